"""Pictures of tables: deterministic, self-contained, without hidden information."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import draw_table_pictures as tool
import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.art.colour_theme import DARK_THEME, LIGHT_THEME, SEAT_SYMBOL_PATHS, Theme
from bastide.cli.app import run_command_line
from bastide.core import SPECTATOR, BastideError, Rng, State, get_game, get_kit, parse_record
from bastide.core.records.game_record import Record
from bastide.games.dominion.rules.display.view import DominionView
from bastide.locale import Catalogue

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
ELEMENTS = {
    *("svg", "title", "desc", "defs", "symbol", "use", "g", "path", "rect", "circle", "ellipse", "text", "clipPath")
}

#: Records with hidden information and large tables.
RECORD_NAMES = [
    "dominion/prosperity-beginners-4p-people",
    "dominion/all-sets-reactions-6p-people",
    "dominion/base2-first-game-1p-goldfish-big-money",
    "seven_wonders/3p-day-people",
    "seven_wonders/7p-chosen-all-levels",
    "carcassonne/base-2p-easy-medium",
    "carcassonne/all-modules-6p-random-variants",
    "magpie/4p-large-hand-people",
]


def load_record(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))


def middle_state(name: str) -> State:
    record = load_record(name)
    return record.state_at(len(record.moves) // 2)


@pytest.mark.parametrize("name", RECORD_NAMES)
def test_picture_is_self_contained_and_small(name: str) -> None:
    record = load_record(name)
    for at in (-1,) if "all-modules" in name else (0, len(record.moves) // 2, -1):
        svg = record.svg(at, 0, "en")
        root = ElementTree.fromstring(svg)
        found = [element.tag.rpartition("}")[2] for element in root.iter()]
        assert set(found) <= ELEMENTS
        assert found[1:3] == ["title", "desc"], "for those who cannot see it"
        assert all(element.text for element in [*root][:2])
        links = {element.get("href") for element in root.iter() if element.get("href")}
        assert links <= {f"#{element.get('id')}" for element in root.iter()}, "nothing from elsewhere"
        assert not re.search(r"url\((?!#)|<image|@import|https?://(?!www\.w3\.org/2000/svg')", svg)
        assert not re.search(r"(?<![a-z])nan|='-?inf", svg), "a number that is none"
        assert len(svg.encode()) < (1_600_000 if "all-modules" in name else 600_000)


@pytest.mark.parametrize("name", [name for name in RECORD_NAMES if "all-modules" not in name])
def test_picture_shows_only_what_its_viewer_sees(name: str) -> None:
    """Hidden information is sampled again: the picture does not change by a single character."""
    state = middle_state(name)
    for viewer in range(SPECTATOR, min(state.players, 2)):
        picture = state.svg(viewer)
        for seed in range(2):
            assert state.sample_position(viewer, Rng(seed)).svg(viewer) == picture
    assert len({state.svg(viewer) for viewer in range(state.players)}) == len(
        {str(state.view(viewer)) for viewer in range(state.players)}
    ), "where views differ, pictures do"


def test_meeple_on_bridge_is_drawn() -> None:
    """A bridge is not a feature of the printed tile, so it has no predefined place for a meeple."""
    state = load_record("carcassonne/dragon-bridges-count-2p-people").state_at()
    ElementTree.fromstring(state.svg())


def test_picture_hides_cards_in_other_hands() -> None:
    """Neither name nor picture: if nobody has shown a Gold, only the supply contains one."""
    state = get_game("dominion").new_state(2, {"kingdom": "first_game_2e"}, 3)
    own = ElementTree.fromstring(state.svg(0))
    others = ElementTree.fromstring(state.svg(1))
    onlooker = ElementTree.fromstring(state.svg())

    def estates(root: ElementTree.Element) -> int:
        return sum(element.get("href") == "#dominion-estate" for element in root.iter())

    seen = [cast(DominionView, state.view(player))["sides"][player]["hand"] for player in (0, 1)]
    held = [hand.count("estate") for hand in seen]
    assert sum(held) > 0
    assert [estates(own), estates(others), estates(onlooker)] == [1 + held[0], 1 + held[1], 1]


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_picture_text_is_translated(language: str) -> None:
    svg = middle_state("dominion/prosperity-beginners-4p-people").svg(0, language)
    root = ElementTree.fromstring(svg)
    texts = [element for element in root.iter() if element.tag.endswith("text")]
    assert Catalogue(language).translate("dominion-card-copper") in [element.text for element in texts]
    hebrew = [element for element in texts if re.search("[\u0590-\u05ff]", element.text or "")]
    assert all(element.get("direction") == "rtl" for element in hebrew) or language != "he"
    assert hebrew or language != "he"


def test_picture_is_deterministic() -> None:
    name = "dominion/prosperity-beginners-4p-people"
    code = f"""
