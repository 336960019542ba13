"""Networks for tests: of the right sizes, with weights drawn from a seed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bastide.envs.arrangement import Arrangement
from bastide.envs.landscape import Landscape
from bastide.envs.landscape_net import LandscapeNet
from bastide.envs.seats_net import SeatsNet
from bastide.envs.tokens import Tokens
from bastide.envs.tokens_net import TokensNet
from bastide.train.plan import Plan


def drawn_net(game: str = "seven_wonders", width: int = 16, looks: int = 8) -> SeatsNet:
    """A network that has opinions, and has learnt nothing."""
    plan = Plan(game, (3,))
    arrangement = plan.arrangement(3, revealed=False)
    assert isinstance(arrangement, Arrangement)
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


def drawn_tokens_net(width: int = 16) -> TokensNet:
    """The same for tokens."""
    plan = Plan("dominion", (2,))
    arrangement = plan.arrangement(2, revealed=False)
    assert isinstance(arrangement, Tokens)
    encoder = plan.table(2, revealed=False).encoder
    facts = sorted({name for kind in encoder.kinds() for name in kind})
    verbs = max(verb for verb, _ in encoder.pointers()) + 1
    sizes = {"wg": (arrangement.common, width), "wc": (arrangement.each, width), "wd": (width, verbs), "wv": (width, 1)}
    sizes |= {"wa0": (width, 3 * width), "wb0": (width, width), "wi0": (width, 32), "wo0": (32, width)}
    rng = np.random.default_rng(5)
    weights: dict[str, NDArray[np.float32]] = {name: np.ones(width, np.float32) for name in ("n", "n0", "m0")}
    weights["wf"] = rng.normal(0, 0.3, (len(facts), width)).astype(np.float32)
    for name, (into, out) in sizes.items():
        weights[name] = rng.normal(0, 0.3, (into, out)).astype(np.float32)
        weights["b" + name[1:]] = rng.normal(0, 0.1, out).astype(np.float32)
    about = {"game": "dominion", "version": encoder.version, "settings": {}, "words": "drawn", "heads": 4}
    return TokensNet({**about, "facts": facts}, weights)


def drawn_landscape_net(width: int = 16, compact: int = 2) -> LandscapeNet:
    """The same for landscapes."""
    plan = Plan("carcassonne", (2,), settings={"compact": compact})
    made = plan.arrangement(2)
    assert isinstance(made, Landscape)
    sizes = {"wg": (made.table.size, width), "wf": (made.thing.size, width), "wx": (made.action.size, width)}
    sizes |= {"wa0": (width, 3 * width), "wb0": (width, width), "wq": (width, width), "wk": (width, 2 * width)}
    sizes |= {"wh": (width, width), "ws": (width, 1), "wv": (width, 1)}
    for name in "0xy":
        sizes |= {f"wi{name}": (width, 32), f"wo{name}": (32, width)}
    rng = np.random.default_rng(6)
    gains = ("n", "n0", "m0", "mx", "nx", "my", "nz")
    weights: dict[str, NDArray[np.float32]] = {name: np.ones(width, np.float32) for name in gains}
    weights["wt"] = rng.normal(0, 0.3, (made.turned, width)).astype(np.float32)
    weights["wp"] = rng.normal(0, 0.3, (width, len(made.action.pointers) * width)).astype(np.float32)
    for name, (into, out) in sizes.items():
        weights[name] = rng.normal(0, 0.3, (into, out)).astype(np.float32)
        weights["b" + name[1:]] = rng.normal(0, 0.1, out).astype(np.float32)
    version = plan.table(2).encoder.version
    about = {"game": "carcassonne", "version": version, "settings": plan.encoding(), "words": "drawn", "heads": 4}
    return LandscapeNet(about, weights)
