"""Reader of save files of JCloisterZone, versions 4 and 5."""

from __future__ import annotations

from typing import Final

from bastide.core.json_data import JsonData
from bastide.core.records.game_import import MAX_IMPORT_ACTIONS, GameImportError, ImportNote
from bastide.games.carcassonne.imports.jcloisterzone_tiles import TILE_IDS
from bastide.games.carcassonne.imports.located_json import parse_located_json, place_error

#: Tile sets of version 5 to our modules. The second edition has other tiles.
_SETS: Final = {
    "basic:1": "base",
    "inns-and-cathedrals:1": "inns",
    "traders-and-builders:1": "traders",
    "king-and-robber:1": "king",
    "princess-and-dragon:1": "dragon",
    "abbey-and-mayor:1": "abbey",
    "bridges-castles-and-bazaars:1": "bridges",
    "cult/5": "cult",
    "cult/6": "cult",
}
#: Expansions of version 4 to our modules.
_EXPANSIONS: Final = {
    "BASIC": "base",
    "INNS_AND_CATHEDRALS": "inns",
    "TRADERS_AND_BUILDERS": "traders",
    "KING_AND_ROBBER_BARON": "king",
    "KING_AND_ROBBER": "king",
    "PRINCESS_AND_DRAGON": "dragon",
    "ABBEY_AND_MAYOR": "abbey",
    "BRIDGES_CASTLES_AND_BAZAARS": "bridges",
    "CULT": "cult",
}
#: Pieces and symbols of version 5 to the module that has them, and the number that each player has.
_ELEMENTS: Final[dict[str, tuple[str, tuple[JsonData, ...]]]] = {
    "small-follower": ("base", (7,)),
    "farmers": ("base", (True,)),
    "big-follower": ("inns", (1,)),
    "pig-herd": ("base", (True,)),
    "cathedral": ("inns", (True,)),
    "inn": ("inns", (True,)),
    "builder": ("traders", (1,)),
    "pig": ("traders", (1,)),
    "traders": ("traders", (True,)),
    "king": ("king", (True,)),
    "robber": ("king", (True,)),
    "dragon": ("dragon", (1,)),
    "fairy": ("dragon", (1,)),
    "portal": ("dragon", (True,)),
    "princess": ("dragon", (True,)),
    "volcano": ("dragon", (True,)),
    "abbey": ("abbey", (1,)),
    "barn": ("abbey", (1,)),
    "mayor": ("abbey", (1,)),
    "wagon": ("abbey", (1,)),
    "bridge": ("bridges", (3, 2, 1)),
    "castle": ("bridges", (3, 2, 1)),
    "bazaar": ("bridges", (True,)),
    "shrine": ("cult", (True,)),
}
#: Rules of version 5 that a table can choose, with the value that ours have.
OUR_RULES: Final = {
    "princess-action": "must",
    "fairy-placement": "on-tile",
    "dragon-move": "before-scoring",
    "wagon-move": "C1",
    "barn-placement": "not-occupied",
    "king-and-robber-scoring": "default",
    "tiny-city-scoring": "4",
}
_NO_AUCTION: Final = "bazaar-no-auction"
_MAX_NAME_LENGTH: Final = 40


class SaveMessage:
    """One message of a save: what a player did, and its place in the file."""

    def __init__(self, kind: str, payload: dict[str, JsonData], offset: int) -> None:
        self.kind = kind
        self.payload = payload
        self.offset = offset


