### König und Raubritter

## Erweiterung

carcassonne-option-modules-king = König und Raubritter
    .help = Wer die größte Stadt vollendet, bekommt den König, wer die längste Straße vollendet, den Raubritter. Beide bringen am Ende Punkte.
carcassonne-module-king = König und Raubritter
    .note = Fünf Plättchen und zwei Titel: für die größte fertige Stadt und die längste fertige Straße.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-king = König
    .text = Gehört dem, der die größte Stadt vollendet hat: am Ende 1 Punkt je fertige Stadt.
    .note = Wer eine Stadt vollendet, die größer ist als alle zuvor, bekommt den König. Am Ende bringt er 1 Punkt für jede fertige Stadt in der Landschaft. Eine gleich große Stadt ändert nichts.
carcassonne-figure-robber = Raubritter
    .text = Gehört dem, der die längste Straße vollendet hat: am Ende 1 Punkt je fertige Straße.
    .note = Wer eine Straße vollendet, die länger ist als alle zuvor, bekommt den Raubritter. Am Ende bringt er 1 Punkt für jede fertige Straße in der Landschaft. Eine gleich lange Straße ändert nichts.

## Was geschah

carcassonne-log-king = { $player } bekommt den König für eine Stadt mit { $tiles } Plättchen.
carcassonne-brief-king = bekommt den König
carcassonne-log-robber = { $player } bekommt den Raubritter für eine Straße mit { $tiles } Plättchen.
carcassonne-brief-robber = bekommt den Raubritter
carcassonne-category-king = König
carcassonne-category-robber = Raubritter

## Der Tisch

carcassonne-king = Den König hat { $player } (Stadt mit { $tiles } Plättchen).
carcassonne-robber = Den Raubritter hat { $player } (Straße mit { $tiles } Plättchen).

## Kennzahlen

carcassonne-metric-points_king = Punkte für den König
carcassonne-metric-points_robber = Punkte für den Raubritter

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-king_city_n_cloister = Stadtrand, Kloster
carcassonne-tile-king_city_n_road_w = Stadtrand, Straße zur Stadt von links
carcassonne-tile-king_city_n_road_w_road_es = Stadtrand, Straßenkurve, Straße zur Stadt
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = Stadtecke (bis in die Ecke), zwei Straßen zur Stadt
carcassonne-tile-king_city_ew_over_city_ns = Stadt quer durch (auf einer Brücke), Stadt quer durch

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Der Stadt deines Ritters fehlt ein Plättchen. Schließe sie.
    .right = Die Stadt ist fertig.
    .apart = So bleibt die Stadt offen. Lege das Plättchen so gedreht an ihr nördliches Ende, dass es passt.
lesson-carcassonne-king-king = Setze keinen Gefolgsmann und schau, was passiert.
    .right = { $points } Punkte. Und es ist die bisher größte Stadt: Der [[figure-king|König]] gehört dir, bis jemand eine größere vollendet. Am Ende bringt er 1 Punkt für jede fertige Stadt.
    .farmer = Setze diesmal keinen Gefolgsmann.
