"""Networks that read tokens: what a token says, what a card is known by, and that any kingdom can be played."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from train_nets import drawn_tokens_net

from bastide.bots import make_bot
from bastide.core import BastideError, Options, Rng, get_game
from bastide.envs.net import load_net, save_net
from bastide.envs.observer import Observer
from bastide.envs.tokens import MOST, Tokens
from bastide.envs.tokens_net import TokensNet
from bastide.games.dominion.encoding.facts import facts_of
from bastide.games.dominion.rules.card import CARDS
from bastide.games.dominion.rules.layout import number
from bastide.games.dominion.rules.state import DominionState
from bastide.train.plan import Plan
from bastide.train.playing import Playing, columns
from bastide.train.shared import SharedRows

GAME = get_game("dominion")
ALL_SETS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
PLAN = Plan("dominion", (2, 3, 4), ALL_SETS)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "tokens.npz"
    save_net(drawn_tokens_net(), path)
    return path


# -- facts ---------------------------------------------------------------------------------------------------------


def test_every_card_is_known_by_its_facts_alone() -> None:
    """No two cards are alike to a network that does not know their names."""
    assert len({tuple(sorted(facts_of(card).items())) for card in CARDS}) == len(CARDS)


def test_facts_say_what_the_cards_say() -> None:
    told = {card.id: facts_of(card) for card in CARDS}
    market = {"cost": 5, "is_action": 1, "plus_cards": 1, "plus_actions": 1, "plus_buys": 1, "plus_coins": 1}
    assert told["market"] == market
    assert told["curse"] == {"is_curse": 1, "points": -1}
    assert told["witch"]["others.gain_a_points"] == -1
    assert told["militia"]["others.discard"] == told["goons"]["others.discard"] == 3
    assert told["remodel"]["if.gain_up_to"] + 1 == told["expand"]["if.gain_up_to"]
    assert told["throne_room"]["play_times"] + 1 == told["kings_court"]["play_times"]
    assert told["moneylender"]["trash_only_coins"] == 1
    assert told["moat"]["attacked_in_hand.unaffected"] == 1
    assert "forbidden" in told["grand_market"]
    assert told["peddler"]["cheaper"] == 2


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_tokens_say_what_the_observation_says(players: int) -> None:
    looker, arrangement = Observer(PLAN.table(players)), PLAN.arrangement(players)
    assert isinstance(arrangement, Tokens)
    state, draws = looker.deal(players), Rng(5)
    for _ in range(60):
        state.apply(state.next_actor(), draws.choice(state.legal_actions(state.next_actor())))
    row = looker.observe(state, 0)
    out = np.full((2, arrangement.size), 9, np.int16)
    arrangement.arrange(np.stack([row, row]), out)
    assert (out[0] == out[1]).all()
    parts = {
        part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in looker.table.encoder.parts
    }
    kinds = out[0, -MOST:]
    there = [int(kind) - 1 for kind in kinds if kind]
    assert there == [int(kind) for kind in np.flatnonzero(parts["piles"])]
    tokens = out[0, arrangement.common : -MOST].reshape(MOST, arrangement.each)
    assert not tokens[len(there) :].any()
    alone = [name for name, part in parts.items() if part.shape == (arrangement.kinds,)]
    for column, name in enumerate(alone):
        assert (tokens[: len(there), column] == parts[name][there]).all()
    for at, name in enumerate(("owned", "hands", "draws")):
        own, left, right, others = tokens[: len(there), len(alone) + 4 * at : len(alone) + 4 * at + 4].T
        told = parts[name][:, there]
        assert (own == told[0]).all()
        assert (left == told[1]).all()
        assert (right == (told[-1] if players > 2 else 0)).all()
        assert (others == told[2:-1].sum(0)).all()


def test_tables_of_all_sizes_have_one_shape_and_the_critic_alone_sees_hands() -> None:
    seen, all_seen = ({PLAN.arrangement(players, shown).size for players in (2, 3, 6)} for shown in (False, True))
    assert len(seen) == len(all_seen) == 1
    names = [part.name for part in PLAN.table(2, revealed=False).encoder.parts]
    assert [part.name for part in PLAN.table(2).encoder.parts] == [*names, "hands", "draws"]


def test_what_is_pointed_at_is_the_card_of_the_action() -> None:
    encoder = PLAN.table(2).encoder
    pointers = encoder.pointers()
    assert len(set(pointers)) == len(pointers) == encoder.actions
    state = GAME.deal(2, GAME.check_options(2, {}), 1)
    play = state.legal_actions(0)
    assert {pointers[action][1] for action in play} >= {number("copper")}


# -- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "spec"), [(2, "net:{}"), (3, "net:{}+iterations=1"), (6, "net:{}")])
def test_one_network_plays_any_kingdom_and_looks_at_nothing_hidden(players: int, spec: str, file: Path) -> None:
    bots, twins = ([make_bot(spec.format(file), GAME, player) for player in range(players)] for _ in range(2))
    draws = Rng(3)
    state = GAME.deal(players, GAME.check_options(players, ALL_SETS), 3)
    for _ in range(24):
        player = state.next_actor()
        choice = bots[player].choose(state.seat(player))
        assert twins[player].choose(state.sample(player, draws).seat(player)) == choice
        state.apply(player, choice)


def test_what_is_kept_is_what_was_made(file: Path) -> None:
    kept, made = load_net(file), drawn_tokens_net()
    assert isinstance(kept, TokensNet)
    assert kept.about() == made.about()
    for name, weights in made.weights.items():
        assert kept.weights[name] == pytest.approx(weights, abs=2e-3)


def test_facts_that_it_has_no_word_for_are_not_seen() -> None:
    net = drawn_tokens_net()
    kinds = PLAN.table(2).encoder.kinds()
    assert (net.known([{**kind, "flies": 3.0} for kind in kinds]) == net.known(kinds)).all()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"wd": np.zeros((16, 5)), "bd": np.zeros(5)}, "sizes of this game"),
        ({"wa0": np.zeros((16, 16)), "ba0": np.zeros(16)}, "wa0 do not fit"),
        ({"wf": np.zeros((3, 16))}, "wf do not fit"),
        ({"n": np.full(16, np.nan)}, "not all numbers"),
    ],
)
def test_what_is_wrong_with_one_is_said(change: dict[str, np.ndarray], problem: str, tmp_path: Path) -> None:
    net = drawn_tokens_net()
    net.weights.update({name: array.astype(np.float32) for name, array in change.items()})
    path = tmp_path / "wrong.npz"
    save_net(net, path)
    with pytest.raises(BastideError, match=problem):
        make_bot(f"net:{path}", GAME, 0)


# -- kingdoms ------------------------------------------------------------------------------------------------------


LEFT_OUT = ("bandit", "council_room", "expand", "harbinger", "monument", "poacher", "royal_seal", "workers_village")


def test_cards_that_are_left_out_are_in_no_kingdom() -> None:
    """Not in the first games and not in those that follow; one draw of six would have none of them."""
    plan = Plan("dominion", (2,), ALL_SETS, rows=4, without=LEFT_OUT)
    shared = SharedRows(columns(plan), plan.rows)
    try:
        shown = shared.part(0, plan.rows)
        playing = Playing(plan, 0, shown, 1)
        kingdoms = set()
        for _ in range(3):
            for row in range(plan.rows):
                position = playing.batch.position(row)
                assert isinstance(position, DominionState)
                kingdom = tuple(CARDS[card].id for card in position.setup.kingdom)
                assert not set(kingdom) & set(LEFT_OUT)
                kingdoms.add(kingdom)
            playing.deal_anew(range(plan.rows))
        assert len(kingdoms) == 3 * plan.rows
        del shown, playing
    finally:
        shared.close()


def test_too_much_left_out_is_said_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.train.plan.DRAWS", 50)  # the limit itself takes its time without compiled rules
    plan = Plan("dominion", (2,), ALL_SETS, without=tuple(card.id for card in CARDS if card.is_kingdom))
    with pytest.raises(BastideError, match="too little is left"):
        plan.drawn(plan.table(2), 1)
