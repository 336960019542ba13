# Texts on pictures of tables that do not come from a game.
picture-title = { $game }: { $names }
picture-over = Game over
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-house = Play board games by the book, with friends or bots, in your browser.
