"""Cities, and the counting of their effects."""

from __future__ import annotations

from dataclasses import dataclass, field

from reference_engines.seven_wonders.printed_boards import STAGES, STARTS, Stage
from reference_engines.seven_wonders.printed_cards import CARDS, RAW_MATERIALS


@dataclass
class City:
    """A city. ``side`` is empty until it is chosen. ``under`` holds the cards under the board, by stage."""

    board: str
    side: str = ""
    stages: int = 0
    coins: int = 3
    built: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)

    def all_stages(self) -> list[Stage]:
        return STAGES[self.board, self.side] if self.side else []

    def is_complete(self) -> bool:
        return self.side != "" and self.stages == len(self.all_stages())

    def effects(self) -> list[str]:
        """Return the effects of all cards and stages."""
        standing = [CARDS[card].effects for card in self.built]
        standing += [stage.effects for stage in self.all_stages()[: self.stages]]
        return [effect for effects in standing for effect in effects]

    def count(self, what: str) -> int:
        """Return the number of cards of a colour, or of stages."""
        return self.stages if what == "stages" else sum(CARDS[card].colour == what for card in self.built)

    def holds(self, card: str) -> bool:
        """Tell whether a structure of this name is built."""
        return any(CARDS[other].name == CARDS[card].name for other in self.built)

    def shields(self) -> int:
        return sum(int(effect.split()[1]) for effect in self.effects() if effect.startswith("shields "))

    def symbols(self) -> list[str]:
        """Return the production, one string for each unit a turn: the resources it can be."""
        made = [effect.split()[1] for effect in self.effects() if effect.startswith("makes ")]
        return [STARTS[self.board], *_units(made)]

    def symbols_for_sale(self) -> list[str]:
        """Return the production that neighbours can buy: not that of yellow cards and stages."""
        for_sale = [CARDS[card].effects[0].split()[1] for card in self.built if CARDS[card].colour in ("brown", "grey")]
        return [STARTS[self.board], *_units(for_sale)]

    def price(self, resource: str, neighbour: str) -> int:
        """Return what this city pays for a unit to the neighbour on its ``left`` or ``right``."""
        kind = "raw" if resource in RAW_MATERIALS else "manufactured"
        for effect in self.effects():
            if effect.startswith(f"{kind} cheap from ") and neighbour in effect.split()[-1].split("+"):
                return 1
        return 2


def _units(made: list[str]) -> list[str]:
    """Split production: ``W/C`` is one symbol of either, ``WW`` are two symbols."""
    return [symbol for makes in made for symbol in ([makes.replace("/", "")] if "/" in makes else makes)]


def left_of(seat: int, players: int) -> int:
    """Return the next player clockwise."""
    return (seat + 1) % players


def right_of(seat: int, players: int) -> int:
    return (seat - 1) % players


def amount(effect: str, kind: str, cities: list[City], seat: int) -> int:
    """Return the ``coins`` or ``points`` of an effect: ``coins 5``, ``points 1 per blue of left+right``."""
    words = effect.split()
    if words[0] != kind:
        return 0
    if words[2:] == ["if", "complete"]:
        return int(words[1]) if cities[seat].is_complete() else 0
    if len(words) == 2:
        return int(words[1])
    whose = {"self": seat, "left": left_of(seat, len(cities)), "right": right_of(seat, len(cities))}
    counted = [cities[whose[scope]].count(what) for scope in words[5].split("+") for what in words[3].split("+")]
    return int(words[1]) * sum(counted)
