# What the lesson of this module says.

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = The dragon is on the volcano. You have drawn a tile with the dragon symbol, which makes the dragon move. Place it at the end of your road.
    .right = Before the dragon moves, you may place a follower or move the fairy.
    .apart = Place it at the eastern end of your road.
lesson-carcassonne-dragon-fairy = The dragon never enters the [[figure-fairy|fairy]]’s tile. Move her to your highwayman.
    .right = Your highwayman is safe.
    .else = Then the dragon can reach your highwayman. Move the fairy to it.
lesson-carcassonne-dragon-journey = Now the [[figure-dragon|dragon]] moves, and you go first. It can only move east, to Blue’s farmer.
    .right = Blue’s farmer goes back to Blue. The fairy is on the next tile, so the dragon stops.
