"""Tournament between strategies that a user has sent to the server.

It reads no files and runs no user code: its bots are fast built-in ones, and bots that follow a text from the request.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bastide.bots import find_bot_factory, split_bot_spec
from bastide.bots.search.run_search import DecisionSearchBot
from bastide.bots.strategy_file_reader import use_uploaded_files
from bastide.core import Game, get_game
from bastide.core.bot import StrategyFormat
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.strategy_search import strategy_format_of
from bastide.sim.tournaments.round_robin import FinishedGame, GameChunk, Tournament, play_pairing_chunk


@dataclass(frozen=True)
class StrategyTrial:
    """A validated tournament and the strategy texts of its bots, by name."""

    tournament: Tournament
    texts: Mapping[str, str]

    def warnings(self) -> list[InvalidBot]:
        """Return the warnings about the bots."""
        with use_uploaded_files(self.texts):
            return self.tournament.warnings()


def make_trial(tournament: Tournament, texts: Mapping[str, str]) -> StrategyTrial:
    """Make a valid trial. Raises BastideError if something is wrong with it."""
    game = get_game(tournament.game)
    with use_uploaded_files(texts):
        for bot in dict.fromkeys(tournament.bots):
            check_trial_bot(game, bot, texts)
        return StrategyTrial(fill_seats(tournament, game).validated(), texts)


def check_trial_bot(game: Game, bot: str, texts: Mapping[str, str]) -> None:
    """Raise InvalidBot unless the bot is built-in or follows a sent text, and answers quickly."""
    name, argument = split_bot_spec(bot)
    maker = find_bot_factory(game, name)
    if argument and not (argument in texts and name == strategy_format_of(game).bot_name()):
        raise InvalidBot("trial-bot", f"{bot} can't be tested here: part of it was not uploaded", bot=bot)
    if isinstance(maker.make_bot(name, argument, game, 0), DecisionSearchBot):
        raise InvalidBot("trial-thinks", f"{bot} is too slow to test here; use `bastide tournament` instead", bot=bot)


def fill_seats(tournament: Tournament, game: Game) -> Tournament:
    """Fill all seats: with fewer bots than seats, each sits there more than once."""
    seats = max(2, tournament.seats or game.min_players)
    count = len(set(tournament.bots))
    if len(tournament.bots) >= seats or count < 2:
        return tournament
    times = -(-seats // count)
    return replace(tournament, bots=tuple(bot for bot in dict.fromkeys(tournament.bots) for _ in range(times)))


def play_trial_chunk(texts: Mapping[str, str], piece: GameChunk) -> tuple[int, list[FinishedGame], float]:
    """Play a chunk of a trial, in any process."""
    with use_uploaded_files(texts):
        return play_pairing_chunk(*piece)


def strategy_error(improver: StrategyFormat, text: str, name: str) -> BastideError | None:
    """Return the error in a strategy text, or None."""
    try:
        improver.make_bot(text, name)
    except BastideError as error:
        return error
    return None
