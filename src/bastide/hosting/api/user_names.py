"""What people may call themselves: names that can be shown anywhere without harm.

Every page escapes what it shows; these rules are about people, not about HTML. Nobody shall be able to take a name
that looks like nothing, that reorders the text around it or that climbs over the lines above it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables.commands.chat import MARKS, too_many_marks
from bastide.tables.errors import Refused

NAME_LENGTH: Final = 24
LOGIN_LENGTH: Final = 24
#: Punctuation that has a meaning in markup, addresses or commands.
FORBIDDEN: Final = frozenset('<>"&\\/@#`$^|~=%{}[]*:;')

#: What counts as a letter, mark or sign and yet shows nothing: fillers, joiners, selectors, empty patterns.
BLANK: Final = frozenset(
    chr(code)
    for codes in (
        *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x180B, 0x1810)),
        *(range(0x2800, 0x2801), range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFFA0, 0xFFA1)),
        *(range(0x1D159, 0x1D15A), range(0xE0100, 0xE01F0)),
    )
    for code in codes
)
#: Makes a picture of the sign before it: the one of them that people use.
EMOJI: Final = "\ufe0f"


def is_blank(letter: str) -> bool:
    """Whether nothing is seen where this stands alone: spaces, marks without a letter, directions, fillers."""
    return letter in BLANK or unicodedata.category(letter) in ("Zs", "Zl", "Zp", "Cf", "Cc", "Mn", "Me")


def clean_name(text: str) -> str:
    """The name as it is kept: composed, single spaces; Refused if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if name and all(is_blank(letter) for letter in name):
        raise Refused("unseen-name", "this name cannot be seen")
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused("bad-name", f"a name has 1 to {NAME_LENGTH} letters", most=NAME_LENGTH)
    for letter in name:
        kind = unicodedata.category(letter)
        blank = letter in BLANK and letter != EMOJI
        if letter in FORBIDDEN or blank or not (kind[0] in "LMNP" or kind in ("So", "Zs")):
            raise Refused(
                "bad-name",
                f"a name is made of letters, digits, spaces and simple signs, not {letter!r}",
                letter=f"U+{ord(letter):04X}",
            )
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("bad-name", "a name has at least one letter or digit")
    if any(unicodedata.category(word[0])[0] == "M" for word in name.split()):
        raise Refused("bad-name", "a mark of a name sits on a letter")
    if too_many_marks(name):
        raise Refused("bad-name", f"a letter of a name carries at most {MARKS} marks", most=MARKS)
    return name


def login_key(text: str) -> str:
    """What an account is looked up by: the same for every way to write its name. Never refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return unicodedata.normalize("NFKC", name).casefold().replace("\0", "")


def clean_login(text: str) -> str:
    """The name of an account: a name in one word, the same in capitals and small letters."""
    login = login_key(clean_name(text))
    if not 3 <= len(login) <= LOGIN_LENGTH or " " in login:
        raise Refused("bad-name", f"an account is named by one word of 3 to {LOGIN_LENGTH} letters", most=LOGIN_LENGTH)
    return login
