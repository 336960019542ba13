"""What people may call themselves: names that can be shown anywhere without harm.

Every page escapes what it shows; these rules are about people, not about HTML. Nobody shall be able to take a name
that looks like nothing, that reorders the text around it or that climbs over the lines above it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables.chat import MARKS, too_many_marks
from bastide.tables.errors import Refused

NAME_LENGTH: Final = 24
LOGIN_LENGTH: Final = 24
#: Punctuation that has a meaning in markup, addresses or commands.
FORBIDDEN: Final = frozenset('<>"&\\/@#`$^|~=%{}[]*:;')


def clean_name(text: str) -> str:
    """The name as it is kept: composed, single spaces; Refused if it cannot be one."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused("bad-name", f"a name has 1 to {NAME_LENGTH} letters", most=NAME_LENGTH)
    for letter in name:
        kind = unicodedata.category(letter)
        if letter in FORBIDDEN or not (kind[0] in "LMNP" or kind in ("So", "Zs")):
            raise Refused(
                "bad-name",
                f"a name is made of letters, digits, spaces and simple signs, not {letter!r}",
                letter=f"U+{ord(letter):04X}",
            )
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("bad-name", "a name has at least one letter or digit")
    if too_many_marks(name):
        raise Refused("bad-name", f"a letter of a name carries at most {MARKS} marks", most=MARKS)
    return name


def clean_login(text: str) -> str:
    """The name of an account: a name in one word, the same in capitals and small letters."""
    login = unicodedata.normalize("NFKC", clean_name(text)).casefold()
    if not 3 <= len(login) <= LOGIN_LENGTH or " " in login:
        raise Refused("bad-name", f"an account is named by one word of 3 to {LOGIN_LENGTH} letters", most=LOGIN_LENGTH)
    return login
