"""Reader of logs of dominion.games, as the text of its log window."""

from __future__ import annotations

import re
from typing import Final

from bastide.core.records.game_import import import_error_at
from bastide.games.dominion.imports.card_names import parse_cards
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
    START,
    TRASH,
    TURN,
    USE,
    GameLog,
    LogStep,
    split_lines,
)

_TURN: Final = re.compile(r"Turn (\d{1,4}) - (.{1,80})")
_START: Final = re.compile(r"(\S{1,40}(?: \S{1,40}){0,3}) starts with (.+)")
_END: Final = ("The game has ended.", "the game has ended.")
#: Phrases after the player's name. The first that fits counts.
_PHRASES: Final = [
    ("shuffles their deck", SHUFFLE),
    ("draws ", DRAW),
    ("plays ", PLAY),
    ("buys and gains ", BUY + GAIN),
    ("buys ", BUY),
    ("gains ", GAIN),
    ("trashes ", TRASH),
    ("discards ", DISCARD),
    ("topdecks ", PUT),
    ("reveals ", REVEAL),
    ("looks at ", LOOK),
    ("reacts with ", USE),
]
#: Lines about consequences, which follow from the rules.
_CONSEQUENCES: Final = ("gets ", "puts ", "sets ", "has no ")
#: What may follow the cards: their place, the coins, the second play.
_SUFFIX: Final = re.compile(r" \(.*\)$| to (?:their|the) (?:hand|deck).*$| from (?:the )?trash$| onto their deck.*$")
_AGAIN: Final = re.compile(r" (?:again|a third time)\.?$")


def is_dominion_games_log(text: str) -> bool:
    """Whether a file looks like such a log."""
    head = text[:4000]
    return " starts with 7 Coppers" in head and "Turn 1 - " in text[:8000]


def read_dominion_games_log(text: str) -> GameLog:
    """Read a log. Raises GameImportError if it has no players or turns."""
    log = GameLog("dominion.games")
    lines = split_lines(text)
    names = _read_players(lines)
    log.players = [name for name, _ in names]
    short = {abbreviation: number for number, (_, abbreviation) in enumerate(names)}
    turns = {name: number for number, (name, _) in enumerate(names)}
    started = False
    for number, line in enumerate(lines, start=1):
        if line in _END:
            break
        turn = _TURN.fullmatch(line)
        if turn is not None:
            if turn[2] not in turns:
                log.stop_at(number, line)
                break
            log.add_step(LogStep(turns[turn[2]], TURN, [], number))
            started = True
            continue
        abbreviation = next((each for each in short if line.startswith(f"{each} ")), "")
        if not abbreviation:
            continue
        rest = line[len(abbreviation) + 1 :]
        if rest.startswith(_CONSEQUENCES):
            continue
        steps = _read_steps(rest, short[abbreviation], number)
        log.moves += started and (not steps or steps[0].verb in EXPLAINED_VERBS)
        if not steps:
            log.stop_at(number, line)
        for step in steps:
            log.add_step(step)
    return log


def _read_players(lines: list[str]) -> list[tuple[str, str]]:
    """Names and abbreviations of the players in turn order."""
    abbreviations: list[str] = []
    names: list[str] = []
    for line in lines:
        start = _START.fullmatch(line)
        if start is not None and start[1] not in abbreviations:
            abbreviations.append(start[1])
        turn = _TURN.fullmatch(line)
        if turn is not None and turn[1] == "1" and turn[2] not in names:
            names.append(turn[2])
        if len(names) == len(abbreviations) > 0:
            break
    found: list[tuple[str, str]] = []
    for name in names:
        fitting = [each for each in abbreviations if name.lower().startswith(each.rstrip(".").lower())]
        exact = [each for each in fitting if name.startswith(each.rstrip("."))] or fitting
        if not exact:
            break
        best = max(exact, key=len)
        abbreviations.remove(best)
        found.append((name, best))
    if not found or abbreviations:
        raise import_error_at(1, 1, "import-log-players", "the log does not say who takes the first turns")
    return found


def _read_steps(rest: str, player: int, number: int) -> list[LogStep]:
    """Steps of a line without the player's name; empty if nobody understands it."""
    if rest.startswith("starts with "):
        cards = parse_cards(rest.removeprefix("starts with "))
        return [] if cards is None else [LogStep(player, START, cards, number)]
    for phrase, verb in _PHRASES:
        if not rest.startswith(phrase.rstrip() if verb == SHUFFLE else phrase):
            continue
        if verb == SHUFFLE:
            return [LogStep(player, SHUFFLE, [], number)]
        text = rest.removeprefix(phrase)
        text = _SUFFIX.sub("", text.strip()).strip().rstrip(".")
        note = "again" if _AGAIN.search(text) else ""
        text = _AGAIN.sub("", text)
        cards = parse_cards(text)
        if cards is None:
            return []
        if verb == BUY + GAIN:
            return [
                step
                for card in cards
                for step in (LogStep(player, BUY, [card], number), LogStep(player, GAIN, [card], number))
            ]
        return [LogStep(player, verb, cards, number, note)]
    return []
