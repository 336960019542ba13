### The pages in the browser.

## Everywhere

web-about = Board games by the exact rules, with friends and bots. No account, no advertisements: take a name and play.
web-skip = To the content
web-pages = Pages
web-language = Language
web-gallery = Gallery
web-replay = Replays
web-strategies = Strategies
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
web-unreachable = the server cannot be reached just now; nothing is lost, try again in a moment
web-connection-lost = The connection is lost. Trying again; nothing of the game is lost.
web-server-waits = The server cannot store anything just now. The table waits; nothing is lost.
web-credits = Bastide is not affiliated with the publishers of these games. All drawing is original. Fonts: Frank Ruhl Libre and Heebo, SIL Open Font License.
web-contact-sheet = Every drawing at three sizes, by day and by night
web-server-away = The server cannot be reached. Trying again; nothing is lost.
web-not-loaded = This page could not be loaded
web-not-loaded-about = The connection is lost, or the server has a newer version by now. Load the page anew; nothing of the game is lost.
web-page-api-mismatch = The page of { $game } was made for another version of Bastide. The table is shown as text.
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
web-player-count = { $least } to { $most } players
web-play = Play
web-my-tables = Games to continue
web-my-finished = My finished games
web-open-tables = Open tables
web-no-open-tables = No public table is waiting for players just now. Open one, or send friends a link.
web-no-games = You have not played here yet. Choose a game; bots are ready at any time.
web-no-finished = No game is over yet. When one is, you find it here, move by move.
web-status-open = Waiting for players
web-go-on = Go on
web-join = Join
web-watch = Watch
web-look = Look
web-guest = Guest { $number }
web-replay-one = Replay
web-line-you-won = You won
web-line-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
web-line-nobody = Without a result
web-again-with = Play again with { $names }
web-again = Play again

## A new table

