"""The example extension: installed into a folder, its cards and module work in Python, the command line and pages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.core import CorruptRecord, get_game, parse_record, replay_record

ROOT = Path(__file__).parents[2]
ORCHARD = ROOT / "examples" / "orchard"
KINGDOM = "beekeeper,cider_press,cellar,market,militia,mine,moat,smithy,village,workshop"

RECORD_SCRIPT = f"""
from bastide.core import Recorder, Rng, get_game
recorder, rng = Recorder(get_game("dominion"), 2, {{"kingdom": "{KINGDOM}"}}, 5), Rng(5)
for _ in range(40):
    player = recorder.state.next_player_to_act()
    recorder.apply(player, recorder.state.random_action(player, rng))
print(recorder.to_record().to_text())
"""
SHAPE_SCRIPT = """
from bastide.core import get_game
from bastide.games.dominion.rules.action_space import BUY, action_of
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_number
import bastide.envs, json
table = bastide.envs.aec("dominion").table
province = action_of(BUY, card_number("province"))
shapes = [[card.id for card in CARDS], province, table.name, table.encoder.actions]
from bastide.games.seven_wonders.rules.action_space import ACTION_SPACE, FIRST_STAGE_ACTION
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
table = bastide.envs.aec("seven_wonders").table
shapes += [[card.id for card in CARDS], FIRST_STAGE_ACTION[0], table.name, table.encoder.actions]
state = get_game("seven_wonders").new_state(5, {}, seed=3)
print(json.dumps([*shapes, state.digest(), sorted(state.view(0))]))
"""
REFUSED_SCRIPT = """
import bastide.envs
bastide.envs.aec("seven_wonders", **OPTION)
"""
DRAWINGS_SCRIPT = """
import json
from bastide.core import get_game, get_kit
drawn = [*get_kit("dominion").draw_added("cards"), *get_kit("carcassonne").draw_added("tiles")]
drawn += [*get_kit("seven_wonders").draw_added("cards"), *get_kit("seven_wonders").draw_added("boards")]
game = get_game("carcassonne")
needed = game.needed_extensions(game.check_options(2, {"modules": "longroad"}))
print(json.dumps([drawn, [str(each) for each in needed]]))
"""


TAVERNS = """
from bastide.games.seven_wonders.rules.cards.card_definition import Deck, added_card
from bastide.games.seven_wonders.rules.city.city_state import YELLOW
from bastide.games.seven_wonders.rules.city.effects import coins

DECK = Deck(1, [added_card(id, YELLOW, "tavern", "", coins(4)) for id in ("inn", "bar")])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the installed package."""
    folder = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(ORCHARD)], check=True, capture_output=True)
    return folder


def run(folder: Path | None, *arguments: str, code: int = 0) -> str:
    """Run Python with a further folder of packages; return both streams."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    if folder is not None:
        environment["PYTHONPATH"] = str(folder)
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_tests_of_the_example_pass(installed: Path) -> None:
    run(installed, "-m", "pytest", "-n", "0", "-q", "-c", os.devnull, "-p", "no:cacheprovider", str(ORCHARD / "tests"))


def test_cards_are_simulated_and_replayed(installed: Path, tmp_path: Path) -> None:
    bots = ["--bots", "big_money,easy", "--games", "2", "--option", f"kingdom={KINGDOM}", "--json"]
    assert json.loads(run(installed, "-m", "bastide", "simulate", "dominion", *bots))["games"] == 2
    file = tmp_path / "game.record"
    file.write_text(run(installed, "-c", RECORD_SCRIPT).strip() + "\n", encoding="utf-8")
    assert "needs: bastide-orchard 1.0.0" in file.read_text(encoding="utf-8")
    assert run(installed, "-m", "bastide", "replay", str(file)).splitlines()[-1].startswith("exact")
    missing = run(None, "-m", "bastide", "replay", str(file), code=2)
    assert "this record needs the extension bastide-orchard 1.0.0, which is not installed" in missing


def test_record_without_its_extension_raises() -> None:
    header = "bastide record 1\ngame: dominion\nrules: 1\nneeds: bastide-orchard 1.0.0\nseed: 1\nseat: a\nseat: b\n"
    text = f"{header}\nend 0 0\n"
    record = parse_record(text)
    assert record.to_text() == text
    with pytest.raises(CorruptRecord, match=r"needs the extension bastide-orchard 1\.0\.0") as refused:
        replay_record(record, get_game("dominion"))
    assert refused.value.code == "record-needs"
    with pytest.raises(CorruptRecord, match="expected 'needs: NAME VERSION'"):
        parse_record(text.replace("needs: bastide-orchard 1.0.0", "needs: bastide-orchard"))


