"""Bridges, Castles & Bazaars."""

from __future__ import annotations

import pytest
from carcassonne_test_table import Table

from bastide.core import BastideError, InvalidSnapshot, JsonData, Rng
from bastide.games.carcassonne.modules.bridges.castles import castle_roots, castle_surroundings, has_feature_on_cells
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    ACTION_BID,
    ACTION_BUILD_BRIDGE,
    ACTION_BUY,
    ACTION_FOUND_CASTLE,
    ACTION_OFFER,
    ACTION_SCORE_CASTLE,
    ACTION_SELL,
    BRIDGES_LEFT,
    CASTLES_LEFT,
    bazaar_tiles_start,
    player_field_index,
)
from bastide.games.carcassonne.rules.action_space import ACTION_GIVE_UP, ACTION_NONE
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.position_parser import make_position


def left(t: Table) -> list[tuple[int, int]]:
    """The bridges and castles that the players have left."""
    return [(each["bridges"], each["castles"]) for each in t.view()["extra"]["bridges"]["left"]]


def road(t: Table) -> list[tuple[int, int]]:
    """Tiles and open ends of every road."""
    return sorted((f["tiles"], f["open"]) for f in t.features() if f["kind"] == "road")


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_each_player_starts_with_bridges_and_castles(players: int, each: int) -> None:
    """C-098"""
    view = GAME.new_state(players, {"modules": ["bridges"]}, 1).view(0)
    extra = view["extra"]
    assert isinstance(extra, dict)
    own = extra["bridges"]
    assert isinstance(own, dict)
    assert own["left"] == [{"bridges": each, "castles": each}] * players


# -- bridges -------------------------------------------------------------------------------------------


def test_bridge_on_new_tile_carries_road_over_city() -> None:
    """C-107"""
    t = Table("a< .\nred highwayman on road 0 at 0,0", draw="g u", modules="bridges")
    assert t.may_lay(1, 0, "east")
    assert "place base_g_city_ew at 1,0 east with a bridge" in t.can()
    t.lay(1, 0, "east")
    assert left(t) == [(2, 3), (3, 3)]
    assert t.view()["board"][1]["bridge"] == "ew"
    assert road(t) == [(2, 1)]
    (city,) = [f for f in t.features() if f["kind"] == "city"]
    assert (len(city["pieces"]), city["open"]) == (1, 2)
    assert "highwayman on bridge 0" not in t.can()  # the road is occupied
    assert not [text for text in t.can() if text.startswith("bridge")]  # one bridge a tile
    assert t.refuses(ACTION_BUILD_BRIDGE) == "bridge_built"


def test_bridge_on_neighbour_meets_road_of_new_tile() -> None:
    """C-108"""
    t = Table("g> .", draw="u u", modules="bridges")
    t.lay(1, 0)
    assert t.view()["board"][0]["bridge"] == "ew"
    assert road(t) == [(2, 2)]
    assert [text for text in t.figures() if "highwayman" in text] == ["highwayman on road 0"]
    assert (
        t.state.board.required_edges_at(cell_at(-1, 0)) == 2 << 4
    )  # the cell to the west now wants a road on its east side
    t.put("highwayman on road 0").expect(on_map=["0 highwayman at 1,0"])


def test_bridge_cannot_end_on_road_edge() -> None:
    """C-109"""
    t = Table(".\nv", draw="u u", modules="bridges")
    assert not t.may_lay(0, 1, "east")
    assert t.refuses(cell_at(0, 1) * 4 + 1) == "edges_differ"
    assert Table(".\nb", draw="u u", modules="bridges").may_lay(0, 1, "east")


def test_tile_under_bridge_counts_for_road() -> None:
    """C-110"""
    t = Table("a< g> .\nbridge ew at 1,0\nblue highwayman on road 0 at 0,0", draw="a u", modules="bridges")
    t.lay(2, 0, "east").put("none").expect(score=[0, 3])


def test_road_may_meet_field_only_with_bridge() -> None:
    """C-111"""
    t = Table("b .", draw="u u", modules="bridges")
    assert t.may_lay(1, 0)
    assert not Table("b .", draw="u u").may_lay(1, 0)
    t.state.extra[-1][player_field_index(0, BRIDGES_LEFT)] = 0
    assert not t.may_lay(1, 0)
    assert t.may_lay(1, 0, "east")


