"""Game definition for the registry: options, set-up, restoring snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidOption
from bastide.core.game import Game, random_options_rng
from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.core.options import ChoiceOption, FlagOption, MultiChoiceOption, Options
from bastide.core.randomness.rng import Rng, Seed
from bastide.core.translator import Translator
from bastide.core.utilities.game_extensions import Extension
from bastide.games.dominion.rules.action_space import ACTION_COUNT_BY_BLOCK
from bastide.games.dominion.rules.cards.card_catalogue import find_card, kingdom_set_ids, list_printed_cards
from bastide.games.dominion.rules.cards.printed_card import CARDS, Card
from bastide.games.dominion.rules.cards.set_discovery import (
    CARD_EXTENSIONS,
    RECOMMENDED_KINGDOMS,
    adds_colony,
    editions_of_sets,
)
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.display.journal_events import EVENT_KINDS
from bastide.games.dominion.rules.display.terminal_text import render_view
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.player_card_zones import PlayerSide
from bastide.games.dominion.rules.state.snapshot import restore_snapshot
from bastide.games.dominion.rules.turn.game_setup import Setup

KINGDOM_SIZE: Final = 10
DEFAULT_EDITION: Final = 2


@final
class DominionGame(Game):
    """Dominion: the base game in both editions and Prosperity, for two to six players."""

    def __init__(self) -> None:
        sets = kingdom_set_ids()
        super().__init__(
            id="dominion",
            rules_version=1,
            min_players=2,
            max_players=6,
            action_space=ACTION_COUNT_BY_BLOCK[-1],
            options=[
                ChoiceOption("edition", ["auto", "1", "2"], "auto"),
                FlagOption("mix_editions", False),
                MultiChoiceOption(
                    "kingdom",
                    [card.id for card in CARDS if card.is_kingdom],
                    KINGDOM_SIZE,
                    KINGDOM_SIZE,
                    "first_game_2e",
                    RECOMMENDED_KINGDOMS,
                    True,
                    shortest=1,
                ),
                MultiChoiceOption("sets", sets, 1, len(sets), ["base2"]).only_with("kingdom", ["random"]),
                ChoiceOption("platinum_colony", ["always", "never", "random"], "random"),
                ChoiceOption("first_player", ["random", "0", "1", "2", "3", "4", "5"], "0").of_seats(),
            ],
            goldfish=True,
            revealing_event_kinds=[kind for kind, event in EVENT_KINDS.items() if event.reveals_cards],
            component_kinds=["cards"],
            fields_not_in_views={
                "rng": "the random generator determines future events that nobody may know yet",
                "stack": "progress of pending effects; the pending question is shown under 'asked'",
            },
        )
        #: Cached plan of the options checked last.
        self.last_plan: SetupPlan | None = None

    def check_option_combination(self, players: int, options: Options) -> None:
        first = options["first_player"]
        if first != "random" and int(str(first)) >= players:
            raise InvalidOption(
                "first-player",
                f"player {first} can't start; players are numbered 0 to {players - 1}",
                option="first_player",
                last=players - 1,
            )
        check_kingdom_size(options)
        if options["mix_editions"]:
            return
        edition = edition_of_options(options)
        for name in named_card_ids(options):
            if not is_in_edition(find_card(name), edition):
                other = 3 - edition
                raise InvalidOption(
                    "other-edition",
                    f"{name} is only in edition {other} of the base game, and this table plays edition {edition}; "
                    f"choose edition={other}, or mix_editions=yes to have both in one kingdom",
                    option="kingdom",
                    card=name,
                    edition=edition,
                    other=other,
                )

    def check_options(self, players: int, given: Mapping[str, object]) -> Options:
        last = self.last_plan
        if last is None or last.players != players or last.given_options != given:
            # Assign only after the check: refused options must not be cached.
            last = SetupPlan(players, copy_given_options(given), super().check_options(players, fit_defaults(given)))
            self.last_plan = last
        return copy_options(last.options)

    def resolve_options(self, players: int, options: Options, seed: Seed) -> Options:
        return self.setup_plan(players, options).resolve_options(seed)

    def deal(self, players: int, options: Options, seed: Seed) -> DominionState:
        plan = self.setup_plan(players, options)
        if plan.is_deterministic():
            return self.deal_plan(plan, Rng(seed))
        drawn = SetupPlan(players, {}, plan.resolve_options(seed))
        if not plan.kingdom:
            return self.deal_plan(drawn, Rng(seed))
        # The kingdom is fixed, so its set-ups are reused.
        drawn.setup_without_colony = plan.setup_without_colony
        drawn.setup_with_colony = plan.setup_with_colony
        state = self.deal_plan(drawn, Rng(seed))
        plan.setup_without_colony = drawn.setup_without_colony
        plan.setup_with_colony = drawn.setup_with_colony
        return state

    def setup(self, players: int, options: Options, rng: Rng) -> DominionState:
        return self.deal_plan(self.setup_plan(players, options), rng)

    def setup_plan(self, players: int, options: Options) -> SetupPlan:
        """Return the set-up plan of these options, from the cache if they were checked last."""
        last = self.last_plan
        if last is not None and last.players == players and last.options == options:
            return last
        return SetupPlan(players, {}, copy_options(options))

    def deal_plan(self, plan: SetupPlan, rng: Rng) -> DominionState:
        return deal_game(plan.setup(), plan.first_player, rng)

    def state_from_snapshot(self, snapshot: Mapping[str, JsonData]) -> DominionState:
        players = expect_int(snapshot["players"])
        self.check_players(players)
        setup = Setup.restore(snapshot["setup"], players)
        state = DominionState(setup, Rng.restore(expect_str(snapshot["rng"])), [], [], (), (), (), [])
        restore_snapshot(state, snapshot)
        return state

    def list_components(self, kind: str) -> list[dict[str, JsonData]]:
        return list_printed_cards() if kind == "cards" else []

    def extension_of_thing(self, id: str) -> Extension | None:
        return CARD_EXTENSIONS.get(id)

    def view_as_text(self, view: Mapping[str, JsonData], words: Translator) -> str:
        return render_view(view, words)


def deal_game(setup: Setup, first: int, rng: Rng) -> DominionState:
    """Deal a new game in which player ``first`` has the first turn."""
    sides = [PlayerSide() for _ in range(setup.players)]
    state = DominionState(setup, rng, sides, setup.full_pile_sizes.copy(), (), (), setup.pile_tokens, [])
    state.deal(first)
    return state


@final
class SetupPlan:
    """Set-up derived from the options of a table.

    Computed once, because simulations deal the same table many times.
    """

    def __init__(self, players: int, given_options: dict[str, object], options: Options) -> None:
        self.players = players
        self.given_options = given_options
        self.options = options
        self.edition = edition_of_options(options)
        #: The ten kingdom cards; empty if each game draws its own.
        self.kingdom = [find_card(name).number for name in kingdom_card_ids(options)]
        #: The cards that the options name, which are in every kingdom that is drawn.
        self.named_cards = [find_card(name).number for name in named_card_ids(options)]
        self.colony_card_count = count_colony_cards(self.kingdom)
        self.colony_option = str(options["platinum_colony"])
        first = options["first_player"]
        #: The first player; -1 if it is random in each game.
        self.first_player = -1 if first == "random" else int(str(first))
        self.setup_without_colony: Setup | None = None
        self.setup_with_colony: Setup | None = None

    def is_deterministic(self) -> bool:
        """Whether the options leave nothing to chance."""
        drawn = self.colony_option == "random" and 0 < self.colony_card_count < KINGDOM_SIZE
        return bool(self.kingdom) and self.first_player >= 0 and not drawn

    def resolve_options(self, seed: Seed) -> Options:
        """Return the options of the game with this seed, with all random choices made and presets expanded."""
        rng = random_options_rng(seed)
        options = copy_options(self.options)
        kingdom = (
            self.kingdom if self.kingdom else draw_kingdom(self.named_cards, drawable_kingdom_cards(self.options), rng)
        )
        options["edition"] = str(self.edition)
        options["kingdom"] = [card_id(card) for card in kingdom]
        options["platinum_colony"] = "always" if self.uses_colony(count_colony_cards(kingdom), rng) else "never"
        if self.first_player < 0:
            options["first_player"] = str(int(rng.below(self.players)))
        return options

    def setup(self) -> Setup:
        """Return the set-up of a game whose options leave nothing to chance."""
        if self.colony_option == "always" or (
            self.colony_option == "random" and self.colony_card_count == KINGDOM_SIZE
        ):
            if self.setup_with_colony is None:
                self.setup_with_colony = Setup(self.players, self.edition, self.kingdom, True)
            return self.setup_with_colony
        if self.setup_without_colony is None:
            self.setup_without_colony = Setup(self.players, self.edition, self.kingdom, False)
        return self.setup_without_colony

    def uses_colony(self, colony_cards: int, rng: Rng) -> bool:
        """Whether Platinum and Colony are used: with the share of cards that add them as probability."""
        if self.colony_option != "random":
            return self.colony_option == "always"
        return colony_cards == KINGDOM_SIZE or (colony_cards > 0 and rng.below(KINGDOM_SIZE) < colony_cards)


def copy_given_options(given: Mapping[str, object]) -> dict[str, object]:
    """Copy options, including their lists."""
    return {name: value.copy() if isinstance(value, list) else value for name, value in given.items()}


def copy_options(options: Options) -> Options:
    return {name: value.copy() if isinstance(value, list) else value for name, value in options.items()}


def kingdom_card_ids(options: Options) -> list[str]:
    """Return the ids of the ten kingdom cards that the options name; empty if some of them are drawn at random."""
    named = named_card_ids(options)
    return named if len(named) == KINGDOM_SIZE else []


def named_card_ids(options: Options) -> list[str]:
    """Return the ids of the kingdom cards that the options name; empty for a random kingdom."""
    value = options["kingdom"]
    if isinstance(value, list):
        return value
    return RECOMMENDED_KINGDOMS.get(str(value), [])


def edition_of_options(options: Options) -> int:
    """Return the edition of the base game whose card texts apply."""
    edition = options["edition"]
    if edition == "1" or edition == "2":
        return int(str(edition))
    kingdom = options["kingdom"]
    sets = options["sets"]
    if draws_kingdom_cards(kingdom) and isinstance(sets, list):
        return edition_of_sets(sets)
    return edition_of_kingdom(kingdom) if isinstance(kingdom, str) else DEFAULT_EDITION


def fit_defaults(given: Mapping[str, object]) -> Mapping[str, object]:
    """Return the given options with defaults that go with them.

    A table with only sets draws its kingdom from them. With only an edition, its kingdom is of that edition.
    """
    edition = str(given.get("edition", "")).strip()
    full = dict(given)
    if "sets" in given:
        full.setdefault("kingdom", "random")
    elif edition in ("1", "2"):
        number = int(edition)
        full.setdefault("kingdom", next(name for name in RECOMMENDED_KINGDOMS if edition_of_kingdom(name) == number))
        if draws_kingdom_cards(full["kingdom"]):
            full["sets"] = [name for name in kingdom_set_ids() if editions_of_sets([name]) == [number]]
    return full


def draws_kingdom_cards(kingdom: object) -> bool:
    """Whether a value of the option ``kingdom`` leaves cards to chance."""
    if isinstance(kingdom, str):
        return kingdom == "random" or (kingdom not in RECOMMENDED_KINGDOMS and len(kingdom.split(",")) < KINGDOM_SIZE)
    return isinstance(kingdom, (list, tuple)) and len(kingdom) < KINGDOM_SIZE


def edition_of_sets(sets: list[str]) -> int:
    """Return the edition of the base game to which these sets belong; the default if there are several or none."""
    editions = editions_of_sets(sets)
    return editions[0] if len(editions) == 1 else DEFAULT_EDITION


def edition_of_kingdom(name: str) -> int:
    """Return the edition of a recommended kingdom: the default if it has all its cards, else the other."""
    cards = [find_card(card) for card in RECOMMENDED_KINGDOMS.get(name, [])]
    return DEFAULT_EDITION if all(is_in_edition(card, DEFAULT_EDITION) for card in cards) else 3 - DEFAULT_EDITION


def is_in_edition(card: Card, edition: int) -> bool:
    """Whether a kingdom card belongs to this edition of the base game, or to no edition."""
    editions = editions_of_sets(card.sets)
    return not editions or edition in editions


def count_colony_cards(kingdom: list[int]) -> int:
    """Count the kingdom cards that can bring Platinum and Colony into the game (Prosperity)."""
    return len([card for card in kingdom if adds_colony(card)])


def kingdom_cards_of_sets(options: Options) -> list[int]:
    """Return the kingdom cards of the chosen sets."""
    sets = options["sets"]
    assert isinstance(sets, list)
    return [card.number for card in CARDS if card.is_kingdom and any(name in card.sets for name in sets)]


def drawable_kingdom_cards(options: Options) -> list[int]:
    """Return the kingdom cards that a random kingdom may contain.

    These are the cards of the chosen sets, limited to one edition unless editions may be mixed.
    """
    edition = edition_of_options(options)
    return [
        card
        for card in kingdom_cards_of_sets(options)
        if options["mix_editions"] or is_in_edition(CARDS[card], edition)
    ]


def check_kingdom_size(options: Options) -> None:
    """Raise InvalidOption if a random kingdom is chosen from sets that have too few kingdom cards."""
    sets = options["sets"]
    if not draws_kingdom_cards(options["kingdom"]) or not isinstance(sets, list):
        return
    count = len({*drawable_kingdom_cards(options), *[find_card(name).number for name in named_card_ids(options)]})
    if count < KINGDOM_SIZE:
        names = ", ".join(sets)
        raise InvalidOption(
            "few-kingdom-cards",
            f"a random kingdom needs {KINGDOM_SIZE} cards, and these sets have {count} in this edition: {names}; "
            "choose more sets",
            option="sets",
            sets=names,
            count=count,
            needed=KINGDOM_SIZE,
        )


def draw_kingdom(named: list[int], cards: list[int], rng: Rng) -> list[int]:
    """Draw different cards, uniformly, until the kingdom with the named ones has ten."""
    others = [card for card in cards if card not in named]
    rng.shuffle(others)
    return sorted([*named, *others[: KINGDOM_SIZE - len(named)]])


GAME: Final = DominionGame()
