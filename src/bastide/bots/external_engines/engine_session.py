"""Bastide's bots behind the engine protocol (``bastide engine``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.bots.bot_registry import make_bot
from bastide.bots.external_engines.engine_protocol import (
    BEST_ACTION,
    ERROR,
    GO,
    GREETING,
    NAME,
    NEW_GAME,
    POSITION,
    PROTOCOL_VERSION,
    QUIT,
    READY,
    STOP,
    format_line,
    parse_object,
    split_line,
)
from bastide.core.bot import Bot
from bastide.core.errors import BastideError, InvalidBot
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.state import Seat

#: Share of the time for a decision that a search may use; the rest is for reading the position and answering.
SEARCH_SHARE: Final = 0.9


class EngineSession:
    """Answers the lines of a host, one after the other. An error is an answer; the session continues."""

    def __init__(self, bot: str, version: str, write: Callable[[str], object]) -> None:
        #: Name of the bot that plays, with its settings.
        self.bot_name = bot
        self.version = version
        self.write = write
        self._game: Game | None = None
        self._player = 0
        self._seed = 0
        self._seat: Seat | None = None
        self._bot: Bot | None = None

    def answer(self, line: str) -> bool:
        """Answer a line; returns False after ``quit``."""
        command, rest = split_line(line)
        if command == QUIT:
            return False
        try:
            self._answer(command, rest)
        except BastideError as error:
            self._write(ERROR, " ".join(str(error).split()))
        except (ValueError, KeyError, TypeError) as error:
            self._write(ERROR, f"{command}: {error}")
        return True

    def _answer(self, command: str, rest: str) -> None:
        if command == GREETING:
            if rest != str(PROTOCOL_VERSION):
                raise ValueError(f"this engine speaks version {PROTOCOL_VERSION} of the protocol, not {rest!r}")
            self._write(NAME, f"Bastide {self.version} {self.bot_name}")
            self._write(READY)
        elif command == NEW_GAME:
            self._start_game(parse_object(rest))
            self._write(READY)
        elif command == POSITION:
            self._set_position(parse_object(rest))
        elif command == GO:
            data = parse_object(rest)
            self._write(BEST_ACTION, self._choose(_integer(data, "milliseconds") if data else 0))
        elif command not in (STOP, ""):  # the bots answer in time by themselves
            raise ValueError("unknown command")

    def _start_game(self, data: dict[str, JsonData]) -> None:
        game = get_game(str(data["game"]))
        make_bot(self.bot_name, game, 0)  # raises the error if there is no such bot
        self._game, self._player, self._seed = game, _integer(data, "player"), _integer(data, "seed")
        self._seat = self._bot = None

    def _set_position(self, data: dict[str, JsonData]) -> None:
        if self._game is None:
            raise ValueError(f"'{NEW_GAME}' comes first")
        sample = data["sample"]
        if not isinstance(sample, dict):
            raise ValueError("'sample' is not a JSON object")
        self._seat = self._game.restore(sample).seat(self._player)

    def _choose(self, milliseconds: int) -> str:
        if self._game is None or self._seat is None:
            raise ValueError(f"'{POSITION}' comes first")
        if self._bot is None:
            self._bot = self._make_bot(self._game, milliseconds)
        return self._seat.notation(self._bot.choose(self._seat))

    def _make_bot(self, game: Game, milliseconds: int) -> Bot:
        """Make the bot, with the time of the first decision if it has no settings and searches."""
        if milliseconds and ":" not in self.bot_name:
            try:
                return make_bot(f"{self.bot_name}:seconds={SEARCH_SHARE * milliseconds / 1000:.3f}", game, self._seed)
            except InvalidBot:
                pass  # a bot without search
        return make_bot(self.bot_name, game, self._seed)

    def _write(self, command: str, text: str = "") -> None:
        self.write(format_line(f"{command} {text}".strip()))


def _integer(data: dict[str, JsonData], name: str) -> int:
    value = data[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"'{name}' is not an integer")
    return value
