"""Answers to commands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.tables.messages.common import Facts
from bastide.tables.messages.table_view import TableMessage


class Problem(Struct, frozen=True):
    """What was wrong: ``error-CODE`` in the catalogues, with these details; ``text`` says it in English.

    A rule of the game that forbids something has the code ``refused``; its ``reason`` among the details is a code of
    the game with the facts it speaks of, worded by ``GAME-refuse-CODE``.
    """

    code: str
    text: str
    details: Facts


class Door(Struct, frozen=True):
    """All that a stranger is told of a private table: its game, its host's name, and how the own knock was answered."""

    game: str
    host: str
    knock: Literal["none", "waiting", "declined", "welcome"]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command with this id is carried out and stored; the table is at this entry now.

    Who is told of the table by a ``table`` message that names the command among its ``answers`` is not told twice.
    """

    id: int
    table: str
    seq: int
    #: For ``rematch``: the new table.
    rematch: str | None = None


class ReasonMessage(Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to ``why``: legal, or what forbids it."""

    id: int
    legal: bool
    problem: Problem | None


class TakeBackMessage(Struct, frozen=True, tag_field="type", tag="take_back"):
    """The answer to ``may_take_back``: whether there is a step to take back, and whether others must consent."""

    id: int
    possible: bool
    consent: bool


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command with this id was not carried out, and nothing has changed. The table as it stands comes along."""

    id: int
    problem: Problem
    table: TableMessage | None = None
