"""Strategy and weight files of the bots in a tournament, to detect changes: an edited file is another bot."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from bastide.bots.files import data_of
from bastide.bots.registry import find_maker, split_spec
from bastide.core import Game
from bastide.core.errors import BastideError


@dataclass(frozen=True)
class Source:
    """Content of a bot's file."""

    bot: str
    file: str
    digest: str
    #: Empty for weights and other binary files.
    text: str

    def check(self) -> None:
        """Raise BastideError if the file has changed since it was read."""
        if read(self.bot, self.file).digest != self.digest:
            raise BastideError(
                "bot-file-changed",
                f"{self.file} has changed while {self.bot} was playing by it",
                file=self.file,
                bot=self.bot,
            )


def sources(game: Game, bots: tuple[str, ...]) -> tuple[Source, ...]:
    """Read the files of all bots that are made from files, each bot once."""
    found = []
    for bot in dict.fromkeys(bots):
        name, argument = split_spec(bot)
        file = find_maker(game, name).file(name, argument)
        if file:
            found.append(read(bot, file))
    return tuple(found)


def read(bot: str, file: str) -> Source:
    """Read the file of a bot."""
    data = data_of(file)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = ""
    return Source(bot, file, blake2b(data, digest_size=16).hexdigest(), "" if "\0" in text else text)
