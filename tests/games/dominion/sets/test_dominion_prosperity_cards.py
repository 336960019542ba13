"""Every card of Prosperity, at its limit and past it (D-099 to D-159)."""

from __future__ import annotations

import pytest
from dominion_zones import deck, hand, in_play, pile, supply, trash

from bastide.core import IllegalAction, Journal
from bastide.games.dominion.rules.actions import BUY, DONE, GAIN, PLAY, TAKE, action_of
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.positions import (
    Counters,
    GameSetup,
    TurnState,
    answers,
    at_rest,
    buy_phase,
    follow,
    left,
    listed,
    position,
)
from bastide.games.dominion.rules.state.state import DominionState


def cost(state: DominionState, name: str) -> int:
    return state.cost(find_card(name).number)


def tokens(state: DominionState) -> list[int]:
    return [side.tokens for side in state.sides]


def test_bank_worked_example() -> None:
    """D-099"""
    state = position(hands={0: "gold silver copper*2 bank*2"}, turn=buy_phase())
    follow(state, "play gold", "play silver", "play copper", "play copper")
    assert int(state.coins) == 7
    follow(state, "play bank")
    assert int(state.coins) == 12
    follow(state, "play bank")
    assert int(state.coins) == 18
    assert at_rest(state)


def test_bank_first() -> None:
    """D-100"""
    state = position(hands={0: "bank gold"}, turn=buy_phase())
    follow(state, "play bank", "play gold")
    assert int(state.coins) == 4


def test_all_treasures_leaves_bank_in_hand() -> None:
    """Only plain Treasures are played at once: the others want their moment."""
    state = position(hands={0: "bank copper*2 royal_seal"}, turn=buy_phase())
    follow(state, "play all treasures")
    assert hand(state) == "bank royal_seal"
    assert "play all treasures" not in answers(state)
    follow(state, "play royal_seal", "play bank")
    assert int(state.coins) == 2 + 2 + 4


def test_bishop() -> None:
    """D-101"""
    state = position(hands={0: "bishop province copper", 1: "curse copper"})
    follow(state, "play bishop", "trash province", "trash curse")
    assert (int(state.coins), tokens(state), trash(state)) == (1, [5, 0], "curse province")
    assert at_rest(state)


@pytest.mark.parametrize(
    ("card", "expected"), [("workers_village", 3), ("rabble", 3), ("curse", 1), ("copper", 1), ("peddler", 5)]
)
def test_bishop_rounding(card: str, expected: int) -> None:
    """D-102"""
    state = position(hands={0: f"bishop {card}", 1: ""})
    follow(state, "play bishop")
    assert (tokens(state)[0], trash(state)) == (expected, card)
    assert at_rest(state)


def test_bishop_with_an_empty_hand() -> None:
    """D-103"""
    state = position(hands={0: "bishop", 1: "estate copper"})
    follow(state, "play bishop")
    assert (int(state.coins), tokens(state)) == (1, [1, 0])
    assert state.next_actor() == 1
    assert answers(state) == ["done", "trash copper", "trash estate"]
    follow(state, "done")
    assert trash(state) == ""
    assert at_rest(state)


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
    state = position(hands={0: "city"}, supply=dict.fromkeys(empty, 0), setup=GameSetup(colony=True))
    follow(state, "play city")
    assert (len(state.sides[0].hand), left(state)) == (drawn, expected)
    assert at_rest(state)


def test_city_looks_at_the_moment_of_play() -> None:
    """D-105"""
    state = position(hands={0: "city"}, supply={"curse": 1, "village": 0}, turn=TurnState(buys=2))
    follow(state, "play city", "buy curse")
    assert left(state) == "2/1/$0"
    assert len(state.sides[0].hand) == 2


