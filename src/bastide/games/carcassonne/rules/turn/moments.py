"""Steps of a turn in order. The phases of all modules are sorted by their step."""

from __future__ import annotations

from typing import Final

# Before the first turn.
SETUP: Final = -10  # lay the start tiles, if there is a choice
# Steps of a turn. A turn has one part, or two with a builder. A part runs from STEP_TILE_SOURCE to STEP_TO_CARCASSONNE.
TURN_START: Final = 0  # once per turn, before a tile is drawn
BAZAAR_CHOICE: Final = 5  # take one of the bazaar tiles, if there is no auction
SOURCE: Final = 10  # choose between the pile and the abbey
DRAW: Final = 20  # draw a tile that fits somewhere
PLACE: Final = 30  # lay the tile
PRINCESS: Final = 40  # return a knight
FIGURE: Final = 50  # place a meeple or none
DRAGON: Final = 60  # the dragon moves, before scoring (O-02)
CASTLE: Final = 70  # small cities become castles
REDEPLOY: Final = 80  # redeploy followers from Carcassonne
SCORE: Final = 90  # score completed features, fairy, barns; return meeples
CASTLE_SCORE: Final = 100  # castles score features completed next to them
TOKENS: Final = 110  # goods, king, robber baron
WAGONS: Final = 120  # wagons travel
TO_CARCASSONNE: Final = 130  # send a follower to Carcassonne
BAZAAR_TILES: Final = 138  # set tiles aside for the auction
AFTER_RIVER: Final = 139  # an ordinary tile follows the last lake
SECOND_PART: Final = 140  # the builder's second tile
BAZAAR: Final = 150  # the auction
TURN_END: Final = 160  # next player, if tiles are left
LAST_ABBEYS: Final = 170  # lay remaining abbeys
LAST_REDEPLOY: Final = 180  # redeploy followers for the final scoring
GAME_OVER: Final = 190  # the final scoring; nobody acts any more
