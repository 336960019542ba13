"""What is refused goes over the wire as data: a code and the facts it speaks of."""

from __future__ import annotations

import json

import msgspec
import pytest
from table_desk import ME, OPEN, Desk, visitor

from bastide.core.errors import BastideError, IllegalAction, InvalidOption
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Refusal
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import decide as commands
from bastide.tables.commands import seating
from bastide.tables.errors import described
from bastide.tables.model.replay import apply_entry, read
from bastide.tables.visitor import Occasion

PAIR = (ME, OPEN)


def sent(error: BastideError) -> dict[str, object]:
    """A problem as it arrives."""
    found: dict[str, object] = json.loads(msgspec.json.encode(described(error)))
    return found


def test_a_reason_of_the_rules_is_a_code_with_facts() -> None:
    reason = Refusal("too-dear", {"card": "gold", "cost": 6, "coins": 4, "cards": ["a", "b"]})
    found = sent(IllegalAction("refused", str(reason), reason=reason))
    assert found["code"] == "refused"
    facts = {"code": "too-dear", "card": "gold", "cost": 6, "coins": 4, "cards": ["a", "b"]}
    assert found["details"] == {"reason": facts}


def test_details_are_plain_data_as_they_were_given() -> None:
    error = InvalidOption("option-word", "no", option="kingdom", value=7, known=["a", "b"], yes=True, seed=2**80)
    details = {"option": "kingdom", "value": 7, "known": ["a", "b"], "yes": True, "seed": str(2**80)}
    assert sent(error)["details"] == details, "a number that JSON cannot carry is text"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("dominion", (ME, OPEN)),
        ("carcassonne", (ME, OPEN)),
        ("seven_wonders", (ME, OPEN, OPEN)),
        ("magpie", (ME, OPEN)),
    ],
)
def test_why_not_is_answered_with_data_wherever_one_asks(game: str, seats: tuple[wire.SeatWish, ...]) -> None:
    desk = Desk(game, seats=seats)
    rng = Rng(5)
    reasons = 0
    for _ in range(25):
        if 0 in desk.table.waiting_for():
            asked = wire.Why(
                table="desk", position=desk.table.position, action=int(rng.below(desk.table.game.action_space))
            )
            answer = commands.answer(desk.table, asked, desk.asking("Ann"))
            assert isinstance(answer, wire.ReasonMessage)
            assert answer.legal == (answer.problem is None)
            if answer.problem is not None and answer.problem.code == "refused":
                reasons += 1
                reason = answer.problem.details["reason"]
                assert isinstance(reason, dict)
                assert " " not in str(reason["code"]), "a code, not a sentence"
        desk.play_on(1, seed=int(rng.below(1000)))
    assert reasons or game == "magpie", "magpie has no particular reasons"


def test_options_that_do_not_go_are_named() -> None:
    wish = wire.CreateTable(game="dominion", seats=[ME, OPEN], options={"kingdom": "no_such_kingdom"})
    with pytest.raises(InvalidOption) as caught:
        seating.create(wish, "invite", Occasion(visitor("Ann"), lambda _: 1, 0))
    found = sent(caught.value)
    assert found["code"] == caught.value.code
    assert found["details"] == {**caught.value.details, "option": "kingdom", "value": "no_such_kingdom"}


def test_why_a_table_cannot_go_on_is_a_problem_within_the_problem() -> None:
    desk = Desk("magpie")
    table = read("desk", desk.log)
    wrong = log.Draft(table.waiting_for()[0], log.Acted([0], ["no such thing"]))
    apply_entry(table, commands.entries(table, [wrong], 1)[0])
    act = wire.Act(table="desk", position=table.position, actions=[0])
    with pytest.raises(BastideError) as caught:
        commands.decide(table, act, Occasion(visitor("Ann"), desk.bits, desk.now))
    found = sent(caught.value)
    assert found["code"] == "rules-changed"
    inner = found["details"]["problem"]  # type: ignore[index]
    assert (inner["code"], inner["details"]["text"]) == ("not-understood", "no such thing")
