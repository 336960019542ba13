"""Tests of the set-up: piles, kingdoms, editions, first player, refused options (D-001 to D-011)."""

from __future__ import annotations

import pytest

from bastide.core import (
    EXACT,
    BastideError,
    InvalidOption,
    InvalidPlayers,
    InvalidSnapshot,
    JsonData,
    Options,
    Recorder,
    Rng,
    replay_record,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import (
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    LAST_BASIC_CARD,
    LAST_BASIC_TREASURE,
    PLATINUM,
    PROVINCE,
    SILVER,
)
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import CARDS, PLAYED
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.game import GAME, SetupPlan, check_kingdom_size
from bastide.games.dominion.rules.position_parser import format_cards
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.testing.conformance_checks import random_options


def new(players: int, seed: int = 0, **options: object) -> DominionState:
    state = GAME.new_state(players, options, seed)
    assert isinstance(state, DominionState)
    return state


def piles(state: DominionState) -> dict[str, int]:
    return {card_id(card): state.supply[card] for card in state.setup.piles}


def basics(state: DominionState) -> list[int]:
    names = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    return [piles(state)[name] for name in names]


def test_two_players() -> None:
    """D-001"""
    state = new(2, kingdom="first_game_2e")
    assert len(piles(state)) == 17
    assert basics(state) == [46, 40, 30, 8, 8, 8, 10]
    assert all(piles(state)[name] == 10 for name in RECOMMENDED_KINGDOMS["first_game_2e"])
    assert state.trash == ()
    for side in state.sides:
        assert format_cards(side.owned_cards()) == format_cards(
            [find_card("copper").number] * 7 + [find_card("estate").number] * 3
        )
        assert (len(side.hand), len(side.deck), len(side.discard) + len(side.buried)) == (5, 5, 0)


@pytest.mark.parametrize(
    ("players", "kingdom", "expected", "gardens"),
    [
        pytest.param(3, "size_distortion_2e", [39, 40, 30, 12, 12, 12, 20], 12, id="D-002"),
        pytest.param(4, "size_distortion_1e", [32, 40, 30, 12, 12, 12, 30], 12, id="D-003"),
        pytest.param(5, "first_game_1e", [85, 80, 60, 12, 12, 15, 40], None, id="D-004"),
        pytest.param(6, "size_distortion_2e", [78, 80, 60, 12, 12, 18, 50], 12, id="D-005"),
    ],
)
def test_pile_sizes(players: int, kingdom: str, expected: list[int], gardens: int | None) -> None:
    state = new(players, kingdom=kingdom)
    assert basics(state) == expected
    assert piles(state).get("gardens") == gardens
    others = [name for name in RECOMMENDED_KINGDOMS[kingdom] if name != "gardens"]
    assert all(piles(state)[name] == 10 for name in others)


@pytest.mark.parametrize(("players", "expected"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_view_tells_how_many_empty_piles_end_the_game(players: int, expected: int) -> None:
    view = new(players).view(0)
    assert (view["empties"], view["empties_to_end"]) == (0, expected)


def test_prosperity_only_with_trade_route() -> None:
    """D-006"""
    state = new(2, kingdom="friendly_interactive_p")
    assert len(piles(state)) == 19
    assert (piles(state)["platinum"], piles(state)["colony"]) == (12, 8)
    assert format_cards(list(state.pile_tokens)) == "colony duchy estate province"
    assert state.mat == 0
    assert [side.tokens for side in state.sides] == [0, 0]


def test_prosperity_with_six_players() -> None:
    """D-007"""
    state = new(6, kingdom="big_actions_p")
    assert len(piles(state)) == 19
    sizes = [piles(state)[name] for name in ("platinum", "colony", "province", "estate", "duchy", "curse")]
    assert sizes == [12, 12, 18, 12, 12, 50]
    assert state.pile_tokens == ()


def test_platinum_and_colony_option() -> None:
    """D-008"""
    without = new(4, kingdom="biggest_money_1e_p", platinum_colony="never")
    assert len(piles(without)) == 17
    assert "platinum" not in piles(without)
    assert "colony" not in piles(without)
    both = new(4, kingdom="biggest_money_1e_p", platinum_colony="always")
    assert len(piles(both)) == 19
    assert (piles(both)["platinum"], piles(both)["colony"]) == (12, 12)


def test_random_platinum_and_colony() -> None:
    """With five of ten Prosperity cards both piles are used in about half of the games, never only one of them."""
    used = 0
    for seed in range(400):
        table = piles(new(2, seed, kingdom="biggest_money_2e_p"))
        assert ("platinum" in table) == ("colony" in table)
        used += "colony" in table
    assert 150 < used < 250
    assert all("colony" in piles(new(2, seed, kingdom="beginners_p")) for seed in range(20))
    assert not any("colony" in piles(new(2, seed, kingdom="first_game_2e")) for seed in range(20))


def test_tokens_on_gardens() -> None:
    """D-009"""
    kingdom = ["trade_route", "gardens", "moat", "village", "smithy", "market", "mine", "remodel", "cellar", "militia"]
    state = new(3, kingdom=kingdom, platinum_colony="always")
    assert format_cards(list(state.pile_tokens)) == "colony duchy estate gardens province"
    assert state.mat == 0


def test_first_player_option() -> None:
    """D-010: player 1 has won the last game, so player 2 begins and player 1 is last."""
    state = new(4, first_player="2")
    order = []
    for _ in range(4):
        order.append(int(state.current))
        while state.current == order[-1]:
            player = state.next_player_to_act()
            state.apply(player, state.legal_actions(player)[0])
    assert order == [2, 3, 0, 1]
    assert [state.seat_metrics(player)["order"] for player in range(4)] == [2, 3, 0, 1]


def test_random_first_player_can_be_any_player() -> None:
    assert {int(new(3, seed, first_player="random").first) for seed in range(50)} == {0, 1, 2}
    assert {int(new(3, seed).first) for seed in range(50)} == {0}


@pytest.mark.parametrize("players", range(2, 7))
def test_starting_score(players: int) -> None:
    """D-011"""
    assert new(players).scores() == [3] * players


def test_every_recommended_kingdom_has_an_edition() -> None:
    for name, ten in RECOMMENDED_KINGDOMS.items():
        state = new(2, kingdom=name)
        assert [card_id(card) for card in state.setup.kingdom] == sorted(ten, key=lambda card: find_card(card).number)
        assert state.setup.edition == (1 if "1e" in name else 2)


def test_random_kingdom_comes_from_the_chosen_sets() -> None:
    """All cards of the sets occur, no others, and the edition follows from the sets."""
    for sets, edition, count in (
        [["base1"], 1, 25],
        [["base2"], 2, 26],
        [["prosperity"], 2, 25],
        [["base1", "base2"], 2, 32],
        [["base1", "base2", "prosperity"], 2, 57],
    ):
        assert isinstance(sets, list)
        seen: set[int] = set()
        for seed in range(120):
            state = new(2, seed, kingdom="random", sets=sets, mix_editions=True)
            assert len(set(state.setup.kingdom)) == 10
            assert state.setup.edition == edition
            seen.update(state.setup.kingdom)
        assert len(seen) == count
        assert all(set(CARDS[card].sets) & set(sets) for card in seen)


@pytest.mark.parametrize(
    ("sets", "edition", "plays", "count"),
    [
        (["base1", "base2"], "auto", 2, 26),
        (["base1", "base2"], "1", 1, 25),
        (["base1"], "2", 2, 19),
        (["base2"], "1", 1, 19),
        (["base1"], "auto", 1, 25),
        (["base1", "base2", "prosperity"], "auto", 2, 51),
        (["prosperity"], "1", 1, 25),
    ],
)
def test_random_kingdom_does_not_mix_editions(sets: list[str], edition: str, plays: int, count: int) -> None:
    seen: set[int] = set()
    for seed in range(150):
        state = new(2, seed, kingdom="random", sets=sets, edition=edition)
        assert state.setup.edition == plays
        assert len(set(state.setup.kingdom)) == 10
        seen.update(state.setup.kingdom)
    assert len(seen) == count
    other = {1: "base2", 2: "base1"}[plays]
    assert not any(CARDS[card].sets == [other] for card in seen)


def options_with_small_set(patch: pytest.MonkeyPatch, size: int) -> Options:
    """Return options for a random kingdom from a set that has some of the Prosperity cards."""
    for card in [card for card in CARDS if card.sets == ["prosperity"]][:size]:
        patch.setattr(card, "sets", ["prosperity", "small"])
    return {**GAME.check_options(2, {"kingdom": "random"}), "sets": ["small"]}


def test_set_with_exactly_ten_kingdom_cards_can_be_chosen_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    options = options_with_small_set(monkeypatch, 10)
    check_kingdom_size(options)
    kingdom = SetupPlan(2, {}, options).resolve_options(5)["kingdom"]
    assert isinstance(kingdom, list)
    assert len(set(kingdom)) == 10


def test_sets_with_fewer_than_ten_kingdom_cards_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    options = options_with_small_set(monkeypatch, 9)
    with pytest.raises(
        InvalidOption, match=r"needs 10 cards, and these sets have 9 .*: small; choose more sets"
    ) as caught:
        check_kingdom_size(options)
    assert caught.value.code == "few-kingdom-cards"
    assert caught.value.details == {"option": "sets", "sets": "small", "count": 9, "needed": 10}
    check_kingdom_size({**options, "sets": ["small", "base2"]})
    check_kingdom_size({**options, "kingdom": "first_game_2e"})


def test_kingdom_with_some_named_cards_is_filled_up_from_the_sets() -> None:
    kingdoms = set()
    for seed in range(30):
        kingdom = new(2, seed, kingdom=["chapel", "goons"], sets=["prosperity"]).setup.kingdom
        assert len(set(kingdom)) == 10
        names = {card_id(card) for card in kingdom}
        assert {"chapel", "goons"} <= names
        assert all("prosperity" in find_card(name).sets for name in names - {"chapel"})
        kingdoms.add(tuple(kingdom))
    assert len(kingdoms) > 25


def test_record_of_a_filled_kingdom_names_all_ten_cards() -> None:
    recorder = Recorder(GAME, 2, {"kingdom": ["chapel"]}, seed=3)
    text = recorder.to_record().options["kingdom"]
    assert len(text.split(",")) == 10
    assert "chapel" in text
    assert replay_record(recorder.to_record(), GAME).verdict == EXACT


@pytest.mark.parametrize(
    ("options", "problem"),
    [({"kingdom": []}, "needs 1 to 10 values"), ({"kingdom": ["spy"]}, "spy is only in edition 1")],
)
def test_named_cards_must_fit(options: Options, problem: str) -> None:
    with pytest.raises(InvalidOption, match=problem):
        GAME.new_state(2, options)
    assert find_card("spy").number in new(2, kingdom=["spy"], edition="1").setup.kingdom


def test_small_set_is_refused_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for card in [card for card in CARDS if card.sets == ["prosperity"]][9:]:
        monkeypatch.setattr(card, "sets", ["nowhere"])
    GAME.last_plan = None
    with pytest.raises(InvalidOption, match="choose more sets"):
        GAME.check_options(2, {"kingdom": "random", "sets": ["prosperity"]})


def test_resolved_options_describe_the_game() -> None:
    options = GAME.check_options(3, {"kingdom": "kings_army_1e_p", "first_player": "random"})
    played = GAME.resolve_options(3, options, 5)
    assert played["edition"] == "1"
    assert sorted(played["kingdom"]) == sorted(RECOMMENDED_KINGDOMS["kings_army_1e_p"])  # type: ignore[arg-type]
    assert {str(GAME.resolve_options(3, options, seed)["platinum_colony"]) for seed in range(30)} == {"always", "never"}
    assert {str(GAME.resolve_options(3, options, seed)["first_player"]) for seed in range(30)} == {"0", "1", "2"}
    drawn = GAME.resolve_options(2, GAME.check_options(2, {"kingdom": "random"}), 5)
    assert isinstance(drawn["kingdom"], list)
    assert [card_id(card) for card in new(2, 5, kingdom="random").setup.kingdom] == drawn["kingdom"]
    assert (drawn["platinum_colony"], drawn["first_player"]) == ("never", "0")


@pytest.mark.parametrize("part", range(4))
def test_resolved_options_give_the_same_game(part: int) -> None:
    rng = Rng(part)
    for _ in range(60):
        players = 2 + int(rng.below(5))
        options = random_options(GAME, players, rng)
        if rng.below(2):
            options["kingdom"] = "random" if rng.below(2) else "good_life_2e_p"
            options["edition"] = "auto"
            options = random_options(GAME, players, rng, {name: options[name] for name in ("kingdom", "edition")})
        seed = int(rng.next32())
        dealt = GAME.deal(players, options, seed)
        played = GAME.resolve_options(players, options, seed)
        assert GAME.check_options(players, played) == played
        assert GAME.resolve_options(players, played, seed) == played
        assert GAME.setup(players, played, Rng(seed)).snapshot() == dealt.snapshot()
        assert GAME.new_state(players, played, seed).snapshot() == dealt.snapshot()
        assert GAME.new_state(players, options, seed).snapshot() == dealt.snapshot()


def test_cached_options_cannot_be_changed_from_outside() -> None:
    """The cached set-up plan does not share lists with the caller."""
    kingdom = list(TEN_KINGDOM_CARDS)
    given: dict[str, object] = {"kingdom": kingdom, "sets": ["base2"]}
    first = GAME.check_options(2, given)
    before = GAME.new_state(2, given, 1).digest()
    for changed in (first, GAME.resolve_options(2, first, 1)):
        assert isinstance(changed["kingdom"], list)
        changed["kingdom"][0] = "witch"
        changed["platinum_colony"] = "always"
        assert GAME.new_state(2, given, 1).digest() == before
    kingdom[0] = "chapel"
    assert GAME.check_options(2, given)["kingdom"] == kingdom
    assert find_card("chapel").number in new(2, 1, **given).setup.kingdom


TEN_KINGDOM_CARDS = [
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "workshop",
]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"kingdom": [*TEN_KINGDOM_CARDS, "chapel"]}, "needs 1 to 10 values, not 11"),
        ({"kingdom": [*TEN_KINGDOM_CARDS[:9], "cellar"]}, "lists cellar twice"),
        ({"kingdom": [*TEN_KINGDOM_CARDS[:9], "smity"]}, "did you mean 'smithy'"),
        ({"kingdom": [*TEN_KINGDOM_CARDS[:9], "gold"]}, "'gold'"),
        ({"kingdom": "first_game"}, "did you mean 'first_game_"),
        ({"kingdom": [*TEN_KINGDOM_CARDS[:9], "woodcutter"]}, "woodcutter is only in edition 1.*choose edition=1"),
        ({"kingdom": TEN_KINGDOM_CARDS, "edition": "1"}, "merchant is only in edition 2"),
        ({"kingdom": "first_game_1e", "edition": "2"}, "woodcutter is only in edition 1"),
        ({"edition": "3"}, "available: auto, 1, 2"),
        ({"first_player": "2"}, "player 2 can't start; players are numbered 0 to 1"),
        ({"platinum_colony": "yes"}, "available: always, never, random"),
        ({"sets": []}, r"needs 1 to \d+ values"),
        ({"colour": "red"}, "unknown option 'colour'"),
    ],
)
def test_invalid_options_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidOption, match=words):
        GAME.new_state(2, options)


