"""Effects of cards and Wonder stages, and the functions with which the card lists create them.

An effect is immutable and acts at up to three moments. ``apply_to_city`` changes the city permanently when the effect
is built. ``coins_when_built`` is paid once in the same turn. ``points_at_end`` counts at the end of the game. City
changes only add up, so they are computed once for each card, on an empty city.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.city.city_state import (
    COLOURS,
    DIG_UP,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOUR,
    GOODS_DISCOUNT_LEFT,
    GOODS_DISCOUNT_RIGHT,
    ONE_IN_BYTE,
    PLAY_LAST_CARD,
    RAW_DISCOUNT_LEFT,
    RAW_DISCOUNT_RIGHT,
    SCIENCE_SYMBOLS,
    STAGES,
    WHOLE_WONDER,
    City,
)
from bastide.games.seven_wonders.rules.city.resources import (
    GOODS_MASK,
    RAW_MATERIAL_COUNT,
    RAW_MATERIALS_MASK,
    add_production,
    add_symbol,
    parse_symbol,
    resources_in_symbol,
)

#: Which cities are counted, from the owner's point of view.
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 4
NEIGHBOURS: Final = LEFT | RIGHT
ALL_THREE: Final = OWN | NEIGHBOURS


@final
class CountedAmount:
    """A fixed amount, or an amount for each structure of some kinds in some cities."""

    amount: i64
    per: i64
    of: i64

    def __init__(self, amount: int, per: int, of: int) -> None:
        self.amount = amount
        self.per = per
        self.of = of

    def compute_amount(self, cities: list[City], player: i64) -> i64:
        """Return the amount for a player, with everything counted that is built now."""
        if self.per == 0:
            return self.amount
        count: i64 = 0
        players: i64 = len(cities)
        if self.of & OWN:
            count += count_structures(cities[player], self.per)
        if self.of & LEFT:
            count += count_structures(cities[(player + 1) % players], self.per)
        if self.of & RIGHT:
            count += count_structures(cities[(player + players - 1) % players], self.per)
        return self.amount * count

    def to_json_data(self) -> dict[str, JsonData]:
        facts: dict[str, JsonData] = {"amount": int(self.amount)}
        if self.per:
            per: list[JsonData] = []
            for i, colour in enumerate(COLOURS):
                if self.per >> i & 1:
                    per.append(colour)
            if self.per & STAGES:
                per.append("stage")
            if self.per & WHOLE_WONDER:
                per.append("whole_wonder")
            of: list[JsonData] = []
            for bit, name in ((OWN, "own"), (LEFT, "left"), (RIGHT, "right")):
                if self.of & bit:
                    of.append(name)
            facts["per"] = per
            facts["of"] = of
        return facts


def count_structures(city: City, per: i64) -> i64:
    """Return how many structures of these kinds (a bit mask) a city has."""
    if per & WHOLE_WONDER:
        return 1 if city.stages == city.stage_count else 0
    count: i64 = 0
    shift: i64 = 0
    while per:
        if per & 1:
            count += (city.structure_counts >> shift) & 255
        per >>= 1
        shift += 8
    return count


class Effect:
    """Base class: an effect that does nothing. Subclasses override the moments that they use."""

    def apply_to_city(self, city: City) -> None:
        """Change the city permanently."""

    def coins_when_built(self, cities: list[City], player: i64) -> i64:
        """Return the coins that the bank pays once, after all structures of the turn are placed."""
        return 0

    def points_at_end(self, cities: list[City], player: i64) -> i64:
        """Return the victory points at the end of the game."""
        return 0

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the effect as JSON data for component lists."""
        return {}


@final
class Produce(Effect):
    """Produces resources. Each symbol yields one unit per turn."""

    raw: i64
    goods: i64

    def __init__(self, symbols: list[int], tradable: bool) -> None:
        self.symbols = symbols
        self.tradable = tradable
        # All symbols together, packed as in a city.
        self.raw = 0
        self.goods = 0
        for symbol in symbols:
            if symbol & RAW_MATERIALS_MASK:
                self.raw = add_symbol(self.raw, symbol)
            else:
                self.goods = add_symbol(self.goods, symbol >> RAW_MATERIAL_COUNT)

    def apply_to_city(self, city: City) -> None:
        if self.raw != 0:
            city.makes_raw = add_production(city.makes_raw, self.raw)
            if self.tradable:
                city.sells_raw = add_production(city.sells_raw, self.raw)
        if self.goods != 0:
            city.makes_goods = add_production(city.makes_goods, self.goods)
            if self.tradable:
                city.sells_goods = add_production(city.sells_goods, self.goods)

    def to_json_data(self) -> dict[str, JsonData]:
        symbols: list[JsonData] = []
        for symbol in self.symbols:
            choices: list[JsonData] = []
            for name in resources_in_symbol(symbol):
                choices.append(name)
            symbols.append(choices)
        return {"effect": "produce", "symbols": symbols, "tradable": self.tradable}


@final
class Discount(Effect):
    """Lowers the price of resources from neighbours: bits of ``City.discounts``."""

    def __init__(self, discounts: int) -> None:
        self.discounts = discounts

    def apply_to_city(self, city: City) -> None:
        city.discounts |= self.discounts

    def to_json_data(self) -> dict[str, JsonData]:
        kind = "raw" if self.discounts & (RAW_DISCOUNT_LEFT | RAW_DISCOUNT_RIGHT) else "goods"
        sides: list[JsonData] = []
        if self.discounts & (RAW_DISCOUNT_LEFT | GOODS_DISCOUNT_LEFT):
            sides.append("left")
        if self.discounts & (RAW_DISCOUNT_RIGHT | GOODS_DISCOUNT_RIGHT):
            sides.append("right")
        return {"effect": "discount", "kind": kind, "from": sides}


