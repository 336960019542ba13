### What can go wrong. The ids are the codes of the errors.

error-absence-short = whoever is away has at least { $least } seconds to come back
error-account-exists = you have an account already
error-account-taken = the account { $account } belongs to somebody else
error-address-taken = the server cannot listen on { $host }:{ $port }: { $problem }
error-already-started = the game has begun already
error-at-range = --at is a number of actions, 0 to { $last }, not { $at }
error-at-without-from = --at says where to go on in a record: --from RECORD
error-backup-newer = the backup was written by a later version of Bastide ({ $version })
error-bad-address = { $address } is not an address on the network
error-bad-backup = this is not a whole backup of Bastide: { $problem }
error-bad-budget = a search needs at least one iteration or some seconds (an hour at most), not { $iterations } iterations and { $seconds } seconds
error-bad-buy-list = { $file }, line { $line }, column { $column }: { $problem }
error-bad-chat = there is nothing to say in this message
error-bad-link = this link is not good any more; ask for another one
error-bad-message = this message is not understood: { $problem }
error-bad-name = a name has 1 to 24 letters: letters, digits, spaces and simple signs
error-bad-thing-name = { $name } is not a valid name for this; use lower-case letters, digits and _, such as shanty_town, or a language code such as fr
error-thing-exists = { $path } exists already or has the same message; nothing was written
error-no-checkout = this command works on a checkout of Bastide with its tests, and this is an installed package
error-bad-names = these names cannot be used: { $names }: { $problem }
error-bad-net = { $file } is not a network that this bot can play: { $problem }
error-bad-number = { $name } must be a whole number from { $least } up, not { $value }
error-bad-path =
    { $kind ->
        [file] { $name } must be a file, not a folder
       *[folder] { $name } must be a folder, not a file
    }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds is a number of seconds, not { $value }
error-bad-setting = a setting is wrong: { $problem }
error-bad-snapshot = this is not a position of { $game }: { $problem }
error-bad-span = { $name } is a time like 30m, 12h, 7d or 4w, not { $value }
error-bad-weights = { $file }, line { $line }: { $problem }
error-bad-workers = a search runs on 1 to 256 processes, not { $workers }
error-banned =
    { $lasting ->
        [yes] you have been shut out of this server
       *[no] you have been shut out of this server until { $until }
    }
error-batch-action = action { $action } is not legal in row { $row }, where player { $player } is to act
error-batch-closed = these games have been closed, or one of their processes has ended
error-batch-shape = a step takes { $count } actions, one for each row
error-batch-share = { $games } games can be shared by 1 to { $games } processes, not { $processes }
error-board-count = { $players } players need as many boards, not { $boards }
error-bot-argument = the bot { $bot } takes no setting
error-bot-file = { $file } cannot be read: { $problem }
error-bot-file-changed = { $file } has changed while { $bot } was playing by it
error-bot-plays = a bot plays for you; come back to your seat first
error-bot-setting = { $bot } can be told iterations=N, seconds=S and workers=K, joined by +; not { $text }
error-broken-game = the game { $game } cannot be loaded: { $problem }
error-busy = the server is busy with what you asked for before; try again in a moment
error-buy-line-deep = this is more than { $most } parentheses within each other
error-buy-line-expected =
    { $what ->
        [number] a number is missing here
        [card] a card is missing here
        [card-within] a card in parentheses is missing here
        [numbers-within] two numbers in parentheses are missing here
       *[typed] one of these is missing here: { $typed }
    }; { $where ->
        [end] the line ends
       *[word] it goes on with “{ $word }”
    }
error-buy-line-large = { $number } is too large; numbers go up to { $most }
error-buy-line-never = “up to 0” would never buy it
error-buy-line-no-card =
    there is no card “{ $name }”; { $meant ->
        [none] cards are written as in “bastide components dominion cards”
       *[other] did you mean “{ $meant }”?
    }
error-buy-line-no-number =
    “{ $word }” is no number; { $meant ->
        [none] there are: { $known }
       *[other] did you mean “{ $meant }”? There are: { $known }
    }
