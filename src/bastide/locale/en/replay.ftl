# A game that is watched again: what is only said once it is open.

replay-verdict-exact = Replayed exactly: this is the game that was played.
replay-verdict-unverified = Replayed without contradiction, but by another version of the rules.
replay-verdict-diverged = The record does not fit the rules from action { $at } on; it is shown up to there.
replay-verdict-corrected = Corrected since then: { $rules }.
replay-chart = Points over time
replay-open-hands = everyone: all hands open
replay-all-hands = All hands
replay-nothing-hidden = Nobody holds anything hidden in this game.
replay-share-move = Copy a link to this move
replay-table-picture = Picture of this table
replay-share-needs-name = To share it, the record is kept at this server, under your name.
replay-review = Review
replay-review-about = A bot looks at every decision and marks those that cost the most.
replay-review-begin = Review this game
replay-review-progress = Looked at: { $done } of { $looks }
replay-review-found = { $count ->
    [one] One decision cost something. It is marked on the time line.
   *[other] { $count } decisions cost the most. They are marked on the time line.
}
replay-review-nothing = No single decision cost anything beyond doubt. Well played!
replay-review-total = { $name }: { $cost } in all
replay-review-cost = costs { $cost }
replay-review-better = Better: { $action }
replay-review-chance = Chance to win until then: { $chance }
replay-review-basis = What a turn costs is the chance of victory that was lost by it, found by playing on from both sides; ± says how uncertain that is. 100 % is one victory.
replay-review-unseen = { $count ->
    [one] For 1 decision there was too little time to look; nothing is said of it.
   *[other] For { $count } decisions there was too little time to look; nothing is said of them.
}
replay-review-mine = Only my mistakes
replay-review-turn = turn { $turn }, action { $action }
replay-review-others = { $count ->
    [one] With 1 more decision of this turn.
   *[other] With { $count } more decisions of this turn.
}
replay-try-again = Try again from here
