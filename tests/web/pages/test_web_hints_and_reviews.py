"""Browser tests of lobby, hints, replay, reviews and error handling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser_play import play_now, resign, show_all_options
from browser_testing import LocalServer, NewVisitor, Visitor, axe_violations, fits_width, running_server, visitor
from msgspec import to_builtins
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect
from sampled_cases import sample_cases
from screen_catalogue import open_page, waiting_room

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Recorder
from bastide.core.records.record_parser import parse_record
from bastide.tables.analysis.game_review import build_reviewed_game
from bastide.tables.analysis.move_evaluation import explain_position
from bastide.tables.messages import JsonObject, as_json_object
from bastide.tables.messages.record_messages import CostlyMove, GameReview


def write_record(folder: Path, game: str, players: int, moves: int) -> Path:
    """Write a record of the beginning of a game."""
    found = get_game(game)
    recorder = Recorder(found, players, {}, 11, ["Ada", "Ben", "Cleo"][:players])
    bots = [make_bot("medium", found, seed) for seed in range(players)]
    for _ in range(moves):
        if recorder.state.is_over():
            break
        player = recorder.state.next_player_to_act()
        recorder.apply(player, bots[player].choose(recorder.state.seat(player)))
    file = folder / f"{game}.record"
    file.write_text(recorder.to_record().to_text(), encoding="utf-8")
    return file


# -- lobby ------------------------------------------------------------------------------------------


def test_first_game_starts_with_two_clicks(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    person.visit("/")
    page.locator('a[href="/new/dominion"]').click()
    page.locator("button.start-game").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".bar .me")).to_contain_text("Guest")
    person.context.close()


def test_lobby_shows_turn_and_replay_link(ada: Visitor) -> None:
    page = ada.page
    play_now(ada, "dominion")
    ada.visit("/")
    mine = page.locator("section", has=page.get_by_role("heading", name="Your games in progress"))
    expect(mine.locator("li").first).to_contain_text("It\u2019s your turn")
    mine.get_by_role("link", name="Continue").first.click()
    page.locator(".prompt.mine").wait_for()
    resign(page)
    ada.visit("/")
    page.locator("main").get_by_role("link", name="Replay", exact=True).first.click()
    timeline(page).wait_for()


def test_new_table_with_the_same_random_kingdom(ada: Visitor) -> None:
    page = ada.page
    ada.visit("/new/dominion?kingdom=random&platinum_colony=never")
    expect(page.get_by_label("Kingdom", exact=True).first).to_have_value("random")
    page.locator("button.start-game").click()
    page.locator(".prompt.mine").wait_for()
    resign(page)
    cards = {str(pile) for pile in page.locator("[data-pile]").evaluate_all("all => all.map((n) => n.dataset.pile)")}
    page.get_by_role("link", name="Play again with this setup").click()
    expect(page.locator("[data-option=kingdom] .value.on")).to_have_count(10)
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".prompt.mine").wait_for()
    again = {str(pile) for pile in page.locator("[data-pile]").evaluate_all("all => all.map((n) => n.dataset.pile)")}
    assert again == cards


def test_closed_table_is_shown_as_closed(browser: Browser, local_server: LocalServer, ada: Visitor) -> None:
    page = ada.page
    ada.visit("/new/carcassonne")
    page.locator("input[name=opponents][value=friends]").check()
    show_all_options(page)
    expect(page.locator('input[name="hints"]')).not_to_be_checked()  # because people play here
    page.locator("button.start-game").click()
    link = page.locator("#invite").input_value()
    ben = visitor(browser, local_server)
    ben.page.goto(link)
    ben.page.locator("main form button").click()  # with the proposed guest name
    expect(page.get_by_text(re.compile("Guest")).first).to_be_visible()
    expect(ben.page.get_by_text("Game settings")).to_be_visible()
    assert axe_violations(ben.page) == []
    page.get_by_role("button", name="Cancel this table").click()
    expect(ben.page.get_by_text("This table was cancelled")).to_be_visible()
    ben.page.get_by_role("link", name="Go to the lobby").click()
    expect(ben.page.locator(".games")).to_be_visible()
    ben.context.close()


# -- hints ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sample_cases("hints", ["dominion", "seven_wonders", "carcassonne"], 1, after=1))
def test_hint_lists_actions_and_performs_them(ada: Visitor, game: str) -> None:
    page = ada.page
    play_now(ada, game)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("hint")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    seen = page.get_by_role("log", name="Log").inner_text()
    page.keyboard.press("h")
    best = page.locator("[data-hint]").first
    # Before the first purchase Dominion has no win chance to show: Treasures are played in any case.
    expect(best).to_contain_text({"dominion": "Play", "carcassonne": "Place"}.get(game, "to win"))
    expect(best.locator(".win .number")).to_have_text(re.compile(r"\d.*to win"))
    expect(page.locator(".standing li").first).to_have_text(re.compile(r"oints: .*\d.*Ada.*, .*\d.*Bruno"))
    expect(page.get_by_text("Hidden cards stay hidden")).to_be_visible()
    ada.screenshot(f"{game}-hint")
    assert axe_violations(page) == []
    best.click()
    expect(page.locator("[data-hint]")).to_have_count(0)  # the position has changed
    expect(page.get_by_role("log", name="Log")).not_to_have_text(seen)


def test_no_hint_button_if_hints_are_off(ada: Visitor) -> None:
    page = ada.page
    ada.visit("/new/dominion")
    show_all_options(page)
    page.locator('input[name="hints"]').uncheck()
    page.locator("button.start-game").click()
    page.locator(".prompt.mine").wait_for()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-hint], .toast")).to_have_count(0)


# -- replays and reviews ----------------------------------------------------------------------------


def timeline(page: Page) -> Locator:
    return page.locator('input[type="range"]')


def open_file(person: Visitor, file: Path) -> None:
    person.visit("/replay")
    person.page.locator('input[type="file"]').set_input_files(file)
    timeline(person.page).wait_for()


def test_replay_of_record_with_viewers_and_steps(ada: Visitor, tmp_path: Path) -> None:
    page = ada.page
    file = write_record(tmp_path, "dominion", 2, 30)
    open_file(ada, file)
    # All hands, then a player's view, then a spectator's view.
    expect(page.locator('[data-open="0"] li')).to_have_count(5)
    expect(page.locator('[data-open="1"] li')).to_have_count(5)
    eyes = page.get_by_label("View as")
    eyes.select_option("1")
    expect(page.locator("[data-open]")).to_have_count(0)
    expect(page.locator(".hand")).to_be_visible()
    eyes.select_option("-1")
    expect(page.locator(".hand")).to_have_count(0)
    # Shortcuts.
    page.locator("h1").click()
    for key, at in (("n", 1), ("n", 2), ("p", 1), ("End", 30), ("Home", 0)):
        page.keyboard.press(key)
        expect(timeline(page)).to_have_value(str(at))
    # A click on the middle of the chart goes to the middle of the game.
    page.get_by_role("button", name="Points over time").click()
    chart = page.get_by_role("img", name=re.compile("^Ada: "))
    chart.click()
    expect(timeline(page)).to_have_value("15")
    ada.screenshot("replay-chart")
    # Download of a picture of the table.
    eyes.select_option("1")
    expect(page.locator(".hand")).to_be_visible()  # the picture shows what the page shows
    with page.expect_download() as coming:
        page.locator("[data-picture]").click()
        page.locator("[data-svg]").click()
    assert coming.value.suggested_filename == "dominion-15.svg"
    drawn = Path(coming.value.path()).read_text(encoding="utf-8")
    assert drawn == parse_record(file.read_text(encoding="utf-8")).svg(15, 1)


def test_shared_link_to_a_replay_step(
    browser: Browser, local_server: LocalServer, ada: Visitor, tmp_path: Path
) -> None:
    """From a dropped file, and from a private table."""
    page = ada.page
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_file(ada, write_record(tmp_path, "carcassonne", 2, 200))
    links = []
    for turn in range(2):
        if turn:
            play_now(ada, "carcassonne")
            page.keyboard.press("h")
            page.locator("[data-hint]").first.click()
            expect(page.locator("[data-hint]")).to_have_count(0)
            resign(page)
            page.get_by_role("link", name="Replay").last.click()
            timeline(page).wait_for()
        page.keyboard.press("n")
        expect(timeline(page)).to_have_value("1")
        page.get_by_role("button", name="Copy link to this move").click()
        expect(page.get_by_text("Copied.").first).to_be_visible()
        links.append(str(page.evaluate("() => navigator.clipboard.readText()")))
    ben = visitor(browser, local_server)
    for link in links:
        ben.page.goto(link)
        expect(timeline(ben.page)).to_have_value("1")
    # Without the invitation the private table is not accessible.
    ben.page.goto(re.sub(r"[?&]invite=[^&]*", "", links[1]))
    expect(ben.page.get_by_role("alert")).to_contain_text("Table not found")
    expect(ben.page.get_by_role("link", name="Go to the lobby")).to_be_visible()
    ben.context.close()


def prepared_review(file: Path) -> GameReview:
    """A prepared review, because real results depend on the speed of the machine."""
    game = build_reviewed_game(parse_record(file.read_text(encoding="utf-8")))
    wanted = {each.at: each for each in game.decisions[::7]}
    moves: list[CostlyMove] = []
    for at, state in enumerate(game.iterate_positions()):
        if at not in wanted:
            continue
        number, (_, player, action, _) = len(moves), wanted[at]
        better = next(each for each in state.legal_actions(player) if each != action)
        words = [state.notation(player, action), state.notation(player, better)]
        meanings = [as_json_object(state.action_data(player, each)) for each in (action, better)]
        move = CostlyMove(at, player, words[0], meanings[0], words[1], meanings[1], 0.1 + number / 50, 4.0, 0.3, 0.4)
        why = explain_position(state, "seven_wonders", player)
        reasons: list[JsonObject] = [
            {"code": "more_from", "of": "science", "points": 4.0, "better": 12, "worse": 8},
            {"code": "less_for", "of": "military", "points": 2, "better": 5, "worse": 7, "player": (player + 1) % 3},
        ]
        facts = as_json_object(state.turn_facts(player))
        moves.append(replace(move, standing=why, reasons=reasons, turn_facts=facts))
    return GameReview("r", "seven_wonders", 48, 48, True, moves, [9, 9, 9], [0.02, 0.01, 0.03], [1.0, 0.5, 2.0], [3])


@pytest.mark.parametrize(("language", "width"), sample_cases("reviews", [("en", 1280), ("he", 1280), ("he", 360)], 1))
def test_review_marks_costly_moves(new_visitor: NewVisitor, tmp_path: Path, language: str, width: int) -> None:
    person = new_visitor(language=language, width=width, height=740)
    page = person.page
    file = write_record(tmp_path, "seven_wonders", 3, 36)
    review = prepared_review(file)
    page.route("**/api/reviews", lambda route: route.fulfill(json=to_builtins(review)))
    open_file(person, file)
    page.locator("[data-review]").click()
    page.locator("[data-review-done]").wait_for()
    moves = page.locator("[data-move]")
    expect(moves).to_have_count(len(review.moves))
    expect(page.locator("button.mark")).to_have_count(len(review.moves))
    at = moves.last.get_attribute("data-move")
    moves.last.click()
    expect(timeline(page)).to_have_value(str(at))
    assert axe_violations(page) == []
    assert fits_width(page)
    assert not re.search(r"\b(web|seven_wonders|word|server|error)-[a-z]", page.locator("body").inner_text())
    person.screenshot(f"review-{language}-{width}")
    # Win chance until then, and all texts in the third person: the visitor did not play.
    if language == "en":
        expect(moves.first.locator(".who")).to_contain_text(re.compile(r"before Age I|Age I, turn \d"))
        assert "you" not in page.locator("section:has([data-move])").inner_text().lower().replace("your", "")
    for move, line in zip(review.moves, moves.all(), strict=True):
        expect(line.locator(".until")).to_have_text(re.compile(r"40\s?%"))
        expect(line.locator(".reason")).to_have_count(2 + len(move.standing))
        expect(line.locator(".reason").first).to_contain_text(["Ada", "Ben", "Cleo"][move.player])
    expect(page.locator("[data-unseen]")).to_have_count(1)
    page.locator("h1").click()
    page.keyboard.press("[")
    expect(timeline(page)).to_have_value(str(review.moves[-2].at))


def test_play_on_from_review_and_replay(ada: Visitor, tmp_path: Path) -> None:
    """From a decision in the review, and from any step of the replay; the new table shows its origin."""
    page = ada.page
    file = write_record(tmp_path, "seven_wonders", 3, 36)
    # One seat has the user's name.
    text = re.sub(r"^seat: .*$", "seat: Ada", file.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")
    review = prepared_review(file)
    page.route("**/api/reviews", lambda route: route.fulfill(json=to_builtins(review)))
    open_file(ada, file)
    page.locator("[data-review]").click()
    page.locator("[data-review-done]").wait_for()
    expect(page.get_by_label("Only my mistakes")).to_be_checked()
    mine = [move for move in review.moves if move.player == 0]
    expect(page.locator("[data-move]")).to_have_count(len(mine))
    page.locator(f'[data-again="{mine[0].at}"]').click()
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(f'[data-origin="{mine[0].at}"]')).to_be_visible()
    # With friends the new table waits, and shows its origin too.
    open_file(ada, file)
    page.keyboard.press("n")
    expect(timeline(page)).to_have_value("1")
    page.locator("[data-onward]").click()
    page.locator("[data-opponent]").select_option("")
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-origin="1"]')).to_be_visible()


def test_server_finishes_a_review(ada: Visitor, tmp_path: Path) -> None:
    page = ada.page
    open_file(ada, write_record(tmp_path, "carcassonne", 2, 16))
    page.get_by_role("button", name="Review this game").click()
    page.locator("[data-review-done]").wait_for(timeout=180_000)
    expect(page.locator(".totals > span")).to_have_count(2)
    expect(page.locator("button.mark")).to_have_count(page.locator("[data-move]").count())


# -- errors -----------------------------------------------------------------------------------------


def test_invalid_record_file_keeps_current_replay(ada: Visitor, tmp_path: Path) -> None:
    page = ada.page
    poem = tmp_path / "poem.txt"
    poem.write_text("Roses are red.\n")
    ada.visit("/replay")
    page.locator('input[type="file"]').set_input_files(poem)
    expect(page.get_by_role("alert")).to_contain_text("Couldn\u2019t read this file")
    # Another file can be chosen; an invalid file dropped onto a replay keeps the replay.
    page.locator('input[type="file"]').set_input_files(write_record(tmp_path, "dominion", 2, 5))
    timeline(page).wait_for()
    page.evaluate(
        """() => {
          const files = new DataTransfer();
          files.items.add(new File(["Violets are blue."], "poem.txt"));
          window.dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true }));
        }"""
    )
    expect(page.get_by_role("alert")).to_contain_text("Couldn\u2019t read this file")
    expect(timeline(page)).to_be_visible()


def test_refused_action_shows_an_error(ada: Visitor) -> None:
    page = ada.page
    play_now(ada, "dominion")
    page.evaluate(
        """() => {
          window.really = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            window.really.call(this, text.includes('"act"') ? text.replace(/"position":\\d+/, '"position":1') : text);
          };
        }"""
    )
    page.keyboard.press("e")
    expect(page.locator(".toast.error")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate("() => { WebSocket.prototype.send = window.really; }")
    page.keyboard.press("t")
    expect(page.locator(".play .small").first).to_be_visible()


def test_full_table_offers_spectating(browser: Browser, local_server: LocalServer, ada: Visitor) -> None:
    page = ada.page
    waiting_room(ada, "dominion")
    link = page.locator("#invite").input_value()
    guests = [visitor(browser, local_server) for _ in range(2)]
    for guest in guests:
        guest.page.goto(link)
        guest.page.locator("main form button").first.click()
        guest.page.get_by_text(re.compile("Waiting for the host|This table is full")).wait_for()
    late = guests[1].page
    expect(late.get_by_text("This table is full")).to_be_visible()
    page.get_by_role("button", name="Start game", exact=True).click()
    expect(late.locator(".prompt")).to_be_visible()  # as a spectator
    expect(late.locator(".prompt.mine")).to_have_count(0)
    expect(late.locator("[data-recent-moves]")).to_have_count(2)  # spectators see the moves of all players
    first = page if "Ada" in str(late.locator(".prompt").text_content()) else guests[0].page
    first.locator(".prompt.mine").wait_for()
    first.keyboard.press("t")
    expect(late.locator("[data-recent-moves]").filter(has_text="coins")).to_have_count(1)
    for guest in guests:
        assert guest.page_errors == []
        guest.context.close()


def test_form_keeps_choices_while_server_is_unreachable(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path) as own:
        person = visitor(browser, own)
        page = person.page
        person.set_name("Eve")
        person.visit("/new/dominion")
        show_all_options(page)
        page.get_by_label("Kingdom", exact=True).first.select_option(" own")
        page.locator("label.value", has_text="Witch").click()
        own.stop()
        page.locator("button.start-game").click()
        expect(page.locator(".unreachable")).to_be_visible()
        expect(page.get_by_role("checkbox", name="Witch")).to_be_checked()
        own.start()
        page.locator("label.value", has_text="Cellar").click()
        page.locator("button.start-game").click()
        page.locator(".prompt.mine").wait_for()
        expect(page.locator('[data-pile="witch"]')).to_be_visible()
        # The lobby recovers by itself.
        own.stop()
        page.locator(".home").click()
        expect(page.locator(".unreachable")).to_be_visible()
        own.start()
        expect(page.get_by_role("link", name="Continue")).to_be_visible()
        expect(page.locator(".unreachable")).to_have_count(0)
        assert person.page_errors == []
        person.context.close()


# -- accessibility ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", sample_cases("around", ["en", "he"], 1))
def test_pages_pass_axe_on_phones(new_visitor: NewVisitor, language: str) -> None:
    person = new_visitor(language=language, width=360, height=740)
    page = person.page
    found: dict[str, list[str]] = {}
    paths = ["/", "/new/dominion", "/new/carcassonne", "/new/seven_wonders", "/replay", "/me", "/replay/nowhere"]
    for path in sample_cases("axe", paths, 4, after=3):
        open_page(person, path)
        found[path] = axe_violations(page, always=True) + ([] if fits_width(page) else ["sticks out at the side"])
        person.screenshot(f"around{path.replace('/', '-')}-{language}")
    waiting_room(person, "dominion")
    found["waiting"] = axe_violations(page, always=True) + ([] if fits_width(page) else ["sticks out at the side"])
    person.screenshot(f"around-waiting-{language}")
    assert {path: problems for path, problems in found.items() if problems} == {}
