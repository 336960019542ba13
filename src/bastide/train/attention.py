"""Layers of attention, in PyTorch: the same arithmetic as ``bastide.envs.attention`` plays without it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from bastide.envs.attention import TINY
from bastide.train.plan import Plan

HEADS: Final = 4
#: How much wider the hidden layer is in which each token thinks by itself.
WIDER: Final = 4
#: For longer rows of tokens, what PyTorch has for them takes a third of the time; for twenty, twice as long.
LONG: Final = 48

Arrays = dict[str, NDArray[np.float32]]


class Thought(nn.Module):
    """Each token thinks by itself."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._add_thought(width)

    def _add_thought(self, width: int) -> None:
        self.before_thought = nn.Parameter(torch.ones(width))
        self.into = nn.Linear(width, WIDER * width)
        self.out = nn.Linear(WIDER * width, width)

    def think(self, x: Tensor) -> Tensor:
        return x + self.out(torch.relu(self.into(norm(x, self.before_thought))))


class Layer(Thought):
    """Tokens look at each other, and then each thinks by itself."""

    def __init__(self, width: int) -> None:
        nn.Module.__init__(self)
        # In this order: checkpoints tell what moves the weights by their number.
        self.before_look = nn.Parameter(torch.ones(width))
        self.look = nn.Linear(width, 3 * width)
        self.heard = nn.Linear(width, width)
        self._add_thought(width)

    def forward(self, x: Tensor, closed: Tensor) -> Tensor:
        asks, has, says = self.look(norm(x, self.before_look)).chunk(3, 2)
        return self.think(x + self.heard(attend(asks, has, says, closed)))


def attend(asks: Tensor, has: Tensor, says: Tensor, closed: Tensor) -> Tensor:
    """What each that asks hears of those that are not closed."""
    count, places, width = asks.shape
    asks, has, says = (x.reshape(count, -1, HEADS, width // HEADS).transpose(1, 2) for x in (asks, has, says))
    if has.shape[2] > LONG:
        heard = functional.scaled_dot_product_attention(asks, has, says, closed.to(asks.dtype))
    else:
        drawn = torch.softmax(asks @ has.transpose(2, 3) * (width // HEADS) ** -0.5 + closed, 3)
        heard = drawn.to(says.dtype) @ says
    return heard.transpose(1, 2).reshape(count, places, width)


def closed_to(there: Tensor) -> Tensor:
    """What keeps tokens that are not there from being heard; the first token, before them, always is."""
    return functional.pad(torch.where(there, 0.0, -1e9), (1, 0))[:, None, None, :]


def squashed(rows: Tensor) -> Tensor:
    x = rows.float()
    return torch.sign(x) * torch.log1p(torch.abs(x))


def norm(x: Tensor, gain: Tensor) -> Tensor:
    return functional.rms_norm(x, gain.shape, gain.to(x.dtype), TINY)


def hardly(*layers: nn.Linear) -> None:
    """At first, let layers say next to nothing: all actions are alike and all games even."""
    with torch.no_grad():
        for layer in layers:
            layer.weight.mul_(0.01)
            layer.bias.zero_()


# -- as plain arrays -----------------------------------------------------------------------------------------------


def plain_layers(layers: Iterable[nn.Module], last: Tensor) -> Arrays:
    found = {"n": array(last)}
    for number, layer in enumerate(layers):
        assert isinstance(layer, Layer)
        found[f"n{number}"] = array(layer.before_look)
        found |= plain_thought(layer, str(number))
        found |= plain_pairs({f"a{number}": layer.look, f"b{number}": layer.heard})
    return found


def plain_thought(thought: Thought, name: str) -> Arrays:
    found = plain_pairs({f"i{name}": thought.into, f"o{name}": thought.out})
    return {**found, f"m{name}": array(thought.before_thought)}


def plain_pairs(named: dict[str, nn.Linear]) -> Arrays:
    """Weights and biases: those of g are called wg and bg."""
    weights = {f"w{name}": array(linear.weight.T) for name, linear in named.items()}
    return {**weights, **{f"b{name}": array(linear.bias) for name, linear in named.items()}}


def array(weights: Tensor) -> NDArray[np.float32]:
    return np.ascontiguousarray(weights.detach().float().cpu().numpy())


def about(plan: Plan, words: str) -> dict[str, Any]:
    """What is said of a network that was learnt by a plan."""
    encoder = plan.table(plan.players[0], revealed=False).encoder
    return {"game": plan.game, "version": encoder.version, "settings": plan.encoding(), "words": words, "heads": HEADS}
