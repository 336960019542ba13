### Kacíři

## Rozšíření

carcassonne-option-modules-cult = Kacíři
    .help = Svatyně fungují jako kláštery. Svatyně vedle kláštera jiného hráče je závod: body přinese jen ta stavba, která bude dokončená dřív.
carcassonne-module-cult = Kacíři
    .note = Pět kartiček se svatyněmi, které vyzývají sousední kláštery.

## Území a co na nich je

carcassonne-feature-shrine = svatyně
    .text = Hodnotí se jako klášter. Kacíř a mnich jiného hráče v sousedství se vyzývají: body přinese jen ta stavba, která bude dokončená dřív.
    .note = Svatyně se hodnotí jako klášter. Družiník v ní je kacíř. Když je svatyně jednoho hráče vedle kláštera jiného hráče, i úhlopříčně, přinese 9 bodů svému hráči ta stavba, která je dokončená dřív, ať ji dokončí kdokoli. Druhý družiník se vrátí s prázdnou. Když jedna kartička dokončí obojí, dostanou body oba. Když se nedokončí ani jedno, dostanou body oba na konci hry. Svatyně může sousedit jen s jedním klášterem a klášter jen s jednou svatyní.

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

carcassonne-refuse-cult_neighbours = Svatyně může sousedit jen s jedním klášterem a klášter jen s jednou svatyní, i úhlopříčně.

## Co říká lekce tohoto rozšíření

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Tvůj kacíř ve [[feature-shrine|svatyni]] a mnich modrého v klášteře se vyzývají: stavba, která bude dokončená dřív, přinese 9 bodů, druhá nic. Které místo dokončí tvou svatyni?
    .right = Kolem svatyně je všech osm kartiček.
    .blue = Tím bys dokončil klášter modrého. Pak nedostaneš nic.
    .apart = Kolem tvé svatyně chybí jedna kartička, v rohu.
lesson-carcassonne-cult-won = Družiníka nestav a podívej se, co se stane.
    .right = { $points } bodů pro tebe a mnich modrého se vrátí s prázdnou.
