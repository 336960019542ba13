"""Adapter between the two engines: the positions and notation of the real engine. Modules add their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bastide.core import JsonData, Options, State, get_game
from bastide.testing.reference_engine_comparison import ReferenceEngine
from reference_engines.carcassonne.board import BoardFeature, Piece
from reference_engines.carcassonne.game_flow import lay_start_tiles, play_game
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.json_values import as_dict, sorted_json
from reference_engines.carcassonne.module_discovery import MODULE_RULES, MODULES, SYMBOLS
from reference_engines.carcassonne.module_rules import Meeple
from reference_engines.carcassonne.notation import cell_name, meeple_name, piece_name
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.scoring import feature_owners, feature_value, field_value
from reference_engines.carcassonne.tile_definition import FACINGS, listed, number


class CarcassonneReferenceEngine(ReferenceEngine):
    def __init__(self) -> None:
        self.table: GameState
        self.questions: QuestionGenerator[None]
        self.question: Question | None
        #: The choices of the current question in the notation of the real engine.
        self.written: dict[str, Choice]
        #: The features of the board, and their descriptions.
        self.described: tuple[list[BoardFeature], list[JsonData]] = ([], [])

    def can_play(self, options: Options) -> bool:
        modules = options["modules"]
        assert isinstance(modules, list)
        return set(modules) <= set(MODULES)

    def start_game(self, players: int, options: Options, position: Mapping[str, JsonData]) -> None:
        """Take the random modules and the first tile from the real engine."""
        view = view_of_snapshot(position)
        modules = {str(name) for name in listed(view["rules"]) if "=" not in str(name)}
        rules = {module: rules for module, rules in MODULE_RULES.items() if module in modules}
        self.table = GameState(players, options, rules)
        lay_start_tiles(self.table)
        aside = [tile for module in modules for tile in counted(part(view, module).get("aside", {})).elements()]
        self.table.coming = [*aside, str(view["hand"])]
        self.questions = play_game(self.table)
        self.set_question(next(self.questions, None), position)

    def apply_action(
        self, player: int, notation: str, position: Mapping[str, JsonData], events: list[dict[str, JsonData]]
    ) -> None:
        self.table.coming = drawn_tiles(events)
        try:
            question = self.questions.send(self.written[notation])
        except StopIteration:
            question = None
        self.table.impossible += self.table.coming  # tiles that no rule has drawn
        self.set_question(question, position)

    def set_question(self, question: Question | None, position: Mapping[str, JsonData]) -> None:
        self.question = question
        self.written = {}
        if question is None:
            return
        self.written = {self.notation(choice): choice for choice in question.choices}
        asked = question.choices[-1].do
        if asked in ("bring", "brought"):
            state = restored(position)
            if question.player in state.players_to_act():
                self.written = (
                    self.accepted_tiles(question, state)
                    if asked == "bring"
                    else self.accepted_followers(question, state)
                )

    def players_to_act(self) -> list[int]:
        return [] if self.question is None else [self.question.player]

    def legal_notations(self, player: int) -> list[str]:
        return list(self.written)

    def scores(self) -> list[int]:
        return list(self.table.score)

    def places(self) -> list[int]:
        """Tied scores share a place."""
        return [1 + sum(other > score for other in self.table.score) for score in self.table.score]

    # -- notation ----------------------------------------------------------------------------------

    def notation(self, choice: Choice) -> str:
        if choice.do == "place":
            bridge = " with a bridge" if choice.bridged else ""
            return f"place {choice.word} at {cell_name(choice.cell)} {FACINGS[choice.number]}{bridge}"
        if choice.do in ("figure", "brought"):
            return f"{meeple_name(self.table, choice.word, choice.piece)} on {piece_name(self.table, choice.piece)}"
        return choice.text or choice.do

    def accepted_tiles(self, question: Question, state: State) -> dict[str, Choice]:
        """Check the tiles that the real engine offers for redeployment.

        A follower may go to any tile of a feature, but only the fairy's tile makes a difference. So the real engine
        offers one or two tiles per feature. This accepts any legal tiles that cover all differences.
        """
        player = question.player
        spots = {
            f"{self.notation(choice)} {piece_name(self.table, choice.piece)}": choice for choice in question.choices[1:]
        }
        offered = {"none": question.choices[0]}
        reached = set()
        for action in state.legal_actions(player):
            to = state.notation(player, action)
            if to == "none":
                continue
            after = state.clone()
            after.apply(player, action)
            for then in after.legal_actions(player):
                spot = after.notation(player, then).partition(" on ")[2]
                if f"{to} {spot}" not in spots:
                    return self.written
                offered[to] = spots[f"{to} {spot}"]
                reached.add(self.redeployment_effect(offered[to]))
        return offered if reached == {self.redeployment_effect(choice) for choice in spots.values()} else self.written

    def redeployment_effect(self, choice: Choice) -> tuple[Piece, bool]:
        """What distinguishes two places for a redeployed follower: the feature, and whether it is the fairy's tile."""
        is_bonus_cell = any(rules.is_bonus_cell(choice.cell) for rules in self.table.rules)
        return self.table.map.feature_of_piece(choice.piece).first, is_bonus_cell

    def accepted_followers(self, question: Question, state: State) -> dict[str, Choice]:
        """The same for the chosen tile: all followers that may go to the features for which it was offered."""
        real_notations = {state.notation(question.player, action) for action in state.legal_actions(question.player)}
        offered = {text: choice for text, choice in self.written.items() if text in real_notations}
        features = {choice.piece for choice in offered.values()}
        return {text: choice for text, choice in self.written.items() if choice.piece in features} or self.written

    # -- positions ---------------------------------------------------------------------------------

    def position(self) -> dict[str, JsonData]:
        table = self.table
        board: list[JsonData] = []
        for laid in table.map.laid:
            lies: dict[str, JsonData] = {"tile": laid.tile.id, "x": laid.cell[0], "y": laid.cell[1]}
            lies |= {"facing": FACINGS[laid.turns], "bridge": laid.bridge}
            board.append(lies)
        told: dict[str, JsonData] = {
            "board": board,
            "figures": sorted_json(self.meeple(meeple) for meeple in table.meeples),
            "supply": [{**supply} for supply in table.supply],
            "score": [*table.score],
            "earned": [{what: points for what, points in earned.items() if points} for earned in table.earned],
            "pile": {**(+table.pile)},
            "face_down": table.face_down(),
            "removed": [*sorted(table.removed)],
            "hand": table.hand,
            "active": table.active,
            "part": table.part,
            "turns": table.turns,
            "features": self.features(),
            "values": sorted_json(
                self.value(land) for land in table.map.board_features() if feature_owners(table, land)
            ),
            "impossible": [*table.impossible],
        }
        return told | {module: rules.position() for module, rules in table.parts.items()}

    def meeple(self, meeple: Meeple) -> dict[str, JsonData]:
        x, y = self.table.map.laid[meeple.piece[0]].cell
        kind, ordinal = self.table.map.name(meeple.piece)
        stands: dict[str, JsonData] = {"figure": meeple.kind, "player": meeple.owner, "x": x, "y": y}
        return {**stands, "feature": kind, "number": ordinal, "corner": meeple.corner}

    def features(self) -> list[JsonData]:
        """Describe every feature; cached, because features change only with the board."""
        lands = self.table.map.board_features()
        if self.described[0] is not lands:
            places = {land.first: place for place, land in enumerate(lands)}
            self.described = lands, [self.feature(land, places) for land in lands]
        return self.described[1]

    def feature(self, land: BoardFeature, places: dict[Piece, int]) -> dict[str, JsonData]:
        marks = {mark for mark in land.marks if self.table.is_symbol_active(mark)}
        cities = [places[city] for city in land.cities if self.table.map.feature_of_piece(city).complete]
        return {
            "kind": land.kind,
            "pieces": [[tile, n] for tile, n in sorted(land.pieces)],
            "tiles": land.size if land.kind in ("city", "road") else 0,
            "open": land.open,
            "shields": land.shields,
            "marks": [*sorted(marks)],
            "cities": [*sorted(cities)],
            "complete": land.complete,
        }

    def value(self, land: BoardFeature) -> dict[str, JsonData]:
        """The value of a feature by owner."""
        value: dict[str, JsonData] = {}
        for player in feature_owners(self.table, land):
            field = land.kind == "field"
            value[str(player)] = field_value(self.table, land, player) if field else feature_value(self.table, land)
        return {"first": [*land.first], "value": value}

    def normalise_position(self, position: Mapping[str, JsonData]) -> dict[str, JsonData]:
        view = view_of_snapshot(position)
        board = [{"bridge": "", **as_dict(tile)} for tile in listed(view["board"])]
        told: dict[str, JsonData] = {
            "board": [*board],
            "figures": sorted_json(
                without({"corner": "", **as_dict(meeple)}, "role", "piece") for meeple in listed(view["figures"])
            ),
            "supply": view["supply"],
            "score": view["score"],
            "earned": [normalise_points(as_dict(tally)) for tally in listed(view["tally"])],
            "pile": view["pile"],
            "face_down": view["pile_size"],
            "removed": [*sorted(str(tile) for tile in listed(view["removed"]))],
            "hand": view["hand"],
            "active": view["active"],
            "part": view["part"],
            "turns": view["turns"],
            "features": [normalise_feature(as_dict(feature)) for feature in listed(view["features"])],
            "values": sorted_json(
                normalise_value(as_dict(feature)) for feature in listed(view["features"]) if as_dict(feature)["value"]
            ),
            "impossible": [],
        }
        return told | {module: rules.normalise(part(view, module)) for module, rules in self.table.parts.items()}


