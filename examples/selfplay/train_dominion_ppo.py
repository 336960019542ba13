"""Train a Dominion network by self-play with PPO, on the batch interface.

    pip install '.[research]' torch
    python examples/selfplay/train_dominion_ppo.py --minutes 20

One network plays all seats. It maps an observation to a policy and a value. After each rollout it is updated by PPO:
actions that turned out better than the value predicted become more likely. From time to time it plays against fixed
bots, and the results are printed as a table. (``bastide train`` trains networks for all table sizes, for the bot
``net:FILE``.)
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from time import perf_counter
from typing import Any

try:
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from torch import Tensor, nn
except ImportError as missing:
    sys.exit(f"this needs PyTorch and numpy ({missing}): pip install '.[research]' torch")

import bastide.envs
from bastide.envs.batches.numpy_batch import Batch


class Player(nn.Module):
    """Network with two hidden layers, a policy head and a value head."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.ModuleList([nn.Linear(size, width), nn.Linear(width, width)])
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        with torch.no_grad():  # start with a uniform policy and values of 0
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return log probabilities of all actions (illegal ones: almost none), and the value."""
        x = rows.float()
        x = torch.sign(x) * torch.log1p(torch.abs(x))
        for layer in self.body:
            x = torch.relu(layer(x))
        liked = self.policy(x).masked_fill(~masks, -1e9)
        return torch.log_softmax(liked, -1), torch.tanh(self.value(x)).squeeze(-1)


@dataclass
class Stretch:
    """Rollout buffer: some steps of play in all rows, with advantages and returns."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


def play(games: Batch, player: Player, steps: int, fade: float, device: str, clear: float = 1.0) -> Stretch:
    """Play a rollout by self-play and compute advantages.

    Rewards are divided by ``clear`` and clipped to the range of the value head, -1 to 1.
    """
    rows, masks, actions, chances = [], [], [], []
    values = np.zeros((steps, games.count), np.float32)
    actors = np.zeros((steps, games.count), np.int64)
    dones = np.zeros((steps, games.count), np.bool_)
    rewards = np.zeros((steps, games.count, games.table.players), np.float32)
    with torch.no_grad():
        for step in range(steps):
            # The batch updates its arrays in place, so copy what is stored.
            row = torch.tensor(games.observations, device=device)
            mask = torch.tensor(games.masks, device=device)
            log_probabilities, value = player(row, mask)
            drawn = torch.distributions.Categorical(logits=log_probabilities).sample()
            rows.append(row)
            masks.append(mask)
            actions.append(drawn)
            chances.append(log_probabilities.gather(1, drawn[:, None]).squeeze(1))
            values[step] = value.cpu().numpy()
            actors[step] = games.players
            games.step(drawn.cpu().numpy())
            dones[step] = games.dones
            rewards[step] = np.clip(games.rewards / clear, -1, 1)
        last = player(torch.tensor(games.observations, device=device), torch.tensor(games.masks, device=device))[1]
    advantages = judge(values, actors, dones, rewards, last.cpu().numpy(), games.players, fade)
    return Stretch(
        torch.cat(rows),
        torch.cat(masks),
        torch.cat(actions),
        torch.cat(chances),
        torch.tensor(advantages.ravel(), device=device),
        torch.tensor((advantages + values).ravel(), device=device),
    )


def judge(
    values: NDArray[np.float32],
    actors: NDArray[np.int64],
    dones: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    last: NDArray[np.float32],
    players: NDArray[np.int64],
    fade: float,
) -> NDArray[np.float32]:
    """Compute generalized advantages (GAE), for each seat separately.

    Going backwards, ``ahead`` is the value at a seat's next decision, or the reward if the game ended first. ``fade``
    is the GAE parameter lambda.
    """
    steps, count = values.shape
    seats = rewards.shape[2]
    each = np.arange(count)
    # After the last step only the player to act has a value; the others share the opposite.
    ahead = np.repeat(-last[:, None] / max(seats - 1, 1), seats, 1)
    ahead[each, players] = last
    next_advantage = np.zeros((count, seats), np.float32)
    advantages = np.zeros_like(values)
    for step in range(steps - 1, -1, -1):
        ended = dones[step]
        ahead[ended] = rewards[step, ended]
        next_advantage[ended] = 0
        seat = actors[step]
        advantage = ahead[each, seat] - values[step] + fade * next_advantage[each, seat]
        advantages[step] = advantage
        ahead[each, seat] = values[step]
        next_advantage[each, seat] = advantage
    return advantages


