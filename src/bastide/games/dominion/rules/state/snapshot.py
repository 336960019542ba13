"""Snapshots: a state as JSON data, and back. Cards and effects are stored by name, because numbers may change."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_id, card_ids, card_number, parse_card_ids
from bastide.games.dominion.rules.effects.effect_base import EFFECT_NUMBERS, EFFECTS
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.state.player_card_zones import PlayerSide
from bastide.games.dominion.rules.turn.turn_phases import PHASE_IDS, TurnPhases


def make_snapshot(state: TurnPhases) -> dict[str, JsonData]:
    """Return a state as JSON data."""
    sides: list[JsonData] = []
    for side in state.sides:
        sides.append(side.snapshot())
    supply: dict[str, JsonData] = {}
    for card in state.setup.piles:
        supply[card_id(card)] = state.supply[card]
    stack: list[JsonData] = []
    for frame in state.stack:
        stack.append(make_frame_snapshot(frame))
    return {
        "players": state.players,
        "rng": state.rng.snapshot(),
        "setup": state.setup.snapshot(),
        "sides": sides,
        "supply": supply,
        "trash": card_ids(list(state.trash)),
        "stack": stack,
        "first": state.first,
        "current": state.current,
        "phase": PHASE_IDS[state.phase],
        "actions": state.actions,
        "buys": state.buys,
        "coins": state.coins,
        "actor": state.actor,
        "immune": state.immune,
        "empties": state.empties,
        "banned": card_ids(list(state.banned)),
        "bonus_card": card_id(int(state.bonus_card)) if state.bonus_card >= 0 else None,
        "bonus": state.bonus,
        "pile_tokens": card_ids(list(state.pile_tokens)),
        "mat": state.mat,
    }


def make_snapshot_without_knowledge(state: TurnPhases) -> dict[str, JsonData]:
    """Return the snapshot without the players' knowledge."""
    data = make_snapshot(state)
    sides: list[JsonData] = []
    for side in state.sides:
        sides.append(side.snapshot_without_knowledge())
    data["sides"] = sides
    return data


def make_frame_snapshot(frame: Frame) -> dict[str, JsonData]:
    return {
        "effect": EFFECTS[frame.effect].name,
        "player": frame.player,
        "step": frame.step,
        "subject": card_id(int(frame.subject)),
        "amount": frame.amount,
        "items": card_ids(frame.items),
    }


def restore_frame(data: JsonData) -> Frame:
    if not isinstance(data, dict):
        raise TypeError(f"expected a frame of an effect, not {data!r}")
    return Frame(
        EFFECT_NUMBERS[expect_str(data["effect"])],
        expect_int(data["player"]),
        expect_int(data["step"]),
        card_number(expect_str(data["subject"])),
        expect_int(data["amount"]),
        bytes(parse_card_ids(data["items"])),
    )


def restore_snapshot(state: TurnPhases, snapshot: Mapping[str, JsonData]) -> None:
    """Restore a snapshot into a state that already has its set-up and random generator."""
    sides, supply, stack = snapshot["sides"], snapshot["supply"], snapshot["stack"]
    if not isinstance(sides, list) or not isinstance(supply, dict) or not isinstance(stack, list):
        raise TypeError("sides and stack must be lists, supply must be a dict of counts by card")
    state.sides = [PlayerSide.restore(side) for side in sides]
    state.supply = [-1] * len(CARDS)
    for name, count in supply.items():
        state.supply[card_number(name)] = expect_int(count)
    state.stack = [restore_frame(frame) for frame in stack]
    state.trash = tuple(parse_card_ids(snapshot["trash"]))
    state.banned = tuple(parse_card_ids(snapshot["banned"]))
    state.pile_tokens = tuple(parse_card_ids(snapshot["pile_tokens"]))
    state.first = expect_int(snapshot["first"])
    state.current = expect_int(snapshot["current"])
    state.phase = PHASE_IDS.index(expect_str(snapshot["phase"]))
    state.actions = expect_int(snapshot["actions"])
    state.buys = expect_int(snapshot["buys"])
    state.coins = expect_int(snapshot["coins"])
    state.actor = expect_int(snapshot["actor"])
    state.immune = expect_int(snapshot["immune"])
    state.empties = expect_int(snapshot["empties"])
    bonus_card = snapshot["bonus_card"]
    state.bonus_card = -1 if bonus_card is None else card_number(expect_str(bonus_card))
    state.bonus = expect_int(snapshot["bonus"])
    state.mat = expect_int(snapshot["mat"])
