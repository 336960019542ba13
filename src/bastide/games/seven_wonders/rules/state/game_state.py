"""Complete state of a 7 Wonders game: legality, turns, views, snapshots and sampling in one class."""

from __future__ import annotations

from typing import cast, final

from bastide.core.action_reason import Refusal
from bastide.core.decision import Decision
from bastide.core.json_data import JsonData
from bastide.core.outcome import Outcome, rank_by_score
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat
from bastide.games.seven_wonders.rules.action_space import parse_notation_candidates
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS
from bastide.games.seven_wonders.rules.display.action_description import describe_action, full_notation
from bastide.games.seven_wonders.rules.display.refusals import find_refusal
from bastide.games.seven_wonders.rules.display.view import build_view
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AFTER_LAST_TURN,
    CHOOSE_SIDE,
    DIGGING,
    GAME_OVER,
    NOT_CHOSEN,
    STARTING_COINS,
)
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.invariants import find_broken_invariants
from bastide.games.seven_wonders.rules.state.position_sampler import resample_hidden_cards
from bastide.games.seven_wonders.rules.state.seat_queries import SevenWondersSeat
from bastide.games.seven_wonders.rules.state.snapshot import digest_data, make_snapshot
from bastide.games.seven_wonders.rules.turn.construction import found_city
from bastide.games.seven_wonders.rules.turn.scoring import SCORE_CATEGORIES, score_sheet, total_scores
from bastide.games.seven_wonders.rules.turn.turn_phases import begin_age, dig_up_card, submit_choice


@final
class SevenWondersState(SevenWondersBaseState):
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
            self.added,
        )
        other.age = self.age
        other.turn = self.turn
        other.phase = self.phase
        self._shares_discard = True
        other._shares_discard = True
        return other

    def apply_unchecked(self, player: int, action: int) -> None:
        if self.phase == DIGGING:
            dig_up_card(self, player, action)
        else:
            submit_choice(self, player, action)

    # -- descriptions ------------------------------------------------------------------------------------------------

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.illegal_action_error(player, -1)
        board = BOARDS[self.cities[player].board].id
        if self.phase == CHOOSE_SIDE:
            return Decision(player, "side", board, actions, about={"board": board})
        about: dict[str, JsonData] = {"board": board, "age": int(self.age)}
        if self.phase == DIGGING:
            return Decision(player, "dig", board, actions, about=about)
        if self.turn == AFTER_LAST_TURN:
            return Decision(player, "last_card", board, actions, about=about)
        about["turn"] = int(self.turn)
        return Decision(player, "card", board, actions, about=about)

    def find_refusal(self, player: int, action: int) -> Refusal | None:
        return find_refusal(self, player, action)

    def notation(self, player: int, action: int) -> str:
        return full_notation(self, player, action)

    def parse_action(self, player: int, text: str) -> int:
        """Parse the full notation or a shorter one: without purchases, or with a card name instead of an id."""
        short = text.lower().partition(" paying ")[0]
        # An impossible payment has no number. Then the refusal of the action without payment explains it.
        meant = parse_notation_candidates(text) or [
            action for action in parse_notation_candidates(short) if not self.is_legal(player, action)
        ]
        legal = [action for action in meant if self.is_legal(player, action)]
        if len(legal) == 1 and self._purchases_match(player, legal[0], text):
            return legal[0]
        if not meant or legal:
            return super().parse_action(player, text)
        raise self.illegal_action_error(player, meant[0])

    def _purchases_match(self, player: int, action: int, text: str) -> bool:
        """Tell whether the purchases in a notation are right; a notation without purchases always is."""
        words = text.lower().split()
        if "for" not in words:
            return True
        return " ".join(words).partition(" paying ")[2] == self.notation(player, action).partition(" paying ")[2]

    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        return describe_action(self, player, action)

    def snapshot(self) -> dict[str, JsonData]:
        return make_snapshot(self)

    def digest_data(self) -> dict[str, JsonData]:
        return digest_data(self)

    def view(self, viewer: int) -> dict[str, JsonData]:
        return cast(dict[str, JsonData], build_view(self, viewer))

    def sample_position(self, player: int, rng: Rng) -> SevenWondersState:
        sampled = self.clone()
        resample_hidden_cards(sampled, player, rng)
        return sampled

    def seat(self, player: int) -> Seat:
        return SevenWondersSeat(self, player)

    # -- the result --------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return total_scores(self.cities)

    def outcome(self) -> Outcome | None:
        if self.phase != GAME_OVER:
            return None
        return rank_by_score(self.scores(), [int(city.coins) for city in self.cities])

    def seat_metrics(self, player: int) -> dict[str, float]:
        sheet = score_sheet(self.cities, player)
        return {category: float(points) for category, points in zip(SCORE_CATEGORIES, sheet, strict=True)}

    def turn_number(self) -> int:
        """Return the turn of the game, 1 to 18. The extra move with the last card belongs to the sixth turn."""
        if self.phase == CHOOSE_SIDE:
            return 0
        return 6 * (int(self.age) - 1) + min(int(self.turn), 6)

    def turn_facts(self, player: int) -> dict[str, JsonData]:
        """Return the Age and the turn in it; 0 while sides are chosen. The extra move belongs to the sixth turn."""
        if self.phase == CHOOSE_SIDE:
            return {"age": 0, "turn": 0}
        return {"age": int(self.age), "turn": min(int(self.turn), 6)}

    def turn_players(self) -> list[int]:
        return list(range(self.players))

    def turn_metrics(self, player: int) -> dict[str, float]:
        return self.seat_metrics(player)

    def spendable_coins(self, player: int) -> int:
        return int(self.cities[player].coins)

    def broken_invariants(self) -> list[str]:
        return find_broken_invariants(self)


def new_game_state(boards: list[int], sides: list[int], added: list[int], rng: Rng) -> SevenWondersState:
    """Return the initial position. A side of -1 is chosen by its player; ``added`` are cards of extensions."""
    cities: list[City] = []
    for board, side in zip(boards, sides, strict=True):
        city = found_city(board, side)
        city.coins = STARTING_COINS
        cities.append(city)
    state = SevenWondersState(len(boards), rng, cities, [], [], [], added)
    if NOT_CHOSEN not in sides:
        begin_age(state, 1)
    return state
