# %% [markdown]
# # Train an agent in an hour
#
# For researchers: train an agent for Dominion by self-play with numpy alone. You need `pip install
# '.[research]' matplotlib`.
#
# This page is a notebook script. Run it with `python tutorial_agent.py`, or open it in an editor, Jupyter (with
# jupytext) or marimo.
#
# The agent has one number for every action in each part of the game, and takes the legal action with the highest
# number. Agents with different numbers play against the average; the winners are the parents of the next generation.
# This is the cross-entropy method.

# %%
import os
import time

import numpy as np

import bastide.envs
from bastide.core import get_game

GENERATIONS = int(os.environ.get("GENERATIONS", "100"))
AGENTS = int(os.environ.get("AGENTS", "96"))
GAMES_EACH, PARTS = 4, 3
TABLE = {"players": 2, "kingdom": "first_game_2e"}
games = bastide.envs.batch("dominion", AGENTS, seed=1, **TABLE)
actions = games.masks.shape[1]
print(f"{games.observations.shape[1]} numbers, {actions} actions, {AGENTS} games side by side")

# %% [markdown]
# An [observation](env-dominion.md#spaces) contains everything a player may know. This agent uses one number of it:
# the Provinces left tell the part of the game.

# %%
start = {part.name: part.start for part in bastide.envs.observation_layout("dominion", **TABLE)}
cards = [card["id"] for card in get_game("dominion").list_components("cards")]
PROVINCES = start["supply"] + cards.index("province")


def part_of_game(observations):
    """Return 0 at the beginning, 1 when some Provinces are gone, 2 near the end."""
    left = observations[..., PROVINCES]
    return (left <= 6).astype(int) + (left <= 3)


def choose_actions(numbers, who, observations, masks):
    """Return for each row the legal action with the highest number of its agent."""
    row, action = masks.nonzero()
    preference = numbers[who[row], part_of_game(observations)[row], action]
    best = np.lexsort((preference, row))
    return action[best][np.searchsorted(row, np.arange(len(masks)), side="right") - 1]


# %% [markdown]
# A generation plays in one batch: agent `i` in row `i`, in one seat, and the average agent in the other. When a game
# ends, `dones` is set, `rewards` has the result of each seat, and the row continues with the next game. Agents that
# buy nothing would play for ever, so a game without an end after 400 decisions is lost.

# %%
rows = np.arange(AGENTS)
seats = rows % 2


def play_generation(numbers):
    """Play all agents against the last one. Returns their mean rewards and the number of decisions."""
    result, count, length, decisions = np.zeros(AGENTS), np.zeros(AGENTS), np.zeros(AGENTS, int), 0
    while count.min() < GAMES_EACH:
        who = np.where(games.players == seats, rows, AGENTS)
        games.step(choose_actions(numbers, who, games.observations, games.masks))
        decisions += AGENTS
        length += 1
        endless = length >= 400
        ended = games.dones | endless
        counted = ended & (count < GAMES_EACH)
        result += np.where(counted, np.where(endless, -1, games.rewards[rows, seats]), 0)
        count += ended
        length[ended] = 0
        for row in endless.nonzero()[0]:
            games.deal(int(row), int(chance.integers(2**32)))
    return result / GAMES_EACH, decisions


# %% [markdown]
# The best quarter of a generation determines the centre and the spread of the next one. The first generation starts
# with one hint: end turns last.

# %%
END_ACTIONS, END_TURN, BUY = 1, 2, 71
chance = np.random.default_rng(7)
middle, width = np.zeros((PARTS, actions)), np.ones((PARTS, actions))
middle[:, [END_ACTIONS, END_TURN]] = -2
begun, decisions, history = time.monotonic(), 0, []
for _ in range(GENERATIONS):
    agents = middle + width * chance.normal(size=(AGENTS, PARTS, actions))
    results, made = play_generation(np.concatenate([agents, middle[None]]))
    decisions += made
    best = agents[np.argsort(-results)[: AGENTS // 4]]
    middle = 0.5 * middle + 0.5 * best.mean(0)
    width = np.maximum(0.15, 0.7 * width + 0.3 * best.std(0))
    history.append(middle)
print(f"{games.games_finished} games, {decisions} decisions, {(time.monotonic() - begun) / 60:.0f} minutes")

# %% [markdown]
# ## What has it learned?
#
# [Action numbers](dominion.md#actions): `buy CARD` is 71 plus the number of the card, `end turn` is 2. Which cards
# does the agent prefer to buy in each part of the game?

# %%
on_the_table = games.observations[0, start["piles"] :][: len(cards)] > 0
for part, name in enumerate(["at the beginning", "in the middle", "near the end"]):
    wishes = [(middle[part, BUY + number], card) for number, card in enumerate(cards) if on_the_table[number]]
    print(f"{name}: " + ", ".join(card for wish, card in sorted(wishes, reverse=True) if wish > middle[part, END_TURN]))

# %% [markdown]
# ## Which bots does it beat?
#
# A [Gymnasium](environments.md) environment deals the games and seats a bot opposite. The chart shows how fast the
# agent learned.


# %%
def win_share(bot, numbers, count):
    """Return the share of victories; a draw counts half."""
    env = bastide.envs.single_agent("dominion", opponents=bot, **TABLE)
    points = 0.0
    for number in range(count):
        observation, _ = env.reset(seed=number)
        ended, reward, steps = False, -1.0, 0
        while not ended and (steps := steps + 1) < 400:
            seen, mask = observation["observation"][None], observation["action_mask"][None].astype(bool)
            action = choose_actions(numbers[None], np.zeros(1, int), seen, mask)[0]
            observation, reward, ended, _, _ = env.step(int(action))
        points += (reward + 1) / 2 if ended else 0
    return points / count


COUNT = 200 if GENERATIONS > 10 else 2
for bot in ("random", "big_money", "one_smithy"):
    share = win_share(bot, middle, COUNT)
    about = 1.96 * (share * (1 - share) / COUNT) ** 0.5
    print(f"against {bot:12} {share:.0%} of {COUNT} games, ± {about:.0%}")

# %%
from matplotlib.figure import Figure

figure = Figure(figsize=(7.5, 3.2), layout="constrained")
axes = figure.subplots()
looked_at = range(0, GENERATIONS, max(1, GENERATIONS // 15))
for bot in ("random", "big_money"):
    shares = [100 * win_share(bot, history[generation], max(2, COUNT // 4)) for generation in looked_at]
    axes.plot(list(looked_at), shares, label=f"against {bot}")
axes.set_xlabel("generation")
axes.set_ylabel("victories, %")
axes.grid(alpha=0.3)
axes.legend()
figure

# %% [markdown]
# ## Next steps
#
# The agent found that Provinces, Duchies and Gold matter, and it beats random play. A fixed ranking cannot express
# "Silver now, Smithy later". The [training example](environment-results.md#training-example) trains a network on the
# same batches, and the bot `net:FILE` plays it.