@pytest.mark.parametrize(("given", "edition"), [({"edition": "1"}, 1), ({"edition": 1}, 1), ({"edition": "2"}, 2)])
def test_default_kingdom_follows_the_edition(given: dict[str, object], edition: int) -> None:
    options = GAME.check_options(2, given)
    assert options["kingdom"] == f"first_game_{edition}e"
    assert GAME.check_options(2, {**given, "kingdom": "random"})["sets"] == [f"base{edition}"]
    for seed in range(5):
        assert new(2, seed, kingdom="random", edition=str(edition)).setup.edition == edition


def test_table_with_only_sets_draws_its_kingdom_from_them() -> None:
    assert GAME.check_options(2, {"sets": "prosperity"})["kingdom"] == "random"
    assert all("prosperity" in CARDS[card].sets for card in new(2, 4, sets=["prosperity"]).setup.kingdom)


def test_editions_can_be_mixed() -> None:
    kingdom = [*TEN_KINGDOM_CARDS[:9], "woodcutter"]
    first = new(2, kingdom=kingdom, mix_editions=True, edition="1")
    assert piles(first)["woodcutter"] == piles(first)["merchant"] == 10
    assert first.setup.edition == 1
    assert new(2, kingdom=kingdom, mix_editions=True).setup.edition == 2


