### Kultstätten

## Erweiterung

carcassonne-option-modules-cult = Kultstätten
    .help = Kultstätten werden gewertet wie Klöster; ein Ketzer und ein Mönch verschiedener Spieler nebeneinander wetteifern, wer zuerst fertig ist.
carcassonne-module-cult = Kultstätten
    .note = Fünf Plättchen mit Kultstätten, die die Klöster daneben herausfordern.

## Gebiete und was auf ihnen ist

carcassonne-feature-shrine = Kultstätte
    .text = Zählt wie ein Kloster. Ein Ketzer und ein fremder Mönch nebenan fordern einander heraus: Nur wer zuerst fertig ist, bekommt Punkte.
    .note = Eine Kultstätte wird gewertet wie ein Kloster; ein Gefolgsmann darauf ist ein Ketzer. Liegen eine Kultstätte und ein Kloster verschiedener Spieler nebeneinander, auch über Eck, bringt nur das Bauwerk seinem Besitzer die 9 Punkte, das zuerst fertig ist, egal durch wen. Der andere Gefolgsmann geht leer aus und kehrt in den Vorrat zurück. Werden beide durch dasselbe Plättchen fertig, werden beide gewertet. Wird keines von beiden fertig, werden beide am Spielende gewertet. Neben einer Kultstätte darf höchstens ein Kloster liegen und neben einem Kloster höchstens eine Kultstätte.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-role-heretic = Ketzer
carcassonne-piece-heretic = Ketzer

## Was geschah

carcassonne-log-challenge = Zuerst fertig und damit Sieger der Herausforderung: { $feature } bei { $x }, { $y }.
    .lit = Zuerst fertig und damit Sieger der Herausforderung: { $feature }.

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-cult_shrine = Kultstätte
carcassonne-tile-cult_shrine_city_n = Stadtrand, Kultstätte
carcassonne-tile-cult_shrine_road_s = Kultstätte, Straße
carcassonne-tile-cult_shrine_city_n_road_s = Stadtrand, Kultstätte, Straße
carcassonne-tile-cult_shrine_roads_n_s = Kultstätte, zwei Straßen

## Warum nicht

carcassonne-refuse-cult_neighbours = Eine Kultstätte darf an höchstens ein Kloster grenzen und ein Kloster an höchstens eine Kultstätte, auch über Eck.

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Dein Ketzer auf der [[feature-shrine|Kultstätte]] und Blaus Mönch im Kloster fordern einander heraus: Wer zuerst fertig ist, bekommt 9 Punkte, der andere nichts. Mit welchem Platz vollendest du deine Kultstätte?
    .right = Alle acht Plättchen um die Kultstätte liegen da.
    .blue = Damit wäre Blaus Kloster fertig. Dann gehst du leer aus.
    .apart = Bei deiner Kultstätte fehlt ein Plättchen in einer Ecke.
lesson-carcassonne-cult-won = Setze keinen Gefolgsmann und schau, was passiert.
    .right = { $points } Punkte für dich, und Blaus Mönch geht leer aus und kehrt in den Vorrat zurück.
