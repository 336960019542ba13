"""One trip for a choice: several picks for one question are one command, one entry and one step to take back."""

from __future__ import annotations

import pytest
from table_desk import ME, OPEN, Desk, refused, with_card

from bastide.tables.log import Acted


def hand(desk: Desk) -> list[str]:
    view = desk.shown("Ann").view
    assert view is not None
    return list(view["sides"][0]["hand"])  # type: ignore[index]


def asked(desk: Desk) -> str:
    """What Ann is asked now, and by what."""
    decision = desk.shown("Ann").decision
    return "" if decision is None else f"{decision.kind} {decision.source}"


def test_cellar_is_one_entry() -> None:
    desk = with_card("cellar")
    desk.act("Ann", "play cellar")
    question = asked(desk)
    assert question.endswith("cellar")
    before, cards = desk.table.seq, hand(desk)
    picks = [f"discard {card}" for card in sorted(cards)[:3]]
    desk.pick("Ann", *picks)
    assert desk.table.seq == before + 1
    entry = desk.log[-1]
    assert isinstance(entry.what, Acted)
    assert entry.what.said == [*picks, "done"]
    assert asked(desk) != question
    assert len(hand(desk)) == len(cards)
    (news,) = desk.shown("Ben", since=before).happened
    assert "draw" in [event["kind"] for event in news.events], "and everybody hears of it at once"


def test_nothing_at_all_can_be_picked() -> None:
    desk = with_card("cellar")
    desk.act("Ann", "play cellar")
    cards = hand(desk)
    desk.pick("Ann")
    assert isinstance(desk.log[-1].what, Acted)
    assert desk.log[-1].what.said == ["done"]
    assert hand(desk) == cards


def test_where_something_must_be_picked_nothing_is_refused() -> None:
    desk = Desk("dominion", options={"kingdom": "first_game_2e"})
    seq = desk.table.seq
    with refused("not-understood"):
        desk.pick("Ann")
    assert desk.table.seq == seq


def test_a_first_pick_that_is_not_legal_is_refused_and_a_later_one_leaves_the_question_open() -> None:
    desk = with_card("cellar")
    desk.act("Ann", "play cellar")
    question, seq = asked(desk), desk.table.seq
    with refused("not-understood"):
        desk.pick("Ann", "discard colony")
    assert desk.table.seq == seq
    card = hand(desk)[0]
    desk.pick("Ann", f"discard {card}", "discard colony", "done")
    assert isinstance(desk.log[-1].what, Acted)
    assert desk.log[-1].what.said == [f"discard {card}"]
    assert asked(desk) == question, "what was picked stays picked, and the question is still there"


def test_what_the_rules_carry_out_by_themselves_need_not_be_said() -> None:
    """Militia: of five cards, two go. With the last pick the question is over, and there is no "done" to say."""
    desk = with_card("militia")
    desk.act("Ann", "play militia")
    assert desk.table.waiting_for() == [1]
    legal = desk.legal("Ben")
    view = desk.shown("Ben").view
    assert view is not None
    cards = list(view["sides"][1]["hand"])  # type: ignore[index]
    desk.pick("Ben", *[f"discard {card}" for card in cards])
    entry = desk.log[-1]
    assert isinstance(entry.what, Acted)
    assert len(entry.what.said) <= len(cards) - 3
    assert set(entry.what.said) <= set(legal) | {f"discard {card}" for card in cards}
    assert desk.table.waiting_for() == [0]


def test_picks_are_taken_back_whole() -> None:
    desk = with_card("cellar")
    desk.act("Ann", "play cellar")
    before = desk.state.digest()
    card = hand(desk)[0]
    desk.pick("Ann", f"discard {card}", "discard colony")
    desk.take_back("Ann")
    assert desk.state.digest() == before


def test_where_all_choose_at_once_one_is_picked() -> None:
    desk = Desk("seven_wonders", seats=(ME, OPEN, OPEN))
    first, second = desk.legal("Ann")[:2]
    with refused("one-choice"):
        desk.pick("Ann", first, second)
    with refused("one-choice"):
        desk.pick("Ann")
    desk.pick("Ann", first)
    assert desk.table.choices.keys() == {0}


def test_only_who_is_asked_picks() -> None:
    desk = Desk("dominion")
    with refused("not-to-move"):
        desk.pick("Ben", "end turn")
    with refused("not-seated"):
        desk.pick("Cleo", "end turn")


@pytest.mark.parametrize("game", ["magpie", "carcassonne"])
def test_a_single_answer_is_a_pick_like_any_other(game: str) -> None:
    desk = Desk(game)
    said = desk.legal("Ann")[0]
    desk.pick("Ann", said)
    assert isinstance(desk.log[-1].what, Acted)
    assert desk.log[-1].what.said == [said]
