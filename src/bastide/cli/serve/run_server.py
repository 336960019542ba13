"""``bastide serve``: run the server."""

from __future__ import annotations

import os
import sys

import click

from bastide.cli.parameter_types import CountParam, WordChoiceParam, translated_option
from bastide.cli.translated_commands import TranslatedCommand, translate


@click.command(
    "serve",
    cls=TranslatedCommand,
    examples=(
        "bastide serve",
        "bastide serve --lan",
        "bastide serve --host 0.0.0.0 --port 80 --public-url https://play.example.org",
        "bastide serve --database postgresql://bastide@localhost/bastide",
        "bastide serve --database postgresql://bastide@localhost/bastide --processes 4",
    ),
)
@translated_option("--lan", is_flag=True)
@translated_option("--host", default=None, metavar="ADDRESS")
@translated_option("--port", type=CountParam(0), default=None, metavar="N")
@translated_option("--database", default=None, metavar="URL")
@translated_option("--public-url", default=None, metavar="URL")
@translated_option("--entrance", type=WordChoiceParam(["open", "invitation", "password"]), default=None)
@translated_option("--no-sign-up", is_flag=True)
@translated_option("--allowed-hosts", default=None, metavar="NAMES")
@translated_option("--processes", type=CountParam(0), default=None, is_flag=False, flag_value="0", metavar="[N]")
@translated_option("--workers", type=CountParam(1), default=None, metavar="N")
@translated_option("--browser", is_flag=True)
def serve(
    lan: bool,
    host: str | None,
    port: int | None,
    database: str | None,
    public_url: str | None,
    entrance: str | None,
    no_sign_up: bool,
    allowed_hosts: str | None,
    processes: int | None,
    workers: int | None,
    browser: bool,
) -> None:
    from bastide.server.connections.network_access_routes import lan_addresses
    from bastide.server.run import run_server
    from bastide.server.settings import read_settings

    given = {
        "host": host or ("0.0.0.0" if lan else None),
        "port": port,
        "database": database,
        "public_url": public_url,
        "entrance": entrance,
        "sign_up": False if no_sign_up else None,
        "names": click.get_current_context().find_root().params.get("names"),
        "allowed_hosts": allowed_hosts,
        "processes": processes,
        "bot_workers": workers,
    }
    # At home, print only the address and warnings.
    quiet = {"log_level": "warning"} if browser and "BASTIDE_LOG_LEVEL" not in os.environ else {}
    settings = read_settings({**given, **quiet, "allow_lan_opening": browser or None})

    def ready(address: str) -> None:
        click.echo(translate("cli-serve-ready", address=address))
        if lan and not settings.public_url:
            for each in lan_addresses():
                click.echo(translate("cli-serve-network", address=f"http://{each}:{address.rpartition(':')[2]}"))
        if browser and can_open_browser():
            import webbrowser

            webbrowser.open(address)

    run_server(settings, ready, any_port=port is None and "BASTIDE_PORT" not in os.environ)


def can_open_browser() -> bool:
    """Whether a graphical browser can be opened. Without a display, Python might start one in the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
