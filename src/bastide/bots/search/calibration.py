"""From what playouts show to a chance to win: the one place where it is done, for hints, reviews, analysis and coach.

Playouts are too sure of themselves, or too shy: their players are not those who will play on, and the searching player
has the better plan in them. Early in a game that is worse than late; of few playouts chance has made the more; and what
seems best has been lucky, too. So what they show is drawn towards an even chance by as many games as ``doubt`` says and
then bent on the scale of log odds, counted from an even chance: by ``early`` when nothing is played, by ``middle``
halfway and by ``late`` when all is. ``luck`` is taken off, less the more playouts there are. And ``move`` is added, by
the number of players, for the one who is to act: of playouts that are cut off after a few turns somebody has had more
than the others. The numbers of a game are measured (``benchmarks/reliability.py``) and lie beside its bots, in
``calibration.json``.
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
    """What was measured for a game. Without any numbers what playouts show is believed as it is.

    ``move`` is known for the numbers of players that were measured; at another table the nearest of them counts.
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
    def is_plain(self) -> bool:
        straight = self.early == 1.0 and self.middle == 1.0 and self.late == 1.0
        return straight and self.doubt == 0.0 and self.luck == 0.0 and not self.move

    def chance(self, shown: float, playouts: float, progress: float, players: int) -> float:
        """The chance to win of who is to act among so many players, if so many playouts show this share of victories.

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
        slope = self.early + (self.middle - self.early) * min(1.0, max(0.0, 2.0 * progress))
        slope += (self.late - self.middle) * max(0.0, 2.0 * progress - 1.0)
        start = log_odds(even)
        odds = start + slope * (log_odds(steady) - start) - self.luck / (playouts + 1.0)
        return 1.0 / (1.0 + math.exp(-odds - self.move_among(players)))

    def move_among(self, players: int) -> float:
        """What the move is worth at a table of so many."""
        nearest = 0
        for measured in self.move:
            if nearest == 0 or abs(measured - players) < abs(nearest - players):
                nearest = measured
        return self.move[nearest] if nearest > 0 else 0.0


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
    told = json.loads(path.read_text(encoding="utf-8"))
    move = {int(players): float(worth) for players, worth in told["move"].items()}
    return Calibration(told["early"], told["middle"], told["late"], told["doubt"], told["luck"], move)


#: By folder: what was read.
_READ: Final[dict[str, Calibration]] = {}
