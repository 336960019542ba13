"""Journal of a game: structured events with information that only some players may see.

A state without a journal records nothing and has no overhead. With ``state.journal = Journal()`` each rules function
that changes the state also adds an event. User interfaces turn events into log lines and animations.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.json_data import JsonData

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
        data: dict[str, JsonData],
        secret: dict[str, JsonData] | None = None,
        secret_viewers: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret: dict[str, JsonData] = {} if secret is None else secret
        self.secret_viewers: list[int] = [] if secret_viewers is None else secret_viewers

    def view_for(self, viewer: int) -> dict[str, JsonData]:
        """The event as JSON data, without secrets this viewer may not see."""
        shown: dict[str, JsonData] = {"kind": self.kind}
        shown.update(self.data)
        if self.secret and viewer in self.secret_viewers:
            shown.update(self.secret)
        return shown

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, {self.secret!r}, {self.secret_viewers!r})"


@final
class Journal:
    """List of events in the order in which they happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add_event(
        self,
        kind: str,
        data: dict[str, JsonData],
        secret: dict[str, JsonData] | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        """Append an event."""
        self.events.append(Event(kind, data, secret, knowers))

    def views_for(self, viewer: int) -> list[dict[str, JsonData]]:
        """All events as JSON data, without secrets this viewer may not see."""
        return [event.view_for(viewer) for event in self.events]

    def take_events(self) -> list[Event]:
        """Return all events and clear the journal."""
        taken = self.events
        self.events = []
        return taken
