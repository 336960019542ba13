### Tournaments: the results in the terminal, and the report.

tournament-whole = { NUMBER($value, maximumFractionDigits: 0) }
tournament-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { $low } to { $high }

tournament-title = { $game }: tournament
tournament-title-series = { $game }: simulation
tournament-summary = { $bots } bots, { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions.

tournament-column-bot = Bot
tournament-column-rating = Rating
tournament-column-interval = 95% interval
tournament-column-games = Games
tournament-column-wins = Won
tournament-column-shared = Shared
tournament-column-share = Share of victories
tournament-column-score = Points
tournament-column-measure = Average per game

tournament-standings = Standings
    .note = The rating is on the scale of Elo; 0 is the average of these bots, and 100 points more mean about 64 of 100 games. Below each figure is its 95% interval. A victory that several share is divided among them.
tournament-ratings = Ratings
    .note = The dot is the rating, the line its 95% interval. The dashed line is the average of all bots.
tournament-shares = Shares of victories
    .note = The line over each bar is the 95% interval. The dashed line is what equally strong players would win.
tournament-cross = Who comes before whom
    .note = How often the bot of the row came before the bot of the column in the games that both played; equal places count half. Green: the row is ahead.
tournament-scores = Points at the end
    .note = How often each number of points was reached. The dashed line is the average; beside the name stand average and standard deviation.
tournament-lengths = Length of the games
    .note = How often a game was how long. The dashed line is the average.
tournament-length-turns = { $mean } turns on average, those of all players together
tournament-length-decisions = { $mean } decisions on average, those of all players together
tournament-courses = Turn by turn
    .note = How the bots stood after each of their turns: the line is the average, the band one standard deviation to both sides. Turns that fewer than a quarter of a bot's games came to are left out; the last one includes what is counted at the end.
tournament-turn-points = Points
tournament-categories = Points by category
    .note = Where the points come from, on average. All bars have the same scale.
tournament-measures = How they play
    .note = The game's own measures, on average. Each row has its own scale.
tournament-favourites = Favourite choices
    .note = What each bot did most with which thing: how often in a game, on average.
tournament-settings = Settings
    .note = The same settings give the same games, for bots that do not think by the clock.
tournament-setting-games = Games at each table
tournament-setting-seats = Seats at a table
tournament-setting-seed = Seed
tournament-setting-rules = Version of the rules
tournament-setting-tables = Tables
tournament-setting-command = Command
tournament-setting-until-clear = Early stop
tournament-setting-clear = { $clear ->
    [0] At no table did the answer become clear before the last game
    [one] At one table of { $tables } the answer was clear early
   *[other] At { $clear } tables of { $tables } the answer was clear early
}
