"""Tests of the answers of buy list bots: positions for every kind of question."""

from __future__ import annotations

import pytest

from bastide.bots import make_bot
from bastide.core import get_game
from bastide.games.dominion.bots.card_choices.action_losses import OBVIOUS_LOSS
from bastide.games.dominion.bots.difficulty_levels import BOT_FACTORY
from bastide.games.dominion.rules import position_parser
from bastide.games.dominion.rules.cards.basic_card_numbers import PROVINCE
from bastide.games.dominion.rules.state.game_state import DominionState

#: Cards to complete a kingdom.
FILLER_CARDS = "market festival laboratory village smithy moat council_room witch gardens chapel"


def position(
    hand: str,
    kingdom: str,
    *,
    phase: str = "action",
    deck: str = "copper*5",
    discard: str = "",
    other_hand: str = "copper*3 estate*2",
    other_deck: str = "copper*5",
    colonies: bool = False,
    actions: int = 1,
    supply: dict[str, int] | None = None,
) -> DominionState:
    """Player 0 is to move, in the middle of a game for two. Decks are written top card first."""
    named = kingdom.split()
    ten = (named + [card for card in FILLER_CARDS.split() if card not in named])[:10]
    return position_parser.build_position(
        hands={0: hand, 1: other_hand},
        decks={0: deck, 1: other_deck},
        discards={0: discard},
        supply=supply,
        setup=position_parser.PositionSetup(kingdom=" ".join(ten), colony=colonies),
        turn=position_parser.TurnState(phase, actions),
        counters=position_parser.Counters(turns={0: 8, 1: 8}),
    )


def turn(state: DominionState, bot: str = "big_money_ultimate", other: str = "big_money_ultimate") -> list[str]:
    """Both bots play until the turn is over. What they did, the other player's answers in brackets."""
    game = get_game("dominion")
    bots = [make_bot(bot, game, 0), make_bot(other, game, 0)]
    done = []
    while state.next_player_to_act() >= 0 and state.current == 0:
        player = state.next_player_to_act()
        action = bots[player].choose(state.seat(player))
        words = state.notation(player, action)
        done.append(f"[{words}]" if player == 1 else words)
        state.apply(player, action)
    assert state.stack == []
    return done


def answers(state: DominionState, bot: str = "big_money_ultimate") -> list[str]:
    """The turn without the phases of its own: only what cards asked."""
    routine = ("play all treasures", "end turn", "end actions")
    return [words for words in turn(state, bot) if words not in routine and not words.startswith("buy ")]


# -- the order of play -----------------------------------------------------------------------


def test_nonterminal_actions_are_played_before_terminals() -> None:
    played = answers(position("smithy market village copper copper", "smithy market village"))
    assert played[:3] == ["play village", "play market", "play smithy"]


def test_best_terminal_is_played_with_one_action() -> None:
    assert answers(position("witch moat copper copper copper", "witch moat"))[0] == "play witch"


def test_draw_cards_come_first_with_actions_to_spare() -> None:
    state = position("militia smithy copper copper copper", "militia smithy", actions=2, other_hand="copper")
    assert answers(state) == ["play smithy", "play militia"]


def test_chapel_is_not_played_without_junk() -> None:
    assert answers(position("chapel gold gold silver silver", "chapel", deck="gold gold gold gold gold")) == []


def test_throne_room_is_not_played_without_another_action() -> None:
    assert answers(position("throne_room copper copper copper copper", "throne_room")) == []


def test_throne_room_repeats_the_strongest_card() -> None:
    played = answers(position("throne_room moat witch copper copper", "throne_room moat witch"))
    assert played[:2] == ["play throne_room", "play witch"]


def test_kings_court_repeats_throne_room_if_other_actions_remain() -> None:
    played = answers(position("kings_court throne_room witch smithy copper", "kings_court throne_room witch smithy"))
    assert played[:4] == ["play kings_court", "play throne_room", "play witch", "play smithy"]


