"""Strategy and weight files of the bots in a tournament, to detect changes: an edited file is another bot."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from bastide.bots.bot_registry import find_bot_factory, split_bot_spec
from bastide.bots.strategy_file_reader import read_strategy_bytes
from bastide.core import Game
from bastide.core.errors import BastideError


@dataclass(frozen=True)
class BotFile:
    """Content of a bot's file."""

    bot: str
    file: str
    digest: str
    #: Empty for weights and other binary files.
    text: str

    def check_unchanged(self) -> None:
        """Raise BastideError if the file has changed since it was read."""
        if read_bot_file(self.bot, self.file).digest != self.digest:
            raise BastideError(
                "bot-file-changed",
                f"{self.file} was changed while {self.bot} was using it; run the command again",
                file=self.file,
                bot=self.bot,
            )


def read_bot_files(game: Game, bots: tuple[str, ...]) -> tuple[BotFile, ...]:
    """Read the files of all bots that are made from files, each bot once."""
    found = []
    for bot in dict.fromkeys(bots):
        name, argument = split_bot_spec(bot)
        file = find_bot_factory(game, name).source_file(name, argument)
        if file:
            found.append(read_bot_file(bot, file))
    return tuple(found)


def read_bot_file(bot: str, file: str) -> BotFile:
    """Read the file of a bot."""
    data = read_strategy_bytes(file)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = ""
    return BotFile(bot, file, blake2b(data, digest_size=16).hexdigest(), "" if "\0" in text else text)
