"""Reasons of puzzles name what an answer leads to, and only what the rollouts show."""

from __future__ import annotations

from bastide.bots.search.decision_evaluation import ActionEvaluation, Estimate
from bastide.core import get_game
from bastide.core.action_reason import Reason
from bastide.games.dominion.rules.position_parser import build_position
from bastide.puzzles import get_pack, get_puzzle_themes
from bastide.puzzles.answer_measurement import AnswerMeasurement
from bastide.puzzles.follow_up_reasons import Achievement, AchievementCounts, find_follow_up, with_follow_up

WALLS = Achievement(0, "military", "card", "walls")
PALACE = Achievement(0, "civilian", "card", "palace")
STAGE = Achievement(0, "wonder", "stage", 3)
OTHERS_WALLS = Achievement(1, "military", "card", "walls")
OTHERS_STAGE = Achievement(1, "wonder", "stage", 3)
MORE_MILITARY = Reason("more_from", {"of": "military", "points": 5})
MORE_WONDER = Reason("more_from", {"of": "wonder", "points": 5})
LESS_WONDER = Reason("less_for", {"of": "wonder", "points": 5, "player": 1})


def counts(own: Achievement | None = None, **shares: float) -> AchievementCounts:
    """Return counts of 100 rollouts with these shares of the achievements named above."""
    found = AchievementCounts(own)
    for number in range(100):
        found.add([globals()[name] for name, share in shares.items() if number < 100 * share])
    return found


def follow_up(named: Reason, better: AchievementCounts, worse: AchievementCounts) -> object:
    """Return the follow-up of player 0 as data."""
    found = find_follow_up(named, 0, better, worse)
    return found.to_json_data() if found is not None else None


def test_follow_up_is_from_the_named_source_and_of_the_named_player() -> None:
    better, worse = counts(WALLS=0.6, PALACE=0.9, OTHERS_STAGE=0.1), counts(WALLS=0.1, PALACE=0.1, OTHERS_STAGE=0.8)
    built = {"code": "gets_card", "card": "walls", "better": 60, "worse": 10}
    denied = {"code": "misses_stage", "stage": 3, "better": 10, "worse": 80, "player": 1}
    assert follow_up(MORE_MILITARY, better, worse) == built
    assert follow_up(LESS_WONDER, better, worse) == denied


def test_other_source_follows_if_the_named_one_does_not() -> None:
    """A quarry pays for the Palace, whatever the Wonder brings."""
    better = counts(WALLS=0.3, PALACE=0.9, OTHERS_STAGE=0.1)
    worse = counts(WALLS=0.1, PALACE=0.1, OTHERS_STAGE=0.8)
    built = {"code": "gets_card", "card": "palace", "better": 90, "worse": 10}
    assert follow_up(MORE_WONDER, better, worse) == built
    # What opponents do not build explains less, and a small difference from another source nothing.
    assert follow_up(MORE_MILITARY, counts(PALACE=0.9), counts(OTHERS_WALLS=0.5)) == {**built, "worse": 0}
    assert follow_up(MORE_WONDER, counts(PALACE=0.3), counts(PALACE=0.1)) is None
    # An opponent's points are not explained by what the player builds.
    assert follow_up(LESS_WONDER, counts(PALACE=0.9), counts()) is None


def test_follow_up_supports_the_better_answer() -> None:
    assert follow_up(MORE_MILITARY, counts(WALLS=0.1), counts(WALLS=0.6)) is None
    # Conflicts are won by what neighbours do not build.
    denied = follow_up(MORE_MILITARY, counts(OTHERS_WALLS=0.0), counts(OTHERS_WALLS=0.7))
    assert denied == {"code": "misses_card", "card": "walls", "better": 0, "worse": 70, "player": 1}
    assert follow_up(MORE_MILITARY, counts(OTHERS_WALLS=0.7), counts(OTHERS_WALLS=0.0)) is None


