"""A position of Carcassonne: the map, the figures, the pile, and where in the turn we are."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.core import Decision, Outcome, Plain, Refusal, Rng, State, ranked
from bastide.core.plain import plain_ints
from bastide.core.state import Seat
from bastide.games.carcassonne.rules.board import Board
from bastide.games.carcassonne.rules.bridging import BESIDE, bridge_for
from bastide.games.carcassonne.rules.figures import FIGURE_IDS, FIGURE_KINDS
from bastide.games.carcassonne.rules.geometry import FACINGS, STEPS, x_of, y_of
from bastide.games.carcassonne.rules.laying import SPAN_IDS, written
from bastide.games.carcassonne.rules.rulebook import Rules
from bastide.games.carcassonne.rules.scoring import AUCTION, TALLIES, TALLY
from bastide.games.carcassonne.rules.seat import CarcassonneSeat
from bastide.games.carcassonne.rules.soundness import problems
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS
from bastide.games.carcassonne.rules.view import features_of, view_of


@final
class CarcassonneState(State):
    """Everything that is needed to play on."""

    phase: i64
    active: i64
    asked: i64
    part: i64
    hand: i64
    turns: i64

    def __init__(self, players: int, rng: Rng, rules: Rules, board: Board) -> None:
        """An empty table: ``set_up`` hands out what the players begin with."""
        super().__init__(players, rng)
        #: Which modules are on and what follows from it; shared, never changed.
        self.rules = rules
        self.board = board

        # The figures on the map, in the order they were placed.
        self.figure_code: list[int] = []
        self.figure_owner: list[int] = []
        self.figure_node: list[int] = []
        #: Figures at home: player * FIGURE_KINDS + code.
        self.supply: list[int] = []

        self.score: list[int] = []
        #: What the points were for, and more: player * TALLY + entry.
        self.tally: list[int] = []

        #: Kinds of tiles, face down, top last.
        self.pile: list[int] = []
        #: Tiles that fitted nowhere.
        self.removed: list[int] = []
        #: The tile to be laid, or -1.
        self.hand = -1

        #: The place in the chain of phases.
        self.phase = 0
        #: Whose turn it is.
        self.active = 0
        #: Who is being asked, or -1 when the game is over.
        self.asked = 0
        #: 1, or 2 while the builder's second tile is played.
        self.part = 1
        self.turns = 0
        #: What the tile just laid has completed, until it has been dealt with.
        self.completed: list[int] = []
        #: Each module's own numbers.
        self.extra: list[list[int]] = []

    def set_up(self) -> None:
        """Give everybody their figures and every module its numbers."""
        self.supply = [0] * (self.players * FIGURE_KINDS)
        for figure in self.rules.figures:
            for player in range(self.players):
                self.supply[player * FIGURE_KINDS + figure.code] = figure.each
        self.score = [0] * self.players
        self.tally = [0] * (self.players * TALLY)
        self.extra = [module.own(self.players) for module in self.rules.modules]

    # -- the table ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.asked < 0 else [self.asked]

    def next_actor(self) -> int:
        return self.asked

    def legal_actions(self, player: int) -> list[int]:
        if player != self.asked or player < 0:
            return []
        return self.rules.chain[self.phase].legal_actions(self)

    def is_legal(self, player: int, action: int) -> bool:
        return player == self.asked and player >= 0 and self.rules.chain[self.phase].is_legal(self, action)

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.refusal(player, -1)
        phase = self.rules.chain[self.phase]
        return Decision(player, phase.id, phase.id, actions, about=phase.about(self))

    def perform(self, player: int, action: int) -> None:
        if self.rules.chain[self.phase].perform(self, action):
            self.go_on()

    def go_on(self) -> None:
        """Pass through the phases until one of them asks."""
        chain = self.rules.chain
        while True:
            self.phase += 1
            if chain[self.phase].begin(self):
                return

    def go_to(self, moment: int) -> None:
        """Let the next phase be the first one of this moment."""
        self.phase = self.rules.before(moment)

    def why_not(self, player: int, action: int) -> Refusal | None:
        reason = self.rules.chain[self.phase].why_illegal(self, action)
        return Refusal("said", {"words": reason}) if reason else None

    def notation(self, player: int, action: int) -> str:
        return self.rules.chain[self.phase].notation(self, action)

    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        return self.rules.chain[self.phase].meaning(self, action)

    # -- tiles -------------------------------------------------------------------------------

    def tile_id(self, kind: i64) -> str:
        return self.rules.kinds.tiles[kind].id

    def take_tile(self) -> i64:
        """Take the next tile in hand: -1 if there is none."""
        kind: i64 = -1
        for module in self.rules.modules:
            kind = module.next_tile(self)
            if kind >= 0:
                module.took_tile(self)
                break
        if kind < 0:
            kind = self.draw_from_pile()
        self.hand = kind
        if kind >= 0 and self.journal is not None:
            self.journal.note("drew", {"player": int(self.active), "tile": self.tile_id(kind)})
        return kind

    def draw_from_pile(self) -> i64:
        """Take the top tile of the pile, or the first one below it that may be played now: -1 if there is none."""
        while self.pile:
            kind = self.pile.pop()
            if not self.put_aside(kind):
                return kind
        return -1

    def put_aside(self, kind: i64) -> bool:
        """Whether a tile just turned over cannot be played yet; then it has been put aside."""
        for module in self.rules.modules:
            if module.puts_aside(self, kind):
                if self.journal is not None:
                    self.journal.note("aside", {"player": int(self.active), "tile": self.tile_id(kind)})
                return True
        return False

    def drop_tile(self, event: str) -> None:
        """The tile in hand fits nowhere, or its player gives it up: it leaves the game."""
        if self.journal is not None:
            self.journal.note(event, {"player": int(self.active), "tile": self.tile_id(self.hand)})
        self.removed.append(self.hand)
        self.hand = -1

    def tiles_left(self) -> bool:
        """Whether there is still a tile to be played after this one."""
        left = len(self.pile)
        for module in self.rules.modules:
            left += len(module.tiles_held(self))
        return left > 0

    def must_play(self) -> bool:
        """Whether the next tile of the active player is a certain one, not one from the pile."""
        return any(module.next_tile(self) >= 0 for module in self.rules.modules)

    def may_lay(self, kind: i64, cell: i64, turn: i64) -> bool:
        """Whether a tile may lie there, turned so, if need be with a bridge."""
        if turn >= self.rules.kinds.period[kind] or not self.allowed(kind, cell, turn):
            return False
        return self.board.fits(kind, cell, turn) or (
            self.may_build() and bridge_for(self.board, cell, self.board.need_at(cell), kind * 4 + turn) > 0
        )

    def allowed(self, kind: i64, cell: i64, turn: i64) -> bool:
        """Whether no module objects to a tile whose edges fit."""
        fine = True
        for module in self.rules.placement_limits:
            fine = fine and module.allows(self, kind, cell, turn)
        return fine

    def may_build(self) -> bool:
        """Whether the active player has a bridge that can be built with this tile."""
        return any(module.may_build(self) for module in self.rules.bridge_builders)

    def fits_somewhere(self, kind: i64, bridges: bool) -> bool:
        """Whether a tile can be laid at all, with the help of a bridge or not."""
        board = self.board
        kinds = self.rules.kinds
        poses: i64 = kind * 4 + kinds.period[kind]
        place: i64 = 0
        while place < len(board.needs):
            need: i64 = board.needs[place]
            pose: i64 = kind * 4
            while pose < poses:
                shown: i64 = kinds.edges[pose]
                fits = shown & need == need or (bridges and bridge_for(board, board.rim[place], need, pose) > 0)
                if fits and self.allowed(kind, board.rim[place], pose & 3):
                    return True
                pose += 1
            place += 1
        return False

    def placements(self, kind: i64) -> list[int]:
        """Every way to lay a tile, as ``cell * 4 + turn``, ascending. Which bridge comes with it follows from that."""
        found: list[int] = []
        board = self.board
        rim = board.rim
        needs = board.needs
        edges = self.rules.kinds.edges
        limited = len(self.rules.placement_limits) > 0
        bridges = self.may_build()
        poses: i64 = kind * 4 + self.rules.kinds.period[kind]
        place: i64 = 0
        while place < len(needs):
            need: i64 = needs[place]
            pose: i64 = kind * 4
            while pose < poses:
                shown: i64 = edges[pose]
                fits = shown & need == need or (bridges and bridge_for(board, rim[place], need, pose) > 0)
                if fits and (not limited or self.allowed(kind, rim[place], pose & 3)):
                    found.append(rim[place] * 4 + (pose & 3))
                pose += 1
            place += 1
        return found

    def lay_tile(self, cell: i64, turn: i64) -> None:
        """Lay the tile in hand, with the bridge that makes it fit if it needs one."""
        board = self.board
        kind = self.hand
        self.hand = -1
        bridge: i64 = (
            0 if board.fits(kind, cell, turn) else bridge_for(board, cell, board.need_at(cell), kind * 4 + turn)
        )
        beside: i64 = -1
        if bridge >= BESIDE:
            beside = board.tile_at(cell + STEPS[bridge - BESIDE])
            board.build(beside, ((bridge - BESIDE) & 1) + 1)
            self.completed = board.lay(kind, cell, turn)
        else:
            self.completed = board.lay(kind, cell, turn, bridge)
        if self.journal is not None:
            self.journal.note(
                "placed",
                {
                    "player": int(self.active),
                    "tile": self.tile_id(kind),
                    "x": x_of(cell),
                    "y": y_of(cell),
                    "facing": FACINGS[turn],
                },
            )
        if bridge > 0:
            self.note_bridge(board.tile_at(cell) if beside < 0 else beside)

    def build_bridge(self, tile: i64, span: i64) -> None:
        """Build a bridge of the active player on a tile that lies there."""
        self.board.build(tile, span)
        self.note_bridge(tile)

    def note_bridge(self, tile: i64) -> None:
        for module in self.rules.bridge_builders:
            module.built(self, tile)
        if self.journal is not None:
            cell = self.board.tile_cell[tile]
            way = SPAN_IDS[self.board.span[tile]]
            self.journal.note("bridge", {"player": int(self.active), "x": x_of(cell), "y": y_of(cell), "way": way})

    # -- figures and points --------------------------------------------------------------------

    def deploy(self, player: i64, code: i64, node: i64) -> None:
        """Put a figure from the supply on the map."""
        board = self.board
        figure = self.rules.figure_of(code)
        self.supply[player * FIGURE_KINDS + code] -= 1
        self.figure_code.append(code)
        self.figure_owner.append(player)
        self.figure_node.append(node)
        if figure.is_follower:
            board.followers[board.root(node)] += 1
        if self.journal is not None:
            kind = self.rules.kinds.feature_kinds[board.tile_kind[board.node_tile[node]]][board.feature_of(node)]
            event: dict[str, Plain] = {
                "player": int(player),
                "figure": figure.id,
                "role": figure.role(kind),
                "piece": figure.piece(kind),
            }
            event.update(self.place_of(node))
            self.journal.note("deployed", event)

    def place_of(self, node: i64) -> dict[str, Plain]:
        """Where a piece of a feature lies, as events tell it."""
        board = self.board
        tile = board.node_tile[node]
        cell = board.tile_cell[tile]
        feature = board.feature_of(node)
        return {
            "feature": FEATURE_KINDS[self.rules.kinds.feature_kinds[board.tile_kind[tile]][feature]],
            "number": self.rules.kinds.ordinals[board.tile_kind[tile]][feature],
            "x": x_of(cell),
            "y": y_of(cell),
        }

    def send_home(self, index: i64) -> None:
        """Take a figure off the map, back to its owner."""
        board = self.board
        code: i64 = self.figure_code.pop(index)
        owner: i64 = self.figure_owner.pop(index)
        node: i64 = self.figure_node.pop(index)
        figure = self.rules.figure_of(code)
        self.supply[owner * FIGURE_KINDS + code] += 1
        if figure.is_follower:
            board.followers[board.root(node)] -= 1
        if self.journal is not None:
            cell = board.tile_cell[board.node_tile[node]]
            self.journal.note("returned", {"player": int(owner), "figure": figure.id, "x": x_of(cell), "y": y_of(cell)})

    def drive_out(self, index: i64) -> None:
        """Take a figure off the map before its feature is scored. A builder or pig left alone follows (O-09)."""
        owner: i64 = self.figure_owner[index]
        root = self.board.root(self.figure_node[index])
        self.send_home(index)
        if self.has_follower_on(owner, root):
            return
        i: i64 = 0
        while i < len(self.figure_node):
            alone = self.figure_owner[i] == owner and self.rules.figure_of(self.figure_code[i]).needs_follower
            if alone and self.board.root(self.figure_node[i]) == root:
                self.send_home(i)
            else:
                i += 1

    def on_tile(self, index: i64, tile: i64) -> bool:
        """Whether a figure on the map counts as standing on this tile."""
        if self.board.node_tile[self.figure_node[index]] == tile:
            return True
        return any(module.also_on(self, index) == tile for module in self.rules.modules)

    def has_follower_on(self, player: i64, root: i64) -> bool:
        """Whether a follower of this player stands on a feature."""
        if self.board.followers[root] == 0:
            return False
        i: i64 = 0
        while i < len(self.figure_owner):
            mine = self.figure_owner[i] == player and self.rules.figure_of(self.figure_code[i]).is_follower
            if mine and self.board.root(self.figure_node[i]) == root:
                return True
            i += 1
        return False

    def award(self, player: i64, points: i64, category: i64, final: bool, node: i64) -> None:
        """Give a player points for a feature, or for something that lies nowhere on the map (``node`` is -1)."""
        self.score[player] += points
        self.tally[player * TALLY + category] += points
        for module in self.rules.modules:
            module.awarded(self, player, points)
        if self.journal is not None and points != 0:
            event: dict[str, Plain] = {
                "player": int(player),
                "points": int(points),
                "category": TALLIES[category].removeprefix("points_"),
                "final": 1 if final else 0,
            }
            if node >= 0:
                event.update(self.place_of(node))
            self.journal.note("scored", event)

    def pay(self, player: i64, points: i64) -> None:
        """A player pays points at a bazaar, or gets them if the number is negative. Nobody scores by this."""
        self.score[player] -= points
        self.tally[player * TALLY + AUCTION] -= points
        if self.journal is not None and points != 0:
            event = "paid" if points > 0 else "earned"
            self.journal.note(event, {"player": int(player), "points": int(points if points > 0 else -points)})

    # -- copies ------------------------------------------------------------------------------

    def clone(self) -> CarcassonneState:
        other = CarcassonneState(self.players, self.rng.clone(), self.rules, self.board.clone())
        other.figure_code = self.figure_code.copy()
        other.figure_owner = self.figure_owner.copy()
        other.figure_node = self.figure_node.copy()
        other.supply = self.supply.copy()
        other.score = self.score.copy()
        other.tally = self.tally.copy()
        other.pile = self.pile.copy()
        other.removed = self.removed.copy()
        other.hand = self.hand
        other.phase = self.phase
        other.active = self.active
        other.asked = self.asked
        other.part = self.part
        other.turns = self.turns
        other.completed = self.completed.copy()
        other.extra = [numbers.copy() for numbers in self.extra]
        return other

    def snapshot(self) -> dict[str, Plain]:
        """The features of the map are not listed: they follow from what was laid, in this order."""
        board = self.board
        nodes: list[Plain] = []
        for node in self.figure_node:
            nodes.append([board.node_tile[node], int(board.feature_of(node))])
        codes: list[Plain] = []
        for code in self.figure_code:
            codes.append(FIGURE_IDS[code])
        modules: list[Plain] = []
        for module in self.rules.modules:
            modules.append(module.id)
        modules += self.rules.variants
        extra: list[Plain] = []
        for numbers in self.extra:
            extra.append(plain_ints(numbers))
        return {
            "players": self.players,
            "rng": self.rng.snapshot(),
            "rules": modules,
            "board": written(board),
            "figure_code": codes,
            "figure_owner": plain_ints(self.figure_owner),
            "figure_node": nodes,
            "supply": plain_ints(self.supply),
            "score": plain_ints(self.score),
            "tally": plain_ints(self.tally),
            "pile": self.tile_ids(self.pile),
            "removed": self.tile_ids(self.removed),
            "hand": "" if self.hand < 0 else self.tile_id(self.hand),
            "phase": self.rules.chain[self.phase].id,
            "active": int(self.active),
            "asked": int(self.asked),
            "part": int(self.part),
            "turns": int(self.turns),
            "completed": plain_ints(self.completed),
            "extra": extra,
        }

    def tile_ids(self, kinds: list[int]) -> list[Plain]:
        ids: list[Plain] = []
        for kind in kinds:
            ids.append(self.tile_id(kind))
        return ids

    def sample(self, player: int, rng: Rng) -> CarcassonneState:
        other = self.clone()
        other.rng = rng.split()
        other.pile.sort()  # so that the draw does not follow from the real order
        rng.shuffle(other.pile)
        for module in other.rules.modules:
            module.redraw(other, rng)
        return other

    # -- what is seen ------------------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Plain]:
        return view_of(self)

    def features(self) -> list[dict[str, Plain]]:
        """Every feature on the map as plain data: what it consists of, who stands on it, what it would score."""
        return features_of(self)

    def seat(self, player: int) -> Seat:
        return CarcassonneSeat(self, player)

    # -- the result --------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.score.copy()

    def outcome(self) -> Outcome | None:
        return ranked(self.score.copy()) if self.asked < 0 else None

    def metrics(self) -> dict[str, float]:
        return {
            "tiles": float(len(self.board.tile_kind)),
            "turns": float(self.turns),
            "unplaceable": float(len(self.removed)),
        }

    def seat_metrics(self, player: int) -> dict[str, float]:
        return {name: float(self.tally[player * TALLY + entry]) for entry, name in enumerate(TALLIES)}

    def status(self) -> list[str]:
        return problems(self)
