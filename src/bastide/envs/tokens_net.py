"""A network that reads tokens: it knows every kind of thing by its facts, and answers by pointing at one.

Weights are plain arrays (numpy's ``.npz``, in half precision), and numpy is all that plays them. Besides the layers in
which tokens look at each other (``bastide.envs.attention``, D wide) there are:

============  =====================================================================================================
``about``     JSON: ``kind`` ("tokens"), ``game``, ``version`` (of the encoder), ``settings`` (of it), ``words``,
              ``heads``, and ``facts``: the names of those that it has learnt to read
``wg bg``     from what is said of the table to the first token
``wc bc wf``  from what lies of a kind in each place, and from its facts, to the token of that kind
``wd bd``     from each token to one number for each verb: of the first for verbs that point at nothing
``wv bv``     from the first token to the value: tanh of it is the reward to be expected
============  =====================================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide.envs.attention import Attentive, squashed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class TokensNet(Attentive):
    """The weights, and what they say of tokens (``bastide.envs.tokens``)."""

    KIND = "tokens"
    SAID = ("game", "version", "heads", "facts")

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        super().__init__(about, weights)
        self.facts = [str(name) for name in about["facts"]]
        width = self.check_layers("gcdv", ["wf"])
        self.check_shape("bc", (width,))
        self.check_shape("wf", (len(self.facts), width))
        self.check_shape("wd", (width, weights["bd"].shape[0]))
        self.check_shape("wv", (width, 1))

    def about(self) -> dict[str, Any]:
        return {**super().about(), "facts": self.facts}

    def fits(self, common: int, each: int, verbs: int) -> bool:
        """Whether it was made for observations and actions like these."""
        return bool(
            self.weights["wg"].shape[0] == common
            and self.weights["wc"].shape[0] == each
            and self.weights["bd"].shape[0] == verbs
        )

    def known(self, kinds: list[dict[str, float]]) -> Floats:
        """What it makes of the facts of each kind, after a row for none. What it has no word for, it does not see."""
        import numpy as np

        facts = np.array([[kind.get(name, 0.0) for name in self.facts] for kind in kinds], np.float32)
        found: Floats = (
            np.concatenate([np.zeros((1, len(self.facts)), np.float32), squashed(facts)]) @ self.weights["wf"]
        )
        return found

    def think(
        self, common: NDArray[np.int16], tokens: NDArray[np.int16], kinds: NDArray[np.int16], known: Floats
    ) -> tuple[Floats, Floats]:
        """What it says of tables: a number for each verb with each token (the more the better), and the values."""
        import numpy as np

        count, places = kinds.shape
        x = np.empty((count, places + 1, self.weights["bg"].shape[0]), np.float32)
        x[:, 0] = self.linear(squashed(common), "g")
        x[:, 1:] = self.linear(squashed(tokens), "c") + known[kinds]
        there = np.ones((count, places + 1), np.bool_)
        there[:, 1:] = kinds > 0
        x = self.through_layers(x, there)
        return self.linear(x, "d"), np.tanh(self.linear(x[:, 0], "v"))[:, 0]
