# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base2 = Base game, 2nd edition
    .note = The cards of the second edition. [[card-artisan]], [[card-bandit]], [[card-harbinger]], [[card-merchant]], [[card-poacher]], [[card-sentry]] and [[card-vassal]] appear only here. [[card-mine]], [[card-moneylender]] and [[card-throne_room]] are optional; in the first edition they are mandatory.
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-kingdom-deck_top_2e = Deck Top
dominion-option-kingdom-first_game_2e = First Game (2nd edition)
dominion-option-kingdom-improvements_2e = Improvements
dominion-option-kingdom-silver_and_gold_2e = Silver & Gold
dominion-option-kingdom-size_distortion_2e = Size Distortion (2nd edition)
dominion-option-kingdom-sleight_of_hand_2e = Sleight of Hand

dominion-card-artisan = Artisan
    .text = Gain a card costing up to 5 coins into your hand. Then put a card from your hand onto your deck.
    .note = The new card goes to your hand. Then you put any card from your hand onto your deck, even the new one. The others don’t see which.
dominion-card-bandit = Bandit
    .text = Gain a Gold. Each other player reveals the top 2 cards of their deck, trashes one revealed Treasure other than Copper, and discards the rest.
    .note = You gain the Gold first. Each other player chooses which of their revealed Treasures they trash, but never a Copper. A player who reveals no other Treasure discards both cards.
dominion-card-harbinger = Harbinger
    .text = +1 Card. +1 Action. Look through your discard pile. You may put a card from it onto your deck.
    .note = You draw first. The other players don’t see which card you put onto your deck.
dominion-card-merchant = Merchant
    .text = +1 Card. +1 Action. The first time you play a Silver this turn: +1 coin.
    .note = Two Merchants add 2 coins to your first Silver. Further Silvers give nothing extra.
dominion-card-poacher = Poacher
    .text = +1 Card. +1 Action. +1 coin. Discard a card for each empty Supply pile.
    .note = Every empty Supply pile counts, including Curses. You draw first. If you have too few cards, you discard them all.
dominion-card-sentry = Sentry
    .text = +1 Card. +1 Action. Look at the top 2 cards of your deck. Trash or discard any of them, and put the rest back on top in any order.
    .note = Only you see the two cards. You choose for each one: trash it, discard it or put it back. If you put both back, you choose their order.
dominion-card-vassal = Vassal
    .text = +2 coins. Discard the top card of your deck. If it is an Action card, you may play it.
    .note = If the card is an Action, you may play it without using an Action. If you don’t play it, it stays in your discard pile.
