"""Write a dataset for Carcassonne networks: the result of each placement, measured by racing searches.

    python -m bastide_research.distill.carcassonne_dataset watch --games 4000 --thoughts 160 --to build/raced.npz
    bastide train carcassonne --lessons build/raced.npz --folder tiles

``collect_dataset`` plays games between ``medium`` bots, with few, many and all modules, 2 to 4 players, and some random
actions. At random decisions the promising actions are compared by a racing search as for ``master``. The dataset
contains the observation, the mean result of each raced action, and the final result for the player. Several files with
different seeds can be made in parallel. Ctrl-C ends the run early and keeps the finished games.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import find_level_factory
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.racing_search import RacingSearch
from bastide.bots.search.run_search import run_search
from bastide.bots.search.search_budget import SearchBudget
from bastide.core import Options, Rng, State, get_game
from bastide.core.randomness.rng import derive_seed
from bastide.envs.net.entity_layout import MAX_ACTIONS
from bastide.envs.net.value_target import outcome_value_targets
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide_research.decision_dataset import DecisionDataset
from bastide_research.training_settings import TrainingPlan

GAME = get_game("carcassonne")
#: Numbers of players and module options to draw from.
PLAYER_COUNTS = [2, 2, 3, 2, 4]
MODULE_OPTIONS: list[Options] = [
    {"modules": ["base"]},
    {"modules": ["base", "inns"]},
    {"modules": ["base", "inns", "traders"]},
    {"modules": "random"},
    {"modules": "all"},
]
#: Share of decisions that are recorded, and of random actions.
RECORDED_SHARE = 0.1
RANDOM_ACTION_SHARE = 0.05
#: Plan of the networks that can use the dataset.
PLAN = TrainingPlan("carcassonne", tuple(sorted(set(PLAYER_COUNTS))), MODULE_OPTIONS[-1])


class DecisionRecorder:
    """Records decisions, and the result of their game when it is over."""

    def __init__(self) -> None:
        self.lookers = {players: NumpyObserver(PLAN.table_spec(players)) for players in PLAN.players}
        self.layouts = {players: PLAN.entity_layout(players) for players in PLAN.players}
        self.games: list[int] = []
        self.rows: list[NDArray[np.int16]] = []
        self.offered: list[int] = []
        self.results: list[NDArray[np.float32]] = []
        self.players: list[int] = []
        self.came: list[float] = []

    def record_decision(self, game: int, state: State, player: int, results: dict[int, float]) -> None:
        """Record a decision with ``results`` by raced action. Skipped if the network reads none of these actions."""
        looker, layout = self.lookers[state.players], self.layouts[state.players]
        encoder = looker.table.encoder
        action_results = np.full(MAX_ACTIONS, np.nan, np.float32)
        for action, result in results.items():
            index = encoder.index_for_action(state, player, action)
            if 0 <= index < MAX_ACTIONS:
                action_results[index] = result
        if np.isnan(action_results).all():
            return
        offers = np.array([encoder.legal_indices(state, player)])
        offered = np.array([min(offers.shape[1], MAX_ACTIONS)])
        row = np.zeros((1, layout.size), np.int16)
        layout.write_rows(looker.observe(state, player)[None], offers, offered, row)
        self.games.append(game)
        self.rows.append(row[0])
        self.offered.append(int(offered[0]))
        self.results.append(action_results)
        self.players.append(player)

    def finish_game(self, state: State) -> None:
        """Add the result of a finished game to its decisions."""
        outcome = state.outcome()
        assert outcome is not None
        worth = outcome_value_targets(outcome.places, outcome.scores)
        self.came += [worth[player] for player in self.players[len(self.came) :]]

    def to_dataset(self) -> DecisionDataset:
        """Return the decisions of the finished games."""
        over = len(self.came)
        offered = np.array(self.offered[:over], np.int64)
        rows = np.array(self.rows[:over], np.int16).reshape(over, -1)
        results = np.array(self.results[:over], np.float32).reshape(over, -1)
        games, came = np.array(self.games[:over], np.int32), np.array(self.came, np.float32)
        return DecisionDataset(games, rows, offered, results, came)


def race_results(state: State, player: int, heuristics: Heuristics, thoughts: int, rng: Rng) -> dict[int, float]:
    """Return the estimated mean result of each raced action, corrected to all rounds of the best one."""
    race = RacingSearch(state.seat(player), heuristics, rng)
    run_search(race, SearchBudget(iterations=thoughts))
    return {
        arm.action: race.estimated_mean(place, race.results)
        for place, arm in enumerate(race.root_bandit().arms)
        if race.results[place]
    }


def collect_dataset(games: int, seed: int, thoughts: int) -> DecisionDataset:
    """Play games, each from its own seed, and return their decisions; stops early on Ctrl-C."""
    maker = find_level_factory(GAME)
    assert maker is not None
    heuristics, notebook, start = maker.make_analysis_heuristics(), DecisionRecorder(), perf_counter()
    with suppress(KeyboardInterrupt):
        for game in range(games):
            collect_game(game, seed, heuristics, thoughts, notebook)
            if game % 100 == 99:
                print(f"{game + 1} games, {len(notebook.games)} lessons, {perf_counter() - start:.0f} s", flush=True)
    return notebook.to_dataset()


def collect_game(game: int, seed: int, heuristics: Heuristics, thoughts: int, notebook: DecisionRecorder) -> None:
    """Play one game and record some of its decisions."""
    rng = Rng(derive_seed(seed, game))
    players, modules = (
        PLAYER_COUNTS[int(rng.below(len(PLAYER_COUNTS)))],
        MODULE_OPTIONS[int(rng.below(len(MODULE_OPTIONS)))],
    )
    state = GAME.new_state(players, modules, derive_seed(seed + 1, game))
    bots = [make_bot("medium", GAME, derive_seed(seed + 2, game * 8 + player)) for player in range(players)]
    while not state.is_over():
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        if len(legal) > 1 and rng.uniform() < RECORDED_SHARE:
            notebook.record_decision(
                game, state, player, race_results(state, player, heuristics, thoughts, rng.split())
            )
        if rng.uniform() < RANDOM_ACTION_SHARE:
            state.apply(player, rng.choice(legal))
        else:
            state.apply(player, bots[player].choose(state.seat(player)))
    notebook.finish_game(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    doing = parser.add_subparsers(dest="doing", required=True)
    watching = doing.add_parser("watch")
    watching.add_argument("--games", type=int, default=4_000)
    watching.add_argument("--seed", type=int, default=1)
    watching.add_argument("--thoughts", type=int, default=160, help="iterations of each race")
    watching.add_argument("--to", type=Path, required=True)
    arguments = parser.parse_args()
    collect_dataset(arguments.games, arguments.seed, arguments.thoughts).save(arguments.to, PLAN)


if __name__ == "__main__":
    main()
