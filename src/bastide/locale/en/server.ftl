### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = The table is open.
server-log-sat = { $name } sits down.
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
server-log-proposed-replace = { $player } proposes that a bot plays for { $other }.
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

