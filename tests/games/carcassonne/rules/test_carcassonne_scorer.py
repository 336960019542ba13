"""The engine and the slow scorer agree on every feature of the map and on every point, after every action."""

from __future__ import annotations

import os
from itertools import combinations

import pytest
from carcassonne_slow_scorer import BEFORE_SCORING, NEEDS, Referee, Survey, cell_of, cell_pairs, number, objects

from bastide.core import Journal, Plain, Rng, get_game
from bastide.games.carcassonne.rules.state import CarcassonneState

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
ALL = ["base", "inns", "traders", "king", "river2", "dragon", "abbey", "bridges", "cult", "count"]
#: Pairs that have much to do with each other, every module among them; a soak plays all pairs, and each module alone.
TOUCHING = [
    ("dragon", "count"),
    ("dragon", "abbey"),
    ("traders", "dragon"),
    ("abbey", "cult"),
    ("inns", "abbey"),
    ("bridges", "cult"),
    ("bridges", "count"),
    ("king", "bridges"),
    ("river2", "count"),
]
EVERY = [chosen for size in (1, 2) for chosen in combinations(ALL[1:], size)]
#: And everything; 2 to 6 players in turn.
CHOSEN = [(), *(TOUCHING if SOAK == 1 else EVERY), tuple(ALL[1:])]
SUBSETS = [(["base", *chosen], 2 + number % 5) for number, chosen in enumerate(CHOSEN)]


def new_game(modules: list[str], players: int, seed: int) -> CarcassonneState:
    state = get_game("carcassonne").new_state(players, {"modules": modules}, seed)
    assert isinstance(state, CarcassonneState)
    state.journal = Journal()
    return state


def choose(state: CarcassonneState, rng: Rng, eager: bool) -> int:
    """Any action; an eager player always places a figure, so that fields and shared features come about."""
    actions = state.legal_actions(state.next_actor())
    if eager and len(actions) > 1 and state.notation(state.next_actor(), actions[0]) == "none":
        actions = actions[1:]
    return rng.choice(actions)


def as_the_engine_says(survey: Survey) -> list[dict[str, Plain]]:
    """The survey in the form of ``state.features()``."""
    told: list[dict[str, Plain]] = []
    for land in survey.lands:
        pieces: list[Plain] = [[tile, feature] for tile, feature in sorted(land.pieces)]
        value: dict[str, Plain] = {str(player): survey.worth(land, player) for player in survey.owners(land)}
        marks: list[Plain] = [*sorted(set(land.marks))]
        told.append(
            {
                "kind": land.kind,
                "pieces": pieces,
                "tiles": land.tiles if land.kind in ("city", "road") else 0,
                "open": 0 if land.kind == "field" else land.open,
                "shields": land.shields,
                "marks": marks,
                "figures": [*land.figures],
                "cities": [*sorted(land.cities)],
                "complete": land.complete,
                "value": value,
            }
        )
    return told


def features_of(state: CarcassonneState) -> list[dict[str, Plain]]:
    """What the engine says, less the marks that no score depends on."""
    features = state.features()
    for feature in features:
        marks = feature["marks"]
        assert isinstance(marks, list)
        feature["marks"] = [mark for mark in marks if mark in NEEDS]
    return features


@pytest.mark.parametrize("modules", [["base"], *[["base", module] for module in ALL[1:]], ALL])
def test_every_feature_is_the_same_after_every_action(modules: list[str]) -> None:
    """In a soak; every day after every fourth."""
    for seed in range(SOAK):
        state = new_game(modules, 2 + (len(modules) + seed) % 5, seed)
        rng = Rng(seed)
        steps = 0
        while not state.is_over():
            state.apply(state.next_actor(), choose(state, rng, eager=seed % 2 == 0))
            steps += 1
            if SOAK > 1 or steps % 4 == 0 or state.is_over():
                assert features_of(state) == as_the_engine_says(Survey(state.view(-1)))


