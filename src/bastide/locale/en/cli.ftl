### The command line.

cli-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-heading-examples = Examples
cli-default-value = (default: { $value })
cli-error = error: { $text }
cli-note = note: { $text }
cli-stopped = stopped
cli-system =
    { $kind ->
        [missing] file not found
        [no-folder] folder not found
        [folder] is a directory
        [forbidden] permission denied
        [read-only] read-only file system
        [full] the disk is full
        [taken] another program is using this address
        [elsewhere] this machine doesn’t have that address
        [no-text] not a UTF-8 text file
       *[other] system error { $number }
    }
cli-version-compiled = Bastide { $version } (compiled)
cli-version-pure = Bastide { $version } (pure Python, slower: compiled rules not found or disabled)

cli-bastide =
    .help = Play Dominion, 7 Wonders and Carcassonne against bots or friends, simulate millions of games, and replay and verify game records. Without a command, start a server and open it in the browser.

cli-option-help = Show this help
cli-option-lang = Language (default: system language)
cli-option-names = Game names to use: neutral, or a folder with your own
cli-option-version = Show the version and whether the rules are compiled
cli-option-games = Number of games
cli-option-seed = Random seed (the same seed gives the same games)
cli-option-position = Position as text, or a file with it
cli-option-jobs = Number of worker processes (does not affect the results)
cli-option-cluster = Address of a Dask scheduler to use instead of --jobs (does not affect the results)
cli-option-database = Database URL: sqlite:///FILE or postgresql://... (default: the server’s database)
cli-option-as_json = Print a single JSON document
cli-option-options = Table option as NAME=VALUE (repeatable). List them with `bastide games --json`.
cli-option-bots = Bots in seating order, comma-separated. List them with `bastide bots GAME`.
cli-option-rotate = Rotate the bots by one seat after each game (neighbours stay neighbours)
cli-option-out = Folder for the records of failing games (default: current folder)
cli-option-seconds = Approximate seconds per game to measure
cli-option-verify = Only verify the record. Exit with an error unless it is exact.
cli-option-seat = Your seat, from 0
cli-option-name = Your name at the table
cli-option-record = Save the game to this file when it ends or you quit

cli-games = List installed games
    .help = List installed games with their bots. With --json, also list their options.
cli-games-id = id
cli-games-name = name
cli-games-players = players
cli-games-bots = bots

cli-bots = List the bots for a game
    .help = List the bots for a game, difficulty levels first, with a short description of each.
cli-bots-buylist = Follows a buy list in a file: buylist:FILE
cli-bots-weights = Values actions by the weights in a file: weights:FILE
cli-bots-frozen = { $level } as in version { $version }, a ruler that never changes
cli-bots-engine = Another program that speaks the engine protocol: engine:COMMAND
cli-bots-net = A trained network: net:FILE
cli-bots-py = A bot in one Python file: py:FILE

cli-engine = Play as an engine for other programs
    .help = Play with a bot as an engine: read commands of the engine protocol from standard input and answer on standard output. BOT is a bot with its settings (default: hard).

cli-bot = Play on a server with your own program
    .help = Connect a bot account to a server and let a program that speaks the engine protocol play its games. It accepts invitations, plays, and reconnects when the connection is lost, until you stop it with Ctrl-C.
cli-bot-server = Address of the server (default: http://localhost:8421)
cli-bot-token_file = File with the token from your account page
cli-bot-engine = Command that starts the program, or a bot of Bastide such as medium
cli-bot-games = Games that it plays, separated by commas (default: all)
cli-bot-anyone = Accept everybody’s invitations, not only yours
cli-bot-most = Maximum number of games at the same time
cli-bot-seconds = Maximum thinking time for a decision, in seconds; less if the clock is short
cli-bot-connected = { $name } is online at { $server }.
cli-bot-lost = Not connected to { $server }. { $problem } Next attempt in { $seconds } s.
cli-bot-accepted = Accepted an invitation: { $game }, table { $table }.
cli-bot-declined = Declined an invitation: { $game }, table { $table }.
cli-bot-playing = Playing { $game }: { $url }
cli-bot-finished = Game over: { $game }, table { $table }{ $place ->
    [0] {""}
   *[other] , place { $place }
}.
cli-bot-refused = Table { $table }: the server refused a request: { $problem }
cli-bot-engine-failed = Table { $table }: { $problem }. The program is started again.
cli-bot-resigns = Table { $table }: the program failed too often; the bot resigns.

cli-simulate = Simulate many games between bots
    .help = Simulate many games between bots and count the results. Bots keep their seats unless you use --rotate.
cli-simulate-working = playing { $game }
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-shared = shared
cli-simulate-score = score
cli-simulate-metric = { $name }: { $mean } (sd { $sd })
cli-simulate-rate = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } per second
cli-simulate-metrics = Also compute the game’s own measures, such as points by source (slower)
cli-simulate-out = Write the games to this Parquet file (observations also to .npz)
cli-simulate-rows = What each row contains: game, decision, or observation (encoded state, legal actions and chosen action)
cli-simulate-report = Write a report with turn-by-turn charts to this HTML file
cli-simulate-records = Write the records of all games to this zip file

