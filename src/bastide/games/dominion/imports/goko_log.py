"""Reader of logs of Goko Dominion, as Dominion Strategy and its log viewers keep them."""

from __future__ import annotations

import re
from typing import Final

from bastide.core.records.game_import import import_error_at
from bastide.games.dominion.imports.card_names import card_id_of_name, parse_cards
from bastide.games.dominion.imports.log_importer import is_kingdom_card
from bastide.games.dominion.imports.log_lines import (
    BUY,
    DISCARD,
    DRAW,
    EXPLAINED_VERBS,
    GAIN,
    LOOK,
    PLAY,
    PUT,
    REVEAL,
    SHUFFLE,
    TRASH,
    TURN,
    USE,
    GameLog,
    LogStep,
    split_lines,
)

_SUPPLY: Final = re.compile(r"[Ss]upply cards: (.+)")
_START: Final = re.compile(r"(.{1,80}?) - starting cards: (.+)")
_TURN: Final = re.compile(r"-+ (.{1,80}): turn (\d{1,4})(?: \[possessed\])? -+")
_END: Final = re.compile(r"-+ Game Over -+")
_VERBS: Final = {
    "draws": DRAW,
    "plays": PLAY,
    "buys": BUY,
    "gains": GAIN,
    "trashes": TRASH,
    "discards": DISCARD,
    "reveals reaction": USE,
    "reveals": REVEAL,
    "looks at": LOOK,
    "shuffles": SHUFFLE,
    "places": PUT,
}
#: Lines about consequences, which follow from the rules.
_CONSEQUENCES: Final = ("receives ", "takes ", "chooses ", "starting cards")
_SUFFIX: Final = re.compile(r" (?:on top of deck|in hand|\(.*\))$")


def is_goko_log(text: str) -> bool:
    """Whether a file looks like such a log."""
    head = text[:8000]
    return "Supply cards: " in head and " - starting cards: " in head


def read_goko_log(text: str) -> GameLog:
    """Read a log. Raises GameImportError if it has no players or turns."""
    log = GameLog("Goko")
    lines = split_lines(text)
    _read_players(log, lines)
    started = False
    for number, line in enumerate(lines, start=1):
        if _END.fullmatch(line):
            break
        supply, turn = _SUPPLY.fullmatch(line), _TURN.fullmatch(line)
        if supply is not None:
            cards = [card_id_of_name(name) for name in supply[1].split(", ")]
            log.kingdom = [card for card in cards if card and is_kingdom_card(card)]
            continue
        if turn is not None and turn[1] in log.players:
            started = True
            log.add_step(LogStep(log.players.index(turn[1]), TURN, [], number))
            continue
        name, dash, rest = line.partition(" - ")
        if not dash or name not in log.players or rest.startswith(_CONSEQUENCES):
            continue
        step = _read_step(rest, log.players.index(name), number)
        log.moves += started and (step is None or step.verb in EXPLAINED_VERBS)
        if step is None:
            log.stop_at(number, line)
        else:
            log.add_step(step)
    return log


def _read_players(log: GameLog, lines: list[str]) -> None:
    """Set the players in turn order."""
    sitting = {start[1] for line in lines if (start := _START.fullmatch(line)) is not None}
    for line in lines:
        turn = _TURN.fullmatch(line)
        if turn is not None and turn[1] in sitting and turn[1] not in log.players:
            log.players.append(turn[1])
    if not log.players or sitting != set(log.players):
        raise import_error_at(1, 1, "import-log-players", "the log does not say who takes the first turns")


def _read_step(rest: str, player: int, number: int) -> LogStep | None:
    """Step of a line without the player's name; None if nobody understands it."""
    for phrase, verb in _VERBS.items():
        if rest == phrase or rest.startswith((f"{phrase} ", f"{phrase}: ")):
            if verb == SHUFFLE:
                return LogStep(player, SHUFFLE, [], number)
            cards = parse_cards(_SUFFIX.sub("", rest.removeprefix(phrase).lstrip(": ")))
            return None if cards is None else LogStep(player, verb, cards, number)
    return None
