"""Bot in a single Python file, without packaging: ``--bots py:my_bot.py``.

The file defines a function ``choose(seat)`` that returns one of ``seat.legal_actions()``; or a class derived from
``bastide.core.Bot``, for a bot with state; or a function ``make_bot(game, seed)`` that returns such a bot. The file's
code is executed. Tables of a server allow no bots with settings, and so none of these.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from bastide.bots.strategy_file_reader import read_strategy_bytes, strategy_path, strategy_version
from bastide.core.bot import Bot, BotFactory
from bastide.core.errors import BastideError, InvalidBot
from bastide.core.game import Game
from bastide.core.state import Seat

PYTHON_FILE_BOT: Final = "py"
MISSING_ENTRY_POINT: Final = (
    "it has no function choose(seat), no class derived from bastide.core.Bot and no function make(game, seed)"
)


class PythonFileBot(Bot):
    """Calls the file's choose function, and turns its errors into messages with the line number."""

    def __init__(self, file: str, choose_action: Callable[[Seat], object]) -> None:
        self.file = file
        self.choose_action = choose_action

    def choose(self, seat: Seat) -> int:
        try:
            action = self.choose_action(seat)
        except BastideError:
            raise
        except Exception as error:
            raise invalid_python_bot_error(self.file, describe_error(self.file, error)) from error
        if not isinstance(action, int) or isinstance(action, bool):
            raise invalid_python_bot_error(self.file, f"it chose {action!r}, which is not the number of an action")
        return action


class PythonFileBotFactory(BotFactory):
    """Makes ``py:FILE``, for every game."""

    def __init__(self) -> None:
        self._loaded: dict[str, tuple[int, int, ModuleType]] = {}

    def bot_names(self, game: Game) -> list[str]:
        return [PYTHON_FILE_BOT]

    def source_file(self, name: str, argument: str) -> str:
        return argument

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if not argument:
            raise InvalidBot("no-python-file", f"name a Python file: {PYTHON_FILE_BOT}:FILE", bot=PYTHON_FILE_BOT)
        module = self.load_cached_module(argument)
        make = getattr(module, "make", None)
        choose = getattr(module, "choose", None)
        try:
            if callable(make):
                made = make(game, seed)
                if not isinstance(made, Bot):
                    raise invalid_python_bot_error(argument, f"make(game, seed) returned {made!r}, not a bot")
                return PythonFileBot(argument, made.choose)
            for found in vars(module).values():
                if isinstance(found, type) and issubclass(found, Bot) and is_defined_in(found, module):
                    if found.choose is Bot.choose:  # compiled, an abstract class can be instantiated
                        raise invalid_python_bot_error(argument, f"{found.__name__} has no method choose(self, seat)")
                    return PythonFileBot(argument, found().choose)
        except BastideError:
            raise
        except Exception as error:
            raise invalid_python_bot_error(argument, describe_error(argument, error)) from error
        if callable(choose):
            return PythonFileBot(argument, choose)
        raise invalid_python_bot_error(argument, MISSING_ENTRY_POINT)

    def load_cached_module(self, file: str) -> ModuleType:
        """Return the module of a file; loads it again when the file has changed."""
        path, version = strategy_path(file), strategy_version(file)
        read_strategy_bytes(file)  # raises InvalidBot if it cannot be read
        known = self._loaded.get(file)
        if known is None or known[:2] != version:
            known = (version[0], version[1], load_bot_module(path))
            self._loaded[file] = known
        return known[2]


def load_bot_module(path: Path) -> ModuleType:
    """Import a file as a module. Raises InvalidBot with the line of an error."""
    name = f"bastide_bot_{abs(hash(str(path.resolve())))}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise invalid_python_bot_error(str(path), "not a Python file (the name must end in .py)")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look up their module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise invalid_python_bot_error(str(path), describe_error(str(path), error)) from error
    return module


def describe_error(file: str, error: Exception) -> str:
    """Describe an error with the last line of the file in its traceback."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if is_same_path(frame.filename, file)]
    number = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    where = f"line {number}: " if number else ""
    return f"{where}{type(error).__name__}: {error}"


def is_defined_in(found: object, module: ModuleType) -> bool:
    """Return whether an object was defined in this module, not imported there."""
    where: object = getattr(found, "__module__", "")
    return where == module.__name__


def is_same_path(one: str, other: str) -> bool:
    return Path(one).resolve() == Path(other).resolve()


def invalid_python_bot_error(file: str, problem: str) -> InvalidBot:
    return InvalidBot("bad-python-bot", f"{file}: {problem}", file=file, problem=problem)


BOT_FACTORY: Final = PythonFileBotFactory()
