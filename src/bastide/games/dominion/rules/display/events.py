"""What the journal hears: the kinds of events, what everybody is told of each, and what only its player is."""

from __future__ import annotations

from typing import Final, final


@final
class EventKind:
    """``told`` are the facts for everybody, ``own`` those for the player it happens to.

    ``seen`` says which of the two it is. ``shows``: hidden cards come to light in it, or it tells of cards that may be
    gone from sight a moment later.
    """

    def __init__(self, told: list[str], own: list[str] | None = None, shows: bool = False) -> None:
        self.told = told
        self.own: list[str] = [] if own is None else own
        self.shows = shows


EVENT_KINDS: Final[dict[str, EventKind]] = {
    # the course of the game
    "turn": EventKind(["player", "number"]),
    "cleanup": EventKind(["player"]),
    "end": EventKind(["players"]),
    # playing and buying
    "play": EventKind(["player", "card"]),
    "play_again": EventKind(["player", "card", "number"]),
    "play_treasures": EventKind(["player", "cards", "coins"]),
    "use": EventKind(["player", "card"]),
    "bonus": EventKind(["player", "actions", "buys", "coins"]),
    "tokens": EventKind(["player", "count"]),
    "buy": EventKind(["player", "card", "coins"]),
    "gain": EventKind(["player", "card", "place"]),
    "gain_trashed": EventKind(["player", "card"]),
    "pile_token": EventKind(["card"]),
    "name": EventKind(["player", "card"]),
    # cards that move; the top card of a discard pile is seen even if the pile is shuffled in the same breath
    "shuffle": EventKind(["player"]),
    "draw": EventKind(["player", "count", "seen"], ["cards", "seen"], shows=True),
    "reveal": EventKind(["player", "cards", "place"], shows=True),
    "look": EventKind(["player", "count", "seen"], ["cards", "seen"]),
    "discard": EventKind(["player", "cards"], shows=True),
    "discard_hidden": EventKind(["player", "count", "card", "seen"], ["cards", "seen"], shows=True),
    "discard_deck": EventKind(["player"]),
    "trash": EventKind(["player", "cards"]),
    "topdeck": EventKind(["player", "card"], shows=True),
    "topdeck_hidden": EventKind(["player", "seen"], ["card", "seen"]),
    "take": EventKind(["player", "cards"], shows=True),
    "set_aside": EventKind(["player", "card"]),
}
