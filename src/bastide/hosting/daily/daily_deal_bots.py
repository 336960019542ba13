"""Results of the bots in daily deals: each level plays the deal once in the person's seat, at low priority.

Several processes may do so; the same positions have the same answers, so all get the same results.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct

from bastide.core.game_registry import get_game
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.hosting.storage.puzzle_and_deal_store import DailyDealRepository, RepositoryAccess
from bastide.tables.daily_deals import (
    build_bot_question,
    build_deal_setup,
    build_deal_state,
    compute_lead,
    list_comparison_levels,
)

#: Owner of this work, for fair scheduling: nobody waits, and all days count as one person.
DEAL_WORK_OWNER = WorkOwner("deals", "deals", False, is_background=True)


class BotDealResult(Struct, frozen=True):
    """Result of a level, and all moves of its game: player and notation."""

    bot: str
    score: int
    lead: int
    place: int
    moves: list[tuple[int, str]]


def decode_results(text: str | None) -> list[BotDealResult]:
    return [] if text is None else msgspec.json.decode(text, type=list[BotDealResult])


class DailyDealBots:
    """Lets each level play each deal once."""

    def __init__(
        self,
        service: TableService,
        repository: RepositoryAccess[DailyDealRepository],
        opponents: tuple[str, ...],
        levels: tuple[str, ...],
    ) -> None:
        self.service = service
        self.store = repository
        self.opponents = opponents
        self.levels = levels
        self._playing: set[tuple[str, int]] = set()

    def start_playing(self, game: str, day: int, key: str) -> None:
        """Start to play a deal with all levels in the background, unless it is played already."""
        if (game, day) not in self._playing:
            self._playing.add((game, day))
            self.service.tasks.spawn(self._play(game, day, key))

    async def _play(self, game: str, day: int, key: str) -> None:
        try:
            with suppress(StorageUnavailable):  # retried with the next request
                known = await self.store.read(lambda repository: repository.find_deal(game, day))
                if known is None or known[1] is None:
                    results = [
                        await self.play_level(game, key, level)
                        for level in list_comparison_levels(get_game(game), self.levels)
                    ]
                    text = msgspec.json.encode(results).decode()
                    await self.store.write(lambda repository: repository.save_bot_results(game, day, text))
        finally:
            self._playing.discard((game, day))

    async def play_level(self, game_id: str, key: str, level: str) -> BotDealResult:
        """Let a level play the deal, and return its result."""
        game = get_game(game_id)
        deal_setup = build_deal_setup(game, key, self.opponents)
        bots = [bot or level for bot in deal_setup.bots]
        state = build_deal_state(game, key)
        moves: list[tuple[int, str]] = []
        while not state.is_over():
            chosen: list[tuple[int, int]] = []
            for seat in state.players_to_act():
                question = build_bot_question(game, key, state, seat, bots[seat])
                name = f"deal:{key}:{level}:{seat}"
                choice = await self.service.bot_executor.choose_action(
                    game.id,
                    question.sampled_position,
                    seat,
                    question.bot,
                    question.seed,
                    name,
                    DEAL_WORK_OWNER,
                    fresh=True,
                )
                chosen.append((seat, choice.action))
            for seat, action in chosen:
                moves.append((seat, state.notation(seat, action)))
                state.apply(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        seat = deal_setup.seat
        return BotDealResult(
            level, outcome.scores[seat], compute_lead(outcome.scores, seat), outcome.places[seat], moves
        )
