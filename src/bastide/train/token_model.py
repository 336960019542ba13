"""The networks that read tokens, in PyTorch: the same arithmetic as ``bastide.envs.tokens_net`` plays without it."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.envs.attention import NEVER
from bastide.envs.attention import squashed as plainly_squashed
from bastide.envs.tokens import MOST, Tokens
from bastide.envs.tokens_net import TokensNet
from bastide.train.attention import Layer, about, closed_to, hardly, norm, plain_layers, plain_pairs, squashed
from bastide.train.plan import Plan


class TokenTrunk(nn.Module):
    """From rows to tokens that have looked at each other. It reads the first ``each`` numbers of every kind."""

    facts: Tensor

    def __init__(self, arrangement: Tokens, each: int, names: list[str], plan: Plan) -> None:
        super().__init__()
        self.common, self.whole, self.each = arrangement.common, arrangement.each, each
        kinds = plan.table(plan.players[0]).encoder.kinds()
        told = np.array([[kind.get(name, 0.0) for name in names] for kind in [{}, *kinds]], np.float32)
        self.register_buffer("facts", torch.from_numpy(plainly_squashed(told)), persistent=False)
        self.table = nn.Linear(arrangement.common, plan.wide)
        self.kind = nn.Linear(each + len(names), plan.wide)
        self.layers = nn.ModuleList([Layer(plan.wide) for _ in range(plan.deep)])
        self.last = nn.Parameter(torch.ones(plan.wide))

    def forward(self, rows: Tensor) -> Tensor:
        x = squashed(rows)
        kinds = rows[:, -MOST:].long()
        counts = x[:, self.common : -MOST].view(len(x), MOST, self.whole)[:, :, : self.each]
        # Facts go in token by token: to gather what was made of them once for all kinds is slow on the way back.
        tokens = self.kind(torch.cat([counts, self.facts[kinds]], 2))
        x = torch.cat([self.table(x[:, : self.common])[:, None], tokens], 1)
        closed = closed_to(kinds > 0)
        for layer in self.layers:
            x = layer(x, closed)
        return norm(x, self.last)


class TokenPlayer(nn.Module):
    """What to do, as far as a seat can see; and what it may expect."""

    verb: Tensor
    kind: Tensor

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        arrangement, whole = (plan.arrangement(plan.players[0], revealed) for revealed in (False, True))
        assert isinstance(arrangement, Tokens)
        assert isinstance(whole, Tokens)
        self.names = fact_names(plan)
        self.trunk = TokenTrunk(whole, arrangement.each, self.names, plan)
        pointers = torch.tensor(plan.table(plan.players[0]).encoder.pointers())
        self.register_buffer("verb", pointers[:, 0].contiguous(), persistent=False)
        self.register_buffer("kind", pointers[:, 1].contiguous() + 1, persistent=False)
        self.kinds = whole.kinds
        self.verbs = nn.Linear(plan.wide, int(pointers[:, 0].max()) + 1)
        self.value = nn.Linear(plan.wide, 1)
        hardly(self.verbs, self.value)

    def forward(self, rows: Tensor, offers: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of what is offered, and the value."""
        x = self.trunk(rows)
        offers = offers.long()
        said = functional.pad(self.verbs(x).float(), (0, 0, 0, 1), value=NEVER)
        # Which token each kind has; none (0) has the first, and those that are not there have a last one for them all.
        places = torch.full((len(rows), self.kinds + 1), MOST + 1, device=rows.device)
        tokens = torch.arange(1, MOST + 1, device=rows.device).expand(len(rows), MOST)
        places.scatter_(1, rows[:, -MOST:].long(), tokens)
        places[:, 0] = 0
        at = places.gather(1, self.kind[offers]) * said.shape[2] + self.verb[offers]
        liked = said.flatten(1).gather(1, at)
        there = torch.arange(offers.shape[1], device=offers.device)[None, :] < offered[:, None]
        liked = liked.masked_fill(~there, -1e9)
        return torch.log_softmax(liked, 1), torch.tanh(self.value(x[:, 0]).float()).squeeze(1)

    def plain(self, plan: Plan, words: str) -> TokensNet:
        """The same network as plain arrays."""
        trunk = self.trunk
        weights = plain_layers(trunk.layers, trunk.last)
        weights |= plain_pairs({"g": trunk.table, "c": trunk.kind, "d": self.verbs, "v": self.value})
        weights["wf"] = weights["wc"][trunk.each :]
        weights["wc"] = weights["wc"][: trunk.each]
        return TokensNet({**about(plan, words), "facts": self.names}, weights)


class TokenCritic(nn.Module):
    """What the seat to act may expect, seen with everything on the table."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        arrangement = plan.arrangement(plan.players[0])
        assert isinstance(arrangement, Tokens)
        self.trunk = TokenTrunk(arrangement, arrangement.each, fact_names(plan), plan)
        self.value = nn.Linear(plan.wide, 1)
        hardly(self.value)

    def forward(self, rows: Tensor) -> Tensor:
        return torch.tanh(self.value(self.trunk(rows)[:, 0]).float()).squeeze(1)


def fact_names(plan: Plan) -> list[str]:
    """The names of all facts of this game, in a fixed order."""
    kinds = plan.table(plan.players[0]).encoder.kinds()
    return sorted({name for kind in kinds for name in kind})
