"""Finds the actions of our game that explain the steps of a foreign log."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from bastide.core.journal import Journal
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.dominion.imports.log_lines import (
    BUY,
    DISCARD,
    DRAW,
    EXPLAINED_VERBS,
    GAIN,
    PLAY,
    PUT,
    TRASH,
    TURN,
    USE,
    GameLog,
)

#: How far the order of a log may differ from ours, in single cards.
_WINDOW: Final = 12
#: Actions in a row that leave no trace in a log, such as cards chosen one by one.
_MAX_SILENT_ACTIONS: Final = 12
#: Positions that are tried at most for a game.
_MAX_POSITIONS: Final = 20_000
#: Positions that are tried before an unexplained step counts as a contradiction.
_MAX_POSITIONS_PER_STEP: Final = 1_500
#: How far back other explanations are tried, in single cards.
_MAX_TOKENS_BACK: Final = 40

#: Verbs whose cards an answer moves all at once.
_TOGETHER: Final = (TRASH, DISCARD, PUT, DRAW)
#: Verbs whose line follows every line that was logged before it.
_ANCHORS: Final = (PLAY, BUY, TURN)
_VERBS: Final = {
    "play": PLAY,
    "play_again": PLAY,
    "play_treasures": PLAY,
    "buy": BUY,
    "gain": GAIN,
    "gain_trashed": GAIN,
    "trash": TRASH,
    "discard": DISCARD,
    "discard_hidden": DISCARD,
    "topdeck": PUT,
    "topdeck_hidden": PUT,
    "draw": DRAW,
    "use": USE,
    "turn": TURN,
}


class Token:
    """One card of a step: who did what with it. ``card`` is empty if the log does not name it."""

    def __init__(self, player: int, verb: str, card: str, line: int) -> None:
        self.player = player
        self.verb = verb
        self.card = card
        self.line = line


def tokens_of_log(log: GameLog) -> list[Token]:
    """Return the tokens of a log after the first turn has begun."""
    tokens: list[Token] = []
    started = False
    for step in log.steps:
        if not started:
            started = step.verb == TURN
        elif step.verb in EXPLAINED_VERBS:
            tokens += [Token(step.player, step.verb, card, step.line) for card in step.cards or [""]]
    return tokens


class _Branch:
    """Position on the way through a log."""

    def __init__(self, state: State, used: frozenset[int], at: int, path: tuple[tuple[int, int], ...]) -> None:
        self.state = state
        #: First token that is not explained yet, and later ones that are.
        self.at = at
        self.used = used
        #: Actions since the branch before, which explained a token.
        self.path = path


class LogMatcher:
    """Explains the tokens of a log by actions, one after the other.

    If no action explains a token, other explanations of the last tokens are tried.
    """

    def __init__(self, state: State, tokens: list[Token], likely: dict[int, list[str]]) -> None:
        self.tokens = tokens
        #: By line: the cards that hidden cards of this line probably are.
        self.likely = likely
        #: Tokens before this one are explained.
        self.at = 0
        #: Actions, player and action, that explain them.
        self.actions: list[tuple[int, int]] = []
        self.positions = 0
        self._explain_all(_Branch(state, frozenset(), 0, ()))

    def _explain_all(self, first: _Branch) -> None:
        """Find the actions that explain most tokens."""
        chosen = [first]
        searches = [self._explanations(first)]
        while chosen:
            after = next(searches[-1], None)
            if after is None:
                chosen.pop()
                searches.pop()
                if not chosen or chosen[-1].at < self.at - _MAX_TOKENS_BACK:
                    return
                continue
            chosen.append(after)
            searches.append(self._explanations(after))
            if after.at > self.at:
                self.at = after.at
                self.actions = [action for branch in chosen for action in branch.path]
            if self.at >= len(self.tokens):
                return

    def _explanations(self, start: _Branch) -> Iterator[_Branch]:
        """Yield positions after the next actions that explain a token, the likely ones first."""
        first = _Branch(start.state, start.used, start.at, ())
        waiting = [first]
        seen = {start.state.digest()}
        tried = 0
        while waiting and tried < _MAX_POSITIONS_PER_STEP and self.positions < _MAX_POSITIONS:
            branch = waiting.pop(0)
            player = branch.state.next_player_to_act()
            if player < 0 or len(branch.path) >= _MAX_SILENT_ACTIONS:
                continue
            for action in self._ordered_actions(branch, player):
                tried += 1
                self.positions += 1
                after = branch.state.clone()
                after.journal = Journal()
                after.apply(player, action)
                explained = self._explain(branch, after.journal)
                if explained is None:
                    continue
                used, at = explained
                digest = after.digest()
                if digest in seen:
                    continue
                seen.add(digest)
                found = _Branch(after, used, at, (*branch.path, (player, action)))
                if (at, used) != (start.at, start.used) and not self._is_line_open(used, at):
                    yield found
                else:
                    waiting.append(found)

    def _ordered_actions(self, branch: _Branch, player: int) -> list[int]:
        """Legal actions, first those that name a card of the next tokens."""
        coming = self.tokens[branch.at : branch.at + _WINDOW]
        likely = self.likely.get(coming[0].line, []) if coming and not coming[0].card else []
        near = {token.card for token in coming} - {""}
        ranked: list[tuple[int, int]] = []
        for action in branch.state.legal_actions(player):
            words = branch.state.notation(player, action)
            rank = 0 if _names(words, likely) else 1 if _names(words, near) else 2
            ranked.append((rank, action))
        return [action for _, action in sorted(ranked, key=lambda pair: pair[0])]

    def _explain(self, branch: _Branch, journal: Journal) -> tuple[frozenset[int], int] | None:
        """Return the tokens that events explain, or None if an event contradicts them."""
        used, at = set(branch.used), branch.at
        for player, verb, card in _tokens_of_events(journal):
            found = self._find(used, at, player, verb, card)
            if found < 0:
                if at >= len(self.tokens) or (verb == DRAW and self._is_end(used, at)):
                    continue
                return None
            used.add(found)
            while at in used:
                used.remove(at)
                at += 1
        return frozenset(used), at

    def _find(self, used: set[int], at: int, player: int, verb: str, card: str) -> int:
        """Return the number of the first open token that fits; -1 for none."""
        open_tokens = 0
        line = first_line = 0
        for number in range(at, len(self.tokens)):
            if number in used:
                continue
            token = self.tokens[number]
            if token.player == player and token.verb == verb and line in (0, token.line):
                if token.card in (card, ""):
                    return number if verb not in _ANCHORS or verb == BUY or first_line in (0, token.line) else -1
                line = token.line  # what one player does in the same way keeps its order
            elif token.verb in _ANCHORS and token.line != line:
                break
            first_line = first_line or token.line
            open_tokens += 1
            if open_tokens >= _WINDOW:
                break
        return -1

    def _is_line_open(self, used: frozenset[int], at: int) -> bool:
        """Whether only some of the cards of a line are explained that leave their place together."""
        lines = {self.tokens[number].line for number in used}
        if 0 < at < len(self.tokens):
            lines.add(self.tokens[at - 1].line)
        return any(
            number not in used and self.tokens[number].line in lines and self.tokens[number].verb in _TOGETHER
            for number in range(at, min(at + 2 * _WINDOW, len(self.tokens)))
        )

    def _is_end(self, used: set[int], at: int) -> bool:
        """Whether only used tokens are left."""
        return all(number in used for number in range(at, len(self.tokens)))


def _names(words: str, cards: Collection[str]) -> bool:
    """Whether an action names one of the cards."""
    return any(words.endswith(card.replace("_", " ")) for card in cards)


def _tokens_of_events(journal: Journal) -> list[tuple[int, str, str]]:
    """Player, verb and card of all events that a log tells."""
    found: list[tuple[int, str, str]] = []
    for event in journal.events:
        verb = _VERBS.get(event.kind, "")
        player = event.data.get("player")
        if not verb or not isinstance(player, int):
            continue
        data: dict[str, JsonData] = {**event.data, **event.secret}
        listed = data.get("cards", [data.get("card", "")])
        for card in listed if isinstance(listed, list) else []:
            found.append((player, verb, str(card) if verb != TURN else ""))
    return found
