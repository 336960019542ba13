### Error messages. The ids are the error codes.

error-absence-short = absent players get at least { $least } seconds before a bot takes over
error-account-exists = you already have an account
error-account-taken = the account name { $account } is taken; choose another
error-added-twice = two added cards replace { $card }; choose one of them
error-address-taken = can’t listen on { $host }:{ $port }: { $problem } (try another --port)
error-already-started = the game has already started
error-at-missing = --at N is missing: the number of actions to replay first
error-at-range = --at must be between 0 and { $last }, not { $at }
error-at-without-from = --at needs --from RECORD
error-backup-newer = this backup was made by a newer version of Bastide ({ $version }); update Bastide first
error-bad-address = { $address } is not an IP address or network
error-bad-backup = not a complete Bastide backup: { $problem }
error-bad-budget = a search needs at least 1 iteration or a time of up to 1 hour, not { $iterations } iterations and { $seconds } seconds
error-bad-buy-list = { $file }, line { $line }, column { $column }: { $problem }
error-bad-chat = type a message first
error-bad-comment = a comment contains half a character; remove it
error-bad-engine = { $command }: { $problem }
error-bad-link = this link has expired or was already used; ask for a new one
error-bad-message = invalid request: { $problem }
error-bad-name = a name needs 1 to 24 characters: letters, digits, spaces and basic punctuation
error-bad-names =
    can’t use the names in { $names }: { $problem ->
        [unknown] it is neither a built-in name set nor a folder; { $meant ->
            [none] available: { $known }
           *[other] did you mean “{ $meant }”? Available: { $known }
        }
        [empty] the folder contains none of: { $known }
        [message] line { $line } is not a message
        [toml] line { $line } is not valid TOML
       *[words] { $section } takes lines like { $form }
    }
error-bad-net = { $file } is not a network this bot can use: { $problem }
error-bad-number = { $name } must be a whole number of at least { $least }, not { $value }
error-bad-path =
    { $kind ->
        [file] { $name } must be a file, not a directory
       *[folder] { $name } must be a directory, not a file
    }
error-bad-position = position, line { $line }, column { $column }: { $problem }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds must be a number of seconds, not { $value }
error-bad-setting = invalid setting: { $problem }
error-bad-snapshot = not a valid { $game } position: { $problem }
error-bad-span = { $name } must be a duration such as 30m, 12h, 7d or 4w, not { $value }
error-bad-weights = { $file }, line { $line }: { $problem }
error-bad-workers = a search can use 1 to 256 processes, not { $workers }
error-banned =
    { $lasting ->
        [yes] you are banned from this server
       *[no] you are banned from this server until { $until }
    }
error-batch-action = action { $action } is not legal in row { $row }, where player { $player } has to act
error-batch-closed = this batch is closed, or one of its processes has ended; create a new one
error-batch-shape = step() needs { $count } actions, one for each row
error-batch-share = { $games } games can be split over 1 to { $games } processes, not { $processes }
error-board-count = { $players } players need { $players } boards, not { $boards }
error-bot-argument = bot { $bot } takes no settings
error-bot-file = can’t read { $file }: { $problem }
error-bot-file-changed = { $file } was changed while { $bot } was using it; run the command again
error-bot-plays = a bot is playing for you; take your seat back first
error-bot-setting = { $bot } accepts iterations=N, seconds=S and workers=K, joined by +, not { $text }
error-broken-game = can’t load the game { $game }: { $problem }
error-browser-engine = the engine does not run in this browser
error-busy = your last request is still running; try again in a moment
error-buy-line-deep = parentheses are nested more than { $most } deep
error-buy-list-costly = the conditions of this list are too long: up to here they cost { $cost }, and the maximum is { $most }
error-buy-line-expected =
    { $what ->
        [number] expected a number
        [card] expected a card
        [card-within] expected a card in parentheses
        [numbers-within] expected two numbers in parentheses
       *[typed] expected one of: { $typed }
    }, but { $where ->
        [end] the line ends here
       *[word] found “{ $word }”
    }
error-buy-line-large = { $number } is too large; the maximum is { $most }
error-buy-line-never = “up to 0” never buys the card; use a number of at least 1
error-buy-line-no-card =
    unknown card “{ $name }”; { $meant ->
        [none] “bastide components dominion cards” lists all cards
       *[other] did you mean “{ $meant }”?
    }
