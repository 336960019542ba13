"""Confusable names: nobody may take a name that looks like that of somebody at the same table.

Two names are confusable if they differ only in case, marks (accents, points), spaces and punctuation, or if they look
the same: letters of other scripts that look like Latin ones (common ones of Cyrillic, Greek and Hebrew, full-width and
mathematical letters), zero and O, one, capital I and small L, ``rn`` and m, ``vv`` and w. Different letters of one
script (Maya and Mya) make different names.
"""

# ruff: noqa: RUF001  confusable letters are the subject of this module

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Characters that look like a Latin letter, and that letter.
LATIN_LOOKALIKES: Final = {
    **dict(zip("абсԁеһіјӏкмոорԛгѕтпսνԝхуүв", "abcdehijlkmnopqrstnuvwxyyb", strict=True)),
    **dict(zip("АВСԀЕНІЈКМОРԚЅТԜХУҮ", "ABCDEHIJKMOPQSTWXYY", strict=True)),
    **dict(zip("αβεικνορτυχω", "abeiknoptuxw", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    **dict(zip("וןסıłøđħŧŁØĐĦŦ", "llollodhtLODHT", strict=True)),
    **dict(zip("ьЬ01I", "bboll", strict=True)),
}
#: Pairs of letters that look like one letter.
LOOKALIKE_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def keep_letters(name: str) -> str:
    """Return the letters and digits of a name, without marks, spaces and punctuation."""
    parts = unicodedata.normalize("NFKD", name)
    return "".join(each for each in parts if unicodedata.category(each)[0] in "LN")


def get_skeleton(name: str) -> str:
    """Return a skeleton of a name that is equal for names that look the same."""
    latin = "".join(LATIN_LOOKALIKES.get(each, each) for each in keep_letters(name))
    look = "".join(
        LATIN_LOOKALIKES.get(each, each) for each in latin
    ).casefold()  # twice: Greek iota becomes I, which becomes l
    for two, one in LOOKALIKE_PAIRS:
        look = look.replace(two, one)
    return look


def are_confusable(one: str, other: str) -> bool:
    """Return whether two names can be confused."""
    return keep_letters(one).casefold() == keep_letters(other).casefold() or get_skeleton(one) == get_skeleton(other)


def find_confusable_name(table: Table, visitor: Visitor) -> str:
    """Return the name of another person at the table that can be confused with the visitor's; empty if none."""
    others = (seat.name for seat in table.seats if seat.person and seat.person not in visitor.ids and seat.name)
    return next((name for name in others if are_confusable(name, visitor.name)), "")


def check_name_distinct(table: Table, visitor: Visitor) -> None:
    """Raise RequestRefused if another person at the table has a confusable name."""
    other = find_confusable_name(table, visitor)
    if other:
        raise RequestRefused("name-alike", f"your name is too similar to {other}'s; choose another", other=other)


def check_not_blocked(table: Table, visitor: Visitor) -> None:
    """Raise RequestRefused if the host or a person at the table has blocked the visitor."""
    if visitor.blocked_by_ids & {table.host, *(seat.person for seat in table.seats)}:
        raise RequestRefused("not-welcome", "you can't join this table")
