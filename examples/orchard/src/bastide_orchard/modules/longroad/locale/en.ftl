carcassonne-option-modules-longroad = The Long Road
    .help = Each completed road of five or more tiles scores 2 points per tile.
carcassonne-module-longroad = The Long Road
    .note = Three road tiles. A completed road of five or more tiles scores 2 points for each of its tiles instead of 1.
