"""Recommended kingdoms of the base game, 2nd edition."""

from __future__ import annotations

from typing import Final

KINGDOMS: Final[dict[str, str]] = {
    "first_game_2e": "cellar market merchant militia mine moat remodel smithy village workshop",
    "size_distortion_2e": "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
    "deck_top_2e": "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village",
    "sleight_of_hand_2e": "cellar council_room festival gardens harbinger library militia poacher smithy throne_room",
    "improvements_2e": "artisan cellar market merchant mine moat moneylender poacher remodel witch",
    "silver_and_gold_2e": "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal",
}
