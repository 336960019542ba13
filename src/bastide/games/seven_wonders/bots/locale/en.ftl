### What speaks for an action.

seven_wonders-reason-points = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
seven_wonders-reason-counts = { $points ->
    [one] 1 point
   *[other] { $points } points
} as the cities stand, and it may become more
seven_wonders-reason-science = Science: { $points ->
    [one] 1 point
   *[other] { $points } points
} more with your symbols
seven_wonders-reason-ahead_of_both = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: ahead of both neighbours
seven_wonders-reason-ahead_of_one = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: ahead of { $player }
seven_wonders-reason-catches_up = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}: closer to your neighbours
seven_wonders-reason-coins = Brings { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seven_wonders-reason-new_resource = Makes what your city lacks: { $resources }
seven_wonders-reason-more_resource = More of what many things cost: { $resources }
seven_wonders-reason-cheaper = You buy cheaper from your neighbours
seven_wonders-reason-power = A power that lasts until the end of the game
seven_wonders-reason-free = Costs nothing, since it goes on with what you have built
seven_wonders-reason-leads_to = Makes this free later: { $cards }
seven_wonders-reason-stage = Stage { $number } of { $count } of your wonder
seven_wonders-reason-keeps_from = Keeps this card from { $player }: { $card }
seven_wonders-reason-nothing_to_build = You cannot build any of these cards
seven_wonders-reason-pays = To your neighbours: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seven_wonders-reason-side = { $count ->
    [one] 1 stage
   *[other] { $count } stages
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} printed on them
seven_wonders-reason-quiet = Leaves most to you of what there is
seven_wonders-reason-hands_on = What was played hands this card on to { $player }: { $card }

### Why a chance is what it is, and what made it fall.

seven_wonders-reason-has_points = Points as it stands: { $mine } for you, { $theirs } for { $player }
seven_wonders-reason-has_science = Points from science: { $mine } for you, { $theirs } for { $player }
seven_wonders-reason-has_coins = Coins: { $mine } for you, { $theirs } for { $player }
seven_wonders-reason-has_shields = Shields: { $mine } for you, { $left } on the left ({ $left_player }), { $right } on the right ({ $right_player })
seven_wonders-reason-has_points_mine = Your points as it stands: { $after }; after the better move: { $better }
seven_wonders-reason-has_points_theirs = Points of { $player } as it stands: { $after }; after the better move: { $better }
seven_wonders-reason-has_science_mine = Your points from science: { $after }; after the better move: { $better }
seven_wonders-reason-has_coins_mine = Your coins: { $after }; after the better move: { $better }
seven_wonders-reason-has_coins_theirs = Coins of { $player }: { $after }; after the better move: { $better }
seven_wonders-reason-has_shields_mine = Your shields: { $after }; after the better move: { $better } (left { $left }, right { $right })
