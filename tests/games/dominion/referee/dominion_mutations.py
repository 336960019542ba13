"""Mistakes in the rules of Dominion, made on purpose: the referee must notice every one of them.

``python tests/dominion/dominion_mutations.py`` makes them one after the other and prints the table. It needs the
interpreted engine (``BASTIDE_PURE=1``): compiled rules cannot be changed from outside.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bastide.core import Options
from bastide.core.frames import Frame
from bastide.core.outcome import Outcome, ranked
from bastide.games.dominion.rules import GAME, board, choices, effects, state, table, turn, windows
from bastide.games.dominion.rules.actions import DISCARD, TOPDECK, TRASH
from bastide.games.dominion.rules.amounts import Fixed, InPlay
from bastide.games.dominion.rules.card import ACTION, ANY_TYPE, ATTACK, COINS, COSTS, TREASURE, TYPES, VICTORY
from bastide.games.dominion.rules.cards import find_card
from bastide.games.dominion.referee import DominionReferee
from bastide.testing.lockstep import Agreement, Difference, lockstep

#: A mutation that has not been noticed after so many games is not noticed.
MOST_GAMES = 100


class Mutant:
    """The engine while it is wrong; everything is undone in the end."""

    def __init__(self, undo: ExitStack) -> None:
        self.undo = undo

    def set(self, thing: object, **values: object) -> None:
        for name, value in values.items():
            self.undo.enter_context(patch.object(thing, name, value))

    def fact(self, facts: list[int], card: str, value: int) -> None:
        number = find_card(card).number
        self.undo.callback(facts.__setitem__, number, facts[number])
        facts[number] = value

    def line(self, card: str, kind: type[effects.Effect], nth: int = 0, **values: object) -> None:
        """Change the first line of this kind in a card's text, or a later one, in both editions."""
        for text in {find_card(card).play, find_card(card).play_1e}:
            found = [effect for effect in within(text) if isinstance(effect, kind)]
            if found:
                self.set(found[nth], **values)


def within(effect: object) -> list[object]:
    """An effect and everything that it is made of, in the order of the text."""
    parts = [*getattr(effect, "parts", []), *([effect.then] if hasattr(effect, "then") else [])]
    return [effect, *(inner for part in parts for inner in within(part))]


Change = Callable[[Mutant], None]


@dataclass(frozen=True)
class Mutation:
    what: str
    cards: str
    change: Change
    players: int = 2
    options: tuple[tuple[str, str], ...] = ()

    def table(self) -> Options:
        """A kingdom with the cards that matter, filled up with cheap ones that let a game come to something."""
        chosen = self.cards.split()
        for card in FILLING:
            if card not in chosen and len(chosen) < 10:
                chosen.append(card)
        return {"kingdom": chosen, "mix_editions": True, "edition": "2", **dict(self.options)}


FILLING = "village festival market laboratory smithy chapel woodcutter monument workshop moneylender".split()

MUTATIONS: list[Mutation] = []


def mutation(what: str, cards: str, players: int = 2, **options: str) -> Callable[[Change], Change]:
    """Enter a mistake: what it is, the cards that must be in the kingdom, and how it is made."""

    def enter(change: Change) -> Change:
        MUTATIONS.append(Mutation(what, cards, change, players, tuple(options.items())))
        return change

    return enter


def wrong_line(what: str, card: str, kind: type[effects.Effect], **values: Any) -> None:
    """A mistake in one line of a card's text."""
    MUTATIONS.append(Mutation(what, card, lambda mutant: mutant.line(card, kind, **values)))


def wrong_card(what: str, card: str, **values: Any) -> None:
    """A mistake in what is printed on a card besides its text."""
    MUTATIONS.append(Mutation(what, card, lambda mutant: mutant.set(find_card(card), **values)))


# -- one line of a text ----------------------------------------------------------------------

