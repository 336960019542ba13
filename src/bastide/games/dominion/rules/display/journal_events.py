"""Kinds of journal events, with their public fields and the fields that only the affected player sees."""

from __future__ import annotations

from typing import Final, final


@final
class EventKind:
    """Fields of one kind of event: ``public_fields`` for all players, ``owner_fields`` for the affected player.

    In an event with both, the field ``seen`` tells them apart. ``reveals_cards``: the event reveals hidden cards, or
    names cards that may be hidden again right after it.
    """

    def __init__(
        self, public_fields: list[str], owner_fields: list[str] | None = None, reveals_cards: bool = False
    ) -> None:
        self.public_fields = public_fields
        self.owner_fields: list[str] = [] if owner_fields is None else owner_fields
        self.reveals_cards = reveals_cards


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
    # moves of cards; the top card of a discard pile counts as revealed even if the pile is shuffled immediately
    "shuffle": EventKind(["player"]),
    "draw": EventKind(["player", "count", "seen"], ["cards", "seen"], reveals_cards=True),
    "reveal": EventKind(["player", "cards", "place"], reveals_cards=True),
    "look": EventKind(["player", "count", "seen"], ["cards", "seen"]),
    "discard": EventKind(["player", "cards"], reveals_cards=True),
    "discard_hidden": EventKind(["player", "count", "card", "seen"], ["cards", "seen"], reveals_cards=True),
    "discard_deck": EventKind(["player"]),
    "trash": EventKind(["player", "cards"]),
    "topdeck": EventKind(["player", "card"], reveals_cards=True),
    "topdeck_hidden": EventKind(["player", "seen"], ["card", "seen"]),
    "take": EventKind(["player", "cards"], reveals_cards=True),
    "set_aside": EventKind(["player", "card"]),
}
