"""Tests of every card of the base game, with edge cases (D-040 to D-098)."""

from __future__ import annotations

import pytest
from dominion_position_assertions import deck, expect, finish, hand, in_play, pile, trash

from bastide.core import SPECTATOR, IllegalAction, Journal, Rng
from bastide.games.dominion.rules.action_space import DISCARD, DONE, GAIN, TRASH, action_of
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.position_parser import (
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    format_cards,
    has_no_pending_effect,
    legal_notations,
)


def test_cellar() -> None:
    """D-040"""
    state = build_position(hands={0: "cellar estate estate curse copper"}, decks={0: "gold silver village copper"})
    apply_notations(state, "play cellar", "discard estate", "discard estate", "discard curse", "done")
    finish(state, hand="copper gold silver village", pile="curse estate estate", left="1/1/$0")


def test_cellar_draws_its_own_discards() -> None:
    """D-041"""
    state = build_position(hands={0: "cellar estate*4"}, decks={0: ""})
    apply_notations(state, "play cellar", "discard estate", "discard estate", "discard estate", "discard estate")
    finish(state, hand="estate estate estate estate", deck="", pile="")


def test_cellar_with_nothing() -> None:
    """D-042"""
    finish(build_position(hands={0: "cellar estate"}), "play cellar", "done", hand="estate", left="1/1/$0")


def test_chapel() -> None:
    """D-043"""
    state = build_position(hands={0: "chapel chapel curse estate estate copper"})
    expect(state, "play chapel", answers=["done", "trash copper", "trash estate", "trash curse", "trash chapel"])
    decision = state.decision(0)
    assert (decision.kind, decision.source, decision.least, decision.most) == ("trash", "chapel", 0, 4)
    apply_notations(state, "trash chapel", "trash curse", "trash estate", "trash estate")
    # no fifth card is asked for, and the played Chapel is in play
    assert has_no_pending_effect(state)
    assert (hand(state), trash(state), in_play(state)) == ("copper", "chapel curse estate estate", "chapel")


def test_chapel_cannot_trash_itself() -> None:
    """D-043"""
    state = build_position(hands={0: "chapel copper"})
    apply_notations(state, "play chapel")
    with pytest.raises(IllegalAction, match=r"not-in-hand.*chapel"):
        state.apply(0, action_of(TRASH, find_card("chapel").number))
    finish(state, "done", trash="", hand="copper")


def test_moat_as_an_action() -> None:
    """D-044"""
    finish(
        build_position(hands={0: "moat"}, decks={0: "silver gold copper"}),
        "play moat",
        hand="gold silver",
        left="0/1/$0",
    )


def test_moat_against_witch() -> None:
    """D-045"""
    state = expect(
        build_position(hands={0: "witch", 1: "moat copper*4"}, setup=PositionSetup(players=3)), "play witch", actor=1
    )
    assert state.sides[0].hand == b""  # nothing of the Attack has happened yet
    assert legal_notations(state) == ["done", "use moat"]
    finish(state, "use moat", hand_size=2, pile_1="", pile_2="curse")
    assert "moat" in hand(state, 1)


def test_moat_is_optional_and_per_play() -> None:
    """D-046"""
    state = build_position(hands={0: "throne_room militia", 1: "moat estate copper*3"})
    apply_notations(state, "play throne_room", "play militia", "done", "discard copper", "discard copper", "use moat")
    finish(state, hand_1="copper estate moat", coins=4)


def test_moat_does_not_stop_council_room() -> None:
    """D-047"""
    finish(build_position(hands={0: "council_room", 1: "moat copper*4"}), "play council_room", hand_size_1=6)


def test_village() -> None:
    """D-048"""
    finish(
        build_position(hands={0: "village"}, decks={0: "smithy copper"}), "play village", hand="smithy", left="2/1/$0"
    )


def test_workshop() -> None:
    """D-049"""
    state = build_position(hands={0: "workshop"}, setup=PositionSetup(kingdom="smithy market"), turn=TurnState(coins=3))
    apply_notations(state, "play workshop")
    assert legal_notations(state) == [
        "gain copper",
        "gain silver",
        "gain estate",
        "gain curse",
        "gain smithy",
        "gain workshop",
    ]
    with pytest.raises(IllegalAction, match=r"costs-too-much.*market, cost 5, coins 4"):
        state.apply(0, action_of(GAIN, find_card("market").number))
    with pytest.raises(IllegalAction, match=r"must-choose.*count 1"):
        state.apply(0, DONE)
    finish(state, "gain smithy", pile="smithy", coins=3)


