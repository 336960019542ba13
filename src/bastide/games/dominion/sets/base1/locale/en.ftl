# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base1 = Base game, 1st edition
    .note = The cards of the first edition. [[card-woodcutter]], [[card-chancellor]], [[card-feast]], [[card-spy]], [[card-thief]] and [[card-adventurer]] appear only here.
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-kingdom-big_money_1e = Big Money
dominion-option-kingdom-first_game_1e = First Game (1st edition)
dominion-option-kingdom-interaction_1e = Interaction
dominion-option-kingdom-size_distortion_1e = Size Distortion (1st edition)
dominion-option-kingdom-village_square_1e = Village Square

dominion-card-adventurer = Adventurer
    .text = Reveal cards from your deck until you have revealed 2 Treasures. Put those Treasures into your hand and discard the other revealed cards.
dominion-card-chancellor = Chancellor
    .text = +2 coins. You may put your whole deck into your discard pile without looking at it.
    .note = Your deck goes to your discard pile unseen and without a shuffle. You decide immediately, and only about the whole deck.
dominion-card-feast = Feast
    .text = Trash this card. Gain a card costing up to 5 coins.
    .note = If you play it twice with [[card-throne_room]], it is trashed once, but you gain two cards.
dominion-card-spy = Spy
    .text = +1 Card. +1 Action. Each player (including you) reveals the top card of their deck and either discards it or puts it back, your choice.
    .note = You draw first. Then each player, including you, reveals their top card, and you decide about each one.
dominion-card-thief = Thief
    .text = Each other player reveals the top 2 cards of their deck. If any of them are Treasures, you choose one for that player to trash. They discard the rest. Then you may gain any of the Treasures trashed this way.
    .note = Each player trashes at most one Treasure. You choose which one, and which of them you gain. Cards trashed earlier stay in the Trash.
dominion-card-woodcutter = Woodcutter
    .text = +1 Buy. +2 coins.
