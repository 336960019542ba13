"""Lines of the engine protocol: a command word, and for some commands a JSON object (docs/engine-protocol.md)."""

from __future__ import annotations

import json
from typing import Final

from bastide.core.json_data import JsonData

PROTOCOL_VERSION: Final = 1
#: Commands to the engine.
GREETING: Final = "bastide"
NEW_GAME: Final = "newgame"
POSITION: Final = "position"
GO: Final = "go"
STOP: Final = "stop"
QUIT: Final = "quit"
#: Answers of the engine.
NAME: Final = "name"
READY: Final = "ready"
INFO: Final = "info"
BEST_ACTION: Final = "bestaction"
ERROR: Final = "error"
#: Longest line that an engine may write.
MAX_LINE_BYTES: Final = 65_536


def format_line(command: str, data: dict[str, JsonData] | None = None) -> str:
    """Return a line with its end."""
    return f"{command}\n" if data is None else f"{command} {json.dumps(data, separators=(',', ':'))}\n"


def split_line(line: str) -> tuple[str, str]:
    """Split a line into its command and the rest."""
    command, _, rest = line.strip().partition(" ")
    return command, rest.strip()


def parse_object(text: str) -> dict[str, JsonData]:
    """Parse the JSON object of a line. Raises ValueError for anything else."""
    data = json.loads(text or "{}")
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    return data
