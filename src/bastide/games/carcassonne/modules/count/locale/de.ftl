### Der Graf von Carcassonne

## Erweiterung

carcassonne-option-modules-count = Der Graf von Carcassonne
    .help = In der Mitte liegt die Stadt Carcassonne; aus ihren Vierteln kommen dir Gefolgsleute kurz vor einer Wertung zu Hilfe. Die Spielregel rät davon ab, dazu den Fluss II zu spielen.
carcassonne-option-count_mayor_wagon_strength = Bürgermeister und Wagen aus Carcassonne
    .help = Was Bürgermeister und Wagen zählen, wenn sie für eine Wertung aus Carcassonne kommen.
carcassonne-option-count_mayor_wagon_strength-two = Wie zwei Gefolgsleute
    .help = Je zwei, wie es in der Spielregel dieser Erweiterung steht.
carcassonne-option-count_mayor_wagon_strength-own = Wie überall
    .help = Der Bürgermeister so viel, wie die Stadt Wappen hat, der Wagen 1.

carcassonne-module-count = Der Graf von Carcassonne
    .note = Zwölf Plättchen der Stadt Carcassonne liegen von Anfang an in der Mitte. Hinter ihren Mauern warten Gefolgsleute, bis sie gebraucht werden.

## Gebiete und was auf ihnen ist

carcassonne-feature-quarter = Stadtviertel
    .text = Ein Teil der Stadt Carcassonne, in dem Gefolgsleute warten.
    .note = Die Stadt hat vier Viertel: Schloss, Markt, Schmiede und Kathedrale. Aus jedem kommen Gefolgsleute in eine bestimmte Art von Gebieten: aus dem Schloss in Städte, aus der Schmiede auf Straßen, aus der Kathedrale in Klöster, vom Markt auf Wiesen. Der Bürgermeister darf nur ins Schloss, der Wagen überallhin außer auf den Markt. Der Drache betritt die Stadt nie.
carcassonne-quarter-castle = Schloss
carcassonne-quarter-market = Markt
carcassonne-quarter-blacksmith = Schmiede
carcassonne-quarter-cathedral = Kathedrale
carcassonne-into-carcassonne = In die Stadt
    .note = Bringt ein Plättchen, das du legst, jemand anderem Punkte und dir keine, darfst du einen Gefolgsmann aus deinem Vorrat in ein Viertel schicken und danach den Grafen versetzen.
carcassonne-out-of-carcassonne = Aus der Stadt
    .note = Bevor ein besetztes Gebiet gewertet wird, darf jeder Gefolgsleute aus dem zugehörigen Viertel holen und dazusetzen. Der linke Nachbar des Spielers am Zug beginnt, dieser selbst ist der Letzte. Vom Markt kommen sie erst am Spielende.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-count = Graf
    .text = Aus dem Viertel, in dem er steht, kommt niemand heraus.
    .note = Aus dem Viertel, in dem der Graf steht, kann niemand heraus. Wer einen Gefolgsmann in die Stadt schickt, darf den Grafen versetzen.

## Fragen und Antworten

carcassonne-ask-redeploy = { $chosen ->
    [0] Holst du für diese Wertung einen Gefolgsmann aus Carcassonne?
   *[other] Wen holst du aus Carcassonne, und wohin?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Holst du für die Schlusswertung einen Gefolgsmann aus Carcassonne?
   *[other] Wen holst du aus Carcassonne, und wohin?
}
carcassonne-ask-carcassonne = Dein Plättchen hat anderen Punkte gebracht und dir keine. Schickst du einen Gefolgsmann nach Carcassonne?
carcassonne-ask-count = Versetzt du den Grafen? Er steht hier: { $quarter }
carcassonne-do-bring = Einen Gefolgsmann nach { $x }, { $y } holen
    .lit = Einen Gefolgsmann holen: { $where }
carcassonne-do-bring_nobody = Niemanden (mehr) einsetzen
carcassonne-do-send = Nach Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Niemanden schicken
carcassonne-do-count = Den Grafen versetzen: { $quarter }
carcassonne-do-count_stays = Der Graf bleibt

## Was geschah

