"""The networks that read a landscape, in PyTorch: the same arithmetic as ``bastide.envs.landscape_net`` plays."""

from __future__ import annotations

from itertools import groupby

import torch
from torch import Tensor, nn
from torch.nn import functional

from bastide.envs.attention import NEVER
from bastide.envs.landscape import ACTIONS, Columns, Landscape
from bastide.envs.landscape_net import LandscapeNet
from bastide.train.attention import (
    Layer,
    Thought,
    about,
    array,
    attend,
    closed_to,
    hardly,
    norm,
    plain_layers,
    plain_pairs,
    plain_thought,
    squashed,
)
from bastide.train.plan import Plan


class Reading(nn.Module):
    """Rows as a network gets them: amounts squashed, words one by one. (``Columns.read``, side by side.)"""

    amounts: Tensor
    words: Tensor

    def __init__(self, columns: Columns) -> None:
        super().__init__()
        # Where to look lies on the device: a list would be sent there each time, and everything waits for it.
        self.register_buffer("amounts", torch.tensor(columns.amounts), persistent=False)
        self.register_buffer("words", torch.tensor([*columns.words], dtype=torch.int64), persistent=False)
        #: Words that there are as many of stand together.
        self.many = [(many, len([*alike])) for many, alike in groupby(columns.words.values())]

    def forward(self, rows: Tensor) -> Tensor:
        told, at = [squashed(rows.index_select(-1, self.amounts))], 0
        words = rows.index_select(-1, self.words)
        for many, alike in self.many:
            said = words[..., at : at + alike].clamp(max=many - 1)
            told.append(_one_by_one(said, many).flatten(-2).float())
            at += alike
        return torch.cat(told, -1)


class LandscapeTrunk(nn.Module):
    """From rows to the table and the things, which have looked at each other."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        arrangement = plan.arrangement(plan.players[0])
        assert isinstance(arrangement, Landscape)
        self.arrangement = arrangement
        self.read_table, self.read_thing = Reading(arrangement.table), Reading(arrangement.thing)
        self.table = nn.Linear(arrangement.table.size, plan.wide)
        self.thing = nn.Linear(arrangement.thing.size, plan.wide)
        self.layers = nn.ModuleList([Layer(plan.wide) for _ in range(plan.deep)])
        self.last = nn.Parameter(torch.ones(plan.wide))

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The tokens, the table's first, and what keeps those from being heard that are not there."""
        table, things, _ = self.arrangement.parted(rows)
        there = things[:, :, 0] > 0
        most = int(there.sum(1).max())  # rows that no position has need not be thought about
        closed = closed_to(there[:, :most])
        of_table = self.table(self.read_table(table))
        of_things = self.thing(self.read_thing(things[:, :most]))
        x = torch.cat([of_table[:, None], of_things], 1)
        for layer in self.layers:
            x = layer(x, closed)
        return norm(x, self.last), closed


class LandscapePlayer(nn.Module):
    """What to do, and what may be expected."""

    pointers: Tensor

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.trunk = LandscapeTrunk(plan)
        made = self.trunk.arrangement
        wide = plan.wide
        self.read_action = Reading(made.action)
        self.register_buffer("pointers", torch.tensor(made.action.pointers), persistent=False)
        self.action = nn.Linear(made.action.size, wide)
        self.turned = nn.Parameter(torch.randn(made.turned // made.turns, made.turns, wide) * 0.1)
        self.pointed = nn.Linear(wide, len(made.action.pointers) * wide, bias=False)
        self.first = Thought(wide)
        self.before_look = nn.Parameter(torch.ones(wide))
        self.asks = nn.Linear(wide, wide)
        self.tells = nn.Linear(wide, 2 * wide)
        self.heard = nn.Linear(wide, wide)
        self.second = Thought(wide)
        self.last = nn.Parameter(torch.ones(wide))
        self.score = nn.Linear(wide, 1)
        self.value = nn.Linear(wide, 1)
        hardly(self.score, self.value)

    def forward(self, rows: Tensor, offers: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of what is offered, and the value."""
        x, closed = self.trunk(rows)
        made = self.trunk.arrangement
        table, _, actions = made.parted(rows)
        actions = actions[:, : min(ACTIONS, int(offered.max()))]
        y = self.action(self.read_action(actions)) + self._turned(made.pairs(table, actions).long())
        y = self.first.think(y + self._pointed_at(x, actions.index_select(2, self.pointers)))
        has, says = self.tells(x).chunk(2, 2)
        y = y + self.heard(attend(self.asks(norm(y, self.before_look)), has, says, closed))
        y = self.second.think(y)
        said = functional.pad(self.score(norm(y, self.last)).squeeze(2).float(), (0, 1), value=NEVER)
        offers = offers.long()
        liked = said.gather(1, offers.clamp(max=said.shape[1] - 1))
        there = torch.arange(offers.shape[1], device=offers.device)[None, :] < offered[:, None]
        liked = liked.masked_fill(~there, -1e9)
        return torch.log_softmax(liked, 1), torch.tanh(self.value(x[:, 0]).float()).squeeze(1)

    def _turned(self, pairs: Tensor) -> Tensor:
        """The rows of pairs. All actions of a decision turn the same thing, so those of that thing are taken once."""
        turns = self.turned.shape[1]
        held = _one_by_one(pairs[:, 0] // turns, self.turned.shape[0]).to(self.turned.dtype)
        rows = (held @ self.turned.flatten(1)).view(len(pairs), turns, -1)
        return _one_by_one(pairs % turns, turns).to(rows.dtype) @ rows

    def _pointed_at(self, x: Tensor, points: Tensor) -> Tensor:
        """Added up: what the things pointed at have become. A product, since gathering is slow on the way back."""
        count, places, width = x.shape
        become = self.pointed(x[:, 1:]).view(count, places - 1, -1, width).transpose(1, 2).reshape(count, -1, width)
        which = (points[:, :, :, None] == torch.arange(1, places, device=points.device)).to(become.dtype)
        return which.flatten(2) @ become

    def plain(self, plan: Plan, words: str) -> LandscapeNet:
        """The same network as plain arrays."""
        trunk = self.trunk
        weights = plain_layers(trunk.layers, trunk.last)
        weights |= plain_pairs({"g": trunk.table, "f": trunk.thing, "x": self.action, "q": self.asks})
        weights |= plain_pairs({"k": self.tells, "h": self.heard, "s": self.score, "v": self.value})
        weights |= {**plain_thought(self.first, "x"), **plain_thought(self.second, "y")}
        weights |= {"nx": array(self.before_look), "nz": array(self.last)}
        weights |= {"wt": array(self.turned.flatten(0, 1)), "wp": array(self.pointed.weight.T)}
        return LandscapeNet(about(plan, words), weights)


class LandscapeCritic(nn.Module):
    """What the seat to act may expect. It reads what the player reads: nobody hides anything here."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.trunk = LandscapeTrunk(plan)
        self.value = nn.Linear(plan.wide, 1)
        hardly(self.value)

    def forward(self, rows: Tensor) -> Tensor:
        x, _ = self.trunk(rows)
        return torch.tanh(self.value(x[:, 0]).float()).squeeze(1)


def _one_by_one(numbers: Tensor, many: int) -> Tensor:
    """True at each number's place. (``one_hot`` would look whether they all are below, and everything waits for it.)"""
    return numbers[..., None] == torch.arange(many, device=numbers.device)
