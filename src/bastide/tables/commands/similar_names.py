"""Names that look alike: nobody shall be taken for somebody else who sits at the same table.

Two names are alike if they are the same but for capitals, marks (accents, points), spaces and punctuation, or if they
look the same: letters of other alphabets that are drawn like Latin ones (the common ones of Cyrillic, Greek and Hebrew,
full-width and mathematical letters), zero and O, one, capital I and small L, ``rn`` and m, ``vv`` and w. Names in one
alphabet that merely resemble each other (Maya and Mya) are different names.
"""

# ruff: noqa: RUF001  letters that are easily confused are what this is about

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables.errors import Refused
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: Letters that are drawn like the Latin one behind them.
DRAWN_ALIKE: Final = {
    **dict(zip("абсԁеһіјӏкмոорԛгѕтпսνԝхуүв", "abcdehijlkmnopqrstnuvwxyyb", strict=True)),
    **dict(zip("АВСԀЕНІЈКМОРԚЅТԜХУҮ", "ABCDEHIJKMOPQSTWXYY", strict=True)),
    **dict(zip("αβεικνορτυχω", "abeiknoptuxw", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    **dict(zip("וןסıłøđħŧŁØĐĦŦ", "llollodhtLODHT", strict=True)),
    **dict(zip("01I", "oll", strict=True)),
}
#: Two letters that are drawn like one.
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def letters(name: str) -> str:
    """The letters and digits of a name, without marks, spaces and punctuation."""
    parts = unicodedata.normalize("NFKD", name)
    return "".join(each for each in parts if unicodedata.category(each)[0] in "LN")


def drawn(name: str) -> str:
    """A name as it looks: the same for all names that look the same."""
    latin = "".join(DRAWN_ALIKE.get(each, each) for each in letters(name))
    look = "".join(DRAWN_ALIKE.get(each, each) for each in latin).casefold()  # a Greek iota is a capital I is an l
    for two, one in PAIRS:
        look = look.replace(two, one)
    return look


def alike(one: str, other: str) -> bool:
    """Whether one of these names could be taken for the other."""
    return letters(one).casefold() == letters(other).casefold() or drawn(one) == drawn(other)


def namesake(table: Table, visitor: Visitor) -> str:
    """The name of somebody else at the table who could be taken for them; empty: nobody could."""
    others = (seat.name for seat in table.seats if seat.person and seat.person not in visitor.ids and seat.name)
    return next((name for name in others if alike(name, visitor.name)), "")


def check_distinct(table: Table, visitor: Visitor) -> None:
    """Refused if somebody else at the table has such a name."""
    other = namesake(table, visitor)
    if other:
        raise Refused("name-alike", f"your name looks like that of {other}", other=other)


def check_welcome(table: Table, visitor: Visitor) -> None:
    """Refused if somebody at the table, or whoever made it, has blocked them."""
    if visitor.shunned & {table.host, *(seat.person for seat in table.seats)}:
        raise Refused("not-welcome", "somebody at this table does not want to play with you")
