"""Sampled positions keep what a player has seen, and draw the rest at random."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from bastide.core import SPECTATOR, Rng, derive_seed
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS, GUILD_NUMBERS
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.position_parser import A, B, C, PositionBuilder, play_choices
from bastide.games.seven_wonders.rules.state.face_down_card import (
    card_number,
    mark_dug_up,
    mark_seen_by,
    pack_face_down_card,
    put_away_age,
    put_away_by,
    put_away_turn,
    time_index,
    was_seen_by,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.hidden_card_pools import first_holder, last_turn_held
from bastide.games.seven_wonders.rules.state.packed_hand import pack_hand

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


def hidden_cards(state: SevenWondersState, age: int, hand: int, since: int) -> Counter[int]:
    """Return the hidden cards that left a passed hand since a turn, and those still in it."""
    n = state.players
    found: Counter[int] = Counter()
    traces = [*state.discard, *state.dug, *(trace for city in state.cities for trace in city.cards_under_board)]
    for trace in traces:
        origin = first_holder(int(put_away_age(trace)), int(put_away_turn(trace)), int(put_away_by(trace)), n)
        if put_away_age(trace) == age and put_away_turn(trace) >= since and origin == hand:
            found[int(card_number(trace))] += 1
    for holder in range(n):
        if state.age == age and first_holder(age, int(state.turn), holder, n) == hand:
            found.update(state.hands[holder])
    return found


class Memory:
    """Hands that one player has seen, by turn. Built cards are public."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.seen: list[tuple[int, int, int]] = []

    def look(self, state: SevenWondersState) -> None:
        now = (int(state.age), int(state.turn))
        if state.turn <= 6 and (not self.seen or self.seen[-1][:2] != now):
            self.seen.append((*now, first_holder(*now, self.player, state.players)))

    def agrees(self, truth: SevenWondersState, sample: SevenWondersState) -> bool:
        """Tell whether the hidden cards of each hand since it was seen are the same; their places may differ."""
        return all(
            hidden_cards(truth, age, hand, turn) == hidden_cards(sample, age, hand, turn)
            for age, turn, hand in self.seen
        )


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_samples_keep_cards_seen_in_passed_hands(players: int) -> None:
    different = samples = 0
    for game in range(3 * SOAK):
        rng = Rng(derive_seed(players, game))
        boards = ["halikarnassos", "babylon", "gizah", "rhodos", "olympia", "ephesos", "alexandria"][:players]
        state = GAME.new_state(players, {"sides": "random", "boards": boards}, game)
        assert isinstance(state, SevenWondersState)
        memories = [Memory(player) for player in range(players)]
        while not state.is_over():
            for memory in memories:
                memory.look(state)
            if rng.below(5) == 0:
                observer = int(rng.below(players))
                sample = state.sample_position(observer, rng.split())
                assert sample.broken_invariants() == []
                assert sample.hands[observer] == state.hands[observer]
                assert sample.cities[observer].cards_under_board == state.cities[observer].cards_under_board
                if not state.dug:  # the origin of a dug-up card is sampled, too
                    assert memories[observer].agrees(state, sample)
                own = [trace for trace in state.discard if put_away_by(trace) == observer]
                if not state.dug:
                    assert [trace for trace in sample.discard if put_away_by(trace) == observer] == own
                different += sample.hands != state.hands
                samples += 1
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
    assert different > samples / 3


@pytest.mark.parametrize("players", [3, 5])
def test_sample_depends_only_on_known_information(players: int) -> None:
    """Two positions that an observer cannot distinguish give the same sample for the same random numbers."""
    dug = 0
    for game in range(4 * SOAK):
        rng = Rng(derive_seed(99, game))
        boards = ["halikarnassos", "babylon", "gizah", "rhodos", "olympia"][:players]
        state = GAME.new_state(players, {"sides": "night", "boards": boards}, game)
        while not state.is_over():
            if rng.below(4) == 0:
                for observer in state.viewers():
                    twin = state.sample_position(observer, rng.split())
                    seed = int(rng.next32())
                    one, other = state.sample_position(observer, Rng(seed)), twin.sample_position(observer, Rng(seed))
                    assert one.snapshot() == other.snapshot()
                    assert isinstance(one, SevenWondersState)
                    dug += len(one.dug)
            player = state.next_player_to_act()
            legal = state.legal_actions(player)
            stages = [action for action in legal if state.notation(player, action).startswith("stage")]
            state.apply(player, rng.choice(stages if player == 0 and stages else legal))
    assert dug > 20


def test_returning_hand_reveals_missing_cards() -> None:
    """In turn 4 of a game of three a player holds the first hand again, and knows what was taken from it."""
    state = GAME.new_state(3, {"sides": "day", "boards": ["gizah", "rhodos", "ephesos"]}, 5)
    assert isinstance(state, SevenWondersState)
    first = Counter(state.hands[A])
    for _ in range(3):
        play_choices(state)  # all players sell
    assert state.turn == 4
    missing = first - Counter(state.hands[A])
    for seed in range(20):
        sample = state.sample_position(A, Rng(seed))
        taken = Counter(
            int(card_number(trace))
            for trace in sample.discard
            if first_holder(1, int(put_away_turn(trace)), int(put_away_by(trace)), 3) == A
        )
        assert taken == missing


