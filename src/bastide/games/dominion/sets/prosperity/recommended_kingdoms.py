"""Recommended kingdoms of Prosperity, alone and with either edition of the base game."""

from __future__ import annotations

from typing import Final

KINGDOMS: Final[dict[str, str]] = {
    "beginners_p": "bank counting_house expand goons monument rabble royal_seal venture watchtower workers_village",
    "friendly_interactive_p": "bishop city contraband forge hoard peddler royal_seal trade_route vault workers_village",
    "big_actions_p": "city expand grand_market kings_court loan mint quarry rabble talisman vault",
    "biggest_money_1e_p": "adventurer laboratory mine moneylender spy bank grand_market mint royal_seal venture",
    "kings_army_1e_p": "bureaucrat council_room moat spy village expand goons kings_court rabble vault",
    "good_life_1e_p": (
        "bureaucrat cellar chancellor gardens village contraband counting_house hoard monument mountebank"
    ),
    "biggest_money_2e_p": "artisan harbinger laboratory mine moneylender bank grand_market mint royal_seal venture",
    "kings_army_2e_p": "bureaucrat council_room merchant moat village expand goons kings_court rabble vault",
    "good_life_2e_p": "artisan bureaucrat cellar gardens village contraband counting_house hoard monument mountebank",
}
