"""What networks of tokens have in common: tokens look at each other, think by themselves, and are kept in measure.

x is a token, D the width; amounts go in as sign(x) log(1 + \\|x\\|), and norm(x, g) is g x / root of the mean of x².

======================  ===========================================================================================
``n0 wa0 ba0 wb0 bb0``  the first layer: tokens look at each other (D to queries, keys and values; the heads back to D)
``m0 wi0 bi0 wo0 bo0``  ... and each thinks by itself (D to the hidden layer, max(0, x), and back); both are added
``n1 ...``              further layers
``n``                   the last norm
======================  ===========================================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from bastide.envs.trained import AnySize

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

#: Keeps a norm from dividing by nothing.
TINY: Final = 1e-5
#: How something is liked that cannot be told: what points at nothing that is there.
NEVER: Final = -30.0


class Attentive(AnySize):
    """The weights of such layers, and what tokens become by them."""

    SAID: ClassVar[tuple[str, ...]] = ("game", "version", "heads")

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        super().__init__(about, weights)
        self.heads = int(about["heads"])
        self.layers = sum(1 for name in weights if name[:2] == "wa" and name[2:].isdigit())

    def about(self) -> dict[str, Any]:
        return {**super().about(), "heads": self.heads}

    # -- what fits to each other -----------------------------------------------------------------------------------

    def check_layers(self, pairs: Iterable[str], others: Iterable[str] = ()) -> int:
        """ValueError unless the layers, these further pairs of weights and biases (``wg`` and ``bg`` are the pair g)
        and the ``others`` are there, and fit to each other. Returns the width."""
        sides = [f"{side}{layer}" for layer in range(self.layers) for side in "abio"]
        gains = ["n", *(f"{name}{layer}" for layer in range(self.layers) for name in "nm")]
        named = [*pairs, *sides]
        self.check_numbers([*(f"{kind}{name}" for name in named for kind in "wb"), *gains, *others])
        for name in named:
            weight, bias = self.weights[f"w{name}"].shape, self.weights[f"b{name}"].shape
            if len(weight) != 2 or weight[1:] != bias:
                raise ValueError(f"the weights w{name} and b{name} do not fit to each other")
        width = int(self.weights["bg"].shape[0])
        if self.heads < 1 or width % self.heads:
            raise ValueError(f"{self.heads} heads cannot share {width} numbers")
        for layer in range(self.layers):
            self.check_shape(f"wa{layer}", (width, 3 * width))
            self.check_shape(f"wb{layer}", (width, width))
            self.check_thought(str(layer), width)
        for name in gains:
            self.check_shape(name, (width,))
        return width

    def check_thought(self, name: str, width: int) -> None:
        hidden = self.weights[f"bi{name}"].shape[0]
        self.check_shape(f"wi{name}", (width, hidden))
        self.check_shape(f"wo{name}", (hidden, width))
        self.check_shape(f"m{name}", (width,))

    def check_shape(self, name: str, shape: tuple[int, ...]) -> None:
        if self.weights[name].shape != shape:
            raise ValueError(f"the weights {name} do not fit to the others")

    # -- arithmetic ------------------------------------------------------------------------------------------------

    def linear(self, x: Floats, name: str) -> Floats:
        found: Floats = x @ self.weights[f"w{name}"] + self.weights[f"b{name}"]
        return found

    def through_layers(self, x: Floats, there: NDArray[np.bool_]) -> Floats:
        """What tokens become when they have looked at those that are there."""
        import numpy as np

        width = x.shape[2]
        for layer in range(self.layers):
            mixed = self.linear(norm(x, self.weights[f"n{layer}"]), f"a{layer}")
            asks, has, says = (mixed[:, :, part * width : (part + 1) * width] for part in range(3))
            x = x + self.linear(attend(asks, has, says, there, self.heads), f"b{layer}")
            x = self.thought(x, str(layer))
        return np.asarray(norm(x, self.weights["n"]), np.float32)

    def thought(self, x: Floats, name: str) -> Floats:
        """What each token becomes by itself."""
        import numpy as np

        inner = self.linear(norm(x, self.weights[f"m{name}"]), f"i{name}")
        return np.asarray(x + np.maximum(inner, 0) @ self.weights[f"wo{name}"] + self.weights[f"bo{name}"], np.float32)


def attend(asks: Floats, has: Floats, says: Floats, there: NDArray[np.bool_], heads: int) -> Floats:
    """What each that asks hears of those that are there: the more, the better what they have answers it."""
    import numpy as np

    count, places, width = asks.shape
    each = width // heads

    def by_head(x: Floats) -> Floats:
        return x.reshape(count, x.shape[1], heads, each).transpose(0, 2, 1, 3)

    closed = np.where(there, np.float32(0), np.float32(-1e9))[:, None, None, :]
    drawn = by_head(asks) @ by_head(has).transpose(0, 1, 3, 2) / np.float32(each**0.5) + closed
    drawn = np.exp(drawn - drawn.max(3, keepdims=True))
    drawn /= drawn.sum(3, keepdims=True)
    heard: Floats = (drawn @ by_head(says)).transpose(0, 2, 1, 3).reshape(count, places, width)
    return heard


def squashed(numbers: NDArray[Any]) -> Floats:
    """Large numbers nearer to each other."""
    import numpy as np

    x = numbers.astype(np.float32)
    found: Floats = np.sign(x) * np.log1p(np.abs(x))
    return found


def norm(x: Floats, gain: Floats) -> Floats:
    import numpy as np

    found: Floats = x / np.sqrt((x * x).mean(-1, keepdims=True) + TINY) * gain
    return found