def test_contraband_worked_example() -> None:
    """D-106"""
    state = position(hands={0: "contraband contraband hoard"}, turn=buy_phase())
    follow(state, "play contraband")
    assert state.next_actor() == 1
    assert len(answers(state)) == state.setup.known
    follow(state, "name province", "play contraband", "name gold", "play hoard")
    assert left(state) == "1/3/$8"
    assert "buy province" not in answers(state)
    assert "buy gold" not in answers(state)
    with pytest.raises(IllegalAction, match=r"banned .card province"):
        state.apply(0, action_of(BUY, find_card("province").number))
    follow(state, "buy duchy")
    assert left(state) == "1/2/$3"
    assert pile(state) == "duchy gold"
    follow(state, "buy silver")
    assert left(state) == "1/1/$0"
    assert pile(state) == "duchy gold silver"
    assert at_rest(state)


def test_contraband_naming() -> None:
    """D-107"""
    state = position(hands={0: "contraband"}, turn=buy_phase())
    follow(state, "play contraband", "name chapel")
    assert listed(list(state.banned)) == "chapel"
    follow(state, "end turn", "end turn")
    assert state.banned == ()


def test_contraband_alone() -> None:
    """One player alone has nobody to the left who could name a card."""
    state = position(hands={0: "contraband"}, setup=GameSetup(players=1), turn=buy_phase())
    follow(state, "play contraband")
    assert left(state) == "1/2/$3"
    assert at_rest(state)


def test_counting_house() -> None:
    """D-108"""
    state = position(hands={0: "counting_house"}, discards={0: "copper*4 estate gold"})
    follow(state, "play counting_house")
    assert answers(state) == ["done", "take copper"]
    assert state.decision(0).most == 4
    with pytest.raises(IllegalAction, match=r"does-not-fit.*gold"):
        state.apply(0, action_of(TAKE, find_card("gold").number))
    follow(state, "take copper", "take copper", "take copper", "done")
    assert (hand(state), pile(state)) == ("copper copper copper", "copper estate gold")
    assert at_rest(state)


def test_counting_house_without_coppers() -> None:
    """I-33"""
    state = position(hands={0: "counting_house"}, discards={0: "estate"})
    follow(state, "play counting_house")
    assert at_rest(state)


def test_expand() -> None:
    """D-109"""
    state = position(hands={0: "expand province"}, setup=GameSetup(colony=True))
    follow(state, "play expand")
    assert len(answers(state)) == len(state.setup.piles)
    follow(state, "gain colony")
    assert (trash(state), pile(state)) == ("province", "colony")
    assert at_rest(state)


def test_expand_with_nothing() -> None:
    """D-109"""
    state = position(hands={0: "expand"})
    follow(state, "play expand")
    assert (trash(state), pile(state)) == ("", "")
    assert at_rest(state)


def test_forge_sum() -> None:
    """D-110"""
    state = position(hands={0: "forge estate*3"}, setup=GameSetup(kingdom="goons market"))
    follow(state, "play forge", "trash estate", "trash estate", "trash estate")
    assert answers(state) == ["gain gold", "gain goons"]
    with pytest.raises(IllegalAction, match=r"costs-otherwise.*market, cost 5, coins 6"):
        state.apply(0, action_of(GAIN, find_card("market").number))
    follow(state, "gain goons")
    assert pile(state) == "goons"
    assert at_rest(state)


def test_forge_with_nothing_trashed() -> None:
    """D-111"""
    state = position(hands={0: "forge estate"}, supply={"copper": 0})
    follow(state, "play forge", "done")
    assert pile(state) == "curse"
    assert at_rest(state)


def test_forge_without_a_fitting_card() -> None:
    """D-112"""
    state = position(hands={0: "forge duchy*2"}, setup=GameSetup(colony=True))
    follow(state, "play forge", "trash duchy", "trash duchy")
    assert (pile(state), trash(state)) == ("", "duchy duchy")
    assert at_rest(state)


def test_goons() -> None:
    """D-113"""
    state = position(hands={0: "goons", 1: "estate*2 copper*3", 2: "copper*4"}, setup=GameSetup(players=3))
    follow(state, "play goons", "discard estate", "discard estate")
    assert left(state) == "0/2/$2"
    assert [len(side.hand) for side in state.sides[1:]] == [3, 3]
    follow(state, "buy copper", "buy estate")
    assert tokens(state) == [2, 0, 0]
    assert at_rest(state)


