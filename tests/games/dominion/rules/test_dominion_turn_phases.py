"""Tests of turns, decks, the end of the game, and visibility (D-012 to D-039)."""

from __future__ import annotations

import pytest
from dominion_position_assertions import expect, finish, pile

from bastide.core import SPECTATOR, IllegalAction, Journal, JsonData
from bastide.games.dominion.rules.action_space import BUY, PLAY, action_of
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.position_parser import (
    Counters,
    PositionSetup,
    apply_notations,
    build_position,
    buy_phase_turn,
    format_cards,
    format_deck,
    format_turn_resources,
    has_no_pending_effect,
    legal_notations,
)
from bastide.games.dominion.rules.state.game_state import DominionState

FIRST_GAME = "cellar market merchant militia mine moat remodel smithy village workshop"


def side_of(state: DominionState, viewer: int, player: int) -> dict[str, JsonData]:
    sides = state.view(viewer)["sides"]
    assert isinstance(sides, list)
    side = sides[player]
    assert isinstance(side, dict)
    return side


def test_worked_example_of_the_2nd_edition() -> None:
    """D-012"""
    for seed in range(2000):
        state = build_position(
            hands={0: "estate copper*4"},
            decks={0: "estate*2 copper*3", 1: "estate*5"},
            setup=PositionSetup(kingdom=FIRST_GAME, seed=seed),
        )
        expect(state, "play all treasures", "buy remodel", coins=0)
        # the last Buy is used, so the turn has ended
        expect(state, hand="copper copper copper estate estate", pile="copper copper copper copper estate remodel")
        assert state.sides[0].deck == b""
        expect(state, "end turn", "play all treasures", "buy silver", deck_size=7, pile="")
        if format_cards(state.sides[0].hand) == "copper copper estate remodel silver":
            break
    else:
        pytest.fail("no shuffle gave the hand of the example")
    apply_notations(state, "end turn", "play remodel", "trash estate", "gain smithy", "play all treasures")
    expect(state, left="0/1/$4", pile="smithy", trash="estate")
    apply_notations(state, "buy militia")
    side = state.sides[0]
    assert (len(side.hand), len(side.deck), len(side.discard) + len(side.buried), len(side.owned_cards())) == (
        5,
        2,
        6,
        13,
    )
    counts = [state.supply[find_card(name).number] for name in ("remodel", "silver", "smithy", "militia")]
    assert counts == [9, 39, 9, 9]
    assert has_no_pending_effect(state)


def test_worked_example_of_the_1st_edition() -> None:
    """D-013"""
    state = build_position(
        hands={0: "estate copper*2 silver militia", 2: "estate*5"}, setup=PositionSetup(players=3, edition=1)
    )
    expect(state, "play militia", coins=2, hand_sizes=[4, 3, 3])
    finish(state, "play silver", "play copper", "play copper", left="0/1/$6")
    assert "buy gold" in legal_notations(state)
    assert "buy province" not in legal_notations(state)


def test_actions_left_are_counted() -> None:
    """D-014"""
    state = build_position(hands={0: "festival market festival"}, setup=PositionSetup(edition=1))
    expect(state, "play festival", left="2/2/$2")
    expect(state, "play market", left="2/3/$3")
    finish(state, "play festival", left="3/4/$5")


def test_unused_resources_are_lost_at_turn_end() -> None:
    """D-015"""
    state = build_position(turn=buy_phase_turn(actions=3, buys=4, coins=5))
    apply_notations(state, "end turn", "end turn")
    assert int(state.current) == 0
    assert format_turn_resources(state) == "1/1/$0"


def test_no_treasure_after_a_purchase() -> None:
    """D-016"""
    state = build_position(hands={0: "copper*5"}, turn=buy_phase_turn(buys=2))
    apply_notations(state, "play copper", "play copper", "play copper", "buy silver")
    expect(state, left="1/1/$0", answers=["end turn", "buy copper", "buy curse"])
    before = state.digest()
    with pytest.raises(IllegalAction, match="bought-already"):
        state.apply(0, action_of(PLAY, find_card("copper").number))
    assert state.digest() == before