error-buy-line-no-number =
    “{ $word }” is not a number; { $meant ->
        [none] use one of: { $known }
       *[other] did you mean “{ $meant }”? Available: { $known }
    }
error-buy-line-no-rule = unknown rule “{ $name }”; available: { $known }
error-buy-line-one-card = “{ $function }” needs one card, but “{ $word }” is not a card
error-buy-line-rest = unexpected “{ $word }”; write CARD, “CARD up to N” or “CARD up to N when TEST”
error-buy-line-start = a starting deck can have at most { $most } cards
error-buy-line-start-twice = use either “start with” (shuffled) or “start deck” (in order), not both
error-buy-line-strange = unexpected “{ $word }”
error-cluster-empty = the cluster at { $address } has no workers; start at least one
error-cluster-lost = workers of the cluster at { $address } keep disconnecting; check their logs
error-cluster-unreachable = can’t reach a Dask scheduler at { $address }
error-cluster-version = a cluster worker runs Bastide { $there }, but this is { $here }; install the same version, because results could differ
error-combo-part = { $part } is not at this table; choose one of: { $known }
error-comment-length = a comment can have { $most } characters, all comments together { $all }
error-data-rows = --rows must be game, decision or observation, not { $rows }
error-data-npz = .npz files can only store observations; add --rows observation
error-explore-file = { $file }: { $problem }
error-explore-game = { $game } has no opening explorer
error-explore-games = the files have games of { $game } and { $other }; explore one of them at a time
error-explore-nothing = the files contain no games
error-explore-rows = { $file } has no decisions; write it with --rows decision
error-explore-too-long = { $file } is too long for a record
error-extra-arguments = unexpected arguments: { $arguments }
error-file-or-position = give a record FILE or --position TEXT|FILE
error-guest-alike = the name { $name } is too similar to { $other }, who is already at the table
error-guest-declined = { $name } declined and can’t be invited to this table again
error-guest-seated = { $name } already has a seat here
error-import-exists = { $file } exists; name another file with -o
error-import-json = this is not valid JSON
error-import-kingdom = the log has { $count } kingdom cards; a game has 10
error-import-log-players = the log doesn’t say who takes the first turns
error-import-message = this move is malformed
error-import-no-text = { $file } is not a UTF-8 text file
error-import-other-rules = our rules forbid { $move }: { $reason }
error-import-other-tile = “{ $tile }” is placed, but by our rules “{ $drawn }” is drawn
error-import-part = “{ $name }” is missing or malformed
error-import-place = line { $line }, column { $column }: { $problem }
error-import-start = the game starts with other tiles than ours
error-import-too-long = a file can have { $most } characters
error-import-too-many-moves = an imported game can have { $most } moves
error-import-unexplained = no move of our game explains this step: { $step }
error-import-unknown-feature = this tile has no feature “{ $feature }”
error-import-unknown-format = unknown format; these can be imported: { $known }
error-import-unknown-line = unknown line or card: { $text }
error-import-unknown-move = unknown move: { $move }
error-import-unknown-part = our game has no “{ $name }”
error-import-unknown-tile = unknown tile: { $tile }
error-invitation-over =
    { $status ->
        [playing] the game started without you, and your seat was released
        [finished] the game at this table is over
       *[open] your seat is no longer reserved
    }
error-no-combos = { $game } has no combos
error-no-companion = you can’t invite this person: you can only invite friends and people you’ve finished a game with, who accept invitations
error-no-engine = name a command: { $bot }:COMMAND
error-no-openings = { $game } has no openings at this table
error-not-one-of = “{ $value }” is not valid; choose one of: { $known }
error-opening-card =
    { $close ->
        [none] unknown card { $card } in the opening
       *[other] unknown card { $card } in the opening; did you mean { $close }?
    }
error-opening-length = an opening has two cards, such as silver+silver, not { $opening }
error-opening-cost = { $opening } is too expensive: the first two hands have 5 and 2 coins, or 4 and 3
error-openings-count = name at least two different openings, such as silver+silver
error-option-value =
    { $takes ->
        [yes] { $option } needs a value
       *[no] { $option } takes no value
    }
