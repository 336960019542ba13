"""What cards and stages do: seven effects, and numbers that count things.

An effect is immutable. It has up to three moments: when it is built it changes the city for good (``stand``) and may
bring coins (``coins``), and at the end of the game it may bring points (``points``). What ``stand`` changes it adds,
whatever stands there already: so it is worked out once for each card, on an empty city, and added from then on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.games.seven_wonders.rules.city.city import (
    COLOURS,
    DIG_UP,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOUR,
    GOODS_LEFT,
    GOODS_RIGHT,
    ONE_IN_BYTE,
    PLAY_LAST_CARD,
    RAW_LEFT,
    RAW_RIGHT,
    SCIENCE,
    STAGES,
    WHOLE_WONDER,
    City,
)
from bastide.games.seven_wonders.rules.city.resources import (
    GOODS,
    RAW,
    RAW_KINDS,
    resources_of,
    symbol_of,
    together,
    with_symbol,
)

#: Whose cities are counted, seen from the owner.
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 4
NEIGHBOURS: Final = LEFT | RIGHT
ALL_THREE: Final = OWN | NEIGHBOURS


@final
class Worth:
    """So many; or so many for each thing that is counted in some cities."""

    amount: i64
    per: i64
    of: i64

    def __init__(self, amount: int, per: int, of: int) -> None:
        self.amount = amount
        self.per = per
        self.of = of

    def value(self, cities: list[City], player: i64) -> i64:
        if self.per == 0:
            return self.amount
        count: i64 = 0
        players: i64 = len(cities)
        if self.of & OWN:
            count += counted(cities[player], self.per)
        if self.of & LEFT:
            count += counted(cities[(player + 1) % players], self.per)
        if self.of & RIGHT:
            count += counted(cities[(player + players - 1) % players], self.per)
        return self.amount * count

    def plain(self) -> dict[str, Plain]:
        facts: dict[str, Plain] = {"amount": int(self.amount)}
        if self.per:
            per: list[Plain] = []
            for i, colour in enumerate(COLOURS):
                if self.per >> i & 1:
                    per.append(colour)
            if self.per & STAGES:
                per.append("stage")
            if self.per & WHOLE_WONDER:
                per.append("whole_wonder")
            of: list[Plain] = []
            for bit, name in ((OWN, "own"), (LEFT, "left"), (RIGHT, "right")):
                if self.of & bit:
                    of.append(name)
            facts["per"] = per
            facts["of"] = of
        return facts


def counted(city: City, per: i64) -> i64:
    """How many things of these kinds a city has."""
    if per & WHOLE_WONDER:
        return 1 if city.stages == city.stages_in_all else 0
    count: i64 = 0
    shift: i64 = 0
    while per:
        if per & 1:
            count += (city.things >> shift) & 255
        per >>= 1
        shift += 8
    return count


class Effect:
    """Does nothing at any of the three moments; the subclasses say which they use."""

    def stand(self, city: City) -> None:
        """What changes in the city from now on."""

    def coins(self, cities: list[City], player: i64) -> i64:
        """Coins from the bank, once, when everything of the turn is in place."""
        return 0

    def points(self, cities: list[City], player: i64) -> i64:
        """Victory points at the end of the game."""
        return 0

    def plain(self) -> dict[str, Plain]:
        """The effect as facts, for lists of cards."""
        return {}


@final
class Produce(Effect):
    raw: i64
    goods: i64

    def __init__(self, symbols: list[int], tradable: bool) -> None:
        self.symbols = symbols
        self.tradable = tradable
        # All symbols together, as a city counts them.
        self.raw = 0
        self.goods = 0
        for symbol in symbols:
            if symbol & RAW:
                self.raw = with_symbol(self.raw, symbol)
            else:
                self.goods = with_symbol(self.goods, symbol >> RAW_KINDS)

    def stand(self, city: City) -> None:
        if self.raw != 0:
            city.makes_raw = together(city.makes_raw, self.raw)
            if self.tradable:
                city.sells_raw = together(city.sells_raw, self.raw)
        if self.goods != 0:
            city.makes_goods = together(city.makes_goods, self.goods)
            if self.tradable:
                city.sells_goods = together(city.sells_goods, self.goods)

    def plain(self) -> dict[str, Plain]:
        symbols: list[Plain] = []
        for symbol in self.symbols:
            choices: list[Plain] = []
            for name in resources_of(symbol):
                choices.append(name)
            symbols.append(choices)
        return {"effect": "produce", "symbols": symbols, "tradable": self.tradable}


@final
class Discount(Effect):
    def __init__(self, discounts: int) -> None:
        self.discounts = discounts

    def stand(self, city: City) -> None:
        city.discounts |= self.discounts

    def plain(self) -> dict[str, Plain]:
        kind = "raw" if self.discounts & (RAW_LEFT | RAW_RIGHT) else "goods"
        sides: list[Plain] = []
        if self.discounts & (RAW_LEFT | GOODS_LEFT):
            sides.append("left")
        if self.discounts & (RAW_RIGHT | GOODS_RIGHT):
            sides.append("right")
        return {"effect": "discount", "kind": kind, "from": sides}


@final
class Coins(Effect):
    def __init__(self, number: Worth) -> None:
        self.number = number

    def coins(self, cities: list[City], player: i64) -> i64:
        return self.number.value(cities, player)

    def plain(self) -> dict[str, Plain]:
        return {"effect": "coins", **self.number.plain()}


@final
class Points(Effect):
    def __init__(self, number: Worth) -> None:
        self.number = number

    def points(self, cities: list[City], player: i64) -> i64:
        return self.number.value(cities, player)

    def plain(self) -> dict[str, Plain]:
        return {"effect": "points", **self.number.plain()}


def printed(effects: list[Effect]) -> int:
    """The points that are printed as they are."""
    return sum([int(each.number.amount) for each in effects if isinstance(each, Points) and each.number.per == 0])


def counting(effects: list[Effect]) -> list[Points]:
    """The effects that bring points by what they count at the end."""
    return [each for each in effects if isinstance(each, Points) and each.number.per != 0]


@final
class Shields(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def stand(self, city: City) -> None:
        city.shields += self.amount

    def plain(self) -> dict[str, Plain]:
        return {"effect": "shields", "amount": self.amount}


@final
class Science(Effect):
    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def stand(self, city: City) -> None:
        city.science += ONE_IN_BYTE[self.symbol]

    def plain(self) -> dict[str, Plain]:
        return {"effect": "science", "symbol": SCIENCE[self.symbol]}


@final
class Power(Effect):
    """A stage that changes the rules for its owner."""

    def __init__(self, power: int, name: str) -> None:
        self.power = power
        self.name = name

    def stand(self, city: City) -> None:
        city.powers |= self.power

    def plain(self) -> dict[str, Plain]:
        return {"effect": self.name}


# -- the words that cards are written in ---------------------------------------------------------------------------


def makes(symbols: str) -> Effect:
    """``"WW"`` two symbols, ``"W/S"`` one symbol of either; neighbours can buy them."""
    return _produce(symbols, True)


def makes_for_owner(symbols: str) -> Effect:
    """The same, but neighbours cannot buy them."""
    return _produce(symbols, False)


def _produce(text: str, tradable: bool) -> Effect:
    symbols = [symbol_of(text)] if "/" in text else [symbol_of(letter) for letter in text]
    for symbol in symbols:
        if symbol & RAW and symbol & GOODS:
            raise ValueError(
                f"{text!r} mixes raw materials and goods in one symbol; payments are found for each kind apart"
            )
    return Produce(symbols, tradable)


def coins(amount: int, per: int = 0, of: int = OWN) -> Effect:
    return Coins(Worth(amount, per, of))


def points(amount: int, per: int = 0, of: int = OWN) -> Effect:
    return Points(Worth(amount, per, of))


def shields(amount: int) -> Effect:
    return Shields(amount)


def science(symbol: str) -> Effect:
    return Science(SCIENCE.index(symbol))


def raw_for_one_coin(of: int) -> Effect:
    return Discount((RAW_LEFT if of & LEFT else 0) | (RAW_RIGHT if of & RIGHT else 0))


def goods_for_one_coin(of: int) -> Effect:
    return Discount((GOODS_LEFT if of & LEFT else 0) | (GOODS_RIGHT if of & RIGHT else 0))


def play_last_card() -> Effect:
    """At the end of each Age, play the card that would be left over."""
    return Power(PLAY_LAST_CARD, "play_last_card")


def dig_up() -> Effect:
    """At the end of the turn, construct a card of the discard for free."""
    return Power(DIG_UP, "dig_up")


def free_new_colour() -> Effect:
    """A card whose colour is not in the city yet is free to construct."""
    return Power(FREE_NEW_COLOUR, "free_new_colour")


def free_first_card() -> Effect:
    """The card of the first turn of each Age is free to construct."""
    return Power(FREE_FIRST_CARD, "free_first_card")


def free_last_card() -> Effect:
    """The card of the sixth turn of each Age is free to construct."""
    return Power(FREE_LAST_CARD, "free_last_card")
