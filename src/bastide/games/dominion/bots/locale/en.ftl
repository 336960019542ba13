### What speaks for an action.

dominion-reason-draws = Draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dominion-reason-more_actions = Gives { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
dominion-reason-costs_no_action = Doesn’t use up your Action (+1 Action)
dominion-reason-coins = Gives { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dominion-reason-buys = Gives { $count ->
    [one] +1 Buy
   *[other] +{ $count } Buys
}
dominion-reason-attacks = Slows your opponents down
dominion-reason-trashes = Trashes weak cards
dominion-reason-points = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
dominion-reason-richer = Raises your average hand from { $before } to { $after } coins
dominion-reason-dearest = The best that { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} can buy
dominion-reason-ends_game = Ends the game after this turn
dominion-reason-thins_curse = Removes a Curse from your deck
dominion-reason-thins = Removes a dead card from your deck
dominion-reason-makes_room = Makes room for better cards
dominion-reason-dead = A dead card in this hand
dominion-reason-least_missed = The card you’ll miss least
dominion-reason-drawn_next = You’ll draw it again soon
dominion-reason-protects = Protects you, or helps you at no cost
dominion-reason-nothing_to_buy = Nothing for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} would improve your deck
dominion-reason-nothing_to_play = You have no Action card to play
dominion-reason-treasures_do = Your Treasures already give { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} without it
dominion-reason-quiet = Better than anything else here

### Why a chance is what it is, and what made it fall.

dominion-reason-has_points = Points: { $mine } ({ $own_player }), { $theirs } ({ $player }). Provinces left: { $provinces }
dominion-reason-has_points_colonies = Points: { $mine } ({ $own_player }), { $theirs } ({ $player }). Colonies left: { $colonies }
dominion-reason-hand = Average coins per turn: { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-tempo = Estimated turns to the next Province: { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-tempo_colony = Estimated turns to the next Colony: { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-soonest = The game can end after { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}

### What playing on from both moves shows.

dominion-reason-more_from = { $of ->
    [curses] You can expect about { $points ->
        [one] 1 fewer Curse
       *[other] { $points } fewer Curses
    }
   *[other] You can expect about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } from { $of ->
        [tokens] VP tokens
       *[card] { $card } cards
    }
}.
dominion-reason-less_for = { $of ->
    [curses] { $player } can expect about { $points ->
        [one] 1 more Curse
       *[other] { $points } more Curses
    }
   *[other] { $player } can expect about { $points ->
        [one] 1 fewer point
       *[other] { $points } fewer points
    } from { $of ->
        [tokens] VP tokens
       *[card] { $card } cards
    }
}.
dominion-reason-sooner = The game is likely to end about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} sooner (turns of all players together), with you about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} ahead.
dominion-reason-later = The game is likely to last about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} longer (turns of all players together). Otherwise it would end with you about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind.
dominion-reason-more_points = You can expect to end about { $points ->
    [one] 1 point
   *[other] { $points } points
} better off compared with the best opponent.
dominion-reason-more_for = { $of ->
    [curses] { $player } can expect about { $points ->
        [one] 1 fewer Curse
       *[other] { $points } fewer Curses
    }
   *[other] { $player } can expect about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } from { $of ->
        [tokens] VP tokens
       *[card] { $card } cards
    }
}.
dominion-reason-more_points_for = { $player } can expect to end about { $points ->
    [one] 1 point
   *[other] { $points } points
} better off compared with the best opponent.
dominion-reason-sooner_for = The game is likely to end about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} sooner (turns of all players together), with { $player } about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} ahead.
dominion-reason-later_for = The game is likely to last about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} longer (turns of all players together). Otherwise it would end with { $player } about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind.
dominion-reason-swings = { $of ->
    [curses] You can expect about { $points ->
        [one] 1 fewer Curse
       *[other] { $points } fewer Curses
    }, and { $other_player } about { $lost } more
   *[other] You can expect about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } from { $of ->
        [tokens] VP tokens
       *[card] { $card } cards
    }, and { $other_player } about { $lost } fewer
}.
dominion-reason-swings_for = { $of ->
    [curses] { $player } can expect about { $points ->
        [one] 1 fewer Curse
       *[other] { $points } fewer Curses
    }, and { $other_player } about { $lost } more
   *[other] { $player } can expect about { $points ->
        [one] 1 more point
       *[other] { $points } more points
    } from { $of ->
        [tokens] VP tokens
       *[card] { $card } cards
    }, and { $other_player } about { $lost } fewer
}.
dominion-reason-outweighs = { $of ->
    [curses] That outweighs about { $points ->
        [one] 1 more Curse
       *[other] { $points } more Curses
    }
   *[other] That outweighs about { $points ->
        [one] 1 fewer point
       *[other] { $points } fewer points
    } from { $of ->
        [tokens] VP tokens
       *[card] { $card } cards
    }
}.
dominion-reason-sooner_province = You can expect your first Province about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} sooner.
dominion-reason-sooner_province_for = { $player } can expect the first Province about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} sooner.
dominion-reason-delays_province = { $player } can expect the first Province about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} later.
dominion-reason-sooner_next_province = You can expect your next Province about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} sooner.
dominion-reason-sooner_next_province_for = { $player } can expect the next Province about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} sooner.
dominion-reason-delays_next_province = { $player } can expect the next Province about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} later.
dominion-reason-coins_now = This turn you can expect about { $better } instead of { $worse } coins.
dominion-reason-coins_now_for = This turn { $player } can expect about { $better } instead of { $worse } coins.
dominion-reason-coins_next = Next turn you can expect about { $better } instead of { $worse } coins.
dominion-reason-coins_next_for = Next turn { $player } can expect about { $better } instead of { $worse } coins.
dominion-reason-coins_later = In your next turns (at most 6) you can expect about { $better } instead of { $worse } coins per turn.
dominion-reason-coins_later_for = In the next turns (at most 6) { $player } can expect about { $better } instead of { $worse } coins per turn.
dominion-reason-coins_less = In the next turns (at most 6) { $player } can expect about { $better } instead of { $worse } coins per turn.
dominion-reason-sooner_colony = You can expect your first Colony about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} sooner.
dominion-reason-sooner_colony_for = { $player } can expect the first Colony about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} sooner.
dominion-reason-delays_colony = { $player } can expect the first Colony about { $amount ->
    [one] 1 turn
   *[other] { $amount } turns
} later.
dominion-reason-thins_deck = You can expect to end with about { $amount ->
    [one] 1 fewer Copper, Estate or Curse
   *[other] { $amount } fewer Coppers, Estates and Curses
} in your deck.
dominion-reason-thins_deck_for = { $player } can expect to end with about { $amount ->
    [one] 1 fewer Copper, Estate or Curse
   *[other] { $amount } fewer Coppers, Estates and Curses
} in the deck.
dominion-reason-clogs_deck = { $player } can expect to end with about { $amount ->
    [one] 1 more Copper, Estate or Curse
   *[other] { $amount } more Coppers, Estates and Curses
} in the deck.

dominion-reason-costs_treasures = { $player } can expect to end with about { $amount ->
    [one] 1 fewer Silver or Gold
   *[other] { $amount } fewer Silvers and Golds
} in the deck.
dominion-reason-too_late = { $card } would usually come too late: in { $amount } of 100 playouts, you don’t shuffle again before the game ends, so you never draw it.
dominion-reason-too_late_for = { $card } would usually come too late for { $player }: in { $amount } of 100 playouts, there is no further shuffle before the game ends, so it is never drawn.
dominion-reason-still_drawn = There is still time: in { $amount } of 100 playouts, you shuffle { $card } into your deck before the game ends.
dominion-reason-still_drawn_for = There is still time: in { $amount } of 100 playouts, { $player } shuffles { $card } into the deck before the game ends.

### What a move leads to, from the same playouts.

dominion-reason-gets_turn = You have your first Province by turn { $turn } in { $better } of 100 playouts, otherwise in { $worse }.
dominion-reason-misses_turn = { $player } has the first Province by turn { $turn } in { $better } of 100 playouts, otherwise in { $worse }.

### Names of turns.

dominion-turn = turn { $turn }
