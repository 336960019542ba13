### What speaks for an action.

seven_wonders-reason-points = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
seven_wonders-reason-counts = { $points ->
    [one] 1 point
   *[other] { $points } points
} right now, and it may grow
seven_wonders-reason-science = Science: { $points ->
    [one] 1 point
   *[other] { $points } points
} more from your symbols
seven_wonders-reason-ahead_of_both = { $shields ->
    [one] 1 shield puts
   *[other] { $shields } shields put
} you ahead of both neighbours
seven_wonders-reason-ahead_of_one = { $shields ->
    [one] 1 shield puts
   *[other] { $shields } shields put
} you ahead of { $player }
seven_wonders-reason-catches_up = { $shields ->
    [one] 1 shield gets
   *[other] { $shields } shields get
} you closer to your neighbours
seven_wonders-reason-coins = Gives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seven_wonders-reason-new_resource = Adds a resource you’re missing: { $resources }
seven_wonders-reason-more_resource = More of a resource you’ll need often: { $resources }
seven_wonders-reason-cheaper = Makes buying from neighbours cheaper
seven_wonders-reason-power = Gives a power that lasts until the end of the game
seven_wonders-reason-free = Free: chained from a card you’ve built
seven_wonders-reason-leads_to = Makes later cards free: { $cards }
seven_wonders-reason-stage = Wonder stage { $number } of { $count }
seven_wonders-reason-keeps_from = Keeps { $card } from { $player }
seven_wonders-reason-nothing_to_build = You can’t build any of these cards
seven_wonders-reason-pays = Paid to neighbours: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
seven_wonders-reason-side = { $count ->
    [one] 1 stage
   *[other] { $count } stages
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} in all
seven_wonders-reason-quiet = Better than anything else here

### Why a chance is what it is, and what made it fall.

seven_wonders-reason-has_points = Current points: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_science = Science points: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_coins = Coins: { $mine } ({ $own_player }), { $theirs } ({ $player })
seven_wonders-reason-has_shields = Shields: { $mine } ({ $own_player }), left { $left } ({ $left_player }), right { $right } ({ $right_player })

### What playing on from both moves shows.

seven_wonders-reason-more_from = You can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [military] military conflicts
    [treasury] coins
    [wonder] the Wonder
    [civilian] civilian structures
    [science] science
    [commerce] commercial structures
   *[guilds] guilds
}.
seven_wonders-reason-less_for = { $player } can expect about { $points ->
    [one] 1 fewer point
   *[other] { $points } fewer points
} from { $of ->
    [military] military conflicts
    [treasury] coins
    [wonder] the Wonder
    [civilian] civilian structures
    [science] science
    [commerce] commercial structures
   *[guilds] guilds
}.
seven_wonders-reason-more_points = You can expect to end about { $points ->
    [one] 1 point
   *[other] { $points } points
} better off compared with the best opponent.
seven_wonders-reason-more_for = { $player } can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [military] military conflicts
    [treasury] coins
    [wonder] the Wonder
    [civilian] civilian structures
    [science] science
    [commerce] commercial structures
   *[guilds] guilds
}.
seven_wonders-reason-more_points_for = { $player } can expect to end about { $points ->
    [one] 1 point
   *[other] { $points } points
} better off compared with the best opponent.
seven_wonders-reason-swings = You can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [military] military conflicts
    [treasury] coins
    [wonder] the Wonder
    [civilian] civilian structures
    [science] science
    [commerce] commercial structures
   *[guilds] guilds
}, and { $other_player } about { $lost } fewer.
seven_wonders-reason-swings_for = { $player } can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [military] military conflicts
    [treasury] coins
    [wonder] the Wonder
    [civilian] civilian structures
    [science] science
    [commerce] commercial structures
   *[guilds] guilds
}, and { $other_player } about { $lost } fewer.
seven_wonders-reason-outweighs = That outweighs about { $points ->
    [one] 1 fewer point
   *[other] { $points } fewer points
} from { $of ->
    [military] military conflicts
    [treasury] coins
    [wonder] the Wonder
    [civilian] civilian structures
    [science] science
    [commerce] commercial structures
   *[guilds] guilds
}.
seven_wonders-reason-denies = { $player } then builds { $card } in { $better } of 100 playouts, otherwise in { $worse }.
seven_wonders-reason-pays_less = It pays { $player } { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} less.
seven_wonders-reason-builds_more = You can expect to build about { $amount ->
    [one] 1 more structure or Wonder stage
   *[other] { $amount } more structures or Wonder stages
} by the end.
seven_wonders-reason-builds_more_for = { $player } can expect to build about { $amount ->
    [one] 1 more structure or Wonder stage
   *[other] { $amount } more structures or Wonder stages
} by the end.

### What a move leads to, from the same playouts.

seven_wonders-reason-gets_card = You build { $card } in { $better } of 100 playouts, otherwise in { $worse }.
seven_wonders-reason-gets_stage = You build stage { $stage } of your Wonder in { $better } of 100 playouts, otherwise in { $worse }.
seven_wonders-reason-misses_card = { $player } builds { $card } in { $better } of 100 playouts, otherwise in { $worse }.
seven_wonders-reason-misses_stage = { $player } builds stage { $stage } of their Wonder in { $better } of 100 playouts, otherwise in { $worse }.
seven_wonders-reason-brings_coins = It brings you { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at once; you have { $own }.
seven_wonders-reason-adds_resource = It adds a resource that your city is missing: { $resource }.

### Names of turns.

seven_wonders-turn = { $age ->
    [0] before Age I
    [1] Age I, turn { $turn }
    [2] Age II, turn { $turn }
   *[other] Age III, turn { $turn }
}
