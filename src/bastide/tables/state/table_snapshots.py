"""Snapshots of tables as text, so that a table need not be rebuilt from its whole log.

The log stays authoritative. A snapshot is valid only for the program that wrote it: after any change of this package or
of the game's rules it is ignored, and the log is replayed. So the structure of a table is described nowhere else.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.journal import Event, Journal
from bastide.core.state import State
from bastide.core.utilities.game_extensions import installed_extensions
from bastide.tables.log import LogEntry, encode_entry_data
from bastide.tables.state.position_checkpoints import Checkpoints
from bastide.tables.state.seats_and_proposals import PlayedStep
from bastide.tables.state.table_state import Table

#: Attributes that are not stored because they can be computed from the rest.
DERIVED_ATTRIBUTES: Final = ("before_last", "untouched", "judged")
#: Only instances of classes from this package are written and read.
ALLOWED_MODULE_PREFIX: Final = "bastide.tables."
#: Larger integers are written as text.
MAX_JSON_INTEGER: Final = 1 << 62


class TableSnapshot(Struct, frozen=True, array_like=True):
    """Stored form of a table."""

    program: str
    game: str
    rules: int
    #: Largest part of a table, stored directly for speed.
    steps: list[PlayedStep]
    rest: dict[str, object]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableSnapshot)


@cache
def get_source_fingerprint() -> str:
    """Return a hash of all sources of this package and of the installed extensions, which number their actions."""
    loaded = sha256()
    folders = [files("bastide.tables")]
    while folders:
        for each in sorted(folders.pop().iterdir(), key=lambda each: each.name):
            if each.is_dir():
                folders.append(each)
            elif each.name.endswith((".py", ".pyc")):
                loaded.update(each.read_bytes())
    loaded.update(" ".join(f"{each} {each.game}" for each in installed_extensions()).encode())
    return loaded.hexdigest()


def get_entry_fingerprint(entry: LogEntry) -> str:
    """Return the hash of the last entry of a snapshot, which ties it to its log."""
    return sha256(
        f"{entry.seq} {entry.data.kind} {entry.seat} {entry.at_ms} {encode_entry_data(entry.data)}".encode()
    ).hexdigest()


def dump_snapshot(table: Table) -> str:
    """Write a table as text."""
    rest = {
        name: encode_value(value)
        for name, value in vars(table).items()
        if name not in (*DERIVED_ATTRIBUTES, "game", "steps")
    }
    return _encoder.encode(
        TableSnapshot(get_source_fingerprint(), table.game.id, table.game.rules_version, table.steps, rest)
    ).decode()


def load_snapshot(text: str) -> Table | None:
    """Read a table from text; None if another program wrote it or it cannot be decoded."""
    try:
        loaded = _decoder.decode(text)
        game = get_game(loaded.game)
        if (loaded.program, loaded.rules) != (get_source_fingerprint(), game.rules_version):
            return None
        table = Table("")
        table.__dict__.update({name: decode_value(value, game) for name, value in loaded.rest.items()})
    except (msgspec.DecodeError, BastideError, LookupError, TypeError, ValueError, AttributeError):
        return None
    table.game = game
    table.steps = loaded.steps
    if table.state is not None:
        table.state.journal = Journal()
    return table


def encode_value(value: object) -> object:
    """Encode any part of a table as JSON. Types that JSON lacks become lists that start with a type name."""
    match value:
        case None | bool() | str() | float():
            return value
        case int():
            return value if abs(value) < MAX_JSON_INTEGER else ["int", str(value)]
        case list():
            return ["list", *map(encode_value, value)]
        case tuple():
            return ["tuple", *map(encode_value, value)]
        case set() | frozenset():
            return [type(value).__name__, *map(encode_value, value)]
        case dict():
            return ["dict", *([encode_value(key), encode_value(each)] for key, each in value.items())]
        case State():
            return ["state", value.snapshot()]
        case Event():
            return ["event", value.kind, value.data, value.secret, value.secret_viewers]
        case Checkpoints():
            return [
                "checkpoints",
                *([at, state.snapshot() if isinstance(state, State) else state] for at, state in value.positions),
            ]
        case _:
            kind = type(value)
            if not kind.__module__.startswith(ALLOWED_MODULE_PREFIX):
                raise TypeError(f"a snapshot cannot hold a {kind.__qualname__}")
            fields = msgspec.structs.asdict(value) if isinstance(value, Struct) else vars(value)
            return [
                f"{kind.__module__}:{kind.__qualname__}",
                {name: encode_value(each) for name, each in fields.items()},
            ]


def decode_value(value: object, game: Game) -> object:
    """Decode what ``encode_value`` has encoded."""
    if not isinstance(value, list):
        return value
    kind, *parts = value
    match kind:
        case "int":
            return int(parts[0])
        case "list":
            return [decode_value(part, game) for part in parts]
        case "tuple":
            return tuple([decode_value(part, game) for part in parts])
        case "set":
            return {decode_value(part, game) for part in parts}
        case "frozenset":
            return frozenset([decode_value(part, game) for part in parts])
        case "dict":
            return {decode_value(key, game): decode_value(part, game) for key, part in parts}
        case "state":
            return game.restore(parts[0])
        case "event":
            return Event(*parts)
        case "checkpoints":
            return Checkpoints([(at, state) for at, state in parts])  # each is restored on first use
    module, _, name = kind.partition(":")
    if not module.startswith(ALLOWED_MODULE_PREFIX):
        raise TypeError(f"a snapshot does not hold a {kind}")
    made = getattr(sys.modules[module], name)
    fields = {name: decode_value(each, game) for name, each in parts[0].items()}
    if issubclass(made, Struct):
        return made(**fields)
    loaded = made.__new__(made)
    loaded.__dict__.update(fields)
    return loaded