error-position-part-actions = more than { $most } actions
error-position-part-ambiguous = “{ $tile }” is ambiguous: { $known }
error-position-part-barn = no barn can be placed there
error-position-part-board-twice = two cities have the board “{ $board }”
error-position-part-box = there are { $count } tiles, but the box has { $most }
error-position-part-built-twice = a city can have “{ $card }” only once
error-position-part-buried = the discard pile needs a visible top card above these cards
error-position-part-card = unknown card “{ $card }”
error-position-part-castle = a castle needs two semicircular city segments
error-position-part-cell = “{ $text }” is not a place like “3,-1”
error-position-part-choice = “{ $text }” is not one of: { $known }
error-position-part-columns = the row has { $cells } cells under { $columns } columns
error-position-part-copies = too many copies of “{ $card }” for { $players } players and this Age
error-position-part-deep = nested more than { $most } deep
error-position-part-empty-cell = there is no tile at { $cell }
error-position-part-feature-kind = unknown feature “{ $kind }”
error-position-part-few-cards = too few cards of Age { $age } are left for { $players } players
error-position-part-fit = “{ $tile }” does not fit at { $cell } facing { $facing }
error-position-part-form = expected “{ $example }”, not “{ $text }”
error-position-part-game = this is a position of “{ $found }”, not of “{ $game }”
error-position-part-label = unknown label “{ $label }”; known: { $known }
error-position-part-large = the number is too large
error-position-part-many-cards = more than { $most } cards in one place
error-position-part-many-tiles = more than { $most } tiles
error-position-part-module = “{ $tile }” belongs to an expansion that is not in play
error-position-part-no-feature = “{ $tile }” in this rotation has no { $feature }
error-position-part-no-number = expected a number
error-position-part-nothing = there is nothing at “{ $path }”
error-position-part-number = expected a number from { $low } to { $high }, not “{ $text }”
error-position-part-numbers = expected { $expected } numbers, not { $count }
error-position-part-role = a follower on “{ $feature }” is called “{ $role }”
error-position-part-seat = there is no seat { $seat } among { $players } players
error-position-part-space = expected a space before the next entry
error-position-part-supply = “{ $colour }” has no “{ $figure }” left for “{ $feature }” at { $cell }
error-position-part-tile = there is no tile “{ $tile }”
error-position-part-tile-copies = too many copies of “{ $tile }”
error-position-part-too-long = the text has { $count } characters, but a position has at most { $most }
error-position-part-twice = “{ $label }” appears twice
error-position-part-two-tiles = two tiles at { $cell }
error-position-part-under = there must be as many cards under the board as stages: { $count }
error-position-part-undescribed = a position of “{ $game }” has only these parts: { $known }
error-position-part-whole = expected whole numbers, not { $number }
error-search-simulations = a search needs 1 to { $most } simulations, not { $simulations }
error-search-positions = this search can hold 1 to { $most } positions, not { $positions }
error-nobody-learns = bots play all the seats; leave at least one seat free for the learner
error-database-away = can’t connect to { $database }; set BASTIDE_LOG_LEVEL=info for details
error-database-empty = this database contains no Bastide data
error-database-missing = database not found; check --database
error-database-newer = the database was written by a newer version of Bastide (schema { $found }, this version supports { $known }); update Bastide
error-database-not-empty = the database is not empty; use --replace to overwrite it
error-database-url = a database URL must look like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-deal-counts = no undo and no substitute bots in the daily challenge
error-deal-secret = other players’ moves are hidden until the day is over
error-deal-not-over = the daily challenge can be replayed and compared when its day is over (midnight UTC)
error-door-busy = too many people are waiting to join; ask the host for the invite link
error-door-open = no need to ask: you can join this table
error-empty-buy-list = { $file }: the buy list names no cards to buy
error-entrance =
    { $way ->
        [password] this server requires a password
       *[invitation] this server is invite-only
    }
