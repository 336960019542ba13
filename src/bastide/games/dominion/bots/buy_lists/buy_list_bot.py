"""Bot that follows a buy plan."""

from __future__ import annotations

from typing import Final, final

from bastide.core.bot import Bot
from bastide.core.state import Seat
from bastide.games.dominion.bots.buy_lists.answer_rules import (
    choose_by_answer_rules,
    has_rule_for,
    replace_if_forbidden,
)
from bastide.games.dominion.bots.buy_lists.buy_plan import (
    BuyPlan,
    TablePlan,
    choose_purchase_by_rules,
    choose_wanted_gain,
)
from bastide.games.dominion.bots.card_choices import question_answers
from bastide.games.dominion.bots.card_choices.card_values import TREASURES_AFTER_BASIC, TREASURES_BEFORE_BASIC
from bastide.games.dominion.bots.card_choices.gain_choice import choose_forge_cards
from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import FORGE, GRAND_MARKET
from bastide.games.dominion.bots.card_choices.name_choice import answer_name, answer_name_as_in_0_1
from bastide.games.dominion.bots.card_choices.play_choice import choose_action_card
from bastide.games.dominion.rules.action_space import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    PLAY,
    PLAY_TREASURES,
    TRASH,
    action_of,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, GOLD, PLATINUM, SILVER
from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE
from bastide.games.dominion.rules.effects.question_kinds import (
    ASK_ACTION,
    ASK_BUY,
    ASK_DISCARD,
    ASK_DISCARD_DECK,
    ASK_GAIN,
    ASK_GAIN_TRASHED,
    ASK_LIBRARY,
    ASK_NAME,
    ASK_PLAY,
    ASK_PUT_BACK,
    ASK_REACT_ATTACK,
    ASK_REACT_GAIN,
    ASK_REVEAL,
    ASK_SENTRY,
    ASK_SPY,
    ASK_TAKE,
    ASK_TOPDECK,
    ASK_TRASH,
    ASK_TRASH_OR_DISCARD,
    ASK_TRASH_REVEALED,
    ASK_WATCHTOWER,
)
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

BASIC_TREASURES: Final = [PLATINUM, GOLD, SILVER, COPPER]


