"""Every card and every board side, built and compared with its print."""

from __future__ import annotations

from typing import Any

import pytest

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.effects import produces as produce
from bastide.games.seven_wonders.rules.city.resources import RESOURCE_LETTERS, Cost
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.position_parser import (
    A,
    B,
    C,
    D,
    PositionBuilder,
    built_cards,
    coins_of,
    list_constructions,
    offered_payments,
    play_choices,
    points_by_category,
)
from bastide.games.seven_wonders.rules.state.packed_hand import pack_hand
from bastide.games.seven_wonders.rules.turn.payment_options import list_payments
from reference_engines.seven_wonders.city import amount
from reference_engines.seven_wonders.lockstep_adapter import parse_city
from reference_engines.seven_wonders.printed_boards import STAGES
from reference_engines.seven_wonders.printed_cards import CARDS as PRINTED
from reference_engines.seven_wonders.printed_cards import Card as PrintedCard
from reference_engines.seven_wonders.scoring import score_sheet

#: A card that costs one unit of each resource.
NEEDS_ONE = {
    "W": "stockade",
    "S": "baths",
    "O": "barracks",
    "C": "guard-tower",
    "G": "workshop",
    "P": "scriptorium",
    "T": "apothecary",
}
AROUND = "lumber-yard clay-pit loom-1 press-1 glassworks-1 altar tavern marketplace stockade barracks apothecary school"


def scene_for(card: PrintedCard, makes: str) -> PositionBuilder:
    """Return a position where A holds the card and produces ``makes``; the neighbours have every colour."""
    scene = PositionBuilder(players=7, age=card.age).set_city(
        A, "gizah night", stages=2, built="excavation stables", makes=makes
    )
    scene.cities[A].makes_raw = scene.cities[A].sells_raw = 0  # without the board's own stone
    for symbol in makes.split():
        produce(symbol).apply_to_city(scene.cities[A])
    scene.set_city(B, "rhodos day", stages=1, built=AROUND).set_city(6, "babylon night", stages=2, built=AROUND)
    for seat in (B, 6):  # nothing to buy
        city = scene.cities[seat]
        city.sells_raw = city.sells_goods = 0
    return scene.set_hand(A, card.id)


@pytest.mark.parametrize("card", list(PRINTED.values()), ids=lambda card: card.id)
def test_card_cost_and_effects_match_print(card: PrintedCard) -> None:
    resources = "" if card.cost.isdigit() else card.cost
    scene = scene_for(card, " ".join(resources))
    if card.name in ("excavation", "stables"):
        scene.set_city(A, "gizah night", stages=2, makes=" ".join(resources))
    price = int(card.cost) if card.cost.isdigit() else 0
    scene.cities[A].coins = price
    state = scene.build_state()
    assert offered_payments(state, A, f"build {card.id}") == [(0, 0)]
    before = sum(points_by_category(state, A).values())
    shields = state.cities[A].shields
    play_choices(state, {A: f"build {card.id}"})
    assert built_cards(state, A)[-1] == card.id
    snapshot: dict[str, Any] = dict(state.snapshot())
    cities = [parse_city(city) for city in snapshot["cities"]]
    assert points_by_category(state, A) == score_sheet(cities, A)
    assert coins_of(state, A) == sum(amount(effect, "coins", cities, A) for effect in card.effects)
    for effect in card.effects:
        kind, *words = effect.split()
        if kind == "shields":
            assert state.cities[A].shields == shields + int(words[0])
        if kind == "points" and len(words) == 1:
            assert sum(points_by_category(state, A).values()) == before + int(words[0])
    assert state.players_to_act() == [seat for seat in range(7) if state.hands[seat]]
    assert state.digging == []


@pytest.mark.parametrize(
    "card", [card for card in PRINTED.values() if card.cost], ids=lambda card: f"{card.id} {card.cost}"
)
def test_card_needs_every_unit_and_coin(card: PrintedCard) -> None:
    if card.cost.isdigit():
        state = scene_for(card, "").build_state()
        state.cities[A].coins = int(card.cost) - 1
        assert list_constructions(state, A) == []
        return
    for missing in set(card.cost):
        rest = card.cost.replace(missing, "", 1)
        scene = scene_for(card, " ".join(rest))
        scene.cities[A].coins = 20
        scene.cities[A].makes_raw = scene.cities[A].makes_goods = 0
        for symbol in rest:
            produce(symbol).apply_to_city(scene.cities[A])
        assert card.id not in list_constructions(scene.build_state(), A), missing