error-file = { $path }: { $problem }
error-file-exists = { $path } already exists; use --replace to overwrite it
error-first-player = this player can’t start; players are numbered 0 to { $last }
error-from-record = --seed and --option can’t be used with a record: it already contains them
error-game-over = the game is over; no more moves are possible
error-games-count = the number of games must be at least 1, not { $games }
error-hints-off = hints are turned off at this table
error-host = unknown host name { $host }; add it with --allowed-hosts
error-illegal-action = that move isn’t legal now; legal moves: { $legal }
error-knocked-already = you’ve already asked to join; the host hasn’t answered yet
error-list-cards-missing = { $list }: these cards are not in the kingdom, so their lines have no effect: { $missing }
error-list-too-long = another player must decide before the end of this list; send fewer actions
error-list-unforeseen = this list continues past a random event; send those actions afterwards
error-log-full = this table has reached its message limit; only moves are accepted now
error-method = method not allowed for { $path }
error-missing = missing { $name }; see --help
error-missing-action = no action was given for { $agent }
error-missing-extra = this needs { $package }: in the folder of Bastide’s sources, run pip install '.[{ $extra }]'
error-missing-package = this needs { $package }: in the folder of Bastide’s sources, run pip install { $target }
error-must-wait = { $agent } has nothing to decide; its only action is { $wait } (wait)
error-muted =
    { $lasting ->
        [yes] you are muted on this server
       *[no] you are muted until { $until }
    }
error-name = a name must be a single line of text
error-name-alike = your name is too similar to { $other }’s; choose another
error-no-baggage =
    { $problem ->
        [empty] this file is empty
        [record] this is the record of one game; open it under Replay
        [cut] this file is incomplete; export it again
       *[other] this is not a Bastide export file
    }
error-newer-baggage = this file was exported by a newer version of Bastide; reload the page to update
error-broken-baggage = game { $table } in this file is damaged; nothing was imported
error-not-here = playing on your own device is not available on this server
error-names-alike = { $name } and { $other } are too similar; change one of the names
error-not-awaited = it isn’t their turn
error-own-device = at this table everyone plays on their own device
error-needs-yes = this deletes data; add --yes, or run it in a terminal to confirm
error-no-account = guests don’t have a passphrase
error-no-advice = no hint found for this decision; try again
error-no-bot-plays = no bot is playing for you
error-no-buy-list = name a buy list: { $bot }:FILE
error-no-comparison = nothing to compare with yet: the bots are still playing
error-no-components = { $game } has no { $kind }; available: { $known }
error-no-deal = no challenge is available for this day; choose another day
error-no-deal-played = finish this challenge first
error-no-deals = { $game } has no daily challenge
error-no-evaluation = this decision can’t be evaluated; try another position
error-no-position = position { $position } doesn’t exist; choose one from 0 to { $last }
error-no-rules = { $game } has no rules pages
error-no-example = { $game } has no example called { $name }
error-no-lesson = { $game } has no lesson called { $name }; see the list of lessons
error-no-puzzle = { $game } has no puzzle { $id }
error-no-puzzles = { $game } has no puzzles
error-no-themes = { $game } defines no puzzle themes
error-no-theme = { $game } has no puzzles on this theme; available: { $known }
error-puzzle-line = puzzle file, line { $line }: { $problem }
error-off-lesson = this move doesn’t fit the lesson; start { $name } again
error-no-topic =
    { $close ->
        [none] the rules of { $game } have no topic { $topic }; topics: { $known }
       *[other] the rules of { $game } have no topic { $topic }; did you mean { $close }? Topics: { $known }
    }
error-other-training = { $folder } already contains a different training run; choose another folder
error-no-champion = { $folder } contains no training run
error-other-champion = the network in { $folder } was trained for a different game or table
error-nothing-left = not enough cards left without { $names }
error-bad-lessons = { $file } is not a training data set
error-other-lessons = { $file } contains training data for a different network
error-other-networks = { $folder } contains networks of a different shape; choose another folder
error-net-table = this network was not trained for the cards at this table
error-net-workers = a network search runs on 1 process, not { $workers }
error-no-improver = { $game } has no strategy files
error-no-invitation = this invitation is invalid or has expired; ask for a new one
error-no-line = line { $line } of this table is not a chat message
error-no-net = name a network file: { $bot }:FILE
error-no-network = this computer is not connected to a local network
error-no-path = not found: { $path }
error-site-not-built = the pages for the browser are missing; install bastide[site], or run make web in a checkout
error-site-not-empty = { $path } is not empty; choose an empty folder
error-site-wheel-name = { $path } is not a Bastide wheel
error-site-wheel-version = { $path } is a wheel of version { $found }, but this is version { $wanted }
error-site-wheel-platform = { $path } was compiled for { $found }, but Python in the browser needs { $wanted }
error-site-wheel-broken = { $path } is damaged or incomplete
error-no-person = nobody is called { $name }; `bastide admin people` lists everyone
error-no-plan = the expert bot of { $game } has no plan to print
error-no-proposal = this proposal is no longer open
error-no-python-file = name a Python file: { $bot }:FILE
error-no-record = not a game record: the first line must be “bastide record { $known }”
error-no-report = no open report has the id { $report }
error-guest-moderator = { $name } has no account; only accounts can be moderators
error-no-moderator = { $name } is not a moderator
error-no-review = this review has expired; start it again
error-no-seat = seat { $seat } doesn’t exist; seats are numbered 0 to { $last }
error-no-sign-up = sign-up is closed on this server
error-no-such-option =
    { $close ->
        [none] unknown option { $option }; see --help
       *[other] unknown option { $option }; did you mean { $close }? See --help
    }
