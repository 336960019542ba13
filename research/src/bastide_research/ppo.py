"""Proximal policy optimization: what the network learns from a stretch of play."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from bastide_research.actor import BOT, GUEST, LEARNER
from bastide_research.actor_pool import ActorPool, Half
from bastide_research.advantages import judge
from bastide_research.model import Player
from bastide_research.plan import Plan


class Stretch:
    """Room for some steps of play in all rows, on the device where it is learnt from."""

    def __init__(self, plan: Plan, rows: int, width: int, device: str) -> None:
        shape = (plan.steps, rows)
        self.rows = torch.zeros((*shape, width), dtype=torch.int16, device=device)
        self.offered = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chosen = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chances = torch.zeros(shape, device=device)
        self.values = torch.zeros(shape, device=device)
        self.actors = np.zeros(shape, np.int64)
        self.who = np.zeros(shape, np.int8)
        self.dones = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, plan.seats), np.float32)


class Learner:
    """The player, what moves its weights, and its past selves."""

    def __init__(self, plan: Plan, device: str) -> None:
        self.plan = plan
        self.device = device
        torch.manual_seed(plan.seed)
        self.player = Player(plan).to(device)
        self.guest = Player(plan).to(device)
        self.guest.load_state_dict(self.player.state_dict())
        self.optimizer = torch.optim.Adam(self.player.parameters(), plan.rate, eps=1e-5)
        self.selves: list[dict[str, Tensor]] = []
        #: Whether a champion is the guest for ever, in place of past selves.
        self.challenges = False
        self._stretch: Stretch | None = None

    def half_precision(self) -> AbstractContextManager[Any]:
        """As a GPU thinks fastest; elsewhere, nothing changes."""
        found: AbstractContextManager[Any] = torch.autocast(
            "cuda", torch.bfloat16, enabled=self.device.startswith("cuda")
        )
        return found

    # -- play ------------------------------------------------------------------------------------------------------

    def play(self, pool: ActorPool) -> Stretch:
        """Play on for some steps, and keep what was seen, done and expected."""
        if self._stretch is None:
            width = pool.halves[0]["rows"].shape[1]
            self._stretch = Stretch(self.plan, pool.rows, width, self.device)
            if self.device.startswith("cuda"):
                for half in pool.halves:
                    half.pin(torch.cuda.cudart().cudaHostRegister)
        stretch = self._stretch
        with torch.no_grad(), self.half_precision():
            for step in range(self.plan.steps + 1):
                at = 0
                for half in pool.halves:
                    here = slice(at, at + half.rows)
                    at += half.rows
                    half.wait()
                    if step > 0:
                        stretch.dones[step - 1, here] = half["dones"]
                        stretch.rewards[step - 1, here] = half["rewards"]
                    if step < self.plan.steps:
                        self._decide(half, stretch, step, here)
                        half.answer()
        return stretch

    def _decide(self, half: Half, stretch: Stretch, step: int, here: slice) -> None:
        who = half["who"]
        rows, offered = (
            torch.from_numpy(half[name]).to(self.device, non_blocking=True) for name in ("rows", "offered")
        )
        likely, values = self.player(rows, offered)
        guests = torch.from_numpy(np.flatnonzero(who == GUEST)).to(self.device)
        if len(guests):
            likely[guests] = self.guest(rows[guests], offered[guests])[0]
        # the largest of chances that are disturbed so is drawn as often as the chances say
        chosen = (likely - torch.log(-torch.log(torch.rand_like(likely).clamp(1e-9, 1 - 1e-7)))).argmax(1)
        stretch.rows[step, here] = rows
        stretch.offered[step, here] = offered
        stretch.chosen[step, here] = chosen
        stretch.chances[step, here] = likely.gather(1, chosen[:, None]).squeeze(1)
        stretch.values[step, here] = values
        stretch.actors[step, here] = half["actors"]
        stretch.who[step, here] = who
        half["chosen"][:] = np.where(who == BOT, half["wanted"], chosen.cpu().numpy())

    # -- learning --------------------------------------------------------------------------------------------------

    def learn(self, stretch: Stretch, left: float) -> dict[str, float]:
        """Make what turned out well more likely, but not by much at a time. ``left`` falls from 1 to 0."""
        plan = self.plan
        values = stretch.values.cpu().numpy()
        judged = judge(values, stretch.actors, stretch.dones, stretch.rewards, plan.fade)
        # Where there is nothing to choose there is little to learn.
        choice = (stretch.offered > 1).cpu().numpy()
        own = np.flatnonzero((judged.known & choice & (stretch.who == LEARNER)).ravel())
        advantages = self._column(judged.advantages)
        returns = self._column(judged.returns)
        known = torch.from_numpy(own).to(self.device)
        advantages = (advantages - advantages[known].mean()) / (advantages[known].std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * max(left, 0.03)
        told = {"gain": 0.0, "wrong": 0.0, "spread": 0.0, "moved": 0.0}
        rows = stretch.rows.flatten(0, 1)
        offered, chosen, chances = stretch.offered.flatten(), stretch.chosen.flatten(), stretch.chances.flatten()
        pieces = 0
        for _ in range(plan.epochs):
            for some in known[torch.randperm(len(known), device=self.device)].split(plan.part):
                with self.half_precision():
                    likely, value = self.player(rows[some], offered[some])
                moved = likely.gather(1, chosen[some][:, None]).squeeze(1) - chances[some]
                ratio, better = torch.exp(moved), advantages[some]
                gain = torch.min(ratio * better, ratio.clamp(1 - plan.clip, 1 + plan.clip) * better).mean()
                wrong = ((value - returns[some]) ** 2).mean()
                spread = -(torch.exp(likely) * likely).sum(1).mean()
                self.improve(-gain + 0.5 * wrong - plan.curiosity * max(left, 0.1) * spread)
                pieces += 1
                found = torch.stack([gain, wrong, spread, (moved**2).mean() / 2]).detach()
                for name, value_of in zip(told, found.tolist(), strict=True):
                    told[name] += value_of
        return {name: total / max(pieces, 1) for name, total in told.items()}

    def improve(self, loss: Tensor) -> None:
        """Move the weights one step downhill."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        self.optimizer.step()

    def _column(self, numbers: NDArray[np.float32]) -> Tensor:
        return torch.from_numpy(numbers.ravel()).to(self.device)

    # -- past selves -----------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keep the player as it is now among its past selves."""
        kept = {name: weights.detach().half().cpu() for name, weights in self.player.state_dict().items()}
        self.selves = [*self.selves, kept][-self.plan.selves :]

    def invite(self, number: int) -> None:
        """Let one of the past selves be the guest, by turns."""
        if self.selves and not self.challenges:
            self.guest.load_state_dict(self.selves[number % len(self.selves)])

    def challenge(self, plan: Plan, state: dict[str, Any]) -> None:
        """Meet a champion, who was learnt by a plan, in all games; and begin as the champion, if of the same size.

        Who begins with nothing loses every game to a strong player, whatever they do, and learns nothing by it.
        """
        self.challenges = True
        self.guest = Player(plan).to(self.device)
        self.guest.load_state_dict(state["player"])
        if plan.goes_on_as(self.plan):
            self.player.load_state_dict(state["player"])

    # -- checkpoints -----------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        return {
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "selves": self.selves,
        }

    def go_on_from(self, state: dict[str, Any]) -> None:
        self.player.load_state_dict(state["player"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.selves = state["selves"]
