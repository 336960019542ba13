### Turniere, Freunde und Gegnersuche unter den Menschen eines Servers.

club-tournaments = Turniere
club-about = Spiel Runden gegen die Leute auf diesem Server. Die Tische öffnen sich von selbst, wenn eine Runde beginnt.
club-none = Noch keine Turniere. Erstelle das erste und lade andere ein.
club-needs-account = Für Turniere brauchst du ein Konto.
club-to-account = Konto anlegen oder anmelden
club-all = Alle Turniere
club-missing = Turnier nicht gefunden
club-entrant-count = { $count ->
    [one] 1 Teilnehmer
   *[other] { $count } Teilnehmer
}
club-status-open = Anmeldung offen
club-status-running = Läuft
club-status-paused = Pausiert
club-status-finished = Beendet
club-status-cancelled = Abgesagt

## Formate

club-format-swiss = Schweizer System
    .help = In jeder Runde triffst du auf jemanden mit etwa gleich vielen Punkten, und nie zweimal auf dieselbe Person.
club-format-round_robin = Jeder gegen jeden
    .help = Alle spielen einmal gegeneinander.
club-format-knockout = K.-o.-System
    .help = Wer ein Match verliert, scheidet aus. Bei einem Unentschieden entscheiden die Punkte in den Partien, dann das Los.
club-format-tables = Tische
    .help = Tische mit drei oder mehr Spielern. Nach der ersten Runde sitzen Nachbarn in der Rangliste zusammen.
club-format-arena = Arena
    .help = Eine feste Zeit lang bekommst du einen neuen Gegner, sobald deine Partie vorbei ist.

## Ein neues Turnier

club-new = Neues Turnier
club-presets = Vorlagen
club-preset-carcassonne = Carcassonne wie beim internationalen Turnier
club-preset-dominion = Dominion, zwei Gewinnpartien mit gleichem Königreich
club-preset-seven_wonders = 7 Wonders, Vierertische
club-name = Name
club-game = Spiel
club-format = Format
club-rounds = Runden
club-table-size = Spieler pro Tisch
club-best-of = Partien pro Match
    .help = Das Match endet, sobald jemand mehr als die Hälfte davon gewonnen hat.
club-best-of-value = bis zu { $count } Partien
club-minutes = Dauer in Minuten
club-third-place = Spiel um Platz drei
club-clock = Uhr
club-clock-quick = 10 Minuten pro Spieler und 5 Sekunden pro Zug
club-clock-standard = 25 Minuten pro Spieler und 10 Sekunden pro Zug
club-clock-long = 60 Minuten pro Spieler und 20 Sekunden pro Zug
club-clock-day = 1 Tag pro Zug
club-clock-days = 3 Tage pro Zug
club-shared = Gleicher zufälliger Aufbau für die ganze Runde
    .help = Zufällige Optionen, etwa das Königreich, werden einmal pro Runde gezogen und gelten für alle ihre Partien.
club-shared-short = gleicher Aufbau für alle
club-duplicate = Zwei gleich gemischte Partien
    .help = In jedem Match werden zwei Partien gleich gemischt, und ihr tauscht die Plätze. In der zweiten kennen beide schon die Mischung, deshalb ändert sie keine Wertungszahlen.
club-duplicate-short = gleich gemischt mit getauschten Plätzen
club-late = Einstieg auch nach dem Start
club-link-only = Nur mit Link
    .help = Nur wer den Link hat, kann das Turnier sehen und mitspielen.
club-create = Turnier erstellen
club-back = Zurück

## Ein Turnier

club-per-move = { $time } pro Zug
club-per-game = { $time } pro Spieler, { $increment } pro Zug
club-round-of = Runde { $round } von { $rounds }
club-closes = bis { $time }
club-organiser = Turnierleitung: { $name }
club-play = Spielen
club-join = Mitspielen
club-join-about = Mit der Teilnahme sagst du zu, deine Partien zu spielen. Wer nicht rechtzeitig zieht, verliert die Partie.
club-leave = Zurückziehen
club-leave-sure = Vom Turnier zurückziehen? Du verlierst die Partien, die noch laufen.
club-copy-link = Link kopieren
club-manage = Turnierleitung
club-start = Turnier starten
club-pause = Pausieren
club-resume = Fortsetzen
club-cancel = Turnier absagen
club-cancel-sure = Turnier absagen? Laufende Partien können weitergehen, zählen dann aber nicht mehr.
club-bot = Bot
club-add-bot = Bot hinzufügen
club-remove = Entfernen
club-entrants = Teilnehmer
club-standings = Rangliste
club-nobody = Bisher hat sich niemand angemeldet.
club-player = Spieler
club-place = Platz
club-points = Punkte
club-withdrawn = zurückgezogen
club-deleted = gelöschter Spieler
club-round = Runde { $round }
club-bye = Freilos
club-forfeit = Kampflos
club-watch = Zuschauen
club-see = Partie ansehen
club-game-number = Partie { $number }
club-save = Ergebnisse als { $kind }

