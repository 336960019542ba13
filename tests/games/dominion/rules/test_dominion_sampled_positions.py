"""Tests of sampled positions: they keep exactly what each seat knows."""

from __future__ import annotations

from collections import Counter

import pytest
from dominion_position_assertions import expect

from bastide.core import SPECTATOR, Rng
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.position_parser import (
    Counters,
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    buy_phase_turn,
    format_cards,
    format_deck,
    has_no_pending_effect,
)
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

SAMPLE_COUNT = 60


def samples(state: DominionState, viewer: int) -> list[DominionState]:
    return [state.sample_position(viewer, Rng(seed)) for seed in range(SAMPLE_COUNT)]


def sampled_top_cards(state: DominionState, viewer: int, player: int) -> set[str]:
    """Return the possible top cards of a player's deck from the viewer's seat."""
    return {card_id(sample.sides[player].deck[-1]) for sample in samples(state, viewer)}


def sampled_hands(state: DominionState, viewer: int, player: int) -> set[str]:
    return {format_cards(sample.sides[player].hand) for sample in samples(state, viewer)}


def test_owner_knows_hand_and_deck_contents_but_not_its_order() -> None:
    state = build_position(hands={0: "village gold"}, decks={0: "copper silver estate"}, discards={0: "curse*2 duchy"})
    own = samples(state, 0)
    assert {format_cards(sample.sides[0].hand) for sample in own} == {"gold village"}
    assert {format_cards(sample.sides[0].deck) for sample in own} == {"copper estate silver"}
    assert {format_cards(sample.sides[0].discard) for sample in own} == {"curse curse duchy"}
    assert len({format_deck(sample.sides[0].deck) for sample in own}) == 6


def test_others_know_owned_cards_and_zone_sizes_only() -> None:
    state = build_position(hands={0: "village gold"}, decks={0: "copper silver estate"}, discards={0: "curse duchy"})
    seen = samples(state, 1)
    for sample in seen:
        assert format_cards(sample.sides[0].owned_cards()) == format_cards(state.sides[0].owned_cards())
        assert (len(sample.sides[0].hand), len(sample.sides[0].deck)) == (2, 3)
        assert format_cards(sample.sides[0].discard) == "curse duchy"  # all players saw these discards
        # the Action phase of player 0 was not skipped, so there is an Action
        assert "village" in format_cards(sample.sides[0].hand)
    assert len(sampled_hands(state, 1, 0)) == 4


def test_card_topdecked_openly_is_known_to_all() -> None:
    """Bureaucrat's Silver, and the Victory card that a victim puts back."""
    state = build_position(
        hands={0: "bureaucrat", 1: "estate duchy copper*3"},
        decks={0: "gold*3", 1: "gold*3"},
        setup=PositionSetup(players=3),
    )
    apply_notations(state, "play bureaucrat", "topdeck duchy")
    for viewer in (0, 1, 2, SPECTATOR):
        assert sampled_top_cards(state, viewer, 0) == {"silver"}
        assert sampled_top_cards(state, viewer, 1) == {"duchy"}


def test_card_topdecked_secretly_is_known_to_its_owner() -> None:
    """Artisan and Harbinger."""
    state = build_position(hands={0: "artisan estate"}, decks={0: "gold*3"}, setup=PositionSetup(kingdom="market"))
    apply_notations(state, "play artisan", "gain market", "topdeck estate")
    assert sampled_top_cards(state, 0, 0) == {"estate"}
    assert sampled_top_cards(state, 1, 0) == {"estate", "gold", "market"}
    state = build_position(hands={0: "harbinger"}, decks={0: "copper silver"}, discards={0: "gold curse estate"})
    apply_notations(state, "play harbinger", "topdeck gold")
    assert sampled_top_cards(state, 0, 0) == {"gold"}
    assert sampled_top_cards(state, 1, 0) == {"gold", "curse"}


