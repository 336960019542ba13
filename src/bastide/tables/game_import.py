"""Import a file of another program as a record, for a page that opens it. Nothing is stored."""

from __future__ import annotations

from bastide.core.records.game_import import GameImportError, ImportedGame, ImportNote, import_game
from bastide.tables.messages.import_messages import ImportGame, ImportRemark, ImportResult
from bastide.tables.messages.record_messages import MAX_RECORD_ACTIONS
from bastide.tables.request_errors import describe_error, to_json_data


def build_import(asked: ImportGame) -> ImportResult:
    """Import a file. Raises GameImportError if it is not readable at all, or longer than a record may be."""
    found = import_game(asked.text)
    if len(found.record.moves) > MAX_RECORD_ACTIONS:
        raise GameImportError(
            "import-too-many-moves",
            f"an imported game can have {MAX_RECORD_ACTIONS} moves here",
            most=MAX_RECORD_ACTIONS,
        )
    return ImportResult(
        game=found.record.game,
        record=found.record.to_text(),
        source=found.source,
        moves=found.moves_in_file,
        moves_read=found.moves_read,
        remarks=[
            ImportRemark(note.message, {name: to_json_data(value) for name, value in note.facts.items()})
            for note in list_remarks(found)
        ],
        stop=None if found.stop is None else describe_error(found.stop),
    )


def list_remarks(found: ImportedGame) -> list[ImportNote]:
    """Return the rules that differ from ours; the last one is the rule that stopped the import, if it is known."""
    problem = None if found.stop is None else found.stop.details.get("problem")
    rule = str(problem.details.get("rule", "none")) if isinstance(problem, GameImportError) else "none"
    return [*found.notes, *([] if rule == "none" else [ImportNote(f"import-{rule}")])]