## Punkte und Feinwertung

club-how = So entstehen die Plätze
club-points-swiss = Ein Sieg zählt 1 Punkt, ein Unentschieden einen halben. Ein Freilos zählt wie ein Sieg.
club-points-round_robin = Ein Sieg zählt 1 Punkt, ein Unentschieden einen halben.
club-points-knockout = Es zählt, wie weit jemand gekommen ist.
club-points-tables = Am Tisch bekommst du einen Punkt für jede Person, die du schlägst, und einen halben bei Gleichstand. An kleineren Tischen werden die Punkte hochgerechnet.
club-points-arena = Ein Sieg zählt 2 Punkte, ein Unentschieden 1 Punkt.
club-tie-buchholz = Buchholz
    .help = Summe der Punkte deiner Gegner. Eine Runde ohne Partie zählt deine eigenen Punkte.
club-tie-sonneborn = Sonneborn-Berger
    .help = Punkte der Gegner, die du geschlagen hast, und die halben Punkte derer, mit denen du unentschieden gespielt hast
club-tie-wins = Siege
    .help = Zahl der gewonnenen Matches oder Tische
club-tie-difference = Differenz
    .help = deine Punkte in allen Partien minus der Durchschnitt der anderen am Tisch
club-tie-progress = Runde
    .help = die Runde, in der jemand ausgeschieden ist
club-tie-equal = Ist alles gleich, wird der Platz geteilt.

## Freunde

club-people = Mit anderen spielen
club-friends = Freunde
club-friends-about = Hier siehst du, wer online ist, und kannst zu einer Partie herausfordern. Freunde werdet ihr, wenn beide zustimmen.
club-friends-account = Für Freunde brauchst du ein Konto.
club-friends-none = Noch keine Freunde. Füge jemanden über den Kontonamen hinzu oder jemanden, mit dem du schon gespielt hast.
club-friends-online = { $count ->
    [0] Niemand von deinen Freunden ist online.
    [one] 1 Person aus deiner Freundesliste ist online.
   *[other] { $count } Freunde sind online.
}
club-online = online
club-offline = offline
club-challenge = Herausfordern
club-challenge-name = { $name } herausfordern
club-challenge-send = Herausforderung senden
club-challenge-bots = Die übrigen Plätze bekommen Bots.
club-rated = Gewertet
    .help = In Partien ohne Wertung sind Tipps erlaubt.
club-friend-remove-name = { $name } entfernen
club-friend-remove-sure = { $name } aus deinen Freunden entfernen?
club-requests = { $count ->
    [one] 1 Freundschaftsanfrage
   *[other] { $count } Freundschaftsanfragen
}
club-request-accept = Annehmen
club-request-accept-name = Anfrage von { $name } annehmen
club-request-decline = Ablehnen
club-request-decline-name = Anfrage von { $name } ablehnen
club-requests-sent = Gesendete Anfragen
club-request-withdraw = Zurückziehen
club-request-withdraw-name = Anfrage an { $name } zurückziehen
club-ask = Freund hinzufügen
club-ask-account = Kontoname
club-ask-send = Anfrage senden
club-ask-sent = Anfrage gesendet.
club-ask-companions = Leute, mit denen du gespielt hast
club-ask-name = { $name } eine Anfrage senden
club-requests-allowed = Andere dürfen mir Freundschaftsanfragen senden
    .help = Wenn du das ausschaltest, erreichen dich neue Anfragen nicht. Wer sie sendet, erfährt es nicht.

## Gegner finden

club-match = Gegner finden
club-match-about = Der Server sucht jemanden, der dasselbe Spiel im selben Tempo spielen will. Lass diese Seite offen, während du wartest.
club-match-account = Um einen Gegner zu suchen, brauchst du ein Konto.
club-match-pace = Tempo
club-match-pace-live = Live (15 Min. + 10 s pro Zug)
club-match-pace-correspondence = 3 Tage pro Zug
club-match-rating = Wertungszahl des Gegners
club-match-any = Beliebig
club-match-within = Höchstens { $points } Abstand
club-match-start = Gegner suchen
club-match-waiting = Ein Gegner wird gesucht …
club-match-cancel = Suche beenden
club-match-bot = Bisher wurde niemand gefunden. Du kannst weiter warten oder gegen einen Bot deiner Stärke spielen: { $bot }.
club-match-bot-play = Gegen den Bot spielen
club-match-ended = Die Suche ist beendet, weil die Verbindung zu lange unterbrochen war.
