# The page of the daily challenge.

deal-about = Everyone gets the same cards, seat and opponents ({ $opponents }), who respond identically to the same moves. It counts once, until { $time } your time. No undo, no hints.
deal-begun = { $people ->
    [0] Nobody has started this challenge.
    [one] 1 person has started.
   *[other] { $people } people have started.
}
deal-next-hours = Next challenge in { $hours } h { $minutes } min, at { $at } your time.
deal-next-minutes = Next challenge in { $minutes } min, at { $at } your time.
deal-picture = What awaits you
deal-play = Play today’s challenge
deal-go-on = Continue
deal-later = Replay, comparison and another try: when the day is over.
deal-again = Play again (doesn’t count)
deal-mine = You: { $score } points ({ $lead } on the next best), place { $place } at the table.
deal-rank = Rank { $rank } overall.
deal-unfinished = You haven’t finished this challenge.
deal-missed = You didn’t play this challenge.
deal-unfinished-count = { $people ->
    [one] 1 person didn’t finish.
   *[other] { $people } people didn’t finish.
}
deal-today = Today
deal-days-before = Previous days
deal-by-points = Points
deal-by-lead = Lead over the best opponent
deal-you = You
deal-results = Results
deal-name = Name
deal-score = Points
deal-lead = Lead
deal-days = Days
deal-won = Wins
deal-people = Players
deal-guests = Guests
deal-guests-about = Guests are ranked separately, because they may have seen the cards before.
deal-guest = { $name } (guest)
deal-bots = Bots in the same seat
deal-bots-playing = The bots are still playing. Check back later.
deal-week = This week
deal-beside = Compare with the best
deal-beside-whom = { $name }: { $score } points, lead { $lead }. Turns where you played differently:
deal-compare = Compare turns
deal-same = You played every turn the same way.
deal-turn = Turn { $turn }
deal-points = ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
