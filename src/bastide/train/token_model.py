"""The networks that read tokens, in PyTorch: the same arithmetic as ``bastide.envs.tokens_net`` plays without it."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from bastide.envs.tokens import MOST, Tokens
from bastide.envs.tokens_net import NEVER, TINY, TokensNet, squashed
from bastide.train.plan import Plan

HEADS: Final = 4
#: How much wider the hidden layer is in which each token thinks by itself.
WIDER: Final = 4


class Layer(nn.Module):
    """Tokens look at each other, and then each thinks by itself."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.before_look = nn.Parameter(torch.ones(width))
        self.look = nn.Linear(width, 3 * width)
        self.heard = nn.Linear(width, width)
        self.before_thought = nn.Parameter(torch.ones(width))
        self.into = nn.Linear(width, WIDER * width)
        self.out = nn.Linear(WIDER * width, width)

    def forward(self, x: Tensor, closed: Tensor) -> Tensor:
        count, places, width = x.shape
        mixed = self.look(_norm(x, self.before_look)).view(count, places, 3, HEADS, width // HEADS)
        asks, has, says = mixed.permute(2, 0, 3, 1, 4)
        # Written out: what PyTorch has for long rows of tokens takes twice as long for twenty.
        drawn = torch.softmax(asks @ has.transpose(2, 3) * (width // HEADS) ** -0.5 + closed, 3)
        x = x + self.heard((drawn.to(says.dtype) @ says).transpose(1, 2).reshape(count, places, width))
        return x + self.out(torch.relu(self.into(_norm(x, self.before_thought))))


class TokenTrunk(nn.Module):
    """From rows to tokens that have looked at each other. It reads the first ``each`` numbers of every kind."""

    facts: Tensor

    def __init__(self, arrangement: Tokens, each: int, names: list[str], plan: Plan) -> None:
        super().__init__()
        self.common, self.whole, self.each = arrangement.common, arrangement.each, each
        kinds = plan.table(plan.players[0]).encoder.kinds()
        told = np.array([[kind.get(name, 0.0) for name in names] for kind in [{}, *kinds]], np.float32)
        self.register_buffer("facts", torch.from_numpy(squashed(told)), persistent=False)
        self.table = nn.Linear(arrangement.common, plan.wide)
        self.kind = nn.Linear(each + len(names), plan.wide)
        self.layers = nn.ModuleList([Layer(plan.wide) for _ in range(plan.deep)])
        self.last = nn.Parameter(torch.ones(plan.wide))

    def forward(self, rows: Tensor) -> Tensor:
        x = rows.float()
        x = torch.sign(x) * torch.log1p(torch.abs(x))
        kinds = rows[:, -MOST:].long()
        counts = x[:, self.common : -MOST].view(len(x), MOST, self.whole)[:, :, : self.each]
        # Facts go in token by token: to gather what was made of them once for all kinds is slow on the way back.
        tokens = self.kind(torch.cat([counts, self.facts[kinds]], 2))
        x = torch.cat([self.table(x[:, : self.common])[:, None], tokens], 1)
        closed = functional.pad(torch.where(kinds > 0, 0.0, -1e9), (1, 0))[:, None, None, :]
        for layer in self.layers:
            x = layer(x, closed)
        return _norm(x, self.last)


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
        with torch.no_grad():  # at first, all actions are alike and all games even
            for layer in (self.verbs, self.value):
                layer.weight.mul_(0.01)
                layer.bias.zero_()

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
        weights = {"n": _array(trunk.last)}
        named = [("g", trunk.table), ("c", trunk.kind), ("d", self.verbs), ("v", self.value)]
        for number, layer in enumerate(trunk.layers):
            weights[f"n{number}"] = _array(layer.before_look)
            weights[f"m{number}"] = _array(layer.before_thought)
            sides = zip("abio", (layer.look, layer.heard, layer.into, layer.out), strict=True)
            named += [(f"{side}{number}", linear) for side, linear in sides]
        for name, linear in named:
            weights[f"w{name}"] = _array(linear.weight.T)
            weights[f"b{name}"] = _array(linear.bias)
        weights["wf"] = weights["wc"][trunk.each :]
        weights["wc"] = weights["wc"][: trunk.each]
        encoder = plan.table(plan.players[0], revealed=False).encoder
        about = {"game": plan.game, "version": encoder.version, "settings": plan.encoding(), "words": words}
        return TokensNet({**about, "heads": HEADS, "facts": self.names}, weights)


class TokenCritic(nn.Module):
    """What the seat to act may expect, seen with everything on the table."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        arrangement = plan.arrangement(plan.players[0])
        assert isinstance(arrangement, Tokens)
        self.trunk = TokenTrunk(arrangement, arrangement.each, fact_names(plan), plan)
        self.value = nn.Linear(plan.wide, 1)
        with torch.no_grad():
            self.value.weight.mul_(0.01)
            self.value.bias.zero_()

    def forward(self, rows: Tensor) -> Tensor:
        return torch.tanh(self.value(self.trunk(rows)[:, 0]).float()).squeeze(1)


def fact_names(plan: Plan) -> list[str]:
    """The names of all facts of this game, in a fixed order."""
    kinds = plan.table(plan.players[0]).encoder.kinds()
    return sorted({name for kind in kinds for name in kind})


def _norm(x: Tensor, gain: Tensor) -> Tensor:
    return functional.rms_norm(x, gain.shape, gain.to(x.dtype), TINY)


def _array(weights: Tensor) -> NDArray[np.float32]:
    return np.ascontiguousarray(weights.detach().float().cpu().numpy())
