"""``bastide plan``: print the plan that the expert bot makes for a table."""

from __future__ import annotations

from time import monotonic

import click

from bastide.bots.levels import planning_for
from bastide.bots.search.budget import Budget
from bastide.bots.search.thinking import rehearse
from bastide.cli.params import RangeParam, game_argument, option, read_options, seed_option, table_option
from bastide.cli.text import Command, say
from bastide.core import Rng
from bastide.core.errors import InvalidBot
from bastide.core.game import Game

#: One hour.
MOST_SECONDS = 3600.0


@click.command(
    "plan",
    cls=Command,
    examples=(
        "bastide plan dominion --option kingdom=first_game_2e",
        "bastide plan dominion --option kingdom=random --seed 7 --seconds 30",
    ),
)
@game_argument()
@option("--seconds", type=RangeParam(0.0, MOST_SECONDS), default=3.0, metavar="N")
@seed_option()
@table_option()
def plan(game: Game, seconds: float, seed: int, options: tuple[str, ...]) -> None:
    state = game.new_state(game.min_players, read_options(game, options), seed)
    player = state.next_actor()
    rng = Rng(seed)
    judgement = planning_for(game)
    tried = 0
    if judgement.planning > 0.0:
        began = monotonic()
        tried = rehearse(state.seat(player), judgement, Budget(seconds=seconds / 2)) if seconds > 0.0 else 0
        while tried == 0 or monotonic() - began < seconds:
            judgement.plan(state.sample(player, rng), player, rng)
            tried += 1
    text = judgement.plan_in_words(player)
    if not text:
        raise InvalidBot("no-plan", f"the expert bot of {game.id} makes no plan that can be printed", game=game.id)
    click.echo(f"# {say('cli-plan-head', games=tried)}")
    click.echo(text, nl=False)