def test_two_goons() -> None:
    """D-114"""
    state = position(play="goons*2", turn=buy_phase(coins=3, buys=2))
    follow(state, "buy silver")
    assert tokens(state) == [2, 0]
    assert at_rest(state)


def test_goons_needs_a_purchase() -> None:
    """Gaining without buying gives no token."""
    state = position(hands={0: "workshop"}, play="goons")
    follow(state, "play workshop", "gain silver")
    assert tokens(state) == [0, 0]
    assert at_rest(state)


def test_grand_market_and_copper() -> None:
    """D-115"""
    state = position(hands={0: "gold silver copper"}, setup=GameSetup(kingdom="grand_market"), turn=buy_phase())
    follow(state, "play all treasures")
    assert int(state.coins) == 6
    assert "buy grand_market" not in answers(state)
    with pytest.raises(IllegalAction, match=r"not-beside.*grand_market"):
        state.apply(0, action_of(BUY, find_card("grand_market").number))
    state = position(hands={0: "gold gold copper"}, setup=GameSetup(kingdom="grand_market"), turn=buy_phase())
    follow(state, "play gold", "play gold")
    assert "buy grand_market" in answers(state)


def test_grand_market_gained() -> None:
    """D-116"""
    state = position(hands={0: "expand silver"}, play="copper", setup=GameSetup(kingdom="grand_market"))
    follow(state, "play expand", "gain grand_market")
    assert pile(state) == "grand_market"
    assert at_rest(state)


def test_mint_then_grand_market() -> None:
    """D-117"""
    state = position(play="copper*11", setup=GameSetup(kingdom="mint grand_market"), turn=buy_phase(coins=11, buys=2))
    assert "buy grand_market" not in answers(state)
    follow(state, "buy mint")
    assert len(trash(state).split()) == 11
    assert left(state) == "1/1/$6"
    follow(state, "buy grand_market")
    assert supply(state, "grand_market") == 9
    assert at_rest(state)


def test_two_hoards() -> None:
    """D-118"""
    state = position(play="hoard*2", turn=buy_phase(coins=4, buys=2))
    follow(state, "buy estate")
    assert pile(state) == "estate gold gold"
    follow(state, "buy estate")
    assert (supply(state, "gold"), supply(state, "estate")) == (26, 6)
    assert at_rest(state)


def test_hoard_without_gold() -> None:
    """D-119"""
    state = position(play="hoard", supply={"gold": 0}, turn=buy_phase(coins=5, buys=2))
    follow(state, "buy duchy")
    assert pile(state) == "duchy"
    assert at_rest(state)


def test_hoard_and_talisman_do_not_mix() -> None:
    """D-120"""
    state = position(play="hoard talisman", turn=buy_phase(coins=2, buys=2))
    follow(state, "buy estate")
    assert pile(state) == "estate gold"
    state = position(play="hoard talisman", turn=buy_phase(coins=3, buys=2))
    follow(state, "buy silver")
    assert pile(state) == "silver silver"
    assert at_rest(state)


def test_kings_court_on_workers_village() -> None:
    """D-121"""
    state = position(hands={0: "kings_court workers_village"})
    follow(state, "play kings_court", "play workers_village")
    assert len(state.sides[0].hand) == 3
    assert left(state) == "6/4/$0"
    assert in_play(state) == "kings_court workers_village"
    assert at_rest(state)


def test_worked_example_kings_court_goons_peddler() -> None:
    """D-122"""
    state = position(
        hands={0: "kings_court*2 goons peddler estate"},
        decks={0: "silver estate*2 copper"},
        setup=GameSetup(colony=True),
    )
    follow(state, "play kings_court", "play kings_court", "play goons", "play peddler")
    assert left(state) == "3/4/$9"
    assert hand(state) == "estate estate estate silver"
    assert tokens(state) == [0, 0]
    assert in_play(state) == "goons kings_court kings_court peddler"
    assert len(state.sides[1].hand) == 3
    follow(state, "play silver")
    assert (int(state.coins), cost(state, "peddler")) == (11, 0)
    follow(state, "buy peddler", "buy peddler", "buy peddler")
    assert left(state) == "3/1/$11"
    follow(state, "buy colony")
    assert tokens(state) == [4, 0]
    assert at_rest(state)