class SaveFile:
    """Contents of a save that an import needs. Raises GameImportError for a file that it cannot read."""

    def __init__(self, text: str) -> None:
        self.text = text
        data, offsets = parse_located_json(text, "replay")
        self.version = _short(data.get("appVersion"))
        setup = self._object(data.get("setup"), "setup")
        self.players = self._read_players(data)
        self.notes: list[ImportNote] = []
        self.modules = self._read_modules(setup)
        self.no_auction = False
        self._read_rules(setup)
        self._check_start(setup)
        self.messages = self._read_messages(data.get("replay"), offsets)
        self.draw_order = self._read_draw_order(data)

    def error(self, offset: int, code: str, problem: str, /, **facts: object) -> GameImportError:
        """Make the error for a place of the file."""
        return place_error(self.text, offset, code, problem, **facts)

    def missing(self, name: str) -> GameImportError:
        """Make the error for a part of the file that is missing or malformed."""
        at = self.text.find(f'"{name}"')
        return self.error(max(at, 0), "import-part", f"{name!r} is missing or malformed", name=name)

    def _object(self, value: JsonData, name: str) -> dict[str, JsonData]:
        if not isinstance(value, dict):
            raise self.missing(name)
        return value

    def _read_players(self, data: dict[str, JsonData]) -> list[str]:
        """Names of the players in turn order."""
        key = "players" if "players" in data else "slots"
        entries = data.get(key)
        if not isinstance(entries, list):
            raise self.missing(key)
        names: list[str] = []
        for entry in entries:
            found = self._object(entry, key)
            name = found.get("name", found.get("nickname"))
            if name is not None or key == "players":
                names.append(_short(name))
        return names

    def _read_modules(self, setup: dict[str, JsonData]) -> list[str]:
        modules = {"base"}
        for key, known in (("sets", _SETS), ("expansions", _EXPANSIONS)):
            if key not in setup:
                continue
            for name, count in self._object(setup[key], key).items():
                if not count:
                    continue
                if name not in known or count != 1:
                    raise self._unknown_part(name)
                modules.add(known[name])
        for name, value in self._object(setup.get("elements", {}), "elements").items():
            if not value:
                continue
            if name not in _ELEMENTS:
                raise self._unknown_part(name)
            module, values = _ELEMENTS[name]
            modules.add(module)
            if value not in values:
                self.notes.append(ImportNote("import-count", name=name, value=_short(value), ours=str(values[0])))
        return sorted(modules)

    def _unknown_part(self, name: str) -> GameImportError:
        at = max(self.text.find(f'"{name}"'), 0)
        short = name[:_MAX_NAME_LENGTH]
        return self.error(at, "import-unknown-part", f"{short!r} is not part of our game", name=short)

    def _read_rules(self, setup: dict[str, JsonData]) -> None:
        for name, value in self._object(setup.get("rules", {}), "rules").items():
            if name == _NO_AUCTION:
                self.no_auction = value is True
            elif name in OUR_RULES and value != OUR_RULES[name]:
                self.notes.append(ImportNote(f"import-{name}"))
            elif name not in OUR_RULES and value:
                self.notes.append(ImportNote("import-other-rule", name=name[:_MAX_NAME_LENGTH], value=_short(value)))

    def _check_start(self, setup: dict[str, JsonData]) -> None:
        """Raise GameImportError unless the start tile lies alone where ours does."""
        start = setup.get("start", [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}])
        if start != [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]:
            at = max(self.text.find('"start"'), 0)
            raise self.error(at, "import-start", "the game starts with other tiles than ours")

    def _read_messages(self, replay: JsonData, offsets: list[int]) -> list[SaveMessage]:
        if not isinstance(replay, list) or len(replay) != len(offsets) or len(replay) > MAX_IMPORT_ACTIONS:
            raise self.missing("replay")
        messages: list[SaveMessage] = []
        for entry, offset in zip(replay, offsets, strict=True):
            kind = entry.get("type") if isinstance(entry, dict) else None
            payload = entry.get("payload", {}) if isinstance(entry, dict) else None
            if not isinstance(kind, str) or not isinstance(payload, dict):
                raise self.error(offset, "import-message", "a message needs a type and a payload")
            messages.append(SaveMessage(kind[:_MAX_NAME_LENGTH], payload, offset))
        return messages

    def _read_draw_order(self, data: dict[str, JsonData]) -> list[str]:
        """Our tiles in the order in which they were drawn, if a test save lists them."""
        order: JsonData = None
        for key in ("gameAnnotations", "annotations"):
            notes = data.get(key)
            pack = notes.get("tilePack", notes) if isinstance(notes, dict) else None
            listed = pack.get("params", pack) if isinstance(pack, dict) else None
            order = listed.get("drawOrder", order) if isinstance(listed, dict) else order
        return [our_tile(tile) for tile in order if our_tile(tile)] if isinstance(order, list) else []


def our_tile(value: JsonData) -> str:
    """Return our id of a tile; empty for a tile that our game does not have."""
    if not isinstance(value, str):
        return ""
    return TILE_IDS.get(value, TILE_IDS.get(value.replace(".", "/", 1), ""))


def _short(value: JsonData) -> str:
    return str(value)[:_MAX_NAME_LENGTH]
