# Názvy, které nikomu nepatří.
carcassonne = Hradby a louky
dominion = Karty a koruny
seven_wonders = Města starověku
cli-bastide = Karty a koruny, Města starověku a Hradby a louky podle přesných pravidel
    .help = Karty a koruny, Města starověku a Hradby a louky podle přesných pravidel: hra proti botům, simulace milionu her, přehrávání a kontrola záznamů.
