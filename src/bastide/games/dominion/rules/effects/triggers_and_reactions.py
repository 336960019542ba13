"""Triggered effects of other cards: reactions to an Attack, reactions to a gain, effects of a purchase."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.dominion.rules.action_space import DONE, USE, action_of, card_of
from bastide.games.dominion.rules.cards.card_bytes import SINGLE_CARD
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import (
    ATTACKED_IN_HAND,
    BOUGHT,
    BUYING_IN_PLAY,
    CARDS,
    GAINING_IN_HAND,
    GAINING_IN_PLAY,
)
from bastide.games.dominion.rules.effects.effect_base import Effect, QuestionEffect
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.effects.question_kinds import ASK_REACT_ATTACK, ASK_REACT_GAIN
from bastide.games.dominion.rules.state.card_moves import TO_DISCARD, Board
from bastide.games.dominion.rules.state.player_card_zones import NO_ATTACK_REACTION


@final
class AttackReactions(QuestionEffect):
    """Question to each opponent in turn order: use a reaction before an Attack takes effect?

    Its frame: ``player`` is the attacker, ``subject`` the Attack, ``step`` the opponent to ask, counted from the
    attacker.
    """

    def __init__(self) -> None:
        super().__init__(ASK_REACT_ATTACK)

    def player_to_ask(self, board: Board, frame: Frame) -> i64:
        return (frame.player + frame.step) % board.players

    def resume(self, board: Board, frame: Frame) -> bool:
        while frame.step < board.players:
            victim = self.player_to_ask(board, frame)
            for card in board.sides[victim].hand:
                if CARDS[card].has_effect_on(ATTACKED_IN_HAND):
                    board.actor = victim
                    return True
            board.sides[victim].lacks |= NO_ATTACK_REACTION
            frame.step += 1
        board.stack.pop()
        return False

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        hand = set(board.sides[self.player_to_ask(board, frame)].hand)
        return [DONE] + [action_of(USE, card) for card in sorted(hand) if CARDS[card].has_effect_on(ATTACKED_IN_HAND)]

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        if action != DONE:
            victim = self.player_to_ask(board, frame)
            card = card_of(action)
            board.use_reaction(victim, card, True)
            CARD_EFFECTS[ATTACKED_IN_HAND][card].execute(board, Frame(self.index, victim, 0, card))
        frame.step += 1

    def prompt_facts(self, board: Board, frame: Frame) -> dict[str, JsonData]:
        return {"card": CARDS[frame.subject].id, "player": frame.player}


@final
class GainReactions(QuestionEffect):
    """Question to the owner of a gained card: use a reaction? Only one, because the first use moves the card.

    Its frame: ``subject`` is the card gained, ``amount`` its destination.
    """

    def __init__(self) -> None:
        super().__init__(ASK_REACT_GAIN)

    def usable_cards(self, board: Board, frame: Frame) -> list[int]:
        """List the cards that may react, in ascending order."""
        side = board.sides[frame.player]
        found = {card for card in side.hand if CARDS[card].has_effect_on(GAINING_IN_HAND)}
        if frame.player == board.current:
            found.update([card for card in side.play if CARDS[card].has_effect_on(GAINING_IN_PLAY)])
        return sorted(found)

    def resume(self, board: Board, frame: Frame) -> bool:
        board.actor = frame.player
        return True

    def legal_answers(self, board: Board, frame: Frame) -> list[int]:
        return [DONE] + [action_of(USE, card) for card in self.usable_cards(board, frame)]

    def apply_answer(self, board: Board, frame: Frame, action: int) -> None:
        board.stack.pop()
        if action == DONE:
            return
        card = card_of(action)
        in_hand = CARDS[card].has_effect_on(GAINING_IN_HAND)
        board.use_reaction(frame.player, card, in_hand)
        text = CARD_EFFECTS[GAINING_IN_HAND if in_hand else GAINING_IN_PLAY][card]
        board.stack.append(Frame(text.index, frame.player, 0, card, frame.amount, SINGLE_CARD[frame.subject]))

    def place_of_card(self, board: Board, frame: Frame, card: int) -> str:
        return "hand" if CARDS[card].has_effect_on(GAINING_IN_HAND) else "in_play"

    def prompt_facts(self, board: Board, frame: Frame) -> dict[str, JsonData]:
        return {"card": CARDS[frame.subject].id}


@final
class Purchase(Effect):
    """Effects of buying a card, followed by the gain itself.

    Its frame: ``subject`` is the card bought, ``amount`` the price paid, ``step`` the progress.
    """

    def __init__(self) -> None:
        super().__init__("purchase", False)

    def resume(self, board: Board, frame: Frame) -> bool:
        if frame.step == 0:
            # The effect of the bought card comes first: Mint trashes Treasures before they can react to the purchase.
            frame.step = 1
            if CARDS[frame.subject].has_effect_on(BOUGHT):
                CARD_EFFECTS[BOUGHT][frame.subject].execute(board, frame)
        else:
            triggered = [card for card in board.sides[frame.player].play if CARDS[card].has_effect_on(BUYING_IN_PLAY)]
            if frame.step <= len(triggered):
                card = triggered[frame.step - 1]
                frame.step += 1
                CARD_EFFECTS[BUYING_IN_PLAY][card].execute(board, frame)
            else:
                board.stack.pop()
                board.gain(frame.player, frame.subject, TO_DISCARD)
        return False


ATTACK_REACTIONS: Final = AttackReactions()
GAIN_REACTIONS: Final = GainReactions()
PURCHASE: Final = Purchase()
