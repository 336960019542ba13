"""Series of games between the same bots, as data, so that any process can play any part of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bastide.bots import find_bot_factory, split_bot_spec
from bastide.core import Bot, Game, Options, State, derive_seed, get_game
from bastide.core.errors import BastideError, InvalidBot
from bastide.core.randomness.rng import check_seed
from bastide.core.series_setup import BotSpec, GameDealer


@dataclass(frozen=True)
class GameSeries:
    """A number of games with the same settings and bots. JSON data: can be sent to another process."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: Options = field(default_factory=dict)
    #: Whether the bots move on by one seat from game to game.
    rotate: bool = False
    #: Whether each deal is played once per seat rotation, so that luck affects all bots alike.
    replay_deals: bool = False

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.bots)

    @property
    def until_clear(self) -> bool:
        """Always False: a series is played to its last game."""
        return False

    def validated(self) -> GameSeries:
        """Return the series with complete options. Raises BastideError if it cannot be played."""
        game = get_game(self.game)
        if self.games < 1:
            raise BastideError(
                "games-count", f"the number of games must be at least 1, not {self.games}", games=self.games
            )
        check_seed(self.seed)
        game.check_players(len(self.bots))
        for spec in self.bots:
            name, argument = split_bot_spec(spec)
            find_bot_factory(game, name).make_bot(name, argument, game, 0)
        options = game.check_options(len(self.bots), self.options)
        return GameSeries(self.game, self.bots, self.games, self.seed, options, self.rotate, self.replay_deals)

    def warnings(self) -> list[InvalidBot]:
        """Return the warnings about the bots of a validated series, once per bot."""
        game = get_game(self.game)
        found: list[InvalidBot] = []
        for spec in dict.fromkeys(self.bots):
            name, argument = split_bot_spec(spec)
            found += find_bot_factory(game, name).warnings(name, argument, game, self.options)
        return found

    def check_recordable(self) -> None:
        """Raise BastideError if a bot changes the set-up, because a record could not reproduce such a game."""
        game = get_game(self.game)
        for spec in self.bots:
            name, argument = split_bot_spec(spec)
            if find_bot_factory(game, name).changes_setup(name, argument, game):
                raise BastideError(
                    "start-record",
                    f"{spec} starts with its own cards, so the game can't be recorded",
                    bot=spec,
                )

    def game_seed(self, index: int) -> int:
        """Return the seed of one game, enough with the options to reproduce it."""
        return derive_seed(self.seed, self.deal_number(index))

    def deal_number(self, index: int) -> int:
        """Return the number of the deal of game number ``index``."""
        return index // len(self.bots) if self.replay_deals else index

    def seat_of(self, index: int, bot: int) -> int:
        """Return the seat of bot number ``bot`` in game number ``index``."""
        return (bot + index) % len(self.bots) if self.rotate else bot

    def seats_of(self, index: int) -> list[int]:
        """Return the seat of each bot in game number ``index``."""
        return [self.seat_of(index, bot) for bot in range(len(self.bots))]


class SeriesDealer:
    """Sets up the games of a validated series."""

    def __init__(self, series: GameSeries) -> None:
        self.series = series
        self.game: Game = get_game(series.game)
        # Games cache what they derive from validated options; a new process must fill that cache.
        self.game.check_options(len(series.bots), series.options)
        self._sitters = []
        for spec in series.bots:
            name, argument = split_bot_spec(spec)
            self._sitters.append(BotSpec(find_bot_factory(self.game, name), name, argument))
        # The options are already validated; a long series does not validate them for each game.
        self._dealing = GameDealer(self.game, series.options, series.seed, self._sitters)
        #: Whether a bot changes the set-up.
        self._arranges = any(each.factory.changes_setup(each.name, each.argument, self.game) for each in self._sitters)

    def deal_game(self, index: int) -> tuple[State, list[Bot]]:
        """Return the initial state of game number ``index`` and a bot for each seat."""
        series = self.series
        shift = index if series.rotate else 0
        state, bots = self._dealing.deal_game(series.deal_number(index), shift)
        if self._arranges:
            for seat in range(series.seats):
                each = self._sitters[(seat - shift) % series.seats]
                state = each.factory.change_setup(each.name, each.argument, self.game, state, seat)
        return state, bots
