# Namen, die niemandem gehören.
carcassonne = Mauern & Wiesen
dominion = Karten & Kronen
seven_wonders = Städte des Altertums
cli-bastide =
    .help = Karten & Kronen, Städte des Altertums und Mauern & Wiesen genau nach den Regeln: gegen Bots spielen, eine Million Partien simulieren, Aufzeichnungen nachspielen und prüfen.