def normalise_feature(told: dict[str, JsonData]) -> dict[str, JsonData]:
    marks: list[JsonData] = [mark for mark in listed(told["marks"]) if mark in SYMBOLS]
    kept = ("kind", "pieces", "tiles", "open", "shields", "cities", "complete")
    return {**{key: told[key] for key in kept}, "marks": marks}


def normalise_points(tally: dict[str, JsonData]) -> dict[str, JsonData]:
    """A player's points by category."""
    for_what = {name.removeprefix("points_"): points for name, points in tally.items() if name.startswith("points_")}
    return {what: points for what, points in for_what.items() if points}


def normalise_value(told: dict[str, JsonData]) -> dict[str, JsonData]:
    return {"first": listed(told["pieces"])[0], "value": told["value"]}


def drawn_tiles(events: list[dict[str, JsonData]]) -> list[str]:
    """The randomly drawn tiles in order."""
    tiles: list[str] = []
    for event in events:
        if event["kind"] in ("drew", "aside"):
            tiles.append(str(event["tile"]))
        elif event["kind"] == "bazaar":
            tiles += [str(tile) for tile in listed(event["tiles"])]
    return tiles


def restored(position: Mapping[str, JsonData]) -> State:
    """Restore a position without the validity checks."""
    return get_game("carcassonne").state_from_snapshot(position)


def view_of_snapshot(position: Mapping[str, JsonData]) -> dict[str, JsonData]:
    """The view of a position of the real engine."""
    return restored(position).view(-1)


def part(view: Mapping[str, JsonData], module: str) -> dict[str, JsonData]:
    return as_dict(as_dict(view["extra"]).get(module, {}))


def counted(data: JsonData) -> Counter[str]:
    return Counter({name: number(count) for name, count in as_dict(data).items()})


def without(data: dict[str, JsonData], *names: str) -> dict[str, JsonData]:
    return {name: value for name, value in data.items() if name not in names}
