"""The network with weights that learn; ``bastide.envs.net`` plays the same arithmetic without PyTorch."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.envs.net.arithmetic import Network, weight_shapes
from bastide.envs.net.entity_layout import MAX_ACTIONS
from bastide.envs.net.entity_net import EntityNet
from bastide_research.plan import Plan
from bastide_research.torch_backend import TorchBackend

HEADS: Final = 4
#: The logarithm of the chance of what is not offered.
NOT_OFFERED: Final = -1e9
#: Layers that say next to nothing at first: all actions are alike and all games even.
QUIET: Final = ("score", "value")


class Player(nn.Module):
    """What to do, and what may be expected."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.layout = plan.layout(plan.players[0])
        shapes = weight_shapes(self.layout, plan.width, plan.layers)
        self.weights = nn.ParameterDict({name: _first(name, shape, shapes) for name, shape in shapes.items()})
        self._network = Network(TorchBackend(), self.layout, self.weights, HEADS)

    def forward(self, rows: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of the ``MAX_ACTIONS`` offers (of what is not offered: none), and the value."""
        most = int(offered.max())  # rows that no position has need not be read
        scores, value = self._network.evaluate(rows, most)
        there = torch.arange(most, device=rows.device)[None, :] < offered[:, None]
        likely = torch.log_softmax(scores.float().masked_fill(~there, NOT_OFFERED), 1)
        return functional.pad(likely, (0, MAX_ACTIONS - most), value=NOT_OFFERED), value

    def plain(self, plan: Plan, note: str) -> EntityNet:
        """The same network as plain arrays."""
        version = plan.table(plan.players[0]).encoder.version
        about = {"game": plan.game, "version": version, "heads": HEADS, "facts": self.layout.facts, "note": note}
        weights = {
            name: np.ascontiguousarray(weight.detach().float().cpu().numpy()) for name, weight in self.weights.items()
        }
        return EntityNet(about, weights)


def _first(name: str, shape: tuple[int, ...], shapes: dict[str, tuple[int, ...]]) -> nn.Parameter:
    """A weight as it is before anything is learnt."""
    if name.endswith("_norm"):
        return nn.Parameter(torch.ones(shape))
    layer, _, _ = name.rpartition("_")
    if layer in QUIET and name.endswith("_b"):
        return nn.Parameter(torch.zeros(shape))
    bound = max(shapes[f"{layer}_w"][0], 1) ** -0.5 * (0.01 if layer in QUIET else 1.0)
    return nn.Parameter(torch.empty(shape).uniform_(-bound, bound))
