# %% [markdown]
# # An agent in an hour
#
# From nothing to an agent that has taught itself Dominion, with numpy and nothing else. Cells begin with `# %%`; run
# it as a script, in an editor, in Jupyter (with jupytext) or in marimo (`marimo convert`). What stands below the
# cells is what they printed.
#
# The agent is as small as can be: for each part of the game it has one number for every action, and takes the legal
# action with the highest. Nobody tells it what a good number is. Many agents with slightly different numbers play
# against the average of all; those who win most are the parents of the next generation. (This is the cross-entropy
# method.)

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
# What it looks at: an [observation](env-dominion.md#spaces) has all that a player may know, number by number. One of
# them does for a beginning: how many Provinces are left says which part of the game it is.

# %%
start = {part.name: part.start for part in bastide.envs.observation_layout("dominion", **TABLE)}
cards = [card["id"] for card in get_game("dominion").component_list("cards")]
PROVINCES = start["supply"] + cards.index("province")


def part_of_game(observations):
    """0 at the beginning, 1 when the first Provinces are gone, 2 near the end."""
    left = observations[..., PROVINCES]
    return (left <= 6).astype(int) + (left <= 3)


def chosen(numbers, who, observations, masks):
    """For each row the legal action with the highest number, by the numbers of whoever plays there."""
    row, action = masks.nonzero()
    liking = numbers[who[row], part_of_game(observations)[row], action]
    best = np.lexsort((liking, row))
    return action[best][np.searchsorted(row, np.arange(len(masks)), side="right") - 1]


# %% [markdown]
# A generation plays in one batch: agent `i` in row `i`, in one seat, the average of all in the other. Every row of a
# batch is always at a decision; when a game ends, `dones` says so and `rewards` how it went for each seat, and the row
# is already in its next game. Two agents who buy nothing would play for ever: whoever comes to no end in 400 decisions
# has lost, and the row is dealt anew.

# %%
rows = np.arange(AGENTS)
seats = rows % 2


def played(numbers):
    """How each agent fared in its games against the last one of these, from -1 to 1; and how many decisions it took."""
    result, count, length, decisions = np.zeros(AGENTS), np.zeros(AGENTS), np.zeros(AGENTS, int), 0
    while count.min() < GAMES_EACH:
        who = np.where(games.players == seats, rows, AGENTS)
        games.step(chosen(numbers, who, games.observations, games.masks))
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
# Evolution: the best quarter of a generation tells where the next one is looked for, and how widely. One thing the
# first one is told: that turns are ended last.

# %%
END_ACTIONS, END_TURN, BUY = 1, 2, 71
chance = np.random.default_rng(7)
middle, width = np.zeros((PARTS, actions)), np.ones((PARTS, actions))
middle[:, [END_ACTIONS, END_TURN]] = -2
begun, decisions, history = time.monotonic(), 0, []
for _ in range(GENERATIONS):
    agents = middle + width * chance.normal(size=(AGENTS, PARTS, actions))
    results, made = played(np.concatenate([agents, middle[None]]))
    decisions += made
    best = agents[np.argsort(-results)[: AGENTS // 4]]
    middle = 0.5 * middle + 0.5 * best.mean(0)
    width = np.maximum(0.15, 0.7 * width + 0.3 * best.std(0))
    history.append(middle)
print(f"{games.finished} games, {decisions} decisions, {(time.monotonic() - begun) / 60:.0f} minutes")

# %% [markdown]
# ## What has it learnt?
#
# The numbers of actions are [in the docs](dominion.md#actions): `buy CARD` is 71 and the number of the card, `end turn`
# is 2. In each part of the game, what does it like to buy, the dearest wish first, before it would rather end its turn?

# %%
on_the_table = games.observations[0, start["piles"] :][: len(cards)] > 0
for part, name in enumerate(["at the beginning", "in the middle", "near the end"]):
    wishes = [(middle[part, BUY + number], card) for number, card in enumerate(cards) if on_the_table[number]]
    print(f"{name}: " + ", ".join(card for wish, card in sorted(wishes, reverse=True) if wish > middle[part, END_TURN]))

# %% [markdown]
# ## Whom does it beat?
#
# A [Gymnasium](environments.md) environment deals the games and lets a bot sit opposite. Not only the last agent is
# asked: how fast did it learn?


# %%
def against(bot, numbers, count):
    """The share of victories; a draw is half of one."""
    env = bastide.envs.single_agent("dominion", opponents=bot, **TABLE)
    points = 0.0
    for number in range(count):
        observation, _ = env.reset(seed=number)
        ended, reward, steps = False, -1.0, 0
        while not ended and (steps := steps + 1) < 400:
            seen, mask = observation["observation"][None], observation["action_mask"][None].astype(bool)
            action = chosen(numbers[None], np.zeros(1, int), seen, mask)[0]
            observation, reward, ended, _, _ = env.step(int(action))
        points += (reward + 1) / 2 if ended else 0
    return points / count


COUNT = 200 if GENERATIONS > 10 else 2
for bot in ("random", "big_money", "one_smithy"):
    share = against(bot, middle, COUNT)
    about = 1.96 * (share * (1 - share) / COUNT) ** 0.5
    print(f"against {bot:12} {share:.0%} of {COUNT} games, give or take {about:.0%}")

# %%
from matplotlib.figure import Figure

figure = Figure(figsize=(7.5, 3.2), layout="constrained")
axes = figure.subplots()
looked_at = range(0, GENERATIONS, max(1, GENERATIONS // 15))
for bot in ("random", "big_money"):
    shares = [100 * against(bot, history[generation], max(2, COUNT // 4)) for generation in looked_at]
    axes.plot(list(looked_at), shares, label=f"against {bot}")
axes.set_xlabel("generation")
axes.set_ylabel("victories, %")
axes.grid(alpha=0.3)
axes.legend()
figure

# %% [markdown]
# ## And then?
#
# By itself it has found that Provinces, Duchies and Gold are what one wants at first, and it beats whoever plays
# at random. Against somebody with a plan a ranking is too little: it cannot say "Silver now, Smithy later", and buys
# whatever it can pay. The next hour goes to a network: the [worked example](environments.md#training-a-worked-example)
# trains one on the same batches, and `net:FILE` plays it anywhere a bot can sit.
