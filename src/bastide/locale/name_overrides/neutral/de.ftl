# Namen, die niemandem gehören.
carcassonne = Mauern & Wiesen
dominion = Karten & Kronen
seven_wonders = Städte des Altertums
cli-bastide =
    .help = Karten & Kronen, Städte des Altertums und Mauern & Wiesen gegen Bots oder Freunde spielen, Millionen Partien simulieren, Aufzeichnungen nachspielen und prüfen. Ohne Befehl startet ein Server und wird im Browser geöffnet.