def test_woodcutter() -> None:
    """D-050"""
    finish(build_position(hands={0: "woodcutter"}, setup=PositionSetup(edition=1)), "play woodcutter", left="0/2/$2")


def test_chancellor_accepted() -> None:
    """D-051"""
    state = build_position(
        hands={0: "chancellor"},
        decks={0: "gold*5 estate"},
        discards={0: "copper curse"},
        setup=PositionSetup(edition=1),
    )
    state.journal = Journal()
    apply_notations(state, "play chancellor", "discard deck")
    expect(state, coins=2, deck="", pile="copper curse estate gold gold gold gold gold")
    assert card_id(state.sides[0].discard[-1]) == "estate"  # the deck is turned over as a block
    told = [event["kind"] for event in state.journal.views_for(0)]
    assert "shuffle" not in told
    assert "gold" not in str(state.journal.views_for(0))
    assert has_no_pending_effect(state)


def test_chancellor_declined() -> None:
    """D-052"""
    state = build_position(
        hands={0: "chancellor"}, decks={0: "gold*6"}, discards={0: "copper curse"}, setup=PositionSetup(edition=1)
    )
    finish(state, "play chancellor", "done", deck="gold " * 5 + "gold", pile="copper curse", coins=2)
    assert "discard deck" not in legal_notations(state)


def test_chancellor_with_an_empty_deck_asks_nothing() -> None:
    state = build_position(
        hands={0: "chancellor"}, decks={0: ""}, discards={0: "copper"}, setup=PositionSetup(edition=1)
    )
    finish(state, "play chancellor")


def test_feast() -> None:
    """D-053"""
    state = build_position(hands={0: "feast"}, setup=PositionSetup(edition=1, kingdom="market adventurer"))
    apply_notations(state, "play feast")
    assert "gain adventurer" not in legal_notations(state)
    finish(state, "gain market", trash="feast", pile="market", in_play="")


def test_throne_room_on_feast() -> None:
    """D-054"""
    state = build_position(hands={0: "throne_room feast"}, setup=PositionSetup(edition=1, kingdom="laboratory"))
    apply_notations(state, "play throne_room", "gain laboratory", "gain duchy")
    finish(state, trash="feast", pile="duchy laboratory", in_play="throne_room")


def test_militia() -> None:
    """D-055"""
    state = build_position(
        hands={0: "militia", 1: "gold silver estate curse copper", 2: "copper*3", 3: "estate copper"},
        setup=PositionSetup(players=4),
    )
    expect(state, "play militia", actor=1)
    assert "done" not in legal_notations(state)
    finish(state, "discard estate", "discard curse", hand_sizes=[0, 3, 3, 2], hand_1="copper gold silver", coins=2)


def test_militia_refuses_a_card_not_held() -> None:
    state = build_position(hands={0: "militia", 1: "copper*2 estate*3"})
    apply_notations(state, "play militia")
    before = state.digest()
    with pytest.raises(IllegalAction, match=r"not-in-hand.*gold"):
        state.apply(1, action_of(DISCARD, find_card("gold").number))
    with pytest.raises(IllegalAction, match=r"must-choose.*count 2"):
        state.apply(1, DONE)
    with pytest.raises(IllegalAction, match="it isn't player 0's turn"):
        state.apply(0, DONE)
    assert state.digest() == before
    finish(state, "discard estate", "discard copper")


def test_moneylender_is_mandatory_in_the_1st_edition() -> None:
    """D-056"""
    state = build_position(hands={0: "moneylender copper estate"}, setup=PositionSetup(edition=1))
    finish(state, "play moneylender", trash="copper", coins=3, hand="estate")


def test_moneylender_is_optional_in_the_2nd_edition() -> None:
    """D-057"""
    state = build_position(hands={0: "moneylender copper estate"})
    expect(state, "play moneylender", answers=["done", "trash copper"])
    finish(state, "done", hand="copper estate", coins=0)


