"""``bastide site``: write Bastide as a folder of static files."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.params import option
from bastide.cli.text import Command, say


@click.command("site", cls=Command, examples=("bastide site out", "python -m http.server -d out"))
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@option("--wheel", type=click.Path(path_type=Path), default=None, metavar="FILE")
def site(folder: Path, wheel: Path | None) -> None:
    from bastide.device.site.site_folder import write_folder

    size = write_folder(folder, wheel=wheel)
    click.echo(say("cli-site-written", path=str(folder), megabytes=round(size / 1e6)))
