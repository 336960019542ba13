"""Learning Dominion by self-play, on the batched interface.

    pip install 'bastide[research]' torch
    python examples/selfplay/train.py --minutes 20

One network plays all seats. It sees an observation, and says what it likes to do (policy) and how the game will end
(value). After each stretch of play it is taught by PPO: what turned out better than the value had expected is
made more likely. Now and then it meets fixed bots, and a line is added to the table of its strength. (``bastide train``
trains networks that play at every table, for the bot ``net:FILE``.)
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
    sys.exit(f"this needs PyTorch and numpy ({missing}): pip install 'bastide[research]' torch")

import bastide.envs
from bastide.envs.batches.batch import Batch


class Player(nn.Module):
    """Two hidden layers, a policy and a value."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.ModuleList([nn.Linear(size, width), nn.Linear(width, width)])
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        with torch.no_grad():  # at first, all actions are alike and all games even
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of all actions (of illegal ones: none), and the value."""
        x = rows.float()
        x = torch.sign(x) * torch.log1p(torch.abs(x))
        for layer in self.body:
            x = torch.relu(layer(x))
        liked = self.policy(x).masked_fill(~masks, -1e9)
        return torch.log_softmax(liked, -1), torch.tanh(self.value(x)).squeeze(-1)


@dataclass
class Stretch:
    """Some steps of play in all rows: what was seen and done, and how it turned out."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


def play(games: Batch, player: Player, steps: int, fade: float, device: str, clear: float = 1.0) -> Stretch:
    """Let the network play against itself, and judge each decision by what came of it.

    A reward of ``clear`` counts fully, and more no more than that: the value knows nothing beyond -1 and 1.
    """
    rows, masks, actions, chances = [], [], [], []
    values = np.zeros((steps, games.count), np.float32)
    actors = np.zeros((steps, games.count), np.int64)
    dones = np.zeros((steps, games.count), np.bool_)
    rewards = np.zeros((steps, games.count, games.table.players), np.float32)
    with torch.no_grad():
        for step in range(steps):
            # The batch writes its arrays in place: what must last is copied.
            row = torch.tensor(games.observations, device=device)
            mask = torch.tensor(games.masks, device=device)
            likely, value = player(row, mask)
            drawn = torch.distributions.Categorical(logits=likely).sample()
            rows.append(row)
            masks.append(mask)
            actions.append(drawn)
            chances.append(likely.gather(1, drawn[:, None]).squeeze(1))
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
    """How much better than expected each decision turned out (generalized advantages), for each seat on its own.

    Going backwards, ``ahead`` is what each seat could expect at its next decision (or got, if the game ended before).
    """
    steps, count = values.shape
    seats = rewards.shape[2]
    each = np.arange(count)
    # After the last step only the player to act was asked for a value; the others share the opposite.
    ahead = np.repeat(-last[:, None] / max(seats - 1, 1), seats, 1)
    ahead[each, players] = last
    carried = np.zeros((count, seats), np.float32)
    advantages = np.zeros_like(values)
    for step in range(steps - 1, -1, -1):
        ended = dones[step]
        ahead[ended] = rewards[step, ended]
        carried[ended] = 0
        seat = actors[step]
        advantage = ahead[each, seat] - values[step] + fade * carried[each, seat]
        advantages[step] = advantage
        ahead[each, seat] = values[step]
        carried[each, seat] = advantage
    return advantages


def learn(
    player: Player, optimizer: torch.optim.Optimizer, stretch: Stretch, epochs: int, part: int, curiosity: float
) -> None:
    """Make what turned out well more likely, but not by much at a time (PPO)."""
    advantages = (stretch.advantages - stretch.advantages.mean()) / (stretch.advantages.std() + 1e-6)
    for _ in range(epochs):
        order = torch.randperm(len(advantages), device=advantages.device)
        for some in order.split(part):
            likely, value = player(stretch.rows[some], stretch.masks[some])
            ratio = torch.exp(likely.gather(1, stretch.actions[some][:, None]).squeeze(1) - stretch.chances[some])
            gain = torch.min(ratio * advantages[some], ratio.clamp(0.8, 1.2) * advantages[some]).mean()
            wrong = ((value - stretch.returns[some]) ** 2).mean()
            spread = -(torch.exp(likely) * likely).sum(-1).mean()
            loss = -gain + 0.5 * wrong - curiosity * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def strength(player: Player, opponent: str, rounds: int, options: dict[str, Any], device: str) -> float:
    """The share of its games that the network wins against a bot, from all seats by turns; ties count half."""
    games = bastide.envs.batch("dominion", min(rounds, 64), seed=7, bots=opponent, **options)
    won, ended = 0.0, 0
    with torch.no_grad():
        while ended < rounds:
            seats = games.players.copy()
            masks = torch.tensor(games.masks, device=device)
            likely = player(torch.tensor(games.observations, device=device), masks)[0]
            games.step(likely.argmax(1).cpu().numpy())
            over = np.flatnonzero(games.dones)
            won += float(((games.rewards[over, seats[over]] + 1) / 2).sum())
            ended += len(over)
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="how long to train, the evaluations not counted")
    parser.add_argument("--kingdom", default="first_game_2e")
    parser.add_argument("--against", default="random,big_money,easy", help="the bots that measure its strength")
    parser.add_argument("--evaluate", type=float, default=4, help="minutes of training between two evaluations")
    parser.add_argument("--rounds", type=int, default=200, help="games in an evaluation, against each bot")
    parser.add_argument("--count", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="steps of play before the network learns from them")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns, at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    asked = parser.parse_args()

    torch.manual_seed(asked.seed)
    options = {"kingdom": asked.kingdom}
    games = bastide.envs.batch("dominion", asked.count, seed=asked.seed, **options)
    player = Player(games.size, games.actions, asked.width).to(asked.device)
    optimizer = torch.optim.Adam(player.parameters(), asked.rate)
    opponents = asked.against.split(",")
    print(f"| minutes | decisions | games | {' | '.join(opponents)} |", flush=True)
    print("|---:|" + "---:|" * (2 + len(opponents)), flush=True)
    decisions, spent, due = 0, 0.0, 0.0
    while True:
        if spent >= due or spent >= asked.minutes:
            shares = [strength(player, bot, asked.rounds, options, asked.device) for bot in opponents]
            cells = " | ".join(f"{share:.1%}" for share in shares)
            print(f"| {spent:.1f} | {decisions:,} | {games.finished:,} | {cells} |", flush=True)
            due += asked.evaluate
        if spent >= asked.minutes:
            return
        began = perf_counter()
        left = 1 - spent / asked.minutes
        for group in optimizer.param_groups:
            group["lr"] = asked.rate * max(left, 0.05)
        stretch = play(games, player, asked.steps, 0.97, asked.device)
        learn(player, optimizer, stretch, 3, 4096, 0.02 * left)
        decisions += asked.steps * asked.count
        spent += (perf_counter() - began) / 60


if __name__ == "__main__":
    main()
