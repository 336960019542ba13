### The Count of Carcassonne

## Modules

carcassonne-option-modules-count = The Count of Carcassonne
    .help = The city of Carcassonne lies in the middle. Followers waiting in its quarters can join a feature just before it is scored. Not recommended with The River II.
carcassonne-option-count_mayor_wagon_strength = Mayor and wagon from Carcassonne
    .help = How many followers a mayor or wagon counts as when it leaves Carcassonne for a scoring.
carcassonne-option-count_mayor_wagon_strength-two = As two followers
    .help = Two each, as in this expansion’s rules.
carcassonne-option-count_mayor_wagon_strength-own = As usual
    .help = The mayor counts one per shield in the city, the wagon counts one.

carcassonne-module-count = The Count of Carcassonne
    .note = Twelve tiles of the city of Carcassonne are in the middle of the table from the start. Followers wait behind its walls until they are needed.

## Features and what is on them

carcassonne-feature-quarter = quarter
    .text = A part of the city of Carcassonne where followers wait.
    .note = The city has four quarters: castle, market, blacksmith and cathedral. Followers in each quarter can join one kind of feature: cities from the castle, roads from the blacksmith, cloisters from the cathedral, fields from the market. The mayor may go only to the castle, the wagon anywhere but the market. The dragon never enters the city.
carcassonne-quarter-castle = castle quarter
carcassonne-quarter-market = market quarter
carcassonne-quarter-blacksmith = blacksmith quarter
carcassonne-quarter-cathedral = cathedral quarter
carcassonne-into-carcassonne = Into the city
    .note = If a tile you place scores points for another player and none for you, you may send a follower from your supply to a quarter. Then you may move the count.
carcassonne-out-of-carcassonne = Out of the city
    .note = Before a feature with followers on it is scored, each player may move followers onto it from the matching quarter. The player to the left of the active player goes first, the active player last. Followers leave the market only at the end of the game.

## Figures and what they are called where they stand

carcassonne-figure-count = count
    .text = Nobody can leave the quarter he is in.
    .note = Nobody can leave the quarter that the count is in. The player who sends a follower into the city may move him.

## What is asked, and the answers

carcassonne-ask-redeploy = { $chosen ->
    [0] Move a follower out of Carcassonne before this scoring?
   *[other] Choose a follower in Carcassonne and where it goes.
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Move a follower out of Carcassonne before the final scoring?
   *[other] Choose a follower in Carcassonne and where it goes.
}
carcassonne-ask-carcassonne = Your tile scored points for others but not for you. Send a follower to Carcassonne?
carcassonne-ask-count = Move the count? He is in the { $quarter }.
carcassonne-do-bring = Move a follower to { $x }, { $y }
    .lit = Move a follower out: { $where }
carcassonne-do-bring_nobody = Move nobody (else)
carcassonne-do-send = Send a { $figure } to the { $quarter }
carcassonne-do-send_nobody = Send nobody
carcassonne-do-count = Move the count to the { $quarter }
carcassonne-do-count_stays = Leave the count

## What happened

carcassonne-log-sent = { $player } sends a { $figure } to Carcassonne ({ $quarter }).
carcassonne-brief-sent = sends a follower to Carcassonne
carcassonne-log-brought = { $player } moves a { $figure } out of Carcassonne ({ $quarter }).
carcassonne-brief-brought = moves a follower out of Carcassonne
carcassonne-log-count = { $player } moves the count to the { $quarter }.

## The table

carcassonne-count = The count is in the { $quarter }.
carcassonne-in-quarter = { $player } in Carcassonne ({ $quarter }): { $figures }

## Tiles, as they lie in the catalogue

carcassonne-tile-count_c0r0 = City of Carcassonne (column 1, row 1), road
carcassonne-tile-count_c1r0 = City of Carcassonne (column 2, row 1)
carcassonne-tile-count_c2r0 = City of Carcassonne (column 3, row 1), castle quarter
carcassonne-tile-count_c3r0 = City of Carcassonne (column 4, row 1), road
carcassonne-tile-count_c0r1 = City of Carcassonne (column 1, row 2)
carcassonne-tile-count_c1r1 = City of Carcassonne (column 2, row 2), cathedral quarter
carcassonne-tile-count_c2r1 = City of Carcassonne (column 3, row 2)
carcassonne-tile-count_c3r1 = City of Carcassonne (column 4, row 2), market quarter
carcassonne-tile-count_c0r2 = City of Carcassonne (column 1, row 3), city edge
carcassonne-tile-count_c1r2 = City of Carcassonne (column 2, row 3)
carcassonne-tile-count_c2r2 = City of Carcassonne (column 3, row 3), blacksmith quarter, road
carcassonne-tile-count_c3r2 = City of Carcassonne (column 4, row 3), city edge

## Why not

carcassonne-refuse-nobody_comes_there = None of your followers can move from Carcassonne to that tile now.
carcassonne-refuse-bring_or_nobody = Move a follower out of Carcassonne, or choose nobody.
carcassonne-refuse-bring_follower_now = Move a follower out of Carcassonne first.
carcassonne-refuse-bring_from_quarter = Choose a follower from the quarter for this feature. Nobody can leave the count’s quarter.
carcassonne-refuse-send_or_nobody = Send a follower to Carcassonne, or choose nobody.
carcassonne-refuse-quarter_not_for = A { $figure } can’t go to the { $quarter }.
carcassonne-refuse-count_there = The count is already in the { $quarter }.
carcassonne-refuse-count_or_stay = Move the count to another quarter, or leave him.

## What the lesson of this module says

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Blue’s road only needs an end. Complete it for Blue and see what you get in return: place the crossing there.
    .right = The road is completed.
    .apart = Place it at the open end of Blue’s road.
lesson-carcassonne-count-figure = Place no follower on this tile.
    .right = Blue scores { $points } points, and you score none.
lesson-carcassonne-count-send = So you may send a follower [[into-carcassonne|to Carcassonne]]. Followers in the castle can join cities: send one to the castle.
    .right = It waits there until a city is scored.
    .none = You gave points away: take what you get in return.
    .else = That quarter would work, too. This time choose the castle.
lesson-carcassonne-count-count = Nobody can leave the quarter that the [[figure-count|count]] is in. He is in the castle: move him to the market.
    .right = Before a city with followers in it is scored, your follower may now leave the castle and join that city.
    .none = Then he locks in your own follower.
    .else = That would work, too. This time move him to the market.
