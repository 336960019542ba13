"""Game tree: a recorded game with variations, comments and marks.

    root = GameNode.from_record(record)
    node = root.mainline()[11]
    node.comment = "Too early."
    node.marks.add("bad")
    node.parent.add_variation("stash coin").add_variation("toss ring")
    text = root.to_text()

The recorded actions are the first variations, beginning at the root, and stay as they are. A tree can also begin at a
position: then all of its actions are variations, and its text is an annotated position (``annotated_position``).
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.errors import BastideError, CorruptRecord
from bastide.core.game_registry import get_game
from bastide.core.records.annotated_position import is_record_text, read_annotated_position, write_annotated_position
from bastide.core.records.game_record import Move, Record
from bastide.core.records.record_annotations import MARKS, Annotations, VariationMove
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State


@final
class _TreeData:
    """Data of a whole tree: the record, and the last computed state, from which the next one is computed.

    ``start``: the position at which the tree begins; None for the start of the recorded game.
    """

    def __init__(self, record: Record, start: State | None = None) -> None:
        self.record = record
        self.start = start
        self.last_node: GameNode | None = None
        self.last_state: State | None = None


@final
class GameNode:
    """Position in a game tree, and the action that led to it.

    ``comment`` and ``marks`` (``good``, ``bad``, ``interesting``) can be changed freely.
    """

    def __init__(self, tree: _TreeData, parent: GameNode | None, move: Move | None) -> None:
        self._tree: Final = tree
        #: The node before; None for the root.
        self.parent = parent
        #: The action that led here; None for the root.
        self.move = move
        #: The nodes that follow. The first one continues the main line.
        self.variations: list[GameNode] = []
        self.comment = ""
        self.marks: set[str] = set()
        #: Number of actions since the start of the game.
        self.at: int = 0 if parent is None else parent.at + 1
        #: Whether the action was played in the recorded game. The root counts as played.
        self.is_recorded = parent is None

    @staticmethod
    def from_record(record: Record) -> GameNode:
        """Return the root of the tree of a record, with its annotations.

        The actions are not checked here: ``state`` and ``check`` raise CorruptRecord for an illegal one.
        """
        return GameNode._build_tree(_TreeData(record))

    @staticmethod
    def from_text(text: str, max_actions: int = 0) -> GameNode:
        """Return the root of the tree of a record or of an annotated position, as ``to_text`` writes them.

        Raises CorruptRecord or InvalidSnapshot. ``max_actions``: limit of the recorded actions (0: none).
        """
        if is_record_text(text):
            return GameNode.from_record(parse_record(text, max_actions))
        start, record = read_annotated_position(text)
        return GameNode._build_tree(_TreeData(record, start))

    @staticmethod
    def _build_tree(tree: _TreeData) -> GameNode:
        record = tree.record
        root = GameNode(tree, None, None)
        nodes = [root]
        for move in record.moves:
            node = nodes[-1]._add_node(move)
            node.is_recorded = True
            nodes.append(node)
        notes = record.annotations
        for step in notes.variations:
            nodes.append(nodes[step.parent]._add_node(Move(step.player, step.text, step.line)))
        for number, comment in notes.comments.items():
            nodes[number].comment = comment
        for number, marks in notes.marks.items():
            nodes[number].marks.update(marks)
        return root

    def _add_node(self, move: Move) -> GameNode:
        node = GameNode(self._tree, self, move)
        self.variations.append(node)
        return node

    @property
    def root(self) -> GameNode:
        """The start of the game."""
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    def mainline(self) -> list[GameNode]:
        """Return the nodes of the main line after this one: always the first variation."""
        found: list[GameNode] = []
        node = self
        while node.variations:
            node = node.variations[0]
            found.append(node)
        return found

    def descendants(self) -> list[GameNode]:
        """Return all nodes after this one, each before those that follow it, the main line first."""
        found: list[GameNode] = []
        waiting = list(reversed(self.variations))
        while waiting:
            node = waiting.pop()
            found.append(node)
            waiting += reversed(node.variations)
        return found

    def add_variation(self, action: str, player: int = -1) -> GameNode:
        """Add an action, in notation, and return its node: the one that exists if the action is already there.

        ``player`` is by default the first who is to act. Raises IllegalAction.
        """
        state = self.state
        actor = state.next_player_to_act() if player < 0 else player
        text = state.notation(actor, state.parse_action(actor, action))
        for node in self.variations:
            if node.move is not None and node.move.player == actor and node.move.text == text:
                return node
        return self._add_node(Move(actor, text))

    @property
    def state(self) -> State:
        """The position, as a new object. Raises CorruptRecord if an action is illegal or a digest differs."""
        tree = self._tree
        path: list[GameNode] = []
        node = self
        while node.parent is not None and node is not tree.last_node:
            path.append(node)
            node = node.parent
        if node is tree.last_node and tree.last_state is not None:
            state = tree.last_state.clone()
        elif tree.start is not None:
            state = tree.start.clone()
        else:
            state = tree.record.initial_state(get_game(tree.record.game))
        while path:
            path.pop()._apply_move(state)
        tree.last_node = self
        tree.last_state = state.clone()
        return state

    def _apply_move(self, state: State) -> None:
        """Apply the action of this node to the position before it. Raises CorruptRecord."""
        move, record = self.move, self._tree.record
        assert move is not None
        try:
            state.apply(move.player, state.parse_action(move.player, move.text))
        except BastideError as error:
            if self.is_recorded:
                raise self._divergence_error(str(error)) from error
            raise CorruptRecord(
                "record-line", f"record, line {move.line}: {error}", line=move.line, problem=error
            ) from error
        if (
            self.is_recorded
            and self.at in record.digests
            and record.rules_version == get_game(record.game).rules_version
            and state.digest() != record.digests[self.at]
        ):
            raise self._divergence_error(f"the position after action {self.at} is not the recorded one")

    def _divergence_error(self, reason: str) -> CorruptRecord:
        return CorruptRecord(
            "record-diverged", f"the record diverges at action {self.at}: {reason}", at=self.at, reason=reason
        )

    def check(self) -> None:
        """Play all actions of the tree after this node. Raises CorruptRecord for the first that is illegal."""
        here = self.state
        waiting: list[tuple[GameNode, State]] = [(node, here) for node in reversed(self.variations)]
        while waiting:
            node, before = waiting.pop()
            after = before.clone()
            node._apply_move(after)
            for each in reversed(node.variations):
                waiting.append((each, after))

    def to_record(self) -> Record:
        """Return the record of the whole tree, with its annotations.

        Raises BastideError if they break a limit, or if the tree begins at a position.
        """
        record = self._tree.record
        if self._tree.start is not None:
            raise BastideError("tree-position", "a tree that begins at a position has no record; write it as text")
        return Record(
            record.game,
            record.rules_version,
            record.seed,
            dict(record.options),
            list(record.seats),
            list(record.moves),
            dict(record.digests),
            dict(record.proof),
            list(record.needs),
            self._annotations(),
        )

    def to_text(self) -> str:
        """Return the whole tree as the text of a record, or of an annotated position if it begins at one."""
        start = self._tree.start
        return self.to_record().to_text() if start is None else write_annotated_position(start, self._annotations())

    def _annotations(self) -> Annotations:
        """Return the annotations of the whole tree. Raises BastideError if they break a limit."""
        record = self._tree.record
        root = self.root
        numbers: dict[int, int] = {id(root): 0}
        node = root
        for number in range(len(record.moves)):
            if not node.variations or not node.variations[0].is_recorded:
                raise BastideError("tree-moves", "the recorded actions must stay the first variations")
            node = node.variations[0]
            numbers[id(node)] = number + 1
        notes = Annotations()
        for node in [root, *root.descendants()]:
            if id(node) not in numbers:
                parent, move = node.parent, node.move
                assert parent is not None
                assert move is not None
                notes.variations.append(VariationMove(numbers[id(parent)], move.player, move.text))
                numbers[id(node)] = len(record.moves) + len(notes.variations)
            number = numbers[id(node)]
            if node.comment:
                notes.comments[number] = node.comment
            if node.marks:
                unknown = sorted([mark for mark in node.marks if mark not in MARKS])
                notes.marks[number] = [mark for mark in MARKS if mark in node.marks] + unknown
        notes.check_limits()
        return notes

    def __repr__(self) -> str:
        what = "start" if self.move is None else f"{self.move.player} {self.move.text}"
        return f"<game node {self.at}: {what}, {len(self.variations)} variations>"
