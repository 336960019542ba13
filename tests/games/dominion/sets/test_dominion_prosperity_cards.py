"""Tests of every card of Prosperity, with edge cases (D-099 to D-159)."""

from __future__ import annotations

import pytest
from dominion_position_assertions import expect, finish, hand, pile, trash

from bastide.core import IllegalAction, Journal
from bastide.games.dominion.rules.action_space import BUY, DONE, GAIN, PLAY, TAKE, action_of
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.position_parser import (
    Counters,
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    buy_phase_turn,
    format_cards,
    format_turn_resources,
    has_no_pending_effect,
    legal_notations,
)
from bastide.games.dominion.rules.state.game_state import DominionState


def cost(state: DominionState, name: str) -> int:
    return state.cost(find_card(name).number)


def tokens(state: DominionState) -> list[int]:
    return [side.tokens for side in state.sides]


def test_bank_worked_example() -> None:
    """D-099"""
    state = build_position(hands={0: "gold silver copper*2 bank*2"}, turn=buy_phase_turn())
    expect(state, "play gold", "play silver", "play copper", "play copper", coins=7)
    expect(state, "play bank", coins=12)
    finish(state, "play bank", coins=18)


def test_bank_first() -> None:
    """D-100"""
    expect(build_position(hands={0: "bank gold"}, turn=buy_phase_turn()), "play bank", "play gold", coins=4)


def test_play_all_treasures_leaves_bank_in_hand() -> None:
    """Only basic Treasures are played: the order of the others matters."""
    state = build_position(hands={0: "bank copper*2 royal_seal"}, turn=buy_phase_turn())
    expect(state, "play all treasures", hand="bank royal_seal")
    assert "play all treasures" not in legal_notations(state)
    expect(state, "play royal_seal", "play bank", coins=2 + 2 + 4)


def test_bishop() -> None:
    """D-101"""
    state = build_position(hands={0: "bishop province copper", 1: "curse copper"})
    finish(state, "play bishop", "trash province", "trash curse")
    assert (int(state.coins), tokens(state), trash(state)) == (1, [5, 0], "curse province")


@pytest.mark.parametrize(
    ("card", "expected"), [("workers_village", 3), ("rabble", 3), ("curse", 1), ("copper", 1), ("peddler", 5)]
)
def test_bishop_rounding(card: str, expected: int) -> None:
    """D-102"""
    state = finish(build_position(hands={0: f"bishop {card}", 1: ""}), "play bishop")
    assert (tokens(state)[0], trash(state)) == (expected, card)


def test_bishop_with_an_empty_hand() -> None:
    """D-103"""
    state = build_position(hands={0: "bishop", 1: "estate copper"})
    apply_notations(state, "play bishop")
    assert (int(state.coins), tokens(state)) == (1, [1, 0])
    expect(state, actor=1, answers=["done", "trash copper", "trash estate"])
    finish(state, "done", trash="")


@pytest.mark.parametrize(
    ("empty", "drawn", "expected"),
    [
        ([], 1, "2/1/$0"),
        (["curse"], 2, "2/1/$0"),
        (["curse", "platinum"], 2, "2/2/$1"),
        (["curse", "platinum", "duchy"], 2, "2/2/$1"),
    ],
)
def test_city(empty: list[str], drawn: int, expected: str) -> None:
    """D-104"""
    state = build_position(hands={0: "city"}, supply=dict.fromkeys(empty, 0), setup=PositionSetup(colony=True))
    finish(state, "play city", hand_size=drawn, left=expected)


def test_city_counts_empty_piles_when_played() -> None:
    """D-105"""
    state = build_position(hands={0: "city"}, supply={"curse": 1, "village": 0}, turn=TurnState(buys=2))
    expect(state, "play city", "buy curse", left="2/1/$0", hand_size=2)


def test_contraband_worked_example() -> None:
    """D-106"""
    state = expect(
        build_position(hands={0: "contraband contraband hoard"}, turn=buy_phase_turn()), "play contraband", actor=1
    )
    assert len(legal_notations(state)) == state.setup.nameable_card_count
    expect(state, "name province", "play contraband", "name gold", "play hoard", left="1/3/$8")
    assert "buy province" not in legal_notations(state)
    assert "buy gold" not in legal_notations(state)
    with pytest.raises(IllegalAction, match=r"banned .card province"):
        state.apply(0, action_of(BUY, find_card("province").number))
    expect(state, "buy duchy", left="1/2/$3", pile="duchy gold")
    finish(state, "buy silver", left="1/1/$0", pile="duchy gold silver")


