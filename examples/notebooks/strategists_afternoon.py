# %% [markdown]
# # A strategist's afternoon
#
# You have an idea for a Dominion strategy. By the evening you know what it is worth. This is a notebook as a script:
# cells begin with `# %%`, and editors, Jupyter (with jupytext) and marimo (`marimo convert`) open it; `python
# strategists_afternoon.py` runs it as it is. Everything below was played by it.
#
# The idea: two Smithies, and money. First as a list, in the words of [buy lists](dominion-strategies.md).

# %%
import os
import tempfile
from pathlib import Path

from bastide.sim import GameSeries, Tournament, play_tournament, simulate_with_statistics

GAMES = int(os.environ.get("GAMES", "10000"))
folder = Path(tempfile.mkdtemp())


def written(name: str, text: str) -> str:
    """A bot that follows this list."""
    path = folder / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    return f"buylist:{path}"


def name_of(bot: str) -> str:
    return Path(bot).stem


two_smithies = written(
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
# ## Against plain money
#
# Ten thousand games against somebody who buys money and Provinces and nothing else, every deal from both seats, so
# that luck strikes both alike.

# %%
table = {"kingdom": "first_game_2e"}
against_money = simulate_with_statistics(
    GameSeries("dominion", (two_smithies, "big_money"), GAMES, 1, table, True, True)
)
for standing in against_money.standings():
    tally = standing.tally
    share = f"{standing.share:.1%} ({standing.low:.1%} to {standing.high:.1%})"
    print(f"{name_of(standing.bot):12} wins {share}, {tally.score.mean:.1f} points, {tally.games} games")

# %% [markdown]
# The interval is what the number of games allows to say. `Report` of `bastide.sim.reports.html_report` shows the whole
# report in a notebook.
#
# ## Turn by turn
#
# Why is it better? Each game was watched: how many points each had at the end of every turn, how many coins there
# were to spend. The band is the middle two thirds of games. A turn is drawn if a quarter of the games came to it.

# %%
from matplotlib.figure import Figure


def by_turn(ledger, measure, label):
    """A chart of how the bots stood after each turn."""
    figure = Figure(figsize=(7.5, 3.6), layout="constrained")
    axes = figure.subplots()
    for standing in ledger.standings():
        spreads = [each for each in standing.tally.course[measure] if each.count >= standing.tally.games / 4]
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
# The Smithies cost two early purchases, and pay back: more coins each turn, the first Provinces sooner. The points near
# the end come from Duchies, too, which the other never buys.
#
# ## How many Smithies?
#
# One claim invites the next question. Five lists that differ in one number, each against each, on the same deals.

# %%
lists = [
    written(
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
tournament = Tournament("dominion", tuple(lists), max(2, GAMES // 10), seed=2, options=table).checked()
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
# One is best. The second costs a little already, and from the third on they get in each other's way: a hand with two
# Smithies plays one. So the idea was good and its number wrong: that is the answer of the afternoon, with its
# uncertainty, and anybody can check it, for the same seed gives the same games.
#
# What next: let [`bastide improve`](cli.md#improve) vary the list overnight, or meet [others](bots.md#strength).
