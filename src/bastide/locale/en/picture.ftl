# What stands on pictures of tables, beside the words of the games.
picture-title = { $game }: { $names }
picture-over = The game is over
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-house = Board games by the exact rules, with friends or bots, in the browser.