def test_vassal_plays_a_useful_action() -> None:
    assert answers(position("vassal copper", "vassal market", deck="market gold gold gold")) == [
        "play vassal",
        "play market",
    ]
    assert answers(position("vassal gold", "vassal chapel", deck="chapel gold gold gold gold")) == [
        "play vassal",
        "done",
    ]


def test_kingdom_treasures_are_played_before_basic_ones_and_bank_last() -> None:
    state = position("bank copper silver quarry royal_seal", "bank quarry royal_seal", phase="buy")
    assert turn(state)[:4] == ["play quarry", "play royal_seal", "play all treasures", "play bank"]


def test_coppers_are_held_back_for_a_grand_market() -> None:
    state = position("gold gold copper copper copper", "grand_market goons", phase="buy")
    assert turn(state, "goons")[-1] != "buy grand_market"  # goons come first on that list
    state = position("gold gold copper", "grand_market", phase="buy", deck="gold gold copper copper")
    assert turn(state, "goons") == ["play gold", "play gold", "buy grand_market"]


# -- discarding ------------------------------------------------------------------------------


def test_dead_cards_are_discarded_first_to_militia() -> None:
    state = position("militia copper", "militia", other_hand="gold estate copper curse silver")
    assert {"[discard estate]", "[discard curse]"} <= set(turn(state))


def test_worse_terminal_and_copper_are_discarded_to_militia() -> None:
    state = position("militia copper", "militia smithy witch", other_hand="smithy witch silver silver copper")
    assert [words for words in turn(state) if words.startswith("[")] == ["[discard smithy]", "[discard copper]"]


def test_second_of_two_equal_terminals_is_discarded_to_militia() -> None:
    state = position("militia copper", "militia smithy", other_hand="smithy smithy silver silver gold")
    assert [words for words in turn(state) if words.startswith("[")] == ["[discard smithy]", "[discard silver]"]


def test_cellar_discards_only_dead_cards() -> None:
    played = answers(position("cellar estate province curse copper", "cellar"))
    assert played == ["play cellar", "discard estate", "discard province", "discard curse", "done"]


def test_cellar_is_not_played_without_dead_cards() -> None:
    assert answers(position("cellar copper silver gold copper", "cellar")) == []


def test_vault_discards_dead_cards_and_unplayable_actions() -> None:
    played = answers(position("vault estate moat copper gold", "vault moat", other_hand="copper copper"))
    assert sorted(played[1:]) == ["[done]", "discard estate", "discard moat", "done"]


def test_opponents_of_vault_discard_only_two_dead_cards() -> None:
    two = turn(position("vault gold", "vault", other_hand="estate copper estate silver"))
    assert [words for words in two if words.startswith("[")] == ["[discard estate]", "[discard estate]"]
    one = turn(position("vault gold", "vault", other_hand="estate copper copper silver"))
    assert [words for words in one if words.startswith("[")] == ["[done]"]


def test_curse_is_discarded_to_mountebank() -> None:
    assert "[discard curse]" in turn(position("mountebank copper", "mountebank", other_hand="curse gold copper"))


def test_poacher_discards_the_least_useful() -> None:
    state = position("poacher estate gold copper silver", "poacher", supply={"curse": 0}, deck="silver silver silver")
    assert answers(state) == ["play poacher", "discard estate"]


# -- trashing --------------------------------------------------------------------------------


def test_chapel_trashes_curses_then_estates_then_surplus_coppers() -> None:
    state = position("chapel curse estate copper gold", "chapel", deck="silver silver copper copper copper")
    assert answers(state) == ["play chapel", "trash curse", "trash estate", "trash copper", "done"]


def test_chapel_keeps_needed_coppers() -> None:
    state = position("chapel estate copper copper copper", "chapel", deck="copper copper copper estate estate")
    assert answers(state) == ["play chapel", "trash estate", "done"]


