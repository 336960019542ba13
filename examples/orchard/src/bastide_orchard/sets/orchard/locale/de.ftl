# Texts of the set. A card has its name and `.text`.

dominion-set-orchard = Obstgarten
    .note = Zwei Karten aus dem Obstgarten. [[card-beekeeper]], [[card-cider_press]].
dominion-option-sets-orchard = { dominion-set-orchard }

dominion-card-beekeeper = Imker
    .text = +2 Karten. +1 Kauf. Du darfst eine Handkarte entsorgen.
dominion-card-cider_press = Mostpresse
    .text = 2 Geld. Wenn du diese Karte kaufst: Nimm dir ein Silber.