@pytest.mark.parametrize("edition", [1, 2])
def test_moneylender_without_copper(edition: int) -> None:
    """D-058"""
    state = build_position(hands={0: "moneylender silver"}, setup=PositionSetup(edition=edition))
    finish(state, "play moneylender", trash="", coins=0, hand="silver")


def test_remodel() -> None:
    """D-059"""
    state = build_position(hands={0: "remodel gold"}, setup=PositionSetup(colony=True))
    apply_notations(state, "play remodel")
    assert "gain gold" in legal_notations(state)
    assert "gain colony" not in legal_notations(state)
    assert "gain platinum" not in legal_notations(state)
    finish(state, "gain province", trash="gold", pile="province")


def test_remodel_must_gain() -> None:
    """D-060"""
    state = build_position(hands={0: "remodel copper estate"})
    expect(state, "play remodel", "trash copper", answers=["gain copper", "gain estate", "gain curse"])
    finish(state, "gain curse", pile="curse")


def test_spy() -> None:
    """D-061"""
    state = build_position(
        hands={0: "spy"},
        decks={0: "copper estate gold", 1: "gold copper", 2: "curse copper"},
        setup=PositionSetup(players=3, edition=1),
    )
    state.journal = Journal()
    apply_notations(state, "play spy", "discard estate", "discard gold", "topdeck curse")
    expect(state, hand="copper", pile="estate", pile_1="gold", deck_2="curse copper", actions=1)
    revealed = [event["player"] for event in state.journal.views_for(SPECTATOR) if event["kind"] == "reveal"]
    assert revealed == [0, 1, 2]
    assert has_no_pending_effect(state)


def test_spy_and_moat_and_an_empty_deck() -> None:
    """D-062"""
    state = build_position(
        hands={0: "spy", 1: "moat copper*4"},
        decks={0: "copper", 1: "gold"},
        discards={0: "silver"},
        setup=PositionSetup(edition=1),
    )
    expect(state, "play spy", "use moat", hand="copper", answers=["discard silver", "topdeck silver"], aside="silver")
    finish(state, "topdeck silver", deck="silver", pile="", deck_1="gold")


def test_spy_with_no_cards_at_all() -> None:
    finish(build_position(hands={0: "spy"}, decks={0: "", 1: ""}, setup=PositionSetup(edition=1)), "play spy")


def test_thief() -> None:
    """D-063"""
    state = build_position(
        hands={0: "thief"},
        decks={1: "silver gold copper", 2: "copper estate gold"},
        setup=PositionSetup(players=3, edition=1),
    )
    expect(state, "play thief", actor=0, answers=["trash silver", "trash gold"])
    assert state.decision(0).about == {"card": "thief", "player": 1}
    apply_notations(state, "trash gold")
    expect(state, pile_1="silver", pile_2="estate", trash="copper gold", answers=["done", "gain copper", "gain gold"])
    finish(state, "gain gold", "done", pile="gold", trash="copper")


def test_thief_leaves_older_trash_alone() -> None:
    state = build_position(hands={0: "thief"}, decks={1: "silver estate"}, trash="gold", setup=PositionSetup(edition=1))
    expect(state, "play thief", answers=["done", "gain silver"])
    finish(state, "done", trash="gold silver")


def test_thief_on_a_one_card_deck() -> None:
    """D-064"""
    state = build_position(
        hands={0: "thief"}, decks={1: "estate"}, discards={1: "silver copper copper"}, setup=PositionSetup(edition=1)
    )
    apply_notations(state, "play thief")
    (taken,) = trash(state).split()
    assert taken in ("silver", "copper")
    assert (len(state.sides[1].deck), pile(state, 1)) == (2, "estate")
    finish(state, f"gain {taken}", pile=taken)


def test_thief_finds_no_treasure() -> None:
    """D-065"""
    state = build_position(hands={0: "thief"}, decks={1: "estate village gold"}, setup=PositionSetup(edition=1))
    finish(state, "play thief", trash="", pile_1="estate village", deck_1="gold")


@pytest.mark.parametrize("edition", [1, 2])
def test_throne_room_on_market(edition: int) -> None:
    """D-066"""
    state = build_position(hands={0: "throne_room market"}, setup=PositionSetup(edition=edition))
    apply_notations(state, "play throne_room", *(["play market"] if edition == 2 else []))
    finish(state, left="2/3/$2", hand="copper copper", in_play="market throne_room")


