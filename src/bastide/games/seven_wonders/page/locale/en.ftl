### What only the page in the browser says.

seven_wonders-page-age = Age { seven_wonders-age-number }
seven_wonders-page-age-turn = Age { seven_wonders-age-number }, turn { $turn }
seven_wonders-page-pass-left = Hands pass to the left.
seven_wonders-page-pass-right = Hands pass to the right.
seven_wonders-page-left-neighbour = on the left
seven_wonders-page-right-neighbour = on the right
seven_wonders-page-last-turn = last turn
seven_wonders-page-stage = stage { $number }
seven_wonders-page-stage-built = stage { $number }, built
seven_wonders-page-may-change = You’ve chosen. You can change your mind until everyone has chosen.
seven_wonders-page-card-free = free
seven_wonders-page-card-chain = free (chain)
seven_wonders-page-card-pay = { $price ->
    [one] for { $price } coin
   *[other] for { $price } coins
}
seven_wonders-page-card-no = can’t build
seven_wonders-page-key-card = choose a card by number
seven_wonders-page-key-build = build the card
seven_wonders-page-key-stage = build a Wonder stage with the card
seven_wonders-page-key-sell = discard the card for 3 coins
seven_wonders-page-more-payments = { $count ->
    [one] 1 more payment
   *[other] { $count } more payments
}
seven_wonders-page-do-build = Build
seven_wonders-page-do-stage = Build stage
seven_wonders-page-do-sell = Discard for
seven_wonders-page-fight-left = military strength { $own } against { $other } on the left
seven_wonders-page-fight-right = military strength { $own } against { $other } on the right
# What goes to a neighbour, and for what.
seven_wonders-page-paid = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $resources }
seven_wonders-page-payment = { $player }, { $paid }

## A turn in brief

seven_wonders-brief-side = { $board }, { $side }
seven_wonders-brief-build = builds { $card }
seven_wonders-brief-stage = builds stage { $stage }
seven_wonders-brief-sell = discards a card for 3 coins
seven_wonders-brief-dig = builds { $card } from the discard pile
seven_wonders-brief-trade = pays { $other_player } { $coins } for { $resources }
seven_wonders-brief-fight = beats { $other_player } (+{ $points })
seven_wonders-tie = Tied on points: the player with more coins wins.
seven_wonders-page-edit-how = Every card of the Ages so far is somewhere. When a card is built, it leaves the hands and the discard pile, and the rest is filled up.
seven_wonders-page-edit-age = Age
seven_wonders-page-edit-turn = Turn
seven_wonders-page-edit-phase = Phase
seven_wonders-page-edit-phase-sides = Choosing the sides of the Wonders
seven_wonders-page-edit-phase-cards = Choosing cards
seven_wonders-page-edit-phase-over = Game over
seven_wonders-page-edit-wonder = Wonder
seven_wonders-page-edit-stages = Stages built
seven_wonders-page-edit-coins = Coins
seven_wonders-page-edit-built = Structures built
seven_wonders-page-edit-hand = Hand
seven_wonders-page-edit-under = Cards under the board
seven_wonders-page-edit-discard = Discard pile
