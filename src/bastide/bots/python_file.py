"""Bot in a single Python file, without packaging: ``--bots py:my_bot.py``.

The file defines a function ``choose(seat)`` that returns one of ``seat.legal_actions()``; or a class derived from
``bastide.core.Bot``, for a bot with state; or a function ``make(game, seed)`` that returns such a bot. The file's code
is executed. Tables of a server allow no bots with settings, and so none of these.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from bastide.bots.files import data_of, path_of, version_of
from bastide.core.bot import Bot, BotMaker
from bastide.core.errors import BastideError, InvalidBot
from bastide.core.game import Game
from bastide.core.state import Seat

NAME: Final = "py"
EXPECTED: Final = (
    "it has no function choose(seat), no class derived from bastide.core.Bot and no function make(game, seed)"
)


class FileBot(Bot):
    """Calls the file's choose function, and turns its errors into messages with the line number."""

    def __init__(self, file: str, answer: Callable[[Seat], object]) -> None:
        self.file = file
        self.answer = answer

    def choose(self, seat: Seat) -> int:
        try:
            action = self.answer(seat)
        except BastideError:
            raise
        except Exception as error:
            raise bad(self.file, described(self.file, error)) from error
        if not isinstance(action, int) or isinstance(action, bool):
            raise bad(self.file, f"it chose {action!r}, which is not the number of an action")
        return action


class PythonFileMaker(BotMaker):
    """Makes ``py:FILE``, for every game."""

    def __init__(self) -> None:
        self._loaded: dict[str, tuple[int, int, ModuleType]] = {}

    def names(self, game: Game) -> list[str]:
        return [NAME]

    def file(self, name: str, argument: str) -> str:
        return argument

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if not argument:
            raise InvalidBot("no-python-file", f"say which file to play: {NAME}:FILE", bot=NAME)
        module = self.module(argument)
        make = getattr(module, "make", None)
        choose = getattr(module, "choose", None)
        try:
            if callable(make):
                made = make(game, seed)
                if not isinstance(made, Bot):
                    raise bad(argument, f"make(game, seed) returned {made!r}, not a bot")
                return FileBot(argument, made.choose)
            for found in vars(module).values():
                if isinstance(found, type) and issubclass(found, Bot) and is_of(found, module):
                    if found.choose is Bot.choose:  # compiled, an abstract class can be instantiated
                        raise bad(argument, f"{found.__name__} has no method choose(self, seat)")
                    return FileBot(argument, found().choose)
        except BastideError:
            raise
        except Exception as error:
            raise bad(argument, described(argument, error)) from error
        if callable(choose):
            return FileBot(argument, choose)
        raise bad(argument, EXPECTED)

    def module(self, file: str) -> ModuleType:
        """Return the module of a file; loads it again when the file has changed."""
        path, version = path_of(file), version_of(file)
        data_of(file)  # raises InvalidBot if it cannot be read
        known = self._loaded.get(file)
        if known is None or known[:2] != version:
            known = (version[0], version[1], load(path))
            self._loaded[file] = known
        return known[2]


def load(path: Path) -> ModuleType:
    """Import a file as a module. Raises InvalidBot with the line of an error."""
    name = f"bastide_bot_{abs(hash(str(path.resolve())))}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise bad(str(path), "it is no Python file (its name ends in .py)")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look up their module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise bad(str(path), described(str(path), error)) from error
    return module


def described(file: str, error: Exception) -> str:
    """Describe an error with the last line of the file in its traceback."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if same(frame.filename, file)]
    number = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    where = f"line {number}: " if number else ""
    return f"{where}{type(error).__name__}: {error}"


def is_of(found: object, module: ModuleType) -> bool:
    """Return whether an object was defined in this module, not imported there."""
    where: object = getattr(found, "__module__", "")
    return where == module.__name__


def same(one: str, other: str) -> bool:
    return Path(one).resolve() == Path(other).resolve()


def bad(file: str, problem: str) -> InvalidBot:
    return InvalidBot("bad-python-bot", f"{file}: {problem}", file=file, problem=problem)


MAKER: Final = PythonFileMaker()
