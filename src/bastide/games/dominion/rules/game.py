"""The game as the registry knows it: options, set-up, reading positions back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidOption
from bastide.core.game import Game
from bastide.core.options import Choice, Flag, Options, Several
from bastide.core.plain import Plain, whole, word
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.core.words import Words
from bastide.games.dominion.rules.actions import KNOWN, SPACES
from bastide.games.dominion.rules.card import CARDS
from bastide.games.dominion.rules.cards import card_facts, find_card
from bastide.games.dominion.rules.format1 import digest_1
from bastide.games.dominion.rules.rendering import rendered
from bastide.games.dominion.rules.sets.recommended import RECOMMENDED, edition_of
from bastide.games.dominion.rules.setup import Setup
from bastide.games.dominion.rules.side import Side
from bastide.games.dominion.rules.snapshot import restore_into
from bastide.games.dominion.rules.state import DominionState

KINGDOM_SIZE: Final = 10
SETS: Final = ["base1", "base2", "prosperity"]
EDITION_SETS: Final = ["", "base1", "base2"]


@final
class DominionGame(Game):
    """Dominion: the base game in both editions and Prosperity, for two to six players."""

    def __init__(self) -> None:
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
                Several("sets", SETS, 1, len(SETS), ["base2"]),
                Choice("platinum_colony", ["always", "never", "random"], "random"),
                Choice("first_player", ["random", "0", "1", "2", "3", "4", "5"], "0"),
            ],
            goldfish=True,
            # What is drawn (told to its owner), revealed cards and where those go, and the top card of a discard
            # pile, even if the pile is shuffled in the same breath.
            reveals=["draw", "reveal", "discard", "discard_hidden", "topdeck", "take"],
            components=["cards"],
            unseen={
                "rng": "the random source decides what nobody may know yet",
                "setup": "what of it lies open is shown under 'table'",
                "stack": "how far an effect has come; its question is shown under 'asked'",
            },
        )
        #: The table set up last: simulations set up the same one a million times.
        self.last: Plan | None = None

    def kingdom_of(self, options: Options) -> list[str]:
        """The ids of the ten cards that the options name; empty if they are to be drawn."""
        value = options["kingdom"]
        if isinstance(value, list):
            return value
        return RECOMMENDED.get(str(value), [])

    def edition_of(self, options: Options) -> int:
        """The base edition whose texts the shared cards follow."""
        edition = options["edition"]
        if edition == "1" or edition == "2":
            return int(str(edition))
        kingdom = options["kingdom"]
        sets = options["sets"]
        if kingdom == "random" and isinstance(sets, list):
            return 1 if "base1" in sets and "base2" not in sets else 2
        return edition_of(kingdom) or 2 if isinstance(kingdom, str) else 2

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
        edition = self.edition_of(options)
        for name in self.kingdom_of(options):
            sets = find_card(name).sets
            if "prosperity" not in sets and EDITION_SETS[edition] not in sets:
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
        if last is not None and last.players == players and last.given == given:
            return last.options
        options = super().check_options(players, given)
        self.last = Plan(players, dict(given), options, self.edition_of(options), self.kingdom_of(options))
        return options

    def resolve(self, players: int, options: Options, seed: int) -> Options:
        return options

    def setup(self, players: int, options: Options, rng: Rng) -> DominionState:
        plan = self.last
        if plan is None or plan.players != players or plan.options is not options:
            plan = Plan(players, {}, options, self.edition_of(options), self.kingdom_of(options))
        setup = plan.setup(rng)
        sides = [Side([], (), [], (), [], [], [], (), False, (), 0, 0, ()) for _ in range(players)]
        state = DominionState(setup, rng, sides, setup.full.copy(), (), (), setup.pile_tokens, [])
        first = plan.first_player
        state.deal(int(rng.below(players)) if first < 0 else first)
        return state

    def restored(self, snapshot: Mapping[str, Plain]) -> DominionState:
        players = whole(snapshot["players"])
        self.check_players(players)
        setup = Setup.restore(snapshot["setup"], players)
        state = DominionState(setup, Rng.restore(word(snapshot["rng"])), [], [], (), (), (), [])
        restore_into(state, snapshot)
        return state

    def digest_1(self, state: State) -> str:
        assert isinstance(state, DominionState)
        return digest_1(state)

    def component_list(self, kind: str) -> list[dict[str, Plain]]:
        return card_facts() if kind == "cards" else []

    def table(self, view: Mapping[str, Plain], words: Words) -> str:
        return rendered(view, words)


@final
class Plan:
    """What the options of a table come to, worked out once."""

    def __init__(
        self, players: int, given: dict[str, object], options: Options, edition: int, kingdom: list[str]
    ) -> None:
        self.players = players
        self.given = given
        self.options = options
        self.edition = edition
        #: The ten cards; empty if each game draws its own.
        self.kingdom = [find_card(name).number for name in kingdom]
        self.prosperity = prosperity_cards(self.kingdom)
        self.colony = str(options["platinum_colony"])
        first = options["first_player"]
        #: Who begins; -1 if each game draws lots.
        self.first_player = -1 if first == "random" else int(str(first))
        self.plain: Setup | None = None
        self.with_colony: Setup | None = None

    def setup(self, rng: Rng) -> Setup:
        """The set-up of one game. Draws what the options leave to chance."""
        if not self.kingdom:
            kingdom = draw_kingdom(self.options, rng)
            return Setup(self.players, self.edition, kingdom, self.uses_colony(prosperity_cards(kingdom), rng))
        if self.uses_colony(self.prosperity, rng):
            if self.with_colony is None:
                self.with_colony = Setup(self.players, self.edition, self.kingdom, True)
            return self.with_colony
        if self.plain is None:
            self.plain = Setup(self.players, self.edition, self.kingdom, False)
        return self.plain

    def uses_colony(self, prosperity: int, rng: Rng) -> bool:
        """Whether Platinum and Colony are used. One of the ten decides; the lot is needed only if they differ."""
        if self.colony != "random":
            return self.colony == "always"
        return prosperity == KINGDOM_SIZE or (prosperity > 0 and rng.below(KINGDOM_SIZE) < prosperity)


def prosperity_cards(kingdom: list[int]) -> int:
    return len([card for card in kingdom if "prosperity" in CARDS[card].sets])


def draw_kingdom(options: Options, rng: Rng) -> list[int]:
    """Ten different cards of the chosen sets, each ten equally likely: of those there were in the time of format 1."""
    sets = options["sets"]
    assert isinstance(sets, list)
    old = CARDS[: KNOWN[1]]
    numbers = [card.number for card in old if card.is_kingdom and any(name in card.sets for name in sets)]
    rng.shuffle(numbers)
    return sorted(numbers[:KINGDOM_SIZE])
