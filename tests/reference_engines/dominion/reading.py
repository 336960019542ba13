"""Reads the engine's snapshots and events, and converts them to the format of the reference engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bastide.core.plain import Plain
from reference_engines.dominion.cards import PRINTS

#: Event kinds of cards that leave a deck.
DRAW, REVEAL, LOOK, DISCARD = "draw", "reveal", "look", "discard"


@dataclass(frozen=True)
class SetUp:
    """Random results of the set-up."""

    first: int
    kingdom: list[str]
    colony: bool
    decks: list[list[str]]
    hands: list[list[str]]


def set_up(position: Mapping[str, Plain]) -> SetUp:
    piles = _dict(position["supply"])
    return SetUp(
        _int(position["current"]),
        [card for card in piles if PRINTS[card].is_kingdom],
        "colony" in piles,
        [_words(side["deck"]) for side in _sides(position)],
        [_words(side["hand"]) for side in _sides(position)],
    )


def deck(position: Mapping[str, Plain], player: int) -> list[str]:
    """Return a deck, top card last."""
    return _words(_sides(position)[player]["deck"])


def top_of_pile(position: Mapping[str, Plain], player: int) -> str:
    """Return the top card of a discard pile; empty if there is none."""
    pile = _words(_sides(position)[player]["discard"])
    return pile[-1] if pile else ""


def told(position: Mapping[str, Plain]) -> dict[str, Plain]:
    """Convert a snapshot to the format of the reference engine."""
    players: list[Plain] = []
    for number, side in enumerate(_sides(position)):
        players.append(
            {
                "hand": _sorted(side["hand"]),
                "deck": list(_words(side["deck"])),
                "pile": _sorted(side["discard"], side["buried"]),
                "top of pile": top_of_pile(position, number),
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


def shuffled(event: Mapping[str, Plain], player: int | None = None) -> bool:
    """Whether an event is a shuffle, optionally of this player."""
    return event["kind"] == "shuffle" and player in (None, event["player"])


def cards_told(event: Mapping[str, Plain]) -> tuple[int, str, list[str]]:
    """Return the player, kind of move and cards of an event that moves cards off a deck, else ``(-1, "", [])``."""
    kind = str(event["kind"])
    if kind not in (DRAW, REVEAL, LOOK, DISCARD) or event.get("place") == "hand":
        return -1, "", []
    return _int(event["player"]), kind, _words(event["cards"])


def _sides(position: Mapping[str, Plain]) -> list[dict[str, Plain]]:
    sides = position["sides"]
    assert isinstance(sides, list)
    return [_dict(side) for side in sides]


def _sorted(*zones: Plain) -> list[Plain]:
    return [*sorted(card for zone in zones for card in _words(zone))]


def _dict(data: Plain) -> dict[str, Plain]:
    assert isinstance(data, dict)
    return data


def _words(data: Plain) -> list[str]:
    assert isinstance(data, list)
    return [str(item) for item in data]


def _int(data: Plain) -> int:
    assert isinstance(data, int)
    return data
