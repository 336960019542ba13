"""Tests of refusals: every code has a message, and every refused action a reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.core import Rng
from bastide.core.action_reason import Refusal
from bastide.games.dominion.rules.action_space import (
    BUY,
    DISCARD,
    DONE,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PLAY,
    PLAY_TREASURES,
    TRASH,
    action_of,
)
from bastide.games.dominion.rules.cards.stable_numbering import card_number
from bastide.games.dominion.rules.display import refusals
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.position_parser import PositionSetup, apply_notations, build_position, buy_phase_turn
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.locale import Catalogue
from bastide.locale.catalogue import catalogue_text


def refusal_codes() -> set[str]:
    """Return all refusal codes, extracted from the source."""
    found = set()
    for node in ast.walk(ast.parse(Path(refusals.__file__).with_name("refusals.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            assert isinstance(node.args[0], ast.Constant)
            found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_refusal_code_has_a_message_and_vice_versa(language: str) -> None:
    said = re.findall(r"^dominion-refuse-([a-z-]+) *=", catalogue_text(language, "dominion"), re.MULTILINE)
    assert sorted(said) == sorted(refusal_codes())


def buying(coins: int = 0, play: str = "", supply: dict[str, int] | None = None) -> DominionState:
    hands = {0: "copper village estate"}
    return build_position(
        hands, play=play, supply=supply, setup=PositionSetup(kingdom="grand_market"), turn=buy_phase_turn(coins)
    )


def asked(hand: str, *then: str, kingdom: str = "") -> DominionState:
    state = build_position(hands={0: hand}, supply={"duchy": 0}, setup=PositionSetup(kingdom=kingdom))
    apply_notations(state, *then)
    return state


def bought() -> DominionState:
    state = build_position(hands={0: "copper"}, turn=buy_phase_turn(coins=5, buys=2))
    apply_notations(state, "buy estate")
    return state


def banned() -> DominionState:
    state = build_position(hands={0: "contraband"}, turn=buy_phase_turn(coins=5))
    apply_notations(state, "play contraband", "name province")
    return state


SPACE = GAME.action_space
CASES = [
    (build_position(hands={0: "village"}), SPACE, f"There is no action {SPACE}. Choose 0 to {SPACE - 1}."),
    (buying(), END_ACTIONS, "Your Action phase is over."),
    (build_position(hands={0: "village"}), END_TURN, "End your Action phase first."),
    (build_position(hands={0: "village copper"}), PLAY_TREASURES, "End your Action phase first."),
    (build_position(hands={0: "village"}), DONE, "That doesn\u2019t answer the current question."),
    (
        build_position(hands={0: "village"}),
        action_of(TRASH, card_number("copper")),
        "That doesn\u2019t answer the current question.",
    ),
    (
        build_position(hands={0: "estate"}, turn=buy_phase_turn()),
        PLAY_TREASURES,
        "You have no Treasures to play together (special Treasures are played one by one).",
    ),
    (
        build_position(hands={0: "village"}),
        action_of(BUY, card_number("copper")),
        "You can only buy cards in your Buy phase.",
    ),
    (buying(), action_of(BUY, card_number("witch")), "Witch is not in the Supply."),
    (buying(supply={"duchy": 0}), action_of(BUY, card_number("duchy")), "The Duchy pile is empty."),
    (
        buying(coins=4),
        action_of(BUY, card_number("duchy")),
        "You can\u2019t afford Duchy: it costs 5, and you have 4 coins.",
    ),
    (
        buying(coins=1),
        action_of(BUY, card_number("duchy")),
        "You can\u2019t afford Duchy: it costs 5, and you have 1 coin.",
    ),
    (
        banned(),
        action_of(BUY, card_number("province")),
        "Contraband: you can\u2019t buy Province this turn.",
    ),
    (
        buying(play="copper", coins=6),
        action_of(BUY, card_number("grand_market")),
        "You can\u2019t buy Grand Market while you have Copper in play.",
    ),
    (buying(), action_of(PLAY, card_number("gold")), "You don\u2019t have Gold in your hand."),
    (
        build_position(hands={0: "village copper"}),
        action_of(PLAY, card_number("copper")),
        "Copper is not an Action card. In the Action phase you can only play Action cards.",
    ),
    (buying(), action_of(PLAY, card_number("village")), "Village is an Action card, and your Action phase is over."),
    (
        buying(),
        action_of(PLAY, card_number("estate")),
        "Estate is not a Treasure. In the Buy phase you can only play Treasures.",
    ),
    (bought(), action_of(PLAY, card_number("copper")), "You can\u2019t play Treasures after you have bought a card."),
    (bought(), PLAY_TREASURES, "You can\u2019t play Treasures after you have bought a card."),
    (asked("remodel copper estate", "play remodel"), DONE, "Remodel: choose a card."),
    (asked("remodel copper estate", "play remodel"), END_TURN, "Resolve Remodel first."),
    (asked("remodel copper estate", "play remodel"), DISCARD, "Resolve Remodel first."),
    (
        asked("remodel copper estate", "play remodel"),
        action_of(TRASH, card_number("gold")),
        "You don\u2019t have Gold in your hand.",
    ),
    (
        asked("workshop", "play workshop"),
        action_of(GAIN, card_number("province")),
        "Province costs 8. Choose a card costing up to 4.",
    ),
    (asked("workshop", "play workshop"), action_of(GAIN, card_number("duchy")), "The Duchy pile is empty."),
    (
        asked("workshop", "play workshop"),
        action_of(GAIN, card_number("witch")),
        "Witch is not in the Supply.",
    ),
    (
        asked("forge estate*3", "play forge", "trash estate", "trash estate", "trash estate", kingdom="goons"),
        action_of(GAIN, card_number("silver")),
        "Silver costs 3. Choose a card costing exactly 6.",
    ),
    (
        asked("mine silver copper estate", "play mine"),
        action_of(TRASH, card_number("estate")),
        "You can\u2019t choose Estate here.",
    ),
    (
        asked("mine silver copper", "play mine", "trash silver"),
        action_of(GAIN, card_number("estate")),
        "You can\u2019t choose Estate here.",
    ),
]


@pytest.mark.parametrize(("state", "action", "words"), CASES, ids=[words for _, _, words in CASES])
def test_refusal_messages(state: DominionState, action: int, words: str) -> None:
    reason = state.find_refusal(0, action)
    assert isinstance(reason, Refusal)
    assert Catalogue("en").translate_for_game("dominion", f"refuse-{reason.code}", reason.facts) == words


def test_militia_requires_two_discards() -> None:
    state = build_position(hands={0: "militia", 1: "gold silver copper estate curse"})
    apply_notations(state, "play militia")
    reason = state.find_refusal(1, DONE)
    assert reason is not None
    words = {
        code: Catalogue(code).translate_for_game("dominion", f"refuse-{reason.code}", reason.facts)
        for code in COMPLETE_LANGUAGES
    }
    assert words == {
        "en": "Militia: choose 2 more cards.",
        "de": "Miliz: Du musst noch 2 Karten wählen.",
        "cs": "Milice: vyber ještě 2 karty.",
        "he": "גדוד: עליכם לבחור עוד שני קלפים.",
    }


def test_cases_cover_every_refusal_code() -> None:
    given = {reason.code for state, action, _ in CASES if (reason := state.find_refusal(0, action)) is not None}
    assert given == refusal_codes()


@pytest.mark.parametrize("seed", range(3))
def test_every_refused_action_has_a_message(seed: int) -> None:
    """For some illegal actions in every position of a random game: a message without missing variables."""
    words = [Catalogue(language) for language in COMPLETE_LANGUAGES]
    rng = Rng(seed)
    state = GAME.new_state(3, {"kingdom": "random", "sets": ["base1", "base2", "prosperity"]}, seed)
    while not state.is_over():
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        action = int(rng.below(GAME.action_space))
        if action not in legal:
            reason = state.find_refusal(player, action)
            assert reason is not None
            told = words[rng.below(4)].translate_for_game("dominion", f"refuse-{reason.code}", reason.facts)
            assert "{" not in told
            assert "refuse" not in told
        state.apply(player, rng.choice(legal))
