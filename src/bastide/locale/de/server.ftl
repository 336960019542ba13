### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = Der Tisch ist offen.
server-log-sat = { $name } setzt sich.
server-log-stood = { $name } steht auf.
server-log-opened = Ein Platz ist wieder frei.
server-log-bot_sat = Ein Bot setzt sich: { $bot }.
server-log-started = Das Spiel beginnt.
server-log-chose = { $player } hat gewählt.
server-log-took_back = { $player } nimmt etwas zurück.
server-log-proposed-take_back = { $player } möchte etwas zurücknehmen.
server-log-proposed-replace = { $player } schlägt vor, dass ein Bot für { $other } spielt.
server-log-proposed-abandon = { $player } schlägt vor, das Spiel ohne Ergebnis zu beenden.
server-log-answered-yes = { $player } ist einverstanden.
server-log-answered-no = { $player } ist nicht einverstanden.
server-log-resigned = { $player } gibt auf.
server-log-timed_out = Die Zeit von { $player } ist abgelaufen.
server-log-replaced = Für { $player } spielt jetzt ein Bot: { $bot }.
server-log-returned = { $player } ist wieder da.
server-log-stopped = Der Bot { $bot } hat nicht geantwortet und wurde angehalten; an seiner Stelle spielt ein einfacherer.
server-log-set_back = Die Datenbank hat die letzten Züge verloren; der Tisch steht wieder bei Eintrag { $kept }.
server-log-finished-played = Das Spiel ist zu Ende.
server-log-finished-resigned = Das Spiel ist zu Ende: Es wurde aufgegeben.
server-log-finished-timed_out = Das Spiel ist zu Ende: Die Zeit ist abgelaufen.
server-log-finished-abandoned = Das Spiel wurde ohne Ergebnis beendet.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (entfernt)
server-log-rematched = Dieselben spielen an einem anderen Tisch weiter.
