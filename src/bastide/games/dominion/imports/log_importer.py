"""Import of Dominion logs: plays the steps of a log by our rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.records.game_import import (
    MAX_IMPORT_ACTIONS,
    GameImporter,
    GameImportError,
    ImportedGame,
    ImportNote,
    ImportSession,
    import_error_at,
)
from bastide.games.dominion.imports.deck_orders import plan_decks
from bastide.games.dominion.imports.log_lines import DRAW, GAIN, MAX_QUOTED_LENGTH, SHUFFLE, TURN, GameLog
from bastide.games.dominion.imports.log_matcher import LogMatcher, tokens_of_log
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import card_number

_KINGDOM_SIZE: Final = 10
#: Shuffles, and cards gained, of all players.
_MAX_SHUFFLES: Final = 600
_MAX_GAINS: Final = 600


class LogImporter(GameImporter):
    """Reader of one format of logs."""

    def __init__(self, name: str, recognise: Callable[[str], bool], read_log: Callable[[str], GameLog]) -> None:
        super().__init__(name)
        self._recognise = recognise
        self._read_log = read_log

    def recognises(self, text: str) -> bool:
        """Whether a file looks like this format."""
        return self._recognise(text)

    def read(self, game: Game, text: str) -> ImportedGame:
        """Import a log, up to the first step that no action of our game explains."""
        log = self._read_log(text)
        check_size(log)
        options, added = choose_options(log)
        orders = plan_decks(log)
        session = ImportSession(game, log.players, options, orders)
        tokens = tokens_of_log(log)
        matcher = LogMatcher(session.state.clone(), tokens, orders.likely_cards())
        for player, action in matcher.actions:
            session.apply(player, action)
        stop = find_stop(log, text, matcher, session)
        lines = {token.line for token in tokens[: matcher.at] if token.verb != TURN}
        open_lines = {token.line for token in tokens[matcher.at :]}
        read = log.moves if stop is None else len(lines - open_lines)
        imported = ImportedGame(session.to_record(), log.source, read, log.moves)
        imported.stop = stop
        if added:
            imported.notes.append(ImportNote("import-added-cards", cards=added))
        return imported


def check_size(log: GameLog) -> None:
    """Raise GameImportError if a log is larger than any game."""
    for most, count in [
        (MAX_IMPORT_ACTIONS, sum(len(step.cards) for step in log.steps)),
        (_MAX_SHUFFLES, sum(1 for step in log.steps if step.verb == SHUFFLE)),
        (_MAX_GAINS, sum(len(step.cards) for step in log.steps if step.verb == GAIN)),
    ]:
        if count > most:
            raise import_error_at(log.steps[-1].line, 1, "import-too-many-moves", f"more than {most} moves", most=most)


def find_stop(log: GameLog, text: str, matcher: LogMatcher, session: ImportSession) -> GameImportError | None:
    """Return why the import stops before the end of the log; None if it does not."""
    if matcher.at < len(matcher.tokens):
        token = matcher.tokens[matcher.at]
        if session.state.is_over() and all(each.verb in (DRAW, TURN) for each in matcher.tokens[matcher.at :]):
            return None
        line = text.splitlines()[token.line - 1].strip()[:MAX_QUOTED_LENGTH]
        return import_error_at(
            token.line, 1, "import-unexplained", f"no action of our game explains {line!r}", step=line
        )
    if log.unknown_line:
        return import_error_at(
            log.unknown_line, 1, "import-unknown-line", f"unknown line {log.unknown_text!r}", text=log.unknown_text
        )
    return None


def choose_options(log: GameLog) -> tuple[Options, list[str]]:
    """Return the options of a game with the cards of a log, and the kingdom cards that the log does not name."""
    seen = sorted({card for step in log.steps for card in step.cards if card})
    kingdom = list(dict.fromkeys([*log.kingdom, *[card for card in seen if is_kingdom_card(card)]]))
    if len(kingdom) > _KINGDOM_SIZE:
        raise import_error_at(1, 1, "import-kingdom", f"the log has {len(kingdom)} kingdom cards", count=len(kingdom))
    spare = [card.id for card in CARDS if card.id not in kingdom and is_kingdom_card(card.id)]
    added = spare[: _KINGDOM_SIZE - len(kingdom)]
    colony = "colony" in seen or "platinum" in seen
    options: Options = {
        "kingdom": [*kingdom, *added],
        "mix_editions": True,
        "platinum_colony": "always" if colony else "never",
        "first_player": "0",
    }
    return options, added


def is_kingdom_card(id: str) -> bool:
    """Whether a card has a kingdom pile."""
    card = CARDS[card_number(id)]
    return bool(card.sets) and card.is_kingdom
