# Texts of the set. A card has its name and `.text`.

dominion-set-orchard = Sad
    .note = Dvě karty ze sadu. [[card-beekeeper]], [[card-cider_press]].
dominion-option-sets-orchard = { dominion-set-orchard }

dominion-card-beekeeper = Včelař
    .text = +2 karty. +1 nákup. Můžeš zahodit na smetiště kartu z ruky.
dominion-card-cider_press = Lis na mošt
    .text = 2 mince. Když tuto kartu koupíš, vezmi si Stříbrňák.
