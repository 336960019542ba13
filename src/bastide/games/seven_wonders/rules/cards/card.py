"""Printed Age cards, and the functions with which the card lists create them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.core.plain import Plain, plain_ints
from bastide.games.seven_wonders.rules.city.city import COLOURS, LINES, ONE_IN_BYTE, PURPLE, City
from bastide.games.seven_wonders.rules.city.effects import Coins, Effect, Points, counting, printed
from bastide.games.seven_wonders.rules.city.resources import Cost


@final
class Card:
    """A card of one Age, as printed.

    ``copy_player_counts`` holds the minimum number of players for each copy. ``name`` is unique within a city; Loom,
    Glassworks and Press have the same name in two Ages. ``card_catalogue`` fills in the last group of fields.
    """

    colour: i64
    number: i64
    age: i64
    needs_bit: i64
    gives_bits: i64
    name_low: i64
    name_high: i64

    def __init__(
        self,
        id: str,
        name: str,
        colour: int,
        copies: list[int],
        cost: Cost,
        effects: list[Effect],
        needs: str,
        gives: list[str],
    ) -> None:
        self.id = id
        self.name = name
        self.colour = colour.bit_length() - 1  # index of the only bit
        self.copies = copies
        self.cost = cost
        self.effects = effects
        self.needs = needs
        self.gives = gives
        self.number = -1
        self.age = 0
        self.needs_bit = 0
        self.gives_bits = 0
        self.name_low = 0
        self.name_high = 0
        #: Whether an effect gives coins when it is built, and the effects whose points depend on counting.
        self.earns = False
        self.counts: list[Points] = []
        #: A city with only this card: what constructing it adds.
        self.alone = City(-1, -1, [], [], [])

    def settle(self) -> None:
        """Compute the fields that follow from the printed facts and the card number."""
        self.earns = any(isinstance(effect, Coins) for effect in self.effects)
        self.counts = counting(self.effects)
        alone = City(-1, -1, [], [], [])
        alone.things = ONE_IN_BYTE[self.colour]
        alone.chains = self.gives_bits
        alone.names_low = self.name_low
        alone.names_high = self.name_high
        for effect in self.effects:
            effect.stand(alone)
        alone.printed = ONE_IN_BYTE[LINES[self.colour]] * printed(self.effects)
        alone.counting = len(self.counts)
        self.alone = alone

    def stands_in(self, city: City) -> bool:
        """Tell whether the city already has a structure of this name."""
        return (city.names_low & self.name_low) | (city.names_high & self.name_high) != 0

    def plain(self) -> dict[str, Plain]:
        """Return everything printed on the card as JSON data."""
        effects: list[Plain] = []
        for effect in self.effects:
            effects.append(effect.plain())
        gives: list[Plain] = []
        for symbol in self.gives:
            gives.append(symbol)
        return {
            "id": self.id,
            "name": self.name,
            "age": int(self.age),
            "colour": COLOURS[self.colour],
            "copies": plain_ints(self.copies),
            "cost": self.cost.plain(),
            "effects": effects,
            "chain": {"needs": self.needs if self.needs else None, "gives": gives},
        }

    def __repr__(self) -> str:
        return f"<card {self.id}>"


def card(
    id: str, colour: int, copies: str, cost: str, *effects: Effect, needs: str = "", gives: str = "", name: str = ""
) -> Card:
    """Return a card from the short form of the card lists: ``"3 5"`` copies, ``"WWO"`` cost, chains as words."""
    numbers = [int(number) for number in copies.split()]
    return Card(id, name if name else id, colour, numbers, Cost(cost), list(effects), needs, gives.split())


def guild(id: str, cost: str, *effects: Effect) -> Card:
    """Return a guild card. Guilds are drawn at random, so they have no copies by number of players."""
    return Card(id, id, PURPLE, [], Cost(cost), list(effects), "", [])
