# Profiles of accounts, on servers only.

profile-shown = Everyone with an account on this server can see your profile, except games at private tables. You can hide it on the leaderboards page.
profile-hidden = Only you see this profile, because you have chosen not to be listed. You can change this in the leaderboards.
profile-missing = There is no such profile, or you may not see it.
profile-needs-account = Profiles are for people with an account. Create one or sign in.
profile-account = Account
profile-no-games = No finished games yet.
profile-ratings = Ratings
profile-rated-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
profile-chart = Chart
profile-chart-summary = Rating on { $from }: { $first }. Rating on { $to }: { $last }.
profile-chart-about = The line is the rating after each day with rated games; the area is its uncertainty.
profile-chart-table = The last days as a table
profile-day = Day
profile-uncertainty = Uncertainty
profile-results = Results
profile-older = The results, opponents and activity are those of the last { $games } games.
profile-game = Game
profile-won = Won
profile-shared = Shared victory
profile-shared-wins = Shared
profile-lost = Not won
profile-streak = Wins in a row
profile-longest = best { $games }
profile-against-people = against people
profile-against-bots = against bots
profile-opponents = Head to head
profile-opponents-about = How often the place was better than, equal to or worse than that of the opponent.
profile-ahead = Better
profile-level = Equal
profile-behind = Worse
profile-favourites = Played most
profile-favourite = { $name }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $share } won
profile-puzzles = Puzzles
profile-puzzle = { $game }: rating { $rating }, { $answers ->
    [one] 1 puzzle
   *[other] { $answers } puzzles
}
profile-puzzle-streak = Puzzle of the day: { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row, record: { $longest }
profile-activity = Activity
profile-calendar-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $days ->
    [one] 1 day
   *[other] { $days } days
} of the last year
profile-calendar-table = By month
profile-day-games = { $day }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-month = Month
profile-history = Finished games
profile-any = All
profile-result = Result
profile-opponent = Opponent
profile-with = With
profile-since = From
profile-until = To
profile-search = Search
profile-reset = Show all
profile-none = No games found.
profile-none-yet = Nothing found among the newest games. Older games can be searched too.
profile-more = Show older games
profile-replay = Replay: { $game }, { $when }
profile-download = Download records
    .help = The newest 100 of these games, as a zip file.
