"""Draw the diagrams of the documentation: ``packages.svg`` and ``life-of-a-command.svg`` in ``docs/pictures``.

    python tools/draw_diagrams.py

Boxes and arrows are data. A test compares the files with it and requires a box for each subpackage.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from bastide.art.colour_palette import CRIMSON, EARTH, GOLD, LEAF, LINEN, PINE, PLUM, STONE, WATER, Hue

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
INK = "#3a2b22"
GAMES = "dominion · seven_wonders · carcassonne · yours\n"
GAMES += "each with rules, bots, encoding, art, locale, teaching, puzzles, page"
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"


class Box(NamedTuple):
    """Labelled box of a diagram."""

    name: str
    #: Short description; lines are separated by ``\\n``.
    text: str
    x: int
    y: int
    width: int
    hue: Hue
    height: int = 64


class Arrow(NamedTuple):
    """Arrow of a diagram."""

    #: Points from start to end, with corners.
    points: tuple[tuple[int, int], ...]
    label: str = ""
    dashed: bool = False


def box(each: Box) -> str:
    """Return a box as SVG."""
    lines = each.text.split("\n")
    middle = each.x + each.width // 2
    top = each.y + each.height / 2 - 8 * len(lines) + 4
    words = [f"<text x='{middle}' y='{top:g}' font-weight='700' font-size='16'>{escape(each.name)}</text>"]
    for number, line in enumerate(lines):
        words.append(f"<text x='{middle}' y='{top + 18 + 16 * number:g}' font-size='12.5'>{escape(line)}</text>")
    return (
        f"<rect x='{each.x}' y='{each.y}' width='{each.width}' height='{each.height}' rx='9' fill='{each.hue.light}'"
        f" stroke='{each.hue.deep}' stroke-width='1.5'/>" + "".join(words)
    )


def arrow(each: Arrow) -> str:
    """Return an arrow with its label as SVG."""
    path = "M" + "L".join(f"{x} {y}" for x, y in each.points)
    dashes = " stroke-dasharray='5 4'" if each.dashed else ""
    drawn = f"<path d='{path}' fill='none' stroke='{INK}' stroke-width='1.6'{dashes} marker-end='url(#tip)'/>"
    if each.label:
        (ax, ay), (bx, by) = each.points[0], each.points[1]
        x, y, anchor = ((ax + bx) / 2, ay - 6, "middle") if ay == by else (ax + 8, (ay + by) / 2 + 4, "start")
        drawn += f"<text x='{x:g}' y='{y:g}' font-size='12' text-anchor='{anchor}'>{escape(each.label)}</text>"
    return drawn


def diagram(title: str, description: str, width: int, height: int, boxes: list[Box], arrows: list[Arrow]) -> str:
    """Return a diagram as SVG."""
    tip = "<marker id='tip' viewBox='0 0 8 8' refX='7' refY='4' markerWidth='8' markerHeight='8' orient='auto'>"
    tip += f"<path d='M0 0L8 4 0 8z' fill='{INK}'/></marker>"
    size = f"viewBox='0 0 {width} {height}' width='{width}' height='{height}'"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img' font-family=\"{FONT}\" fill='{INK}'"
        f" text-anchor='middle'><title>{escape(title)}</title><desc>{escape(description)}</desc>"
        f"<defs>{tip}</defs><rect width='{width}' height='{height}' rx='12' fill='{LINEN.light}'/>"
        + "".join(map(arrow, arrows))
        + "".join(map(box, boxes))
        + "</svg>\n"
    )


def package_diagram() -> str:
    """Draw the packages; each layer depends on those below it."""
    boxes = [
        Box("web", "web app: lobby, table, replay", 30, 24, 280, WATER),
        Box("cli", "the bastide command", 340, 24, 160, WATER),
        Box("notebook", "widgets", 516, 24, 104, PLUM),
        Box("envs", "reinforcement\nlearning", 650, 24, 130, PLUM),
        Box("research", "PyTorch training,\nseparate package", 800, 24, 130, PLUM),
        Box("server", "HTTP, databases", 30, 112, 130, CRIMSON, 46),
        Box("device", "offline in a browser", 180, 112, 130, CRIMSON, 46),
        Box("hosting", "table service: storage, bots, clocks", 30, 174, 280, CRIMSON, 44),
        Box("sim", "simulations, tournaments, data sets", 340, 130, 280, GOLD),
        Box("encoding", "positions as numbers", 650, 130, 280, PLUM),
        Box("tables", "log of one table", 30, 236, 120, CRIMSON),
        Box("teaching", "rules, lessons", 162, 236, 120, EARTH),
        Box("puzzles", "mining, packs", 294, 236, 120, EARTH),
        Box("bots", "search, levels", 426, 236, 120, LEAF),
        Box("testing", "conformance checks,\nreference engines", 558, 236, 186, LEAF),
        Box("art", "SVG", 756, 236, 80, STONE),
        Box("locale", "translations", 848, 236, 82, STONE),
        Box("games", GAMES, 30, 342, 900, PINE, 78),
        Box("core", "interfaces and records: State, Decision, Game, Kit, Rng, Journal, Record", 30, 462, 900, GOLD),
    ]
    arrows = [
        Arrow(((95, 88), (95, 110)), "protocol", dashed=True),
        Arrow(((245, 88), (245, 110)), "protocol", dashed=True),
        Arrow(((95, 158), (95, 172))),
        Arrow(((245, 158), (245, 172))),
        Arrow(((380, 88), (312, 124))),
        Arrow(((480, 88), (480, 128))),
        Arrow(((730, 88), (730, 128))),
        Arrow(((865, 88), (865, 128))),
        Arrow(((800, 56), (782, 56))),
        Arrow(((95, 218), (95, 234))),
        Arrow(((230, 218), (230, 234))),
        Arrow(((295, 218), (350, 234))),
        Arrow(((450, 194), (465, 234))),
        Arrow(((590, 194), (645, 234))),
        Arrow(((665, 88), (635, 112), (635, 208), (530, 234))),
        Arrow(((930, 162), (944, 162), (944, 494), (932, 494))),
        Arrow(((480, 300), (480, 340)), "found by entry point", dashed=True),
        Arrow(((480, 420), (480, 460))),
    ]
    description = "The web app uses the protocol of server and device, which import hosting."
    description += " The command line imports server, device and sim;"
    description += " research imports envs, and envs imports encoding; notebook imports bots."
    description += " Below are tables, teaching, puzzles, bots and testing. Games are found by their entry points."
    description += " All packages import core."
    return diagram("Packages and their dependencies", description, 960, 550, boxes, arrows)


def command_diagram() -> str:
    """Draw the path of a command from a click to all viewers."""
    boxes = [
        Box("click", "web: sends the action number", 30, 24, 200, WATER),
        Box("validate", "server/connections: size,\nformat, rate limit", 30, 140, 200, CRIMSON, 78),
        Box("queue", "hosting/service: one command\nat a time per table", 30, 262, 200, CRIMSON, 78),
        Box("decide", "tables/commands: is this person\nallowed to do this now?", 290, 262, 240, GOLD, 78),
        Box("log entries", "tables/log: with number\nand time", 590, 262, 200, GOLD, 78),
        Box("store", "server/store: transaction; retry\nif another process was faster", 590, 140, 200, STONE, 78),
        Box("build messages", "tables/views: for each viewer,\nonly what they may see", 590, 384, 200, LEAF, 78),
        Box("refuse", "error code and details;\nnothing changes", 290, 140, 240, STONE, 78),
        Box("bots", "hosting/bots: choose an action\nfrom a sampled position", 290, 384, 240, PLUM, 78),
        Box("browsers", "receive the changes in order", 590, 506, 200, WATER),
    ]
    arrows = [
        Arrow(((130, 88), (130, 138)), "WebSocket"),
        Arrow(((130, 218), (130, 260))),
        Arrow(((230, 301), (288, 301))),
        Arrow(((410, 262), (410, 220)), "no"),
        Arrow(((290, 160), (260, 160), (260, 56), (232, 56)), dashed=True),
        Arrow(((530, 301), (588, 301)), "yes"),
        Arrow(((660, 262), (660, 220))),
        Arrow(((790, 179), (830, 179), (830, 423), (792, 423))),
        Arrow(((590, 423), (532, 423))),
        Arrow(((410, 384), (410, 342)), "action"),
        Arrow(((690, 462), (690, 504)), "send queue"),
    ]
    description = "A click goes over the WebSocket to the server, which handles one command per table at a time."
    description += " The table refuses the command with a reason, or writes log entries."
    description += " The entries are stored before any viewer sees them."
    return diagram("The life of a command", description, 860, 596, boxes, arrows)


DIAGRAMS = {"packages.svg": package_diagram, "life-of-a-command.svg": command_diagram}


def main() -> None:
    for name, drawn in DIAGRAMS.items():
        (PICTURES / name).write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
