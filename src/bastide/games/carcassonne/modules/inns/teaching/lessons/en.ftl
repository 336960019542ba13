# What the lesson of this module says.

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Your road needs one more tile, and you have drawn one with an [[mark-inn|inn]]. Place it in the gap.
    .right = With an inn, a completed road scores double, but an incomplete one scores nothing at the end.
    .apart = Your road needs exactly this tile: place it in the gap.
lesson-carcassonne-inns-scored = Skip the follower and see what you score.
    .right = Three tiles at 2 points each: 6 points.
lesson-carcassonne-inns-big = The knight on the left is your [[figure-big|big follower]]. The one on the right is an ordinary follower of Blue’s. Join the two cities.
    .right = The big follower counts as two: two against one.
    .apart = Place it in the gap between the two cities.
lesson-carcassonne-inns-majority = Skip the follower and see what you score.
    .right = You score all 6 points, and Blue gets nothing.
