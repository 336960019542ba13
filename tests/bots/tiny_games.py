"""Tiny games whose best moves are known."""

from __future__ import annotations

from bastide.bots.search import Heuristics
from bastide.core import SPECTATOR, Decision, JsonData, Outcome, Rng, State, rank_by_score


class TinyState(State):
    """Base of the tiny games: two players, and only what a search needs."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(2, rng)
        self.points = [0, 0]

    def decision(self, player: int) -> Decision:
        return Decision(player, "move", "game", self.legal_actions(player))

    def notation(self, player: int, action: int) -> str:
        return f"move {action}"

    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        return {"do": "move", "number": action}

    def snapshot(self) -> dict[str, JsonData]:
        return {}

    def view(self, viewer: int) -> dict[str, JsonData]:
        return {}

    def scores(self) -> list[int]:
        return self.points.copy()

    def outcome(self) -> Outcome | None:
        return rank_by_score(self.points.copy()) if self.is_over() else None

    def broken_invariants(self) -> list[str]:
        return []


class Nim(TinyState):
    """Take one, two or three; the player who takes the last one wins. Leave a multiple of four."""

    def __init__(self, rng: Rng, heap: int, turn: int = 0) -> None:
        super().__init__(rng)
        self.heap = heap
        self.turn = turn

    def players_to_act(self) -> list[int]:
        return [self.turn] if self.heap else []

    def legal_actions(self, player: int) -> list[int]:
        return list(range(1, min(3, self.heap) + 1)) if self.heap and player == self.turn else []

    def apply_unchecked(self, player: int, action: int) -> None:
        self.heap -= action
        if self.heap == 0:
            self.points[player] = 1
        self.turn = 1 - player

    def clone(self) -> Nim:
        other = Nim(self.rng.clone(), self.heap, self.turn)
        other.points = self.points.copy()
        return other

    def sample_position(self, player: int, rng: Rng) -> Nim:
        other = self.clone()
        other.rng = rng.split()
        return other


class Urn(TinyState):
    """A marble is drawn unseen from the urn. Player 0 bets on its colour and wins if the bet is right."""

    def __init__(self, rng: Rng, marbles: list[int], drawn: int) -> None:
        super().__init__(rng)
        self.marbles = marbles
        self.drawn = drawn
        self.bet = -1

    def players_to_act(self) -> list[int]:
        return [0] if self.bet < 0 else []

    def legal_actions(self, player: int) -> list[int]:
        return sorted(set(self.marbles)) if self.bet < 0 and player == 0 else []

    def apply_unchecked(self, player: int, action: int) -> None:
        self.bet = action
        self.points[0 if action == self.drawn else 1] = 1

    def snapshot(self) -> dict[str, JsonData]:
        return {"drawn": self.drawn, "bet": self.bet}

    def clone(self) -> Urn:
        other = Urn(self.rng.clone(), self.marbles, self.drawn)
        other.points = self.points.copy()
        other.bet = self.bet
        return other

    def sample_position(self, player: int, rng: Rng) -> Urn:
        other = self.clone()
        other.rng = rng.split()
        other.drawn = rng.choice(sorted(self.marbles))
        return other


class MatrixGame(TinyState):
    """Simultaneous matrix game; ``prizes[a][b]`` is player 0's score, player 1 gets ``total`` minus it."""

    def __init__(self, rng: Rng, prizes: list[list[int]], total: int) -> None:
        super().__init__(rng)
        self.prizes = prizes
        self.total = total
        self.choices = [-1, -1]

    def players_to_act(self) -> list[int]:
        return [player for player in range(2) if self.choices[player] < 0]

    def legal_actions(self, player: int) -> list[int]:
        if self.choices[player] >= 0:
            return []
        return list(range(len(self.prizes) if player == 0 else len(self.prizes[0])))

    def apply_unchecked(self, player: int, action: int) -> None:
        self.choices[player] = action
        if -1 not in self.choices:
            first = self.prizes[self.choices[0]][self.choices[1]]
            self.points = [first, self.total - first]

    def clone(self) -> MatrixGame:
        other = MatrixGame(self.rng.clone(), self.prizes, self.total)
        other.points = self.points.copy()
        other.choices = self.choices.copy()
        return other

    def sample_position(self, player: int, rng: Rng) -> MatrixGame:
        other = self.clone()
        other.rng = rng.split()
        for p in range(2):
            if p != player and player != SPECTATOR and other.choices[p] >= 0:
                other.choices[p] = int(rng.below(len(self.legal_actions_of(p))))
        return other

    def legal_actions_of(self, player: int) -> list[int]:
        return list(range(len(self.prizes) if player == 0 else len(self.prizes[0])))


class Doors(TinyState):
    """One of many doors wins at once, all others lose. A search that does not try all cannot find it."""

    def __init__(self, rng: Rng, doors: int, right: int) -> None:
        super().__init__(rng)
        self.doors = doors
        self.right = right
        self.open = -1

    def players_to_act(self) -> list[int]:
        return [0] if self.open < 0 else []

    def legal_actions(self, player: int) -> list[int]:
        return list(range(self.doors)) if self.open < 0 and player == 0 else []

    def apply_unchecked(self, player: int, action: int) -> None:
        self.open = action
        self.points[0 if action == self.right else 1] = 1

    def clone(self) -> Doors:
        other = Doors(self.rng.clone(), self.doors, self.right)
        other.points = self.points.copy()
        other.open = self.open
        return other

    def sample_position(self, player: int, rng: Rng) -> Doors:
        return self.clone()


class TwoDecisions(TinyState):
    """Player 0 names a number from 1 to 3 twice and wins with a sum of 6."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.left = 2
        self.sum = 0

    def players_to_act(self) -> list[int]:
        return [0] if self.left else []

    def legal_actions(self, player: int) -> list[int]:
        return [1, 2, 3] if self.left and player == 0 else []

    def apply_unchecked(self, player: int, action: int) -> None:
        self.left -= 1
        self.sum += action
        if self.left == 0:
            self.points[0 if self.sum == 6 else 1] = 1

    def clone(self) -> TwoDecisions:
        other = TwoDecisions(self.rng.clone())
        other.points = self.points.copy()
        other.left = self.left
        other.sum = self.sum
        return other

    def sample_position(self, player: int, rng: Rng) -> TwoDecisions:
        return self.clone()


#: Two equally likely colours, and one half as likely.
URN_MARBLES = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]


class RacingHeuristics(Heuristics):
    """Heuristics that let all actions race."""

    def __init__(self, min_race_rounds: int = 24) -> None:
        super().__init__()
        self.max_racing_actions = 8
        self.min_race_rounds = min_race_rounds
