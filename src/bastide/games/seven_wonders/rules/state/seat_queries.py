"""Seat of a player: quick queries about public information, and the player's own hand, for bots."""

from __future__ import annotations

from typing import Final, final

from bastide.core.errors import BastideError, closest_match, did_you_mean
from bastide.core.state import Seat
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    ACTION_TYPE_IDS,
    parse_notation_candidates,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.packed_hand import unpack_hand
from bastide.games.seven_wonders.rules.state.public_city import PublicCard, PublicCity
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT
from bastide.games.seven_wonders.rules.turn.scoring import SCORE_CATEGORIES, score_sheet

#: As a player: this seat's own.
OWN: Final = -1


@final
class SevenWondersSeat(Seat):
    """Queries for one player. Everything is public except ``hand``."""

    def __init__(self, state: SevenWondersBaseState, player: int) -> None:
        super().__init__(state, player)
        self._game_state = state

    def check_wish(self, words: list[str]) -> None:
        wish = " ".join(words)
        if not parse_notation_candidates(wish.partition(" paying ")[0]):
            self._game_state.parse_action(self.player, wish)

    def card(self, id: str) -> PublicCard:
        """Return what is printed on a card. Raises BastideError, with a suggestion, if there is none with this id."""
        found = [card for card in CARDS if card.id == id]
        if not found:
            ids = [card.id for card in CARDS]
            raise BastideError(
                "unknown-card",
                f"unknown card {id!r}; {did_you_mean(id, ids)}",
                card=id,
                close=closest_match(id, ids),
                known=", ".join(ids),
            )
        return PublicCard(found[0])

    def age(self) -> int:
        """Return the Age, 1 to 3."""
        return int(self._game_state.age)

    def turn(self) -> int:
        """Return the turn, 1 to 6; 7 when the last card may be played."""
        return int(self._game_state.turn)

    def hand(self) -> list[str]:
        """Return the card ids of the hand."""
        return [CARDS[number].id for number in unpack_hand(self._game_state.cities[self.player].hand)]

    def city(self, player: int = OWN) -> PublicCity:
        """Return the city of a player (by default this one), as everybody sees it."""
        return PublicCity(self._game_state, self.player if player == OWN else player)

    def left_neighbour(self) -> int:
        """Return the left neighbour."""
        return int(self._game_state.left_of(self.player))

    def right_neighbour(self) -> int:
        """Return the right neighbour."""
        return int(self._game_state.right_of(self.player))

    def board(self, player: int) -> str:
        """Return the board id of a player."""
        return BOARD_IDS[self._game_state.cities[player].board]

    def side(self, player: int) -> str:
        """Return ``day`` or ``night``; empty before it is chosen."""
        side = self._game_state.cities[player].side
        return SIDES[side] if side >= 0 else ""

    def stages(self, player: int) -> int:
        """Return the number of built stages."""
        return int(self._game_state.cities[player].stages)

    def coins(self, player: int) -> int:
        """Return the coins of a player."""
        return int(self._game_state.cities[player].coins)

    def shields(self, player: int) -> int:
        """Return the shields of a player."""
        return int(self._game_state.cities[player].shields)

    def built(self, player: int) -> list[str]:
        """Return the ids of the built cards, in order."""
        return [CARDS[number].id for number in self._game_state.cities[player].built]

    def points(self, player: int) -> dict[str, int]:
        """Return the current points by category."""
        sheet = score_sheet(self._game_state.cities, player)
        return dict(zip(SCORE_CATEGORIES, sheet, strict=True))

    def action_type(self, action: int) -> str:
        """Return ``build``, ``stage``, ``sell``, ``dig``, ``dig_nothing`` or ``side``."""
        return ACTION_TYPE_IDS[ACTION_TYPE[action]]

    def action_card(self, action: int) -> str:
        """Return the card of an action; empty if it has none."""
        return (
            CARDS[ACTION_SUBJECT[action]].id
            if ACTION_TYPE_IDS[ACTION_TYPE[action]] in ("build", "stage", "sell", "dig")
            else ""
        )

    def action_payment(self, action: int) -> tuple[int, int]:
        """Return the coins that an action pays to the left and to the right neighbour."""
        return COINS_TO_LEFT[ACTION_PAYMENT[action]], COINS_TO_RIGHT[ACTION_PAYMENT[action]]
