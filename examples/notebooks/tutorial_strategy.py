# %% [markdown]
# # Beat Big Money
#
# For strategists: write a Dominion strategy, test it in 10,000 games, and improve it. You need `pip install .
# matplotlib` in a checkout.
#
# This page is a notebook script. Run it with `python tutorial_strategy.py`, or open it in an editor, Jupyter (with
# jupytext) or marimo.
#
# The idea is two Smithies and money, written as a [buy list](dominion-strategies.md). To test a list without
# Python, run `bastide simulate dominion --bots buylist:my_list.txt,big_money --games 10000 --rotate`.

# %%
import os
import tempfile
from pathlib import Path

from bastide.sim import GameSeries, Tournament, play_tournament, simulate_with_statistics

GAMES = int(os.environ.get("GAMES", "10000"))
folder = Path(tempfile.mkdtemp())


def write_list(name: str, text: str) -> str:
    """Write a buy list and return its bot."""
    path = folder / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    return f"buylist:{path}"


def name_of(bot: str) -> str:
    return Path(bot).stem


two_smithies = write_list(
    "two_smithies",
    """
    province
    duchy when provinces <= 4
    estate when provinces <= 2
    gold
    smithy up to 2
    silver
    """,
)

# %% [markdown]
# ## Play against Big Money
#
# `big_money` buys only Treasures and Provinces. Play 10,000 games; each deal is played from both seats, so luck
# affects both bots equally.

# %%
table = {"kingdom": "first_game_2e"}
series = GameSeries(
    "dominion", (two_smithies, "big_money"), games=GAMES, seed=1, options=table, rotate=True, replay_deals=True
)
against_money = simulate_with_statistics(series)
for standing in against_money.standings():
    tally = standing.tally
    share = f"{standing.share:.1%} ({standing.low:.1%} to {standing.high:.1%})"
    print(f"{name_of(standing.bot):12} wins {share}, {tally.score.mean:.1f} points, {tally.games} games")

# %% [markdown]
# More games would make the interval narrower. `TournamentReport` in `bastide.sim.reports.html_report` shows
# a full report in a notebook.
#
# ## Turn by turn
#
# Why is it better? The charts show the points at the end of each turn and the coins to spend. The band shows one
# standard deviation. The charts end at the last turn that a quarter of the games reached.

# %%
from matplotlib.figure import Figure


def by_turn(ledger, measure, label):
    """Draw a measure of the bots after each turn."""
    figure = Figure(figsize=(7.5, 3.6), layout="constrained")
    axes = figure.subplots()
    for standing in ledger.standings():
        spreads = [each for each in standing.tally.turn_stats[measure] if each.count >= standing.tally.games / 4]
        turns = range(1, len(spreads) + 1)
        means = [each.mean for each in spreads]
        axes.plot(turns, means, label=name_of(standing.bot))
        low, high = [each.mean - each.sd for each in spreads], [each.mean + each.sd for each in spreads]
        axes.fill_between(turns, low, high, alpha=0.15)
    axes.set_xlabel("turn")
    axes.set_ylabel(label)
    axes.grid(alpha=0.3)
    axes.legend()
    return figure


by_turn(against_money, "points", "points at the end of the turn")

# %%
by_turn(against_money, "coins", "coins to spend in the turn")

# %% [markdown]
# The Smithies cost two early purchases. They pay back with more coins per turn and earlier Provinces. Duchies, which
# `big_money` never buys, add points near the end.
#
# ## How many Smithies?
#
# Compare five lists that differ in one number, on the same deals.

# %%
lists = [
    write_list(
        f"smithies_{count}",
        f"""
        province
        duchy when provinces <= 4
        estate when provinces <= 2
        gold
        {f"smithy up to {count}" if count else ""}
        silver
        """,
    )
    for count in range(5)
]
tournament = Tournament("dominion", tuple(lists), max(2, GAMES // 10), seed=2, options=table).validated()
results = play_tournament(tournament)
for standing in results.standings():
    share = f"{standing.share:.1%} ({standing.low:.1%} to {standing.high:.1%})"
    print(f"{name_of(standing.bot):12} {standing.rating.elo:+5.0f}  wins {share}")

# %%
figure = Figure(figsize=(7.5, 3), layout="constrained")
axes = figure.subplots()
for standing in sorted(results.standings(), key=lambda each: each.bot):
    below, above = standing.share - standing.low, standing.high - standing.share
    axes.bar(
        name_of(standing.bot), 100 * standing.share, yerr=[[100 * below], [100 * above]], capsize=4, color="#c2583a"
    )
axes.axhline(50, color="grey", linewidth=0.8)
axes.set_ylabel("victories, %")
figure

# %% [markdown]
# One Smithy is best. A second Smithy often comes into the same hand as the first, and only one of them can be
# played. Anyone can check this result, because the same seed gives the same games.
#
# Next, let [`bastide improve`](cli.md#improve) mutate the list, or compare it with [other bots](bots.md#strength).
