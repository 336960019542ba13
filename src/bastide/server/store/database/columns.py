"""Column helpers for ``schema`` and the migrations.

Columns are NOT NULL by default. Do not change what these functions return: existing migrations use them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, Text
from sqlalchemy.types import TypeEngine


def _column(name: str, kind: TypeEngine[Any], null: bool, **more: Any) -> Column[Any]:
    return Column(name, kind, nullable=null, **more)


def text_column(name: str, null: bool = False, unique: bool = False) -> Column[Any]:
    return _column(name, Text(), null, unique=unique or None)


def boolean_column(name: str, null: bool = False) -> Column[Any]:
    return _column(name, Boolean(), null)


def integer_column(name: str, null: bool = False) -> Column[Any]:
    return _column(name, Integer(), null)


def bigint_column(name: str, null: bool = False, default: int | None = None) -> Column[Any]:
    """Return a 64-bit integer column, for sequence numbers and times in milliseconds."""
    return _column(name, BigInteger(), null, server_default=None if default is None else str(default))


def float_column(name: str, null: bool = False) -> Column[Any]:
    return _column(name, Float(), null)


def primary_key(name: str, kind: TypeEngine[Any] | None = None) -> Column[Any]:
    """Return a column of the primary key; text by default."""
    return Column(name, kind or Text(), primary_key=True, autoincrement=False)


def foreign_key(table: str, name: str, in_key: bool = False) -> Column[Any]:
    """Return a foreign key to another table's id, with cascading delete."""
    reference = ForeignKey(f"{table}.id", ondelete="CASCADE")
    return Column(name, Text(), reference, primary_key=in_key, nullable=False)