def test_contraband_naming() -> None:
    """D-107"""
    state = build_position(hands={0: "contraband"}, turn=buy_phase_turn())
    apply_notations(state, "play contraband", "name chapel")
    assert format_cards(list(state.banned)) == "chapel"
    apply_notations(state, "end turn", "end turn")
    assert state.banned == ()


def test_contraband_in_a_single_player_game() -> None:
    """A single player has no player to the left who could name a card."""
    state = build_position(hands={0: "contraband"}, setup=PositionSetup(players=1), turn=buy_phase_turn())
    finish(state, "play contraband", left="1/2/$3")


def test_counting_house() -> None:
    """D-108"""
    state = build_position(hands={0: "counting_house"}, discards={0: "copper*4 estate gold"})
    expect(state, "play counting_house", answers=["done", "take copper"])
    assert state.decision(0).most == 4
    with pytest.raises(IllegalAction, match=r"does-not-fit.*gold"):
        state.apply(0, action_of(TAKE, find_card("gold").number))
    apply_notations(state, "take copper", "take copper", "take copper", "done")
    finish(state, hand="copper copper copper", pile="copper estate gold")


def test_counting_house_without_coppers() -> None:
    """I-33"""
    finish(build_position(hands={0: "counting_house"}, discards={0: "estate"}), "play counting_house")


def test_expand() -> None:
    """D-109"""
    state = build_position(hands={0: "expand province"}, setup=PositionSetup(colony=True))
    apply_notations(state, "play expand")
    assert len(legal_notations(state)) == len(state.setup.piles)
    finish(state, "gain colony", trash="province", pile="colony")


def test_expand_with_nothing() -> None:
    """D-109"""
    finish(build_position(hands={0: "expand"}), "play expand", trash="", pile="")


def test_forge_sum() -> None:
    """D-110"""
    state = build_position(hands={0: "forge estate*3"}, setup=PositionSetup(kingdom="goons market"))
    expect(state, "play forge", "trash estate", "trash estate", "trash estate", answers=["gain gold", "gain goons"])
    with pytest.raises(IllegalAction, match=r"costs-otherwise.*market, cost 5, coins 6"):
        state.apply(0, action_of(GAIN, find_card("market").number))
    finish(state, "gain goons", pile="goons")


def test_forge_with_nothing_trashed() -> None:
    """D-111"""
    finish(build_position(hands={0: "forge estate"}, supply={"copper": 0}), "play forge", "done", pile="curse")


def test_forge_without_a_fitting_card() -> None:
    """D-112"""
    state = build_position(hands={0: "forge duchy*2"}, setup=PositionSetup(colony=True))
    finish(state, "play forge", "trash duchy", "trash duchy", pile="", trash="duchy duchy")


def test_goons() -> None:
    """D-113"""
    state = build_position(hands={0: "goons", 1: "estate*2 copper*3", 2: "copper*4"}, setup=PositionSetup(players=3))
    expect(state, "play goons", "discard estate", "discard estate", left="0/2/$2")
    assert [len(side.hand) for side in state.sides[1:]] == [3, 3]
    finish(state, "buy copper", "buy estate")
    assert tokens(state) == [2, 0, 0]


def test_two_goons() -> None:
    """D-114"""
    state = finish(build_position(play="goons*2", turn=buy_phase_turn(coins=3, buys=2)), "buy silver")
    assert tokens(state) == [2, 0]


def test_goons_needs_a_purchase() -> None:
    """Gaining without buying gives no token."""
    state = finish(build_position(hands={0: "workshop"}, play="goons"), "play workshop", "gain silver")
    assert tokens(state) == [0, 0]


def test_grand_market_and_copper() -> None:
    """D-115"""
    state = build_position(
        hands={0: "gold silver copper"}, setup=PositionSetup(kingdom="grand_market"), turn=buy_phase_turn()
    )
    expect(state, "play all treasures", coins=6)
    assert "buy grand_market" not in legal_notations(state)
    with pytest.raises(IllegalAction, match=r"not-beside.*grand_market"):
        state.apply(0, action_of(BUY, find_card("grand_market").number))
    state = build_position(
        hands={0: "gold gold copper"}, setup=PositionSetup(kingdom="grand_market"), turn=buy_phase_turn()
    )
    apply_notations(state, "play gold", "play gold")
    assert "buy grand_market" in legal_notations(state)


