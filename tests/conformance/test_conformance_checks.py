"""The conformance checks themselves: a game that breaks a promise is detected by the right check."""

from __future__ import annotations

import pytest
from bastide_magpie import Magpie, MagpieState
from bastide_magpie.game import TRINKETS

from bastide.core import (
    DIVERGED,
    Bot,
    BotFactory,
    Decision,
    Game,
    JsonData,
    Options,
    Outcome,
    Rng,
    Seat,
    parse_record,
    rank_by_score,
    replay_record,
)
from bastide.testing import Violation, check_bot, check_game


class ConformingState(MagpieState):
    """Magpie whose copies have the same subclass, so that one method can be broken at a time."""

    def clone(self) -> ConformingState:
        return self.copied_into(type(self)(self.players, self.rng.clone(), self.hand_size))

    def copied_into(self, other: ConformingState) -> ConformingState:
        other.turn = self.turn
        other.pile = self.pile.copy()
        other.heap = self.heap.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.nests = [nest.copy() for nest in self.nests]
        return other


class BreaksInvariant(ConformingState):
    def apply_unchecked(self, player: int, action: int) -> None:
        super().apply_unchecked(player, action)
        if len(self.heap) == 3:
            self.heap[0] = (self.heap[0] + 1) % 5


class ReportsIllegalAsLegal(ConformingState):
    def is_legal(self, player: int, action: int) -> bool:
        return player in self.players_to_act() and 0 <= action < 10


class BiasedRandomAction(ConformingState):
    """Returns a legal random action, but not the one at the drawn index."""

    def random_action(self, player: int, rng: Rng) -> int:
        return max(self.legal_actions(player)) if rng.below(3) else min(self.legal_actions(player))


class ChangesBeforeRejecting(ConformingState):
    """Rejects an illegal action only after changing the state."""

    def apply(self, player: int, action: int) -> None:
        if self.turn == player and self.pile and not self.is_legal(player, action):
            self.pile.reverse()
        super().apply(player, action)


class CloneLosesField(ConformingState):
    def clone(self) -> ConformingState:
        other = super().clone()
        other.heap = []
        return other


class CloneSharesField(ConformingState):
    def clone(self) -> ConformingState:
        other = super().clone()
        other.nests = self.nests
        return other


class SnapshotLosesField(ConformingState):
    def snapshot(self) -> dict[str, JsonData]:
        return {key: value for key, value in super().snapshot().items() if key != "heap"} | {"heap": []}


class UncoveredField(ConformingState):
    def __init__(self, players: int, rng: Rng, hand_size: int) -> None:
        super().__init__(players, rng, hand_size)
        self.mood = 0


class AmbiguousNotation(ConformingState):
    def notation(self, player: int, action: int) -> str:
        return f"take {TRINKETS[action % 5]}"


class UpperCaseNotation(ConformingState):
    def notation(self, player: int, action: int) -> str:
        return super().notation(player, action).upper()


class ViewShowsHiddenCard(ConformingState):
    def view(self, viewer: int) -> dict[str, JsonData]:
        return {**super().view(viewer), "next": TRINKETS[self.pile[-1]] if self.pile else ""}


class EventShowsHiddenCard(ConformingState):
    """Shows drawn cards to everyone."""

    def draw(self, player: int) -> None:
        super().draw(player)
        if self.journal is not None and self.hands[player]:
            self.journal.add_event("gossip", {"player": player, "trinket": TRINKETS[self.hands[player][-1]]})


class DecisionShowsHiddenHand(ConformingState):
    """Its decision depends on the other player's hand."""

    def decision(self, player: int) -> Decision:
        asked = super().decision(player)
        asked.about["hint"] = sum(self.hands[(player + 1) % self.players])
        return asked


class ActsAfterEnd(ConformingState):
    """Reports a player to act after the end."""

    def players_to_act(self) -> list[int]:
        return [self.turn]


class OutcomeBeforeEnd(ConformingState):
    def outcome(self) -> Outcome | None:
        return rank_by_score(self.scores())


class ExternalRandomness(ConformingState):
    """Uses randomness outside the state, so that a replay diverges."""

    chance = Rng(99)

    def draw(self, player: int) -> None:
        ExternalRandomness.chance.shuffle(self.pile)
        super().draw(player)


class SampleKeepsHiddenOrder(ConformingState):
    """Samples by shuffling the real hidden order, so that a known shuffle reveals the truth."""

    def sample_position(self, player: int, rng: Rng) -> MagpieState:
        other = self.clone()
        other.rng = rng.split()
        rng.shuffle(other.pile)
        return other


class ViewSharesList(ConformingState):
    def view(self, viewer: int) -> dict[str, JsonData]:
        return {**super().view(viewer), "turns": self.nests}  # type: ignore[dict-item]


class SharesActionList(ConformingState):
    """Returns its own list of actions instead of a copy."""

    def legal_actions(self, player: int) -> list[int]:
        if player not in self.players_to_act():
            return []
        key = (self.turn, len(self.pile), len(self.heap), *sorted(self.hands[player]))
        return SHARED_LISTS.setdefault(key, super().legal_actions(player))


SHARED_LISTS: dict[tuple[int, ...], list[int]] = {}


class EndlessGame(ConformingState):
    def apply_unchecked(self, player: int, action: int) -> None:
        self.turn = (player + 1) % self.players


