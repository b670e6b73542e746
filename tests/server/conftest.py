"""One server for all tests of a module; each makes people and tables of its own."""

from collections.abc import Iterator

import pytest
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(autouse=True)
def no_socket_stays_open() -> Iterator[None]:
    yield
    while SocketPlayer.opened:
        SocketPlayer.opened.pop().close()
