### What speaks for an action.

carcassonne-reason-scores = { $of ->
    [city] Completes your city
    [road] Completes your road
    [cloister] Completes your cloister
    [shrine] Completes your shrine
   *[other] Scores right away
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-reason-gives = But { $of ->
    [city] the completed city
    [road] the completed road
    [cloister] the completed cloister
    [shrine] the completed shrine
   *[other] this
} also scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $player }
carcassonne-reason-closes = { $of ->
    [city] Completes an unclaimed city
    [road] Completes an unclaimed road
   *[other] Completes an unclaimed feature
}
carcassonne-reason-grows = { $of ->
    [city] Your city grows
    [road] Your road grows
   *[other] Your feature grows
} to { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} right now
carcassonne-reason-takes = { $of ->
    [city] Takes the city
    [road] Takes the road
    [field] Takes the field
   *[other] Takes it
} from { $player }
carcassonne-reason-shares = { $of ->
    [city] You share the city
    [road] You share the road
    [field] You share the field
   *[other] You share it
} with { $player }
carcassonne-reason-surrounds = { $of ->
    [cloister] Your cloister
    [shrine] Your shrine
   *[other] It
} has { $count } of its 9 tiles
carcassonne-reason-room = Lets you claim { $of ->
    [city] a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [road] a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [cloister] a cloister with { $tiles } of its 9 tiles
    [shrine] a shrine with { $tiles } of its 9 tiles
    [field] a field next to { $tiles ->
        [one] 1 completed city
       *[other] { $tiles } completed cities
    }
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
carcassonne-reason-claims = Claims { $of ->
    [city] a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } right now
    [road] a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [cloister] a cloister with { $tiles } of its 9 tiles
    [shrine] a shrine with { $tiles } of its 9 tiles
    [field] a field next to { $tiles ->
        [one] 1 completed city
       *[other] { $tiles } completed cities
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
carcassonne-reason-at_once = { $points ->
    [one] 1 point
   *[other] { $points } points
} right away, and you get the follower back
carcassonne-reason-keeps = { $count ->
    [0] You have no followers left to place
    [one] Keeps your last follower for later
   *[other] Keeps your { $count } followers for later
}
carcassonne-reason-gains = { $points ->
    [one] 1 point
   *[other] { $points } points
} more for you right now
carcassonne-reason-costs = Costs { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
} right now
carcassonne-reason-promises = Should give you about { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end
carcassonne-reason-hinders = Costs { $player } about { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end
carcassonne-reason-quiet = Gives nothing away and keeps your chances open

### Why a chance is what it is, and what made it fall.

carcassonne-reason-expects = Projected points: { $mine } ({ $own_player }), { $theirs } ({ $player }). Tiles left: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Projected points from cities
    [road] Projected points from roads
    [cloister] Projected points from cloisters
   *[field] Projected points from fields
}: { $mine } ({ $own_player }), { $theirs } ({ $player })
carcassonne-reason-at_home = Followers left: { $mine } ({ $own_player }), { $theirs } ({ $player })

### What playing on from both moves shows.

carcassonne-reason-more_from = You can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [cities] cities
    [roads] roads
    [cloisters] cloisters
    [fields] fields
   *[followers] followers still to be placed
}.
carcassonne-reason-less_for = { $player } can expect about { $points ->
    [one] 1 fewer point
   *[other] { $points } fewer points
} from { $of ->
    [cities] cities
    [roads] roads
    [cloisters] cloisters
    [fields] fields
   *[followers] followers still to be placed
}.
carcassonne-reason-more_points = You can expect to end about { $points ->
    [one] 1 point
   *[other] { $points } points
} better off compared with the best opponent.
carcassonne-reason-sooner = The game is likely to end about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} sooner (turns of all players together), with you about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} ahead.
carcassonne-reason-later = The game is likely to last about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} longer (turns of all players together). Otherwise it would end with you about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind.
carcassonne-reason-more_for = { $player } can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [cities] cities
    [roads] roads
    [cloisters] cloisters
    [fields] fields
   *[followers] followers still to be placed
}.
carcassonne-reason-more_points_for = { $player } can expect to end about { $points ->
    [one] 1 point
   *[other] { $points } points
} better off compared with the best opponent.
carcassonne-reason-sooner_for = The game is likely to end about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} sooner (turns of all players together), with { $player } about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} ahead.
carcassonne-reason-later_for = The game is likely to last about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} longer (turns of all players together). Otherwise it would end with { $player } about { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind.
carcassonne-reason-swings = You can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [cities] cities
    [roads] roads
    [cloisters] cloisters
    [fields] fields
   *[followers] followers still to be placed
}, and { $other_player } about { $lost } fewer.
carcassonne-reason-swings_for = { $player } can expect about { $points ->
    [one] 1 more point
   *[other] { $points } more points
} from { $of ->
    [cities] cities
    [roads] roads
    [cloisters] cloisters
    [fields] fields
   *[followers] followers still to be placed
}, and { $other_player } about { $lost } fewer.
carcassonne-reason-outweighs = That outweighs about { $points ->
    [one] 1 fewer point
   *[other] { $points } fewer points
} from { $of ->
    [cities] cities
    [roads] roads
    [cloisters] cloisters
    [fields] fields
   *[followers] followers still to be placed
}.
carcassonne-reason-scores_soon = You score about { $amount ->
    [one] 1 more point
   *[other] { $amount } more points
} within the next few turns.
carcassonne-reason-scores_soon_for = { $player } scores about { $amount ->
    [one] 1 more point
   *[other] { $amount } more points
} within the next few turns.
carcassonne-reason-scores_less_soon = { $player } scores about { $amount ->
    [one] 1 fewer point
   *[other] { $amount } fewer points
} within the next few turns.
carcassonne-reason-frees = You have about { $amount ->
    [one] 1 more follower
   *[other] { $amount } more followers
} to place within the next few turns.
carcassonne-reason-frees_for = { $player } has about { $amount ->
    [one] 1 more follower
   *[other] { $amount } more followers
} to place within the next few turns.
carcassonne-reason-ties_up = { $player } has about { $amount ->
    [one] 1 fewer follower
   *[other] { $amount } fewer followers
} to place within the next few turns.
carcassonne-reason-stuck = Otherwise you would place { $left ->
    [one] your last follower
   *[other] one of your { $left } followers
} { $of ->
    [field] as a farmer, who stays until the end of the game
    [city] { $amount ->
        [100] in a city that will hardly be completed any more
       *[other] in a city with a chance of about { $amount }% of staying incomplete
    }
    [road] { $amount ->
        [100] on a road that will hardly be completed any more
       *[other] on a road with a chance of about { $amount }% of staying incomplete
    }
   *[cloister] { $amount ->
        [100] in a cloister that will hardly be completed any more
       *[other] in a cloister with a chance of about { $amount }% of staying incomplete
    }
}.
carcassonne-reason-stuck_for = Otherwise { $player } would place { $left ->
    [one] the last follower
   *[other] one of { $left } followers
} { $of ->
    [field] as a farmer, who stays until the end of the game
    [city] { $amount ->
        [100] in a city that will hardly be completed any more
       *[other] in a city with a chance of about { $amount }% of staying incomplete
    }
    [road] { $amount ->
        [100] on a road that will hardly be completed any more
       *[other] on a road with a chance of about { $amount }% of staying incomplete
    }
   *[cloister] { $amount ->
        [100] in a cloister that will hardly be completed any more
       *[other] in a cloister with a chance of about { $amount }% of staying incomplete
    }
}.

carcassonne-reason-completes = { $of ->
    [city] Your city
    [road] Your road
   *[cloister] Your cloister
} ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}) is more likely to be completed before the tiles run out: { $better }% instead of { $worse }%.
carcassonne-reason-completes_for = { $of ->
    [city] The city
    [road] The road
   *[cloister] The cloister
} of { $player } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}) is more likely to be completed before the tiles run out: { $better }% instead of { $worse }%.
carcassonne-reason-blocks = { $of ->
    [city] The city
    [road] The road
   *[cloister] The cloister
} of { $player } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}) is less likely to be completed before the tiles run out: { $better }% instead of { $worse }%.

carcassonne-reason-takes_feature = You take { $of ->
    [city] the city
    [road] the road
   *[field] the field
} from { $player }.
carcassonne-reason-shares_feature = You share { $of ->
    [city] the city
    [road] the road
   *[field] the field
} with { $player }.

### Names of turns.

carcassonne-turn = turn { $turn }
