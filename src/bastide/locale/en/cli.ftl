### The command line.

cli-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-examples = Examples
cli-error = error: { $text }
cli-note = note: { $text }
cli-stopped = stopped
cli-system =
    { $kind ->
        [missing] there is no such file
        [folder] it is a folder
        [forbidden] there is no permission
        [read-only] nothing can be written there
        [full] the disk is full
        [taken] another program uses this address already
        [elsewhere] this machine has no such address
        [no-text] it is no text in UTF-8
       *[other] the system refuses it (error { $number })
    }
cli-version-compiled = Bastide { $version } (compiled)
cli-version-pure = Bastide { $version } (pure Python: slower; no compiled rules were found or wanted)

cli-bastide = Dominion, 7 Wonders and Carcassonne by the exact rules
    .help = Dominion, 7 Wonders and Carcassonne by the exact rules: play against bots, simulate a million games, replay and check records.

cli-option-help = Show this help.
cli-option-lang = The language to speak; otherwise the system's.
cli-option-names = What the games are called: neutral, or a folder with names of your own.
cli-option-version = Say which version this is, and whether the rules are compiled.
cli-option-games = How many games to play.
cli-option-seed = Where the random numbers start; the same seed gives the same games.
cli-option-jobs = How many processes share the work. The results do not depend on it.
cli-option-cluster = The address of a Dask scheduler whose workers share the work, instead of --jobs. The results do not depend on it.
cli-option-database = Where everything is kept, if not where the server would look: sqlite:///FILE or postgresql://...
cli-option-as_json = Print one JSON document and nothing else.
cli-option-options = An option of the table; may be given several times. `bastide games --json` lists them.
cli-option-bots = The bots, in seating order, separated by commas. `bastide games` lists them.
cli-option-rotate = Move the bots on by one seat from game to game.
cli-option-out = Where to write the record of a game that shows a fault.
cli-option-seconds = About how long to measure each game.
cli-option-verify = Show nothing, only check. Fails unless the record is exact.
cli-option-seat = Your seat, counted from 0.
cli-option-name = Your name at the table.
cli-option-record = Write the game to this file when it is over or you leave.

cli-games = List the games that are installed
    .help = List the games that are installed, with their bots. With --json also their options, as a form would need them.
cli-games-id = id
cli-games-name = name
cli-games-players = players
cli-games-bots = bots

cli-bots = List the bots that play a game
    .help = List the bots that play a game, the levels first, each with a sentence that says how it plays.

cli-simulate = Let bots play many games and count the results
    .help = Let bots play many games against each other and count the results. Bots keep their seats unless --rotate is given.
cli-simulate-working = playing { $game }
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-shared = shared
cli-simulate-score = score
cli-simulate-metric = { $name }: { $mean } (sd { $sd })
cli-simulate-rate = { $games } games in { $seconds } s: { $rate } a second
cli-simulate-out = Write the games as data to this Parquet file; observations also to numpy files (.npz).
cli-simulate-rows = What a row of that file is: a game, a decision, or an observation (what was seen, could be done and was done, as numbers).
cli-simulate-report = Write a report with charts, turn by turn, to this HTML file.
cli-simulate-records = Write the records of all games to this zip file.

cli-tournament = Let bots meet each other and rate them
    .help =
        Let every bot meet every other, on the same deals and from every seat, and say how good each is: ratings, shares of victories and who comes before whom, with 95% intervals. With --out, all is kept in a folder, an interrupted tournament can go on, and a report is written there.
cli-tournament-bots = The bots that meet, separated by commas. For a table of more than two, a bot may be named more than once.
cli-tournament-games = How many games to play at each table.
cli-tournament-seats = How many sit at a table; otherwise as few as the game is made for.
cli-tournament-until_clear = Stop a table as soon as it is clear who is better there.
cli-tournament-out = A folder for the finished games, their records and the report.
cli-tournament-resume = Go on with the tournament in that folder.
cli-tournament-no_records = Keep only the results of the games, not the games themselves.
cli-tournament-report = The report is in { $path }.

