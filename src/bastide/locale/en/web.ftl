### The pages in the browser.

## Everywhere

web-about = Dominion, 7 Wonders and Carcassonne by the exact rules, with friends and bots. No account, no advertisements: take a name and play.
web-skip = To the content
web-pages = Pages
web-language = Language
web-gallery = Gallery
web-replay = Replays
web-loading = One moment …
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied.
web-to-lobby = To the lobby
web-no-page = There is nothing here
web-no-page-about = The address leads nowhere. Perhaps it was cut off on its way to you.
web-no-table = This table cannot be shown
web-no-game = There is no such game here
web-unexpected = Something went wrong on this page. Load it anew; nothing of the game is lost.
web-connection-lost = The connection is lost. Trying again; nothing of the game is lost.
web-server-waits = The server cannot store anything just now. The table waits; nothing is lost.
web-credits = All drawing is original. Emblems by Lorc, Delapouite and the contributors of game-icons.net, CC BY 3.0. Fonts: Frank Ruhl Libre and Heebo, SIL Open Font License.
web-server-away = The server cannot be reached. Trying again; nothing is lost.
web-not-loaded = This page could not be loaded
web-not-loaded-about = The connection is lost, or the server has a newer version by now. Load the page anew; nothing of the game is lost.
web-reload = Load anew
web-more = More

## The lobby

web-welcome = Welcome, { $name }
web-welcome-stranger = Welcome
web-who-are-you = What shall we call you?
web-your-name = Your name
web-thats-me = That's me
web-rename = Another name
web-games = Games
web-game-dominion = Dominion
web-game-seven_wonders = 7 Wonders
web-game-carcassonne = Carcassonne
web-about-dominion = Build a deck of your own while you play: Actions, Treasures, and Provinces in the end.
web-about-seven_wonders = Everyone chooses a card at once, then the hands move on. Three Ages to build a city and a Wonder.
web-about-carcassonne = Lay tiles, let cities, roads and fields grow, and send your followers where they earn the most.
web-player-count = { $least } to { $most } players
web-play = Play
web-my-tables = My tables
web-my-finished = My finished games
web-open-tables = Open tables
web-no-open-tables = No public table is waiting for players just now. Open one, or send friends a link.
web-status-open = Waiting for players
web-status-finished = Finished
web-go-on = Go on
web-join = Join
web-watch = Watch
web-look = Look
web-guest = Guest { $number }
web-replay-one = Replay

## A new table

web-who-plays = Who plays?
web-seat-count = Seats
web-seat-kind = Who sits on seat { $number }
web-seat-open = open seat
web-friend = a friend, by link
web-other-bots = Other bots
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-random = by chance
web-play-now = Play now
web-make-table = Open the table
web-options = Options
web-own-choice = My own choice
web-picked-of = { $least ->
    [0] Picked: { $count }.
   *[other] { $most ->
        [0] Picked: { $count }.
       *[other] Picked: { $count }, wanted: { $least } to { $most }.
    }
}
web-paste = Paste a list of names
web-paste-unknown = Not known here: { $names }
web-share-choice = Copy a link to this choice
web-take-over = Take over
web-table-settings = The table
web-public = Show it in the lobby, so that anybody can join
web-aids = Aids such as remaining tiles and projected points
web-clock = Clock
web-pace-none = None: all the time in the world
web-pace-minute = One minute for each move
web-pace-bank = 15 minutes, and 10 seconds more for each move
web-pace-days = Three days for each move
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-hints = Hints: ask what a bot would do (such a game moves no rating)
web-hints-short = Hints
web-shuffle = Draw the order of play by lot
web-pace-day = One day for each move
web-pace-week = A week for each move
web-expiry = When time runs out
web-expiry-bot = a bot plays on
web-expiry-loss = the game is lost

## Before the game

web-players = Players
web-player = Player
web-you = you
web-away = away
web-may-sit = There is a free seat at this table.
web-sit-down = Sit down
web-table-full = All seats of this table are taken. You can watch as soon as the game begins.
web-invite = Invite friends
web-invite-about = Whoever opens this link can take a free seat. It shows nobody's cards.
web-link = The link to this table
web-start = Begin
web-start-without = { $count ->
    [one] Begin without the free seat
   *[other] Begin without the { $count } free seats
}
web-need-players = The game needs at least { $least } players.
web-wait-for-host = The game begins when the host says so.
web-sit-by-name = Say your name to sit down at this table.
web-agreed = What is agreed
web-lobby-lists = Shown in the lobby
web-pace-of-move = { $seconds } seconds for each move
web-pace-of-bank = { $minutes } minutes, and { $seconds } seconds more for each move
web-pace-of-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}
web-stand-up = Get up again
web-close-table = Close this table
web-table-closed = This table was closed before the game began.

