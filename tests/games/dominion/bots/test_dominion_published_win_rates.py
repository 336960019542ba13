"""Win rates that several independent simulators agree on; a small version of the benchmark."""

from __future__ import annotations

from script_loader import load_script

from bastide._compiled_module_selection import is_compiled


def test_win_rates_match_published_results() -> None:
    """Fifteen pairings; each is off by four standard errors once in about 16,000 seeds, and the seed is fixed."""
    games = 6000 if is_compiled() else 500
    rows = load_script("benchmarks/dominion_known_results.py").measure_known_results(games)
    assert len(rows) == 15
    assert {row.name: round(row.off, 1) for row in rows if row.off > 4} == {}


def test_comparison_detects_wrong_win_rates() -> None:
    row = load_script("benchmarks/dominion_known_results.py").Row(
        "turns", known=34.2, give=0.05, measured=34.6, error=0.05
    )
    assert row.off > 6