def test_unseen_hands_are_sampled_uniformly() -> None:
    """Turn 1: A knows 7 of 21 cards; each of the other 14 is equally likely in B's hand."""
    state = GAME.new_state(3, {"sides": "day"}, 11)
    assert isinstance(state, SevenWondersState)
    unknown = Counter(state.hands[B]) + Counter(state.hands[C])
    held: Counter[int] = Counter()
    draws = 2000
    for seed in range(draws):
        sample = state.sample_position(A, Rng(seed))
        assert Counter(sample.hands[B]) + Counter(sample.hands[C]) == unknown
        held.update(sample.hands[B])
    for card, copies in unknown.items():
        assert abs(held[card] / draws - copies / 2) < 0.06


def test_only_taken_cards_of_seen_hand_are_uncertain() -> None:
    """A passed B a hand of two cards and B sold one: each is equally likely, and nothing else is possible."""
    state = (
        PositionBuilder(players=3, turn=5)
        .set_hand(A, "altar baths well")
        .set_hand(B, "altar baths well")
        .set_hand(C, "mine")
        .build_state()
    )
    play_choices(state, {A: "build altar"})  # B now holds baths and well
    state.apply(B, state.parse_action(B, "sell baths"))
    counts: Counter[str] = Counter()
    for seed in range(600):
        sample = state.sample_position(A, Rng(seed))
        assert sorted(sample.hands[B]) == sorted([CARD_NUMBERS["baths"], CARD_NUMBERS["well"]])
        counts[sample.notation(B, sample.choices[B])] += 1
        assert sample.choices[B] in sample.choosable_actions(B)
    assert set(counts) >= {"sell baths", "sell well"}
    assert "build baths" not in counts  # it could not be paid for


def test_sample_redraws_choices_of_others_only() -> None:
    state = GAME.new_state(4, {"sides": "chosen"}, 3)
    assert isinstance(state, SevenWondersState)
    for player in (A, B):
        state.apply(player, state.parse_action(player, "choose night"))
    drawn = {tuple(state.sample_position(A, Rng(seed)).choices) for seed in range(30)}
    assert len(drawn) == 2
    assert {choices[A] for choices in drawn} == {state.choices[A]}
    assert {choices[2:] for choices in drawn} == {(-1, -1)}


def test_unseen_guilds_may_be_any() -> None:
    state = GAME.new_state(3, {"sides": "day"}, 2)
    assert isinstance(state, SevenWondersState)
    while state.age < 3:
        play_choices(state)
    known = {card for card in state.hands[A] if card in GUILD_NUMBERS}
    seen: set[int] = set()
    for seed in range(60):
        sample = state.sample_position(A, Rng(seed))
        assert sample.broken_invariants() == []
        guilds = [card for hand in sample.hands for card in hand if card in GUILD_NUMBERS]
        assert len(guilds) == len(set(guilds)) == 5
        assert known <= set(guilds)
        seen |= set(guilds)
    assert seen == set(GUILD_NUMBERS)


def test_sample_keeps_discard_seen_by_digger() -> None:
    scene = (
        PositionBuilder(turn=2)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .add_to_discard("altar baths theater")
    )
    state = scene.build_state()
    play_choices(state, {A: "stage with well"})
    asked = state.decision(A).to_json_data()
    lying = sorted(int(card_number(trace)) for trace in state.discard)
    assert all(state.sample_position(A, Rng(seed)).decision(A).to_json_data() == asked for seed in range(10))
    state.apply(A, state.parse_action(A, "dig up nothing"))
    for seed in range(10):
        assert sorted(int(card_number(trace)) for trace in state.sample_position(A, Rng(seed)).discard) == lying


def lying_by(state: SevenWondersState) -> dict[tuple[int, int, int], int]:
    """Return what each player put into the discard pile in each turn."""
    return {
        (int(put_away_age(trace)), int(put_away_turn(trace)), int(put_away_by(trace))): int(card_number(trace))
        for trace in state.discard
    }


