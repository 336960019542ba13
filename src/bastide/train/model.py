"""The networks, in PyTorch: the same arithmetic as ``bastide.envs.seats_net`` plays without it."""

from __future__ import annotations

from warnings import catch_warnings

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from bastide.envs.arrangement import Arrangement
from bastide.envs.seats_net import SeatsNet
from bastide.train.plan import Plan


class Trunk(nn.Module):
    """One look at every seat, and a judgement of the whole. It reads the first ``each`` numbers of every seat."""

    def __init__(self, common: int, seats: int, each: int, plan: Plan) -> None:
        super().__init__()
        self.common, self.seats, self.each = common, seats, each
        self.look = nn.ModuleList([nn.Linear(each, plan.looks), nn.Linear(plan.looks, plan.looks)])
        self.join = nn.Linear(common + each + 4 * plan.looks, plan.wide)
        self.layers = nn.ModuleList([nn.Linear(plan.wide, plan.wide) for _ in range(plan.deep - 1)])

    def forward(self, rows: Tensor) -> Tensor:
        x = rows.float()
        x = torch.sign(x) * torch.log1p(torch.abs(x))
        at_seats = x[:, self.common :].view(len(x), self.seats, -1)[:, :, : self.each]
        looks = torch.relu(self.look[1](torch.relu(self.look[0](at_seats))))
        looks = looks * at_seats.any(2, keepdim=True)
        third = looks[:, 2] if self.seats > 2 else torch.zeros_like(looks[:, 0])
        seen = [looks[:, 0], looks[:, 1], third, looks[:, 3:].sum(1)]
        x = torch.relu(self.join(torch.cat([x[:, : self.common], at_seats[:, 0], *seen], 1)))
        for layer in self.layers:
            x = x + torch.relu(layer(x))
        return x


class Player(nn.Module):
    """What to do, as far as a seat can see; and what it may expect."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        arrangement = plan.arrangement(plan.players[0], revealed=False)
        assert isinstance(arrangement, Arrangement)
        encoder = plan.table(plan.players[0], revealed=False).encoder
        self.trunk = Trunk(arrangement.common, arrangement.seats, arrangement.each, plan)
        deeds, terms = encoder.deeds(), np.array(encoder.terms(), np.float32)
        self.register_buffer("deed", torch.tensor(deeds), persistent=False)
        self.register_buffer("term", torch.tensor(terms), persistent=False)
        self.deeds = nn.Linear(plan.wide, max(deeds) + 1)
        # A game whose actions have no terms has none to learn, and PyTorch would warn of it.
        with catch_warnings(action="ignore", category=UserWarning):
            self.terms = nn.Linear(plan.wide, terms.shape[1])
        self.value = nn.Linear(plan.wide, 1)
        with torch.no_grad():  # at first, all actions are alike (the cheaper the better) and all games even
            for layer in (self.deeds, self.terms, self.value):
                layer.weight.mul_(0.01)
                layer.bias.zero_()
            self.terms.bias.fill_(-1.0)

    def forward(self, rows: Tensor, offers: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of what is offered, and the value."""
        x = self.trunk(rows)
        offers = offers.long()
        liked = self.deeds(x).float().gather(1, self.deed[offers])
        liked = liked + (self.term[offers] * self.terms(x).float()[:, None, :]).sum(2)
        there = torch.arange(offers.shape[1], device=offers.device)[None, :] < offered[:, None]
        liked = liked.masked_fill(~there, -1e9)
        return torch.log_softmax(liked, 1), torch.tanh(self.value(x).float()).squeeze(1)

    def plain(self, plan: Plan, words: str) -> SeatsNet:
        """The same network as plain arrays."""
        trunk = self.trunk
        weights: dict[str, NDArray[np.float32]] = {}
        pairs = [("s0", "t0", trunk.look[0]), ("s1", "t1", trunk.look[1]), ("w0", "b0", trunk.join)]
        pairs += [(f"w{number}", f"b{number}", layer) for number, layer in enumerate(trunk.layers, 1)]
        pairs += [("wd", "bd", self.deeds), ("wt", "bt", self.terms), ("wv", "bv", self.value)]
        for weight, bias, layer in pairs:
            weights[weight] = np.ascontiguousarray(layer.weight.detach().float().cpu().numpy().T)
            weights[bias] = layer.bias.detach().float().cpu().numpy().copy()
        encoder = plan.table(plan.players[0], revealed=False).encoder
        about = {"game": plan.game, "version": encoder.version, "settings": plan.encoding(), "words": words}
        return SeatsNet(about, weights)


class Critic(nn.Module):
    """What the seat to act may expect, seen with everything on the table."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        arrangement = plan.arrangement(plan.players[0])
        assert isinstance(arrangement, Arrangement)
        self.trunk = Trunk(arrangement.common, arrangement.seats, arrangement.each, plan)
        self.value = nn.Linear(plan.wide, 1)
        with torch.no_grad():
            self.value.weight.mul_(0.01)
            self.value.bias.zero_()

    def forward(self, rows: Tensor) -> Tensor:
        return torch.tanh(self.value(self.trunk(rows)).float()).squeeze(1)
