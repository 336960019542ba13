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

from bastide.core.json_data import JsonData

RESOURCES: Final = ["wood", "stone", "ore", "clay", "glass", "papyrus", "cloth"]
#: Letters of the resources in costs, in the same order: ``"WWO"`` is two wood and one ore.
RESOURCE_LETTERS: Final = "WSOCGPT"

#: A symbol is a bit mask over RESOURCES: the low four bits are raw materials, the others manufactured goods.
RAW_MATERIALS_MASK: Final = 0b0001111
GOODS_MASK: Final = 0b1110000
RAW_MATERIAL_COUNT: Final = 4

#: Counts saturate here. No cost needs more units of one kind, and the fourth bit stays free for ``covers_need``.
MAX_COUNT: Final[i64] = 7
_GUARD: Final[i64] = 0x888888888888888
_COUNTS: Final[i64] = 0x777777777777777
#: By symbol of one kind: a one in every set of resources that contains something the symbol yields.
_SETS_BY_SYMBOL: Final = [sum([1 << 4 * (s - 1) for s in range(1, 16) if s & symbol]) for symbol in range(16)]


def parse_symbol(letters: str) -> int:
    """Parse a symbol that yields one of some resources: ``"W/S"``."""
    symbol = 0
    for letter in letters.replace("/", ""):
        symbol |= 1 << RESOURCE_LETTERS.index(letter)
    return symbol


def resources_in_symbol(symbol: int) -> list[str]:
    """Return the names of the resources that a symbol can yield."""
    return [name for i, name in enumerate(RESOURCES) if symbol >> i & 1]


def resource_names(amounts: list[int]) -> list[JsonData]:
    """Return the resource names, each repeated by its amount."""
    names: list[JsonData] = []
    for name, amount in zip(RESOURCES, amounts, strict=True):
        for _ in range(amount):
            names.append(name)
    return names


def add_production(first: i64, second: i64) -> i64:
    """Add two productions. Counts saturate at MAX_COUNT."""
    total: i64 = first + second
    over: i64 = total & _GUARD
    return (total | (over - (over >> 3))) & _COUNTS


def add_symbol(production: i64, symbol: i64) -> i64:
    """Add one symbol (of one kind, shifted down to bit 0) to a production."""
    return add_production(production, _SETS_BY_SYMBOL[symbol])


def covers_need(production: i64, need: i64) -> bool:
    """Tell whether a production yields everything needed, without purchases."""
    return ((production | _GUARD) - need) & _GUARD == _GUARD


def pack_need(units: list[int]) -> int:
    """Pack the need for these units of each resource of one kind."""
    need = 0
    for s in range(1, 1 << len(units)):
        wanted = sum([count for i, count in enumerate(units) if s >> i & 1])
        if wanted > MAX_COUNT:
            raise ValueError(f"a cost of {wanted} units of one kind is more than {MAX_COUNT}")
        need |= wanted << 4 * (s - 1)
    return need


def needed_set_shifts(units: list[int]) -> bytes:
    """Return the bit positions of the sets that contain only needed resources.

    A shortage in any other set is never larger than in one of these.
    """
    needed = sum([1 << i for i, count in enumerate(units) if count > 0])
    return bytes([4 * (s - 1) for s in range(1, 1 << len(units)) if s & needed == s])


@final
class Cost:
    """The printed cost of a card or stage: nothing, coins, or resources."""

    coins: i64
    raw_need: i64
    goods_need: i64
    unit_count: i64
    is_free: bool

    def __init__(self, text: str) -> None:
        self.text = text
        #: Units of each resource, in the order of RESOURCES.
        self.amounts = amounts = [0] * len(RESOURCES)
        self.coins = int(text) if text.isdigit() else 0
        if not text.isdigit():
            for letter in text:
                amounts[RESOURCE_LETTERS.index(letter)] += 1
        self.raw_need = pack_need(amounts[:RAW_MATERIAL_COUNT])
        self.goods_need = pack_need(amounts[RAW_MATERIAL_COUNT:])
        self.raw_set_shifts = needed_set_shifts(amounts[:RAW_MATERIAL_COUNT])
        self.goods_set_shifts = needed_set_shifts(amounts[RAW_MATERIAL_COUNT:])
        self.unit_count = sum(amounts)
        self.is_free = text == ""

    def to_json_data(self) -> dict[str, JsonData]:
        resources: dict[str, JsonData] = {
            name: count for name, count in zip(RESOURCES, self.amounts, strict=True) if count
        }
        return {"coins": int(self.coins), "resources": resources}

    def resource_names(self) -> list[JsonData]:
        """Return the resource names, each as often as it is needed."""
        return resource_names(self.amounts)

    def __repr__(self) -> str:
        return f"Cost({self.text!r})"
