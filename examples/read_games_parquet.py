"""Read simulated games from a Parquet file and draw a chart.

    pip install '.[data]' matplotlib
    bastide simulate dominion --bots big_money,one_smithy --games 5000 --rotate --out games.parquet
    python examples/read_games_parquet.py games.parquet chart.png

Cells are marked with ``# %%``; notebooks and most editors can run them one by one.
"""

# %% The file, and what was played
from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

try:
    import pyarrow.parquet
except ImportError as missing:
    sys.exit(f"this needs PyArrow ({missing}): pip install '.[data]'")

source = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("games.parquet")
target = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("chart.png")
table = pyarrow.parquet.read_table(source)
about = json.loads(table.schema.metadata[b"bastide"])
print(f"{table.num_rows} games of {about['game']} between {' and '.join(about['bots'])}, seed {about['seed']}")

# %% One row for each player of each game: when was the first Province bought, and was the game won?
players: list[dict[str, Any]] = []
for row in table.to_pylist():
    for seat in range(len(about["bots"])):
        turn = dict(row[f"metrics_{seat}"]).get("province_1")
        if turn is not None:
            players.append({"bot": row[f"bot_{seat}"], "turn": int(turn), "won": row[f"place_{seat}"] == 1})

# %% How often a first Province in turn N wins
games: defaultdict[tuple[str, int], list[bool]] = defaultdict(list)
for player in players:
    games[player["bot"], player["turn"]].append(player["won"])
points: list[dict[str, Any]] = [
    {"bot": bot, "turn": turn, "won": sum(won) / len(won), "games": len(won)}
    for (bot, turn), won in sorted(games.items())
    if len(won) >= 20
]
for point in points:
    print(f"{point['bot']:20} turn {point['turn']:2}  {point['won']:6.1%}  {'#' * round(40 * point['won'])}")

# %% The chart
try:
    from matplotlib.figure import Figure
except ImportError as missing:
    sys.exit(f"the chart needs Matplotlib ({missing}): pip install matplotlib")

figure = Figure(figsize=(7, 4.2), layout="constrained")
axes = figure.subplots()
for bot in about["bots"]:
    line = [point for point in points if point["bot"] == bot]
    turns = [point["turn"] for point in line]
    axes.plot(turns, [100 * point["won"] for point in line], label=bot)
    axes.scatter(turns, [100 * point["won"] for point in line], s=[point["games"] / 10 for point in line])
axes.set_title(f"{about['game'].capitalize()}: the first Province and the victory")
axes.set_xlabel("first Province in turn (the larger the dot, the more games)")
axes.set_ylabel("share of victories, shared ones among them, %")
axes.set_ylim(0, 100)
axes.grid(alpha=0.3)
axes.legend()
figure.savefig(target, dpi=150)
print(f"the chart is in {target}")
