"""``bastide dev missing``: list what is still to be written, where, and how much."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.dev.checkout import find_checkout
from bastide.cli.dev.missing_parts import MissingPart, find_missing_parts
from bastide.cli.dev.things import Thing, find_things, find_things_named
from bastide.cli.dev.translation_status import TranslationStatus, translation_status
from bastide.cli.parameter_types import json_option, translated_option
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.locale.languages import get_language


@click.command(
    "missing",
    cls=TranslatedCommand,
    catalogue="dev",
    examples=("bastide dev missing", "bastide dev missing shanty_town", "bastide dev missing fr --verbose"),
)
@click.argument("thing", required=False, metavar="[THING]")
@translated_option("--verbose", is_flag=True)
@json_option()
def missing(thing: str | None, verbose: bool, as_json: bool) -> None:
    root = find_checkout()
    things = find_things_named(root, thing) if thing else [*find_things(root)]
    lines: list[str] = []
    data: list[dict[str, object]] = []
    for each in things:
        if each.kind == "language":
            files = [file for file in translation_status(each.id) if file.ids]
            data.append(language_data(each, files, root))
            if thing or any(file.missing for file in files):
                lines += language_lines(each, files, root, bool(thing), verbose)
            continue
        parts = find_missing_parts(root, each)
        data.append(thing_data(each, parts))
        # Without a name, the parts of cards are listed with the cards, and parts that may stay out are not listed.
        if thing or (each.kind != "set" and any(not part.is_optional for part in parts)):
            lines += thing_lines(each, parts, verbose)
    if as_json:
        print_json(data)
        return
    for line in lines or [translate("dev-missing-nothing")]:
        click.echo(line)


# -- cards, sets, modules, boards, levels, pages -------------------------------------------------


def thing_lines(thing: Thing, parts: list[MissingPart], verbose: bool) -> list[str]:
    """Return the lines about one thing: a heading, and each missing part with its file."""
    needed = sum(not part.is_optional for part in parts)
    lines = [translate("dev-missing-thing", thing=name_of(thing), file=thing.file.as_posix(), count=needed)]
    labels = [part_label(part) for part in parts]
    width = max((len(label) for label in labels), default=0)
    for part, label in zip(parts, labels, strict=True):
        lines.append(f"  {label:<{width}}  {part.file.as_posix()}")
        lines += [f"      {each}" for each in part.ids if verbose]
    return lines


def name_of(thing: Thing) -> str:
    """Return the translated kind of a thing, and its id."""
    return translate(f"dev-kind-{thing.kind}", id=thing.id)


def part_label(part: MissingPart) -> str:
    """Return a label such as ``text de: 2 of 3`` or ``bot hint (optional)``."""
    label = translate(f"dev-part-{part.part}")
    if part.language:
        label += f" {part.language}"
    if part.total:
        label = translate("dev-missing-count", label=label, missing=len(part.ids), total=part.total)
    return translate("dev-missing-optional", label=label) if part.is_optional else label


def thing_data(thing: Thing, parts: list[MissingPart]) -> dict[str, object]:
    """Return the missing parts of a thing as JSON data."""
    listed = [
        {
            "part": part.part,
            "language": part.language or None,
            "file": part.file.as_posix(),
            "ids": part.ids,
            "optional": part.is_optional,
        }
        for part in parts
    ]
    return {"kind": thing.kind, "id": thing.id, "file": thing.file.as_posix(), "missing": listed}


# -- languages -----------------------------------------------------------------------------------


def language_lines(
    thing: Thing, files: list[TranslationStatus], root: Path, with_files: bool, verbose: bool
) -> list[str]:
    """Return the lines about a language: a summary, and each catalogue with its count."""
    lines = []
    for key, chosen in (
        ("messages", [file for file in files if file.english.suffix == ".ftl"]),
        ("sections", [file for file in files if file.english.suffix == ".md"]),
    ):
        count, total = sum(len(file.missing) for file in chosen), sum(len(file.ids) for file in chosen)
        name = f"{get_language(thing.id).name} ({thing.id})"
        lines.append(translate(f"dev-missing-{key}", language=name, missing=f"{count:,}", total=f"{total:,}"))
        if not with_files:
            continue
        groups: dict[tuple[str, Path], list[TranslationStatus]] = {}
        for file in chosen:
            if file.missing:
                groups.setdefault((file.name, file.target), []).append(file)
        width = max((len(name) for name, _ in groups), default=0)
        for (name, target), group in groups.items():
            absent = [each for file in group for each in file.missing]
            share = translate("dev-missing-share", missing=len(absent), total=sum(len(file.ids) for file in group))
            shown = target.relative_to(root) if target.is_relative_to(root) else target
            lines.append(f"  {name:<{width}}  {share:>14}  {shown.as_posix()}")
            lines += [f"      {each}" for each in absent if verbose]
    return lines


def language_data(thing: Thing, files: list[TranslationStatus], root: Path) -> dict[str, object]:
    """Return the state of a language as JSON data."""
    listed = [
        {"name": file.name, "file": file.target.as_posix(), "total": len(file.ids), "ids": file.missing}
        for file in files
        if file.missing
    ]
    total, count = sum(len(file.ids) for file in files), sum(len(file.missing) for file in files)
    return {"kind": thing.kind, "id": thing.id, "total": total, "missing": count, "catalogues": listed}