def test_grand_market_gained() -> None:
    """D-116"""
    state = build_position(hands={0: "expand silver"}, play="copper", setup=PositionSetup(kingdom="grand_market"))
    finish(state, "play expand", "gain grand_market", pile="grand_market")


def test_mint_then_grand_market() -> None:
    """D-117"""
    state = build_position(
        play="copper*11", setup=PositionSetup(kingdom="mint grand_market"), turn=buy_phase_turn(coins=11, buys=2)
    )
    assert "buy grand_market" not in legal_notations(state)
    apply_notations(state, "buy mint")
    assert len(trash(state).split()) == 11
    assert format_turn_resources(state) == "1/1/$6"
    finish(state, "buy grand_market", supply={"grand_market": 9})


def test_two_hoards() -> None:
    """D-118"""
    state = expect(
        build_position(play="hoard*2", turn=buy_phase_turn(coins=4, buys=2)), "buy estate", pile="estate gold gold"
    )
    finish(state, "buy estate", supply={"gold": 26, "estate": 6})


def test_hoard_without_gold() -> None:
    """D-119"""
    finish(
        build_position(play="hoard", supply={"gold": 0}, turn=buy_phase_turn(coins=5, buys=2)),
        "buy duchy",
        pile="duchy",
    )


def test_hoard_and_talisman_do_not_mix() -> None:
    """D-120"""
    expect(
        build_position(play="hoard talisman", turn=buy_phase_turn(coins=2, buys=2)), "buy estate", pile="estate gold"
    )
    finish(
        build_position(play="hoard talisman", turn=buy_phase_turn(coins=3, buys=2)), "buy silver", pile="silver silver"
    )


def test_kings_court_on_workers_village() -> None:
    """D-121"""
    state = build_position(hands={0: "kings_court workers_village"})
    apply_notations(state, "play kings_court", "play workers_village")
    finish(state, hand_size=3, left="6/4/$0", in_play="kings_court workers_village")


def test_worked_example_kings_court_goons_peddler() -> None:
    """D-122"""
    state = build_position(
        hands={0: "kings_court*2 goons peddler estate"},
        decks={0: "silver estate*2 copper"},
        setup=PositionSetup(colony=True),
    )
    apply_notations(state, "play kings_court", "play kings_court", "play goons", "play peddler")
    expect(state, left="3/4/$9", hand="estate estate estate silver")
    assert tokens(state) == [0, 0]
    expect(state, in_play="goons kings_court kings_court peddler", hand_size_1=3)
    apply_notations(state, "play silver")
    assert (int(state.coins), cost(state, "peddler")) == (11, 0)
    expect(state, "buy peddler", "buy peddler", "buy peddler", left="3/1/$11")
    finish(state, "buy colony")
    assert tokens(state) == [4, 0]


def test_kings_court_is_optional() -> None:
    """D-123"""
    finish(build_position(hands={0: "kings_court smithy"}), "play kings_court", "done", hand="smithy")


def test_loan() -> None:
    """D-124"""
    state = build_position(hands={0: "loan"}, decks={0: "estate village copper gold"}, turn=buy_phase_turn())
    expect(state, "play loan", answers=["trash copper", "discard copper"])
    finish(state, "trash copper", coins=1, trash="copper", pile="estate village", deck="gold")


def test_loan_discards() -> None:
    """D-124"""
    state = build_position(hands={0: "loan"}, decks={0: "estate village copper gold"}, turn=buy_phase_turn())
    finish(state, "play loan", "discard copper", trash="", pile="copper estate village", deck="gold")


def test_loan_without_a_treasure() -> None:
    """D-125"""
    state = build_position(hands={0: "loan"}, decks={0: "estate"}, discards={0: "curse"}, turn=buy_phase_turn())
    finish(state, "play loan", coins=1, pile="curse estate", deck="")


def test_mint_played() -> None:
    """D-126"""
    state = expect(build_position(hands={0: "mint gold"}), "play mint", answers=["done", "reveal gold"])
    finish(state, "reveal gold", hand="gold", pile="gold", supply={"gold": 29})


