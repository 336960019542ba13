"""Evaluations of decisions at tables, shared by hints and the coach: each position is evaluated once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import NamedTuple

from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.hosting.analysis.evaluation_pieces import evaluate_in_pieces
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.table_service import TableService
from bastide.tables.analysis.game_plan import GamePlan, plan_phase
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, EvaluationRequest
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table

#: Number of remembered evaluations.
MAX_REMEMBERED_EVALUATIONS = 500


class RememberedEvaluation(NamedTuple):
    """An evaluation and the sampled position that it is based on."""

    sampled_position: dict[str, JsonData]
    task: asyncio.Future[EvaluatedDecision]


class DecisionEvaluations:
    """Evaluations of one process, by table, seat and position. ``seconds`` is their limit of processor time."""

    def __init__(self, service: TableService, seconds: float) -> None:
        self.service = service
        self.seconds = seconds
        self._remembered: OrderedDict[tuple[str, int, int], RememberedEvaluation] = OrderedDict()
        #: Plans by table, seat and phase.
        self._plans: OrderedDict[tuple[str, int, int], GamePlan] = OrderedDict()
        #: Number of evaluations that were started.
        self._started = 0

    def is_remembered(self, table: Table, seat: int) -> bool:
        """Return whether the current decision of a player is evaluated already."""
        return (table.id, seat, table.position) in self._remembered

    def is_action_remembered(self, table: Table, seat: int, position: int, action: int) -> bool:
        """Return whether this action of an earlier decision is evaluated already."""
        found = self._remembered.get((table.id, seat, position))
        if found is None or not found.task.done() or found.task.cancelled() or found.task.exception() is not None:
            return False
        return found.task.result().find_action(action) is not None

    def find_plan(self, table: Table, seat: int, phase: int) -> GamePlan | None:
        """Return the plan of a player for a phase; None if no evaluation has found it yet."""
        return self._plans.get((table.id, seat, phase))

    async def evaluate(self, table: Table, seat: int, asker: WorkOwner) -> EvaluatedDecision:
        """Evaluate the current decision of a player. The first one of a phase also makes a plan."""
        key = (table.id, seat, table.position)
        if key not in self._remembered:
            assert table.state is not None
            phase = plan_phase(table.state, seat)
            # The real position never leaves this process. All positions with the same view give the same sample.
            sampled = table.state.sample_position(seat, Rng(0)).snapshot()
            task = asyncio.ensure_future(self._run_with_plan(table, sampled, seat, asker, phase))
            self._remembered[key] = RememberedEvaluation(sampled, task)
            if len(self._remembered) > MAX_REMEMBERED_EVALUATIONS:
                self._remembered.popitem(last=False)[1].task.cancel()
        try:
            # The asker may disconnect while others wait for the same answer.
            return await asyncio.shield(self._remembered[key].task)
        except BaseException:
            found = self._remembered.get(key)
            if found is not None and found.task.done():
                del self._remembered[key]
            raise

    async def evaluate_played(
        self, table: Table, seat: int, position: int, action: int, asker: WorkOwner
    ) -> tuple[State, EvaluatedDecision]:
        """Return the evaluation of an earlier decision, with the action that was taken, and its sampled position.

        RequestRefused if that decision was not evaluated before the move.
        """
        found = self._remembered.get((table.id, seat, position))
        if found is None:
            raise RequestRefused("no-advice", "no hint found for this decision; try again")
        state = get_game(table.game.id).restore(found.sampled_position)
        if not state.is_legal(seat, action):
            raise state.illegal_action_error(seat, action)
        evaluated = await asyncio.shield(found.task)
        if evaluated.find_action(action) is None:
            # The action was not among the best. It is added to the evaluation that was shown before the move. Only an
            # evaluation that ran out of time can find another best action; then it proves nothing.
            again = await self._run(table, found.sampled_position, seat, asker, action)
            line = again.find_action(action)
            if line is not None and again.best.action == evaluated.best.action:
                evaluated = EvaluatedDecision([*evaluated.actions, line])
                finished = asyncio.get_running_loop().create_future()
                finished.set_result(evaluated)
                self._remembered[table.id, seat, position] = RememberedEvaluation(found.sampled_position, finished)
        return state, evaluated

    async def _run_with_plan(
        self, table: Table, sampled: dict[str, JsonData], seat: int, asker: WorkOwner, phase: int
    ) -> EvaluatedDecision:
        key = (table.id, seat, phase)
        found = await self._run(table, sampled, seat, asker, wants_plan=key not in self._plans)
        if found.plan is not None:
            self._plans.setdefault(key, found.plan)
            if len(self._plans) > MAX_REMEMBERED_EVALUATIONS:
                self._plans.popitem(last=False)
        return found

    async def _run(
        self,
        table: Table,
        sampled: dict[str, JsonData],
        seat: int,
        asker: WorkOwner,
        played: int = -1,
        wants_plan: bool = False,
    ) -> EvaluatedDecision:
        request = EvaluationRequest(table.game.id, sampled, seat, played, seconds=self.seconds, wants_plan=wants_plan)
        executor = self.service.bot_executor
        run_piece = partial(executor.run_piece, executor.choose_analysis_lane(), asker, f"a hint at {table.game.id}")
        self._started += 1
        found = await evaluate_in_pieces(run_piece, f"{table.id} {self._started}", request)
        if found is None:
            raise RequestRefused("no-advice", "no hint found for this decision; try again")
        return found
