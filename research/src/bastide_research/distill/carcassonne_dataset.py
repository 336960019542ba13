"""Write a dataset for Carcassonne networks: the result of each placement, measured by racing searches.

    python -m bastide_research.distill.carcassonne_dataset watch --games 4000 --thoughts 160 --to build/raced.npz
    bastide train carcassonne --lessons build/raced.npz --folder tiles

``watch`` plays games between ``medium`` bots, with few, many and all modules, 2 to 4 players, and some random actions.
At random decisions the promising actions are compared by a racing search as for ``master``. The dataset contains the
observation, the mean result of each raced action, and the final result for the player. Several files with different
seeds can be made in parallel. Ctrl-C ends the run early and keeps the finished games.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from bastide.bots import make_bot
from bastide.bots.levels import MASTER, level_maker
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.race import Race
from bastide.bots.search.thinking import think
from bastide.core import Options, Rng, State, get_game
from bastide.core.randomness.rng import seed_for
from bastide.envs.net.entity_layout import MAX_ACTIONS
from bastide.envs.net.value_target import settled
from bastide.envs.table.observer import Observer
from bastide_research.dataset import Lessons
from bastide_research.plan import Plan

GAME = get_game("carcassonne")
#: Numbers of players and module options to draw from.
TABLES = [2, 2, 3, 2, 4]
MODULES: list[Options] = [
    {"modules": ["base"]},
    {"modules": ["base", "inns"]},
    {"modules": ["base", "inns", "traders"]},
    {"modules": "random"},
    {"modules": "all"},
]
#: Share of decisions that are recorded, and of random actions.
NOTED = 0.1
STRAY = 0.05
#: Plan of the networks that can use the dataset.
PLAN = Plan("carcassonne", tuple(sorted(set(TABLES))), MODULES[-1])


class Notebook:
    """Records decisions, and the result of their game when it is over."""

    def __init__(self) -> None:
        self.lookers = {players: Observer(PLAN.table(players)) for players in PLAN.players}
        self.layouts = {players: PLAN.layout(players) for players in PLAN.players}
        self.games: list[int] = []
        self.rows: list[NDArray[np.int16]] = []
        self.offered: list[int] = []
        self.results: list[NDArray[np.float32]] = []
        self.players: list[int] = []
        self.came: list[float] = []

    def note(self, game: int, state: State, player: int, results: dict[int, float]) -> None:
        """Record a decision with ``results`` by raced action. Skipped if the network reads none of these actions."""
        looker, layout = self.lookers[state.players], self.layouts[state.players]
        encoder = looker.table.encoder
        action_results = np.full(MAX_ACTIONS, np.nan, np.float32)
        for action, result in results.items():
            index = encoder.index(state, player, action)
            if 0 <= index < MAX_ACTIONS:
                action_results[index] = result
        if np.isnan(action_results).all():
            return
        offers = np.array([encoder.offers(state, player)])
        offered = np.array([min(offers.shape[1], MAX_ACTIONS)])
        row = np.zeros((1, layout.size), np.int16)
        layout.arrange(looker.observe(state, player)[None], offers, offered, row)
        self.games.append(game)
        self.rows.append(row[0])
        self.offered.append(int(offered[0]))
        self.results.append(action_results)
        self.players.append(player)

    def end(self, state: State) -> None:
        """Add the result of a finished game to its decisions."""
        outcome = state.outcome()
        assert outcome is not None
        worth = settled(outcome.places, outcome.scores)
        self.came += [worth[player] for player in self.players[len(self.came) :]]

    def lessons(self) -> Lessons:
        """Return the decisions of the finished games."""
        over = len(self.came)
        offered = np.array(self.offered[:over], np.int64)
        rows = np.array(self.rows[:over], np.int16).reshape(over, -1)
        results = np.array(self.results[:over], np.float32).reshape(over, -1)
        games, came = np.array(self.games[:over], np.int32), np.array(self.came, np.float32)
        return Lessons(games, rows, offered, results, came)


def raced(state: State, player: int, heuristics: Judgement, thoughts: int, rng: Rng) -> dict[int, float]:
    """Return the estimated mean result of each raced action, corrected to all rounds of the best one."""
    race = Race(state.seat(player), heuristics, rng)
    think(race, Budget(iterations=thoughts))
    return {
        arm.action: race.expected(place, race.results)
        for place, arm in enumerate(race.learnt().arms)
        if race.results[place]
    }


def watch(games: int, seed: int, thoughts: int) -> Lessons:
    """Play games, each from its own seed, and return their decisions; stops early on Ctrl-C."""
    maker = level_maker(GAME)
    assert maker is not None
    heuristics, notebook, start = maker.judgement(MASTER), Notebook(), perf_counter()
    with suppress(KeyboardInterrupt):
        for game in range(games):
            watch_game(game, seed, heuristics, thoughts, notebook)
            if game % 100 == 99:
                print(f"{game + 1} games, {len(notebook.games)} lessons, {perf_counter() - start:.0f} s", flush=True)
    return notebook.lessons()


def watch_game(game: int, seed: int, heuristics: Judgement, thoughts: int, notebook: Notebook) -> None:
    """Play one game and record some of its decisions."""
    rng = Rng(seed_for(seed, game))
    players, modules = TABLES[int(rng.below(len(TABLES)))], MODULES[int(rng.below(len(MODULES)))]
    state = GAME.new_state(players, modules, seed_for(seed + 1, game))
    bots = [make_bot("medium", GAME, seed_for(seed + 2, game * 8 + player)) for player in range(players)]
    while not state.is_over():
        player = state.next_actor()
        legal = state.legal_actions(player)
        if len(legal) > 1 and rng.uniform() < NOTED:
            notebook.note(game, state, player, raced(state, player, heuristics, thoughts, rng.split()))
        if rng.uniform() < STRAY:
            state.apply(player, rng.choice(legal))
        else:
            state.apply(player, bots[player].choose(state.seat(player)))
    notebook.end(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    doing = parser.add_subparsers(dest="doing", required=True)
    watching = doing.add_parser("watch")
    watching.add_argument("--games", type=int, default=4_000)
    watching.add_argument("--seed", type=int, default=1)
    watching.add_argument("--thoughts", type=int, default=160, help="iterations of each race")
    watching.add_argument("--to", type=Path, required=True)
    arguments = parser.parse_args()
    watch(arguments.games, arguments.seed, arguments.thoughts).save(arguments.to, PLAN)


if __name__ == "__main__":
    main()
