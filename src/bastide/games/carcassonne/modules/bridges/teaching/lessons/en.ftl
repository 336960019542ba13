# What the lesson of this module says.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Your road runs east, but the tile you drew has no road. With a [[feature-bridge|bridge]] it fits anyway: place it there.
    .right = Your road continues across the bridge, over the city.
    .apart = Place it at the end of your road: the bridge carries the road over it.
lesson-carcassonne-bridges-castle = Complete the small city to the north.
    .right = A small city of two half-round pieces can become a castle.
    .apart = Place it above your knight and rotate it until city meets city.
lesson-carcassonne-bridges-figure = Skip the follower, and don’t build a bridge.
    .right = Now you choose what happens to the city.
lesson-carcassonne-bridges-build = Take 4 points now, or build a [[feature-castle|castle]], which scores as much as the next feature completed next to it. Build the castle.
    .right = Your knight stays in the castle. Wait until a large feature is completed next to it.
    .points = 4 points are certain. But try the castle this time.
