# Names that nobody owns.
carcassonne = Walls & Fields
dominion = Cards & Crowns
seven_wonders = Cities of Old
cli-bastide =
    .help = Play Cards & Crowns, Cities of Old and Walls & Fields against bots or friends, simulate millions of games, and replay and verify game records. Without a command, start a server and open it in the browser.
