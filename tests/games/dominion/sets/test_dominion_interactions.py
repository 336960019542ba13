"""Tests of interactions between cards (D-160 to D-180)."""

from __future__ import annotations

import pytest
from dominion_position_assertions import deck, expect, finish, pile, trash

from bastide.core import Journal
from bastide.games.dominion.rules.position_parser import (
    Counters,
    PositionSetup,
    apply_notations,
    build_position,
    buy_phase_turn,
    legal_notations,
)


@pytest.mark.parametrize(
    ("reaction", "where"),
    [
        (["done"], "pile"),
        (["use royal_seal"], "deck"),
        (["use watchtower", "topdeck copper"], "deck"),
        (["use watchtower", "trash copper"], "trash"),
    ],
)
def test_watchtower_or_royal_seal(reaction: list[str], where: str) -> None:
    """D-160: one choice of four; only one card can move the gained card"""
    state = build_position(
        hands={0: "watchtower"}, decks={0: "estate*6"}, play="royal_seal", turn=buy_phase_turn(buys=2)
    )
    expect(state, "buy copper", answers=["done", "use royal_seal", "use watchtower"])
    finish(state, *reaction)
    assert (pile(state) == "copper", deck(state).startswith("copper"), trash(state) == "copper") == (
        where == "pile",
        where == "deck",
        where == "trash",
    )


def test_royal_seal_does_not_show_watchtower() -> None:
    """D-160: other players see the Watchtower only if it is used"""
    state = build_position(hands={0: "watchtower"}, play="royal_seal", turn=buy_phase_turn(buys=2))
    state.journal = Journal()
    apply_notations(state, "buy copper", "use royal_seal")
    assert "watchtower" not in str(state.journal.views_for(1))


def test_watchtower_hoard_and_goons_together() -> None:
    """D-161"""
    state = build_position(hands={0: "watchtower"}, play="hoard goons", turn=buy_phase_turn(coins=8, buys=2))
    apply_notations(state, "buy province", "use watchtower", "topdeck gold", "use watchtower", "trash province")
    finish(state, tokens=1, deck_top="gold", trash="province", supply={"province": 7})


def test_buy_effects_come_before_the_gain() -> None:
    """I-15: a topdecked Gold is below the topdecked Victory card"""
    state = build_position(play="hoard royal_seal", turn=buy_phase_turn(coins=8, buys=2))
    finish(state, "buy province", "use royal_seal", "use royal_seal")
    assert deck(state).split()[:2] == ["province", "gold"]


def test_trade_route_gardens_watchtower() -> None:
    """D-162"""
    state = build_position(
        hands={0: "watchtower"},
        setup=PositionSetup(kingdom="gardens trade_route"),
        turn=buy_phase_turn(coins=4, buys=2),
    )
    finish(state, "buy gardens", "use watchtower", "trash gardens", mat=1, trash="gardens")


def test_talisman_and_goons() -> None:
    """D-163"""
    state = build_position(play="talisman goons", turn=buy_phase_turn(coins=3, buys=2))
    finish(state, "buy silver", pile="silver silver", tokens=1)


@pytest.mark.parametrize(("actions", "coins", "gained"), [(2, 4, 2), (1, 6, 1)])
def test_peddler_and_talisman(actions: int, coins: int, gained: int) -> None:
    """D-164"""
    play = f"talisman workers_village*{actions}"
    state = build_position(play=play, setup=PositionSetup(kingdom="peddler"), turn=buy_phase_turn(coins=coins, buys=2))
    finish(state, "buy peddler", coins=0)
    assert pile(state).split() == ["peddler"] * gained


def test_quarry_talisman_grand_market() -> None:
    """D-165"""
    state = build_position(
        play="quarry talisman silver",
        setup=PositionSetup(kingdom="grand_market"),
        turn=buy_phase_turn(coins=4, buys=2),
    )
    finish(state, "buy grand_market", pile="grand_market grand_market")


def test_mine_to_platinum() -> None:
    """D-166"""
    state = build_position(hands={0: "mine gold"}, setup=PositionSetup(colony=True, kingdom="bank"))
    apply_notations(state, "play mine", "trash gold")
    assert "gain bank" in legal_notations(state)
    finish(state, "gain platinum", hand="platinum")


def test_throne_room_on_kings_court() -> None:
    """D-167"""
    state = build_position(
        hands={0: "throne_room kings_court village smithy"}, decks={0: "copper*15"}, setup=PositionSetup(edition=1)
    )
    finish(state, "play throne_room", "play kings_court", "play village", "play smithy", hand_size=12, actions=6)


