"""``bastide components``: list the cards, boards or tiles of a game, with names in all languages."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap

import click

from bastide.cli.parameter_types import game_argument, json_option
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, normalise_name, translate
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.locale import LANGUAGES, Catalogue


@click.command(
    "components",
    cls=TranslatedCommand,
    examples=("bastide components dominion cards", "bastide components carcassonne tiles --json"),
)
@game_argument()
@click.argument("kind", metavar="KIND")
@json_option()
def components(game: Game, kind: str, as_json: bool) -> None:
    if kind not in game.component_kinds:
        raise BastideError(
            "no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=", ".join(game.component_kinds)
        )
    listed = game.list_components(kind)
    if as_json:
        print_json([_with_names(game, kind, item) for item in listed])
    else:
        _print_components(game, kind, listed)


def _message_id(game: Game, kind: str, id: JsonData) -> str:
    return f"{game.id}-{kind.removesuffix('s')}-{id}"


def _with_names(game: Game, kind: str, item: dict[str, JsonData]) -> dict[str, JsonData]:
    """Facts of a component, with its name and rules text in every language."""
    message = _message_id(game, kind, item["id"])
    data: dict[str, JsonData] = {"id": item["id"], "names": _in_all_languages(message), **item}
    for text in TEXT_ATTRIBUTES:
        if _catalogues.setdefault(LANGUAGES[0], Catalogue(LANGUAGES[0])).has_message(f"{message}.{text}"):
            data[text.replace("text", "texts")] = _in_all_languages(f"{message}.{text}")
    return data


def _in_all_languages(message: str) -> dict[str, JsonData]:
    """Translations of a message, without the languages that lack it."""
    catalogues = [_catalogues.setdefault(language, Catalogue(language)) for language in LANGUAGES]
    return {each.language: each.translate(message) for each in catalogues if each.is_translated(message)}


_catalogues: dict[str, Catalogue] = {}
#: Message attributes with the rules text, current and of an older edition.
TEXT_ATTRIBUTES = ("text", "text_1e")


def _print_components(game: Game, kind: str, listed: list[dict[str, JsonData]]) -> None:
    for item in listed:
        click.echo("\n".join(describe_component(game, kind, item)))


def describe_component(game: Game, kind: str, item: dict[str, JsonData]) -> list[str]:
    """Describe a component in the reader's language: name and id, then its text."""
    width = max(40, get_terminal_size().columns)
    lines = [f"{component_name(game, kind, item)} ({item['id']})"]
    for line in game.describe_component(kind, item, get_translator()):
        indent = "    " + " " * (len(line) - len(line.lstrip()))
        lines += wrap(line.strip(), width, initial_indent=indent, subsequent_indent=indent)
    return lines


def describe_by_name(game: Game, name: str) -> list[str]:
    """Describe the components with this name or id, ignoring case and hyphens; empty if there is none."""
    wanted = normalise_name(name)
    lines: list[str] = []
    for kind in game.component_kinds:
        for item in game.list_components(kind):
            if wanted in (normalise_name(str(item["id"])), normalise_name(component_name(game, kind, item))):
                lines += describe_component(game, kind, item)
    return lines


def component_name(game: Game, kind: str, item: dict[str, JsonData]) -> str:
    return translate(_message_id(game, kind, item["id"]))
