# The puzzle pages.

puzzle-about = Positions from real games with one clearly best move, verified by simulation.
puzzle-rating = Your rating { $rating }
puzzle-solved = { $solved } of { $all } solved
puzzle-row = { $days ->
    [0] No streak yet
    [one] 1-day streak
   *[other] { $days }-day streak
}
puzzle-today = Solve today’s puzzle
puzzle-today-done = Try today’s puzzle again
puzzle-of-today = Today’s puzzle: find the best move
puzzle-best = Find the best move
puzzle-next = Next puzzle
puzzle-theme = Theme
puzzle-all-themes = all
puzzle-all = All puzzles
puzzle-all-done = You’ve tried every puzzle here. Choose another theme or game.
puzzle-hint = { $theme }. Why it works: { $reasons }
puzzle-right = Correct! Clearly the best move.
puzzle-wrong = There’s a better move.
puzzle-figures = wins { $win }% of the time, { $lead } points.
puzzle-untold = Your move is worse than all of these.
puzzle-its-rating = Puzzle rating { $rating }
puzzle-longest = { $days ->
    [one] Longest streak: 1 day
   *[other] Longest streak: { $days } days
}
puzzle-before = Earlier puzzles
puzzle-was-right = solved
puzzle-was-wrong = not solved
puzzle-was-helped = solved with a hint
