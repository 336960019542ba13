"""Tournament between strategies that a user has sent to the server.

It reads no files and runs no user code: its bots are fast built-in ones, and bots that follow a text from the request.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bastide.bots import find_maker, split_spec
from bastide.bots.files import handed
from bastide.bots.search.thinking import Learner
from bastide.core import Game, get_game
from bastide.core.bot import Improver
from bastide.core.errors import BastideError, InvalidBot
from bastide.sim.improving import improver_for
from bastide.sim.tournaments.tournament import Finished, Piece, Tournament, play_piece


@dataclass(frozen=True)
class Trial:
    """A validated tournament and the strategy texts of its bots, by name."""

    tournament: Tournament
    texts: Mapping[str, str]

    def remarks(self) -> list[InvalidBot]:
        """Return the warnings about the bots."""
        with handed(self.texts):
            return self.tournament.remarks()


def trial_of(tournament: Tournament, texts: Mapping[str, str]) -> Trial:
    """Make a valid trial. Raises BastideError if something is wrong with it."""
    game = get_game(tournament.game)
    with handed(texts):
        for bot in dict.fromkeys(tournament.bots):
            check_bot(game, bot, texts)
        return Trial(filled(tournament, game).checked(), texts)


def check_bot(game: Game, bot: str, texts: Mapping[str, str]) -> None:
    """Raise InvalidBot unless the bot is built-in or follows a sent text, and answers quickly."""
    name, argument = split_spec(bot)
    maker = find_maker(game, name)
    if argument and not (argument in texts and name == improver_for(game).kind()):
        raise InvalidBot("trial-bot", f"{bot} cannot be tried here: it is made of something that was not sent", bot=bot)
    if isinstance(maker.make(name, argument, game, 0), Learner):
        raise InvalidBot("trial-thinks", f"{bot} thinks too long for a trial here; use the command line", bot=bot)


def filled(tournament: Tournament, game: Game) -> Tournament:
    """Fill all seats: with fewer bots than seats, each sits there more than once."""
    seats = max(2, tournament.seats or game.min_players)
    count = len(set(tournament.bots))
    if len(tournament.bots) >= seats or count < 2:
        return tournament
    times = -(-seats // count)
    return replace(tournament, bots=tuple(bot for bot in dict.fromkeys(tournament.bots) for _ in range(times)))


def play_part(texts: Mapping[str, str], piece: Piece) -> tuple[int, list[Finished], float]:
    """Play a chunk of a trial, in any process."""
    with handed(texts):
        return play_piece(*piece)


def problem_with(improver: Improver, text: str, name: str) -> BastideError | None:
    """Return the error in a strategy text, or None."""
    try:
        improver.bot(text, name)
    except BastideError as error:
        return error
    return None
