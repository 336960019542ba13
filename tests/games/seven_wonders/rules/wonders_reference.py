"""7 Wonders a second time: slow, by names, from the printed lists beside this file. It shares no code with the game.

It reads snapshots. ``legal_moves`` says what a player may choose, by trying every way to pay; ``turn_coins`` what
everybody has after a turn; ``score`` what a city is worth.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

RAW = "WSOC"
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Face:
    """A card, or a stage of a board."""

    id: str
    cost: str
    effects: tuple[str, ...]
    name: str = ""
    age: int = 0
    colour: str = ""
    copies: tuple[int, ...] = ()
    after: tuple[str, ...] = ()


def _lines(file: str) -> list[list[str]]:
    text = (HERE / file).read_text(encoding="utf-8")
    return [[part.strip() for part in line.split("|")] for line in text.splitlines() if not line.startswith("#")]


def _read_cards() -> dict[str, Face]:
    cards = {}
    for card, name, age, colour, copies, cost, effects, after in _lines("printed_cards.txt"):
        numbers = () if copies == "guild" else tuple(int(number) for number in copies.split())
        cost = cost.replace("-", "")
        before = () if after == "-" else tuple(after.split())
        cards[card] = Face(card, cost, tuple(effects.split("; ")), name, int(age), colour, numbers, before)
    return cards


def _read_boards() -> dict[tuple[str, str], tuple[str, list[Face]]]:
    boards = {}
    for board, side, start, *stages in _lines("printed_boards.txt"):
        faces = []
        for number, stage in enumerate(stages):
            cost, _, effects = stage.partition(": ")
            faces.append(Face(f"{board} {side} {number + 1}", cost, tuple(effects.split("; "))))
        boards[board, side] = (start, faces)
    return boards


CARDS = _read_cards()
BOARDS = _read_boards()

City = dict[str, Any]
Position = dict[str, Any]


def stages_of(city: City) -> list[Face]:
    return BOARDS[city["board"], city["side"]][1]


def standing(city: City) -> list[Face]:
    """Everything built in a city, cards and stages."""
    return [CARDS[card] for card in city["built"]] + stages_of(city)[: city["stages"]]


def effects_of(city: City, kind: str) -> list[list[str]]:
    return [effect.split()[1:] for face in standing(city) for effect in face.effects if effect.split()[0] == kind]


def symbols(city: City, tradable: bool) -> list[str]:
    """One string for each symbol: the resources it can yield."""
    found = [BOARDS[city["board"], city["side"]][0]]
    for made, *kind in effects_of(city, "makes"):
        if kind == ["tradable"] or not tradable:
            found += [made.replace("/", "")] if "/" in made else list(made)
    return found


def price(buyer: City, resource: str, side: str) -> int:
    kind = "raw" if resource in RAW else "manufactured"
    return 1 if any(side in sellers.split("+") for _, _, _, sellers in effects_of(buyer, kind)) else 2


def ways_to_pay(cost: str, me: City, left: City, right: City) -> list[tuple[int, int]]:
    """All pairs with the fewest bought units, affordable or not: every unit is given to every symbol that yields it.

    The fewest is what is left when the own symbols cover as much as they can.
    """
    own = _useful(symbols(me, False), cost)
    fewest = len(cost) - _coverable(cost, own)
    plans = {(own, _useful(symbols(left, True), cost), _useful(symbols(right, True), cost), 0, 0, 0)}
    for unit in cost:
        longer = set()
        for mine, on_left, on_right, bought, to_left, to_right in plans:
            for symbol in set(mine):
                if unit in symbol:
                    longer.add((_without(mine, symbol), on_left, on_right, bought, to_left, to_right))
            if bought == fewest:
                continue
            for symbol in set(on_left):
                if unit in symbol:
                    sum_left = to_left + price(me, unit, "left")
                    longer.add((mine, _without(on_left, symbol), on_right, bought + 1, sum_left, to_right))
            for symbol in set(on_right):
                if unit in symbol:
                    sum_right = to_right + price(me, unit, "right")
                    longer.add((mine, on_left, _without(on_right, symbol), bought + 1, to_left, sum_right))
        plans = longer
    return sorted({(plan[4], plan[5]) for plan in plans})


def _useful(held: list[str], cost: str) -> tuple[str, ...]:
    return tuple(sorted("".join(r for r in symbol if r in cost) for symbol in held if set(symbol) & set(cost)))


def _without(held: tuple[str, ...], symbol: str) -> tuple[str, ...]:
    at = held.index(symbol)
    return held[:at] + held[at + 1 :]


@lru_cache(maxsize=100_000)
def _coverable(cost: str, own: tuple[str, ...]) -> int:
    """The most units of the cost that these symbols yield together."""
    if not own or not cost:
        return 0
    best = _coverable(cost, own[1:])
    for unit in set(own[0]):
        if unit in cost:
            best = max(best, 1 + _coverable(cost.replace(unit, "", 1), own[1:]))
    return best


# -- what may be chosen ------------------------------------------------------------------------------------------------


def is_free(card: Face, city: City, turn: int) -> bool:
    powers = [effect for face in standing(city) for effect in face.effects]
    colours = [CARDS[other].colour for other in city["built"]]
    return (
        card.cost == ""
        or any(earlier in city["built"] for earlier in card.after)
        or ("free_first_of_colour" in powers and card.colour not in colours)
        or ("free_first_of_age" in powers and turn == 1)
        or ("free_last_of_age" in powers and turn == 6)
    )


def legal_moves(position: Position, seat: int) -> set[str]:
    """Everything a player may choose in a turn."""
    cities = position["cities"]
    me, left, right = cities[seat], cities[(seat + 1) % len(cities)], cities[seat - 1]
    found = set()
    for name in position["hands"][seat]:
        card = CARDS[name]
        found.add(f"sell {name}")
        if card.name not in [CARDS[other].name for other in me["built"]]:
            if is_free(card, me, position["turn"]):
                found.add(f"build {name}")
            elif card.cost.isdigit():
                if int(card.cost) <= me["coins"]:
                    found.add(f"build {name}")
            else:
                found |= {f"build {name}{words}" for words in affordable(card.cost, me, left, right)}
        if me["stages"] < len(stages_of(me)):
            cost = stages_of(me)[me["stages"]].cost
            found |= {f"stage with {name}{words}" for words in affordable(cost, me, left, right)}
    return found


def affordable(cost: str, me: City, left: City, right: City) -> list[str]:
    return [paying(*pair) for pair in ways_to_pay(cost, me, left, right) if sum(pair) <= me["coins"]]


def paying(left: int, right: int) -> str:
    words = "".join(f" {side} {coins}" for side, coins in (("left", left), ("right", right)) if coins)
    return f" paying{words}" if words else ""


# -- what follows ------------------------------------------------------------------------------------------------------


def turn_coins(before: Position, choices: dict[int, str], after: Position) -> list[int]:
    """The treasuries when these choices have been carried out; ``after`` has the cities with everything in place."""
    cities = before["cities"]
    coins = [city["coins"] for city in cities]
    for seat, text in choices.items():
        words = text.split()
        if words[0] == "sell":
            coins[seat] += 3
            continue
        for side, other in (("left", (seat + 1) % len(cities)), ("right", (seat - 1) % len(cities))):
            if side in words:
                coins[seat] -= int(words[words.index(side) + 1])
                coins[other] += int(words[words.index(side) + 1])
        if words[0] == "build":
            card = CARDS[words[1]]
            if card.cost.isdigit() and not is_free(card, cities[seat], before["turn"]):
                coins[seat] -= int(card.cost)
            face = card
        else:
            face = stages_of(cities[seat])[cities[seat]["stages"]]
        coins[seat] += sum(value(effect, "coins", after["cities"], seat) for effect in face.effects)
    return coins


def value(effect: str, kind: str, cities: list[City], seat: int) -> int:
    """What an effect of this kind brings its owner, ``"coins"`` or ``"vp"``."""
    words = effect.split()
    if words[0] == kind:
        return int(words[1])
    if words[0] != f"{kind}_per":
        return 0
    whose = {"self": seat, "left": (seat + 1) % len(cities), "right": seat - 1}
    counted = 0
    for scope in words[4].split("+"):
        city = cities[whose[scope]]
        colours = Counter(CARDS[card].colour for card in city["built"])
        counted += sum(city["stages"] if what == "stages" else colours[what] for what in words[2].split("+"))
    return int(words[1]) * counted


def score(cities: list[City], seat: int) -> dict[str, int]:
    """The score sheet of a city."""
    city = cities[seat]
    by_colour: Counter[str] = Counter()
    for card in city["built"]:
        by_colour[CARDS[card].colour] += sum(value(effect, "vp", cities, seat) for effect in CARDS[card].effects)
    if city["side"] and city["stages"] == len(stages_of(city)):
        by_colour["purple"] += sum(int(amount) for (amount,) in effects_of(city, "vp_if_complete"))
    stages = stages_of(city)[: city["stages"]]
    kinds = Counter(symbol for (symbol,) in effects_of(city, "science"))
    return {
        "military": sum(city["tokens"]),
        "treasury": city["coins"] // 3,
        "wonder": sum(value(effect, "vp", cities, seat) for stage in stages for effect in stage.effects),
        "civilian": by_colour["blue"],
        "science": _science(kinds),
        "commerce": by_colour["yellow"],
        "guilds": by_colour["purple"],
    }


def _science(kinds: Counter[str]) -> int:
    best = 0
    for chosen in product(("compass", "gear", "tablet"), repeat=kinds["any"]):
        counts = [kinds[kind] + chosen.count(kind) for kind in ("compass", "gear", "tablet")]
        best = max(best, sum(count**2 for count in counts) + 7 * min(counts))
    return best


def shields(city: City) -> int:
    return sum(int(amount) for (amount,) in effects_of(city, "shields"))