def test_throne_room_on_throne_room() -> None:
    """D-067"""
    state = build_position(hands={0: "throne_room throne_room village smithy copper"})
    apply_notations(state, "play throne_room", "play throne_room", "play village", "play smithy")
    finish(state, hand_size=1 + 8, actions=4, in_play="smithy throne_room throne_room village")


def test_throne_room_is_mandatory_in_the_1st_edition() -> None:
    """D-068"""
    state = build_position(hands={0: "throne_room moneylender copper"}, setup=PositionSetup(edition=1))
    finish(state, "play throne_room", trash="copper", coins=3, hand="")


def test_throne_room_is_optional_in_the_2nd_edition() -> None:
    """D-069"""
    state = build_position(hands={0: "throne_room moneylender copper"})
    finish(state, "play throne_room", "done", hand="copper moneylender", coins=0)


@pytest.mark.parametrize("edition", [1, 2])
def test_throne_room_alone_may_be_played(edition: int) -> None:
    """I-35"""
    state = build_position(hands={0: "throne_room copper"}, setup=PositionSetup(edition=edition))
    finish(state, "play throne_room", in_play="throne_room")


def test_council_room() -> None:
    """D-070"""
    state = build_position(
        hands={0: "council_room"}, decks={2: ""}, discards={2: "estate*4"}, setup=PositionSetup(players=3)
    )
    finish(state, "play council_room", hand_size=4, left="0/2/$0")
    assert [len(state.sides[player].hand) for player in (1, 2)] == [6, 6]
    assert (len(state.sides[2].deck), pile(state, 2)) == (3, "")


def test_laboratory() -> None:
    """D-071"""
    finish(build_position(hands={0: "laboratory"}), "play laboratory", hand="copper copper", left="1/1/$0")


def test_festival() -> None:
    """D-014"""
    finish(build_position(hands={0: "festival"}), "play festival", left="2/2/$2")


def test_library_sets_actions_aside() -> None:
    """D-072"""
    state = build_position(hands={0: "library estate copper*3"}, decks={0: "village gold smithy silver copper estate"})
    expect(state, "play library", answers=["set aside village", "keep village"])
    apply_notations(state, "set aside village", "keep smithy")
    finish(state, hand="copper copper copper estate gold silver smithy", pile="village", deck="copper estate")


def test_library_with_seven_cards() -> None:
    """D-073"""
    finish(build_position(hands={0: "library copper*7"}), "play library", hand_size=7)


def test_library_and_reshuffle() -> None:
    """D-074"""
    state = build_position(hands={0: "library copper*5"}, decks={0: "militia"}, discards={0: "copper silver"})
    apply_notations(state, "play library", "set aside militia")
    finish(state, hand="copper copper copper copper copper copper silver", pile="militia")


def test_library_with_the_deck_exhausted() -> None:
    """D-075"""
    state = build_position(hands={0: "library copper"}, decks={0: "moat"}, discards={0: "gold"})
    finish(state, "play library", "set aside moat", hand="copper gold", pile="moat", deck="")


def test_opponents_see_only_cards_library_sets_aside() -> None:
    """A drawn Action that is kept stays hidden; one that is set aside is public."""
    state = build_position(
        hands={0: "library"}, decks={0: "village smithy copper*9"}, setup=PositionSetup(kingdom="moat")
    )
    apply_notations(state, "play library")
    assert "village" not in str(state.view(1)["sides"])
    drawn = {card_id(state.sample_position(1, Rng(seed)).stack[-2].items[0]) for seed in range(40)}
    assert drawn == {"village", "smithy"}
    apply_notations(state, "set aside village")
    assert "village" in str(state.view(1)["sides"])
    finish(state, "keep smithy")


def test_mine() -> None:
    """D-076"""
    state = build_position(hands={0: "mine silver"})
    expect(state, "play mine", "trash silver", "gain gold", hand="gold", trash="silver")
    finish(state, "play gold", coins=3)


