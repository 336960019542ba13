"""Printed facts of cards and boards that the tables lack, read from the component lists of the game.

A new card or board needs no entry here. Only a new kind of effect needs a rule in the reference engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bastide.core import get_game

LETTERS = {"wood": "W", "stone": "S", "ore": "O", "clay": "C", "glass": "G", "papyrus": "P", "cloth": "T"}
CITIES = {"own": "self", "left": "left", "right": "right"}
POWERS = {
    "play_last_card": "play last card",
    "dig_up": "dig up",
    "free_new_colour": "free first of colour",
    "free_first_card": "free first of age",
    "free_last_card": "free last of age",
}

Facts = Mapping[str, Any]


def component_facts(kind: str) -> dict[str, Facts]:
    """Return the facts of all ``cards`` or ``boards`` by id."""
    return {str(facts["id"]): facts for facts in get_game("seven_wonders").list_components(kind)}


def cost_text(cost: Facts) -> str:
    letters = "".join(LETTERS[name] * count for name, count in cost["resources"].items())
    return str(cost["coins"]) if cost["coins"] else letters


def effect_text(facts: Facts) -> str:
    """Return an effect as the tables write it. Raises ValueError for an effect without a rule."""
    match facts["effect"]:
        case "produce":
            symbols = ["/".join(LETTERS[name] for name in symbol) for symbol in facts["symbols"]]
            return f"makes {''.join(symbols)}"
        case "discount":
            kind = {"raw": "raw", "goods": "manufactured"}[facts["kind"]]
            return f"{kind} cheap from {'+'.join(facts['from'])}"
        case "coins" | "points" as kind:
            amount = f"{kind} {facts['amount']}"
            if facts.get("per") == ["whole_wonder"]:
                return f"{amount} if complete"
            if "per" not in facts:
                return amount
            per = "+".join(what.replace("stage", "stages") for what in facts["per"])
            return f"{amount} per {per} of {'+'.join(CITIES[city] for city in facts['of'])}"
        case "shields":
            return f"shields {facts['amount']}"
        case "science":
            return f"science {facts['symbol']}"
        case power if power in POWERS:
            return POWERS[power]
    raise ValueError(f"the reference engine of 7 Wonders has no rule for the effect {facts['effect']!r}")


def effect_texts(effects: list[Facts]) -> tuple[str, ...]:
    return tuple(effect_text(effect) for effect in effects)
