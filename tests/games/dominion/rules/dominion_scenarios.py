"""Scenarios of cards: short examples of their rules, as text in the file of the card.

A scenario begins with a position (see ``parse_position``). ``do: play chapel; trash curse`` applies actions. ``then
LABEL: VALUE`` states a fact: a value of ``dominion_position_assertions``, ``supply CARD``, or an action that is
``legal`` or ``illegal``. Values of a player have a number: ``then hand 0: copper*2``. Scenarios are separated by an
empty line, ``#`` starts a comment. No effect may be pending at the end. After each action the position must be
consistent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

from dominion_position_assertions import PLAYER_VALUES, TABLE_VALUES, supply

from bastide.core import BastideError
from bastide.core.utilities.module_discovery import submodule_names
from bastide.games.dominion.rules.cards.printed_card import CARDS, Card
from bastide.games.dominion.rules.cards.set_discovery import SETS_PACKAGE
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.position_parser import (
    apply_notations,
    format_cards,
    has_no_pending_effect,
    legal_notations,
    parse_cards,
    parse_position,
)
from bastide.games.dominion.rules.state.game_state import DominionState

POSITION_LABELS = {"hand", "deck", "discard", "play", "supply", "players", "kingdom", "phase", "coins"}
#: Values that list cards in any order.
UNORDERED_ZONES = {"hand", "pile", "aside", "in_play", "trash"}


@dataclass(frozen=True)
class Scenario:
    """One scenario of a card: its lines with their numbers within the text."""

    card: str
    lines: list[tuple[int, str]]

    def __str__(self) -> str:
        return f"{self.card}-{self.lines[0][0]}"


class ScenarioError(AssertionError):
    """A scenario that does not hold, or that cannot be read."""


def module_of_card(card: Card) -> str:
    """Return the module of a card with a file of its own, or an empty string."""
    for folder in submodule_names(SETS_PACKAGE):
        if card.id in submodule_names(f"{SETS_PACKAGE}.{folder}"):
            return f"{SETS_PACKAGE}.{folder}.{card.id}"
    return ""


def card_scenarios() -> list[Scenario]:
    """Return the scenarios of all cards that have a file of their own."""
    return [scenario for card in CARDS if (module := module_of_card(card)) for scenario in _read(card.id, module)]


def _read(card: str, module: str) -> list[Scenario]:
    text: str = getattr(import_module(module), "SCENARIOS", "")
    return [*parse_scenarios(card, text)]


def parse_scenarios(card: str, text: str) -> Iterator[Scenario]:
    """Split the text of a card into its scenarios."""
    lines: list[tuple[int, str]] = []
    for number, line in enumerate([*text.splitlines(), ""]):
        if line and not line.startswith("#"):
            lines.append((number, line))
        elif not line and lines:
            yield Scenario(card, lines)
            lines = []


def play_scenario(scenario: Scenario) -> None:
    """Play a scenario. Raises ScenarioError with the card, the line and the difference if a fact does not hold."""
    steps = [(at, line) for at, line in scenario.lines if line.startswith(("do:", "then "))]
    position = [(at, line) for at, line in scenario.lines if (at, line) not in steps]
    for at, line in position:
        if line.partition(":")[0].rstrip(" 0123456789") not in POSITION_LABELS:
            raise ScenarioError(f"{scenario.card}, line {at}: {line!r} is no line of a position")
    state, _ = parse_position("\n".join(line for _, line in position))
    for at, line in steps:
        label, _, value = line.partition(":")
        try:
            if label == "do":
                for notation in value.strip().split("; "):
                    apply_notations(state, notation)
                    check_consistency(state)
            else:
                check_fact(state, label.removeprefix("then "), value.strip())
        except (AssertionError, KeyError, BastideError) as error:
            raise ScenarioError(f"{scenario.card}, line {at}: {line!r}: {error}") from error
    if not has_no_pending_effect(state):
        raise ScenarioError(f"{scenario.card}: an effect is pending at the end: {legal_notations(state)}")


def check_consistency(state: DominionState) -> None:
    """Assert that the position keeps all invariants, and that its copy and its restored snapshot are equal to it.

    Random games play expensive cards rarely; scenarios always play their card.
    """
    assert not state.broken_invariants(), f"broken invariants: {state.broken_invariants()}"
    snapshot = state.snapshot()
    assert state.clone().snapshot() == snapshot, "a copy of the position differs from it"
    assert GAME.state_from_snapshot(snapshot).snapshot() == snapshot, "the restored snapshot differs from the position"


def check_fact(state: DominionState, label: str, expected: str) -> None:
    """Assert one fact about a position."""
    name, _, place = label.partition(" ")
    if name in ("legal", "illegal"):
        assert (expected in legal_notations(state)) == (name == "legal"), f"legal are {legal_notations(state)}"
        return
    if name == "supply":
        found = str(supply(state, place))
    elif name in PLAYER_VALUES:
        found = str(PLAYER_VALUES[name](state, int(place or 0)))
    else:
        found = str(TABLE_VALUES[name](state))
    if name in UNORDERED_ZONES:
        expected = format_cards(parse_cards(expected))
    assert found == expected, f"found {found!r}"
