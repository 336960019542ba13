### What speaks for an action.

carcassonne-reason-scores = { $of ->
    [city] Finishes your city
    [road] Finishes your road
    [cloister] Completes your cloister
    [shrine] Completes your shrine
   *[other] Scores at once
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-reason-gives = But { $of ->
    [city] the finished city
    [road] the finished road
    [cloister] the cloister
    [shrine] the shrine
   *[other] this
} brings { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-reason-closes = { $of ->
    [city] Closes a city that nobody holds
    [road] Closes a road that nobody holds
   *[other] Completes what nobody holds
}
carcassonne-reason-grows = { $of ->
    [city] Your city grows
    [road] Your road grows
   *[other] What you hold grows
} to { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} as it stands
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
} has { $count } of 9 tiles
carcassonne-reason-room = Room for a follower: { $of ->
    [city] a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [road] a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [cloister] a cloister, { $tiles } of 9 tiles
    [shrine] a shrine, { $tiles } of 9 tiles
    [field] a field beside { $tiles ->
        [one] 1 completed city
       *[other] { $tiles } completed cities
    }
   *[other] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
carcassonne-reason-claims = First follower: { $of ->
    [city] a city of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } as it stands
    [road] a road of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
    [cloister] a cloister with { $tiles } of 9 tiles
    [shrine] a shrine with { $tiles } of 9 tiles
    [field] a field beside { $tiles ->
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
} at once, and the follower comes home
carcassonne-reason-keeps = Keeps your followers for later: { $count ->
    [0] none of them at home
    [one] 1 follower at home
   *[other] { $count } followers at home
}
carcassonne-reason-gains = { $points ->
    [one] 1 point
   *[other] { $points } points
} more for you, as things stand
carcassonne-reason-costs = Costs { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
}, as things stand
carcassonne-reason-promises = Promises you about { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end
carcassonne-reason-hinders = Makes it harder for { $player }: about { $points ->
    [one] 1 point
   *[other] { $points } points
} fewer
carcassonne-reason-quiet = Gives nothing away and keeps your chances open
carcassonne-reason-feeds = What was played leaves the farmer of { $player } { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
carcassonne-reason-last_follower = What was played takes your last follower

### Why a chance is what it is, and what made it fall.

carcassonne-reason-expects = Points, with all that is begun: { $mine } for you, { $theirs } for { $player }; tiles to come: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Points to expect from cities
    [road] Points to expect from roads
    [cloister] Points to expect from cloisters
   *[field] Points to expect from fields
}: { $mine } for you, { $theirs } for { $player }
carcassonne-reason-at_home = Followers at home: { $mine } for you, { $theirs } for { $player }
carcassonne-reason-expects_mine = Your points, with all that is begun: { $after }; after the better move: { $better }
carcassonne-reason-expects_theirs = Points of { $player }, with all that is begun: { $after }; after the better move: { $better }
carcassonne-reason-expects_of_mine = { $of ->
    [city] Your points to expect from cities
    [road] Your points to expect from roads
    [cloister] Your points to expect from cloisters
   *[field] Your points to expect from fields
}: { $after }; after the better move: { $better }
carcassonne-reason-expects_of_theirs = { $of ->
    [city] Points that { $player } can expect from cities
    [road] Points that { $player } can expect from roads
    [cloister] Points that { $player } can expect from cloisters
   *[field] Points that { $player } can expect from fields
}: { $after }; after the better move: { $better }
carcassonne-reason-at_home_mine = Your followers at home: { $after }; after the better move: { $better }
carcassonne-reason-at_home_theirs = Followers that { $player } has at home: { $after }; after the better move: { $better }