def test_estates_are_kept_in_the_endgame() -> None:
    state = position("chapel curse estate gold gold", "chapel", supply={"province": 2})
    assert answers(state) == ["play chapel", "trash curse", "done"]


def test_gardens_plan_trashes_no_copper() -> None:
    state = position("chapel copper copper copper copper", "chapel gardens", deck="gold gold gold gold gold gold")
    assert answers(state, "gardens_rush") == []


def test_moneylender_trashes_a_copper() -> None:
    assert answers(position("moneylender copper gold", "moneylender")) == ["play moneylender", "trash copper"]


def test_remodel_turns_gold_into_province_in_the_endgame_and_an_estate_before() -> None:
    early = answers(position("remodel estate gold silver copper", "remodel"), "two_smithies")
    assert early == ["play remodel", "trash estate", "gain smithy"]
    late = answers(
        position("remodel copper gold silver", "remodel", supply={"province": 1}, deck="gold gold gold gold gold gold")
    )
    assert late == ["play remodel", "trash gold", "gain province"]


def test_mine_improves_a_treasure() -> None:
    assert answers(position("mine silver copper copper", "mine")) == ["play mine", "trash silver", "gain gold"]


def test_mine_gains_platinum() -> None:
    state = position("mine gold silver copper", "mine", colonies=True, deck="gold gold gold")
    assert answers(state) == ["play mine", "trash gold", "gain platinum"]


def test_forge_trashes_cards_for_the_wanted_cost() -> None:
    state = position("forge gold estate gold", "forge", deck="gold gold gold gold gold")
    assert sorted(answers(state)) == ["done", "play forge", "trash estate", "trash gold"]
    assert state.sides[0].owned_cards().count(PROVINCE) == 1


def test_forge_is_not_played_without_an_improvement() -> None:
    assert answers(position("forge gold gold gold", "forge", supply={"province": 8}, deck="gold gold")) == []


def test_bishop_trashes_junk_for_all_players() -> None:
    state = position("bishop estate gold", "bishop", other_hand="estate gold silver", other_deck="gold gold gold")
    assert turn(state)[:3] == ["play bishop", "trash estate", "[trash estate]"]


def test_opponents_without_junk_do_not_trash_to_bishop() -> None:
    state = position("bishop estate gold", "bishop", other_hand="gold silver", other_deck="gold gold gold")
    assert "[done]" in turn(state)


def test_trade_route_is_not_played_without_junk() -> None:
    assert answers(position("trade_route gold gold", "trade_route")) == []
    assert answers(position("trade_route estate gold", "trade_route"))[:2] == ["play trade_route", "trash estate"]


def test_sentry_trashes_junk_discards_victory_cards_and_keeps_the_rest() -> None:
    state = position("sentry copper", "sentry", deck="gold curse province silver silver")
    assert sorted(answers(state)[1:]) == ["discard province", "trash curse"]
    state = position("sentry copper", "sentry", deck="gold gold silver silver silver")
    assert sorted(answers(state)[1:]) == ["topdeck gold", "topdeck silver"]


def test_loan_trashes_coppers_and_spares_silver() -> None:
    state = position("loan copper", "loan", phase="buy", deck="copper gold gold gold")
    assert turn(state)[:2] == ["play loan", "trash copper"]
    state = position("loan copper", "loan", phase="buy", deck="silver gold gold gold")
    assert turn(state)[:2] == ["play loan", "discard silver"]


def test_victim_of_bandit_trashes_the_cheaper_treasure() -> None:
    state = position("bandit copper", "bandit", other_deck="gold silver copper")
    assert "[trash silver]" in turn(state)


def test_thief_trashes_the_better_treasure_and_gains_no_copper() -> None:
    state = position("thief copper", "thief", other_deck="silver gold copper")
    assert answers(state) == ["play thief", "trash gold", "gain gold"]
    state = position("thief silver", "thief", other_deck="copper estate copper")
    assert answers(state) == ["play thief", "done"]


