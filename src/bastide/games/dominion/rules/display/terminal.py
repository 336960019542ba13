"""Text rendering of a view for a terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.plain import Plain
from bastide.core.words import Words


def rendered(view: Mapping[str, Plain], words: Words) -> str:
    """Render a view as lines of text."""
    lines = supply_lines(view, words)
    trash = view["trash"]
    if isinstance(trash, dict) and trash:
        lines.append(titled(words, "trash_pile", counts(trash, words)))
    if view["mat"]:
        lines.append(titled(words, "trade_route_mat", str(view["mat"])))
    sides = view["sides"]
    if isinstance(sides, list):
        for side in sides:
            if isinstance(side, dict):
                lines.extend(side_lines(side, side["player"] == view["current"], words))
    if view["phase"] == "over":
        outcome = view["outcome"]
        if isinstance(outcome, dict):
            lines.append(titled(words, "victory_points", str(outcome["scores"]).strip("[]")))
    else:
        phase = words.say("dominion-term-action_phase" if view["phase"] == "action" else "dominion-term-buy_phase")
        actions = titled(words, "actions_left", str(view["actions"]))
        buys = titled(words, "buys_left", str(view["buys"]))
        lines.append(f"{phase} · {actions} · {buys} · ${view['coins']}")
    return "\n".join(lines)


def titled(words: Words, term: str, text: str) -> str:
    return f"{words.say('dominion-term-' + term)}: {text}"


def supply_lines(view: Mapping[str, Plain], words: Words) -> list[str]:
    """Format all piles, basic cards first: name, cards left, current cost, and ``*`` for a token."""
    supply, costs, tokens, setup = view["supply"], view["costs"], view["pile_tokens"], view["setup"]
    if not (isinstance(supply, dict) and isinstance(costs, dict) and isinstance(tokens, list)):
        return []
    kingdom = setup["kingdom"] if isinstance(setup, dict) else []
    lines: list[list[str]] = [[], []]
    for card, count in supply.items():
        token = " *" if card in tokens else ""
        is_kingdom = isinstance(kingdom, list) and card in kingdom
        lines[1 if is_kingdom else 0].append(f"{name(card, words)} {count} (${costs[card]}){token}")
    return [titled(words, "supply", " · ".join(lines[0])), "    " + " · ".join(lines[1])]


def side_lines(side: Mapping[str, Plain], has_turn: bool, words: Words) -> list[str]:
    heading = words.tell("dominion", "log-turn", {"player": side["player"], "number": side["turns"]})
    facts = [titled(words, "hand", str(side["hand_size"]))]
    if "deck_size" in side:
        facts.append(titled(words, "deck", str(side["deck_size"])))
    top = side["discard_top"]
    if isinstance(top, str):
        facts.append(titled(words, "discard_pile", name(top, words)))
    if side["tokens"]:
        facts.append(titled(words, "vp_token", str(side["tokens"])))
    lines = [f"{'>' if has_turn else ' '} {heading} {' · '.join(facts)}"]
    for term, key in (("in_play", "play"), ("revealed", "aside"), ("hand", "hand")):
        cards = side.get(key)
        if isinstance(cards, list) and cards:
            lines.append("    " + titled(words, term, listing(cards, words)))
    return lines


def name(card: str, words: Words) -> str:
    return words.say(f"dominion-card-{card}")


def listing(cards: list[Plain], words: Words) -> str:
    """Format cards by name, with a count for equal ones."""
    tally: dict[str, Plain] = {}
    for card in cards:
        known = tally.get(str(card), 0)
        tally[str(card)] = (known if isinstance(known, int) else 0) + 1
    return counts(tally, words)


def counts(tally: Mapping[str, Plain], words: Words) -> str:
    parts = []
    for card, count in tally.items():
        shown = name(card, words)
        parts.append(shown if count == 1 else words.say("word-times", {"count": count, "name": shown}))
    return words.say("word-separator").join(parts)
