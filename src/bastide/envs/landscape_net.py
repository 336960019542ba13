"""A network that reads a landscape: things look at each other and at the table, and actions at what they point at.

Weights are plain arrays (numpy's ``.npz``, in half precision), and numpy is all that plays them. Besides the layers in
which things and the table look at each other (``bastide.envs.attention``, D wide) there are:

=======================  ==========================================================================================
``about``                JSON: ``kind`` ("landscape"), ``game``, ``version`` (of the encoder), ``settings`` (of it),
                         ``words``, ``heads``
``wg bg``                from what is said of the table and its seats to the first token
``wf bf``                from what is said of a thing to its token
``wx bx``                from what is said of an action to a token of its own; to this is added:
``wt``                   ... a row for each pair of what is in hand and how it is turned
``wp``                   ... and what the things have become that it points at, one block for each way of pointing
``mx wix bix wox box``   an action thinks by itself (D to the hidden layer, max(0, x), and back, added to it)
``nx wq bq wk bk wh bh``  ... looks at the table and the things (its query; their keys and values; the heads back to D)
``my wiy biy woy boy``   ... and thinks again
``nz ws bs``             the last norm of an action, and from it to its score: the more the better
``wv bv``                from the first token to the value: tanh of it is the reward to be expected
=======================  ==========================================================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bastide.envs.attention import Attentive, attend, norm

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Places = NDArray[np.integer]


class LandscapeNet(Attentive):
    """The weights, and what they say of landscapes (``bastide.envs.landscape``)."""

    KIND = "landscape"

    def __init__(self, about: dict[str, Any], weights: dict[str, Floats]) -> None:
        super().__init__(about, weights)
        thoughts = [f"{side}{name}" for name in "xy" for side in "io"]
        width = self.check_layers([*"gfxqkhsv", *thoughts], ["wt", "wp", "mx", "my", "nx", "nz"])
        for name in ("bf", "bx", "nx", "nz"):
            self.check_shape(name, (width,))
        for name in "xy":
            self.check_thought(name, width)
        self.check_shape("wt", (len(weights["wt"]), width))
        self.check_shape("wp", (width, self.pointers * width))
        for name, out in (("wq", width), ("wk", 2 * width), ("wh", width), ("ws", 1), ("wv", 1)):
            self.check_shape(name, (width, out))

    @property
    def pointers(self) -> int:
        """In how many ways an action points at things."""
        return int(self.weights["wp"].shape[-1]) // int(self.weights["bg"].shape[0])

    def fits(self, table: int, thing: int, action: int, turned: int, pointers: int) -> bool:
        """Whether it was made for observations and actions like these."""
        made_for = [len(self.weights[name]) for name in ("wg", "wf", "wx", "wt")]
        return [*made_for, self.pointers] == [table, thing, action, turned, pointers]

    def think(
        self, table: Floats, things: Floats, there: NDArray[np.bool_], actions: Floats, turned: Places, points: Places
    ) -> tuple[Floats, Floats]:
        """What it says of landscapes: a score for each row of an action, and the values.

        ``there`` says which rows of things are some, ``turned`` of each action its pair, and ``points`` the rows of
        things that it points at, counted from 1.
        """
        import numpy as np

        x = np.concatenate([self.linear(table, "g")[:, None], self.linear(things, "f")], 1)
        open_ = np.concatenate([np.ones((len(x), 1), np.bool_), there], 1)
        x = self.through_layers(x, open_)
        y = self.linear(actions, "x") + self.weights["wt"][turned] + self._pointed_at(x, points)
        y = self.thought(y, "x")
        asks = self.linear(norm(y, self.weights["nx"]), "q")
        has, says = np.split(self.linear(x, "k"), 2, axis=2)
        y = y + self.linear(attend(asks, has, says, open_, self.heads), "h")
        y = norm(self.thought(y, "y"), self.weights["nz"])
        return self.linear(y, "s")[:, :, 0], np.tanh(self.linear(x[:, 0], "v"))[:, 0]

    def _pointed_at(self, x: Floats, points: Places) -> Floats:
        """Added up for each action: what the things it points at have become, in each way of pointing."""
        import numpy as np

        width = x.shape[2]
        become = x @ self.weights["wp"]
        become[:, 0] = 0  # nothing is pointed at
        row = np.arange(len(x))[:, None]
        found = np.zeros((*points.shape[:2], width), np.float32)
        for way in range(self.pointers):
            found += become[:, :, way * width : (way + 1) * width][row, points[:, :, way]]
        return found
