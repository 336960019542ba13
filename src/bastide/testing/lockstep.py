"""Compare a game's engine with a reference engine by playing the same games on both.

A ``ReferenceEngine`` is a second, simple implementation written from the rulebook; it shares no code with the engine.
It is given the random outcomes and nothing else. After every action both must agree on the players to act, all legal
actions, the whole position and, at the end, scores and places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bastide.core import Game, Journal, Options, Plain, Recorder, Rng, State, seed_for
from bastide.testing.battery import LONGEST_GAME, random_options

#: Players with preferences may reach positions where the game cannot end (everything trashed); such games stop here.
LONG_ENOUGH = 3_000


class Referee(ABC):
    """Reference engine of one game."""

    @abstractmethod
    def begin(self, players: int, options: Options, position: Mapping[str, Plain]) -> None:
        """Set up a game. ``position`` is the engine's first position; only random outcomes may be read from it."""

    @abstractmethod
    def actors(self) -> list[int]:
        """Return the players who may act now, in ascending order; empty when the game is over."""

    @abstractmethod
    def choices(self, player: int) -> list[str]:
        """Return all legal actions of this player in notation, in any order."""

    @abstractmethod
    def act(self, player: int, notation: str, position: Mapping[str, Plain], events: list[dict[str, Plain]]) -> None:
        """Apply a legal action.

        The engine's position after it and its events, secrets included, give the random outcomes; nothing else may be
        read from them.
        """

    @abstractmethod
    def position(self) -> dict[str, Plain]:
        """Return the whole position in the reference engine's format."""

    @abstractmethod
    def told(self, position: Mapping[str, Plain]) -> dict[str, Plain]:
        """Convert the engine's position to the reference engine's format."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the current points of each player."""

    @abstractmethod
    def places(self) -> list[int]:
        """Return the final place of each player, from 1. Called when the game is over."""

    def eagerness(self, notation: str) -> float:
        """Relative probability with which players with preferences take an action.

        For games that random play would hardly ever bring to interesting positions.
        """
        return 1.0


class Disagreement(Exception):
    """Raised by a reference engine that finds a difference before the positions are compared."""

    def __init__(self, what: str, engine: str, referee: str) -> None:
        super().__init__(f"{what}: engine {engine}, reference engine {referee}")
        self.what = what
        self.engine = engine
        self.referee = referee


@dataclass(frozen=True)
class Difference:
    """A difference between the two engines, and a record that reproduces it."""

    what: str
    engine: str
    referee: str
    record: str
    game_number: int

    def __str__(self) -> str:
        return f"{self.what}: engine {self.engine}, reference engine {self.referee} (game {self.game_number})"


@dataclass(frozen=True)
class Agreement:
    """A game without differences: its number of decisions and of compared legal actions."""

    decisions: int
    answers: int


class Taste:
    """Random player that prefers some actions, the same ones throughout a game.

    So a game contains many copies of one card and none of another, which uniform choices hardly ever produce.
    """

    def __init__(self, rng: Rng, eagerness: Callable[[str], float]) -> None:
        self.rng = rng
        self.eagerness = eagerness
        self.liking: dict[str, float] = {}

    def pick(self, notations: list[str]) -> int:
        """Return the index of the chosen notation."""
        for notation in notations:
            if notation not in self.liking:
                self.liking[notation] = self.eagerness(notation) * 10.0 ** (2 * self.rng.uniform() - 1)
        left = self.rng.uniform() * sum(self.liking[notation] for notation in notations)
        for place, notation in enumerate(notations):
            left -= self.liking[notation]
            if left < 0:
                return place
        return len(notations) - 1


