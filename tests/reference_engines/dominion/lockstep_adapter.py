"""Reference engine: runs the rules answer by answer in lockstep with the engine."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.json_data import JsonData
from bastide.core.options import Options
from bastide.testing.reference_engine_comparison import EngineMismatch, ReferenceEngine
from reference_engines.dominion import engine_data_reader, setup_checks
from reference_engines.dominion.printed_cards import PRINTED_CARDS
from reference_engines.dominion.questions import Question, Script
from reference_engines.dominion.random_events import RandomEvents
from reference_engines.dominion.script_discovery import cards_without_script
from reference_engines.dominion.table_state import Seat, Table
from reference_engines.dominion.turn_phases import play_whole_game


class DominionReferenceEngine(ReferenceEngine):
    """Independent implementation of Dominion, from the rulebooks."""

    def __init__(self) -> None:
        self.table: Table
        self.game_script: Script[None]
        self.question: Question | None = None

    def can_play(self, options: Options) -> bool:
        kingdom = options["kingdom"]
        assert isinstance(kingdom, list)
        return not set(kingdom) & set(cards_without_script())

    def start_game(self, players: int, options: Options, position: Mapping[str, JsonData]) -> None:
        chance = engine_data_reader.read_setup(position)
        setup_checks.check_kingdom(chance.kingdom, options)
        setup_checks.check_colony(chance.colony, chance.kingdom, options)
        setup_checks.check_first_player(chance.first, players, options)
        seats: list[Seat] = []
        for deck, hand in zip(chance.decks, chance.hands, strict=True):
            setup_checks.check_deal(deck, hand)
            seats.append(Seat(deck, hand))
        supply = setup_checks.supply_piles(players, chance.kingdom, chance.colony)
        self.table = Table(seats, supply, setup_checks.edition_of_options(options), chance.first)
        self.table.nameable_cards = engine_data_reader.read_nameable_cards(position)
        self.game_script = play_whole_game(self.table)
        self.question = next(self.game_script)

    def players_to_act(self) -> list[int]:
        return [] if self.question is None else [self.question[0]]

    def legal_notations(self, player: int) -> list[str]:
        assert self.question is not None
        return self.question[1]

    def apply_action(
        self, player: int, notation: str, position: Mapping[str, JsonData], events: list[dict[str, JsonData]]
    ) -> None:
        self.table.random_events = RandomEvents(events)
        try:
            self.question = self.game_script.send(notation)
        except StopIteration:
            self.question = None
        self.table.random_events.expect_no_more_shuffles()
        for number, seat in enumerate(self.table.seats):
            self._uncover(number, seat, position)

    def _uncover(self, player: int, seat: Seat, position: Mapping[str, JsonData]) -> None:
        """Read the order of a shuffled deck and the top card of the discard pile from the engine's snapshot."""
        if seat.unordered_deck:
            below = engine_data_reader.read_deck(position, player)[: len(seat.unordered_deck)]
            if sorted(below) != sorted(seat.unordered_deck):
                raise EngineMismatch(
                    f"the shuffled deck of player {player}", str(below), str(sorted(seat.unordered_deck))
                )
            seat.deck = below + seat.deck
            seat.unordered_deck = []
        seat.discard_pile.confirm_top(engine_data_reader.read_discard_top(position, player))

    def position(self) -> dict[str, JsonData]:
        table = self.table
        players: list[JsonData] = []
        for seat in table.seats:
            top = seat.discard_pile.possible_top_cards()
            players.append(
                {
                    "hand": [*sorted(seat.hand)],
                    "deck": [*seat.deck],
                    "pile": [*sorted(seat.discard_pile.all_cards())],
                    "top of pile": top[0] if len(set(top)) == 1 else " or ".join(sorted(set(top))),
                    "in play": [*sorted(seat.in_play)],
                    "aside": [*sorted(seat.aside)],
                    "chosen": [*sorted(seat.pending_discards)],
                    "tokens": seat.tokens,
                    "turns": seat.turns,
                }
            )
        supply: dict[str, JsonData] = {**table.supply}
        return {
            "players": players,
            "supply": supply,
            "trash": [*sorted(table.trash)],
            "whose turn": table.current,
            "phase": table.phase,
            "actions": table.actions,
            "buys": table.buys,
            "coins": table.coins,
            "not to be bought": [*sorted(set(table.banned_cards))],
            "for the first Silver": table.first_silver_bonus,
            "tokens on piles": [*sorted(table.tokens_on_piles)],
            "tokens on the mat": table.tokens_on_mat,
        }

    def action_weight(self, notation: str) -> float:
        """Prefer playing cards and expensive purchases, so that random games reach expensive cards."""
        verb, _, card = notation.partition(" ")
        if verb == "buy":
            return 0.2 + PRINTED_CARDS[card].cost
        return {"end": 0.3, "play": 3.0}.get(verb, 1.0)

    def normalise_position(self, position: Mapping[str, JsonData]) -> dict[str, JsonData]:
        return engine_data_reader.read_position(position)

    def scores(self) -> list[int]:
        return [seat.score() for seat in self.table.seats]

    def places(self) -> list[int]:
        """Rank by points, then by fewer turns; equal players share a place."""
        standing = [(-seat.score(), seat.turns) for seat in self.table.seats]
        return [1 + sum(other < mine for other in standing) for mine in standing]
