"""Browser test of the quiz about one's mistakes after a review."""

from __future__ import annotations

from pathlib import Path

from browser_testing import NewVisitor, axe_violations, fits_width
from layout_checks import layout_faults
from msgspec import to_builtins
from playwright.sync_api import expect

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Recorder
from bastide.tables.analysis.game_review import prepare_review
from bastide.tables.messages import as_json_object
from bastide.tables.messages.record_messages import CostlyMove, GameReview, RatedAnswer

#: What the prepared review calls best, and the action it calls worse. Another one is not rated.
BEST, WORSE, UNRATED = "buy copper", "buy curse", "buy estate"
MISTAKES = 2


def write_record() -> str:
    """Return a record of the first turns of a game."""
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, 11, ["Ada", "Ben"])
    bots = [make_bot("big_money", game, seed) for seed in range(2)]
    for _ in range(60):
        player = recorder.state.next_player_to_act()
        recorder.apply(player, bots[player].choose(recorder.state.seat(player)))
    return recorder.to_record().to_text()


def prepare_mistakes(record: str) -> GameReview:
    """A prepared review, because real results depend on the speed of the machine."""
    game = prepare_review(record)
    decisions = {each.at: each for each in game.decisions if each.player == 0}
    moves: list[CostlyMove] = []
    for at, state in enumerate(game.iterate_positions()):
        decision = decisions.get(at)
        texts = {state.notation(0, action): action for action in state.legal_actions(0)} if decision else {}
        if decision is None or not {BEST, WORSE, UNRATED} <= set(texts) or len(moves) == MISTAKES:
            continue
        played = state.notation(0, decision.action)
        meanings = [as_json_object(state.action_data(0, action)) for action in (decision.action, texts[BEST])]
        answers = [RatedAnswer(BEST, 0.0, 0.0, True), RatedAnswer(WORSE, 0.3, 5.0, False)]
        moves.append(CostlyMove(at, 0, played, meanings[0], BEST, meanings[1], 0.2, 3.0, 0.3, 0.5, answers=answers))
    return GameReview("r", "dominion", 9, 9, True, moves, [9, 9], [0.02, 0.01], [1.0, 0.5])


def test_quiz_asks_for_better_moves_in_place(new_visitor: NewVisitor, tmp_path: Path) -> None:
    file = tmp_path / "dominion.record"
    file.write_text(write_record(), encoding="utf-8")
    review = prepare_mistakes(file.read_text(encoding="utf-8"))
    assert len(review.moves) == MISTAKES
    person = new_visitor()
    page = person.page
    person.set_name("Ada")
    page.route("**/api/reviews", lambda route: route.fulfill(json=to_builtins(review)))
    person.visit("/replay")
    page.locator('input[type="file"]').set_input_files(file)
    page.locator("[data-review]").click()
    page.locator("[data-start-quiz]").click()
    quiz = page.locator("[data-quiz]")
    for pile, verdict in (("curse", "worse"), ("estate", "unrated"), ("copper", "right")):
        page.locator(f'[data-pile="{pile}"]').click()
        expect(quiz).to_have_attribute("data-verdict", verdict)
        assert layout_faults(page) == []
    assert axe_violations(page) == []
    person.screenshot("mistake-quiz")
    # The second mistake: the answer is shown.
    quiz.locator("[data-next]").click()
    expect(quiz).to_have_attribute("data-quiz", "1")
    page.set_viewport_size({"width": 390, "height": 844})
    quiz.locator("[data-show-answer]").click()
    expect(quiz.locator(".right")).to_contain_text("Copper")
    assert fits_width(page)
    assert layout_faults(page) == []
    quiz.locator("[data-next]").click()
    expect(quiz).to_have_attribute("data-quiz", "over")
    quiz.locator("[data-end]").click()
    expect(quiz).to_have_count(0)
    assert person.page_errors == []
