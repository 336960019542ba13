"""Rules of Magpie, in the order of the tutorial: state, actions, views, game definition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bastide.core import (
    SPECTATOR,
    Decision,
    Game,
    JsonData,
    NumberOption,
    Options,
    Outcome,
    Refusal,
    Rng,
    State,
    Translator,
    rank_by_score,
)
from bastide.core.json_data import expect_int, expect_ints, ints_to_json

TRINKETS: Final = ["button", "bead", "coin", "ring", "crown"]  # worth 1 to 5
STASH: Final = 0  # actions 0 to 4: stash that trinket
TOSS: Final = 5  # actions 5 to 9: toss that trinket


class MagpieState(State):
    """A game of Magpie. Trinkets are numbers: 0 is a button, 4 a crown."""

    def __init__(self, players: int, rng: Rng, hand_size: int) -> None:
        super().__init__(players, rng)
        self.hand_size = hand_size
        self.turn = 0
        self.pile: list[int] = []  # face down, top last
        self.heap: list[int] = []  # tossed, face up
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.nests: list[list[int]] = [[] for _ in range(players)]

    # -- what can be done --

    def players_to_act(self) -> list[int]:
        return [self.turn] if self.hands[self.turn] else []

    def legal_actions(self, player: int) -> list[int]:
        if player not in self.players_to_act():
            return []
        held = sorted(set(self.hands[player]))
        return [STASH + trinket for trinket in held] + [TOSS + trinket for trinket in held]

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.illegal_action_error(player, -1)
        return Decision(player, "turn", "turn", actions)

    def find_refusal(self, player: int, action: int) -> Refusal | None:
        if STASH <= action < TOSS + len(TRINKETS):
            return Refusal("not-held", {"trinket": TRINKETS[action % 5]})
        return None

    def apply_unchecked(self, player: int, action: int) -> None:
        trinket = action % 5
        self.hands[player].remove(trinket)
        if action < TOSS:
            self.nests[player].append(trinket)
            self.note("stash", player, trinket)
        else:
            self.heap.append(trinket)
            self.note("toss", player, trinket)
        self.draw(player)
        self.turn = (player + 1) % self.players

    def draw(self, player: int) -> None:
        if not self.pile:
            return
        trinket = self.pile.pop()
        self.hands[player].append(trinket)
        if self.journal is not None:
            self.journal.add_event("draw", {"player": player}, {"trinket": TRINKETS[trinket]}, [player])

    def note(self, kind: str, player: int, trinket: int) -> None:
        if self.journal is not None:
            self.journal.add_event(kind, {"player": player, "trinket": TRINKETS[trinket]})

    # -- actions in words --

    def notation(self, player: int, action: int) -> str:
        return f"{'stash' if action < TOSS else 'toss'} {TRINKETS[action % 5]}"

    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        return {"do": "stash" if action < TOSS else "toss", "trinket": TRINKETS[action % 5]}

    # -- copies --

    def game_id(self) -> str:
        return "magpie"

    def clone(self) -> MagpieState:
        other = MagpieState(self.players, self.rng.clone(), self.hand_size)
        other.turn = self.turn
        other.pile = self.pile.copy()
        other.heap = self.heap.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.nests = [nest.copy() for nest in self.nests]
        return other

    def snapshot(self) -> dict[str, JsonData]:
        return {
            "players": self.players,
            "rng": self.rng.snapshot(),
            "hand_size": self.hand_size,
            "turn": self.turn,
            "pile": ints_to_json(self.pile),
            "heap": ints_to_json(self.heap),
            "hands": [ints_to_json(hand) for hand in self.hands],
            "nests": [ints_to_json(nest) for nest in self.nests],
        }

    def sample_position(self, player: int, rng: Rng) -> MagpieState:
        other = self.clone()
        other.rng = rng.split()
        unknown = other.pile.copy()
        for seat, hand in enumerate(other.hands):
            if seat != player:
                unknown += hand
        unknown.sort()  # or the shuffle, run backwards, would tell where everything really is
        rng.shuffle(unknown)
        for seat, hand in enumerate(other.hands):
            if seat != player:
                other.hands[seat] = [unknown.pop() for _ in hand]
        other.pile = unknown
        return other

    # -- what is seen --

    def view(self, viewer: int) -> dict[str, JsonData]:
        return {
            "players": self.players,
            "turn": self.turn,
            "hand_size": self.hand_size,
            "pile": len(self.pile),
            "heap": [TRINKETS[trinket] for trinket in sorted(self.heap)],
            "hands": [len(hand) for hand in self.hands],
            "nests": [[TRINKETS[trinket] for trinket in nest] for nest in self.nests],
            "scores": ints_to_json(self.scores()),
            "hand": [] if viewer == SPECTATOR else [TRINKETS[trinket] for trinket in sorted(self.hands[viewer])],
        }

    # -- the result --

    def scores(self) -> list[int]:
        return [sum(worth(trinket, nest.count(trinket)) for trinket in range(5)) for nest in self.nests]

    def outcome(self) -> Outcome | None:
        return rank_by_score(self.scores()) if self.is_over() else None

    def metrics(self) -> dict[str, float]:
        return {"tossed": float(len(self.heap))}

    def seat_metrics(self, player: int) -> dict[str, float]:
        return {"stashed": float(len(self.nests[player]))}

    def broken_invariants(self) -> list[str]:
        broken = []
        if len(self.hands) != self.players or len(self.nests) != self.players:
            broken.append(f"{len(self.hands)} hands and {len(self.nests)} nests for {self.players} players")
        every = self.pile + self.heap
        for cards in [*self.hands, *self.nests]:
            every = every + cards
        for trinket, name in enumerate(TRINKETS):
            if every.count(trinket) != 3:
                broken.append(f"there are {every.count(trinket)} of the three {name}s")
        if len(every) != 15:
            broken.append(f"there are {len(every)} trinkets, not 15")
        if not 0 <= self.turn < self.players:
            broken.append(f"it is the turn of player {self.turn}, who does not exist")
        return broken


def worth(trinket: int, count: int) -> int:
    """One or three alike count in full; magpies cannot stand pairs."""
    return 0 if count == 2 else (trinket + 1) * count


class Magpie(Game):
    """The definition: 2 to 4 players, one option, how to set up and how to read a position back."""

    def __init__(self) -> None:
        super().__init__(
            id="magpie",
            rules_version=1,
            min_players=2,
            max_players=4,
            action_space=10,
            options=[NumberOption("hand_size", 1, 3, 2)],
            component_kinds=["trinkets"],
            fields_not_in_views={"rng": "the random source would tell the order of the pile"},
        )

    def setup(self, players: int, options: Options, rng: Rng) -> MagpieState:
        hand_size = options["hand_size"]
        assert isinstance(hand_size, int)
        state = MagpieState(players, rng, hand_size)
        state.pile = [trinket for trinket in range(5) for _ in range(3)]
        rng.shuffle(state.pile)
        for player in range(players):
            for _ in range(state.hand_size):
                state.draw(player)
        return state

    def state_from_snapshot(self, snapshot: Mapping[str, JsonData]) -> MagpieState:
        state = MagpieState(
            expect_int(snapshot["players"]), Rng.restore(str(snapshot["rng"])), expect_int(snapshot["hand_size"])
        )
        state.turn = expect_int(snapshot["turn"])
        state.pile = expect_ints(snapshot["pile"])
        state.heap = expect_ints(snapshot["heap"])
        state.hands = _lists(snapshot["hands"])
        state.nests = _lists(snapshot["nests"])
        return state

    def list_components(self, kind: str) -> list[dict[str, JsonData]]:
        return [{"id": name, "worth": trinket + 1, "count": 3} for trinket, name in enumerate(TRINKETS)]

    def view_as_text(self, view: Mapping[str, JsonData], words: Translator) -> str:
        lines = [words.translate_for_game("magpie", "pile", {"count": view["pile"], "trinkets": view["heap"]})]
        nests = view["nests"]
        if isinstance(nests, list):
            for player, nest in enumerate(nests):
                lines.append(words.translate_for_game("magpie", "nest", {"player": player, "trinkets": nest}))
        if view["hand"]:
            lines.append(words.translate_for_game("magpie", "hand", {"trinkets": view["hand"]}))
        return "\n".join(lines)


def _lists(data: JsonData) -> list[list[int]]:
    if not isinstance(data, list):
        raise TypeError(f"expected a list of lists, not {data!r}")
    return [expect_ints(item) for item in data]


GAME: Final = Magpie()
