"""Board text: parsing, writing, errors, and drawing with characters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core import JsonData
from bastide.core.errors import InvalidSnapshot
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS
from bastide.games.carcassonne.rules.display.ascii_board import draw_board, draw_tile
from bastide.games.carcassonne.rules.display.ascii_tile import TILE_HEIGHT_CHARS, TILE_WIDTH_CHARS, AsciiTile
from bastide.games.carcassonne.rules.parsed_board_text import FOLLOWER_ROLES, PLAYER_COLOURS, BoardText
from bastide.games.carcassonne.rules.position_parser import parse_board_text
from bastide.games.carcassonne.rules.position_writer import write_board_text
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES, tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_CITY, EDGE_RIVER, EDGE_ROAD, FEATURE_KIND_NAMES

MAP = """
     -1    0    1
 1    .   ev    .
 0    u    d    u
-1    b   nv    .
# a comment
red knight on city n at 0,0
blue big farmer on field wr at -1,0
green monk on cloister 0 at -1,-1
black builder on road 0 at 1,0
"""


ROLES_BY_NAME = {FEATURE_KIND_NAMES[kind]: role for kind, role in FOLLOWER_ROLES.items()}


def stood(found: BoardText) -> list[tuple[JsonData, ...]]:
    """Player, meeple, x, y, feature and number of each meeple."""
    names = ("player", "figure", "x", "y", "feature", "number")
    return [tuple(figure[name] for name in names) for figure in found.meeples]


def test_tile_grid_is_parsed() -> None:
    assert parse_board_text(MAP).tiles == [
        ("base_e_city_n", 0, 1, "south"),
        ("base_u_road_ew", -1, 0, "north"),
        ("base_d_city_n_road_ew", 0, 0, "north"),
        ("base_u_road_ew", 1, 0, "north"),
        ("base_b_cloister", -1, -1, "north"),
        ("base_n_city_nw", 0, -1, "south"),
    ]


def test_meeple_lines_are_parsed() -> None:
    assert stood(parse_board_text(MAP)) == [
        (0, "follower", 0, 0, "city", 0),
        (1, "big", -1, 0, "field", 0),
        (2, "follower", -1, -1, "cloister", 0),
        (4, "builder", 1, 0, "road", 0),
    ]


def test_grid_without_numbers_starts_at_the_origin() -> None:
    assert [(x, y) for _, x, y, _ in parse_board_text("e .\nd u").tiles] == [(0, 1), (0, 0), (1, 0)]


def test_sides_refer_to_the_rotated_tile() -> None:
    """The north city of base_d faces east after one quarter turn; its road runs north and south."""
    turned = parse_board_text(
        "d>\nred knight on city e at 0,0\nblue highwayman on road s at 0,0\ngreen farmer on field w at 0,0"
    )
    assert stood(turned) == [
        (0, "follower", 0, 0, "city", 0),
        (1, "follower", 0, 0, "road", 0),
        (2, "follower", 0, 0, "field", 1),
    ]


def test_tile_letter_v_is_not_a_rotation_sign() -> None:
    assert parse_board_text("v vv base_v base_v<").tiles == [
        ("base_v_road_sw", 0, 0, "north"),
        ("base_v_road_sw", 1, 0, "south"),
        ("base_v_road_sw", 2, 0, "north"),
        ("base_v_road_sw", 3, 0, "west"),
    ]


def test_tile_lines_are_parsed() -> None:
    expected = [("base_d_city_n_road_ew", 3, -1, "east"), ("inns_roads_nw_es", 4, -1, "north")]
    assert parse_board_text("place base_d_city_n_road_ew at 3,-1 east\ninns_roads at 4,-1 north").tiles == expected


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("z", "there is no tile 'z'"),
        ("inns_city_nw", "is ambiguous: inns_city_nw_shield_city_s"),
        ("d at 0,0 up", "expected 'base_d at 3,-1 east'"),
        ("d at 0;0 north", "is not a cell"),
        ("d at 0,0 north\ne at 0,0 north", "two tiles at 0,0"),
        ("0 1\n5 d d d", "the row has 3 cells under 2 columns"),
        ("d\nred knight on city 0 at 1,0", "there is no tile at 1,0"),
        ("d\nred knight on city 1 at 0,0", "base_d_city_n_road_ew in this rotation has no city 1"),
        ("d>\nred knight on city n at 0,0", "in this rotation has no city n"),
        ("d\nred knight on road 0 at 0,0", "a follower on a road is a highwayman"),
        ("d\nred knight on lake 0 at 0,0", "unknown feature kind 'lake'"),
        ("d\nred big builder on road 0 at 0,0", "a follower on a road is a highwayman"),
        ("d\nred knight at 0,0", "expected 'red knight on city 0 at 3,-1'"),
        ("d\npink knight on city 0 at 0,0", "expected 'base_d at 3,-1 east'"),
    ],
)
def test_unreadable_lines_are_refused(text: str, problem: str) -> None:
    with pytest.raises(InvalidSnapshot) as error:
        parse_board_text(text)
    assert problem in str(error.value)
    assert error.value.code == "bad-snapshot"


@st.composite
def maps(random: st.DrawFn) -> BoardText:
    """Random tiles anywhere, with followers on some of their features."""
    found = BoardText()
    cells = random(st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), max_size=8, unique=True))
    for x, y in cells:
        tile = random(st.sampled_from(ALL_TILES))
        found.tiles.append((tile.id, x, y, random(st.sampled_from(FACINGS))))
        kinds = [FEATURE_KIND_NAMES[feature.kind] for feature in tile.features]
        for place, kind in enumerate(kinds):
            if kind in ROLES_BY_NAME and random(st.booleans()):
                figure = random(st.sampled_from(["follower", "big", "builder"]))
                player = random(st.integers(0, len(PLAYER_COLOURS) - 1))
                role = figure if figure == "builder" else ROLES_BY_NAME[kind]
                stands: dict[str, JsonData] = {"player": player, "figure": figure, "role": role, "x": x, "y": y}
                stands.update({"feature": kind, "number": kinds[:place].count(kind)})
                found.meeples.append(stands)
    return found


@given(maps())
def test_board_text_round_trip(drawn: BoardText) -> None:
    again = parse_board_text(write_board_text(drawn.view()))
    assert again.tiles == drawn.tiles
    assert again.meeples == drawn.meeples


@given(maps())
def test_every_board_can_be_drawn(drawn: BoardText) -> None:
    lines = draw_board(drawn.view()).splitlines()
    if drawn.tiles:
        rows = max(y for _, _, y, _ in drawn.tiles) - min(y for _, _, y, _ in drawn.tiles) + 1
        assert len(lines) == 1 + rows * TILE_HEIGHT_CHARS
    else:
        assert lines == []


def test_small_board_is_drawn_with_its_meeples() -> None:
    drawn = parse_board_text("ev .\nd  u\nred knight on city n at 0,0\nblue big highwayman on road e at 1,0")
    assert draw_board(drawn.view()) == "\n".join(
        [
            "         0        1",
            "     .       .",
            "",
            "   1",
            "        ###",
            "     . ##### .",
            "     . ##k0# ..       .",
            "        ###",
            "   0 ----------------H1",
            "",
            "     .       ..       .",
        ]
    )


WOODWORK = """
 b  b  .
 e> e< b
