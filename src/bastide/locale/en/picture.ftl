# What stands on pictures of tables, beside the words of the games.
picture-title = { $game }: { $names }
picture-over = The game is over
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