def test_mint_with_an_empty_pile_or_declined() -> None:
    """D-126"""
    expect(build_position(hands={0: "mint gold"}, supply={"gold": 0}), "play mint", "reveal gold", pile="")
    finish(build_position(hands={0: "mint gold"}), "play mint", "done", pile="", hand="gold")


def test_mint_bought() -> None:
    """D-127"""
    state = build_position(
        hands={0: "copper"},
        play="gold silver",
        setup=PositionSetup(kingdom="mint"),
        turn=buy_phase_turn(coins=5, buys=2),
    )
    expect(state, "buy mint", trash="gold silver", pile="mint", hand="copper")
    with pytest.raises(IllegalAction, match="bought-already"):
        state.apply(0, action_of(PLAY, find_card("copper").number))
    assert has_no_pending_effect(state)


def test_mint_and_money_left() -> None:
    """D-128"""
    state = build_position(
        play="gold gold silver", setup=PositionSetup(kingdom="mint"), turn=buy_phase_turn(coins=8, buys=3)
    )
    finish(state, "buy mint", "buy silver", trash="gold gold silver", pile="mint silver", left="1/1/$0")


def test_mint_and_royal_seal() -> None:
    """D-129"""
    state = build_position(
        play="royal_seal gold", setup=PositionSetup(kingdom="mint"), turn=buy_phase_turn(coins=5, buys=2)
    )
    finish(state, "buy mint", trash="gold royal_seal", pile="mint")


def test_mint_and_talisman() -> None:
    """D-130"""
    state = build_position(
        play="quarry talisman copper", setup=PositionSetup(kingdom="mint"), turn=buy_phase_turn(coins=3, buys=2)
    )
    assert cost(state, "mint") == 3
    finish(state, "buy mint", trash="copper quarry talisman", pile="mint")
    assert cost(state, "mint") == 5


def test_monument() -> None:
    """D-131"""
    state = finish(build_position(hands={0: "monument"}), "play monument")
    assert (int(state.coins), tokens(state)) == (2, [1, 0])


def test_mountebank() -> None:
    """D-132"""
    state = build_position(
        hands={0: "mountebank", 1: "curse copper", 2: "curse estate"},
        supply={"curse": 1},
        setup=PositionSetup(players=4),
    )
    expect(state, "play mountebank", answers=["done", "discard curse"])
    finish(state, "discard curse", "done", coins=2)
    expect(state, pile_1="curse", pile_2="copper curse", pile_3="copper", supply={"curse": 0})


def test_worked_example_watchtower_and_mountebank() -> None:
    """D-133"""
    state = build_position(hands={0: "mountebank", 1: "watchtower copper*4"})
    apply_notations(state, "play mountebank", "use watchtower", "trash curse", "use watchtower", "topdeck copper")
    finish(state, trash="curse", deck_top_1="copper", pile_1="")
    assert "watchtower" in hand(state, 1)
    expect(state, coins=2, deck_size_1=11, supply={"curse": 9, "copper": 45})


def test_mountebank_and_moat() -> None:
    """D-134"""
    state = build_position(hands={0: "mountebank", 1: "moat curse copper*3"})
    finish(state, "play mountebank", "use moat", pile_1="", hand_1="copper copper copper curse moat")


@pytest.mark.parametrize(("actions", "price"), [(0, 8), (1, 6), (2, 4), (3, 2), (4, 0), (6, 0)])
def test_peddlers_price(actions: int, price: int) -> None:
    """D-135"""
    state = build_position(
        play=f"workers_village*{actions} copper" if actions else "copper",
        setup=PositionSetup(kingdom="peddler"),
        turn=buy_phase_turn(),
    )
    assert cost(state, "peddler") == price
    state = build_position(hands={0: "village"}, play="workers_village*4", setup=PositionSetup(kingdom="peddler"))
    assert cost(state, "peddler") == 8


def test_peddler_counts_cards_not_plays() -> None:
    """D-136"""
    state = build_position(hands={0: "kings_court workers_village"}, setup=PositionSetup(kingdom="peddler"))
    apply_notations(state, "play kings_court", "play workers_village")
    assert cost(state, "peddler") == 4


