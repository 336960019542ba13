"""The seven printed boards, written down a second time. Others come from the game's catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from reference_engines.seven_wonders.catalogue_facts import component_facts, cost_text, effect_text, effect_texts

# board | side | starting resource | cost and effects of each stage, from left to right

PRINTED = """
alexandria | day | G | SS: points 3 | OO: makes W/S/O/C | PT: points 7
alexandria | night | G | CC: makes W/S/O/C | OOO: makes G/P/T | WWWW: points 7
babylon | day | W | CC: points 3 | OOT: science any | WWWW: points 7
babylon | night | W | SS: play last card | CCCG: science any
ephesos | day | P | CC: points 3 | WW: coins 9 | OOG: points 7
ephesos | night | P | SS: points 2; coins 4 | WW: points 3; coins 4 | OOT: points 5; coins 4
gizah | day | S | WW: points 3 | CCT: points 5 | SSSS: points 7
gizah | night | S | WW: points 3 | SSS: points 5 | CCC: points 5 | SSSSP: points 7
halikarnassos | day | T | OO: points 3 | GP: dig up | SSS: points 7
halikarnassos | night | T | CC: points 2; dig up | GP: points 1; dig up | WWW: dig up
olympia | day | C | SS: points 3 | WW: free first of colour | CCC: points 7
olympia | night | C | OO: points 2; free first of age | CCC: points 3; free last of age | GPT: points 5
rhodos | day | O | WW: points 3 | CCC: shields 2 | OOOO: points 7
rhodos | night | O | SSS: points 3; shields 1; coins 3 | OOOO: points 4; shields 1; coins 4
"""


@dataclass(frozen=True)
class Stage:
    cost: str
    effects: tuple[str, ...]


def _read() -> tuple[dict[str, str], dict[tuple[str, str], list[Stage]]]:
    starts: dict[str, str] = {}
    stages: dict[tuple[str, str], list[Stage]] = {}
    for line in PRINTED.strip().splitlines():
        board, side, start, *printed = [part.strip() for part in line.split("|")]
        starts[board] = start
        stages[board, side] = [_stage(*text.split(": ")) for text in printed]
    for board in component_facts("boards"):
        if board not in starts:
            starts[board] = catalogue_start(board)
            stages |= catalogue_stages(board)
    return starts, stages


def catalogue_start(board: str) -> str:
    """Return the starting resource of a board as the component list of the game describes it."""
    return effect_text(component_facts("boards")[board]["start"]).removeprefix("makes ")


def catalogue_stages(board: str) -> dict[tuple[str, str], list[Stage]]:
    """Return the stages of both sides as the component list of the game describes them."""
    sides = component_facts("boards")[board]["sides"]
    return {
        (board, side): [Stage(cost_text(stage["cost"]), effect_texts(stage["effects"])) for stage in stages]
        for side, stages in sides.items()
    }


def _stage(cost: str, effects: str) -> Stage:
    return Stage(cost, tuple(effects.split("; ")))


#: Starting resource by board, and stages by board and side.
STARTS, STAGES = _read()
