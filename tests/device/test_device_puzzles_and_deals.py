"""Puzzles, daily deals and strategy trials on a device."""

from __future__ import annotations

import asyncio

import pytest
from in_browser_server_harness import MemoryStorage, open_tab, run_async

from bastide.device.in_browser_server import TRIAL_GAMES
from bastide.puzzles import get_pack


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
@run_async
async def test_first_puzzle_answer_is_stored(game: str) -> None:
    drawer = MemoryStorage()
    tab = await open_tab(drawer, "Ann")
    listed = await tab.ask("GET", f"/api/games/{game}/puzzles")
    puzzle = get_pack(game).get_puzzle(listed["today"])
    task = await tab.ask("GET", f"/api/games/{game}/puzzles/{puzzle.id}")
    assert not {"answer", "lines"} & set(task)
    wrong = puzzle.steps[0].wrong_answers[0].notation

    answer = {"game": game, "id": puzzle.id, "actions": puzzle.solution}
    told = await tab.ask("POST", "/api/puzzles", answer)
    assert (told["right"], told["counted"]) == (True, True)
    again = await tab.ask("POST", "/api/puzzles", {**answer, "actions": [wrong]})
    assert (again["right"], again["counted"], again["solver"]) == (False, False, told["solver"])
    # A hint after the answer changes nothing; a hint before it makes the answer unrated.
    await tab.ask("POST", "/api/puzzles/hint", {"game": game, "id": puzzle.id})
    other = next(one for one in get_pack(game).puzzles if one.id != puzzle.id)
    await tab.ask("POST", "/api/puzzles/hint", {"game": game, "id": other.id})
    late = await tab.ask("POST", "/api/puzzles", {"game": game, "id": other.id, "actions": other.solution})
    assert (late["right"], late["counted"], late["first"]) == (True, False, None)
    await tab.close()

    later = await open_tab(drawer)
    stands = await later.ask("GET", f"/api/me/puzzles/{game}")
    assert stands["answered"] == {other.id: None, puzzle.id: True}
    assert stands["solver"]["answers"] == 1
    if (await later.ask("GET", f"/api/games/{game}/puzzles"))["day"] == listed["day"]:  # unless midnight has passed
        assert stands["solver"]["days"] == 1
    await later.close()


@run_async
async def test_answer_is_refused_if_storage_fails() -> None:
    drawer = MemoryStorage()
    tab = await open_tab(drawer, "Ann")
    puzzle = get_pack("dominion").puzzles[0]
    drawer.full = True
    answer = {"game": "dominion", "id": puzzle.id, "actions": [puzzle.steps[0].answers[-1].notation]}
    assert await tab.refused("POST", "/api/puzzles", answer) == "storage"
    drawer.full = False
    assert (await tab.ask("POST", "/api/puzzles", answer))["counted"]
    await tab.close()


@run_async
async def test_daily_deal_is_the_same_on_every_device_and_played_once() -> None:
    drawer = MemoryStorage()
    tab, other = await open_tab(drawer, "Ann"), await open_tab(name="Ben")
    before = await tab.ask("GET", "/api/games/seven_wonders/deal")
    assert (before["status"], before["board"], before["opponents"]) == ("new", None, ["easy", "medium"])

    made = await asyncio.gather(*(tab.ask("POST", "/api/deals", {"game": "seven_wonders"}) for _ in range(3)))
    (table,) = {one["table"] for one in made}
    there = (await other.ask("POST", "/api/deals", {"game": "seven_wonders"}))["table"]
    assert there != table
    await tab.watch(table)
    await other.watch(there)
    assert (await tab.until_asked(table))["decision"] == (await other.until_asked(there))["decision"]
    await other.close()
    assert (await tab.ask("GET", "/api/games/seven_wonders/deal"))["status"] == "playing"

    assert (await tab.play(table))["result"] is not None
    day = int(before["day"])
    found = await tab.ask("GET", f"/api/games/seven_wonders/deal?day={day}")
    if found["today"] == day:  # unless midnight has passed
        assert (found["status"], found["begun"], found["board"]["rank"]) == ("finished", 1, 1)
        assert [line["name"] for line in found["board"]["guests"]] == ["Ann"]
        assert found["week_guests"][0]["days"] == 1
    await tab.close()

    again = await open_tab(drawer)
    kept = await again.ask("GET", f"/api/games/seven_wonders/deal?day={day}")
    assert kept["board"]["mine"] == found["board"]["mine"]
    if kept["today"] == day:
        assert (await again.ask("POST", "/api/deals", {"game": "seven_wonders"}))["table"] == table
    while not kept["board"]["bots"]:  # bots play in the background
        await asyncio.sleep(0.05)
        kept = await again.ask("GET", f"/api/games/seven_wonders/deal?day={day}")
    assert [bot["bot"] for bot in kept["board"]["bots"]] == ["easy", "medium"]
    if kept["today"] == day:
        assert await again.refused("GET", f"/api/games/seven_wonders/deal/turns?day={day}") == "deal-not-over"
    await again.close()


@run_async
async def test_strategy_trials_run_in_the_bot_worker_with_fewer_games() -> None:
    tab = await open_tab(name="Ann")
    assert next(one for one in await tab.ask("GET", "/api/games") if one["id"] == "dominion")["strategies"]
    ways = await tab.ask("GET", "/api/games/dominion/strategies")
    text = ways["examples"][0]["text"]
    wish = {"game": "dominion", "bots": [f"{ways['kind']}:mine", "random"], "texts": {"mine": text}}
    assert (await tab.ask("POST", "/api/strategies", {"game": "dominion", "name": "mine", "text": text})) == {
        "problem": None
    }
    begun = await tab.ask("POST", "/api/trials", {**wish, "games": 5000})
    assert begun["games"] == TRIAL_GAMES
    stopped = await tab.ask("DELETE", f"/api/trials/{begun['id']}")
    assert stopped["problem"] is None
    while (await tab.ask("GET", f"/api/trials/{begun['id']}?wait=5"))["over"] is None:
        pass

    few = await tab.ask("POST", "/api/trials", {**wish, "games": 4})
    while (over := await tab.ask("GET", f"/api/trials/{few['id']}?wait=5"))["over"] is None:
        pass
    assert (over["over"], over["played"]) == ("played", 4)
    assert "<html" in await tab.ask("GET", f"/api/trials/{few['id']}/report?language=he")
    assert tab.thinker.asked
    await tab.close()


@run_async
async def test_positions_are_checked_on_the_device() -> None:
    tab = await open_tab(name="Ann")
    start = await tab.ask("POST", "/api/position", {"game": "carcassonne"})
    assert start["position"]["view"]["board"]
    again = await tab.ask("POST", "/api/position", {"game": "carcassonne", "text": start["parts"]})
    assert again["problem"] is None
    wrong = await tab.ask("POST", "/api/position", {"game": "carcassonne", "text": "players: 7"})
    assert (wrong["problem"]["details"]["line"], wrong["problem"]["details"]["column"]) == (1, 10)
    await tab.close()
