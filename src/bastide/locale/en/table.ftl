# The table page: waiting room, chat, menus and what follows a game.

table-no-table = Can’t open this table
table-connection-lost = Connection lost. Reconnecting… Your game is safe.
table-server-waits = The server can’t save right now. The game is paused, but nothing is lost.
table-may-sit = This table has a free seat.
table-sit-down = Take a seat
table-full = This table is full. You can watch once the game starts.
table-invite = Invite friends
table-invite-about = Anyone with this link can take a free seat. It doesn’t reveal anyone’s cards.
table-companions = People you’ve played with
table-invite-one = Invite { $name }
table-invite-sent = Invitation sent to { $name }.
table-link = Invite link
table-start = Start game
table-start-without = { $count ->
    [one] Start without the empty seat
   *[other] Start without the { $count } empty seats
}
table-need-players = The game needs at least { $least } players.
table-asked = Ready to play with these settings? A seat is reserved for you.
table-has-agreed = ready
table-has-not-agreed = not ready yet
table-wait-for-agreement = The game can start once everyone has confirmed. Waiting for: { $names }.
table-wait-for-devices = The game starts automatically once everyone’s device has confirmed the shuffle. Waiting for: { $names }.
table-part-elsewhere = Another of your devices holds your share of the shuffle.
table-part-here = Use this device
table-free-seat = Remove { $name } from the table
table-invited-again = { $name } wants a rematch and is holding a seat for you.
table-wait-for-host = Waiting for the host to start the game.
table-sit-by-name = Enter your name to take a seat.
table-agreed = Game settings
table-lobby-lists = Listed in the lobby
table-pace-of-move = { $seconds } s per move
table-pace-of-bank = { $minutes } min + { $seconds } s per move
table-pace-of-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
table-stand-up = Leave seat
table-close = Cancel this table
table-closed = This table was cancelled before the game started.
table-chat = Message the table
table-send = Send
table-said = Chat
table-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-ask-undo = Ask to undo
table-seat-plays = { $name } is playing.
table-menu = Menu
table-announcements = Announcements
table-asked-with-choices = { $question } { $count ->
    [one] 1 choice.
   *[other] { $count } choices.
}
table-describe = Describe the table
table-key-describe = describe the table in words
table-description = The table in words
table-detail = Level of detail
table-detail-short = Short
table-detail-normal = Normal
table-detail-full = Full
table-show-on-table = Show on the table
table-return = I’m back – take over from the bot
table-leave-to-bot = Let a bot play for me
table-leave-to-bot-ask = { $bot } plays for you until you return. If it wins, your rating stays the same. If it loses, your rating drops.
table-leave-to-bot-waits = You’re the only human player: the table waits until you return.
table-leave-to-bot-sure = Yes, let the bot play
table-away-until = { $name } is away. A bot takes over at { $time }.
table-propose-abandon = Offer to call it off
table-resign = Resign
table-resign-sure = Yes, resign
table-proposal = Proposal
table-download-record = Download game record
table-share-game = Copy link to this game
table-review = Review my game
table-new-game = New game
table-rematch = Rematch
table-to-rematch = Go to the rematch
table-key-undo = undo
table-key-log = log
table-throw-away = Abandon game
table-throw-away-about = You’re only playing bots: the game ends immediately and won’t count.
table-origin = { $at ->
    [0] This game repeats the deal of a finished game.
    [one] This game continues a finished game from move { $at }.
   *[other] This game continues a finished game from move { $at }.
} The shuffle can’t be verified, and the game is unrated.
table-origin-link = View that game
table-origin-puzzle = This game continues from a puzzle. The shuffle can’t be verified, and the game is unrated.
table-origin-puzzle-link = View the puzzle
table-reach-open = Open to my local network
table-reach-open-about = Friends on the same network can then join. Anyone on it can reach the server until you stop it.
table-reach-flag = To play with others on your local network, start the server with { $command }.
table-qr = QR code for this link
table-door = Private table
table-door-about = { $host } is hosting a private game of { $game }. You can ask to join.
table-door-about-nobody = This is a private game of { $game }. You can ask to join.
table-knock = Ask to join
table-knock-waiting = Waiting for the host. This page will update when they answer.
table-knock-declined = The host declined. You can still join with the invite link.
table-knocks = { $name } wants to join.
table-let-in = Admit
table-not-let-in = Decline
table-you-watch = You’re watching.
table-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-block-or-report = Block or report
table-block = Block
table-block-about = You won’t see their messages, and they can’t join your tables.
table-blocked = { $name } is blocked. You can unblock them on your account page.
table-report = Report
table-report-about = Report to the server admin
table-report-what = What happened?
table-reported = Thanks. The server admin will read your report.
table-deal-others = Other players’ results
table-deal-counts = Daily challenge: it counts once, with no undo and no hints.
table-proposal-take_back = { $by } asks to undo:
table-proposal-abandon = { $by } offers to end the game without a result.
table-reach-machine = This link only works on this computer.
table-reach-network = This link works for anyone on your local network (same Wi-Fi).
table-reach-world = This link works for anyone you send it to.
table-you-won-by = { $points ->
    [one] You won by 1 point
   *[other] You won by { $points } points
}
table-you-lost-by = { $points ->
    [one] You lost to { $name } by 1 point
   *[other] You lost to { $name } by { $points } points
}
table-you-won-shared = You share the victory with { $names }
table-you-lost-shared = { $names } won this time
table-you-lost = { $name } won this time
table-won-by = { $points ->
    [one] { $name } wins by 1 point
   *[other] { $name } wins by { $points } points
}
table-won-shared = Shared victory: { $names }
table-won-difference = What made the difference: { $category }, { $points } to { $other }.
table-won = { $name } wins
table-hint-thinking = A bot is thinking…
table-hint-about = What a bot would do in your place
table-hint-win = { $chance } to win
table-hint-compared = Compared with “{ $action }”: { $reason }
table-hint-worse = Clearly worse
table-hint-basis = Estimated by playing on from here many times, using only what you can see. Hidden cards stay hidden.
table-coach-comes = Coach me
table-coach-leaves = Dismiss coach
table-hint-equal = About equally good
table-hints-short = Hints
table-key-hint = hint
table-learn-more = More lessons
table-same-again = Play again with this setup
table-imported-about = This game was imported from a file. Its shuffle can’t be verified.
table-cancel = Cancel
table-copy = Copy

# A new table.

table-friend = a friend (invite link)
table-other-bots = Other bots
table-settings = Table settings
table-public = List in the lobby (anyone can join)
    .help = If this is off, people need your link or ask you to let them in.
table-hints = Allow hints (game will be unrated)
    .help = Players can ask what a bot would do in their place, and turn on the coach.
table-shuffle = Random seating
    .help = Seats, and with them the turn order, are drawn at random when the game starts.
table-expiry = When time runs out
table-expiry-bot = a bot takes over
table-expiry-loss = they lose the game
table-each-seat = Seats
table-friends-about = Send friends a link, then start when everyone is here.
table-bots-mixed = Custom (see below)

### Durations in their largest exact unit

table-duration-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-duration-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
table-duration-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-duration-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## Settings of a new table

table-aids = Show helpers (tiles left, projected points)
    .help = Everyone at the table sees them.
table-talk = Spectators can chat
    .help = If this is off, spectators can only read the chat.
table-stand-in = Substitute bot
    .help = Plays for people who leave, are away too long or run out of time.
table-absence = When a player is away
    .help = Counts while the game waits for someone who isn’t connected. They can come back at any time.
table-absence-after = a bot takes over after { $time }
table-absence-never = wait for them