wrong_line("Smithy draws four", "smithy", effects.Plus, cards=4)
wrong_line("Village gives one Action", "village", effects.Plus, actions=1)
wrong_line("Market gives no Buy", "market", effects.Plus, buys=0)
wrong_line("Woodcutter pays three", "woodcutter", effects.Plus, coins=3)
wrong_line("Monument gives no token", "monument", effects.Plus, tokens=0)
wrong_line("Cellar gives no Action", "cellar", effects.Plus, actions=0)
wrong_line("Chapel trashes up to five", "chapel", choices.Choose, number=Fixed(5))
wrong_line("Militia leaves four cards", "militia", choices.Choose, number=Fixed(1))
wrong_line("Remodel gains anything", "remodel", choices.Gain, limit=Fixed(20))
wrong_line("Workshop gains up to five", "workshop", choices.Gain, limit=Fixed(5))
wrong_line("Feast gains up to four", "feast", choices.Gain, limit=Fixed(4))
wrong_line("Mine's Treasure goes to the discard pile", "mine", choices.Gain, place=effects.TO_DISCARD)
wrong_line("Mine trashes any card", "mine", choices.Choose, types=ANY_TYPE)
wrong_line("Library draws to eight", "library", choices.DrawUntil, size=8)
wrong_line("Library sets Treasures aside, too", "library", choices.DrawUntil, types=ACTION | TREASURE)
wrong_line("Bureaucrat's Silver goes to the discard pile", "bureaucrat", effects.GainCard, place=effects.TO_DISCARD)
wrong_line("Bureaucrat takes any card", "bureaucrat", choices.Choose, types=ANY_TYPE)
wrong_line("Witch hands out Coppers", "witch", effects.GainCard, number=find_card("copper").number)
wrong_line("Throne Room plays three times", "throne_room", choices.Choose, times=3)
wrong_line("Adventurer stops at one Treasure", "adventurer", effects.DigFor, count=1)
wrong_line("Spy spares its player", "spy", effects.EachPlayer, first=1)
wrong_line("Thief must gain what it trashed", "thief", choices.Choose, nth=1, must=True)
wrong_line("Artisan gains to the discard pile", "artisan", choices.Gain, place=effects.TO_DISCARD)
wrong_line("Bandit takes Coppers, too", "bandit", choices.Choose, but=-1)
wrong_line("Merchant adds two", "merchant", effects.FirstPlayBonus, coins=2)
wrong_line("Poacher always discards one", "poacher", choices.Choose, number=Fixed(1))
wrong_line("Sentry looks at three cards", "sentry", effects.RevealTop, count=3)
wrong_line("Sentry cannot trash", "sentry", choices.Choose, ways=[DISCARD, TOPDECK])
wrong_line("Vassal plays Treasures, too", "vassal", effects.DiscardTop, types=ACTION | TREASURE)
wrong_line("Bishop always pays two tokens", "bishop", effects.PlusCounted, tokens=Fixed(2))
wrong_line("City grows with the second empty pile only", "city", effects.When, low=2)
wrong_line("Counting House takes any card", "counting_house", choices.Choose, only=-1)
wrong_line("Forge gains up to the sum", "forge", choices.Gain, exactly=False)
wrong_line("King's Court plays twice", "kings_court", choices.Choose, times=2)
wrong_line("King's Court must be obeyed", "kings_court", choices.Choose, must=True)
wrong_line("Loan cannot trash", "loan", choices.Choose, ways=[DISCARD])
wrong_line("Rabble puts Actions back", "rabble", effects.DiscardRevealed, types=TREASURE)
wrong_line("Trade Route need not trash", "trade_route", choices.Choose, must=False)
wrong_line("Vault lets opponents discard one of many", "vault", choices.Choose, nth=1, both_or_none=False)
wrong_line("Vault pays nothing", "vault", effects.PlusCounted, coins=None)
wrong_line("Watchtower draws to seven", "watchtower", choices.DrawUntil, size=7)
wrong_line("Mountebank's Copper goes onto the deck", "mountebank", effects.GainCard, nth=1, place=effects.TO_DECK)

# -- what else is printed --------------------------------------------------------------------

