"""Charts of the training progress."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

#: Curves of pretraining and of PPO: field of ``progress.jsonl``, and label.
LEARNT: Final = {
    "cross_entropy": "policy cross-entropy on held-out data",
    "value_loss": "value loss on held-out data (squared error)",
}
PLAYED: Final = {
    "value_loss": "value loss (squared error)",
    "entropy": "policy entropy",
    "approximate_kl": "approximate KL divergence of an update",
}
WIDE: Final = 720
TALL: Final = 150
EDGE: Final = 30

Lines = list[dict[str, float]]


def draw_curves(folder: Path) -> None:
    """Draw ``progress.jsonl`` into ``curves.svg``, if there are at least two lines."""
    path = folder / "progress.jsonl"
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []
    picture = curves(lines)
    if picture:
        (folder / "curves.svg").write_text(picture, encoding="utf-8")


def curves(lines: Lines) -> str:
    """Return the curves as an SVG, one below the other: pretraining epochs, then decisions."""
    shapes: list[str] = []
    top = 0
    for drawn, along, unit in ((LEARNT, "round", "pretraining epochs"), (PLAYED, "decisions", "decisions")):
        some = [line for line in lines if along in line]
        if len(some) > 1:
            most = max(line[along] for line in some)
            for name, label_text in drawn.items():
                shapes.append(_curve_svg([(line[along] / most, line[name]) for line in some], top, label_text))
                top += TALL
            top += EDGE
            shapes.append(f'<text x="{WIDE - 10}" y="{top - 10}" text-anchor="end">{most:,} {unit}</text>')
    style = "text{font:13px sans-serif;fill:#444}polyline{fill:none;stroke:#7a3b1d;stroke-width:1.5}line{stroke:#ccc}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {top}" role="img">'
    return f"{head}<title>training</title><style>{style}</style>{''.join(shapes)}</svg>\n" if shapes else ""


def _curve_svg(points: list[tuple[float, float]], above: int, label_text: str) -> str:
    """Return one curve with its label."""
    low, high = min(value for _, value in points), max(value for _, value in points)
    span = high - low or 1.0
    top, bottom = above + EDGE, above + TALL - 10
    places = " ".join(
        f"{10 + (WIDE - 20) * along:.1f},{bottom - (bottom - top) * (value - low) / span:.1f}"
        for along, value in points
    )
    label = f'<text x="10" y="{top - 8}">{label_text}: {points[0][1]:.3g} to {points[-1][1]:.3g}</text>'
    return f'{label}<line x1="10" x2="{WIDE - 10}" y1="{bottom}" y2="{bottom}"/><polyline points="{places}"/>'
