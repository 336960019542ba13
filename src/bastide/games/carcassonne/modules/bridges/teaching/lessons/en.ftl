# What the lesson of this module says.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Your road leads east, and the tile you have drawn has no road. With a [[feature-bridge|bridge]] it fits all the same: lay it there.
    .right = Your road runs on across the bridge, over the city.
    .apart = Lay it at the end of your road: the bridge carries the road over it.
lesson-carcassonne-bridges-castle = Close the small city in the north.
    .right = A small city of two half-round pieces: it can become a castle.
    .apart = Lay it above your knight, turned so that city meets city.
lesson-carcassonne-bridges-figure = Place nobody, and build no bridge.
    .right = Now you are asked what the city is to be.
lesson-carcassonne-bridges-build = 4 points at once, or a [[feature-castle|castle]]: it gets the same points as the next thing that is completed beside it. Build the castle.
    .right = Your knight stays on it. Wait for something large that is completed next to it.
    .points = 4 points are sure. But look at the castle this time.