@pytest.mark.parametrize("card", [card for card in PRINTED.values() if card.after], ids=lambda card: card.id)
def test_only_chain_predecessors_make_card_free(card: PrintedCard) -> None:
    for other in PRINTED.values():
        if other.age < card.age:
            scene = PositionBuilder(players=7, age=card.age).set_city(A, built=other.id).set_hand(A, card.id)
            scene.cities[A].makes_raw = scene.cities[A].makes_goods = 0
            assert (card.id in list_constructions(scene.build_state(), A)) == (other.id in card.after), other.id


@pytest.mark.parametrize(
    "card",
    [card for card in PRINTED.values() if card.effects[0].startswith("makes")],
    ids=lambda card: card.id,
)
def test_production_pays_exactly_its_resources(card: PrintedCard) -> None:
    """For its owner, and for the neighbours if the card is brown or grey."""
    made = card.effects[0].split()[1]
    tradable = card.colour in ("brown", "grey")
    for letter in RESOURCE_LETTERS:
        need = NEEDS_ONE[letter]
        scene = (
            PositionBuilder(players=7)
            .set_city(A, built=card.id)
            .set_city(B, coins=2)
            .set_hand(A, need)
            .set_hand(B, need)
        )
        state = scene.build_state()
        assert list_constructions(state, A) == ([need] if letter in made else [])
        assert offered_payments(state, B, f"build {need}") == ([(0, 2)] if letter in made and tradable else [])
        units = 1 if "/" in made and letter in made else made.count(letter)
        city, nobody = state.cities[A], PositionBuilder().set_city(C).cities[C]
        for wanted in range(1, 4):
            covered = list_payments(city, nobody, nobody, Cost(letter * wanted)) == [0]
            assert covered == (wanted <= units)


@pytest.mark.parametrize("key", list(STAGES), ids=" ".join)
def test_board_side_stages_cost_exactly_their_print(key: tuple[str, str]) -> None:
    """Stage after stage, each for exactly its cost. Afterwards nothing is left to build."""
    board, side = key
    stages = STAGES[key]
    expected_points = expected_shields = 0
    for number, stage in enumerate(stages):
        for short in (True, False):
            scene = (
                PositionBuilder(turn=2)
                .set_city(A, f"{board} {side}", stages=number)
                .set_hand(A, "altar well")
                .add_to_discard("tavern")
            )
            city = scene.cities[A]
            city.makes_raw = city.makes_goods = 0
            for symbol in stage.cost[1:] if short else stage.cost:
                produce(symbol).apply_to_city(city)
            state = scene.build_state()
            assert offered_payments(state, A, "stage with altar") == ([] if short else [(0, 0)])
        play_choices(state, {A: "stage with altar"})
        assert state.cities[A].stages == number + 1
        digs = "dig up" in stage.effects
        assert (state.players_to_act() == [A]) == digs
        if digs:
            state.apply(A, state.parse_action(A, "dig up nothing"))
        assert state.turn == 3
        assert state.players_to_act() == [A, B, C, D]
        gained = 0
        for effect in stage.effects:
            kind, *words = effect.split()
            expected_points += int(words[0]) if kind == "points" else 0
            expected_shields += int(words[0]) if kind == "shields" else 0
            gained += int(words[0]) if kind == "coins" else 0
        assert coins_of(state, A) == gained
        assert points_by_category(state, A)["wonder"] == expected_points
        assert state.cities[A].shields == expected_shields
    if not state.hands[A]:
        state.cities[A].hand = pack_hand([0])
    assert offered_payments(state, A, f"stage with {CARDS[state.hands[A][0]].id}") == []
    free = sum("science any" in stage.effects for stage in stages)
    assert points_by_category(state, A)["science"] == free**2


def test_component_lists_hold_everything_printed() -> None:
    cards = GAME.list_components("cards")
    assert [card["id"] for card in cards] == list(PRINTED)
    assert cards[0] == {
        "id": "lumber-yard",
        "name": "lumber-yard",
        "age": 1,
        "colour": "brown",
        "copies": [3, 4],
        "cost": {"coins": 0, "resources": {}},
        "effects": [{"effect": "produce", "symbols": [["wood"]], "tradable": True}],
        "chain": {"needs": None, "gives": []},
    }
    haven = next(card for card in cards if card["id"] == "haven")
    assert haven["effects"] == [
        {"effect": "coins", "amount": 1, "per": ["brown"], "of": ["own"]},
        {"effect": "points", "amount": 1, "per": ["brown"], "of": ["own"]},
    ]
    assert haven["chain"] == {"needs": "barrel", "gives": []}
    boards = GAME.list_components("boards")
    assert [board["id"] for board in boards] == [board for board, side in STAGES if side == "day"]
    assert all(len(str(effect)) > 10 for card in cards for effect in (card["effects"],))
    assert GAME.list_components("tiles") == []
