"""Networks for tests: of the right sizes, with weights drawn from a seed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bastide.envs.seats_net import SeatsNet
from bastide.train.plan import Plan


def drawn_net(game: str = "seven_wonders", width: int = 16, looks: int = 8) -> SeatsNet:
    """A network that has opinions, and has learnt nothing."""
    plan = Plan(game, (3,))
    arrangement = plan.arrangement(3, revealed=False)
    encoder = plan.table(3, revealed=False).encoder
    sizes = {
        "s0": (arrangement.each, looks),
        "s1": (looks, looks),
        "w0": (arrangement.common + arrangement.each + 4 * looks, width),
        "w1": (width, width),
        "wd": (width, max(encoder.deeds()) + 1),
        "wt": (width, len(encoder.terms()[0])),
        "wv": (width, 1),
    }
    rng = np.random.default_rng(4)
    weights: dict[str, NDArray[np.float32]] = {}
    for name, (into, out) in sizes.items():
        weights[name] = rng.normal(0, 0.3, (into, out)).astype(np.float32)
        bias = {"s": "t", "w": "b"}[name[0]] + name[1]
        weights[bias] = rng.normal(0, 0.1, out).astype(np.float32)
    about = {"game": game, "version": encoder.version, "settings": plan.encoding(), "words": "drawn"}
    return SeatsNet(about, weights)