def test_bridge_cannot_end_at_field_of_next_tile() -> None:
    """The far end of the bridge would meet the field of the tile behind."""
    assert not Table("b b .", draw="u u", modules="bridges").may_lay(2, 0)
    assert Table("a< b .\nbridge ew at 1,0", draw="u u", modules="bridges").may_lay(2, 0)


def test_bridge_may_end_at_abbey() -> None:
    t = Table(
        """
         b           e  b  .
        e<  abbey_tile  b  .
         b          ev  .  .
        """,
        draw="u u",
        modules="bridges abbey",
    )
    t.lay(3, 1)
    (bridged,) = [tile for tile in t.view()["board"] if "bridge" in tile]
    assert (bridged["x"], bridged["y"], bridged["bridge"]) == (2, 1, "ew")
    assert road(t) == [(2, 1)]  # closed at the abbey


def test_bridge_joins_roads_on_both_sides() -> None:
    t = Table("a< . a>\nb b b", draw="e u", modules="bridges").lay(1, 1)
    assert road(t) == [(3, 0)]
    assert "highwayman on bridge 0" in t.figures()
    t.put("highwayman on bridge 0").expect(score=[3, 0])


def test_field_under_bridge_is_one_field() -> None:
    """C-112"""
    t = Table("b\nb\n.\nbridge ew at 0,1\nred farmer on field 0 at 0,2", draw="b u", modules="bridges", active=1)
    t.lay(0, 0).expect(figures=["monk on cloister 0", "bridge ew"])


def test_fields_join_under_bridge() -> None:
    """The road on the bridge separates no field on the tile below."""
    t = Table("a< .", draw="b u", modules="bridges").lay(1, 0)
    assert len([f for f in t.features() if f["kind"] == "field"]) == 1


def test_follower_may_stand_on_bridge_of_new_tile() -> None:
    """C-113"""
    t = Table("a< .", draw="h u", modules="bridges").lay(1, 0)
    assert "highwayman on bridge 0" in t.figures()
    t.put("highwayman on bridge 0").expect(on_map=["0 highwayman at 1,0"])
    assert t.view()["figures"][0]["feature"] == "bridge"
    assert [f["figures"] for f in t.features() if f["kind"] == "road"] == [[0]]


def test_bridge_needs_no_adjacent_road() -> None:
    """O-18: both ends face empty cells; a follower can be placed on it at once."""
    t = Table("b .", draw="e u", modules="bridges").lay(1, 0, "east")
    assert [text for text in t.figures() if "bridge" in text] == ["bridge ns"]
    t.put("bridge ns").expect(asked=(0, "figure"))
    assert "highwayman on bridge 0" in t.figures()
    assert (1, 2) in road(t)
    t.put("highwayman on bridge 0")
    assert left(t) == [(2, 3), (3, 3)]


def test_tile_holds_at_most_one_bridge() -> None:
    """O-36"""
    t = Table("b\nbridge ew at 0,0", draw="u u", modules="bridges")
    assert not t.may_lay(0, 1, "east")
    assert t.may_lay(1, 0)


def test_builder_on_bridge_earns_second_part() -> None:
    t = Table("u\nred highwayman on road 0 at 0,0", draw="b u u u", modules="bridges traders").lay(1, 0)
    assert "builder on bridge 0" in t.figures()
    t.put("builder on bridge 0")
    t.lay(0, 1).put("none")
    t.lay(2, 0).put("none")
    assert (t.asked[0], t.view()["part"]) == (0, 2)


def test_inn_doubles_tiles_under_bridges() -> None:
    """C-175"""
    t = Table(
        "a< inns_road_ew_inn b h .\nbridge ew at 2,0\nbridge ew at 3,0\nblue highwayman on road 0 at 0,0",
        draw="a u",
        modules="bridges inns",
    )
    t.lay(4, 0, "east").put("none").expect(score=[0, 10])


def test_bridges_form_chain_over_cloister() -> None:
    """C-177"""
    t = Table("a< . .\nblue highwayman on road 0 at 0,0", draw="h b u", modules="bridges")
    t.lay(1, 0).put("none")
    t.lay(2, 0)
    assert road(t) == [(3, 1)]
    assert "monk on cloister 0" in t.figures()
    assert left(t) == [(2, 3), (2, 3)]


