"""Streams of 32-bit words that replace the xoshiro generator of ``Rng``."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class WordStream:
    """Source of random words for an ``Rng``."""

    def next32(self) -> i64:
        """Return the next word."""
        raise NotImplementedError

    def is_used_up(self) -> bool:
        """Whether the stream has no further word. Then ``Rng`` goes on with xoshiro128**."""
        return False

    def plan_shuffle(self, items: list[int]) -> None:
        """Learn the items of the shuffle that draws the next words."""

    def clone(self) -> WordStream:
        """Return an independent copy at the same place."""
        raise NotImplementedError

    def snapshot(self) -> str:
        """Return the rest of the stream as text; ``Rng.restore`` reads it."""
        raise NotImplementedError