def test_only_the_owner_knows_cards_kept_by_sentry() -> None:
    state = build_position(hands={0: "sentry"}, decks={0: "copper estate gold silver curse"})
    apply_notations(state, "play sentry")
    assert {format_cards(list(sample.sides[0].aside)) for sample in samples(state, 0)} == {"estate gold"}
    assert len({format_cards(list(sample.sides[0].aside)) for sample in samples(state, 1)}) > 1
    assert state.view(1)["sides"] == state.sample_position(1, Rng(1)).view(1)["sides"]
    apply_notations(state, "topdeck estate", "topdeck gold")
    own = {format_deck(sample.sides[0].deck) for sample in samples(state, 0)}
    assert own == {"gold estate silver curse", "gold estate curse silver"}
    assert len(sampled_top_cards(state, 1, 0)) > 2


def test_known_card_stays_known_after_it_is_drawn() -> None:
    state = build_position(hands={0: "bureaucrat", 1: "duchy copper*4"}, decks={1: "gold*3 silver*9"})
    apply_notations(state, "play bureaucrat", "end turn", "end turn", "end turn")
    # player 1 has drawn the Duchy in Clean-up; all players know that
    assert "duchy" in format_cards(state.sides[1].hand)
    assert all("duchy" in held for held in sampled_hands(state, 0, 1))
    assert len(sampled_hands(state, 0, 1)) > 1


def test_revealed_hand_is_known_until_cards_leave_it_unseen() -> None:
    state = build_position(
        hands={0: "bureaucrat militia", 1: "gold silver copper*3", 2: "copper*3"},
        setup=PositionSetup(players=3),
        turn=TurnState(actions=2),
    )
    apply_notations(state, "play bureaucrat")
    assert sampled_hands(state, 0, 1) == {"copper copper copper gold silver"}
    apply_notations(state, "play militia", "discard silver", "discard copper")
    # only the top card is seen; the other discard may be any card
    assert len(sampled_hands(state, 0, 1)) > 1


def test_used_moat_is_known() -> None:
    state = build_position(hands={0: "witch", 1: "moat copper*4"}, decks={1: "estate*10"})
    apply_notations(state, "play witch", "use moat")
    assert all("moat" in held for held in sampled_hands(state, 0, 1))


def test_question_reveals_that_there_is_a_choice() -> None:
    """A question about a Moat reveals that the player holds one, so all samples contain it."""
    state = expect(
        build_position(hands={0: "witch", 1: "moat copper*4"}, decks={1: "estate*20"}), "play witch", actor=1
    )
    assert all("moat" in held for held in sampled_hands(state, 0, 1))
    assert len(sampled_hands(state, 0, 1)) > 1


def test_pending_discards_are_hidden() -> None:
    state = build_position(
        hands={0: "militia", 1: "province gold silver copper estate"}, setup=PositionSetup(players=3)
    )
    apply_notations(state, "play militia", "discard province")
    picked = Counter(format_cards(list(sample.sides[1].pending)) for sample in samples(state, 0))
    assert len(picked) > 3
    assert {format_cards(list(sample.sides[1].pending)) for sample in samples(state, 1)} == {"province"}


def test_shuffle_clears_knowledge_about_the_discard_pile() -> None:
    state = build_position(
        hands={0: "estate*5"}, decks={0: ""}, play="gold", discards={0: "silver curse*6"}, turn=buy_phase_turn()
    )
    apply_notations(state, "end turn")
    assert len(sampled_hands(state, 1, 0)) > 1


def test_deck_discarded_by_chancellor_is_unseen() -> None:
    state = build_position(
        hands={0: "chancellor"}, decks={0: "gold silver estate curse"}, setup=PositionSetup(edition=1)
    )
    expect(state, "play chancellor", "discard deck", discard_top="curse")
    assert state.sides[0].deck == b""
    assert {format_cards(sample.sides[0].buried) for sample in samples(state, 0)} == {"estate gold silver"}


def test_card_discarded_by_vassal_is_known_to_all() -> None:
    state = build_position(hands={0: "vassal"}, decks={0: "gold estate*4"})
    apply_notations(state, "play vassal")
    assert all(format_cards(sample.sides[0].discard) == "gold" for sample in samples(state, 1))


