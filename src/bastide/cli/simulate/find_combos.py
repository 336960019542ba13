"""``bastide combos``: the best two-card combos of a kingdom or of a set."""

from __future__ import annotations

import click

from bastide.cli.parameter_types import (
    BotsParam,
    GameParam,
    game_options_option,
    games_option,
    json_option,
    parse_game_options,
    seed_option,
    translated_option,
)
from bastide.cli.terminal_output import print_json, print_table, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.game import Game
from bastide.sim.combo_search import MEASURED_GAMES, Combo, ComboSearch, count_combos, find_combos
from bastide.sim.reports.number_format import NumberFormat


@click.command(
    "combos",
    cls=TranslatedCommand,
    examples=(
        "bastide combos",
        "bastide combos --option kingdom=random --option sets=prosperity --games 100",
        "bastide combos --option kingdom=first_game_2e --card village --against big_money_ultimate",
    ),
)
@translated_option("--game", type=GameParam(), default="dominion", metavar="GAME")
@translated_option("--card", default="", metavar="CARD")
@translated_option("--against", type=BotsParam(), default=(), metavar="A,B,...")
@games_option(MEASURED_GAMES)
@seed_option()
@game_options_option()
@json_option()
def combos_command(
    game: Game,
    card: str,
    against: tuple[str, ...],
    games: int,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    chosen = parse_game_options(game, options)
    total = count_combos(game.id, chosen, card)
    with progress_bar(total, translate("cli-simulate-working", game=game.id)) as advance:
        found = find_combos(game.id, chosen, games, seed, list(against), card, progress=advance)
    if as_json:
        print_json(
            {
                "game": game.id,
                "opponents": found.opponents,
                "pairs": [_data(combo) for combo in found.pairs],
                "singles": [_data(combo) for combo in found.singles.values()],
            }
        )
    else:
        _print_results(found)


def _print_results(found: ComboSearch) -> None:
    figures = NumberFormat(get_translator())
    columns = [translate(f"cli-combos-{name}") for name in ("combo", "share", "gain", "alone")]
    rows = []
    for combo in found.pairs:
        alone = " / ".join(figures.percent(found.singles[part].result.share) for part in combo.components)
        gain = f"{100 * (combo.gain or 0.0):+.1f}"
        rows.append([" + ".join(combo.components), _share_text(combo, figures), gain, alone])
    print_table(columns, rows)
    click.echo(translate("cli-combos-note", opponents=", ".join(found.opponents), games=found.pairs[0].result.games))


def _share_text(combo: Combo, figures: NumberFormat) -> str:
    return f"{figures.percent(combo.result.share)} ({figures.percent_range(*combo.result.interval)})"


def _data(combo: Combo) -> dict[str, object]:
    return {
        "cards": list(combo.components),
        "share": combo.result.share,
        "interval": list(combo.result.interval),
        "games": combo.result.games,
        "gain": combo.gain,
        "strategy": combo.text,
    }