error-buy-line-no-rule = there is no rule “{ $name }”; there are: { $known }
error-buy-line-one-card = “{ $function }” is asked of one card; “{ $word }” is no card
error-buy-line-rest = “{ $word }” was not expected; a line is: CARD, or “CARD up to N”, or “CARD up to N when TEST”
error-buy-line-start = nobody begins with more than { $most } cards
error-buy-line-start-twice = what is shuffled (“start with”) and a deck in order (“start deck”) exclude each other
error-buy-line-strange = “{ $word }” means nothing here
error-cluster-empty = the cluster at { $address } has no workers
error-cluster-lost = the cluster at { $address } keeps losing its workers
error-cluster-unreachable = no Dask scheduler answers at { $address }
error-cluster-version = a worker of the cluster runs Bastide { $there }, this is { $here }: the results could differ
error-data-rows = a row is a game, a decision or an observation, not { $rows }
error-data-npz = numpy files (.npz) hold observations: say --rows observation
error-extra-arguments = there is too much on the command line: { $arguments }
error-guest-alike = { $name } could be taken for { $other }, who sits here already
error-guest-declined = { $name } has said no, and is not asked again at this table
error-guest-seated = { $name } has a seat here already
error-invitation-over =
    { $status ->
        [playing] the game has begun without you: the seat is not kept for you any more
        [finished] the game at this table is over
       *[open] the seat is not kept for you any more
    }
error-no-companion = they cannot be invited: you can invite people with whom you have finished a game, as long as they can be reached and want to be asked
error-not-one-of = “{ $value }” is not one of: { $known }
error-option-value =
    { $takes ->
        [yes] { $option } needs a value after it
       *[no] { $option } takes no value
    }
error-process-ended = a process of the server ended before it could serve ({ $code })
error-search-simulations = a search makes 1 to { $most } simulations, not { $simulations }
error-search-positions = this search has room for 1 to { $most } positions, not { $positions }
error-nobody-learns = bots sit in all seats: one must be left to learn
error-database-away = { $database } cannot be reached; with BASTIDE_LOG_LEVEL=info it is said why
error-database-empty = there is nothing of Bastide in this database
error-database-missing = there is no such database
error-database-newer = the database was written by a later version of Bastide (its shape is { $found }, this version knows { $known })
error-database-not-empty = there is something in this database already; --replace throws it away
error-database-url = a database is written sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-deal-counts = in a deal of the day nothing is taken back, and nobody plays for you
error-deal-secret = what others do in the deal of a day can be seen when the day is over
error-door-busy = too many have knocked at this table; ask for its link
error-door-open = you need not knock: come in
error-empty-buy-list = { $file }: the list names no card to buy
error-entrance =
    { $way ->
        [password] this server asks for a password before it lets anybody in
       *[invitation] one comes to this server by invitation only
    }
error-file = { $path }: { $problem }
error-file-exists = there is a file { $path } already; --replace writes over it
error-first-player = this player cannot begin; players are 0 to { $last }
error-from-record = what was dealt and agreed is in the record: no --seed and no --option
error-game-over = the game is over; nobody can act any more
error-games-count = the number of games must be 1 or more, not { $games }
error-hints-off = there are no hints at this table
error-host = this server is not known as { $host }
error-illegal-action = this cannot be done now; what can: { $legal }
error-knocked-already = you have asked already; the host has not answered yet
error-list-cards-missing = { $list }: not in this kingdom, so these lines do nothing: { $missing }
error-list-too-long = others are asked before this list of actions is through
error-list-unforeseen = this list of actions goes on after something that nobody can foresee
error-log-full = so much has happened at this table that there is room for playing only
error-method = { $path } does not answer to this kind of request
error-missing = { $name } is missing
error-missing-action = { $agent } has not been given an action
error-missing-extra = this needs the package { $package }; pip install 'bastide[{ $extra }]'
error-missing-package = this needs the package { $package }; pip install '{ $package }'
error-must-wait = { $agent } has nothing to decide and must wait: action { $wait }
error-muted =
    { $lasting ->
        [yes] you cannot chat on this server any more
       *[no] you cannot chat until { $until }
    }
