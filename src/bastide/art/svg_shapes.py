"""SVG shapes as strings, for pictures composed by code.

A part is drawn around its base point, with y growing downwards; :func:`place_shape` puts it into a scene.
"""

from __future__ import annotations

from collections.abc import Callable

SHADOW_COLOUR = "#2b2430"


def num(value: float) -> str:
    """Format a number with one decimal at most."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def svg_document(body: str, width: float, height: float) -> str:
    """Wrap shapes into an SVG document, to be shown alone or inside another one."""
    box = f"viewBox='0 0 {num(width)} {num(height)}' width='{num(width)}' height='{num(height)}'"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {box}>{body}</svg>"


def filled_path(d: str, fill: str) -> str:
    """Draw a filled path."""
    return f"<path d='{d}' fill='{fill}'/>"


def stroked_path(d: str, colour: str, width: float = 1.5, cap: str = "round", dash: str = "") -> str:
    """Draw a stroked path. Usual widths: 1 for a detail, 1.5 for a seam, 3 and more for an object."""
    ends = " stroke-linecap='round' stroke-linejoin='round'" if cap == "round" else ""
    gaps = f" stroke-dasharray='{dash}'" if dash else ""
    return f"<path d='{d}' fill='none' stroke='{colour}' stroke-width='{num(width)}'{ends}{gaps}/>"


def polygon(points: str, fill: str) -> str:
    return filled_path(f"M{points}z", fill)


def rect(x: float, y: float, w: float, h: float, fill: str, round: float = 0) -> str:
    corner = f" rx='{num(round)}'" if round else ""
    return f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}'{corner} fill='{fill}'/>"


def circle(x: float, y: float, r: float, fill: str) -> str:
    return f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(r)}' fill='{fill}'/>"


def ellipse(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    return f"<ellipse cx='{num(x)}' cy='{num(y)}' rx='{num(rx)}' ry='{num(ry)}' fill='{fill}'/>"


def with_opacity(body: str, opacity: float) -> str:
    """Draw shapes with an opacity."""
    return f"<g opacity='{opacity:.2g}'>{body}</g>"


def place_shape(x: float, y: float, body: str, scale: float = 1, turn: float = 0) -> str:
    """Move, rotate and scale a part."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    turned = f" rotate({num(turn)})" if turn else ""
    return f"<g transform='translate({num(x)} {num(y)}){turned}{size}'>{body}</g>"


def seeded_random(seed: str) -> Callable[[], float]:
    """Return a small seeded random generator, so that the same seed draws the same details."""
    state = 2166136261
    for letter in seed:
        state = ((state ^ ord(letter)) * 16777619) & 0xFFFFFFFF

    def draw() -> float:
        nonlocal state
        state = ((state ^ (state >> 15)) * 2246822519) & 0xFFFFFFFF
        state = ((state ^ (state >> 13)) * 3266489917) & 0xFFFFFFFF
        state ^= state >> 16
        return state / 4294967296

    return draw
