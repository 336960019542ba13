"""numpy backend of the attention network."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.envs.net.attention_network import NORM_EPSILON
from bastide.envs.net.input_columns import Floats

Integers = NDArray[np.integer]


class NumpyBackend:
    """Array operations of the network in numpy; see ``Backend``."""

    def select_columns(self, rows: Integers, columns: Integers) -> Integers:
        return rows[..., columns]

    def embed(self, matrix: Floats, words: Integers) -> Floats:
        return matrix[np.minimum(words, len(matrix) - 1)]

    def log_scale(self, amounts: Integers) -> Floats:
        x = amounts.astype(np.float32)
        return np.asarray(np.sign(x) * np.log1p(np.abs(x)), np.float32)

    def concatenate(self, arrays: list[Any], axis: int) -> Floats:
        return np.concatenate(arrays, axis)

    def relu(self, x: Floats) -> Floats:
        return np.maximum(x, 0)

    def tanh(self, x: Floats) -> Floats:
        return np.tanh(x)

    def rms_norm(self, x: Floats, gain: Floats) -> Floats:
        return np.asarray(x / np.sqrt((x * x).mean(-1, keepdims=True) + np.float32(NORM_EPSILON)) * gain, np.float32)

    def attention(self, queries: Floats, keys: Floats, values: Floats, there: NDArray[np.bool_], heads: int) -> Floats:
        count, places, width = queries.shape
        each = width // heads

        def by_head(x: Floats) -> Floats:
            return x.reshape(count, x.shape[1], heads, each).transpose(0, 2, 1, 3)

        mask_bias = np.zeros((count, 1, 1, there.shape[1] + 1), np.float32)
        mask_bias[:, 0, 0, 1:] = np.where(there, 0, -1e9)
        shares = by_head(queries) @ by_head(keys).transpose(0, 1, 3, 2) / np.float32(each**0.5) + mask_bias
        shares = np.exp(shares - shares.max(3, keepdims=True))
        shares /= shares.sum(3, keepdims=True)
        attended: Floats = (shares @ by_head(values)).transpose(0, 2, 1, 3).reshape(count, places, width)
        return attended

    def sum_pointed_tokens(self, tokens: Floats, pointers: Integers) -> Floats:
        count, _, blocks, width = tokens.shape
        padded = np.concatenate([np.zeros((count, 1, blocks, width), np.float32), tokens], 1)
        found: Floats = padded[np.arange(count)[:, None, None], pointers, np.arange(blocks)].sum(2)
        return found
