"""A stretch of a recorded game as one animated SVG, without a script."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from bastide.art.embedding.picture_parts import MAX_DEPTH, SvgElement, parse_svg
from bastide.art.svg_shapes import num
from bastide.core.errors import BastideError, CorruptRecord
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR
from bastide.core.records.game_record import Move, Record, replay_record
from bastide.core.state import State

#: Pictures in one file.
MAX_FRAMES: Final = 200
#: Characters from which a part of several pictures is stored once.
MIN_SHARED_LENGTH: Final = 60
_HEIGHT: Final = re.compile(r" height='([0-9.]+)'")
#: All pictures run in the same cycle, each shifted by its place. Without animation, the last one is visible.
STYLE: Final = (
    ".frame{animation:show TOTALs step-end infinite}"
    ".frame:not(:last-child){visibility:hidden}"
    "@keyframes show{0%{visibility:visible}SHARE%{visibility:hidden}}"
    "@media(prefers-reduced-motion:reduce){.frame{animation:none}}"
)


def animate_record(
    record: Record,
    first: int,
    last: int,
    viewer: int = SPECTATOR,
    language: str = "en",
    dark: bool = False,
    seconds: float = 1.0,
) -> str:
    """Return an SVG that shows the positions after ``first`` to ``last`` actions, one after the other, again and again.

    For people who prefer reduced motion, it shows only the last one.
    """
    moves = len(record.moves)
    if not 0 <= first < last <= moves:
        raise BastideError(
            "stretch-range",
            f"the stretch from {first} to {last} is not within the actions 0 to {moves}",
            first=first,
            until=last,
            last=moves,
        )
    if last - first >= MAX_FRAMES:
        raise BastideError("stretch-length", f"an animation has at most {MAX_FRAMES} positions", limit=MAX_FRAMES)
    pictures: list[str] = []

    def draw(state: State, move: Move | None = None) -> None:
        if first <= drawn[0] <= last:
            pictures.append(state.svg(viewer, language, record.seats, dark))
        drawn[0] += 1

    drawn = [0]
    result = replay_record(record, get_game(record.game), draw)
    if result.actions_replayed < last:
        raise CorruptRecord(
            "record-diverged",
            f"the record diverges at action {result.diverged_at}: {result.reason}{result.changed_rules}",
            at=result.diverged_at,
            reason=result.reason + result.changed_rules,
        ) from result.error
    if last == moves:
        draw(result.state)
    return join_pictures(pictures, seconds)


def join_pictures(pictures: list[str], seconds: float) -> str:
    """Return one SVG that shows each picture for some seconds. Shared parts are in it once."""
    total = seconds * len(pictures)
    frames = [parse_svg(each) for each in pictures]
    definitions: dict[str, None] = {}
    bodies: list[list[SvgElement]] = []
    for frame in frames:
        inner = frame.children()
        for each in inner:
            if each.opening == "<defs>":
                definitions |= {str(symbol): None for symbol in each.children()}
        bodies.append([each for each in inner if each.opening not in ("<title>", "<desc>", "<defs>")])
    uses = Counter(text for body in bodies for each in body for text in _texts_within(each, 0))
    repeated = [text for text in uses if uses[text] > 1]
    shared = {text: f"part{number}" for number, text in enumerate(repeated)}
    used: dict[str, None] = {}
    drawn = ""
    for number, body in enumerate(bodies):
        within = "".join(_use_shared(each, shared, used) for each in body)
        drawn += f"<g class='frame' style='animation-delay:{num(seconds * number - total)}s'>{within}</g>"
    parts = "".join(f"<g id='{shared[text]}'>{text}</g>" for text in used)
    tallest = max(frames, key=lambda frame: float(_HEIGHT.findall(frame.opening)[0]))
    title = next(str(each) for each in frames[-1].children() if each.opening == "<title>")
    style = STYLE.replace("TOTAL", num(total)).replace("SHARE", f"{100 / len(frames):.4f}")
    return f"{tallest.opening}{title}<style>{style}</style><defs>{''.join(definitions)}{parts}</defs>{drawn}</svg>"


def _texts_within(element: SvgElement, depth: int) -> list[str]:
    """Return the text of an element and of those in it that are long enough to be shared."""
    text = str(element)
    if len(text) < MIN_SHARED_LENGTH or depth > MAX_DEPTH:
        return []
    return [text, *(inner for each in element.children() for inner in _texts_within(each, depth + 1))]


def _use_shared(element: SvgElement, shared: Mapping[str, str], used: dict[str, None]) -> str:
    """Return an element in which the shared parts are references; ``used`` collects them."""
    text = str(element)
    if text in shared:
        used[text] = None
        return f"<use href='#{shared[text]}'/>"
    if len(text) < MIN_SHARED_LENGTH:
        return text
    inner = "".join(each if isinstance(each, str) else _use_shared(each, shared, used) for each in element.inner)
    return f"{element.opening}{inner}{element.closing}"
