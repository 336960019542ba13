"""``bastide rules``: show the rulebook of a game by topic in the terminal."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap
from typing import cast

import click

from bastide.cli.parameter_types import game_argument, json_option
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, normalise_name
from bastide.core.errors import BastideError, closest_match
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.teaching import Block, Rulebook, Section, Topic, get_example, get_rulebook, rulebook_to_data


@click.command(
    "rules",
    cls=TranslatedCommand,
    examples=("bastide rules dominion", "bastide rules dominion first", "bastide rules carcassonne builder"),
)
@game_argument()
@click.argument("topic", metavar="[TOPIC]", required=False)
@json_option()
def rules(game: Game, topic: str | None, as_json: bool) -> None:
    book = get_rulebook(game.id, get_translator().language)
    if topic is None and as_json:
        print_json(rulebook_to_data(book))
    elif topic is None:
        width = max(len(each.id) for each in book.topics)
        click.echo("\n".join(f"{each.id:<{width}}  {each.title}" for each in book.topics))
    else:
        found = find_topic(book, topic)
        if as_json:
            print_json(rulebook_to_data(found))
        else:
            click.echo("\n".join(format_topic(game, found)))


def find_topic(book: Rulebook, name: str) -> Topic | Section:
    """Find a topic or section by id, title or alias, ignoring case and hyphens. Raises BastideError."""
    wanted = normalise_name(name)
    things: list[Topic | Section] = [*book.topics, *book.sections()]
    for thing in things:
        if wanted == normalise_name(thing.id):
            return thing
    for thing in things:
        if wanted in (normalise_name(thing.title), normalise_name(thing.id.partition("-")[2])):
            return thing
    for lead, target in book.leads.items():
        if wanted == normalise_name(lead):
            return next(section for section in book.sections() if section.id == target)
    names = {normalise_name(found): found for thing in things for found in (thing.id.partition("-")[2], thing.title)}
    raise BastideError(
        "no-topic",
        f"the rules of {book.game} have no topic {name}",
        game=book.game,
        topic=name,
        close=names.get(closest_match(wanted, list(names)), "none"),
        known=", ".join(topic.id for topic in book.topics),
    )


def format_topic(game: Game, thing: Topic | Section) -> list[str]:
    """Format a topic or a section as lines that fit the terminal."""
    lines = [thing.title, "=" * len(thing.title), ""]
    if isinstance(thing, Section):
        return lines + format_section(game, thing)
    for block in thing.blocks:
        lines += [*format_block(game, block), ""]
    for section in thing.sections:
        lines += [section.title, "-" * len(section.title), *format_section(game, section), ""]
    return lines[:-1]


def format_section(game: Game, section: Section) -> list[str]:
    lines = [
        part
        for line in section.printed
        for part in wrap_paragraph(line.strip(), line[: len(line) - len(line.lstrip())])
    ]
    for block in section.blocks:
        lines += [*([""] if lines else []), *format_block(game, block)]
    return lines


def format_block(game: Game, block: Block) -> list[str]:
    rows = [["".join(piece.text for piece in cell) for cell in row] for row in block.rows]
    if block.kind == "list":
        return [line for row in rows for line in wrap_paragraph(row[0], "* ", "  ")]
    if block.kind == "table":
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    if block.kind == "example":
        drawn = game.view_as_text(cast(dict[str, JsonData], get_example(game.id, block.name).view), get_translator())
        return [*(f"    {line}".rstrip() for line in drawn.splitlines()), "", *wrap_paragraph(rows[0][0])]
    return wrap_paragraph(rows[0][0])


def wrap_paragraph(text: str, first: str = "", rest: str | None = None) -> list[str]:
    width = min(100, max(40, get_terminal_size().columns))
    return wrap(text, width, initial_indent=first, subsequent_indent=first if rest is None else rest)
