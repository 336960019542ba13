# The settings page.

setting-kept-here = Saved on this device. Sign in to sync your settings.
setting-kept-account = Saved in your account, on every device.
setting-kept-usual = Reset to defaults
    .help = Resets everything on this page except the language.
setting-table = At the table
setting-look = Appearance
setting-sound = Sounds and notifications
setting-speed = Animation speed
    .help = How fast cards and tiles move. “Instant” turns animations off.
setting-speed-instant = Instant
setting-speed-quick = Quick
setting-speed-normal = Normal
setting-forced = Play forced moves automatically
    .help = If you have only one legal move, it is played for you after a short pause.
setting-turnEnd = End of turn
    .help = Only in games where you end your turn yourself. The undo window lasts about three seconds.
setting-turnEnd-moment = short undo window
setting-turnEnd-ask = confirm
setting-turnEnd-once = immediately
setting-confirmResign = Confirm before resigning
setting-invitations = Let people I’ve played with invite me
    .help = An invitation holds a seat for you and appears in your lobby.
setting-coach = Coach in practice games
    .help = The coach tells you before each move what matters. It needs a table that allows hints.
setting-coach-offer = ask in my first game
setting-coach-on = always
setting-coach-off = never
setting-theme = Theme
setting-theme-system = Match system
setting-theme-light = Light
setting-theme-dark = Dark
setting-cards = Card size
    .help = Applies to your hand, the cards in play and the tile you place.
setting-cards-small = Small
setting-cards-normal = Normal
setting-cards-large = Large
setting-colours = Player colours
    .help = The colours of the players’ pieces and symbols.
setting-colours-usual = Standard
setting-colours-safe = Colour-blind friendly
setting-daylight = Light of the season and the time of day
    .help = Towns and tables follow your clock: blossom, leaves and snow, morning light and lamplight.
setting-sounds = Table sounds
    .help = Turns all sounds on or off, including the one for your turn.
setting-volume = Volume
setting-listen = Play a sample
setting-sound-card = Card
setting-sound-shuffle = Shuffle
setting-sound-tile = Tile
setting-sound-piece = Piece
setting-sound-coin = Coin
setting-sound-build = Building
setting-sound-conflict = Conflict
setting-sound-count = Counting points
setting-sound-turn = Your turn
setting-sound-end = Game over

# Second factor of an account.

setting-second-factor = Authenticator app
setting-second-factor-about = A code from an authenticator app on your phone, in addition to your passphrase.
setting-second-factor-on = On. { $count ->
    [one] 1 recovery code left.
   *[other] { $count } recovery codes left.
}
setting-second-factor-add = Set up
setting-second-factor-scan = Scan this code with your authenticator app, or enter the key by hand. Then enter the code that the app shows.
setting-second-factor-key = Key
setting-second-factor-code = Code from the app
setting-second-factor-enable = Turn on
setting-second-factor-remove = Remove
setting-second-factor-recovery = Your recovery codes. Keep them in a safe place: each signs you in once if you lose your phone. They are not shown again.
setting-second-factor-saved = I have saved them

# Passkeys of an account.

setting-passkey = Passkeys
setting-passkey-about = Sign in with your fingerprint, your face or your screen lock. Once you have a passkey, your passphrase alone no longer signs you in: you also need a recovery code.
setting-passkey-unavailable = This server can’t use passkeys, because it has no HTTPS address.
setting-passkey-unsupported = This browser can’t use passkeys here. Open the server’s HTTPS address in a current browser.
setting-passkey-name = Name of the passkey
setting-passkey-name-example = My phone
setting-passkey-add = Add passkey
setting-passkey-remove = Remove passkey “{ $name }”
setting-passkey-used = last used on { $date }
setting-passkey-unused = not used yet
setting-passkey-codes = { $count ->
    [one] 1 recovery code left.
   *[other] { $count } recovery codes left.
}
setting-passkey-sign-in = Sign in with a passkey
setting-passkey-failed = No passkey was used. Try again, or use your passphrase.
setting-notice = Also show a desktop notification
    .help = Your browser asks for permission first.
setting-notifications = Notifications when the page is closed
setting-notice-forbidden = Your browser blocks notifications from this site. You can allow them in its settings.
setting-turn-sound = Play a sound when it’s my turn and the tab is in the background

## New passphrase

setting-new-passphrase-about = Choose a new passphrase. This link works once. Saving signs out all your devices.
setting-passphrase-again = Repeat passphrase
setting-passphrases-differ = Passphrases don’t match.
setting-take-passphrase = Save and sign in

## The account page

setting-account = Account
setting-account-about = You don’t need an account to play. With one, your games and ratings follow you to every device.
setting-account-made = Account created.
setting-signed-in = Signed in as { $account }.
setting-ratings = Ratings
setting-no-ratings = No rating yet. Finish a game with other people, without hints, to get one.
setting-sign-out = Sign out
setting-sign-out-everywhere = Sign out everywhere
setting-kept-about = Download everything this server stores about you, or delete it. Deleting removes your name from every table. Finished games stay, without your name.
setting-delete-me-yes = Yes, delete my data
setting-delete-me-no = Keep my account
setting-deleted = Your data has been deleted.
setting-blocks = Blocked people
setting-no-blocks = You haven’t blocked anyone. To block a player, select their name at the table.
setting-unblock = Unblock