web-seat-count = Seats
web-seat-kind = Who sits on seat { $number }
web-seat-open = open seat
web-friend = a friend, by link
web-other-bots = Other bots
web-bot-beginner = beginner
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-master = master
web-bot-random = by chance
    .about = Does anything that is allowed.
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
web-absence = When somebody is away
web-absence-never = the table waits for them
web-absence-after = a bot plays on after { $time }
web-stand-in = Bot that stands in for people
web-opponents = Bots or friends
web-more-options = More options
web-each-seat = Each seat
web-filter = Show
web-filter-all = all
web-filter-none = Nothing fits all of these. Take one of them away.
web-keep = Keep { $name }
web-redraw = Draw the others anew
web-chosen = Chosen
web-choose-from = Choose from
web-play-here = Play on this device
web-play-here-about = Without the server, also offline: against bots, or several people at one device. Games stay in this browser.
web-friends = Friends, by link
web-friends-about = You get a link to send. The game begins when you say so.
web-bots-mixed = Different ones, as set below
web-picked-just = Picked: { $count } of { $most }.

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
web-companions = You have played together before
web-invite-one = Invite { $name }
web-invite-sent = { $name } is asked.
web-link = The link to this table
web-start = Begin
web-start-without = { $count ->
    [one] Begin without the free seat
   *[other] Begin without the { $count } free seats
}
web-need-players = The game needs at least { $least } players.
web-asked = Would you like to play at this table, as it is now? A seat is kept for you.
web-agree = Yes, I will play
web-decline = No, thank you
web-has-agreed = will play
web-has-not-agreed = has not answered yet
web-wait-for-agreement = The game can begin when everyone has agreed. Still to answer: { $names }.
web-wait-for-devices = The game begins by itself as soon as all devices have opened their parts of the draw. Still missing: { $names }.
web-part-elsewhere = Your part of the draw lies on another device of yours.
web-part-here = Use this device instead
web-free-seat = Free the seat of { $name }
web-status-invited = You are invited
web-status-invited-by = { $name } invites you
web-invited-again = { $name } would like to play again and keeps a seat for you.
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
web-your-cards = Your cards
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
web-cannot = That is not possible now.
web-log = Log
web-log-empty = Nothing has happened yet.
web-story-then = {"; "}
web-story-details = What { $name } did, in detail
web-since = Since your last turn
web-to-now = Skip to now
web-to-move = to move
web-has-chosen = has chosen
web-bot-stands-in = a bot stands in
web-resigned = resigned
web-chat = Say something to the table
web-send = Send
web-said = What was said
web-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
web-undo = Take back
web-ask-undo = Ask to take back
web-menu = Menu
web-return = I am back: the bot may go
web-leave-to-bot = Let a bot play for me
web-leave-to-bot-ask = The bot { $bot } plays for you until you come back. If it wins, your rating does not rise; if it loses, it falls.
web-leave-to-bot-waits = Nobody else plays here: the table waits until you come back.
web-leave-to-bot-sure = Yes, let the bot play
web-away-until = { $name } is away. A bot plays on from { $time }.
web-propose-abandon = Propose to stop here, without a result
web-resign = Resign
web-resign-sure = Yes, I resign
web-proposal = A proposal
web-proposal-take_back = { $by } asks to take the last step back.
web-proposal-abandon = { $by } proposes to stop here, without a result.
web-imported = imported
web-imported-about = This game was not played here: it was read in from a record. Nothing can be proven about its deal.
web-download-record = Save the record of the game
web-result = Result
web-ended-played = The game is over
web-ended-resigned = Ended by resignation
web-ended-timed_out = Ended by the clock
web-ended-abandoned = Stopped without a result
web-place = Place
web-points = Points
web-won = { $name } wins
web-won-by = { $points ->
    [one] { $name } wins by one point
   *[other] { $name } wins by { $points } points
}
web-won-shared = Shared victory: { $names }
web-won-difference = What made the difference: { $category }, { $points } to { $other }.
web-share-game = Copy a link to this game
web-rematch = Play again
web-to-rematch = To the next game
web-keys = Keys
web-key-tab = go on to the next thing
web-key-enter = choose it
web-key-help = this list
web-key-undo = take back
web-key-log = log
web-hint = Hint
web-hint-thinking = A bot is thinking about it …
web-hint-about = What a bot would do in your place
web-hint-win = { $chance } to win
web-hint-basis = Thought for a second, with what you can know: hidden cards are not looked at.
web-coach-comes = Call the coach
web-coach-leaves = Send the coach away
web-learn-more = More lessons
web-same-again = The same set again
web-sound = A sound when it is my turn and I look elsewhere
web-notice = A notice of the system as well
web-notice-forbidden = The browser does not allow notices from here. Its settings can change that.
web-key-hint = hint
web-throw-away = Throw this game away
web-throw-away-about = Only bots play with you here: it ends at once, without a result, and counts for nothing.
web-key-name-space = Space
web-key-name-enter = Enter
web-key-name-left = Arrow left
web-key-name-right = Arrow right
web-key-name-up = Arrow up
web-key-name-down = Arrow down

## The gallery

web-gallery-about = Everything these games are made of, drawn from the same facts that the rules work with.

## Replays

web-replay-about = Watch a game again, step by step. Drop a record file here, or choose one.
web-choose-record = Choose a record file
web-replay-failed = This could not be read as a record of a game: { $reason }. Nothing has changed; try another file.
web-first = To the beginning
web-last = To the end
web-time-line = Time line
web-step = { $at } of { $last }
web-viewer = Seen by
web-spectator = a spectator
web-key-next = next step
web-key-previous = previous step
web-key-play = play by itself, or stop
web-roughly = { $share } ± { $error }
web-hint-equal = May as well be the best.
web-play-on = Play on from here
web-play-on-about = A new table goes on from this position. The deal is that of the record: whoever has seen it knows what comes. Such a game moves no rating.
web-play-on-seat = Your seat
web-origin = { $at ->
    [0] This game is dealt like another one that is over.
    [one] This game goes on with another one that is over, after its first action.
   *[other] This game goes on with another one that is over, after { $at } actions of it.
} Nothing can be proven about the deal, and it moves no rating.
web-origin-link = Look at that game
web-origin-puzzle = This game goes on from a puzzle. Nothing can be proven about the deal, and it moves no rating.
web-origin-puzzle-link = Look at the puzzle
web-key-next-costly = next costly move
web-key-previous-costly = previous costly move

