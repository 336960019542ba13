"""Bots that play by a network: ``--bots net:FILE``.

The network reads the observation of its seat, taken from a *sample* of the position: an observation is the same for
every position that fits what the seat knows, so the bot cannot see more. numpy is loaded when the first bot is made.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.bots.files import path_of
from bastide.bots.search.advice import AdviserMaker
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget, parse_budget
from bastide.core.bot import Bot
from bastide.core.errors import InvalidBot, unreadable
from bastide.core.game import Game
from bastide.core.utilities.optional_deps import need

if TYPE_CHECKING:
    from bastide.bots.search.judgement import Judgement
    from bastide.envs.net.entity_net import EntityNet
    from bastide.envs.net.reader import NetReader

#: How long a network looks ahead that is not told how long.
DEFAULT_BUDGET: Final = Budget(seconds=4.0)
#: Where the name of a file ends and the settings of a search begin.
SETTINGS: Final = re.compile(r"\+(?=(?:iterations|seconds)=)")


class NetMaker(AdviserMaker):
    """Makes ``net:FILE``, for the game the network was trained on.

    ``net:FILE+seconds=1`` looks ahead for so long; ``net:FILE+iterations=50`` on so many drawn positions. A level can
    take a network's advice: ``expert:net=FILE``.
    """

    def __init__(self) -> None:
        self._loaded: dict[tuple[str, float], EntityNet] = {}

    def names(self, game: Game) -> list[str]:
        return ["net"]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        file, setting = _named(name, argument)
        net = self._read(path_of(file), game)
        return _bot(net, game, _on_one_process(name, setting, DEFAULT_BUDGET) if setting else None, file, seed)

    def advised(self, argument: str, judgement: Judgement, usual: Budget, game: Game, seed: int) -> Bot:
        file, setting = _named("net", argument)
        net = self._read(path_of(file), game)
        budget = _on_one_process("net", setting, usual)
        if judgement.racers > 0:  # advice has not been shown to help in a race
            return _bot(net, game, budget, file, seed)
        from bastide.envs.net.reader import NetAdviser

        adviser = NetAdviser(_reader(net, game, file))
        return SearchBot(judgement, budget, seed, game.id, "", plays=True, adviser=adviser)

    def file(self, name: str, argument: str) -> str:
        return _parted(argument)[0]

    def _read(self, path: Path, game: Game) -> EntityNet:
        if "numpy" not in sys.modules:
            # One decision is no work for several threads: on a machine that is busy they wait for each other, and a
            # decision takes eight times as long. numpy looks at this when it is loaded.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        for package in ("numpy", "librt.vecs"):
            need(package, "research")
        from bastide.envs.net.entity_net import EntityNet

        try:
            key = (str(path), path.stat().st_mtime)
            if key not in self._loaded:
                self._loaded = {key: EntityNet.load(path), **dict(list(self._loaded.items())[:7])}
            net = self._loaded[key]
        except OSError as error:
            raise unreadable(str(path), error) from error
        except (ValueError, TypeError) as error:
            raise _bad(str(path), str(error)) from error
        if net.game != game.id:
            raise _bad(str(path), f"it plays {net.game}, not {game.id}")
        return net


def _parted(argument: str) -> tuple[str, str]:
    """A file, and how long to look ahead: what stands after it, each piece ``+name=value``."""
    file, *settings = SETTINGS.split(argument, maxsplit=1)
    return file, settings[0] if settings else ""


def _named(bot: str, argument: str) -> tuple[str, str]:
    """The same, of an argument that must name a file."""
    file, setting = _parted(argument)
    if not file:
        raise InvalidBot("no-net", f"say which network to play: {bot}:FILE", bot=bot)
    return file, setting


def _bot(net: EntityNet, game: Game, budget: Budget | None, file: str, seed: int) -> Bot:
    from bastide.envs.net.lookahead import LookingAhead
    from bastide.envs.net.reader import NetBot

    reader = _reader(net, game, file)
    return NetBot(reader, seed) if budget is None else LookingAhead(reader, budget, seed)


def _reader(net: EntityNet, game: Game, file: str) -> NetReader:
    from bastide.envs.net.reader import NetReader

    try:
        return NetReader(net, game, game.min_players)  # what does not fit is said now, not in the first decision
    except ValueError as error:
        raise _bad(file, str(error)) from error


def _on_one_process(bot: str, setting: str, usual: Budget) -> Budget:
    budget = parse_budget(bot, setting, usual)
    if budget.workers > 1:
        raise InvalidBot(
            "net-workers", f"a network looks ahead on one process, not on {budget.workers}", workers=budget.workers
        )
    return budget


def _bad(file: str, problem: str) -> InvalidBot:
    return InvalidBot(
        "bad-net", f"{file} is not a network that this bot can play: {problem}", file=file, problem=problem
    )


MAKER: Final = NetMaker()
