"""The pick command: several picks for one decision are one command, one entry and one step to take back."""

from __future__ import annotations

import pytest
from table_harness import ME, OPEN, TableHarness, make_dominion_table_with_card, raises_refusal

from bastide.tables.log import ActionsPlayed


def ann_hand(desk: TableHarness) -> list[str]:
    view = desk.build_message("Ann").view
    assert view is not None
    return list(view["sides"][0]["hand"])  # type: ignore[index]


def current_decision(desk: TableHarness) -> str:
    """Return kind and source of Ann's current decision."""
    decision = desk.build_message("Ann").decision
    return "" if decision is None else f"{decision.kind} {decision.source}"


def test_cellar_picks_are_one_entry() -> None:
    desk = make_dominion_table_with_card("cellar")
    desk.act("Ann", "play cellar")
    question = current_decision(desk)
    assert question.endswith("cellar")
    before, cards = desk.table.seq, ann_hand(desk)
    picks = [f"discard {card}" for card in sorted(cards)[:3]]
    desk.pick("Ann", *picks)
    assert desk.table.seq == before + 1
    entry = desk.log[-1]
    assert isinstance(entry.data, ActionsPlayed)
    assert entry.data.said == [*picks, "done"]
    assert current_decision(desk) != question
    assert len(ann_hand(desk)) == len(cards)
    (news,) = desk.build_message("Ben", since=before).happened
    assert "draw" in [event["kind"] for event in news.events], "one entry for all picks"


def test_empty_pick_ends_the_decision() -> None:
    desk = make_dominion_table_with_card("cellar")
    desk.act("Ann", "play cellar")
    cards = ann_hand(desk)
    desk.pick("Ann")
    assert isinstance(desk.log[-1].data, ActionsPlayed)
    assert desk.log[-1].data.said == ["done"]
    assert ann_hand(desk) == cards


def test_empty_pick_is_refused_where_a_pick_is_mandatory() -> None:
    desk = TableHarness("dominion", options={"kingdom": "first_game_2e"})
    seq = desk.table.seq
    with raises_refusal("not-understood"):
        desk.pick("Ann")
    assert desk.table.seq == seq


def test_illegal_first_pick_is_refused_and_later_one_stops() -> None:
    desk = make_dominion_table_with_card("cellar")
    desk.act("Ann", "play cellar")
    question, seq = current_decision(desk), desk.table.seq
    with raises_refusal("not-understood"):
        desk.pick("Ann", "discard colony")
    assert desk.table.seq == seq
    card = ann_hand(desk)[0]
    desk.pick("Ann", f"discard {card}", "discard colony", "done")
    assert isinstance(desk.log[-1].data, ActionsPlayed)
    assert desk.log[-1].data.said == [f"discard {card}"]
    assert current_decision(desk) == question, "legal picks stay, and the decision is still open"


def test_automatic_end_needs_no_done() -> None:
    """Militia discards two of five cards; the last pick ends the decision without "done"."""
    desk = make_dominion_table_with_card("militia")
    desk.act("Ann", "play militia")
    assert desk.table.waiting_for() == [1]
    legal = desk.list_legal_actions("Ben")
    view = desk.build_message("Ben").view
    assert view is not None
    cards = list(view["sides"][1]["hand"])  # type: ignore[index]
    desk.pick("Ben", *[f"discard {card}" for card in cards])
    entry = desk.log[-1]
    assert isinstance(entry.data, ActionsPlayed)
    assert len(entry.data.said) <= len(cards) - 3
    assert set(entry.data.said) <= set(legal) | {f"discard {card}" for card in cards}
    assert desk.table.waiting_for() == [0]


def test_picks_are_taken_back_together() -> None:
    desk = make_dominion_table_with_card("cellar")
    desk.act("Ann", "play cellar")
    before = desk.state.digest()
    card = ann_hand(desk)[0]
    desk.pick("Ann", f"discard {card}", "discard colony")
    desk.take_back("Ann")
    assert desk.state.digest() == before


def test_simultaneous_decision_takes_one_pick() -> None:
    desk = TableHarness("seven_wonders", seats=(ME, OPEN, OPEN))
    first, second = desk.list_legal_actions("Ann")[:2]
    with raises_refusal("one-choice"):
        desk.pick("Ann", first, second)
    with raises_refusal("one-choice"):
        desk.pick("Ann")
    desk.pick("Ann", first)
    assert desk.table.pending_choices.keys() == {0}


def test_only_the_asked_player_may_pick() -> None:
    desk = TableHarness("dominion")
    with raises_refusal("not-to-move"):
        desk.pick("Ben", "end turn")
    with raises_refusal("not-seated"):
        desk.pick("Cleo", "end turn")


@pytest.mark.parametrize("game", ["magpie", "carcassonne"])
def test_single_answer_works_as_pick(game: str) -> None:
    desk = TableHarness(game)
    said = desk.list_legal_actions("Ann")[0]
    desk.pick("Ann", said)
    assert isinstance(desk.log[-1].data, ActionsPlayed)
    assert desk.log[-1].data.said == [said]