@final
class BuyListBot(Bot):
    """Bot that buys by its plan and answers all other questions by heuristics.

    ``as_in_0_1``: play as in version 0.1, for frozen levels.
    """

    def __init__(self, plan: BuyPlan, as_in_0_1: bool = False) -> None:
        self.plan = plan
        self.as_in_0_1 = as_in_0_1
        #: The part of the plan for the current set-up, after the first decision.
        self.table_plan: TablePlan | None = None
        #: The cards still to trash with the current Forge; None if there is none.
        self.forge_cards: list[int] | None = None

    def choose(self, seat: Seat) -> int:
        assert isinstance(seat, DominionSeat)
        asked = seat.question_kind()
        if asked == ASK_BUY:
            return self.choose_purchase(seat)
        if self.plan.answers:
            action = choose_by_answer_rules(self.plan.answers, seat)
            if action >= 0:
                self.forge_cards = None
                return action
        if asked == ASK_TRASH and seat.asking_card() == FORGE:
            return self.choose_forge_card(seat)
        self.forge_cards = None
        if asked == ASK_ACTION:
            card = choose_action_card(self.plan, seat)
            return action_of(PLAY, card) if card >= 0 else END_ACTIONS
        if asked == ASK_NAME:
            action = answer_name_as_in_0_1(seat) if self.as_in_0_1 else answer_name(seat)
        else:
            action = answer_question(asked, self.plan, seat)
        return replace_if_forbidden(self.plan.vetoes, seat, action) if self.plan.vetoes else action

    def choose_purchase(self, seat: DominionSeat) -> int:
        """Return the action of the Buy phase: play a Treasure, buy a card, or end the turn."""
        if seat.phase() == 1:
            treasure = self.choose_treasure(seat)
            if treasure >= 0:
                return treasure
        card = choose_purchase_by_rules(self.plan_for_table(seat).rules, self.plan, seat)
        return action_of(BUY, card) if card >= 0 else END_TURN

    def choose_treasure(self, seat: DominionSeat) -> int:
        """Return the action that plays the next Treasure; -1 when no more should be played."""
        if self.plan.answers:
            action = choose_by_answer_rules(self.plan.answers, seat)
            if action >= 0:
                return action
        menu = self.plan_for_table(seat)
        for card in menu.treasures_before_basic:
            if self.plays_treasure(seat, card):
                return action_of(PLAY, card)
        if seat.has_basic_treasure_in_hand() and (
            not self.plan.vetoes or any(self.plays_treasure(seat, card) for card in BASIC_TREASURES)
        ):
            return self.choose_basic_treasure(seat)
        for card in menu.treasures_after_basic:
            if self.plays_treasure(seat, card):
                return action_of(PLAY, card)
        return -1

    def plays_treasure(self, seat: DominionSeat, card: int) -> bool:
        """Whether a Treasure is in hand and the plan does not forbid playing it."""
        if seat.count_in_hand(card) == 0:
            return False
        return not (self.plan.vetoes and has_rule_for(self.plan.vetoes, seat, PLAY, -1, card))

    def choose_basic_treasure(self, seat: DominionSeat) -> int:
        """Return the action that plays basic Treasures; without Coppers if the plan wants a Grand Market."""
        if (
            self.plan_for_table(seat).has_grand_market
            and seat.supply_left(GRAND_MARKET) > 0
            and seat.count_in_play(seat.player, COPPER) == 0
        ):
            coins = seat.coins() + seat.basic_treasure_coins_in_hand()
            enough = coins - seat.count_in_hand(COPPER) >= seat.cost(GRAND_MARKET)
            if enough and choose_wanted_gain(self.plan, seat, 0, coins, ANY_TYPE) == GRAND_MARKET:
                for card in (PLATINUM, GOLD, SILVER):
                    if seat.count_in_hand(card) > 0:
                        return action_of(PLAY, card)
                return -1
        if self.plan.vetoes:
            played = [card for card in BASIC_TREASURES if self.plays_treasure(seat, card)]
            if any(seat.count_in_hand(card) > 0 and card not in played for card in BASIC_TREASURES):
                return action_of(PLAY, played[0])
        return PLAY_TREASURES

    def plan_for_table(self, seat: DominionSeat) -> TablePlan:
        """Return the part of the plan that matters with this set-up."""
        menu = self.table_plan
        if menu is not None:
            return menu
        menu = self.plan.last_table_plan
        if menu is None or menu.setup is not seat.setup():
            menu = TablePlan(
                seat.setup(),
                [rule for rule in self.plan.rules if seat.supply_left(rule.card) >= 0],
                [card for card in TREASURES_BEFORE_BASIC if seat.supply_left(card) >= 0],
                [card for card in TREASURES_AFTER_BASIC if seat.supply_left(card) >= 0],
            )
            self.plan.last_table_plan = menu
        self.table_plan = menu
        return menu

    def choose_forge_card(self, seat: DominionSeat) -> int:
        """Return the next card to trash with Forge; all of them are chosen at its first question."""
        if self.forge_cards is None:
            self.forge_cards = choose_forge_cards(self.plan, seat, seat.hand_cards())
        if self.forge_cards:
            return action_of(TRASH, self.forge_cards.pop())
        self.forge_cards = None
        return DONE


def answer_question(asked: int, plan: BuyPlan, seat: DominionSeat) -> int:
    """Answer a question of a card."""
    if asked == ASK_DISCARD:
        return question_answers.answer_discard(plan, seat)
    if asked == ASK_TRASH:
        return question_answers.answer_trash(plan, seat)
    if asked == ASK_GAIN:
        return question_answers.answer_gain(plan, seat)
    if asked == ASK_GAIN_TRASHED:
        return question_answers.answer_gain_trashed(plan, seat)
    if asked == ASK_TOPDECK:
        return question_answers.answer_topdeck(seat)
    if asked == ASK_PUT_BACK:
        return question_answers.answer_put_back(seat)
    if asked == ASK_PLAY:
        return question_answers.answer_play(plan, seat)
    if asked == ASK_REVEAL:
        return question_answers.answer_reveal(seat)
    if asked == ASK_TAKE:
        return question_answers.answer_take(seat)
    if asked == ASK_LIBRARY:
        return question_answers.answer_library(seat)
    if asked == ASK_TRASH_REVEALED:
        return question_answers.answer_trash_revealed(seat)
    if asked == ASK_TRASH_OR_DISCARD:
        return question_answers.answer_trash_or_discard(plan, seat)
    if asked == ASK_SPY:
        return question_answers.answer_spy(seat)
    if asked == ASK_SENTRY:
        return question_answers.answer_sentry(plan, seat)
    if asked == ASK_REACT_ATTACK:
        return question_answers.answer_react_attack(seat)
    if asked == ASK_REACT_GAIN:
        return question_answers.answer_react_gain(plan, seat)
    if asked == ASK_WATCHTOWER:
        return question_answers.answer_watchtower(plan, seat)
    assert asked == ASK_DISCARD_DECK
    return question_answers.answer_discard_deck(seat)
