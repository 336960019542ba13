"""What the tests of faults have found, as a table at the end of the run: ``make faults`` is run for it."""

from __future__ import annotations

from dataclasses import asdict

import msgspec
import pytest
from findings import Finding, Found

#: Under this name a finding travels with the report of its test, also from another process (xdist).
FINDING = "finding"


@pytest.fixture
def found(request: pytest.FixtureRequest) -> Found:
    """Puts a line into the table."""

    def note(finding: Finding) -> None:
        request.node.user_properties.append((FINDING, asdict(finding)))

    return note


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
    """The findings below each other. The delay is another player's: 99 of 100 answers came within that time."""
    head = ("attack", "what it achieved", "others' p99")
    rows = [(each.attack, each.achieved, delay(each)) for each in findings]
    first, second, third = (max(len(row[column]) for row in [head, *rows]) for column in range(3))
    lines = [f"| {one:<{first}} | {two:<{second}} | {three:>{third}} |" for one, two, three in [head, *rows]]
    return [lines[0], f"|{'-' * (first + 2)}|{'-' * (second + 2)}|{'-' * (third + 1)}:|", *lines[1:]]


def delay(finding: Finding) -> str:
    if not finding.delay_ms:
        return "none"
    calm = f" (else {finding.calm_ms:,.0f})" if finding.calm_ms else ""
    return f"{finding.delay_ms:,.0f} ms{calm}"
