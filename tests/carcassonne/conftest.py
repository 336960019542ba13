"""Tests in this folder may import its helper modules (``carcassonne_...``) by name."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
