"""Strategy search: hill climbing on a strategy file against strong opponents.

Variations play the same games as their parent, a few at first, and replace it when they clearly win more.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import unified_diff

from bastide.bots import find_maker, split_spec
from bastide.bots.registry import makers_for
from bastide.core import Bot, Game, Options, Rng, get_game
from bastide.core.bot import Improver
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.tournaments.certainty import wilson

#: Games that a variation plays in each stage, unless it fails before.
STAGES = (100, 300, 800, 2500)
#: A longer game is lost for both sides.
LONGEST = 3000
#: Games per starting strategy in each round; the best eighth of them reaches the next round.
TRIALS = (40, 200, 1000)
#: Games that measure the final win share.
VERDICT = 2000
#: Variations tried on the same games before new games are drawn.
SAME_GAMES = 60
#: Number of opponents, and games per pair of candidates to choose them.
RIVALS, QUALIFYING = 3, 6
#: First game numbers of the trial games and of the final games, separate from all others.
TRIAL_GAMES, VERDICT_GAMES = -10_000_000, -20_000_000

#: Source name of texts that are not in a file.
VARIATION = "a variation"

MakeBot = Callable[[], Bot]


@dataclass(frozen=True)
class Effort:
    """Number of games for each step of a search. The defaults are for real use, smaller numbers for quick tests."""

    stages: tuple[int, ...] = STAGES
    trials: tuple[int, ...] = TRIALS
    verdict: int = VERDICT
    qualifying: int = QUALIFYING


@dataclass(frozen=True)
class Step:
    """An accepted variation: number of tries before it, changed lines, and win shares before and after."""

    tried: int
    removed: list[str]
    added: list[str]
    before: float
    after: float
    games: int


@dataclass(frozen=True)
class Share:
    """Win share and the number of games it was measured in."""

    share: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


@dataclass
class Improvement:
    """Result of a strategy search."""

    text: str
    rivals: list[str]
    #: Against the opponents, in games used for nothing else.
    start: Share
    end: Share
    tried: int
    ideas: int
    steps: list[Step] = field(default_factory=list)


class Arena:
    """Compares strategies on the same deals against a rotating set of opponents."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.options = game.check_options(game.min_players, options)
        self.seed = seed
        self.rivals: list[MakeBot] = []

    def result(self, own: MakeBot, other: MakeBot, number: int) -> float:
        """Play one game and return the result of ``own``: 1 for a win, a fraction for a shared one.

        Its seat rotates.
        """
        players = self.game.min_players
        seat = number % players
        bots = [own() if place == seat else other() for place in range(players)]
        state = self.game.deal(players, self.options, self.seed + number // players)
        seats = [state.seat(player) for player in range(players)]
        player = state.next_actor()
        for _ in range(LONGEST):
            if player < 0:
                break
            state.perform(player, bots[player].choose(seats[player]))
            player = state.next_actor()
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    def against_field(self, own: MakeBot, number: int) -> float:
        """Play one game against the opponent whose turn it is.

        Each opponent plays as many games in a row as there are seats.
        """
        rival = self.rivals[number // self.game.min_players % len(self.rivals)]
        return self.result(own, rival, number)

    def share(self, own: MakeBot, first: int, games: int) -> float:
        """Return the win share in a range of games."""
        return sum(self.against_field(own, first + game) for game in range(games)) / games

    def choose_rivals(self, specs: list[str], qualifying: int) -> list[str]:
        """Set the strongest of these bots as opponents and return their names."""
        makers = {spec: self.maker(spec) for spec in specs}
        if len(specs) > RIVALS:
            shares = {
                spec: sum(
                    self.result(makers[spec], makers[rival], game)
                    for rival in specs
                    if rival != spec
                    for game in range(qualifying)
                )
                for spec in specs
            }
            specs = sorted(shares, key=shares.__getitem__, reverse=True)[:RIVALS]
        self.rivals = [makers[spec] for spec in specs]
        return specs

    def maker(self, spec: str) -> MakeBot:
        """Return a function that makes this bot. Raises BastideError if the spec is invalid."""
        name, argument = split_spec(spec)
        maker = find_maker(self.game, name)
        maker.make(name, argument, self.game, 0)
        return lambda: maker.make(name, argument, self.game, self.seed)


def follower(improver: Improver, text: str) -> MakeBot:
    """Return a function that makes bots from a valid strategy text."""
    return lambda: improver.bot(text, VARIATION)


class Evolution:
    """Hill climbing: a strategy is replaced by a variation that wins more."""

    def __init__(self, arena: Arena, improver: Improver, text: str, rng: Rng, stages: tuple[int, ...]) -> None:
        self.arena = arena
        self.improver = improver
        self.text = text
        self.rng = rng
        self.stages = stages
        self.tried = 0
        self.steps: list[Step] = []
        #: Number of the first game of the current set, and the current strategy's results in it.
        self.first = 0
        self.own: list[float] = []

    def bot(self, text: str) -> MakeBot:
        """Validate a strategy text and return a function that makes its bots. Raises BastideError."""
        self.improver.bot(text, VARIATION)
        return follower(self.improver, text)

    def new_games(self) -> None:
        """Switch to a new set of games."""
        self.first += self.stages[-1] * 2
        self.own = []

    def step(self) -> Step | None:
        """Try one variation. Returns the accepted step, or None."""
        self.tried += 1
        text = self.improver.varied(self.text, self.arena.options, self.rng)
        try:
            bot = self.bot(text)
        except BastideError:
            return None  # the change made the text invalid
        compared = self.compare(bot)
        if compared is None:
            if self.tried % SAME_GAMES == 0:
                self.new_games()
            return None
        before, after, games = compared
        changes = list(unified_diff(self.text.splitlines(), text.splitlines(), lineterm="", n=0))[2:]
        removed = [line[1:] for line in changes if line.startswith("-")]
        added = [line[1:] for line in changes if line.startswith("+")]
        taken = Step(self.tried, removed, added, before, after, games)
        self.steps.append(taken)
        self.text = text
        self.new_games()
        return taken

    def compare(self, bot: MakeBot) -> tuple[float, float, int] | None:
        """Return both win shares and the number of games if the variation is significantly better, else None.

        Stops early when an improvement becomes unlikely.
        """
        parent = self.bot(self.text)
        results: list[float] = []
        mean = error = 0.0
        for games in self.stages:
            results += [self.arena.against_field(bot, self.first + game) for game in range(len(results), games)]
            self.own += [self.arena.against_field(parent, self.first + game) for game in range(len(self.own), games)]
            gains = [new - old for new, old in zip(results, self.own[:games], strict=True)]
            mean = sum(gains) / games
            error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / games
            if mean <= 0.3 * error:
                return None
            if mean > 2.7 * error and games >= self.stages[min(1, len(self.stages) - 1)]:
                break
        if mean <= 1.3 * error:
            return None
        games = len(results)
        return sum(self.own[:games]) / games, sum(results) / games, games

    def prune(self) -> None:
        """Remove parts of the strategy that affect none of many games."""
        games = range(self.first, self.first + self.stages[min(1, len(self.stages) - 1)])
        results = [self.arena.against_field(self.bot(self.text), game) for game in games]
        going = True
        while going:
            going = False
            for shorter in self.improver.shorter(self.text):
                if results == [self.arena.against_field(self.bot(shorter), game) for game in games]:
                    self.text = shorter
                    going = True
                    break


def improver_for(game: Game) -> Improver:
    """Return the strategy format of a game. Raises InvalidBot if it has none."""
    for maker in makers_for(game):
        improver = maker.improver(game)
        if improver is not None:
            return improver
    raise InvalidBot("no-improver", f"{game.id} has no strategies that are written in a file", game=game.id)


def improve(
    game_id: str,
    text: str,
    source: str,
    options: Options,
    is_done: Callable[[], bool],
    seed: int = 0,
    rivals: list[str] | None = None,
    explore: bool = False,
    effort: Effort | None = None,
    on_step: Callable[[Step], None] | None = None,
) -> Improvement:
    """Improve a strategy until ``is_done()`` is true.

    ``rivals`` are the opponents; by default the strongest bots are chosen. With ``explore`` the search starts from the
    best of this strategy and all simple starting strategies for the table. ``on_step`` is called with each accepted
    step.
    """
    game = get_game(game_id)
    improver = improver_for(game)
    improver.bot(text, source)  # raises errors that name the file
    effort = effort or Effort()
    rng = Rng(seed)
    # far from 0, so that games with negative numbers have valid seeds
    arena = Arena(game, options, (1 << 50) + (int(rng.below(1 << 30)) << 10))
    names = arena.choose_rivals(rivals or improver.rivals(), effort.qualifying)
    ideas = [text, *(improver.ideas(arena.options) if explore else [])]
    considered = len(ideas)
    for games in effort.trials if explore else ():
        shares = {idea: arena.share(follower(improver, idea), TRIAL_GAMES, games) for idea in ideas}
        ideas = sorted(shares, key=shares.__getitem__, reverse=True)[: max(1, len(ideas) // 8)]
    start = arena.share(follower(improver, text), VERDICT_GAMES, effort.verdict)
    evolution = Evolution(arena, improver, ideas[0], rng, effort.stages)
    while not is_done():
        step = evolution.step()
        if step is not None and on_step is not None:
            on_step(step)
    evolution.prune()
    end = arena.share(follower(improver, evolution.text), VERDICT_GAMES, effort.verdict)
    return Improvement(
        evolution.text,
        names,
        Share(start, effort.verdict),
        Share(end, effort.verdict),
        evolution.tried,
        considered,
        evolution.steps,
    )