def test_tile_that_fits_only_with_bridge_can_be_given_up() -> None:
    """C-182 (O-19)"""
    t = Table("b .", draw="x u u", modules="bridges")
    assert "give up" in t.can()
    assert t.may_lay(1, 0)
    t.put("give up")
    assert t.events("given_up") == [{"player": 0, "tile": "base_x_crossing_nesw"}]
    t.expect(asked=(0, "place"), hand="base_u_road_ew")
    assert t.refuses(ACTION_GIVE_UP) == "must_be_laid"
    assert Table("b .", draw="x u u").view()["hand"] == "base_u_road_ew"  # without bridges it fits nowhere


def test_tile_that_needs_bridge_fits_nowhere_without_bridges() -> None:
    """C-182, last sentence."""
    t = Table("b", draw="e x u u", modules="bridges")
    t.state.extra[-1][player_field_index(1, BRIDGES_LEFT)] = 0
    t.state.extra[-1][player_field_index(0, BRIDGES_LEFT)] = 6  # all six are Red's
    t.lay(0, 1).put("none").expect(asked=(1, "place"), hand="base_u_road_ew")


# -- castles -------------------------------------------------------------------------------------------

SMALL = ".\ne\nred knight on city 0 at 0,0"


def test_completed_small_city_becomes_castle() -> None:
    """C-114"""
    t = Table(SMALL, draw="e u", modules="bridges").lay(0, 1, "south").put("none")
    t.expect(asked=(0, "castle"), can=["points", "castle"])
    t.put("castle").expect(score=[0, 0])
    assert left(t) == [(3, 2), (3, 3)]
    t.expect(on_map=["0 knight at 0,0"], asked=(1, "place"), bridges={"castles": [[[0, 0], [0, 1]]]})


def test_owner_may_take_points_instead_of_castle() -> None:
    t = Table(SMALL, draw="e u", modules="bridges").lay(0, 1, "south").put("none").put("points").expect(score=[4, 0])
    assert left(t) == [(3, 3), (3, 3)]
    assert t.on_map() == []


def test_castle_can_have_knight_just_placed() -> None:
    """C-115"""
    t = Table(".\ne", draw="e u", modules="bridges").lay(0, 1, "south").put("knight on city 0").put("castle")
    assert (t.score, t.on_map()) == ([0, 0], ["0 knight at 0,1"])


@pytest.mark.parametrize(("choice", "score"), [("points", [0, 4]), ("castle", [0, 0])])
def test_owner_of_city_decides_about_castle(choice: str, score: list[int]) -> None:
    """C-116"""
    t = Table(SMALL.replace("red", "blue"), draw="e u", modules="bridges").lay(0, 1, "south").put("none")
    assert t.asked == (1, "castle")
    t.put(choice).expect(score=score)


def test_unowned_small_city_cannot_become_castle() -> None:
    Table(".\ne", draw="e u", modules="bridges").lay(0, 1, "south").put("none").expect(asked=(1, "place"))


@pytest.mark.parametrize(
    ("knights", "asked", "score", "left_there"),
    [
        ("red blue", False, [4, 4], []),
        ("red blue blue", True, [0, 0], ["1 knight at 0,0"]),
    ],
)
def test_castle_needs_sole_majority(knights: str, asked: bool, score: list[int], left_there: list[str]) -> None:
    """O-14: all but one of the owner's knights are returned, and those of others."""
    text = ".\ne\n" + "".join(f"{player} knight on city 0 at 0,0\n" for player in knights.split())
    t = Table(text, draw="e u", modules="bridges").lay(0, 1, "south").put("none")
    assert (t.asked == (1, "castle")) == asked
    if asked:
        t.put("castle")
    t.expect(score=score, on_map=left_there)


def test_castle_needs_two_semicircles() -> None:
    """The city of this tile with one open side is pointed."""
    t = Table("e> .\nred knight on city 0 at 0,0", draw="bridges_city_w u", modules="bridges").lay(1, 0).put("none")
    assert t.score == [4, 0]
    t = Table("e> g .\nred knight on city 0 at 0,0", draw="e u", modules="bridges").lay(2, 0, "west").put("none")
    assert t.score == [6, 0]


def test_castle_needs_token() -> None:
    t = Table(SMALL, draw="e u", modules="bridges")
    t.state.extra[-1][player_field_index(0, CASTLES_LEFT)] = 0
    t.state.extra[-1][player_field_index(1, CASTLES_LEFT)] = 6
    t.lay(0, 1, "south").put("none").expect(score=[4, 0])


