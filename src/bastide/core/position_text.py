"""Positions as text: ``State.position`` writes one, ``Game.position`` and ``Kit.parse_position`` read one.

A position text names its game, describes the position in the labelled parts of the game (``rules/position_parser.py``,
``rules/position_writer.py``), and lists in ``exact`` what these parts do not say::

    game: magpie | exact: players=2 hand_size=2 rng="0123..." hands=[["coin","ring"],["coin","bead"]] ...

``exact`` has entries ``PATH=JSON``: values of the snapshot that differ from the one of the described position, or all
values if nothing is described. It makes the text exact in the middle of a card as well. The text holds all hidden
information, and the state of the random generator.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final, TypeAlias, cast

from bastide.core.errors import BastideError, InvalidSnapshot
from bastide.core.game import Game
from bastide.core.json_data import JsonData, canonical_json
from bastide.core.state import State
from bastide.core.utilities.labelled_line_parser import (
    TextPart,
    malformed_part_error,
    position_error,
    repeated_label_error,
)

#: Characters of a position text that is read.
MAX_POSITION_LENGTH: Final = 100_000
#: Nested lists and dicts in a snapshot.
MAX_SNAPSHOT_DEPTH: Final = 20
#: Limit of numbers in a snapshot.
MAX_SNAPSHOT_NUMBER: Final = 10**9

#: Position text to the state and the viewing seat.
PositionParser: TypeAlias = Callable[[str], tuple[State, int]]
#: State to labelled parts. Reading them gives about this position; ``exact`` has the differences.
PositionWriter: TypeAlias = Callable[[State], list[str]]

_GAME: Final = re.compile(r"(?:(?<=[|\n])|^)[ \t]*game: *([^|\n]*)")
_EXACT: Final = re.compile(r"(?:(?<=[|\n])|^)[ \t]*exact: *([^|\n]*)")
_PATH: Final = re.compile(r"[A-Za-z0-9_.-]+=")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_DECODER: Final = json.JSONDecoder()


# -- writing ---------------------------------------------------------------------------------------------------------


def write_position(state: State, game: Game, parser: PositionParser | None, writer: PositionWriter | None) -> str:
    """Return the position as one line of text, without the journal."""
    snapshot = state.snapshot()
    described: list[str] = []
    base: dict[str, JsonData] = {}
    if writer is not None:
        described = writer(state)
        try:
            base = _read_described(game, parser, "\n".join(described))[0].snapshot()
        except InvalidSnapshot:  # in the middle of an effect, the parts may describe no position
            described = []
        if any(name not in snapshot for name in base):
            described, base = [], {}
    changes: list[str] = []
    _list_changes(base, snapshot, "", changes)
    exact = [f"exact: {' '.join(changes)}"] if changes else []
    return " | ".join([f"game: {state.game_id()}", *described, *exact])


def _list_changes(old: JsonData, new: JsonData, path: str, found: list[str]) -> None:
    """Append the entries that change the old data, which has this path, to the new data."""
    before = f"{path}." if path else ""
    if isinstance(old, dict) and isinstance(new, dict):
        if all(name in new for name in old) and all(_KEY.fullmatch(name) is not None for name in new):
            for name, value in new.items():
                if name in old:
                    _list_changes(old[name], value, before + name, found)
                else:
                    _add_change(value, before + name, found)
            return
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        inner: list[str] = []
        for place, value in enumerate(new):
            _list_changes(old[place], value, f"{before}{place}", inner)
        if len(" ".join(inner)) < len(canonical_json(new)) + len(path):
            found += inner
            return
    if type(old) is not type(new) or old != new:
        _add_change(new, path, found)


def _add_change(value: JsonData, path: str, found: list[str]) -> None:
    found.append(f"{path}={canonical_json(value).replace('|', chr(92) + 'u007c')}")


# -- reading ---------------------------------------------------------------------------------------------------------


def game_of_position(text: str) -> str:
    """Return the id of the game that a position text names; empty if it names none."""
    match = _GAME.search(text[:MAX_POSITION_LENGTH])
    return "" if match is None else match[1].strip()


def parse_position(game: Game, parser: PositionParser | None, text: str) -> tuple[State, int]:
    """Parse a position text. Returns the state and the viewing seat.

    Raises InvalidSnapshot, with line and column where there is one. Unless the text has an ``exact`` part, the position
    may be incomplete, as in rulebook examples: ``restore_position`` checks it.
    """
    if len(text) > MAX_POSITION_LENGTH:
        problem = InvalidSnapshot(
            "position-part-too-long",
            f"the text has {len(text)} characters, but a position has at most {MAX_POSITION_LENGTH}",
            count=len(text),
            most=MAX_POSITION_LENGTH,
        )
        raise position_error(problem, 1, 1)
    described, name = _take_part(text, _GAME)
    described, exact = _take_part(described, _EXACT)
    if name is not None and name.text != game.id:
        other = name.text[:40]
        raise name.error(
            InvalidSnapshot(
                "position-part-game",
                f"this is a position of {other!r}, not of {game.id!r}",
                found=other,
                game=game.id,
            )
        )
    if exact is None:
        return _read_described(game, parser, described)
    base: dict[str, JsonData] = {}
    seat = 0
    if described.replace("|", "").strip():
        state, seat = _read_described(game, parser, described)
        base = state.snapshot()
    _apply_changes(base, exact)
    return restore_position(game, base), seat


def restore_position(game: Game, snapshot: dict[str, JsonData]) -> State:
    """Restore the snapshot of a position from text. Raises InvalidSnapshot unless the game can go on from it."""
    try:
        state = game.restore(snapshot)
        for player in state.players_to_act():
            state.decision(player)
            state.view(player)
        state.scores()
        return state
    except InvalidSnapshot:
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, AttributeError, BastideError) as error:
        raise _impossible_position_error(game.id, error) from error


def _impossible_position_error(game: str, error: Exception) -> InvalidSnapshot:
    problem = str(error) if isinstance(error, (ValueError, BastideError)) else repr(error)
    return InvalidSnapshot("bad-snapshot", f"not a valid {game} position: {problem}", game=game, problem=problem)


def _read_described(game: Game, parser: PositionParser | None, text: str) -> tuple[State, int]:
    """Read the labelled parts of the game."""
    if parser is None:
        problem = InvalidSnapshot(
            "position-part-undescribed",
            f"a position of {game.id} has no other parts than 'game' and 'exact'",
            game=game.id,
            known="game, exact",
        )
        raise position_error(problem, 1, 1)
    try:
        return parser(text)
    except InvalidSnapshot:
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, AttributeError, BastideError) as error:
        raise _impossible_position_error(game.id, error) from error


def _take_part(text: str, pattern: re.Pattern[str]) -> tuple[str, TextPart | None]:
    """Replace the part that matches by spaces, and return its value. Raises InvalidSnapshot if there are two."""
    found: TextPart | None = None
    while True:
        match = pattern.search(text)
        if match is None:
            return text, found
        start = match.start(1)
        part = TextPart(match[1].strip(), text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start))
        if found is not None:
            raise part.error(repeated_label_error(match[0].split(":")[0].strip()))
        found = part
        text = text[: match.start()] + " " * (match.end() - match.start()) + text[match.end() :]


def _apply_changes(data: dict[str, JsonData], exact: TextPart) -> None:
    """Change data as the entries of an ``exact`` part say."""
    text = exact.text
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        place = TextPart("", exact.line, exact.column + at)
        match = _PATH.match(text, at)
        if match is None:
            wrong = text[at : at + 40]
            raise place.error(malformed_part_error("PATH=JSON", wrong))
        value = TextPart("", exact.line, exact.column + match.end())
        try:
            parsed, at = _DECODER.raw_decode(text, match.end())
        except (ValueError, RecursionError):
            wrong = text[match.end() : match.end() + 40]
            raise value.error(malformed_part_error("JSON", wrong)) from None
        if at < len(text) and text[at] != " ":
            raise TextPart("", exact.line, exact.column + at).error(
                InvalidSnapshot("position-part-space", "expected a space before the next entry")
            )
        changed = cast(JsonData, parsed)
        _check_value(changed, value)
        _set_value(data, match[0][:-1], changed, place)


def _check_value(data: JsonData, place: TextPart) -> None:
    """Refuse what no snapshot contains: deep nesting, fractions, and very large numbers."""
    level = [data]
    for _ in range(MAX_SNAPSHOT_DEPTH):
        inner: list[JsonData] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif isinstance(value, float):
                raise place.error(
                    InvalidSnapshot("position-part-whole", f"expected whole numbers, not {value}", number=str(value))
                )
            elif isinstance(value, int) and abs(value) > MAX_SNAPSHOT_NUMBER:
                raise place.error(InvalidSnapshot("position-part-large", "the number is too large"))
        level = inner
    if level:
        raise place.error(
            InvalidSnapshot(
                "position-part-deep", f"nested more than {MAX_SNAPSHOT_DEPTH} deep", most=MAX_SNAPSHOT_DEPTH
            )
        )


def _set_value(data: dict[str, JsonData], path: str, value: JsonData, place: TextPart) -> None:
    """Set the value with this path. Only the last key of a path may be new."""
    keys = path.split(".")
    inner: JsonData = data
    for depth, key in enumerate(keys):
        is_last = depth == len(keys) - 1
        if isinstance(inner, dict) and (is_last or key in inner):
            if is_last:
                inner[key] = value
            else:
                inner = inner[key]
        elif isinstance(inner, list) and key.isdecimal() and len(key) < 6 and int(key) < len(inner):
            if is_last:
                inner[int(key)] = value
            else:
                inner = inner[int(key)]
        else:
            wrong = ".".join(keys[: depth + 1])[:60]
            raise place.error(InvalidSnapshot("position-part-nothing", f"there is nothing at {wrong}", path=wrong))
