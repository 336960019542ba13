### Tournaments: the results in the terminal, and the report.

tournament-whole = { NUMBER($value, maximumFractionDigits: 0) }
tournament-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { $low } to { $high }

tournament-title = { $game }: tournament
tournament-title-series = { $game }: simulation
tournament-summary = { $bots } bots, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions.

tournament-column-bot = Bot
tournament-column-rating = Rating
tournament-column-interval = 95% interval
tournament-column-games = Games
tournament-column-wins = Wins
tournament-column-shared = Shared
tournament-column-share = Win share
tournament-column-score = Points
tournament-column-measure = Average per game

tournament-standings = Standings
    .note = Ratings use the Elo scale: 0 is the average of these bots, and a 100-point lead means about 64% wins. The 95% interval is below each value. Shared wins are split.
tournament-ratings = Ratings
    .note = The dot is the rating, the line its 95% interval. The dashed line is the average of all bots.
tournament-shares = Win share
    .note = The line on each bar is the 95% interval. The dashed line is the share of equally strong players.
tournament-cross = Head to head
    .note = How often the row’s bot finished ahead of the column’s bot in games they both played (ties count half). Green: the row is ahead.
tournament-scores = Final scores
    .note = Distribution of final scores. The dashed line is the average; average and standard deviation are next to each name.
tournament-lengths = Game length
    .note = Distribution of game lengths. The dashed line is the average.
tournament-length-turns = { $mean } turns on average, all players combined
tournament-length-decisions = { $mean } decisions on average, all players combined
tournament-courses = Turn by turn
    .note = Each bot’s standing after each of its turns: average (line) ± one standard deviation (band). Turns reached in fewer than a quarter of its games are omitted; the last turn includes final scoring.
tournament-turn-points = Points
tournament-categories = Points by category
    .note = Average points by source. All bars use the same scale.
tournament-measures = Playing style
    .note = Averages of the game’s own statistics. Each row has its own scale.
tournament-favourites = Favourite choices
    .note = The most frequent choices of each bot: average number per game.
tournament-settings = Settings
    .note = The same settings reproduce the same games, except for bots with a time limit.
tournament-setting-games = Games per table
tournament-setting-seats = Seats per table
tournament-setting-seed = Seed
tournament-setting-rules = Rules version
tournament-setting-tables = Tables
tournament-setting-command = Command
tournament-setting-until-clear = Early stop
tournament-setting-clear = { $clear ->
    [0] No match was decided before its last game
    [one] 1 of { $tables } matches was decided early
   *[other] { $clear } of { $tables } matches were decided early
}

### The opening explorer

tournament-openings-title = { $game }: openings
tournament-openings-summary = Finished games: { $games }. Left out: { $unfinished } unfinished, { $unreadable } that don’t replay.
tournament-openings-note = Choices with at least { $least } games. A shared victory counts in part. The line on each bar is the 95% interval.
tournament-openings-few-games = No choice has { $least } games.
tournament-openings-all-games = All games
tournament-openings-column-choice = Choice
tournament-openings-column-games = Games
tournament-openings-column-share = Win share
