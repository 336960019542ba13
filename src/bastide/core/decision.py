"""A decision: a question to a player with all legal answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from bastide.core.json_data import JsonData, ints_to_json


@final
class Decision:
    """A question to one player.

    ``kind`` names the question (``"discard"``), ``source`` its origin (a card, a tile, a phase).
    ``actions`` are the legal answers in ascending order. When a player picks several things one after
    the other, ``least`` and ``most`` are the minimum and maximum number of further picks. ``about`` holds
    other values for the prompt (``{"card": "silver", "player": 1}``): ids and numbers, never sentences.

    Supports ``for action in decision``, ``len(decision)`` and ``17 in decision``.
    """

    def __init__(
        self,
        player: int,
        kind: str,
        source: str,
        actions: list[int],
        least: int = 1,
        most: int = 1,
        about: dict[str, JsonData] | None = None,
    ) -> None:
        self.player = player
        self.kind = kind
        self.source = source
        self.actions = actions
        self.least = least
        self.most = most
        self.about: dict[str, JsonData] = {} if about is None else about

    def __iter__(self) -> Iterator[int]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def to_json_data(self) -> dict[str, JsonData]:
        """The decision as JSON data, for the protocol and web pages."""
        actions = ints_to_json(self.actions)
        return {
            "player": self.player,
            "kind": self.kind,
            "source": self.source,
            "actions": actions,
            "least": self.least,
            "most": self.most,
            "about": self.about,
        }

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, source={self.source!r}, actions={self.actions!r})"
