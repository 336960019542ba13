# The page of the puzzles.

puzzle-about = Positions of real games in which one answer is better beyond doubt: tried with the same draws for all answers, and looked at twice.
puzzle-rating = Rating { $rating }
puzzle-solved = { $solved } of { $all } solved
puzzle-row = { $days ->
    [0] No day in a row yet
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-today = Today’s puzzle
puzzle-today-done = Today’s puzzle, once more
puzzle-of-today = Today’s puzzle: what is best?
puzzle-best = What is best here?
puzzle-next = Next puzzle
puzzle-theme = Theme
puzzle-all-themes = all
puzzle-all = All puzzles
puzzle-all-done = There is no puzzle left here that you have not tried. Choose another theme, or another game.
puzzle-hint = { $theme }. What speaks for the answer: { $reasons }
puzzle-right = Right: that is better beyond doubt.
puzzle-wrong = There is something better.
puzzle-figures = wins { $win } % of the time, in points { $lead };
puzzle-untold = Your answer is worse than all of these.
puzzle-its-rating = Puzzle { $rating }
puzzle-longest = { $days ->
    [one] Longest row: one day
   *[other] Longest row: { $days } days
}
puzzle-before = Puzzles of the days before
puzzle-was-right = solved
puzzle-was-wrong = not solved
puzzle-was-helped = solved with a hint
