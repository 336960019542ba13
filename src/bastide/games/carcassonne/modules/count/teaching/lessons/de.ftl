# Was die Lektion dieses Moduls sagt.

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Blaus Straße fehlt nur das Ende. Gib Blau die Punkte und sieh, was du dafür bekommst: Lege die Kreuzung dorthin.
    .right = Die Straße ist fertig.
    .apart = Lege sie an das offene Ende von Blaus Straße.
lesson-carcassonne-count-figure = Setze niemanden auf das Plättchen.
    .right = Blau hat 4 Punkte bekommen, du keine.
lesson-carcassonne-count-send = Deshalb darfst du einen Gefolgsmann [[into-carcassonne|nach Carcassonne]] schicken. Aus dem Schloss kommen sie in Städte: Schicke einen ins Schloss.
    .right = Er wartet dort, bis eine Stadt gewertet wird.
    .none = Du hast Punkte verschenkt: Nimm, was du dafür bekommst.
    .else = Auch dieses Viertel ginge. Nimm diesmal das Schloss.
lesson-carcassonne-count-count = Aus dem Viertel, in dem der [[figure-count|Graf]] steht, kann niemand heraus. Er ist im Schloss: Schicke ihn auf den Markt.
    .right = Bevor eine Stadt gewertet wird, in der jemand steht, darf dein Gefolgsmann jetzt heraus und sich dazustellen.
    .none = Dann schließt er deinen eigenen Gefolgsmann ein.
    .else = Auch das ginge. Schicke ihn diesmal auf den Markt.