def test_buying_cards_that_cost_nothing() -> None:
    """D-017"""
    state = build_position(hands={0: "copper"}, turn=buy_phase_turn())
    assert legal_notations(state) == ["end turn", "play all treasures", "play copper", "buy copper", "buy curse"]
    with pytest.raises(IllegalAction, match=r"too-dear.*estate, cost 2, coins 0"):
        state.apply(0, action_of(BUY, find_card("estate").number))


def test_several_buys_share_the_coins() -> None:
    """D-018"""
    state = expect(
        build_position(turn=buy_phase_turn(coins=6, buys=2)), "buy silver", "buy silver", supply={"silver": 38}
    )
    assert int(state.current) == 1


def test_change_is_lost() -> None:
    """D-019, with a second Buy so that the turn does not end immediately"""
    state = build_position(
        hands={0: "copper*4 silver"}, setup=PositionSetup(kingdom="market"), turn=buy_phase_turn(buys=2)
    )
    expect(state, "play all treasures", "buy market", left="1/1/$1", in_play="copper copper copper copper silver")
    expect(state, "end turn", "end turn", left="1/1/$0")


def test_an_empty_deck_alone_causes_no_shuffle() -> None:
    """D-020"""
    state = build_position(hands={0: "peddler"}, decks={0: "copper"}, discards={0: "estate silver"})
    apply_notations(state, "play peddler")
    assert state.sides[0].deck == b""
    assert pile(state) == "estate silver"


def test_reshuffle_in_the_middle_of_a_draw() -> None:
    """D-021"""
    state = build_position(hands={0: "smithy"}, decks={0: "gold"}, discards={0: "copper*4"})
    expect(state, "play smithy", hand="copper copper gold", deck_size=2, pile="", in_play="smithy")


def test_draw_with_too_few_cards() -> None:
    """D-022"""
    state = build_position(hands={0: "smithy"}, decks={0: ""}, discards={0: "silver estate"})
    expect(state, "play smithy", hand="estate silver")
    assert (state.sides[0].deck, pile(state)) == (b"", "")


def test_clean_up_discards_before_it_draws() -> None:
    """D-023"""
    state = build_position(
        hands={0: "curse"},
        decks={0: "gold gold"},
        discards={0: "estate*3"},
        play="copper*3",
        turn=buy_phase_turn(),
    )
    apply_notations(state, "end turn")
    hand = format_cards(state.sides[0].hand).split()
    assert hand.count("gold") == 2
    assert len(hand) == 5
    assert (len(state.sides[0].deck), pile(state)) == (4, "")


def test_order_of_an_attack() -> None:
    """D-024"""
    state = build_position(hands={0: "witch"}, supply={"curse": 2}, setup=PositionSetup(players=4))
    finish(state, "play witch", hand_size=2, pile="", pile_1="curse", pile_2="curse", pile_3="", supply={"curse": 0})


def test_playing_actions_is_optional() -> None:
    """D-025"""
    state = build_position(hands={0: "village smithy copper*3"})
    apply_notations(state, "end actions")
    assert "play copper" in legal_notations(state)
    with pytest.raises(IllegalAction, match=r"action-too-late.*smithy"):
        state.apply(0, action_of(PLAY, find_card("smithy").number))


def test_a_card_without_effect_may_be_played() -> None:
    """D-026"""
    state = finish(build_position(hands={0: "remodel"}), "play remodel", pile="", left="0/1/$0", in_play="remodel")
    assert state.trash == ()


def test_extra_actions_come_after_the_current_card() -> None:
    """D-027"""
    state = build_position(hands={0: "throne_room market village"})
    state.journal = Journal()
    apply_notations(state, "play throne_room", "play market")
    plays = [event.kind for event in state.journal.events if event.kind in ("play", "draw")]
    assert plays == ["play", "play", "draw", "draw"]
    expect(state, left="2/3/$2", answers=["end actions", "play village"])


def test_game_ends_with_the_last_province() -> None:
    """D-028"""
    state = build_position(supply={"province": 1}, turn=buy_phase_turn(coins=16, buys=2))
    apply_notations(state, "buy province")
    assert not state.is_over()
    assert "buy province" not in legal_notations(state)
    assert "buy gold" in legal_notations(state)
    with pytest.raises(IllegalAction, match=r"pile-empty.*province"):
        state.apply(0, action_of(BUY, find_card("province").number))
    apply_notations(state, "end turn")
    assert state.is_over()
    assert [side.turns for side in state.sides] == [1, 0]
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(1, 0)


