"""Text output for a terminal: a view with its cities and the viewer's hand, and the text of cards and boards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from bastide.core.json_data import JsonData
from bastide.core.translator import Translator
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import COLOURS
from bastide.games.seven_wonders.rules.city.effects import Effect, Produce
from bastide.games.seven_wonders.rules.city.resources import Cost, resources_in_symbol
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS, BOARDS
from bastide.games.seven_wonders.rules.display.view import CityView, SevenWondersView

GAME_ID: Final = "seven_wonders"
_INDENT: Final = "    "


def format_table(data: Mapping[str, JsonData], translator: Translator) -> str:
    """Return a view as text: Age, cities, and the viewer's hand with costs."""
    view = cast(SevenWondersView, data)
    lines = [_headline(view, translator)]
    viewer = _find_viewer(view)
    for player in range(view["players"]):
        lines += _city_lines(view, player, viewer, translator)
    found = view["discard"]["cards"]
    if found is not None:
        lines.append(translator.translate_for_game(GAME_ID, "table-discard", {"cards": _as_json(found)}))
    if viewer < 0:
        return "\n".join(lines)
    cards = view["hands"][viewer]["cards"]
    if cards:
        lines.append(translator.translate(f"{GAME_ID}-table-hand"))
        for card in dict.fromkeys(cards):
            lines.append(_INDENT + _card_line(CARDS[CARD_NUMBERS[card]], cards.count(card), translator))
    chosen = view["choices"][viewer]["choice"]
    if chosen is not None:
        label = translator.translate_for_game(GAME_ID, f"do-{chosen['do']}", cast(Mapping[str, JsonData], chosen))
        lines.append(translator.translate(f"{GAME_ID}-table-chosen", {"choice": label}))
    return "\n".join(lines)


def _find_viewer(view: SevenWondersView) -> int:
    """Return the player whose hand the view shows; -1 for a spectator."""
    for player, hand in enumerate(view["hands"]):
        if hand["cards"] is not None:
            return player
    return -1


def _headline(view: SevenWondersView, translator: Translator) -> str:
    if view["phase"] == "sides" or view["phase"] == "over":
        return translator.translate(f"{GAME_ID}-table-{view['phase']}")
    facts: dict[str, JsonData] = {"age": view["age"], "turn": view["turn"], "count": view["discard"]["count"]}
    if view["direction"] is not None:
        return translator.translate_for_game(GAME_ID, "table-age", {**facts, "direction": view["direction"]})
    return translator.translate_for_game(
        GAME_ID, "table-last_card" if view["phase"] == "last_card" else "table-age_end", facts
    )


# -- cities ----------------------------------------------------------------------------------------------------------


def _city_lines(view: SevenWondersView, player: int, viewer: int, translator: Translator) -> list[str]:
    city = view["cities"][player]
    whose: dict[str, JsonData] = {"player": player, "board": city["board"]}
    place = _direction_of(player, viewer, view["players"])
    if place:
        whose["player"] = translator.translate_for_game(GAME_ID, "table-place", {"player": player, "place": place})
    if city["side"] is None:
        return [translator.translate_for_game(GAME_ID, "table-board", whose)]
    facts: dict[str, JsonData] = {
        "stages": city["stages"],
        "stages_in_all": city["stages_in_all"],
        "coins": city["coins"],
        "shields": city["shields"],
        "tokens": " ".join([f"{token:+}" for token in city["tokens"]]) or "0",
        "total": sum(city["points"].values()),
    }
    lines = [
        translator.translate_for_game(GAME_ID, "table-city", {**whose, "side": city["side"]}),
        _INDENT + translator.translate(f"{GAME_ID}-table-counts", facts),
        _INDENT + _production_line(city, translator),
    ]
    if player == viewer and view["phase"] != "over":
        for number, stage in enumerate(format_stages(city["board"], city["side"], translator)):
            built = translator.translate(f"{GAME_ID}-table-stage_built", {"stage": stage})
            lines.append(_INDENT + (built if number < city["stages"] else stage))
    for index, colour in enumerate(COLOURS):
        cards = [card for card in city["built"] if CARDS[CARD_NUMBERS[card]].colour == index]
        if cards:
            lines.append(
                _INDENT
                + translator.translate_for_game(GAME_ID, "table-colour", {"colour": colour, "cards": _as_json(cards)})
            )
    if city["under"]:
        lines.append(
            _INDENT + translator.translate_for_game(GAME_ID, "table-under", {"cards": _as_json(city["under"])})
        )
    return lines


