"""Lockstep adapter of the reference engine. Only this module knows the notation and snapshots of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from bastide.core.options import Options
from bastide.core.plain import Plain
from bastide.testing.lockstep import Referee
from reference_engines.seven_wonders.boards import STARTS
from reference_engines.seven_wonders.cards import fault_of_deal
from reference_engines.seven_wonders.city import City
from reference_engines.seven_wonders.payments import RESOURCES
from reference_engines.seven_wonders.scoring import places, totals
from reference_engines.seven_wonders.turn import LAST_TURN, Move, Table

VERBS = {"build": "build ", "stage": "stage with ", "sell": "sell ", "dig": "dig up ", "side": "choose "}
DIG_NOTHING = "dig up nothing"
NAMES = dict(zip(RESOURCES, ("wood", "stone", "ore", "clay", "glass", "papyrus", "cloth"), strict=True))


class SevenWondersReferee(Referee):
    """The reference engine. ``fault`` describes an impossible set-up or deal; empty if there is none."""

    def __init__(self) -> None:
        self.table: Table
        self.fault = ""

    def begin(self, players: int, options: Options, position: Mapping[str, Plain]) -> None:
        data: Any = position
        boards = [city["board"] for city in data["cities"]]
        sides = [city["side"] or "" for city in data["cities"]]
        self.fault = fault_of_set_up(players, options, boards, sides)
        self.table = Table([City(board, side) for board, side in zip(boards, sides, strict=True)])
        self._deal_if_due(position)

    def act(self, player: int, notation: str, position: Mapping[str, Plain], events: list[dict[str, Plain]]) -> None:
        self.table.act(player, read(notation))
        self._deal_if_due(position)

    def _deal_if_due(self, position: Mapping[str, Plain]) -> None:
        if self.table.phase == "deal":
            data: Any = position
            self.fault = self.fault or fault_of_deal(data["hands"], self.table.age)
            self.table.deal(data["hands"])

    def actors(self) -> list[int]:
        return self.table.actors()

    def choices(self, player: int) -> list[str]:
        return [self._in_full(player, move) for move in self.table.choices(player)]

    def _in_full(self, player: int, move: Move) -> str:
        """Return the notation of a move with its purchases."""
        if not move.left and not move.right:
            return written(move)
        on_left, on_right = self.table.bought(player, move)
        return written(move, _named(on_left), _named(on_right))

    def scores(self) -> list[int]:
        return totals(self.table.cities)

    def places(self) -> list[int]:
        return places(self.table.cities)

    def position(self) -> dict[str, Plain]:
        table = self.table
        return {
            "chance": "",
            "age": table.age,
            "turn": table.turn,
            "phase": table.phase,
            "cities": [asdict(city) for city in table.cities],
            "hands": [_pile(hand) for hand in table.hands],
            "chosen": [written(move) if move else None for move in table.chosen],
            "shown": [_open_part(move) if move else None for move in table.shown],
            "discard": _pile(table.discard),
            "dug": list(table.dug),
            "diggers": list(table.diggers),
        }

    def told(self, position: Mapping[str, Plain]) -> dict[str, Plain]:
        data: Any = position
        # The game counts everything after the sixth turn as turn 7.
        extra = data["phase"] == "cards" and data["turn"] > LAST_TURN
        return {
            "chance": self.fault,
            "age": data["age"],
            "turn": min(data["turn"], LAST_TURN),
            "phase": "last card" if extra else {"cards": "turn"}.get(data["phase"], data["phase"]),
            "cities": [asdict(read_city(city)) for city in data["cities"]],
            "hands": [_pile(hand) for hand in data["hands"]],
            "chosen": data["choices"],
            "shown": [
                _open_part(Move(move["do"], move["card"] or "", move["left"], move["right"])) if move else None
                for move in data["moves"]
            ],
            "discard": _pile([face_down["card"] for face_down in data["discard"]]),
            "dug": [face_down["card"] for face_down, _, _ in data["dug"]],
            "diggers": data["digging"],
        }


def fault_of_set_up(players: int, options: Options, boards: list[str], sides: list[str]) -> str:
    """Return what is wrong with the initial boards and sides; empty if nothing is."""
    named = options["boards"]
    if isinstance(named, list) and boards != named:
        return f"the boards {boards}, not those named"
    if len(boards) != players or len(set(boards)) != players or not set(boards) <= set(STARTS):
        return f"the boards {boards}"
    wanted = options["sides"]
    if isinstance(wanted, list):
        return "" if sides == wanted else f"the sides {sides}, not those named"
    possible = {"chosen": {""}, "random": {"day", "night"}}.get(str(wanted), {str(wanted)})
    return "" if set(sides) <= possible else f"the sides {sides}"


# -- notation of the game --------------------------------------------------------------------------------------------


def written(move: Move, on_left: str = "", on_right: str = "") -> str:
    """Return the notation of a move, with or without purchases."""
    if move.do == "dig nothing":
        return DIG_NOTHING
    left = f" left {move.left}{on_left}" if move.left else ""
    right = f" right {move.right}{on_right}" if move.right else ""
    return VERBS[move.do] + move.what + (f" paying{left}{right}" if left or right else "")


def read(notation: str) -> Move:
    if notation == DIG_NOTHING:
        return Move("dig nothing")
    played, _, paying = notation.partition(" paying ")
    words = [word for word in paying.split() if word != "for" and word not in NAMES.values()]
    coins = {words[at]: int(words[at + 1]) for at in range(0, len(words), 2)}
    for do, verb in VERBS.items():
        if played.startswith(verb):
            return Move(do, played.removeprefix(verb), coins.get("left", 0), coins.get("right", 0))
    raise ValueError(f"invalid move {notation!r}")


def _named(units: str) -> str:
    """Return ``" for wood wood"``, in the order of the resources."""
    return " for " + " ".join(NAMES[unit] for unit in sorted(units, key=RESOURCES.index))


def read_city(data: Mapping[str, Any]) -> City:
    under = [face_down["card"] for face_down in data["under"]]
    return City(
        data["board"],
        data["side"] or "",
        data["stages"],
        data["coins"],
        list(data["built"]),
        under,
        list(data["tokens"]),
    )


def _pile(cards: list[str]) -> list[Plain]:
    """Return cards whose order does not matter, sorted."""
    return [*sorted(cards)]


def _open_part(move: Move) -> str:
    """Return the public part of a move: the card only if it was constructed."""
    return written(Move(move.do, move.what if move.do == "build" else "", move.left, move.right))
