# What the lesson of this module says.

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Your road lacks one tile, and you have drawn one with an [[mark-inn|inn]]. Lay it into the gap.
    .right = With an inn a complete road counts double; one that is unfinished at the end counts nothing.
    .apart = Your road lacks just this tile: lay it into the gap.
lesson-carcassonne-inns-scored = Place nobody, and see what it brings.
    .right = Three tiles, 2 points each: 6.
lesson-carcassonne-inns-big = The knight on the left is your [[figure-big|big follower]], the one on the right is Blue's ordinary one. Join the two cities.
    .right = The big follower counts as two: two against one.
    .apart = Lay it into the gap between the two cities.
lesson-carcassonne-inns-majority = Place nobody, and see what it brings.
    .right = All 6 points are yours, and Blue gets nothing.
