# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Dein [[figure-builder|Baumeister]] steht auf deiner Straße. Jedes Mal, wenn du sie verlängerst, hast du einen Doppelzug. Lege das Plättchen an ihr Ende.
    .right = Die Straße ist jetzt länger.
    .apart = Dann gibt es keinen Doppelzug. Lege es an das Ende deiner Straße.
lesson-carcassonne-traders-second = Setze diesmal keinen Gefolgsmann.
    .right = Du bist mit einem weiteren Plättchen noch einmal am Zug. Ein drittes Mal gibt es aber nie.
lesson-carcassonne-traders-goods = Blaus Stadt zeigt Wein. Schließe sie trotzdem ab: Du wirst sehen, warum.
    .right = Die Stadt ist fertig.
    .apart = Schließe Blaus Stadt ab: Lege das Plättchen so gedreht an ihr östliches Ende, dass es passt.
lesson-carcassonne-traders-token = Setze keinen Gefolgsmann und schau, was passiert.
    .right = Blau bekommt 6 Punkte. Aber der [[goods|Wein]] gehört dir, denn du hast die Stadt abgeschlossen: Wer am Ende die meisten Waren einer Sorte hat, bekommt 10 Punkte.
