# What the lesson of this module says.

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Your knight's city lacks one tile. Close it.
    .right = The city is complete.
    .apart = The city stays open like that. Lay the tile at its northern end, turned so that it fits.
lesson-carcassonne-king-king = Place nobody, and see what happens.
    .right = 8 points. And it is the largest city so far: the [[figure-king|king]] is yours, until somebody completes a larger one. At the end he brings 1 point for every complete city.
    .farmer = Place none this time.