def test_mine_is_mandatory_in_the_1st_edition() -> None:
    """D-077"""
    state = build_position(hands={0: "mine copper"}, setup=PositionSetup(edition=1))
    expect(state, "play mine", trash="copper", answers=["gain copper", "gain silver"])
    finish(state, "gain silver", hand="silver")


def test_mine_is_optional_in_the_2nd_edition() -> None:
    """D-077"""
    finish(build_position(hands={0: "mine copper"}), "play mine", "done", hand="copper", trash="")


@pytest.mark.parametrize("edition", [1, 2])
def test_mine_without_treasure(edition: int) -> None:
    """D-078"""
    state = build_position(hands={0: "mine estate"}, setup=PositionSetup(edition=edition))
    finish(state, "play mine", hand="estate", trash="", pile="")


def test_adventurer() -> None:
    """D-079"""
    state = build_position(
        hands={0: "adventurer"}, decks={0: "estate copper village silver gold"}, setup=PositionSetup(edition=1)
    )
    finish(state, "play adventurer", hand="copper silver", pile="estate village", deck="gold")


def test_adventurer_with_one_treasure() -> None:
    """D-080"""
    state = build_position(
        hands={0: "adventurer"}, decks={0: "estate"}, discards={0: "curse gold"}, setup=PositionSetup(edition=1)
    )
    expect(state, "play adventurer", hand="gold")
    # the Curse is revealed before or after the Gold, but before the search ends
    finish(state, pile="curse estate", deck="")


def test_bureaucrat() -> None:
    """D-081"""
    state = build_position(hands={0: "bureaucrat", 1: "estate duchy copper*3"}, setup=PositionSetup(players=3))
    state.journal = Journal()
    expect(state, "play bureaucrat", "topdeck duchy", deck_top="silver", deck_top_1="duchy", hand_size_1=4)
    shown = [event for event in state.journal.views_for(0) if event["kind"] == "reveal" and event["player"] == 2]
    assert shown == [{"kind": "reveal", "player": 2, "cards": ["copper"] * 5, "place": "hand"}]
    finish(state, hand_2="copper copper copper copper copper", supply={"silver": 39})


def test_bureaucrat_with_empty_decks() -> None:
    """D-082"""
    state = build_position(
        hands={0: "bureaucrat", 1: "estate"}, decks={0: "", 1: ""}, discards={0: "copper*3", 1: "copper*4"}
    )
    finish(state, "play bureaucrat", deck="silver", deck_1="estate")
    assert (len(pile(state).split()), len(pile(state, 1).split())) == (3, 4)


def test_bureaucrat_without_silver() -> None:
    state = build_position(hands={0: "bureaucrat", 1: "estate copper"}, supply={"silver": 0})
    finish(state, "play bureaucrat", deck_top_1="estate")
    assert "silver" not in deck(state)


def test_witch_without_curses() -> None:
    """D-083"""
    finish(build_position(hands={0: "witch"}, supply={"curse": 0}), "play witch", hand_size=2, pile_1="")


def test_artisan() -> None:
    """D-084"""
    state = build_position(hands={0: "artisan estate"}, setup=PositionSetup(kingdom="market"))
    state.journal = Journal()
    apply_notations(state, "play artisan", "gain market", "topdeck estate")
    expect(state, hand="market", deck_top="estate", pile="", left="0/1/$0")
    assert "play market" not in legal_notations(state)
    told = [event for event in state.journal.views_for(1) if "topdeck" in str(event["kind"])]
    assert told == [{"kind": "topdeck_hidden", "player": 0, "seen": "no"}]
    assert has_no_pending_effect(state)


def test_artisan_puts_the_new_card_back() -> None:
    """D-085"""
    finish(build_position(hands={0: "artisan"}), "play artisan", "gain duchy", hand="", deck_top="duchy")


def test_bandit() -> None:
    """D-086"""
    state = build_position(
        hands={0: "bandit"},
        decks={1: "silver gold copper", 2: "copper estate copper", 3: "copper silver copper"},
        setup=PositionSetup(players=4),
    )
    expect(state, "play bandit", actor=1, answers=["trash silver", "trash gold"])
    finish(state, "trash silver", pile="gold", trash="silver silver")
    assert [pile(state, player) for player in (1, 2, 3)] == ["gold", "copper estate", "copper"]