error-no-such-player = player { $player } doesn’t exist; players are numbered 0 to { $last }
error-no-table = table not found, or you don’t have access to it; ask the host for the link
error-no-weights = name a weights file: { $bot }:FILE
error-nobody-knocks = nobody is waiting to join
error-nobody-seated = nobody has taken a seat yet
error-nobody-there = there is nobody here to block or report
error-not-a-game = { $value } is not a game called { $game }
error-not-a-person = seat { $seat } has no human player to replace
error-position-game = the position names no game; begin with “game: ID”
error-not-a-position = { $text } is neither a file nor a position, which begins with “game: ID |”
error-not-agreed = still waiting for: { $names }
error-not-asked = there is nothing for you to answer
error-not-at-home = only someone at the server’s own computer can open it to the network
error-not-away = this player hasn’t been away for { $seconds } seconds yet
error-not-finished = the game is not over yet
error-not-host = only the host of this table can do that
error-not-opening = the table isn’t waiting for your device’s number
error-not-let-in = the host declined your request
error-not-seated = you don’t have a seat at this table
error-not-started = the game hasn’t started yet
error-not-to-move = it isn’t player { $player }’s turn; waiting for { $waiting }
error-not-understood = “{ $text }” is not a legal move now; legal moves: { $legal }
error-not-welcome = you can’t join this table
error-nothing-to-take-back = there is nothing to undo
error-often-enough = limit reached: { $most } times per table
error-one-choice = choose exactly one action
error-one-seat = you already have a seat at this table
error-opponents-count = wrong number of opponents for { $players } players: { $given } instead of { $others }
error-option-count = option { $option } needs { $wanted } values, not { $count }
error-option-flag = option { $option } must be yes or no, not { $value }
error-option-form = write options as NAME=VALUE, not { $text }
error-option-list = option { $option } must be a list, not { $value }
error-option-number = option { $option } must be a whole number from { $low } to { $high }, not { $value }
error-option-twice = option { $option } lists { $value } twice
error-option-repeated = option { $option } is given twice
error-option-word =
    { $close ->
        [none] option { $option } can’t be { $value }; available: { $known }
       *[other] option { $option } can’t be { $value }; did you mean { $close }? Available: { $known }
    }
