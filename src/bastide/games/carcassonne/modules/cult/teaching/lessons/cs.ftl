# Co říká lekce tohoto rozšíření.

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Tvůj kacíř ve [[feature-shrine|svatyni]] a mnich modrého v klášteře se vyzývají: kdo dokončí dřív, dostane 9 bodů, druhý nic. Které místo dokončí tvou svatyni?
    .right = Kolem svatyně je všech osm kartiček.
    .blue = Tím bys dokončil klášter modrého. Pak nedostaneš nic.
    .apart = Kolem tvé svatyně chybí jedna kartička, v rohu.
lesson-carcassonne-cult-won = Přeskoč družiníka a podívej se, co se stane.
    .right = 9 bodů pro tebe a mnich modrého se vrátí s prázdnou.
