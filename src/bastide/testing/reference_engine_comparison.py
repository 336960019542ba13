"""Compare a game's engine with a reference engine by playing the same games on both.

A ``ReferenceEngine`` is a second, simple implementation written from the rulebook; it shares no code with the engine.
It is given the random outcomes and nothing else. After every action both must agree on the players to act, all legal
actions, the whole position and, at the end, scores and places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bastide.core import Game, Journal, JsonData, Options, Recorder, Rng, State, derive_seed
from bastide.testing.conformance_checks import MAX_DECISIONS_PER_CHECKED_GAME, random_options

#: Players with preferences may reach positions where the game cannot end (everything trashed); such games stop here.
MAX_DECISIONS_WITH_PREFERENCES = 3_000
#: Attempts to draw a table for which the reference engine has all rules.
MAX_TABLES_DRAWN = 1_000


class ReferenceEngine(ABC):
    """Reference engine of one game."""

    def can_play(self, options: Options) -> bool:
        """Whether it has the rules for a game with these options, in which all random choices are made."""
        return True

    @abstractmethod
    def start_game(self, players: int, options: Options, position: Mapping[str, JsonData]) -> None:
        """Set up a game. ``position`` is the engine's first position; only random outcomes may be read from it."""

    @abstractmethod
    def players_to_act(self) -> list[int]:
        """Return the players who may act now, in ascending order; empty when the game is over."""

    @abstractmethod
    def legal_notations(self, player: int) -> list[str]:
        """Return all legal actions of this player in notation, in any order."""

    @abstractmethod
    def apply_action(
        self, player: int, notation: str, position: Mapping[str, JsonData], events: list[dict[str, JsonData]]
    ) -> None:
        """Apply a legal action.

        The engine's position after it and its events, secrets included, give the random outcomes; nothing else may be
        read from them.
        """

    @abstractmethod
    def position(self) -> dict[str, JsonData]:
        """Return the whole position in the reference engine's format."""

    @abstractmethod
    def normalise_position(self, position: Mapping[str, JsonData]) -> dict[str, JsonData]:
        """Convert the engine's position to the reference engine's format."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the current points of each player."""

    @abstractmethod
    def places(self) -> list[int]:
        """Return the final place of each player, from 1. Called when the game is over."""

    def action_weight(self, notation: str) -> float:
        """Relative probability with which players with preferences take an action.

        For games that random play would hardly ever bring to interesting positions.
        """
        return 1.0


class EngineMismatch(Exception):
    """Raised by a reference engine that finds a difference before the positions are compared."""

    def __init__(self, what: str, engine_value: str, reference_value: str) -> None:
        super().__init__(f"{what}: engine {engine_value}, reference engine {reference_value}")
        self.what = what
        self.engine_value = engine_value
        self.reference_value = reference_value


@dataclass(frozen=True)
class EngineDifference:
    """A difference between the two engines, and a record that reproduces it."""

    what: str
    engine_value: str
    reference_value: str
    record: str
    game_number: int

    def __str__(self) -> str:
        values = f"engine {self.engine_value}, reference engine {self.reference_value}"
        return f"{self.what}: {values} (game {self.game_number})"


@dataclass(frozen=True)
class EngineAgreement:
    """A game without differences: its number of decisions and of compared legal actions."""

    decisions: int
    answers: int


class PreferencePlayer:
    """Random player that prefers some actions, the same ones throughout a game.

    So a game contains many copies of one card and none of another, which uniform choices hardly ever produce.
    """

    def __init__(self, rng: Rng, action_weight: Callable[[str], float]) -> None:
        self.rng = rng
        self.action_weight = action_weight
        self.weights: dict[str, float] = {}

    def pick_index(self, notations: list[str]) -> int:
        """Return the index of the chosen notation."""
        for notation in notations:
            if notation not in self.weights:
                self.weights[notation] = self.action_weight(notation) * 10.0 ** (2 * self.rng.uniform() - 1)
        left = self.rng.uniform() * sum(self.weights[notation] for notation in notations)
        for place, notation in enumerate(notations):
            left -= self.weights[notation]
            if left < 0:
                return place
        return len(notations) - 1