wrong_card("Goons give no tokens", "goons", buy_in_play=None)
wrong_card("Grand Market can be bought with Copper", "grand_market", forbidden_with=-1)
wrong_card("Mint spares the Treasures", "mint", when_bought=None)
wrong_card("Royal Seal does not work", "royal_seal", gain_in_play=None)
wrong_card("Quarry makes Treasures cheaper", "quarry", discounts=ACTION | TREASURE)
wrong_card("Peddler gets cheaper by one", "peddler", cheaper_by=1)
wrong_card("Trade Route starts without tokens", "trade_route", pile_tokens=False)
wrong_card("Gardens count every nine cards", "gardens", point_per_cards=9)


@mutation("Moneylender may be declined in the 1st edition", "moneylender", edition="1")
def _(mutant: Mutant) -> None:
    mutant.set(find_card("moneylender"), play_1e=find_card("moneylender").play)


@mutation("Duchy is worth two", "")
def _(mutant: Mutant) -> None:
    mutant.set(find_card("duchy"), points=2)


@mutation("Silver pays three", "")
def _(mutant: Mutant) -> None:
    mutant.fact(COINS, "silver", 3)


@mutation("Workshop costs four", "workshop")
def _(mutant: Mutant) -> None:
    mutant.fact(COSTS, "workshop", 4)


@mutation("Council Room is an Attack", "council_room moat")
def _(mutant: Mutant) -> None:
    mutant.fact(TYPES, "council_room", ACTION | ATTACK)


@mutation("Hoard works for every purchase", "hoard")
def _(mutant: Mutant) -> None:
    (line,) = [line for line in within(find_card("hoard").buy_in_play) if isinstance(line, effects.WhenBuying)]
    mutant.set(line, types=ANY_TYPE)


@mutation("Talisman doubles Victory cards, too", "talisman gardens")
def _(mutant: Mutant) -> None:
    (line,) = [line for line in within(find_card("talisman").buy_in_play) if isinstance(line, effects.WhenBuying)]
    mutant.set(line, but=0)


@mutation("Talisman doubles cards for five", "talisman")
def _(mutant: Mutant) -> None:
    (line,) = [line for line in within(find_card("talisman").buy_in_play) if isinstance(line, effects.WhenBuying)]
    mutant.set(line, most_cost=5)


@mutation("Watchtower cannot put on the deck", "watchtower")
def _(mutant: Mutant) -> None:
    (line,) = [line for line in within(find_card("watchtower").gain_in_hand) if isinstance(line, choices.Choose)]
    mutant.set(line, ways=[TRASH])


# -- how effects work --------------------------------------------------------------------------


@mutation("Opponents are dealt with from the right", "militia", players=3)
def _(mutant: Mutant) -> None:
    def resume(self: effects.EachPlayer, state: turn.Turn, frame: Frame) -> bool:
        while frame.step < state.players:
            other = (frame.player - frame.step) % state.players
            frame.step += 1
            if not state.immune >> other & 1:
                self.then.do(state, Frame(self.index, other, 0, frame.subject))
                if state.stack[-1] is not frame:
                    return False
        state.stack.pop()
        return False

    mutant.set(effects.EachPlayer, resume=resume)


@mutation("Bank counts all cards in play", "bank")
def _(mutant: Mutant) -> None:
    mutant.line("bank", effects.PlusCounted, coins=InPlay(ANY_TYPE))


@mutation("The bonus of Merchant is for every Silver", "merchant")
def _(mutant: Mutant) -> None:
    right = turn.Turn.carry_out

    def carry_out(self: turn.Turn, player: int, card: int) -> None:
        bonus = self.bonus
        right(self, player, card)
        self.bonus = bonus

    mutant.set(turn.Turn, carry_out=carry_out)


@mutation("A trashed Feast is not carried out again", "feast throne_room")
def _(mutant: Mutant) -> None:
    right = choices.Repeat.resume

    def resume(self: choices.Repeat, state: turn.Turn, frame: Frame) -> bool:
        if frame.amount == 1 and frame.subject not in state.sides[frame.player].play:
            frame.amount = 0
        return right(self, state, frame)

    mutant.set(choices.Repeat, resume=resume)


@mutation("Vassal leaves the card in the discard pile", "vassal")
def _(mutant: Mutant) -> None:
    mutant.set(board.Board, take_from_pile=lambda self, player, card: None)


