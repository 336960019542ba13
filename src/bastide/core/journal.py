"""Journal of a game: structured events with information that only some players may see.

A state without a journal records nothing and has no overhead. With ``state.journal = Journal()`` each rules function
that changes the state also adds an event. User interfaces turn events into log lines and animations.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain

#: Viewer without a seat, who sees public information only.
SPECTATOR: Final = -1


@final
class Event:
    """One thing that happened.

    Everybody sees ``data``. Only the players in ``secret_viewers`` also see ``secret``, whose keys replace those of
    ``data``. Example: everybody sees how many cards are drawn, their owner sees which.
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
        """The event as JSON data, without secrets this viewer may not see."""
        shown: dict[str, Plain] = {"kind": self.kind}
        shown.update(self.data)
        if self.secret and viewer in self.knowers:
            shown.update(self.secret)
        return shown

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, {self.secret!r}, {self.knowers!r})"


@final
class Journal:
    """List of events in the order in which they happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(
        self,
        kind: str,
        data: dict[str, Plain],
        secret: dict[str, Plain] | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        """Append an event."""
        self.events.append(Event(kind, data, secret, knowers))

    def shown_to(self, viewer: int) -> list[dict[str, Plain]]:
        """All events as JSON data, without secrets this viewer may not see."""
        return [event.shown_to(viewer) for event in self.events]

    def take(self) -> list[Event]:
        """Return all events and clear the journal."""
        taken = self.events
        self.events = []
        return taken