class Match:
    """One random game, played on both engines."""

    def __init__(self, game: Game, referee: Referee, index: int, taste: Taste | None = None) -> None:
        self.game = game
        self.referee = referee
        self.index = index
        self.taste = taste
        self.recorder: Recorder
        #: Snapshot of the engine's current position.
        self.position: dict[str, Plain] = {}
        self.answers = 0

    @property
    def state(self) -> State:
        return self.recorder.state

    def play(self, players: int, options: Options, seed: int, rng: Rng) -> Agreement | Difference:
        """Play random actions to the end, or until the engines differ."""
        self.recorder = Recorder(self.game, players, options, seed)
        try:
            self.position = self.state.snapshot()
            self.referee.begin(players, options, self.position)
            return self._play(rng)
        except Disagreement as found:
            return self._make_difference(found.what, found.engine, found.referee)

    def _play(self, rng: Rng) -> Agreement | Difference:
        decisions = 0
        while True:
            found = self._compare()
            if found is not None:
                return found
            actors = self.state.actors()
            if not actors:
                return Agreement(decisions, self.answers)
            player = actors[rng.below(len(actors))]
            legal = self.state.legal_actions(player)
            if self.taste is None:
                action = rng.choice(legal)
            else:
                action = legal[self.taste.pick([self.state.notation(player, action) for action in legal])]
            notation = self.state.notation(player, action)
            self.state.journal = journal = Journal()
            try:
                self.recorder.apply(player, action)
            except Exception as error:  # any crash is a difference: the reference engine can continue
                broken = f"{type(error).__name__}: {error}"
                return Difference(notation, broken, "goes on", self.recorder.unfinished().write(), self.index)
            events = [{"kind": event.kind, **event.data, **event.secret} for event in journal.events]
            self.position = self.state.snapshot()
            self.referee.act(player, notation, self.position, events)
            decisions += 1
            if self.taste is not None and decisions == LONG_ENOUGH:
                return Agreement(decisions, self.answers)
            if decisions > LONGEST_GAME:
                return self._make_difference("the game ends", f"not after {decisions} decisions", "it should")

    def _compare(self) -> Difference | None:
        state, referee = self.state, self.referee
        actors = state.actors()
        if actors != referee.actors():
            return self._make_difference("who may act", str(actors), str(referee.actors()))
        for player in actors:
            ours = {state.notation(player, action) for action in state.legal_actions(player)}
            theirs = set(referee.choices(player))
            self.answers += len(ours)
            if ours != theirs:
                return self._make_difference(
                    f"the answers of player {player}",
                    f"besides {sorted(ours - theirs)}",
                    f"besides {sorted(theirs - ours)}",
                )
        expected = referee.told(self.position)
        seen = referee.position()
        if expected != seen:
            where, left, right = first_difference(expected, seen)
            return self._make_difference(f"the position at {where}", left, right)
        if state.scores() != referee.scores():
            return self._make_difference("the scores", str(state.scores()), str(referee.scores()))
        outcome = state.outcome()
        if outcome is not None and list(outcome.places) != referee.places():
            return self._make_difference("the places", str(list(outcome.places)), str(referee.places()))
        return None

    def _make_difference(self, what: str, engine: str, referee: str) -> Difference:
        return Difference(what, engine, referee, self.recorder.record().write(), self.index)


def first_difference(left: Plain, right: Plain, path: str = "") -> tuple[str, str, str]:
    """Return the path of the first difference in JSON data, and the values on both sides."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in sorted({*left, *right}):
            if left.get(key) != right.get(key):
                return first_difference(left.get(key), right.get(key), f"{path}.{key}" if path else key)
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for at, (one, other) in enumerate(zip(left, right, strict=True)):
            if one != other:
                return first_difference(one, other, f"{path}[{at}]")
    return path, repr(left), repr(right)


def lockstep(
    game: Game,
    referee: Callable[[], Referee],
    games: int,
    seed: int = 0,
    fixed: Options | None = None,
    players: int | None = None,
    first: int = 0,
    tastes: bool = False,
) -> Iterator[Agreement | Difference]:
    """Play random games with random options, except the ``fixed`` ones. Stops at the first difference.

    With ``tastes`` the random players of each game have preferences.
    """
    for index in range(first, first + games):
        rng = Rng(seed_for(seed, index))
        low, high = game.min_players, game.max_players
        seats = low + int(rng.below(high - low + 1)) if players is None else players
        options = random_options(game, seats, rng, fixed)
        dealt = (int(rng.next32()) << 32) | int(rng.next32())
        reference = referee()
        taste = Taste(rng.split(), reference.eagerness) if tastes else None
        result = Match(game, reference, index, taste).play(seats, options, dealt, rng)
        yield result
        if isinstance(result, Difference):
            return
