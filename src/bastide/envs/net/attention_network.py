"""Attention network: one forward pass for numpy (inference) and PyTorch (training).

The table and its entities are tokens of D numbers that attend to each other. Every legal action is a token, too: the
sum of its own input and of the tokens of the entities it points at. It attends to the table and the entities, and is
scored. Norms are RMS norms; amounts x are scaled to sign(x) log(1 + abs(x)).

============================  =====================================================================================
``table`` ``entity``          input of the table, an entity and an action to its token: weights ``NAME_w`` and biases
``action``                    ``NAME_b``
``attention0_norm``           first attention layer: gain of the norm, queries, keys and values (``_qkv``), and the
``attention0_qkv`` ``_out``   projection of the heads back to D; ``attention1`` is the next
``hidden0_norm`` ``_in``      feed-forward layer after it: gain of the norm, projection to the hidden layer, ReLU, and
``hidden0_out``               back; both layers are residual
``tokens_norm``               last norm of the table and the entities
``pointed_w``                 from an entity to the actions that point at it, one block per pointer
``before`` ``after``          feed-forward layers of an action, before and after it attends (``before_norm`` etc.)
``asks_norm`` ``asks``        query of an action; keys and values of the tokens (``tells``); projection of the heads
``tells`` ``heard``           back to D
``score_norm`` ``score``      policy head: last norm of an action and its score
``value``                     value head: from the token of the table; tanh of it is the expected reward
============================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from bastide.envs.net.entity_layout import EntityLayout
from bastide.envs.net.input_columns import InputColumns

#: Added to the mean square in a norm, against division by zero.
NORM_EPSILON: Final = 1e-5
#: Score of an action beyond the rows that the network reads.
UNREADABLE_ACTION_SCORE: Final = -30.0
#: Width of a hidden layer, in token widths.
HIDDEN_WIDTH_FACTOR: Final = 4

Weights = Mapping[str, Any]


class Backend(Protocol):
    """Array operations that differ between numpy and PyTorch. "Array" means either here."""

    def select_columns(self, rows: Any, columns: Any) -> Any:
        """Return some columns of rows."""

    def embed(self, matrix: Any, words: Any) -> Any:
        """Return the row of a constant matrix for each word; words beyond the last use the last row."""

    def log_scale(self, amounts: Any) -> Any:
        """Return sign(x) log(1 + abs(x)), as floats."""

    def concatenate(self, arrays: list[Any], axis: int) -> Any:
        """Concatenate arrays along an axis."""

    def relu(self, x: Any) -> Any:
        """Return max(0, x)."""

    def tanh(self, x: Any) -> Any: ...

    def rms_norm(self, x: Any, gain: Any) -> Any:
        """Return the root mean square norm."""

    def attention(self, queries: Any, keys: Any, values: Any, there: Any, heads: int) -> Any:
        """Return attention over the present tokens; the first token is always present."""

    def sum_pointed_tokens(self, tokens: Any, pointers: Any) -> Any:
        """Return, for each action, the sum of the tokens it points at.

        ``tokens`` are (n, entities, pointers, D), ``pointers`` (n, actions, pointers): entity number plus one, 0
        for none.
        """


def weight_shapes(layout: EntityLayout, width: int, layers: int) -> dict[str, tuple[int, ...]]:
    """Return names and shapes of all weights; a matrix maps its first dimension to its second."""
    matrices = {
        "table": (layout.table.input_size, width),
        "entity": (layout.entity.input_size, width),
        "action": (layout.action.input_size, width),
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
        matrices |= {
            f"{name}_in": (width, HIDDEN_WIDTH_FACTOR * width),
            f"{name}_out": (HIDDEN_WIDTH_FACTOR * width, width),
        }
    found: dict[str, tuple[int, ...]] = dict.fromkeys(gains, (width,))
    for name, shape in matrices.items():
        found |= {f"{name}_w": shape, f"{name}_b": shape[1:]}
    return {**found, "pointed_w": (width, len(layout.action.pointer_columns) * width)}


class AttentionNetwork:
    """Forward pass over given weights. ``heads`` divide the width of a token."""

    def __init__(self, backend: Backend, layout: EntityLayout, weights: Weights, heads: int) -> None:
        self.backend = backend
        self.layout = layout
        self.weights = weights
        self.heads = heads
        self.layers = sum(1 for name in weights if name.startswith("attention") and name.endswith("_norm"))

    def evaluate(self, rows: Any, most_actions: int) -> tuple[Any, Any]:
        """Return scores (n, most_actions) and values (n,) of arranged rows."""
        backend, layout = self.backend, self.layout
        table, entities, actions = layout.split_rows(rows)
        there = entities[:, :, 0] > 0
        most = int(there.sum(1).max()) if layout.entities else 0  # skip rows that are empty in all positions
        entities, there, actions = entities[:, :most], there[:, :most], actions[:, :most_actions]
        of_table = self._linear(self._read(table, layout.table), "table")[:, None]
        x = backend.concatenate([of_table, self._linear(self._read(entities, layout.entity), "entity")], 1)
        width = x.shape[2]
        for layer in range(self.layers):
            mixed = self._linear(self._norm(x, f"attention{layer}"), f"attention{layer}_qkv")
            queries, keys, values = (mixed[:, :, part * width : (part + 1) * width] for part in range(3))
            x = x + self._linear(backend.attention(queries, keys, values, there, self.heads), f"attention{layer}_out")
            x = self._feed_forward(x, f"hidden{layer}")
        x = self._norm(x, "tokens")
        y = self._linear(self._read(actions, layout.action), "action")
        blocks = (x[:, 1:] @ self.weights["pointed_w"]).reshape(len(x), most, len(layout.action.pointer_columns), width)
        y = y + backend.sum_pointed_tokens(blocks, backend.select_columns(actions, layout.action.pointer_columns))
        y = self._feed_forward(y, "before")
        keys_values = self._linear(x, "tells")
        queries = self._linear(self._norm(y, "asks"), "asks")
        attended = backend.attention(queries, keys_values[:, :, :width], keys_values[:, :, width:], there, self.heads)
        y = self._feed_forward(y + self._linear(attended, "heard"), "after")
        scores = self._linear(self._norm(y, "score"), "score")[:, :, 0]
        return scores, backend.tanh(self._linear(x[:, 0], "value"))[:, 0]

    def _read(self, rows: Any, columns: InputColumns) -> Any:
        """Return rows as network input: scaled amounts, then an embedding of each word."""
        found = [self.backend.log_scale(self.backend.select_columns(rows, columns.amount_columns))]
        found += [self.backend.embed(matrix, rows[..., column]) for column, matrix in columns.word_embeddings.items()]
        return self.backend.concatenate(found, -1)

    def _linear(self, x: Any, name: str) -> Any:
        return x @ self.weights[f"{name}_w"] + self.weights[f"{name}_b"]

    def _norm(self, x: Any, name: str) -> Any:
        return self.backend.rms_norm(x, self.weights[f"{name}_norm"])

    def _feed_forward(self, x: Any, name: str) -> Any:
        inner = self._linear(self._norm(x, name), f"{name}_in")
        return x + self._linear(self.backend.relu(inner), f"{name}_out")