def test_quarry_and_talisman() -> None:
    """D-137"""
    kingdom = "goons grand_market"
    play = "quarry silver talisman copper"
    state = build_position(play=play, setup=PositionSetup(kingdom=kingdom), turn=buy_phase_turn(coins=5, buys=2))
    assert (cost(state, "goons"), cost(state, "gold"), cost(state, "duchy"), cost(state, "grand_market")) == (
        4,
        6,
        5,
        4,
    )
    assert "buy gold" not in legal_notations(state)
    assert "buy grand_market" not in legal_notations(state)
    expect(state, "buy goons", pile="goons goons", coins=1)
    state = build_position(play=play, setup=PositionSetup(kingdom=kingdom), turn=buy_phase_turn(coins=5, buys=2))
    finish(state, "buy duchy", pile="duchy")


def test_quarries_add_up() -> None:
    """D-138"""
    state = build_position(
        play="quarry*2", setup=PositionSetup(kingdom="kings_court workers_village bank"), turn=buy_phase_turn()
    )
    assert [cost(state, name) for name in ("kings_court", "workers_village", "duchy", "bank")] == [3, 0, 5, 7]


def test_quarry_and_peddler() -> None:
    """D-139"""
    state = build_position(
        play="workers_village quarry*2", setup=PositionSetup(kingdom="peddler"), turn=buy_phase_turn()
    )
    assert cost(state, "peddler") == 2


def test_rabble() -> None:
    """D-140"""
    state = build_position(hands={0: "rabble"}, decks={1: "estate gold curse copper"})
    expect(state, "play rabble", hand_size=3, actor=1, answers=["topdeck estate", "topdeck curse"])
    finish(state, "topdeck estate", pile_1="gold", deck_1="curse estate copper")


def test_rabble_on_a_short_deck() -> None:
    """D-141"""
    state = build_position(hands={0: "rabble"}, decks={1: "province"}, discards={1: "village"})
    finish(state, "play rabble", pile_1="village", deck_1="province")


def test_royal_seal() -> None:
    """D-142"""
    for use, (on_deck, discarded) in {
        "use royal_seal": ("workers_village", ""),
        "done": ("copper", "workers_village"),
    }.items():
        state = build_position(
            play="royal_seal silver",
            setup=PositionSetup(kingdom="workers_village"),
            turn=buy_phase_turn(coins=4, buys=2),
        )
        expect(state, "buy workers_village", answers=["done", "use royal_seal"])
        finish(state, use, deck_top=on_deck, pile=discarded)


def test_two_talismans() -> None:
    """D-143"""
    state = build_position(
        play="talisman*2 copper*4", setup=PositionSetup(kingdom="trade_route"), turn=buy_phase_turn(coins=6, buys=3)
    )
    finish(state, "buy silver", "buy trade_route", pile="silver silver silver trade_route trade_route trade_route")


def test_talisman_and_the_last_copy() -> None:
    """D-144"""
    state = build_position(play="talisman", supply={"workers_village": 1}, turn=buy_phase_turn(coins=4, buys=2))
    finish(state, "buy workers_village", pile="workers_village", left="1/1/$0", supply={"workers_village": 0})


def test_talisman_and_victory_cards() -> None:
    """D-145"""
    for card, gained in {"gardens": 1, "curse": 2, "copper": 2, "estate": 1}.items():
        state = build_position(
            play="talisman", setup=PositionSetup(kingdom="gardens"), turn=buy_phase_turn(coins=4, buys=2)
        )
        apply_notations(state, f"buy {card}")
        assert pile(state).split() == [card] * gained
        assert has_no_pending_effect(state)


def test_talisman_does_not_help_gains() -> None:
    """D-146"""
    state = build_position(play="talisman", setup=PositionSetup(kingdom="smithy"), turn=buy_phase_turn(coins=4, buys=2))
    state.journal = Journal()
    apply_notations(state, "buy smithy")
    gains = [event.data["card"] for event in state.journal.events if event.kind == "gain"]
    assert gains == ["smithy", "smithy"]
    finish(build_position(hands={0: "workshop"}, play="talisman"), "play workshop", "gain silver", pile="silver")


def test_trade_route() -> None:
    """D-147"""
    state = build_position(hands={0: "trade_route estate"}, counters=Counters(mat=2))
    finish(state, "play trade_route", left="0/2/$2", trash="estate")


