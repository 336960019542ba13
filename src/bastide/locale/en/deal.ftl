# The page of the deal of the day.

deal-about = Everybody has the same cards, the same seat and the same opponents ({ $opponents }), who answer the same moves in the same way. It counts once, until midnight by the clock of Greenwich: nothing is taken back, and there are no hints.
deal-begun = { $people ->
    [0] Nobody has begun it yet.
    [one] One person has begun it.
   *[other] { $people } people have begun it.
}
deal-play = Play the deal
deal-go-on = Go on playing
deal-again = Once more (does not count)
deal-mine = You: { $score } points, { $lead } to the best of the others, place { $place } at the table.
deal-rank = Place { $rank } of all who played it.
deal-unfinished = You have not come to the end of this deal.
deal-missed = You have not played this deal.
deal-unfinished-count = { $people ->
    [one] One person has not come to the end.
   *[other] { $people } people have not come to the end.
}
deal-today = Today
deal-days-before = The last days
deal-by-points = Points
deal-by-lead = Ahead of the best of the others
deal-you = You
deal-name = Name
deal-score = Points
deal-lead = Lead
deal-days = Days
deal-won = Victories
deal-people = People
deal-guests = Guests
deal-guests-about = Guests stand apart: whoever comes as a guest may have seen the deal before.
deal-bots = Bots on the same seat
deal-bots-playing = The bots are still playing this deal; look in again later.
deal-week = The week
deal-beside = Beside the best
deal-beside-whom = { $name }: { $score } points, lead { $lead }. These are the turns in which you did not do the same.
deal-compare = Compare turn by turn
deal-same = You did the same in every turn.
deal-turn = Turn { $turn }
deal-points = ({ $points ->
    [one] one point
   *[other] { $points } points
})