error-origin = blocked: this request came from another website
error-other-edition = { $card } is not in edition { $edition } of the base game; choose edition={ $other }, or set mix_editions=yes
error-other-game = this is a record of { $found }, not of { $game }
error-other-part = this number doesn’t match the fingerprint your device sent before
error-other-players = { $players ->
    [one] this game had 1 player
   *[other] this game had { $players } players
}; name someone for every seat
error-out-of-range = { $name } must be a number from { $low } to { $high }, not { $value }
error-part-taken = another seat sent the same fingerprint; try again
error-person-or-address = name a person, or use --address ADDRESS
error-player-count = { $game } is for { $low } to { $high } players, not { $players }
error-proposed-already = this has already been proposed
error-record-cut = the record is incomplete: its last line must be “end N DIGEST”
error-record-diverged = the record diverges at action { $at }: { $reason }
error-record-format = this record has format { $found }; this version of Bastide reads format { $known }
error-record-line-after-end = nothing may follow the “end” line
error-record-line-count = the “end” line says { $said } actions, but the record has { $done }
error-record-line-expected = expected “{ $form }”, not “{ $text }”
error-record-line-header = the header must name game, rules, seed and at least one seat
error-record-line-no-seat = seat { $seat } doesn’t exist; the header names { $seats } seats
error-record-line-rules = rules must be a whole number, not “{ $value }”
error-record-line-seed = seed must be a whole number or a key, not “{ $value }”
error-record-line-twice = { $name } appears twice
error-record-line-two-digests = two digests for the position after { $done } actions
error-record-line-unknown-header = unknown header “{ $name }”; available: { $known }
error-record-line = record, line { $line }: { $problem }
error-record-name = the record contains an invalid name, { $name }: names need 1 to 24 letters, digits, spaces and basic punctuation
error-record-needs = this record needs the extension { $extension }, which is not installed
error-record-position = the position after action { $at } differs from the record
error-record-proof = can’t read the fairness proof in this record
error-record-setup = the setup differs from the record
error-record-too-long = this record has more than { $most } actions, which no game reaches
error-record-unfinished = this record is of an unfinished game
error-resigned = you resigned this game and can’t rejoin it
error-rng-state = a random generator state must be 32 hexadecimal digits, not all zero, and not { $state }
error-rules-changed = the rules have changed since this game started, so it can’t continue: { $problem }
error-said-enough = spectator chat at this table has reached its limit
error-seat-taken = seat { $seat } is already taken
error-seats-free = put bots on the empty seats first: a continued game needs all its players
error-seed-key = a key must be “chacha:” followed by 64 hexadecimal digits, not { $seed }
error-seed-range = a seed must be a whole number from 0 to 2^128 - 1, not { $seed }
error-session-ended = you’ve been signed out; sign in again
error-several-people = several people are called { $name }; use an id: { $ids }
error-shutting-down = the server is restarting; try again in a moment
error-side-count = { $players } players need { $players } sides, not { $sides }
error-simulate-report = --report can’t be combined with --out or --records
error-simulate-rows = --rows needs --out FILE
error-simulate-format = --out writes Parquet; name the file { $path }
error-stale = the game has moved on; check the table and try again
error-start-record = { $bot } starts with its own cards, so the game can’t be recorded
error-starting = the game is about to start
error-storage = the server couldn’t save this, but nothing is lost; try again in a moment
error-table-finished = the game is over
error-table-full = all seats are taken
error-take-back-consent = you need the other players’ consent to undo this
error-take-backs-spent = you’ve used all { $most } undos in this game
error-that-is-you = you can’t do this to yourself
error-not-moderator = only moderators can do this
error-is-moderator = only the operator can moderate a moderator
error-no-such-person = this person no longer exists
error-too-large = this is too large; the limit is { $limit } bytes
error-too-many =
    { $seconds ->
        [one] too many requests; try again in { $seconds } second
       *[other] too many requests; try again in { $seconds } seconds
    }
error-too-many-blocks = you can block up to { $most } people; unblock someone first
error-too-many-reports = you can send up to { $most } reports per day
error-too-many-tables = you can watch up to { $most } tables at once
error-too-many-variations = variations can have { $most } actions altogether
error-tournament-alike = a tournament needs at least two different bots, not just { $bot }
error-tournament-bots = a table for { $seats } needs at least { $seats } bots, not { $count }; you can name a bot more than once
error-tournament-busy = another process is playing the tournament in { $path }
error-tournament-damaged = { $path } does not contain valid tournament settings
error-tournament-exists = { $path } already contains a tournament; use --resume to continue it
error-tournament-file = { $bot } has changed since the games in { $path } were played; use a new folder
error-tournament-folder = { $path } is not empty and contains no tournament; choose another folder
error-tournament-line = { $path }, line { $line }: { $problem }
error-tournament-other = { $path } contains a different tournament: { $setting } is { $there }, not { $here }
error-tournament-resume = --resume needs --out with the tournament’s folder
error-tournament-seats = a tournament needs at least 2 seats, not { $seats }
error-tree-position = a tree that begins at a position has no record; write it as text
error-tree-moves = the recorded actions must stay the first variations
error-unknown-bot =
    { $close ->
        [none] unknown bot { $bot } for { $game }; available: { $known }
       *[other] unknown bot { $bot } for { $game }; did you mean { $close }? Available: { $known }
    }
error-unknown-card =
    { $close ->
        [none] unknown card { $card }; available: { $known }
       *[other] unknown card { $card }; did you mean { $close }? Available: { $known }
    }
