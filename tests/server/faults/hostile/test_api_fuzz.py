"""Fuzzing of the HTTP API with schemathesis, against the OpenAPI document."""

from __future__ import annotations

import json
import os
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from sampled_cases import sample_cases
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server_process import ServerProcess
from simulated_players import http_call

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = 5 * (int(os.environ.get("BASTIDE_SOAK", "0")) or 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("fuzz")
    server = ServerProcess(f"sqlite:///{folder / 'bastide.db'}", folder / "log")
    server.start()
    yield server
    assert server.ready()
    assert server.stop() == 0
    text = server.log.read_text()
    assert "Traceback" not in text
    assert '"level": "error"' not in text


@pytest.fixture(scope="module")
def cookie(server: ServerProcess) -> str:
    return http_call(server.url, "POST", "/api/me", {"name": "Fuzz"})[2]


@pytest.fixture(scope="module")
def table(server: ServerProcess, cookie: str) -> str:
    """Create a running table."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "dominion", "seats": seats, "start": True}
    status, text, _ = http_call(server.url, "POST", "/api/tables", wish, cookie)
    assert status == 201, text
    return str(json.loads(text)["table"])


@pytest.fixture(scope="module")
def api(server: ServerProcess) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def test_api_conforms_to_its_openapi_document(api: Any, cookie: str, table: str) -> None:
    for found in sample_cases("operations", api.get_all_operations(), 10):
        operation = found.ok()

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def fits(case: Any) -> None:
            case.call_and_validate(headers={"cookie": cookie}, checks=CHECKS)
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
                if "wait" in (case.query or {}):
                    case.query["wait"] = 0  # else the request would wait for changes
                case.call_and_validate(headers={"cookie": cookie}, checks=CHECKS)

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def does_not_fit(case: Any) -> None:
            case.call_and_validate(headers={"cookie": cookie}, checks=CHECKS)

        fits()
        with suppress(Unsatisfiable):  # operations without input have no invalid cases
            does_not_fit()


def test_openapi_document_lists_every_operation(server: ServerProcess, api: Any) -> None:
    with urllib.request.urlopen(f"{server.url}/api/openapi.json") as answer:
        assert answer.headers["content-type"] == "application/json"
    operations = [operation.ok().label for operation in api.get_all_operations()]
    assert len(operations) >= 25
    assert "POST /api/tables/{table}/act" in operations
    assert "POST /api/me/sign-in" in operations
