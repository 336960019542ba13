"""Human-like blunder model: small mistakes often, large ones rarely.

A player below full strength knows which actions are good, but accepts any that is good enough. The accepted loss is
random for each decision. Most mistakes are therefore small, whatever the choice, and obvious mistakes never happen.
"""

from __future__ import annotations

import math
from typing import Final

from bastide.core.randomness.rng import Rng

#: Maximum accepted loss, as a multiple of the average: a larger loss is obvious.
MAX_SLACK_FACTOR: Final = 4.0


def pick_with_blunders(losses: list[float], slack: float, rng: Rng) -> int:
    """Return the index of the answer that a player picks who accepts a loss of ``slack`` on average.

    ``losses`` are the losses against the best answer, on any scale; the smallest is 0. The accepted loss is drawn from
    an exponential distribution, and one of the answers that lose no more is drawn uniformly. An answer that loses x or
    more is thus picked with a probability of at most exp(-x / slack), however many there are. One that loses more than
    ``MAX_SLACK_FACTOR`` times the slack is never picked. Without slack, the first best answer is returned and nothing
    is drawn.
    """
    accepted_loss = 0.0
    if slack > 0.0:
        accepted_loss = slack * min(MAX_SLACK_FACTOR, -math.log(1.0 - rng.uniform()))
    accepted: list[int] = []
    for place in range(len(losses)):
        if losses[place] <= accepted_loss:
            accepted.append(place)
    if slack <= 0.0 or len(accepted) == 1:
        return accepted[0]
    return rng.choice(accepted)