def test_sample_does_not_reveal_the_next_shuffle() -> None:
    state = build_position(
        hands={0: "estate*5"}, decks={0: ""}, discards={0: "gold silver copper*8"}, turn=buy_phase_turn()
    )
    futures = set()
    for sample in samples(state, 0):
        apply_notations(sample, "end turn")
        futures.add(format_deck(sample.sides[0].deck))
    assert len(futures) > SAMPLE_COUNT // 2


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_samples_are_valid_and_have_the_same_view(viewer: int) -> None:
    """At every step of a long game with much hidden information."""
    kingdom = [
        "library",
        "sentry",
        "harbinger",
        "artisan",
        "vassal",
        "bureaucrat",
        "militia",
        "watchtower",
        "vault",
        "counting_house",
    ]
    state = GAME.new_state(3, {"kingdom": kingdom}, 5)
    rng = Rng(viewer + 10)
    for _ in range(400):
        if state.is_over():
            break
        sample = state.sample_position(viewer, rng)
        assert sample.broken_invariants() == []
        assert sample.view(viewer) == state.view(viewer)
        player = state.next_player_to_act()
        if player == viewer:
            assert sample.legal_actions(player) == state.legal_actions(player)
        state.apply(player, rng.choice(state.legal_actions(player)))


def test_seat_returns_public_information() -> None:
    state = build_position(
        hands={0: "militia copper*2 silver", 1: "gold*5"},
        discards={1: "province"},
        play="village",
        supply={"curse": 0},
        setup=PositionSetup(players=3),
        turn=buy_phase_turn(coins=3, buys=2),
        counters=Counters(tokens={2: 4}),
    )
    seat = state.seat(0)
    assert isinstance(seat, DominionSeat)
    militia, copper, gold, province, curse = (
        find_card(name).number for name in ("militia", "copper", "gold", "province", "curse")
    )
    assert (seat.count_in_hand(copper), seat.hand_size(1), seat.count_in_play(0, find_card("village").number)) == (
        2,
        5,
        1,
    )
    assert (seat.coins(), seat.buys(), seat.actions(), seat.phase(), seat.current_player()) == (3, 2, 1, 1, 0)
    assert seat.basic_treasure_coins_in_hand() == 4
    assert (seat.count_owned(1, gold), seat.count_owned(1, province), seat.owned_card_count(1)) == (5, 1, 16)
    assert (seat.supply_left(curse), seat.supply_left(find_card("witch").number), seat.empty_piles()) == (0, -1, 1)
    assert (seat.tokens(2), seat.turns(0), seat.deck_size(), seat.trade_route_tokens()) == (4, 1, 10, 0)
    assert seat.cost(militia) == 4
    assert seat.can_buy(find_card("silver").number)
    assert not seat.can_buy(militia)
    assert (seat.question_kind(), seat.asking_card(), seat.affected_player()) == (1, -1, -1)
    assert state.seat(1).question_kind() == -1
    assert seat.piles() == state.setup.piles
    assert sorted(seat.hand_cards()) == sorted(state.sides[0].hand)


def test_seat_returns_the_pending_question() -> None:
    state = build_position(hands={0: "militia", 1: "estate copper*4"}, setup=PositionSetup(players=3))
    apply_notations(state, "play militia")
    seat = state.seat(1)
    assert (seat.question_kind(), seat.asking_card(), seat.affected_player()) == (2, find_card("militia").number, 1)
    assert (seat.min_picks(), seat.max_picks()) == (2, 2)
    assert seat.is_legal(269)
    assert not seat.is_legal(0)
    assert state.seat(0).cards_set_aside(1) == []
    apply_notations(state, "discard estate")  # the rest are Coppers, so the second discard is automatic
    assert has_no_pending_effect(state)


def test_seat_does_not_see_cards_another_player_looks_at() -> None:
    state = build_position(hands={0: "sentry"}, decks={0: "copper estate gold silver"})
    apply_notations(state, "play sentry")
    assert format_cards(state.seat(0).cards_set_aside(0)) == "estate gold"
    assert state.seat(1).cards_set_aside(0) == []
