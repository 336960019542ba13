"""What everybody remembers of cards that went on unseen, and what a hand is known to lack: samples keep it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from dominion_zones import expect

from bastide.core import SPECTATOR, Rng
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.cards.layout import id_of
from bastide.games.dominion.rules.game import GAME
from bastide.games.dominion.rules.positions import GameSetup, TurnState, buy_phase, cards, follow, listed, position
from bastide.games.dominion.rules.state.known_group import Bunch
from bastide.games.dominion.rules.state.memory import false_memories
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.rules.state.zones import NO_ACTION, NO_PLAIN_TREASURE, Side
from bastide.testing import check_game

DRAWS = 300


def sides(state: DominionState, viewer: int, player: int, draws: int = DRAWS) -> list[Side]:
    """A player's side as the viewer thinks it may be."""
    return [state.sample(viewer, Rng(seed)).sides[player] for seed in range(draws)]


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


def names(numbers: Iterable[int]) -> list[str]:
    return [id_of(number) for number in numbers]


# -- these, less some ------------------------------------------------------------------------------


def test_a_hand_that_was_shown_less_what_went_unseen() -> None:
    """Five cards shown to a Bureaucrat, two discarded to a Militia: the rest are three of the four not seen going."""
    state = position(
        hands={0: "bureaucrat militia", 1: "gold silver copper*3", 2: "copper*3"},
        decks={1: "curse*5 copper*5"},
        setup=GameSetup(players=3),
        turn=TurnState(actions=2),
    )
    follow(state, "play bureaucrat", "play militia", "discard silver", "discard gold")
    found = sides(state, 0, 1, 2000)
    assert {listed(side.hand) for side in found} == {"copper copper copper", "copper copper silver"}
    assert {listed(side.buried) for side in found} == {"silver", "copper"}
    for side in found:
        assert listed([*side.hand, *side.buried]) == "copper copper copper silver"
    assert share(["silver" not in names(side.hand) for side in found]) == pytest.approx(1 / 4, abs=0.04)


def test_a_card_gained_openly_is_in_hand_or_on_the_deck() -> None:
    """Artisan: the Market, or one of the two cards that were in hand, lies on the deck."""
    state = position(hands={0: "artisan estate*2"}, decks={0: "gold*6"}, setup=GameSetup(kingdom="market"))
    follow(state, "play artisan", "gain market", "topdeck estate")
    found = sides(state, 1, 0, 2000)
    assert all("market" in names([*side.hand, side.deck[-1]]) for side in found)
    assert share([id_of(side.deck[-1]) == "market" for side in found]) == pytest.approx(1 / 3, abs=0.04)


def test_the_artisans_card_is_remembered_into_the_next_hand() -> None:
    state = position(hands={0: "artisan estate*2"}, decks={0: "gold*16"}, setup=GameSetup(kingdom="market"))
    follow(state, "play artisan", "gain market", "topdeck market", "end turn", "end turn")
    for side in sides(state, 1, 0):
        assert "market" in names([*side.hand, *side.buried])


def test_after_harbinger_cards_seen_going_to_the_pile_are_there_or_on_the_deck() -> None:
    state = position(
        hands={0: "harbinger copper*4"}, decks={0: "copper*8"}, discards={0: "gold silver village province estate"}
    )
    follow(state, "play harbinger", "topdeck gold")
    found = sides(state, 1, 0, 2000)
    for side in found:
        assert listed([*side.discard, *side.buried, side.deck[-1]]) == "estate gold province silver village"
        assert id_of(side.discard[-1]) == "estate"
        assert listed(side.hand) == "copper copper copper copper copper"
    tops = Counter(id_of(side.deck[-1]) for side in found)
    assert set(tops) == {"gold", "silver", "village", "province"}
    assert min(tops.values()) > 400


