"""Program of an outside project that uses every public name of ``docs/public.md``, for type checkers.

``mypy --strict`` checks it with the project; pyright: ``pyright tests/project/outside_project``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bastide.bots import (
    bot_names,
    default_bot_name,
    find_bot_factory,
    make_bot,
    split_bot_spec,
)
from bastide.core import (
    DIVERGED,
    EXACT,
    SPECTATOR,
    UNVERIFIED,
    BastideError,
    Bot,
    BotFactory,
    ChoiceOption,
    CorruptRecord,
    Decision,
    Event,
    FlagOption,
    Game,
    GameNode,
    IllegalAction,
    InvalidBot,
    InvalidOption,
    InvalidPlayers,
    InvalidSeed,
    InvalidSnapshot,
    Journal,
    JsonData,
    Kit,
    MultiChoiceOption,
    NumberOption,
    Option,
    Options,
    Outcome,
    Reason,
    Record,
    Recorder,
    Refusal,
    ReplayResult,
    Rng,
    Seat,
    State,
    Translator,
    UnknownBot,
    UnknownGame,
    derive_seed,
    game_ids,
    get_game,
    get_kit,
    parse_record,
    play_game,
    play_random_game,
    rank_by_score,
    replay_record,
)
from bastide.envs import (
    aec,
    batch,
    batch_search,
    observation_layout,
    observer,
    parallel,
    shared_batch,
    single_agent,
    vector,
)
from bastide.games.carcassonne import (
    CarcassonneMap,
    CarcassonneSeat,
    Feature,
)
from bastide.games.dominion import (
    DominionSeat,
    card_id,
    card_number,
)
from bastide.games.seven_wonders import (
    PublicCard,
    PublicCity,
    SevenWondersSeat,
)
from bastide.locale import (
    LANGUAGES,
    Catalogue,
    catalogue_text,
    complete_languages,
    game_title_messages,
    get_language,
    is_right_to_left,
    system_language,
)
from bastide.notebook import (
    PlayWidget,
    RecordWidget,
    play,
    step_through,
)
from bastide.puzzles import (
    AnswerFigures,
    CorruptPuzzle,
    MiningTable,
    Puzzle,
    PuzzleAnswer,
    PuzzlePack,
    PuzzleStep,
    PuzzleThemes,
    UnknownPuzzle,
    games_with_puzzles,
    get_pack,
    get_puzzle_themes,
    has_puzzles,
    parse_puzzle,
    read_pack,
    write_pack,
)
from bastide.sim import (
    GameSeries,
    RunningStats,
    Tally,
    Tournament,
    play_tournament,
    simulate,
    simulate_with_statistics,
)
from bastide.teaching import (
    Block,
    Example,
    Piece,
    Rulebook,
    Section,
    Topic,
    get_example,
    get_rulebook,
    has_rulebook,
    rulebook_to_data,
)
from bastide.testing import (
    ConformanceChecker,
    Violation,
    check_bot,
    check_game,
    playthrough_text,
)

#: Every name is used once; the functions below use the important ones as a program would.
PUBLIC: Final[list[object]] = [
    DIVERGED,
    EXACT,
    SPECTATOR,
    UNVERIFIED,
    BastideError,
    Bot,
    BotFactory,
    ChoiceOption,
    CorruptRecord,
    Decision,
    Event,
    FlagOption,
    Game,
    GameNode,
    IllegalAction,
    InvalidBot,
    InvalidOption,
    InvalidPlayers,
    InvalidSeed,
    InvalidSnapshot,
    Journal,
    JsonData,
    Kit,
    MultiChoiceOption,
    NumberOption,
    Option,
    Options,
    Outcome,
    Reason,
    Record,
    Recorder,
    Refusal,
    ReplayResult,
    Rng,
    Seat,
    State,
    Translator,
    UnknownBot,
    UnknownGame,
    derive_seed,
    game_ids,
    get_game,
    get_kit,
    parse_record,
    play_game,
    play_random_game,
    rank_by_score,
    replay_record,
    bot_names,
    default_bot_name,
    find_bot_factory,
    make_bot,
    split_bot_spec,
    GameSeries,
    RunningStats,
    Tally,
    Tournament,
    play_tournament,
    simulate,
    simulate_with_statistics,
    aec,
    batch,
    batch_search,
    observation_layout,
    observer,
    parallel,
    shared_batch,
    single_agent,
    vector,
    PlayWidget,
    RecordWidget,
    play,
    step_through,
    ConformanceChecker,
    Violation,
    check_bot,
    check_game,
    playthrough_text,
    AnswerFigures,
    CorruptPuzzle,
    MiningTable,
    Puzzle,
    PuzzleAnswer,
    PuzzlePack,
    PuzzleStep,
    PuzzleThemes,
    UnknownPuzzle,
    games_with_puzzles,
    get_pack,
    get_puzzle_themes,
    has_puzzles,
    parse_puzzle,
    read_pack,
    write_pack,
    Block,
    Example,
    Piece,
    Rulebook,
    Section,
    Topic,
    get_example,
    get_rulebook,
    has_rulebook,
    rulebook_to_data,
    LANGUAGES,
    Catalogue,
    catalogue_text,
    complete_languages,
    game_title_messages,
    get_language,
    is_right_to_left,
    system_language,
    DominionSeat,
    card_id,
    card_number,
    PublicCard,
    PublicCity,
    SevenWondersSeat,
    CarcassonneMap,
    CarcassonneSeat,
    Feature,
]


class MoneyBot(Bot):
    """Bot of the outside project."""

    def choose(self, seat: Seat) -> int:
        found = seat.find_action("play all treasures", "buy province", "buy gold", "buy silver", "end turn")
        return seat.legal_actions()[0] if found is None else found


class MoneyFactory(BotFactory):
    """Makes bots of the outside project."""

    def bot_names(self, game: Game) -> list[str]:
        return ["money"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return MoneyBot()


def play_and_replay() -> str:
    game: Game = get_game("dominion")
    state: State = game.new_state(2, {"kingdom": "first_game_2e"}, seed=7)
    decision: Decision = state.decision(0)
    action: int = decision.actions[0]
    refusal: Refusal | None = state.find_refusal(0, action)
    decisions: int = play_game(state, [MoneyBot(), MoneyBot()])
    outcome: Outcome | None = state.outcome()
    places: list[int] = [] if outcome is None else outcome.places
    recorder = Recorder(game, 2, {}, 5)
    recorder.apply(0, recorder.state.parse_action(0, "play all treasures"))
    record: Record = parse_record(recorder.to_record().to_text())
    result: ReplayResult = replay_record(record, game)
    node: GameNode = GameNode.from_record(record)
    assert game.position(node.state.position()).digest() == node.state.digest()
    assert result.verdict in (EXACT, UNVERIFIED, DIVERGED)
    return f"{refusal} {decisions} {places} {result.reason}"


def ask_seats() -> tuple[int, Counter[str], int, list[Feature]]:
    dominion = get_game("dominion").new_state(2).seat(0)
    assert isinstance(dominion, DominionSeat)
    smithies: int = dominion.count("smithy")
    deck: Counter[str] = dominion.deck()
    wonders = get_game("seven_wonders").new_state(3, {"sides": "day"}).seat(0)
    assert isinstance(wonders, SevenWondersSeat)
    city: PublicCity = wonders.city()
    barracks: PublicCard = wonders.card("barracks")
    carcassonne = get_game("carcassonne").new_state(2, {"modules": ["base"]}).seat(0)
    assert isinstance(carcassonne, CarcassonneSeat)
    area: CarcassonneMap = carcassonne.map()
    return smithies, deck, city.shields + barracks.shields, area.features()


def simulate_and_rate() -> list[float]:
    series = GameSeries("dominion", ("big_money", "random"), 4, seed=1, rotate=True)
    tally: Tally = simulate(series)
    shares: list[float] = [bot.wins / tally.games for bot in tally.bots]
    results = play_tournament(Tournament("dominion", ("big_money", "random"), 4, seed=1))
    return shares + [standing.share for standing in results.standings()]


def refuse_bad_input() -> list[str]:
    codes: list[str] = []
    attempts: list[tuple[str, Mapping[str, object]]] = [("chess", {}), ("dominion", {"kingdom": 1})]
    for game, options in attempts:
        try:
            get_game(game).new_state(2, options)
        except (UnknownGame, InvalidOption) as error:
            codes.append(error.code)
    return codes


def main() -> None:
    print(play_and_replay(), ask_seats(), simulate_and_rate(), refuse_bad_input(), len(PUBLIC))


if __name__ == "__main__":
    main()
