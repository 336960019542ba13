"""Simulation: many games between bots, on one core or many, with the same results for the same seed."""

from bastide.sim.series import Series
from bastide.sim.simulate import simulate
from bastide.sim.tally import Spread, Tally

__all__ = ["Series", "Spread", "Tally", "simulate"]