def test_kings_court_is_optional() -> None:
    """D-123"""
    state = position(hands={0: "kings_court smithy"})
    follow(state, "play kings_court", "done")
    assert hand(state) == "smithy"
    assert at_rest(state)


def test_loan() -> None:
    """D-124"""
    state = position(hands={0: "loan"}, decks={0: "estate village copper gold"}, turn=buy_phase())
    follow(state, "play loan")
    assert answers(state) == ["trash copper", "discard copper"]
    follow(state, "trash copper")
    assert (int(state.coins), trash(state), pile(state), deck(state)) == (1, "copper", "estate village", "gold")
    assert at_rest(state)


def test_loan_discards() -> None:
    """D-124"""
    state = position(hands={0: "loan"}, decks={0: "estate village copper gold"}, turn=buy_phase())
    follow(state, "play loan", "discard copper")
    assert (trash(state), pile(state), deck(state)) == ("", "copper estate village", "gold")
    assert at_rest(state)


def test_loan_without_a_treasure() -> None:
    """D-125"""
    state = position(hands={0: "loan"}, decks={0: "estate"}, discards={0: "curse"}, turn=buy_phase())
    follow(state, "play loan")
    assert (int(state.coins), pile(state), deck(state)) == (1, "curse estate", "")
    assert at_rest(state)


def test_mint_played() -> None:
    """D-126"""
    state = position(hands={0: "mint gold"})
    follow(state, "play mint")
    assert answers(state) == ["done", "reveal gold"]
    follow(state, "reveal gold")
    assert (hand(state), pile(state), supply(state, "gold")) == ("gold", "gold", 29)
    assert at_rest(state)


def test_mint_played_without_a_pile_or_a_wish() -> None:
    """D-126"""
    state = position(hands={0: "mint gold"}, supply={"gold": 0})
    follow(state, "play mint", "reveal gold")
    assert pile(state) == ""
    state = position(hands={0: "mint gold"})
    follow(state, "play mint", "done")
    assert (pile(state), hand(state)) == ("", "gold")
    assert at_rest(state)


def test_mint_bought() -> None:
    """D-127"""
    state = position(
        hands={0: "copper"},
        play="gold silver",
        setup=GameSetup(kingdom="mint"),
        turn=buy_phase(coins=5, buys=2),
    )
    follow(state, "buy mint")
    assert (trash(state), pile(state), hand(state)) == ("gold silver", "mint", "copper")
    with pytest.raises(IllegalAction, match="bought-already"):
        state.apply(0, action_of(PLAY, find_card("copper").number))
    assert at_rest(state)


def test_mint_and_money_left() -> None:
    """D-128"""
    state = position(play="gold gold silver", setup=GameSetup(kingdom="mint"), turn=buy_phase(coins=8, buys=3))
    follow(state, "buy mint", "buy silver")
    assert (trash(state), pile(state), left(state)) == ("gold gold silver", "mint silver", "1/1/$0")
    assert at_rest(state)


def test_mint_and_royal_seal() -> None:
    """D-129"""
    state = position(play="royal_seal gold", setup=GameSetup(kingdom="mint"), turn=buy_phase(coins=5, buys=2))
    follow(state, "buy mint")
    assert (trash(state), pile(state)) == ("gold royal_seal", "mint")
    assert at_rest(state)


def test_mint_and_talisman() -> None:
    """D-130"""
    state = position(play="quarry talisman copper", setup=GameSetup(kingdom="mint"), turn=buy_phase(coins=3, buys=2))
    assert cost(state, "mint") == 3
    follow(state, "buy mint")
    assert (trash(state), pile(state)) == ("copper quarry talisman", "mint")
    assert cost(state, "mint") == 5
    assert at_rest(state)


def test_monument() -> None:
    """D-131"""
    state = position(hands={0: "monument"})
    follow(state, "play monument")
    assert (int(state.coins), tokens(state)) == (2, [1, 0])
    assert at_rest(state)


