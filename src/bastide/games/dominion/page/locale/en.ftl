### What only the page in the browser says.

dominion-page-key-treasures = play all Treasures
dominion-page-key-end = done, or end the phase
dominion-page-costs = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
dominion-page-pile = { $name }, cost { $cost }, { $count ->
    [0] none left
   *[other] { $count } left
}
dominion-page-empty = empty
dominion-page-empty-piles = Empty piles
dominion-page-end-rule = The game ends after a turn in which the Provinces or { $piles } piles are empty. Empty now: { $empty }.
dominion-page-end-rule-colony = The game ends after a turn in which the Provinces, the Colonies or { $piles } piles are empty. Empty now: { $empty }.
dominion-page-end-near = The next card that somebody gains can end it.
dominion-page-banned = can’t be bought this turn
dominion-page-taken-last = last taken by { $name }
dominion-page-nothing-in-play = No cards in play.
dominion-page-hand-empty = Your hand is empty.
dominion-page-described-owned = All your cards: { $cards }
dominion-page-turn-number = Turn { $number }
dominion-page-deck-of = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dominion-page-set-aside = { $count } set aside
dominion-page-tokens = { $count ->
    [one] { $count } VP token
   *[other] { $count } VP tokens
}
dominion-page-back = Card back
dominion-page-pick-on-cards = Select cards in your hand.
dominion-page-confirm-discard = { $count ->
    [0] Discard nothing
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
dominion-page-confirm-trash = { $count ->
    [0] Trash nothing
    [one] Trash { $count } card
   *[other] Trash { $count } cards
}
dominion-page-verb-play = Play:
dominion-page-verb-buy = Buy:
dominion-page-verb-gain = Gain:
dominion-page-verb-name = Name:
dominion-page-verb-discard = Discard:
dominion-page-verb-trash = Trash:
dominion-page-verb-topdeck = Put on deck:
dominion-page-verb-reveal = Reveal:
dominion-page-verb-use = Use:
dominion-page-actions-left = { $count ->
    [one] { $count } Action left
   *[other] { $count } Actions left
}
dominion-page-buys-left = { $count ->
    [one] { $count } Buy left
   *[other] { $count } Buys left
}
dominion-page-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
dominion-page-decline-discard = Discard nothing
dominion-page-decline-trash = Trash nothing
dominion-page-decline-gain = Gain nothing
dominion-page-decline-gain_trashed = Gain nothing
dominion-page-decline-topdeck = Put nothing on your deck
dominion-page-decline-play = Play nothing
dominion-page-decline-reveal = Reveal nothing
dominion-page-decline-take = Take nothing
dominion-page-decline-react_attack = Don’t react
dominion-page-decline-react_gain = Don’t react
dominion-page-decline-discard_deck = Keep deck
dominion-page-decline-watchtower = Leave it
dominion-page-decline-trash_revealed = Trash nothing
dominion-page-short-play = Play
dominion-page-short-buy = Buy
dominion-page-short-gain = Gain
dominion-page-short-trash = Trash
dominion-page-short-discard = Discard
dominion-page-short-topdeck = Put on deck
dominion-page-short-reveal = Reveal
dominion-page-short-take = Take
dominion-page-short-set_aside = Set aside
dominion-page-short-keep = Keep
dominion-page-short-use = Use
dominion-page-short-name = Name

## A turn in brief

dominion-brief-play = plays { $card }
dominion-brief-play_again = plays { $card } again
dominion-brief-coins = has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
dominion-brief-draw = draws { $count }
dominion-brief-discard = discards { $cards }
dominion-brief-discard_hidden = discards { $count }
dominion-brief-trash = trashes { $cards }
dominion-brief-buy = buys { $card }
dominion-brief-gain = gains { $card }
dominion-brief-gain_trashed = gains { $card } from the trash
dominion-brief-topdeck = puts { $card } onto their deck
dominion-brief-reveal = reveals { $cards }
dominion-brief-name = names { $card }
dominion-brief-use = uses { $card }
dominion-tie = Tied on points: the player with fewer turns wins.
dominion-page-edit-phase = Phase
dominion-page-edit-phase-action = Action phase
dominion-page-edit-phase-buy = Buy phase
dominion-page-edit-phase-buying = Buy phase, after a purchase
dominion-page-edit-phase-over = Game over
dominion-page-edit-actions = Actions left
dominion-page-edit-buys = Buys left
dominion-page-edit-coins = Coins left
dominion-page-edit-hand = Hand
dominion-page-edit-deck = Deck, top card first
dominion-page-edit-discard = Discard pile, top card last
dominion-page-edit-buried = Below it: cards that the others have not seen
dominion-page-edit-turns = Turns taken
dominion-page-edit-tokens = VP tokens