@pytest.mark.parametrize(("moats", "over"), [(1, True), (2, False)])
def test_game_ends_with_three_empty_piles(moats: int, over: bool) -> None:
    """D-029"""
    state = build_position(
        supply={"village": 0, "curse": 0, "moat": moats},
        setup=PositionSetup(players=3),
        turn=buy_phase_turn(coins=2),
    )
    apply_notations(state, "buy moat")
    assert state.is_over() == over


@pytest.mark.parametrize(
    ("empty", "over"), [(["village", "curse", "moat"], False), (["village", "curse", "moat", "duchy"], True)]
)
def test_game_ends_with_four_empty_piles_for_five_players(empty: list[str], over: bool) -> None:
    """D-030"""
    state = build_position(supply=dict.fromkeys(empty, 0), setup=PositionSetup(players=5), turn=buy_phase_turn())
    apply_notations(state, "end turn")
    assert state.is_over() == over


def test_game_ends_with_the_last_colony() -> None:
    """D-031"""
    state = build_position(
        supply={"province": 5, "colony": 1}, setup=PositionSetup(colony=True), turn=buy_phase_turn(coins=11)
    )
    apply_notations(state, "buy colony")
    assert state.is_over()


def ended_game(turns: list[int], decks: list[str], tokens: dict[int, int] | None = None) -> DominionState:
    """Return a game that has just ended, with these turns taken and these cards owned."""
    players = len(turns)
    state = build_position(
        supply={"province": 0},
        hands=dict.fromkeys(range(players), ""),
        decks=dict(enumerate(decks)),
        setup=PositionSetup(players=players),
        turn=buy_phase_turn(),
        counters=Counters(turns=dict(enumerate(turns)), tokens=tokens or {}),
    )
    apply_notations(state, "end turn")
    assert state.is_over()
    return state


def test_fewer_turns_break_a_tie() -> None:
    """D-032"""
    outcome = ended_game([13, 13, 12], ["duchy*10", "duchy*8 estate", "duchy*10"]).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.places) == ([30, 25, 30], [2], [2, 3, 1])


def test_equal_points_and_turns_share_the_win() -> None:
    """D-033"""
    outcome = ended_game([13, 13, 12], ["duchy*8", "duchy*8", "duchy*6 estate*2"]).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([24, 24, 20], [0, 1])


def test_scoring() -> None:
    """D-034: 37 cards, spread over every zone that counts"""
    state = build_position(
        hands={0: "province*2 curse*2 copper*5"},
        decks={0: "province*2 duchy estate*3 silver*5"},
        discards={0: "gardens copper*6"},
        play="gardens copper*9",
        turn=buy_phase_turn(),
        counters=Counters(tokens={0: 5}),
    )
    assert len(state.sides[0].owned_cards()) == 37
    assert state.scores()[0] == 24 + 3 + 3 + 6 - 2 + 5


@pytest.mark.parametrize(("owned", "points"), [(9, 0), (10, 1), (39, 3), (40, 4)])
def test_gardens(owned: int, points: int) -> None:
    """D-035"""
    state = build_position(hands={0: "gardens"}, decks={0: f"copper*{owned - 1}"}, trash="copper*10")
    assert state.scores()[0] == points


def test_gardens_counts_cards_that_are_set_aside() -> None:
    """D-035, the set-aside cards of a Library"""
    state = build_position(hands={0: "library gardens"}, decks={0: "village moat copper*6"})
    expect(state, "play library", "set aside village", aside="village")
    assert state.scores()[0] == 1


def test_game_end_is_checked_at_turn_end_only() -> None:
    """D-036"""
    state = build_position(supply={"curse": 1, "village": 0, "moat": 0}, turn=buy_phase_turn(buys=2, coins=2))
    apply_notations(state, "buy curse")
    assert not state.is_over()
    apply_notations(state, "buy estate")
    assert state.is_over()


# -- visibility ------------------------------------------------------------------------------------


def test_opponents_see_public_zones_only() -> None:
    """D-037"""
    state = build_position(hands={0: "copper*5"}, decks={0: "estate*12"}, discards={0: "curse*7 gold"})
    own, other, watching = (side_of(state, viewer, 0) for viewer in (0, 1, SPECTATOR))
    for seen in (other, watching):
        assert (seen["hand_size"], seen["discard_top"]) == (5, "gold")
        assert not {"hand", "deck_size", "pending", "discard", "deck"} & set(seen)
        assert "estate" not in str(seen)
        assert "curse" not in str(seen)
    assert own["deck_size"] == 12
    assert own["hand"] == ["copper"] * 5
    assert 8 not in own.values()
    assert "curse" not in str(own)


