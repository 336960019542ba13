"""Charts as inline SVG with shapes only, stretched to the available width.

Labels are HTML next to the chart, so text keeps its size on a phone. In right-to-left languages the page mirrors the
shapes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bastide.sim.reports.html_markup import Markup, tag

CHART_WIDTH = 1000


@dataclass(frozen=True)
class Scale:
    """Linear scale from values to the width of a chart."""

    low: float
    high: float

    def x_position(self, value: float) -> str:
        """Return the x coordinate of a value."""
        span = self.high - self.low
        place = (value - self.low) / span if span else 0.5
        return f"{CHART_WIDTH * min(1.0, max(0.0, place)):.1f}"


def chart_svg(height: int, label: str, *shapes: Markup, kind: str = "") -> Markup:
    """Return the SVG element of a chart."""
    return tag(
        "svg",
        tag("title", label),
        *shapes,
        class_=f"chart {kind}".strip(),
        viewBox=f"0 0 {CHART_WIDTH} {height}",
        preserveAspectRatio="none",
        role="img",
        xmlns="http://www.w3.org/2000/svg",
    )


def svg_line(x1: object, y1: object, x2: object, y2: object, kind: str) -> Markup:
    """Draw a line whose width does not change when the chart is stretched."""
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind, vector_effect="non-scaling-stroke")


def bar_with_interval(
    value: float, low: float, high: float, scale: Scale, mark: float, label: str, colour: int
) -> Markup:
    """Draw a bar to the value, a whisker over the interval, and a mark at the expected value."""
    return chart_svg(
        30,
        label,
        tag("rect", x=0, y=5, width=scale.x_position(value), height=20, class_=f"fill-{colour}"),
        svg_line(scale.x_position(mark), 0, scale.x_position(mark), 30, "mark"),
        *_whisker(low, high, scale, 15),
        kind="bar",
    )


def dot_with_interval(
    value: float, low: float, high: float, scale: Scale, mark: float, label: str, colour: int
) -> Markup:
    """Draw a dot at the value, a whisker over the interval, and a mark."""
    return chart_svg(
        30,
        label,
        svg_line(scale.x_position(mark), 0, scale.x_position(mark), 30, "mark"),
        *_whisker(low, high, scale, 15),
        # a zero-length line with round ends stays round when the chart is stretched
        svg_line(scale.x_position(value), 15, scale.x_position(value), 15, f"dot stroke-{colour}"),
        kind="bar",
    )


def _whisker(low: float, high: float, scale: Scale, y: int) -> list[Markup]:
    ends = [svg_line(scale.x_position(end), y - 6, scale.x_position(end), y + 6, "whisker") for end in (low, high)]
    return [svg_line(scale.x_position(low), y, scale.x_position(high), y, "whisker"), *ends]


def cell_bar(value: float, scale: Scale, label: str, colour: int) -> Markup:
    """Draw a bar from zero to either side, for a table cell."""
    low, high = sorted((value, 0.0))
    width = float(scale.x_position(high)) - float(scale.x_position(low))
    shape = tag("rect", x=scale.x_position(low), y=0, width=f"{width:.1f}", height=10, class_=f"fill-{colour}")
    return chart_svg(10, label, shape, kind="small")


@dataclass(frozen=True)
class Bins:
    """Histogram bins: number ``k`` holds ``low + k * width`` to ``low + (k + 1) * width - 1``."""

    low: int
    width: int
    count: int

    @staticmethod
    def covering(values: Sequence[int], least: int = 10, most: int = 40) -> Bins:
        """Choose bins that cover all values, with a round width and about ``least`` to ``most`` bins."""
        low, high = min(values), max(values)
        width = 1
        for width in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000):
            if (high // width) - (low // width) < most:
                break
        start = low // width * width
        count = (high - start) // width + 1
        missing = max(0, least - count)
        return Bins(start - missing // 2 * width, width, count + missing)

    @property
    def high(self) -> int:
        return self.low + self.count * self.width - 1

    def count_values(self, values: Counter[int]) -> list[int]:
        """Count the values in each bin."""
        heights = [0] * self.count
        for value, count in values.items():
            heights[(value - self.low) // self.width] += count
        return heights

    def bin_label(self, number: int) -> str:
        """Return the label of a bin."""
        first = self.low + number * self.width
        return str(first) if self.width == 1 else f"{first}\u2013{first + self.width - 1}"


def histogram(values: Counter[int], bins: Bins, mean: float, label: str, colour: int) -> Markup:
    """Draw a histogram with a mark at the mean."""
    heights = bins.count_values(values)
    top = max(heights)
    step = CHART_WIDTH / bins.count
    shapes = []
    for number, height in enumerate(heights):
        if height:
            tall = 100 * height / top
            title = tag("title", f"{bins.bin_label(number)}: {height}")
            shapes.append(
                tag(
                    "rect",
                    title,
                    x=f"{number * step + step * 0.05:.1f}",
                    y=f"{100 - tall:.1f}",
                    width=f"{step * 0.9:.1f}",
                    height=f"{tall:.1f}",
                    class_=f"fill-{colour}",
                )
            )
    at = f"{(mean - bins.low + 0.5) / bins.width * step:.1f}"
    return chart_svg(100, label, *shapes, svg_line(at, 0, at, 100, "mark"), kind="histogram")


LINE_CHART_HEIGHT = 300


@dataclass(frozen=True)
class Curve:
    """Mean and standard deviation of a value at each step."""

    label: str
    colour: int
    means: list[float]
    spreads: list[float]

    def low(self) -> float:
        return min(mean - spread for mean, spread in zip(self.means, self.spreads, strict=True))

    def high(self) -> float:
        return max(mean + spread for mean, spread in zip(self.means, self.spreads, strict=True))


def line_chart(drawn: Sequence[Curve], scale: Scale, label: str) -> Markup:
    """Draw lines over the steps on one scale, each with a band around it, and a mark at 0 if it is inside."""
    steps = max(len(curve.means) for curve in drawn)
    across = Scale(1, steps)
    bands, lines = [], []
    for curve in drawn:
        places = [across.x_position(step) for step in range(1, len(curve.means) + 1)]
        above = [mean + spread for mean, spread in zip(curve.means, curve.spreads, strict=True)]
        below = [mean - spread for mean, spread in zip(curve.means, curve.spreads, strict=True)]
        corners = _points(places, above, scale) + _points(places, below, scale)[::-1]
        bands.append(tag("polygon", points=" ".join(corners), class_=f"band fill-{curve.colour}"))
        lines.append(
            tag(
                "polyline",
                tag("title", curve.label),
                points=" ".join(_points(places, curve.means, scale)),
                class_=f"curve stroke-{curve.colour}",
                vector_effect="non-scaling-stroke",
            )
        )
    marks = []
    if scale.low < 0 < scale.high:
        zero = _height(0.0, scale)
        marks.append(svg_line(0, zero, CHART_WIDTH, zero, "mark"))
    return chart_svg(LINE_CHART_HEIGHT, label, *bands, *marks, *lines, kind="course")


def _points(places: list[str], values: list[float], scale: Scale) -> list[str]:
    return [f"{place},{_height(value, scale)}" for place, value in zip(places, values, strict=True)]


def _height(value: float, scale: Scale) -> str:
    return f"{LINE_CHART_HEIGHT - float(scale.x_position(value)) * LINE_CHART_HEIGHT / CHART_WIDTH:.1f}"
