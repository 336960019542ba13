### What only the page in the browser says.

carcassonne-page-map = The map
carcassonne-page-choose-cell = { $count ->
    [one] There’s only one spot – it’s marked on the map.
   *[other] Choose one of the { $count } marked places on the map.
}
carcassonne-page-cell-unfit = The tile doesn’t fit here: every edge must match its neighbours.
carcassonne-page-turn-and-lay = Rotate with R or the mouse wheel. Click again to place it.
    .touch = Rotate it with the button under it; tap it again to place it.
carcassonne-page-outside = { $count ->
    [one] Show 1 more place outside the view
   *[other] Show { $count } more places outside the view
}
carcassonne-page-turn-tile = Rotate
carcassonne-page-lay-here = Place here
carcassonne-page-first-tile = first tile
carcassonne-page-point-at-map = Hover over a feature to see its extent and owner.
    .touch = Tap a feature to see its extent and owner.
carcassonne-page-feature-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
carcassonne-page-feature-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
carcassonne-page-feature-cities = { $count ->
    [0] no adjacent completed cities
    [one] { $count } adjacent completed city
   *[other] { $count } adjacent completed cities
}
carcassonne-page-feature-complete = completed
carcassonne-page-feature-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
carcassonne-page-back = Tile back
carcassonne-page-tiles-left = { $count ->
    [one] tile left
   *[other] tiles left
}
carcassonne-page-remaining = Remaining tiles
carcassonne-page-choose-spot = { $count ->
    [one] There’s only one spot – it’s marked on the map.
   *[other] Choose one of the { $count } marked places on the map.
}
carcassonne-page-what-to-place = Choose a piece
carcassonne-page-final = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
carcassonne-page-own-supply = Your supply
carcassonne-page-final-scoring = Final scoring
carcassonne-page-feature-open = { $count ->
    [one] 1 open edge
   *[other] { $count } open edges
}
carcassonne-page-feature-unclaimed = unclaimed
carcassonne-page-described-map = { $count ->
    [one] 1 tile on the map
   *[other] { $count } tiles on the map
}: columns { $west } to { $east } from west to east, rows { $south } to { $north } from south to north.
carcassonne-page-described-feature = { $facts }. { $owners }. Place: { $cells }.
carcassonne-page-described-tile = { $x }, { $y }: { $tile }, facing { $facing }.
carcassonne-page-facing = facing { $facing }
carcassonne-page-cell = { $where }; { $x }, { $y }
carcassonne-page-result-split = Points during the game and at the end
carcassonne-page-result-during = During the game
carcassonne-page-result-end = At the end
carcassonne-page-result-total = Total
carcassonne-page-score-track = Scoring track
carcassonne-page-dead-cell = No remaining tile fits here.
carcassonne-page-dead-cells = { $count ->
    [one] No remaining tile fits the crossed-out place.
   *[other] No remaining tile fits the { $count } crossed-out places.
}
carcassonne-page-key-feature = cycle through claimed features
carcassonne-page-key-claims = show owners
carcassonne-page-key-piece = choose a piece by number
carcassonne-page-key-larger = zoom in
carcassonne-page-key-smaller = zoom out
carcassonne-page-key-fit = fit map to screen
carcassonne-page-key-cell = move between places
carcassonne-page-key-turn = rotate the tile
carcassonne-page-key-lay = place the tile

## Where something lies, in words: by what is beside it

carcassonne-page-where-beside = { $side ->
    [north] north of
    [east] east of
    [south] south of
    [west] west of
   *[middle] next to
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

carcassonne-brief-placed = places { $tile }
carcassonne-brief-extended_city = extends a city
carcassonne-brief-extended_road = extends a road
carcassonne-brief-joined_cities = joins cities
carcassonne-brief-joined_roads = joins roads
carcassonne-brief-deployed = { $piece }
carcassonne-brief-completed = completed: { $feature }
carcassonne-brief-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $category })
carcassonne-page-edit-how = Choose a tile below. Drag it to the map, or tap an empty place. Tap a tile on the map to turn it, remove it, or place followers.
carcassonne-page-edit-score = Points of { $player }
carcassonne-page-edit-cell = Place { $cell }
carcassonne-page-edit-tiles = Tiles
carcassonne-page-edit-left = { $count } not on the map, { $inPile } in the pile
carcassonne-page-edit-pile = Pile, next tile first
carcassonne-page-edit-follower = Piece of
carcassonne-page-edit-beside = Beside the map
carcassonne-page-edit-remove-tile = Remove tile
carcassonne-page-edit-remove-piece = Remove { $piece }
