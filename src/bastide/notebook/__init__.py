"""Widgets for Jupyter and marimo (extra ``notebook``): step through a record, play against bots.

    from bastide.notebook import play, step_through
    play("dominion", opponents="medium", kingdom="first_game_2e")
    step_through(record)

A state, a record and ``record.animate()`` show themselves without any widget.
"""

from bastide.notebook.widgets import PlayWidget, RecordWidget, play, step_through

__all__ = ["PlayWidget", "RecordWidget", "play", "step_through"]