def test_mountebank() -> None:
    """D-132"""
    state = position(
        hands={0: "mountebank", 1: "curse copper", 2: "curse estate"}, supply={"curse": 1}, setup=GameSetup(players=4)
    )
    follow(state, "play mountebank")
    assert answers(state) == ["done", "discard curse"]
    follow(state, "discard curse", "done")
    assert int(state.coins) == 2
    assert [pile(state, player) for player in (1, 2, 3)] == ["curse", "copper curse", "copper"]
    assert supply(state, "curse") == 0
    assert at_rest(state)


def test_worked_example_watchtower_and_mountebank() -> None:
    """D-133"""
    state = position(hands={0: "mountebank", 1: "watchtower copper*4"})
    follow(state, "play mountebank", "use watchtower", "trash curse", "use watchtower", "topdeck copper")
    assert (trash(state), deck(state, 1).split()[0], pile(state, 1)) == ("curse", "copper", "")
    assert "watchtower" in hand(state, 1)
    assert (supply(state, "curse"), supply(state, "copper"), int(state.coins)) == (9, 45, 2)
    assert len(state.sides[1].deck) == 11
    assert at_rest(state)


def test_mountebank_and_moat() -> None:
    """D-134"""
    state = position(hands={0: "mountebank", 1: "moat curse copper*3"})
    follow(state, "play mountebank", "use moat")
    assert (pile(state, 1), hand(state, 1)) == ("", "copper copper copper curse moat")
    assert at_rest(state)


@pytest.mark.parametrize(("actions", "price"), [(0, 8), (1, 6), (2, 4), (3, 2), (4, 0), (6, 0)])
def test_peddlers_price(actions: int, price: int) -> None:
    """D-135"""
    state = position(
        play=f"workers_village*{actions} copper" if actions else "copper",
        setup=GameSetup(kingdom="peddler"),
        turn=buy_phase(),
    )
    assert cost(state, "peddler") == price
    state = position(hands={0: "village"}, play="workers_village*4", setup=GameSetup(kingdom="peddler"))
    assert cost(state, "peddler") == 8


def test_peddler_counts_cards_not_plays() -> None:
    """D-136"""
    state = position(hands={0: "kings_court workers_village"}, setup=GameSetup(kingdom="peddler"))
    follow(state, "play kings_court", "play workers_village")
    assert cost(state, "peddler") == 4


def test_quarry_and_talisman() -> None:
    """D-137"""
    kingdom = "goons grand_market"
    play = "quarry silver talisman copper"
    state = position(play=play, setup=GameSetup(kingdom=kingdom), turn=buy_phase(coins=5, buys=2))
    assert (cost(state, "goons"), cost(state, "gold"), cost(state, "duchy"), cost(state, "grand_market")) == (
        4,
        6,
        5,
        4,
    )
    assert "buy gold" not in answers(state)
    assert "buy grand_market" not in answers(state)
    follow(state, "buy goons")
    assert (pile(state), int(state.coins)) == ("goons goons", 1)
    state = position(play=play, setup=GameSetup(kingdom=kingdom), turn=buy_phase(coins=5, buys=2))
    follow(state, "buy duchy")
    assert pile(state) == "duchy"
    assert at_rest(state)


def test_quarries_add_up() -> None:
    """D-138"""
    state = position(play="quarry*2", setup=GameSetup(kingdom="kings_court workers_village bank"), turn=buy_phase())
    assert [cost(state, name) for name in ("kings_court", "workers_village", "duchy", "bank")] == [3, 0, 5, 7]


def test_quarry_and_peddler() -> None:
    """D-139"""
    state = position(play="workers_village quarry*2", setup=GameSetup(kingdom="peddler"), turn=buy_phase())
    assert cost(state, "peddler") == 2


def test_rabble() -> None:
    """D-140"""
    state = position(hands={0: "rabble"}, decks={1: "estate gold curse copper"})
    follow(state, "play rabble")
    assert len(state.sides[0].hand) == 3
    assert state.next_actor() == 1
    assert answers(state) == ["topdeck estate", "topdeck curse"]
    follow(state, "topdeck estate")
    assert (pile(state, 1), deck(state, 1)) == ("gold", "curse estate copper")
    assert at_rest(state)