def test_small_and_uncertain_differences_and_the_answer_itself_are_no_follow_up() -> None:
    assert follow_up(MORE_MILITARY, counts(WALLS=0.5), counts(WALLS=0.4)) is None
    few_better, few_worse = AchievementCounts(), AchievementCounts()
    for _ in range(10):
        few_better.add([WALLS])
        few_worse.add([])
    assert follow_up(MORE_MILITARY, few_better, few_worse) is None
    assert follow_up(MORE_MILITARY, counts(WALLS, WALLS=1.0), counts(WALLS=0.1)) is None
    # The same stage with another card is not what the answers differ in.
    assert follow_up(MORE_WONDER, counts(STAGE, STAGE=1.0), counts(STAGE, STAGE=1.0)) is None


def test_reasons_that_explain_little_are_left_out() -> None:
    worse = ActionEvaluation(0, "sell", True)
    worse.point_cost = Estimate(6.0, 0.1)
    small = Reason("less_for", {"of": "guilds", "points": 1, "player": 1})
    large = Reason("less_for", {"of": "guilds", "points": 3, "player": 1})
    assert with_follow_up([MORE_MILITARY, small], 0, worse, counts(), counts()) == [MORE_MILITARY]
    assert with_follow_up([MORE_MILITARY, large], 0, worse, counts(), counts()) == [MORE_MILITARY, large]
    named = with_follow_up([MORE_MILITARY, large], 0, worse, counts(WALLS=0.6), counts(WALLS=0.1))
    assert [each.code for each in named] == ["more_from", "gets_card", "less_for"]
    outweighed = Reason("outweighs", {"of": "science", "points": 4})
    named = with_follow_up([MORE_MILITARY, large, outweighed], 0, worse, counts(WALLS=0.6), counts(WALLS=0.1))
    assert [each.code for each in named] == ["more_from", "outweighs", "gets_card"]
    assert with_follow_up([], 0, worse, counts(), counts()) == []


def test_stored_follow_up_holds_with_new_rollouts() -> None:
    pack = get_pack("seven_wonders")
    themes = get_puzzle_themes("seven_wonders")
    assert themes is not None
    heuristics = themes.make_heuristics(get_game("seven_wonders"))
    checked = 0
    for puzzle in pack.puzzles[::30]:
        state, step = puzzle.position(), puzzle.steps[0]
        for answer in step.wrong_answers:
            stored = [each for each in answer.reasons if str(each["code"]).startswith(("gets_", "misses_"))]
            if not stored:
                continue
            actions = [state.parse_action(puzzle.player, text) for text in (puzzle.solution[0], answer.notation)]
            again = AnswerMeasurement(
                state, puzzle.player, actions, heuristics, 7, collects_points=True, lister=themes.achievement_lister()
            )
            again.play_rounds(100)
            fact = str(stored[0]["code"]).partition("_")[2]
            wanted = (stored[0].get("player", puzzle.player), fact, stored[0][fact])
            named = next(
                each
                for each in again.achievements[actions[0]].counts | again.achievements[actions[1]].counts
                if (each.player, each.fact, each.id) == wanted
            )
            shares = [again.achievements[action].share(named) for action in actions]
            assert abs(100 * shares[0] - float(str(stored[0]["better"]))) < 25, puzzle.id
            assert abs(100 * shares[1] - float(str(stored[0]["worse"]))) < 25, puzzle.id
            checked += 1
            break
    assert checked >= 2


