"""Tile catalogue: counts of the box, and parsing and validation of the tile notation."""

from __future__ import annotations

from collections import Counter

import pytest

from bastide.games.carcassonne.rules.tiles import tile_catalogue
from bastide.games.carcassonne.rules.tiles.tile_catalogue import (
    ALL_TILES,
    tile_by_id,
    tile_facts,
    validated_tiles_by_id,
)
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    CLOISTER,
    FEATURE_KIND_NAMES,
    FIELD,
    HALF_EDGE_NAMES,
    MARK_BY_NAME,
    ROAD,
    SHRINE,
    SIDE_NAMES,
    Tile,
)
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import BLOCK, RIVER_PILE, parse_tiles
from bastide.games.carcassonne.rules.tiles.tile_validation import find_tile_errors


def one(text: str) -> Tile:
    return parse_tiles("base", [("a_tile", 1, text)])[0]


def tiles_of(module: str) -> list[Tile]:
    return [tile for tile in ALL_TILES if tile.module == module]


def marked(tiles: list[Tile], mark: str) -> int:
    """Number of copies with this mark, on the tile or on one of its features."""
    bit = MARK_BY_NAME[mark]
    return sum(t.count for t in tiles if t.marks & bit or any(f.marks & bit for f in t.features))


#: Kinds and copies of the tiles of the printed modules. A new module has a test of its own.
BOX = {
    "base": (24, 72),
    "inns": (17, 18),
    "traders": (24, 24),
    "king": (5, 5),
    "river2": (12, 12),
    "dragon": (29, 30),
    "abbey": (13, 18),
    "bridges": (11, 12),
    "cult": (5, 5),
    "count": (12, 12),
}
BOX_TILES = [tile for tile in ALL_TILES if tile.module in BOX]


@pytest.mark.parametrize("module", BOX)
def test_each_module_has_the_tiles_of_the_box(module: str) -> None:
    tiles = tiles_of(module)
    assert (len(tiles), sum(tile.count for tile in tiles)) == BOX[module]


def test_box_has_208_tiles_of_152_kinds() -> None:
    assert len(ALL_TILES) == len({tile.id for tile in ALL_TILES})
    assert len(BOX_TILES) == 152
    assert sum(tile.count for tile in BOX_TILES) == 208


def test_pile_with_all_modules_has_177_tiles() -> None:
    """C-176: the start tile, the abbeys, the city and the river are not in the pile."""
    assert sum(tile.count - tile.start for tile in BOX_TILES if tile.supply == "pile") == 177
    assert [tile.id for tile in BOX_TILES if tile.supply == "hand"] == ["abbey_tile"]
    assert sum(tile.count for tile in BOX_TILES if tile.supply == "river") == 12


def test_symbol_counts_match_rulebook() -> None:
    inns, traders, dragon, bridges = tiles_of("inns"), tiles_of("traders"), tiles_of("dragon"), tiles_of("bridges")
    assert (marked(inns, "inn"), marked(inns, "cathedral")) == (6, 2)
    assert [marked(traders, goods) for goods in ("wine", "grain", "cloth")] == [9, 6, 5]
    assert [marked(dragon, mark) for mark in ("volcano", "dragon", "portal", "princess")] == [6, 12, 6, 6]
    assert marked(bridges, "bazaar") == 8
    river = tiles_of("river2")
    assert [marked(river, mark) for mark in ("inn", "volcano", "pig_herd")] == [1, 1, 1]
    shrines = [tile for tile in ALL_TILES if any(f.kind == SHRINE for f in tile.features)]
    assert sorted(tile.id for tile in shrines) == sorted(tile.id for tile in tiles_of("cult"))


def test_base_game_has_expected_features() -> None:
    features = Counter[str]()
    shields = 0
    for tile in tiles_of("base"):
        for feature in tile.features:
            features[FEATURE_KIND_NAMES[feature.kind]] += tile.count
            shields += feature.shields * tile.count
    assert features["cloister"] == 6
    assert shields == 10