def test_after_a_shuffle_the_rest_of_a_hand_is_still_some_of_those() -> None:
    """What was discarded unseen may be anywhere now; what stayed is among those that were shown."""
    state = position(
        hands={0: "bureaucrat militia", 1: "gold silver copper village*2"},
        decks={1: "curse"},
        setup=GameSetup(kingdom="moat"),
        turn=TurnState(actions=2),
    )
    follow(state, "play bureaucrat", "play militia", "discard gold", "discard silver", "end turn")
    follow(state, "play village")  # draws the Curse
    follow(state, "play village")  # shuffles Gold and Silver, and draws one of them
    assert len(state.sides[1].deck) == 1
    hands = {listed(side.hand) for side in sides(state, 0, 1)}
    assert all("copper" in hand or "gold" in hand for hand in hands)
    assert len(hands) > 3


def test_a_card_shown_again_is_certain_and_counts_once() -> None:
    state = position(
        hands={0: "bureaucrat militia witch", 1: "moat gold copper*3", 2: "copper*3"},
        decks={1: "curse*4 copper*4"},
        setup=GameSetup(players=3),
        turn=TurnState(actions=3),
    )
    follow(state, "play bureaucrat", "done", "play militia", "done", "discard copper", "discard copper", "play witch")
    follow(state, "use moat")
    for side in sides(state, 0, 1):
        assert "moat" in names(side.hand)
        assert listed([*side.hand, *side.buried]) == "copper copper gold moat"


# -- what a hand lacks -----------------------------------------------------------------------------


def test_librarys_question_is_about_the_card_just_drawn() -> None:
    """It is an Action; the other card is any of the three that are left: a Village in one case of three."""
    state = position(hands={0: "library copper"}, decks={0: "village copper village"})
    follow(state, "play library")
    assert state.decision(0).kind == "library"
    hands = [listed(side.hand) for side in sides(state, 1, 0, 3000)]
    assert set(hands) == {"copper village", "village village"}
    assert share([hand == "village village" for hand in hands]) == pytest.approx(1 / 3, abs=0.03)


def test_a_known_card_that_library_draws_is_the_one_it_asks_about() -> None:
    state = position(
        hands={0: "bureaucrat", 1: "library copper*4"},
        decks={1: "copper gold"},
        discards={1: "village"},
        setup=GameSetup(kingdom="moat"),
    )
    state.sides[1].deck += bytes([find_card("village").number])
    state.sides[1].discard = b""
    state.sides[1].tops = (2,)
    follow(state, "play bureaucrat", "end turn", "play library")
    asked = [state.sample(0, Rng(seed)).decision(1).about["drawn"] for seed in range(50)]
    assert set(asked) == {"village"}


def test_after_all_plain_treasures_none_is_left_in_that_hand() -> None:
    state = position(
        hands={0: "copper*2 silver estate*2"}, decks={0: "copper*8 gold duchy"}, setup=GameSetup(kingdom="moat")
    )
    follow(state, "play all treasures")
    hands = Counter(listed(side.hand) for side in sides(state, 1, 0))
    assert set(hands) == {"estate estate", "duchy estate"}


def test_a_skipped_action_phase_means_no_action() -> None:
    state = position(hands={0: "copper*2 estate"}, decks={0: "village*5 copper*2 estate"})
    assert state.decision(0).kind == "buy"
    hands = {listed(side.hand) for side in sides(state, 1, 0)}
    assert "copper copper estate" in hands
    assert not any("village" in hand for hand in hands)


def test_an_action_phase_that_was_ended_says_nothing() -> None:
    state = position(hands={0: "village copper*2"}, decks={0: "village*5 copper*5"})
    follow(state, "end actions")
    assert any("village" in listed(side.hand) for side in sides(state, 1, 0))


def test_who_is_passed_over_in_an_attack_has_no_moat() -> None:
    state = position(
        hands={0: "witch", 1: "copper*5", 2: "moat copper*4"}, decks={1: "moat*5 copper*5"}, setup=GameSetup(players=3)
    )
    expect(state, "play witch", actor=2)
    assert not any("moat" in names(side.hand) for side in sides(state, 0, 1))
    follow(state, "done", "end turn")
    assert not any("moat" in names(side.hand) for side in sides(state, 0, 1))
    follow(state, "end turn")  # player 1 has drawn a new hand
    assert any("moat" in names(side.hand) for side in sides(state, 0, 1))


