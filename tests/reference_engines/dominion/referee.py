"""Reference engine: runs the rules answer by answer in lockstep with the engine."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.options import Options
from bastide.core.plain import Plain
from bastide.testing.lockstep import Disagreement, Referee

# imported to register their card scripts
from reference_engines.dominion import base as base
from reference_engines.dominion import prosperity as prosperity
from reference_engines.dominion import reading, setting_up
from reference_engines.dominion.asking import Question, Script
from reference_engines.dominion.cards import PRINTS
from reference_engines.dominion.chance import Chance
from reference_engines.dominion.table import Seat, Table
from reference_engines.dominion.turn import course


class DominionReferee(Referee):
    """Independent implementation of Dominion, from the rulebooks."""

    def __init__(self) -> None:
        self.table: Table
        self.script: Script[None]
        self.question: Question | None = None

    def begin(self, players: int, options: Options, position: Mapping[str, Plain]) -> None:
        chance = reading.set_up(position)
        setting_up.check_kingdom(chance.kingdom, options)
        setting_up.check_colony(chance.colony, chance.kingdom, options)
        setting_up.check_first(chance.first, players, options)
        seats: list[Seat] = []
        for deck, hand in zip(chance.decks, chance.hands, strict=True):
            setting_up.check_deal(deck, hand)
            seats.append(Seat(deck, hand))
        supply = setting_up.supply(players, chance.kingdom, chance.colony)
        self.table = Table(seats, supply, setting_up.edition(options), chance.first)
        self.script = course(self.table)
        self.question = next(self.script)

    def actors(self) -> list[int]:
        return [] if self.question is None else [self.question[0]]

    def choices(self, player: int) -> list[str]:
        assert self.question is not None
        return self.question[1]

    def act(self, player: int, notation: str, position: Mapping[str, Plain], events: list[dict[str, Plain]]) -> None:
        self.table.chance = Chance(events)
        try:
            self.question = self.script.send(notation)
        except StopIteration:
            self.question = None
        self.table.chance.finish()
        for number, seat in enumerate(self.table.seats):
            self._uncover(number, seat, position)

    def _uncover(self, player: int, seat: Seat, position: Mapping[str, Plain]) -> None:
        """Read the order of a shuffled deck and the top card of the discard pile from the engine's snapshot."""
        if seat.shuffled:
            below = reading.deck(position, player)[: len(seat.shuffled)]
            if sorted(below) != sorted(seat.shuffled):
                raise Disagreement(f"the shuffled deck of player {player}", str(below), str(sorted(seat.shuffled)))
            seat.deck = below + seat.deck
            seat.shuffled = []
        seat.pile.settle(reading.top_of_pile(position, player))

    def position(self) -> dict[str, Plain]:
        table = self.table
        players: list[Plain] = []
        for seat in table.seats:
            top = seat.pile.may_be_on_top()
            players.append(
                {
                    "hand": [*sorted(seat.hand)],
                    "deck": [*seat.deck],
                    "pile": [*sorted(seat.pile.cards())],
                    "top of pile": top[0] if len(set(top)) == 1 else " or ".join(sorted(set(top))),
                    "in play": [*sorted(seat.in_play)],
                    "aside": [*sorted(seat.aside)],
                    "chosen": [*sorted(seat.chosen)],
                    "tokens": seat.tokens,
                    "turns": seat.turns,
                }
            )
        supply: dict[str, Plain] = {**table.supply}
        return {
            "players": players,
            "supply": supply,
            "trash": [*sorted(table.trash)],
            "whose turn": table.current,
            "phase": table.phase,
            "actions": table.actions,
            "buys": table.buys,
            "coins": table.coins,
            "not to be bought": [*sorted(set(table.not_to_be_bought))],
            "for the first Silver": table.for_first_silver,
            "tokens on piles": [*sorted(table.tokens_on_piles)],
            "tokens on the mat": table.tokens_on_mat,
        }

    def eagerness(self, notation: str) -> float:
        """Prefer playing cards and expensive purchases, so that random games reach expensive cards."""
        verb, _, card = notation.partition(" ")
        if verb == "buy":
            return 0.2 + PRINTS[card].cost
        return {"end": 0.3, "play": 3.0}.get(verb, 1.0)

    def told(self, position: Mapping[str, Plain]) -> dict[str, Plain]:
        return reading.told(position)

    def scores(self) -> list[int]:
        return [seat.score() for seat in self.table.seats]

    def places(self) -> list[int]:
        """Rank by points, then by fewer turns; equal players share a place."""
        standing = [(-seat.score(), seat.turns) for seat in self.table.seats]
        return [1 + sum(other < mine for other in standing) for mine in standing]