#: Red's castle is at the western end of a city that is worth 20 when it is closed in the east.
BESIDE_A_CITY = """
          0   1   2   3   4
     1    .   .   .  ev   .
     0   e>   f   f   c   .
    -1   e>  k<   .   e   .
    castle on city e at 0,-1
    red knight on city e at 0,-1
    blue knight on city 0 at 1,0
"""


def test_castle_scores_feature_completed_next_to_it() -> None:
    """C-117"""
    t = Table(BESIDE_A_CITY, draw="e u", modules="bridges").lay(4, 0, "west").put("none")
    t.expect(score=[20, 20], on_map=[])
    assert [sorted(cells) for cells in t.view()["extra"]["bridges"]["castles"]] == [[[0, -1], [1, -1]]]
    assert t.state.seat_metrics(0)["points_castles"] == 20


def test_castle_surroundings_are_six_cells() -> None:
    """C-118"""
    t = Table(
        """
             -1   0   1
         2    .   b   .
         1    b  ev   b
         0    b   e   a
        castle on city n at 0,0
        """,
        draw="u u",
        modules="bridges",
    )
    board = t.state.board
    (castle,) = castle_roots(board)
    around = castle_surroundings(board, castle)
    assert sorted(around) == sorted([cell_at(x, y) for x in (-1, 0, 1) for y in (0, 1)])

    def counts(x: int, y: int, feature: int) -> bool:
        return has_feature_on_cells(
            board, board.find_root(board.tile_first_node[board.tile_at(cell_at(x, y))] + feature), around
        )

    assert counts(-1, 1, 0)  # a cloister next to it
    assert not counts(0, 2, 0)  # a cloister above it, although the castle is one of its neighbours
    assert counts(1, 0, 0)  # a road with one tile next to it


def test_castle_scores_unowned_feature() -> None:
    """C-119"""
    t = Table(CASTLE_AND_ROAD, draw="a u", modules="bridges").lay(-1, -1, "south").put("none")
    t.expect(score=[3, 0], on_map=[])


CASTLE_AND_ROAD = """
         -1   0
     1    a  ev
     0   u>   e
    -1    .   .
    castle on city n at 0,0
    red knight on city n at 0,0
"""

#: The tile at -2,-1 completes a cloister and a road, both next to Red's castle.
ROAD_OR_CLOISTER = """
         -2  -1   0
     1    b   b  ev
     0    b   a   e
    -1    .  v>   b
    castle on city n at 0,0
    red knight on city n at 0,0
"""


def test_owner_chooses_feature_that_castle_scores() -> None:
    """C-120 (O-17)"""
    t = Table(ROAD_OR_CLOISTER, draw="a u", modules="bridges").lay(-2, -1, "west").put("none")
    assert t.asked == (0, "castle_score")
    assert sorted(t.can()) == ["score 3", "score 9"]
    assert t.refuses(ACTION_SCORE_CASTLE + 7) == "castle_scores_beside"
    assert t.refuses(ACTION_NONE) == "castle_must_score"
    t.put("score 9").expect(score=[9, 0], on_map=[])


def test_castle_scores_once() -> None:
    """C-121"""
    t = Table(
        """
             -1   0   1
         1    a  ev  ev
         0    .   e   .
        castle on city n at 0,0
        red knight on city n at 0,0
        """,
        draw="a e u",
        modules="bridges",
    )
    t.lay(-1, 0, "south").put("none").expect(score=[2, 0])
    t.lay(1, 0).put("none")
    assert [f["complete"] for f in t.features() if f["kind"] == "city"] == [True, True]
    assert t.score == [2, 0]


def test_scored_castle_makes_adjacent_castle_score() -> None:
    """C-122"""
    t = Table(
        """
             -1   0   1
         2    .   .  ev
         1    a  ev   e
         0   u>   e   .
        -1    .   .   .
        castle on city n at 0,0
        castle on city n at 1,1
        red knight on city n at 0,0
        blue knight on city n at 1,1
        green highwayman on road 0 at -1,0
        """,
        draw="a u",
        modules="bridges",
        players=3,
    )
    t.lay(-1, -1, "south").put("none").expect(score=[3, 3, 3], on_map=[])


