"""Rivals: tables that are met again and again, each with a bot that was made for it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bastide.bots import make_bot
from bastide.core import BastideError, get_game
from bastide.games.dominion.rules.card import CARDS
from bastide.train.plan import Plan
from bastide.train.playing import BOT, Playing, columns
from bastide.train.rivals import rivals_of
from bastide.train.shared import SharedRows
from scripts import loaded


def test_rivals_sit_at_the_tables_they_were_made_for(tmp_path: Path) -> None:
    """In every game with company, whatever is drawn elsewhere; and they play by their own plan."""
    kingdom = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
    list_file, file = tmp_path / "list.txt", tmp_path / "rivals.jsonl"
    list_file.write_text("province\ngold\nmilitia up to 1\nsilver\n", encoding="utf-8")
    options = {"kingdom": kingdom, "edition": "2"}
    lines = [{"players": players, "options": options, "bot": f"buylist:{list_file}"} for players in (2, 4)]
    file.write_text("\n".join(json.dumps(line) for line in lines) + "\n", encoding="utf-8")
    random = {"kingdom": "random", "sets": ["prosperity"]}
    plan = Plan("dominion", (2,), random, rows=4, guests=0.0, company=0.5, rivals=str(file), without=("goons",))
    shared = SharedRows(columns(plan), plan.rows)
    try:
        shown = shared.part(0, plan.rows)
        playing = Playing(plan, 0, shown, 1)
        rng, ended, wanted = np.random.default_rng(2), 0, 0
        while ended < 2:
            for row in range(plan.rows):
                state = playing.batch.position(row)
                cards = set(state.view(0)["supply"])
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
    """Tables are drawn without what is to be left out, are met again when called again, and go on after them."""
    tool = loaded("tools/rivals.py")
    options = {"kingdom": "random", "sets": ["base2"]}
    everything = [card.id for card in CARDS if card.is_kingdom and "base2" in card.sets]
    for tables in (2, 3):
        tool.write(get_game("dominion"), [2, 3], options, set(everything[:5]), tables, 40, tmp_path)
    written = (tmp_path / "rivals.jsonl").read_text(encoding="utf-8")
    pairs, threes = (rivals_of(str(tmp_path / "rivals.jsonl"), "dominion", players) for players in (2, 3))
    assert (len(pairs), len(threes)) == (2, 1)
    assert not any(set(everything[:5]).intersection(rival.options["kingdom"]) for rival in (*pairs, *threes))
    assert all((tmp_path / f"{number}.txt").read_text(encoding="utf-8").strip() for number in range(3))
    tool.write(get_game("dominion"), [2, 3], options, set(everything[:5]), 3, 40, tmp_path)
    assert (tmp_path / "rivals.jsonl").read_text(encoding="utf-8") == written
