# The replay page.

replay-verdict-exact = The replay matches the recorded game exactly.
replay-verdict-unverified = The replay is legal, but the game was played under a different version of the rules.
replay-verdict-diverged = From move { $at } on, the record breaks the rules. It is shown up to that point.
replay-verdict-corrected = Rules corrected since then: { $rules }.
replay-analyse = Analyse
replay-chart = Points over time
replay-open-hands = everyone (all hands visible)
replay-all-hands = All hands
replay-nothing-hidden = This game has no hidden information.
replay-share-move = Copy link to this move
replay-table-picture = Save a picture
replay-picture-here = A picture of this position:
replay-picture-format = Save as { $format }
replay-picture-moving = A moving picture of up to { $most } moves, which browsers and many messengers play:
replay-picture-from = from move
replay-picture-until = to move
replay-picture-seconds = seconds per move
replay-picture-busy = Drawing… { $part } %
replay-share-needs-name = To share this game, the server stores its record under your name.
replay-review = Review
replay-review-about = A bot checks every decision and marks your biggest mistakes.
replay-review-about-any = A bot checks every decision and marks the biggest mistakes of each player.
replay-review-begin = Review this game
replay-review-progress = Analysed { $done } of { $looks }
replay-review-found = { $count ->
    [one] 1 costly decision, marked on the timeline.
   *[other] { $count } costly decisions, marked on the timeline.
}
replay-review-nothing = No single decision clearly cost you anything. Well played!
replay-review-nothing-any = No decision clearly cost anything. Well played by everyone!
replay-review-total = { $name }: { $cost }% win chance and { $points } points lost per decision (decisions: { $count })
replay-review-cost = costs { $what }
replay-review-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-review-better = Better – { $action }
replay-review-chance = Win chance before this move: { $chance }
replay-review-basis = The cost of a turn is the win chance and the final points it lost, estimated by playing on many times from both moves. Only losses that are certain at 99.9% are listed.
replay-review-unseen = { $count ->
    [one] The analysis ran out of time for 1 decision, which is not rated.
   *[other] The analysis ran out of time for { $count } decisions, which are not rated.
}
replay-review-mine = Only my mistakes
replay-review-turn = turn { $turn }
replay-review-others = { $count ->
    [one] Includes 1 more decision from this turn.
   *[other] Includes { $count } more decisions from this turn.
}
replay-try-again = Try again from here
replay-quiz = Learn from my mistakes
replay-quiz-of = Mistake { $number } of { $count }
replay-quiz-ask = You played “{ $action }”. Find a better move.
replay-quiz-right = Right!
replay-quiz-same = That’s what you played. Find another move.
replay-quiz-worse = That costs { $what }. Try again.
replay-quiz-unrated = The review found better moves. Try again.
replay-quiz-show = Show the answer
replay-quiz-over = { $count ->
    [one] Found at the first try: { $found } of 1 better move.
   *[other] Found at the first try: { $found } of { $count } better moves.
}
replay-quiz-end = Back to the replay

# Summary of a review, also after a coached game.

replay-summary = What to take away
replay-well = Done well
replay-well-count = { $count ->
    [0] None of your moves was clearly better than every sensible alternative.
    [one] Only one of your moves was clearly better than every sensible alternative.
   *[other] Only { $count } of your moves were clearly better than every sensible alternative.
}
replay-well-by = { $what } better than “{ $action }”
replay-to-try = To try next time
replay-to-try-instead = instead of “{ $action }”, which cost { $what }

# Error rate on the account page.

replay-error-rate = Error rate
replay-error-rate-about = What one of your decisions costs on average, in win chance and in final points. Lower is better. Reviewing a finished game adds it here. Only you can see this.
replay-error-rate-none = Review a finished game to see your error rate here.
replay-error-rate-last = Last game: { $cost }% and { $points } points per decision
replay-error-rate-mean = Average of { $count } games: { $cost }% and { $points } points
replay-error-rate-game = { $when }: { $cost }% and { $points } points per decision
replay-about = Watch a finished game step by step. Open one from the lobby, or drop a file here: a record, a JCloisterZone save, or a dominion.games or Goko log.
replay-choose-record = Choose a file
replay-failed = Couldn’t read this file: { $reason }. Try another file.
replay-import-read = { $source }: { $read } of { $moves } moves understood.
replay-import-stop = The import stops here: { $reason }
replay-time-line = Timeline
replay-step = { $at } of { $last }
replay-viewer = View as
replay-key-next-costly = next costly move
replay-key-previous-costly = previous costly move
replay-key-next = next step
replay-key-previous = previous step
replay-key-play = play / pause
replay-first = Go to start
replay-last = Go to end
