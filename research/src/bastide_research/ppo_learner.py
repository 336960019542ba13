"""PPO learner (proximal policy optimization): collects rollouts by self-play and updates the model."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from bastide_research.actor_pool import ActorGroup, ActorPool
from bastide_research.actor_process import BOT, LEARNER, PAST_SELF
from bastide_research.advantage_estimation import compute_advantages
from bastide_research.torch_model import PolicyValueModel
from bastide_research.training_settings import TrainingPlan


class RolloutBuffer:
    """Rollout buffer on the training device: some steps of play in all rows."""

    def __init__(self, plan: TrainingPlan, rows: int, width: int, device: str) -> None:
        shape = (plan.steps, rows)
        self.rows = torch.zeros((*shape, width), dtype=torch.int16, device=device)
        self.offered = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chosen = torch.zeros(shape, dtype=torch.int64, device=device)
        self.log_probabilities = torch.zeros(shape, device=device)
        self.values = torch.zeros(shape, device=device)
        self.actors = np.zeros(shape, np.int64)
        self.who = np.zeros(shape, np.int8)
        self.dones = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, plan.seats), np.float32)


class PPOLearner:
    """Model, optimiser and past selves."""

    def __init__(self, plan: TrainingPlan, device: str) -> None:
        self.plan = plan
        self.device = device
        torch.manual_seed(plan.seed)
        self.model = PolicyValueModel(plan).to(device)
        self.past_self = PolicyValueModel(plan).to(device)
        self.past_self.load_state_dict(self.model.state_dict())
        self.optimizer = torch.optim.Adam(self.model.parameters(), plan.learning_rate, eps=1e-5)
        self.past_selves: list[dict[str, Tensor]] = []
        #: Whether a fixed champion is the opponent, instead of past selves.
        self.has_champion = False
        self._rollout_buffer: RolloutBuffer | None = None

    def autocast(self) -> AbstractContextManager[Any]:
        """Return a context for half precision on a GPU; elsewhere it has no effect."""
        found: AbstractContextManager[Any] = torch.autocast(
            "cuda", torch.bfloat16, enabled=self.device.startswith("cuda")
        )
        return found

    # -- rollouts --------------------------------------------------------------------------------------------------

    def collect_rollout(self, pool: ActorPool) -> RolloutBuffer:
        """Play some steps in all rows and store them in the rollout buffer."""
        if self._rollout_buffer is None:
            width = pool.groups[0]["rows"].shape[1]
            self._rollout_buffer = RolloutBuffer(self.plan, pool.rows, width, self.device)
            if self.device.startswith("cuda"):
                for half in pool.groups:
                    half.pin_memory(torch.cuda.cudart().cudaHostRegister)
        stretch = self._rollout_buffer
        with torch.no_grad(), self.autocast():
            for step in range(self.plan.steps + 1):
                at = 0
                for half in pool.groups:
                    here = slice(at, at + half.rows)
                    at += half.rows
                    half.wait_for_decisions()
                    if step > 0:
                        stretch.dones[step - 1, here] = half["dones"]
                        stretch.rewards[step - 1, here] = half["rewards"]
                    if step < self.plan.steps:
                        self._choose_actions(half, stretch, step, here)
                        half.step_actors()
        return stretch

    def _choose_actions(self, half: ActorGroup, stretch: RolloutBuffer, step: int, here: slice) -> None:
        """Choose the actions of one group of rows and store the step."""
        who = half["who"]
        rows, offered = (
            torch.from_numpy(half[name]).to(self.device, non_blocking=True) for name in ("rows", "offered")
        )
        log_probabilities, values = self.model(rows, offered)
        guests = torch.from_numpy(np.flatnonzero(who == PAST_SELF)).to(self.device)
        if len(guests):
            log_probabilities[guests] = self.past_self(rows[guests], offered[guests])[0]
        # Gumbel-max trick: samples from the policy
        chosen = (
            log_probabilities - torch.log(-torch.log(torch.rand_like(log_probabilities).clamp(1e-9, 1 - 1e-7)))
        ).argmax(1)
        stretch.rows[step, here] = rows
        stretch.offered[step, here] = offered
        stretch.chosen[step, here] = chosen
        stretch.log_probabilities[step, here] = log_probabilities.gather(1, chosen[:, None]).squeeze(1)
        stretch.values[step, here] = values
        stretch.actors[step, here] = half["actors"]
        stretch.who[step, here] = who
        half["chosen"][:] = np.where(who == BOT, half["wanted"], chosen.cpu().numpy())

    # -- update ----------------------------------------------------------------------------------------------------

    def update(self, stretch: RolloutBuffer, left: float) -> dict[str, float]:
        """Run the PPO epochs over a rollout. ``left`` falls from 1 to 0 over the training. Returns metrics."""
        plan = self.plan
        values = stretch.values.cpu().numpy()
        estimates = compute_advantages(values, stretch.actors, stretch.dones, stretch.rewards, plan.gae_lambda)
        # Decisions without a choice are not trained on.
        choice = (stretch.offered > 1).cpu().numpy()
        trained_rows = np.flatnonzero((estimates.known & choice & (stretch.who == LEARNER)).ravel())
        advantages = self._to_device(estimates.advantages)
        returns = self._to_device(estimates.returns)
        known = torch.from_numpy(trained_rows).to(self.device)
        advantages = (advantages - advantages[known].mean()) / (advantages[known].std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = plan.learning_rate * max(left, 0.03)
        metrics = {"policy_objective": 0.0, "value_loss": 0.0, "entropy": 0.0, "approximate_kl": 0.0}
        rows = stretch.rows.flatten(0, 1)
        offered, chosen, chances = (
            stretch.offered.flatten(),
            stretch.chosen.flatten(),
            stretch.log_probabilities.flatten(),
        )
        batches = 0
        for _ in range(plan.epochs):
            for batch in known[torch.randperm(len(known), device=self.device)].split(plan.minibatch_size):
                with self.autocast():
                    log_probabilities, value = self.model(rows[batch], offered[batch])
                log_ratio = log_probabilities.gather(1, chosen[batch][:, None]).squeeze(1) - chances[batch]
                ratio, advantage = torch.exp(log_ratio), advantages[batch]
                gain = torch.min(
                    ratio * advantage, ratio.clamp(1 - plan.clip_range, 1 + plan.clip_range) * advantage
                ).mean()
                value_loss = ((value - returns[batch]) ** 2).mean()
                entropy = -(torch.exp(log_probabilities) * log_probabilities).sum(1).mean()
                self.minimise(-gain + 0.5 * value_loss - plan.entropy_weight * max(left, 0.1) * entropy)
                batches += 1
                found = torch.stack([gain, value_loss, entropy, (log_ratio**2).mean() / 2]).detach()
                for name, value_of in zip(metrics, found.tolist(), strict=True):
                    metrics[name] += value_of
        return {name: total / max(batches, 1) for name, total in metrics.items()}

    def minimise(self, loss: Tensor) -> None:
        """Take one optimiser step on a loss."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()

    def _to_device(self, numbers: NDArray[np.float32]) -> Tensor:
        return torch.from_numpy(numbers.ravel()).to(self.device)

    # -- past selves -----------------------------------------------------------------------------------------------

    def save_past_self(self) -> None:
        """Save the current model as a past self."""
        kept = {name: weights.detach().half().cpu() for name, weights in self.model.state_dict().items()}
        self.past_selves = [*self.past_selves, kept][-self.plan.max_past_selves :]

    def load_past_self(self, number: int) -> None:
        """Load one of the past selves as opponent, in turn."""
        if self.past_selves and not self.has_champion:
            self.past_self.load_state_dict(self.past_selves[number % len(self.past_selves)])

    def load_champion(self, plan: TrainingPlan, state: dict[str, Any]) -> None:
        """Load a champion as the opponent of all games; start from its weights if the networks have the same size.

        A new model would lose every game to a strong player and learn nothing.
        """
        self.has_champion = True
        self.past_self = PolicyValueModel(plan).to(self.device)
        self.past_self.load_state_dict(state["player"])
        if plan.can_continue_as(self.plan):
            self.model.load_state_dict(state["player"])

    # -- checkpoints -----------------------------------------------------------------------------------------------

    def checkpoint(self) -> dict[str, Any]:
        """Return the state for a checkpoint."""
        return {
            "player": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "selves": self.past_selves,
        }

    def load_checkpoint(self, state: dict[str, Any]) -> None:
        """Load the state of a checkpoint."""
        self.model.load_state_dict(state["player"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.past_selves = state["selves"]