def test_rabble_on_a_short_deck() -> None:
    """D-141"""
    state = position(hands={0: "rabble"}, decks={1: "province"}, discards={1: "village"})
    follow(state, "play rabble")
    assert (pile(state, 1), deck(state, 1)) == ("village", "province")
    assert at_rest(state)


def test_royal_seal() -> None:
    """D-142"""
    for use, (on_deck, discarded) in {
        "use royal_seal": ("workers_village", ""),
        "done": ("copper", "workers_village"),
    }.items():
        state = position(
            play="royal_seal silver",
            setup=GameSetup(kingdom="workers_village"),
            turn=buy_phase(coins=4, buys=2),
        )
        follow(state, "buy workers_village")
        assert answers(state) == ["done", "use royal_seal"]
        follow(state, use)
        assert (deck(state).split()[0], pile(state)) == (on_deck, discarded)
        assert at_rest(state)


def test_two_talismans() -> None:
    """D-143"""
    state = position(
        play="talisman*2 copper*4", setup=GameSetup(kingdom="trade_route"), turn=buy_phase(coins=6, buys=3)
    )
    follow(state, "buy silver", "buy trade_route")
    assert pile(state) == "silver silver silver trade_route trade_route trade_route"
    assert at_rest(state)


def test_talisman_and_the_last_copy() -> None:
    """D-144"""
    state = position(play="talisman", supply={"workers_village": 1}, turn=buy_phase(coins=4, buys=2))
    follow(state, "buy workers_village")
    assert (pile(state), left(state), supply(state, "workers_village")) == ("workers_village", "1/1/$0", 0)
    assert at_rest(state)


def test_talisman_and_victory_cards() -> None:
    """D-145"""
    for card, gained in {"gardens": 1, "curse": 2, "copper": 2, "estate": 1}.items():
        state = position(play="talisman", setup=GameSetup(kingdom="gardens"), turn=buy_phase(coins=4, buys=2))
        follow(state, f"buy {card}")
        assert pile(state).split() == [card] * gained
        assert at_rest(state)


def test_talisman_does_not_help_gains() -> None:
    """D-146"""
    state = position(play="talisman", setup=GameSetup(kingdom="smithy"), turn=buy_phase(coins=4, buys=2))
    state.journal = Journal()
    follow(state, "buy smithy")
    gains = [event.data["card"] for event in state.journal.events if event.kind == "gain"]
    assert gains == ["smithy", "smithy"]
    state = position(hands={0: "workshop"}, play="talisman")
    follow(state, "play workshop", "gain silver")
    assert pile(state) == "silver"
    assert at_rest(state)


def test_trade_route() -> None:
    """D-147"""
    state = position(hands={0: "trade_route estate"}, counters=Counters(mat=2))
    follow(state, "play trade_route")
    assert (left(state), trash(state)) == ("0/2/$2", "estate")
    assert at_rest(state)


def test_trade_route_first_gain() -> None:
    """D-148"""
    state = position(setup=GameSetup(kingdom="trade_route"), turn=buy_phase(coins=10, buys=3), counters=Counters(mat=1))
    assert int(state.mat) == 1
    follow(state, "buy duchy")
    assert int(state.mat) == 2
    follow(state, "buy duchy")
    assert int(state.mat) == 2
    assert at_rest(state)


def test_trade_route_with_an_empty_hand() -> None:
    """D-149"""
    state = position(hands={0: "trade_route"}, counters=Counters(mat=3))
    follow(state, "play trade_route")
    assert (left(state), trash(state)) == ("0/2/$3", "")
    assert at_rest(state)


def test_vault() -> None:
    """D-150"""
    state = position(hands={0: "vault estate curse", 1: ""}, decks={0: "province gold copper"})
    follow(state, "play vault", "discard estate", "discard curse", "discard province", "done")
    assert (int(state.coins), hand(state)) == (3, "gold")
    assert at_rest(state)


