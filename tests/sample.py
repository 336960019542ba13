"""What an everyday run looks at of something large: a part of it, which every run draws anew.

    @pytest.mark.parametrize("scene", drawn("tables that can be read", SCENES, 6))

``make whole`` looks at everything. A run says at its end what it drew from; ``BASTIDE_SAMPLE=THAT`` draws the same.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

#: What everything is drawn from: the same for all workers of a run.
VARIABLE = "BASTIDE_SAMPLE"
#: Whoever has time: everything.
WHOLE = "BASTIDE_SOAK"


def drawn(
    what: str, things: Iterable[T], count: int, *, after: int = 0, by: Callable[[T], object] = lambda thing: None
) -> list[T]:
    """So many of them, or so many of each kind, in their order. ``what`` tells this draw from others.

    ``after`` so many that another one has drawn: two tests that share a draw never look at the same.
    """
    found = list(things)
    if WHOLE in os.environ:
        return found
    kinds: defaultdict[object, list[int]] = defaultdict(list)
    for at, thing in enumerate(found):
        kinds[by(thing)].append(at)
    lots = random.Random(f"{os.environ.get(VARIABLE, '')} {what}")
    chosen: list[int] = []
    for kind in kinds.values():
        lots.shuffle(kind)
        chosen += kind[after : after + count]
    return [found[at] for at in sorted(chosen)]
