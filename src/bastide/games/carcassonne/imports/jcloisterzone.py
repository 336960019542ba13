"""Import of save files of JCloisterZone: plays their messages by our rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.options import Options
from bastide.core.randomness.listed_draws import ShufflePlanner
from bastide.core.records.game_import import GameImporter, GameImportError, ImportedGame, ImportSession
from bastide.games.carcassonne.imports.jcloisterzone_locations import (
    appearances_of,
    kinds_of_location,
    sides_of_location,
)
from bastide.games.carcassonne.imports.jcloisterzone_save import SaveFile, SaveMessage, our_tile
from bastide.games.carcassonne.imports.jcloisterzone_tiles import ABBEY_TILE
from bastide.games.carcassonne.rules.action_space import FIRST_ACTION, MEEPLE_IDS
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.parsed_board_text import find_feature_number
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES

_FACINGS: Final = {"R0": "north", "R90": "east", "R180": "south", "R270": "west"}
_MEEPLES: Final = {
    "small": "follower",
    "big": "big",
    "builder": "builder",
    "pig": "pig",
    "mayor": "mayor",
    "wagon": "wagon",
    "barn": "barn",
}
_BRIDGE_WAYS: Final = {"NS": "ns", "WE": "ew"}
#: Answers that do nothing, which the other program does not always ask for.
_PASSES: Final = ("none", "draw", "points", "wagon_home", "pass")
#: Corner of the tile where a barn stands, by the offset of the tile to its south-east.
_BARN_CORNERS: Final = {(0, 0): "nw", (1, 0): "ne", (0, -1): "sw", (1, -1): "se"}
#: Rule of ours that a refused action most likely broke, by the kind of decision.
_RULES_OF_DECISIONS: Final = {"princess": "princess-action", "wagon": "wagon-move"}
_MAX_COORDINATE: Final = 200
_MAX_PASSES: Final = 100


class TileOrder(ShufflePlanner):
    """Puts the tiles of the pile into the order of the save."""

    def __init__(self, save: SaveFile) -> None:
        #: Tiles in the order of their placement, with the number of their message.
        self.placed: list[tuple[int, str]] = []
        for number, message in enumerate(save.messages):
            tile = our_tile(message.payload.get("tileId")) if message.kind == "PLACE_TILE" else ""
            if tile and tile != ABBEY_TILE:
                self.placed.append((number, tile))
        self.draw_order = save.draw_order
        #: Number of the message that is being read.
        self.now = -1
        #: Our id of each tile kind of the pile.
        self.kinds: dict[str, int] = {}

    def order(self, shuffle: int, items: list[int]) -> list[int]:
        """Return the pile with the next tile last."""
        later = [tile for number, tile in self.placed if number > self.now]
        wanted = self.draw_order if shuffle == 0 and self.draw_order else later
        drawn: list[int] = []
        for tile in wanted:
            kind = self.kinds.get(tile, -1)
            if kind in items:
                items.remove(kind)
                drawn.append(kind)
        return items + drawn[::-1]


class JCloisterZoneImporter(GameImporter):
    """Reader of ``.jcz`` files, versions 4 and 5."""

    def __init__(self) -> None:
        super().__init__("JCloisterZone")

    def recognises(self, text: str) -> bool:
        """Whether a file has the keys of a save."""
        return text.lstrip()[:1] == "{" and all(key in text for key in ('"replay"', '"setup"', '"appVersion"'))

    def read(self, game: Game, text: str) -> ImportedGame:
        """Import a save, up to the first message that our rules forbid or do not have."""
        save = SaveFile(text)
        planner = TileOrder(save)
        options: Options = {"modules": list(save.modules), "bazaar_no_auction": save.no_auction}
        rules = game.new_state(2, options)
        assert isinstance(rules, CarcassonneState)
        planner.kinds = {tile.id: kind for kind, tile in enumerate(rules.rules.tile_set.tiles)}
        session = ImportSession(game, save.players, options, planner)
        reader = _MessageReader(session, save)
        read = 0
        stop: GameImportError | None = None
        for number, message in enumerate(save.messages):
            planner.now = number
            try:
                reader.play(message)
            except GameImportError as error:
                stop = error
                break
            read += 1
        imported = ImportedGame(session.to_record(), f"{self.name} {save.version}".strip(), read, len(save.messages))
        imported.notes = save.notes
        imported.stop = stop
        return imported


class _MessageReader:
    """Turns messages into actions of our game."""

    def __init__(self, session: ImportSession, save: SaveFile) -> None:
        assert isinstance(session.state, CarcassonneState)
        self.session = session
        self.state: CarcassonneState = session.state
        self.save = save
        #: Whether the player has ended the part in which a figure is placed.
        self.committed = True
        self.readers: dict[str, Callable[[SaveMessage], None]] = {
            "PLACE_TILE": self.place_tile,
            "DEPLOY_MEEPLE": self.deploy_meeple,
            "MOVE_NEUTRAL_FIGURE": self.move_figure,
            "RETURN_MEEPLE": self.return_meeple,
            "PLACE_TOKEN": self.place_token,
            "PASS": self.pass_turn,
            "COMMIT": self.commit,
            "GAME_OVER": self.end_game,
        }

    def play(self, message: SaveMessage) -> None:
        """Apply one message. Raises GameImportError, with its place, if that is impossible."""
        reader = self.readers.get(message.kind)
        if reader is None:
            raise self.save.error(
                message.offset, "import-unknown-move", f"unknown move {message.kind!r}", move=message.kind
            )
        reader(message)

    # -- messages ----------------------------------------------------------------------------

    def place_tile(self, message: SaveMessage) -> None:
        """PLACE_TILE: skip what is still asked, then lay the tile in hand."""
        tile, facing = our_tile(message.payload.get("tileId")), _FACINGS.get(str(message.payload.get("rotation")), "")
        x, y = self.read_cell(message, message.payload.get("position"))
        if not tile or not facing:
            name = str(message.payload.get("tileId"))[:40]
            raise self.save.error(message.offset, "import-unknown-tile", f"unknown tile {name!r}", tile=name)
        self.committed = False
        if tile == ABBEY_TILE:
            self.pass_until(message, lambda data: data["do"] == "abbey")
            self.choose(message, lambda data: data["do"] == "abbey" and self.is_at(data, x, y))
            return
        self.pass_until(message, lambda data: data["do"] == "place")
        found = self.find(lambda data: data["do"] == "place")
        if found is None or found[2]["tile"] != tile:
            drawn = "" if found is None else str(found[2]["tile"])
            problem = f"{tile} is placed, but {drawn or 'no tile'} is drawn"
            raise self.save.error(message.offset, "import-other-tile", problem, tile=tile, drawn=drawn or "none")
        rotation = list(_FACINGS.values()).index(facing)
        looks = appearances_of(tile)
        same = [name for turn, name in enumerate(_FACINGS.values()) if looks[turn] == looks[rotation]]
        self.choose(
            message,
            lambda data: data["do"] == "place" and self.is_at(data, x, y) and data["facing"] in same,
            attempt=cell_at(x, y) * 4 + rotation,
        )

    def deploy_meeple(self, message: SaveMessage) -> None:
        """DEPLOY_MEEPLE: place a figure, move it through a portal, or move a wagon."""
        pointer = self.read_object(message, message.payload.get("pointer"))
        x, y = self.read_cell(message, pointer.get("position"))
        figure = self.read_meeple(message, message.payload.get("meepleId"))
        last = self.last_cell()
        if figure == "barn":
            corner = _BARN_CORNERS.get((x - last[0], y - last[1]), "")
            self.choose(message, lambda data: data["do"] == "barn" and data["corner"] == corner, rule="barn-placement")
            return
        if not self.committed and (x, y) != last:
            self.choose(message, lambda data: data["do"] == "portal" and self.is_at(data, x, y))
        elif self.committed:
            self.pass_until(message, lambda data: data["do"] == "wagon_to")
            self.choose(message, lambda data: data["do"] == "wagon_to" and self.is_at(data, x, y))
            if self.find(lambda data: data["do"] == "figure") is None:
                return
        kind, number = self.read_feature(message, pointer, x, y)
        self.choose(
            message,
            lambda data: (
                data["do"] == "figure"
                and data["figure"] == figure
                and data["feature"] == kind
                and data["number"] == number
            ),
            attempt=self.figure_action(figure, kind, number, x, y),
        )

    def move_figure(self, message: SaveMessage) -> None:
        """MOVE_NEUTRAL_FIGURE: move the fairy or the dragon."""
        figure = str(message.payload.get("figureId")).partition(".")[0]
        to = message.payload.get("to")
        if isinstance(to, dict):
            inner = to.get("featurePointer", to)
            to = inner.get("position") if isinstance(inner, dict) else None
        x, y = self.read_cell(message, to)
        if figure not in ("fairy", "dragon"):
            raise self.save.error(message.offset, "import-unknown-move", f"unknown figure {figure!r}", move=figure[:40])
        if figure == "dragon":
            self.pass_until(message, lambda data: data["do"] == "dragon")
        self.choose(message, lambda data: data["do"] == figure and self.is_at(data, x, y))

    def return_meeple(self, message: SaveMessage) -> None:
        """RETURN_MEEPLE: the princess sends a knight back."""
        pointer = self.read_object(message, message.payload.get("pointer"))
        place = self.read_object(message, pointer.get("featurePointer"))
        x, y = self.read_cell(message, place.get("position"))
        figure = self.read_meeple(message, pointer.get("meepleId"))
        owner = str(pointer.get("meepleId")).partition(".")[0]
        self.choose(
            message,
            lambda data: (
                data["do"] == "rescue"
                and data["figure"] == figure
                and str(data["player"]) == owner
                and self.is_at(data, x, y)
            ),
        )

    def place_token(self, message: SaveMessage) -> None:
        """PLACE_TOKEN: build a bridge or a castle."""
        token = str(message.payload.get("token"))[:40]
        pointer = self.read_object(message, message.payload.get("pointer"))
        x, y = self.read_cell(message, pointer.get("position"))
        if token == "CASTLE":
            self.choose(message, lambda data: data["do"] == "castle")
        elif token == "BRIDGE":
            way = _BRIDGE_WAYS.get(str(pointer.get("location")), "")
            if any(self.is_at(tile, x, y) and tile.get("bridge") == way for tile in self.tiles()):
                return  # our placement of a tile that needs a bridge builds it
            self.choose(
                message, lambda data: data["do"] == "bridge" and data["way"] == way and (x, y) == self.last_cell()
            )
        else:
            raise self.save.error(message.offset, "import-unknown-move", f"unknown token {token!r}", move=token)

    def pass_turn(self, message: SaveMessage) -> None:
        """PASS: do nothing, if we ask at all."""
        if self.decision_kind() in ("princess", "dragon"):
            self.choose(message, lambda data: data["do"] in _PASSES)
        elif not self.committed and self.decision_kind() in ("figure", "portal"):
            self.choose(message, lambda data: data["do"] == "none")
        elif self.committed and self.decision_kind() in ("castle", "wagon", "source"):
            self.choose(message, lambda data: data["do"] in _PASSES)

    def commit(self, message: SaveMessage) -> None:
        """COMMIT: the player places nothing more."""
        self.committed = True
        if self.decision_kind() == "figure":
            self.choose(message, lambda data: data["do"] == "none")

    def end_game(self, message: SaveMessage) -> None:
        """GAME_OVER: skip what is still asked, so that the final scoring follows if the pile is empty."""
        self.committed = True
        for _ in range(_MAX_PASSES):
            if self.find(lambda data: data["do"] in _PASSES) is None:
                return
            self.choose(message, lambda data: data["do"] in _PASSES)

    # -- answers -----------------------------------------------------------------------------

    def find(self, wanted: Callable[[dict[str, JsonData]], bool]) -> tuple[int, int, dict[str, JsonData]] | None:
        """Return player, action and data of the first legal action that is wanted."""
        player = self.state.next_player_to_act()
        if player < 0:
            return None
        for action in self.state.legal_actions(player):
            data = self.state.action_data(player, action)
            if wanted(data):
                return player, action, data
        return None

    def choose(
        self,
        message: SaveMessage,
        wanted: Callable[[dict[str, JsonData]], bool],
        attempt: int = -1,
        rule: str = "",
    ) -> None:
        """Apply the wanted action. Raises GameImportError with our rule if it is illegal."""
        found = self.find(wanted)
        if found is not None:
            self.session.apply(found[0], found[1])
            return
        player = self.state.next_player_to_act()
        reason = self.state.illegal_action_error(player, attempt)
        rule = rule or _RULES_OF_DECISIONS.get(self.decision_kind(), "")
        raise self.save.error(
            message.offset,
            "import-other-rules",
            f"our rules forbid {message.kind}: {reason}",
            move=message.kind,
            reason=reason,
            rule=rule or "none",
        )

    def pass_until(self, message: SaveMessage, wanted: Callable[[dict[str, JsonData]], bool]) -> None:
        """Skip decisions that the other program has not asked for."""
        for _ in range(_MAX_PASSES):
            if self.find(wanted) is not None or self.find(lambda data: data["do"] in _PASSES) is None:
                return
            self.choose(message, lambda data: data["do"] in _PASSES)

    def decision_kind(self) -> str:
        """Kind of the current decision; empty when the game is over."""
        player = self.state.next_player_to_act()
        return "" if player < 0 else self.state.decision(player).kind

    def figure_action(self, figure: str, kind: str, number: int, x: int, y: int) -> int:
        """Return the number of the action that places a figure, for the reason why it is illegal; -1 for none."""
        tile = next((tile for tile in self.tiles() if self.is_at(tile, x, y)), None)
        if tile is None or figure not in MEEPLE_IDS:
            return -1
        features = tile_by_id(str(tile["tile"])).features
        places = [at for at, feature in enumerate(features) if FEATURE_KIND_NAMES[feature.kind] == kind]
        return FIRST_ACTION[f"figure {figure}"] + places[number] if number < len(places) else -1

    # -- values of messages ------------------------------------------------------------------

    def tiles(self) -> list[dict[str, JsonData]]:
        """Tiles on the board, as in the view."""
        board = self.state.view(-1)["board"]
        return [tile for tile in board if isinstance(tile, dict)] if isinstance(board, list) else []

    def last_cell(self) -> tuple[int, int]:
        """Cell of the last tile."""
        tile = self.tiles()[-1]
        x, y = tile["x"], tile["y"]
        assert isinstance(x, int)
        assert isinstance(y, int)
        return x, y

    @staticmethod
    def is_at(data: dict[str, JsonData], x: int, y: int) -> bool:
        """Whether an action or tile is on a cell."""
        return data.get("x") == x and data.get("y") == y

    def read_object(self, message: SaveMessage, value: JsonData) -> dict[str, JsonData]:
        """Return an object of a message."""
        if not isinstance(value, dict):
            raise self.save.error(message.offset, "import-message", "the message is malformed")
        return value

    def read_cell(self, message: SaveMessage, value: JsonData) -> tuple[int, int]:
        """Return a cell. Our y grows to the north."""
        if isinstance(value, list) and len(value) == 2:
            x, y = value
            if type(x) is int and type(y) is int and max(abs(x), abs(y)) <= _MAX_COORDINATE:
                return x, -y
        raise self.save.error(message.offset, "import-message", "the message has no valid position")

    def read_meeple(self, message: SaveMessage, value: JsonData) -> str:
        """Return the kind of a meeple: ``0.small.1`` is a follower."""
        words = str(value).split(".")
        figure = _MEEPLES.get(words[1], "") if len(words) == 3 else ""
        if not figure:
            name = str(value)[:40]
            raise self.save.error(message.offset, "import-unknown-move", f"unknown meeple {name!r}", move=name)
        return figure

    def read_feature(self, message: SaveMessage, pointer: dict[str, JsonData], x: int, y: int) -> tuple[str, int]:
        """Return kind and number of a feature of the tile on a cell."""
        tile = next((tile for tile in self.tiles() if self.is_at(tile, x, y)), None)
        location = str(pointer.get("location"))
        if tile is not None:
            if location in _BRIDGE_WAYS and tile.get("bridge") == _BRIDGE_WAYS[location]:
                return "bridge", 0
            rotation = list(_FACINGS.values()).index(str(tile["facing"]))
            for kind in kinds_of_location(pointer.get("feature"), location):
                for side in sides_of_location(location):
                    try:
                        return kind, find_feature_number(tile_by_id(str(tile["tile"])), rotation, kind, side, "")
                    except BastideError:
                        continue
        name = f"{pointer.get('feature', '')} {location}".strip()[:40]
        raise self.save.error(message.offset, "import-unknown-feature", f"no feature {name!r} there", feature=name)
