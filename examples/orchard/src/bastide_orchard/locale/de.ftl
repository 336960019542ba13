# Texte des Spielplans und der Karten von 7 Wonders. Eine Karte hat ihren Namen und `.text`, ein Spielplan auch `.day` und `.night`.

seven_wonders-board-pomona = Pomona
    .text = Startressource: Lehm.
    .day = 1 (2 Holz): Zählt 3 Siegpunkte. 2 (2 Stein): Zählt 2 Siegpunkte. Bringt beim Bau 1 Münze für jede braune Karte in deiner Stadt und den beiden Nachbarstädten. 3 (1 Glas, 1 Papyrus, 1 Stoff): Zählt 7 Siegpunkte.
    .night = 1 (2 Lehm): Zählt 2 Siegpunkte. Bringt beim Bau 3 Münzen. 2 (3 Holz): Zählt 1 Siegpunkt für jede braune Karte in deiner Stadt und den beiden Nachbarstädten. 3 (1 Papyrus, 1 Stoff): Zählt 5 Siegpunkte.
seven_wonders-option-boards-pomona = { seven_wonders-board-pomona }

seven_wonders-card-cider-house = Mostschenke
    .text = Bringt beim Bau 1 Münze für jede braune Karte in deiner Stadt und den beiden Nachbarstädten.
seven_wonders-card-gardeners-guild = Gilde der Gärtner
    .text = Zählt 1 Siegpunkt für jede blaue und gelbe Karte in deiner Stadt.
