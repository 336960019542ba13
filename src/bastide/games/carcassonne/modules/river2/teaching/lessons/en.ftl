# What the lesson of this module says.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = With this expansion the [[feature-river|river]] is placed first, from the spring to the lakes. Continue one of its two branches.
    .right = You may place followers on these tiles, but not on the river.
lesson-carcassonne-river2-monk = Place a monk in the cloister.
    .right = The cloister scores as usual. Fields end at the river, so it creates many small fields.
    .none = A cloister like this is worth a monk.
    .farmer = Fields at a river are small. Place a monk.
