"""Rivals: tables that are met again and again, each with a bot that was made for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from bastide.bots import make_bot
from bastide.core import BastideError, get_game
from bastide.core.options import Options
from bastide.games.dominion.rules.cards.card import CARDS
from bastide_research.actor import BOT, Actor, columns
from bastide_research.distill import opponent_plans
from bastide_research.opponents import rivals_of
from bastide_research.plan import Plan
from bastide_research.shared_arrays import SharedRows


def test_rivals_sit_at_the_tables_they_were_made_for(tmp_path: Path) -> None:
    """In every game with company, whatever is drawn elsewhere; and they play by their own plan."""
    kingdom = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
    list_file, file = tmp_path / "list.txt", tmp_path / "rivals.jsonl"
    list_file.write_text("province\ngold\nmilitia up to 1\nsilver\n", encoding="utf-8")
    options = {"kingdom": kingdom, "edition": "2"}
    lines = [{"players": players, "options": options, "bot": f"buylist:{list_file}"} for players in (2, 4)]
    file.write_text("\n".join(json.dumps(line) for line in lines) + "\n", encoding="utf-8")
    random: Options = {"kingdom": "random", "sets": ["prosperity"]}
    plan = Plan("dominion", (2,), random, rows=4, guests=0.0, company=0.5, rivals=str(file), without=("goons",))
    shared = SharedRows(columns(plan), plan.rows)
    try:
        shown = shared.part(0, plan.rows)
        playing = Actor(plan, 0, shown, 1)
        rng, ended, wanted = np.random.default_rng(2), 0, 0
        while ended < 2:
            for row in range(plan.rows):
                state = playing.batch.position(row)
                supply = state.view(0)["supply"]
                assert isinstance(supply, dict)
                cards = set(supply)
                assert set(kingdom) <= cards if row >= 2 else not cards.intersection(kingdom)
                if shown["who"][row] == BOT:
                    player = state.next_actor()
                    action = make_bot(f"buylist:{list_file}", get_game("dominion"), 0).choose(state.seat(player))
                    offered = int(shown["offers"][row, shown["wanted"][row]])
                    assert playing.batch.table.encoder.action(state, player, offered) == action
                    wanted += 1
            shown["chosen"][:] = np.where(shown["who"] == BOT, shown["wanted"], rng.integers(0, shown["offered"]))
            playing.step()
            ended += int(shown["dones"][2:].sum())
        assert wanted > 20
        del shown, playing
    finally:
        shared.close()


def test_what_is_wrong_with_rivals_is_said_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "rivals.jsonl"
    good = '{"players": 2, "options": {}, "bot": "medium"}\n'
    for line in (
        "no table",
        "[2]",
        '{"players": 2, "options": {}}',
        '{"players": "2", "options": {}, "bot": "medium"}',
    ):
        file.write_text(good + line, encoding="utf-8")
        with pytest.raises(BastideError, match="line 2") as found:
            rivals_of(str(file), "dominion", 2)
        assert found.value.code == "bad-rival"
    for line, code in ((good.replace("medium", "medum"), "unknown-bot"), (good.replace("{}", '{"sets": ["x"]}'), "")):
        file.write_text(line, encoding="utf-8")
        with pytest.raises(BastideError) as found:
            rivals_of(str(file), "dominion", 2)
        assert found.value.code.startswith(code)
        assert rivals_of(str(file), "dominion", 3) == []
    with pytest.raises(BastideError):
        rivals_of(str(tmp_path / "nowhere.jsonl"), "dominion", 2)


def test_the_expert_makes_rivals(tmp_path: Path) -> None:
    """Tables are drawn without what is to be left out; called again, it goes on after what is there."""
    without = tuple(card.id for card in CARDS if card.is_kingdom and "base2" in card.sets)[:5]
    plan = Plan("dominion", (2, 3), {"kingdom": "random", "sets": ["base2"]}, without=without)
    file = tmp_path / "rivals.jsonl"
    written = ""
    for tables in (2, 3, 3):
        opponent_plans.write(plan, tables, 40, tmp_path)
        lines = file.read_text(encoding="utf-8")
        assert lines.startswith(written)
        assert lines.count("\n") == tables
        written = lines
    pairs, threes = (rivals_of(str(file), "dominion", players) for players in (2, 3))
    assert (len(pairs), len(threes)) == (2, 1)
    drawn = [card for rival in (*pairs, *threes) for card in cast("list[str]", rival.options["kingdom"])]
    assert len(drawn) == 30
    assert not set(without).intersection(drawn)
    assert all((tmp_path / f"{number}.txt").read_text(encoding="utf-8").strip() for number in range(3))


def test_where_no_plan_is_made_there_are_no_rivals(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="makes no plan"):
        opponent_plans.write(Plan("seven_wonders", (3,)), 1, 10, tmp_path)
