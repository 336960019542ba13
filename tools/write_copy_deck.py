"""Write the copy deck: for each language a page with every text, where it appears, and its picture (``make copy``).

    python tools/write_copy_deck.py [--out FOLDER] [--languages he,de] [--pictures take|reuse|none] [--only SCREEN ...]

Each page is one file. A text has the English one next to it. ``--pictures none`` is quick and needs no browser.
"""

from __future__ import annotations

import argparse
import base64
import html
import json
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from copy_deck_places import PlaceFinder, command_helps

from bastide.cli.dev.translation_status import catalogue_name, has_prefix, list_prefixes, loadable_games
from bastide.core.game_registry import get_kit
from bastide.locale.catalogue import catalogue_files
from bastide.locale.languages import FALLBACK_LANGUAGE, LANGUAGES, LOCALE_FOLDER, get_language
from bastide.locale.name_overrides import MESSAGE_PATTERN, split_message

ROOT = Path(__file__).parents[1]
TEMPLATE = Path(__file__).with_name("copy_deck_page.html")
#: Size of the part of a picture next to a text, and its scale.
CROP_WIDTH, CROP_HEIGHT, CROP_SCALE = 420, 130, 0.7
_COMMENT = re.compile(r"^# ?(.*)$", re.MULTILINE)
_SECTION = re.compile(r"^## *(?=.*\{#([\w-]+)\})", re.MULTILINE)


@dataclass(frozen=True)
class Spot:
    """Place of a text in a picture, in pixels. Labels and tooltips are not visible, but their element is."""

    picture: int
    screen: str
    size: tuple[int, int]
    box: tuple[int, int, int, int]
    is_visible: bool


@dataclass
class DeckText:
    """A text of the deck. ``text`` is None if the language lacks it."""

    id: str
    text: str | None
    english: str
    places: list[str] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    #: Spot of another text of the same component, if no picture shows this one.
    related: Spot | None = None

    @property
    def component(self) -> str:
        """The kind of a game's message (``dominion-log``), else the file of the web app that uses it."""
        prefix, _, rest = self.id.partition("-")
        if prefix in loadable_games():
            return f"{prefix}-{rest.partition('-')[0].partition('.')[0]}"
        return next((place for place in self.places if place.endswith((".svelte", ".ts"))), "")


@dataclass
class Group:
    """Texts of one catalogue or rulebook page, by heading."""

    name: str
    parts: dict[str, list[DeckText]] = field(default_factory=dict)

    @property
    def texts(self) -> list[DeckText]:
        return [text for part in self.parts.values() for text in part]


# -- texts ---------------------------------------------------------------------------------------


