"""Writes our own games as logs of dominion.games, for the tests of the import."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bastide.core import SPECTATOR, Journal, Record, get_game
from bastide.games.dominion.imports.dominion_games_log import read_dominion_games_log

#: Cards whose plurals are irregular.
PLURALS = {"witch": "Witches", "duchy": "Duchies", "colony": "Colonies", "sentry": "Sentries", "smithy": "Smithies"}
GOKO_VERBS = {
    "shuffle": "shuffles deck",
    "draw": "draws {}",
    "play": "plays {}",
    "buy": "buys {}",
    "gain": "gains {}",
    "trash": "trashes {}",
    "discard": "discards: {}",
    "put": "places {} on top of deck",
    "reveal": "reveals: {}",
    "look": "looks at {}",
    "use": "reveals reaction {}",
}
#: Viewer who sees all cards.
EVERYTHING = -2


def card_name(id: str) -> str:
    return {"kings_court": "King's Court", "workers_village": "Worker's Village"}.get(id, id.replace("_", " ").title())


def plural(id: str) -> str:
    if id in PLURALS:
        return PLURALS[id]
    name = card_name(id)
    if name.endswith("s"):
        return name
    return f"{name[:-1]}ies" if name.endswith("y") and name[-2] not in "aeiou" else f"{name}s"


def card_list(cards: list[str]) -> str:
    """Cards as the log names them: ``3 Coppers, a Silver, and an Estate``."""
    parts: list[str] = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        article = "an" if card_name(card)[0] in "AEIOU" else "a"
        parts.append(f"{article} {card_name(card)}" if count == 1 else f"{count} {plural(card)}")
    if len(parts) < 3:
        return " and ".join(parts)
    return f"{', '.join(parts[:-1])}, and {parts[-1]}"


def export_log(record: Record, viewer: int = EVERYTHING) -> str:
    """Return the log of a game, as one player or everybody sees it."""
    return "\n".join(_lines(record, viewer)) + "\n"


def export_goko_log(record: Record) -> str:
    """Return the log of a game as Goko wrote it, which names all cards."""
    log = read_dominion_games_log(export_log(record))
    cards = [*record.options["kingdom"].split(","), "copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    lines = ["------------ Game Setup ------------", "Rating system: casual"]
    lines.append(f"Supply cards: {', '.join(card_name(card) for card in cards)}")
    turns = 0
    for step in log.steps:
        name, named = log.players[step.player], ", ".join(card_name(card) for card in step.cards)
        if step.verb == "turn":
            lines += ["", f"---------- {name}: turn {turns // len(log.players) + 1} ----------"]
            turns += 1
        elif step.verb == "start" and step.cards[0] == "copper":
            lines.append(f"{name} - starting cards: {', '.join(['Copper'] * 7 + ['Estate'] * 3)}")
        elif step.verb != "start":
            lines.append(f"{name} - {GOKO_VERBS[step.verb].format(named)}")
    return "\n".join([*lines, "", "------------ Game Over ------------", ""])


def _lines(record: Record, viewer: int) -> Iterator[str]:
    short = [name[0] for name in record.seats]
    state = record.initial_state(get_game("dominion"))
    yield "Game #1, unrated."
    yield "Card Pool: level 1"
    for name in short:
        yield f"{name} starts with 7 Coppers."
        yield f"{name} starts with 3 Estates."
    for name in short:
        yield f"{name} shuffles their deck."
    for player, name in enumerate(short):
        dealt: Any = state.snapshot()
        hand = sorted(str(card) for card in dealt["sides"][player]["hand"])
        yield f"{name} draws {card_list(hand) if viewer in (EVERYTHING, player) else '5 cards'}."
    yield f"Turn 1 - {record.seats[0]}"
    for move in record.moves:
        state.journal = Journal()
        state.apply(move.player, state.parse_action(move.player, move.text))
        bought = ""
        for event in state.journal.take_events():
            data: Any = event.data
            owner: int = data.get("player", SPECTATOR)
            data = event.view_for(owner)
            name = short[owner] if owner >= 0 else ""
            cards = [str(card) for card in data.get("cards", [data["card"]] if "card" in data else [])]
            named = card_list(cards)
            hidden = viewer not in (EVERYTHING, owner)
            if event.kind in ("play", "play_treasures"):
                yield f"{name} plays {named}."
            elif event.kind == "play_again":
                yield f"{name} plays {named} again."
            elif event.kind == "buy":
                bought = cards[0]
            elif event.kind == "gain" and bought == cards[0]:
                yield f"{name} buys and gains {named}."
                bought = ""
            elif event.kind in ("gain", "gain_trashed"):
                yield f"{name} gains {named}."
            elif event.kind == "trash":
                yield f"{name} trashes {named}."
            elif event.kind in ("discard", "discard_hidden"):
                yield f"{name} discards {named}."
            elif event.kind in ("topdeck", "topdeck_hidden"):
                yield f"{name} topdecks {'a card' if hidden and event.kind == 'topdeck_hidden' else named}."
            elif event.kind == "draw":
                count = len(cards)
                yield f"{name} draws {('a card' if count == 1 else f'{count} cards') if hidden else named}."
            elif event.kind == "shuffle":
                yield f"{name} shuffles their deck."
            elif event.kind == "look":
                count = len(cards)
                yield f"{name} looks at {('a card' if count == 1 else f'{count} cards') if hidden else named}."
            elif event.kind == "reveal":
                yield f"{name} reveals {named}."
            elif event.kind == "use":
                yield f"{name} reacts with {named}."
            elif event.kind == "bonus":
                yield f"{name} gets +${data['coins']}."
            elif event.kind == "turn":
                yield f"Turn {data['number']} - {record.seats[owner]}"
    if state.is_over():
        yield "The game has ended."