error-name = a name is one line of text
error-name-alike = your name looks like that of { $other }, who sits here already; take another one
error-no-baggage = this is no file with everything that a device kept
error-newer-baggage = this file was written by a newer version of Bastide
error-broken-baggage = a game in this file is broken ({ $table }); nothing was read in
error-not-here = one cannot play on one's own device from this server
error-names-alike = { $name } and { $other } could be taken for each other; give one of them another name
error-not-awaited = nobody waits for them just now
error-own-device = here everybody plays at a device of their own
error-needs-yes = this deletes something: say --yes, or run it where it can ask
error-no-account = a guest has no passphrase
error-no-advice = nothing could be found out about this decision; try again
error-no-bot-plays = no bot plays for you
error-no-buy-list = say which list to follow: { $bot }:FILE
error-no-comparison = there is nobody to compare with yet; the bots are still playing
error-no-components = { $game } has no { $kind }; it has: { $known }
error-no-deal = there is no deal of this day to be seen
error-no-deal-played = you have not played this deal to its end
error-no-deals = there are no deals of the day in { $game }
error-no-position = there is no position { $position } to play on from; they are numbered 0 to { $last }
error-no-rules = { $game } brings no rules to read
error-no-example = { $game } has no example { $name }
error-no-lesson = { $game } has no lesson { $name }
error-no-puzzle = { $game } has no puzzle { $id }
error-no-puzzles = { $game } brings no puzzles
error-no-themes = { $game } does not say what its puzzles are about
error-no-theme = { $game } has no puzzles about this; there are: { $known }
error-puzzle-line = line { $line } of the puzzles: { $problem }
error-off-lesson = This lesson does not go this way; begin { $name } again
error-no-topic = The rules of { $game } say nothing about { $topic }; the topics are: { $known }
error-other-training = in { $folder } another training is kept; name another folder
error-no-champion = in { $folder } no training is kept
error-other-champion = in { $folder } something else was learnt
error-nothing-left = too little is left to draw from without { $names }
error-bad-lessons = { $file } holds no lessons
error-other-lessons = { $file } holds lessons for another network
error-other-networks = in { $folder } networks of another shape are kept
error-net-table = this network has not learnt what is played with at this table
error-net-workers = a network looks ahead on one process, not on { $workers }
error-no-improver = { $game } has no strategies that are written in a file
error-no-invitation = this invitation is not good, or not any more
error-no-line = nothing was said in entry { $line } of this table
error-no-net = say which network to play: { $bot }:FILE
error-no-network = this machine has no address in a local network
error-no-path = there is nothing at { $path }
error-site-not-built = the pages and their runtime have not been built (make web builds them)
error-site-not-empty = { $path } is not an empty folder
error-site-wheel-name = { $path } is no wheel of Bastide
error-site-wheel-version = { $path } is a wheel of version { $found }; this is { $wanted }
error-site-wheel-platform = { $path } was compiled for { $found }, but Python in the browser is { $wanted }
error-site-wheel-broken = { $path } cannot be read, or is not complete
error-no-person = there is nobody called { $name }
error-no-plan = the expert of { $game } makes no plan that could be written down
error-no-proposal = this is not proposed any more
error-no-python-file = say which file to play: { $bot }:FILE
error-no-record = this is not a record: its first line is not “bastide record { $known }”
error-no-report = there is no open report { $report }
error-no-review = this review is no longer there; ask for it again
error-no-seat = there is no seat { $seat }; seats are 0 to { $last }
error-no-sign-up = this server makes no new accounts
error-no-such-option = there is no option { $option }; --help lists those there are
error-no-such-player = there is no player { $player }; players are 0 to { $last }
error-no-table = there is no such table, or it is not yours to see
error-no-weights = say which weights to play by: { $bot }:FILE
error-nobody-knocks = nobody waits at the door any more
error-nobody-seated = nobody sits at the table yet
error-nobody-there = there is nobody there whom you could block or report
error-not-a-game = { $value } is not a game called { $game }
error-not-a-person = nobody plays on seat { $seat } whom a bot could replace
error-not-agreed = not everyone has agreed to play yet: { $names }
error-not-asked = your answer is not needed
error-not-at-home = only whoever sits at the server's machine can let others in
error-not-away = they have not been away for { $seconds } seconds while it was their turn
error-not-finished = the game is not over yet
error-not-host = only the host of the table can do that
error-not-opening = no secret is asked for now
error-not-let-in = the host does not let you in
error-not-seated = you do not sit at this table
error-not-started = the game has not begun yet
error-not-to-move = player { $player } is not to move; waiting for { $waiting }
error-not-understood = “{ $text }” is not a legal action now; legal: { $legal }
error-not-welcome = somebody at this table does not want to play with you
error-nothing-to-take-back = you have not done anything that could be taken back
error-often-enough = you have done this { $most } times at this table; it cannot be done any more
error-one-choice = where all choose at once, one action is chosen
error-one-seat = one person takes one seat
error-opponents-count = a table of { $players } has { $others } opponents, not { $given }
error-option-count = option { $option } takes { $wanted } words, not { $count }
error-option-flag = option { $option } is yes or no, not { $value }
error-option-form = an option is written NAME=VALUE, not { $text }
error-option-list = option { $option } is a list of words, not { $value }
error-option-number = option { $option } is a whole number from { $low } to { $high }, not { $value }
error-option-twice = option { $option } names { $value } twice
error-option-word =
    { $close ->
        [none] option { $option } cannot be { $value }; known: { $known }
       *[other] option { $option } cannot be { $value }; did you mean { $close }? known: { $known }
    }
