"""Deployment to Carcassonne: send a follower to a quarter, then move the count."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.count.memory import (
    COUNT,
    COUNT_IN,
    GAINED,
    GAVE,
    QUARTER_IDS,
    SENT,
    SERVES,
    move_in,
)
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS, NONE, QUARTERS, SEND_FIRST
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.turn.moments import TO_CARCASSONNE


class ToCarcassonne(Phase):
    """A player whose tile gave points to others only may send a follower to a quarter.

    One per tile, so two in a turn with a builder (O-27).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("carcassonne", TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if not module_state[GAVE] or module_state[GAINED] or len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        actions: list[int] = [NONE]
        for meeple in state.rules.figures:
            for quarter in range(QUARTERS):
                if self.may_send(state, meeple.code, quarter):
                    actions.append(SEND_FIRST[meeple.code] + quarter)
        return actions

    def is_legal(self, state: Position, action: int) -> bool:
        if action == NONE:
            return True
        code = sent_code(action)
        return code >= 0 and self.may_send(state, code, action - SEND_FIRST[code])

    def may_send(self, state: Position, code: i64, quarter: i64) -> bool:
        """Return whether a meeple may go to a quarter: only if it can occupy the quarter's kind of feature."""
        meeple = state.rules.figure[code]
        if meeple is None or state.supply[state.active * FIGURE_COUNT + code] == 0:
            return False
        return meeple.is_follower and meeple.stands_on(SERVES[quarter])

    def perform(self, state: Position, action: int) -> bool:
        if action != NONE:
            code = sent_code(action)
            move_in(state, self.slot, state.active, code, action - SEND_FIRST[code])
            state.extra[self.slot][SENT] = 1
        return True

    def notation(self, state: Position, action: int) -> str:
        if action == NONE:
            return "none"
        code = sent_code(action)
        return f"send {FIGURE_IDS[code]} to {QUARTER_IDS[action - SEND_FIRST[code]]}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "send_nobody"}
        code = sent_code(action)
        return {"do": "send", "figure": FIGURE_IDS[code], "quarter": QUARTER_IDS[action - SEND_FIRST[code]]}

    def why_not(self, state: Position, action: int) -> Refusal:
        code = sent_code(action)
        if code < 0:
            return Refusal("send_or_nobody")
        if state.supply[state.active * FIGURE_COUNT + code] == 0:
            return Refusal("none_at_home", {"figure": FIGURE_IDS[code]})
        quarter = QUARTER_IDS[action - SEND_FIRST[code]]
        return Refusal("quarter_not_for", {"figure": FIGURE_IDS[code], "quarter": quarter})


def sent_code(action: i64) -> i64:
    """Return the code of the meeple that an action sends, or -1."""
    code: i64 = 0
    while code < FIGURE_COUNT:
        if SEND_FIRST[code] <= action < SEND_FIRST[code] + QUARTERS:
            return code
        code += 1
    return -1


class MoveCount(Phase):
    """A player who has sent a follower may move the count."""

    def __init__(self, slot: int) -> None:
        super().__init__("count", TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if not module_state[SENT]:
            return False
        module_state[SENT] = 0
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        here = state.extra[self.slot][COUNT_IN]
        return [NONE] + [COUNT + quarter for quarter in range(QUARTERS) if quarter != here]

    def is_legal(self, state: Position, action: int) -> bool:
        quarter = action - COUNT
        return action == NONE or (0 <= quarter < QUARTERS and quarter != state.extra[self.slot][COUNT_IN])

    def perform(self, state: Position, action: int) -> bool:
        if action != NONE:
            state.extra[self.slot][COUNT_IN] = action - COUNT
            if state.journal is not None:
                quarter = QUARTER_IDS[action - COUNT]
                state.journal.note("count", {"player": int(state.active), "quarter": quarter})
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        return {"quarter": QUARTER_IDS[state.extra[self.slot][COUNT_IN]]}

    def notation(self, state: Position, action: int) -> str:
        return "none" if action == NONE else f"count to {QUARTER_IDS[action - COUNT]}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": "count_stays"} if action == NONE else {"do": "count", "quarter": QUARTER_IDS[action - COUNT]}

    def why_not(self, state: Position, action: int) -> Refusal:
        here = state.extra[self.slot][COUNT_IN]
        if action - COUNT == here:
            return Refusal("count_there", {"quarter": QUARTER_IDS[here]})
        return Refusal("count_or_stay")
