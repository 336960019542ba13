"""PPO learner (proximal policy optimization): collects rollouts by self-play and updates the model."""

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
    """Rollout buffer on the training device: some steps of play in all rows."""

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
    """Model, optimiser and past selves."""

    def __init__(self, plan: Plan, device: str) -> None:
        self.plan = plan
        self.device = device
        torch.manual_seed(plan.seed)
        self.player = Player(plan).to(device)
        self.guest = Player(plan).to(device)
        self.guest.load_state_dict(self.player.state_dict())
        self.optimizer = torch.optim.Adam(self.player.parameters(), plan.rate, eps=1e-5)
        self.selves: list[dict[str, Tensor]] = []
        #: Whether a fixed champion is the opponent, instead of past selves.
        self.challenges = False
        self._rollout_buffer: Stretch | None = None

    def half_precision(self) -> AbstractContextManager[Any]:
        """Return a context for half precision on a GPU; elsewhere it has no effect."""
        found: AbstractContextManager[Any] = torch.autocast(
            "cuda", torch.bfloat16, enabled=self.device.startswith("cuda")
        )
        return found

    # -- rollouts --------------------------------------------------------------------------------------------------

    def play(self, pool: ActorPool) -> Stretch:
        """Play some steps in all rows and store them in the rollout buffer."""
        if self._rollout_buffer is None:
            width = pool.halves[0]["rows"].shape[1]
            self._rollout_buffer = Stretch(self.plan, pool.rows, width, self.device)
            if self.device.startswith("cuda"):
                for half in pool.halves:
                    half.pin(torch.cuda.cudart().cudaHostRegister)
        stretch = self._rollout_buffer
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
                        self._choose_actions(half, stretch, step, here)
                        half.answer()
        return stretch

    def _choose_actions(self, half: Half, stretch: Stretch, step: int, here: slice) -> None:
        """Choose the actions of one group of rows and store the step."""
        who = half["who"]
        rows, offered = (
            torch.from_numpy(half[name]).to(self.device, non_blocking=True) for name in ("rows", "offered")
        )
        log_probabilities, values = self.player(rows, offered)
        guests = torch.from_numpy(np.flatnonzero(who == GUEST)).to(self.device)
        if len(guests):
            log_probabilities[guests] = self.guest(rows[guests], offered[guests])[0]
        # Gumbel-max trick: samples from the policy
        chosen = (
            log_probabilities - torch.log(-torch.log(torch.rand_like(log_probabilities).clamp(1e-9, 1 - 1e-7)))
        ).argmax(1)
        stretch.rows[step, here] = rows
        stretch.offered[step, here] = offered
        stretch.chosen[step, here] = chosen
        stretch.chances[step, here] = log_probabilities.gather(1, chosen[:, None]).squeeze(1)
        stretch.values[step, here] = values
        stretch.actors[step, here] = half["actors"]
        stretch.who[step, here] = who
        half["chosen"][:] = np.where(who == BOT, half["wanted"], chosen.cpu().numpy())

    # -- update ----------------------------------------------------------------------------------------------------

    def learn(self, stretch: Stretch, left: float) -> dict[str, float]:
        """Run the PPO epochs over a rollout. ``left`` falls from 1 to 0 over the training. Returns metrics."""
        plan = self.plan
        values = stretch.values.cpu().numpy()
        estimates = judge(values, stretch.actors, stretch.dones, stretch.rewards, plan.fade)
        # Decisions without a choice are not trained on.
        choice = (stretch.offered > 1).cpu().numpy()
        trained_rows = np.flatnonzero((estimates.known & choice & (stretch.who == LEARNER)).ravel())
        advantages = self._to_device(estimates.advantages)
        returns = self._to_device(estimates.returns)
        known = torch.from_numpy(trained_rows).to(self.device)
        advantages = (advantages - advantages[known].mean()) / (advantages[known].std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * max(left, 0.03)
        metrics = {"policy_objective": 0.0, "value_loss": 0.0, "entropy": 0.0, "approximate_kl": 0.0}
        rows = stretch.rows.flatten(0, 1)
        offered, chosen, chances = stretch.offered.flatten(), stretch.chosen.flatten(), stretch.chances.flatten()
        batches = 0
        for _ in range(plan.epochs):
            for batch in known[torch.randperm(len(known), device=self.device)].split(plan.part):
                with self.half_precision():
                    log_probabilities, value = self.player(rows[batch], offered[batch])
                log_ratio = log_probabilities.gather(1, chosen[batch][:, None]).squeeze(1) - chances[batch]
                ratio, advantage = torch.exp(log_ratio), advantages[batch]
                gain = torch.min(ratio * advantage, ratio.clamp(1 - plan.clip, 1 + plan.clip) * advantage).mean()
                value_loss = ((value - returns[batch]) ** 2).mean()
                entropy = -(torch.exp(log_probabilities) * log_probabilities).sum(1).mean()
                self.improve(-gain + 0.5 * value_loss - plan.curiosity * max(left, 0.1) * entropy)
                batches += 1
                found = torch.stack([gain, value_loss, entropy, (log_ratio**2).mean() / 2]).detach()
                for name, value_of in zip(metrics, found.tolist(), strict=True):
                    metrics[name] += value_of
        return {name: total / max(batches, 1) for name, total in metrics.items()}

    def improve(self, loss: Tensor) -> None:
        """Take one optimiser step on a loss."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        self.optimizer.step()

    def _to_device(self, numbers: NDArray[np.float32]) -> Tensor:
        return torch.from_numpy(numbers.ravel()).to(self.device)

    # -- past selves -----------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Save the current model as a past self."""
        kept = {name: weights.detach().half().cpu() for name, weights in self.player.state_dict().items()}
        self.selves = [*self.selves, kept][-self.plan.selves :]

    def invite(self, number: int) -> None:
        """Load one of the past selves as opponent, in turn."""
        if self.selves and not self.challenges:
            self.guest.load_state_dict(self.selves[number % len(self.selves)])

    def challenge(self, plan: Plan, state: dict[str, Any]) -> None:
        """Load a champion as the opponent of all games; start from its weights if the networks have the same size.

        A new model would lose every game to a strong player and learn nothing.
        """
        self.challenges = True
        self.guest = Player(plan).to(self.device)
        self.guest.load_state_dict(state["player"])
        if plan.goes_on_as(self.plan):
            self.player.load_state_dict(state["player"])

    # -- checkpoints -----------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return the state for a checkpoint."""
        return {
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "selves": self.selves,
        }

    def go_on_from(self, state: dict[str, Any]) -> None:
        """Load the state of a checkpoint."""
        self.player.load_state_dict(state["player"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.selves = state["selves"]