@mutation("Venture's Treasure does not pay", "venture")
def _(mutant: Mutant) -> None:
    def do(self: effects.PlayFound, state: turn.Turn, frame: Frame) -> None:
        for card in frame.items:
            state.sides[frame.player].take_aside(card)
            state.put_into_play(frame.player, card)

    mutant.set(effects.PlayFound, do=do)


# -- Reactions ---------------------------------------------------------------------------------


@mutation("Moat does not protect", "moat militia")
def _(mutant: Mutant) -> None:
    def answer(self: windows.AttackWindow, state: turn.Turn, frame: Frame, action: int) -> None:
        frame.step += 1

    mutant.set(windows.AttackWindow, answer=answer)


@mutation("Moat is never asked for", "moat witch")
def _(mutant: Mutant) -> None:
    mutant.set(find_card("moat"), shields=False)


@mutation("One Moat holds for every play of Throne Room", "moat militia throne_room")
def _(mutant: Mutant) -> None:
    right = turn.Turn.carry_out

    def carry_out(self: turn.Turn, player: int, card: int) -> None:
        immune = self.immune
        right(self, player, card)
        self.immune = immune

    mutant.set(turn.Turn, carry_out=carry_out)


@mutation("Watchtower works on one's own turn only", "watchtower witch")
def _(mutant: Mutant) -> None:
    right = turn.Turn.offer_reaction

    def offer_reaction(self: turn.Turn, player: int, card: int, place: int) -> None:
        if player == self.current:
            right(self, player, card, place)

    mutant.set(turn.Turn, offer_reaction=offer_reaction)


# -- deck and discard pile -----------------------------------------------------------------------


@mutation("The discard pile is shuffled as soon as the deck is empty", "")
def _(mutant: Mutant) -> None:
    right = board.Board.draw

    def draw(self: board.Board, player: int, count: int) -> int:
        drawn = right(self, player, count)
        if not self.sides[player].deck:
            self.shuffle(player)
        return drawn

    mutant.set(board.Board, draw=draw)


@mutation("A shuffle leaves the top card lying", "")
def _(mutant: Mutant) -> None:
    right = board.Board.shuffle

    def shuffle(self: board.Board, player: int) -> bool:
        side = self.sides[player]
        top = side.discard.pop() if len(side.discard) > 1 else -1
        done = right(self, player)
        if top >= 0:
            side.discard = [top]
        return done

    mutant.set(board.Board, shuffle=shuffle)


@mutation("Cards are drawn from the bottom", "")
def _(mutant: Mutant) -> None:
    right = board.Board.draw

    def draw(self: board.Board, player: int, count: int) -> int:
        self.sides[player].deck.reverse()
        drawn = right(self, player, count)
        self.sides[player].deck.reverse()
        return drawn

    mutant.set(board.Board, draw=draw)


@mutation("The card discarded first is on top", "cellar militia")
def _(mutant: Mutant) -> None:
    right = board.Board.show_discards

    def show_discards(self: board.Board, player: int) -> None:
        self.sides[player].pending = self.sides[player].pending[::-1]
        right(self, player)

    mutant.set(board.Board, show_discards=show_discards)


@mutation("Chancellor puts the deck on the pile as it lies", "chancellor")
def _(mutant: Mutant) -> None:
    right = board.Board.discard_deck

    def discard_deck(self: board.Board, player: int) -> None:
        self.sides[player].deck.reverse()
        right(self, player)

    mutant.set(board.Board, discard_deck=discard_deck)


@mutation("Trashed cards are discarded", "chapel")
def _(mutant: Mutant) -> None:
    mutant.set(board.Board, trash_cards=board.Board.discard_openly)


# -- the turn ------------------------------------------------------------------------------------


@mutation("A new hand has six cards", "")
def _(mutant: Mutant) -> None:
    mutant.set(turn, HAND_SIZE=6)


@mutation("Actions are not used up", "")
def _(mutant: Mutant) -> None:
    right = turn.Turn.play

    def play(self: turn.Turn, player: int, card: int) -> None:
        right(self, player, card)
        self.actions += int(self.phase == turn.ACTION_PHASE)

    mutant.set(turn.Turn, play=play)


