"""How long a search may think: so many iterations, or so many seconds."""

from __future__ import annotations

from typing import Final, final

from bastide.core.errors import InvalidBot

MOST_ITERATIONS: Final = 100_000_000
MOST_SECONDS: Final = 3600.0
MOST_WORKERS: Final = 256


@final
class Budget:
    """Exactly one of the two counts: ``seconds`` if ``iterations`` is 0. ``workers`` processes think side by side."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, workers: int = 1) -> None:
        if not (0 < iterations <= MOST_ITERATIONS) and not (iterations == 0 and 0.0 < seconds <= MOST_SECONDS):
            raise InvalidBot(
                "bad-budget",
                f"a search needs 1 to {MOST_ITERATIONS} iterations, or more than 0 and at most {MOST_SECONDS:.0f} "
                f"seconds, not {iterations} and {seconds:g}",
                iterations=iterations,
                seconds=f"{seconds:g}",
            )
        if not 1 <= workers <= MOST_WORKERS:
            raise InvalidBot(
                "bad-workers", f"a search runs on 1 to {MOST_WORKERS} processes, not {workers}", workers=workers
            )
        self.iterations = iterations
        self.seconds = 0.0 if iterations else seconds
        self.workers = workers

    def share(self, worker: int) -> Budget:
        """What one of the workers is to do: its part of the iterations, or all of the time."""
        if self.iterations == 0:
            return Budget(seconds=self.seconds)
        part, left = divmod(self.iterations, self.workers)
        return Budget(iterations=max(1, part + (1 if worker < left else 0)))

    def __repr__(self) -> str:
        return f"Budget(iterations={self.iterations}, seconds={self.seconds:g}, workers={self.workers})"


def parse_budget(bot: str, argument: str, usual: Budget) -> Budget:
    """The budget written after a bot's name, ``iterations=200`` or ``seconds=0.5+workers=2``; the usual one if none is.

    InvalidBot if it makes no sense.
    """
    iterations = usual.iterations
    seconds = usual.seconds
    workers = usual.workers
    for part in argument.split("+") if argument else []:
        name, equals, value = part.partition("=")
        try:
            if name == "iterations":
                iterations = int(value)
                seconds = 0.0
            elif name == "seconds":
                seconds = float(value)
                iterations = 0
            elif name == "workers":
                workers = int(value)
            else:
                equals = ""
        except ValueError:
            equals = ""
        if not equals:
            raise InvalidBot(
                "bot-setting",
                f"{bot} can be told iterations=N, seconds=S and workers=K, joined by +; not {part!r}",
                bot=bot,
                text=part,
            )
    return Budget(iterations, seconds, workers)