def test_sample_shuffles_sellers_of_seen_discard() -> None:
    """A saw two cards in the pile. One came out of a hand that A had held, the other out of one that A never saw.

    Of the hand that A had held, Altar, Baths or Theater is missing or still there; unseen are two Altars, a Baths, and
    more. So the pile's Altar and Baths are, with two ways of three, an unseen Altar and the Baths that A had held.
    """
    state = PositionBuilder(players=5, turn=3).set_city(A, "halikarnassos night", stages=1).build_state()
    state.cities[A].cards_under_board = [pack_face_down_card(CARD_NUMBERS["well"], 1, 2, A)]
    sold = [pack_face_down_card(CARD_NUMBERS["altar"], 1, 1, C), pack_face_down_card(CARD_NUMBERS["baths"], 1, 2, B)]
    state.discard = [int(mark_seen_by(trace, A)) for trace in sold]
    held = sorted(CARD_NUMBERS[card] for card in ("altar", "theater"))
    unseen = sorted(CARD_NUMBERS[card] for card in ("altar", "baths", "tavern", "stockade"))
    hands = [[CARD_NUMBERS["well"]], [CARD_NUMBERS["well"]], held, unseen[:2], unseen[2:]]
    for city, cards in zip(state.cities, hands, strict=True):
        city.hand = pack_hand(cards)
    counts: Counter[str] = Counter()
    draws = 3000
    for seed in range(draws):
        sample = state.sample_position(A, Rng(seed))
        assert isinstance(sample, SevenWondersState)
        by = lying_by(sample)
        assert sorted(by.values()) == sorted([CARD_NUMBERS["altar"], CARD_NUMBERS["baths"]])
        counts[CARDS[by[1, 1, C]].id] += 1
        left = Counter(sample.hands[C])
        assert left == Counter([CARD_NUMBERS["altar"], CARD_NUMBERS["baths"], CARD_NUMBERS["theater"]]) - Counter(
            [by[1, 2, B]]
        )
    assert abs(counts["altar"] / draws - 2 / 3) < 0.03


@pytest.mark.parametrize("players", [3, 5, 7])
def test_samples_after_digging_keep_pile_and_shuffle_sellers(players: int) -> None:
    """In whole games: the seen cards stay, and other cards are in possible places."""
    other_sellers = 0
    boards = ["halikarnassos", "babylon", "gizah", "rhodos", "olympia", "ephesos", "alexandria"][:players]
    for game in range(6 * SOAK):
        state = GAME.new_state(players, {"sides": "night", "boards": boards}, game)
        assert isinstance(state, SevenWondersState)
        rng = Rng(derive_seed(players, game))
        while not state.is_over():
            seen = [trace for trace in state.discard if was_seen_by(trace, A)]
            if seen and rng.below(4) == 0:
                sample = state.sample_position(A, rng.split())
                assert isinstance(sample, SevenWondersState)
                assert sample.broken_invariants() == []
                kept = [trace for trace in sample.discard if was_seen_by(trace, A)]
                assert sorted(map(card_number, kept)) == sorted(map(card_number, seen))
                assert sample.view(A) == state.view(A)
                other_sellers += lying_by(sample) != lying_by(state)
            player = state.next_player_to_act()
            legal = state.legal_actions(player)
            stages = [action for action in legal if state.action_data(player, action)["do"] == "stage"]
            state.apply(player, rng.choice(stages if player == A and stages else legal))
    assert other_sellers > 10


def two_altars() -> SevenWondersState:
    """Return a position where B dug up an Altar. A had seen the hand of one of two Altars."""
    state = PositionBuilder(players=5, turn=5).build_state()
    state.discard = [
        pack_face_down_card(CARD_NUMBERS["altar"], 1, 1, C),
        pack_face_down_card(CARD_NUMBERS["baths"], 1, 2, B),
    ]
    dug = pack_face_down_card(CARD_NUMBERS["altar"], 1, 1, 3)
    state.dug = [mark_dug_up(mark_seen_by(dug, B), time_index(1, 4))]
    state.cities[B].built.append(CARD_NUMBERS["altar"])
    return state


def test_sample_hides_which_equal_card_was_dug_up() -> None:
    state = two_altars()
    froms = Counter(int(put_away_by(state.sample_position(A, Rng(seed)).dug[0])) for seed in range(200))
    assert froms[C] > 20
    assert froms[3] > 20
    # B saw two equal cards, but not who sold which
    state.discard = [int(mark_seen_by(trace, B)) for trace in state.discard]
    assert {int(put_away_by(state.sample_position(B, Rng(seed)).dug[0])) for seed in range(20)} == {C, 3}


def test_last_turn_held() -> None:
    """With three players a hand returns every third turn. With seven it does not return."""
    assert [last_turn_held(1, turn, B, A, 3) for turn in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert [last_turn_held(1, turn, C, A, 3) for turn in range(1, 7)] == [0, 0, 1, 2, 3, 4]
    assert [last_turn_held(1, turn, A, A, 3) for turn in range(1, 8)] == [1, 2, 3, 4, 5, 6, 6]
    assert [last_turn_held(2, turn, B, A, 3) for turn in range(1, 7)] == [0, 0, 1, 2, 3, 4]
    assert [last_turn_held(1, turn, 6, A, 7) for turn in range(1, 7)] == [0] * 6
    assert last_turn_held(1, 6, 4, A, 7) == 2


def test_spectator_sample_keeps_only_public_cards() -> None:
    state = GAME.new_state(4, {"sides": "day"}, 9)
    assert isinstance(state, SevenWondersState)
    for _ in range(8):
        play_choices(state)
    samples = [state.sample_position(SPECTATOR, Rng(seed)) for seed in range(20)]
    assert len({str(sample.hands) for sample in samples}) > 15
    assert all(sample.view(SPECTATOR) == state.view(SPECTATOR) for sample in samples)
    assert all(sample.broken_invariants() == [] for sample in samples)
