"""Who comes next: whoever has had least."""

from __future__ import annotations

import asyncio
from collections import Counter

from bastide.hosting.bots.fair_queue import FairQueue, Ledger, Whose


class Scene:
    """Everything takes a second, by a clock that moves only then."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = FairQueue(Ledger(), lambda: self.now)
        self.order: list[Whose] = []
        self.open = asyncio.Event()

    async def take(self, whose: Whose, seconds: float = 1.0) -> None:
        async with self.turns.turn(whose):
            await self.open.wait()
            self.now += seconds
            self.order.append(whose)
            await asyncio.sleep(0)

    async def all_of(self, *askers: Whose) -> list[str]:
        """In which order these get their turns who all ask at once, while somebody else has theirs."""
        tasks = [asyncio.create_task(self.take(each)) for each in (Whose("first", "first", True), *askers)]
        await asyncio.sleep(0.01)
        self.open.set()
        await asyncio.gather(*tasks)
        return [each.person for each in self.order[1:]]


async def test_one_persons_many_tables_count_as_one_person() -> None:
    many = [Whose("greedy", f"table {number}", True) for number in range(28)]
    order = await Scene().all_of(*many, Whose("ann", "hers", True), Whose("ben", "his", True))
    assert set(order[:3]) == {"greedy", "ann", "ben"}


async def test_tables_with_people_come_before_tables_without() -> None:
    order = await Scene().all_of(Whose("ann", "empty", False), *[Whose("ben", "full", True)] * 3)
    assert order == ["ben", "ben", "ben", "ann"]


async def test_the_tables_of_one_person_take_turns() -> None:
    scene = Scene()
    await scene.all_of(*[Whose("ann", table, True) for table in "aaaabbbb"])
    assert Counter(each.table for each in scene.order[1:5]) == {"a": 2, "b": 2}


async def test_who_comes_late_has_saved_nothing_up_and_owes_nothing() -> None:
    scene = Scene()
    await scene.all_of(*[Whose("ann", "hers", True)] * 10)
    scene.order.clear()
    scene.open.clear()
    order = await scene.all_of(*[Whose("ann", "hers", True)] * 3, *[Whose("ben", "his", True)] * 3)
    assert Counter(order[:4])["ben"] >= 2
    assert "ann" in order[:4], "those who were not there before have not waited, either"


async def test_who_gives_up_waiting_keeps_nobody_from_their_turn() -> None:
    scene = Scene()
    ann, ben, cleo = (asyncio.create_task(scene.take(Whose(name, name, True))) for name in ("a", "b", "c"))
    await asyncio.sleep(0.01)
    ben.cancel()
    scene.open.set()
    await asyncio.gather(ann, ben, cleo, return_exceptions=True)
    assert [each.person for each in scene.order] == ["a", "c"]
    dan, eve = (asyncio.create_task(scene.take(Whose(name, name, True))) for name in ("d", "e"))
    await dan
    eve.cancel()  # its turn may have come at this very moment
    await asyncio.gather(eve, return_exceptions=True)
    await asyncio.wait_for(scene.take(Whose("f", "f", True)), 5)
