"""``bastide games``: list the installed games."""

from __future__ import annotations

import click

from bastide.cli.parameter_types import json_option
from bastide.cli.terminal_output import error_text, print_error, print_json, print_table
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_game


@click.command("games", cls=TranslatedCommand, examples=("bastide games", "bastide games --json"))
@json_option()
def games(as_json: bool) -> None:
    known = _load_games()
    if as_json:
        print_json([_game_data(game) for game in known])
        return
    translator = get_translator()
    columns = [
        translate("cli-games-id"),
        translate("cli-games-name"),
        translate("cli-games-players"),
        translate("cli-games-bots"),
    ]
    rows = []
    for game in known:
        from bastide.bots import bot_names

        bots = bot_names(game)
        shown = ", ".join(bots[:4]) + (", ..." if len(bots) > 4 else "")
        rows.append([game.id, translator.translate(game.id), f"{game.min_players}-{game.max_players}", shown])
    print_table(columns, rows)


def _load_games() -> list[Game]:
    """Load every game. A game that cannot be loaded is reported and skipped."""
    found = []
    for name in game_ids():
        try:
            found.append(get_game(name))
        except BastideError as error:
            print_error(error_text(error))
    return found


def _game_data(game: Game) -> dict[str, object]:
    from bastide.bots import bot_names

    return {
        "id": game.id,
        "rules_version": game.rules_version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "goldfish": game.goldfish,
        "action_space": game.action_space,
        "options": [option.form_field() for option in game.options],
        "components": game.component_kinds,
        "bots": bot_names(game),
    }
