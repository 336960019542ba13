"""Thinking apart from the tables: what is handed over to be done, what came of it, and who does it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import process_time
from typing import NamedTuple, Protocol

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


class Died(Exception):
    """Who was asked is gone. The next question begins another one."""


class TookTooLong(Exception):
    """There was no answer in time, and whoever was asked was stopped."""


class Mind(Protocol):
    """Somewhere else, where something can be thought about: another process, another worker of a page."""

    async def ask(self, work: Work, seconds: float) -> Came:
        """What comes of it; Died or TookTooLong if nothing does."""

    def close(self) -> None:
        """Stop, whatever is being thought about."""


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


def done(work: Work) -> Came:
    """Do it, whatever a bot does wrong: the others want to play on."""
    begun = process_time()
    try:
        result, problem = work.function(*work.arguments), ""
    except Exception as error:
        result, problem = None, repr(error)[:500]
    return Came(result, problem, process_time() - begun)
