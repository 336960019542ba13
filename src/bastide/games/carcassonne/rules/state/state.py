"""Public state of a Carcassonne game, as used by players, bots and the server."""

from __future__ import annotations

from typing import final

from bastide.core import Decision, Outcome, Plain, Refusal, Rng, ranked
from bastide.core.journal import SPECTATOR
from bastide.core.state import Seat
from bastide.games.carcassonne.rules.display.view import features_of, view_of
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.state.sample import redraw
from bastide.games.carcassonne.rules.state.seat import CarcassonneSeat
from bastide.games.carcassonne.rules.state.snapshot import written
from bastide.games.carcassonne.rules.state.soundness import problems


@final
class CarcassonneState(Position):
    """Position with the public interface: actions, views, copies and results."""

    # -- actions -----------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.asked < 0 else [self.asked]

    def next_actor(self) -> int:
        return self.asked

    def legal_actions(self, player: int) -> list[int]:
        if player != self.asked or player < 0:
            return []
        return self.rules.chain[self.phase].legal_actions(self)

    def is_legal(self, player: int, action: int) -> bool:
        return player == self.asked and player >= 0 and self.rules.chain[self.phase].is_legal(self, action)

    def random_action(self, player: int, rng: Rng) -> int:
        return self.rules.chain[self.phase].random_action(self, rng)

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.refusal(player, -1)
        phase = self.rules.chain[self.phase]
        return Decision(player, phase.id, phase.id, actions, about=phase.about(self))

    def perform(self, player: int, action: int) -> None:
        if self.rules.chain[self.phase].perform(self, action):
            self.go_on()

    def go_on(self) -> None:
        """Run phases until one of them asks a player."""
        chain = self.rules.chain
        while True:
            self.phase += 1
            if chain[self.phase].begin(self):
                return

    def why_not(self, player: int, action: int) -> Refusal | None:
        return self.rules.chain[self.phase].why_not(self, action)

    def notation(self, player: int, action: int) -> str:
        return self.rules.chain[self.phase].notation(self, action)

    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        return self.rules.chain[self.phase].meaning(self, action)

    # -- copies and snapshots ----------------------------------------------------------------

    def game_id(self) -> str:
        return "carcassonne"

    def clone(self) -> CarcassonneState:
        other = CarcassonneState(self.players, self.rng.clone(), self.rules, self.board.clone())
        other.figure_code = self.figure_code.copy()
        other.figure_owner = self.figure_owner.copy()
        other.figure_node = self.figure_node.copy()
        other.supply = self.supply.copy()
        other.score = self.score.copy()
        other.tally = self.tally.copy()
        other.pile = self.pile.copy()
        other.removed = self.removed.copy()
        other.hand = self.hand
        other.phase = self.phase
        other.active = self.active
        other.asked = self.asked
        other.part = self.part
        other.turns = self.turns
        other.completed = self.completed.copy()
        other.extra = [numbers.copy() for numbers in self.extra]
        return other

    def snapshot(self) -> dict[str, Plain]:
        return written(self)

    def sample(self, player: int, rng: Rng) -> CarcassonneState:
        other = self.clone()
        redraw(other, rng)
        return other

    # -- views ------------------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Plain]:
        return view_of(self)

    def audience(self, viewer: int) -> int:
        return SPECTATOR

    def features(self) -> list[dict[str, Plain]]:
        """Return every feature of the board as JSON data: its tiles, meeples and value."""
        return features_of(self)

    def seat(self, player: int) -> Seat:
        return CarcassonneSeat(self, player)

    # -- results -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.score.copy()

    def outcome(self) -> Outcome | None:
        return ranked(self.score.copy()) if self.asked < 0 else None

    def metrics(self) -> dict[str, float]:
        return {
            "tiles": float(len(self.board.tile_kind)),
            "turns": float(self.turns),
            "unplaceable": float(len(self.removed)),
        }

    def seat_metrics(self, player: int) -> dict[str, float]:
        first = player * len(self.rules.tallies)
        return {name: float(self.tally[first + entry]) for entry, name in enumerate(self.rules.tallies)}

    def turn_number(self) -> int:
        return int(self.turns)

    def turn_players(self) -> list[int]:
        return [int(self.active)]

    def turn_metrics(self, player: int) -> dict[str, float]:
        return {name: value for name, value in self.seat_metrics(player).items() if name.startswith("points")}

    def status(self) -> list[str]:
        return problems(self)