def test_what_lacks_and_what_is_known_together_are_weighed() -> None:
    """One of {Gold, Estate} went under; the hand has played all plain Treasures, so it holds no Gold."""
    state = position(hands={0: "copper*2"}, decks={0: "copper*3 duchy*3"}, turn=buy_phase())
    side = state.sides[0]
    side.hand = bytes(cards("estate duchy"))
    side.shown = ()
    side.buried = bytes(cards("gold"))
    side.discard = bytes(cards("curse"))
    side.bunches = (Bunch(tuple(cards("gold estate")), 2, 1, (), 0),)
    side.lacks = NO_PLAIN_TREASURE
    # Gold must be the one under; Estate is in the hand with a Duchy, of which there are four to choose from.
    assert {listed(one.hand) for one in sides(state, 1, 0)} == {"duchy estate"}


@pytest.mark.parametrize("lacks", [0, NO_ACTION])
def test_each_way_is_as_likely_as_it_was(lacks: int) -> None:
    """Two hidden cards in hand and one on the deck hold a Market, or a Village: counted out by hand.

    Of the unknown cards (Village, Copper, Copper, Estate) two more are among the three. Without a lack the
    Village is in one of three places each time. With it, neither Market nor Village is in the hand.
    """
    state = position(
        hands={0: ""},
        decks={0: "market village copper"},
        setup=GameSetup(kingdom="market village"),
        turn=buy_phase(),
    )
    side = state.sides[0]
    side.hand = bytes(cards("copper estate"))
    side.tops = (1,)
    side.bunches = (Bunch(tuple(cards("market")), 2, 0, (2,), 0),)
    side.lacks = lacks
    found = Counter(f"{listed(one.hand)}, {id_of(one.deck[2])}" for one in sides(state, 1, 0, 6000))
    on_deck = sum(count for name, count in found.items() if name.endswith("market")) / 6000
    village = sum(count for name, count in found.items() if "village" in name.partition(",")[0]) / 6000
    if lacks:
        assert set(found) == {"copper copper, market", "copper estate, market"}
        assert found["copper estate, market"] / 6000 == pytest.approx(2 / 3, abs=0.03)
    else:
        assert on_deck == pytest.approx(1 / 3, abs=0.03)
        # the Market in hand: one other of four there; on the deck: two of four there
        assert village == pytest.approx(2 / 3 * 1 / 4 + 1 / 3 * 1 / 2, abs=0.03)


# -- a memory is never wrong -----------------------------------------------------------------------

SECRETS = [
    ["artisan", "harbinger", "sentry", "library", "bureaucrat", "militia", "cellar", "vassal", "moat", "throne_room"],
    ["chancellor", "spy", "militia", "bureaucrat", "library", "artisan", "harbinger", "adventurer", "moat", "thief"],
    ["vault", "mint", "watchtower", "rabble", "counting_house", "goons", "loan", "venture", "artisan", "harbinger"],
]


@pytest.mark.parametrize("kingdom", SECRETS, ids=["second", "first", "prosperity"])
def test_nothing_is_remembered_that_is_not_so(kingdom: list[str]) -> None:
    """The battery looks at every position, and at what is remembered in it."""
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
def test_a_false_memory_is_no_position(spoil: dict[str, object], words: str) -> None:
    snapshot = position().snapshot()
    held = snapshot["sides"]
    assert isinstance(held, list)
    assert isinstance(held[1], dict)
    memory = held[1]["memory"]
    assert isinstance(memory, dict)
    memory.update(spoil)  # type: ignore[arg-type]
    with pytest.raises(Exception, match=words):
        GAME.restore(snapshot)


def test_remembering_changes_no_fingerprint() -> None:
    state = position(hands={0: "artisan estate*2"}, decks={0: "gold*6"}, setup=GameSetup(kingdom="market"))
    follow(state, "play artisan", "gain market", "topdeck estate")
    other = state.clone()
    assert other.sides[0].bunches
    other.sides[0].bunches = ()
    other.sides[0].tops = ()
    assert other.digest() == state.digest()
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    assert false_memories(state.sides[0]) == []
    assert state.sample(SPECTATOR, Rng(1)).status() == []