def test_unscored_castle_is_worth_nothing_at_game_end() -> None:
    """C-123"""
    t = Table("ev\ne\ncastle on city n at 0,0\nred knight on city n at 0,0", draw="u", modules="bridges")
    t.lay(0, 2).put("none").expect(asked=(-1, "over"), score=[0, 0])


def test_fairy_adds_points_to_scored_castle() -> None:
    """C-124 (O-38): the fairy may be on either tile of the castle."""
    for cell in ("0,-1", "1,-1"):
        t = Table(BESIDE_A_CITY + f"fairy at {cell}", draw="e u", modules="bridges dragon")
        before = t.score[0]  # a point at the beginning of the turn
        assert before == 1
        t.lay(4, 0, "west").put("none").expect(score=[before + 20 + 3, 20])


def test_dragon_does_not_remove_follower_in_castle() -> None:
    """C-125"""
    t = Table(
        """
        dragon_volcano  ev  .
        .                e  .
        castle on city n at 1,0
        red knight on city n at 1,0
        green farmer on field 0 at 1,1
        dragon at 0,1
        """,
        draw="dragon_symbol_city_n u",
        modules="bridges dragon",
        players=3,
    )
    t.lay(2, 1, "north").put("none").expect(can=["dragon east"])
    t.put("dragon east")
    assert "0 knight at 1,0" in t.on_map()
    assert "2 farmer at 1,1" not in t.on_map()
    while t.asked[1] == "dragon":
        t.put(t.can()[0])
    assert t.on_map() == ["0 knight at 1,0"]


def test_mayor_in_castle_scores_nothing() -> None:
    """C-126 (O-15)"""
    t = Table(BESIDE_A_CITY.replace("red knight on city e", "blue mayor on city e"), "e u", "bridges abbey")
    t.lay(4, 0, "west").put("none")
    assert t.score == [0, 20]  # for the city; none for the castle
    assert t.home(1)["mayor"] == 1


def test_mayor_alone_may_found_castle() -> None:
    """O-15"""
    t = Table(".\ne\nblue mayor on city 0 at 0,0", draw="e u", modules="bridges abbey").lay(0, 1, "south").put("none")
    assert t.asked == (1, "castle")
    t.put("castle").expect(on_map=["1 mayor at 0,0"])


def farm(extra: str, modules: str) -> Table:
    """A field with two complete cities and a castle, at the end of the game."""
    text = """
         -1   0   1   2
     2    .  kv   .   .
     1    .   e   b   .
     0   e>  e<   b   .
    -1    .   b  ev   .
    -2    .   .   d   .
    castle on city n at 1,-2
    """
    return Table(text + extra, draw="u", modules=modules).lay(1, 2).put("none")


def test_castle_scores_four_for_farmers() -> None:
    """C-127"""
    t = farm("red farmer on field 0 at 1,0", "bridges")
    t.expect(asked=(-1, "over"), score=[10, 0])


def test_castle_scores_five_with_pig() -> None:
    """C-128"""
    assert farm("red farmer on field 0 at 1,0\nred pig on field 0 at 1,1", "bridges traders").score == [13, 0]


def test_castle_scores_five_for_barn() -> None:
    """C-129"""
    assert farm("blue barn on corner ne at 0,0", "bridges abbey").score == [0, 13]


def test_scored_field_does_not_make_castle_score() -> None:
    """C-130; the castle is worth four to farmers now as at the end (O-13)."""
    t = Table(
        """
             0   1   2
         1   b  ev   .
         0   .   e   .
        -1   b   b   .
        castle on city n at 1,0
        red knight on city n at 1,0
        blue farmer on field 0 at 0,1
        """,
        draw="b u",
        modules="bridges abbey",
        active=1,
    )
    t.lay(0, 0)
    barns = [text for text in t.figures() if "barn" in text]
    t.put(barns[0]).expect(score=[0, 4])
    assert "0 knight at 1,0" in t.on_map()


def test_castle_does_not_score_features_of_founding_tile() -> None:
    """C-131 (O-16)"""
    t = Table("a< . a>\nb e b\nred knight on city 0 at 1,0", draw="d u", modules="bridges")
    t.lay(1, 1, "south").put("none").put("castle")
    assert road(t) == [(3, 0)]
    t.expect(score=[0, 0], on_map=["0 knight at 1,0"])


