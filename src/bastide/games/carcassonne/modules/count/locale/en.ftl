### The Count of Carcassonne

## Modules

carcassonne-option-modules-count = The Count of Carcassonne
    .help = The city of Carcassonne lies in the middle; its quarters lend you followers just before a scoring. The rulebook advises against The River II beside it.
carcassonne-option-count_mayor_wagon_strength = Mayor and wagon from Carcassonne
    .help = What the mayor and the wagon count for when they come out of Carcassonne for a scoring.
carcassonne-option-count_mayor_wagon_strength-two = As two followers
    .help = Two each, as this box says.
carcassonne-option-count_mayor_wagon_strength-own = As anywhere else
    .help = The mayor as many as the city has shields, the wagon one.

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
    .text = Locks the quarter of Carcassonne where he stands.

## What is asked, and the answers

carcassonne-ask-redeploy = { $chosen ->
    [0] Does a follower of yours come out of Carcassonne for this scoring?
   *[other] Who comes out of Carcassonne, and where?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Does a follower of yours come out of Carcassonne for the final scoring?
   *[other] Who comes out of Carcassonne, and where?
}
carcassonne-ask-carcassonne = Others got points from your tile and you got none. Do you send a follower to Carcassonne?
carcassonne-ask-count = Do you move the count? He is here: { $quarter }
carcassonne-do-bring = Bring a follower to { $x }, { $y }
    .lit = Bring a follower out { $where }
carcassonne-do-bring_nobody = Nobody (else) comes out
carcassonne-do-send = To Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Send nobody
carcassonne-do-count = Move the count: { $quarter }
carcassonne-do-count_stays = The count stays

## What happened

carcassonne-log-sent = { $player } sends a figure to Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-sent = sends a figure to Carcassonne
carcassonne-log-brought = { $player } brings a figure out of Carcassonne: { $figure } – { $quarter }.
carcassonne-brief-brought = brings a figure out of Carcassonne
carcassonne-log-count = { $player } moves the count: { $quarter }.

## The table

carcassonne-count = The count is here: { $quarter }
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

carcassonne-refuse-nobody_comes_there = Nobody of yours can come out of Carcassonne to that tile now.
carcassonne-refuse-bring_or_nobody = Now a follower comes out of Carcassonne, or nobody.
carcassonne-refuse-bring_follower_now = A follower has to come out of Carcassonne first.
carcassonne-refuse-bring_from_quarter = Followers come out of the quarter that belongs to what is scored, and not while the count is there.
carcassonne-refuse-send_or_nobody = Now a follower goes to Carcassonne, or nobody.
carcassonne-refuse-quarter_not_for = This figure does not go to that quarter: { $figure } – { $quarter }
carcassonne-refuse-count_there = The count is already there: { $quarter }
carcassonne-refuse-count_or_stay = Now the count moves to another quarter, or stays.