cli-play = Play a game in the terminal
    .help = Play a game in the terminal against bots. What you can do is listed; answer with its number or its words.
cli-play-seed = The seed of the game; otherwise drawn by the system.
cli-play-bots = The others at the table, in seating order, separated by commas; otherwise the game's own bot.
cli-play-origin = Go on with the game of this record, against bots.
cli-play-at = Where to go on: after so many of its actions; otherwise from its last position.
cli-play-welcome = { $game }. Type ? for help, quit to leave.
cli-play-which = Which game?
cli-play-help = Answer with the number of a choice, or with its words as listed. Enter takes the only choice there is. ? and a name shows what that card, board or tile says. quit leaves. hint tells what a bot would do, and why.
# What is typed to be told.
cli-play-hint-word = hint
cli-play-hint = { $action } ({ $win } % ± { $error }): { $reasons }
cli-play-no-such = Nothing in this game is called “{ $name }”.
cli-play-unclear = “{ $text }” is not one of the choices above. Type a number or the words; ? for help.
cli-play-recorded = The game is in { $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Serve tables to play at in the browser
    .help = Serve tables to play at in the browser, with friends and bots. Everything is kept in a database, by default a file of yours; stop the server and start it again whenever you like. Settings can also be given as variables BASTIDE_HOST, BASTIDE_PORT and so on.
cli-serve-host = the address to listen on; 0.0.0.0 for all
cli-serve-port = the port to listen on; 0 for any
cli-serve-database = where everything is kept: sqlite:///FILE or postgresql://...
cli-serve-public_url = the address under which people reach the server
cli-serve-entrance = who may come in: open, invitation or password (BASTIDE_SERVER_PASSWORD)
cli-serve-no_sign_up = make no new accounts
cli-serve-allowed_hosts = more names under which the server is known, separated by commas
cli-serve-processes = how many server processes share the port; without a number, as many as there are cores
cli-serve-workers = how many processes bots think on; otherwise one less than there are cores
cli-serve-browser = open the browser, too
cli-serve-ready = Bastide is at { $address } (stop it with Ctrl-C)

cli-tasks = List the standard tasks, or let bots do one
    .help =
        A standard task is a table, opponents, deals and a number of games, fixed under its name, so that figures can be compared. Without a name, the tasks are listed; with one, each of the bots does it: every deal is played from every seat, and the figure is the share of the opponents that it beat, those it tied with counted half.
cli-tasks-bots = The bots that are to do the task, one after the other, separated by commas; net:FILE and py:FILE, too.
cli-tasks-games = Play fewer games, for a first look. The figures of a task are those of all of them.
cli-tasks-task = task
cli-tasks-game = game
cli-tasks-table = table
cli-tasks-opponents = opponents
cli-tasks-count = games
cli-tasks-share = share beaten
cli-tasks-reward = reward

cli-improve = Make a strategy in a file better by trying variations of it
    .help = Make a strategy that is written in a file better: a buy list of Dominion, or weights for another game. Variations play the same games as what they were made from, against the strongest bots of the table, and take its place when they have clearly won more. Each step is told; the result is printed, or written to a file.
cli-improve-game = The game that the file is for.
cli-improve-minutes = How long to try.
cli-improve-against = The bots to be beaten, separated by commas; otherwise the three strongest of the table are found.
cli-improve-explore = Begin with the best of all simple ideas for the table, if one is better.
cli-improve-out = Where to write what was found; otherwise it is printed.
cli-improve-head = against { $rivals }: { $share } of the games
cli-improve-step = { $tried } tried: { $before } became { $after } in { $games } games
cli-improve-tried = { $tried } variations tried, { $taken } taken; ideas to begin with: { $ideas }
cli-improve-result = Against { $rivals }: { $before } before, { $after } now
cli-improve-written = It is written to { $path }.

cli-train = Teach a network to play a game, by playing against itself
    .help = Teach a network to play a game: it plays against itself, against past selves and against bots, and learns from what came of it. It may be stopped at any time and goes on where it was when it is called again with the same folder. The network is written as plain arrays, for the bot net:FILE. Needs PyTorch: pip install bastide-research.
cli-train-folder = Where everything is kept; GAME-training if nothing is said.
cli-train-minutes = How long to train.
cli-train-players = The numbers of players to learn for, separated by commas; otherwise the smallest table.
cli-train-workers = How many processes play.
cli-train-rows = How many games each of them plays side by side.
cli-train-decisions = How many decisions the whole training is to have: towards the end it learns ever slower.
cli-train-width = How wide the layers of the network are.
cli-train-without = What is never drawn: cards that the network is not to know, separated by commas.
cli-train-league = Bots that sit at some of the tables, separated by commas.
cli-train-lessons = A file of lessons, of which it learns what actions bring before it plays; may be given several times. bastide_research.distill.carcassonne_dataset writes one. With --decisions 0 it learns from lessons only.
cli-train-champion = The folder of a training; its player, who learns no more, sits on all other seats in all games. So it is found out how that one can be beaten.
cli-train-against = Bots to be measured against at the end, separated by commas.
cli-train-games = The most games of such a measurement; it ends when it is clear who is better.
cli-train-device = Where it is learnt: cpu, cuda; otherwise a GPU if there is one.
cli-train-round = lessons, round { $round }: surprise { $surprise }
cli-train-step = { $decisions } decisions, { $games } games; openness { $spread }
cli-train-written = The network is in { $path }.
cli-train-standing = Against { $bot }, { $players } players: came before in { $share } of { $games } games

cli-plan = Print the plan that the expert makes for a table
    .help = Print the plan that the expert makes for a table, as a strategy that can be kept in a file. In Dominion: the list that did best when all it thinks of were played from the first position to the end.
cli-plan-seconds = How long to think.
cli-plan-head = what the expert follows after { $games } games in thought

cli-replay = Play a record again and check it
    .help =
        Play a record again, move by move, and say what came of it: exact (it is the game that was played), unverified (written under other rules) or diverged. What did not happen is not shown.
cli-replay-exact = exact: { $actions } actions, every digest agrees
cli-replay-unverified = unverified: { $actions } actions are legal, but from action { $at } on the positions are others, since the rules have changed: { $corrections }
cli-replay-diverged = diverged at action { $at }: { $reason }

cli-check = Check that a game of a server was fair
    .help = Replays the record of a finished game and checks every part that its chance was made from: the server's, which was fixed before anyone sat down, and those of the players' devices. Each promise gets a mark: ✓ kept, ✗ broken, · nothing to compare. Records from before there were parts: the hash of the seed is computed, which a server showed at the start. Fails if anything is broken or the replay is not exact.
cli-check-promised = the server's hash, as it was shown before the game
cli-check-own = what your own device added, as the page has kept it
cli-check-hash = seed { $seed }, hash { $hash }
cli-check-kept = the hash is the one that was shown before the game
cli-check-broken = the hash is NOT the one that was shown before the game
cli-check-own-kept = what your device added is in it
cli-check-own-broken = what your device added is NOT in it
cli-check-fair = Nobody chose what was dealt.
cli-check-unfair = This game cannot be proven fair.

cli-admin = Look after a server: people, tables, bans, links
    .help = What whoever runs a server does by hand, on its database, whether the server runs or not; running servers hear of it at once. People are named by their id, account or name. Whatever is changed is noted (bastide admin audit).

cli-backup = Write everything that a server keeps to one file
    .help = Writes everything that a server keeps to one file, as it is at this moment; the server may run meanwhile. Either database can be restored from it. The file holds secrets (hashes of passphrases, seeds of running games): only you can read it, and it should stay so.
cli-backup-replace = Write over a file that is there.
cli-backup-working = writing
cli-backup-done = { $path }: { $tables } tables with { $entries } entries, { $people } people; { $size } MB

cli-restore = Make a database what it was when it was backed up
    .help = Makes a database what it was when it was backed up, whole or not at all. The file is checked from end to end first. Stop the servers before, and start them again afterwards.
cli-restore-replace = Throw away what is in the database now.
cli-restore-working = reading
cli-restore-done = restored as it was on { $at }: { $tables } tables with { $entries } entries, { $people } people

cli-check-database = Check that every table replays and everything fits
    .help = Plays every table of the database again from its log and holds everything else against it: how it ended, every digest of its record, the promised seed, the lists, results, and rows that point nowhere. Nothing is changed, and the server may run. Fails if anything was found.
cli-check-database-working = tables
cli-check-database-found = table { $table }: { $problem }
cli-check-database-done = { $tables } tables, { $entries } entries: { $found ->
    [0] everything is in order
    [one] one thing is wrong
   *[other] { $found } things are wrong
}
cli-finding-damaged = the database itself is damaged: { $problem }
cli-finding-dangling = rows of { $of } that point to rows of { $to } which are not there: { $rows }
cli-finding-gap = entry { $entry } of the log is missing
cli-finding-length = the index knows { $index } entries, the log has { $log }
cli-finding-unreadable = entry { $entry } cannot be read: { $problem }
cli-finding-replay = entry { $entry } cannot have happened: { $problem }
cli-finding-rules = the rules no longer allow what was played: { $problem }
cli-finding-ending = the log names another ending than the game came to
cli-finding-unfair = the record does not replay exactly, or the seed is not the promised one
cli-finding-index = the index says otherwise than the log: { $field }
cli-finding-sitting = the lists of tables of those who sit there are not right
cli-finding-results = the results are not those of the log
cli-finding-play = what counts of the deal of a day is not what was played here
cli-finding-key = this table does not have the key of its day's deal
cli-finding-solvers = solvers whose row does not follow from their answers: { $rows }
cli-finding-puzzles = puzzles whose rating cannot be right: { $rows }

cli-draw = Draw the table at some point of a recorded game
    .help = Writes a picture of the table, as onlookers saw it or as one seat did: what that seat could not see is not in it. The picture is one SVG that needs nothing else; a browser shows it.
cli-draw-at = the position after so many actions; without it, the end
cli-draw-seat = the seat that looks, counted from 0; without it, the onlookers
cli-draw-dark = as by lamplight
cli-draw-out = where to write the picture; - or nothing: standard output
cli-draw-written = The picture is in { $path }.
cli-site = Write Bastide into one folder that needs no server
    .help = Writes a folder that any host of plain files can serve, from any path: pages, words, engine and runtime. Whoever opens it plays on their own device against bots, also without a network after the first visit. Nothing is fetched from anywhere else.
cli-site-wheel = a compiled wheel of this version for Python in the browser, instead of the sources
cli-site-written = Bastide is in { $path }, { $megabytes } MB. To try it: python -m http.server -d { $path }

cli-analyse = What each action of a recorded position promises
    .help = Searches a position of a record, as the player to move could know it, and lists every legal action: how often it was tried, the result to expect (0 to 1, points included) and the chance of victory. The best comes first.
cli-analyse-at = the position after so many actions
cli-analyse-seat = the seat to think for; without it, the first to act
cli-analyse-iterations = think so many times
cli-analyse-seconds = think so long
cli-analyse-for = after { $at } actions, for { $player }: thought { $iterations } times
cli-analyse-action = action
cli-analyse-visits = tried
cli-analyse-result = result
cli-analyse-win = victory
cli-analyse-equal = about equal: { $actions }
cli-analyse-reasons = speaks for the first: { $reasons }
cli-analyse-standing = the chance hangs on: { $reasons }

cli-review = The decisions of a recorded game that cost most
    .help = Plays on from every decision of a record, from what was played and from what seems best, and lists the turns that cost most beyond doubt.
cli-review-seat = only the decisions of this seat
cli-review-worst = how many to list
cli-review-iterations = games that are played on from each decision, and ten times as many from those that seem costly
cli-review-seconds = look at no decision for longer than this, in seconds of processor time
cli-review-for = { $decisions } decisions were looked at
cli-review-unseen = too little time to look: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
cli-review-nothing = No decision cost anything beyond doubt.
cli-review-played = played
cli-review-best = better
cli-review-at = action
cli-review-cost = cost
cli-review-reasons = why
cli-review-progress = decisions

cli-rules = Read the rules of a game
    .help =
        Without a topic: the topics there are. A topic is shown as a whole; the name of a card, a figure or anything else that
        the rules explain shows what they say of it.

cli-learn = Take a lesson
    .help = Without a lesson: the lessons there are. A lesson asks what you do in a position and says what is wrong about a mistake; what is done in it is not kept.

cli-components = List all things of a kind that a game is made of
    .help = List all things of a kind that a game is made of; `bastide games --json` names the kinds. With --json: every fact, and the names in all languages.

cli-soak = Play random games with every check on
    .help =
        Play random games with random options and every check on. What breaks a promise is printed, and a record that leads there is written. Fails if anything was found.
cli-soak-working = soaking { $game }
cli-soak-found = { $promise }: { $problem } (see { $path })
cli-soak-done = { $games } games, { $decisions } decisions: { $found ->
    [0] nothing found
    [one] one fault found
   *[other] { $found } faults found
}

cli-bench = Measure how fast the games run here
    .help = Measure how fast the games run here: random play on one core, and the cost of a clone.
cli-bench-working = measuring
cli-bench-game = game
cli-bench-players = players
cli-bench-games_per_second = games/s
cli-bench-decisions_per_second = decisions/s
cli-bench-clone_us = clone µs
cli-bench-compiled = compiled

cli-completion = Print the completion script for a shell
    .help = Print the lines that teach your shell the commands, games, bots and options.

cli-serve-lan = let in the local network: the same house, the same Wi-Fi
cli-option-lan = With no command: let in the local network, too.
cli-serve-network = For others in your network: { $address }

cli-puzzle = Solve a puzzle: one answer is better beyond doubt
    .help = Shows a position of a game as a player saw it, and asks what to do. Exactly one answer is better beyond doubt. `hint` says what speaks for it; afterwards every answer is told what it is worth.
cli-puzzle-theme = { $theme }, difficulty { $difficulty } of 4
cli-puzzle-hint = What speaks for the answer: { $reasons }
cli-puzzle-right = Right: { $answer }.
cli-puzzle-wrong = Not the best. Better: { $answer }.
cli-puzzle-line = { $action }: wins { $win } % of the time, in points { $lead }; { $reasons }
cli-option-theme = Only puzzles about this theme.

cli-puzzles = Look for puzzles in games between bots
    .help = Plays games between strong and weak bots and keeps the decisions in which one answer is better beyond doubt: all answers are tried with the same draws, as far as the player can know, and what a first look finds is looked at again, for longer and with other players. One line of JSON each.
cli-puzzles-most = keep at most so many, of all themes and difficulties
cli-puzzles-out = where to write them; packed if it ends in .gz
cli-puzzles-working = looking for puzzles
cli-puzzles-done = { $puzzles } puzzles in { $path }: { $games } games, { $glances } decisions looked at, { $found } found, { $fell_out } fell out at the second look

cli-dev = Add cards, modules, languages and pages to a checkout
    .help = Commands for developers. They work on a checkout of Bastide: they write the skeleton of a new thing, list what it still lacks, and run the tests that concern it.
