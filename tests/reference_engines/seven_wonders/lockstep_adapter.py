"""Lockstep adapter of the reference engine. Only this module knows the notation and snapshots of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from bastide.core.json_data import JsonData
from bastide.core.options import Options
from bastide.testing.reference_engine_comparison import ReferenceEngine
from reference_engines.seven_wonders.city import City
from reference_engines.seven_wonders.legal_moves_and_turns import LAST_TURN, Move, Table
from reference_engines.seven_wonders.payment_options import RESOURCES
from reference_engines.seven_wonders.printed_boards import STARTS
from reference_engines.seven_wonders.printed_cards import find_deal_fault
from reference_engines.seven_wonders.scoring import places, totals

VERBS = {"build": "build ", "stage": "stage with ", "sell": "sell ", "dig": "dig up ", "side": "choose "}
DIG_NOTHING = "dig up nothing"
NAMES = dict(zip(RESOURCES, ("wood", "stone", "ore", "clay", "glass", "papyrus", "cloth"), strict=True))


class SevenWondersReferenceEngine(ReferenceEngine):
    """The reference engine. ``fault`` describes an impossible set-up or deal; empty if there is none."""

    def __init__(self) -> None:
        self.table: Table
        self.fault = ""

    def start_game(self, players: int, options: Options, position: Mapping[str, JsonData]) -> None:
        data: Any = position
        boards = [city["board"] for city in data["cities"]]
        sides = [city["side"] or "" for city in data["cities"]]
        self.fault = find_setup_fault(players, options, boards, sides)
        self.table = Table([City(board, side) for board, side in zip(boards, sides, strict=True)])
        self._deal_if_due(position)

    def apply_action(
        self, player: int, notation: str, position: Mapping[str, JsonData], events: list[dict[str, JsonData]]
    ) -> None:
        self.table.act(player, parse_move(notation))
        self._deal_if_due(position)

    def _deal_if_due(self, position: Mapping[str, JsonData]) -> None:
        if self.table.phase == "deal":
            data: Any = position
            self.fault = self.fault or find_deal_fault(data["hands"], self.table.age)
            self.table.deal(data["hands"])

    def players_to_act(self) -> list[int]:
        return self.table.actors()

    def legal_notations(self, player: int) -> list[str]:
        return [self._in_full(player, move) for move in self.table.choices(player)]

    def _in_full(self, player: int, move: Move) -> str:
        """Return the notation of a move with its purchases."""
        if not move.left and not move.right:
            return move_notation(move)
        on_left, on_right = self.table.bought(player, move)
        return move_notation(move, _named(on_left), _named(on_right))

    def scores(self) -> list[int]:
        return totals(self.table.cities)

    def places(self) -> list[int]:
        return places(self.table.cities)

    def position(self) -> dict[str, JsonData]:
        table = self.table
        return {
            "chance": "",
            "age": table.age,
            "turn": table.turn,
            "phase": table.phase,
            "cities": [asdict(city) for city in table.cities],
            "hands": [_pile(hand) for hand in table.hands],
            "chosen": [move_notation(move) if move else None for move in table.chosen],
            "shown": [_open_part(move) if move else None for move in table.shown],
            "discard": _pile(table.discard),
            "dug": list(table.dug),
            "diggers": list(table.diggers),
        }

    def normalise_position(self, position: Mapping[str, JsonData]) -> dict[str, JsonData]:
        data: Any = position
        # The game counts everything after the sixth turn as turn 7.
        extra = data["phase"] == "cards" and data["turn"] > LAST_TURN
        return {
            "chance": self.fault,
            "age": data["age"],
            "turn": min(data["turn"], LAST_TURN),
            "phase": "last card" if extra else {"cards": "turn"}.get(data["phase"], data["phase"]),
            "cities": [asdict(parse_city(city)) for city in data["cities"]],
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


def find_setup_fault(players: int, options: Options, boards: list[str], sides: list[str]) -> str:
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


def move_notation(move: Move, on_left: str = "", on_right: str = "") -> str:
    """Return the notation of a move, with or without purchases."""
    if move.do == "dig nothing":
        return DIG_NOTHING
    left = f" left {move.left}{on_left}" if move.left else ""
    right = f" right {move.right}{on_right}" if move.right else ""
    return VERBS[move.do] + move.what + (f" paying{left}{right}" if left or right else "")


def parse_move(notation: str) -> Move:
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


def parse_city(data: Mapping[str, Any]) -> City:
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


def _pile(cards: list[str]) -> list[JsonData]:
    """Return cards whose order does not matter, sorted."""
    return [*sorted(cards)]


def _open_part(move: Move) -> str:
    """Return the public part of a move: the card only if it was constructed."""
    return move_notation(Move(move.do, move.what if move.do == "build" else "", move.left, move.right))
