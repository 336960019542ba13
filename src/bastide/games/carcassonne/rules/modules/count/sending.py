"""Into Carcassonne: a follower is sent to a quarter, and the count may move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import COUNT, NONE, QUARTERS, SEND
from bastide.games.carcassonne.rules.figures import FIGURE_IDS, FIGURE_KINDS
from bastide.games.carcassonne.rules.modules.count.own import COUNT_IN, GAINED, GAVE, QUARTER_IDS, SENT, SERVES, move_in
from bastide.games.carcassonne.rules.phase import TO_CARCASSONNE, Phase

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


class ToCarcassonne(Phase):
    """Whoever lays a tile that brings points to others and none to oneself may send a follower to a quarter.

    One for each tile, so two in a turn with a builder (O-27).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("carcassonne", TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        own = state.extra[self.slot]
        if not own[GAVE] or own[GAINED] or len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        actions: list[int] = [NONE]
        for figure in state.rules.figures:
            for quarter in range(QUARTERS):
                if self.may_send(state, figure.code, quarter):
                    actions.append(SEND + figure.code * QUARTERS + quarter)
        return actions

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        if action == NONE:
            return True
        if not SEND <= action < SEND + FIGURE_KINDS * QUARTERS:
            return False
        return self.may_send(state, (action - SEND) // QUARTERS, (action - SEND) % QUARTERS)

    def may_send(self, state: CarcassonneState, code: int, quarter: int) -> bool:
        """Only to a quarter for what the figure can stand on: the mayor to the castle, the wagon not to the market."""
        figure = state.rules.figure[code] if code < len(FIGURE_IDS) else None
        if figure is None or state.supply[state.active * FIGURE_KINDS + code] == 0:
            return False
        return figure.is_follower and figure.stands_on(SERVES[quarter])

    def perform(self, state: CarcassonneState, action: int) -> bool:
        if action != NONE:
            code = (action - SEND) // QUARTERS
            quarter = (action - SEND) % QUARTERS
            move_in(state, self.slot, state.active, code, quarter)
            state.extra[self.slot][SENT] = 1
        return True

    def notation(self, state: CarcassonneState, action: int) -> str:
        if action == NONE:
            return "none"
        return f"send {FIGURE_IDS[(action - SEND) // QUARTERS]} to {QUARTER_IDS[(action - SEND) % QUARTERS]}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "send_nobody"}
        quarter = QUARTER_IDS[(action - SEND) % QUARTERS]
        return {"do": "send", "figure": FIGURE_IDS[(action - SEND) // QUARTERS], "quarter": quarter}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if not SEND <= action < SEND + len(FIGURE_IDS) * QUARTERS:
            return "a follower can be sent to Carcassonne now, or none"
        code = (action - SEND) // QUARTERS
        if state.supply[state.active * FIGURE_KINDS + code] == 0:
            return f"you have no {FIGURE_IDS[code]} in your supply"
        return f"a {FIGURE_IDS[code]} does not go to the {QUARTER_IDS[(action - SEND) % QUARTERS]} quarter"


class MoveCount(Phase):
    """Whoever has sent a follower may then move the count."""

    def __init__(self, slot: int) -> None:
        super().__init__("count", TO_CARCASSONNE)
        self.slot = slot

    def begin(self, state: CarcassonneState) -> bool:
        own = state.extra[self.slot]
        if not own[SENT]:
            return False
        own[SENT] = 0
        state.asked = state.active
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        here = state.extra[self.slot][COUNT_IN]
        return [NONE] + [COUNT + quarter for quarter in range(QUARTERS) if quarter != here]

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        quarter = action - COUNT
        return action == NONE or (0 <= quarter < QUARTERS and quarter != state.extra[self.slot][COUNT_IN])

    def perform(self, state: CarcassonneState, action: int) -> bool:
        if action != NONE:
            state.extra[self.slot][COUNT_IN] = action - COUNT
            if state.journal is not None:
                quarter = QUARTER_IDS[action - COUNT]
                state.journal.note("count", {"player": int(state.active), "quarter": quarter})
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        return {"quarter": QUARTER_IDS[state.extra[self.slot][COUNT_IN]]}

    def notation(self, state: CarcassonneState, action: int) -> str:
        return "none" if action == NONE else f"count to {QUARTER_IDS[action - COUNT]}"

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        return {"do": "count_stays"} if action == NONE else {"do": "count", "quarter": QUARTER_IDS[action - COUNT]}

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if action - COUNT == state.extra[self.slot][COUNT_IN]:
            return "the count is in that quarter already"
        return "the count can be moved now, or not"
