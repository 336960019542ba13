"""The journal: what happened, as structured events, each shown to those who may see it.

A state without a journal reports nothing and pays nothing. With one attached (``state.journal =
Journal()``) every observable change is written down by the same small function that makes it. Log
lines and animations are made from events at the edge, in the reader's language.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain

#: The viewer who sits nowhere and sees only what lies open.
SPECTATOR: Final = -1


@final
class Event:
    """One thing that happened.

    ``data`` is what everybody sees. ``secret`` is added for the players in ``knowers`` only: a draw
    tells everyone how many cards, and its owner which ones. Names under ``secret`` overlay ``data``.
    """

    def __init__(
        self,
        kind: str,
        data: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret: dict[str, Plain] = {} if secret is None else secret
        self.knowers: list[int] = [] if knowers is None else knowers

    def shown_to(self, viewer: int) -> dict[str, Plain]:
        """The event as plain data, as far as this viewer may see it."""
        shown: dict[str, Plain] = {"kind": self.kind}
        shown.update(self.data)
        if self.secret and viewer in self.knowers:
            shown.update(self.secret)
        return shown

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, {self.secret!r}, {self.knowers!r})"


@final
class Journal:
    """A list of events, in the order in which they happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(
        self,
        kind: str,
        data: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        """Write an event down."""
        self.events.append(Event(kind, data, secret, knowers))

    def shown_to(self, viewer: int) -> list[dict[str, Plain]]:
        """All events, as far as this viewer may see them."""
        return [event.shown_to(viewer) for event in self.events]

    def take(self) -> list[Event]:
        """The events so far; the journal starts afresh."""
        taken = self.events
        self.events = []
        return taken
