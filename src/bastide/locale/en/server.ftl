### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = The table is open.
server-log-sat = { $name } sits down.
server-log-stood = { $name } gets up.
server-log-opened = A seat is free again.
server-log-bot_sat = A bot sits down: { $bot }.
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
server-log-rematched = The same people play again at another table.
