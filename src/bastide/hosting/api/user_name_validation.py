"""Validation of user and account names.

Pages escape all text, so the rules are not about HTML: they exclude names that are invisible, reorder the text around
them or cover neighbouring lines.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables.commands.chat import MAX_COMBINING_MARKS, has_too_many_marks
from bastide.tables.commands.similar_names import get_skeleton
from bastide.tables.request_errors import RequestRefused

MAX_NAME_LENGTH: Final = 24
MAX_LOGIN_LENGTH: Final = 24
#: Characters with a meaning in markup, addresses or commands.
FORBIDDEN_CHARACTERS: Final = frozenset('<>"&\\/@#`$^|~=%{}[]*:;')

#: Letters, marks and symbols that are invisible: fillers, joiners, selectors, empty patterns.
INVISIBLE_CHARACTERS: Final = frozenset(
    chr(code)
    for codes in (
        *(range(0x034F, 0x0350), range(0x115F, 0x1161), range(0x17B4, 0x17B6), range(0x180B, 0x1810)),
        *(range(0x2800, 0x2801), range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFFA0, 0xFFA1)),
        *(range(0x1D159, 0x1D15A), range(0xE0100, 0xE01F0)),
    )
    for code in codes
)
#: Selects the emoji form of the character before it; the only variation selector that is allowed.
EMOJI_SELECTOR: Final = "\ufe0f"
#: Unicode categories of brackets.
OPENING_BRACKETS: Final = ("Ps", "Pi")
BRACKETS: Final = ("Ps", "Pi", "Pe", "Pf")
#: "bot" in all languages, as a name can look.
BOT_SKELETONS: Final = frozenset([get_skeleton("bot"), get_skeleton("בוט")])


def is_invisible(letter: str) -> bool:
    """Return whether a character is invisible on its own: space, mark, direction, filler."""
    return letter in INVISIBLE_CHARACTERS or unicodedata.category(letter) in ("Zs", "Zl", "Zp", "Cf", "Cc", "Mn", "Me")


def clean_name(text: str, most: int = MAX_NAME_LENGTH) -> str:
    """Return a normalized name of at most ``most`` characters, with single spaces; RequestRefused if it is invalid."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if name and all(is_invisible(letter) for letter in name):
        raise RequestRefused("unseen-name", "this name is invisible; use letters or digits")
    if not 1 <= len(name) <= most:
        raise RequestRefused("bad-name", f"a name needs 1 to {most} characters", most=most)
    for letter in name:
        kind = unicodedata.category(letter)
        blank = letter in INVISIBLE_CHARACTERS and letter != EMOJI_SELECTOR
        if letter in FORBIDDEN_CHARACTERS or blank or not (kind[0] in "LMNP" or kind in ("So", "Zs")):
            raise RequestRefused(
                "bad-name",
                f"a name can contain letters, digits, spaces and basic punctuation, not {letter!r}",
                letter=f"U+{ord(letter):04X}",
            )
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise RequestRefused("bad-name", "a name needs at least one letter or digit")
    if any(unicodedata.category(word[0])[0] == "M" for word in name.split()):
        raise RequestRefused("bad-name", "a mark in a name must follow a letter")
    if has_too_many_marks(name):
        raise RequestRefused(
            "bad-name",
            f"a letter in a name can have at most {MAX_COMBINING_MARKS} combining marks",
            most=MAX_COMBINING_MARKS,
        )
    return name


def looks_like_bot(name: str) -> bool:
    """Return whether a name ends like that of a bot account, such as ``Ann (bot)``, in any spelling."""
    text = unicodedata.normalize("NFKC", name)
    opening = max((at for at, each in enumerate(text) if unicodedata.category(each) in OPENING_BRACKETS), default=-1)
    return any(
        get_skeleton(end) in BOT_SKELETONS and any(unicodedata.category(each) in BRACKETS for each in end)
        for end in (text.split()[-1], text[opening:] if opening >= 0 else "")
    )


def clean_person_name(text: str) -> str:
    """Return the normalized name of a person; RequestRefused if it is invalid, or ends like a bot account's."""
    name = clean_name(text)
    if looks_like_bot(name):
        raise RequestRefused("bot-like-name", "only the names of bot accounts end with “(bot)”; choose another name")
    return name


def get_login_key(text: str) -> str:
    """Return the key of an account name, equal for all spellings. Never raises."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return unicodedata.normalize("NFKC", name).casefold().replace("\0", "")


def clean_login(text: str) -> str:
    """Return a valid account name: one word, case-insensitive; RequestRefused if it is invalid."""
    login = get_login_key(clean_name(text))
    if not 3 <= len(login) <= MAX_LOGIN_LENGTH or " " in login:
        raise RequestRefused(
            "bad-name", f"an account name must be one word of 3 to {MAX_LOGIN_LENGTH} characters", most=MAX_LOGIN_LENGTH
        )
    return login