cli-tournament = Run a tournament between bots and rate them
    .help =
        Play every bot against every other on the same deals and from every seat. Report ratings, win shares and head-to-head results with 95% intervals. With --out, save the games and a report; an interrupted tournament can be resumed.
cli-tournament-bots = Bots to compare, comma-separated. For tables of more than two, you can name a bot more than once.
cli-tournament-games = Number of games per table
cli-tournament-seats = Number of seats per table (default: the game’s minimum)
cli-tournament-until_clear = Stop a match as soon as the result is statistically clear
cli-tournament-out = Folder for the finished games, their records and the report
cli-tournament-resume = Resume the tournament in that folder
cli-tournament-no_records = Save only the results, not the game records
cli-tournament-report = Report written to { $path }.

cli-play = Play a game in the terminal
    .help = Play a game against bots in the terminal. Legal moves are listed; enter a number or the text.
cli-play-seed = Random seed of the game (default: random)
cli-play-bots = Opponents in seating order, comma-separated (default: the game’s standard bot)
cli-play-origin = Continue the game in this record file against bots
cli-play-at = Number of recorded actions to replay first (default: all)
cli-play-welcome = { $game }. Type ? for help or quit to exit.
cli-play-which = Which game?
cli-play-help = Type the number or the text of a choice. Press Enter if there is only one. “? NAME” shows a card, board or tile; “hint” asks a bot; “quit” exits.
# The word that players type to get a hint.
cli-play-hint-word = hint
cli-play-hint = { $action } ({ $win }% ± { $error })
cli-play-no-such = “{ $name }” is not a card, board or tile of this game.
cli-play-unclear = “{ $text }” is not one of the choices. Type a number or the text, or ? for help.
cli-play-recorded = Game saved to { $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Start a server to play in the browser
    .help = Start a server for playing in the browser with friends and bots. All data is kept in a database (default: a local file), so you can stop and restart at any time. Every option can also be set as an environment variable: BASTIDE_HOST, BASTIDE_PORT, …
cli-serve-host = Address to listen on (default: 127.0.0.1; 0.0.0.0 for all interfaces)
cli-serve-port = Port to listen on (default: 8421; 0 for any free port)
cli-serve-database = Database URL: sqlite:///FILE or postgresql://... (default: a local file)
cli-serve-public_url = Public URL of the server
cli-serve-entrance = Who may enter (default: open). For password, also set BASTIDE_SERVER_PASSWORD.
cli-serve-no_sign_up = Disable account creation
cli-serve-allowed_hosts = Additional host names, comma-separated
cli-serve-processes = Number of server processes sharing the port (without a value: one per core)
cli-serve-workers = Number of bot worker processes (default: cores minus one)
cli-serve-browser = Also open the browser
cli-serve-ready = Bastide is running at { $address } (press Ctrl-C to stop)

cli-tasks = List benchmark tasks, or run one
    .help =
        A task fixes the table, opponents, deals and number of games under one name, so that scores are comparable. Without a name, list the tasks. With one, each bot plays every deal from every seat; the score is the share of opponents beaten (ties count half).
cli-tasks-bots = Bots to run one after the other, comma-separated, including net:FILE and py:FILE
cli-tasks-games = Play fewer games for a preview. Official scores need all games of the task.
cli-tasks-task = task
cli-tasks-game = game
cli-tasks-table = table
cli-tasks-opponents = opponents
cli-tasks-count = games
cli-tasks-share = share beaten
cli-tasks-reward = reward

cli-improve = Improve a strategy file by testing variations
    .help = Improve a strategy file: a Dominion buy list, or weights for another game. Variations play the same games as the current version against the strongest bots and replace it when clearly better. Progress is shown; the result is printed or written to --out.
cli-improve-game = Game that the file is for
cli-improve-minutes = Minutes to run
cli-improve-against = Bots to beat, comma-separated (default: the three strongest at this table)
cli-improve-explore = Start from the best simple strategy if it beats the file
cli-improve-out = File to write the result to (default: print it)
cli-improve-head = against { $rivals }: won { $share } of the games
cli-improve-step = { $tried } tested: { $before } improved to { $after } in { $games } games
cli-improve-tried = { $tried } variations tested, { $taken } kept; starting points: { $ideas }
cli-improve-result = Against { $rivals }: { $before } before, { $after } now
cli-improve-written = Written to { $path }.
cli-improve-few = only { $tried } variations were tested; for a useful result, raise --minutes
cli-improve-busy = this machine was busy: the search got { $share } of a processor; raise --minutes

cli-openings = Compare openings of Dominion
    .help = Compare openings: the first two purchases, followed by the same strategy. Every opening plays against the first one, each deal from every seat. Without openings, compare all of the kingdom with two Silvers. The table also shows the coins in turns 3 and 4 and when the Provinces came.
cli-openings-game = Game to open
cli-openings-strategy = Strategy file that follows the opening (default: big_money_ultimate)
cli-openings-games = Number of games of each opening
cli-openings-opening = opening
cli-openings-share = wins
cli-openings-coins = { $coins }+ coins in turn 3 or 4
cli-openings-note = Wins are against { $reference }, with 95% intervals; every bot goes on with { $strategy }. Turns of Provinces: earliest 10%, median, latest 10%.

cli-combos = Find the best combos of two Dominion cards
    .help = Measure all pairs of kingdom cards: the best simple strategy of each pair plays against the opponents, in games that nothing else uses. With a random kingdom, all pairs of the sets are measured, and the other cards are drawn at random.
cli-combos-game = Game to search
cli-combos-card = Only pairs with this card
cli-combos-against = Opponents, comma-separated (default: three strong bots)
cli-combos-games = Number of games of each pair
cli-combos-combo = cards
cli-combos-share = wins
cli-combos-gain = gain in percentage points
cli-combos-alone = each card alone
cli-combos-note = Wins against { $opponents } in { $games } games each, with 95% intervals. The gain is over the better of the two cards alone. With many pairs, luck helped the first ones: check them again with another --seed.

cli-train = Train a neural network by self-play
    .help = Train a network by playing against itself, earlier versions and bots. Interrupt it at any time; run it again with the same folder to resume. The result is saved as plain arrays for the bot net:FILE. Requires PyTorch: pip install ./research.
cli-train-folder = Folder for checkpoints and results (default: GAME-training)
cli-train-minutes = Minutes to train
cli-train-players = Numbers of players to train for, comma-separated (default: the smallest table)
cli-train-workers = Number of worker processes that play games
cli-train-rows = Number of parallel games per worker process
cli-train-decisions = Total number of decisions to train for (sets the learning-rate schedule)
cli-train-width = Width of the network layers
cli-train-without = Cards to exclude, comma-separated
cli-train-league = Bots that play at some of the tables, comma-separated
cli-train-lessons = File of training data to pre-train on before self-play; repeatable. bastide_research.distill.carcassonne_dataset writes one. With --decisions 0, only pre-train.
cli-train-champion = Train against this training folder’s frozen network in all other seats (finds ways to beat it)
cli-train-against = Bots to evaluate against at the end, comma-separated
cli-train-games = Maximum number of games per evaluation (fewer if the result is clear)
cli-train-device = Device to train on: cpu or cuda (default: GPU if available)
cli-train-round = pre-training, round { $round }: loss { $surprise }
cli-train-step = { $decisions } decisions, { $games } games; entropy { $spread }
cli-train-written = Network written to { $path }.
cli-train-standing = Against { $bot }, { $players } players: finished ahead in { $share } of { $games } games

cli-explore = Show win rates of openings in records and data sets
    .help =
        Reads records, folders, zip archives of records and Parquet files with decisions, all of one game. It shows how often each opening won, with 95% intervals: in Dominion the first purchases and all purchases by kingdom, in 7 Wonders the first card by Wonder and side, in Carcassonne the placement of the first tile.
cli-explore-least = Leave out choices with fewer games
cli-explore-out = File to write a page with all tables to

cli-plan = Print the expert bot’s plan for a table
    .help = Print the expert bot’s plan for a table, as a strategy that you can save to a file. For Dominion, this is the buy list that did best in simulated games from the first position.
cli-plan-seconds = Thinking time in seconds
cli-plan-head = the expert’s plan after { $games } simulated games

cli-import = Import a game of another program
    .help =
        Reads save files of JCloisterZone (.jcz) and game logs of dominion.games and Goko, and writes a record. It stops at the first move that our rules don’t allow or the file doesn’t determine. The record then has the moves up to there, and the exit code is 1.
cli-import-out = File to write the record to (default: the same name, ending in .record)
cli-import-read = { $source }, { $game }, players: { $players }; moves read: { $read } of { $all }
cli-import-stop = The import stops here: { $reason }
cli-import-written = Record written to { $path }.

cli-replay = Replay and verify a record
    .help =
        Replay a record move by move and report the result: exact (same game), unverified (different rules version) or diverged. The replay stops where the record diverges.
cli-replay-exact = exact: { $actions } actions, all digests match
cli-replay-unverified = unverified: all { $actions } actions are legal, but positions differ from action { $at } on because the rules have changed: { $corrections }
cli-replay-diverged = diverged at action { $at }: { $reason }
cli-replay-instead = instead:
cli-replay-continued = continued:
cli-replay-mark-good = good
cli-replay-mark-bad = bad
cli-replay-mark-interesting = interesting
cli-replay-no-annotations = comments and variations are not shown: { $reason }
cli-replay-other-rules =
    { $corrections ->
        [none] recorded with rules version { $recorded }, now version { $current }
       *[other] recorded with rules version { $recorded }, now version { $current }; corrected since: { $corrections }
    }

cli-check = Verify that a server game was fair
    .help = Replay a finished game and verify every contribution to its shuffle: the server’s, fixed before anyone sat down, and each player device’s. Marks: ✓ verified, ✗ failed, · nothing to compare. For older records, only the seed’s hash is checked. Fails if anything does not match.
cli-check-promised = Server hash shown before the game
cli-check-own = Your device’s contribution, as stored by the page
cli-check-hash = seed { $seed }, hash { $hash }
cli-check-kept = the hash matches the one shown before the game
cli-check-broken = the hash does NOT match the one shown before the game
cli-check-own-kept = your device’s contribution was used
cli-check-own-broken = your device’s contribution was NOT used
cli-check-fair = The shuffle was fair.
cli-check-unfair = This game can’t be proven fair.

cli-admin = Manage a server: users, tables, bans, links
    .help = Manage a server through its database, whether it is running or not; running servers pick up changes immediately. Identify people by id, account or name. All changes are recorded (see bastide admin audit).

cli-backup = Back up all server data to one file
    .help = Write a consistent backup of all server data to one file; the server can keep running. It can be restored to either database type. The file contains secrets (passphrase hashes, seeds of running games): keep it private.
cli-backup-replace = Overwrite an existing file
cli-backup-working = writing
cli-backup-done = { $path }: { $tables } tables with { $entries } entries, { $people } people, { $size } MB

cli-restore = Restore a database from a backup
    .help = Restore a database from a backup, completely or not at all. The file is verified first. Stop all servers before restoring.
cli-restore-replace = Overwrite the current contents of the database
cli-restore-working = reading
cli-restore-done = restored the backup of { $at }: { $tables } tables with { $entries } entries, { $people } people

cli-check-database = Check the database for consistency
    .help = Replay every table from its log and check results, digests, seeds, indexes and references. Changes nothing; the server can keep running. Fails if problems are found.
cli-check-database-working = tables
cli-check-database-found = table { $table }: { $problem }
cli-check-database-done = { $tables } tables, { $entries } entries: { $found ->
    [0] no problems found
    [one] 1 problem found
   *[other] { $found } problems found
}
cli-finding-damaged = the database itself is damaged: { $problem }
cli-finding-dangling = { $rows } rows of { $of } refer to missing rows of { $to }
cli-finding-gap = entry { $entry } of the log is missing
cli-finding-length = the index lists { $index } entries, but the log has { $log }
cli-finding-unreadable = can’t read entry { $entry }: { $problem }
cli-finding-replay = entry { $entry } is not legal: { $problem }
cli-finding-rules = the current rules do not allow a recorded move: { $problem }
cli-finding-ending = the recorded result doesn’t match the game
cli-finding-unfair = the record does not replay exactly, or the seed does not match its hash
cli-finding-index = the index doesn’t match the log: { $field }
cli-finding-sitting = the lists of tables of its players don’t match the log
cli-finding-results = the stored results don’t match the log
cli-finding-play = the daily challenge result doesn’t match this game
cli-finding-key = this table doesn’t use the key of its daily challenge
cli-finding-ratings = { $rows } ratings and { $history } rated results don’t follow from the rating history; “bastide admin recompute-ratings” corrects them
cli-finding-solvers = { $rows } puzzle users have a streak or rating that doesn’t match their answers
cli-finding-puzzles = { $rows } puzzles have an impossible rating
cli-finding-tournament = the rows of the tournament { $tournament }, round { $round }, contradict each other or its tables
cli-finding-friends = { $rows } friendships or friend requests contradict each other or a block
cli-finding-notifications = { $rows } notification settings, browsers, addresses or webhooks cannot be used
cli-finding-match-requests = { $rows } searches for opponents contradict themselves
cli-finding-studies = { $rows } rows of studies contradict each other

cli-draw = Draw a position of a recorded game as SVG
    .help = Draw the table as spectators or one seat saw it, without anything hidden from them. The result is a single, self-contained SVG file that any browser can show.
cli-draw-at = Number of actions to replay first (default: all)
cli-draw-until = Draw an animation from --at (default: the start) up to this number of actions
cli-draw-seconds = Seconds per action in an animation
cli-draw-seat = Seat whose view to draw, from 0 (default: spectators)
cli-draw-dark = Use dark mode
cli-draw-out = File to write the picture to (default or -: standard output)
cli-draw-written = Picture written to { $path }.
cli-embed = Write a recorded game as a web page with a viewer
    .help = Write a page (.html) that shows the game move by move, with variations, comments and marks, or its data (.json) for the element <bastide-viewer> on your own page. It needs no server, and shows only what spectators or one seat saw.
cli-embed-out = File to write: .html for a page, .json for the data
cli-embed-languages = Languages of the game, separated by commas, or “all” (default: the language of the program)
cli-embed-seat = Seat whose view to show, from 0 (default: spectators)
cli-embed-script = Write the script that defines <bastide-viewer>
cli-embed-written = Written to { $path }.
cli-site = Build a static site that needs no server
    .help = Build a folder that any static web host can serve. Visitors play against bots on their own device, offline after the first visit. Nothing is loaded from other sites.
cli-site-wheel = Compiled wheel of this version for Python in the browser, instead of the sources
cli-site-written = Site written to { $path } ({ $megabytes } MB). To try it: python -m http.server -d { $path }

cli-analyse = Evaluate every legal move in a position
    .help = Play a position on many times, using only what the player to move can know. Compare the most promising moves: rollouts, win chance, lead at the end of the game in points, and cost compared with the best move. Name the other legal moves without an order. Then say why the best move is better.
cli-analyse-at = Number of actions to replay first
cli-analyse-seat = Seat to analyse for, from 0 (default: the first to act)
cli-analyse-iterations = Number of rollouts (default: as for a hint)
cli-analyse-seconds = Maximum processor time in seconds
cli-analyse-for = after { $at } actions, for { $player }: { $iterations } rollouts
cli-analyse-from-position = for { $player }: { $iterations } rollouts
cli-analyse-action = move
cli-analyse-win = win
cli-analyse-cost = cost
cli-analyse-lead = lead
cli-analyse-rollouts = rollouts
cli-analyse-equal = about equally good: { $actions }
cli-analyse-not-compared = not compared further, in no particular order: { $actions }
cli-analyse-reasons = { $best } compared with { $worse }: { $reasons }
cli-analyse-standing = what the win chance depends on: { $reasons }
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { $share }% ± { $error }

cli-review = Find the costliest decisions in a game
    .help = Simulate from every decision of a record, after the move played and after the best alternative. List the turns that clearly cost the most.
cli-review-seat = Only decisions of this seat
cli-review-worst = Number of decisions to list
cli-review-iterations = Rollouts per decision (as many as for a hint for costly ones)
cli-review-seconds = Time limit per decision, in CPU seconds
cli-review-for = { $decisions } decisions analysed
cli-review-average = { $player }: { $cost }% win chance and { $points } points lost per decision ({ $count } decisions)
cli-review-nothing = No decision clearly cost anything.
cli-review-turn = turn
cli-review-played = played
cli-review-best = better
cli-review-at = action
cli-review-cost = cost
cli-review-points = points
cli-review-reasons = why
cli-review-progress = decisions

cli-rules = Read the rules of a game
    .help =
        Without a topic, list the topics. With one, show it in full. You can also give the name of a card, a piece or anything
        else that the rules explain.

cli-learn = Take a lesson
    .help = Without a name, list the lessons. A lesson asks for your move in a position and explains mistakes. Nothing is saved.

cli-components = List the components of a game
    .help = List all components of one kind. `bastide games --json` names the kinds. With --json, print all data and the names in every language.

cli-soak = Play random games with all checks enabled
    .help =
        Play random games with random options and all checks enabled. Print each violation and write a record that reproduces it. Fails if any are found.
cli-soak-working = testing { $game }
cli-soak-found = { $promise }: { $problem } (see { $path })
cli-soak-done = { $games } games, { $decisions } decisions: { $found ->
    [0] no problems found
    [one] 1 problem found
   *[other] { $found } problems found
}

cli-bench = Measure the speed of the engine
    .help = Measure the speed of the engine on one core: random play, and the cost of copying a position.
cli-bench-working = measuring
cli-bench-game = game
cli-bench-players = players
cli-bench-games_per_second = games/s
cli-bench-decisions_per_second = decisions/s
cli-bench-clone_us = copy µs
cli-bench-compiled = compiled

cli-completion = Print a shell completion script
    .help = Print a script that enables shell completion for commands, games, bots and options.

cli-serve-lan = Accept connections from the local network (same Wi-Fi)
cli-option-lan = Without a command: accept connections from the local network
cli-serve-network = On your local network: { $address }

cli-puzzle = Solve a puzzle: find the one clearly best move
    .help = Show a position as a player saw it and ask for the best move. Exactly one move is clearly best. `hint` gives a reason; afterwards you see the best moves and the most tempting wrong ones, with their values.
cli-puzzle-theme = { $theme }, difficulty { $difficulty } of 4
cli-puzzle-hint = Why it is best: { $reasons }
cli-puzzle-right = Correct: { $answer }.
cli-puzzle-wrong = Not the best move. Better: { $answer }.
cli-puzzle-line = { $action }: wins { $win }% of the time, { $sign }{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points.
cli-puzzle-line-level = { $action }: wins { $win }% of the time, level on points.
cli-puzzle-compared = Compared with { $rival }: { $reasons }
cli-puzzle-instead = With { $best } instead: { $reasons }
cli-puzzle-scores = Points now: { $points }
cli-puzzle-final = Points if the game ended now: { $points }
cli-puzzle-decks = All cards of { $player }: { $cards }
cli-puzzle-draw = Your deck: { $cards }
cli-puzzle-discard = Your discard pile: { $cards }
cli-option-theme = Only puzzles on this theme

cli-puzzles = Find puzzles in games between bots
    .help = Play games between strong and weak bots and keep decisions with one clearly best move. Every move is simulated with the same random draws; candidates are checked again with longer simulations and other bots. Output is one line of JSON per puzzle.
cli-puzzles-most = Maximum number of puzzles, spread over themes and difficulties
cli-puzzles-out = File to write the puzzles to (compressed if the name ends in .bz2)
cli-puzzles-append = Keep the puzzles of the file and add new ones
cli-puzzles-working = searching for puzzles
cli-puzzles-done = { $puzzles } puzzles written to { $path }: { $games } games, { $glances } decisions checked, { $fell_out } rejected

cli-dev = Add cards, modules, languages and pages to a checkout
    .help = Commands for developers. They work on a checkout of Bastide: they write the skeleton of a new thing, list what it still lacks, and run the tests that concern it.
