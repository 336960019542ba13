"""Complete state of a 7 Wonders game: legality, turns, views, snapshots and sampling in one class."""

from __future__ import annotations

from typing import cast, final

from bastide.core.decision import Decision
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Refusal
from bastide.core.state import Seat
from bastide.games.seven_wonders.rules.actions import readings
from bastide.games.seven_wonders.rules.city.boards import BOARDS
from bastide.games.seven_wonders.rules.city.city import City
from bastide.games.seven_wonders.rules.constants import (
    AFTER_LAST_TURN,
    CHOOSE_SIDE,
    DIGGING,
    NOT_YET,
    OVER,
    STARTING_COINS,
)
from bastide.games.seven_wonders.rules.display.meaning import meaning, notation
from bastide.games.seven_wonders.rules.display.refusals import why_not
from bastide.games.seven_wonders.rules.display.view import view
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.sample import redraw
from bastide.games.seven_wonders.rules.state.seat import CitySeat
from bastide.games.seven_wonders.rules.state.snapshot import lasting, snapshot
from bastide.games.seven_wonders.rules.state.soundness import faults
from bastide.games.seven_wonders.rules.turn.construction import founded
from bastide.games.seven_wonders.rules.turn.scoring import CATEGORIES, score_sheet, totals
from bastide.games.seven_wonders.rules.turn.turn import begin_age, choose, dig_up


@final
class SevenWondersState(Circle):
    """State of a 7 Wonders game."""

    def game_id(self) -> str:
        return "seven_wonders"

    def clone(self) -> SevenWondersState:
        other = SevenWondersState(
            self.players,
            self.rng.clone(),
            [city.clone() for city in self.cities],
            self.discard,
            self.dug,
            self.digging,
        )
        other.age = self.age
        other.turn = self.turn
        other.phase = self.phase
        self._shares_discard = True
        other._shares_discard = True
        return other

    def perform(self, player: int, action: int) -> None:
        if self.phase == DIGGING:
            dig_up(self, player, action)
        else:
            choose(self, player, action)

    # -- descriptions ------------------------------------------------------------------------------------------------

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.refusal(player, -1)
        board = BOARDS[self.cities[player].board].id
        if self.phase == CHOOSE_SIDE:
            return Decision(player, "side", board, actions, about={"board": board})
        about: dict[str, Plain] = {"board": board, "age": int(self.age)}
        if self.phase == DIGGING:
            return Decision(player, "dig", board, actions, about=about)
        if self.turn == AFTER_LAST_TURN:
            return Decision(player, "last_card", board, actions, about=about)
        about["turn"] = int(self.turn)
        return Decision(player, "card", board, actions, about=about)

    def why_not(self, player: int, action: int) -> Refusal | None:
        return why_not(self, player, action)

    def notation(self, player: int, action: int) -> str:
        return notation(self, player, action)

    def parse(self, player: int, text: str) -> int:
        """Parse the full notation or a shorter one: without purchases, or with a card name instead of an id."""
        short = text.lower().partition(" paying ")[0]
        # An impossible payment has no number. Then the refusal of the action without payment explains it.
        meant = readings(text) or [action for action in readings(short) if not self.is_legal(player, action)]
        legal = [action for action in meant if self.is_legal(player, action)]
        if len(legal) == 1 and self._purchases_match(player, legal[0], text):
            return legal[0]
        if not meant or legal:
            return super().parse(player, text)
        raise self.refusal(player, meant[0])

    def _purchases_match(self, player: int, action: int, text: str) -> bool:
        """Tell whether the purchases in a notation are right; a notation without purchases always is."""
        words = text.lower().split()
        if "for" not in words:
            return True
        return " ".join(words).partition(" paying ")[2] == self.notation(player, action).partition(" paying ")[2]

    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        return meaning(self, player, action)

    def snapshot(self) -> dict[str, Plain]:
        return snapshot(self)

    def lasting(self) -> dict[str, Plain]:
        return lasting(self)

    def view(self, viewer: int) -> dict[str, Plain]:
        return cast(dict[str, Plain], view(self, viewer))

    def sample(self, player: int, rng: Rng) -> SevenWondersState:
        sampled = self.clone()
        redraw(sampled, player, rng)
        return sampled

    def seat(self, player: int) -> Seat:
        return CitySeat(self, player)

    # -- the result --------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return totals(self.cities)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return ranked(self.scores(), [int(city.coins) for city in self.cities])

    def seat_metrics(self, player: int) -> dict[str, float]:
        sheet = score_sheet(self.cities, player)
        return {category: float(points) for category, points in zip(CATEGORIES, sheet, strict=True)}

    def turn_number(self) -> int:
        """Return the turn of the game, 1 to 18. The extra move with the last card belongs to the sixth turn."""
        if self.phase == CHOOSE_SIDE:
            return 0
        return 6 * (int(self.age) - 1) + min(int(self.turn), 6)

    def turn_players(self) -> list[int]:
        return list(range(self.players))

    def turn_metrics(self, player: int) -> dict[str, float]:
        return self.seat_metrics(player)

    def purse(self, player: int) -> int:
        return int(self.cities[player].coins)

    def status(self) -> list[str]:
        return faults(self)


def new_table(boards: list[int], sides: list[int], rng: Rng) -> SevenWondersState:
    """Return the initial position. A side of -1 is chosen by its player."""
    cities: list[City] = []
    for board, side in zip(boards, sides, strict=True):
        city = founded(board, side)
        city.coins = STARTING_COINS
        cities.append(city)
    state = SevenWondersState(len(boards), rng, cities, [], [], [])
    if NOT_YET not in sides:
        begin_age(state, 1)
    return state
