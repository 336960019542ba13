### Texts of the web pages.

## Everywhere

web-about = Play board games by the book, with friends or bots. No account, no ads: pick a name and play.
web-skip = Skip to content
web-pages = Pages
web-language = Language
web-position = Position editor
web-gallery = Gallery
web-replay = Replay
web-analysis = Analysis board
web-strategies = Strategies
web-moderation = Moderation
web-loading = Loading…
web-close = Close
web-copied = Copied.
web-to-lobby = Go to the lobby
web-no-page = Page not found
web-no-page-about = This address doesn’t exist. The link may have been cut off.
web-no-game = Unknown game
web-no-game-about = This server doesn’t have this game. Choose one in the lobby.
web-unexpected = Something went wrong on this page. Reload it. Your game is safe.
web-unreachable = can’t reach the server, but nothing is lost; try again in a moment
web-credits = Bastide is not affiliated with the publishers of these games. All artwork is original. Fonts: Frank Ruhl Libre and Heebo, SIL Open Font License.
web-contact-sheet = Every drawing in three sizes, in light and dark mode
web-server-away = Can’t reach the server. Retrying… Nothing is lost.
web-not-loaded = Couldn’t load this page
web-not-loaded-about = The connection dropped, or the server was updated. Reload the page. Your game is safe.
web-page-api-mismatch = The { $game } page needs another version of Bastide. The table is shown as text.
web-reload = Reload
web-more = More

## The lobby

web-welcome = Welcome, { $name }
web-welcome-stranger = Welcome
web-who-are-you = What should we call you?
web-your-name = Your name
    .help = Other players see this name. You can change it at any time.
web-thats-me = Continue
web-save-name = Save name
web-rename = Change name
web-games = Games
web-player-count = { $least }–{ $most } players
web-play = Play
web-my-tables = Your games in progress
web-my-finished = Your finished games
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Create one, or invite friends with a link.
web-leaderboards = Leaderboards
web-no-games = No games yet. Pick one – bots are always ready.
web-no-finished = Games you finish appear here, with a full replay.
web-status-open = Waiting for players
web-go-on = Continue
web-join = Join
web-watch = Watch
web-look = View
web-guest = Guest { $number }
web-replay-one = Replay
web-line-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
web-line-nobody = No result
web-again-with = Rematch with { $names }
web-again = Rematch

## A new table

web-seat-count = Number of players
web-seat-kind = Player for seat { $number }
web-seat-open = empty seat
web-bot-first_game = first game
web-bot-newcomer = newcomer
web-bot-beginner = beginner
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-master = master
web-bot-random = random
    .about = Plays random legal moves.
web-play-now = Play now
web-make-table = Create table
web-options = Options
web-own-choice = Custom
web-picked-of = { $least ->
    [0] { $count } selected
   *[other] { $most ->
        [0] { $count } selected
       *[other] { $count } selected (choose { $least }–{ $most })
    }
}
web-paste = Paste card names
    .help = Separate the names with commas.
web-paste-unknown = Unknown: { $names }
web-share-choice = Copy link to this setup
web-take-over = Use this list
web-clock = Clock
    .help = Limits how long each player may think.
web-pace-none = No clock
web-pace-minute = 1 min per move
web-pace-bank = 15 min + 10 s per move
web-pace-days = 3 days per move
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-pace-day = 1 day per move
web-pace-week = 1 week per move
web-opponents = Opponents
web-more-options = More options
web-filter = Show
web-filter-all = all
web-filter-none = Nothing matches these filters. Remove one of them.
web-keep = Keep { $name }
web-redraw = Reroll the rest
    .help = Replaces everything that isn’t locked.
web-chosen = Selected
web-choose-from = Choose from
web-play-here = Play on this device
web-play-here-about = Works offline: play bots or pass-and-play on one device. Games are saved in this browser.
web-friends = Invite friends
web-picked-just = { $count } of { $most } selected

## Before the game

web-players = Players
web-player = Player
web-you = you
web-away = away
web-agree = I’m ready
web-decline = Decline
web-status-invited = You’re invited
web-status-invited-by = { $name } invited you

## At the table

web-prompt = Your options
web-your-cards = Your cards
web-your-turn = It’s your turn
web-waiting-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
web-game-over = Game over.
web-all-choices = { $count ->
    [one] Your only option
   *[other] All { $count } options
}
web-cannot = That isn’t possible right now.
web-log = Log
web-log-empty = No moves yet. Every move appears here.
web-story-then = {" · "}
web-story-details = { $name }’s turn in detail
web-since = Since your last turn
web-to-now = Skip
web-to-move = to play
web-has-chosen = has chosen
web-bot-stands-in = played by a bot
web-resigned = resigned
web-undo = Undo
web-imported = imported
web-result = Result
web-ended-played = Game over
web-ended-resigned = Ended by resignation
web-ended-timed_out = Time ran out
web-ended-abandoned = Ended without a result
web-place = Place
web-points = Points
web-you-won = You won
web-keys = Keys
web-key-tab = next item
web-key-enter = select
web-key-help = this list
web-hint = Hint
web-key-name-space = Space
web-key-name-enter = Enter
web-key-name-left = Left arrow
web-key-name-right = Right arrow
web-key-name-up = Up arrow
web-key-name-down = Down arrow

## The gallery

web-gallery-about = Browse every card, board and tile.

## Replays

web-spectator = spectator
web-roughly = { $share } ± { $error }
web-play-on = Continue from here
web-play-on-about = Opens a new, unrated table at this position. Hidden cards are as in the record, so anyone who has seen it knows what comes.
web-play-on-seat = Your seat

## The account page

web-account-name = Account name
web-passphrase = Passphrase
    .help = At least 8 characters.
web-passphrase-if-account = Passphrase (if you have an account)
web-second-factor-any-code = Code from the app, or a recovery code
web-new-passphrase = New passphrase
    .help = At least 8 characters.
web-sign-in = Sign in
web-sign-up = Create account
web-hello-again = Welcome back!

## Settings

web-settings = Settings

## Inviting

web-turn-ends = { $what }. Your turn is ending…
web-end-turn-now = End turn
web-key-choices = list all options

## Entering the server, and personal data

web-shut-out = You can’t enter this server
web-come-in = Enter
web-by-password = This server is password-protected.
web-by-invitation = This server is invite-only. Use your invitation link, or ask the person who runs it.
web-server-password = Server password
web-invitation = Invitation
web-have-account = Already have an account?
web-kept = Your data
web-everything = Download my data
web-delete-me = Delete my data
web-delete-me-about = This permanently deletes your name, account and ratings. Bots take over your games in progress.

## The rules pages

web-rules = Rules
web-rule = Rule
web-puzzles = Puzzles
web-learn = Learn
web-deal = Daily challenge
web-deal-of = Daily challenge, { $day }
web-today = Today
web-see-also = See also:
web-no-rule = No rule found for this. Look it up in the full rules.
web-open-rules = Open the rules
web-whole-rules = Full rules (new window)
web-search-rules = Search the rules
web-topics = Topics
web-nothing-found = Nothing found. Try another word, or just its first letters.
web-next-topic = Next: { $topic }
