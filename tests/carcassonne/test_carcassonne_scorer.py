"""The engine and the slow scorer agree on every feature of the map and on every point, after every action."""

from __future__ import annotations

import os
from itertools import chain, combinations

import pytest
from carcassonne_slow_scorer import NEEDS, Referee, Survey, number

from bastide.core import Journal, Plain, Rng, get_game
from bastide.games.carcassonne.state import CarcassonneState

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
ALL = ["base", "inns", "traders", "king", "river2"]
#: Every choice of modules, for 2 to 6 players in turn.
SUBSETS = [
    (["base", *chosen], 2 + number % 5)
    for number, chosen in enumerate(chain.from_iterable(combinations(ALL[1:], size) for size in range(len(ALL))))
]


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


@pytest.mark.parametrize("modules", [["base"], ["base", "inns"], ["base", "traders"], ["base", "river2"], ALL])
@pytest.mark.parametrize("players", [2, 5])
def test_every_feature_is_the_same_after_every_action(modules: list[str], players: int) -> None:
    for seed in range(SOAK):
        state = new_game(modules, players, seed)
        rng = Rng(seed)
        while not state.is_over():
            state.apply(state.next_actor(), choose(state, rng, eager=seed % 2 == 0))
            survey = Survey(state.view(-1))
            assert features_of(state) == as_the_engine_says(survey)
            compare_choices(state, survey)


@pytest.mark.parametrize(("modules", "players"), SUBSETS)
def test_every_point_and_every_figure_is_accounted_for(modules: list[str], players: int) -> None:
    for seed in range(100, 100 + SOAK):
        state = new_game(modules, players, seed)
        rng = Rng(seed)
        referee = Referee(state.view(-1))
        assert state.journal is not None
        state.journal.take()
        while not state.is_over():
            state.apply(state.next_actor(), choose(state, rng, eager=seed % 2 == 0))
            for event in state.journal.take():
                referee.hear(event.shown_to(-1))
            view = state.view(-1)
            if view["phase"] == "figure":
                continue
            referee.settle()
            if state.is_over():
                referee.finish()
                assert view["score"] == referee.score
                continue
            assert view["score"] == referee.score
            assert (view["active"], view["part"]) == referee.turn
            assert view["figures"] == [{**figure, "role": role_of(figure)} for figure in referee.figures]
            compare_tokens(view, referee)


def compare_choices(state: CarcassonneState, survey: Survey) -> None:
    """The figures that may be placed now are those that the survey finds, besides none at all."""
    view = state.view(-1)
    if view["phase"] != "figure":
        return
    player = state.next_actor()
    supply = view["supply"]
    assert isinstance(supply, list)
    home = supply[player]
    assert isinstance(home, dict)
    meanings = [state.meaning(player, action) for action in state.legal_actions(player)]
    assert meanings[0] == {"do": "none"}
    offered = {(a["figure"], a["feature"], a["number"]) for a in meanings[1:]}
    assert offered == survey.choices(player, {figure: number(count) for figure, count in home.items()})
    assert len(offered) == len(meanings) - 1


def role_of(figure: dict[str, Plain]) -> str:
    if figure["figure"] in ("builder", "pig"):
        return str(figure["figure"])
    roles = {"city": "knight", "road": "highwayman", "field": "farmer", "cloister": "monk"}
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
