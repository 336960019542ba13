# What the lesson of this module says.

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = There is a hole with tiles on all four sides. Instead of drawing a tile you may lay your [[feature-abbey|abbey]] there: it fits everywhere and closes what faces it.
    .right = Your road ends at the abbey now.
    .draw = You may draw as well. But a hole like this is what the abbey is for.
lesson-carcassonne-abbey-monk = The abbey is also a cloister. Place a monk in it.
    .right = 3 points for the road at once. The monk waits for the one tile that is missing around him, for 9 more.
    .wagon = A wagon may stand there, too. Take a monk this time.
    .none = One tile is missing around it for 9 points. Place a monk.
