"""Results of the bots in daily deals: each level plays the deal once in the person's seat, at low priority.

Several processes may do so; the same positions have the same answers, so all get the same results.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct

from bastide.core.registry import get_game
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Unavailable
from bastide.hosting.storage.side_store import DealBook, Shelf
from bastide.tables.daily_deals import compared_with, first_state, lead, setup, thought

#: Owner of this work, for fair scheduling: nobody waits, and all days count as one person.
NOBODY_WAITS = Whose("deals", "deals", False)


class BotResult(Struct, frozen=True):
    """Result of a level, and all moves of its game: player and notation."""

    bot: str
    score: int
    lead: int
    place: int
    moves: list[tuple[int, str]]


def read_results(text: str | None) -> list[BotResult]:
    return [] if text is None else msgspec.json.decode(text, type=list[BotResult])


class DealBots:
    """Lets each level play each deal once."""

    def __init__(
        self, service: TableService, repository: Shelf[DealBook], opponents: tuple[str, ...], levels: tuple[str, ...]
    ) -> None:
        self.house = service
        self.book = repository
        self.opponents = opponents
        self.levels = levels
        self._playing: set[tuple[str, int]] = set()

    def play(self, game: str, day: int, key: str) -> None:
        """Start to play a deal with all levels in the background, unless it is played already."""
        if (game, day) not in self._playing:
            self._playing.add((game, day))
            self.house.lifecycle.spawn(self._play(game, day, key))

    async def _play(self, game: str, day: int, key: str) -> None:
        try:
            with suppress(Unavailable):  # retried with the next request
                known = await self.book.read(lambda repository: repository.known(game, day))
                if known is None or known[1] is None:
                    results = [
                        await self.result(game, key, level) for level in compared_with(get_game(game), self.levels)
                    ]
                    text = msgspec.json.encode(results).decode()
                    await self.book.write(lambda repository: repository.keep_bots(game, day, text))
        finally:
            self._playing.discard((game, day))

    async def result(self, game_id: str, key: str, level: str) -> BotResult:
        """Let a level play the deal, and return its result."""
        game = get_game(game_id)
        deal_setup = setup(game, key, self.opponents)
        bots = [bot or level for bot in deal_setup.bots]
        state = first_state(game, key)
        moves: list[tuple[int, str]] = []
        while not state.is_over():
            chosen: list[tuple[int, int]] = []
            for seat in state.actors():
                question = thought(game, key, state, seat, bots[seat])
                name = f"deal:{key}:{level}:{seat}"
                choice = await self.house.workers.choose(
                    game.id, question.drawn, seat, question.bot, question.seed, name, NOBODY_WAITS, fresh=True
                )
                chosen.append((seat, choice.action))
            for seat, action in chosen:
                moves.append((seat, state.notation(seat, action)))
                state.apply(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        seat = deal_setup.seat
        return BotResult(level, outcome.scores[seat], lead(outcome.scores, seat), outcome.places[seat], moves)
