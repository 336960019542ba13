### Turniere: die Ergebnisse im Terminal und der Bericht.

tournament-whole = { NUMBER($value, maximumFractionDigits: 0) }
tournament-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-range = { $low } bis { $high }

tournament-title = { $game }: Turnier
tournament-title-series = { $game }: Simulation
tournament-summary = { $bots } Bots, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen.

tournament-column-bot = Bot
tournament-column-rating = Wertungszahl
tournament-column-interval = 95-%-Intervall
tournament-column-games = Partien
tournament-column-wins = Gewonnen
tournament-column-shared = Geteilt
tournament-column-share = Siegquote
tournament-column-score = Punkte
tournament-column-measure = Mittel je Partie

tournament-standings = Rangliste
    .note = Die Wertungszahl folgt der Elo-Skala; 0 ist der Durchschnitt dieser Bots, und 100 Punkte mehr bedeuten etwa 64 Siege in 100 Partien. Unter jeder Zahl steht ihr 95-%-Intervall. Ein geteilter Sieg wird unter den Siegern aufgeteilt.
tournament-ratings = Wertungszahlen
    .note = Der Punkt ist die Wertungszahl, die Linie ihr 95-%-Intervall. Die gestrichelte Linie ist der Durchschnitt aller Bots.
tournament-shares = Siegquoten
    .note = Die Linie über jedem Balken ist das 95-%-Intervall. Die gestrichelte Linie zeigt, was gleich starke Spieler gewinnen würden.
tournament-cross = Direkter Vergleich
    .note = Wie oft der Bot der Zeile in den gemeinsamen Partien vor dem Bot der Spalte lag; gleiche Plätze zählen halb. Grün: Die Zeile liegt vorn.
tournament-scores = Punkte am Ende
    .note = Wie oft welche Punktzahl erreicht wurde. Die gestrichelte Linie ist das Mittel; beim Namen stehen Mittel und Standardabweichung.
tournament-lengths = Länge der Partien
    .note = Wie oft eine Partie so lang war. Die gestrichelte Linie ist das Mittel.
tournament-length-turns = im Mittel { $mean } Züge, alle Spieler zusammen
tournament-length-decisions = im Mittel { $mean } Entscheidungen, alle Spieler zusammen
tournament-courses = Zug um Zug
    .note = Der Stand der Bots nach jedem ihrer Züge: Die Linie ist der Durchschnitt, das Band eine Standardabweichung nach oben und unten. Züge, die weniger als ein Viertel der Partien eines Bots erreicht hat, fehlen; der letzte enthält die Schlusswertung.
tournament-turn-points = Punkte
tournament-categories = Punkte nach Herkunft
    .note = Woher die Punkte im Mittel kommen. Alle Balken haben denselben Maßstab.
tournament-measures = Spielweise
    .note = Kennzahlen des Spiels, im Mittel. Jede Zeile hat ihren eigenen Maßstab.
tournament-favourites = Häufigste Entscheidungen
    .note = Was jeder Bot am häufigsten gewählt hat: wie oft je Partie, im Mittel.
tournament-settings = Einstellungen
    .note = Gleiche Einstellungen ergeben gleiche Partien, sofern die Bots nicht nach Zeit rechnen.
tournament-setting-games = Partien je Tisch
tournament-setting-seats = Plätze je Tisch
tournament-setting-seed = Startwert
tournament-setting-rules = Regelversion
tournament-setting-tables = Tische
tournament-setting-command = Befehl
tournament-setting-until-clear = Vorzeitiges Ende
tournament-setting-clear = { $clear ->
    [0] An keinem Tisch stand das Ergebnis vor der letzten Partie fest
    [one] An einem von { $tables } Tischen stand das Ergebnis vorzeitig fest
   *[other] An { $clear } von { $tables } Tischen stand das Ergebnis vorzeitig fest
}

### Die Übersicht der Eröffnungen

tournament-openings-title = { $game }: Eröffnungen
tournament-openings-summary = Beendete Partien: { $games }. Nicht gezählt: { $unfinished } unbeendete, { $unreadable } nicht nachspielbare.
tournament-openings-note = Gezeigt wird, was in mindestens { $least } Partien gewählt wurde. Ein geteilter Sieg zählt anteilig. Der Strich auf jedem Balken ist das 95-%-Intervall.
tournament-openings-few-games = Nichts wurde in { $least } Partien gewählt.
tournament-openings-all-games = Alle Partien
tournament-openings-column-choice = Wahl
tournament-openings-column-games = Partien
tournament-openings-column-share = Siegquote
