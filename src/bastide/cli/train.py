"""``bastide train``: a network learns a game by playing against itself."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from time import monotonic
from typing import Any

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
from bastide.cli.text import Command, say, words
from bastide.core.errors import BastideError, InvalidOption, closest, did_you_mean
from bastide.core.extras import need
from bastide.core.game import Game
from bastide.core.options import Several
from bastide.sim.figures import Figures

#: A week: nobody waits longer.
MOST_MINUTES = 10_080.0


class SizesParam(click.ParamType[tuple[int, ...]]):
    """Numbers of players, separated by commas."""

    name = "players"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        least = CountParam(1, "--players")
        return tuple(least.convert(word.strip(), param, ctx) for word in str(value).split(","))


def _drawable(game: Game, names: tuple[str, ...]) -> tuple[str, ...]:
    """Names of what a game can draw; an error if one of them is nothing of the kind."""
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
@option("--minutes", type=RangeParam(0.0, MOST_MINUTES), default=10.0, metavar="N")
@option("--players", type=SizesParam(), default=(), metavar="N,M,...")
@option("--workers", type=CountParam(1), default=2, metavar="K")
@option("--rows", type=CountParam(1), default=64, metavar="N")
@option("--decisions", type=CountParam(0), default=100_000_000, metavar="N")
@option("--width", type=CountParam(8), default=None, metavar="N")
@option("--without", type=BotsParam(), default=(), metavar="A,B,...")
@option("--league", type=BotsParam(), default=(), metavar="A,B,...")
@option("--rivals", default="", metavar="FILE")
@option("--lessons", multiple=True, metavar="FILE")
@option("--champion", type=click.Path(file_okay=False), default="", metavar="FOLDER")
@option("--against", type=BotsParam(), default=(), metavar="A,B,...")
@option("--games", type=CountParam(1), default=200, metavar="N")
@option("--device", default="", metavar="DEVICE")
@seed_option()
@table_option()
@json_option()
def train_command(
    game: Game,
    folder: Path | None,
    minutes: float,
    players: tuple[int, ...],
    workers: int,
    rows: int,
    decisions: int,
    width: int | None,
    without: tuple[str, ...],
    league: tuple[str, ...],
    rivals: str,
    lessons: tuple[str, ...],
    champion: str,
    against: tuple[str, ...],
    games: int,
    device: str,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    for package in ("numpy", "librt.vecs", "torch"):
        need(package, "train")
    import torch

    from bastide.train.arena import measure
    from bastide.train.lessons import lessons_of
    from bastide.train.plan import Plan
    from bastide.train.rivals import rivals_of
    from bastide.train.training import kept_plan, train

    sizes = players or (game.min_players,)
    for size in sizes:
        game.check_players(size)
    plan = Plan(game.id, sizes, read_options(game, options), seed=seed, workers=workers, rows=rows, decisions=decisions)
    plan = replace(plan, width=width or 0, bots=league, rivals=rivals, without=_drawable(game, without))
    plan = replace(plan, champion=champion, lessons=lessons)
    for size in sizes:  # what leaves too little to draw from is said now, and what is wrong with rivals and lessons
        plan.drawn(plan.table(size), seed)
        if rivals:
            rivals_of(rivals, game.id, size)
    for file in lessons:
        lessons_of([file], plan)
    place = folder or Path(f"{game.id}-training")
    before = kept_plan(place)
    if before is not None and not before.goes_on_as(plan):
        raise BastideError(
            "other-training", f"in {place} another training is kept; name another folder", folder=str(place)
        )
    began = monotonic()

    def tell(line: dict[str, Any]) -> None:
        figures = Figures(words())
        if "round" in line:
            told = {"round": figures.whole(line["round"]), "surprise": figures.decimal(line["surprise"])}
            click.echo(say("cli-train-round", **told), err=True)
            return
        told = {name: figures.whole(line[name]) for name in ("decisions", "games")}
        click.echo(say("cli-train-step", **told, spread=figures.decimal(line["spread"])), err=True)

    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    train(plan, place, chosen, lambda: monotonic() - began >= 60 * minutes, tell)
    net = place / "net.npz"
    found = [measure(game.id, net, bot, size, plan.options, games, seed) for bot in against for size in sizes]
    if as_json:
        print_json({"net": str(net), "against": [asdict(standing) for standing in found]})
        return
    click.echo(say("cli-train-written", path=str(net)))
    figures = Figures(words())
    for standing in found:
        share = f"{figures.percent(standing.before)} ({figures.percents(*standing.interval)})"
        click.echo(
            say(
                "cli-train-standing",
                bot=standing.bot,
                players=standing.players,
                games=standing.games,
                share=share,
            )
        )