def test_castle_is_not_a_city_for_king() -> None:
    """C-132"""
    t = Table(SMALL, draw="e u", modules="bridges king").lay(0, 1, "south").put("none").put("castle")
    t.expect(king={"king": -1, "cities": 0})
    t = Table(SMALL, draw="e u", modules="bridges king").lay(0, 1, "south").put("none").put("points")
    assert t.view()["extra"]["king"]["king"] == 0


def test_wagon_in_castle_returns_after_scoring() -> None:
    """C-181 (O-12)"""
    t = Table(CASTLE_AND_ROAD.replace("red knight", "blue wagon"), draw="a u", modules="bridges abbey")
    t.lay(-1, -1, "south").put("none").expect(score=[0, 3], wagon_1=1, asked=(1, "place"))
    t = Table(".\ne\nblue wagon on city 0 at 0,0", draw="e u", modules="bridges abbey").lay(0, 1, "south").put("none")
    t.put("castle").expect(on_map=["1 wagon at 0,0"])


def test_tile_can_complete_several_small_cities() -> None:
    """The active player is asked first, in any order of the cities."""
    t = Table("b ev\ne> .\nblue knight on city 0 at 1,1\nred knight on city 0 at 0,0", draw="i u", modules="bridges")
    t.lay(1, 0).put("none").expect(asked=(0, "castle"))
    t.put("points").expect(asked=(1, "castle"))
    t.put("castle").expect(score=[4, 0], on_map=["1 knight at 1,1"])


# -- bazaars -------------------------------------------------------------------------------------------


def bazaar(draw: str, players: int = 3, modules: str = "bridges", variants: str = "", score: int = 10) -> Table:
    """Red has just laid a bazaar; every player has ten points."""
    t = Table("b .", "bazaar_field " + draw, modules, players, variants=variants)
    t.state.score = [score] * players
    return t.lay(1, 0).put("none")


def test_auction_with_three_players_follows_example() -> None:
    """C-099"""
    t = bazaar("u v w")
    t.expect(asked=(1, "bazaar"), can=["offer base_u_road_ew", "offer base_v_road_sw", "offer base_w_crossing_esw"])
    t.put("offer base_u_road_ew").put("bid 2").expect(asked=(2, "bazaar"))
    t.put("pass").expect(asked=(0, "bazaar"))
    assert t.can()[:2] == ["pass", "bid 3"]
    t.put("bid 3").expect(asked=(1, "bazaar"), can=["buy", "sell"])
    t.put("buy").expect(score=[13, 7, 10], asked=(2, "bazaar"))
    t.put("offer base_v_road_sw").put("bid 2")
    assert t.asked == (0, "bazaar")  # Blue has a tile and may not bid
    t.put("bid 3").put("sell").expect(score=[10, 7, 13])
    order = []
    for _ in range(3):
        assert t.asked[1] == "place"
        order.append((t.asked[0], t.view()["hand"]))
        t.put(t.can()[0]).put("none")
    assert order == [(1, "base_u_road_ew"), (2, "base_w_crossing_esw"), (0, "base_v_road_sw")]
    assert t.asked == (-1, "over")


def test_highest_bid_of_auctioneer_is_paid_to_nobody() -> None:
    """C-100"""
    t = bazaar("u v w").put("offer base_u_road_ew").put("bid 4").put("pass").put("pass")
    t.expect(score=[10, 6, 10], bridges={"won": ["", "base_u_road_ew", ""]})


def test_bid_of_zero_makes_tile_free() -> None:
    """C-101"""
    t = bazaar("u v w").put("offer base_u_road_ew").put("bid 0").put("pass").put("pass")
    assert t.score == [10, 10, 10]


def test_scores_may_become_negative() -> None:
    """C-102"""
    t = bazaar("u v w", score=1).put("offer base_u_road_ew").put("bid 0").put("bid 4").put("pass").put("sell")
    assert t.score == [1, 5, -3]
    assert t.asked == (0, "bazaar")  # the next player without a tile is Red
    assert t.state.broken_invariants() == []


def test_auction_needs_one_tile_per_player() -> None:
    """C-103"""
    t = bazaar("u v w", players=4)
    assert t.asked == (1, "place")
    assert not t.events("bazaar")


def test_bazaar_won_in_auction_starts_no_new_auction() -> None:
    """C-104"""
    t = bazaar("u bazaar_city_ew v w u v w", players=2)
    t.put("offer base_u_road_ew").put("bid 0").put("pass").expect(asked=(1, "place"))
    t.put("place base_u_road_ew at 0,1 north").put("none").expect(hand="bazaar_city_ew")
    t.put(t.can()[0]).put("none").expect(asked=(1, "place"))
    assert len(t.events("bazaar")) == 1