def test_record_of_another_version_is_unverified(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "old.record"
    text = run(installed, "-c", RECORD_SCRIPT).strip().replace("orchard 1.0.0", "orchard 0.9.0")
    lines = text.splitlines()
    lines[-1] = "end 40 " + "0" * 16
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run(installed, "-m", "bastide", "replay", str(file)).splitlines()[-1].startswith("unverified")


def test_extension_changes_no_number_and_no_environment(installed: Path) -> None:
    before = json.loads(run(None, "-c", SHAPE_SCRIPT))
    after = json.loads(run(installed, "-c", SHAPE_SCRIPT))
    assert after[0] == [*before[0], "beekeeper", "cider_press"]
    assert after[4] == [*before[4], "cider-house", "gardeners-guild"]
    assert [*after[1:4], *after[5:]] == [*before[1:4], *before[5:]]


def test_environment_refuses_added_boards(installed: Path) -> None:
    script = REFUSED_SCRIPT.replace("OPTION", "{'boards': ['pomona', 'gizah', 'rhodos']}")
    assert "seven_wonders_v1 does not cover 'pomona'" in run(installed, "-c", script, code=1)


def test_added_board_and_cards_are_played_by_searching_bots(installed: Path) -> None:
    options = ["--option", "boards=pomona,gizah,rhodos", "--option", "added_cards=cider-house,gardeners-guild"]
    bots = ["--bots", "medium,easy,easy", "--games", "1", *options, "--json"]
    assert json.loads(run(installed, "-m", "bastide", "simulate", "seven_wonders", *bots))["games"] == 1


def test_two_added_cards_for_the_same_card_are_refused(tmp_path: Path) -> None:
    metadata = tmp_path / "taverns-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: taverns\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[bastide.extensions]\nseven_wonders = taverns\n")
    deck = tmp_path / "taverns" / "decks" / "taverns.py"
    deck.parent.mkdir(parents=True)
    (tmp_path / "taverns" / "__init__.py").touch()
    deck.write_text(TAVERNS)
    options = ["--option", "added_cards=inn,bar"]
    bots = ["--bots", "random,random,random", "--games", "1", *options]
    told = run(tmp_path, "-m", "bastide", "simulate", "seven_wonders", *bots, code=2)
    assert "two added cards replace tavern; choose one of them" in told
    deck.write_text(TAVERNS.replace('"tavern"', '"university"'))  # another length, so that its bytecode is outdated
    assert "the card 'inn' must replace a card of Age 1, not 'university'" in run(tmp_path, "-m", "bastide", "games")


def test_page_gets_drawings_of_added_components(installed: Path) -> None:
    drawn, needed = json.loads(run(installed, "-c", DRAWINGS_SCRIPT))
    dominion, carcassonne = ["beekeeper", "cider_press"], ["longroad_road_ew", "longroad_city_n_road_ew"]
    assert drawn == [*dominion, *carcassonne, "cider-house", "gardeners-guild", "pomona"]
    assert needed == ["bastide-orchard 1.0.0"]


def test_broken_extension_affects_only_its_game(tmp_path: Path) -> None:
    metadata = tmp_path / "broken-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[bastide.extensions]\ndominion = broken_cards\n")
    card = tmp_path / "broken_cards" / "sets" / "spoilt" / "cards.py"
    card.parent.mkdir(parents=True)
    (tmp_path / "broken_cards" / "__init__.py").touch()
    (card.parent / "__init__.py").touch()
    card.write_text("raise RuntimeError('spoilt')\n")
    listed = run(tmp_path, "-m", "bastide", "games")
    assert "with the extensions broken 1.0; uninstall the broken one" in listed
    assert "seven_wonders" in listed
    assert "carcassonne" in listed


@pytest.mark.parametrize(
    ("entry", "reason"),
    [("dominion = no_such_package", "there is no such package"), ("magpie = json", "extensions are for carcassonne")],
)
def test_unusable_extension_is_ignored_with_a_warning(tmp_path: Path, entry: str, reason: str) -> None:
    metadata = tmp_path / "odd-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[bastide.extensions]\n{entry}\n")
    told = run(tmp_path, "-c", "from bastide.core import get_game; print(get_game('dominion'), get_game('magpie'))")
    assert reason in told
    assert "<game dominion, rules version 1> <game magpie" in told
