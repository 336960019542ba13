"""Pictures of how a training went."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

#: What is drawn, each with its own scale, and in words.
DRAWN: Final = {
    "wrong": "how wrong the critic is (squared)",
    "spread": "how open the player is to other actions (entropy)",
    "moved": "how far a stretch moves the player (divergence)",
}
WIDE: Final = 720
TALL: Final = 150
EDGE: Final = 30


def draw_curves(folder: Path) -> None:
    """Draw ``progress.jsonl`` into ``curves.svg``, if there are lines enough for a curve."""
    path = folder / "progress.jsonl"
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []
    lines = [line for line in lines if "decisions" in line]  # lessons are told in other terms
    if len(lines) > 1:
        (folder / "curves.svg").write_text(curves(lines), encoding="utf-8")


def curves(lines: list[dict[str, float]]) -> str:
    """One curve below the other, over the decisions that were made."""
    most = max(line["decisions"] for line in lines)
    shapes = [
        _curve([(line["decisions"] / most, line[name]) for line in lines], number, words)
        for number, (name, words) in enumerate(DRAWN.items())
    ]
    tall = TALL * len(DRAWN) + EDGE
    foot = f'<text x="{WIDE - 10}" y="{tall - 10}" text-anchor="end">{most:,} decisions</text>'
    style = "text{font:13px sans-serif;fill:#444}polyline{fill:none;stroke:#7a3b1d;stroke-width:1.5}line{stroke:#ccc}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img">'
    return f"{head}<title>training</title><style>{style}</style>{''.join(shapes)}{foot}</svg>\n"


def _curve(points: list[tuple[float, float]], number: int, words: str) -> str:
    low, high = min(value for _, value in points), max(value for _, value in points)
    span = high - low or 1.0
    top, bottom = number * TALL + EDGE, (number + 1) * TALL - 10
    places = " ".join(
        f"{10 + (WIDE - 20) * along:.1f},{bottom - (bottom - top) * (value - low) / span:.1f}"
        for along, value in points
    )
    label = f'<text x="10" y="{top - 8}">{words}: {points[0][1]:.3g} to {points[-1][1]:.3g}</text>'
    return f'{label}<line x1="10" x2="{WIDE - 10}" y1="{bottom}" y2="{bottom}"/><polyline points="{places}"/>'