def read_texts(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the heading, the id and the Fluent source of each message and attribute of a catalogue.

    The heading is the comment above a block of messages.
    """
    source = path.read_text(encoding="utf-8")
    heading, end = "", 0
    for message in MESSAGE_PATTERN.finditer(source):
        comments = _COMMENT.findall(source, end, message.start())
        heading, end = " ".join(line.strip("# ") for line in comments) if comments else heading, message.end()
        for attribute, text in split_message(message[0]).items():
            text = textwrap.dedent(text.partition("=")[2]).strip()
            if text:
                yield heading, f"{message[1]}{attribute}", text


def read_sections(path: Path) -> dict[str, str]:
    """Return the sections of a rulebook page by id; the text above the first one has the name of the page."""
    if not path.is_file():
        return {}
    title, *rest = _SECTION.split(path.read_text(encoding="utf-8"))
    return {path.stem: title.strip()} | {name: text.strip() for name, text in zip(rest[::2], rest[1::2], strict=True)}


def message_groups(language: str, finder: PlaceFinder) -> Iterator[Group]:
    """Yield the messages of every catalogue, in the order of the English files."""
    for prefix in list_prefixes():
        own = {name: text for path in catalogue_files(language, prefix) for _, name, text in read_texts(path)}
        for english in catalogue_files(FALLBACK_LANGUAGE, prefix):
            name = catalogue_name(prefix, english)
            folder = english.parents[1].name
            group = Group(f"{name}/{folder}" if folder in ("bots", "page") else name)
            for heading, name, text in read_texts(english):
                if not has_prefix(name, prefix):
                    continue
                found = DeckText(name, own.get(name), text, finder.find_places(name, english))
                group.parts.setdefault(heading, []).append(found)
            if group.parts:
                yield group


def rulebook_groups(language: str) -> Iterator[Group]:
    """Yield the sections of every rulebook page."""
    for game in loadable_games():
        for english in sorted(get_kit(game).folder.rglob(f"teaching/{FALLBACK_LANGUAGE}/*.md")):
            own = read_sections(LOCALE_FOLDER / language / game / english.name)
            own |= read_sections(english.parents[1] / language / english.name)
            places = [f"rules of {game}", english.relative_to(ROOT).as_posix() if ROOT in english.parents else ""]
            texts = [DeckText(name, own.get(name), text, places) for name, text in read_sections(english).items()]
            yield Group(f"rules: {catalogue_name(game, english)}/{english.stem}", {"": texts})


# -- pictures and commands -----------------------------------------------------------------------


def read_spots(folder: Path) -> tuple[dict[str, list[Spot]], list[Path]]:
    """Return the spots of each message in the pictures of a language, and the pictures."""
    file = folder / "places.json"
    pictures = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    spots: dict[str, list[Spot]] = {}
    for number, picture in enumerate(pictures):
        size = picture["width"], picture["height"]
        for message, x, y, width, height, is_visible in picture["places"]:
            spots.setdefault(message, []).append(
                Spot(number, picture["screen"], size, (x, y, width, height), is_visible)
            )
    for found in spots.values():
        found.sort(key=lambda spot: not spot.is_visible)
    return spots, [folder / picture["file"] for picture in pictures]


def collect_groups(language: str, finder: PlaceFinder, spots: dict[str, list[Spot]]) -> list[Group]:
    """Return all texts of a language with their places."""
    groups = [*message_groups(language, finder), *rulebook_groups(language)]
    helps = [(command, ids) for command, _, ids in command_helps(language)]
    for text in (text for group in groups for text in group.texts):
        text.spots = spots.get(text.id, [])
        text.commands = [command for command, ids in helps if text.id in ids]
    add_related_spots(groups)
    return groups


def add_related_spots(groups: list[Group]) -> None:
    """Give texts that no picture shows a picture of their component: the one that shows most of its texts."""
    texts = [text for group in groups for text in group.texts]
    by_component: dict[str, dict[int, list[Spot]]] = {}
    for text in texts:
        for spot in text.spots if text.component else []:
            by_component.setdefault(text.component, {}).setdefault(spot.picture, []).append(spot)
    for text in texts:
        if not text.spots and text.component in by_component:
            text.related = max(by_component[text.component].values(), key=len)[0]


# -- the page ------------------------------------------------------------------------------------


def anchor(name: str) -> str:
    return re.sub(r"[^\w.-]+", "-", name)


def render_related(spot: Spot) -> str:
    """Return the top of a picture without a frame."""
    width, height = spot.size
    data = f"{width} {height} 0 0 0 0"
    return (
        f'<button class="crop p{spot.picture}" data-box="{data}" style="background-size:100% auto"'
        ' aria-label="Show the picture"></button>'
    )


def render_crop(spot: Spot, direction: str) -> str:
    """Return the part of a picture around a text, with a frame around it; a click shows the whole picture."""
    x, y, width, height = (value * CROP_SCALE for value in spot.box)
    whole_width, whole_height = (value * CROP_SCALE for value in spot.size)
    # The beginning of a text that is larger than the crop is in sight.
    shown_width = min(width, CROP_WIDTH)
    start = x if direction == "ltr" else x + width - shown_width
    left = start + shown_width / 2 - CROP_WIDTH / 2
    top = y + min(height, CROP_HEIGHT) / 2 - CROP_HEIGHT / 2
    left = max(0, min(left, whole_width - CROP_WIDTH))
    top = max(0, min(top, whole_height - CROP_HEIGHT))
    frame = f"left:{x - left - 3:.0f}px;top:{y - top - 3:.0f}px;width:{width + 6:.0f}px;height:{height + 6:.0f}px"
    style = f"background-size:{whole_width:.0f}px auto;background-position:{-left:.0f}px {-top:.0f}px"
    data = " ".join(map(str, (*spot.size, *spot.box)))
    kind = "crop" if spot.is_visible else "crop label"
    return (
        f'<button class="{kind} p{spot.picture}" data-box="{data}" style="{style}" aria-label="Show the picture">'
        f'<i style="{frame}"></i></button>'
    )


def render_text(text: DeckText, language: str) -> str:
    """Return the row of a text."""
    direction = get_language(language).direction
    shown = html.escape(text.text) if text.text is not None else '<span class="missing">missing</span>'
    columns = f'<p class="text own" lang="{language}" dir="{direction}">{shown}</p>'
    if language != FALLBACK_LANGUAGE:
        columns += f'<p class="text english" lang="en" dir="ltr">{html.escape(text.english)}</p>'
    places = [html.escape(place) for place in text.places if place]
    places += [f'<a href="#help-{anchor(command)}">{html.escape(command)} --help</a>' for command in text.commands[:3]]
    side = ""
    if text.spots:
        screens = list(dict.fromkeys(spot.screen for spot in text.spots))
        note = ", ".join(screens[:4]) + (f" and {len(screens) - 4} more" if len(screens) > 4 else "")
        note += "" if text.spots[0].is_visible else " (label, tooltip or menu)"
        side = f'<div class="side">{render_crop(text.spots[0], direction)}{html.escape(note)}</div>'
    elif text.related:
        note = f"{text.related.screen} (same component; this text appears in another state)"
        side = f'<div class="side">{render_related(text.related)}{html.escape(note)}</div>'
    return (
        f'<article id="{html.escape(text.id)}"><div><div class="id">{html.escape(text.id)}</div>'
        f'<div class="texts">{columns}</div><p class="place">{" · ".join(places)}</p></div>{side}</article>'
    )


def render_page(language: str, groups: list[Group], pictures: list[Path]) -> str:
    """Return the page of a language, with its pictures embedded."""
    links, sections = [], []
    for group in groups:
        name = html.escape(group.name)
        links.append(f'<a href="#group-{anchor(group.name)}">{name} <small>{len(group.texts)}</small></a>')
        parts = "".join(
            f"<div>{f'<h3>{html.escape(heading)}</h3>' if heading else ''}"
            f"{''.join(render_text(text, language) for text in texts)}</div>"
            for heading, texts in group.parts.items()
        )
        sections.append(f'<section id="group-{anchor(group.name)}"><h2>{name}</h2>{parts}</section>')
    helps = "".join(
        f'<details open id="help-{anchor(command)}"><summary>{html.escape(command)} --help</summary>'
        f"<pre>{html.escape(text)}</pre></details>"
        for command, text, _ in command_helps(language)
    )
    links.append('<a href="#group-help">Command help</a>')
    sections.append(f'<section id="group-help"><h2>Command help</h2>{helps}</section>')
    texts = [text for group in groups for text in group.texts]
    used = {spot.picture for text in texts for spot in (*text.spots[:1], text.related) if spot}
    styles = "".join(
        f".p{number}{{background-image:url(data:image/jpeg;base64,{base64.b64encode(path.read_bytes()).decode()})}}"
        for number, path in enumerate(pictures)
        if number in used
    )
    values = {
        "title": f"{html.escape(get_language(language).name)} ({language})",
        "pictures": styles,
        "links": "".join(links),
        "groups": "".join(sections),
    }
    return re.sub("@(title|pictures|links|groups)@", lambda found: values[found[1]], TEMPLATE.read_text("utf-8"))


def summarise(groups: list[Group]) -> dict[str, int]:
    """Count the texts of a language: all, missing, with a place, with a picture, with a picture of the component."""
    texts = [text for group in groups for text in group.texts]
    return {
        "texts": len(texts),
        "missing": sum(text.text is None for text in texts),
        "placed": sum(bool(text.places or text.commands or text.spots) for text in texts),
        "pictured": sum(bool(text.spots) for text in texts),
        "related": sum(text.related is not None for text in texts),
    }


def write_deck(folder: Path, languages: list[str], with_pictures: bool) -> dict[str, dict[str, int]]:
    """Write the pages and their index. Returns the counts of each language."""
    folder.mkdir(parents=True, exist_ok=True)
    finder = PlaceFinder()
    counts: dict[str, dict[str, int]] = {}
    for language in languages:
        spots, pictures = read_spots(folder / "pictures" / language) if with_pictures else ({}, [])
        groups = collect_groups(language, finder, spots)
        (folder / f"{language}.html").write_text(render_page(language, groups, pictures), encoding="utf-8")
        counts[language] = summarise(groups)
    rows = "".join(
        f'<tr><td><a href="{code}.html">{html.escape(get_language(code).name)}</a>'
        + "".join(f"<td>{count:,}" for count in found.values())
        for code, found in counts.items()
    )
    (folder / "index.html").write_text(
        "<!doctype html><meta charset=utf-8><title>Copy deck</title>"
        "<style>body{font:16px system-ui;margin:2rem}td,th{padding:.3rem 1rem;text-align:end}</style>"
        "<h1>Copy deck</h1><table><tr><th>Language<th>Texts<th>Missing<th>With place<th>With picture"
        f"<th>Picture of component{rows}</table>",
        encoding="utf-8",
    )
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "copy")
    parser.add_argument("--languages", default=",".join(LANGUAGES), help="comma-separated language codes")
    parser.add_argument(
        "--pictures",
        choices=("take", "reuse", "none"),
        default="take",
        help="take pictures of all screens, reuse the last ones, or write texts only",
    )
    parser.add_argument("--only", nargs="*", default=[], help="only screens whose name contains one of these words")
    arguments = parser.parse_args()
    languages = arguments.languages.split(",")
    unknown = sorted({*languages} - {*LANGUAGES})
    if unknown:
        parser.error(f"unknown language: {', '.join(unknown)}; available: {', '.join(LANGUAGES)}")
    if arguments.pictures == "take":
        from take_copy_pictures import take_copy_pictures  # needs a browser

        take_copy_pictures(arguments.out / "pictures", languages, arguments.only)
    counts = write_deck(arguments.out, languages, arguments.pictures != "none")
    print(json.dumps({"page": str(arguments.out / "index.html"), "languages": counts}, indent=2))


if __name__ == "__main__":
    main()