def test_five_cities_with_one_side_are_not_semicircles() -> None:
    cap = MARK_BY_NAME["semicircle"]
    pointed = {
        tile.id
        for tile in ALL_TILES
        for feature in tile.features
        if feature.kind == CITY and len(feature.edges) == 1 and not feature.marks & cap
    }
    assert pointed == {
        "inns_city_n_reaching_se",
        "dragon_princess_city_n_city_es_shield",
        "abbey_city_n_shield_over_city_ew",
        "abbey_city_w_shield_reaching_ne_se",
        "bridges_city_w_reaching_ne_road_e",
    }


def test_every_tile_is_valid() -> None:
    assert [problem for tile in ALL_TILES for problem in find_tile_errors(tile)] == []


def test_start_tile_is_parsed() -> None:
    tile = tile_by_id("base_d_city_n_road_ew")
    assert [FEATURE_KIND_NAMES[feature.kind] for feature in tile.features] == ["city", "road", "field", "field"]
    assert tile_facts(tile)["edges"] == {"n": "city", "e": "road", "s": "field", "w": "road"}
    assert [HALF_EDGE_NAMES[half] for half in tile.features[2].halves] == ["el", "wr"]
    assert tile.features[2].cities == [0]
    assert [HALF_EDGE_NAMES[half] for half in tile.features[3].halves] == ["er", "sl", "sr", "wl"]
    assert tile.features[3].cities == []
    assert tile.start == 1


def test_wagon_passes_where_roads_meet() -> None:
    """O-11"""
    assert tile_by_id("base_x_crossing_nesw").wagon_links == [[0, 1, 2, 3]]
    assert tile_by_id("inns_cities_n_s_crossing_ew").wagon_links == [[0, 1, 2, 3]]
    assert tile_by_id("traders_cloister_roads_e_s_w").wagon_links == [[0, 3], [1, 3], [2, 3]]
    assert tile_by_id("abbey_cities_n_w_roads_e_s").wagon_links == [[0, 2], [1, 3]]
    assert tile_by_id("bridges_city_ew_cloister").wagon_links == [[0, 1]]
    assert tile_by_id("bridges_cloister_road_ew").wagon_links == []
    assert tile_by_id("traders_roads_ns_ew_bridge").wagon_links == []


def test_features_crossing_on_a_printed_bridge_are_not_joined() -> None:
    """C-178, the printed crossing without a junction."""
    bridge = tile_by_id("traders_roads_ns_ew_bridge")
    roads = [feature for feature in bridge.features if feature.kind == ROAD]
    assert [[SIDE_NAMES[side] for side in road.edges] for road in roads] == [["n", "s"], ["e", "w"]]
    assert roads[1].over == [0]
    assert len([feature for feature in bridge.features if feature.kind == FIELD]) == 4


def test_inner_edges_of_carcassonne_are_closed() -> None:
    """Every inner edge faces another tile of the city, and no outer edge does."""
    places = {(tile.position[0], tile.position[1]): tile for tile in tiles_of("count")}
    assert sorted(places) == [(column, row) for column in range(4) for row in range(3)]
    outer = []
    for row, column, side, step in [(r, c, s, st) for r in range(3) for c in range(4) for s, st in enumerate(STEPS)]:
        edge = tile_facts(places[column, row])["edges"]
        assert isinstance(edge, dict)
        inside = (column + step[0], row + step[1]) in places
        assert (edge[SIDE_NAMES[side]] == "interior") == inside
        if not inside:
            outer.append(edge[SIDE_NAMES[side]])
    assert Counter(outer) == {"field": 9, "road": 3, "city": 2}


STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def test_order_of_river_tiles() -> None:
    orders = Counter(tile.river_order for tile in tiles_of("river2"))
    assert orders == {"first": 1, "second": 1, "last": 1, "mixed": 9}


