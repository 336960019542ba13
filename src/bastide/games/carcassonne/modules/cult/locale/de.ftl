### Kultstätten

## Erweiterung

carcassonne-option-modules-cult = Kultstätten
    .help = Kultstätten werden gewertet wie Klöster; ein Ketzer und ein Mönch verschiedener Spieler nebeneinander wetteifern, wer zuerst fertig ist.
carcassonne-module-cult = Kultstätten

## Gebiete und was auf ihnen ist

carcassonne-feature-shrine = Kultstätte
    .text = Zählt wie ein Kloster. Ein Ketzer und ein fremder Mönch nebenan fordern einander heraus: Nur wer zuerst fertig ist, bekommt Punkte.

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

carcassonne-refuse-cult_neighbours = Eine Kultstätte darf an höchstens ein Kloster grenzen und ein Kloster an höchstens eine Kultstätte.