@pytest.mark.parametrize("players", [0, 7, -1])
def test_invalid_player_counts_are_refused(players: int) -> None:
    with pytest.raises(InvalidPlayers, match="2 to 6 players"):
        GAME.new_state(players)


def test_refused_options_are_not_cached() -> None:
    """The set-up plan of refused options must not be cached."""
    good = GAME.new_state(2, {}, 3).digest()
    with pytest.raises(BastideError):
        GAME.new_state(2, {"kingdom": [*TEN_KINGDOM_CARDS, "chapel"]})
    assert GAME.new_state(2, {}, 3).digest() == good


def test_single_player_uses_piles_for_two() -> None:
    state = new(1)
    assert basics(state) == [46, 40, 30, 8, 8, 8, 10]
    assert state.setup.card_totals[find_card("copper").number] == 53


def test_list_of_cards() -> None:
    facts = {str(card["id"]): card for card in GAME.list_components("cards")}
    assert list(facts) == [card.id for card in CARDS]
    counts = {
        name: sum(name in card.sets and card.is_kingdom for card in CARDS) for name in ("base1", "base2", "prosperity")
    }
    assert counts == {"base1": 25, "base2": 26, "prosperity": 25}
    assert facts["militia"] == {
        "id": "militia",
        "number": 18,
        "cost": 4,
        "coins": 0,
        "points": 0,
        "point_per_cards": 0,
        "types": ["action", "attack"],
        "sets": ["base1", "base2"],
    }
    assert facts["colony"]["sets"] == ["basic", "prosperity"]
    assert GAME.list_components("tiles") == []


