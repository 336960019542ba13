"""Command line that reproduces a tournament or a series."""

from __future__ import annotations

import shlex

from bastide.core import get_game
from bastide.sim.series import Series
from bastide.sim.tournaments.tournament import Tournament


def command(tournament: Tournament | Series) -> str:
    """Return the command line that plays this again."""
    game = get_game(tournament.game)
    alone = isinstance(tournament, Series)
    words = ["bastide", "simulate" if alone else "tournament", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--games", str(tournament.games), "--seed", str(tournament.seed)]
    if isinstance(tournament, Series):
        words += ["--rotate"] if tournament.rotate else []
    else:
        words += ["--seats", str(tournament.seats)]
    for option in game.options:
        if tournament.options[option.id] != option.default:
            words += ["--option", f"{option.id}={option.write(tournament.options[option.id])}"]
    return shlex.join(words + (["--until-clear"] if tournament.until_clear else []))
