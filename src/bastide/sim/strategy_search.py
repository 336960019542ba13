"""Strategy search: hill climbing on a strategy file against strong opponents.

Variations play the same games as their parent, a few at first, and replace it when they clearly win more.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from difflib import unified_diff

from bastide.bots import find_bot_factory, split_bot_spec
from bastide.bots.bot_registry import bot_factories
from bastide.core import Bot, Game, Options, Rng, get_game
from bastide.core.bot import StrategyFormat
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.tournaments.confidence_intervals import wilson_interval

#: Games that a variation plays in each stage, unless it fails before.
GAMES_PER_STAGE = (100, 300, 800, 2500)
#: A longer game is lost for both sides.
MAX_DECISIONS_PER_GAME = 3000
#: Games per starting strategy in each round; the best eighth of them reaches the next round.
GAMES_PER_TRIAL_ROUND = (40, 200, 1000)
#: Games that measure the final win share.
FINAL_GAMES = 2000
#: Variations tried on the same games before new games are drawn.
VARIATIONS_PER_GAME_SET = 60
#: Number of opponents, and games per pair of candidates to choose them.
MAX_OPPONENTS, QUALIFYING_GAMES_PER_PAIR = 3, 6
#: First game numbers of the trial games and of the final games, separate from all others.
FIRST_TRIAL_GAME, FIRST_FINAL_GAME = -10_000_000, -20_000_000

#: Source name of texts that are not in a file.
VARIATION_NAME = "a variation"

MakeBot = Callable[[], Bot]


@dataclass(frozen=True)
class GameCounts:
    """Number of games for each step of a search. The defaults are for real use, smaller numbers for quick tests."""

    stages: tuple[int, ...] = GAMES_PER_STAGE
    trials: tuple[int, ...] = GAMES_PER_TRIAL_ROUND
    final_games: int = FINAL_GAMES
    qualifying: int = QUALIFYING_GAMES_PER_PAIR


@dataclass(frozen=True)
class ImprovementStep:
    """An accepted variation: number of tries before it, changed lines, and win shares before and after."""

    tried: int
    removed: list[str]
    added: list[str]
    before: float
    after: float
    games: int


@dataclass(frozen=True)
class WinShare:
    """Win share and the number of games it was measured in."""

    share: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.share, self.games)


@dataclass
class Improvement:
    """Result of a strategy search."""

    text: str
    rivals: list[str]
    #: Against the opponents, in games used for nothing else.
    start: WinShare
    end: WinShare
    tried: int
    ideas: int
    steps: list[ImprovementStep] = field(default_factory=list)


class StrategyArena:
    """Compares strategies on the same deals against a rotating set of opponents."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.options = game.check_options(game.min_players, options)
        self.seed = seed
        self.opponents: list[MakeBot] = []

    def play_against(self, own: MakeBot, other: MakeBot, number: int) -> float:
        """Play one game and return the result of ``own``: 1 for a win, a fraction for a shared one.

        Its seat rotates.
        """
        players = self.game.min_players
        seat = number % players
        bots = [own() if place == seat else other() for place in range(players)]
        state = self.game.deal(players, self.options, self.seed + number // players)
        seats = [state.seat(player) for player in range(players)]
        player = state.next_player_to_act()
        for _ in range(MAX_DECISIONS_PER_GAME):
            if player < 0:
                break
            state.apply_unchecked(player, bots[player].choose(seats[player]))
            player = state.next_player_to_act()
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)

    def play_against_opponents(self, own: MakeBot, number: int) -> float:
        """Play one game against the opponent whose turn it is.

        Each opponent plays as many games in a row as there are seats.
        """
        rival = self.opponents[number // self.game.min_players % len(self.opponents)]
        return self.play_against(own, rival, number)

    def win_share(self, own: MakeBot, first: int, games: int) -> float:
        """Return the win share in a range of games."""
        return sum(self.play_against_opponents(own, first + game) for game in range(games)) / games

    def choose_opponents(self, specs: list[str], qualifying: int) -> list[str]:
        """Set the strongest of these bots as opponents and return their names."""
        makers = {spec: self.make_bot_function(spec) for spec in specs}
        if len(specs) > MAX_OPPONENTS:
            shares = {
                spec: sum(
                    self.play_against(makers[spec], makers[rival], game)
                    for rival in specs
                    if rival != spec
                    for game in range(qualifying)
                )
                for spec in specs
            }
            specs = sorted(shares, key=shares.__getitem__, reverse=True)[:MAX_OPPONENTS]
        self.opponents = [makers[spec] for spec in specs]
        return specs

    def make_bot_function(self, spec: str) -> MakeBot:
        """Return a function that makes this bot. Raises BastideError if the spec is invalid."""
        name, argument = split_bot_spec(spec)
        maker = find_bot_factory(self.game, name)
        maker.make_bot(name, argument, self.game, 0)
        return lambda: maker.make_bot(name, argument, self.game, self.seed)


def strategy_bot_maker(improver: StrategyFormat, text: str) -> MakeBot:
    """Return a function that makes bots from a valid strategy text."""
    return lambda: improver.make_bot(text, VARIATION_NAME)


class HillClimb:
    """Hill climbing: a strategy is replaced by a variation that wins more."""

    def __init__(
        self, arena: StrategyArena, strategy_format: StrategyFormat, text: str, rng: Rng, stages: tuple[int, ...]
    ) -> None:
        self.arena = arena
        self.strategy_format = strategy_format
        self.text = text
        self.rng = rng
        self.stages = stages
        self.tried = 0
        self.steps: list[ImprovementStep] = []
        #: Number of the first game of the current set, and the current strategy's results in it.
        self.first = 0
        self.parent_results: list[float] = []

    def bot_function(self, text: str) -> MakeBot:
        """Validate a strategy text and return a function that makes its bots. Raises BastideError."""
        self.strategy_format.make_bot(text, VARIATION_NAME)
        return strategy_bot_maker(self.strategy_format, text)

    def start_new_game_set(self) -> None:
        """Switch to a new set of games."""
        self.first += self.stages[-1] * 2
        self.parent_results = []

    def try_variation(self) -> ImprovementStep | None:
        """Try one variation. Returns the accepted step, or None."""
        self.tried += 1
        text = self.strategy_format.mutate(self.text, self.arena.options, self.rng)
        try:
            bot = self.bot_function(text)
        except BastideError:
            return None  # the change made the text invalid
        compared = self.compare_with_parent(bot)
        if compared is None:
            if self.tried % VARIATIONS_PER_GAME_SET == 0:
                self.start_new_game_set()
            return None
        before, after, games = compared
        changes = list(unified_diff(self.text.splitlines(), text.splitlines(), lineterm="", n=0))[2:]
        removed = [line[1:] for line in changes if line.startswith("-")]
        added = [line[1:] for line in changes if line.startswith("+")]
        taken = ImprovementStep(self.tried, removed, added, before, after, games)
        self.steps.append(taken)
        self.text = text
        self.start_new_game_set()
        return taken

    def compare_with_parent(self, bot: MakeBot) -> tuple[float, float, int] | None:
        """Return both win shares and the number of games if the variation is significantly better, else None.

        Stops early when an improvement becomes unlikely.
        """
        parent = self.bot_function(self.text)
        results: list[float] = []
        mean = error = 0.0
        for games in self.stages:
            results += [
                self.arena.play_against_opponents(bot, self.first + game) for game in range(len(results), games)
            ]
            self.parent_results += [
                self.arena.play_against_opponents(parent, self.first + game)
                for game in range(len(self.parent_results), games)
            ]
            gains = [new - old for new, old in zip(results, self.parent_results[:games], strict=True)]
            mean = sum(gains) / games
            error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / games
            if mean <= 0.3 * error:
                return None
            if mean > 2.7 * error and games >= self.stages[min(1, len(self.stages) - 1)]:
                break
        if mean <= 1.3 * error:
            return None
        games = len(results)
        return sum(self.parent_results[:games]) / games, sum(results) / games, games

    def remove_unused_parts(self) -> None:
        """Remove parts of the strategy that affect none of many games."""
        games = range(self.first, self.first + self.stages[min(1, len(self.stages) - 1)])
        results = [self.arena.play_against_opponents(self.bot_function(self.text), game) for game in games]
        going = True
        while going:
            going = False
            for shorter in self.strategy_format.simplifications(self.text):
                if results == [self.arena.play_against_opponents(self.bot_function(shorter), game) for game in games]:
                    self.text = shorter
                    going = True
                    break


def strategy_format_of(game: Game) -> StrategyFormat:
    """Return the strategy format of a game. Raises InvalidBot if it has none."""
    for maker in bot_factories(game):
        improver = maker.strategy_format(game)
        if improver is not None:
            return improver
    raise InvalidBot("no-improver", f"{game.id} has no strategy files", game=game.id)


def improve_strategy(
    game_id: str,
    text: str,
    source: str,
    options: Options,
    is_done: Callable[[], bool],
    seed: int = 0,
    rivals: list[str] | None = None,
    explore: bool = False,
    effort: GameCounts | None = None,
    on_step: Callable[[ImprovementStep], None] | None = None,
) -> Improvement:
    """Improve a strategy until ``is_done()`` is true.

    ``rivals`` are the opponents; by default the strongest bots are chosen. With ``explore`` the search starts from the
    best of this strategy and all simple starting strategies for the table. ``on_step`` is called with each accepted
    step.
    """
    game = get_game(game_id)
    improver = strategy_format_of(game)
    improver.make_bot(text, source)  # raises errors that name the file
    effort = effort or GameCounts()
    rng = Rng(seed)
    # far from 0, so that games with negative numbers have valid seeds
    arena = StrategyArena(game, options, (1 << 50) + (int(rng.below(1 << 30)) << 10))
    names = arena.choose_opponents(rivals or improver.opponent_bots(), effort.qualifying)
    ideas = [text, *(improver.starting_strategies(arena.options) if explore else [])]
    considered = len(ideas)
    for games in effort.trials if explore else ():
        shares = {idea: arena.win_share(strategy_bot_maker(improver, idea), FIRST_TRIAL_GAME, games) for idea in ideas}
        ideas = sorted(shares, key=shares.__getitem__, reverse=True)[: max(1, len(ideas) // 8)]
    start = arena.win_share(strategy_bot_maker(improver, text), FIRST_FINAL_GAME, effort.final_games)
    evolution = HillClimb(arena, improver, ideas[0], rng, effort.stages)
    while not is_done():
        step = evolution.try_variation()
        if step is not None and on_step is not None:
            on_step(step)
    evolution.remove_unused_parts()
    end = arena.win_share(strategy_bot_maker(improver, evolution.text), FIRST_FINAL_GAME, effort.final_games)
    return Improvement(
        evolution.text,
        names,
        WinShare(start, effort.final_games),
        WinShare(end, effort.final_games),
        evolution.tried,
        considered,
        evolution.steps,
    )