from pathlib import Path
from bastide.core import parse_record
print(parse_record(Path({str(RECORDS / (name + ".record"))!r}).read_text(encoding="utf-8")).svg(200, 1))
"""
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8"
    ).stdout
    assert other == load_record(name).svg(200, 1) + "\n"


def test_notebooks_display_states_and_records() -> None:
    record = load_record("magpie/2p-random")
    assert record._repr_svg_() == record.svg(-1, SPECTATOR)
    assert record.state_at()._repr_svg_() == record.state_at().svg(SPECTATOR)


def test_game_without_painter_is_drawn_as_text() -> None:
    state = get_game("magpie").new_state(3, {}, 1)
    assert get_kit("magpie").renderer() is None
    texts = [element.text for element in ElementTree.fromstring(state.svg(1)).iter() if element.tag.endswith("text")]
    assert texts, "its words"


@pytest.mark.parametrize(("at", "viewer", "language"), [(99_999, 0, "en"), (-2, 0, "en"), (0, 7, "en"), (0, 0, "xx")])
def test_invalid_arguments_are_rejected(at: int, viewer: int, language: str) -> None:
    with pytest.raises(BastideError):
        load_record("magpie/2p-random").svg(at, viewer, language)


def test_diverging_record_is_drawn_up_to_verified_action() -> None:
    record = load_record("dominion/prosperity-beginners-4p-people")
    whole = record.svg(40)
    record.moves[60].text = "steal province"
    assert record.svg(40) == whole
    with pytest.raises(BastideError, match="diverges at action 61"):
        record.svg()


# -- the command -----------------------------------------------------------------------------------

FILE = str(RECORDS / "dominion" / "prosperity-beginners-4p-people.record")


def test_draw_command_writes_picture(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    record = load_record("dominion/prosperity-beginners-4p-people")
    target = tmp_path / "table.svg"
    assert (
        run_command_line(["--lang", "he", "draw", FILE, "--at", "200", "--seat", "2", "--dark", "-o", str(target)]) == 0
    )
    assert target.read_text(encoding="utf-8") == record.svg(200, 2, "he", True) + "\n"
    assert capfd.readouterr().out == ""
    for arguments in (["-o", "-"], []):
        assert run_command_line(["--lang", "en", "draw", FILE, *arguments]) == 0
        assert capfd.readouterr().out == record.svg() + "\n", "the end, as onlookers see it"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([FILE, "--at", "100000"], "--at must be between 0 and"),
        ([FILE, "--at", "-1"], "--at must be a whole number of at least 0"),
        ([FILE, "--seat", "4"], "seat 4 doesn\u2019t exist; seats are numbered 0 to 3"),
        (["nowhere.record"], "nowhere.record"),
        ([FILE, "-o", "no/such/folder/table.svg"], "no/such/folder: folder not found"),
        ([__file__], "not a game record"),
    ],
)
def test_draw_command_reports_errors(arguments: list[str], sentence: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "draw", *arguments]) == 2
    shown = capfd.readouterr()
    assert sentence in shown.err
    assert "<svg" not in shown.out


# -- the same style as the web pages ---------------------------------------------------------------


@pytest.mark.parametrize(("light", "place"), [(LIGHT_THEME, 0), (DARK_THEME, 1)])
def test_theme_colours_match_the_page(light: Theme, place: int) -> None:
    style = (ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8")
    pairs = {
        name: (day, lamp)[place]
        for name, day, lamp in re.findall(r"^  --([\w-]+): light-dark\((#\w+), (#\w+)\);", style, re.MULTILINE)
    }
    first = re.findall(r"^  --seat-(\d): light-dark\((#\w+), (#\w+)\);", style, re.MULTILINE)[:7]
    assert [each[place + 1] for each in first] == list(light.seats)
    for name in ("paper", "cloth", "card", "line", "ink", "quiet", "accent", "turn"):
        assert getattr(light, name) == pairs[name], name


def test_seat_symbols_match_the_page() -> None:
    marks = (ROOT / "web" / "src" / "ui" / "SeatMark.svelte").read_text(encoding="utf-8")
    assert tuple(re.findall(r'^    "(M.+)",$', marks, re.MULTILINE)) == SEAT_SYMBOL_PATHS


# -- documentation and previews --------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(tool.SCENES))
def test_documentation_pictures_are_up_to_date(game: str) -> None:
    kept = (tool.PICTURES / f"{game}.svg").read_text(encoding="utf-8")
    assert kept == tool.draw_picture(game), "make drawings"


def test_link_preview_pictures_are_small() -> None:
    """One for the start page and one for each game; ``make previews`` takes them again."""
    photographs = [get_kit(game).folder / "page" / "preview.jpg" for game in tool.SCENES]
    for path in [*photographs, ROOT / "web" / "public" / "preview.jpg"]:
        data = path.read_bytes()
        frame = next(place for place in range(2, len(data)) if data[place : place + 2] in (b"\xff\xc0", b"\xff\xc2"))
        high, wide = (int.from_bytes(data[frame + at : frame + at + 2]) for at in (5, 7))
        assert (wide, high) == (tool.PREVIEW_WIDTH, tool.PREVIEW_HEIGHT)
        assert len(data) < 200_000


def test_example_draws_each_game(tmp_path: Path) -> None:
    script = str(ROOT / "examples" / "draw_positions.py")
    shown = subprocess.run([sys.executable, script, str(tmp_path)], capture_output=True, text=True, check=True).stdout
    assert shown.split() == ["dominion.svg", "seven_wonders.svg", "carcassonne.svg"]
    for name in shown.split():
        assert ElementTree.fromstring((tmp_path / name).read_text(encoding="utf-8")).tag.endswith("svg")
