"""Options: accepted values, rejected values with their messages, and descriptions for forms."""

from __future__ import annotations

import json

import pytest

from bastide.core import ChoiceOption, FlagOption, InvalidOption, MultiChoiceOption, NumberOption, Option, Rng
from bastide.core.options import validate_options

FLAG = FlagOption("farmers", True)
NUMBER = NumberOption("hand_size", 1, 3, 2)
CHOICE = ChoiceOption("edition", ["first", "second"], "second")
SEVERAL = MultiChoiceOption(
    "modules", ["inns", "traders", "king"], 0, 2, ["inns"], presets={"both": ["inns", "king"]}, drawn=True
)
ALL: list[Option] = [FLAG, NUMBER, CHOICE, SEVERAL]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "yes", True),
        (FLAG, "OFF", False),
        (NUMBER, "1", 1),
        (NUMBER, "3", 3),
        (CHOICE, " First ", "first"),
        (SEVERAL, "king, inns", ["king", "inns"]),
        (SEVERAL, "inns", ["inns"]),
        (SEVERAL, "", []),
        (SEVERAL, "both", "both"),
        (SEVERAL, "random", "random"),
    ],
)
def test_parse_and_write_round_trip(option: Option, text: str, value: object) -> None:
    parsed = option.parse(text)
    assert parsed == value
    assert option.parse(option.to_text(parsed)) == parsed


@pytest.mark.parametrize(
    ("option", "text", "complaint"),
    [
        (FLAG, "perhaps", "yes or no"),
        (NUMBER, "0", "from 1 to 3"),
        (NUMBER, "4", "from 1 to 3"),
        (NUMBER, "two", "from 1 to 3"),
        (CHOICE, "secnd", "did you mean 'second'"),
        (CHOICE, "third", "available: first, second"),
        (SEVERAL, "inns,innns", "did you mean 'inns'"),
        (SEVERAL, "inns,inns", "lists inns twice"),
        (SEVERAL, "inns,traders,king", "needs 0 to 2 values, not 3"),
        (SEVERAL, "bot", "did you mean 'both'"),
    ],
)
def test_parse_rejects_invalid_text(option: Option, text: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        option.parse(text)


@pytest.mark.parametrize(
    ("option", "value"), [(FLAG, 1), (FLAG, "yes"), (NUMBER, True), (NUMBER, "2"), (CHOICE, 2), (SEVERAL, 7)]
)
def test_check_rejects_wrong_types(option: Option, value: object) -> None:
    with pytest.raises(InvalidOption, match=option.id):
        option.check(value)


def test_random_is_rejected_unless_enabled() -> None:
    with pytest.raises(InvalidOption):
        MultiChoiceOption("modules", ["inns"], 0, 1, []).parse("random")


def test_exact_count_error_names_one_number() -> None:
    ten = MultiChoiceOption("kingdom", [f"card{n}" for n in range(12)], 10, 10, [])
    with pytest.raises(InvalidOption, match="needs 10 values, not 9"):
        ten.parse(",".join(f"card{n}" for n in range(9)))


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.id)
def test_random_values_are_valid(option: Option) -> None:
    rng = Rng(4)
    drawn = [option.random_value(rng) for _ in range(200)]
    assert all(option.check(value) == value for value in drawn)
    assert len({str(value) for value in drawn}) >= 2


def test_presets_expand_to_their_words() -> None:
    assert SEVERAL.expand_preset("both") == ["inns", "king"]
    assert SEVERAL.expand_preset(["king"]) == ["king"]
    assert SEVERAL.expand_preset("random") == []


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.id)
def test_describe_returns_json_data(option: Option) -> None:
    described = option.describe()
    assert described["id"] == option.id
    assert option.check(described["default"]) == option.default
    assert json.loads(json.dumps(described)) == described


def test_missing_options_get_defaults() -> None:
    full = validate_options(ALL, {"hand_size": 3})
    assert full == {"farmers": True, "hand_size": 3, "edition": "second", "modules": ["inns"]}


def test_unknown_option_error_suggests_a_name() -> None:
    with pytest.raises(InvalidOption, match=r"unknown option 'hand_sise'; did you mean 'hand_size'"):
        validate_options(ALL, {"hand_sise": 3})


def test_values_may_be_given_as_text() -> None:
    """The options of a record are texts, and a list of one word is easily written without brackets."""
    given = {"farmers": "no", "hand_size": "3", "edition": "First", "modules": "king"}
    assert validate_options(ALL, given) == {"farmers": False, "hand_size": 3, "edition": "first", "modules": ["king"]}
    assert validate_options(ALL, {"modules": "king, inns"})["modules"] == ["king", "inns"]
    with pytest.raises(InvalidOption, match="did you mean 'king'"):
        validate_options(ALL, {"modules": "kings"})


def test_list_option_rejects_a_bare_value_as_no_list() -> None:
    with pytest.raises(InvalidOption, match=r"'modules' must be a list, not 'king'"):
        SEVERAL.check("king")


def test_choice_accepts_a_number_that_is_one_of_its_words() -> None:
    edition = ChoiceOption("edition", ["auto", "1", "2"], "auto")
    assert validate_options([edition], {"edition": 1}) == {"edition": "1"}
    with pytest.raises(InvalidOption, match="can't be 3; available: auto, 1, 2"):
        edition.check(3)
    with pytest.raises(InvalidOption):
        edition.check(True)