## At the table

web-prompt = What to do
web-your-turn = It is your turn
web-waiting-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
web-game-over = The game is over.
web-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
web-cannot = That is not possible now: { $reason }
web-log = Log
web-log-empty = Nothing has happened yet.
web-to-move = to move
web-has-chosen = has chosen
web-bot-stands-in = a bot stands in
web-resigned = resigned
web-chat = Say something to the table
web-send = Send
web-undo = Take back
web-ask-undo = Ask to take back
web-menu = Menu
web-return = I am back: the bot may go
web-leave-to-bot = Let a bot play for me
web-propose-replace = Propose that a bot plays for { $name }
web-propose-abandon = Propose to stop here, without a result
web-resign = Resign
web-resign-sure = Yes, I resign
web-proposal = A proposal
web-proposal-take_back = { $by } asks to take the last step back.
web-proposal-replace = { $by } proposes that a bot plays for { $who }.
web-proposal-abandon = { $by } proposes to stop here, without a result.
web-fairness = Proof of fair shuffling
web-fairness-about = The first number is a fingerprint of the seed that all chance comes from, shown before the game. The seed itself is shown after it, and everybody can check that they belong together.
web-check = Check this game
web-check-seed = The seed belongs to the fingerprint that was shown before the game.
web-check-seed-other = The seed does not belong to the fingerprint that was shown before the game.
web-check-exact =
    The record was replayed from the seed: { $actions ->
        [one] one action leads
       *[other] { $actions } actions lead
    } to exactly this game.