## Me

web-account = Account
web-account-about = Nobody needs one to play. With an account you are the same person on every device, and your games and ratings stay with you.
web-account-name = Account name
web-account-made = Your account is made.
web-passphrase = Passphrase
web-new-passphrase = New passphrase
web-new-passphrase-about = Choose a new passphrase for your account. The link is good once; every device that is signed in is signed out by it.
web-passphrase-again = The same again
web-passphrases-differ = The two are not the same.
web-take-passphrase = Take it and sign in
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-signed-in = Signed in as { $account }.
web-hello-again = Hello again.
web-ratings = Ratings

## Settings

web-settings = Settings

## Inviting

web-reach-machine = This link works on this computer only.
web-reach-network = This link works for everybody in the same local network: the same house, the same Wi-Fi.
web-reach-world = This link works for everybody you send it to.
web-reach-open = Let in my local network
web-reach-open-about = Friends in the same house can then play. Until the server is stopped, everybody in this network can reach it.
web-reach-flag = To play with others in your local network, start it with { $command }.
web-qr = The link as a picture, for the camera of a phone
web-door = A private table
web-door-about = { $host } plays { $game } here, with invited people. You can ask to sit down.
web-door-about-nobody = Here { $game } is played, with invited people. You can ask to sit down.
web-knock = Ask to sit down
web-knock-waiting = The host has been asked. This page goes on by itself as soon as there is an answer.
web-knock-declined = The host has said no. With the link of the table you can still come in.
web-knocks = { $name } asks to sit down.
web-let-in = Let in
web-not-let-in = Not now
web-you-watch = You are watching.
web-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-talk = Those who look on may talk, too
web-turn-ends = { $what }. Your turn ends.
web-end-turn-now = End the turn
web-key-choices = list of all choices

## Who may come in, and what is kept about people

web-shut-out = You cannot come in
web-come-in = Come in
web-by-password = Whoever runs this server has given it a password.
web-by-invitation = One comes to this server by invitation. The link you were given has it; else ask whoever runs the server.
web-server-password = Password of the server
web-invitation = Invitation
web-have-account = You have been here before?
web-sign-out-everywhere = Sign out on every device
web-kept = What is kept about you
web-kept-about = Everything that this server keeps about you, in one file; or be forgotten: your name vanishes from every table, and finished games stay without it.
web-everything = Everything about me
web-delete-me = Forget me
web-delete-me-about = You will be forgotten at once and for good: your name, your account, your ratings. At tables where you still play, a bot plays on.
web-delete-me-yes = Yes, forget me
web-delete-me-no = No, I stay
web-deleted = You have been forgotten.
web-blocks = Blocked
web-unblock = Take the block back
web-block = Block
web-block-about = You will not see what they say, and they cannot sit down where you sit.
web-blocked = { $name } is blocked. Your own page takes it back.
web-report = Report
web-report-about = Tell whoever runs the server
web-report-what = What has happened?
web-reported = Thank you. Whoever runs the server will read it.

## The rules, to be read

web-rules = Rules
web-rule = Rule
web-puzzles = Puzzles
web-learn = Learn
web-deal = Deal of the day
web-deal-of = Deal of { $day }
web-deal-others = How others fared
web-deal-counts = This is the deal of the day: it counts once, nothing is taken back, and there are no hints.
web-today = Today
web-see-also = See also:
web-no-rule = The rules say nothing about this.
web-whole-rules = All the rules, in a new window
web-search-rules = Search the rules
web-topics = Topics
web-nothing-found = Nothing found. Try another word, or only its beginning.
web-next-topic = Next: { $topic }
