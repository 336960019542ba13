# The strategies page.

strategy-about = Write a strategy and test it over a thousand games in minutes.
strategy-mine = Your strategies
strategy-none = No strategies yet. Start from one of the examples and change it.
strategy-begin = Start from
    .help = Copies an example that you can change.
strategy-example-usual = Default weights
strategy-empty = blank
strategy-new = Create
strategy-name = Name
strategy-unnamed = My strategy
strategy-text = Strategy
strategy-how-buylist = One card per line. The bot buys the first card it can afford whose condition is true: “province”, “smithy up to 1”, “duchy when provinces <= 4”. Text after # is a comment.
strategy-how-weights = One line for each value that differs from the default: “shields = 1.4”, or for one part of the game only, “science in age 3 = 0.5”. Text after # is a comment.
strategy-fine = No errors.
strategy-delete = Delete
strategy-delete-sure = Delete “{ $name }”?
strategy-kept = Strategies are saved on this device.
strategy-save = Save as a file
strategy-trial = Test
strategy-who = Participants
    .help = Choose two to eight strategies and bots.
strategy-two = Choose at least two.
strategy-games = Games per table
    .help = Each line-up plays this many games. More games give a more precise result.
strategy-play = Run test
strategy-stop = Stop
strategy-played = { $played } of { $games } games
strategy-over-time = The test reached its time limit. The report covers the games played so far.
strategy-over-stopped = You stopped the test. The report covers the games played so far.
strategy-report = Report
strategy-save-report = Save report
