"""What takes long and is not thinking: to replay, to check, to read in whole games, to tell all that happened.

It is done on a process of its own, for one after the other, whoever has had least first. Nobody has more than a little
waiting there, and what does not come to an end is stopped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar, cast

from msgspec import Struct

from bastide.core import errors
from bastide.core.errors import BastideError
from bastide.hosting.shares import Ledger, Turns, Whose
from bastide.hosting.thinking import Died, Mind, TookTooLong, Work
from bastide.tables.errors import Refused, plain

#: So many things one asker may have waiting, and so many all of them.
EACH: Final = 12
ALL: Final = 60
#: The longest that one may take, in seconds.
LONGEST: Final = 60.0
#: Whoever plays comes first.
NICENESS: Final = 5

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Refusal(Struct, frozen=True):
    """A BastideError on its way between processes."""

    kind: str
    code: str
    sentence: str
    details: dict[str, object]


def attempt(work: Callable[..., object], *arguments: object) -> object:
    """On the other process: what comes of it, or why it is refused."""
    try:
        return work(*arguments)
    except BastideError as error:
        details = {name: plain(value) for name, value in error.details.items()}
        return Refusal(type(error).__name__, error.code, str(error), details)


class LongWork:
    """One process, and those who wait for it."""

    def __init__(self, begin: Callable[[int], Mind]) -> None:
        self._turns = Turns(Ledger())
        self._thinker = begin(NICENESS)
        self._waiting: Counter[str] = Counter()

    async def do(
        self, who: str, work: Callable[Arguments, Result], *arguments: Arguments.args, **_: Arguments.kwargs
    ) -> Result:
        """What comes of ``work(*arguments)``; Refused if the asker (an address, a person) has enough waiting."""
        if self._waiting[who] >= EACH or self._waiting.total() >= ALL:
            raise busy()
        self._waiting[who] += 1
        try:
            async with self._turns.turn(Whose(who, who, True)):
                came = await self._thinker.ask(Work(attempt, (work, *arguments)), LONGEST)
        except (Died, TookTooLong):
            raise busy() from None
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        if came.problem:
            raise RuntimeError(came.problem)
        if isinstance(came.result, Refusal):
            raise raised(came.result)
        return cast(Result, came.result)

    def close(self) -> None:
        self._thinker.close()


def raised(refusal: Refusal) -> BastideError:
    kind = getattr(errors, refusal.kind, Refused)
    error: BastideError = kind(refusal.code, refusal.sentence, **refusal.details)
    return error


def busy() -> Refused:
    return Refused("busy", "the server is busy with what you asked for before; try again in a moment")
