"""The arena on Ray: the same result, on a Ray of its own and on one that was there before. All of it listens
on 127.0.0.1 alone, without a dashboard.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour import cli

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason=f"Ray has no wheel for Python {sys.version_info.major}.{sys.version_info.minor} on {sys.platform}",
)

ARENA = [
    "arena",
    "greedy",
    "--against",
    "random",
    "--game",
    "blue-penguin",
    "--seats",
    "2,3",
    "--matches",
    "6",
]
ENGINE = Path(__file__).parents[2] / "core"


@pytest.fixture
def environment() -> Iterator[dict[str, str]]:
    """A short folder for Ray's sockets and files, which is also its home."""
    folder = tempfile.mkdtemp(prefix="ray")
    yield {
        **os.environ,
        "PYTHONPATH": str(ENGINE),
        "HOME": folder,
        "RAY_TMPDIR": folder,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    }
    shutil.rmtree(folder, ignore_errors=True)  # Ray's last processes may still write their logs


@pytest.fixture
def cluster(environment: dict[str, str]) -> Iterator[str]:
    """The address of a Ray that runs already."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    script = "from ray.scripts.scripts import main; main()"
    command = [sys.executable, "-c", script, "start", "--head", "--block", f"--port={port}", "--num-cpus=1"]
    command += ["--include-dashboard=false", "--node-ip-address=127.0.0.1", "--disable-usage-stats"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as head:
        assert head.stdout is not None
        lines = []
        for line in head.stdout:
            lines.append(line)
            if "Ray runtime started" in line:
                break
        else:
            pytest.fail("".join(lines))
        yield f"127.0.0.1:{port}"
        head.terminate()
        head.communicate(timeout=60)


def here(folder: Path) -> bytes:
    """What this process finds."""
    file = folder / "here.json"
    assert cli.main([*ARENA, "--workers", "1", "--json", str(file)]) == 0
    return file.read_bytes()


def on_ray(folder: Path, environment: dict[str, str], *address: str) -> bytes:
    file = folder / "ray.json"
    command = [
        sys.executable,
        "-m",
        "parlour",
        *ARENA,
        "--json",
        str(file),
        "--workers",
        "1",
        "--ray",
        *address,
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return file.read_bytes()


def test_a_ray_of_its_own_finds_the_same(tmp_path: Path, environment: dict[str, str]) -> None:
    assert on_ray(tmp_path, environment) == here(tmp_path)


def test_a_ray_that_was_there_before_finds_the_same(
    tmp_path: Path, environment: dict[str, str], cluster: str
) -> None:
    assert on_ray(tmp_path, environment, cluster) == here(tmp_path)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:nowhere", "127.0.0.1:1"])
def test_an_address_where_no_ray_answers_is_told_at_once(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*ARENA, "--ray", address]) == 2
    assert f"No Ray answers at “{address}”" in capsys.readouterr().err


def test_without_the_extra_it_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.main([*ARENA, "--ray"]) == 2
    assert "Install penguin-parlour[ray]. (ray)" in capsys.readouterr().err
