"""The moments at which other cards speak: an Attack is played, a card is bought, a card is gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bastide.core.frames import Frame
from bastide.core.plain import Plain
from bastide.games.dominion.rules.actions import DONE, USE, card_of
from bastide.games.dominion.rules.asks import ASK_REACT_ATTACK, ASK_REACT_GAIN
from bastide.games.dominion.rules.card import CARDS
from bastide.games.dominion.rules.effects import TO_DISCARD, Effect, Question

if TYPE_CHECKING:
    from bastide.games.dominion.rules.turn import Turn


@final
class AttackWindow(Question):
    """Before an Attack does anything, each opponent in turn order may show a card that shields.

    Its frame: ``player`` is the attacker, ``subject`` the Attack, ``step`` the opponent to be asked, counted from them.
    """

    def __init__(self) -> None:
        super().__init__(ASK_REACT_ATTACK)

    def victim(self, state: Turn, frame: Frame) -> int:
        return (frame.player + frame.step) % state.players

    def resume(self, state: Turn, frame: Frame) -> bool:
        while frame.step < state.players:
            victim = self.victim(state, frame)
            for card in state.sides[victim].hand:
                if CARDS[card].shields:
                    state.actor = victim
                    return True
            frame.step += 1
        state.stack.pop()
        return False

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        hand = state.sides[self.victim(state, frame)].hand
        return [DONE, *sorted({USE + card for card in hand if CARDS[card].shields})]

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        if action != DONE:
            victim = self.victim(state, frame)
            state.use(victim, card_of(action), True)
            state.immune |= 1 << victim
        frame.step += 1

    def about(self, state: Turn, frame: Frame) -> dict[str, Plain]:
        return {"card": CARDS[frame.subject].id, "player": frame.player}


@final
class GainWindow(Question):
    """When a card has been gained, its owner may use one card that answers to that: the first to move it is the last.

    Its frame: ``subject`` is the card gained, ``amount`` the place where it went.
    """

    def __init__(self) -> None:
        super().__init__(ASK_REACT_GAIN)

    def reactions(self, state: Turn, frame: Frame) -> list[int]:
        """The cards that may answer, in ascending order."""
        side = state.sides[frame.player]
        found = {card for card in side.hand if CARDS[card].gain_in_hand is not None}
        if frame.player == state.current:
            found.update([card for card in side.play if CARDS[card].gain_in_play is not None])
        return sorted(found)

    def resume(self, state: Turn, frame: Frame) -> bool:
        state.actor = frame.player
        return True

    def answers(self, state: Turn, frame: Frame) -> list[int]:
        return [DONE] + [USE + card for card in self.reactions(state, frame)]

    def answer(self, state: Turn, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        card = CARDS[card_of(action)]
        reaction = card.gain_in_play if card.gain_in_hand is None else card.gain_in_hand
        assert reaction is not None
        state.use(frame.player, card.number, card.gain_in_hand is not None)
        state.stack.append(Frame(reaction.index, frame.player, 0, card.number, frame.amount, [frame.subject]))

    def about(self, state: Turn, frame: Frame) -> dict[str, Plain]:
        return {"card": CARDS[frame.subject].id}


@final
class Purchase(Effect):
    """What happens between paying for a card and having it; then the gain itself.

    Its frame: ``subject`` is the card bought, ``amount`` the price paid, ``step`` how far it has come.
    """

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: Turn, frame: Frame) -> bool:
        if frame.step == 0:
            # Mint's own trashing comes first: Treasures that act on a purchase are gone before they can.
            frame.step = 1
            own = CARDS[frame.subject].when_bought
            if own is not None:
                own.do(state, frame)
        else:
            hooks = [card for card in state.sides[frame.player].play if CARDS[card].buy_in_play is not None]
            if frame.step <= len(hooks):
                effect = CARDS[hooks[frame.step - 1]].buy_in_play
                assert effect is not None
                frame.step += 1
                effect.do(state, frame)
            else:
                state.stack.pop()
                state.gain(frame.player, frame.subject, TO_DISCARD)
        return False


ATTACK_WINDOW: Final = AttackWindow()
GAIN_WINDOW: Final = GainWindow()
PURCHASE: Final = Purchase()
