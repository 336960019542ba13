"""Who asks, as far as tables care."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct, frozen=True):
    """Whoever asks. ``ids`` are all that they are or were known by: an account takes its guests' seats along."""

    id: str
    name: str
    ids: frozenset[str]


#: Somebody who has not said who they are: they may look.
NOBODY = Person("", "", frozenset())
