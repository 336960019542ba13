# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-basic = Basic cards
    .note = Basic cards are in every game: Copper, Silver and Gold, Estate, Duchy and Province, and Curse. [[platinum-colony|Platinum and Colony]] may be added.

dominion-card-copper = Copper
    .text = 1 coin.
dominion-card-silver = Silver
    .text = 2 coins.
dominion-card-gold = Gold
    .text = 3 coins.
dominion-card-estate = Estate
    .text = 1 victory point.
dominion-card-duchy = Duchy
    .text = 3 victory points.
dominion-card-province = Province
    .text = 6 victory points. The game ends after the turn in which this pile runs out.
    .note = 6 points for 8 coins: this is usually the main goal. The game ends after the turn in which the pile runs out.
dominion-card-curse = Curse
    .text = −1 victory point.
    .note = You may buy it for 0 coins, but you will not want to.
