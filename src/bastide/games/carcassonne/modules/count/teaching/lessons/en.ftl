# What the lesson of this module says.

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Blue's road lacks only its end. Give Blue the points, and see what you get for it: lay the crossing there.
    .right = The road is complete.
    .apart = Lay it at the open end of Blue's road.
lesson-carcassonne-count-figure = Place nobody on the tile.
    .right = Blue got 4 points, and you none.
lesson-carcassonne-count-send = So you may send a follower [[into-carcassonne|to Carcassonne]]. From the castle they come to cities: send one to the castle.
    .right = He waits there until a city is scored.
    .none = You have given points away: take what you get for it.
    .else = That quarter would do as well. This time take the castle.
lesson-carcassonne-count-count = Nobody can leave the quarter that the [[figure-count|count]] is in. He is in the castle: send him to the market.
    .right = Before a city is scored in which somebody stands, your follower may now come out and stand in it, too.
    .none = Then he locks your own follower in.
    .else = That would do as well. This time send him to the market.