@mutation("Treasures may be played after a purchase", "")
def _(mutant: Mutant) -> None:
    right = turn.Turn.buy

    def buy(self: turn.Turn, card: int) -> None:
        right(self, card)
        self.phase = turn.BUY_PHASE

    mutant.set(turn.Turn, buy=buy)


@mutation("Coins are kept for the next turn", "")
def _(mutant: Mutant) -> None:
    right = turn.Turn.begin_turn

    def begin_turn(self: turn.Turn, player: int) -> None:
        coins = self.coins
        right(self, player)
        self.coins = coins

    mutant.set(turn.Turn, begin_turn=begin_turn)


@mutation("Contraband's ban does nothing", "contraband")
def _(mutant: Mutant) -> None:
    mutant.set(turn.Turn, ban=lambda self, namer, card: None)


@mutation("Contraband's ban outlasts the turn", "contraband")
def _(mutant: Mutant) -> None:
    right = turn.Turn.begin_turn

    def begin_turn(self: turn.Turn, player: int) -> None:
        banned = self.banned
        right(self, player)
        self.banned = banned

    mutant.set(turn.Turn, begin_turn=begin_turn)


@mutation("Contraband is for the player to the right", "contraband", players=3)
def _(mutant: Mutant) -> None:
    def resume(self: choices.NameCard, state: turn.Turn, frame: Frame) -> bool:
        state.actor = (frame.player - 1) % state.players
        return True

    mutant.set(choices.NameCard, resume=resume)


@mutation("Quarry brings costs below nothing", "quarry cellar")
def _(mutant: Mutant) -> None:
    right = turn.Turn.cost

    def cost(self: turn.Turn, card: int) -> int:
        quarries = self.sides[self.current].play.count(find_card("quarry").number)
        return COSTS[card] - 2 * quarries if TYPES[card] & ACTION and quarries else right(self, card)

    mutant.set(turn.Turn, cost=cost)


@mutation("Peddler is cheaper in the Action phase, too", "peddler bishop")
def _(mutant: Mutant) -> None:
    right = turn.Turn.cost

    def cost(self: turn.Turn, card: int) -> int:
        phase, self.phase = self.phase, turn.BUY_PHASE
        price = right(self, card)
        self.phase = phase
        return price

    mutant.set(turn.Turn, cost=cost)


@mutation("Talisman looks at the printed cost", "talisman quarry")
def _(mutant: Mutant) -> None:
    right = effects.WhenBuying.do

    def do(self: effects.WhenBuying, state: turn.Turn, frame: Frame) -> None:
        paid, frame.amount = frame.amount, COSTS[frame.subject]
        right(self, state, frame)
        frame.amount = paid

    mutant.set(effects.WhenBuying, do=do)


@mutation("The bought card is gained before Hoard's Gold", "hoard watchtower")
def _(mutant: Mutant) -> None:
    right = windows.Purchase.resume

    def resume(self: windows.Purchase, state: turn.Turn, frame: Frame) -> bool:
        if frame.step == 0:
            state.stack.pop()
            state.gain(frame.player, frame.subject, effects.TO_DISCARD)
            gold = find_card("gold").number
            if TYPES[frame.subject] & VICTORY and find_card("hoard").number in state.sides[frame.player].play:
                state.gain(frame.player, gold, effects.TO_DISCARD)
            return False
        return right(self, state, frame)

    mutant.set(windows.Purchase, resume=resume)


@mutation("A pile gives its Trade Route token again and again", "trade_route")
def _(mutant: Mutant) -> None:
    right = turn.Turn.gain

    def gain(self: turn.Turn, player: int, card: int, place: int) -> None:
        tokens = self.pile_tokens
        right(self, player, card, place)
        self.pile_tokens = tokens

    mutant.set(turn.Turn, gain=gain)


@mutation("Gains do not empty a pile", "")
def _(mutant: Mutant) -> None:
    right = turn.Turn.gain

    def gain(self: turn.Turn, player: int, card: int, place: int) -> None:
        right(self, player, card, place)
        self.supply[card] = max(self.supply[card], 1)

    mutant.set(turn.Turn, gain=gain)


