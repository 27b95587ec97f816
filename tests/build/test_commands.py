"""The commands as a person types them."""

import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from folders import BUILD, PYTHON, ROOT
from page_server import PageServer


def command(*arguments: str) -> list[str]:
    return [str(PYTHON), str(BUILD / "commands.py"), *arguments]


def test_without_a_command_the_help_is_shown() -> None:
    done = subprocess.run([sys.executable, str(BUILD)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "play [--no-open] [--port N]" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_play_builds_serves_and_ends_by_ctrl_c() -> None:
    with subprocess.Popen(
        command("play", "--no-open"), stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout
        for line in process.stdout:
            address = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if address:
                break
        else:
            pytest.fail("no address was told")
        with urllib.request.urlopen(address[0], timeout=30) as page:  # noqa: S310 # it starts with http:
            assert "<title>Penguin Parlour</title>" in page.read().decode()
            assert page.headers["Access-Control-Allow-Origin"] == "*"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0


def test_a_port_in_use_is_named() -> None:
    taken = PageServer(Path())
    port = str(taken.server_address[1])
    done = subprocess.run(
        command("play", "--no-open", "--port", port), capture_output=True, text=True, check=False, cwd=ROOT
    )
    taken.server_close()
    assert done.returncode == 1
    assert f"Port {port} cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_step_is_named() -> None:
    done = subprocess.run(command("test", "nonsense"), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "no such step: nonsense" in done.stderr