def test_card_numbers_the_rules_rely_on() -> None:
    """Basic Treasures have the first numbers, and no basic card is an Action."""
    plain = [card for card in CARDS if card.coins and card.trigger_bits == 1 << PLAYED and not card.discount]
    assert [card.number for card in plain if len(CARD_EFFECTS[PLAYED][card.number].effects) == 1] == list(
        range(LAST_BASIC_TREASURE + 1)
    )
    assert [card.number for card in CARDS if not card.is_kingdom] == list(range(LAST_BASIC_CARD + 1))
    assert not any("action" in card.type_names() for card in CARDS[: LAST_BASIC_CARD + 1])
    assert [find_card(name).number for name in BASIC_NAMES] == BASIC_NUMBERS


BASIC_NAMES = ["copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse"]
BASIC_NUMBERS = [COPPER, SILVER, GOLD, PLATINUM, ESTATE, DUCHY, PROVINCE, COLONY, CURSE]


PENDING_FRAME: dict[str, JsonData] = {
    "effect": "cellar.played.discard",
    "player": 0,
    "step": 0,
    "subject": "cellar",
    "amount": 1000,
    "items": [],
}


@pytest.mark.parametrize(
    "spoil",
    [
        {"players": 7},
        {"phase": "lunch"},
        {"supply": {"copper": 46}},
        {"supply": 5},
        {"sides": []},
        {"rng": "xyz"},
        {"actor": -1},
        {"empties": 2},
        {"trash": ["copper"]},
        {"trash": ["no_such_card"]},
        {"stack": [{**PENDING_FRAME, "effect": "cellar.played.dance"}]},
        {"stack": [{**PENDING_FRAME, "player": 9}]},
        {"stack": [{**PENDING_FRAME, "subject": "no_such_card"}]},
        {"stack": [["cellar.played.discard", 0, 0, "cellar", 1, []]]},
        {"setup": {"edition": 3, "kingdom": [], "colony": False, "box": {}}},
        {"mat": 1},
        {"current": 5},
    ],
)
def test_inconsistent_snapshots_are_refused(spoil: dict[str, JsonData]) -> None:
    snapshot = new(2).snapshot()
    assert GAME.restore(snapshot).digest() == new(2).digest()
    with pytest.raises(BastideError, match=r"not a valid dominion position|32 hexadecimal|2 to 6 players"):
        GAME.restore({**snapshot, **spoil})


