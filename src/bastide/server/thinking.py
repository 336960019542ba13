"""The other side of a worker: a process that is handed work and hands back what came of it."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread
from time import process_time
from typing import NamedTuple

from bastide.bots import make_bot
from bastide.bots.search.thinking import Learner
from bastide.core.bot import Bot
from bastide.core.plain import Plain
from bastide.core.registry import get_game

#: So many bots keep what they have thought between two decisions, on each process.
KEPT = 200

_bots: OrderedDict[str, Bot] = OrderedDict()


class Work(NamedTuple):
    """Something to be done on a worker; everything must be such that it can be sent there."""

    function: Callable[..., object]
    arguments: tuple[object, ...]


class Came(NamedTuple):
    """What came of it: a result, or what was wrong. And how much processor time it took."""

    result: object
    problem: str
    seconds: float


def choose(
    game_id: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str, fresh: bool = False
) -> int:
    """What a bot does in a position. ``key`` names the bot, which may know the game already.

    A ``fresh`` one knows nothing but the position: the same question has the same answer.
    """
    game = get_game(game_id)
    state = game.restore(snapshot)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if fresh:
        newcomer = make_bot(spec, game, seed)
        if isinstance(newcomer, Learner):
            newcomer.hurry()
        return newcomer.choose(state.seat(seat))
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(spec, game, seed)
    _bots[key] = bot
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot.choose(state.seat(seat))


def work_for(server: Connection, niceness: int) -> None:
    """Do what the server asks, until it goes."""
    _settle_in(niceness)
    with suppress(EOFError, OSError):
        server.send(None)  # here I am
        while True:
            work: Work = server.recv()
            begun = process_time()
            try:
                result, problem = work.function(*work.arguments), ""
            except Exception as error:  # whatever a bot does wrong, the others want to play on
                result, problem = None, repr(error)[:500]
            server.send(Came(result, problem, process_time() - begun))


def _settle_in(niceness: int) -> None:
    """People come first; and it is the server that decides when to stop, by a word or by its own end."""
    os.nice(niceness)
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """A server that was killed cannot say goodbye."""
    server = parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
