### Tournaments, friends and the search for opponents among the people of a server.

club-tournaments = Tournaments
club-about = Play rounds against the people of this server. The tables open by themselves when a round starts.
club-none = No tournaments yet. Create the first one and invite others.
club-needs-account = Tournaments need an account.
club-to-account = Create an account or sign in
club-all = All tournaments
club-missing = Tournament not found
club-entrant-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
club-status-open = Open for players
club-status-running = Running
club-status-paused = Paused
club-status-finished = Finished
club-status-cancelled = Cancelled

## Formats

club-format-swiss = Swiss system
    .help = In each round you meet someone with about as many points as you, and never the same player twice.
club-format-round_robin = Round robin
    .help = Everyone meets everyone else once.
club-format-knockout = Knock-out
    .help = Who loses a match is out. If a match is drawn, the points in its games decide, then chance.
club-format-tables = Tables
    .help = Tables of three or more players. After the first round, neighbours in the standings sit together.
club-format-arena = Arena
    .help = For a fixed time, you get a new opponent as soon as your game is over.

## A new tournament

club-new = New tournament
club-presets = Presets
club-preset-carcassonne = Carcassonne as in the international tournament
club-preset-dominion = Dominion, best of three with a shared kingdom
club-preset-seven_wonders = 7 Wonders, tables of four
club-name = Name
club-game = Game
club-format = Format
club-rounds = Rounds
club-table-size = Players per table
club-best-of = Best of
    .help = Number of games in a match. It ends as soon as one player has won more than half of them.
club-best-of-value = best of { $count }
club-minutes = Duration in minutes
club-third-place = Match for third place
club-clock = Clock
club-clock-quick = 10 minutes per player and 5 seconds per move
club-clock-standard = 25 minutes per player and 10 seconds per move
club-clock-long = 60 minutes per player and 20 seconds per move
club-clock-day = 1 day per move
club-clock-days = 3 days per move
club-shared = Same random setup for the whole round
    .help = Random options, such as the kingdom, are drawn once per round. All its games use them.
club-shared-short = same setup for all
club-duplicate = Duplicate deals
    .help = A match has two games with the same deal, in which the players exchange seats. In the second game both know the deal, so it doesn’t change ratings.
club-duplicate-short = same deal with seats exchanged
club-late = Players can join after the start
club-link-only = By link only
    .help = Only people with the link can see the tournament and join it.
club-create = Create tournament
club-back = Back

## One tournament

club-per-move = { $time } per move
club-per-game = { $time } per player, { $increment } per move
club-round-of = Round { $round } of { $rounds }
club-closes = until { $time }
club-organiser = Organiser: { $name }
club-play = Play
club-join = Join
club-join-about = By joining you agree to play your games. If you make no move in time, you lose the game.
club-leave = Withdraw
club-leave-sure = Withdraw from the tournament? You lose the games that are not over.
club-copy-link = Copy link
club-manage = Organise
club-start = Start tournament
club-pause = Pause
club-resume = Resume
club-cancel = Cancel tournament
club-cancel-sure = Cancel the tournament? Games that are being played can go on, but no longer count for it.
club-bot = Bot
club-add-bot = Add bot
club-remove = Remove
club-entrants = Players
club-standings = Standings
club-nobody = Nobody has joined yet.
club-player = Player
club-place = Place
club-points = Points
club-withdrawn = withdrawn
club-deleted = deleted player
club-round = Round { $round }
club-bye = No opponent in this round
club-forfeit = Forfeited
club-watch = Watch
club-see = View game
club-game-number = Game { $number }
club-save = Results as { $kind }

## Points and tie-breaks

club-how = How places are decided
club-points-swiss = A win counts 1 point, a draw half a point. A round without an opponent counts as a win.
club-points-round_robin = A win counts 1 point, a draw half a point.
club-points-knockout = Places depend on how far somebody came.
club-points-tables = At a table you get one point for each player you beat, and half a point for a tie. At smaller tables the points are scaled up.
club-points-arena = A win counts 2 points, a draw 1 point.
club-tie-buchholz = Buchholz
    .help = sum of the points of your opponents. A round without a game counts your own points.
club-tie-sonneborn = Sonneborn-Berger
    .help = points of the opponents you beat, and half the points of those you drew with
club-tie-wins = Wins
    .help = number of matches or tables won
club-tie-difference = Difference
    .help = your scores minus the average of the other players at the table, over all games
club-tie-progress = Round
    .help = the round in which somebody was eliminated
club-tie-equal = If everything is equal, the place is shared.

## Friends

club-people = Play with others
club-friends = Friends
club-friends-about = See who is online and challenge them to a game. You become friends when both agree.
club-friends-account = You need an account to have friends.
club-friends-none = No friends yet. Add someone by their account name, or someone you’ve played with.
club-friends-online = { $count ->
    [0] None of your friends is online.
    [one] 1 friend is online.
   *[other] { $count } friends are online.
}
club-online = online
club-offline = offline
club-challenge = Challenge
club-challenge-name = Challenge { $name }
club-challenge-send = Send challenge
club-challenge-bots = Bots take the other seats.
club-rated = Rated
    .help = Games that aren’t rated allow hints.
club-friend-remove-name = Remove { $name }
club-friend-remove-sure = Remove { $name } from your friends?
club-requests = { $count ->
    [one] 1 friend request
   *[other] { $count } friend requests
}
club-request-accept = Accept
club-request-accept-name = Accept the request of { $name }
club-request-decline = Decline
club-request-decline-name = Decline the request of { $name }
club-requests-sent = Sent requests
club-request-withdraw = Withdraw
club-request-withdraw-name = Withdraw the request to { $name }
club-ask = Add a friend
club-ask-account = Account name
club-ask-send = Send request
club-ask-sent = Request sent.
club-ask-companions = People you’ve played with
club-ask-name = Send { $name } a request
club-requests-allowed = Others may send me friend requests
    .help = If you turn this off, new requests don’t reach you. The senders aren’t told.

## Finding an opponent

club-match = Find an opponent
club-match-about = The server finds someone who wants to play the same game at the same pace. Keep this page open while you wait.
club-match-account = You need an account to look for an opponent.
club-match-pace = Pace
club-match-pace-live = Live (15 min + 10 s per move)
club-match-pace-correspondence = 3 days per move
club-match-rating = Rating of the opponent
club-match-any = Any
club-match-within = Within { $points } points
club-match-start = Find an opponent
club-match-waiting = Looking for an opponent …
club-match-cancel = Stop looking
club-match-bot = Nobody has been found yet. You can go on waiting or play against a bot of your strength: { $bot }.
club-match-bot-play = Play against the bot
club-match-ended = The search has ended because the connection was lost for too long.
