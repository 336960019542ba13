"""Lockstep: a game's engine and a second one, written from the rulebook alone, play the same games side by side.

A ``Referee`` is that second engine: slow, plain, and sharing no code with the rules it watches. It is told what chance
decided and nothing else. After every action the two must agree on who may act, on every legal answer, on the whole
position and, at the end, on the scores and places.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bastide.core import Game, Journal, Options, Plain, Recorder, Rng, State, seed_for
from bastide.testing.battery import LONGEST_GAME, random_options

#: Random players with tastes may bring a game to where it cannot end (everything trashed, nothing to buy a card with):
#: such a game is broken off.
LONG_ENOUGH = 3_000


class Referee(ABC):
    """A second engine for one game."""

    @abstractmethod
    def begin(self, players: int, options: Options, position: Mapping[str, Plain]) -> None:
        """Set a game up by the rules. ``position`` is the engine's first one: what chance decided is read from it."""

    @abstractmethod
    def actors(self) -> list[int]:
        """Who may act now, in ascending order; nobody when the game is over."""

    @abstractmethod
    def choices(self, player: int) -> list[str]:
        """Every legal action of this player, in the game's notation, in any order."""

    @abstractmethod
    def act(self, player: int, notation: str, position: Mapping[str, Plain], events: list[dict[str, Plain]]) -> None:
        """Carry out a legal action.

        The engine's position after it and its events, secrets included, tell what chance decided meanwhile; nothing
        else may be read from them.
        """

    @abstractmethod
    def position(self) -> dict[str, Plain]:
        """The whole position, in words of the referee's own."""

    @abstractmethod
    def told(self, position: Mapping[str, Plain]) -> dict[str, Plain]:
        """The engine's position in the same words."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each player as they stand."""

    @abstractmethod
    def places(self) -> list[int]:
        """Where each player finished, from 1; asked when the game is over."""

    def eagerness(self, notation: str) -> float:
        """How much more often than by equal chances an action is taken by random players with tastes.

        For games that would otherwise hardly ever come to where the rules are rich.
        """
        return 1.0


class Disagreement(Exception):
    """What the engine says cannot be: raised by a referee that finds out before the positions are compared."""

    def __init__(self, what: str, engine: str, referee: str) -> None:
        super().__init__(f"{what}: the engine says {engine}, the referee {referee}")
        self.what = what
        self.engine = engine
        self.referee = referee


@dataclass(frozen=True)
class Difference:
    """Something that the two engines do not agree on, and a record that leads there."""

    what: str
    engine: str
    referee: str
    record: str
    game_number: int

    def __str__(self) -> str:
        return f"{self.what}: the engine says {self.engine}, the referee {self.referee} (game {self.game_number})"


@dataclass(frozen=True)
class Agreement:
    """A game on which both agreed throughout: its decisions, and the legal answers that were compared."""

    decisions: int
    answers: int


class Taste:
    """A random player who likes some actions more than others, the same ones throughout a game.

    So a game holds many of one card and none of another, which equal chances for everything hardly ever bring about.
    """

    def __init__(self, rng: Rng, eagerness: Callable[[str], float]) -> None:
        self.rng = rng
        self.eagerness = eagerness
        self.liking: dict[str, float] = {}

    def pick(self, notations: list[str]) -> int:
        """The place in the list of what is chosen."""
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
    """One random game, played by both."""

    def __init__(self, game: Game, referee: Referee, index: int, taste: Taste | None = None) -> None:
        self.game = game
        self.referee = referee
        self.index = index
        self.taste = taste
        self.recorder: Recorder
        #: The engine's position.
        self.position: dict[str, Plain] = {}
        self.answers = 0

    @property
    def state(self) -> State:
        return self.recorder.state

    def play(self, players: int, options: Options, seed: int, rng: Rng) -> Agreement | Difference:
        """Play to the end with random actions, or until the two differ."""
        self.recorder = Recorder(self.game, players, options, seed)
        try:
            self.position = self.state.snapshot()
            self.referee.begin(players, options, self.position)
            return self._play(rng)
        except Disagreement as found:
            return self._differ(found.what, found.engine, found.referee)

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
            except Exception as error:  # whatever it is, the referee knows how the game goes on
                broken = f"{type(error).__name__}: {error}"
                return Difference(notation, broken, "goes on", self.recorder.unfinished().write(), self.index)
            events = [{"kind": event.kind, **event.data, **event.secret} for event in journal.events]
            self.position = self.state.snapshot()
            self.referee.act(player, notation, self.position, events)
            decisions += 1
            if self.taste is not None and decisions == LONG_ENOUGH:
                return Agreement(decisions, self.answers)
            if decisions > LONGEST_GAME:
                return self._differ("the game ends", f"not after {decisions} decisions", "it should")

    def _compare(self) -> Difference | None:
        state, referee = self.state, self.referee
        actors = state.actors()
        if actors != referee.actors():
            return self._differ("who may act", str(actors), str(referee.actors()))
        for player in actors:
            ours = {state.notation(player, action) for action in state.legal_actions(player)}
            theirs = set(referee.choices(player))
            self.answers += len(ours)
            if ours != theirs:
                return self._differ(
                    f"the answers of player {player}",
                    f"besides {sorted(ours - theirs)}",
                    f"besides {sorted(theirs - ours)}",
                )
        told = referee.told(self.position)
        seen = referee.position()
        if told != seen:
            where, left, right = first_difference(told, seen)
            return self._differ(f"the position at {where}", left, right)
        if state.scores() != referee.scores():
            return self._differ("the scores", str(state.scores()), str(referee.scores()))
        outcome = state.outcome()
        if outcome is not None and list(outcome.places) != referee.places():
            return self._differ("the places", str(list(outcome.places)), str(referee.places()))
        return None

    def _differ(self, what: str, engine: str, referee: str) -> Difference:
        return Difference(what, engine, referee, self.recorder.record().write(), self.index)


def first_difference(left: Plain, right: Plain, path: str = "") -> tuple[str, str, str]:
    """Where two pieces of plain data first differ, and what stands there on either side."""
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
    """Random games with random options, those ``fixed`` excepted; ends with the first difference.

    With ``tastes`` the random players of each game like some actions more than others.
    """
    for index in range(first, first + games):
        rng = Rng(seed_for(seed, index))
        low, high = game.min_players, game.max_players
        seats = low + int(rng.below(high - low + 1)) if players is None else players
        options = random_options(game, seats, rng, fixed)
        dealt = (int(rng.next32()) << 32) | int(rng.next32())
        beside = referee()
        taste = Taste(rng.split(), beside.eagerness) if tastes else None
        result = Match(game, beside, index, taste).play(seats, options, dealt, rng)
        yield result
        if isinstance(result, Difference):
            return
