### What speaks for an action.

dominion-reason-draws = Draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dominion-reason-more_actions = Gives { $count ->
    [one] 1 Action
   *[other] { $count } Actions
} to go on with
dominion-reason-costs_no_action = Costs no Action: it gives one back
dominion-reason-coins = Gives { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dominion-reason-buys = Gives { $count ->
    [one] 1 more Buy
   *[other] { $count } more Buys
}
dominion-reason-attacks = Hinders the others
dominion-reason-trashes = Cleans your deck of weak cards
dominion-reason-points = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
dominion-reason-richer = An average hand is worth { $after } coins instead of { $before }
dominion-reason-dearest = The best that { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} can buy
dominion-reason-ends_game = Ends the game after this turn
dominion-reason-thins_curse = One Curse fewer in your deck
dominion-reason-thins = One card fewer that does nothing
dominion-reason-makes_room = Makes room for better cards
dominion-reason-dead = Does nothing in this hand
dominion-reason-least_missed = The card you will miss least
dominion-reason-drawn_next = You draw it again soon
dominion-reason-protects = Protects you or serves you for nothing
dominion-reason-nothing_to_buy = Nothing for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} would make your deck better
dominion-reason-nothing_to_play = You have no Action to play
dominion-reason-treasures_do = Your Treasures bring { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} without it
dominion-reason-quiet = Better than anything else here
dominion-reason-unspent = What was played leaves { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} unspent
dominion-reason-clogs = What was played puts a card that does nothing into your deck
dominion-reason-unplayed = What was played leaves an Action in your hand

### Why a chance is what it is, and what made it fall.

dominion-reason-has_points = Points: { $mine } for you, { $theirs } for { $player }; Provinces left: { $provinces }
dominion-reason-hand = Coins in an average turn: { $mine } for you, { $theirs } for { $player }
dominion-reason-tempo = Turns to the next Province, about: { $mine } for you, { $theirs } for { $player }
dominion-reason-soonest = The game can be over after { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
dominion-reason-has_points_mine = Your points: { $after }; after the better move: { $better }
dominion-reason-has_points_theirs = Points of { $player }: { $after }; after the better move: { $better }
dominion-reason-hand_mine = Your coins in an average turn: { $after }; after the better move: { $better }
dominion-reason-hand_theirs = Coins of { $player } in an average turn: { $after }; after the better move: { $better }
dominion-reason-tempo_mine = Your turns to the next Province, about: { $after }; after the better move: { $better }
dominion-reason-tempo_theirs = Turns of { $player } to the next Province, about: { $after }; after the better move: { $better }
