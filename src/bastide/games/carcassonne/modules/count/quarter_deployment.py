"""Deployment to Carcassonne: send a follower to a quarter, then move the count."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.count.module_state_layout import (
    ACTION_MOVE_COUNT,
    COUNT_QUARTER,
    FEATURE_KIND_OF_QUARTER,
    FOLLOWER_SENT,
    GAINED_POINTS,
    GAVE_POINTS,
    QUARTER_IDS,
    move_to_quarter,
)
from bastide.games.carcassonne.rules.action_space import (
    ACTION_NONE,
    FIRST_SEND_ACTION,
    MEEPLE_CODE_COUNT,
    MEEPLE_IDS,
    QUARTER_COUNT,
)
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_TO_CARCASSONNE


class SendToCarcassonnePhase(Phase):
    """A player whose tile gave points to others only may send a follower to a quarter.

    One per tile, so two in a turn with a builder (O-27).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("carcassonne", STEP_TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if not module_state[GAVE_POINTS] or module_state[GAINED_POINTS] or len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        actions: list[int] = [ACTION_NONE]
        for meeple in state.rules.meeple_kinds:
            for quarter in range(QUARTER_COUNT):
                if self.may_send(state, meeple.code, quarter):
                    actions.append(FIRST_SEND_ACTION[meeple.code] + quarter)
        return actions

    def is_legal(self, state: Position, action: int) -> bool:
        if action == ACTION_NONE:
            return True
        code = sent_meeple_code(action)
        return code >= 0 and self.may_send(state, code, action - FIRST_SEND_ACTION[code])

    def may_send(self, state: Position, code: i64, quarter: i64) -> bool:
        """Return whether a meeple may go to a quarter: only if it can occupy the quarter's kind of feature."""
        meeple = state.rules.meeple_kind_by_code[code]
        if meeple is None or state.supply[state.active * MEEPLE_CODE_COUNT + code] == 0:
            return False
        return meeple.is_follower and meeple.can_occupy_kind(FEATURE_KIND_OF_QUARTER[quarter])

    def apply_action(self, state: Position, action: int) -> bool:
        if action != ACTION_NONE:
            code = sent_meeple_code(action)
            move_to_quarter(state, self.slot, state.active, code, action - FIRST_SEND_ACTION[code])
            state.extra[self.slot][FOLLOWER_SENT] = 1
        return True

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_NONE:
            return "none"
        code = sent_meeple_code(action)
        return f"send {MEEPLE_IDS[code]} to {QUARTER_IDS[action - FIRST_SEND_ACTION[code]]}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_NONE:
            return {"do": "send_nobody"}
        code = sent_meeple_code(action)
        return {"do": "send", "figure": MEEPLE_IDS[code], "quarter": QUARTER_IDS[action - FIRST_SEND_ACTION[code]]}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        code = sent_meeple_code(action)
        if code < 0:
            return Refusal("send_or_nobody")
        if state.supply[state.active * MEEPLE_CODE_COUNT + code] == 0:
            return Refusal("none_at_home", {"figure": MEEPLE_IDS[code]})
        quarter = QUARTER_IDS[action - FIRST_SEND_ACTION[code]]
        return Refusal("quarter_not_for", {"figure": MEEPLE_IDS[code], "quarter": quarter})


def sent_meeple_code(action: i64) -> i64:
    """Return the code of the meeple that an action sends, or -1."""
    code: i64 = 0
    while code < MEEPLE_CODE_COUNT:
        if FIRST_SEND_ACTION[code] <= action < FIRST_SEND_ACTION[code] + QUARTER_COUNT:
            return code
        code += 1
    return -1


class MoveCountPhase(Phase):
    """A player who has sent a follower may move the count."""

    def __init__(self, slot: int) -> None:
        super().__init__("count", STEP_TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if not module_state[FOLLOWER_SENT]:
            return False
        module_state[FOLLOWER_SENT] = 0
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        here = state.extra[self.slot][COUNT_QUARTER]
        return [ACTION_NONE] + [ACTION_MOVE_COUNT + quarter for quarter in range(QUARTER_COUNT) if quarter != here]

    def is_legal(self, state: Position, action: int) -> bool:
        quarter = action - ACTION_MOVE_COUNT
        return action == ACTION_NONE or (
            0 <= quarter < QUARTER_COUNT and quarter != state.extra[self.slot][COUNT_QUARTER]
        )

    def apply_action(self, state: Position, action: int) -> bool:
        if action != ACTION_NONE:
            state.extra[self.slot][COUNT_QUARTER] = action - ACTION_MOVE_COUNT
            if state.journal is not None:
                quarter = QUARTER_IDS[action - ACTION_MOVE_COUNT]
                state.journal.add_event("count", {"player": int(state.active), "quarter": quarter})
        return True

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        return {"quarter": QUARTER_IDS[state.extra[self.slot][COUNT_QUARTER]]}

    def notation(self, state: Position, action: int) -> str:
        return "none" if action == ACTION_NONE else f"count to {QUARTER_IDS[action - ACTION_MOVE_COUNT]}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return (
            {"do": "count_stays"}
            if action == ACTION_NONE
            else {"do": "count", "quarter": QUARTER_IDS[action - ACTION_MOVE_COUNT]}
        )

    def find_refusal(self, state: Position, action: int) -> Refusal:
        here = state.extra[self.slot][COUNT_QUARTER]
        if action - ACTION_MOVE_COUNT == here:
            return Refusal("count_there", {"quarter": QUARTER_IDS[here]})
        return Refusal("count_or_stay")
