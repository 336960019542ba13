"""The moments of a turn, in order. The phases of a table come in the order of their moments."""

from __future__ import annotations

from typing import Final

# Before the first turn.
SETUP: Final = -10  # lay what lies on the table at the start, if there is a choice
# The moments of a turn. A turn has one part, or two with a builder; a part runs from SOURCE to TO_CARCASSONNE.
TURN_START: Final = 0  # what happens once, before anything is drawn
BAZAAR_CHOICE: Final = 5  # take one of the tiles laid out, where there is no auction
SOURCE: Final = 10  # choose where the tile comes from
DRAW: Final = 20  # have a tile that fits somewhere
PLACE: Final = 30  # lay it
PRINCESS: Final = 40  # send a knight home
FIGURE: Final = 50  # place a meeple or none
DRAGON: Final = 60  # the dragon moves, before anything is scored (O-02)
CASTLE: Final = 70  # small cities become castles
REDEPLOY: Final = 80  # followers come out of Carcassonne
SCORE: Final = 90  # completed features, fairy, barns; meeples come home
CASTLE_SCORE: Final = 100  # castles score what was completed next to them
TOKENS: Final = 110  # goods, king, robber baron
WAGONS: Final = 120  # wagons travel on
TO_CARCASSONNE: Final = 130  # a follower goes to Carcassonne
BAZAAR_TILES: Final = 138  # the tiles to be auctioned are set aside
AFTER_RIVER: Final = 139  # the last lake is followed by an ordinary tile
SECOND_PART: Final = 140  # the builder's second tile
BAZAAR: Final = 150  # the auction
TURN_END: Final = 160  # the next player, if there are tiles left
LAST_ABBEYS: Final = 170  # abbeys that are left
LAST_REDEPLOY: Final = 180  # followers come out of Carcassonne for the final scoring
GAME_OVER: Final = 190  # the final scoring; nobody acts any more
