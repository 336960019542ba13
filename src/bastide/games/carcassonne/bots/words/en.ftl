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
