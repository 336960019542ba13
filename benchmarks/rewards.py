"""Which reward learns: the same network learns the same game by each of them, and meets the bots of a standard task.

    python benchmarks/rewards.py dominion-bigmoney-v1 --decisions 1500000
    python benchmarks/rewards.py seven-wonders-3p-v1 --decisions 600000

Self-play by PPO as in ``examples/selfplay/train.py``, with its network. For each reward and after each quarter of the
decisions: the share of the opponents that it came before, as ``bastide tasks`` says it; ``--opponents`` seats others
than those of the task. A margin of twenty points counts fully.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import torch

import bastide.envs
from bastide.encoding.rewards import REWARDS
from bastide.sim.tasks import Task, evaluate, task_of

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "selfplay"))
train = import_module("train")

#: The reward that counts fully, by its kind.
CLEAR = {"place": 1.0, "margin": 20.0}
QUARTERS = 4


def learn_by(reward: str, task: Task, asked: argparse.Namespace) -> list[str]:
    """A line of the table: how it fares after each quarter."""
    torch.manual_seed(asked.seed)
    table: dict[str, Any] = {"players": task.players, "reward": reward, **task.options}
    games = bastide.envs.batch(task.game, asked.count, seed=asked.seed, **table)
    player = train.Player(games.size, games.actions, asked.width)
    optimizer = torch.optim.Adam(player.parameters(), asked.rate)
    told: list[str] = []
    decisions = 0
    with TemporaryDirectory() as folder:
        net = Path(folder, "net.npz")
        for quarter in range(1, QUARTERS + 1):
            while decisions < asked.decisions * quarter / QUARTERS:
                left = 1 - decisions / asked.decisions
                for group in optimizer.param_groups:
                    group["lr"] = asked.rate * max(left, 0.05)
                stretch = train.play(games, player, asked.steps, 0.97, "cpu", CLEAR[reward])
                train.learn(player, optimizer, stretch, 3, 4096, 0.02 * left)
                decisions += asked.steps * asked.count
            train.export(player, games, net, f"{task.id}, {reward}, {decisions} decisions")
            found = evaluate(task, f"net:{net}", games=asked.games)
            told.append(f"{found.share:.1%} \u00b1 {found.error:.1%}")
            print(f"{task.id} {reward} {decisions:,}: {told[-1]}", file=sys.stderr, flush=True)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", type=task_of)
    parser.add_argument("--opponents", default="", metavar="BOT", help="a bot for all other seats")
    parser.add_argument("--rewards", default=",".join(REWARDS))
    parser.add_argument("--decisions", type=int, default=1_500_000)
    parser.add_argument("--games", type=int, default=300, help="of the task, in each evaluation")
    parser.add_argument("--count", type=int, default=128, help="games side by side")
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.opponents:
        asked.task = replace(asked.task, opponents=(asked.opponents,) * len(asked.task.opponents))
    quarters = [f"{asked.decisions * quarter // QUARTERS:,}" for quarter in range(1, QUARTERS + 1)]
    lines = {reward: learn_by(reward, asked.task, asked) for reward in asked.rewards.split(",")}
    print(f"| {asked.task.id}, decisions | {' | '.join(quarters)} |")
    print(f"|---|{'---:|' * QUARTERS}")
    for reward, told in lines.items():
        print(f"| `{reward}` | {' | '.join(told)} |")


if __name__ == "__main__":
    main()
