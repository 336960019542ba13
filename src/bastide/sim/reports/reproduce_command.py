"""Command line that reproduces a tournament or a series."""

from __future__ import annotations

import shlex

from bastide.core import get_game
from bastide.sim.game_series import GameSeries
from bastide.sim.tournaments.round_robin import Tournament


def reproduce_command(tournament: Tournament | GameSeries) -> str:
    """Return the command line that plays this again."""
    game = get_game(tournament.game)
    alone = isinstance(tournament, GameSeries)
    words = ["bastide", "simulate" if alone else "tournament", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--games", str(tournament.games), "--seed", str(tournament.seed)]
    if isinstance(tournament, GameSeries):
        words += ["--rotate"] if tournament.rotate else []
    else:
        words += ["--seats", str(tournament.seats)]
    for option in game.options:
        if tournament.options[option.id] != option.default:
            words += ["--option", f"{option.id}={option.to_text(tournament.options[option.id])}"]
    return shlex.join(words + (["--until-clear"] if tournament.until_clear else []))
