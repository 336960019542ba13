"""Tournament between strategies that a user has sent to the server.

It reads no files and runs no user code: its bots are fast built-in ones, and bots that follow a text from the request.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from time import process_time
from typing import Final, NamedTuple

from bastide.bots import find_bot_factory, split_bot_spec
from bastide.bots.search.run_search import DecisionSearchBot
from bastide.bots.strategy_file_reader import use_uploaded_files
from bastide.core import Game, get_game
from bastide.core.bot import StrategyFormat
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.game_result import GameInProgress
from bastide.sim.game_series import SeriesDealer
from bastide.sim.strategy_search import strategy_format_of
from bastide.sim.tournaments.round_robin import FinishedGame, GameChunk, Tournament

#: Longer games of a trial are draws.
MAX_DECISIONS_PER_TRIAL_GAME: Final = 2_000
#: Processor time of one piece of a trial, checked before every decision.
PIECE_CPU_SECONDS: Final = 0.5
#: Unfinished games that a worker keeps, one for each running trial.
MAX_UNFINISHED_GAMES: Final = 40


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


class TrialPiece(NamedTuple):
    """Games that a worker has finished in one piece of a trial, and the processor time of the piece."""

    table: int
    games: list[FinishedGame]
    cpu_seconds: float
    #: Number of games that reached ``MAX_DECISIONS_PER_TRIAL_GAME``.
    stopped_games: int


#: Games that a piece left unfinished, by trial and table, with the number of the game. The next piece continues them.
_unfinished: OrderedDict[tuple[str, int], tuple[int, GameInProgress]] = OrderedDict()


def play_trial_piece(id: str, texts: Mapping[str, str], chunk: GameChunk) -> TrialPiece:
    """Play games of a trial for at most ``PIECE_CPU_SECONDS``, in any process.

    The first game may be unfinished at the end of the piece: then this process keeps it for the next piece. Another
    process, or a later one, starts the game again.
    """
    series, table, start, stop, _ = chunk
    began = process_time()
    deadline = began + PIECE_CPU_SECONDS

    asked = 0

    def should_pause(decisions: int) -> bool:
        nonlocal asked
        asked += 1  # every piece makes at least one decision
        return decisions >= MAX_DECISIONS_PER_TRIAL_GAME or (asked > 1 and process_time() >= deadline)

    finished: list[FinishedGame] = []
    stopped_games = 0
    with use_uploaded_files(texts):
        dealer = SeriesDealer(series)
        for index in range(start, stop):
            number, game = _unfinished.pop((id, table), (-1, None))
            if game is None or number != index:
                state, bots = dealer.deal_game(index)
                game = GameInProgress(dealer.game, state, bots, state.apply)
            if game.play(should_pause):
                finished.append(FinishedGame(table, index, game.result()))
            elif game.decisions >= MAX_DECISIONS_PER_TRIAL_GAME:
                finished.append(FinishedGame(table, index, game.draw_result()))
                stopped_games += 1
            else:
                _unfinished[id, table] = (index, game)
                if len(_unfinished) > MAX_UNFINISHED_GAMES:
                    _unfinished.popitem(last=False)
                break
            if process_time() >= deadline:
                break
    return TrialPiece(table, finished, process_time() - began, stopped_games)


def strategy_error(improver: StrategyFormat, text: str, name: str) -> BastideError | None:
    """Return the error in a strategy text, or None."""
    try:
        improver.make_bot(text, name)
    except BastideError as error:
        return error
    return None
