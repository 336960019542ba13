"""Commands for developers: skeletons of new things, what they lack, and the tests that concern them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from complete_languages import COMPLETE_LANGUAGES
from scratch_checkout import copy_checkout, run_in_copy
from script_loader import ROOT

import bastide
from bastide.cli.app import run_command_line
from bastide.cli.dev import COMMANDS
from bastide.cli.dev.checkout import find_checkout
from bastide.cli.dev.missing_parts import MissingPart, find_missing_parts
from bastide.cli.dev.run_thing_checks import TESTS, commands_of
from bastide.cli.dev.skeletons import NewThing, make_skeleton, write_skeleton
from bastide.cli.dev.things import KINDS, Thing, find_things, find_things_named
from bastide.cli.dev.translation_status import translation_status
from bastide.core import BastideError

#: One new thing of each kind. The names are invented, so that nobody adds a thing with such a name.
NEW_THINGS = [
    NewThing("set", "moonlight"),
    NewThing("card", "moon_gate", set_id="moonlight"),
    NewThing("card", "moon_hall", set_id="moonlight", is_plain=True),
    NewThing("module", "lighthouses", "The Lighthouses"),
    NewThing("board", "atlantis"),
    NewThing("level", "lenient"),
    NewThing("page", "trophies"),
    NewThing("language", "la", "Latina"),
]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with one new thing of each kind."""
    root = copy_checkout(tmp_path_factory.mktemp("checkout"))
    for new in NEW_THINGS:
        write_skeleton(root, make_skeleton(root, new))
    return root


