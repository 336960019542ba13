"""Test table that is played in notation."""

from __future__ import annotations

from typing import Any

import pytest

from bastide.core import IllegalAction, Journal
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, cell_at
from bastide.games.carcassonne.rules.position_parser import make_position


class Table:
    """Position made from a board text. Invariants are checked after every action."""

    def __init__(
        self, text: str, draw: str, modules: str = "base", players: int = 2, active: int = 0, variants: str = ""
    ) -> None:
        self.state = make_position(text, draw, modules, players, active, variants=variants)
        self.journal = Journal()
        self.state.journal = self.journal
        self._sound()

    def _sound(self) -> None:
        assert self.state.broken_invariants() == []

    def view(self) -> dict[str, Any]:
        """The view. Tests read this JSON data freely, so its parts are not typed."""
        return dict(self.state.view(-1))

    def features(self) -> list[dict[str, Any]]:
        """Every feature on the board."""
        return [dict(feature) for feature in self.state.features()]

    @property
    def asked(self) -> tuple[int, str]:
        """The asked player and the phase; (-1, "over") at the end."""
        return int(self.state.asked), self.state.rules.phases[self.state.phase].id

    @property
    def score(self) -> list[int]:
        return self.state.scores()

    def can(self) -> list[str]:
        """The legal actions of the asked player in notation."""
        player = self.state.next_player_to_act()
        return [self.state.notation(player, action) for action in self.state.legal_actions(player)]

    def figures(self) -> list[str]:
        """The meeple choices, without "none"."""
        assert self.asked[1] == "figure"
        return [text for text in self.can() if text != "none"]

    def may_lay(self, x: int, y: int, facing: str = "north") -> bool:
        """Whether the tile in hand may be laid there with this facing."""
        assert self.asked[1] == "place"
        action = cell_at(x, y) * 4 + FACINGS.index(facing)
        legal = self.state.is_legal(self.state.next_player_to_act(), action)
        assert legal == (action in self.state.legal_actions(self.state.next_player_to_act()))
        return legal

    def lay(self, x: int, y: int, facing: str = "north", figure: str = "") -> Table:
        """Lay the tile in hand, then place the meeple, if one is named."""
        assert self.asked[1] == "place"
        self.state.apply(self.state.next_player_to_act(), cell_at(x, y) * 4 + FACINGS.index(facing))
        self._sound()
        return self.put(figure) if figure else self

    def put(self, figure: str) -> Table:
        """Place a meeple, or "none"."""
        player = self.state.next_player_to_act()
        self.state.apply(player, self.state.parse_action(player, figure))
        self._sound()
        return self

    def refuses(self, action: int) -> str:
        """The code of the refusal of an action; nothing may change."""
        before = self.state.digest()
        player = self.state.next_player_to_act()
        with pytest.raises(IllegalAction):
            self.state.apply(player, action)
        assert self.state.digest() == before
        reason = self.state.find_refusal(player, action)
        assert reason is not None
        return reason.code

    def expect(self, **expected: object) -> Table:
        """Assert parts of the position by name: asked, score, on_map, can, figures; or a part of the view, like hand.

        ``home_1`` is the supply of player 1, ``follower_1`` the number of followers in it. A dictionary named after a
        module, like ``king={"cities": 2}``, is compared with these parts of the module's view.
        """
        found: dict[str, object] = {}
        for name, value in expected.items():
            what, _, player = name.rpartition("_")
            if name in ("asked", "score"):
                found[name] = getattr(self, name)
            elif name in ("on_map", "can", "figures"):
                found[name] = getattr(self, name)()
            elif player.isdigit():
                at_home = self.home(int(player))
                found[name] = at_home if what == "home" else at_home[what]
            elif isinstance(value, dict):
                found[name] = {part: self.view()["extra"][name][part] for part in value}
            else:
                found[name] = self.view()[name]
        assert found == expected, f"found {found}, expected {expected}"
        return self

    def on_map(self) -> list[str]:
        """The meeples on the board: "0 knight at 3,-1"."""
        found = []
        for figure in self.view()["figures"]:
            big = "big " if figure["figure"] == "big" else ""
            found.append(f"{figure['player']} {big}{figure['role']} at {figure['x']},{figure['y']}")
        return found

    def home(self, player: int) -> dict[str, int]:
        """The meeples in a player's supply."""
        counts: dict[str, int] = self.view()["supply"][player]
        return counts

    def events(self, kind: str) -> list[dict[str, object]]:
        """The events of this kind since the start, without the kind itself."""
        return [
            {key: value for key, value in event.items() if key != "kind"}
            for event in self.journal.views_for(-1)
            if event["kind"] == kind
        ]