def test_kings_court_on_kings_court_and_on_throne_room() -> None:
    """I-01"""
    state = build_position(hands={0: "kings_court*2 market village smithy"}, decks={0: "copper*20"})
    apply_notations(state, "play kings_court", "play kings_court", "play market", "play village", "play smithy")
    expect(state, left="9/4/$3", hand_size=3 + 3 + 9)
    state = build_position(hands={0: "kings_court throne_room market village smithy"}, decks={0: "copper*20"})
    apply_notations(state, "play kings_court", "play throne_room", "play market", "play village", "play smithy")
    finish(state, left="6/3/$2", hand_size=2 + 2 + 6)


def test_venture_finds_bank() -> None:
    """D-168"""
    state = build_position(hands={0: "venture"}, decks={0: "bank copper"}, play="copper", turn=buy_phase_turn(coins=1))
    finish(state, "play venture", coins=5)


def test_venture_finds_contraband() -> None:
    """D-169"""
    state = build_position(hands={0: "venture"}, decks={0: "contraband copper"}, turn=buy_phase_turn())
    expect(state, "play venture", actor=1)
    assert state.decision(1).kind == "name"
    finish(state, "name colony", left="1/2/$4")


def test_venture_finds_a_silver_after_merchant() -> None:
    """D-170"""
    state = build_position(hands={0: "merchant venture"}, decks={0: "estate silver copper"})
    finish(state, "play merchant", "play venture", coins=4)


def test_venture_finds_loan() -> None:
    """I-22: the found Treasure is played with everything it does"""
    state = build_position(hands={0: "venture"}, decks={0: "loan estate gold copper"}, turn=buy_phase_turn())
    finish(state, "play venture", "trash gold", coins=2, trash="gold", pile="estate", deck="copper")


def test_venture_reshuffles_what_it_has_discarded() -> None:
    """I-21: the cards revealed on the way are discarded before the found Treasure is played"""
    state = build_position(hands={0: "venture"}, decks={0: "estate venture"}, discards={0: ""}, turn=buy_phase_turn())
    finish(state, "play venture", coins=2, in_play="venture venture", pile="estate", deck="")


def test_bureaucrat_and_watchtower() -> None:
    """D-171"""
    state = build_position(hands={0: "bureaucrat watchtower", 1: "copper"}, decks={0: "estate"})
    expect(state, "play bureaucrat", deck="silver estate")
    expect(state, "use watchtower", "trash silver", deck="estate", trash="silver")
    state = build_position(hands={0: "bureaucrat watchtower", 1: "copper"}, decks={0: "estate"})
    finish(state, "play bureaucrat", "done", deck="silver estate")


def test_bandit_on_prosperity_treasures() -> None:
    """D-172"""
    state = build_position(hands={0: "bandit"}, decks={1: "talisman copper gold"})
    finish(state, "play bandit", trash="talisman", pile_1="copper")


def test_remodel_and_peddler() -> None:
    """D-173"""
    state = build_position(hands={0: "remodel peddler"}, setup=PositionSetup(colony=True))
    apply_notations(state, "play remodel")
    assert "gain platinum" in legal_notations(state)
    assert "gain colony" not in legal_notations(state)
    finish(state, "gain platinum")


def test_kings_court_on_monument() -> None:
    """D-174"""
    finish(build_position(hands={0: "kings_court monument"}), "play kings_court", "play monument", coins=6, tokens=3)


def test_council_room_through_kings_court() -> None:
    """D-175"""
    state = build_position(
        hands={0: "kings_court council_room"}, decks={0: "copper*12"}, setup=PositionSetup(players=3)
    )
    finish(state, "play kings_court", "play council_room", hand_sizes=[12, 8, 8], buys=4)


def test_bishop_three_times() -> None:
    """D-176"""
    state = build_position(hands={0: "kings_court bishop estate silver", 1: "copper"})
    apply_notations(state, "play kings_court", "play bishop", "trash estate", "done", "done", "done")
    finish(state, coins=3, tokens=5, trash="estate silver")


def test_loan_before_venture() -> None:
    """D-177"""
    state = build_position(hands={0: "loan venture"}, decks={0: "copper estate gold silver"}, turn=buy_phase_turn())
    finish(state, "play loan", "trash copper", "play venture", coins=5, trash="copper", pile="estate")