def test_bandit_without_gold() -> None:
    """D-087"""
    state = build_position(hands={0: "bandit"}, decks={1: "silver estate"}, supply={"gold": 0})
    finish(state, "play bandit", pile="", trash="silver", pile_1="estate")


def test_harbinger() -> None:
    """D-088"""
    state = build_position(hands={0: "harbinger"}, decks={0: "copper silver"}, discards={0: "gold estate"})
    state.journal = Journal()
    expect(state, "play harbinger", answers=["done", "topdeck gold", "topdeck estate"])
    finish(state, "topdeck gold", hand="copper", deck="gold silver", pile="estate", left="1/1/$0")
    assert "gold" not in str(state.journal.views_for(1))


def test_harbinger_may_leave_the_pile_alone() -> None:
    finish(
        build_position(hands={0: "harbinger"}, discards={0: "gold estate"}),
        "play harbinger",
        "done",
        pile="estate gold",
    )


def test_harbinger_after_its_own_reshuffle() -> None:
    """D-089"""
    state = finish(build_position(hands={0: "harbinger"}, decks={0: ""}, discards={0: "copper gold"}), "play harbinger")
    assert (len(state.sides[0].hand), len(state.sides[0].deck), pile(state)) == (1, 1, "")


def test_merchant() -> None:
    """D-090"""
    state = build_position(hands={0: "merchant*2 silver*2 copper"}, decks={0: "estate*5"})
    expect(state, "play merchant", "play merchant", "play silver", coins=4)
    expect(state, "play silver", coins=6)
    finish(state, "play copper", coins=7)


def test_merchant_with_all_treasures_at_once() -> None:
    """D-090"""
    state = build_position(hands={0: "merchant*2 silver*2 copper"}, decks={0: "estate*5"})
    finish(state, "play merchant", "play merchant", "play all treasures", coins=7)


def test_throne_room_on_merchant() -> None:
    """D-091"""
    state = build_position(hands={0: "throne_room merchant silver"}, decks={0: "estate*5"})
    expect(state, "play throne_room", "play merchant", coins=0)
    finish(state, "play silver", coins=4)


def test_merchant_ends_with_the_turn() -> None:
    state = build_position(hands={0: "merchant"}, decks={0: "estate*5 copper silver"}, discards={0: ""})
    apply_notations(state, "play merchant", "end turn", "end turn")
    assert int(state.bonus) == 0


def test_poacher() -> None:
    """D-092"""
    state = build_position(
        hands={0: "poacher estate copper"}, decks={0: "gold copper"}, supply={"curse": 0, "village": 0}
    )
    expect(state, "play poacher", left="1/1/$1", answers=["discard copper", "discard gold", "discard estate"])
    finish(state, "discard estate", "discard copper", hand="gold", pile="copper estate")


def test_poacher_with_too_few_cards() -> None:
    """D-093"""
    state = build_position(
        hands={0: "poacher"},
        decks={0: "copper"},
        supply={"curse": 0, "village": 0, "moat": 0},
        setup=PositionSetup(players=5),
    )
    finish(state, "play poacher", hand="", pile="copper")


def test_poacher_with_full_piles() -> None:
    finish(build_position(hands={0: "poacher estate"}), "play poacher", hand="copper estate")


def test_sentry() -> None:
    """D-094"""
    state = build_position(hands={0: "sentry"}, decks={0: "silver curse gold copper"})
    apply_notations(state, "play sentry")
    assert legal_notations(state) == [
        "trash gold",
        "trash curse",
        "discard gold",
        "discard curse",
        "topdeck gold",
        "topdeck curse",
    ]
    finish(state, "trash curse", "topdeck gold", hand="silver", trash="curse", deck="gold copper", left="1/1/$0")


def test_sentry_puts_back_in_any_order() -> None:
    """D-095"""
    state = build_position(hands={0: "sentry"}, decks={0: "copper estate gold silver"})
    finish(state, "play sentry", "topdeck estate", "topdeck gold", deck="gold estate silver")


def test_sentry_shows_only_the_last_discard() -> None:
    state = build_position(hands={0: "sentry"}, decks={0: "copper province gold silver"})
    state.journal = Journal()
    apply_notations(state, "play sentry", "discard province")
    assert "'province'" not in str(state.view(1)["sides"])
    finish(state, "discard gold", pile="gold province", discard_top="gold")
    assert "'province'" not in str(state.journal.views_for(1))


