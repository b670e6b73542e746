"""Foreign pages, large bodies, haste, sub-paths, the client's files."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.requests import Request
from tests.server.running import ServerProcess, serve

from quadriga.engine.errors import InputError
from quadriga.server.limits import Limits
from quadriga.server.security import is_our_name
from quadriga.server.settings import Settings
from quadriga.server.web import FOR_EVER, Pages


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
    ],
)
def test_foreign_pages_change_nothing(server: ServerProcess, headers: dict[str, str]) -> None:
    visitor = server.visitor(**headers)
    assert visitor.refused("POST", "session/guest", {"name": "Anna"}, 403) == "foreign_request"
    assert visitor.get("session").status_code == 200


def test_our_own_pages_are_let_in(server: ServerProcess) -> None:
    host = server.base_url.partition("://")[2]
    server.visitor(origin=f"http://{host}").guest("Anna")
    server.visitor(**{"sec-fetch-site": "same-origin", "origin": "https://behind.a.proxy"}).guest("Anna")


def test_every_answer_is_guarded(server: ServerProcess) -> None:
    for path in ("/api/session", "/", "/api/nothing", "/healthz"):
        headers = httpx2.get(f"{server.base_url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"]
        assert headers["permissions-policy"]


def test_the_cookie_is_not_for_scripts(server: ServerProcess) -> None:
    response = server.visitor().post("session/guest", json={"name": "Anna"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_a_forged_cookie_is_nobody(server: ServerProcess) -> None:
    anna = server.visitor().guest("Anna")
    token = anna.cookies["quadriga"]
    forged = server.visitor(cookie=f"quadriga={token[:-2]}xx")
    assert "id" not in forged.ask("GET", "session")


def test_bodies_have_a_limit(server: ServerProcess) -> None:
    long = {"name": "x" * 70_000}
    assert server.visitor().refused("POST", "session/guest", long, 413) == "body_too_large"
    parts = (b"x" * 1000 for _ in range(100))
    assert server.visitor().post("session/guest", content=parts).status_code == 413


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"name": 1}', b'{"name": "\xff"}', b"[" * 60_000])
def test_bodies_that_cannot_be_read(server: ServerProcess, body: bytes) -> None:
    response = server.visitor().post("session/guest", content=body)
    assert (response.status_code, response.json()["code"]) == (422, "body_invalid")


def test_unknown_places(server: ServerProcess) -> None:
    visitor = server.visitor()
    assert visitor.refused("GET", "nothing", status=404) == "page_unknown"
    assert visitor.refused("POST", "nothing", {}, 404) == "page_unknown"
    assert visitor.refused("DELETE", "games", status=405) == "method_unknown"


def test_haste_is_refused(tmp_path: Path) -> None:
    with serve(tmp_path / "data", RATE_FACTOR="1") as strict:
        wrong = {"name": "Anna", "password": "wrong password"}
        answers = [strict.visitor().post("session/login", json=wrong) for _ in range(11)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429]
        assert answers[-1].json()["code"] == "too_fast"
        assert int(answers[-1].headers["retry-after"]) > 0


def test_buckets_fill_again_and_are_apart() -> None:
    limits = Limits()
    for _ in range(10):
        limits.take("login", "a")
    with pytest.raises(InputError):
        limits.take("login", "a")
    limits.take("login", "b")
    limits.buckets["login", "a"].at -= 60
    limits.take("login", "a")


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = {"ROOT_PATH": "/games", "SECURE": "yes", "PUBLIC_URL": "https://club.example/games", "MCP": "1"}
    with serve(tmp_path_factory.mktemp("below") / "data", **settings) as running:
        yield running


def test_a_server_under_a_sub_path(below: ServerProcess) -> None:
    """Whether the proxy in front cuts the path off or not."""
    for base in (below.base_url, below.base_url.removesuffix("/games")):
        response = httpx2.post(f"{base}/api/session/guest", json={"name": "Anna"})
        assert response.status_code == 200
        cookie = response.headers["set-cookie"].lower()
        assert "path=/games" in cookie
        assert "; secure" in cookie
    allowed = {"origin": "https://club.example"}
    assert httpx2.post(f"{below.base_url}/api/session/guest", json={"name": "A"}, headers=allowed).status_code == 200


# --- names by which the server is called


@pytest.mark.parametrize(
    "bound, public, host, ours",
    [
        ("127.0.0.1", "", "localhost:8000", True),
        ("127.0.0.1", "", "LOCALHOST.:8000", True),
        ("127.0.0.1", "", "127.0.0.1", True),
        ("127.0.0.1", "", "127.3.2.1:8000", True),
        ("127.0.0.1", "", "[::1]:8000", True),
        ("127.0.0.1", "", "evil.example:8000", False),
        ("127.0.0.1", "", "localhost.evil.example", False),
        ("127.0.0.1", "", "192.168.1.5:8000", False),
        ("127.0.0.1", "", "", False),
        ("127.0.0.1", "", "[::1", False),
        ("192.168.1.5", "", "192.168.1.5:8000", True),
        ("192.168.1.5", "", "192.168.1.6:8000", False),
        ("::1", "", "[::1]", True),
        ("fd00::5", "", "[fd00::5]:8000", True),
        ("table.lan", "", "Table.lan:8000", True),
        ("0.0.0.0", "", "192.168.1.5:8000", True),
        ("::", "", "[fd00::5]:8000", True),
        ("0.0.0.0", "", "evil.example:8000", False),
        ("0.0.0.0", "https://club.example:8443/games", "club.example", True),
        ("127.0.0.1", "https://club.example/games", "club.example:443", True),
        ("127.0.0.1", "https://club.example/games", "evil.example", False),
    ],
)
def test_only_our_own_names_are_ours(bound: str, public: str, host: str, ours: bool, tmp_path: Path) -> None:
    assert is_our_name(Settings(data=tmp_path, host=bound, public_url=public), host) is ours


@pytest.mark.parametrize("host, status", [("club.example", 200), ("127.0.0.1:8000", 200), ("evil.example", 403)])
def test_models_come_in_by_our_own_names_only(below: ServerProcess, host: str, status: int) -> None:
    """A page whose name was pointed at us afterwards is of the same origin to its browser: only the name betrays it."""
    client = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    question = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": client}
    headers = {"host": host, "origin": f"http://{host}", "sec-fetch-site": "same-origin", "accept-language": "it"}
    headers["accept"] = "application/json, text/event-stream"
    for base in (below.base_url, below.base_url.removesuffix("/games")):
        response = httpx2.post(f"{base}/mcp", json=question, headers=headers, trust_env=False)
        assert response.status_code == status, response.text
        if status == 403:
            assert response.json()["code"] == "foreign_host"
            assert "non si chiama “evil.example”" in response.json()["message"]


# --- the client's files


def test_without_a_client_the_page_tells_what_to_do(tmp_path: Path) -> None:
    page = Pages("", tmp_path).page(request(), "")
    assert page.status_code == 503
    assert b"make play" in page.body


def test_files_of_the_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / "index.html").write_text("<html><head></head></html>")
    (tmp_path / "secret").write_text("secret")
    pages = Pages("/games", static)
    assert pages.page(request(), "assets/app-1a2b.js").headers["cache-control"] == FOR_EVER
    for path in ("", "t/abc", "join/abc/def", "../secret", "index.html", "a\0b"):
        page = pages.page(request(), path)
        assert b'<head><base href="/games/">' in page.body
        assert page.headers["cache-control"] == "no-cache"
    with pytest.raises(InputError):
        pages.page(request(), "assets/app-old.js")


def request() -> Request:
    return Request({"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b""})


def test_logs_and_metrics_hold_no_secrets(server: ServerProcess) -> None:
    anna = server.visitor().guest("Annarella")
    table = anna.ask("POST", "tables", {"game": "warriors", "seats": [{"kind": "me"}, {"kind": "open"}]})
    httpx2.get(f"{server.base_url}/join/{table['id']}/{table['invite']}")
    page = httpx2.get(f"{server.base_url}/metrics").text
    for secret in ("Annarella", table["invite"], anna.cookies["quadriga"]):
        assert secret not in server.output()
        assert secret not in page
    for name in ("quadriga_requests_total", "quadriga_moves_total", "quadriga_sockets", "quadriga_tables_loaded"):
        assert name in page
