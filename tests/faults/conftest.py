from __future__ import annotations

import pytest
from say import Say


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Prints figures even where what tests print is not shown."""

    def out(text: str) -> None:
        with capsys.disabled():
            print(f"\n    {text}", end="", flush=True)

    return out
