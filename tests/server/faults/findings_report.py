"""pytest hooks that print the findings of the fault tests as a table (``make faults``).

``BASTIDE_FINDINGS=file.csv`` also appends every finding to a file at once, so that an interrupted run keeps them.
"""

from __future__ import annotations

import csv
import os
from dataclasses import asdict, fields
from pathlib import Path

import msgspec
import pytest
from attack_findings import AddFinding, Finding

#: Key of a finding in the user properties of a test report, which xdist transfers between processes.
FINDING = "finding"
#: Environment variable with the path of a CSV file for the findings.
FILE_VARIABLE = "BASTIDE_FINDINGS"
#: Alignment of the columns of the table.
ALIGNMENT = "<<>>>"


@pytest.fixture
def found(request: pytest.FixtureRequest) -> AddFinding:
    """Return a function that adds a finding to the table."""

    def note(finding: Finding) -> None:
        request.node.user_properties.append((FINDING, asdict(finding)))
        if FILE_VARIABLE in os.environ:
            append_to_file(Path(os.environ[FILE_VARIABLE]), finding)

    return note


def append_to_file(path: Path, finding: Finding) -> None:
    """Append a finding as a line of a CSV file; a new file begins with the names of the columns."""
    values = asdict(finding).values()
    with path.open("a", newline="") as file:
        writer = csv.writer(file)
        if file.tell() == 0:
            writer.writerow(each.name for each in fields(Finding))
        writer.writerow(f"{value:.1f}" if isinstance(value, float) else value for value in values)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    findings = [
        msgspec.convert(value, Finding)
        for reports in terminalreporter.stats.values()
        for report in reports
        if isinstance(report, pytest.TestReport) and report.when == "call"
        for name, value in report.user_properties
        if name == FINDING
    ]
    if findings:
        terminalreporter.section("what the attacks achieved")
        for line in table(findings):
            terminalreporter.write_line(line)


def table(findings: list[Finding]) -> list[str]:
    """Format the findings. The delay is the 99th percentile of another player's response times."""
    rows = [("attack", "what it achieved", "others' p99", "server's CPU", "hard bot"), *map(cells, findings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(align(*each) for each in zip(row, ALIGNMENT, widths, strict=True)) + " |" for row in rows
    ]
    rule = (
        "|"
        + "|".join(
            "-" * (width + 2) if side == "<" else "-" * (width + 1) + ":"
            for side, width in zip(ALIGNMENT, widths, strict=True)
        )
        + "|"
    )
    return [lines[0], rule, *lines[1:]]


def align(text: str, side: str, width: int) -> str:
    return f"{text:{side}{width}}"


def cells(finding: Finding) -> tuple[str, ...]:
    """Format one finding. ``server's CPU``: the server's processor time between an action and its answer."""
    cpu = f"{finding.cpu_ms:,.0f} ms" if finding.cpu_ms else ""
    return (finding.attack, finding.achieved, delay(finding), cpu, bot_time(finding))


def bot_time(finding: Finding) -> str:
    """Format the time of a ``hard`` bot's turn, and its ratio to the time without the attack."""
    if not finding.calm_bot_turn_ms:
        return ""
    return f"{finding.bot_turn_ms:,.0f} ms ({finding.bot_turn_ms / finding.calm_bot_turn_ms:.1f} times)"


def delay(finding: Finding) -> str:
    if not finding.delay_ms:
        return "none"
    calm = f" (else {finding.calm_ms:,.0f})" if finding.calm_ms else ""
    return f"{finding.delay_ms:,.0f} ms{calm}"