def test_trade_route_first_gain() -> None:
    """D-148"""
    state = build_position(
        setup=PositionSetup(kingdom="trade_route"), turn=buy_phase_turn(coins=10, buys=3), counters=Counters(mat=1)
    )
    assert int(state.mat) == 1
    expect(state, "buy duchy", mat=2)
    finish(state, "buy duchy", mat=2)


def test_trade_route_with_an_empty_hand() -> None:
    """D-149"""
    finish(
        build_position(hands={0: "trade_route"}, counters=Counters(mat=3)), "play trade_route", left="0/2/$3", trash=""
    )


def test_vault() -> None:
    """D-150"""
    state = build_position(hands={0: "vault estate curse", 1: ""}, decks={0: "province gold copper"})
    finish(state, "play vault", "discard estate", "discard curse", "discard province", "done", coins=3, hand="gold")


def test_vault_and_the_others() -> None:
    """D-151"""
    state = build_position(
        hands={0: "vault", 1: "estate*2 copper*3", 2: "estate", 3: ""},
        decks={0: "", 1: "gold copper", 2: "gold"},
        setup=PositionSetup(players=4),
    )
    expect(state, "play vault", actor=1)
    apply_notations(state, "discard estate")
    # both or none: after the first card the second is mandatory
    with pytest.raises(IllegalAction, match="must-choose"):
        state.apply(1, DONE)
    expect(state, "discard estate", hand_1="copper copper copper gold")
    finish(state, "discard estate", hand_2="", pile_2="estate", deck_2="gold")


def test_single_card_may_be_kept_from_vault() -> None:
    """D-151"""
    state = build_position(hands={0: "vault", 1: "estate"}, decks={0: "", 1: "gold"})
    expect(state, "play vault", actor=1)
    finish(state, "done", hand_1="estate", deck_1="gold")


def test_vault_may_be_refused() -> None:
    state = build_position(hands={0: "vault", 1: "estate*2 copper"}, decks={0: ""})
    finish(state, "play vault", "done", hand_1="copper estate estate")


def test_venture() -> None:
    """D-152"""
    state = build_position(hands={0: "venture"}, decks={0: "village estate gold copper"}, turn=buy_phase_turn())
    finish(state, "play venture", coins=4, pile="estate village", in_play="gold venture")


def test_venture_chain() -> None:
    """D-153"""
    state = build_position(hands={0: "venture"}, decks={0: "estate venture copper gold"}, turn=buy_phase_turn())
    finish(state, "play venture", coins=3, in_play="copper venture venture", pile="estate")


def test_venture_without_a_treasure() -> None:
    """D-154"""
    state = build_position(hands={0: "venture"}, decks={0: "estate"}, discards={0: "village"}, turn=buy_phase_turn())
    finish(state, "play venture", coins=1, pile="estate village")


@pytest.mark.parametrize(("others", "drawn"), [(3, 3), (5, 1), (6, 0), (7, 0)])
def test_watchtower_played(others: int, drawn: int) -> None:
    """D-155"""
    finish(build_position(hands={0: f"watchtower copper*{others}"}), "play watchtower", hand_size=others + drawn)


def test_watchtower_and_witch() -> None:
    """D-156"""
    state = build_position(hands={0: "witch", 1: "watchtower copper*4"})
    finish(state, "play witch", "use watchtower", "trash curse", trash="curse", pile_1="", supply={"curse": 9})


def test_watchtower_and_mine() -> None:
    """D-157"""
    state = build_position(hands={0: "mine silver watchtower"}, setup=PositionSetup(edition=1))
    finish(state, "play mine", "gain gold", "use watchtower", "topdeck gold", deck_top="gold", hand="watchtower")


@pytest.mark.parametrize(
    ("card", "left"), [("workers_village", "2/2/$0"), ("peddler", "1/1/$1"), ("grand_market", "1/2/$2")]
)
def test_cards_with_plus_one_card_and_bonus(card: str, left: str) -> None:
    """D-158, and the same for Peddler and Grand Market"""
    finish(build_position(hands={0: card}), f"play {card}", hand="copper", left=left)


def test_platinum_and_colony() -> None:
    """D-159"""
    state = build_position(
        hands={0: "platinum*2 copper"},
        decks={0: "copper*5"},
        setup=PositionSetup(colony=True),
        turn=buy_phase_turn(buys=2),
    )
    expect(state, "play all treasures", "buy colony", left="1/1/$0")
    assert state.scores()[0] == 10