web-check-unverified = The record was replayed, but it has no marks to compare it with.
web-check-diverged =
    Replayed, the record leads to another game after { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
web-check-fair = Nobody touched the shuffle.
web-check-unfair = This game cannot be proven fair.
web-download-record = Save the record of the game
web-result = Result
web-ended-played = The game is over
web-ended-resigned = Ended by resignation
web-ended-timed_out = Ended by the clock
web-ended-abandoned = Stopped without a result
web-place = Place
web-points = Points
web-rematch = Play again
web-to-rematch = To the next game
web-keys = Keys
web-key-tab = go on to the next thing
web-key-enter = choose it
web-key-help = this list
web-key-undo = take back
web-key-log = log
web-key-treasures = play all treasures
web-key-end = done, or end the phase
web-hint = Hint
web-hint-thinking = A bot is thinking about it …
web-hint-about = What a bot would do in your place
web-hint-win = { $chance } to win
web-hint-basis = Thought for a second, with what you can know: hidden cards are not looked at.
web-same-again = The same set again
web-sound = A sound when it is my turn and I look elsewhere
web-notice = A notice of the system as well
web-notice-forbidden = The browser does not allow notices from here. Its settings can change that.
web-key-hint = hint

## Dominion

web-costs = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
web-coins = coins
web-pile = { $name }, cost { $cost }, { $count ->
    [0] none left
   *[other] { $count } left
}
web-empty = empty
web-banned = cannot be bought this turn
web-taken-last = taken last, by { $name }
web-nothing-in-play = Nothing is in play.
web-hand-empty = Your hand is empty.
web-your-cards = Your cards
web-turn-number = Turn { $number }
web-set-aside = { $count } set aside
web-pick-on-cards = Choose on the cards of your hand.
web-confirm-discard = { $count ->
    [0] Discard nothing
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
web-confirm-trash = { $count ->
    [0] Trash nothing
    [one] Trash { $count } card
   *[other] Trash { $count } cards
}
web-verb-play = Play:
web-verb-buy = Buy:
web-verb-gain = Gain:
web-verb-name = Name:
web-verb-discard = Discard:
web-verb-trash = Trash:
web-verb-topdeck = Onto the deck:
web-verb-reveal = Reveal:
web-verb-use = Use:

## The gallery

web-gallery-about = Everything these games are made of, drawn from the same facts that the rules work with.

## 7 Wonders

web-age = Age { $age }
web-age-turn = Age { $age }, turn { $turn }
web-pass-left = Hands pass to the left.
web-pass-right = Hands pass to the right.
web-left-neighbour = on the left
web-right-neighbour = on the right
web-last-turn = in the last turn
web-nothing-built = Nothing has been built yet.
web-stage = stage { $number }
web-stage-built = stage { $number }, built
web-may-change = You have chosen. You can still change your mind until everyone has.
web-pick-a-card = Choose a card of your hand.
web-card-free = free
web-card-chain = free by chain
web-card-pay = { $price ->
    [one] for { $price } coin
   *[other] for { $price } coins
}
web-card-no = not now
web-total = Total
web-key-card = choose a card by its number
web-key-build = build the card
web-key-stage = build a Wonder stage with it
web-key-sell = sell it

## Carcassonne

web-map = The map
web-cell = Cell { $x }, { $y }
web-choose-cell = { $count ->
    [one] There is one place for this tile: it is marked on the map.
   *[other] Choose one of the { $count } marked places on the map.
}
web-cell-unfit = The tile in hand cannot lie here: on each side it must go on with what lies there already.
web-turn-and-lay = Turn the tile if you like, then lay it.
web-turn-tile = Turn
web-lay-here = Lay it here
web-point-at-map = Point at a city, road, cloister or field to see how far it reaches and whose it is.
web-feature-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-feature-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
web-feature-cities = { $count ->
    [0] no completed city beside it
    [one] { $count } completed city beside it
   *[other] { $count } completed cities beside it
}
web-feature-complete = completed
web-feature-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-tiles-left = { $count ->
    [one] tile is left in the pile
   *[other] tiles are left in the pile
}
web-remaining = Remaining tiles
web-choose-spot = { $count ->
    [one] There is one place for it: it is marked on the map.
   *[other] Choose one of the { $count } marked places on the map.
}
web-what-to-place = What to place
web-bid = Your bid
web-bid-less = less
web-bid-more = more
web-score-track = Score track
web-dead-cell = No tile that is still to come fits here.
web-dead-cells = { $count ->
    [one] One place beside the map fits no tile that is still to come: it is crossed out.
   *[other] { $count } places beside the map fit no tile that is still to come: they are crossed out.
}
web-key-feature = light up the features with figures, one after the other
web-key-claims = show whose is what
web-key-piece = choose what to place by its number
web-key-larger = larger
web-key-smaller = smaller
web-key-fit = the whole map
web-key-cell = go from place to place
web-key-turn = turn the tile
web-key-lay = lay the tile

## Replays

web-replay-about = Watch a game again, step by step. Drop a record file here, or choose one.
web-choose-record = A record file
web-replay-failed = This could not be read as a record of a game: { $reason }. Nothing has changed; try another file.
web-first = To the beginning
web-last = To the end
web-time-line = Time line
web-step = { $at } of { $last }
web-eyes = Seen by
web-spectator = a spectator
web-verdict-exact = Replayed exactly: this is the game that was played.
web-verdict-unverified = Replayed without contradiction, but by another version of the rules.
web-verdict-diverged = The record does not fit the rules from action { $at } on; it is shown up to there.
web-chart = Points over time
web-key-next = next step
web-key-previous = previous step
web-key-play = play by itself, or stop
web-open-hands = everyone: all hands open
web-all-hands = All hands
web-nothing-hidden = Nobody holds anything hidden in this game.
web-share-move = Copy a link to this move
web-share-needs-name = To share it, the record is kept at this server, under your name.
web-review = Review
web-review-about = A bot looks at every decision and marks those that cost the most.
web-review-begin = Review this game
web-review-progress = Looked at: { $done } of { $looks }
web-review-found = { $count ->
    [one] One decision cost something. It is marked on the time line.
   *[other] { $count } decisions cost the most. They are marked on the time line.
}
web-review-nothing = No decision cost anything worth mentioning.
web-review-total = { $name }: { $cost } in all
web-review-cost = costs { $cost }
web-review-better = Better: { $action }
web-review-basis = What a move costs is how much less could be expected of the game afterwards, in parts of a victory. It is an estimate.
web-key-next-costly = next costly move
web-key-previous-costly = previous costly move

## Me

web-account = Account
web-account-about = Nobody needs one to play. With an account you are the same person on every device, and your games and ratings stay with you.
web-account-name = Account name
web-account-made = Your account is made.
web-passphrase = Passphrase
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-signed-in = Signed in as { $account }.
web-hello-again = Hello again.
web-ratings = Ratings
