"""``bastide bots``: list the bots of a game with a description."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap

import click

from bastide.bots.level_files import is_frozen_level
from bastide.cli.parameter_types import game_argument, json_option
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator
from bastide.core.game import Game
from bastide.tables.available_bots import get_thinking_seconds


@click.command("bots", cls=TranslatedCommand, examples=("bastide bots dominion", "bastide bots carcassonne --json"))
@game_argument()
@json_option()
def bots(game: Game, as_json: bool) -> None:
    from bastide.bots import bot_names
    from bastide.bots.difficulty_levels import LEVELS

    known = bot_names(game)
    levels = [level for level in LEVELS if level in known]
    ordered = levels + [name for name in known if name not in levels]
    if as_json:
        print_json(
            [
                {
                    "name": name,
                    "level": levels.index(name) + 1 if name in levels else None,
                    "about": bot_description(game, name),
                }
                for name in ordered
            ]
        )
        return
    width = max(40, get_terminal_size().columns)
    for name in ordered:
        click.echo(name)
        for line in wrap(bot_description(game, name), width - 4):
            click.echo("    " + line)


def bot_description(game: Game, name: str) -> str:
    """Return the description of a bot; empty if there is none."""
    if is_frozen_level(name):
        level, _, version = name.partition("@")
        return get_translator().translate("cli-bots-frozen", {"level": level, "version": version})
    known = [
        message
        for message in (f"{game.id}-about-bot-{name}", f"web-bot-{name}.about", f"cli-bots-{name}")
        if get_translator().has_message(message)
    ]
    seconds = round(get_thinking_seconds(game, name))
    return get_translator().translate(known[0], {"seconds": seconds}) if known else ""
