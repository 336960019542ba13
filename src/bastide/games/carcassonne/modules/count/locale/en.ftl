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

## Features and what is on them

carcassonne-feature-quarter = quarter
    .text = A part of the city of Carcassonne where followers wait.
carcassonne-quarter-castle = castle quarter
carcassonne-quarter-market = market quarter
carcassonne-quarter-blacksmith = blacksmith quarter
carcassonne-quarter-cathedral = cathedral quarter

## Figures and what they are called where they stand

carcassonne-figure-count = count
    .text = Nobody can leave the quarter he is in.

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
