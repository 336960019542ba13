"""Write rivals for ``bastide train --rivals FILE``: tables drawn by lot, each with the plan of the expert.

    python -m bastide_research.distill.opponent_plans dominion --tables 800 --players 2,2,3 --folder rivals \\
        --option kingdom=random --option sets=base2,prosperity

In Dominion a plan is a list of purchases, found at its kingdom by whole games in thought (``--games``); 900 of them
take about a second, compiled. In the folder lie the plans and ``rivals.jsonl``, which names them. It may be stopped at
any moment and called again: it goes on after what is there.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bastide.bots.levels import planning_for
from bastide.bots.registry import makers_for
from bastide.bots.search.budget import Budget
from bastide.bots.search.thinking import rehearse
from bastide.cli.params import read_options
from bastide.core import Game, Rng, get_game, seed_for
from bastide.core.options import Options
from bastide_research.plan import Plan


def kind_of(game: Game) -> str:
    """What a bot is called that follows the plan in a file."""
    for maker in makers_for(game):
        improver = maker.improver(game)
        if improver is not None:
            return improver.kind()
    raise SystemExit(f"no bot of {game.id} follows a plan in a file")


def plan_for(game: Game, players: int, options: Options, games: int, seed: int) -> str:
    """The plan that the expert makes at a table, as it would stand in a file; empty if it makes none."""
    state = game.setup(players, options, Rng(seed))
    player = state.next_actor()
    judgement = planning_for(game)
    if rehearse(state.seat(player), judgement, Budget(games)) or judgement.planning > 0.0:
        judgement.plan(state.sample(player, Rng(seed)), player, Rng(seed))  # from now on what was found is followed
    return judgement.plan_in_words(player)


def write(asked: Plan, tables: int, games: int, folder: Path) -> None:
    """Tables as a training asks for them, of all its sizes in turn."""
    game = get_game(asked.game)
    folder.mkdir(parents=True, exist_ok=True)
    kind, file = kind_of(game), folder / "rivals.jsonl"
    there = len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0
    for number in range(there, tables):
        players = asked.players_of(number)
        seed = seed_for(asked.seed, number)
        options = asked.drawn(asked.table(players), seed)
        text = plan_for(game, players, options, games, seed)
        if not text:
            raise SystemExit(f"the expert of {game.id} makes no plan that could be written down")
        plan = folder / f"{number}.txt"
        plan.write_text(text, encoding="utf-8")
        with open(file, "a", encoding="utf-8") as lines:
            lines.write(json.dumps({"players": players, "options": options, "bot": f"{kind}:{plan}"}) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=100, help="how many (100)")
    parser.add_argument("--players", default="2", help="sizes of table, taken in turn (2)")
    parser.add_argument("--games", type=int, default=900, help="games in thought for each (900)")
    parser.add_argument("--without", default="", help="what is never drawn, separated by commas")
    parser.add_argument("--option", action="append", default=[], help="an option of the table: NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("rivals"))
    given = parser.parse_args()
    sizes = tuple(int(size) for size in given.players.split(","))
    options = read_options(get_game(given.game), tuple(given.option))
    without = tuple(filter(None, given.without.split(",")))
    asked = Plan(given.game, sizes, options, seed=given.seed, without=without)
    write(asked, given.tables, given.games, given.folder)


if __name__ == "__main__":
    main()
