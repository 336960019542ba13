"""Simulation: many games between bots, on one or many processes, with the same results for the same seed."""

from bastide.sim.series import Series
from bastide.sim.simulate import simulate, simulate_closely
from bastide.sim.tally import Spread, Tally
from bastide.sim.tournaments.tournament import Tournament, play_tournament

__all__ = ["Series", "Spread", "Tally", "Tournament", "play_tournament", "simulate", "simulate_closely"]
