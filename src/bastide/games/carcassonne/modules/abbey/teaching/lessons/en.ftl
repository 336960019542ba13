# What the lesson of this module says.

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = There is a hole with tiles on all four sides. Instead of drawing a tile you may place your [[feature-abbey|abbey]] there. It always fits, and it closes the features at its edges.
    .right = Your road now ends at the abbey.
    .draw = You may draw a tile, too. But the abbey is made for a hole like this.
lesson-carcassonne-abbey-monk = The abbey is also a cloister. Place a monk in it.
    .right = You score 3 points for the road right away. The monk waits for the one missing tile around it, for 9 more points.
    .wagon = You could also place a wagon there. Place a monk this time.
    .none = With one more tile around it, it scores 9 points. Place a monk.
