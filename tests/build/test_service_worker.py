"""The service worker is taken from the cache for exactly the files that it names, never for others."""

import subprocess
from pathlib import Path

import pytest

import make_site


def test_a_remembered_service_worker_fits_its_files_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site, cache = tmp_path / "site", tmp_path / "cache"
    site.mkdir()
    (site / "one.html").write_text("<!doctype html>")

    def write(scratch: str) -> bytes:
        (tmp_path / scratch).mkdir()
        make_site._write_service_worker(site, tmp_path / scratch, cache)
        worker = site / make_site.SERVICE_WORKER
        written = worker.read_bytes()
        worker.unlink()
        return written

    first = write("first")
    assert b"one.html" in first

    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "run", lambda *arguments, **named: pytest.fail("Workbox was asked"))
        assert write("second") == first

    (site / "one.html").rename(site / "other.html")  # the same bytes at another place
    changed = write("third")
    assert b"other.html" in changed
    assert b"one.html" not in changed
