"""Table of the reference engine: legal moves, and the resolution of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from reference_engines.seven_wonders.city import City, amount, left_of, right_of
from reference_engines.seven_wonders.payment_options import Purchase, purchase_for, ways_to_pay
from reference_engines.seven_wonders.printed_cards import CARDS

LAST_TURN = 6
LAST_AGE = 3
VICTORY = {1: 1, 2: 3, 3: 5}
DEFEAT = -1


@dataclass(frozen=True)
class Move:
    """``do`` is ``build``, ``stage``, ``sell``, ``dig``, ``dig nothing`` or ``side``; ``what`` a card or a side.

    ``left`` and ``right`` are the coins that the neighbours get.
    """

    do: str
    what: str = ""
    left: int = 0
    right: int = 0


class Table:
    """``phase`` is ``sides``, ``deal``, ``turn``, ``last card``, ``digging`` or ``over``.

    Whoever runs the game calls ``deal`` in the phase of that name. ``shown`` is the last move of each player that was
    revealed; ``diggers`` have built a stage in this turn that lets them dig, and have not dug yet.
    """

    def __init__(self, cities: list[City]) -> None:
        self.cities = cities
        self.players = len(cities)
        self.age = 1
        self.turn = 1
        self.phase = "deal" if all(city.side for city in cities) else "sides"
        self.hands: list[list[str]] = [[] for _ in cities]
        self.chosen: list[Move | None] = [None for _ in cities]
        self.shown: list[Move | None] = [None for _ in cities]
        self.discard: list[str] = []
        self.dug: list[str] = []
        self.diggers: list[int] = []

    def deal(self, hands: list[list[str]]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.turn = 1
        self.phase = "turn"

    # -- legal moves -------------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.phase == "digging":
            return [self.diggers[0]]
        if self.phase not in ("sides", "turn", "last card"):
            return []
        waiting = [seat for seat in range(self.players) if self.chosen[seat] is None]
        return waiting if self.phase != "last card" else [seat for seat in waiting if self.plays_last_card(seat)]

    def choices(self, seat: int) -> list[Move]:
        if self.phase == "sides":
            return [Move("side", "day"), Move("side", "night")]
        if self.phase == "digging":
            return [*(Move("dig", card) for card in self.worth_digging(seat)), Move("dig nothing")]
        stages = self.ways_to_build_stage(seat)
        found = []
        for card in set(self.hands[seat]):
            found.append(Move("sell", card))
            found += [Move("build", card, left, right) for left, right in self.ways_to_construct(seat, card)]
            found += [Move("stage", card, left, right) for left, right in stages]
        return found

    def ways_to_construct(self, seat: int, card: str) -> list[tuple[int, int]]:
        city = self.cities[seat]
        if city.holds(card):
            return []
        cost = self.coins_of(seat, card)
        if self.is_free(seat, card) or cost:
            return [(0, 0)] if cost <= city.coins else []
        return self.affordable(seat, CARDS[card].cost)

    def ways_to_build_stage(self, seat: int) -> list[tuple[int, int]]:
        city = self.cities[seat]
        return [] if city.is_complete() else self.affordable(seat, city.all_stages()[city.stages].cost)

    def affordable(self, seat: int, cost: str) -> list[tuple[int, int]]:
        left, right = left_of(seat, self.players), right_of(seat, self.players)
        city = self.cities[seat]
        return [way for way in ways_to_pay(cost, city, self.cities[left], self.cities[right]) if sum(way) <= city.coins]

    def bought(self, seat: int, move: Move) -> Purchase:
        """Return the resources that a move buys."""
        city = self.cities[seat]
        left, right = self.cities[left_of(seat, self.players)], self.cities[right_of(seat, self.players)]
        cost = CARDS[move.what].cost if move.do == "build" else city.all_stages()[city.stages].cost
        return purchase_for(cost, city, left, right, (move.left, move.right))

    def coins_of(self, seat: int, card: str) -> int:
        """Return the coins that a card costs at the bank."""
        cost = CARDS[card].cost
        return int(cost) if cost.isdigit() and not self.is_free(seat, card) else 0

    def is_free(self, seat: int, card: str) -> bool:
        city = self.cities[seat]
        powers = city.effects()
        return (
            CARDS[card].cost == ""
            or any(earlier in city.built for earlier in CARDS[card].after)
            or ("free first of colour" in powers and city.count(CARDS[card].colour) == 0)
            or ("free first of age" in powers and self.turn == 1)
            # the power applies to the sixth turn, not to the card left over after it
            or ("free last of age" in powers and self.turn == LAST_TURN and self.phase == "turn")
        )

    def plays_last_card(self, seat: int) -> bool:
        return "play last card" in self.cities[seat].effects()

    def worth_digging(self, seat: int) -> list[str]:
        return [card for card in sorted(set(self.discard)) if not self.cities[seat].holds(card)]

    # -- resolution --------------------------------------------------------------------------------------------------

    def act(self, seat: int, move: Move) -> None:
        if self.phase == "digging":
            self._dig(seat, move)
            return
        self.chosen[seat] = move
        if self.actors():
            return
        moves = {seat: made for seat, made in enumerate(self.chosen) if made is not None}
        self.chosen = [None for _ in self.cities]
        if self.phase == "sides":
            for other, made in moves.items():
                self.cities[other].side = made.what
            self.phase = "deal"
        else:
            self._resolve(moves)

    def _resolve(self, moves: dict[int, Move]) -> None:
        """All players pay, then all place, then all collect."""
        self.shown = [moves.get(seat, self.shown[seat]) for seat in range(self.players)]
        income = [0 for _ in self.cities]
        for seat, move in moves.items():
            to_bank = self.coins_of(seat, move.what) if move.do == "build" else 0
            income[seat] -= to_bank + move.left + move.right
            income[left_of(seat, self.players)] += move.left
            income[right_of(seat, self.players)] += move.right
        new = {seat: self._place(seat, move) for seat, move in moves.items()}
        for seat, effects in new.items():
            income[seat] += sum(amount(effect, "coins", self.cities, seat) for effect in effects)
        for city, coins in zip(self.cities, income, strict=True):
            city.coins += coins
        if self.turn == LAST_TURN and self.phase == "turn":
            self._leave_cards()
        else:
            self._after_turn()

    def _place(self, seat: int, move: Move) -> tuple[str, ...]:
        """Put the card where it goes. Return the effects that are collected now."""
        city = self.cities[seat]
        self.hands[seat].remove(move.what)
        if move.do == "sell":
            self.discard.append(move.what)
            return ("coins 3",)
        if move.do == "build":
            city.built.append(move.what)
            return CARDS[move.what].effects
        city.under.append(move.what)
        city.stages += 1
        effects = city.all_stages()[city.stages - 1].effects
        if "dig up" in effects:
            self.diggers.append(seat)
        return effects

    def _leave_cards(self) -> None:
        """After the sixth turn the last card of each hand is discarded, or played by a power."""
        for seat, hand in enumerate(self.hands):
            if not self.plays_last_card(seat):
                self.discard += hand
                self.hands[seat] = []
        if any(self.hands):
            self.phase = "last card"
        else:
            self._after_turn()

    def _after_turn(self) -> None:
        while self.diggers:
            if self.worth_digging(self.diggers[0]):
                self.phase = "digging"
                return
            self.diggers.pop(0)
        if self.turn == LAST_TURN:
            self._end_age()
            return
        self._pass_hands()
        self.turn += 1
        self.phase = "turn"

    def _dig(self, seat: int, move: Move) -> None:
        self.diggers.remove(seat)
        if move.do == "dig":
            self.discard.remove(move.what)
            self.dug.append(move.what)
            self.cities[seat].built.append(move.what)
            for effect in CARDS[move.what].effects:
                self.cities[seat].coins += amount(effect, "coins", self.cities, seat)
        self._after_turn()

    def _pass_hands(self) -> None:
        """Pass hands to the left in the Ages I and III, to the right in Age II."""
        receiver = right_of if self.age == 2 else left_of
        passed = self.hands
        self.hands = [[] for _ in self.cities]
        for seat, hand in enumerate(passed):
            self.hands[receiver(seat, self.players)] = hand

    def _end_age(self) -> None:
        """Resolve the conflicts of all neighbours. Then comes the next Age, or the end."""
        for seat, city in enumerate(self.cities):
            other = self.cities[left_of(seat, self.players)]
            if city.shields() != other.shields():
                winner, loser = (city, other) if city.shields() > other.shields() else (other, city)
                winner.tokens.append(VICTORY[self.age])
                loser.tokens.append(DEFEAT)
        if self.age == LAST_AGE:
            self.phase = "over"
        else:
            self.age += 1
            self.turn = 1
            self.phase = "deal"
