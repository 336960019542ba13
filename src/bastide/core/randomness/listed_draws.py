"""Draws that a seed lists one by one, for games that were not shuffled by Bastide.

A seed ``draws:`` and four hexadecimal digits per draw gives the first random words of a game: the digits are the upper
half of a word, whose lower half is 8000. So the seed of an imported game can give every shuffle the order that was
played, and the record stays what it is: options, seed and actions. After the last draw, the generator goes on as if
the seed were 0. ``docs/random.md`` is the specification.

An importer plays the game with a ``ShufflePlanner``, which says how each shuffle ended, and then reads the seed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.core.randomness.word_stream import WordStream

#: Start of a seed with listed draws.
DRAWS_PREFIX: Final = "draws:"
#: Hexadecimal digits of a draw.
DIGITS_PER_DRAW: Final = 4
MAX_LISTED_DRAWS: Final = 20_000
#: Largest shuffle whose order 16 bits per draw can give exactly.
MAX_SHUFFLED_ITEMS: Final = 4096
_LOWER_HALF: Final[i64] = 0x8000


@mypyc_attr(allow_interpreted_subclasses=True)
class ShufflePlanner:
    """Chooses the order of each shuffle while a foreign game is imported."""

    def order(self, shuffle: int, items: list[int]) -> list[int]:
        """Return the items in the order that shuffle number ``shuffle`` (from 0) gives them."""
        return items


@final
class ListedDraws(WordStream):
    """Stream of listed words. With a planner, each shuffle adds the words that it draws."""

    def __init__(self, draws: list[int], planner: ShufflePlanner | None = None) -> None:
        #: Upper halves of the words.
        self.draws = draws
        self.place = 0
        self.planner = planner
        self.shuffles = 0

    def next32(self) -> i64:
        """Return the next word."""
        drawn: i64 = self.draws[self.place]
        self.place += 1
        return drawn << 16 | _LOWER_HALF

    def is_used_up(self) -> bool:
        """Whether all words have been drawn."""
        return self.place >= len(self.draws)

    def plan_shuffle(self, items: list[int]) -> None:
        """Add the words that give the items the planned order."""
        if self.planner is None:
            return
        self.draws = self.draws[: self.place] + draws_of_order(items, self.planner.order(self.shuffles, items.copy()))
        self.shuffles += 1

    def clone(self) -> ListedDraws:
        """Return an independent copy at the same place."""
        other = ListedDraws(self.draws, self.planner)
        other.place = self.place
        other.shuffles = self.shuffles
        return other

    def snapshot(self) -> str:
        """Return the words that are not drawn yet as text."""
        return format_draws(self.draws[self.place :])


def draws_of_order(items: list[int], order: list[int]) -> list[int]:
    """Return the draws with which ``Rng.shuffle`` brings the items into this order.

    Raises ValueError if the order has other items, or too many of them.
    """
    if len(items) > MAX_SHUFFLED_ITEMS or sorted(items) != sorted(order):
        raise ValueError("the order of a shuffle must have the shuffled items")
    rest = items.copy()
    draws: list[int] = []
    for last in range(len(rest) - 1, 0, -1):
        chosen = rest.index(order[last])
        rest[chosen] = rest[last]
        rest.pop()
        draws.append((2 * chosen + 1) * 0x8000 // (last + 1))
    return draws


def format_draws(draws: list[int]) -> str:
    """Format draws as a seed."""
    return DRAWS_PREFIX + "".join([f"{draw:04x}" for draw in draws])


def parse_draws(text: str) -> list[int]:
    """Parse a seed with listed draws; empty if the text is not one."""
    digits = text[len(DRAWS_PREFIX) :]
    count, rest = divmod(len(digits), DIGITS_PER_DRAW)
    if not text.startswith(DRAWS_PREFIX) or rest or count > MAX_LISTED_DRAWS or digits.strip("0123456789abcdef"):
        return []
    return [int(digits[at : at + DIGITS_PER_DRAW], 16) for at in range(0, len(digits), DIGITS_PER_DRAW)]
