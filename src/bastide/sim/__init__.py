"""Simulation: many games between bots, on one or many processes, with the same results for the same seed."""

from bastide.sim.game_series import GameSeries
from bastide.sim.result_tally import RunningStats, Tally
from bastide.sim.simulate_series import simulate, simulate_with_statistics
from bastide.sim.tournaments.round_robin import Tournament, play_tournament

__all__ = [
    "GameSeries",
    "RunningStats",
    "Tally",
    "Tournament",
    "play_tournament",
    "simulate",
    "simulate_with_statistics",
]
