"""Resources, costs, and the packed counts that tell whether a production covers a need.

There are two kinds of resources: raw materials and manufactured goods. No symbol yields both, so each kind is counted
separately. By Hall's theorem, symbols cover a need if and only if for *every* set of resources at least as many symbols
yield something in the set as units of it are needed. So a production is one number for each set of resources: the
symbols that yield something in it. A need is one number for each set as well: the units needed of it. Raw materials
have 15 sets, goods 7. All counts of a kind fit into one integer, four bits each. Set ``s`` (a bit mask, 1 to 15) starts
at bit ``4 * (s - 1)``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain

RESOURCES: Final = ["wood", "stone", "ore", "clay", "glass", "papyrus", "cloth"]
#: Letters of the resources in costs, in the same order: ``"WWO"`` is two wood and one ore.
LETTERS: Final = "WSOCGPT"

#: A symbol is a bit mask over RESOURCES: the low four bits are raw materials, the others manufactured goods.
RAW: Final = 0b0001111
GOODS: Final = 0b1110000
RAW_KINDS: Final = 4

#: Counts saturate here. No cost needs more units of one kind, and the fourth bit stays free for ``covers_need``.
MOST: Final[i64] = 7
_GUARD: Final[i64] = 0x888888888888888
_COUNTS: Final[i64] = 0x777777777777777
#: By symbol of one kind: a one in every set of resources that contains something the symbol yields.
_SETS_BY_SYMBOL: Final = [sum([1 << 4 * (s - 1) for s in range(1, 16) if s & symbol]) for symbol in range(16)]


def symbol_of(letters: str) -> int:
    """Parse a symbol that yields one of some resources: ``"W/S"``."""
    symbol = 0
    for letter in letters.replace("/", ""):
        symbol |= 1 << LETTERS.index(letter)
    return symbol


def resources_of(symbol: int) -> list[str]:
    """Return the names of the resources that a symbol can yield."""
    return [name for i, name in enumerate(RESOURCES) if symbol >> i & 1]


def units_named(amounts: list[int]) -> list[Plain]:
    """Return the resource names, each repeated by its amount."""
    names: list[Plain] = []
    for name, amount in zip(RESOURCES, amounts, strict=True):
        for _ in range(amount):
            names.append(name)
    return names


def together(first: i64, second: i64) -> i64:
    """Add two productions. Counts saturate at MAX_COUNT."""
    total: i64 = first + second
    over: i64 = total & _GUARD
    return (total | (over - (over >> 3))) & _COUNTS


def with_symbol(production: i64, symbol: i64) -> i64:
    """Add one symbol (of one kind, shifted down to bit 0) to a production."""
    return together(production, _SETS_BY_SYMBOL[symbol])


def covers(production: i64, need: i64) -> bool:
    """Tell whether a production yields everything needed, without purchases."""
    return ((production | _GUARD) - need) & _GUARD == _GUARD


def need_of(units: list[int]) -> int:
    """Pack the need for these units of each resource of one kind."""
    need = 0
    for s in range(1, 1 << len(units)):
        wanted = sum([count for i, count in enumerate(units) if s >> i & 1])
        if wanted > MOST:
            raise ValueError(f"a cost of {wanted} units of one kind is more than {MOST}")
        need |= wanted << 4 * (s - 1)
    return need


def sets_of(units: list[int]) -> bytes:
    """Return the bit positions of the sets that contain only needed resources.

    A shortage in any other set is never larger than in one of these.
    """
    needed = sum([1 << i for i, count in enumerate(units) if count > 0])
    return bytes([4 * (s - 1) for s in range(1, 1 << len(units)) if s & needed == s])


@final
class Cost:
    """The printed cost of a card or stage: nothing, coins, or resources."""

    coins: i64
    raw: i64
    goods: i64
    units: i64
    free: bool

    def __init__(self, text: str) -> None:
        self.text = text
        #: Units of each resource, in the order of RESOURCES.
        self.amounts = amounts = [0] * len(RESOURCES)
        self.coins = int(text) if text.isdigit() else 0
        if not text.isdigit():
            for letter in text:
                amounts[LETTERS.index(letter)] += 1
        self.raw = need_of(amounts[:RAW_KINDS])
        self.goods = need_of(amounts[RAW_KINDS:])
        self.raw_sets = sets_of(amounts[:RAW_KINDS])
        self.goods_sets = sets_of(amounts[RAW_KINDS:])
        self.units = sum(amounts)
        self.free = text == ""

    def plain(self) -> dict[str, Plain]:
        resources: dict[str, Plain] = {
            name: count for name, count in zip(RESOURCES, self.amounts, strict=True) if count
        }
        return {"coins": int(self.coins), "resources": resources}

    def named(self) -> list[Plain]:
        """Return the resource names, each as often as it is needed."""
        return units_named(self.amounts)

    def __repr__(self) -> str:
        return f"Cost({self.text!r})"
