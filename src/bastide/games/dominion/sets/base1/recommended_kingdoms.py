"""Recommended kingdoms of the base game, 1st edition."""

from __future__ import annotations

from typing import Final

KINGDOMS: Final[dict[str, str]] = {
    "first_game_1e": "cellar market militia mine moat remodel smithy village woodcutter workshop",
    "big_money_1e": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
    "interaction_1e": "bureaucrat chancellor council_room festival library militia moat spy thief village",
    "size_distortion_1e": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    "village_square_1e": "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
}
