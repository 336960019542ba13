### What happens at a table besides the game itself. The ids are the kinds of entries in its log.

server-log-created = Der Tisch ist offen.
server-log-sat = { $name } setzt sich.
server-log-invited = { $name } ist eingeladen.
server-log-stood = { $name } steht auf.
server-log-opened = Ein Platz ist wieder frei.
server-log-bot_sat = Ein Bot setzt sich: { $bot }.
server-log-agreed = { $name } spielt mit.
server-log-called = Gleich geht es los: Die Geräte legen ihren Zufallsbeitrag offen.
server-log-revealed = Das Gerät von { $name } öffnet seinen Teil der Auslosung.
server-log-started = Das Spiel beginnt.
server-log-chose = { $player } hat gewählt.
server-log-took_back = { $player } nimmt etwas zurück.
server-log-proposed-take_back = { $player } möchte etwas zurücknehmen.
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
server-log-left = Eine Person hat ihr Konto und ihre Daten gelöscht.
server-log-rewritten = Wer den Server betreibt, hat in diesem Verlauf etwas geändert.
server-log-rematched = { $player } möchte mit allen noch einmal spielen.

## What is checked of a finished game: each promise, kept or broken.

server-check-server-kept = Der Server hatte seinen Teil der Auslosung festgelegt, bevor jemand Platz nahm.
server-check-server-broken = Der Teil des Servers ist nicht der, den er festgelegt hatte, bevor jemand Platz nahm.
server-check-part-kept = Der Teil vom Gerät von { $name } ist darin, so wie er vorher festgelegt war.
server-check-part-broken = Der Teil vom Gerät von { $name } ist nicht der, der vorher festgelegt war.
server-check-part-absent = Das Gerät von { $name } hat an der Auslosung nicht teilgenommen.
server-check-key-kept = Der Stapel und alles andere, was gezogen wird, ergeben sich aus diesen Teilen.
server-check-key-broken = Der Stapel folgt nicht aus diesen Teilen.
server-check-order-kept = Auch die Sitzreihenfolge folgt daraus.
server-check-order-broken = Die Sitzreihenfolge folgt nicht daraus.
server-check-options-kept = Ebenso das, was der Tisch dem Zufall überlassen hatte.
server-check-options-broken = Was der Tisch dem Zufall überlassen hatte, folgt nicht daraus.
server-check-options-absent = Was der Tisch dem Zufall überlassen hatte, lässt sich nicht vergleichen: Heute gibt es anderes, woraus gezogen wird.
server-check-seed-kept = Der Startwert gehört zu dem Fingerabdruck, der vor dem Spiel gezeigt wurde.
server-check-seed-broken = Der Startwert gehört nicht zu dem Fingerabdruck, der vor dem Spiel gezeigt wurde.

server-log-knocked = { $name } fragt, ob noch ein Platz frei ist.
server-log-let_in-yes = Die Anfrage wurde angenommen.
server-log-let_in-no = Die Anfrage wurde abgelehnt.

## The proof that nobody chose what was dealt.

server-fairness = Beweis für faires Mischen
server-fairness-about = Die erste Zahl ist ein Fingerabdruck des Startwerts, aus dem aller Zufall kommt; sie steht vor dem Spiel fest. Der Startwert selbst wird danach gezeigt, und jeder kann prüfen, dass beide zusammengehören.
server-check = Dieses Spiel prüfen
server-fairness-parts = Aller Zufall dieses Spiels kommt aus Zahlen, die der Server und die Geräte der Spieler geheim gewählt haben. Zuerst wurden nur ihre Fingerabdrücke gezeigt; dann haben die Geräte ihre Zahlen geöffnet, und nach dem Spiel tut es der Server. So konnte niemand bestimmen, was ausgeteilt wird, auch nicht, wer den Server betreibt, und alle können es nachprüfen.
server-fairness-server = Fingerabdruck des Servers
server-fairness-key = Schlüssel des Spiels
server-fairness-own = Was dieses Gerät beigetragen hat
server-check-own-kept = Was dein Gerät beigetragen hat, ist darin.
server-check-own-broken = Was dein Gerät beigetragen hat, ist nicht das, was verwendet wurde.
server-check-own-absent = Dieses Gerät hat von diesem Spiel nichts zum Vergleichen aufbewahrt.
server-check-seen-kept = Alle Fingerabdrücke sind die, die dieses Gerät gesehen hat, bevor es seinen Teil öffnete.
server-check-seen-broken = Die Fingerabdrücke sind nicht die, die dieses Gerät gesehen hat, bevor es seinen Teil öffnete.
server-check-exact =
    Die Aufzeichnung wurde vom Startwert aus nachgespielt: { $actions ->
        [one] eine Aktion führt
       *[other] { $actions } Aktionen führen
    } genau zu diesem Spiel.
server-check-unverified = Die Aufzeichnung wurde nachgespielt, hat aber keine Marken zum Vergleichen.
server-check-diverged =
    Nachgespielt führt die Aufzeichnung nach { $actions ->
        [one] einer Aktion
       *[other] { $actions } Aktionen
    } zu einem anderen Spiel.
server-check-fair = Niemand hat das Mischen beeinflusst.
server-check-unfair = Dass dieses Spiel fair war, lässt sich nicht beweisen.