error-origin = pages of other sites may not do this
error-other-edition = { $card } is not in edition { $edition } of the base game; choose the other edition, or mix_editions=yes
error-other-game = this is a record of { $found }, not of { $game }
error-other-part = this secret does not belong to the fingerprint that was given before
error-other-players = { $players ->
    [one] one player was
   *[other] { $players } players were
} in this game; every seat has to be named
error-out-of-range = { $name } must be a number from { $low } to { $high }, not { $value }
error-part-taken = another seat has given this very fingerprint
error-person-or-address = say whom: a person, or --address ADDRESS
error-player-count = { $game } is for { $low } to { $high } players, not { $players }
error-proposed-already = this has been proposed already
error-record-cut = the record is cut off: it does not close with a line “end N DIGEST”
error-record-diverged = the record diverges at action { $at }: { $reason }
error-record-format = this record has format { $found }; this version of Bastide reads format { $known }
error-record-line-after-end = nothing may follow the line “end”
error-record-line-count = it speaks of { $said } actions, but { $done } stand above it
error-record-line-expected = expected “{ $form }”, not “{ $text }”
error-record-line-header = the header must name game, rules, seed and at least one seat
error-record-line-no-seat = there is no seat { $seat }; the header names { $seats }
error-record-line-rules = rules must be a whole number, not “{ $value }”
error-record-line-seed = seed must be a whole number or a key, not “{ $value }”
error-record-line-twice = { $name } is said twice
error-record-line-two-digests = two digests for the position after { $done } actions
error-record-line-unknown-header = unknown header “{ $name }”; known: { $known }
error-record-line = line { $line } of the record: { $problem }
error-record-name = the name { $name } in this record cannot be shown: a name has 1 to 24 letters, digits, spaces and simple signs
error-record-position = the position after action { $at } is not the recorded one
error-record-proof = the proof in this record cannot be read
error-record-setup = the set-up differs
error-record-too-long = this record has more than { $most } actions; no game is that long
error-record-unfinished = this record is of a game that was not finished
error-resigned = who has given up a game cannot go on with it
error-rng-state = a random source is 32 hexadecimal digits, not all zero; this is { $state }
error-rules-changed = the rules have changed since this game began, and it cannot go on: { $problem }
error-said-enough = those who look on have said enough at this table
error-seat-taken = seat { $seat } is not free
error-seats-free = a game that goes on needs everyone who was in it: put bots on the free seats
error-seed-key = a key is “chacha:” and 64 hexadecimal digits, not { $seed }
error-seed-range = a seed is a whole number from 0 to 2^128 - 1, not { $seed }
error-session-ended = you have been signed out
error-several-people = several people are called { $name }; say which by the id: { $ids }
error-shutting-down = the server is being restarted; try again in a moment
error-side-count = { $players } players need as many sides, not { $sides }
error-simulate-report = --report is written of games that are not written elsewhere, too: leave out --out and --records
error-stale = the table has gone on in the meantime; look again
error-start-record = { $bot } begins with cards of its own, and no record can be written of such a game
error-starting = the game is about to begin
error-storage = the table cannot be stored just now; nothing is lost, try again in a moment
error-table-finished = the game is over
error-table-full = every seat is taken
error-take-back-consent = this can only be taken back with the others’ consent
error-take-backs-spent = you have taken back { $most } times in this game; from now on what is done is done
error-that-is-you = that is you
error-too-large = a message has at most { $limit } bytes
error-too-many =
    { $seconds ->
        [one] that was too often; try again in { $seconds } second
       *[other] that was too often; try again in { $seconds } seconds
    }