def learn(
    player: Player, optimizer: torch.optim.Optimizer, stretch: Stretch, epochs: int, part: int, curiosity: float
) -> None:
    """Run the PPO epochs over a rollout."""
    advantages = (stretch.advantages - stretch.advantages.mean()) / (stretch.advantages.std() + 1e-6)
    for _ in range(epochs):
        order = torch.randperm(len(advantages), device=advantages.device)
        for minibatch in order.split(part):
            log_probabilities, value = player(stretch.rows[minibatch], stretch.masks[minibatch])
            ratio = torch.exp(
                log_probabilities.gather(1, stretch.actions[minibatch][:, None]).squeeze(1) - stretch.chances[minibatch]
            )
            objective = torch.min(ratio * advantages[minibatch], ratio.clamp(0.8, 1.2) * advantages[minibatch]).mean()
            value_loss = ((value - stretch.returns[minibatch]) ** 2).mean()
            entropy = -(torch.exp(log_probabilities) * log_probabilities).sum(-1).mean()
            loss = -objective + 0.5 * value_loss - curiosity * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def strength(player: Player, opponent: str, rounds: int, options: dict[str, Any], device: str) -> float:
    """Return the share of games that the network wins against a bot, from all seats in turn; ties count half."""
    games = bastide.envs.batch("dominion", min(rounds, 64), seed=7, bots=opponent, **options)
    won, ended = 0.0, 0
    with torch.no_grad():
        while ended < rounds:
            seats = games.players.copy()
            masks = torch.tensor(games.masks, device=device)
            log_probabilities = player(torch.tensor(games.observations, device=device), masks)[0]
            games.step(log_probabilities.argmax(1).cpu().numpy())
            over = np.flatnonzero(games.dones)
            won += float(((games.rewards[over, seats[over]] + 1) / 2).sum())
            ended += len(over)
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="training time, without evaluations")
    parser.add_argument("--kingdom", default="first_game_2e")
    parser.add_argument("--against", default="random,big_money,easy", help="bots to evaluate against")
    parser.add_argument("--evaluate", type=float, default=4, help="minutes of training between two evaluations")
    parser.add_argument("--rounds", type=int, default=200, help="games per evaluation and bot")
    parser.add_argument("--count", type=int, default=256, help="games in the batch")
    parser.add_argument("--steps", type=int, default=128, help="steps per rollout")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3, help="initial learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reward", choices=("place", "margin"), default="place", help="what a game is worth")
    parser.add_argument("--spread", type=float, default=15, help="points of a margin that count as 1")
    parser.add_argument("--decisions", type=int, default=0, help="train this long instead of --minutes")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    arguments = parser.parse_args()

    torch.manual_seed(arguments.seed)
    options = {"kingdom": arguments.kingdom}
    games = bastide.envs.batch("dominion", arguments.count, seed=arguments.seed, reward=arguments.reward, **options)
    clear = arguments.spread if arguments.reward == "margin" else 1.0
    player = Player(games.observation_size, games.action_count, arguments.width).to(arguments.device)
    optimizer = torch.optim.Adam(player.parameters(), arguments.rate)
    opponents = arguments.against.split(",")
    print(f"| minutes | decisions | games | {' | '.join(opponents)} |", flush=True)
    print("|---:|" + "---:|" * (2 + len(opponents)), flush=True)
    decisions, spent, due = 0, 0.0, 0.0
    while True:
        progress = decisions / arguments.decisions if arguments.decisions else spent / arguments.minutes
        if spent >= due or progress >= 1:
            shares = [strength(player, bot, arguments.rounds, options, arguments.device) for bot in opponents]
            cells = " | ".join(f"{share:.1%}" for share in shares)
            print(f"| {spent:.1f} | {decisions:,} | {games.games_finished:,} | {cells} |", flush=True)
            due += arguments.evaluate
        if progress >= 1:
            return
        began = perf_counter()
        left = 1 - progress
        for group in optimizer.param_groups:
            group["lr"] = arguments.rate * max(left, 0.05)
        stretch = play(games, player, arguments.steps, 0.97, arguments.device, clear)
        learn(player, optimizer, stretch, 3, 4096, 0.02 * left)
        decisions += arguments.steps * arguments.count
        spent += (perf_counter() - began) / 60


if __name__ == "__main__":
    main()
