"""PyTorch backend of the network (``bastide.envs.net.attention_network``)."""

from __future__ import annotations

from typing import Any, Final

import torch
from torch import Tensor
from torch.nn import functional

from bastide.envs.net.attention_network import NORM_EPSILON

#: From this many tokens on, PyTorch's fused attention is faster (three times; for twenty tokens, half as fast).
FUSED_ATTENTION_MIN_TOKENS: Final = 48


class TorchBackend:
    """Array operations of the network in PyTorch; see ``Backend``."""

    def __init__(self) -> None:
        #: Constants on the device, by array identity; copying one there blocks the device.
        self._constants: dict[tuple[int, torch.device], Tensor] = {}

    def _constant(self, array: Any, device: torch.device) -> Tensor:
        key = (id(array), device)
        if key not in self._constants:
            self._constants[key] = torch.from_numpy(array).to(device)
        return self._constants[key]

    def select_columns(self, rows: Tensor, columns: Any) -> Tensor:
        return rows.index_select(-1, self._constant(columns, rows.device))

    def embed(self, matrix: Any, words: Tensor) -> Tensor:
        found: Tensor = functional.embedding(
            words.clamp(max=len(matrix) - 1).long(), self._constant(matrix, words.device)
        )
        return found

    def log_scale(self, amounts: Tensor) -> Tensor:
        x = amounts.float()
        return torch.sign(x) * torch.log1p(torch.abs(x))

    def concatenate(self, arrays: list[Any], axis: int) -> Tensor:
        return torch.cat(arrays, axis)

    def relu(self, x: Tensor) -> Tensor:
        return torch.relu(x)

    def tanh(self, x: Tensor) -> Tensor:
        return torch.tanh(x.float())

    def rms_norm(self, x: Tensor, gain: Tensor) -> Tensor:
        found: Tensor = functional.rms_norm(x, gain.shape, gain.to(x.dtype), NORM_EPSILON)
        return found

    def attention(self, queries: Tensor, keys: Tensor, values: Tensor, there: Tensor, heads: int) -> Tensor:
        count, places, width = queries.shape
        queries, keys, values = (
            x.reshape(count, -1, heads, width // heads).transpose(1, 2) for x in (queries, keys, values)
        )
        closed = functional.pad(torch.where(there, 0.0, -1e9), (1, 0))[:, None, None, :]
        if keys.shape[2] > FUSED_ATTENTION_MIN_TOKENS:
            attended = functional.scaled_dot_product_attention(queries, keys, values, closed.to(queries.dtype))
        else:
            shares = torch.softmax(queries @ keys.transpose(2, 3) * (width // heads) ** -0.5 + closed, 3)
            attended = shares.to(values.dtype) @ values
        return attended.transpose(1, 2).reshape(count, places, width)

    def sum_pointed_tokens(self, tokens: Tensor, pointers: Tensor) -> Tensor:
        """Computed as a matrix product, because the gradient of a gather is slow."""
        count, entities, blocks, width = tokens.shape
        which = pointers[:, :, :, None] == torch.arange(1, entities + 1, device=pointers.device)
        flat = tokens.transpose(1, 2).reshape(count, blocks * entities, width)
        return which.to(flat.dtype).flatten(2) @ flat
