"""Error rates of the owner in the browser storage: what their decisions cost in each reviewed game."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from bastide.device.browser_puzzle_and_deal_store import NoteRepositoryAccess
from bastide.hosting.api.account_messages import GameErrorRate, GameErrorRates
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.storage.error_rate_store import MAX_SHOWN_GAMES, ErrorRate, ReviewedSeat
from bastide.hosting.storage.log_store import refuse_if_unavailable


class DeviceErrorRateRepository(Struct):
    """``ErrorRateRepository`` of a device."""

    #: By table.
    games: dict[str, GameErrorRate] = {}

    def save(self, seat: ReviewedSeat, game: str, rate: ErrorRate) -> None:
        self.games[seat.table] = GameErrorRate(seat.table, game, seat.at, rate.decisions, rate.cost, rate.point_cost)

    def list_last_games(self) -> list[GameErrorRate]:
        """List the last games of each kind, oldest first."""
        by_game: defaultdict[str, list[GameErrorRate]] = defaultdict(list)
        for rate in sorted(self.games.values(), key=lambda rate: (rate.game, rate.at, rate.table)):
            by_game[rate.game].append(rate)
        return [rate for rates in by_game.values() for rate in rates[-MAX_SHOWN_GAMES:]]

    def merged_with(self, other: DeviceErrorRateRepository) -> DeviceErrorRateRepository:
        return DeviceErrorRateRepository({**other.games, **self.games})


class DeviceErrorRateRoutes(Routes):
    """Route of the owner's error rates."""

    def __init__(self, rates: NoteRepositoryAccess[DeviceErrorRateRepository]) -> None:
        self.rates = rates

    @route("GET", "/api/me/error-rates", "List the error rates in reviewed games")
    async def get_error_rates(self, call: ApiRequest) -> GameErrorRates:
        with refuse_if_unavailable():
            return GameErrorRates(await self.rates.read(DeviceErrorRateRepository.list_last_games))