def test_grand_market_through_kings_court() -> None:
    """D-178"""
    state = build_position(hands={0: "kings_court grand_market"})
    finish(state, "play kings_court", "play grand_market", left="3/4/$6", hand_size=3)


def test_forge_to_colony() -> None:
    """D-179"""
    state = build_position(hands={0: "forge duchy gold"}, setup=PositionSetup(colony=True))
    finish(state, "play forge", "trash duchy", "trash gold", pile="colony")


def test_end_with_tokens() -> None:
    """D-180"""
    state = build_position(
        supply={"province": 0},
        decks={0: "duchy*8", 1: "duchy*8 estate*2"},
        hands={1: ""},
        turn=buy_phase_turn(),
        counters=Counters(tokens={0: 3}),
    )
    apply_notations(state, "end turn")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([27, 26], [0])


def test_attack_reactions_are_asked_in_turn_order() -> None:
    """7.1: each opponent in turn order, each for every play"""
    state = build_position(
        hands={0: "throne_room witch", 1: "moat", 2: "copper", 3: "moat"},
        supply={"curse": 3},
        setup=PositionSetup(players=4),
    )
    expect(state, "play throne_room", "play witch", actor=1)
    expect(state, "use moat", actor=3)
    apply_notations(state, "done")
    # the second play asks both again
    assert state.next_player_to_act() == 1
    expect(state, "done", actor=3)
    finish(state, "use moat", pile_1="curse", pile_2="curse", pile_3="curse")


def test_feast_through_kings_court() -> None:
    """I-03: trashed once, three cards gained"""
    state = build_position(hands={0: "kings_court feast"}, setup=PositionSetup(edition=1, kingdom="market"))
    apply_notations(state, "play kings_court", "play feast", "gain market", "gain market", "gain duchy")
    finish(state, trash="feast", pile="duchy market market", in_play="kings_court")


def test_vassal_plays_throne_room_and_vassal() -> None:
    """I-04"""
    state = build_position(hands={0: "vassal smithy"}, decks={0: "throne_room copper*9"})
    expect(state, "play vassal", "play throne_room", "play smithy", hand_size=6)
    state = build_position(hands={0: "vassal"}, decks={0: "vassal market copper"})
    finish(state, "play vassal", "play vassal", "play market", left="1/2/$5")


def test_watchtower_gained_to_hand_may_react_to_its_own_gain() -> None:
    """I-34"""
    state = build_position(hands={0: "artisan estate"}, setup=PositionSetup(kingdom="watchtower"))
    expect(state, "play artisan", "gain watchtower", answers=["done", "use watchtower"])
    apply_notations(state, "use watchtower", "trash watchtower")
    # the second play happens even if the card has moved
    finish(state, hand="", deck_top="estate", trash="watchtower")


def test_watchtower_and_cards_gained_from_the_trash() -> None:
    """I-08"""
    state = build_position(hands={0: "thief watchtower"}, decks={1: "gold estate"}, setup=PositionSetup(edition=1))
    finish(state, "play thief", "gain gold", "use watchtower", "topdeck gold", deck_top="gold", trash="")


def test_one_goons_played_three_times() -> None:
    """I-38"""
    state = build_position(hands={0: "kings_court goons"})
    expect(state, "play kings_court", "play goons", left="0/4/$6", hand_size_1=3)
    finish(state, "buy silver", tokens=1)


def test_bureaucrats_victims_may_choose_gardens_and_colony() -> None:
    """I-37"""
    state = build_position(hands={0: "bureaucrat", 1: "gardens colony copper"}, setup=PositionSetup(colony=True))
    expect(state, "play bureaucrat", answers=["topdeck colony", "topdeck gardens"])
    finish(state, "topdeck colony", deck_top_1="colony")


def test_shuffle_excludes_revealed_cards() -> None:
    """I-29"""
    state = build_position(hands={0: "rabble"}, decks={1: "estate"}, discards={1: "gold curse"})
    finish(state, "play rabble", "topdeck estate", pile_1="gold", deck_1="curse estate")


def test_watchtower_on_an_empty_deck() -> None:
    """I-10: no shuffle; the card is the only one in the deck"""
    state = build_position(hands={0: "witch", 1: "watchtower"}, decks={1: ""}, discards={1: "gold*3"})
    finish(state, "play witch", "use watchtower", "topdeck curse", deck_1="curse", pile_1="gold gold gold")
