"""Game definition for the registry: options, set-up, restoring snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidOption
from bastide.core.game import Game, lots
from bastide.core.options import Choice, Flag, Options, Several
from bastide.core.plain import Plain, whole, word
from bastide.core.randomness.rng import Rng, Seed
from bastide.core.words import Words
from bastide.games.dominion.rules.actions import SPACES
from bastide.games.dominion.rules.cards.card import CARDS, Card
from bastide.games.dominion.rules.cards.cards import card_facts, find_card, set_ids
from bastide.games.dominion.rules.cards.layout import id_of
from bastide.games.dominion.rules.display.events import EVENT_KINDS
from bastide.games.dominion.rules.display.terminal import rendered
from bastide.games.dominion.rules.state.snapshot import restore_into
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.rules.state.zones import Side
from bastide.games.dominion.rules.turn.setup import Setup
from bastide.games.dominion.sets.box import RECOMMENDED
from bastide.games.dominion.sets.box import edition_of as edition_of_set

KINGDOM_SIZE: Final = 10
EDITION_SETS: Final = ["", "base1", "base2"]


@final
class DominionGame(Game):
    """Dominion: the base game in both editions and Prosperity, for two to six players."""

    def __init__(self) -> None:
        sets = set_ids()
        super().__init__(
            id="dominion",
            rules_version=1,
            min_players=2,
            max_players=6,
            action_space=SPACES[-1],
            options=[
                Choice("edition", ["auto", "1", "2"], "auto"),
                Flag("mix_editions", False),
                Several(
                    "kingdom",
                    [card.id for card in CARDS if card.is_kingdom],
                    KINGDOM_SIZE,
                    KINGDOM_SIZE,
                    "first_game_2e",
                    RECOMMENDED,
                    True,
                ),
                Several("sets", sets, 1, len(sets), ["base2"]).only_with("kingdom", ["random"]),
                Choice("platinum_colony", ["always", "never", "random"], "random"),
                Choice("first_player", ["random", "0", "1", "2", "3", "4", "5"], "0").of_seats(),
            ],
            goldfish=True,
            reveals=[kind for kind, event in EVENT_KINDS.items() if event.shows],
            components=["cards"],
            unseen={
                "rng": "the random generator determines future events that nobody may know yet",
                "stack": "progress of pending effects; the pending question is shown under 'asked'",
            },
        )
        #: Cached plan of the options checked last.
        self.last: Arrangement | None = None

    def check_together(self, players: int, options: Options) -> None:
        first = options["first_player"]
        if first != "random" and int(str(first)) >= players:
            raise InvalidOption(
                "first-player",
                f"player {first} cannot begin; players are 0 to {players - 1}",
                option="first_player",
                last=players - 1,
            )
        if options["mix_editions"]:
            return
        edition = edition_of(options)
        for name in kingdom_of(options):
            if not is_of_edition(find_card(name), edition):
                other = 3 - edition
                raise InvalidOption(
                    "other-edition",
                    f"{name} is only in edition {other} of the base game, and this table plays edition {edition}; "
                    f"choose edition={other}, or mix_editions=yes to have both in one kingdom",
                    option="kingdom",
                    card=name,
                    edition=edition,
                )

    def check_options(self, players: int, given: Mapping[str, object]) -> Options:
        last = self.last
        if last is None or last.players != players or last.given != given:
            # Assign only after the check: refused options must not be cached.
            last = Arrangement(players, own(given), super().check_options(players, given))
            self.last = last
        return own_options(last.options)

    def resolve(self, players: int, options: Options, seed: Seed) -> Options:
        return self.plan(players, options).resolved(seed)

    def deal(self, players: int, options: Options, seed: Seed) -> DominionState:
        plan = self.plan(players, options)
        if plan.is_certain():
            return self.dealt(plan, Rng(seed))
        drawn = Arrangement(players, {}, plan.resolved(seed))
        if not plan.kingdom:
            return self.dealt(drawn, Rng(seed))
        # The kingdom is fixed, so its set-ups are reused.
        drawn.plain = plan.plain
        drawn.with_colony = plan.with_colony
        state = self.dealt(drawn, Rng(seed))
        plan.plain = drawn.plain
        plan.with_colony = drawn.with_colony
        return state

    def setup(self, players: int, options: Options, rng: Rng) -> DominionState:
        return self.dealt(self.plan(players, options), rng)

    def plan(self, players: int, options: Options) -> Arrangement:
        """Return the set-up plan of these options, from the cache if they were checked last."""
        last = self.last
        if last is not None and last.players == players and last.options == options:
            return last
        return Arrangement(players, {}, own_options(options))

    def dealt(self, plan: Arrangement, rng: Rng) -> DominionState:
        return dealt(plan.setup(), plan.first_player, rng)

    def restored(self, snapshot: Mapping[str, Plain]) -> DominionState:
        players = whole(snapshot["players"])
        self.check_players(players)
        setup = Setup.restore(snapshot["setup"], players)
        state = DominionState(setup, Rng.restore(word(snapshot["rng"])), [], [], (), (), (), [])
        restore_into(state, snapshot)
        return state

    def component_list(self, kind: str) -> list[dict[str, Plain]]:
        return card_facts() if kind == "cards" else []

    def table(self, view: Mapping[str, Plain], words: Words) -> str:
        return rendered(view, words)


def dealt(setup: Setup, first: int, rng: Rng) -> DominionState:
    """Deal a new game in which player ``first`` has the first turn."""
    sides = [Side() for _ in range(setup.players)]
    state = DominionState(setup, rng, sides, setup.full.copy(), (), (), setup.pile_tokens, [])
    state.deal(first)
    return state


@final
class Arrangement:
    """Set-up derived from the options of a table.

    Computed once, because simulations deal the same table many times.
    """

    def __init__(self, players: int, given: dict[str, object], options: Options) -> None:
        self.players = players
        self.given = given
        self.options = options
        self.edition = edition_of(options)
        #: The ten kingdom cards; empty if each game draws its own.
        self.kingdom = [find_card(name).number for name in kingdom_of(options)]
        self.prosperity = prosperity_cards(self.kingdom)
        self.colony = str(options["platinum_colony"])
        first = options["first_player"]
        #: The first player; -1 if it is random in each game.
        self.first_player = -1 if first == "random" else int(str(first))
        self.plain: Setup | None = None
        self.with_colony: Setup | None = None

    def is_certain(self) -> bool:
        """Whether the options leave nothing to chance."""
        drawn = self.colony == "random" and 0 < self.prosperity < KINGDOM_SIZE
        return bool(self.kingdom) and self.first_player >= 0 and not drawn

    def resolved(self, seed: Seed) -> Options:
        """Return the options of the game with this seed, with all random choices made and presets expanded."""
        rng = lots(seed)
        options = own_options(self.options)
        kingdom = self.kingdom if self.kingdom else draw_kingdom(fitting(self.options), rng)
        options["edition"] = str(self.edition)
        options["kingdom"] = [id_of(card) for card in kingdom]
        options["platinum_colony"] = "always" if self.uses_colony(prosperity_cards(kingdom), rng) else "never"
        if self.first_player < 0:
            options["first_player"] = str(int(rng.below(self.players)))
        return options

    def setup(self) -> Setup:
        """Return the set-up of a game whose options leave nothing to chance."""
        if self.colony == "always" or (self.colony == "random" and self.prosperity == KINGDOM_SIZE):
            if self.with_colony is None:
                self.with_colony = Setup(self.players, self.edition, self.kingdom, True)
            return self.with_colony
        if self.plain is None:
            self.plain = Setup(self.players, self.edition, self.kingdom, False)
        return self.plain

    def uses_colony(self, prosperity: int, rng: Rng) -> bool:
        """Whether Platinum and Colony are used: with the share of Prosperity cards in the kingdom as probability."""
        if self.colony != "random":
            return self.colony == "always"
        return prosperity == KINGDOM_SIZE or (prosperity > 0 and rng.below(KINGDOM_SIZE) < prosperity)


def own(given: Mapping[str, object]) -> dict[str, object]:
    """Copy options, including their lists."""
    return {name: value.copy() if isinstance(value, list) else value for name, value in given.items()}


def own_options(options: Options) -> Options:
    return {name: value.copy() if isinstance(value, list) else value for name, value in options.items()}


def kingdom_of(options: Options) -> list[str]:
    """Return the ids of the ten kingdom cards that the options name; empty for a random kingdom."""
    value = options["kingdom"]
    if isinstance(value, list):
        return value
    return RECOMMENDED.get(str(value), [])


def edition_of(options: Options) -> int:
    """Return the edition of the base game whose card texts apply."""
    edition = options["edition"]
    if edition == "1" or edition == "2":
        return int(str(edition))
    kingdom = options["kingdom"]
    sets = options["sets"]
    if kingdom == "random" and isinstance(sets, list):
        return 1 if "base1" in sets and "base2" not in sets else 2
    return edition_of_set(kingdom) or 2 if isinstance(kingdom, str) else 2


def is_of_edition(card: Card, edition: int) -> bool:
    """Whether a kingdom card belongs to this edition of the base game, or to no edition."""
    return EDITION_SETS[edition] in card.sets or not any(name in EDITION_SETS for name in card.sets)


def prosperity_cards(kingdom: list[int]) -> int:
    return len([card for card in kingdom if "prosperity" in CARDS[card].sets])


def of_sets(options: Options) -> list[int]:
    """Return the kingdom cards of the chosen sets."""
    sets = options["sets"]
    assert isinstance(sets, list)
    return [card.number for card in CARDS if card.is_kingdom and any(name in card.sets for name in sets)]


def fitting(options: Options) -> list[int]:
    """Return the kingdom cards that a random kingdom may contain.

    These are the cards of the chosen sets, limited to one edition unless editions may be mixed. There are always at
    least ten, because the two editions share nineteen cards.
    """
    edition = edition_of(options)
    return [card for card in of_sets(options) if options["mix_editions"] or is_of_edition(CARDS[card], edition)]


def draw_kingdom(cards: list[int], rng: Rng) -> list[int]:
    """Draw ten different cards, uniformly."""
    rng.shuffle(cards)
    return sorted(cards[:KINGDOM_SIZE])


GAME: Final = DominionGame()
