"""Who a cookie belongs to. The cookie holds an opaque random word; the database holds only its hash."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

import msgspec

DAY: Final = 86_400_000
#: A session that nobody has used for so long has ended: as long as browsers keep a cookie at all.
LIFETIME: Final = 400 * DAY
#: How long a process takes a session for valid without asking again, in seconds: so long a sign-out elsewhere may take.
TRUST: Final = 10.0
REMEMBERED: Final = 20_000


class Person(msgspec.Struct, frozen=True):
    """Somebody, as the server knows them."""

    id: str
    name: str
    #: The name of the account; None for a guest, whom only a device knows.
    account: str | None
    #: Everyone who has turned out to be this person: guests who signed in to the account later, and oneself.
    ids: frozenset[str]


class Remembered:
    """The people behind the sessions that were used lately, so that not every message asks the database."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    def get(self, hash: str) -> Person | None:
        until, person = self.known.get(hash, (0.0, None))
        return person if until > monotonic() else None

    def put(self, hash: str, person: Person) -> None:
        self.known[hash] = (monotonic() + TRUST, person)
        self.known.move_to_end(hash)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Whatever is known of this person may have changed."""
        for key, (_, each) in list(self.known.items()):
            if person in each.ids:
                del self.known[key]
