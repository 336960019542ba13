### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = Der Tisch wurde eröffnet.
server-log-sat = { $name } nimmt Platz.
server-log-invited = { $name } wurde eingeladen.
server-log-stood = { $name } verlässt den Tisch.
server-log-opened = Ein Platz ist wieder frei.
server-log-bot_sat = Ein Bot nimmt Platz: { $bot }.
server-log-agreed = { $name } spielt mit.
server-log-called = Gleich geht es los: Die Geräte legen ihren Zufallsbeitrag offen.
server-log-revealed = Das Gerät von { $name } legt seinen Zufallsbeitrag offen.
server-log-started = Die Partie beginnt.
server-log-chose = { $player } hat gewählt.
server-log-took_back = { $player } nimmt einen Zug zurück.
server-log-proposed-take_back = { $player } möchte einen Zug zurücknehmen.
server-log-proposed-abandon = { $player } schlägt vor, die Partie ohne Ergebnis abzubrechen.
server-log-answered-yes = { $player } ist einverstanden.
server-log-answered-no = { $player } ist nicht einverstanden.
server-log-resigned = { $player } gibt auf.
server-log-timed_out = Die Zeit von { $player } ist abgelaufen.
server-log-replaced = Für { $player } spielt jetzt ein Bot: { $bot }.
server-log-returned = { $player } ist wieder da.
server-log-stopped = Der Bot { $bot } antwortet nicht mehr; ein einfacherer Bot übernimmt.
server-log-set_back = Die Datenbank hat die letzten Züge verloren; die Partie steht wieder bei Eintrag { $kept }.
server-log-finished-played = Die Partie ist zu Ende.
server-log-finished-resigned = Die Partie ist zu Ende: Aufgabe.
server-log-finished-timed_out = Die Partie ist zu Ende: Zeit abgelaufen.
server-log-finished-abandoned = Die Partie wurde ohne Ergebnis abgebrochen.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (entfernt)
server-log-left = Ein Spieler hat seine Daten gelöscht.
server-log-rewritten = Der Betreiber des Servers hat diesen Verlauf geändert.
server-log-rematched = { $player } möchte eine Revanche.

## What is checked of a finished game: each promise, kept or broken.

server-check-server-kept = Der Server hatte seinen Zufallsbeitrag festgelegt, bevor jemand Platz nahm.
server-check-server-broken = Der Zufallsbeitrag des Servers ist nicht der, den er festgelegt hatte, bevor jemand Platz nahm.
server-check-part-kept = Der Zufallsbeitrag des Geräts von { $name } wurde so verwendet, wie er vorher festgelegt war.
server-check-part-broken = Der Zufallsbeitrag des Geräts von { $name } ist nicht der, der vorher festgelegt war.
server-check-part-absent = Das Gerät von { $name } hat keinen Zufallsbeitrag geliefert.
server-check-key-kept = Die Mischung ergibt sich aus diesen Beiträgen.
server-check-key-broken = Die Mischung ergibt sich nicht aus diesen Beiträgen.
server-check-order-kept = Auch die Sitzreihenfolge ergibt sich daraus.
server-check-order-broken = Die Sitzreihenfolge ergibt sich nicht daraus.
server-check-options-kept = Auch alles, was am Tisch ausgelost wurde, ergibt sich daraus.
server-check-options-broken = Was am Tisch ausgelost wurde, ergibt sich nicht daraus.
server-check-options-absent = Was am Tisch ausgelost wurde, lässt sich nicht prüfen: Die Auswahl hat sich seit dieser Partie geändert.
server-check-seed-kept = Der Startwert passt zu dem Fingerabdruck, der vor der Partie gezeigt wurde.
server-check-seed-broken = Der Startwert passt nicht zu dem Fingerabdruck, der vor der Partie gezeigt wurde.

server-log-knocked = { $name } bittet um einen Platz.
server-log-let_in-yes = Der Host nimmt die Anfrage an.
server-log-let_in-no = Der Host lehnt die Anfrage ab.

## The proof that nobody chose what was dealt.

server-fairness = Nachweis für faires Mischen
server-fairness-about = Der Fingerabdruck wurde vor der Partie gezeigt, der Startwert danach. Alle können nachprüfen, dass beide zusammenpassen.
server-check = Partie prüfen
server-fairness-parts = Gemischt wird mit geheimen Zahlen vom Server und von den Geräten aller Spieler. Alle haben zuerst einen Fingerabdruck gezeigt und die Zahl erst später offengelegt. So konnte niemand die Karten bestimmen, auch nicht der Betreiber des Servers. Alle können es nachprüfen.
server-fairness-server = Fingerabdruck des Servers
server-fairness-key = Schlüssel der Partie
server-fairness-own = Zufallsbeitrag deines Geräts
server-check-own-kept = Der Zufallsbeitrag deines Geräts wurde verwendet.
server-check-own-broken = Der Zufallsbeitrag deines Geräts wurde nicht verwendet.
server-check-own-absent = Dieses Gerät hat zu dieser Partie nichts zum Vergleichen gespeichert.
server-check-seen-kept = Alle Fingerabdrücke sind die, die dieses Gerät gesehen hat, bevor es seinen Beitrag offenlegte.
server-check-seen-broken = Die Fingerabdrücke sind nicht die, die dieses Gerät gesehen hat, bevor es seinen Beitrag offenlegte.
server-check-exact =
    Die Aufzeichnung wurde vom Startwert aus nachgespielt: { $actions ->
        [one] eine Aktion führt
       *[other] { $actions } Aktionen führen
    } genau zu dieser Partie.
server-check-unverified = Die Aufzeichnung wurde nachgespielt, enthält aber keine Prüfsummen zum Vergleichen.
server-check-diverged =
    Nachgespielt führt die Aufzeichnung nach { $actions ->
        [one] einer Aktion
       *[other] { $actions } Aktionen
    } zu einer anderen Partie.
server-check-fair = Es wurde fair gemischt.
server-check-unfair = Es lässt sich nicht nachweisen, dass diese Partie fair war.
server-tournament = Turnier
