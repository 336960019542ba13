# What the lesson of this module says.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = With this module the [[feature-river|river]] is laid first, from the spring to the lakes. Continue one of its two arms.
    .right = Figures may stand on these tiles, but not in the river.
lesson-carcassonne-river2-monk = Place a monk in the cloister.
    .right = The cloister counts as always. Fields end at the river, so it makes many small ones.
    .none = A cloister like this is worth a monk.
    .farmer = Fields at a river are small. Place a monk.
