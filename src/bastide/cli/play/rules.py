"""``bastide rules``: show the rulebook of a game by topic in the terminal."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap
from typing import cast

import click

from bastide.cli.output import print_json
from bastide.cli.params import game_argument, json_option
from bastide.cli.text import Command, letters, words
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.learn import Block, Rulebook, Section, Topic, example, facts, rulebook


@click.command(
    "rules",
    cls=Command,
    examples=("bastide rules dominion", "bastide rules dominion first", "bastide rules carcassonne builder"),
)
@game_argument()
@click.argument("topic", metavar="TOPIC", required=False)
@json_option()
def rules(game: Game, topic: str | None, as_json: bool) -> None:
    book = rulebook(game.id, words().language)
    if topic is None and as_json:
        print_json(facts(book))
    elif topic is None:
        width = max(len(each.id) for each in book.topics)
        click.echo("\n".join(f"{each.id:<{width}}  {each.title}" for each in book.topics))
    else:
        found = sought(book, topic)
        if as_json:
            print_json(facts(found))
        else:
            click.echo("\n".join(told(game, found)))


def sought(book: Rulebook, name: str) -> Topic | Section:
    """Find a topic or section by id, title or alias, ignoring case and hyphens. Raises BastideError."""
    wanted = letters(name)
    things: list[Topic | Section] = [*book.topics, *book.sections()]
    for thing in things:
        if wanted == letters(thing.id):
            return thing
    for thing in things:
        if wanted in (letters(thing.title), letters(thing.id.partition("-")[2])):
            return thing
    for lead, target in book.leads.items():
        if wanted == letters(lead):
            return next(section for section in book.sections() if section.id == target)
    known = ", ".join(topic.id for topic in book.topics)
    raise BastideError("no-topic", f"the rules of {book.game} have no {name}", game=book.game, topic=name, known=known)


def told(game: Game, thing: Topic | Section) -> list[str]:
    """Format a topic or a section as lines that fit the terminal."""
    lines = [thing.title, "=" * len(thing.title), ""]
    if isinstance(thing, Section):
        return lines + section_lines(game, thing)
    for block in thing.blocks:
        lines += [*block_lines(game, block), ""]
    for section in thing.sections:
        lines += [section.title, "-" * len(section.title), *section_lines(game, section), ""]
    return lines[:-1]


def section_lines(game: Game, section: Section) -> list[str]:
    lines = [part for line in section.printed for part in folded(line.strip(), line[: len(line) - len(line.lstrip())])]
    for block in section.blocks:
        lines += [*([""] if lines else []), *block_lines(game, block)]
    return lines


def block_lines(game: Game, block: Block) -> list[str]:
    rows = [["".join(piece.text for piece in cell) for cell in row] for row in block.rows]
    if block.kind == "list":
        return [line for row in rows for line in folded(row[0], "* ", "  ")]
    if block.kind == "table":
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    if block.kind == "example":
        drawn = game.table(cast(dict[str, Plain], example(game.id, block.name).view), words())
        return [*(f"    {line}".rstrip() for line in drawn.splitlines()), "", *folded(rows[0][0])]
    return folded(rows[0][0])


def folded(text: str, first: str = "", rest: str | None = None) -> list[str]:
    width = min(100, max(40, get_terminal_size().columns))
    return wrap(text, width, initial_indent=first, subsequent_indent=first if rest is None else rest)