def test_bazaar_starts_auction_again_after_won_tiles_are_played() -> None:
    t = bazaar("u v bazaar_city_ew w u v w", players=2)
    t.put("offer base_u_road_ew").put("bid 0").put("pass")
    for _ in range(2):
        t.put(t.can()[0]).put("none")
    assert t.view()["hand"] == "bazaar_city_ew"
    t.put(t.can()[0]).put("none")
    assert t.asked[1] == "bazaar"


def test_next_auctioneer_is_next_player_without_tile() -> None:
    """C-105"""
    t = bazaar("u v w k", players=4)
    t.put("offer base_u_road_ew").put("bid 0")  # Blue
    t.put("pass").put("bid 1").put("pass").put("sell")  # Green, Yellow, Red; Blue sells to Yellow
    t.expect(score=[10, 11, 10, 9], asked=(2, "bazaar"))
    t.put("offer base_v_road_sw").put("bid 0").expect(asked=(0, "bazaar"))
    t.put("bid 1").expect(asked=(1, "bazaar"))
    t.put("pass").put("buy").expect(asked=(0, "bazaar"))
    t.put("offer base_w_crossing_esw").put("bid 0").expect(asked=(1, "bazaar"))
    t.put("pass")
    assert t.view()["extra"]["bridges"]["won"][:1] == ["base_w_crossing_esw"]
    assert t.asked == (1, "place")


def test_players_take_tiles_in_turn_without_auction() -> None:
    """C-106"""
    t = bazaar("u v w", variants="bazaar_no_auction=yes")
    assert t.asked == (1, "bazaar_choice")
    assert sorted(t.can()) == ["take base_u_road_ew", "take base_v_road_sw", "take base_w_crossing_esw"]
    t.put("take base_v_road_sw").expect(asked=(1, "place"), hand="base_v_road_sw")
    t.put(t.can()[0]).put("none").expect(asked=(2, "bazaar_choice"))
    t.put("take base_u_road_ew").put(t.can()[0]).put("none")
    assert (t.asked, t.view()["hand"]) == ((0, "place"), "base_w_crossing_esw")  # the last one is no choice
    t.put(t.can()[0]).put("none").expect(asked=(-1, "over"))
    assert t.events("bid") == []


def test_second_part_comes_before_auction() -> None:
    """C-133 (O-20)"""
    t = Table(
        """
        e> .
        red knight on city 0 at 0,0
        red builder on city 0 at 0,0
        """,
        draw="bazaar_city_ew u v w k u v w k u v",
        modules="bridges traders",
        players=3,
    )
    t.lay(1, 0).put("none").expect(asked=(0, "place"), part=2)
    shown = t.view()["extra"]["bridges"]
    assert (shown["set_apart"], shown["tiles"], t.view()["pile_size"]) == (3, [], 6)
    t.put(t.can()[0]).put("none").expect(asked=(1, "bazaar"))
    assert len(t.view()["extra"]["bridges"]["tiles"]) == 3


def test_face_down_bazaar_tiles_are_hidden() -> None:
    """The view does not change when they are sampled again, and every hidden tile can be among them."""
    t = Table(
        "e> .\nred knight on city 0 at 0,0\nred builder on city 0 at 0,0",
        draw="bazaar_city_ew u v w k x j",
        modules="bridges traders",
    )
    t.lay(1, 0).put("none")
    seen = set()
    for seed in range(60):
        other = t.state.sample_position(0, Rng(seed))
        assert other.view(0) == t.state.view(0)
        assert other.broken_invariants() == []
        first = bazaar_tiles_start(other)
        seen.update(other.extra[-1][first : first + 2])
    assert len(seen) == 5


def test_won_tile_must_be_played_instead_of_abbey() -> None:
    """The abbey is possible again in the next turn."""
    t = Table(
        """
         b    e   b
        e<    .  e>
         .   ev   b
        """,
        "bazaar_field u u u u",
        "bridges abbey",
    )
    t.put("draw").lay(0, 0).put("none")
    t.put("bid 0").put("pass").expect(asked=(1, "place"))
    t.put(t.can()[0]).put("none").expect(asked=(0, "place"))
    t.put(t.can()[0]).put("none").expect(asked=(1, "source"))


