# Názvy, které nikomu nepatří.
carcassonne = Hradby a louky
dominion = Karty a koruny
seven_wonders = Města starověku
cli-bastide =
    .help = Karty a koruny, Města starověku a Hradby a louky proti botům i s přáteli, simulace milionů her, přehrávání a ověřování záznamů. Bez příkazu spustí server a otevře ho v prohlížeči.