def test_spy_keeps_good_cards_on_own_deck_and_bad_cards_on_opponents_decks() -> None:
    state = position("spy copper", "spy", deck="copper gold copper", other_deck="gold copper")
    assert answers(state)[:3] == ["play spy", "topdeck gold", "discard gold"]
    state = position("spy copper", "spy", deck="copper estate copper", other_deck="estate copper")
    assert answers(state)[:3] == ["play spy", "discard estate", "topdeck estate"]


# -- gaining ---------------------------------------------------------------------------------


def test_workshop_follows_the_list() -> None:
    assert answers(position("workshop copper", "workshop gardens"), "gardens_rush")[-1] == "gain workshop"
    assert answers(position("workshop copper", "workshop smithy"), "one_smithy")[-1] == "gain smithy"
    assert answers(position("workshop copper", "workshop smithy"), "big_money")[-1] == "gain silver"


def test_gain_without_a_matching_rule_is_the_most_valuable_card() -> None:
    state = position("workshop copper", "workshop militia", supply={"silver": 0})
    assert answers(state, "big_money")[-1] == "gain militia"


def test_mint_copies_the_best_treasure_but_no_copper() -> None:
    assert answers(position("mint gold silver", "mint")) == ["play mint", "reveal gold"]
    assert answers(position("mint copper copper", "mint")) == []


def test_counting_house_takes_every_copper() -> None:
    state = position("counting_house gold", "counting_house", discard="copper estate copper copper")
    assert answers(state) == ["play counting_house", "take copper", "take copper", "take copper"]


def test_library_keeps_only_playable_actions() -> None:
    state = position("library copper copper copper copper", "library smithy", deck="smithy gold gold gold gold")
    assert answers(state) == ["play library", "set aside smithy"]
    state = position(
        "library village copper copper copper", "library smithy village", deck="copper smithy gold gold gold"
    )
    assert "keep smithy" in answers(state)


# -- the top of the deck ---------------------------------------------------------------------


def test_harbinger_topdecks_the_best_card_but_no_junk() -> None:
    state = position("harbinger copper", "harbinger", discard="gold estate silver", deck="copper copper")
    assert answers(state) == ["play harbinger", "topdeck gold"]
    state = position("harbinger copper", "harbinger", discard="estate copper province", deck="copper copper")
    assert answers(state) == ["play harbinger", "done"]


def test_artisan_puts_back_an_unplayable_action() -> None:
    state = position("artisan moat copper copper copper", "artisan moat")
    assert answers(state) == ["play artisan", "gain silver", "topdeck moat"]


def test_artisan_puts_back_a_copper_rather_than_a_dead_card() -> None:
    state = position("artisan estate copper gold gold", "artisan")
    assert answers(state)[-1] == "topdeck copper"


def test_chancellor_discards_the_deck() -> None:
    assert answers(position("chancellor copper", "chancellor")) == ["play chancellor", "discard deck"]


def test_rabble_and_bureaucrat_questions_are_answered() -> None:
    state = position("rabble copper", "rabble", other_deck="estate curse province gold")
    assert len([words for words in turn(state) if words.startswith("[topdeck")]) >= 2
    state = position("bureaucrat copper", "bureaucrat", other_hand="estate province gold")
    assert any(words.startswith("[topdeck") for words in turn(state))


# -- reactions -------------------------------------------------------------------------------


def test_moat_is_always_used() -> None:
    assert "[use moat]" in turn(position("witch copper", "witch moat", other_hand="moat copper copper"))


def test_watchtower_trashes_a_curse_and_topdecks_a_gold() -> None:
    state = position("witch copper", "witch watchtower", other_hand="watchtower copper copper")
    assert turn(state)[:3] == ["play witch", "[use watchtower]", "[trash curse]"]
    state = position("gold gold watchtower", "watchtower", phase="buy", deck="gold gold")
    assert turn(state) == ["play all treasures", "buy gold", "use watchtower", "topdeck gold"]


