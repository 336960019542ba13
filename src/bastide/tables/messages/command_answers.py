"""Wire messages that answer commands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.tables.messages.field_types import JsonObject
from bastide.tables.messages.table_view_messages import TableMessage


class Problem(Struct, frozen=True):
    """An error: ``error-CODE`` in the catalogues, its details, and an English ``text``.

    An action that a rule of the game forbids has the code ``refused``. The detail ``reason`` is then a code of the game
    with its arguments, worded by ``GAME-refuse-CODE``.
    """

    code: str
    text: str
    details: JsonObject


class AccessRequestStatus(Struct, frozen=True):
    """What a stranger learns of a private table: its game, its host's name, and their own access request."""

    game: str
    host: str
    knock: Literal["none", "waiting", "declined", "welcome"]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command with this id is carried out and stored; ``seq`` is the last entry of the table.

    A subscriber of the table gets a ``table`` message with the command among its ``answers`` instead.
    """

    id: int
    table: str
    seq: int
    #: For ``rematch``: the new table.
    rematch: str | None = None


class ReasonMessage(Struct, frozen=True, tag_field="type", tag="reason"):
    """Answer to ``why``: legal, or the reason why not."""

    id: int
    legal: bool
    problem: Problem | None


class TakeBackMessage(Struct, frozen=True, tag_field="type", tag="take_back"):
    """Answer to ``may_take_back``: whether there is a step to take back, and whether it needs consent."""

    id: int
    possible: bool
    consent: bool


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command with this id was refused and changed nothing. Contains the current table, if visible."""

    id: int
    problem: Problem
    table: TableMessage | None = None
