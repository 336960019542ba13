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
puzzle-best-moves = Find the best moves
puzzle-step = { $step } of { $steps }
puzzle-go-on = Correct! Now the next move.
puzzle-next = Next puzzle
puzzle-themes = Themes
puzzle-all = All puzzles
puzzle-all-done = You’ve tried every puzzle here. Choose another theme or game.
puzzle-hint = { $theme }. Why it works: { $reasons }
puzzle-right = Correct!
puzzle-wrong = There’s a better move.
puzzle-equal = { $count ->
    [2] The first two moves are about equal.
   *[other] The first { $count } moves are about equal.
}
puzzle-tag-best = best
puzzle-tag-yours = your move
puzzle-compared = Compared with move { $number }: { $reasons }
puzzle-instead = With the best move instead: { $reasons }
puzzle-unmeasured = This move is not better than the others listed.
puzzle-try = Choose a move here or on the board to see how the game goes on.
puzzle-not-listed = This move wasn’t compared with the others. Choose one from the list.
puzzle-watch = What follows: { $move }
puzzle-solution = Watch the whole solution
puzzle-line = Moves on the board
puzzle-move = Move { $move } of { $moves }
puzzle-move-back = One move back
puzzle-move-on = Next move
puzzle-back = Back to the position
puzzle-its-rating = Puzzle rating { $rating }
puzzle-longest = { $days ->
    [one] Longest streak: 1 day
   *[other] Longest streak: { $days } days
}
puzzle-before = Earlier puzzles
puzzle-was-right = solved
puzzle-was-wrong = not solved
puzzle-was-helped = with a hint
puzzle-repeat = Repeat what you missed ({ $count })
puzzle-repetition-about = Puzzles you got wrong come back after 1, 3, 7 and 21 days. Your rating doesn’t change.
puzzle-repetition-over = All due puzzles repeated.
puzzle-missed-before = You missed this one before. { $count ->
    [one] 1 puzzle is due.
   *[other] { $count } puzzles are due.
}
puzzle-comes-again = { $days ->
    [one] Comes back tomorrow
   *[other] Comes back in { $days } days
}
