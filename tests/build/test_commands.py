"""The commands as a person types them."""

import re
import shutil
import signal
import subprocess
import sys
import urllib.error
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
    # As typed, not commands.py: whoever ends this process must have ended the server.
    typed = [sys.executable, str(BUILD), "play", "--no-open"]
    with subprocess.Popen(typed, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
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
        with pytest.raises(urllib.error.URLError):
            urllib.request.urlopen(address[0], timeout=30)  # noqa: S310 # it starts with http:


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


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["test", "nonsense"], "no such step: nonsense. Steps: ruff, format"),
        (["ply"], "invalid choice: 'ply'"),
        (["play", "--port", "x"], "invalid int value: 'x'"),
    ],
)
def test_nonsense_is_told_before_anything_is_set_up(tmp_path: Path, typed: list[str], said: str) -> None:
    shutil.copytree(BUILD, tmp_path / "build")
    done = subprocess.run(
        [sys.executable, "build", *typed], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert "Setting up" not in done.stdout
    assert not (tmp_path / ".venv").exists()
