"""The arithmetic of the network, written once: numpy plays it, PyTorch trains it.

Entities and the table are tokens, D numbers each, that attend to each other. Every legal action is a token, too: it
adds up what is said of it and the tokens of the entities that it points at, attends to the table and the entities, and
is scored. Norms are root mean square norms; amounts x go in as sign(x) log(1 + abs(x)).

============================  =====================================================================================
``table`` ``entity``          from what is read of the table, of an entity and of an action to its token: weights
``action``                    ``NAME_w`` and biases ``NAME_b``
``attention0_norm``           the first layer of attention: gain of the norm, queries, keys and values (``_qkv``), and
``attention0_qkv`` ``_out``   from the heads back to D; ``attention1`` is the next
``hidden0_norm`` ``_in``      the feed-forward layer after it: gain of the norm, to the hidden numbers, max(0, x), and
``hidden0_out``               back; both are added to the token
``tokens_norm``               the last norm of the table and the entities
``pointed_w``                 from an entity to what an action gets that points at it, one block for each pointer
``before`` ``after``          feed-forward layers of an action, before and after it attends (``before_norm`` and so on)
``asks_norm`` ``asks``        the query of an action, the keys and values of the tokens (``tells``), and from the heads
``tells`` ``heard``           back to D
``score_norm`` ``score``      the last norm of an action, and its score: the higher the better
``value``                     from the token of the table to the value: tanh of it is the expected reward
============================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from bastide.envs.net.columns import Columns
from bastide.envs.net.entity_layout import EntityLayout

#: Keeps a norm from dividing by nothing.
TINY: Final = 1e-5
#: The score of an action that cannot be read.
NEVER: Final = -30.0
#: How much wider a hidden layer is than a token.
WIDER: Final = 4

Weights = Mapping[str, Any]


class Backend(Protocol):
    """What numpy and PyTorch call differently. Arrays and tensors are called arrays here."""

    def select(self, rows: Any, columns: Any) -> Any:
        """Some columns of rows."""

    def lookup(self, matrix: Any, words: Any) -> Any:
        """The row of a constant matrix for each word; for words beyond the last, the last."""

    def squash(self, amounts: Any) -> Any:
        """sign(x) log(1 + abs(x)), as floats."""

    def join(self, arrays: list[Any], axis: int) -> Any:
        """Arrays one after the other."""

    def relu(self, x: Any) -> Any:
        """max(0, x)."""

    def tanh(self, x: Any) -> Any: ...

    def norm(self, x: Any, gain: Any) -> Any:
        """Root mean square norm."""

    def attend(self, queries: Any, keys: Any, values: Any, there: Any, heads: int) -> Any:
        """Attention to those that are there; the first token always is."""

    def pointed(self, tokens: Any, pointers: Any) -> Any:
        """Of each action the sum of what it points at.

        ``tokens`` are (n, entities, pointers, D), ``pointers`` (n, actions, pointers): entities plus one, 0 is none.
        """


def weight_shapes(layout: EntityLayout, width: int, layers: int) -> dict[str, tuple[int, ...]]:
    """The names and shapes of all weights; a weight matrix maps its first length to its second."""
    matrices = {
        "table": (layout.table.size, width),
        "entity": (layout.entity.size, width),
        "action": (layout.action.size, width),
        "asks": (width, width),
        "tells": (width, 2 * width),
        "heard": (width, width),
        "score": (width, 1),
        "value": (width, 1),
    }
    gains = ["tokens_norm", "asks_norm", "score_norm"]
    hidden = ["before", "after", *(f"hidden{layer}" for layer in range(layers))]
    for layer in range(layers):
        gains.append(f"attention{layer}_norm")
        matrices |= {f"attention{layer}_qkv": (width, 3 * width), f"attention{layer}_out": (width, width)}
    for name in hidden:
        gains.append(f"{name}_norm")
        matrices |= {f"{name}_in": (width, WIDER * width), f"{name}_out": (WIDER * width, width)}
    found: dict[str, tuple[int, ...]] = dict.fromkeys(gains, (width,))
    for name, shape in matrices.items():
        found |= {f"{name}_w": shape, f"{name}_b": shape[1:]}
    return {**found, "pointed_w": (width, len(layout.action.pointers) * width)}


class Network:
    """The arithmetic over some weights. ``heads`` share the numbers of a token."""

    def __init__(self, backend: Backend, layout: EntityLayout, weights: Weights, heads: int) -> None:
        self.backend = backend
        self.layout = layout
        self.weights = weights
        self.heads = heads
        self.layers = sum(1 for name in weights if name.startswith("attention") and name.endswith("_norm"))

    def evaluate(self, rows: Any, most_actions: int) -> tuple[Any, Any]:
        """Scores (n, most_actions) and values (n,) of arranged rows."""
        backend, layout = self.backend, self.layout
        table, entities, actions = layout.split(rows)
        there = entities[:, :, 0] > 0
        most = int(there.sum(1).max()) if layout.entities else 0  # rows that no position has need not be read
        entities, there, actions = entities[:, :most], there[:, :most], actions[:, :most_actions]
        of_table = self._linear(self._read(table, layout.table), "table")[:, None]
        x = backend.join([of_table, self._linear(self._read(entities, layout.entity), "entity")], 1)
        width = x.shape[2]
        for layer in range(self.layers):
            mixed = self._linear(self._norm(x, f"attention{layer}"), f"attention{layer}_qkv")
            queries, keys, values = (mixed[:, :, part * width : (part + 1) * width] for part in range(3))
            x = x + self._linear(backend.attend(queries, keys, values, there, self.heads), f"attention{layer}_out")
            x = self._feed_forward(x, f"hidden{layer}")
        x = self._norm(x, "tokens")
        y = self._linear(self._read(actions, layout.action), "action")
        blocks = (x[:, 1:] @ self.weights["pointed_w"]).reshape(len(x), most, len(layout.action.pointers), width)
        y = y + backend.pointed(blocks, backend.select(actions, layout.action.pointers))
        y = self._feed_forward(y, "before")
        told = self._linear(x, "tells")
        queries = self._linear(self._norm(y, "asks"), "asks")
        heard = backend.attend(queries, told[:, :, :width], told[:, :, width:], there, self.heads)
        y = self._feed_forward(y + self._linear(heard, "heard"), "after")
        scores = self._linear(self._norm(y, "score"), "score")[:, :, 0]
        return scores, backend.tanh(self._linear(x[:, 0], "value"))[:, 0]

    def _read(self, rows: Any, columns: Columns) -> Any:
        """Rows as numbers: the amounts, then each word as what describes it."""
        found = [self.backend.squash(self.backend.select(rows, columns.amounts))]
        found += [self.backend.lookup(matrix, rows[..., column]) for column, matrix in columns.words.items()]
        return self.backend.join(found, -1)

    def _linear(self, x: Any, name: str) -> Any:
        return x @ self.weights[f"{name}_w"] + self.weights[f"{name}_b"]

    def _norm(self, x: Any, name: str) -> Any:
        return self.backend.norm(x, self.weights[f"{name}_norm"])

    def _feed_forward(self, x: Any, name: str) -> Any:
        inner = self._linear(self._norm(x, name), f"{name}_in")
        return x + self._linear(self.backend.relu(inner), f"{name}_out")