def test_gained_province_is_not_topdecked() -> None:
    state = position("gold gold gold royal_seal", "royal_seal", phase="buy", deck="gold gold gold gold")
    assert turn(state) == ["play royal_seal", "play all treasures", "buy province", "done"]


def test_royal_seal_is_preferred_to_watchtower() -> None:
    state = position("gold copper watchtower royal_seal", "royal_seal watchtower", phase="buy")
    assert turn(state)[-2:] == ["buy gold", "use royal_seal"]


@pytest.mark.parametrize(
    ("hand", "deck", "colonies", "named"),
    [
        ("contraband gold gold gold gold", "platinum*5", True, "colony"),
        ("contraband gold gold gold gold", "copper*14", True, "colony"),
        ("contraband gold gold gold", "gold*5", False, "province"),
        ("contraband copper*4", "copper*14", True, "witch"),
        ("contraband copper", "copper*4 estate*5", False, "smithy"),
        ("contraband", "copper*5", False, "silver"),
    ],
)
def test_contraband_names_what_the_player_can_probably_buy(hand: str, deck: str, colonies: bool, named: str) -> None:
    state = position(hand, "contraband", phase="buy", deck=deck, colonies=colonies)
    assert f"[name {named}]" in turn(state)


def test_second_contraband_names_another_card() -> None:
    state = position("contraband contraband gold gold", "contraband", phase="buy", deck="gold*5")
    named = [action for action in turn(state) if action.startswith("[name ")]
    assert named == ["[name province]", "[name witch]"]


def test_contraband_names_without_looking_at_the_hand() -> None:
    """The cards that the player owns are public, the hand is not."""
    names = [
        [action for action in turn(position(hand, "contraband", phase="buy", deck=deck)) if "[name" in action]
        for hand, deck in (("contraband gold gold", "copper copper"), ("contraband copper copper", "gold gold"))
    ]
    assert names[0] == names[1]


# -- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "kingdom", "mistake"),
    [
        ("workshop copper copper copper copper", "workshop", "gain curse"),
        ("workshop copper copper copper copper", "workshop", "gain copper"),
        ("mine copper copper silver estate", "mine", "gain copper"),
        ("remodel copper copper copper copper", "remodel", "gain curse"),
    ],
)
def test_obvious_mistake_is_never_made(hand: str, kingdom: str, mistake: str) -> None:
    """Even by a level that accepts every other loss."""
    state = position(hand, kingdom)
    heuristics = BOT_FACTORY.make_heuristics("beginner")
    checked = 0
    while state.current == 0 and state.next_player_to_act() == 0:
        legal = state.legal_actions(0)
        losses = heuristics.estimated_losses(state, 0, legal)
        for action, loss in zip(legal, losses, strict=True):
            if state.notation(0, action) == mistake:
                assert loss >= OBVIOUS_LOSS
                checked += 1
        state.apply(0, legal[losses.index(0.0)])
    assert checked


def test_treasures_that_the_deck_needs_are_not_trashed() -> None:
    state = position("chapel copper copper estate estate", "chapel", deck="copper copper estate", discard="")
    state.apply(0, state.parse_action(0, "play chapel"))
    legal = state.legal_actions(0)
    losses = BOT_FACTORY.make_heuristics("beginner").estimated_losses(state, 0, legal)
    by_name = {state.notation(0, action): loss for action, loss in zip(legal, losses, strict=True)}
    assert by_name["trash copper"] >= OBVIOUS_LOSS
    assert by_name["trash estate"] == 0.0


def test_deck_without_treasures_may_buy_copper() -> None:
    """Otherwise weak bots that have trashed everything never end a game."""
    state = position("estate bishop", "bishop", phase="buy", deck="estate")
    heuristics = BOT_FACTORY.make_heuristics("beginner")
    legal = state.legal_actions(0)
    offered = [state.notation(0, action) for action in heuristics.candidate_actions(state, 0, legal)]
    assert "buy copper" in offered
    assert "buy curse" not in offered
