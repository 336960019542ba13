"""Games as data: read a Parquet file of games back, and draw a chart.

    pip install 'bastide[data]' altair
    bastide simulate dominion --bots big_money,one_smithy --games 5000 --rotate --out games.parquet
    python examples/games_as_data.py games.parquet chart.html

Cells are marked with ``# %%``: notebooks and most editors can run them one by one.
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
    sys.exit(f"this needs PyArrow ({missing}): pip install 'bastide[data]'")

source = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("games.parquet")
target = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("chart.html")
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
    {"bot": bot, "first Province in turn": turn, "share of victories": sum(won) / len(won), "games": len(won)}
    for (bot, turn), won in sorted(games.items())
    if len(won) >= 20
]
for point in points:
    bar = "#" * round(40 * point["share of victories"])
    print(f"{point['bot']:20} turn {point['first Province in turn']:2}  {point['share of victories']:6.1%}  {bar}")

# %% The chart
try:
    import altair
except ImportError:
    print("pip install altair for the chart")
else:
    chart = (
        altair.Chart(altair.InlineData(values=points), title="Dominion: the first Province and the victory")
        .mark_line(point=True)
        .encode(
            x=altair.X("first Province in turn:Q"),
            y=altair.Y("share of victories:Q", axis=altair.Axis(format="%")),
            color="bot:N",
            tooltip=["bot:N", "first Province in turn:Q", "share of victories:Q", "games:Q"],
        )
        .properties(width=520, height=320)
    )
    chart.save(str(target))
    print(f"the chart is in {target}")