error-unknown-command =
    { $close ->
        [none] unknown command { $command }; available: { $known }
       *[other] unknown command { $command }; did you mean { $close }? Available: { $known }
    }
error-unknown-mark = unknown mark { $mark }; available: { $known }
error-unknown-task =
    { $close ->
        [none] unknown task { $task }; available: { $known }
       *[other] unknown task { $task }; did you mean { $close }? Available: { $known }
    }
error-task-bots = name the bots to run: --bots A,B,...
error-task-short = the official score of { $task } needs { $games } games; this is a preview
error-unknown-game =
    { $close ->
        [none] unknown game { $game }; available: { $known }
       *[other] unknown game { $game }; did you mean { $close }? Available: { $known }
    }
error-unknown-language = unknown language { $language }; available: { $known }
error-unknown-option =
    { $close ->
        [none] unknown option { $option }; available: { $known }
       *[other] unknown option { $option }; did you mean { $close }? Available: { $known }
    }
error-unseen-name = this name is invisible; use letters or digits
error-usage = invalid command line; see --help
error-waits-for-ever = at this table, no bot takes over unless the player asks for it
error-weights-large = weights can be at most { $most }, not { $value }
error-weights-line = write “NAME = NUMBER” or “NAME in PART = NUMBER”, not “{ $text }”
error-weights-name =
    unknown weight “{ $name }”; { $meant ->
        [none] available: { $known }
       *[other] did you mean “{ $meant }”? Available: { $known }
    }
error-weights-part =
    unknown part of the game “{ $name }”; { $meant ->
        [none] available: { $known }
       *[other] did you mean “{ $meant }”? Available: { $known }
    }
error-which-invitation = no unique invitation hash starts with { $hash }
error-which-table = no unique table id starts with { $table }
error-who-are-you = enter your name first
error-with-position = --position can’t be used with { $option }
error-wrong-passphrase = wrong account name or passphrase
error-second-factor = enter the code of your authenticator app or a recovery code, or sign in with a passkey
error-wrong-code = wrong code; each code works only once
error-second-factor-exists = this account already has a second factor; remove it first
error-wrong-passkey = this passkey is not valid here; use another one, or your passphrase
error-passkey-expired = this took too long; try again
error-passkey-exists = this passkey has been added already
error-too-many-passkeys = an account can have { $most } passkeys; remove one first
error-no-passkeys = this server can’t use passkeys, because it has no HTTPS address
error-wrong-password = wrong server password
error-endless-game = game stopped after { $decisions } decisions: these bots never end it
error-trial-bot = { $bot } can’t be tested here: part of it was not uploaded
error-trial-thinks = { $bot } is too slow to test here; use `bastide tournament` instead
error-trial-failed = the test failed: these strategies couldn’t be played against each other
error-no-trial-report = the report of this test isn’t ready yet
error-no-trial = this test run has expired; start a new one
error-no-trials = tests are turned off on this server; use `bastide tournament` instead
error-one-trial = you already have a test running; stop it or wait until it ends
error-not-yours = only the person who started a test can stop it
error-trial-paused = your last test failed; you can start the next one in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}
error-trial-draws = games drawn because they did not end within { $decisions } decisions: { $games }
error-few-kingdom-cards = a random kingdom needs { $needed } cards, but these sets have only { $count } in this edition: { $sets }; add a set

error-bad-thing-name = { $name } is not a valid name for this; use lower-case letters, digits and _, such as shanty_town, or a language code such as fr
error-thing-exists = { $path } exists already or has the same message; nothing was written
error-no-checkout = this command works on a checkout of Bastide with its tests, and this is an installed package
error-outside-checkout = this command works on the checkout { $path }; change to this folder first
error-unknown-set = a card needs the set that it belongs to: --set, one of: { $known }
error-unknown-thing = there is no card, set, module, board, language, level or page called { $name }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
}