def test_sentry_with_a_single_card() -> None:
    finish(
        build_position(hands={0: "sentry"}, decks={0: "copper gold"}),
        "play sentry",
        "discard gold",
        deck="",
        pile="gold",
    )


def test_vassal_plays_an_action() -> None:
    """D-096"""
    state = build_position(hands={0: "vassal"}, decks={0: "market silver copper"})
    finish(state, "play vassal", "play market", left="1/2/$3", hand="silver", in_play="market vassal", pile="")


def test_vassal_declined() -> None:
    """D-097"""
    state = build_position(hands={0: "vassal"}, decks={0: "market silver"})
    finish(state, "play vassal", "done", left="0/1/$2", pile="market")


def test_vassal_discards_no_action() -> None:
    """D-097"""
    finish(build_position(hands={0: "vassal"}, decks={0: "gold silver"}), "play vassal", left="0/1/$2", pile="gold")


def test_vassal_with_an_attack() -> None:
    """D-098"""
    state = build_position(hands={0: "vassal", 1: "moat copper*4"}, decks={0: "witch gold silver"})
    expect(state, "play vassal", "play witch", actor=1, hand="")
    finish(state, "use moat", hand="gold silver", pile_1="")


def test_smithy_and_chapel_with_too_few_cards() -> None:
    """D-021, D-043: fewer cards than the text asks for"""
    expect(build_position(hands={0: "smithy"}, decks={0: "copper"}), "play smithy", hand="copper")
    finish(build_position(hands={0: "chapel"}), "play chapel")


# -- Harbinger and the order of the discard pile --


def test_harbinger_leaves_the_top_card_in_its_place() -> None:
    """D-181: an unseen Duchy below a Market stays unseen; the top card does not reveal which card was taken."""
    state = build_position(
        hands={0: "cellar harbinger duchy market"},
        decks={0: "copper*9"},
        discards={0: "curse estate"},
        turn=TurnState(actions=2),
    )
    apply_notations(state, "play cellar", "discard duchy", "discard market", "done", "play harbinger", "topdeck curse")
    assert card_id(state.sides[0].discard[-1]) == "market"
    assert format_cards(state.sides[0].buried) == "duchy estate"
    assert card_id(state.sides[0].deck[-1]) == "curse"


def test_harbinger_takes_an_equal_card_from_under_the_top_one() -> None:
    """D-181"""
    state = build_position(hands={0: "harbinger"}, discards={0: "gold copper gold"})
    expect(state, "play harbinger", "topdeck gold", discard_top="gold")
    assert format_cards(state.sides[0].buried) == "copper"


def test_harbinger_taking_the_top_card_uncovers_the_last_known_card() -> None:
    """D-181"""
    state = build_position(
        hands={0: "cellar harbinger duchy market"}, discards={0: "curse estate"}, turn=TurnState(actions=2)
    )
    apply_notations(state, "play cellar", "discard duchy", "discard market", "done", "play harbinger", "topdeck market")
    assert [card_id(card) for card in state.sides[0].discard] == ["curse", "estate"]
    assert format_cards(state.sides[0].buried) == "duchy"
    # All players saw it move, so every sample has it there.
    assert {card_id(state.sample_position(1, Rng(seed)).sides[0].deck[-1]) for seed in range(40)} == {"market"}


def test_harbinger_taking_the_only_known_card_uncovers_a_hidden_one() -> None:
    state = build_position(hands={0: "cellar harbinger duchy market"}, turn=TurnState(actions=2))
    apply_notations(state, "play cellar", "discard duchy", "discard market", "done", "play harbinger", "topdeck market")
    assert [card_id(card) for card in state.sides[0].discard] == ["duchy"]
    assert state.sides[0].buried == b""


def test_harbinger_may_take_the_whole_pile() -> None:
    state = build_position(hands={0: "harbinger"}, discards={0: "gold"})
    apply_notations(state, "play harbinger", "topdeck gold")
    assert state.sides[0].discard == b""
    assert state.view(1)["sides"][0]["discard_top"] is None  # type: ignore[index,call-overload]
