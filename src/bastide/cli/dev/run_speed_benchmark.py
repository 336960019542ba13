"""``bastide bench``: measure how fast the games run on this machine."""

from __future__ import annotations

import click

from bastide.cli.parameter_types import GameParam, RangeParam, json_option, translated_option
from bastide.cli.terminal_output import print_json, print_table, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_game
from bastide.sim.speed_benchmark import measure_speed


@click.command("bench", cls=TranslatedCommand, examples=("bastide bench", "bastide bench dominion --seconds 10 --json"))
@click.argument("games", type=GameParam(), nargs=-1, metavar="[GAME]...")
@translated_option("--seconds", type=RangeParam(0.1, 3600), default=2.0, metavar="S")
@json_option()
def bench(games: tuple[Game, ...], seconds: float, as_json: bool) -> None:
    chosen = games or tuple(get_game(name) for name in game_ids())
    speeds = []
    with progress_bar(len(chosen), translate("cli-bench-working")) as advance:
        for game in chosen:
            speeds.append(measure_speed(game, seconds))
            if advance is not None:
                advance(1)
    if as_json:
        print_json({speed.game: {k: v for k, v in speed.to_json_data().items() if k != "game"} for speed in speeds})
        return
    columns = ["game", "players", "games_per_second", "decisions_per_second", "clone_us", "compiled"]
    titles = [translate(f"cli-bench-{column}") for column in columns]
    rows = [
        [
            speed.game,
            str(speed.players),
            f"{speed.games_per_second:,.0f}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.clone_us:.2f}",
            translate("word-yes" if speed.compiled else "word-no"),
        ]
        for speed in speeds
    ]
    print_table(titles, rows)