carcassonne-log-sent = { $player } schickt eine Figur nach Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-sent = schickt eine Figur nach Carcassonne
carcassonne-log-brought = { $player } holt eine Figur aus Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-brought = holt eine Figur aus Carcassonne
carcassonne-log-count = { $player } versetzt den Grafen: { $quarter }.

## Der Tisch

carcassonne-count = Der Graf steht hier: { $quarter }
carcassonne-in-quarter = { $player } in Carcassonne ({ $quarter }): { $figures }

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-count_c0r0 = Stadt Carcassonne (Spalte 1, Reihe 1), Straße
carcassonne-tile-count_c1r0 = Stadt Carcassonne (Spalte 2, Reihe 1)
carcassonne-tile-count_c2r0 = Stadt Carcassonne (Spalte 3, Reihe 1), Schloss
carcassonne-tile-count_c3r0 = Stadt Carcassonne (Spalte 4, Reihe 1), Straße
carcassonne-tile-count_c0r1 = Stadt Carcassonne (Spalte 1, Reihe 2)
carcassonne-tile-count_c1r1 = Stadt Carcassonne (Spalte 2, Reihe 2), Kathedrale
carcassonne-tile-count_c2r1 = Stadt Carcassonne (Spalte 3, Reihe 2)
carcassonne-tile-count_c3r1 = Stadt Carcassonne (Spalte 4, Reihe 2), Markt
carcassonne-tile-count_c0r2 = Stadt Carcassonne (Spalte 1, Reihe 3), Stadtrand
carcassonne-tile-count_c1r2 = Stadt Carcassonne (Spalte 2, Reihe 3)
carcassonne-tile-count_c2r2 = Stadt Carcassonne (Spalte 3, Reihe 3), Schmiede, Straße
carcassonne-tile-count_c3r2 = Stadt Carcassonne (Spalte 4, Reihe 3), Stadtrand

## Warum nicht

carcassonne-refuse-nobody_comes_there = Auf dieses Plättchen kannst du jetzt niemanden aus Carcassonne holen.
carcassonne-refuse-bring_or_nobody = Hol jetzt einen Gefolgsmann aus Carcassonne oder verzichte darauf.
carcassonne-refuse-bring_follower_now = Zuerst musst du einen Gefolgsmann aus Carcassonne holen.
carcassonne-refuse-bring_from_quarter = Gefolgsleute kommen aus dem Viertel, das zum gewerteten Gebiet gehört, aber nicht, solange der Graf dort steht.
carcassonne-refuse-send_or_nobody = Schick jetzt einen Gefolgsmann nach Carcassonne oder verzichte darauf.
carcassonne-refuse-quarter_not_for = Diese Figur darf nicht in dieses Viertel: { $figure } – { $quarter }
carcassonne-refuse-count_there = Der Graf steht schon dort: { $quarter }
carcassonne-refuse-count_or_stay = Versetze jetzt den Grafen oder lass ihn stehen.

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Blaus Straße fehlt nur noch das Ende. Überlass Blau die Punkte und schau, was du dafür bekommst: Lege die Kreuzung dorthin.
    .right = Die Straße ist fertig.
    .apart = Lege sie an das offene Ende von Blaus Straße.
lesson-carcassonne-count-figure = Setze keinen Gefolgsmann auf das Plättchen.
    .right = Blau hat { $points } Punkte bekommen, du keine.
lesson-carcassonne-count-send = Deshalb darfst du einen Gefolgsmann [[into-carcassonne|nach Carcassonne]] schicken. Wer im Schloss wartet, kann später in eine Stadt: Schick einen ins Schloss.
    .right = Er wartet dort, bis eine Stadt gewertet wird.
    .none = Du hast Punkte verschenkt: Nimm, was du dafür bekommst.
    .else = Auch dieses Viertel ist möglich. Nimm diesmal das Schloss.
lesson-carcassonne-count-count = Aus dem Viertel, in dem der [[figure-count|Graf]] steht, kann niemand heraus. Er steht im Schloss: Schick ihn auf den Markt.
    .right = Bevor eine besetzte Stadt gewertet wird, darfst du deinen Gefolgsmann jetzt aus dem Schloss holen und dazustellen.
    .none = Dann sperrt er deinen eigenen Gefolgsmann ein.
    .else = Auch das ist möglich. Schick ihn diesmal auf den Markt.
