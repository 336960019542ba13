### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = The table is open.
server-log-sat = { $name } sits down.
server-log-invited = { $name } is invited.
server-log-stood = { $name } gets up.
server-log-opened = A seat is free again.
server-log-bot_sat = A bot sits down: { $bot }.
server-log-agreed = { $name } agrees to play.
server-log-called = The start is called: the devices open their parts of the draw.
server-log-revealed = The device of { $name } opens its part of the draw.
server-log-started = The game begins.
server-log-chose = { $player } has chosen.
server-log-took_back = { $player } takes something back.
server-log-proposed-take_back = { $player } would like to take something back.
server-log-proposed-abandon = { $player } proposes to end the game without a result.
server-log-answered-yes = { $player } agrees.
server-log-answered-no = { $player } does not agree.
server-log-resigned = { $player } gives up.
server-log-timed_out = The time of { $player } has run out.
server-log-replaced = A bot plays for { $player } now: { $bot }.
server-log-returned = { $player } is back.
server-log-stopped = The bot { $bot } gave no answer and was stopped; a simpler one plays in its place.
server-log-set_back = The database has lost the last moves; the table stands at entry { $kept } again.
server-log-finished-played = The game is over.
server-log-finished-resigned = The game is over: it was given up.
server-log-finished-timed_out = The game is over: the time has run out.
server-log-finished-abandoned = The game was ended without a result.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (removed)
server-log-left = Somebody has left for good.
server-log-rewritten = Whoever runs the server has changed something in this log.
server-log-rematched = { $player } asks everyone for another game.

## What is checked of a finished game: each promise, kept or broken.

server-check-server-kept = The server had fixed its part of the draw before anyone sat down.
server-check-server-broken = The server’s part of the draw is not the one it had fixed before anyone sat down.
server-check-part-kept = The part of { $name }’s device is in it, as it was fixed before.
server-check-part-broken = The part of { $name }’s device is not the one that was fixed before.
server-check-part-absent = The device of { $name } took no part in the draw.
server-check-key-kept = The deck and everything else that is drawn follow from these parts together.
server-check-key-broken = The deck does not follow from these parts.
server-check-order-kept = The order of seats follows from them, too.
server-check-order-broken = The order of seats does not follow from them.
server-check-options-kept = So does what the table had left to chance.
server-check-options-broken = What the table had left to chance does not follow from them.
server-check-options-absent = What the table had left to chance cannot be compared: there are other things to draw from today.
server-check-seed-kept = The seed belongs to the fingerprint that was shown before the game.
server-check-seed-broken = The seed does not belong to the fingerprint that was shown before the game.

server-log-knocked = { $name } asks to sit down.
server-log-let_in-yes = The host says: come in.
server-log-let_in-no = The host says no.

## The proof that nobody chose what was dealt.

server-fairness = Proof of fair shuffling
server-fairness-about = The first number is a fingerprint of the seed that all chance comes from, shown before the game. The seed itself is shown after it, and everybody can check that they belong together.
server-check = Check this game
server-fairness-parts = All chance of this game comes from numbers that the server and the players’ devices chose in secret. At first only their fingerprints were shown; then the devices opened their numbers, and after the game the server does. So nobody could choose what is dealt, not even whoever runs the server, and everybody can check it.
server-fairness-server = The server’s fingerprint
server-fairness-key = The key of the game
server-fairness-own = What this device added
server-check-own-kept = What your device added is in it.
server-check-own-broken = What your device added is not what was used.
server-check-own-absent = This device has kept nothing of this game to compare with.
server-check-seen-kept = All fingerprints are those that this device saw before it opened its own part.
server-check-seen-broken = The fingerprints are not those that this device saw before it opened its own part.
server-check-exact =
    The record was replayed from the seed: { $actions ->
        [one] one action leads
       *[other] { $actions } actions lead
    } to exactly this game.
server-check-unverified = The record was replayed, but it has no marks to compare it with.
server-check-diverged =
    Replayed, the record leads to another game after { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
server-check-fair = Nobody touched the shuffle.
server-check-unfair = This game cannot be proven fair.