def test_vault_and_the_others() -> None:
    """D-151"""
    state = position(
        hands={0: "vault", 1: "estate*2 copper*3", 2: "estate", 3: ""},
        decks={0: "", 1: "gold copper", 2: "gold"},
        setup=GameSetup(players=4),
    )
    follow(state, "play vault")
    assert state.next_actor() == 1
    follow(state, "discard estate")
    # both or none: having begun, the second card must follow
    with pytest.raises(IllegalAction, match="must-choose"):
        state.apply(1, DONE)
    follow(state, "discard estate")
    assert hand(state, 1) == "copper copper copper gold"
    follow(state, "discard estate")
    assert (hand(state, 2), pile(state, 2), deck(state, 2)) == ("", "estate", "gold")
    assert at_rest(state)


def test_vault_may_be_refused() -> None:
    state = position(hands={0: "vault", 1: "estate*2 copper"}, decks={0: ""})
    follow(state, "play vault", "done")
    assert hand(state, 1) == "copper estate estate"
    assert at_rest(state)


def test_venture() -> None:
    """D-152"""
    state = position(hands={0: "venture"}, decks={0: "village estate gold copper"}, turn=buy_phase())
    follow(state, "play venture")
    assert (int(state.coins), pile(state), in_play(state)) == (4, "estate village", "gold venture")
    assert at_rest(state)


def test_venture_chain() -> None:
    """D-153"""
    state = position(hands={0: "venture"}, decks={0: "estate venture copper gold"}, turn=buy_phase())
    follow(state, "play venture")
    assert (int(state.coins), in_play(state), pile(state)) == (3, "copper venture venture", "estate")
    assert at_rest(state)


def test_venture_without_a_treasure() -> None:
    """D-154"""
    state = position(hands={0: "venture"}, decks={0: "estate"}, discards={0: "village"}, turn=buy_phase())
    follow(state, "play venture")
    assert (int(state.coins), pile(state)) == (1, "estate village")
    assert at_rest(state)


@pytest.mark.parametrize(("others", "drawn"), [(3, 3), (5, 1), (6, 0), (7, 0)])
def test_watchtower_played(others: int, drawn: int) -> None:
    """D-155"""
    state = position(hands={0: f"watchtower copper*{others}"})
    follow(state, "play watchtower")
    assert len(state.sides[0].hand) == others + drawn
    assert at_rest(state)


def test_watchtower_and_witch() -> None:
    """D-156"""
    state = position(hands={0: "witch", 1: "watchtower copper*4"})
    follow(state, "play witch", "use watchtower", "trash curse")
    assert (supply(state, "curse"), trash(state), pile(state, 1)) == (9, "curse", "")
    assert at_rest(state)


def test_watchtower_and_mine() -> None:
    """D-157"""
    state = position(hands={0: "mine silver watchtower"}, setup=GameSetup(edition=1))
    follow(state, "play mine", "gain gold", "use watchtower", "topdeck gold")
    assert (deck(state).split()[0], hand(state)) == ("gold", "watchtower")
    assert at_rest(state)


def test_workers_village() -> None:
    """D-158"""
    state = position(hands={0: "workers_village"})
    follow(state, "play workers_village")
    assert (hand(state), left(state)) == ("copper", "2/2/$0")
    assert at_rest(state)


def test_platinum_and_colony() -> None:
    """D-159"""
    state = position(
        hands={0: "platinum*2 copper"},
        decks={0: "copper*5"},
        setup=GameSetup(colony=True),
        turn=buy_phase(buys=2),
    )
    follow(state, "play all treasures", "buy colony")
    assert left(state) == "1/1/$0"
    assert state.scores()[0] == 10


def test_peddler_played() -> None:
    state = position(hands={0: "peddler"})
    follow(state, "play peddler")
    assert (hand(state), left(state)) == ("copper", "1/1/$1")
    assert at_rest(state)


def test_grand_market_played() -> None:
    state = position(hands={0: "grand_market"})
    follow(state, "play grand_market")
    assert (hand(state), left(state)) == ("copper", "1/2/$2")
    assert at_rest(state)