def test_equal_tiles_are_offered_once() -> None:
    t = bazaar("u u w")
    assert sorted(t.can()) == ["offer base_u_road_ew", "offer base_w_crossing_esw"]


def test_won_tile_that_fits_nowhere_is_replaced() -> None:
    t = Table("b .", "bazaar_field x u v w", "bridges", 2)
    t.state.extra[-1][player_field_index(1, BRIDGES_LEFT)] = 0
    t.state.extra[-1][player_field_index(0, BRIDGES_LEFT)] = 6
    t.lay(1, 0).put("none").put("offer base_x_crossing_nesw").put("bid 0").put("pass")
    t.expect(asked=(1, "place"), hand="base_v_road_sw")


def test_illegal_bids_are_refused() -> None:
    t = bazaar("u v w")
    assert t.refuses(ACTION_BUY) == "offer_tile"
    assert t.refuses(ACTION_OFFER + 3) == "offer_tile"
    t.put("offer base_u_road_ew")
    assert t.refuses(ACTION_NONE) == "bid_first"
    t.put("bid 7")
    assert t.refuses(ACTION_BID + 7) == "bid_more"
    assert t.refuses(ACTION_SELL) == "bid_more"
    t.put("pass").put("bid 50")
    assert t.refuses(ACTION_NONE) == "buy_or_sell"


# -- impossible board texts and positions ------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "u\nbridge ew at 0,0",  # a road lies there
        "b\nbridge up at 0,0",
        "b\nbridge ns at 1,0",  # no tile
        "b b\nbridge ew at 0,0",  # against the field of the next tile
        "e> g e<\ncastle on city e at 0,0",  # three tiles
        "e> .\ncastle on city e at 0,0",  # not complete
        "e> e<\ncastle at 0,0",
        "e> e<\ncastle on city e at 5,5",
    ],
)
def test_impossible_board_text_is_refused(text: str) -> None:
    with pytest.raises((InvalidSnapshot, ValueError)):
        make_position(text, "u", "bridges")


CAPS: list[JsonData] = [["base_e_city_n", 0, 0, "east"], ["base_e_city_n", 1, 0, "west"]]


IMPOSSIBLE: list[list[JsonData]] = [
    [*CAPS, ["bridge", 5, 5, "ns"]],  # on no tile
    [*CAPS, ["bridge", 0, 0, "ew"]],  # over a city edge
    [*CAPS, ["bridge", 0, 0, "up"]],
    [*CAPS, ["bridge", 0, 0, "ns"], ["bridge", 0, 0, "ns"]],  # two on a tile
    [*CAPS, ["castle", 5, 5, 0]],
    [*CAPS, ["castle", 0, 0, 9]],
    [*CAPS, ["castle", 0, 0, 1]],  # on the field
    [CAPS[0], ["castle", 0, 0, 0]],  # not complete
    [*CAPS, ["castle", 0, 0, 0]],  # without taking a castle from a player's stock
]


@pytest.mark.parametrize("board", IMPOSSIBLE)
def test_position_with_impossible_bridges_or_castles_is_refused(board: list[JsonData]) -> None:
    snapshot = make_position("e> e<", "u u", "bridges").snapshot()
    GAME.restore(snapshot)
    with pytest.raises(BastideError):
        GAME.restore({**snapshot, "board": board})


def test_position_with_bridges_and_castles_round_trip() -> None:
    state = make_position(
        "b e> e<\nb . .\nbridge ew at 0,0\ncastle on city e at 1,1\nred knight on city e at 1,1", "u u", "bridges"
    )
    snapshot = state.snapshot()
    board = snapshot["board"]
    assert isinstance(board, list)
    assert [line for line in board if isinstance(line, list) and line[0] in ("bridge", "castle")] == [
        ["bridge", 0, 0, "ew"],
        ["castle", 2, 1, 0],  # either half will do
    ]
    again = GAME.restore(snapshot)
    assert again.snapshot() == snapshot
    assert again.view(-1) == state.view(-1)


def test_castle_action_is_refused_in_other_decisions() -> None:
    t = Table(SMALL, draw="e u", modules="bridges").lay(0, 1, "south")
    assert t.refuses(ACTION_FOUND_CASTLE)
    t.put("none")
    assert t.refuses(ACTION_BUILD_BRIDGE) == "castle_or_points"
