"""From what playouts show to a chance to win: the one place where it is done, for hints, reviews, analysis and coach.

Playouts are too sure of themselves, or too shy: their players are not those who will play on, and the searching player
has the better plan in them. Early in a game that is worse than late; of few playouts chance has made the more; and what
seems best has been lucky, too. So what they show is drawn towards an even chance by as many games as ``doubt`` says and
then bent on the scale of log odds, counted from an even chance: by ``early`` when nothing is played and by ``late``
when all is. ``luck`` is taken off, less the more playouts there are. The numbers of a game are measured
(``benchmarks/reliability.py``) and lie beside its bots, in ``calibration.json``.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final, final

#: A chance that some playouts show is never certain; only a game that is over is.
EDGE: Final = 0.002


@final
class Calibration:
    """What was measured for a game. Without any numbers what playouts show is believed as it is."""

    def __init__(self, early: float = 1.0, late: float = 1.0, doubt: float = 0.0, luck: float = 0.0) -> None:
        self.early = early
        self.late = late
        self.doubt = doubt
        self.luck = luck

    @property
    def is_plain(self) -> bool:
        return self.early == 1.0 and self.late == 1.0 and self.doubt == 0.0 and self.luck == 0.0

    def chance(self, shown: float, playouts: float, progress: float, players: int) -> float:
        """The chance to win of somebody among so many players for whom so many playouts show this share of victories.

        ``progress`` is how far the game has come, from 0 to 1: what has come to its end is certain. The more playouts
        show, the higher is the chance.
        """
        if self.is_plain or progress >= 1.0 or players < 2:
            return shown
        even = 1.0 / players
        if playouts <= 0.0:
            return even
        steady = (shown * playouts + even * self.doubt) / (playouts + self.doubt)
        steady = min(1.0 - EDGE, max(EDGE, steady))
        slope = self.early + (self.late - self.early) * max(0.0, progress)
        middle = log_odds(even)
        odds = middle + slope * (log_odds(steady) - middle) - self.luck / math.sqrt(playouts + 1.0)
        return 1.0 / (1.0 + math.exp(-odds))


def log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def calibrated(folder: Path) -> Calibration:
    """What was measured for the game whose bots live in this folder; nothing, if nobody has. It is read once."""
    known = _READ.get(str(folder))
    if known is None:
        known = _read(folder / "calibration.json")
        _READ[str(folder)] = known
    return known


def _read(path: Path) -> Calibration:
    if not path.exists():
        return Calibration()
    told: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return Calibration(told["early"], told["late"], told["doubt"], told["luck"])


#: By folder: what was read.
_READ: Final[dict[str, Calibration]] = {}
