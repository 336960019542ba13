"""``bastide embed``: write a recorded game as a web page, or as data for ``<bastide-viewer>`` on one's own page."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.art.embedding import VIEWER_SCRIPT, data_text, embed_record, page_text
from bastide.cli.parameter_types import CountParam, translated_option
from bastide.cli.play.load_position import require_file
from bastide.cli.play.replay_record import load_record
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import BastideError
from bastide.core.journal import SPECTATOR
from bastide.locale import Catalogue, complete_languages

#: Value of ``--languages`` for all complete ones.
ALL_LANGUAGES = "all"


@click.command(
    "embed",
    cls=TranslatedCommand,
    examples=(
        "bastide embed game.record -o game.html",
        "bastide embed game.record -o game.json --languages en,de --seat 0",
        "bastide embed --script -o bastide-viewer.js",
    ),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="[FILE]", required=False)
@translated_option("--out", "-o", required=True, metavar="FILE")
@translated_option("--languages", default=None, metavar="LANG,...")
@translated_option("--seat", type=CountParam(0), default=None, metavar="P")
@translated_option("--script", is_flag=True)
def embed(file: Path | None, out: str, languages: str | None, seat: int | None, script: bool) -> None:
    target = Path(out)
    if script:
        target.write_text(VIEWER_SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
        click.echo(translate("cli-embed-written", path=out), err=True)
        return
    if target.suffix not in (".json", ".html"):
        raise BastideError("embed-suffix", f"the name of the file must end in .html or .json, not {out!r}", path=out)
    record = load_record(require_file(file))
    chosen = _read_languages(languages)
    data = embed_record(record, chosen, SPECTATOR if seat is None else seat)
    if target.suffix == ".json":
        text = data_text(data) + "\n"
    else:
        catalogue = Catalogue(chosen[0], record.seats)
        names = catalogue.join_list([catalogue.seat_name(player) for player in range(len(record.seats))])
        title = catalogue.translate("picture-title", {"game": catalogue.translate(record.game), "names": names})
        text = page_text(data, catalogue, title)
    target.write_text(text, encoding="utf-8")
    click.echo(translate("cli-embed-written", path=out), err=True)


def _read_languages(value: str | None) -> list[str]:
    """Return the chosen languages, each once; by default the one of the command line."""
    if value is None:
        return [get_translator().language]
    if value == ALL_LANGUAGES:
        return list(dict.fromkeys([get_translator().language, *complete_languages()]))
    return list(dict.fromkeys(each.strip() for each in value.split(",") if each.strip())) or [get_translator().language]