error-bad-token = this token is wrong, was revoked or has expired
error-bot-busy = { $name } is already playing as many games as it accepts
error-bot-like-name = only the names of bot accounts end with “(bot)”; choose another name
error-bot-name-taken = you already have a bot account called { $name }
error-bot-offline = { $name } is not connected; its owner has to start its program
error-bot-other-game = { $name } doesn’t play this game
error-bot-plain-http = the token is sent without encryption; use an https address
error-bot-refusals = the connection was closed, because too many messages of this bot account were refused
error-bot-scope = the token of this bot account doesn’t allow this
error-bot-server-away = can’t reach { $server }: { $problem }
error-bot-server-strange = { $server } doesn’t answer like a Bastide server: { $problem }
error-bot-server-url = { $url } is not the address of a server, such as https://play.example.org
error-bot-token-file = { $file } contains no token; create one on your account page
error-bots-need-account = only people with an account can have bot accounts
error-no-bot = there is no such bot account
error-no-bot-token = this bot account has no such token
error-not-a-bot = only a bot account can do this, with its token
error-too-many-bots = you can have { $most } bot accounts; delete one first
error-too-many-bot-tokens = a bot account can have { $most } tokens; revoke one first
## Notifications

error-too-many-muted = you can mute { $most } tables
error-too-many-endpoints = you can have { $most } of these; remove one first
error-bad-webhook = the address must be a public https address on port 443 or 8443
error-webhook-exists = you have added this webhook already
error-bad-time-zone = unknown time zone { $zone }
error-no-email = this server sends no e-mails
error-bad-email = enter an e-mail address such as ann@example.org
error-no-endpoint = this browser, e-mail address or webhook is no longer there; reload the page
error-bad-email-link = this link has expired; ask for a new one in the settings
error-needs-account = create an account first
## Club tournaments

error-tournament-account = tournaments need an account; create one on your account page
error-tournament-clock = a tournament needs a clock: choose a limit per move or per game
error-tournament-tables = three or more players at a table, one game each, play in the format “tables” only
error-tournament-counts = this isn’t possible in a tournament game
error-tournament-joined = you already take part in this tournament
error-tournament-bot-joined = this bot already takes part in this tournament
error-tournament-removed = the organiser has removed you from this tournament
error-tournament-closed = this tournament takes no more players
error-tournament-full = this tournament is full; the limit is { $most } players
error-tournament-bot-limit = at most { $most } bots can play in a tournament
error-tournament-state = this is not possible in the current state of the tournament
error-tournament-few = at least { $least } players must join before the tournament can start
error-tournament-over = this tournament is over
error-too-many-tournaments = you can be in { $most } unfinished tournaments at a time
error-not-in-tournament = this player is not in the tournament
error-not-organiser = only the organiser of the tournament can do that
error-no-tournament = there is no such tournament
error-friends-account = you need an account to have friends; create one on your account page
error-match-account = you need an account to look for an opponent; create one on your account page
error-friend-guest = this person has no account; only people with an account can be friends
error-friend-blocked = you have blocked this person; unblock them first
error-already-friends = you are friends already
error-too-many-friend-requests = { $most } of your requests are unanswered; withdraw one first
error-too-many-friends = one of you has { $most } friends, which is the limit
error-no-friend = there is no such friend or request
error-no-friend-account = there is no account called { $account }
error-no-friend-request = this request was withdrawn or answered already

## Studies

error-study-account = studies need an account; create one on your account page
error-no-study = there is no such study, or you may not see it
error-no-chapter = this chapter doesn’t exist any more
error-not-in-study = only members of the study can do that
error-not-author = only authors of the study can do that
error-not-study-owner = only the owner of the study can do that
error-study-owner-stays = you can’t leave your own study, only delete it
error-study-invite = this link doesn’t work any more; ask the owner of the study for a new one
error-bad-title = a title needs 1 to { $most } characters, not { $count }
error-too-many-chapters = a study can have { $most } chapters
error-study-length = all chapters of a study together can have { $most } characters
error-study-nodes = a chapter can have { $most } moves of variations and comments
error-too-many-members = a study can have { $most } members
error-too-many-studies = you can have { $most } studies; delete or leave one first
error-bad-study-puzzle = a puzzle is a position, followed by the moves of the answer
error-study-text = line { $line } isn’t part of a study: its text begins with “{ $start }” and “{ $title }”, then come chapters “{ $game }” or “{ $puzzle }”
error-bad-study-chapter = chapter “{ $title }”, which begins in line { $line }: { $problem }

## Profiles

error-no-profile = there is no such profile, or you may not see it
error-stretch-range = the stretch from { $first } to { $until } is not within the actions 0 to { $last }
error-stretch-length = an animation has at most { $limit } positions
error-embed-suffix = the name of the file must end in .html or .json, not “{ $path }”
