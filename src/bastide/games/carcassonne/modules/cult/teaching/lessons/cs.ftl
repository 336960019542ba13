# Co říká lekce tohoto rozšíření.

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Tvůj kacíř na [[feature-shrine|svatyni]] a modrý mnich v klášteře se vyzývají: kdo je dřív hotov, dostane 9 bodů, druhý nic. Které místo dokončí tvou?
    .right = Všech osm kartiček kolem svatyně leží.
    .blue = Tím by byl dokončený modrý klášter. Pak nedostaneš nic.
    .apart = Kolem tvé svatyně chybí jedna kartička, v rohu.
lesson-carcassonne-cult-won = Nestav nikoho a podívej se, co se stane.
    .right = 9 bodů pro tebe a modrý mnich jde domů s prázdnou.
