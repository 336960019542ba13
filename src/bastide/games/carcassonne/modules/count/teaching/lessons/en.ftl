# What the lesson of this module says.

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Blue’s road only needs an end. Complete it for Blue and see what you get in return: place the crossing there.
    .right = The road is completed.
    .apart = Place it at the open end of Blue’s road.
lesson-carcassonne-count-figure = Skip the follower on this tile.
    .right = Blue scores 4 points, and you score none.
lesson-carcassonne-count-send = So you may send a follower [[into-carcassonne|to Carcassonne]]. Followers in the castle can join cities: send one to the castle.
    .right = It waits there until a city is scored.
    .none = You gave points away: take what you get in return.
    .else = That quarter would work, too. This time choose the castle.
lesson-carcassonne-count-count = Nobody can leave the quarter that the [[figure-count|count]] is in. He is in the castle: move him to the market.
    .right = Before a city with followers in it is scored, your follower may now leave the castle and join that city.
    .none = Then he locks in your own follower.
    .else = That would work, too. This time move him to the market.