def test_opponents_see_only_the_last_discard() -> None:
    """D-038"""
    state = build_position(hands={0: "militia", 1: "province gold copper*3"}, setup=PositionSetup(players=3))
    state.journal = Journal()
    apply_notations(state, "play militia", "discard province")
    # in the middle of the choice: other players do not see that a card was picked
    assert side_of(state, 2, 1)["hand_size"] == 5
    assert "'province'" not in str(side_of(state, 2, 1))
    apply_notations(state, "discard copper")
    for viewer in (0, 2, SPECTATOR):
        assert side_of(state, viewer, 1)["discard_top"] == "copper"
        assert side_of(state, viewer, 1)["hand_size"] == 3
        told = [event for event in state.journal.views_for(viewer) if event["kind"] == "discard_hidden"]
        assert told[0] == {"kind": "discard_hidden", "player": 1, "count": 2, "card": "copper", "seen": "no"}
        assert "'province'" not in str(state.journal.views_for(viewer))
    own = [event for event in state.journal.views_for(1) if event["kind"] == "discard_hidden"]
    assert own[0]["cards"] == ["province", "copper"]
    assert has_no_pending_effect(state)


def test_trash_is_public() -> None:
    """D-039"""
    state = build_position(hands={0: "chapel estate curse copper"})
    apply_notations(state, "play chapel", "trash estate", "trash curse", "done")
    for viewer in (0, 1, SPECTATOR):
        assert state.view(viewer)["trash"] == {"estate": 1, "curse": 1}


def test_drawn_cards_are_visible_to_their_owner_only() -> None:
    state = build_position(hands={0: "smithy"}, decks={0: "gold province curse"})
    state.journal = Journal()
    apply_notations(state, "play smithy")
    told = {
        viewer: [event for event in state.journal.views_for(viewer) if event["kind"] == "draw"] for viewer in (0, 1)
    }
    assert told[0] == [{"kind": "draw", "player": 0, "count": 3, "seen": "yes", "cards": ["gold", "province", "curse"]}]
    assert told[1] == [{"kind": "draw", "player": 0, "count": 3, "seen": "no"}]


def test_discarded_hand_is_covered_by_cards_from_play() -> None:
    """In Clean-up the hand is hidden, unless no card from play covers it."""
    state = build_position(hands={0: "province curse silver"}, play="copper", turn=buy_phase_turn())
    apply_notations(state, "end turn")
    assert side_of(state, 1, 0)["discard_top"] == "copper"
    bare = build_position(hands={0: "province curse silver"}, turn=buy_phase_turn())
    apply_notations(bare, "end turn")
    assert side_of(bare, 1, 0)["discard_top"] == "silver"


def test_other_players_cannot_act() -> None:
    state = build_position(hands={0: "village"})
    with pytest.raises(IllegalAction, match="it isn't player 1's turn; waiting for 0"):
        state.apply(1, 0)
    with pytest.raises(IllegalAction, match="player 2 doesn't exist"):
        state.apply(2, 0)
    with pytest.raises(IllegalAction, match=rf"no-action .number {GAME.action_space}"):
        state.apply(0, GAME.action_space)
    with pytest.raises(IllegalAction, match=r"not-in-hand .card smithy"):
        state.apply(0, action_of(PLAY, find_card("smithy").number))
    with pytest.raises(IllegalAction, match="not-buying"):
        state.apply(0, action_of(BUY, find_card("copper").number))
    assert format_deck(state.sides[0].deck) == "copper " * 9 + "copper"


def test_treasure_or_victory_card_is_refused_in_action_phase() -> None:
    state = build_position(hands={0: "village copper estate"})
    with pytest.raises(IllegalAction, match=r"not-an-action .card copper"):
        state.apply(0, action_of(PLAY, find_card("copper").number))
    apply_notations(state, "end actions")
    with pytest.raises(IllegalAction, match=r"not-a-treasure.*estate"):
        state.apply(0, action_of(PLAY, find_card("estate").number))
