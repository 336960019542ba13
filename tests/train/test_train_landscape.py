"""Networks that read a landscape: what its rows say, and that one network plays Carcassonne at tables of any size."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from train_nets import drawn_landscape_net

from bastide.bots import make_bot
from bastide.core import BastideError, Options, Rng, State, get_game
from bastide.core.errors import InvalidBot
from bastide.envs import landscape, lens
from bastide.envs.arrangement import seating
from bastide.envs.attention import NEVER
from bastide.envs.landscape import ACTIONS, THINGS, Landscape
from bastide.envs.landscape_net import LandscapeNet
from bastide.envs.lens import LandscapeLens
from bastide.envs.net import load_net, save_net
from bastide.envs.observer import Observer
from bastide.envs.seats_bot import Reader
from bastide.envs.seats_search import LookingAhead
from bastide.train.plan import Plan
from bastide.train.playing import Playing, columns
from bastide.train.shared import SharedRows

GAME = get_game("carcassonne")
INNS: Options = {"modules": ["base", "inns"]}
ALL: Options = {"modules": "all"}
PLAN = Plan("carcassonne", (2, 3, 4, 5, 6), ALL)
Rows = NDArray[np.int16]
#: The parts that are rows, or that follow from such.
IN_ROWS = ("things", "actions", "tiles", "figures")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "landscape.npz"
    save_net(drawn_landscape_net(), path)
    return path


def arrangement(players: int) -> Landscape:
    made = PLAN.arrangement(players)
    assert isinstance(made, Landscape)
    return made


def position(looker: Observer, decisions: int) -> State:
    """A position after some decisions, whatever they were, at which a tile is to be laid."""
    state, draws = looker.deal(looker.table.players), Rng(5)
    while decisions > 0 or len(state.legal_actions(state.next_actor())) < 8:
        state.apply(state.next_actor(), state.random_action(state.next_actor(), draws))
        decisions -= 1
    return state


def told(looker: Observer, row: Rows) -> dict[str, Rows]:
    """An observation part by part."""
    parts = looker.table.encoder.parts
    return {part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in parts}


# -- what is read --------------------------------------------------------------------------------------------------


def test_tables_of_all_sizes_have_one_shape() -> None:
    assert len({arrangement(players).size for players in PLAN.players}) == 1


@pytest.mark.parametrize("players", PLAN.players)
def test_a_landscape_says_what_the_observation_says(players: int) -> None:
    looker, made = Observer(PLAN.table(players)), arrangement(players)
    state = position(looker, 80)
    row = looker.observe(state, state.next_actor())
    out = np.full((2, made.size), 9, np.int16)
    made.arrange(np.stack([row, row]), out)
    assert (out[0] == out[1]).all()
    parts = told(looker, row)
    table, things, actions = (piece[0] for piece in made.parted(out))
    assert (things == parts["things"][:THINGS]).all()
    assert (actions == parts["actions"][:ACTIONS]).all()
    assert table[players - 2] == 1
    assert table[:5].sum() == 1
    told_of_seats = [parts[name].reshape(players, -1) for name in ("seats", "quarters", "won")]
    each = sum(numbers.shape[1] for numbers in told_of_seats)
    seats = table[-6 * each :].reshape(6, each)
    assert (seats[:players] == np.concatenate(told_of_seats, 1)[seating(players)]).all()
    assert not seats[players:].any()
    beside = np.concatenate([parts[name].ravel() for name in parts if name not in IN_ROWS])
    assert sorted(table[table != 0].tolist()) == sorted([*beside[beside != 0].tolist(), 1])


def test_words_are_told_one_by_one_and_amounts_squashed() -> None:
    looker, made = Observer(PLAN.table(3)), arrangement(3)
    state = position(looker, 30)
    out = np.zeros((1, made.size), np.int16)
    row = looker.observe(state, state.next_actor())
    made.arrange(row[None], out)
    table, things, actions = made.parted(out)
    for read, rows in ((made.table, table), (made.thing, things), (made.action, actions)):
        found = read.read(rows)
        assert found.shape == (*rows.shape[:-1], read.size)
        assert found[..., : len(read.amounts)] == pytest.approx(
            np.log1p(np.abs(rows[..., read.amounts])) * np.sign(rows[..., read.amounts])
        )
        assert (found[..., len(read.amounts) :].sum(-1) == len(read.words)).all()
    pairs = made.pairs(table, actions)
    assert (pairs // made.turns == told(looker, row)["hand"]).all()
    assert (pairs % made.turns == actions[:, :, 3]).all()


def test_what_points_at_a_row_that_was_cut_off_points_at_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(landscape, "THINGS", 12)
    looker, made = Observer(PLAN.table(2)), arrangement(2)
    state = position(looker, 60)
    row = looker.observe(state, state.next_actor())
    out = np.zeros((1, made.size), np.int16)
    made.arrange(row[None], out)
    points, whole = made.parted(out)[2][0][:, made.action.pointers], told(looker, row)["actions"][:ACTIONS, 5:]
    assert whole.max() > 12
    assert (points == np.where(whole > 12, 0, whole)).all()


# -- what it says --------------------------------------------------------------------------------------------------


def test_the_order_of_features_does_not_matter() -> None:
    """Rows in another order, and pointers that follow them: the same is said."""
    net, looker, made = drawn_landscape_net(), Observer(PLAN.table(3)), arrangement(3)
    state = position(looker, 50)
    out = np.zeros((1, made.size), np.int16)
    made.arrange(looker.observe(state, state.next_actor())[None], out)
    table, things, actions = made.parted(out)
    order = np.random.default_rng(1).permutation(THINGS)
    moved = np.concatenate([[0], np.argsort(order) + 1])
    points = actions[:, :, made.action.pointers]
    found = []
    for rows, which in ((things, points), (things[:, order], moved[points])):
        read = made.table.read(table), made.thing.read(rows), rows[:, :, 0] > 0
        found.append(net.think(*read, made.action.read(actions), made.pairs(table, actions), which))
    for one, other in zip(*found, strict=True):
        assert one == pytest.approx(other, abs=1e-4)


def test_what_is_thought_of_an_action_depends_on_no_other_row() -> None:
    """Neither on rows of actions that are not offered, nor on other positions that are thought about beside it."""
    looker = Observer(PLAN.table(2))
    lens = Reader(drawn_landscape_net(), GAME, 2).lens
    rows, offers = [], []
    for decisions in (10, 60):
        state = position(looker, decisions)
        rows.append(looker.observe(state, state.next_actor()))
        offers.append(looker.table.encoder.offers(state, state.next_actor()))
    together, values = lens.think(np.stack(rows), offers)
    for row, some, liked, value in zip(rows, offers, together, values, strict=True):
        alone, worth = lens.think(row[None], [some[:5]])
        assert alone[0] == pytest.approx(liked[:5], abs=1e-4)
        assert worth[0] == pytest.approx(value, abs=1e-4)
    nothing, _ = lens.think(np.stack(rows), [[], offers[1]])
    assert len(nothing[0]) == 0


def test_actions_beyond_the_last_row_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (landscape, lens):
        monkeypatch.setattr(module, "ACTIONS", 4)
    looker = Observer(PLAN.table(2))
    reading = Reader(drawn_landscape_net(), GAME, 2).lens
    assert isinstance(reading, LandscapeLens)
    state = position(looker, 20)
    row, offers = looker.observe(state, state.next_actor()), looker.table.encoder.offers(state, state.next_actor())
    liked = reading.think(row[None], [offers])[0][0]
    assert (liked[4:] == NEVER).all()
    assert (liked[:4] > NEVER).all()


# -- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, INNS), (5, ALL)])
def test_one_network_plays_whole_games_at_every_table(players: int, options: Options, file: Path) -> None:
    bots = [make_bot(f"net:{file}", GAME, player) for player in range(players)]
    state = GAME.new_state(players, options, 3)
    while not state.is_over():
        player = state.next_actor()
        state.apply(player, bots[player].choose(state.seat(player)))


@pytest.mark.parametrize("spec", ["net:{}", "net:{}+iterations=1", "expert:net={}+iterations=1"])
def test_it_looks_at_nothing_hidden(spec: str, file: Path) -> None:
    bots, twins = ([make_bot(spec.format(file), GAME, player) for player in range(2)] for _ in range(2))
    state, draws = GAME.new_state(2, None, 3), Rng(3)
    for _ in range(8):
        player = state.next_actor()
        choice = bots[player].choose(state.seat(player))
        assert twins[player].choose(state.sample(player, draws).seat(player)) == choice
        state.apply(player, choice)


def test_where_actions_race_the_network_looks_ahead_by_itself(file: Path) -> None:
    assert isinstance(make_bot(f"expert:net={file}+iterations=5", GAME, 0), LookingAhead)


@pytest.mark.parametrize("spec", ["net:{}", "net:{}+iterations=1"])
def test_modules_that_it_has_no_words_for_are_refused(spec: str, tmp_path: Path) -> None:
    file = tmp_path / "compact.npz"
    save_net(drawn_landscape_net(compact=1), file)
    state = GAME.new_state(2, {"modules": ["base", "traders"]}, 3)
    with pytest.raises(InvalidBot, match="has not learnt what is played with"):
        make_bot(spec.format(file), GAME, 0).choose(state.seat(state.next_actor()))
    with pytest.raises(BastideError, match="traders"):
        Plan("carcassonne", (2,), {"modules": ["base", "traders"]}, {"compact": 1}).table(2)


def test_what_is_kept_is_what_was_made(file: Path) -> None:
    kept, made = load_net(file), drawn_landscape_net()
    assert isinstance(kept, LandscapeNet)
    assert kept.about() == made.about()
    for name, weights in made.weights.items():
        assert kept.weights[name] == pytest.approx(weights, abs=2e-3)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"wt": np.zeros((5, 16))}, "sizes of this game"),
        ({"wp": np.zeros((16, 64))}, "sizes of this game"),
        ({"wp": np.zeros((16, 70))}, "wp do not fit"),
        ({"wf": np.zeros((16, 16))}, "sizes of this game"),
        ({"wk": np.zeros((16, 16)), "bk": np.zeros(16)}, "wk do not fit"),
        ({"wix": np.zeros((16, 8))}, "wix and bix do not fit"),
        ({"woy": np.zeros((8, 16))}, "woy do not fit"),
        ({"nz": np.full(16, np.nan)}, "not all numbers"),
    ],
)
def test_what_is_wrong_with_one_is_said(change: dict[str, np.ndarray], problem: str, tmp_path: Path) -> None:
    net = drawn_landscape_net()
    net.weights.update({name: array.astype(np.float32) for name, array in change.items()})
    path = tmp_path / "wrong.npz"
    save_net(net, path)
    with pytest.raises(BastideError, match=problem):
        make_bot(f"net:{path}", GAME, 0)


# -- play ----------------------------------------------------------------------------------------------------------


def test_rows_of_play_show_what_is_offered() -> None:
    plan = Plan("carcassonne", (3,), rows=4)
    shared = SharedRows(columns(plan), plan.rows)
    try:
        shown = shared.part(0, plan.rows)
        playing = Playing(plan, 0, shown, 1)
        made = arrangement(3)
        for step in range(12):
            offered = (made.parted(shown["rows"])[2][:, :, 0] > 0).sum(1)
            assert (offered == shown["offered"]).all()
            for offers, many in zip(shown["offers"], offered, strict=True):
                assert offers[:many].tolist() == list(range(many))
            shown["chosen"][:] = step % shown["offered"]
            playing.step()
        del shown, playing
    finally:
        shared.close()
