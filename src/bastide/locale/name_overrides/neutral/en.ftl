# Names that nobody owns.
carcassonne = Walls & Fields
dominion = Cards & Crowns
seven_wonders = Cities of Old
cli-bastide = Cards & Crowns, Cities of Old and Walls & Fields by exact rules
    .help = Cards & Crowns, Cities of Old and Walls & Fields by exact rules: play against bots, simulate a million games, replay and check records.
