"""A network that sits down at a table of any size: one look at every seat, a judgement of the whole.

Weights are plain arrays (numpy's ``.npz``, in half precision), and numpy is all that plays them.

================  =============================================================================================
``about``         JSON: ``kind`` ("seats"), ``game``, ``version`` (of the encoder), ``settings`` (of it), ``words``
``s0 t0 s1 t1``   how a seat is looked at, the same for all: two layers, each followed by max(0, x)
``w0 b0``         from everything (what is common, the own seat as it is, the looks at the own seat, at the left and
                  right neighbour, and at all others added up) to the trunk, followed by max(0, x)
``w1 b1 ...``     the trunk: each layer is added to what came before it, after max(0, x)
``wd bd``         the policy: one number for each deed ...
``wt bt``         ... and one for each term, by which the terms of an action are multiplied
``wv bv``         the value: tanh of it is the reward to be expected
================  =============================================================================================

Numbers x of an observation go in as sign(x) log(1 + \\|x\\|).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide.envs.attention import squashed
from bastide.envs.trained import AnySize

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class SeatsNet(AnySize):
    """The weights, and what they say of arranged observations (``Arrangement``)."""

    KIND = "seats"

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        super().__init__(about, weights)
        self._check()

    def _check(self) -> None:
        pairs = ["s0", "t0", "s1", "t1", "wd", "bd", "wt", "bt", "wv", "bv"]
        pairs += [f"{kind}{layer}" for layer in range(max(self.layers, 1)) for kind in "wb"]
        self.check_numbers(pairs)
        for weight, bias in zip(pairs[::2], pairs[1::2], strict=True):
            into, out = self.weights[weight].shape, self.weights[bias].shape
            if len(into) != 2 or into[1:] != out:
                raise ValueError(f"the weights {weight} and {bias} do not fit to each other")
        width = self.weights["b0"].shape[0]
        for name in ("wd", "wt", "wv", *(f"w{layer}" for layer in range(1, self.layers))):
            if self.weights[name].shape[0] != width:
                raise ValueError(f"the weights {name} do not fit to the trunk")
        if self.weights["s1"].shape[0] != self.weights["s0"].shape[1]:
            raise ValueError("the weights s1 do not fit to s0")

    def fits(self, common: int, each: int, deeds: int, terms: int) -> bool:
        """Whether it was made for observations and actions like these."""
        looks = 4 * self.weights["s1"].shape[1]
        return bool(
            self.weights["s0"].shape[0] == each
            and self.weights["w0"].shape[0] == common + each + looks
            and self.weights["wd"].shape[1] == deeds
            and self.weights["wt"].shape[1] == terms
        )

    def think(self, rows: NDArray[np.int16], common: int, seats: int) -> tuple[Floats, Floats, Floats]:
        """What it says of arranged observations: the deeds, the terms (the more the better), and the values."""
        import numpy as np

        weights = self.weights
        x = squashed(rows)
        at_seats = x[:, common:].reshape(len(x), seats, -1)
        looks = np.maximum(at_seats @ weights["s0"] + weights["t0"], 0)
        looks = np.maximum(looks @ weights["s1"] + weights["t1"], 0)
        # The looks at empty seats are those at nothing: they are left out.
        looks *= (at_seats != 0).any(2, keepdims=True)
        third = looks[:, 2] if seats > 2 else np.zeros_like(looks[:, 0])
        x = np.concatenate([x[:, :common], at_seats[:, 0], looks[:, 0], looks[:, 1], third, looks[:, 3:].sum(1)], 1)
        x = np.maximum(x @ weights["w0"] + weights["b0"], 0)
        for layer in range(1, self.layers):
            x = x + np.maximum(x @ weights[f"w{layer}"] + weights[f"b{layer}"], 0)
        deeds = x @ weights["wd"] + weights["bd"]
        terms = x @ weights["wt"] + weights["bt"]
        values = np.tanh(x @ weights["wv"] + weights["bv"])[:, 0]
        return deeds, terms, values
