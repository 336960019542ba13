"""Public state of a Carcassonne game, as used by players, bots and the server."""

from __future__ import annotations

from typing import final

from bastide.core import Decision, JsonData, Outcome, Refusal, Rng, rank_by_score
from bastide.core.journal import SPECTATOR
from bastide.core.state import Seat
from bastide.games.carcassonne.rules.display.view import build_feature_views, build_view
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.state.invariants import broken_invariants
from bastide.games.carcassonne.rules.state.position_sampler import resample_hidden_information
from bastide.games.carcassonne.rules.state.seat_queries import CarcassonneSeat
from bastide.games.carcassonne.rules.state.snapshot import write_snapshot


@final
class CarcassonneState(Position):
    """Position with the public interface: actions, views, copies and results."""

    # -- actions -----------------------------------------------------------------------------

    def players_to_act(self) -> list[int]:
        return [] if self.asked < 0 else [self.asked]

    def next_player_to_act(self) -> int:
        return self.asked

    def legal_actions(self, player: int) -> list[int]:
        if player != self.asked or player < 0:
            return []
        return self.rules.phases[self.phase].legal_actions(self)

    def is_legal(self, player: int, action: int) -> bool:
        return player == self.asked and player >= 0 and self.rules.phases[self.phase].is_legal(self, action)

    def random_action(self, player: int, rng: Rng) -> int:
        return self.rules.phases[self.phase].random_action(self, rng)

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.illegal_action_error(player, -1)
        phase = self.rules.phases[self.phase]
        return Decision(player, phase.id, phase.id, actions, about=phase.prompt_data(self))

    def apply_unchecked(self, player: int, action: int) -> None:
        if self.rules.phases[self.phase].apply_action(self, action):
            self.advance_to_next_decision()

    def advance_to_next_decision(self) -> None:
        """Run phases until one of them asks a player."""
        chain = self.rules.phases
        while True:
            self.phase += 1
            if chain[self.phase].begin(self):
                return

    def find_refusal(self, player: int, action: int) -> Refusal | None:
        return self.rules.phases[self.phase].find_refusal(self, action)

    def notation(self, player: int, action: int) -> str:
        return self.rules.phases[self.phase].notation(self, action)

    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        return self.rules.phases[self.phase].action_data(self, action)

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

    def snapshot(self) -> dict[str, JsonData]:
        return write_snapshot(self)

    def sample_position(self, player: int, rng: Rng) -> CarcassonneState:
        other = self.clone()
        resample_hidden_information(other, rng)
        return other

    # -- views ------------------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, JsonData]:
        return build_view(self)

    def audience(self, viewer: int) -> int:
        return SPECTATOR

    def features(self) -> list[dict[str, JsonData]]:
        """Return every feature of the board as JSON data: its tiles, meeples and value."""
        return build_feature_views(self)

    def seat(self, player: int) -> Seat:
        return CarcassonneSeat(self, player)

    # -- results -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.score.copy()

    def outcome(self) -> Outcome | None:
        return rank_by_score(self.score.copy()) if self.asked < 0 else None

    def metrics(self) -> dict[str, float]:
        return {
            "tiles": float(len(self.board.tile_kind)),
            "turns": float(self.turns),
            "unplaceable": float(len(self.removed)),
        }

    def seat_metrics(self, player: int) -> dict[str, float]:
        first = player * len(self.rules.tally_names)
        return {name: float(self.tally[first + entry]) for entry, name in enumerate(self.rules.tally_names)}

    def turn_number(self) -> int:
        return int(self.turns)

    def turn_facts(self, player: int) -> dict[str, JsonData]:
        return {"turn": int(self.turns)}

    def turn_players(self) -> list[int]:
        return [int(self.active)]

    def turn_metrics(self, player: int) -> dict[str, float]:
        return {name: value for name, value in self.seat_metrics(player).items() if name.startswith("points")}

    def broken_invariants(self) -> list[str]:
        return broken_invariants(self)
