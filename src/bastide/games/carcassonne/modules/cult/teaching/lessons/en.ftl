# What the lesson of this module says.

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Your heretic on the [[feature-shrine|shrine]] and Blue's monk in the cloister challenge each other: whoever is complete first gets 9 points, the other nothing. Which place completes yours?
    .right = All eight tiles around the shrine lie there.
    .blue = That would complete Blue's cloister. Then you get nothing.
    .apart = One tile is missing around your shrine, in a corner.
lesson-carcassonne-cult-won = Place nobody, and see what happens.
    .right = 9 points for you, and Blue's monk goes home with nothing.
