"""The HTTP status that goes with what is refused."""

from __future__ import annotations

from bastide.core.errors import BastideError

#: The HTTP status that goes with a code; all others are 409: it cannot be done as things stand.
STATUS = {
    "bad-message": 400,
    "bad-name": 400,
    "bad-chat": 400,
    "no-record": 400,
    "record-format": 400,
    "record-line": 400,
    "record-cut": 400,
    "record-diverged": 400,
    "unknown-game": 404,
    "unknown-bot": 400,
    "unknown-option": 400,
    "option-flag": 400,
    "option-list": 400,
    "option-number": 400,
    "option-twice": 400,
    "option-word": 400,
    "option-count": 400,
    "player-count": 400,
    "bot-argument": 400,
    "bot-setting": 400,
    "bad-budget": 400,
    "who-are-you": 401,
    "wrong-passphrase": 401,
    "not-seated": 403,
    "not-host": 403,
    "origin": 403,
    "no-table": 404,
    "no-path": 404,
    "no-review": 404,
    "no-components": 404,
    "method": 405,
    "too-large": 413,
    "too-many": 429,
    "storage": 503,
    "shutting-down": 503,
}


def status_of(error: BastideError) -> int:
    return STATUS.get(error.code, 409)
