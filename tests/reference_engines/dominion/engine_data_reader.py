"""Reads the engine's snapshots and events, and converts them to the format of the reference engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from reference_engines.dominion.printed_cards import PRINTED_CARDS

#: Event kinds of cards that leave a deck.
DRAW, REVEAL, LOOK, DISCARD = "draw", "reveal", "look", "discard"


@dataclass(frozen=True)
class EngineSetup:
    """Random results of the set-up."""

    first: int
    kingdom: list[str]
    colony: bool
    decks: list[list[str]]
    hands: list[list[str]]


def read_setup(position: Mapping[str, JsonData]) -> EngineSetup:
    piles = _dict(position["supply"])
    return EngineSetup(
        _int(position["current"]),
        [card for card in piles if PRINTED_CARDS[card].is_kingdom],
        "colony" in piles,
        [_words(side["deck"]) for side in _sides(position)],
        [_words(side["hand"]) for side in _sides(position)],
    )


def read_nameable_cards(position: Mapping[str, JsonData]) -> list[str]:
    """Return the cards that can be named: those whose numbers are as old as that of the newest card in the game."""
    state: Any = get_game("dominion").state_from_snapshot(position)
    return list(PRINTED_CARDS)[: state.setup.nameable_card_count]


def read_deck(position: Mapping[str, JsonData], player: int) -> list[str]:
    """Return a deck, top card last."""
    return _words(_sides(position)[player]["deck"])


def read_discard_top(position: Mapping[str, JsonData], player: int) -> str:
    """Return the top card of a discard pile; empty if there is none."""
    pile = _words(_sides(position)[player]["discard"])
    return pile[-1] if pile else ""


def read_position(position: Mapping[str, JsonData]) -> dict[str, JsonData]:
    """Convert a snapshot to the format of the reference engine."""
    players: list[JsonData] = []
    for number, side in enumerate(_sides(position)):
        players.append(
            {
                "hand": _sorted(side["hand"]),
                "deck": list(_words(side["deck"])),
                "pile": _sorted(side["discard"], side["buried"]),
                "top of pile": read_discard_top(position, number),
                "in play": _sorted(side["play"]),
                "aside": _sorted(side["aside"]),
                "chosen": _sorted(side["pending"]),
                "tokens": side["tokens"],
                "turns": side["turns"],
            }
        )
    return {
        "players": players,
        "supply": position["supply"],
        "trash": _sorted(position["trash"]),
        "whose turn": position["current"],
        "phase": position["phase"],
        "actions": position["actions"],
        "buys": position["buys"],
        "coins": position["coins"],
        "not to be bought": _sorted(position["banned"]),
        "for the first Silver": position["bonus"],
        "tokens on piles": _sorted(position["pile_tokens"]),
        "tokens on the mat": position["mat"],
    }


def is_shuffle_event(event: Mapping[str, JsonData], player: int | None = None) -> bool:
    """Whether an event is a shuffle, optionally of this player."""
    return event["kind"] == "shuffle" and player in (None, event["player"])


def read_cards_from_deck(event: Mapping[str, JsonData]) -> tuple[int, str, list[str]]:
    """Return the player, kind of move and cards of an event that moves cards off a deck, else ``(-1, "", [])``."""
    kind = str(event["kind"])
    if kind not in (DRAW, REVEAL, LOOK, DISCARD) or event.get("place") == "hand":
        return -1, "", []
    return _int(event["player"]), kind, _words(event["cards"])


def _sides(position: Mapping[str, JsonData]) -> list[dict[str, JsonData]]:
    sides = position["sides"]
    assert isinstance(sides, list)
    return [_dict(side) for side in sides]


def _sorted(*zones: JsonData) -> list[JsonData]:
    return [*sorted(card for zone in zones for card in _words(zone))]


def _dict(data: JsonData) -> dict[str, JsonData]:
    assert isinstance(data, dict)
    return data


def _words(data: JsonData) -> list[str]:
    assert isinstance(data, list)
    return [str(item) for item in data]


def _int(data: JsonData) -> int:
    assert isinstance(data, int)
    return data
