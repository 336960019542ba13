"""Pictures of how a training went."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

#: What is drawn of rounds of lessons and of stretches of play, each with its own scale, and in words.
LEARNT: Final = {
    "surprise": "how surprising races are that were held out (cross-entropy)",
    "wrong": "how wrong it is about how their games end (squared)",
}
PLAYED: Final = {
    "wrong": "how wrong it is about how games end (squared)",
    "spread": "how open the player is to other actions (entropy)",
    "moved": "how far a stretch moves the player (divergence)",
}
WIDE: Final = 720
TALL: Final = 150
EDGE: Final = 30

Lines = list[dict[str, float]]


def draw_curves(folder: Path) -> None:
    """Draw ``progress.jsonl`` into ``curves.svg``, if there are lines enough for a curve."""
    path = folder / "progress.jsonl"
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []
    picture = curves(lines)
    if picture:
        (folder / "curves.svg").write_text(picture, encoding="utf-8")


def curves(lines: Lines) -> str:
    """One curve below the other: over the rounds of lessons, then over the decisions that were made."""
    shapes: list[str] = []
    top = 0
    for drawn, along, unit in ((LEARNT, "round", "rounds of lessons"), (PLAYED, "decisions", "decisions")):
        some = [line for line in lines if along in line]
        if len(some) > 1:
            most = max(line[along] for line in some)
            for name, words in drawn.items():
                shapes.append(_curve([(line[along] / most, line[name]) for line in some], top, words))
                top += TALL
            top += EDGE
            shapes.append(f'<text x="{WIDE - 10}" y="{top - 10}" text-anchor="end">{most:,} {unit}</text>')
    style = "text{font:13px sans-serif;fill:#444}polyline{fill:none;stroke:#7a3b1d;stroke-width:1.5}line{stroke:#ccc}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {top}" role="img">'
    return f"{head}<title>training</title><style>{style}</style>{''.join(shapes)}</svg>\n" if shapes else ""


def _curve(points: list[tuple[float, float]], above: int, words: str) -> str:
    low, high = min(value for _, value in points), max(value for _, value in points)
    span = high - low or 1.0
    top, bottom = above + EDGE, above + TALL - 10
    places = " ".join(
        f"{10 + (WIDE - 20) * along:.1f},{bottom - (bottom - top) * (value - low) / span:.1f}"
        for along, value in points
    )
    label = f'<text x="10" y="{top - 8}">{words}: {points[0][1]:.3g} to {points[-1][1]:.3g}</text>'
    return f'{label}<line x1="10" x2="{WIDE - 10}" y1="{bottom}" y2="{bottom}"/><polyline points="{places}"/>'
