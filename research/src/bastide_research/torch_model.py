"""PyTorch model: the network with trainable weights. ``bastide.envs.net`` runs the same network without PyTorch."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.envs.net.attention_network import AttentionNetwork, weight_shapes
from bastide.envs.net.entity_layout import MAX_ACTIONS
from bastide.envs.net.network_file import TrainedNetwork
from bastide_research.torch_backend import TorchBackend
from bastide_research.training_settings import TrainingPlan

HEADS: Final = 4
#: Log probability of an illegal action.
ILLEGAL_LOG_PROBABILITY: Final = -1e9
#: Layers with small initial weights, so that the initial policy is uniform and all values are 0.
SMALL_INIT_LAYERS: Final = ("score", "value")


class PolicyValueModel(nn.Module):
    """Policy and value model."""

    def __init__(self, plan: TrainingPlan) -> None:
        super().__init__()
        self.layout = plan.entity_layout(plan.players[0])
        shapes = weight_shapes(self.layout, plan.width, plan.layers)
        self.weights = nn.ParameterDict({name: _initial_weight(name, shape, shapes) for name, shape in shapes.items()})
        self._network = AttentionNetwork(TorchBackend(), self.layout, self.weights, HEADS)

    def forward(self, rows: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """Return log probabilities of the ``MAX_ACTIONS`` offers (illegal ones: almost none), and the value."""
        most = int(offered.max())  # skip rows that are empty in all positions
        scores, value = self._network.evaluate(rows, most)
        there = torch.arange(most, device=rows.device)[None, :] < offered[:, None]
        log_probabilities = torch.log_softmax(scores.float().masked_fill(~there, ILLEGAL_LOG_PROBABILITY), 1)
        return functional.pad(log_probabilities, (0, MAX_ACTIONS - most), value=ILLEGAL_LOG_PROBABILITY), value

    def to_trained_network(self, plan: TrainingPlan, note: str) -> TrainedNetwork:
        """Return the network as numpy arrays with metadata."""
        version = plan.table_spec(plan.players[0]).encoder.version
        about = {
            "game": plan.game,
            "version": version,
            "heads": HEADS,
            "facts": self.layout.feature_names,
            "note": note,
        }
        weights = {
            name: np.ascontiguousarray(weight.detach().float().cpu().numpy()) for name, weight in self.weights.items()
        }
        return TrainedNetwork(about, weights)


def _initial_weight(name: str, shape: tuple[int, ...], shapes: dict[str, tuple[int, ...]]) -> nn.Parameter:
    """Return the initial value of a weight."""
    if name.endswith("_norm"):
        return nn.Parameter(torch.ones(shape))
    layer, _, _ = name.rpartition("_")
    if layer in SMALL_INIT_LAYERS and name.endswith("_b"):
        return nn.Parameter(torch.zeros(shape))
    bound = max(shapes[f"{layer}_w"][0], 1) ** -0.5 * (0.01 if layer in SMALL_INIT_LAYERS else 1.0)
    return nn.Parameter(torch.empty(shape).uniform_(-bound, bound))
