"""``bastide components``: everything a game is made of, with its names in all languages.

``bastide cards``, ``boards`` and ``tiles`` are short for the kinds that most games have.
"""

from __future__ import annotations

import click

from bastide.cli.output import print_json, print_table
from bastide.cli.params import game_argument, json_option
from bastide.cli.text import Command, say
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.locale import LANGUAGES, Catalogue


def _command(kind: str, example: str) -> click.Command:
    @click.command(kind, cls=Command, examples=(f"bastide {kind} {example}", f"bastide {kind} {example} --json"))
    @game_argument()
    @json_option()
    def show(game: Game, as_json: bool) -> None:
        _list(game, kind, as_json)

    assert isinstance(show, click.Command)
    return show


@click.command("components", cls=Command, examples=("bastide components carcassonne tiles --json",))
@game_argument()
@click.argument("kind", metavar="KIND")
@json_option()
def components(game: Game, kind: str, as_json: bool) -> None:
    _list(game, kind, as_json)


def _list(game: Game, kind: str, as_json: bool) -> None:
    if kind not in game.components:
        raise BastideError(
            "no-components", f"{game.id} has no {kind}", game=game.id, kind=kind, known=", ".join(game.components)
        )
    listed = game.component_list(kind)
    if as_json:
        print_json([_with_names(game, kind, item) for item in listed])
    else:
        _show(game, kind, listed)


def _message(game: Game, kind: str, id: Plain) -> str:
    return f"{game.id}-{kind.removesuffix('s')}-{id}"


def _with_names(game: Game, kind: str, item: dict[str, Plain]) -> dict[str, Plain]:
    names: dict[str, Plain] = {}
    for language in LANGUAGES:
        catalogue = _catalogues.setdefault(language, Catalogue(language))
        names[language] = catalogue.say(_message(game, kind, item["id"]))
    return {"id": item["id"], "names": names, **item}


_catalogues: dict[str, Catalogue] = {}


def _show(game: Game, kind: str, listed: list[dict[str, Plain]]) -> None:
    facts = [key for key, value in listed[0].items() if key != "id" and _fits_a_column(value)]
    rows = []
    for item in listed:
        row = [str(item["id"]), say(_message(game, kind, item["id"]))]
        row += [_short(item.get(fact)) for fact in facts]
        rows.append(row)
    print_table(["id", say("cli-games-name"), *facts], rows)


def _fits_a_column(value: Plain) -> bool:
    """Whether a fact can be told in a few words; what is made of parts is for ``--json``."""
    if isinstance(value, list):
        return not any(isinstance(item, (dict, list)) for item in value)
    return isinstance(value, (int, str))


def _short(value: Plain) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return "" if value is None else str(value)


cards = _command("cards", "dominion")
boards = _command("boards", "seven_wonders")
tiles = _command("tiles", "carcassonne")
