"""Game without rules, for measuring the overhead of the core: two players nod in turn."""

from __future__ import annotations

from typing import final

from bastide.core.decision import Decision
from bastide.core.json_data import JsonData
from bastide.core.outcome import Outcome, rank_by_score
from bastide.core.randomness.rng import Rng
from bastide.core.state import State


@final
class IdleState(State):
    """Players 0 and 1 nod in turn until ``left`` nods are done."""

    def __init__(self, rng: Rng, left: int) -> None:
        super().__init__(2, rng)
        self.left = left

    def players_to_act(self) -> list[int]:
        return [self.left % 2] if self.left > 0 else []

    def legal_actions(self, player: int) -> list[int]:
        return [0, 1]

    def is_legal(self, player: int, action: int) -> bool:
        return self.left > 0 and player == self.left % 2 and 0 <= action < 2

    def apply_unchecked(self, player: int, action: int) -> None:
        self.left -= 1

    def decision(self, player: int) -> Decision:
        return Decision(player, "nod", "idle", self.legal_actions(player))

    def notation(self, player: int, action: int) -> str:
        return "nod" if action == 0 else "nod twice"

    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        return {"do": "nod"}

    def clone(self) -> IdleState:
        return IdleState(self.rng.clone(), self.left)

    def snapshot(self) -> dict[str, JsonData]:
        return {"players": self.players, "rng": self.rng.snapshot(), "left": self.left}

    def sample_position(self, player: int, rng: Rng) -> IdleState:
        return IdleState(rng.split(), self.left)

    def view(self, viewer: int) -> dict[str, JsonData]:
        return {"players": self.players, "left": self.left}

    def scores(self) -> list[int]:
        return [0, 0]

    def outcome(self) -> Outcome | None:
        return rank_by_score([0, 0]) if self.left == 0 else None

    def broken_invariants(self) -> list[str]:
        return [] if self.left >= 0 else [f"{self.left} nods are left"]
