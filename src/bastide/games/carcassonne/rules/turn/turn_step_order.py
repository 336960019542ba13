"""Steps of a turn in order. The phases of all modules are sorted by their step."""

from __future__ import annotations

from typing import Final

# Before the first turn.
STEP_SETUP: Final = -10  # lay the start tiles, if there is a choice
# Steps of a turn. A turn has one part, or two with a builder. A part runs from STEP_TILE_SOURCE to STEP_TO_CARCASSONNE.
STEP_TURN_START: Final = 0  # once per turn, before a tile is drawn
STEP_BAZAAR_CHOICE: Final = 5  # take one of the bazaar tiles, if there is no auction
STEP_TILE_SOURCE: Final = 10  # choose between the pile and the abbey
STEP_DRAW: Final = 20  # draw a tile that fits somewhere
STEP_PLACE_TILE: Final = 30  # lay the tile
STEP_PRINCESS: Final = 40  # return a knight
STEP_MEEPLE: Final = 50  # place a meeple or none
STEP_DRAGON: Final = 60  # the dragon moves, before scoring (O-02)
STEP_CASTLE: Final = 70  # small cities become castles
STEP_REDEPLOY: Final = 80  # redeploy followers from Carcassonne
STEP_SCORE: Final = 90  # score completed features, fairy, barns; return meeples
STEP_CASTLE_SCORE: Final = 100  # castles score features completed next to them
STEP_COMPLETION_REWARDS: Final = 110  # goods, king, robber baron
STEP_WAGONS: Final = 120  # wagons travel
STEP_TO_CARCASSONNE: Final = 130  # send a follower to Carcassonne
STEP_BAZAAR_TILES: Final = 138  # set tiles aside for the auction
STEP_AFTER_RIVER: Final = 139  # an ordinary tile follows the last lake
STEP_SECOND_PART: Final = 140  # the builder's second tile
STEP_BAZAAR: Final = 150  # the auction
STEP_TURN_END: Final = 160  # next player, if tiles are left
STEP_LAST_ABBEYS: Final = 170  # lay remaining abbeys
STEP_LAST_REDEPLOY: Final = 180  # redeploy followers for the final scoring
STEP_GAME_OVER: Final = 190  # the final scoring; nobody acts any more