@pytest.mark.parametrize(
    "text",
    [
        "castle n",
        "city x",
        "city wn",
        "road s to nowhere",
        "city n golden",
        "city n, city n",
        "cities ns, road e to city",
        "field n by e",
        "road ew under road ns",
    ],
)
def test_invalid_tile_notation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a_tile"):
        one(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("city n, field e s by n", "0 fields at wl"),
        ("city n, field e s w", "city 0 adjoins no field"),
        ("road ew, field n s", "0 fields at el"),
        ("road ns, fields nr e sl / nl sr w / inside", "field 3 reaches nothing"),
        ("road ns, road ew over road ns, fields nl er sl / nr el sr wl / wr", "fields 2 and 3 cross each other"),
        ("road s, field n e s w", "a road must have an end exactly if it has one side"),
        ("road sw to house, fields n e sl wr / sr wl", "a road must have an end exactly if it has one side"),
        ("field n e s w, cloister", "features are not in the order"),
        ("city n, fields e s w / e by n", "2 fields at el"),
        ("city n, road s to city, fields e / sl / sr w by n, field inside", "field 5 reaches nothing"),
        ("city n, fields el / er s w by n", "the field on side e is split"),
    ],
)
def test_invalid_tile_definitions_are_refused(text: str, problem: str) -> None:
    tile = one(text)
    assert [found for found in find_tile_errors(tile) if problem in found]
    with pytest.raises(ValueError, match="a_tile"):
        validated_tiles_by_id([tile])


def test_duplicate_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        validated_tiles_by_id([*ALL_TILES, ALL_TILES[0]])


def test_unknown_tile_raises_key_error() -> None:
    with pytest.raises(KeyError):
        tile_by_id("base_z")


def test_tiles_of_special_supplies_are_parsed() -> None:
    river = parse_tiles(
        "river2", [("r", 1, "river w to lake, volcano, field n e s w, last"), ("q", 1, "river ns")], RIVER_PILE
    )
    assert [tile.river_order for tile in river] == ["last", "mixed"]
    assert river[0].marks == MARK_BY_NAME["volcano"]
    corner = parse_tiles("count", [("c", 1, "quarter castle, field n el wr by carcassonne")], BLOCK)[0]
    assert (corner.position, corner.start, corner.features[0].serves) == ([0, 0], 1, "city")


def test_tile_facts_are_complete_json_data() -> None:
    shown = tile_facts(tile_by_id("inns_city_nw_road_s_inn"))
    assert shown["id"] == "inns_city_nw_road_s_inn"
    assert shown["module"] == "inns"
    assert shown["count"] == 1
    assert shown["printed"] == "city nw, road s to city inn, fields e sl / sr by nw"
    features = shown["features"]
    assert isinstance(features, list)
    assert features[1] == {"kind": "road", "edges": ["s"], "marks": ["inn"], "ends_at": "city"}
    assert features[3] == {"kind": "field", "halves": ["sr"], "cities": [0]}
    assert tile_catalogue.mark_names(MARK_BY_NAME["inn"] | MARK_BY_NAME["bazaar"]) == ["inn", "bazaar"]


def test_number_of_cloisters_in_box() -> None:
    """6 in the base game, 1 + 1 in the next two, 2 in Princess & Dragon, 1 + the abbeys, 2, 1 and 1 on the river."""
    by_module = Counter[str]()
    for tile in BOX_TILES:
        by_module[tile.module] += tile.count * len([f for f in tile.features if f.kind == CLOISTER])
    assert {module: n for module, n in by_module.items() if n} == {
        "base": 6,
        "inns": 1,
        "traders": 1,
        "king": 1,
        "river2": 1,
        "dragon": 2,
        "abbey": 1 + 6,
        "bridges": 2,
    }


def test_one_tile_of_abbey_has_two_shields() -> None:
    """The rules page of shields says so."""
    shields = {tile.id: max((feature.shields for feature in tile.features), default=0) for tile in ALL_TILES}
    assert [tile for tile, count in shields.items() if count > 1] == ["abbey_city_nesw_two_shields"]
    assert shields["abbey_city_nesw_two_shields"] == 2
    assert tile_by_id("abbey_city_nesw_two_shields").count == 1
