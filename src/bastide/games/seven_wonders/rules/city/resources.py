"""Resources, what things cost, and the arithmetic of "enough".

There are two kinds of resources: raw materials and manufactured goods. No symbol in the game yields both, so each
kind is counted on its own. Whether some symbols can together yield what is needed is Hall's question: they can if and
only if for *every* set of resources there are at least as many symbols that yield something in the set as units needed
from it. So production is kept as one number per set of resources, the symbols that yield something in it, and a need
likewise, the units wanted from it. Raw materials have 15 such sets, goods 7. All of them fit into one integer, four
bits each: set ``s`` (a bit mask, 1 to 15) has the bits ``4 * (s - 1)`` and up.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain

RESOURCES: Final = ["wood", "stone", "ore", "clay", "glass", "papyrus", "cloth"]
#: In the same order, as the costs below are written: ``"WWO"`` is two wood and one ore.
LETTERS: Final = "WSOCGPT"

#: A symbol is a bit mask over RESOURCES: the low four bits are raw materials, the others goods.
RAW: Final = 0b0001111
GOODS: Final = 0b1110000
RAW_KINDS: Final = 4

#: Counts stop here: no cost needs more units of one kind, and the fourth bit is kept free for ``covers``.
MOST: Final[i64] = 7
_GUARD: Final[i64] = 0x888888888888888
_COUNTS: Final[i64] = 0x777777777777777
#: For each symbol of one kind a one in every set of resources that it can serve.
_SETS_OF: Final = [sum([1 << 4 * (s - 1) for s in range(1, 16) if s & symbol]) for symbol in range(16)]


def symbol_of(letters: str) -> int:
    """The symbol that yields one of these resources, of the owner's choice: ``"W/S"``."""
    symbol = 0
    for letter in letters.replace("/", ""):
        symbol |= 1 << LETTERS.index(letter)
    return symbol


def resources_of(symbol: int) -> list[str]:
    return [name for i, name in enumerate(RESOURCES) if symbol >> i & 1]


def units_named(amounts: list[int]) -> list[Plain]:
    """So many units of each resource, by name."""
    names: list[Plain] = []
    for name, amount in zip(RESOURCES, amounts, strict=True):
        for _ in range(amount):
            names.append(name)
    return names


def together(some: i64, others: i64) -> i64:
    """The production of both, counted up to MOST."""
    total: i64 = some + others
    over: i64 = total & _GUARD
    return (total | (over - (over >> 3))) & _COUNTS


def with_symbol(production: i64, symbol: i64) -> i64:
    """The production with one more symbol (of one kind, shifted down to bit 0)."""
    return together(production, _SETS_OF[symbol])


def covers(production: i64, need: i64) -> bool:
    """Whether the symbols alone yield everything needed."""
    return ((production | _GUARD) - need) & _GUARD == _GUARD


def need_of(units: list[int]) -> int:
    """The need for so many units of each resource of one kind."""
    need = 0
    for s in range(1, 1 << len(units)):
        wanted = sum([count for i, count in enumerate(units) if s >> i & 1])
        if wanted > MOST:
            raise ValueError(f"a cost of {wanted} units of one kind is more than {MOST}")
        need |= wanted << 4 * (s - 1)
    return need


def sets_of(units: list[int]) -> bytes:
    """Where those sets of resources stand of which every one is needed: what lacks anywhere lacks there as much."""
    needed = sum([1 << i for i, count in enumerate(units) if count > 0])
    return bytes([4 * (s - 1) for s in range(1, 1 << len(units)) if s & needed == s])


@final
class Cost:
    """What is printed in the corner of a card or a stage: nothing, a number of coins, or resources."""

    coins: i64
    raw: i64
    goods: i64
    units: i64
    free: bool

    def __init__(self, text: str) -> None:
        self.text = text
        #: Units of each of RESOURCES.
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
        """The resources by name, each as often as it is needed."""
        return units_named(self.amounts)

    def __repr__(self) -> str:
        return f"Cost({self.text!r})"
