# What the lesson of this module says.

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Your heretic on the [[feature-shrine|shrine]] and Blue’s monk in the cloister challenge each other: the first to be completed scores 9 points, the other nothing. Which space completes yours?
    .right = All eight tiles around the shrine are there.
    .blue = That would complete Blue’s cloister. Then you score nothing.
    .apart = One tile is missing around your shrine, in a corner.
lesson-carcassonne-cult-won = Skip the follower and see what happens.
    .right = 9 points for you, and Blue’s monk returns with nothing.
