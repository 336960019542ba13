"""Tables that are met again and again, each with a bot that was made for it.

Fixed bots are the same at every table. Where what is good differs from table to table, as in Dominion from kingdom to
kingdom, a learner gets better company from bots that know the table it sits at. A file names them, one table a line::

    {"players": 2, "options": {"kingdom": ["market", "mine", ...]}, "bot": "buylist:lists/17.txt"}
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bastide.bots import make_bot
from bastide.core import get_game
from bastide.core.errors import BastideError, unreadable
from bastide.core.options import Options

#: What a line must say.
SAID: Final = {"players": int, "options": dict, "bot": str}
EXAMPLE: Final = '{"players": 2, "options": {}, "bot": "medium"}'


@dataclass(frozen=True)
class Rival:
    """A table, and the bot that was made for it."""

    options: Options
    bot: str


def rivals_of(file: str, game: str, players: int) -> list[Rival]:
    """The rivals for tables of one size; an error, in words, where the file or a line of it cannot be used."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise unreadable(file, error) from error
    found = []
    played = get_game(game)
    for number, line in enumerate(text.splitlines(), 1):
        try:
            told = json.loads(line)
            if not all(isinstance(told[name], kind) for name, kind in SAID.items()):
                raise TypeError
        except (ValueError, TypeError, KeyError) as error:
            raise BastideError(
                "bad-rival",
                f"{file}, line {number}: this is not a table with a bot, written {EXAMPLE}",
                file=file,
                line=number,
                example=EXAMPLE,
            ) from error
        if told["players"] == players:
            options = played.check_options(players, told["options"])
            make_bot(told["bot"], played, 0)
            found.append(Rival(options, told["bot"]))
    return found
