"""Bot that follows a buy plan."""

from __future__ import annotations

from typing import Final, final

from bastide.core.bot import Bot
from bastide.core.state import Seat
from bastide.games.dominion.bots.buy_lists.advice_filter import speaks, told, unless_forbidden
from bastide.games.dominion.bots.buy_lists.buy_plan import Menu, Plan, bought_by, wanted
from bastide.games.dominion.bots.card_choices import answers
from bastide.games.dominion.bots.card_choices.gaining import forging
from bastide.games.dominion.bots.card_choices.named import FORGE, GRAND_MARKET
from bastide.games.dominion.bots.card_choices.playing import next_action
from bastide.games.dominion.bots.card_choices.worth import TREASURES_AFTER, TREASURES_BEFORE
from bastide.games.dominion.rules.actions import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    PLAY,
    PLAY_TREASURES,
    TRASH,
    action_of,
)
from bastide.games.dominion.rules.cards.basics import COPPER, GOLD, PLATINUM, SILVER
from bastide.games.dominion.rules.cards.card import ANY_TYPE
from bastide.games.dominion.rules.cards.layout import number
from bastide.games.dominion.rules.effects.questions import (
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
from bastide.games.dominion.rules.state.seat import DominionSeat

BEFORE: Final = [number(card) for card in TREASURES_BEFORE]
AFTER: Final = [number(card) for card in TREASURES_AFTER]
PLAIN: Final = [PLATINUM, GOLD, SILVER, COPPER]


@final
class BuyListBot(Bot):
    """Bot that buys by its plan and answers all other questions by heuristics."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        #: The part of the plan for the current set-up, after the first decision.
        self.menu: Menu | None = None
        #: The cards still to trash with the current Forge; None if there is none.
        self.forge: list[int] | None = None

    def choose(self, seat: Seat) -> int:
        assert isinstance(seat, DominionSeat)
        asked = seat.asked()
        if asked == ASK_BUY:
            return self.buy(seat)
        if self.plan.answers:
            action = told(self.plan.answers, seat)
            if action >= 0:
                self.forge = None
                return action
        if asked == ASK_TRASH and seat.asker() == FORGE:
            return self.into_the_forge(seat)
        self.forge = None
        if asked == ASK_ACTION:
            card = next_action(self.plan, seat)
            return action_of(PLAY, card) if card >= 0 else END_ACTIONS
        action = answer(asked, self.plan, seat)
        return unless_forbidden(self.plan.vetoes, seat, action) if self.plan.vetoes else action

    def buy(self, seat: DominionSeat) -> int:
        """Return the action of the Buy phase: play a Treasure, buy a card, or end the turn."""
        if seat.phase() == 1:
            treasure = self.treasure(seat)
            if treasure >= 0:
                return treasure
        card = bought_by(self.look(seat).lines, self.plan, seat)
        return action_of(BUY, card) if card >= 0 else END_TURN

    def treasure(self, seat: DominionSeat) -> int:
        """Return the action that plays the next Treasure; -1 when no more should be played."""
        if self.plan.answers:
            action = told(self.plan.answers, seat)
            if action >= 0:
                return action
        menu = self.look(seat)
        for card in menu.before:
            if self.plays(seat, card):
                return action_of(PLAY, card)
        if seat.holds_plain_treasure() and (not self.plan.vetoes or any(self.plays(seat, card) for card in PLAIN)):
            return self.plain_treasure(seat)
        for card in menu.after:
            if self.plays(seat, card):
                return action_of(PLAY, card)
        return -1

    def plays(self, seat: DominionSeat, card: int) -> bool:
        """Whether a Treasure is in hand and the plan does not forbid playing it."""
        if seat.hand(card) == 0:
            return False
        return not (self.plan.vetoes and speaks(self.plan.vetoes, seat, PLAY, -1, card))

    def plain_treasure(self, seat: DominionSeat) -> int:
        """Return the action that plays basic Treasures; without Coppers if the plan wants a Grand Market."""
        if self.look(seat).grand_markets and seat.supply(GRAND_MARKET) > 0 and seat.in_play(seat.player, COPPER) == 0:
            coins = seat.coins() + seat.plain_treasures()
            enough = coins - seat.hand(COPPER) >= seat.cost(GRAND_MARKET)
            if enough and wanted(self.plan, seat, 0, coins, ANY_TYPE) == GRAND_MARKET:
                for card in (PLATINUM, GOLD, SILVER):
                    if seat.hand(card) > 0:
                        return action_of(PLAY, card)
                return -1
        if self.plan.vetoes:
            played = [card for card in PLAIN if self.plays(seat, card)]
            if any(seat.hand(card) > 0 and card not in played for card in PLAIN):
                return action_of(PLAY, played[0])
        return PLAY_TREASURES

    def look(self, seat: DominionSeat) -> Menu:
        """Return the part of the plan that matters with this set-up."""
        menu = self.menu
        if menu is not None:
            return menu
        menu = self.plan.menu
        if menu is None or menu.table is not seat.table():
            menu = Menu(
                seat.table(),
                [rule for rule in self.plan.rules if seat.supply(rule.card) >= 0],
                [card for card in BEFORE if seat.supply(card) >= 0],
                [card for card in AFTER if seat.supply(card) >= 0],
            )
            self.plan.menu = menu
        self.menu = menu
        return menu

    def into_the_forge(self, seat: DominionSeat) -> int:
        """Return the next card to trash with Forge; all of them are chosen at its first question."""
        if self.forge is None:
            self.forge = forging(self.plan, seat, seat.hand_cards())
        if self.forge:
            return action_of(TRASH, self.forge.pop())
        self.forge = None
        return DONE


def answer(asked: int, plan: Plan, seat: DominionSeat) -> int:
    """Answer a question of a card."""
    if asked == ASK_DISCARD:
        return answers.discard(plan, seat)
    if asked == ASK_TRASH:
        return answers.trash(plan, seat)
    if asked == ASK_GAIN:
        return answers.gain(plan, seat)
    if asked == ASK_GAIN_TRASHED:
        return answers.gain_trashed(plan, seat)
    if asked == ASK_TOPDECK:
        return answers.topdeck(seat)
    if asked == ASK_PUT_BACK:
        return answers.put_back(seat)
    if asked == ASK_PLAY:
        return answers.play(plan, seat)
    if asked == ASK_REVEAL:
        return answers.reveal(seat)
    if asked == ASK_TAKE:
        return answers.take(seat)
    if asked == ASK_LIBRARY:
        return answers.library(seat)
    if asked == ASK_TRASH_REVEALED:
        return answers.trash_revealed(seat)
    if asked == ASK_TRASH_OR_DISCARD:
        return answers.trash_or_discard(plan, seat)
    if asked == ASK_SPY:
        return answers.spy(seat)
    if asked == ASK_SENTRY:
        return answers.sentry(plan, seat)
    if asked == ASK_REACT_ATTACK:
        return answers.react_attack(seat)
    if asked == ASK_REACT_GAIN:
        return answers.react_gain(plan, seat)
    if asked == ASK_WATCHTOWER:
        return answers.watchtower(plan, seat)
    if asked == ASK_DISCARD_DECK:
        return answers.discard_deck(seat)
    assert asked == ASK_NAME
    return answers.name(seat)
