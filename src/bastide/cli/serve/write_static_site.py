"""``bastide site``: write Bastide as a folder of static files."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import translated_option
from bastide.cli.translated_commands import TranslatedCommand, translate


@click.command("site", cls=TranslatedCommand, examples=("bastide site out", "python -m http.server -d out"))
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@translated_option("--wheel", type=click.Path(path_type=Path), default=None, metavar="FILE")
def site(folder: Path, wheel: Path | None) -> None:
    from bastide.device.site.site_builder import write_site

    size = write_site(folder, wheel=wheel)
    click.echo(translate("cli-site-written", path=str(folder), megabytes=round(size / 1e6)))
