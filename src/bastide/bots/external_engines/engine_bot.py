"""Bot that is another program: ``--bots engine:COMMAND`` (docs/engine-protocol.md).

Programs are started when they are first asked, and used again for later games. Tables of a server allow no bots with
settings, and so none of these.
"""

from __future__ import annotations

import atexit
import os
from typing import Final

from bastide.bots.external_engines.engine_process import EngineProcess, engine_error
from bastide.core.bot import Bot, BotFactory
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat

ENGINE_BOT: Final = "engine"
#: Prefix of an argument that sets the time for a decision: ``engine:seconds=0.5+COMMAND``.
SECONDS_SETTING: Final = "seconds="
DEFAULT_MILLISECONDS: Final = 1_000
MAX_SECONDS: Final = 3_600.0


class EngineBot(Bot):
    """Asks a program for each action."""

    def __init__(self, engines: IdleEngines, command: str, milliseconds: int, game: Game, seed: int) -> None:
        self.engines = engines
        self.command = command
        self.milliseconds = milliseconds
        self.game = game
        self.seed = seed
        self.rng = Rng(seed)
        self.process: EngineProcess | None = None
        self.is_new_game = True

    def choose(self, seat: Seat) -> int:
        if self.process is None:
            self.process = self.engines.take(self.command)
            self.is_new_game = True
        try:
            return self._ask(self.process, seat)
        except InvalidBot:
            self.process.close()
            self.process = None
            raise

    def _ask(self, process: EngineProcess, seat: Seat) -> int:
        if self.is_new_game:
            process.start_game(
                {"game": self.game.id, "players": seat.players, "player": seat.player, "seed": self.seed}
            )
            self.is_new_game = False
        actions = {seat.notation(action): action for action in seat.legal_actions()}
        legal: list[JsonData] = list(actions)
        sample: JsonData = seat.sample_position(self.rng).snapshot()
        answer = process.choose({"view": seat.view(), "legal": legal, "sample": sample}, self.milliseconds)
        action = actions.get(answer)
        if action is None:
            some = ", ".join(list(actions)[:12])
            raise engine_error(self.command, f"{answer[:80]!r} is not a legal action; legal: {some}")
        return action

    def __del__(self) -> None:
        """Keep the program for the next game."""
        if self.process is not None:
            self.engines.give_back(self.process)


class IdleEngines:
    """Running programs that play no game, by command. Each process of Bastide has its own."""

    def __init__(self) -> None:
        self._idle: dict[str, list[EngineProcess]] = {}
        self._pid = os.getpid()
        atexit.register(self.close)

    def take(self, command: str) -> EngineProcess:
        """Return a running program, started if none is idle."""
        if self._pid != os.getpid():  # those of the parent process
            self._idle, self._pid = {}, os.getpid()
        idle = self._idle.get(command, [])
        while idle:
            engine = idle.pop()
            if engine.is_running():
                return engine
        return EngineProcess(command)

    def give_back(self, engine: EngineProcess) -> None:
        """Keep a program for the next game."""
        if self._pid == os.getpid() and engine.is_running():
            self._idle.setdefault(engine.command, []).append(engine)

    def close(self) -> None:
        """End all idle programs."""
        if self._pid == os.getpid():
            for engines in self._idle.values():
                while engines:
                    engines.pop().close()


class EngineBotFactory(BotFactory):
    """Makes ``engine:COMMAND`` and ``engine:seconds=S+COMMAND``, for every game."""

    def __init__(self) -> None:
        self.engines = IdleEngines()

    def bot_names(self, game: Game) -> list[str]:
        return [ENGINE_BOT]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        milliseconds, command = parse_engine_setting(argument)
        return EngineBot(self.engines, command, milliseconds, game, seed)


def parse_engine_setting(argument: str) -> tuple[int, str]:
    """Return the milliseconds for a decision and the command. Raises InvalidBot if one is missing or invalid."""
    milliseconds, command = DEFAULT_MILLISECONDS, argument.strip()
    if command.startswith(SECONDS_SETTING):
        text, _, command = command.removeprefix(SECONDS_SETTING).partition("+")
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0.001 <= seconds <= MAX_SECONDS:
            raise engine_error(f"{ENGINE_BOT}:{argument}", f"seconds must be from 0.001 to {MAX_SECONDS:g}, not {text}")
        milliseconds = round(1000 * seconds)
    if not command.strip():
        raise InvalidBot("no-engine", f"name a command: {ENGINE_BOT}:COMMAND", bot=ENGINE_BOT)
    return milliseconds, command.strip()


BOT_FACTORY: Final = EngineBotFactory()
