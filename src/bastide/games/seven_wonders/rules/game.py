"""Game definition of 7 Wonders: options, set-up, component lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidOption
from bastide.core.game import Game, random_options_rng
from bastide.core.json_data import JsonData, expect_int
from bastide.core.options import MultiChoiceOption, Option, Options
from bastide.core.randomness.rng import Rng, Seed
from bastide.core.translator import Translator
from bastide.core.utilities.game_extensions import Extension
from bastide.games.seven_wonders.rules.action_space import ACTION_SPACE
from bastide.games.seven_wonders.rules.board_sides_option import CHOSEN, RANDOM, SidesOption
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_EXTENSIONS, CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_EXTENSIONS, BOARD_IDS, BOARDS, OWN_BOARD_COUNT
from bastide.games.seven_wonders.rules.display.terminal_text import format_component, format_table
from bastide.games.seven_wonders.rules.rulebook_constants import NOT_CHOSEN
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState, new_game_state
from bastide.games.seven_wonders.rules.state.snapshot import restore_snapshot

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 7
#: Option with the cards of extensions that are in the game. It exists if extensions with cards are installed.
ADDED_CARDS: Final = "added_cards"


def _list_options() -> list[Option]:
    options: list[Option] = [
        MultiChoiceOption("boards", BOARD_IDS, MIN_PLAYERS, MAX_PLAYERS, "random", drawn=True).per_seat(),
        SidesOption(),
    ]
    if CARD_EXTENSIONS:
        cards = list(CARD_EXTENSIONS)
        options.append(MultiChoiceOption(ADDED_CARDS, cards, 0, len(cards), []).of_extension())
    return options


@final
class SevenWonders(Game):
    """7 Wonders, second edition, for three to seven players."""

    def __init__(self) -> None:
        super().__init__(
            id="seven_wonders",
            rules_version=1,
            min_players=MIN_PLAYERS,
            max_players=MAX_PLAYERS,
            action_space=ACTION_SPACE,
            options=_list_options(),
            component_kinds=["cards", "boards"],
            fields_not_in_views={
                "rng": "the random source would reveal the later decks",
                "added": "an option of the table",
            },
        )

    def check_option_combination(self, players: int, options: Options) -> None:
        boards = options["boards"]
        if isinstance(boards, list) and len(boards) != players:
            raise InvalidOption(
                "board-count",
                f"{players} players need {players} boards, not {len(boards)}",
                players=players,
                boards=len(boards),
            )
        sides = options["sides"]
        if isinstance(sides, list) and len(sides) != players:
            raise InvalidOption(
                "side-count",
                f"{players} players need {players} sides, not {len(sides)}",
                players=players,
                sides=len(sides),
            )
        replaced = [CARDS[card].replaces for card in _added_cards(options) if CARDS[card].replaces]
        for card in replaced:
            if replaced.count(card) > 1:
                raise InvalidOption(
                    "added-twice", f"two added cards replace {card}; choose one of them", option=ADDED_CARDS, card=card
                )

    def resolve_options(self, players: int, options: Options, seed: Seed) -> Options:
        if isinstance(options["boards"], list) and options["sides"] != RANDOM:
            return options
        drawn = random_options_rng(seed)
        boards = [BOARD_IDS[board] for board in _boards(options, players, drawn)]
        resolved: Options = {**options, "boards": boards}
        if options["sides"] == RANDOM:
            resolved["sides"] = [SIDES[side] for side in _sides(options, players, drawn)]
        return resolved

    def setup(self, players: int, options: Options, rng: Rng) -> SevenWondersState:
        return new_game_state(_boards(options, players, rng), _sides(options, players, rng), _added_cards(options), rng)

    def state_from_snapshot(self, snapshot: Mapping[str, JsonData]) -> SevenWondersState:
        players = expect_int(snapshot["players"])
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"expected {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
        state = SevenWondersState(players, Rng(0), [], [], [], [], [])
        restore_snapshot(state, snapshot)
        return state

    def extension_of_thing(self, id: str) -> Extension | None:
        return CARD_EXTENSIONS.get(id) or BOARD_EXTENSIONS.get(id)

    def list_components(self, kind: str) -> list[dict[str, JsonData]]:
        if kind == "cards":
            return [card.to_json_data() for card in CARDS]
        if kind == "boards":
            return [board.to_json_data() for board in BOARDS]
        return []

    def describe_component(self, kind: str, facts: Mapping[str, JsonData], translator: Translator) -> list[str]:
        return format_component(kind, facts, translator)

    def view_as_text(self, view: Mapping[str, JsonData], translator: Translator) -> str:
        return format_table(view, translator)


def _boards(options: Options, players: int, rng: Rng) -> list[int]:
    """Return the board of each player in seating order: as given by the option, or drawn at random."""
    named = options["boards"]
    if isinstance(named, list):
        return [BOARD_IDS.index(board) for board in named]
    boards = list(range(OWN_BOARD_COUNT))
    rng.shuffle(boards)
    return boards[:players]


def _added_cards(options: Options) -> list[int]:
    """Return the cards of extensions that are in the game."""
    named = options.get(ADDED_CARDS)
    return [CARD_NUMBERS[card] for card in named] if isinstance(named, list) else []


def _sides(options: Options, players: int, rng: Rng) -> list[int]:
    """Return the side of each player; NOT_CHOSEN if the players choose."""
    sides = options["sides"]
    if isinstance(sides, list):
        return [SIDES.index(side) for side in sides]
    if sides == CHOSEN:
        return [NOT_CHOSEN] * players
    if sides == RANDOM:
        return [int(rng.below(len(SIDES))) for _ in range(players)]
    return [SIDES.index(str(sides))] * players


GAME: Final = SevenWonders()