def work_in(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the commands work on this checkout."""
    monkeypatch.setattr(bastide, "__file__", str(root / "src/bastide/__init__.py"))
    monkeypatch.chdir(root)


def find_one(root: Path, name: str) -> Thing:
    (thing,) = find_things_named(root, name)
    return thing


def labels(parts: list[MissingPart]) -> list[str]:
    """Return the missing parts as ``part language``, optional ones in brackets."""
    names = [f"{part.part} {part.language}".strip() for part in parts]
    return [f"({name})" if part.is_optional else name for name, part in zip(names, parts, strict=True)]


# -- what is missing ---------------------------------------------------------------------------


def test_every_kind_of_thing_is_found() -> None:
    things = [*find_things(ROOT)]
    assert {thing.kind for thing in things} == set(KINDS)
    found = {str(thing) for thing in things}
    assert {"card chapel", "card village", "set prosperity", "module inns", "board gizah", "level easy"} <= found
    assert {"language he", "page puzzles", "option mix_editions", "option bazaar_no_auction", "option sides"} <= found


def test_nothing_that_is_required_is_missing() -> None:
    missing = {str(thing): find_missing_parts(ROOT, thing) for thing in find_things(ROOT) if thing.kind != "language"}
    required = {name: [part for part in parts if not part.is_optional] for name, parts in missing.items()}
    assert {name: labels(parts) for name, parts in required.items() if parts} == {}


TRANSLATIONS = ["text cs", "text de", "text he"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("moon_gate", [*TRANSLATIONS, "picture", "number", "reference"]),
        ("moon_hall", [*TRANSLATIONS, "picture", "number", "reference"]),
        (
            "lighthouses",
            [*TRANSLATIONS, "lesson", "number", "test", "(hint)"],
        ),
        ("atlantis", [*TRANSLATIONS, "picture", "picture", "number", "reference"]),
        ("lenient", TRANSLATIONS),
        ("trophies", [*TRANSLATIONS, "docs"]),
    ],
)
def test_new_thing_lacks_what_the_skeleton_cannot_write(checkout: Path, name: str, expected: list[str]) -> None:
    assert labels(find_missing_parts(checkout, find_one(checkout, name))) == expected


def test_set_lists_its_texts_once_and_the_parts_of_its_cards(checkout: Path) -> None:
    parts = find_missing_parts(checkout, find_one(checkout, "moonlight"))
    of_cards = ["picture", "number", "reference"]
    assert labels(parts) == [*TRANSLATIONS, *of_cards, *of_cards, "(cards)"]
    assert parts[0].file == Path("src/bastide/games/dominion/sets/moonlight/locale/cs.ftl")
    assert len(parts[0].ids) == 7


def test_module_lacks_pictures_of_its_meeples_and_translations_of_its_notes(checkout: Path, tmp_path: Path) -> None:
    thing = find_one(checkout, "lighthouses")
    shutil.copytree(checkout / thing.folder, tmp_path / thing.folder)
    (tmp_path / thing.file).write_text('MEEPLES: Final = ["abbot"]\n', encoding="utf-8")
    with (tmp_path / thing.folder / "locale/en.ftl").open("a", encoding="utf-8") as catalogue:
        catalogue.write("carcassonne-figure-abbot = abbot\n    .note = He prays.\n")
    parts = {part.part: part for part in find_missing_parts(tmp_path, thing)}
    assert {"carcassonne-module-lighthouses.note", "carcassonne-figure-abbot.note"} <= set(parts["text"].ids)
    assert parts["picture"].file.name == "abbot.svg"


def test_module_lacks_texts_of_its_lesson(checkout: Path, tmp_path: Path) -> None:
    thing = find_one(checkout, "lighthouses")
    shutil.copytree(checkout / thing.folder, tmp_path / thing.folder)
    steps = '[[steps]]\nid = "lay"\nright = ["place *"]\n[steps.wrong]\nfar = ["none"]\n'
    (tmp_path / thing.folder / "lesson.toml").write_text(steps, encoding="utf-8")
    with (tmp_path / thing.folder / "locale/en.ftl").open("a", encoding="utf-8") as catalogue:
        catalogue.write("lesson-carcassonne-lighthouses = Lighthouses\n")
    assert not any("lesson" in name for part in find_missing_parts(tmp_path, thing)[:3] for name in part.ids)
    (hebrew, *others) = [part for part in find_missing_parts(tmp_path, thing) if part.part == "lesson"][::-1]
    title = "lesson-carcassonne-lighthouses"
    assert hebrew.ids == [title, f"{title}-lay", f"{title}-lay.right", f"{title}-lay.far"]
    assert hebrew.file == thing.folder / "locale/he.ftl"
    assert len(others) == len(COMPLETE_LANGUAGES) - 1


def test_option_lacks_texts_docs_and_test(tmp_path: Path) -> None:
    file = Path("src/bastide/games/seven_wonders/rules/game.py")
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text('ChoiceOption("moonlight", ["full", "2"], "full")', encoding="utf-8")
    thing = find_one(tmp_path, "option:moonlight")
    parts = find_missing_parts(tmp_path, thing)
    assert labels(parts) == ["text en", *TRANSLATIONS, "docs", "test", "(reference)"]
    option = "seven_wonders-option-moonlight"
    assert parts[0].ids == [option, f"{option}.help", f"{option}-full"]
    assert parts[0].file == Path("src/bastide/games/seven_wonders/locale/en.ftl")
    assert [part.file.as_posix() for part in parts[-3:]] == [
        "docs/seven_wonders.md",
        "tests/games/seven_wonders/rules/test_seven_wonders_moonlight.py",
        "tests/reference_engines/seven_wonders/lockstep_adapter.py",
    ]


def test_special_card_without_scenario_or_hint_lacks_them(checkout: Path, tmp_path: Path) -> None:
    thing = find_one(checkout, "moon_gate")
    text = (checkout / thing.file).read_text(encoding="utf-8")
    text = text.partition("SCENARIOS")[0].replace(", bot=BotHints(value=30, order=60)", "")
    (tmp_path / thing.file).parent.mkdir(parents=True)
    (tmp_path / thing.file).write_text(text, encoding="utf-8")
    found = labels(find_missing_parts(tmp_path, thing))
    assert "scenario" in found
    assert "(hint)" in found


def test_missing_shows_file_and_count(
    capsys: pytest.CaptureFixture[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_in(checkout, monkeypatch)
    assert run_command_line(["--lang", "en", "dev", "missing", "moon_gate", "--verbose"]) == 0
    out = capsys.readouterr().out
    assert "card moon_gate (src/bastide/games/dominion/sets/moonlight/moon_gate.py): 6 parts are missing" in out
    assert re.search(r"text he: 2 of 2 missing +src/bastide/games/dominion/sets/moonlight/locale/he.ftl", out)
    assert "      dominion-card-moon_gate.text\n" in out
    assert re.search("picture +src/bastide/games/dominion/pictures/cards/moon_gate.svg", out)


def test_unknown_thing_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "dev", "missing", "chapl"]) == 2
    assert "called chapl; did you mean chapel?" in capsys.readouterr().err


def test_name_of_several_things_can_be_written_with_its_kind() -> None:
    assert {thing.kind for thing in find_things_named(ROOT, "base")} == {"set", "module"}
    assert find_one(ROOT, "module:base").kind == "module"


def test_complete_language_has_no_missing_message() -> None:
    files = [*translation_status("he")]
    assert sum(len(file.ids) for file in files) > 3000
    assert [file.name for file in files if file.missing] == []
    assert {"web", "dominion", "carcassonne/inns", "lesson/carcassonne/inns"} <= {file.name for file in files}


# -- skeletons ---------------------------------------------------------------------------------


PLAY_NEW_THINGS = """
from bastide.sim.soak_test import SoakPlan, soak_game
from bastide.core import get_game
kingdom = ["moon_gate", "moon_hall", "cellar", "chapel", "moat", "village", "smithy", "market", "mine", "festival"]
plans = [
    SoakPlan("dominion", 1, fixed={"kingdom": kingdom}),
    SoakPlan("carcassonne", 1, fixed={"modules": ["base", "lighthouses"]}),
    SoakPlan("seven_wonders", 1, players=3, fixed={"boards": ["atlantis", "gizah", "olympia"]}),
]
for plan in plans:
    decisions, finding = soak_game(plan.validated(), 0)
    assert finding is None, finding
    print(plan.game, decisions > 20)
from bastide.bots.difficulty_levels import LEVELS
print(LEVELS.index("easy") < LEVELS.index("lenient") < LEVELS.index("medium"))
from bastide.core.stable_numbering import write_all_numberings
print(*write_all_numberings()["carcassonne"], sep="; ")
print(*write_all_numberings()["carcassonne"], sep="; ")
"""


def test_skeletons_can_be_played_and_numbered(checkout: Path) -> None:
    done = run_in_copy(checkout, "-c", PLAY_NEW_THINGS)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "dominion True",
        "carcassonne True",
        "seven_wonders True",
        "True",
        "modules: lighthouses; tiles: lighthouses_road_ew",
        "",
    ]


def test_existing_files_are_not_overwritten(checkout: Path) -> None:
    for new in NEW_THINGS:
        before = {path: path.read_bytes() for path in checkout.glob("src/bastide/**/locale/**/en.ftl")}
        with pytest.raises(BastideError, match="nothing was written"):
            write_skeleton(checkout, make_skeleton(checkout, new))
        assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (NewThing("module", "The Lighthouses"), "bad-thing-name"),
        (NewThing("module", "../lighthouses"), "bad-thing-name"),
        (NewThing("language", "french"), "bad-thing-name"),
        (NewThing("card", "moon_pier"), "unknown-set"),
        (NewThing("card", "moon_pier", set_id="no_such_set"), "unknown-set"),
    ],
)
def test_invalid_new_things_are_refused(new: NewThing, code: str) -> None:
    with pytest.raises(BastideError) as caught:
        make_skeleton(ROOT, new)
    assert caught.value.code == code


def test_new_prints_files_and_next_commands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").touch()
    work_in(tmp_path, monkeypatch)
    assert run_command_line(["--lang", "en", "dev", "new", "level", "lenient", "--title", "Lenient"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "written: src/bastide/bots/levels/lenient.toml",
        "added to: src/bastide/locale/en/web.ftl",
        "Next:",
        "  bastide dev missing lenient",
        "  bastide dev check lenient",
    ]
    assert "web-bot-lenient = Lenient" in (tmp_path / "src/bastide/locale/en/web.ftl").read_text(encoding="utf-8")


# -- checks ------------------------------------------------------------------------------------


def test_every_kind_has_tests_that_exist() -> None:
    assert set(TESTS) == set(KINDS)
    for kind, tests in TESTS.items():
        assert [file for file in tests.files if "{" not in file and not (ROOT / file).exists()] == [], kind


def test_checks_of_a_card_put_it_into_the_kingdom() -> None:
    soak, lockstep, tests = commands_of(ROOT, find_one(ROOT, "chapel"), games=7)
    assert soak[:5] == ["bastide", "soak", "dominion", "--games", "7"]
    assert lockstep[:5] == ["python", "tests/reference_engines/lockstep.py", "dominion", "--games", "7"]
    assert soak[5:] == lockstep[5:]
    assert soak[5].startswith("--option=kingdom=chapel,")
    assert "tests/games/dominion/sets/test_card_scenarios.py" in tests
    assert tests[-1].startswith("chapel or ")


def test_checks_of_a_set_play_its_cards() -> None:
    soak = commands_of(ROOT, find_one(ROOT, "prosperity"))[0]
    cards = {thing.id for thing in find_things(ROOT) if thing.folder.name == "prosperity"}
    kingdom = soak[5].removeprefix("--option=kingdom=").split(",")
    assert len(kingdom) == 10
    assert set(kingdom) <= cards


def test_checks_of_a_board_fix_the_number_of_players() -> None:
    soak, lockstep, _ = commands_of(ROOT, find_one(ROOT, "gizah"))
    assert soak[-1] == "--option=players=3"
    assert lockstep[-1] == "--players=3"
    assert len(lockstep[-2].split(",")) == 3


def test_checks_of_an_option_use_another_value_than_its_default() -> None:
    soak, lockstep, tests = commands_of(ROOT, find_one(ROOT, "bazaar_no_auction"))
    assert soak[5:] == lockstep[5:] == ["--option=bazaar_no_auction=yes", "--option=modules=bridges"]
    assert "tests/games/carcassonne" in tests
    assert commands_of(ROOT, find_one(ROOT, "option:sides"))[0] == ["bastide", "soak", "seven_wonders", "--games", "10"]


def test_thing_without_rules_in_the_reference_engine_is_not_compared(checkout: Path) -> None:
    assert [command[0] for command in commands_of(checkout, find_one(checkout, "moon_gate"))] == ["bastide", "pytest"]


def test_check_runs_and_reports(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "dev", "check", "page:puzzles"]) == 0
    out = capfd.readouterr().out
    assert "$ pytest" in out
    assert out.endswith("page puzzles: all checks passed\n")


def test_check_fails_if_a_part_is_missing(
    capsys: pytest.CaptureFixture[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_in(checkout, monkeypatch)
    assert run_command_line(["--lang", "en", "dev", "check", "trophies"]) == 1
    out = capsys.readouterr().out
    assert re.search("documentation +docs/web.md", out)
    assert out.endswith("page trophies: some checks failed\n")


def test_without_checkout_commands_say_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_checkout() == ROOT
    monkeypatch.setattr(bastide, "__file__", str(tmp_path / "site-packages/bastide/__init__.py"))
    for command in (["new", "level", "lenient"], ["missing"], ["check", "chapel"], ["numbering"]):
        assert run_command_line(["--lang", "en", "dev", *command]) == 2
        assert "this command works on a checkout of Bastide" in capsys.readouterr().err


# -- help --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_help_fits_into_80_columns(
    capsys: pytest.CaptureFixture[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in ([], *([name] for name in COMMANDS)):
        assert run_command_line(["--lang", language, "dev", *command, "--help"]) == 0
        out = capsys.readouterr().out
        assert max(len(line) for line in out.splitlines()) <= 80, out
        assert "dev-" not in out, "a message is missing"


def test_outside_the_checkout_commands_change_nothing_and_say_where(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (["new", "level", "lenient"], ["missing"], ["check", "chapel"], ["numbering"]):
        assert run_command_line(["--lang", "en", "dev", *command]) == 2
        assert f"works on the checkout {ROOT}; change to this folder first" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    monkeypatch.chdir(ROOT / "docs")
    assert find_checkout() == ROOT
