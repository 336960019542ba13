"""The table scenes of screenshots and layout tests show the decisions they are named after."""

from __future__ import annotations

import pytest
from table_scenes import SCENES, scene_log_entries


@pytest.mark.parametrize("name", SCENES)
def test_scene_reaches_its_decision(name: str) -> None:
    """Without a browser, because browser tests draw only some of the scenes."""
    assert len(scene_log_entries(SCENES[name], "Ada", "ada")) >= 2
