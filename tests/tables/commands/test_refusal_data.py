"""Refusals on the wire: a code with JSON details."""

from __future__ import annotations

import json

import msgspec
import pytest
from table_harness import ME, OPEN, TableHarness, visitor

from bastide.core.action_reason import Refusal
from bastide.core.errors import BastideError, IllegalAction, InvalidOption
from bastide.core.randomness.rng import Rng
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands import table_setup
from bastide.tables.request_errors import describe_error
from bastide.tables.state.log_replay import apply_entry, replay_log
from bastide.tables.visitor_and_command_context import CommandContext

PAIR = (ME, OPEN)


def encode_and_decode(error: BastideError) -> dict[str, object]:
    """Return the problem as the client decodes it."""
    found: dict[str, object] = json.loads(msgspec.json.encode(describe_error(error)))
    return found


def test_rule_reason_is_a_code_with_arguments() -> None:
    reason = Refusal("too-dear", {"card": "gold", "cost": 6, "coins": 4, "cards": ["a", "b"]})
    found = encode_and_decode(IllegalAction("refused", str(reason), reason=reason))
    assert found["code"] == "refused"
    facts = {"code": "too-dear", "card": "gold", "cost": 6, "coins": 4, "cards": ["a", "b"]}
    assert found["details"] == {"reason": facts}


def test_details_are_json_data() -> None:
    error = InvalidOption("option-word", "no", option="kingdom", value=7, known=["a", "b"], yes=True, seed=2**80)
    details = {"option": "kingdom", "value": 7, "known": ["a", "b"], "yes": True, "seed": str(2**80)}
    assert encode_and_decode(error)["details"] == details, "integers beyond JSON precision are text"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("dominion", (ME, OPEN)),
        ("carcassonne", (ME, OPEN)),
        ("seven_wonders", (ME, OPEN, OPEN)),
        ("magpie", (ME, OPEN)),
    ],
)
def test_why_not_is_answered_with_data(game: str, seats: tuple[wire.SeatRequest, ...]) -> None:
    desk = TableHarness(game, seats=seats)
    rng = Rng(5)
    reasons = 0
    for _ in range(25):
        if 0 in desk.table.waiting_for():
            asked = wire.AskWhyNot(
                table="desk", position=desk.table.position, action=int(rng.below(desk.table.game.action_space))
            )
            answer = commands.answer_question(desk.table, asked, desk.make_context("Ann"))
            assert isinstance(answer, wire.ReasonMessage)
            assert answer.legal == (answer.problem is None)
            if answer.problem is not None and answer.problem.code == "refused":
                reasons += 1
                reason = answer.problem.details["reason"]
                assert isinstance(reason, dict)
                assert " " not in str(reason["code"]), "a code, not a sentence"
        desk.play_random_moves(1, seed=int(rng.below(1000)))
    assert reasons or game == "magpie", "magpie has no particular reasons"


def test_invalid_options_are_named() -> None:
    wish = wire.CreateTable(game="dominion", seats=[ME, OPEN], options={"kingdom": "no_such_kingdom"})
    with pytest.raises(InvalidOption) as caught:
        table_setup.create_table(wish, "invite", CommandContext(visitor("Ann"), lambda _: 1, 0))
    found = encode_and_decode(caught.value)
    assert found["code"] == caught.value.code
    assert found["details"] == {**caught.value.details, "option": "kingdom", "value": "no_such_kingdom"}


def test_replay_error_is_nested_in_the_problem() -> None:
    desk = TableHarness("magpie")
    table = replay_log("desk", desk.log)
    wrong = log.EntryDraft(table.waiting_for()[0], log.ActionsPlayed([0], ["no such thing"]))
    apply_entry(table, commands.number_drafts(table, [wrong], 1)[0])
    act = wire.Act(table="desk", position=table.position, actions=[0])
    with pytest.raises(BastideError) as caught:
        commands.decide_command(table, act, CommandContext(visitor("Ann"), desk.bits, desk.now))
    found = encode_and_decode(caught.value)
    assert found["code"] == "rules-changed"
    inner = found["details"]["problem"]  # type: ignore[index]
    assert (inner["code"], inner["details"]["text"]) == ("not-understood", "no such thing")