bridge ns at 2,0
castle on city e at 0,0
red mayor on city e at 0,0
blue wagon on bridge 0 at 2,0
green barn on corner ne at 1,0
"""


def test_bridges_castles_and_barns_are_read_and_written() -> None:
    drawn = parse_board_text(WOODWORK.replace("b  b  .", "b  b  b", 1))
    assert drawn.bridges == {(2, 0): "ns"}
    assert drawn.module_data == {"bridges": {"castles": [[[0, 0], [1, 0]]]}}
    assert stood(drawn)[1:] == [(1, "wagon", 2, 0, "bridge", 0), (2, "barn", 1, 0, "field", 0)]
    assert drawn.meeples[2]["corner"] == "ne"
    again = parse_board_text(write_board_text(drawn.view()))
    assert (again.tiles, again.meeples) == (drawn.tiles, drawn.meeples)
    assert (again.bridges, again.module_data) == (drawn.bridges, drawn.module_data)


def test_bridges_castles_and_barns_are_drawn() -> None:
    lines = draw_board(parse_board_text(WOODWORK).view()).splitlines()
    assert lines[6:] == [
        "     .       ..      B2.   H   .",
        "             ##            H",
        "   0       &y0##&        w1C",
        "             ##            H",
        "     .       ..       ..   H   .",
    ]


def test_curves_do_not_meet_and_crossings_do() -> None:
    assert draw_tile("inns_roads_nw_es").splitlines() == [".   |   .", "   /", "---   ---", "     /", ".   |   ."]
    assert draw_tile("base_w_crossing_esw", 1).splitlines() == [".   |   .", "    |", "----*", "    |", ".   |   ."]


@pytest.mark.parametrize("turns", range(4))
def test_edges_are_visible_at_the_centre_of_each_side(turns: int) -> None:
    """So that a drawing shows which tiles fit."""
    middles = [
        (0, TILE_WIDTH_CHARS // 2),
        (TILE_HEIGHT_CHARS // 2, TILE_WIDTH_CHARS - 1),
        (TILE_HEIGHT_CHARS - 1, TILE_WIDTH_CHARS // 2),
        (TILE_HEIGHT_CHARS // 2, 0),
    ]
    for tile in ALL_TILES:
        stamp = AsciiTile(tile, turns)
        for side, (row, column) in enumerate(middles):
            edge = tile.edges[(side - turns) % 4]
            signs = {EDGE_CITY: "#", EDGE_ROAD: "-" if side % 2 else "|", EDGE_RIVER: "~"}
            assert stamp.signs[row][column] == signs.get(edge, " "), tile.id


def test_example_in_the_documentation_is_correct() -> None:
    """The page shows a catalogue line, a board text, and its drawing."""
    page = (Path(__file__).parents[4] / "docs" / "carcassonne-maps.md").read_text(encoding="utf-8")
    blocks = dict(re.findall(r"```text (map|drawing)\n(.*?)\n```", page, re.DOTALL))
    assert draw_board(parse_board_text(blocks["map"]).view()) == blocks["drawing"]
    tile = tile_by_id("base_d_city_n_road_ew")
    assert f'("{tile.id}", {tile.count}, "{tile.printed}")' in page