@final
class Coins(Effect):
    """Gives coins from the bank when it is built."""

    def __init__(self, counted_amount: CountedAmount) -> None:
        self.counted_amount = counted_amount

    def coins_when_built(self, cities: list[City], player: i64) -> i64:
        return self.counted_amount.compute_amount(cities, player)

    def to_json_data(self) -> dict[str, JsonData]:
        return {"effect": "coins", **self.counted_amount.to_json_data()}


@final
class Points(Effect):
    """Gives victory points at the end of the game."""

    def __init__(self, counted_amount: CountedAmount) -> None:
        self.counted_amount = counted_amount

    def points_at_end(self, cities: list[City], player: i64) -> i64:
        return self.counted_amount.compute_amount(cities, player)

    def to_json_data(self) -> dict[str, JsonData]:
        return {"effect": "points", **self.counted_amount.to_json_data()}


def sum_fixed_points(effects: list[Effect]) -> int:
    """Return the sum of the points that do not depend on counting."""
    return sum(
        [
            int(each.counted_amount.amount)
            for each in effects
            if isinstance(each, Points) and each.counted_amount.per == 0
        ]
    )


def list_counting_points(effects: list[Effect]) -> list[Points]:
    """Return the effects whose points depend on what they count at the end."""
    return [each for each in effects if isinstance(each, Points) and each.counted_amount.per != 0]


@final
class Shields(Effect):
    """Gives shields for conflicts."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply_to_city(self, city: City) -> None:
        city.shields += self.amount

    def to_json_data(self) -> dict[str, JsonData]:
        return {"effect": "shields", "amount": self.amount}


@final
class Science(Effect):
    """Gives a scientific symbol: an index in SCIENCE_SYMBOLS."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def apply_to_city(self, city: City) -> None:
        city.science += ONE_IN_BYTE[self.symbol]

    def to_json_data(self) -> dict[str, JsonData]:
        return {"effect": "science", "symbol": SCIENCE_SYMBOLS[self.symbol]}


@final
class Power(Effect):
    """Gives the owner a special power: a bit of ``City.powers``."""

    def __init__(self, power: int, name: str) -> None:
        self.power = power
        self.name = name

    def apply_to_city(self, city: City) -> None:
        city.powers |= self.power

    def to_json_data(self) -> dict[str, JsonData]:
        return {"effect": self.name}


# -- functions for the card lists ------------------------------------------------------------------------------------


def produces(symbols: str) -> Effect:
    """Produce tradable resources: ``"WW"`` is two symbols, ``"W/S"`` one symbol of either resource."""
    return _produce(symbols, True)


def produces_for_owner(symbols: str) -> Effect:
    """Produce resources that neighbours cannot buy."""
    return _produce(symbols, False)


def _produce(text: str, tradable: bool) -> Effect:
    symbols = [parse_symbol(text)] if "/" in text else [parse_symbol(letter) for letter in text]
    for symbol in symbols:
        if symbol & RAW_MATERIALS_MASK and symbol & GOODS_MASK:
            raise ValueError(
                f"{text!r} mixes raw materials and goods in one symbol; payments are computed for each kind separately"
            )
    return Produce(symbols, tradable)


def coins(amount: int, per: int = 0, of: int = OWN) -> Effect:
    """Give coins from the bank, optionally for each counted structure."""
    return Coins(CountedAmount(amount, per, of))


def points(amount: int, per: int = 0, of: int = OWN) -> Effect:
    """Give victory points, optionally for each counted structure."""
    return Points(CountedAmount(amount, per, of))


def shields(amount: int) -> Effect:
    return Shields(amount)


def science(symbol: str) -> Effect:
    """Give a scientific symbol; ``any`` is a symbol of the owner's choice."""
    return Science(SCIENCE_SYMBOLS.index(symbol))


def raw_for_one_coin(of: int) -> Effect:
    """Lower the price of raw materials from these neighbours to one coin."""
    return Discount((RAW_DISCOUNT_LEFT if of & LEFT else 0) | (RAW_DISCOUNT_RIGHT if of & RIGHT else 0))


def goods_for_one_coin(of: int) -> Effect:
    """Lower the price of manufactured goods from these neighbours to one coin."""
    return Discount((GOODS_DISCOUNT_LEFT if of & LEFT else 0) | (GOODS_DISCOUNT_RIGHT if of & RIGHT else 0))


def play_last_card() -> Effect:
    """Let the owner play the last card at the end of each Age."""
    return Power(PLAY_LAST_CARD, "play_last_card")


def dig_up() -> Effect:
    """Let the owner construct a card of the discard pile for free at the end of the turn."""
    return Power(DIG_UP, "dig_up")


def free_new_colour() -> Effect:
    """Make a card free whose colour is not in the city yet."""
    return Power(FREE_NEW_COLOUR, "free_new_colour")


def free_first_card() -> Effect:
    """Make the card of the first turn of each Age free."""
    return Power(FREE_FIRST_CARD, "free_first_card")


def free_last_card() -> Effect:
    """Make the card of the sixth turn of each Age free."""
    return Power(FREE_LAST_CARD, "free_last_card")
