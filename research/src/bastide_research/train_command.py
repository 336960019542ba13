"""The command ``bastide train``: trains a network by self-play."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from bastide.cli.parameter_types import (
    BotsParam,
    CountParam,
    RangeParam,
    game_argument,
    game_options_option,
    json_option,
    parse_game_options,
    seed_option,
    translated_option,
)
from bastide.cli.plugin_commands import missing_package_error
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import BastideError, InvalidOption, closest_match, did_you_mean
from bastide.core.game import Game
from bastide.core.options import MultiChoiceOption
from bastide.core.utilities.optional_packages import require_package
from bastide.sim.reports.number_format import NumberFormat

if TYPE_CHECKING:
    from bastide_research.match_evaluation import MatchResult
    from bastide_research.training_settings import TrainingPlan

MAX_MINUTES = 10_080.0  # one week


class SizesParam(click.ParamType[tuple[int, ...]]):
    """Numbers of players, separated by commas."""

    name = "players"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        least = CountParam(1, "--players")
        return tuple(least.convert(word.strip(), param, ctx) for word in str(value).split(","))


def _check_drawable(game: Game, names: tuple[str, ...]) -> tuple[str, ...]:
    """Check that names are components that the game can draw at random. Raises InvalidOption otherwise."""
    known = [
        value
        for choice in game.options
        if isinstance(choice, MultiChoiceOption) and choice.drawn
        for value in choice.values
    ]
    for name in names:
        if name not in known:
            raise InvalidOption(
                "option-word",
                f"without has no value {name!r}; {did_you_mean(name, known)}",
                option="without",
                value=name,
                close=closest_match(name, known),
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
    cls=TranslatedCommand,
    examples=(
        "bastide train seven_wonders --players 3,4,5 --minutes 10 --folder wonders",
        "bastide train dominion --players 2,3,4 --option kingdom=random --without witch --league medium --folder any",
        "bastide tournament seven_wonders --bots net:wonders/net.npz,medium,medium --games 300",
    ),
)
@game_argument()
@translated_option("--folder", type=click.Path(file_okay=False, path_type=Path), default=None, metavar="FOLDER")
@translated_option("--minutes", type=RangeParam(0.0, MAX_MINUTES), default=10.0, metavar="N")
@translated_option("--players", type=SizesParam(), default=(), metavar="N,M,...")
@translated_option("--workers", type=CountParam(1), default=2, metavar="K")
@translated_option("--rows", type=CountParam(1), default=64, metavar="N")
@translated_option("--decisions", type=CountParam(0), default=100_000_000, metavar="N")
@translated_option("--width", type=CountParam(8), default=128, metavar="N")
@translated_option("--without", type=BotsParam(), default=(), metavar="A,B,...")
@translated_option("--league", type=BotsParam(), default=(), metavar="A,B,...")
@translated_option("--lessons", multiple=True, metavar="FILE")
@translated_option("--champion", type=click.Path(file_okay=False), default="", metavar="FOLDER")
@translated_option("--against", type=BotsParam(), default=(), metavar="A,B,...")
@translated_option("--games", type=CountParam(1), default=200, metavar="N")
@translated_option("--device", default="", metavar="DEVICE")
@seed_option()
@game_options_option()
@json_option()
def train_command(**given: Any) -> None:
    arguments = TrainOptions(**given)
    for package in ("numpy", "librt.vecs"):
        require_package(package, "research")
    try:
        import torch
    except ImportError as error:
        raise missing_package_error("torch") from error

    from bastide_research.match_evaluation import play_match
    from bastide_research.training_loop import train

    plan = _plan_from_options(arguments)
    folder = arguments.folder or Path(f"{arguments.game.id}-training")
    _check_plan(plan, folder)
    began = monotonic()
    device = arguments.device or ("cuda" if torch.cuda.is_available() else "cpu")
    train(plan, folder, device, lambda: monotonic() - began >= 60 * arguments.minutes, _show_progress)
    net = folder / "net.npz"
    found = [
        play_match(plan.game, net, bot, size, plan.options, arguments.games, arguments.seed)
        for bot in arguments.against
        for size in plan.players
    ]
    if arguments.as_json:
        print_json({"net": str(net), "against": [asdict(standing) for standing in found]})
    else:
        _show_result(net, found)


def _plan_from_options(arguments: TrainOptions) -> TrainingPlan:
    """Return the training plan of the arguments."""
    from bastide_research.training_settings import TrainingPlan

    sizes = arguments.players or (arguments.game.min_players,)
    for size in sizes:
        arguments.game.check_players(size)
    return TrainingPlan(
        arguments.game.id,
        sizes,
        parse_game_options(arguments.game, arguments.options),
        seed=arguments.seed,
        excluded=_check_drawable(arguments.game, arguments.without),
        workers=arguments.workers,
        rows=arguments.rows,
        width=arguments.width,
        decisions=arguments.decisions,
        datasets=arguments.lessons,
        bots=arguments.league,
        champion=arguments.champion,
    )


def _check_plan(plan: TrainingPlan, folder: Path) -> None:
    """Check the excluded components, the datasets and the folder before training starts."""
    from bastide_research.decision_dataset import load_datasets
    from bastide_research.training_loop import load_plan

    for size in plan.players:
        plan.draw_options(plan.table_spec(size), plan.seed)
    for file in plan.datasets:
        load_datasets([file], plan)
    before = load_plan(folder)
    if before is not None and not before.can_continue_as(plan):
        raise BastideError(
            "other-training",
            f"{folder} already contains a different training run; choose another folder",
            folder=str(folder),
        )


def _show_progress(line: dict[str, Any]) -> None:
    """Print a line of progress."""
    figures = NumberFormat(get_translator())
    if "round" in line:
        values = {"round": figures.integer(line["round"]), "surprise": figures.decimal(line["cross_entropy"])}
        click.echo(translate("cli-train-round", **values), err=True)
        return
    values = {name: figures.integer(line[name]) for name in ("decisions", "games")}
    click.echo(translate("cli-train-step", **values, spread=figures.decimal(line["entropy"])), err=True)


def _show_result(net: Path, found: list[MatchResult]) -> None:
    """Print the network file and the match results."""
    figures = NumberFormat(get_translator())
    click.echo(translate("cli-train-written", path=str(net)))
    for standing in found:
        share = f"{figures.percent(standing.pairwise_win_rate)} ({figures.percent_range(*standing.interval)})"
        values = {"bot": standing.bot, "players": standing.players, "games": standing.games, "share": share}
        click.echo(translate("cli-train-standing", **values))
