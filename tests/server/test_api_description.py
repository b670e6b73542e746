"""The API does what its description says, whatever is thrown at it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.running import ServerProcess, Visitor, serve

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

schema = schemathesis.pytest.from_fixture("description")


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(tmp_path_factory.mktemp("described") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def administrator(crowded: ServerProcess) -> Visitor:
    return crowded.visitor().register("Ada")


@pytest.fixture(scope="module")
def description(crowded: ServerProcess) -> object:
    return schemathesis.openapi.from_url(f"{crowded.base_url}/api/openapi.json")


@pytest.fixture(scope="module")
def table(administrator: Visitor) -> str:
    """A table that runs and waits for the administrator."""
    return str(administrator.ask("POST", "play-now", {"seats": 2})["id"])


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_answers_as_described(
    case: "schemathesis.Case[Any]", administrator: Visitor, table: str
) -> None:
    """As an administrator, where addresses are well-formed at a table that exists."""
    leaves = case.method == "DELETE" and case.path == "/api/me"
    cookies = {} if leaves else dict(administrator.cookies)
    if case.meta is not None and case.meta.generation.mode.is_positive:
        for name, value in (("table_id", table), ("game", "warriors")):
            if name in case.path_parameters:
                case.path_parameters[name] = value
    case.call_and_validate(cookies=cookies, checks=CHECKS)


def test_every_answer_has_a_described_body(crowded: ServerProcess) -> None:
    document = crowded.visitor().ask("GET", "openapi.json")
    names = document["components"]["schemas"]
    assert {"Fault", "TableInfo", "Me", "NewTable", "Verdict"} <= set(names)
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert "4XX" in operation["responses"], f"{method} {path}"
            assert operation["responses"].keys() & {"200", "204"}, f"{method} {path}"
