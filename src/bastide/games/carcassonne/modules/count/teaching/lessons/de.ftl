# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Blaus Straße fehlt nur noch das Ende. Überlass Blau die Punkte und schau, was du dafür bekommst: Lege die Kreuzung dorthin.
    .right = Die Straße ist fertig.
    .apart = Lege sie an das offene Ende von Blaus Straße.
lesson-carcassonne-count-figure = Setze keinen Gefolgsmann auf das Plättchen.
    .right = Blau hat 4 Punkte bekommen, du keine.
lesson-carcassonne-count-send = Deshalb darfst du einen Gefolgsmann [[into-carcassonne|nach Carcassonne]] schicken. Wer im Schloss wartet, kann später in eine Stadt: Schick einen ins Schloss.
    .right = Er wartet dort, bis eine Stadt gewertet wird.
    .none = Du hast Punkte verschenkt: Nimm, was du dafür bekommst.
    .else = Auch dieses Viertel ist möglich. Nimm diesmal das Schloss.
lesson-carcassonne-count-count = Aus dem Viertel, in dem der [[figure-count|Graf]] steht, kann niemand heraus. Er steht im Schloss: Schick ihn auf den Markt.
    .right = Bevor eine besetzte Stadt gewertet wird, darfst du deinen Gefolgsmann jetzt aus dem Schloss holen und dazustellen.
    .none = Dann sperrt er deinen eigenen Gefolgsmann ein.
    .else = Auch das ist möglich. Schick ihn diesmal auf den Markt.
