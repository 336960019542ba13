"""Erring as people do: small regrets often, big ones seldom.

Somebody who plays below their best knows what is good, but does not look for the best each time: they take what is
good enough. How good that has to be wavers from one decision to the next. So most of their mistakes are small,
whatever there is to choose from, and what anybody would see at a glance they see, too.
"""

from __future__ import annotations

import math
from typing import Final

from bastide.core.randomness.rng import Rng

#: Nobody puts up with more than so many times what they usually do: that much is plain to see.
PLAIN_TO_SEE: Final = 4.0


def good_enough(losses: list[float], slack: float, rng: Rng) -> int:
    """The place of the answer that somebody takes who puts up with losing ``slack``, on average.

    ``losses`` is what each answer loses against the best, on any scale; the least is 0. What is put up with is drawn
    anew, and of all answers that lose no more, any is taken. So one that loses x or more is taken with a chance of
    exp(-x / slack) at most, however many such answers there are, and one that loses more than ``PLAIN_TO_SEE`` times
    the slack never. Without slack it is the first of the best, and nothing is drawn.
    """
    most = 0.0
    if slack > 0.0:
        most = slack * min(PLAIN_TO_SEE, -math.log(1.0 - rng.uniform()))
    found: list[int] = []
    for place in range(len(losses)):
        if losses[place] <= most:
            found.append(place)
    if slack <= 0.0 or len(found) == 1:
        return found[0]
    return rng.choice(found)
