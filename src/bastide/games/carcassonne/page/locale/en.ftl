### What only the page in the browser says.

carcassonne-page-map = The map
carcassonne-page-choose-cell = { $count ->
    [one] There is one place for this tile: it is marked on the map.
   *[other] Choose one of the { $count } marked places on the map.
}
carcassonne-page-cell-unfit = The tile in hand cannot lie here: on each side it must go on with what lies there already.
carcassonne-page-turn-and-lay = Turn the tile if you like (wheel, R); a second click lays it.
carcassonne-page-outside = { $count ->
    [one] One more place is outside: show it
   *[other] { $count } more places are outside: show them
}
carcassonne-page-turn-tile = Turn
carcassonne-page-lay-here = Lay it here
carcassonne-page-point-at-map = Point at a city, road, cloister or field to see how far it reaches and whose it is.
carcassonne-page-feature-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
carcassonne-page-feature-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
carcassonne-page-feature-cities = { $count ->
    [0] no completed city beside it
    [one] { $count } completed city beside it
   *[other] { $count } completed cities beside it
}
carcassonne-page-feature-complete = completed
carcassonne-page-feature-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
carcassonne-page-back = Back of the tiles
carcassonne-page-tiles-left = { $count ->
    [one] tile is left in the pile
   *[other] tiles are left in the pile
}
carcassonne-page-remaining = Remaining tiles
carcassonne-page-choose-spot = { $count ->
    [one] There is one place for it: it is marked on the map.
   *[other] Choose one of the { $count } marked places on the map.
}
carcassonne-page-what-to-place = What to place
carcassonne-page-score-track = Score track
carcassonne-page-dead-cell = No tile that is still to come fits here.
carcassonne-page-dead-cells = { $count ->
    [one] One place beside the map fits no tile that is still to come: it is crossed out.
   *[other] { $count } places beside the map fit no tile that is still to come: they are crossed out.
}
carcassonne-page-key-feature = light up the features with figures, one after the other
carcassonne-page-key-claims = show whose is what
carcassonne-page-key-piece = choose what to place by its number
carcassonne-page-key-larger = larger
carcassonne-page-key-smaller = smaller
carcassonne-page-key-fit = the whole map
carcassonne-page-key-cell = go from place to place
carcassonne-page-key-turn = turn the tile
carcassonne-page-key-lay = lay the tile

## Where something lies, in words: by what is beside it

carcassonne-page-where-beside = { $side ->
    [north] north of
    [east] east of
    [south] south of
    [west] west of
   *[middle] beside
} { $owner ->
    [you] { $kind ->
        [city] your city
        [road] your road
        [building] your cloister
       *[field] your field
    }
    [other] { $kind ->
        [city] { $player }’s city
        [road] { $player }’s road
        [building] { $player }’s cloister
       *[field] { $player }’s field
    }
   *[nobody] { $kind ->
        [last] the last tile
        [city] the city
        [road] the road
        [building] the cloister
        [field] the field
       *[other] the next tile
    }
}{ $tiles ->
    [0] {""}
    [one] {" "}(1 tile)
   *[other] {" "}({ $tiles } tiles)
}
carcassonne-page-where-on = on { $owner ->
    [you] { $kind ->
        [city] your city
        [road] your road
        [building] your cloister
       *[field] your field
    }
    [other] { $kind ->
        [city] { $player }’s city
        [road] { $player }’s road
        [building] { $player }’s cloister
       *[field] { $player }’s field
    }
   *[nobody] { $kind ->
        [last] the last tile
        [city] the city
        [road] the road
        [building] the cloister
        [field] the field
       *[other] a tile
    }
}{ $tiles ->
    [0] {""}
    [one] {" "}(1 tile)
   *[other] {" "}({ $tiles } tiles)
}
carcassonne-page-where-spot = { $feature }{ $tiles ->
    [0] {""}
    [one] {" "}(1 tile)
   *[other] {" "}({ $tiles } tiles)
}{ $side ->
    [north] , in the north
    [east] , in the east
    [south] , in the south
    [west] , in the west
   *[middle] {""}
}
carcassonne-page-where-alike = { $where }, { $number } of { $count }
carcassonne-page-where-marked = at the marked place

## A turn in brief

carcassonne-brief-placed = lays a tile
carcassonne-brief-deployed = { $piece }
carcassonne-brief-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $category })
