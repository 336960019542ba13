"""``bastide components``: list the cards, boards or tiles of a game, with names in all languages."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap

import click

from bastide.cli.output import print_json
from bastide.cli.params import game_argument, json_option
from bastide.cli.text import Command, letters, say, words
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.locale import LANGUAGES, Catalogue


@click.command(
    "components",
    cls=Command,
    examples=("bastide components dominion cards", "bastide components carcassonne tiles --json"),
)
@game_argument()
@click.argument("kind", metavar="KIND")
@json_option()
def components(game: Game, kind: str, as_json: bool) -> None:
    if kind not in game.components:
        raise BastideError(
            "no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=", ".join(game.components)
        )
    listed = game.component_list(kind)
    if as_json:
        print_json([_with_names(game, kind, item) for item in listed])
    else:
        _print_components(game, kind, listed)


def _message_id(game: Game, kind: str, id: Plain) -> str:
    return f"{game.id}-{kind.removesuffix('s')}-{id}"


def _with_names(game: Game, kind: str, item: dict[str, Plain]) -> dict[str, Plain]:
    """Facts of a component, with its name and rules text in every language."""
    message = _message_id(game, kind, item["id"])
    data: dict[str, Plain] = {"id": item["id"], "names": _in_all_languages(message), **item}
    for text in TEXTS:
        if _catalogues.setdefault(LANGUAGES[0], Catalogue(LANGUAGES[0])).has(f"{message}.{text}"):
            data[text.replace("text", "texts")] = _in_all_languages(f"{message}.{text}")
    return data


def _in_all_languages(message: str) -> dict[str, Plain]:
    return {language: _catalogues.setdefault(language, Catalogue(language)).say(message) for language in LANGUAGES}


_catalogues: dict[str, Catalogue] = {}
#: Message attributes with the rules text, current and of an older edition.
TEXTS = ("text", "text_1e")


def _print_components(game: Game, kind: str, listed: list[dict[str, Plain]]) -> None:
    for item in listed:
        click.echo("\n".join(described(game, kind, item)))


def described(game: Game, kind: str, item: dict[str, Plain]) -> list[str]:
    """Describe a component in the reader's language: name and id, then its text."""
    width = max(40, get_terminal_size().columns)
    lines = [f"{name_of(game, kind, item)} ({item['id']})"]
    for line in game.component_text(kind, item, words()):
        indent = "    " + " " * (len(line) - len(line.lstrip()))
        lines += wrap(line.strip(), width, initial_indent=indent, subsequent_indent=indent)
    return lines


def named(game: Game, name: str) -> list[str]:
    """Describe the components with this name or id, ignoring case and hyphens; empty if there is none."""
    wanted = letters(name)
    lines: list[str] = []
    for kind in game.components:
        for item in game.component_list(kind):
            if wanted in (letters(str(item["id"])), letters(name_of(game, kind, item))):
                lines += described(game, kind, item)
    return lines


def name_of(game: Game, kind: str, item: dict[str, Plain]) -> str:
    return say(_message_id(game, kind, item["id"]))
