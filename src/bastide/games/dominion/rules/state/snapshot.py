"""Snapshots: a state as JSON data, and back. Cards and effects are stored by name, because numbers may change."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.plain import Plain, whole, word
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.layout import id_of, ids_of, number, numbers_of
from bastide.games.dominion.rules.effects.effects import EFFECT_NUMBERS, EFFECTS
from bastide.games.dominion.rules.effects.frames import Frame
from bastide.games.dominion.rules.state.zones import Side
from bastide.games.dominion.rules.turn.turn import PHASE_IDS, Turn


def snapshot_of(state: Turn) -> dict[str, Plain]:
    """Return a state as JSON data."""
    sides: list[Plain] = []
    for side in state.sides:
        sides.append(side.snapshot())
    supply: dict[str, Plain] = {}
    for card in state.setup.piles:
        supply[id_of(card)] = state.supply[card]
    stack: list[Plain] = []
    for frame in state.stack:
        stack.append(frame_snapshot(frame))
    return {
        "players": state.players,
        "rng": state.rng.snapshot(),
        "setup": state.setup.snapshot(),
        "sides": sides,
        "supply": supply,
        "trash": ids_of(list(state.trash)),
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
        "banned": ids_of(list(state.banned)),
        "bonus_card": id_of(int(state.bonus_card)) if state.bonus_card >= 0 else None,
        "bonus": state.bonus,
        "pile_tokens": ids_of(list(state.pile_tokens)),
        "mat": state.mat,
    }


def lasting_of(state: Turn) -> dict[str, Plain]:
    """Return the snapshot without the players' knowledge."""
    data = snapshot_of(state)
    sides: list[Plain] = []
    for side in state.sides:
        sides.append(side.lasting())
    data["sides"] = sides
    return data


def frame_snapshot(frame: Frame) -> dict[str, Plain]:
    return {
        "effect": EFFECTS[frame.effect].name,
        "player": frame.player,
        "step": frame.step,
        "subject": id_of(int(frame.subject)),
        "amount": frame.amount,
        "items": ids_of(frame.items),
    }


def restore_frame(data: Plain) -> Frame:
    if not isinstance(data, dict):
        raise TypeError(f"expected a frame of an effect, not {data!r}")
    return Frame(
        EFFECT_NUMBERS[word(data["effect"])],
        whole(data["player"]),
        whole(data["step"]),
        number(word(data["subject"])),
        whole(data["amount"]),
        bytes(numbers_of(data["items"])),
    )


def restore_into(state: Turn, snapshot: Mapping[str, Plain]) -> None:
    """Restore a snapshot into a state that already has its set-up and random generator."""
    sides, supply, stack = snapshot["sides"], snapshot["supply"], snapshot["stack"]
    if not isinstance(sides, list) or not isinstance(supply, dict) or not isinstance(stack, list):
        raise TypeError("sides and stack must be lists, supply must be a dict of counts by card")
    state.sides = [Side.restore(side) for side in sides]
    state.supply = [-1] * len(CARDS)
    for name, count in supply.items():
        state.supply[number(name)] = whole(count)
    state.stack = [restore_frame(frame) for frame in stack]
    state.trash = tuple(numbers_of(snapshot["trash"]))
    state.banned = tuple(numbers_of(snapshot["banned"]))
    state.pile_tokens = tuple(numbers_of(snapshot["pile_tokens"]))
    state.first = whole(snapshot["first"])
    state.current = whole(snapshot["current"])
    state.phase = PHASE_IDS.index(word(snapshot["phase"]))
    state.actions = whole(snapshot["actions"])
    state.buys = whole(snapshot["buys"])
    state.coins = whole(snapshot["coins"])
    state.actor = whole(snapshot["actor"])
    state.immune = whole(snapshot["immune"])
    state.empties = whole(snapshot["empties"])
    bonus_card = snapshot["bonus_card"]
    state.bonus_card = -1 if bonus_card is None else number(word(bonus_card))
    state.bonus = whole(snapshot["bonus"])
    state.mat = whole(snapshot["mat"])
