"""HTTP status codes of errors."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.errors import (
    BastideError,
    CorruptRecord,
    InvalidBot,
    InvalidOption,
    InvalidPlayers,
    InvalidSeed,
    UnknownBot,
    UnknownGame,
)

#: Refusals of an endpoint that declares none.
NO_REFUSALS: Mapping[str, int] = {}
#: Errors for invalid requests, whatever the state of the table.
BAD_REQUEST_ERRORS = (CorruptRecord, InvalidBot, InvalidOption, InvalidPlayers, InvalidSeed, UnknownBot)
#: Status by error code, for errors of several endpoints; all others are 409, in conflict with the current state. A new
#: endpoint declares its own with ``@route(refusals=...)``.
STATUS_BY_CODE = {
    "bad-message": 400,
    "bad-name": 400,
    "unseen-name": 400,
    "bad-chat": 400,
    "bad-address": 400,
    "bad-email": 400,
    "bad-webhook": 400,
    "bad-time-zone": 400,
    "bad-email-link": 403,
    "no-baggage": 400,
    "newer-baggage": 400,
    "broken-baggage": 400,
    "record-diverged": 400,
    "at-range": 400,
    "no-seat": 400,
    "who-are-you": 401,
    "wrong-passphrase": 401,
    "wrong-password": 401,
    "second-factor": 401,
    "wrong-code": 401,
    "wrong-passkey": 401,
    "passkey-expired": 401,
    "entrance": 401,
    "session-ended": 401,
    "bad-token": 401,
    "bot-scope": 403,
    "not-a-bot": 403,
    "bots-need-account": 403,
    "no-bot": 404,
    "no-bot-token": 404,
    "no-invitation": 403,
    "no-sign-up": 403,
    "no-passkeys": 403,
    "needs-account": 403,
    "no-email": 403,
    "banned": 403,
    "muted": 403,
    "not-welcome": 403,
    "not-organiser": 403,
    "tournament-account": 403,
    "no-tournament": 404,
    "study-account": 403,
    "study-invite": 403,
    "not-in-study": 403,
    "not-author": 403,
    "not-study-owner": 403,
    "no-study": 404,
    "no-chapter": 404,
    "bad-title": 400,
    "study-text": 400,
    "bad-study-chapter": 400,
    "bad-study-puzzle": 400,
    "friends-account": 403,
    "match-account": 403,
    "no-friend": 404,
    "no-friend-account": 404,
    "no-friend-request": 404,
    "no-companion": 403,
    "invitation-over": 403,
    "not-seated": 403,
    "not-moderator": 403,
    "is-moderator": 403,
    "not-host": 403,
    "not-at-home": 403,
    "deal-secret": 403,
    "deal-not-over": 403,
    "origin": 403,
    "no-table": 404,
    "no-such-person": 404,
    "no-report": 404,
    "no-line": 404,
    "no-path": 404,
    "no-endpoint": 404,
    "no-review": 404,
    "no-components": 404,
    "no-position": 400,
    "other-players": 400,
    "no-puzzle": 404,
    "no-puzzles": 404,
    "no-deal": 404,
    "no-deals": 404,
    "not-here": 404,
    "no-trial": 404,
    "no-trial-report": 404,
    "no-trials": 403,
    "not-yours": 403,
    "method": 405,
    "too-large": 413,
    "host": 421,
    "too-many": 429,
    "too-many-reports": 429,
    "trial-paused": 429,
    "busy": 503,
    "storage": 503,
    "shutting-down": 503,
}


def get_http_status(error: BastideError, refusals: Mapping[str, int] = NO_REFUSALS) -> int:
    """Return the status of an error. ``refusals``: status by code, as the endpoint declares it."""
    if error.code in refusals:
        return refusals[error.code]
    if isinstance(error, UnknownGame):
        return 404
    return 400 if isinstance(error, BAD_REQUEST_ERRORS) else STATUS_BY_CODE.get(error.code, 409)
