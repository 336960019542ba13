"""``bastide tasks``: list the benchmark tasks, or evaluate bots at one."""

from __future__ import annotations

import click

from bastide.cli.parameter_types import BotsParam, CountParam, jobs_option, json_option, translated_option
from bastide.cli.terminal_output import print_json, print_table, print_warning, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.sim.benchmark_tasks import BENCHMARK_TASKS, BenchmarkTask, TaskResult, evaluate_bot, get_task


@click.command(
    "tasks",
    cls=TranslatedCommand,
    examples=(
        "bastide tasks",
        "bastide tasks dominion-bigmoney-v1 --bots random,medium,net:mine.npz --jobs 2",
        "bastide tasks carcassonne-base-v1 --bots py:my_bot.py --json",
    ),
)
@click.argument("task", required=False, metavar="[TASK]")
@translated_option("--bots", type=BotsParam(), default="", metavar="A,B,...")
@translated_option("--games", type=CountParam(1), default=None, metavar="N")
@jobs_option()
@json_option()
def tasks(task: str | None, bots: tuple[str, ...], games: int | None, jobs: int, as_json: bool) -> None:
    if task is None:
        _print_tasks(as_json)
        return
    wanted = get_task(task)
    if not bots:
        raise BastideError("task-bots", "name the bots to run: --bots A,B,...")
    # Report errors in all bots before hours of play.
    for bot in bots:
        for error in wanted.series(bot).warnings():
            print_warning(error)
    count = min(games or wanted.games, wanted.games)
    if count < wanted.games:
        print_warning(
            BastideError(
                "task-short",
                f"the official score of {wanted.id} needs {wanted.games} games; this is a preview",
                task=wanted.id,
                games=wanted.games,
            )
        )
    with progress_bar(count * len(bots), translate("cli-simulate-working", game=wanted.game)) as advance:
        results = [evaluate_bot(wanted, bot, jobs, advance, count) for bot in bots]
    if as_json:
        print_json({"task": wanted.id, "results": [result.to_json_data() for result in results]})
    else:
        _print_results(results)


def _print_tasks(as_json: bool) -> None:
    if as_json:
        print_json([_task_data(task) for task in BENCHMARK_TASKS])
        return
    columns = [translate(f"cli-tasks-{column}") for column in ("task", "game", "table", "opponents", "count")]
    rows = [
        [task.id, task.game, _options_text(task), ", ".join(task.opponents), str(task.games)]
        for task in BENCHMARK_TASKS
    ]
    print_table(columns, rows)


def _options_text(task: BenchmarkTask) -> str:
    game = get_game(task.game)
    shown = [f"{name}={game.option(name).to_text(task.series('random').options[name])}" for name in task.options]
    return ", ".join(shown) or "-"


def _task_data(task: BenchmarkTask) -> dict[str, object]:
    return {
        "task": task.id,
        "game": task.game,
        "players": task.players,
        "options": dict(task.options),
        "opponents": list(task.opponents),
        "games": task.games,
        "seed": task.seed,
    }


def _print_results(results: list[TaskResult]) -> None:
    columns = [
        translate("cli-simulate-bot"),
        translate("cli-tasks-share"),
        translate("cli-tasks-reward"),
        translate("cli-tasks-count"),
    ]
    rows = [
        [each.bot, f"{each.share:.1%} \u00b1 {each.error:.1%}", f"{each.reward:+.3f}", str(each.games)]
        for each in results
    ]
    print_table(columns, rows)
