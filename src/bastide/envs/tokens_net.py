"""A network that reads tokens: it knows every kind of thing by its facts, and answers by pointing at one.

Weights are plain arrays (numpy's ``.npz``, in half precision), and numpy is all that plays them. x is a token, D the
width; numbers of an observation and facts go in as sign(x) log(1 + \\|x\\|), and norm(x, g) is g x / root of the mean
of x².

====================  =============================================================================================
``about``             JSON: ``kind`` ("tokens"), ``game``, ``version`` (of the encoder), ``settings`` (of it),
                      ``words``, ``heads``, and ``facts``: the names of those that it has learnt to read
``wg bg``             from what is said of the table to the first token
``wc bc wf``          from what lies of a kind in each place, and from its facts, to the token of that kind
``n0 wa0 ba0 wb0 bb0``  the first layer: tokens look at each other (D to queries, keys and values; the heads back to D)
``m0 wi0 bi0 wo0 bo0``  ... and each thinks by itself (D to the hidden layer, max(0, x), and back); both are added
``n1 ...``            further layers
``n``                 the last norm
``wd bd``             from each token to one number for each verb: of the first for verbs that point at nothing
``wv bv``             from the first token to the value: tanh of it is the reward to be expected
====================  =============================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bastide.envs.trained import Trained

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

KIND: Final = "tokens"
#: Keeps a norm from dividing by nothing.
TINY: Final = 1e-5
#: How what points at something is liked that is not at the table.
NEVER: Final = -30.0


class TokensNet(Trained):
    """The weights, and what they say of tokens (``bastide.envs.tokens``)."""

    SAID = ("game", "version", "heads", "facts")

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        super().__init__(about, weights)
        self.heads = int(about["heads"])
        self.facts = [str(name) for name in about["facts"]]
        self.layers = sum(1 for name in weights if name[:2] == "wa" and name[2:].isdigit())
        self._check()

    def _check(self) -> None:
        weights = self.weights
        pairs = ["wg", "bg", "wc", "bc", "wd", "bd", "wv", "bv"]
        pairs += [f"{kind}{side}{layer}" for layer in range(self.layers) for side in "abio" for kind in "wb"]
        gains = ["n", *(f"{name}{layer}" for layer in range(self.layers) for name in "nm")]
        self.check_numbers([*pairs, *gains, "wf"])
        for weight, bias in zip(pairs[::2], pairs[1::2], strict=True):
            if len(weights[weight].shape) != 2 or weights[weight].shape[1:] != weights[bias].shape:
                raise ValueError(f"the weights {weight} and {bias} do not fit to each other")
        width = weights["bg"].shape[0]
        if self.heads < 1 or width % self.heads:
            raise ValueError(f"{self.heads} heads cannot share {width} numbers")
        for layer in range(self.layers):
            hidden = weights[f"bi{layer}"].shape[0]
            for name, into, out in (("wa", width, 3 * width), ("wb", width, width)):
                self._fits(f"{name}{layer}", (into, out))
            self._fits(f"wi{layer}", (width, hidden))
            self._fits(f"wo{layer}", (hidden, width))
        for name in gains:
            self._fits(name, (width,))
        self._fits("wc", (weights["wc"].shape[0], width))
        self._fits("wf", (len(self.facts), width))
        self._fits("wd", (width, weights["bd"].shape[0]))
        self._fits("wv", (width, 1))

    def _fits(self, name: str, shape: tuple[int, ...]) -> None:
        if self.weights[name].shape != shape:
            raise ValueError(f"the weights {name} do not fit to the others")

    def about(self) -> dict[str, Any]:
        return {
            "kind": KIND,
            "game": self.game,
            "version": self.version,
            "settings": self.settings,
            "words": self.words,
            "heads": self.heads,
            "facts": self.facts,
        }

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

        weights = self.weights
        count, places = kinds.shape
        x = np.empty((count, places + 1, weights["bg"].shape[0]), np.float32)
        x[:, 0] = squashed(common) @ weights["wg"] + weights["bg"]
        x[:, 1:] = squashed(tokens) @ weights["wc"] + weights["bc"] + known[kinds]
        closed = np.zeros((count, 1, 1, places + 1), np.float32)
        closed[:, 0, 0, 1:] = np.where(kinds > 0, 0, -1e9)
        for layer in range(self.layers):
            x = x + self._look(_norm(x, weights[f"n{layer}"]), layer, closed)
            inner = _norm(x, weights[f"m{layer}"]) @ weights[f"wi{layer}"] + weights[f"bi{layer}"]
            x = x + np.maximum(inner, 0) @ weights[f"wo{layer}"] + weights[f"bo{layer}"]
        x = _norm(x, weights["n"])
        values = np.tanh(x[:, 0] @ weights["wv"] + weights["bv"])[:, 0]
        return x @ weights["wd"] + weights["bd"], values

    def _look(self, x: Floats, layer: int, closed: Floats) -> Floats:
        """Tokens look at each other."""
        import numpy as np

        weights = self.weights
        count, places, width = x.shape
        each = width // self.heads
        mixed = (x @ weights[f"wa{layer}"] + weights[f"ba{layer}"]).reshape(count, places, 3, self.heads, each)
        asks, has, says = (mixed[:, :, part].transpose(0, 2, 1, 3) for part in range(3))
        drawn = asks @ has.transpose(0, 1, 3, 2) / np.float32(each**0.5) + closed
        drawn = np.exp(drawn - drawn.max(3, keepdims=True))
        drawn /= drawn.sum(3, keepdims=True)
        heard = (drawn @ says).transpose(0, 2, 1, 3).reshape(count, places, width)
        found: Floats = heard @ weights[f"wb{layer}"] + weights[f"bb{layer}"]
        return found


def squashed(numbers: NDArray[Any]) -> Floats:
    """Large numbers nearer to each other."""
    import numpy as np

    x = numbers.astype(np.float32)
    found: Floats = np.sign(x) * np.log1p(np.abs(x))
    return found


def _norm(x: Floats, gain: Floats) -> Floats:
    import numpy as np

    found: Floats = x / np.sqrt((x * x).mean(-1, keepdims=True) + TINY) * gain
    return found