class CrashingState(ConformingState):
    def apply_unchecked(self, player: int, action: int) -> None:
        if len(self.pile) == 1:
            raise KeyError("teapot")
        super().apply_unchecked(player, action)


def make_game(kind: type[ConformingState]) -> Game:
    class Broken(Magpie):
        def setup(self, players: int, options: Options, rng: Rng) -> MagpieState:
            sound = super().setup(players, options, rng)
            return ConformingState.copied_into(sound, kind(players, rng, sound.hand_size))  # type: ignore[arg-type]

        def state_from_snapshot(self, snapshot: object) -> MagpieState:
            sound = super().state_from_snapshot(snapshot)  # type: ignore[arg-type]
            return ConformingState.copied_into(sound, kind(sound.players, sound.rng, sound.hand_size))  # type: ignore[arg-type]

    return Broken()


def test_conforming_game_passes() -> None:
    assert check_game(make_game(ConformingState), games=20, density=1.0) == 20 * 15


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (BreaksInvariant, "all invariants hold"),
        (ReportsIllegalAsLegal, "is_legal agrees with legal_actions"),
        (BiasedRandomAction, "a random action is drawn from legal_actions"),
        (ChangesBeforeRejecting, "a rejected action changes nothing"),
        (CloneLosesField, "clone gives the same position"),
        (CloneSharesField, "a clone is independent"),
        (SnapshotLosesField, "restore gives the same position|nothing crashes"),
        (UncoveredField, "every field is in the snapshot and in a view"),
        (AmbiguousNotation, "notations are unique"),
        (UpperCaseNotation, "notations are plain lower case"),
        (ViewShowsHiddenCard, "a view does not depend on hidden information"),
        (EventShowsHiddenCard, "the journal shows no secrets"),
        (DecisionShowsHiddenHand, "a decision does not depend on hidden information"),
        (ActsAfterEnd, "a player to act has a legal action"),
        (OutcomeBeforeEnd, "there is no outcome before the end"),
        (ExternalRandomness, "a record replays exactly|clone and restored state continue identically"),
        (
            SampleKeepsHiddenOrder,
            "a sampled position does not depend on hidden information|a view does not depend on hidden information",
        ),
        (ViewSharesList, "views and snapshots belong to the caller"),
        (SharesActionList, "the list of actions belongs to the caller"),
        (CrashingState, "nothing crashes"),
    ],
)
def test_broken_promise_is_detected(kind: type[ConformingState], promise: str) -> None:
    with pytest.raises(Violation, match=f"^({promise}):"):
        check_game(make_game(kind), games=30, density=1.0)


def test_endless_game_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.testing import conformance_checks

    monkeypatch.setattr(conformance_checks, "MAX_DECISIONS_PER_CHECKED_GAME", 200)
    with pytest.raises(Violation, match="a game ends"):
        check_game(make_game(EndlessGame), games=1, density=0.01)


def test_violation_has_reproducing_record() -> None:
    game = make_game(BreaksInvariant)
    with pytest.raises(Violation) as caught:
        check_game(game, games=30)
    record = parse_record(caught.value.record.to_text())
    assert replay_record(record, game).verdict != DIVERGED
    assert replay_record(record, game).state.broken_invariants() != []


def test_crash_record_ends_at_last_valid_position() -> None:
    game = make_game(CrashingState)
    with pytest.raises(Violation, match=r"KeyError: 'teapot' \(when player \d did '(stash|toss) ") as caught:
        check_game(game, games=1, density=0.0)
    assert str(replay_record(parse_record(caught.value.record.to_text()), game)) == "exact"


def test_crash_in_setup_is_a_violation() -> None:
    class Unplayable(Magpie):
        def setup(self, players: int, options: Options, rng: Rng) -> MagpieState:
            raise ZeroDivisionError("no trinkets")

    with pytest.raises(Violation, match=r"no trinkets .in the set-up") as caught:
        check_game(Unplayable(), games=1)
    assert parse_record(caught.value.record.to_text()).moves == []


class CheatingBot(Bot):
    """Reads hidden information through the seat."""

    def choose(self, seat: Seat) -> int:
        state = seat._state
        assert isinstance(state, MagpieState)
        legal = seat.legal_actions()
        return legal[sum(state.pile[:3]) % len(legal)]


class FirstActionBot(Bot):
    def choose(self, seat: Seat) -> int:
        return seat.legal_actions()[0]


class IllegalBot(Bot):
    def choose(self, seat: Seat) -> int:
        return 99


class FakeBotFactory(BotFactory):
    def __init__(self, kind: type[Bot]) -> None:
        self.kind = kind

    def bot_names(self, game: Game) -> list[str]:
        return ["it"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return self.kind()


def test_fair_bot_passes() -> None:
    assert check_bot(FakeBotFactory(FirstActionBot), "it", Magpie()) == 45


def test_cheating_bot_is_detected() -> None:
    with pytest.raises(Violation, match="a bot does not cheat"):
        check_bot(FakeBotFactory(CheatingBot), "it", Magpie())


def test_illegal_bot_action_is_detected() -> None:
    with pytest.raises(Violation, match="a bot plays legally"):
        check_bot(FakeBotFactory(IllegalBot), "it", Magpie())
