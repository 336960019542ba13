# Texts of the set. A card has its name and `.text`.

dominion-set-orchard = Orchard
    .note = Two cards from an orchard. [[card-beekeeper]], [[card-cider_press]].
dominion-option-sets-orchard = { dominion-set-orchard }

dominion-card-beekeeper = Beekeeper
    .text = +2 Cards. +1 Buy. You may trash a card from your hand.
dominion-card-cider_press = Cider Press
    .text = 2 coins. When you buy this, gain a Silver.
