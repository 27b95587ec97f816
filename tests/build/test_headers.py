"""netlify.toml, and a server that applies exactly what it says."""

import contextlib
import http.client
from collections.abc import Iterator
from pathlib import Path

import pytest

from netlify_headers import Rule, headers_for, read_rules
from page_server import PageServer
from say import Failure

FILES = {
    "index.html": b"<!doctype html>",
    "service-worker.js": b"//",
    "app/0123456789ab/main.js": b"//",
    "app/0123456789ab/main.css": b"a{}",
    "runtime/0123456789ab/pyodide.mjs": b"//",
    "runtime/0123456789ab/pyodide.asm.wasm": b"\0asm",
    "runtime/0123456789ab/a.whl": b"PK",
    "data/0123456789ab/index.json": b"{}",
    "data/0123456789ab/a.en.ftl": b"a = A",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PageServer]:
    for path, data in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)
    server = PageServer(tmp_path).start()
    yield server
    server.stop()


def ask(server: PageServer, path: str) -> tuple[int, http.client.HTTPMessage, bytes]:
    with contextlib.closing(
        http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    ) as line:
        line.request("GET", path)
        reply = line.getresponse()
        return reply.status, reply.headers, reply.read()


@pytest.mark.parametrize("path", ["", *FILES])
def test_the_server_sends_exactly_the_headers_of_netlify_toml(server: PageServer, path: str) -> None:
    status, headers, body = ask(server, f"/{path}?game=1")
    assert status == 200
    assert body == FILES[path or "index.html"]
    wanted = headers_for(f"/{path}", read_rules())
    for name, value in wanted.items():
        assert headers.get_all(name) == [value]
    own = {"Server", "Date", "Content-Length", "Last-Modified"}
    assert set(headers) == set(wanted) | own


def test_a_browser_gets_the_types_it_insists_on() -> None:
    types = {path: headers_for("/" + path, read_rules())["Content-Type"].split(";")[0] for path in FILES}
    assert types["app/0123456789ab/main.js"] == types["runtime/0123456789ab/pyodide.mjs"] == "text/javascript"
    assert types["runtime/0123456789ab/pyodide.asm.wasm"] == "application/wasm"


def test_the_page_may_be_framed_and_asks_nobody_else() -> None:
    headers = headers_for("/index.html", read_rules())
    policy = {part.split()[0]: part.split()[1:] for part in headers["Content-Security-Policy"].split(";")}
    assert "X-Frame-Options" not in headers
    assert "frame-ancestors" not in policy
    assert policy["default-src"] == ["'none'"]
    assert policy["connect-src"] == policy["style-src"] == ["'self'"]
    assert policy["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert "blob:" in policy["worker-src"]


def test_a_missing_file_is_not_found_and_a_folder_is_not_listed(server: PageServer) -> None:
    assert ask(server, "/app/nothing.js")[0] == 404
    assert ask(server, "/app/0123456789ab/")[0] == 404


def test_nothing_outside_the_folder_is_served(server: PageServer) -> None:
    assert ask(server, "/../../../../../../etc/passwd")[0] == 404
    assert ask(server, "/..%2f..%2f..%2f..%2fetc/passwd")[0] == 404


def test_two_rules_for_one_header_are_an_error() -> None:
    rules = [Rule("/*", {"A": "1"}), Rule("/*.js", {"A": "2"})]
    assert headers_for("/a.css", rules) == {"A": "1"}
    with pytest.raises(Failure, match=r"A twice for /a\.js"):
        headers_for("/a.js", rules)


@pytest.mark.parametrize(
    "text", ['[[headers]]\nfor="a"\n', '[[headers]]\nfor="/a"\nvalues={A=1}\n', "[[headers]]\n"]
)
def test_a_bad_rule_is_named_by_its_number(tmp_path: Path, text: str) -> None:
    file = tmp_path / "netlify.toml"
    file.write_text(text)
    with pytest.raises(Failure, match=r"netlify\.toml, \[\[headers\]\] number 1"):
        read_rules(file)
