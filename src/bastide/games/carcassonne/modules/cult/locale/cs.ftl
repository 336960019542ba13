### Kacíři

## Rozšíření

carcassonne-option-modules-cult = Kacíři
    .help = Svatyně fungují jako kláštery. Svatyně vedle kláštera jiného hráče je závod: body dostane jen ten, kdo dokončí dřív.
carcassonne-module-cult = Kacíři

## Území a co na nich je

carcassonne-feature-shrine = svatyně
    .text = Hodnotí se jako klášter. Kacíř a mnich jiného hráče v sousedství se vyzývají: body dostane jen ten, kdo dokončí dřív.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-role-heretic = kacíř
carcassonne-piece-heretic = Kacíř

## Co se stalo

carcassonne-log-challenge = Výzvu vyhrává { $feature } na { $x }, { $y }.
    .lit = Výzvu vyhrává { $feature }.

## Kartičky, jak leží v katalogu

carcassonne-tile-cult_shrine = Svatyně
carcassonne-tile-cult_shrine_city_n = Okraj města, svatyně
carcassonne-tile-cult_shrine_road_s = Svatyně, cesta
carcassonne-tile-cult_shrine_city_n_road_s = Okraj města, svatyně, cesta
carcassonne-tile-cult_shrine_roads_n_s = Svatyně, dvě cesty

## Proč ne

carcassonne-refuse-cult_neighbours = Svatyně může sousedit jen s jedním klášterem a klášter jen s jednou svatyní.