@pytest.mark.parametrize(("modules", "players"), SUBSETS)
def test_every_point_and_every_figure_is_accounted_for(modules: list[str], players: int) -> None:
    for seed in range(100, 100 + SOAK):
        state = new_game(modules, players, seed)
        rng = Rng(seed)
        referee = Referee(state.view(-1))
        while not state.is_over():
            player = state.next_actor()
            asked = state.decision(player).kind
            compare_choices(state, asked, referee)
            action = choose(state, rng, eager=seed % 2 == 0)
            did = state.meaning(player, action)
            state.apply(player, action)
            referee.act(player, asked, did)
            view = state.view(-1)
            if view["phase"] in BEFORE_SCORING:
                continue
            referee.settle()
            referee.begin_turns(number(view["turns"]), number(view["active"]))
            if state.is_over():
                referee.finish()
            assert view["score"] == referee.score
            assert view["figures"] == [{**figure, "role": role_of(figure)} for figure in referee.figures]
            if view["phase"] == "place" and asked != "spring":
                assert (view["active"], view["part"]) == referee.turn
            compare_tokens(view, referee)


def compare_choices(state: CarcassonneState, asked: str, referee: Referee) -> None:
    """What may be done now is what the survey finds."""
    view = state.view(-1)
    player = state.next_actor()
    supply = view["supply"]
    assert isinstance(supply, list)
    home = supply[player]
    assert isinstance(home, dict)
    stock = {figure: number(count) for figure, count in home.items()}
    meanings = [state.meaning(player, action) for action in state.legal_actions(player)]
    offered = {(a["figure"], a["feature"], a["number"]) for a in meanings if a["do"] == "figure"}
    if asked == "figure":
        survey = referee.survey()
        assert meanings[0] == {"do": "none"}
        assert offered == referee.figures_for(survey, player, stock)
        assert {cell_of(a) for a in meanings if a["do"] == "fairy"} == referee.fairy_ways(player)
        assert {cell_of(a) for a in meanings if a["do"] == "portal"} == referee.portal_ways(survey, player, stock)
        assert {a["way"] for a in meanings if a["do"] == "bridge"} == referee.bridges_for(player)
        assert {a["corner"] for a in meanings if a["do"] == "barn"} == referee.barn_corners(survey, stock)
    elif asked == "portal":
        assert referee.target is not None
        assert offered == referee.portal_choices(referee.survey(), referee.target, stock)
    elif asked == "dragon":
        assert {cell_of(a) for a in meanings} == referee.dragon_ways()
    elif asked == "carcassonne":
        assert referee.may_send(player)
    elif asked == "wagon" and not offered:
        turn = referee.next_wagon()
        assert turn is not None
        assert turn[0] == player
        ways = {cell_of(referee.board[tile]) for tile, _ in turn[1]}
        assert {cell_of(a) for a in meanings if a["do"] == "wagon_to"} == ways
    elif asked in ("redeploy", "last_redeploy"):
        mine = [quarter for owner, quarter, _ in referee.inside if owner == player]
        assert any(quarter != referee.count for quarter in mine)


def role_of(figure: dict[str, Plain]) -> str:
    if figure["figure"] in ("builder", "pig", "mayor", "wagon", "barn"):
        return str(figure["figure"])
    roles = {
        "city": "knight",
        "road": "highwayman",
        "field": "farmer",
        "cloister": "monk",
        "shrine": "heretic",
        "bridge": "highwayman",
    }
    return roles[str(figure["feature"])]


def compare_tokens(view: dict[str, Plain], referee: Referee) -> None:
    extra = view["extra"]
    assert isinstance(extra, dict)
    traders, king = extra.get("traders"), extra.get("king")
    if isinstance(traders, dict):
        assert traders["goods"] == referee.goods
    if isinstance(king, dict):
        assert (king["king"], king["robber"]) == (referee.holder["city"], referee.holder["road"])
        assert (king["king_tiles"], king["robber_tiles"]) == (referee.largest["city"], referee.largest["road"])
    dragon, count, bridges = extra.get("dragon"), extra.get("count"), extra.get("bridges")
    if isinstance(bridges, dict):
        assert bridges["left"] == referee.stock
        assert cell_pairs(bridges["castles"]) == referee.castles
    assert view["board"] == referee.board
    if isinstance(dragon, dict):
        assert dragon["dragon"] == ([] if referee.dragon is None else [*referee.dragon])
        assert dragon["fairy"] == ([] if referee.fairy is None else [*referee.fairy])
    if isinstance(count, dict):
        assert count["count"] == referee.count
        quarters = objects(count["quarters"])
        there = [
            (player, quarter, figure)
            for player, held in enumerate(quarters)
            for quarter, figures in held.items()
            if isinstance(figures, dict)
            for figure, times in figures.items()
            for _ in range(number(times))
        ]
        assert sorted(there) == sorted(referee.inside)