error-too-many-blocks = one person can block { $most } others; take one back first
error-too-many-reports = one person can report { $most } times a day
error-too-many-tables = one connection looks at { $most } tables at most
error-tournament-alike = a tournament needs two different bots, not only { $bot }
error-tournament-bots = a table of { $seats } needs as many bots, and { $count } are named; a bot may be named more than once
error-tournament-busy = another process is playing the tournament in { $path }
error-tournament-damaged = { $path } does not hold the settings of a tournament
error-tournament-exists = { $path } holds a tournament already; --resume goes on with it
error-tournament-file = { $path } holds games of another { $bot }: its file has changed since then
error-tournament-folder = { $path } is not empty and holds no tournament
error-tournament-line = { $path }, line { $line }: { $problem }
error-tournament-other = { $path } holds another tournament: { $setting } is { $there } there, not { $here }
error-tournament-resume = --resume needs --out: the folder of the tournament to go on with
error-tournament-seats = a tournament needs 2 or more seats, not { $seats }
error-unknown-set = a card needs the set that it belongs to: --set, one of: { $known }
error-unknown-thing = there is no card, set, module, board, language, level or page called { $name }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
}
error-unknown-bot = there is no bot { $bot } for { $game }; known: { $known }
error-unknown-command = there is no command { $command }; known: { $known }
error-unknown-task = there is no task { $task }; known: { $known }
error-task-bots = say which bots are to do it: --bots A,B,...
error-task-short = the figures of { $task } are those of { $games } games; these are a first look
error-unknown-game = there is no game { $game }; known: { $known }
error-unknown-language = there is no language { $language }; known: { $known }
error-unknown-option =
    { $close ->
        [none] there is no option { $option }; known: { $known }
       *[other] there is no option { $option }; did you mean { $close }? known: { $known }
    }
error-unseen-name = this name cannot be seen; it needs letters or digits that show
error-usage = this command line is not understood; --help says what can be typed
error-waits-for-ever = at this table everybody is waited for: no bot plays for anybody without their own word
error-weights-large = weights go up to { $most }, not { $value }
error-weights-line = a line is: “NAME = NUMBER”, or “NAME in PART = NUMBER”, not “{ $text }”
error-weights-name =
    there is no weight “{ $name }”; { $meant ->
        [none] there are: { $known }
       *[other] did you mean “{ $meant }”? There are: { $known }
    }
error-weights-part =
    there is no part “{ $name }” of the game; { $meant ->
        [none] there are: { $known }
       *[other] did you mean “{ $meant }”? There are: { $known }
    }
error-which-invitation = there is not exactly one invitation whose hash begins with { $hash }
error-which-table = there is not exactly one table whose id begins with { $table }
error-who-are-you = say your name first
error-wrong-passphrase = there is no such account, or the passphrase is not the right one
error-wrong-password = that is not the password of this server
error-endless-game = after { $decisions } decisions the game is not over: these bots do not end it
error-trial-bot = { $bot } cannot be tried here: it is made of something that was not sent
error-trial-thinks = { $bot } thinks too long to be tried here; on the command line it can be
error-trial-failed = these strategies could not be played against each other
error-no-trial-report = there is no report of this trial yet
error-no-trial = there is no such trial any more; begin it again
error-no-trials = strategies cannot be tried on this server
error-one-trial = a trial of yours is under way; stop it, or wait for its end
error-not-yours = only whoever began a trial can stop it