def _direction_of(player: int, viewer: int, players: int) -> str:
    """Return the direction of a neighbour from the viewer's seat; empty if the player is not next to the viewer."""
    if viewer < 0:
        return ""
    return {0: "you", 1: "left", players - 1: "right"}.get((player - viewer) % players, "")


def _production_line(city: CityView, translator: Translator) -> str:
    """Return the line with a city's production: tradable resources, and those for the owner only."""
    board = BOARDS[BOARD_IDS.index(city["board"])]
    effects: list[Effect] = [board.starting_production]
    if city["side"] is not None:
        for stage in board.sides[SIDES.index(city["side"])][: city["stages"]]:
            effects += stage.effects
    for card in city["built"]:
        effects += CARDS[CARD_NUMBERS[card]].effects
    for_sale: list[JsonData] = []
    for_itself: list[JsonData] = []
    for effect in effects:
        if isinstance(effect, Produce):
            for symbol in effect.symbols:
                names = [
                    translator.translate(f"{GAME_ID}-resource-{resource}") for resource in resources_in_symbol(symbol)
                ]
                (for_sale if effect.tradable else for_itself).append("/".join(names))
    line = translator.translate_for_game(GAME_ID, "table-makes", {"resources": for_sale})
    return (
        line + translator.translate_for_game(GAME_ID, "table-makes_alone", {"resources": for_itself})
        if for_itself
        else line
    )


# -- cards and boards ------------------------------------------------------------------------------------------------


def format_component(kind: str, facts: Mapping[str, JsonData], translator: Translator) -> list[str]:
    """Return the printed text of a card or board, line by line."""
    component = str(facts["id"])
    if kind == "cards":
        card = CARDS[CARD_NUMBERS[component]]
        printed: dict[str, JsonData] = {"age": int(card.age), "colour": COLOURS[card.colour]}
        printed["cost"] = format_cost(card.cost, translator)
        return [
            translator.translate_for_game(GAME_ID, "table-printed", printed),
            translator.translate(f"{GAME_ID}-card-{component}.text"),
        ]
    lines = [translator.translate(f"{GAME_ID}-board-{component}.text")]
    for side in SIDES:
        lines.append(translator.translate(f"{GAME_ID}-side-{side}"))
        lines += [f"  {line}" for line in format_stages(component, side, translator)]
    return lines


def format_stages(board: str, side: str, translator: Translator) -> list[str]:
    """Return the stages of a board side, one line each: ``1 (2 wood): Worth 3 victory points.``"""
    return re.split(r" (?=\d \()", translator.translate(f"{GAME_ID}-board-{board}.{side}"))


def format_cost(cost: Cost, translator: Translator) -> str:
    """Return a cost in words."""
    return translator.translate_for_game(
        GAME_ID, "table-cost", {"coins": int(cost.coins), "resources": cost.resource_names()}
    )


def _card_line(card: Card, count: int, translator: Translator) -> str:
    facts: dict[str, JsonData] = {
        "cards": _as_json([card.id] * count),
        "cost": format_cost(card.cost, translator),
        "text": translator.translate(f"{GAME_ID}-card-{card.id}.text"),
    }
    return translator.translate_for_game(GAME_ID, "table-card", facts)


def _as_json(ids: list[str]) -> list[JsonData]:
    return cast(list[JsonData], ids)