def test_incomplete_snapshot_is_refused() -> None:
    snapshot = new(2).snapshot()
    for key in snapshot:
        with pytest.raises(InvalidSnapshot):
            GAME.restore({name: value for name, value in snapshot.items() if name != key})


@pytest.mark.parametrize(
    ("player", "moved", "also", "told"),
    [
        (0, "buried", {}, "the discard pile of player 0 shows no top card"),
        (0, "aside", {}, "player 0 has cards set aside or pending although no effect is pending"),
        (0, "pending", {}, "player 0 has cards set aside or pending although no effect is pending"),
        (1, "play", {}, "player 1 has cards in play out of turn"),
        (0, "", {"tops": [0] * 6}, "more cards are known on the deck of player 0 than it has"),
        (1, "", {"shown": ["province"]}, "player 1 is known to hold province, but does not"),
        (0, "", {"tokens": -1}, "player 0 has a negative count"),
        (0, "", {"turns": -1}, "player 0 has a negative count"),
    ],
)
def test_snapshot_with_cards_in_wrong_zones_is_refused(
    player: int, moved: str, also: dict[str, JsonData], told: str
) -> None:
    """The card totals are right, but a card is in a zone that must be empty now."""
    snapshot = new(2).snapshot()
    sides = snapshot["sides"]
    assert isinstance(sides, list)
    side = sides[player]
    assert isinstance(side, dict)
    hand = side["hand"]
    assert isinstance(hand, list)
    side |= also
    if moved:
        side |= {"hand": hand[1:], moved: hand[:1]}
    with pytest.raises(InvalidSnapshot, match=told):
        GAME.restore(snapshot)
