"""Charts of the training progress."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

#: Curves of pretraining and of PPO: field of ``progress.jsonl``, and label.
PRETRAINING_CURVES: Final = {
    "cross_entropy": "policy cross-entropy on held-out data",
    "value_loss": "value loss on held-out data (squared error)",
}
PPO_CURVES: Final = {
    "value_loss": "value loss (squared error)",
    "entropy": "policy entropy",
    "approximate_kl": "approximate KL divergence of an update",
}
CHART_WIDTH: Final = 720
CURVE_HEIGHT: Final = 150
MARGIN: Final = 30

Lines = list[dict[str, float]]


def write_curves(folder: Path) -> None:
    """Draw ``progress.jsonl`` into ``curves_svg.svg``, if there are at least two lines."""
    path = folder / "progress.jsonl"
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []
    picture = curves_svg(lines)
    if picture:
        (folder / "curves.svg").write_text(picture, encoding="utf-8")


def curves_svg(lines: Lines) -> str:
    """Return the curves as an SVG, one below the other: pretraining epochs, then decisions."""
    shapes: list[str] = []
    top = 0
    for drawn, along, unit in (
        (PRETRAINING_CURVES, "round", "pretraining epochs"),
        (PPO_CURVES, "decisions", "decisions"),
    ):
        some = [line for line in lines if along in line]
        if len(some) > 1:
            most = max(line[along] for line in some)
            for name, label_text in drawn.items():
                shapes.append(_curve_svg([(line[along] / most, line[name]) for line in some], top, label_text))
                top += CURVE_HEIGHT
            top += MARGIN
            shapes.append(f'<text x="{CHART_WIDTH - 10}" y="{top - 10}" text-anchor="end">{most:,} {unit}</text>')
    style = "text{font:13px sans-serif;fill:#444}polyline{fill:none;stroke:#7a3b1d;stroke-width:1.5}line{stroke:#ccc}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CHART_WIDTH} {top}" role="img">'
    return f"{head}<title>training</title><style>{style}</style>{''.join(shapes)}</svg>\n" if shapes else ""


def _curve_svg(points: list[tuple[float, float]], above: int, label_text: str) -> str:
    """Return one curve with its label."""
    low, high = min(value for _, value in points), max(value for _, value in points)
    span = high - low or 1.0
    top, bottom = above + MARGIN, above + CURVE_HEIGHT - 10
    places = " ".join(
        f"{10 + (CHART_WIDTH - 20) * along:.1f},{bottom - (bottom - top) * (value - low) / span:.1f}"
        for along, value in points
    )
    label = f'<text x="10" y="{top - 8}">{label_text}: {points[0][1]:.3g} to {points[-1][1]:.3g}</text>'
    return f'{label}<line x1="10" x2="{CHART_WIDTH - 10}" y1="{bottom}" y2="{bottom}"/><polyline points="{places}"/>'
