# What the lesson of this module says.

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Your knight’s city needs one more tile. Complete it.
    .right = The city is completed.
    .apart = That leaves the city open. Place the tile at its northern end and rotate it until it fits.
lesson-carcassonne-king-king = Skip the follower and see what happens.
    .right = 8 points. It is also the largest city so far, so you take the [[figure-king|king]] until another player completes a larger one. At the end he scores 1 point for each completed city.
    .farmer = Skip the follower this time.
