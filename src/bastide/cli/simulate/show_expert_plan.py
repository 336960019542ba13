"""``bastide plan``: print the plan that the expert bot makes for a table."""

from __future__ import annotations

from time import monotonic

import click

from bastide.bots.difficulty_levels import planning_heuristics
from bastide.bots.search.run_search import prepare_for_game
from bastide.bots.search.search_budget import SearchBudget
from bastide.cli.parameter_types import (
    RangeParam,
    game_argument,
    game_options_option,
    parse_game_options,
    seed_option,
    translated_option,
)
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core import Rng
from bastide.core.errors import InvalidBot
from bastide.core.game import Game

#: One hour.
MAX_SECONDS = 3600.0


@click.command(
    "plan",
    cls=TranslatedCommand,
    examples=(
        "bastide plan dominion --option kingdom=first_game_2e",
        "bastide plan dominion --option kingdom=random --seed 7 --seconds 30",
    ),
)
@game_argument()
@translated_option("--seconds", type=RangeParam(0.0, MAX_SECONDS), default=3.0, metavar="N")
@seed_option()
@game_options_option()
def plan(game: Game, seconds: float, seed: int, options: tuple[str, ...]) -> None:
    state = game.new_state(game.min_players, parse_game_options(game, options), seed)
    player = state.next_player_to_act()
    rng = Rng(seed)
    judgement = planning_heuristics(game)
    tried = 0
    if judgement.planning_share > 0.0:
        began = monotonic()
        tried = (
            prepare_for_game(state.seat(player), judgement, SearchBudget(seconds=seconds / 2)) if seconds > 0.0 else 0
        )
        while tried == 0 or monotonic() - began < seconds:
            judgement.improve_plan(state.sample_position(player, rng), player, rng)
            tried += 1
    text = judgement.plan_as_strategy_text(player)
    if not text:
        raise InvalidBot("no-plan", f"the expert bot of {game.id} has no plan to print", game=game.id)
    click.echo(f"# {translate('cli-plan-head', games=tried)}")
    click.echo(text, nl=False)
