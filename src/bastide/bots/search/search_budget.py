"""Budget of a search: iterations, seconds and worker processes."""

from __future__ import annotations

from typing import Final, final

from bastide.core.errors import InvalidBot

MAX_ITERATIONS: Final = 100_000_000
MAX_SECONDS: Final = 3600.0
MAX_WORKERS: Final = 256
#: Preparation before the first decision, in budgets of one decision.
PREPARATION_ITERATIONS_FACTOR: Final = 40
PREPARATION_SECONDS_FACTOR: Final = 2.0


@final
class SearchBudget:
    """Limits of a search: ``iterations``, ``seconds``, or both; the first limit reached ends it. 0: no such limit.

    ``workers`` processes search in parallel. They share the iterations; each has the full time.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, workers: int = 1) -> None:
        if (
            not 0 <= iterations <= MAX_ITERATIONS
            or not 0.0 <= seconds <= MAX_SECONDS
            or (iterations == 0 and seconds == 0.0)
        ):
            raise InvalidBot(
                "bad-budget",
                f"a search needs 1 to {MAX_ITERATIONS} iterations, or more than 0 and at most {MAX_SECONDS:.0f} "
                f"seconds, not {iterations} and {seconds:g}",
                iterations=iterations,
                seconds=f"{seconds:g}",
            )
        if not 1 <= workers <= MAX_WORKERS:
            raise InvalidBot(
                "bad-workers", f"a search can use 1 to {MAX_WORKERS} processes, not {workers}", workers=workers
            )
        self.iterations = iterations
        self.seconds = seconds
        self.workers = workers

    def worker_setting(self, worker: int) -> str:
        """Return the budget of one worker, as a bot setting."""
        settings = ["workers=1"]
        if self.seconds:
            settings.append(f"seconds={self.seconds!r}")
        if self.iterations:
            part, left = divmod(self.iterations, self.workers)
            settings.append(f"iterations={max(1, part + (1 if worker < left else 0))}")
        return "+".join(settings)

    def preparation_budget(self) -> SearchBudget:
        """Return the budget for preparing a game before the first decision.

        It has as many iterations as the decisions of a game together; its time is limited to what people accept as a
        wait.
        """
        return SearchBudget(
            min(MAX_ITERATIONS, PREPARATION_ITERATIONS_FACTOR * self.iterations),
            min(MAX_SECONDS, PREPARATION_SECONDS_FACTOR * self.seconds),
        )

    def to_setting(self) -> str:
        """Return the limits as a bot setting: ``iterations=200+seconds=1``."""
        iterations = f"iterations={self.iterations}" if self.iterations else ""
        seconds = f"seconds={self.seconds:g}" if self.seconds else ""
        return "+".join([each for each in (iterations, seconds) if each])

    def __repr__(self) -> str:
        return f"Budget(iterations={self.iterations}, seconds={self.seconds:g}, workers={self.workers})"


def parse_budget(bot: str, argument: str, default: SearchBudget) -> SearchBudget:
    """Parse a budget such as ``iterations=200`` or ``seconds=0.5+workers=2``; without limits, ``default`` applies.

    Raises InvalidBot if it is not valid.
    """
    iterations = 0
    seconds = 0.0
    workers = default.workers
    for part in argument.split("+") if argument else []:
        name, equals, value = part.partition("=")
        try:
            if name == "iterations":
                iterations = int(value)
            elif name == "seconds":
                seconds = float(value)
            elif name == "workers":
                workers = int(value)
            else:
                equals = ""
        except ValueError:
            equals = ""
        if not equals:
            raise InvalidBot(
                "bot-setting",
                f"{bot} accepts iterations=N, seconds=S and workers=K, joined by +, not {part!r}",
                bot=bot,
                text=part,
            )
    if "iterations" not in argument and "seconds" not in argument:
        iterations = default.iterations
        seconds = default.seconds
    return SearchBudget(iterations, seconds, workers)
