"""Printed Age cards, and the functions with which the card lists create them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.core.json_data import JsonData, ints_to_json
from bastide.games.seven_wonders.rules.city.city_state import (
    COLOURS,
    ONE_IN_BYTE,
    PURPLE,
    SCORE_CATEGORY_BY_COLOUR,
    City,
)
from bastide.games.seven_wonders.rules.city.effects import Coins, Effect, Points, list_counting_points, sum_fixed_points
from bastide.games.seven_wonders.rules.city.resources import Cost


@final
class Card:
    """A card of one Age, as printed.

    ``copy_player_counts`` holds the minimum number of players for each copy. ``name`` is unique within a city; Loom,
    Glassworks and Press have the same name in two Ages. ``card_catalogue`` fills in the last group of
    fields. A card of an extension ``replaces`` another card.
    """

    colour: i64
    number: i64
    age: i64
    needed_chain_bit: i64
    given_chain_bits: i64
    name_bit_low: i64
    name_bit_high: i64

    def __init__(
        self,
        id: str,
        name: str,
        colour: int,
        copy_player_counts: list[int],
        cost: Cost,
        effects: list[Effect],
        needed_chain: str,
        given_chains: list[str],
        replaces: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.colour = colour.bit_length() - 1  # index of the only bit
        self.is_guild = colour == PURPLE
        self.copy_player_counts = copy_player_counts
        self.cost = cost
        self.effects = effects
        self.needed_chain = needed_chain
        self.given_chains = given_chains
        self.replaces = replaces
        self.number = -1
        self.age = 0
        self.needed_chain_bit = 0
        self.given_chain_bits = 0
        self.name_bit_low = 0
        self.name_bit_high = 0
        #: Whether an effect gives coins when it is built, and the effects whose points depend on counting.
        self.gives_coins = False
        self.counting_points: list[Points] = []
        #: A city with only this card: what constructing it adds.
        self.city_change = City(-1, -1, [], [], [])

    def compute_derived_fields(self) -> None:
        """Compute the fields that follow from the printed facts and the card number."""
        self.gives_coins = any(isinstance(effect, Coins) for effect in self.effects)
        self.counting_points = list_counting_points(self.effects)
        alone = City(-1, -1, [], [], [])
        alone.structure_counts = ONE_IN_BYTE[self.colour]
        alone.chains = self.given_chain_bits
        alone.names_low = self.name_bit_low
        alone.names_high = self.name_bit_high
        for effect in self.effects:
            effect.apply_to_city(alone)
        alone.fixed_points = ONE_IN_BYTE[SCORE_CATEGORY_BY_COLOUR[self.colour]] * sum_fixed_points(self.effects)
        alone.counting_effects = len(self.counting_points)
        self.city_change = alone

    def is_built_in(self, city: City) -> bool:
        """Tell whether the city already has a structure of this name."""
        return (city.names_low & self.name_bit_low) | (city.names_high & self.name_bit_high) != 0

    def to_json_data(self) -> dict[str, JsonData]:
        """Return everything printed on the card as JSON data."""
        effects: list[JsonData] = []
        for effect in self.effects:
            effects.append(effect.to_json_data())
        gives: list[JsonData] = []
        for symbol in self.given_chains:
            gives.append(symbol)
        return {
            "id": self.id,
            "name": self.name,
            "age": int(self.age),
            "colour": COLOURS[self.colour],
            "copies": ints_to_json(self.copy_player_counts),
            "cost": self.cost.to_json_data(),
            "effects": effects,
            "chain": {"needs": self.needed_chain if self.needed_chain else None, "gives": gives},
        }

    def __repr__(self) -> str:
        return f"<card {self.id}>"


@final
class Deck:
    """Cards of one Age, from one module in ``decks/``."""

    def __init__(self, age: int, cards: list[Card]) -> None:
        self.age = age
        self.cards = cards


def card(
    id: str, colour: int, copies: str, cost: str, *effects: Effect, needs: str = "", gives: str = "", name: str = ""
) -> Card:
    """Return a card from the short form of the card lists: ``"3 5"`` copies, ``"WWO"`` cost, chains as words."""
    numbers = [int(number) for number in copies.split()]
    return Card(id, name if name else id, colour, numbers, Cost(cost), list(effects), needs, gives.split())


def added_card(
    id: str, colour: int, replaces: str, cost: str, *effects: Effect, needs: str = "", gives: str = ""
) -> Card:
    """Return a card of an extension. In games with it, it takes the place of all copies of another card of its Age."""
    return Card(id, id, colour, [], Cost(cost), list(effects), needs, gives.split(), replaces)


def guild(id: str, cost: str, *effects: Effect) -> Card:
    """Return a guild card. Guilds are drawn at random, so they have no copies by number of players."""
    return Card(id, id, PURPLE, [], Cost(cost), list(effects), "", [])