# -- beginning and end ---------------------------------------------------------------------------


@mutation("There are too many Curses", "")
def _(mutant: Mutant) -> None:
    right = table.pile_size
    mutant.set(table, pile_size=lambda card, players: right(card, players) + (card == find_card("curse").number))


@mutation("The game ends with two empty piles", "")
def _(mutant: Mutant) -> None:
    right = table.Table.__init__

    def begin(self: table.Table, *arguments: Any) -> None:
        right(self, *arguments)
        self.empty_limit = 2

    mutant.set(table.Table, __init__=begin)


@mutation("Five players end with three empty piles", "", players=5)
def _(mutant: Mutant) -> None:
    right = table.Table.__init__

    def begin(self: table.Table, *arguments: Any) -> None:
        right(self, *arguments)
        self.empty_limit = 3

    mutant.set(table.Table, __init__=begin)


@mutation("The game ends in the middle of a turn", "")
def _(mutant: Mutant) -> None:
    right = turn.Turn.advance

    def advance(self: turn.Turn) -> None:
        if self.empties >= self.table.empty_limit and not self.stack:
            self.phase = turn.OVER
        right(self)

    mutant.set(turn.Turn, advance=advance)


@mutation("Fewer turns do not break a tie", "witch chapel", players=3)
def _(mutant: Mutant) -> None:
    def outcome(self: state.DominionState) -> Outcome | None:
        return ranked(self.scores()) if self.phase == turn.OVER else None

    mutant.set(state.DominionState, outcome=outcome)


@mutation("Tokens do not count", "monument bishop")
def _(mutant: Mutant) -> None:
    right = state.DominionState.score
    mutant.set(state.DominionState, score=lambda self, player: right(self, player) - self.sides[player].tokens)


@mutation("Everybody starts with four Estates", "")
def _(mutant: Mutant) -> None:
    mutant.set(table, STARTING_ESTATES=4)
    mutant.set(turn, STARTING_ESTATES=4)


# -- trying them out ---------------------------------------------------------------------------


class Eager(DominionReferee):
    """Has random players who like the cards that matter."""

    def __init__(self, cards: str) -> None:
        super().__init__()
        self.cards = cards.split()

    def eagerness(self, notation: str) -> float:
        verb, _, card = notation.partition(" ")
        return super().eagerness(notation) * (20 if verb in ("buy", "gain", "play") and card in self.cards else 1)


@dataclass(frozen=True)
class Verdict:
    """Whether a mutation was noticed: after how many games, as what; and whether the right engine passes there."""

    what: str
    games: int
    noticed: str
    right_passes: bool
    seconds: float


def tried(mutation: Mutation, seed: int = 0) -> Verdict:
    def referee() -> Eager:
        return Eager(mutation.cards)

    started = time.monotonic()
    noticed, games = "", 0
    with ExitStack() as undo:
        GAME.last = None
        mutation.change(Mutant(undo))
        for result in lockstep(GAME, referee, MOST_GAMES, seed, mutation.table(), mutation.players, tastes=True):
            games += 1
            if isinstance(result, Difference):
                noticed = result.what
    GAME.last = None
    (again,) = lockstep(GAME, referee, 1, seed, mutation.table(), mutation.players, games - 1, tastes=True)
    return Verdict(mutation.what, games, noticed, isinstance(again, Agreement), time.monotonic() - started)


def main() -> None:
    wanted = sys.argv[1:]
    listed: list[dict[str, object]] = []
    for mutation in MUTATIONS:
        if wanted and not any(word in mutation.what for word in wanted):
            continue
        verdict = tried(mutation)
        listed.append(vars(verdict))
        print(
            f"{verdict.what:60} {verdict.games:4} {verdict.seconds:6.1f}  {verdict.noticed or 'NOT NOTICED'}"
            f"{'' if verdict.right_passes else ' (and the right engine fails there)'}",
            file=sys.stderr,
            flush=True,
        )
    print(json.dumps(listed))


if __name__ == "__main__":
    main()
