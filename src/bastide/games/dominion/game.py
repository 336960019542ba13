"""The game as the registry knows it: options, set-up, reading positions back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidOption
from bastide.core.frames import restore_stack
from bastide.core.game import Game
from bastide.core.options import Choice, Flag, Options, Several
from bastide.core.plain import Plain, whole, word
from bastide.core.rng import Rng
from bastide.core.words import Words
from bastide.games.dominion.actions import ACTION_SPACE
from bastide.games.dominion.cards import CARDS, card_facts, find_card, id_of, numbers_of
from bastide.games.dominion.effects import EFFECTS
from bastide.games.dominion.numbers import KINDS
from bastide.games.dominion.rendering import rendered
from bastide.games.dominion.sets.recommended import RECOMMENDED, edition_of
from bastide.games.dominion.side import Side
from bastide.games.dominion.state import PHASE_IDS, DominionState
from bastide.games.dominion.table import Table

KINGDOM_SIZE: Final = 10
SETS: Final = ["base1", "base2", "prosperity"]
EDITION_SETS: Final = ["", "base1", "base2"]
#: Tables that were set up last, ready to be used again: simulations set up the same one a million times.
REMEMBERED: Final = 64


@final
class DominionGame(Game):
    """Dominion: the base game in both editions and Prosperity, for two to six players."""

    def __init__(self) -> None:
        super().__init__(
            id="dominion",
            rules_version=1,
            min_players=2,
            max_players=6,
            action_space=ACTION_SPACE,
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
                Choice("first_player", ["random", "0", "1", "2", "3", "4", "5"], "random"),
            ],
            goldfish=True,
            reveals=["reveal"],
            components=["cards"],
            unseen={
                "rng": "the random source decides what nobody may know yet",
                "stack": "how far an effect has come; its question is shown under 'asked'",
            },
        )
        self.tables: dict[tuple[int, int, bool, tuple[str, ...]], Table] = {}

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
                    f"{name} is only in edition {other} of the base game, and this table plays edition {edition}; choose "
                    f"edition={other}, or mix_editions=yes to have both in one kingdom",
                    option="kingdom",
                    card=name,
                    edition=edition,
                )

    def setup(self, players: int, options: Options, rng: Rng) -> DominionState:
        kingdom = self.kingdom_of(options)
        drawn = not kingdom
        if drawn:
            kingdom = draw_kingdom(options, rng)
        colony = options["platinum_colony"] == "always"
        if options["platinum_colony"] == "random":
            # one of the ten decides; the lot is needed only if they differ
            prosperity = [1 if "prosperity" in find_card(name).sets else 0 for name in kingdom]
            count = sum(prosperity)
            colony = count == KINGDOM_SIZE or (count > 0 and rng.choice(prosperity) == 1)
        table = self.table_for(players, self.edition_of(options), kingdom, colony, not drawn)
        sides = [Side([], [], [], [], [], [], [], [], False, [], 0, 0, []) for _ in range(players)]
        state = DominionState(table, rng, sides, table.full.copy(), [], [], table.pile_tokens.copy(), [])
        first = options["first_player"]
        state.deal(int(rng.below(players)) if first == "random" else int(str(first)))
        return state

    def table_for(self, players: int, edition: int, kingdom: list[str], colony: bool, remember: bool) -> Table:
        key = (players, edition, colony, tuple(kingdom))
        known = self.tables.get(key)
        if known is not None:
            return known
        table = Table(players, edition, [find_card(name).number for name in kingdom], colony)
        if remember:
            if len(self.tables) >= REMEMBERED:
                self.tables.clear()
            self.tables[key] = table
        return table

    def restored(self, snapshot: Mapping[str, Plain]) -> DominionState:
        players = whole(snapshot["players"])
        self.check_players(players)
        table = Table.restore(snapshot["table"], players)
        sides_data = snapshot["sides"]
        supply_data = snapshot["supply"]
        if not isinstance(sides_data, list) or not isinstance(supply_data, dict):
            raise TypeError("sides are a list, the supply is counts by card")
        supply = [-1] * KINDS
        for name, count in supply_data.items():
            supply[find_card(name).number] = whole(count)
        state = DominionState(
            table,
            Rng.restore(word(snapshot["rng"])),
            [Side.restore(side) for side in sides_data],
            supply,
            numbers_of(snapshot["trash"]),
            numbers_of(snapshot["banned"]),
            numbers_of(snapshot["pile_tokens"]),
            restore_stack(snapshot["stack"]),
        )
        for frame in state.stack:
            if not 0 <= frame.effect < len(EFFECTS):
                raise ValueError(f"there is no effect {frame.effect}")
        state.first = whole(snapshot["first"])
        state.current = whole(snapshot["current"])
        state.phase = PHASE_IDS.index(word(snapshot["phase"]))
        state.actions = whole(snapshot["actions"])
        state.buys = whole(snapshot["buys"])
        state.coins = whole(snapshot["coins"])
        state.actor = whole(snapshot["actor"])
        state.immune = whole(snapshot["immune"])
        state.empties = whole(snapshot["empties"])
        state.bonus_card = whole(snapshot["bonus_card"])
        state.bonus = whole(snapshot["bonus"])
        state.mat = whole(snapshot["mat"])
        return state

    def component_list(self, kind: str) -> list[dict[str, Plain]]:
        return card_facts() if kind == "cards" else []

    def table(self, view: Mapping[str, Plain], words: Words) -> str:
        return rendered(view, words)


def draw_kingdom(options: Options, rng: Rng) -> list[str]:
    """Ten different cards of the chosen sets, each ten equally likely."""
    sets = options["sets"]
    assert isinstance(sets, list)
    numbers = [card.number for card in CARDS if card.is_kingdom and any(name in card.sets for name in sets)]
    rng.shuffle(numbers)
    return [id_of(number) for number in sorted(numbers[:KINGDOM_SIZE])]
