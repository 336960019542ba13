"""Printed facts of all cards and sets, as the engine lists them: cost, types, coins, points, sets."""

from __future__ import annotations

from dataclasses import dataclass

from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.options import MultiChoiceOption

ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION = "action", "treasure", "victory", "curse", "attack", "reaction"


@dataclass(frozen=True)
class PrintedCard:
    """Printed facts of a card. ``pays`` are the fixed coins of a Treasure, ``worth`` the fixed points."""

    cost: int
    types: frozenset[str]
    sets: frozenset[str]
    pays: int = 0
    worth: int = 0

    @property
    def is_kingdom(self) -> bool:
        return "basic" not in self.sets


def _printed_card(facts: dict[str, JsonData]) -> PrintedCard:
    types, sets, cost = facts["types"], facts["sets"], facts["cost"]
    pays, worth = facts["coins"], facts["points"]
    assert isinstance(types, list)
    assert isinstance(sets, list)
    assert isinstance(cost, int)
    assert isinstance(pays, int)
    assert isinstance(worth, int)
    return PrintedCard(cost, frozenset(map(str, types)), frozenset(map(str, sets)), pays, worth)


def _recommended_kingdoms() -> dict[str, list[str]]:
    option = get_game("dominion").option("kingdom")
    assert isinstance(option, MultiChoiceOption)
    return option.presets


#: The printed facts and the kingdoms are data of the engine; the rules of the cards are the reference engine's own.
PRINTED_CARDS = {str(facts["id"]): _printed_card(facts) for facts in get_game("dominion").list_components("cards")}
RECOMMENDED_KINGDOMS = _recommended_kingdoms()
#: The sets that are an edition of the base game. The other sets fit both editions.
EDITIONS = {"base1": 1, "base2": 2}
#: The sets that add Platinum and Colony.
COLONY_SETS = PRINTED_CARDS["colony"].sets - {"basic"}

#: The basic Treasures, which only give coins.
PLAIN_TREASURES = ("copper", "silver", "gold", "platinum")


def editions(card: str) -> set[int]:
    """Return the editions of the base game that have a card; empty for a card of another set."""
    return {EDITIONS[name] for name in PRINTED_CARDS[card].sets if name in EDITIONS}


def has_type(card: str, kind: str) -> bool:
    """Whether a card has this type."""
    return kind in PRINTED_CARDS[card].types
