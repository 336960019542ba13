"""Text rendering of a view for a terminal, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.json_data import JsonData
from bastide.core.translator import Translator


def render_view(view: Mapping[str, JsonData], words: Translator) -> str:
    """Render a view as lines of text."""
    lines = format_supply(view, words)
    trash = view["trash"]
    if isinstance(trash, dict) and trash:
        lines.append(format_labelled(words, "trash_pile", format_card_counts(trash, words)))
    if view["mat"]:
        lines.append(format_labelled(words, "trade_route_mat", str(view["mat"])))
    sides = view["sides"]
    if isinstance(sides, list):
        for side in sides:
            if isinstance(side, dict):
                lines.extend(format_side(side, side["player"] == view["current"], words))
    if view["phase"] == "over":
        outcome = view["outcome"]
        if isinstance(outcome, dict):
            lines.append(format_labelled(words, "victory_points", str(outcome["scores"]).strip("[]")))
    else:
        phase = words.translate(
            "dominion-term-action_phase" if view["phase"] == "action" else "dominion-term-buy_phase"
        )
        actions = format_labelled(words, "actions_left", str(view["actions"]))
        buys = format_labelled(words, "buys_left", str(view["buys"]))
        lines.append(f"{phase} · {actions} · {buys} · ${view['coins']}")
    return "\n".join(lines)


def format_labelled(words: Translator, term: str, text: str) -> str:
    return f"{words.translate('dominion-term-' + term)}: {text}"


def format_supply(view: Mapping[str, JsonData], words: Translator) -> list[str]:
    """Format all piles, basic cards first: name, cards left, current cost, and ``*`` for a token."""
    supply, costs, tokens, setup = view["supply"], view["costs"], view["pile_tokens"], view["setup"]
    if not (isinstance(supply, dict) and isinstance(costs, dict) and isinstance(tokens, list)):
        return []
    kingdom = setup["kingdom"] if isinstance(setup, dict) else []
    lines: list[list[str]] = [[], []]
    for card, count in supply.items():
        token = " *" if card in tokens else ""
        is_kingdom = isinstance(kingdom, list) and card in kingdom
        lines[1 if is_kingdom else 0].append(f"{translated_card_name(card, words)} {count} (${costs[card]}){token}")
    return [format_labelled(words, "supply", " · ".join(lines[0])), "    " + " · ".join(lines[1])]


def format_side(side: Mapping[str, JsonData], has_turn: bool, words: Translator) -> list[str]:
    heading = words.translate_for_game("dominion", "log-turn", {"player": side["player"], "number": side["turns"]})
    facts = [format_labelled(words, "hand", str(side["hand_size"]))]
    if "deck_size" in side:
        facts.append(format_labelled(words, "deck", str(side["deck_size"])))
    top = side["discard_top"]
    if isinstance(top, str):
        facts.append(format_labelled(words, "discard_pile", translated_card_name(top, words)))
    if side["tokens"]:
        facts.append(format_labelled(words, "vp_token", str(side["tokens"])))
    lines = [f"{'>' if has_turn else ' '} {heading} {' · '.join(facts)}"]
    for term, key in (("in_play", "play"), ("revealed", "aside"), ("hand", "hand")):
        cards = side.get(key)
        if isinstance(cards, list) and cards:
            lines.append("    " + format_labelled(words, term, format_card_list(cards, words)))
    return lines


def translated_card_name(card: str, words: Translator) -> str:
    return words.translate(f"dominion-card-{card}")


def format_card_list(cards: list[JsonData], words: Translator) -> str:
    """Format cards by name, with a count for equal ones."""
    tally: dict[str, JsonData] = {}
    for card in cards:
        known = tally.get(str(card), 0)
        tally[str(card)] = (known if isinstance(known, int) else 0) + 1
    return format_card_counts(tally, words)


def format_card_counts(tally: Mapping[str, JsonData], words: Translator) -> str:
    parts = []
    for card, count in tally.items():
        shown = translated_card_name(card, words)
        parts.append(shown if count == 1 else words.translate("word-times", {"count": count, "name": shown}))
    return words.translate("word-separator").join(parts)
