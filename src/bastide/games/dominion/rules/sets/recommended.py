"""The recommended sets of ten. The ending of an id names the edition (1e, 2e) and Prosperity (p)."""

from __future__ import annotations

from typing import Final

RECOMMENDED: Final[dict[str, list[str]]] = {
    name: cards.split()
    for name, cards in {
        "first_game_1e": "cellar market militia mine moat remodel smithy village woodcutter workshop",
        "big_money_1e": (
            "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room"
        ),
        "interaction_1e": "bureaucrat chancellor council_room festival library militia moat spy thief village",
        "size_distortion_1e": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
        "village_square_1e": (
            "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter"
        ),
        "first_game_2e": "cellar market merchant militia mine moat remodel smithy village workshop",
        "size_distortion_2e": "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
        "deck_top_2e": (
            "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village"
        ),
        "sleight_of_hand_2e": (
            "cellar council_room festival gardens harbinger library militia poacher smithy throne_room"
        ),
        "improvements_2e": "artisan cellar market merchant mine moat moneylender poacher remodel witch",
        "silver_and_gold_2e": (
            "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal"
        ),
        "beginners_p": (
            "bank counting_house expand goons monument rabble royal_seal venture watchtower workers_village"
        ),
        "friendly_interactive_p": (
            "bishop city contraband forge hoard peddler royal_seal trade_route vault workers_village"
        ),
        "big_actions_p": "city expand grand_market kings_court loan mint quarry rabble talisman vault",
        "biggest_money_1e_p": "adventurer laboratory mine moneylender spy bank grand_market mint royal_seal venture",
        "kings_army_1e_p": "bureaucrat council_room moat spy village expand goons kings_court rabble vault",
        "good_life_1e_p": (
            "bureaucrat cellar chancellor gardens village contraband counting_house hoard monument mountebank"
        ),
        "biggest_money_2e_p": (
            "artisan harbinger laboratory mine moneylender bank grand_market mint royal_seal venture"
        ),
        "kings_army_2e_p": "bureaucrat council_room merchant moat village expand goons kings_court rabble vault",
        "good_life_2e_p": (
            "artisan bureaucrat cellar gardens village contraband counting_house hoard monument mountebank"
        ),
    }.items()
}


def edition_of(name: str) -> int:
    """The base edition that a recommended set is for; 0 if it holds cards of neither."""
    parts = name.split("_")
    return 1 if "1e" in parts else 2 if "2e" in parts else 0
