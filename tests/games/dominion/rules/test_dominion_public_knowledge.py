"""Tests of public knowledge: known card groups and lacks constrain sampled positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from dominion_position_assertions import expect

from bastide.core import SPECTATOR, Rng
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.position_parser import (
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    buy_phase_turn,
    format_cards,
    parse_cards,
)
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.known_card_group import KnownCardGroup
from bastide.games.dominion.rules.state.player_card_zones import NO_ACTION, NO_BASIC_TREASURE, PlayerSide
from bastide.games.dominion.rules.state.public_knowledge import find_false_knowledge
from bastide.testing import check_game

SAMPLE_COUNT = 300


def sampled_sides(state: DominionState, viewer: int, player: int, draws: int = SAMPLE_COUNT) -> list[PlayerSide]:
    """Sample a player's side from the viewer's seat."""
    return [state.sample_position(viewer, Rng(seed)).sides[player] for seed in range(draws)]


def true_share(found: list[bool]) -> float:
    return sum(found) / len(found)


def names(numbers: Iterable[int]) -> list[str]:
    return [card_id(number) for number in numbers]


# -- known card groups -----------------------------------------------------------------------------


def test_revealed_hand_after_unseen_discards() -> None:
    """Five cards revealed to a Bureaucrat, two discarded to a Militia: the rest are three of the four unseen ones."""
    state = build_position(
        hands={0: "bureaucrat militia", 1: "gold silver copper*3", 2: "copper*3"},
        decks={1: "curse*5 copper*5"},
        setup=PositionSetup(players=3),
        turn=TurnState(actions=2),
    )
    apply_notations(state, "play bureaucrat", "play militia", "discard silver", "discard gold")
    found = sampled_sides(state, 0, 1, 2000)
    assert {format_cards(side.hand) for side in found} == {"copper copper copper", "copper copper silver"}
    assert {format_cards(side.buried) for side in found} == {"silver", "copper"}
    for side in found:
        assert format_cards([*side.hand, *side.buried]) == "copper copper copper silver"
    assert true_share(["silver" not in names(side.hand) for side in found]) == pytest.approx(1 / 4, abs=0.04)


def test_card_gained_to_hand_is_in_hand_or_on_the_deck() -> None:
    """Artisan: the Market or one of the two cards in hand is on the deck."""
    state = build_position(hands={0: "artisan estate*2"}, decks={0: "gold*6"}, setup=PositionSetup(kingdom="market"))
    apply_notations(state, "play artisan", "gain market", "topdeck estate")
    found = sampled_sides(state, 1, 0, 2000)
    assert all("market" in names([*side.hand, side.deck[-1]]) for side in found)
    assert true_share([card_id(side.deck[-1]) == "market" for side in found]) == pytest.approx(1 / 3, abs=0.04)


def test_topdecked_card_is_known_in_the_next_hand() -> None:
    state = build_position(hands={0: "artisan estate*2"}, decks={0: "gold*16"}, setup=PositionSetup(kingdom="market"))
    apply_notations(state, "play artisan", "gain market", "topdeck market", "end turn", "end turn")
    for side in sampled_sides(state, 1, 0):
        assert "market" in names([*side.hand, *side.buried])


def test_known_discards_are_in_the_pile_or_on_the_deck_after_harbinger() -> None:
    state = build_position(
        hands={0: "harbinger copper*4"}, decks={0: "copper*8"}, discards={0: "gold silver village province estate"}
    )
    apply_notations(state, "play harbinger", "topdeck gold")
    found = sampled_sides(state, 1, 0, 2000)
    for side in found:
        assert format_cards([*side.discard, *side.buried, side.deck[-1]]) == "estate gold province silver village"
        assert card_id(side.discard[-1]) == "estate"
        assert format_cards(side.hand) == "copper copper copper copper copper"
    tops = Counter(card_id(side.deck[-1]) for side in found)
    assert set(tops) == {"gold", "silver", "village", "province"}
    assert min(tops.values()) > 400


def test_hand_is_part_of_known_group_after_a_shuffle() -> None:
    """Cards discarded unseen may be anywhere; the rest of the hand is among the revealed cards."""
    state = build_position(
        hands={0: "bureaucrat militia", 1: "gold silver copper village*2"},
        decks={1: "curse"},
        setup=PositionSetup(kingdom="moat"),
        turn=TurnState(actions=2),
    )
    apply_notations(state, "play bureaucrat", "play militia", "discard gold", "discard silver", "end turn")
    apply_notations(state, "play village")  # draws the Curse
    apply_notations(state, "play village")  # shuffles Gold and Silver, and draws one of them
    assert len(state.sides[1].deck) == 1
    hands = {format_cards(side.hand) for side in sampled_sides(state, 0, 1)}
    assert all("copper" in hand or "gold" in hand for hand in hands)
    assert len(hands) > 3


def test_card_revealed_twice_counts_once() -> None:
    state = build_position(
        hands={0: "bureaucrat militia witch", 1: "moat gold copper*3", 2: "copper*3"},
        decks={1: "curse*4 copper*4"},
        setup=PositionSetup(players=3),
        turn=TurnState(actions=3),
    )
    apply_notations(
        state, "play bureaucrat", "done", "play militia", "done", "discard copper", "discard copper", "play witch"
    )
    apply_notations(state, "use moat")
    for side in sampled_sides(state, 0, 1):
        assert "moat" in names(side.hand)
        assert format_cards([*side.hand, *side.buried]) == "copper copper gold moat"


# -- lacks -----------------------------------------------------------------------------------------


def test_library_question_reveals_an_action() -> None:
    """The drawn card is an Action; the other card is a Village in one of three cases."""
    state = build_position(hands={0: "library copper"}, decks={0: "village copper village"})
    apply_notations(state, "play library")
    assert state.decision(0).kind == "library"
    hands = [format_cards(side.hand) for side in sampled_sides(state, 1, 0, 3000)]
    assert set(hands) == {"copper village", "village village"}
    assert true_share([hand == "village village" for hand in hands]) == pytest.approx(1 / 3, abs=0.03)


def test_library_question_about_a_known_card() -> None:
    state = build_position(
        hands={0: "bureaucrat", 1: "library copper*4"},
        decks={1: "copper gold"},
        discards={1: "village"},
        setup=PositionSetup(kingdom="moat"),
    )
    state.sides[1].deck += bytes([find_card("village").number])
    state.sides[1].discard = b""
    state.sides[1].tops = (2,)
    apply_notations(state, "play bureaucrat", "end turn", "play library")
    asked = [state.sample_position(0, Rng(seed)).decision(1).about["drawn"] for seed in range(50)]
    assert set(asked) == {"village"}


def test_no_basic_treasure_in_hand_after_playing_all() -> None:
    state = build_position(
        hands={0: "copper*2 silver estate*2"}, decks={0: "copper*8 gold duchy"}, setup=PositionSetup(kingdom="moat")
    )
    apply_notations(state, "play all treasures")
    hands = Counter(format_cards(side.hand) for side in sampled_sides(state, 1, 0))
    assert set(hands) == {"estate estate", "duchy estate"}


def test_skipped_action_phase_means_no_action_in_hand() -> None:
    state = build_position(hands={0: "copper*2 estate"}, decks={0: "village*5 copper*2 estate"})
    assert state.decision(0).kind == "buy"
    hands = {format_cards(side.hand) for side in sampled_sides(state, 1, 0)}
    assert "copper copper estate" in hands
    assert not any("village" in hand for hand in hands)


def test_ended_action_phase_reveals_nothing() -> None:
    state = build_position(hands={0: "village copper*2"}, decks={0: "village*5 copper*5"})
    apply_notations(state, "end actions")
    assert any("village" in format_cards(side.hand) for side in sampled_sides(state, 1, 0))


def test_player_not_asked_in_an_attack_has_no_moat() -> None:
    state = build_position(
        hands={0: "witch", 1: "copper*5", 2: "moat copper*4"},
        decks={1: "moat*5 copper*5"},
        setup=PositionSetup(players=3),
    )
    expect(state, "play witch", actor=2)
    assert not any("moat" in names(side.hand) for side in sampled_sides(state, 0, 1))
    apply_notations(state, "done", "end turn")
    assert not any("moat" in names(side.hand) for side in sampled_sides(state, 0, 1))
    apply_notations(state, "end turn")  # player 1 has drawn a new hand
    assert any("moat" in names(side.hand) for side in sampled_sides(state, 0, 1))


def test_lacks_and_known_groups_are_combined() -> None:
    """Gold or Estate was discarded unseen; all basic Treasures were played, so the hand has no Gold."""
    state = build_position(hands={0: "copper*2"}, decks={0: "copper*3 duchy*3"}, turn=buy_phase_turn())
    side = state.sides[0]
    side.hand = bytes(parse_cards("estate duchy"))
    side.shown = ()
    side.buried = bytes(parse_cards("gold"))
    side.discard = bytes(parse_cards("curse"))
    side.known_groups = (KnownCardGroup(tuple(parse_cards("gold estate")), 2, 1, (), 0),)
    side.lacks = NO_BASIC_TREASURE
    # Gold must be the unseen discard; Estate is in the hand with one of four Duchies.
    assert {format_cards(one.hand) for one in sampled_sides(state, 1, 0)} == {"duchy estate"}


@pytest.mark.parametrize("lacks", [0, NO_ACTION])
def test_samples_have_the_right_probabilities(lacks: int) -> None:
    """A Market is one of two hidden cards in hand or the top card of the deck; probabilities counted by hand.

    Two of the unknown cards (Village, Copper, Copper, Estate) are in the other two places. With the lack, neither
    Market nor Village is in the hand.
    """
    state = build_position(
        hands={0: ""},
        decks={0: "market village copper"},
        setup=PositionSetup(kingdom="market village"),
        turn=buy_phase_turn(),
    )
    side = state.sides[0]
    side.hand = bytes(parse_cards("copper estate"))
    side.tops = (1,)
    side.known_groups = (KnownCardGroup(tuple(parse_cards("market")), 2, 0, (2,), 0),)
    side.lacks = lacks
    found = Counter(f"{format_cards(one.hand)}, {card_id(one.deck[2])}" for one in sampled_sides(state, 1, 0, 6000))
    on_deck = sum(count for name, count in found.items() if name.endswith("market")) / 6000
    village = sum(count for name, count in found.items() if "village" in name.partition(",")[0]) / 6000
    if lacks:
        assert set(found) == {"copper copper, market", "copper estate, market"}
        assert found["copper estate, market"] / 6000 == pytest.approx(2 / 3, abs=0.03)
    else:
        assert on_deck == pytest.approx(1 / 3, abs=0.03)
        # Market in hand: one other hand card of four; Market on the deck: two of four
        assert village == pytest.approx(2 / 3 * 1 / 4 + 1 / 3 * 1 / 2, abs=0.03)


# -- consistency -----------------------------------------------------------------------------------

HIDDEN_INFORMATION_KINGDOMS = [
    ["artisan", "harbinger", "sentry", "library", "bureaucrat", "militia", "cellar", "vassal", "moat", "throne_room"],
    ["chancellor", "spy", "militia", "bureaucrat", "library", "artisan", "harbinger", "adventurer", "moat", "thief"],
    ["vault", "mint", "watchtower", "rabble", "counting_house", "goons", "loan", "venture", "artisan", "harbinger"],
]


@pytest.mark.parametrize("kingdom", HIDDEN_INFORMATION_KINGDOMS, ids=["second", "first", "prosperity"])
def test_public_knowledge_is_never_false(kingdom: list[str]) -> None:
    """The conformance checks include the public knowledge of every state."""
    assert check_game(GAME, 3, 1, {"kingdom": kingdom, "mix_editions": True}, density=0.04) > 0


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        ({"bunches": [{"cards": ["gold"], "hand": 1, "pile": 0, "deck": [], "loose": 0}]}, "elsewhere"),
        ({"bunches": [{"cards": ["copper"], "hand": 9, "pile": 0, "deck": [], "loose": 0}]}, "places in the hand"),
        ({"bunches": [{"cards": ["copper"], "hand": 0, "pile": 1, "deck": [], "loose": 0}]}, "discard pile"),
        ({"bunches": [{"cards": ["copper"], "hand": 0, "pile": 0, "deck": [1], "loose": 0}]}, "not exist"),
        ({"bunches": [{"cards": ["copper"] * 3, "hand": 1, "pile": 0, "deck": [], "loose": 0}]}, "count"),
        ({"lacks": ["plain_treasure"]}, "known to lack"),
    ],
)
def test_snapshot_with_false_knowledge_is_refused(spoil: dict[str, object], words: str) -> None:
    snapshot = build_position().snapshot()
    held = snapshot["sides"]
    assert isinstance(held, list)
    assert isinstance(held[1], dict)
    memory = held[1]["memory"]
    assert isinstance(memory, dict)
    memory.update(spoil)  # type: ignore[arg-type]
    with pytest.raises(Exception, match=words):
        GAME.restore(snapshot)


def test_public_knowledge_does_not_change_the_digest() -> None:
    state = build_position(hands={0: "artisan estate*2"}, decks={0: "gold*6"}, setup=PositionSetup(kingdom="market"))
    apply_notations(state, "play artisan", "gain market", "topdeck estate")
    other = state.clone()
    assert other.sides[0].known_groups
    other.sides[0].known_groups = ()
    other.sides[0].tops = ()
    assert other.digest() == state.digest()
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    assert find_false_knowledge(state.sides[0]) == []
    assert state.sample_position(SPECTATOR, Rng(1)).broken_invariants() == []
