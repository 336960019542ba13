"""Short forms for the columns of our tables, for ``schema`` and for the migrations.

A column is NOT NULL unless it says otherwise. Never change what one of these functions makes: released migrations
use them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, Text
from sqlalchemy.types import TypeEngine


def _column(name: str, kind: TypeEngine[Any], null: bool, **more: Any) -> Column[Any]:
    return Column(name, kind, nullable=null, **more)


def text(name: str, null: bool = False, unique: bool = False) -> Column[Any]:
    return _column(name, Text(), null, unique=unique or None)


def boolean(name: str, null: bool = False) -> Column[Any]:
    return _column(name, Boolean(), null)


def integer(name: str, null: bool = False) -> Column[Any]:
    return _column(name, Integer(), null)


def bigint(name: str, null: bool = False, default: int | None = None) -> Column[Any]:
    """A number beyond 32 bits: the sequence number of an entry, or a time in milliseconds."""
    return _column(name, BigInteger(), null, server_default=None if default is None else str(default))


def real(name: str, null: bool = False) -> Column[Any]:
    return _column(name, Float(), null)


def key(name: str, kind: TypeEngine[Any] | None = None) -> Column[Any]:
    """A column of the primary key; text unless it says otherwise."""
    return Column(name, kind or Text(), primary_key=True, autoincrement=False)


def belongs_to(table: str, name: str, in_key: bool = False) -> Column[Any]:
    """The id of a row of another table, whose deletion deletes this row as well."""
    reference = ForeignKey(f"{table}.id", ondelete="CASCADE")
    return Column(name, Text(), reference, primary_key=in_key, nullable=False)
