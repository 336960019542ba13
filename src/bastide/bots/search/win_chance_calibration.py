"""Converts rollout results into calibrated win chances, for hints, reviews, analysis and the coach.

Raw rollout results are biased: the simulated players are not the real ones, the searching player has the better plan,
and the best-looking action was also lucky. The bias is largest early in a game and with few rollouts. Calibration works
in these steps:

* The win share is shrunk towards an even chance by ``doubt`` pseudo-rollouts.
* Its log odds, relative to an even chance, are multiplied by a slope: ``early`` at the start of the game, ``middle``
  halfway, ``late`` at the end.
* ``luck`` is subtracted, divided by the number of rollouts.
* ``move`` is added for the player to act, by number of players: in rollouts that are cut off after a few turns,
  one player has had one more.

The parameters of a game are measured by ``benchmarks/fit_win_chance_calibration.py`` and stored next to its bots, in
``calibration.json``.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final, final

#: Distance that a chance keeps from 0 and 1; only a finished game is certain.
MIN_UNCERTAINTY: Final = 0.002


@final
class WinChanceCalibration:
    """Calibration parameters of a game. The defaults leave rollout results unchanged.

    ``move`` is known for the measured numbers of players; other tables use the nearest.
    """

    def __init__(
        self,
        early: float = 1.0,
        middle: float = 1.0,
        late: float = 1.0,
        doubt: float = 0.0,
        luck: float = 0.0,
        move: dict[int, float] | None = None,
    ) -> None:
        self.early = early
        self.middle = middle
        self.late = late
        self.doubt = doubt
        self.luck = luck
        self.move: dict[int, float] = {} if move is None else move

    @property
    def is_identity(self) -> bool:
        """Whether rollout results stay unchanged."""
        straight = self.early == 1.0 and self.middle == 1.0 and self.late == 1.0
        return straight and self.doubt == 0.0 and self.luck == 0.0 and not self.move

    def win_chance(self, shown: float, playouts: float, progress: float, players: int) -> float:
        """Return the win chance of the player to act, from the share of rollouts that were won.

        ``progress`` is the progress of the game from 0 to 1; at 1 the share is returned as it is. A higher share gives
        a higher chance.
        """
        if self.is_identity or progress >= 1.0 or players < 2:
            return shown
        even = 1.0 / players
        if playouts <= 0.0:
            return even
        steady = (shown * playouts + even * self.doubt) / (playouts + self.doubt)
        steady = min(1.0 - MIN_UNCERTAINTY, max(MIN_UNCERTAINTY, steady))
        slope = self.early + (self.middle - self.early) * min(1.0, max(0.0, 2.0 * progress))
        slope += (self.late - self.middle) * max(0.0, 2.0 * progress - 1.0)
        start = log_odds(even)
        odds = start + slope * (log_odds(steady) - start) - self.luck / (playouts + 1.0)
        return 1.0 / (1.0 + math.exp(-odds - self.move_advantage(players)))

    def move_advantage(self, players: int) -> float:
        """Return the log odds that the move is worth at a table with this many players."""
        nearest = 0
        for measured in self.move:
            if nearest == 0 or abs(measured - players) < abs(nearest - players):
                nearest = measured
        return self.move[nearest] if nearest > 0 else 0.0


def log_odds(chance: float) -> float:
    """Return log(p / (1 - p))."""
    return math.log(chance / (1.0 - chance))


def load_calibration(folder: Path) -> WinChanceCalibration:
    """Return the calibration of the game whose bots are in this folder, cached; the identity if it has none."""
    known = _LOADED.get(str(folder))
    if known is None:
        known = _read_calibration_file(folder / "calibration.json")
        _LOADED[str(folder)] = known
    return known


def _read_calibration_file(path: Path) -> WinChanceCalibration:
    """Read a calibration file; the identity if it does not exist."""
    if not path.exists():
        return WinChanceCalibration()
    parameters = json.loads(path.read_text(encoding="utf-8"))
    move = {int(players): float(worth) for players, worth in parameters["move"].items()}
    return WinChanceCalibration(
        parameters["early"], parameters["middle"], parameters["late"], parameters["doubt"], parameters["luck"], move
    )


#: Loaded calibrations by folder.
_LOADED: Final[dict[str, WinChanceCalibration]] = {}
