"""``bastide bot``: bring a program that speaks the engine protocol to tables of a server."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from threading import Lock

import click

from bastide.cli.parameter_types import CountParam, RangeParam, translated_option
from bastide.cli.terminal_output import error_text, print_warning
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.errors import BastideError
from bastide.core.utilities.optional_packages import require_package


@click.command(
    "bot",
    cls=TranslatedCommand,
    examples=(
        'bastide bot --server https://play.example.org --token-file my-bot.token --engine "./my-bot"',
        "bastide bot --token-file my-bot.token --engine medium",
        'bastide bot --token-file my-bot.token --engine "./my-bot --fast" --games dominion --anyone --most 3',
    ),
)
@translated_option("--server", default="http://localhost:8421", metavar="URL")
@translated_option("--token-file", required=True, type=click.Path(exists=True, dir_okay=False), metavar="FILE")
@translated_option("--engine", required=True, metavar="COMMAND")
@translated_option("--games", default="", metavar="GAMES")
@translated_option("--anyone", is_flag=True)
@translated_option("--most", type=CountParam(1), default=1, metavar="N")
@translated_option("--seconds", type=RangeParam(0.01, 3600), default=1.0, metavar="S")
def bot(server: str, token_file: str, engine: str, games: str, anyone: bool, most: int, seconds: float) -> None:
    require_package("websockets", "server")
    from bastide.bots.external_engines.engine_bot import BOT_FACTORY
    from bastide.core.game_registry import get_game
    from bastide.server.bot_client.account_connection import AccountConnection
    from bastide.server.bot_client.bot_client import BotClient, BotTerms
    from bastide.server.bot_client.seat_player import EngineSettings

    named = tuple(get_game(each.strip()).id for each in games.split(",") if each.strip())
    account = AccountConnection(server, read_token(Path(token_file)))
    settings = EngineSettings(engine_command(engine), BOT_FACTORY.engines, round(seconds * 1000))
    settings.engines.give_back(settings.engines.take(settings.command))  # start it, so that errors come now
    lock = Lock()

    def report(message: str, /, **values: object) -> None:
        shown = {
            name: error_text(each) if isinstance(each, BastideError) else str(each) for name, each in values.items()
        }
        with lock:
            click.echo(translate(message, **shown))

    try:
        account.get("/api/bot")
        if server.startswith("http:") and not is_local(server):
            print_warning(BastideError("bot-plain-http", "the token is sent without encryption; use https"))
        BotClient(account, BotTerms(anyone, named, most), settings, report).run()
    finally:
        settings.engines.close()


def read_token(path: Path) -> str:
    """Return the token in a file. Raises ``BastideError`` if it contains none."""
    token = path.read_text(encoding="utf-8", errors="replace").strip()
    if not token.isascii() or not token or len(token.split()) != 1:
        raise BastideError("bot-token-file", f"{path} contains no token", file=str(path))
    return token


def engine_command(engine: str) -> str:
    """Return the command of an engine: as given, or that of ``bastide engine`` for a bot of Bastide."""
    from bastide.bots.bot_registry import bot_names, split_bot_spec
    from bastide.core.game_registry import game_ids, get_game

    name, _ = split_bot_spec(engine)
    if any(name in bot_names(get_game(game)) for game in game_ids()):
        return shlex.join([sys.executable, "-m", "bastide", "engine", engine])
    return engine


def is_local(server: str) -> bool:
    """Return whether a URL names this machine."""
    from urllib.parse import urlsplit

    return urlsplit(server).hostname in ("localhost", "127.0.0.1", "::1")
