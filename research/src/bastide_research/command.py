"""The command ``bastide train``: trains a network by self-play."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from bastide.cli.output import print_json
from bastide.cli.params import (
    BotsParam,
    CountParam,
    RangeParam,
    game_argument,
    json_option,
    option,
    read_options,
    seed_option,
    table_option,
)
from bastide.cli.plugins import missing_package
from bastide.cli.text import Command, say, words
from bastide.core.errors import BastideError, InvalidOption, closest, did_you_mean
from bastide.core.game import Game
from bastide.core.options import Several
from bastide.core.utilities.optional_deps import need
from bastide.sim.reports.figures import Figures

if TYPE_CHECKING:
    from bastide_research.evaluation import Standing
    from bastide_research.plan import Plan

MAX_MINUTES = 10_080.0  # one week


class SizesParam(click.ParamType[tuple[int, ...]]):
    """Numbers of players, separated by commas."""

    name = "players"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        least = CountParam(1, "--players")
        return tuple(least.convert(word.strip(), param, ctx) for word in str(value).split(","))


def _drawable(game: Game, names: tuple[str, ...]) -> tuple[str, ...]:
    """Check that names are components that the game can draw at random. Raises InvalidOption otherwise."""
    known = [
        value for choice in game.options if isinstance(choice, Several) and choice.drawn for value in choice.values
    ]
    for name in names:
        if name not in known:
            raise InvalidOption(
                "option-word",
                f"without has no value {name!r}; {did_you_mean(name, known)}",
                option="without",
                value=name,
                close=closest(name, known),
                known=", ".join(known),
            )
    return names


@dataclass(frozen=True)
class TrainOptions:
    """Arguments of the command line."""

    game: Game
    folder: Path | None
    minutes: float
    players: tuple[int, ...]
    workers: int
    rows: int
    decisions: int
    width: int
    without: tuple[str, ...]
    league: tuple[str, ...]
    lessons: tuple[str, ...]
    champion: str
    against: tuple[str, ...]
    games: int
    device: str
    seed: int
    options: tuple[str, ...]
    as_json: bool


@click.command(
    "train",
    cls=Command,
    examples=(
        "bastide train seven_wonders --players 3,4,5 --minutes 10 --folder wonders",
        "bastide train dominion --players 2,3,4 --option kingdom=random --without witch --league medium --folder any",
        "bastide tournament seven_wonders --bots net:wonders/net.npz,medium,medium --games 300",
    ),
)
@game_argument()
@option("--folder", type=click.Path(file_okay=False, path_type=Path), default=None, metavar="FOLDER")
@option("--minutes", type=RangeParam(0.0, MAX_MINUTES), default=10.0, metavar="N")
@option("--players", type=SizesParam(), default=(), metavar="N,M,...")
@option("--workers", type=CountParam(1), default=2, metavar="K")
@option("--rows", type=CountParam(1), default=64, metavar="N")
@option("--decisions", type=CountParam(0), default=100_000_000, metavar="N")
@option("--width", type=CountParam(8), default=128, metavar="N")
@option("--without", type=BotsParam(), default=(), metavar="A,B,...")
@option("--league", type=BotsParam(), default=(), metavar="A,B,...")
@option("--lessons", multiple=True, metavar="FILE")
@option("--champion", type=click.Path(file_okay=False), default="", metavar="FOLDER")
@option("--against", type=BotsParam(), default=(), metavar="A,B,...")
@option("--games", type=CountParam(1), default=200, metavar="N")
@option("--device", default="", metavar="DEVICE")
@seed_option()
@table_option()
@json_option()
def train_command(**given: Any) -> None:
    arguments = TrainOptions(**given)
    for package in ("numpy", "librt.vecs"):
        need(package, "research")
    try:
        import torch
    except ImportError as error:
        raise missing_package("torch") from error

    from bastide_research.evaluation import measure
    from bastide_research.training import train

    plan = _plan_from_options(arguments)
    folder = arguments.folder or Path(f"{arguments.game.id}-training")
    _check_plan(plan, folder)
    began = monotonic()
    device = arguments.device or ("cuda" if torch.cuda.is_available() else "cpu")
    train(plan, folder, device, lambda: monotonic() - began >= 60 * arguments.minutes, _show_progress)
    net = folder / "net.npz"
    found = [
        measure(plan.game, net, bot, size, plan.options, arguments.games, arguments.seed)
        for bot in arguments.against
        for size in plan.players
    ]
    if arguments.as_json:
        print_json({"net": str(net), "against": [asdict(standing) for standing in found]})
    else:
        _show_result(net, found)


def _plan_from_options(arguments: TrainOptions) -> Plan:
    """Return the training plan of the arguments."""
    from bastide_research.plan import Plan

    sizes = arguments.players or (arguments.game.min_players,)
    for size in sizes:
        arguments.game.check_players(size)
    return Plan(
        arguments.game.id,
        sizes,
        read_options(arguments.game, arguments.options),
        seed=arguments.seed,
        without=_drawable(arguments.game, arguments.without),
        workers=arguments.workers,
        rows=arguments.rows,
        width=arguments.width,
        decisions=arguments.decisions,
        lessons=arguments.lessons,
        bots=arguments.league,
        champion=arguments.champion,
    )


def _check_plan(plan: Plan, folder: Path) -> None:
    """Check the excluded components, the datasets and the folder before training starts."""
    from bastide_research.dataset import lessons_of
    from bastide_research.training import kept_plan

    for size in plan.players:
        plan.drawn(plan.table(size), plan.seed)
    for file in plan.lessons:
        lessons_of([file], plan)
    before = kept_plan(folder)
    if before is not None and not before.goes_on_as(plan):
        raise BastideError(
            "other-training", f"in {folder} another training is kept; name another folder", folder=str(folder)
        )


def _show_progress(line: dict[str, Any]) -> None:
    """Print a line of progress."""
    figures = Figures(words())
    if "round" in line:
        values = {"round": figures.whole(line["round"]), "surprise": figures.decimal(line["cross_entropy"])}
        click.echo(say("cli-train-round", **values), err=True)
        return
    values = {name: figures.whole(line[name]) for name in ("decisions", "games")}
    click.echo(say("cli-train-step", **values, spread=figures.decimal(line["entropy"])), err=True)


def _show_result(net: Path, found: list[Standing]) -> None:
    """Print the network file and the match results."""
    figures = Figures(words())
    click.echo(say("cli-train-written", path=str(net)))
    for standing in found:
        share = f"{figures.percent(standing.before)} ({figures.percents(*standing.interval)})"
        values = {"bot": standing.bot, "players": standing.players, "games": standing.games, "share": share}
        click.echo(say("cli-train-standing", **values))
