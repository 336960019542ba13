# What the lesson of this module says.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Your [[figure-builder|builder]] is on your road. Whenever you extend that road you get an extra turn. Place the tile at its end.
    .right = You have extended the road.
    .apart = Then you get no extra turn. Place it at the end of your road.
lesson-carcassonne-traders-second = Skip the follower for now.
    .right = It’s your turn again, with another tile. You never get a third.
lesson-carcassonne-traders-goods = Blue’s city shows wine. Complete it anyway: you will see why.
    .right = The city is completed.
    .apart = Complete Blue’s city: place the tile at its eastern end and rotate it until it fits.
lesson-carcassonne-traders-token = Skip the follower and see what happens.
    .right = Blue scores 6 points. But you get the [[goods|wine]], because you completed the city. The player with the most wine gets 10 points at the end.
