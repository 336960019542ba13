# What the lesson of this module says.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Your [[figure-builder|builder]] stands on your road. Whenever you make that road longer you have a second turn. Lay the tile at its end.
    .right = The road is longer.
    .apart = Then there is no second turn. Lay it at the end of your road.
lesson-carcassonne-traders-second = Place nobody for now.
    .right = It is your turn again, with another tile. But never a third time.
lesson-carcassonne-traders-goods = Blue's city shows wine. Close it all the same: you will see why.
    .right = The city is complete.
    .apart = Close Blue's city: lay the tile at its eastern end, turned so that it fits.
lesson-carcassonne-traders-token = Place nobody, and see what happens.
    .right = Blue gets 6 points. But the [[goods|wine]] is yours, since you closed the city: most of one kind is worth 10 points at the end.