def test_first_province_is_named_once() -> None:
    """By its turn in the playouts, unless a measured effect tells how much sooner it comes."""
    by_turn_9 = Achievement(0, "card", "turn", 9)
    better, worse = AchievementCounts(), AchievementCounts()
    for number in range(200):
        better.add([by_turn_9] if number % 2 else [])
        worse.add([by_turn_9] if number % 5 == 0 else [])
    answer = ActionEvaluation(0, "end turn", True)
    fewer = Reason("less_for", {"of": "card", "card": "province", "points": 2, "player": 1})
    found = with_follow_up([fewer], 0, answer, better, worse)
    assert found[1].to_json_data() == {"code": "gets_turn", "turn": 9, "better": 50, "worse": 20}
    sooner = Reason("sooner_province", {"amount": 0.6, "better": 9, "worse": 9.6})
    assert with_follow_up([fewer, sooner], 0, answer, better, worse) == [fewer, sooner]


def test_dominion_lists_turns_by_which_players_have_a_province() -> None:
    themes = get_puzzle_themes("dominion")
    assert themes is not None
    lister = themes.achievement_lister()
    assert lister is not None
    state = build_position(hands={0: "gold", 1: "copper"})
    assert lister.list_achievements(state) == []
    state.sides[1].provinces = (9, 12)
    turns = [each.id for each in lister.list_achievements(state)]
    assert turns[:3] == [9, 10, 11]
    assert {(each.player, each.source, each.fact) for each in lister.list_achievements(state)} == {(1, "card", "turn")}


def test_carcassonne_says_that_an_answer_shares_a_feature_if_the_points_come_from_it() -> None:
    puzzle = get_pack("carcassonne").get_puzzle("a68d11c7b7")
    themes = get_puzzle_themes("carcassonne")
    assert themes is not None
    state, step = puzzle.position(), puzzle.steps[0]
    best, other = [state.parse_action(puzzle.player, step.answers[at].notation) for at in (0, 1)]
    cities, roads = [Reason("more_from", {"of": of, "points": 5}) for of in ("cities", "roads")]

    def complete(answer: int, instead_of: int, reason: Reason) -> list[object]:
        return [
            each.to_json_data() for each in themes.complete_reasons(state, puzzle.player, answer, instead_of, [reason])
        ]

    shares = {"code": "shares_feature", "of": "city", "player": 0}
    assert complete(best, other, cities) == [shares, cities.to_json_data()]
    assert complete(best, other, roads) == [roads.to_json_data()]
    assert complete(other, best, cities) == [cities.to_json_data()]
    assert complete(best, best, cities) == [cities.to_json_data()]
    fewer = Reason("less_for", {"of": "cities", "points": 5, "player": 0})
    assert complete(best, other, fewer) == [fewer.to_json_data()]


def test_seven_wonders_names_coins_and_missing_resources_that_an_answer_brings_at_once() -> None:
    themes = get_puzzle_themes("seven_wonders")
    assert themes is not None

    def complete(puzzle_id: str, at: int, *reasons: Reason) -> list[str]:
        puzzle = get_pack("seven_wonders").get_puzzle(puzzle_id)
        state, step = puzzle.position(), puzzle.steps[0]
        best, other = [state.parse_action(puzzle.player, step.answers[each].notation) for each in (0, at)]
        completed = themes.complete_reasons(state, puzzle.player, best, other, list(reasons))
        return [each.code for each in completed]

    military, commerce = [Reason("more_from", {"of": of, "points": 4}) for of in ("military", "commerce")]
    outweighs = Reason("outweighs", {"of": "science", "points": 3})
    gets = Reason("gets_card", {"card": "aqueduct", "better": 50, "worse": 0})
    bazar, loom = "bd5d532bfc", "f109e20fa6"
    assert complete(bazar, 1, military, gets) == ["more_from", "brings_coins", "gets_card"]
    assert complete(bazar, 1, military, outweighs) == ["more_from", "outweighs", "brings_coins"]
    assert complete(bazar, 1, military, outweighs, gets) == ["more_from", "outweighs", "gets_card"]
    # The points come from the card itself.
    assert complete(bazar, 1, commerce) == ["more_from"]
    assert complete(loom, 1, military) == ["more_from", "adds_resource"]
    assert complete(loom, 0, military) == ["more_from"]
    assert complete(bazar, 1) == []
