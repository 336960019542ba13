# What the lesson of this module says.

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = The dragon sits on the volcano. You have drawn a tile with the dragon's sign: after it he walks. Lay it at the end of your road.
    .right = Before he walks you may place a figure or move the fairy.
    .apart = Lay it at the eastern end of your road.
lesson-carcassonne-dragon-fairy = The dragon never enters the [[figure-fairy|fairy]]'s tile. Move her to your highwayman.
    .right = Your highwayman is safe.
    .else = Then your highwayman is not safe from the dragon. Move the fairy to him.
lesson-carcassonne-dragon-journey = Now the [[figure-dragon|dragon]] walks, and you lead him first. He can only go east, where Blue's farmer stands.
    .right = Blue's farmer had to go home. The fairy is on the next tile, so the dragon stops.