class LockstepGame:
    """One random game, played on both engines."""

    def __init__(
        self, game: Game, reference_engine: ReferenceEngine, index: int, preferences: PreferencePlayer | None = None
    ) -> None:
        self.game = game
        self.reference_engine = reference_engine
        self.index = index
        self.preferences = preferences
        self.recorder: Recorder
        #: Snapshot of the engine's current position.
        self.position: dict[str, JsonData] = {}
        self.answers_compared = 0

    @property
    def state(self) -> State:
        return self.recorder.state

    def play(self, players: int, options: Options, seed: int, rng: Rng) -> EngineAgreement | EngineDifference:
        """Play random actions to the end, or until the engines differ."""
        self.recorder = Recorder(self.game, players, options, seed)
        try:
            self.position = self.state.snapshot()
            self.reference_engine.start_game(players, options, self.position)
            return self._play(rng)
        except EngineMismatch as found:
            return self._make_difference(found.what, found.engine_value, found.reference_value)

    def _play(self, rng: Rng) -> EngineAgreement | EngineDifference:
        decisions = 0
        while True:
            found = self._compare()
            if found is not None:
                return found
            actors = self.state.players_to_act()
            if not actors:
                return EngineAgreement(decisions, self.answers_compared)
            player = actors[rng.below(len(actors))]
            legal = self.state.legal_actions(player)
            if self.preferences is None:
                action = rng.choice(legal)
            else:
                action = legal[self.preferences.pick_index([self.state.notation(player, action) for action in legal])]
            notation = self.state.notation(player, action)
            self.state.journal = journal = Journal()
            try:
                self.recorder.apply(player, action)
            except Exception as error:  # any crash is a difference: the reference engine can continue
                broken = f"{type(error).__name__}: {error}"
                return EngineDifference(
                    notation, broken, "goes on", self.recorder.to_unfinished_record().to_text(), self.index
                )
            events = [{"kind": event.kind, **event.data, **event.secret} for event in journal.events]
            self.position = self.state.snapshot()
            self.reference_engine.apply_action(player, notation, self.position, events)
            decisions += 1
            if self.preferences is not None and decisions == MAX_DECISIONS_WITH_PREFERENCES:
                return EngineAgreement(decisions, self.answers_compared)
            if decisions > MAX_DECISIONS_PER_CHECKED_GAME:
                return self._make_difference("the game ends", f"not after {decisions} decisions", "it should")

    def _compare(self) -> EngineDifference | None:
        state, reference_engine = self.state, self.reference_engine
        actors = state.players_to_act()
        if actors != reference_engine.players_to_act():
            return self._make_difference("who may act", str(actors), str(reference_engine.players_to_act()))
        for player in actors:
            ours = {state.notation(player, action) for action in state.legal_actions(player)}
            theirs = set(reference_engine.legal_notations(player))
            self.answers_compared += len(ours)
            if ours != theirs:
                return self._make_difference(
                    f"the answers of player {player}",
                    f"besides {sorted(ours - theirs)}",
                    f"besides {sorted(theirs - ours)}",
                )
        expected = reference_engine.normalise_position(self.position)
        seen = reference_engine.position()
        if expected != seen:
            where, left, right = first_difference(expected, seen)
            return self._make_difference(f"the position at {where}", left, right)
        if state.scores() != reference_engine.scores():
            return self._make_difference("the scores", str(state.scores()), str(reference_engine.scores()))
        outcome = state.outcome()
        if outcome is not None and list(outcome.places) != reference_engine.places():
            return self._make_difference("the places", str(list(outcome.places)), str(reference_engine.places()))
        return None

    def _make_difference(self, what: str, engine: str, reference_engine: str) -> EngineDifference:
        return EngineDifference(what, engine, reference_engine, self.recorder.to_record().to_text(), self.index)


def first_difference(left: JsonData, right: JsonData, path: str = "") -> tuple[str, str, str]:
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


def compare_engines(
    game: Game,
    reference_engine: Callable[[], ReferenceEngine],
    games: int,
    seed: int = 0,
    fixed: Options | None = None,
    players: int | None = None,
    first: int = 0,
    tastes: bool = False,
) -> Iterator[EngineAgreement | EngineDifference]:
    """Play random games with random options, except the ``fixed`` ones. Stops at the first difference.

    Tables for which the reference engine lacks rules are left out; ValueError if there are no others.
    With ``tastes`` the random players of each game have preferences.
    """
    for index in range(first, first + games):
        rng = Rng(derive_seed(seed, index))
        low, high = game.min_players, game.max_players
        seats = low + int(rng.below(high - low + 1)) if players is None else players
        reference = reference_engine()
        for _ in range(MAX_TABLES_DRAWN):
            options = random_options(game, seats, rng, fixed)
            dealt = (int(rng.next32()) << 32) | int(rng.next32())
            if reference.can_play(game.resolve_options(seats, options, dealt)):
                break
        else:
            raise ValueError(f"the reference engine of {game.id} lacks rules for every table with {fixed}")
        taste = PreferencePlayer(rng.split(), reference.action_weight) if tastes else None
        result = LockstepGame(game, reference, index, taste).play(seats, options, dealt, rng)
        yield result
        if isinstance(result, EngineDifference):
            return
