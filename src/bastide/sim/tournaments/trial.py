"""A trial: a tournament between strategies that somebody has sent, who is not at this machine.

They name no files and bring no programs: bots are those that come along and answer at once, and those that follow a
text that was sent.
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
    """A checked tournament, and the texts that its bots follow, by name."""

    tournament: Tournament
    texts: Mapping[str, str]

    def remarks(self) -> list[InvalidBot]:
        """What is worth knowing before it begins."""
        with handed(self.texts):
            return self.tournament.remarks()


def trial_of(tournament: Tournament, texts: Mapping[str, str]) -> Trial:
    """A trial that can be played; a BastideError that says what is wrong with it."""
    game = get_game(tournament.game)
    with handed(texts):
        for bot in dict.fromkeys(tournament.bots):
            check_bot(game, bot, texts)
        return Trial(filled(tournament, game).checked(), texts)


def check_bot(game: Game, bot: str, texts: Mapping[str, str]) -> None:
    """An error for a bot that does not come along and follows no text that was sent, or that thinks for long."""
    name, argument = split_spec(bot)
    maker = find_maker(game, name)
    if argument and not (argument in texts and name == improver_for(game).kind()):
        raise InvalidBot("trial-bot", f"{bot} cannot be tried here: it is made of something that was not sent", bot=bot)
    if isinstance(maker.make(name, argument, game, 0), Learner):
        raise InvalidBot("trial-thinks", f"{bot} thinks too long for a trial here; use the command line", bot=bot)


def filled(tournament: Tournament, game: Game) -> Tournament:
    """With bots for all seats: where they are fewer than the seats, each sits there more than once."""
    seats = max(2, tournament.seats or game.min_players)
    count = len(set(tournament.bots))
    if len(tournament.bots) >= seats or count < 2:
        return tournament
    times = -(-seats // count)
    return replace(tournament, bots=tuple(bot for bot in dict.fromkeys(tournament.bots) for _ in range(times)))


def play_part(texts: Mapping[str, str], piece: Piece) -> tuple[int, list[Finished], float]:
    """Play a piece of a trial, on whatever process."""
    with handed(texts):
        return play_piece(*piece)


def problem_with(improver: Improver, text: str, name: str) -> BastideError | None:
    """What is wrong with a text that is meant as a strategy."""
    try:
        improver.bot(text, name)
    except BastideError as error:
        return error
    return None
