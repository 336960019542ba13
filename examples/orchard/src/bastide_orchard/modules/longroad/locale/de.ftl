carcassonne-option-modules-longroad = Die lange Straße
    .help = Jede fertige Straße aus mindestens fünf Plättchen zählt 2 Punkte pro Plättchen.
carcassonne-module-longroad = Die lange Straße
    .note = Drei Straßenplättchen. Eine fertige Straße aus mindestens fünf Plättchen zählt 2 Punkte statt 1 Punkt pro Plättchen.
