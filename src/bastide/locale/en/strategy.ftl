# The page of the strategies.

strategy-about = Write down how to play, and let it play a thousand games against others before you have poured a cup of tea.
strategy-mine = Your strategies
strategy-none = You have none yet. Begin with one that comes along, and change it.
strategy-begin = Begin with
strategy-example-usual = The usual weights
strategy-empty = an empty sheet
strategy-new = Write
strategy-name = Name
strategy-unnamed = Mine
strategy-text = How it plays
strategy-how-buylist = One purchase a line; the first that can be afforded and whose condition holds is bought: “province”, “smithy up to 1”, “duchy when provinces <= 4”. What stands behind # is a note.
strategy-how-weights = One line for each thing that is worth more or less than usual: “shields = 1.4”, or for a part of the game only, “science in age 3 = 0.5”. What stands behind # is a note.
strategy-fine = This can be played.
strategy-delete = Throw away
strategy-delete-sure = Throw “{ $name }” away?
strategy-kept = Strategies are kept on this device.
strategy-save = Save as a file
strategy-trial = A trial
strategy-who = Who takes part
strategy-two = Choose two at least.
strategy-games = Games at each table
strategy-play = Let them play
strategy-stop = Stop
strategy-played = { $played } of { $games } games
strategy-over-time = The time for a trial was over; the report is about the games until then.
strategy-over-stopped = Stopped; the report is about the games until then.
strategy-report = Report
strategy-save-report = Save the report
