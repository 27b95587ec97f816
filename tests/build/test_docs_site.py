"""The docs' pages: all of them stand in the nav, and what is wrong with their links fails the build."""

import re
import tomllib
from pathlib import Path

import pytest

import docs_html
from docs_pages import DOCS, expanded, listed, public_modules
from docs_site import CONFIG
from say import Failure

NAV = tomllib.loads(CONFIG.read_text("utf-8"))["project"]["nav"]
MADE = {"changelog.md"}


def test_every_page_stands_in_the_nav() -> None:
    written = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    folders = {entry.removesuffix("*") for entry in listed(NAV) if entry.endswith("/*")}
    lost = {page for page in written - listed(NAV) if not any(page.startswith(folder) for folder in folders)}
    assert lost == set(), "docs/zensical.toml: nav lacks them"


def test_every_page_of_the_nav_is_there() -> None:
    named = {page for page in listed(NAV) if "*" not in page} - MADE
    assert {page for page in named if not (DOCS / page).is_file()} == set()


def test_patterns_of_the_nav_stand_for_pages(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for page in ("a.md", "rules/one.md", "rules/two.md"):
        (tmp_path / page).write_text("#")
    nav = [{"Begin": ["a.md", {"Rules": ["rules/*"]}]}]
    assert expanded(nav, tmp_path) == [{"Begin": ["a.md", {"Rules": ["rules/one.md", "rules/two.md"]}]}]
    with pytest.raises(Failure, match=r"nav names bots/.*which is no page"):
        expanded(["bots/*"], tmp_path)


def test_the_reference_has_the_protocol_and_no_single_game() -> None:
    modules = public_modules()
    assert {"parlour", "parlour.game", "parlour.table", "parlour.bots"} <= set(modules)
    assert not [name for name in modules if name.startswith("parlour.games.")]


PAGE = '<html><body id="top">{}</body></html>'


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ("b.html", None),
        ("#top", None),
        ("b.html#here", None),
        ("../index.html", None),
        ("https://example.org/", None),
        ("a.png", None),
        ("c.html", "which does not exist"),
        ("b.html#there", "no place of that name"),
        ("#elsewhere", "no place of that name"),
    ],
)
def test_links_that_lead_nowhere_are_found(tmp_path: Path, link: str, fault: str | None) -> None:
    (tmp_path / "a.html").write_text(PAGE.format(f'<a href="{link}">a</a>'))
    (tmp_path / "b.html").write_text(PAGE.format('<h2 id="here">here</h2>'))
    (tmp_path / "a.png").touch()
    faults = docs_html.link_faults(tmp_path)
    assert len(faults) == (fault is not None)
    assert all(fault in told for told in faults if fault)


def test_links_out_of_the_docs_are_checked_when_the_site_is_there(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "a.html").write_text(PAGE.format('<a href="../index.html">play</a>'))
    assert len(docs_html.link_faults(tmp_path, "docs")) == 1
    (tmp_path / "index.html").write_text("<p>")
    assert docs_html.link_faults(tmp_path, "docs") == []


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A page, and the theme's script with the places that are changed in it."""
    scripts = tmp_path / "assets" / "javascripts"
    scripts.mkdir(parents=True)
    (scripts / "LICENSE").write_text("MIT")
    (scripts / "bundle.1.min.js").write_text(
        'o.appendChild(C("style",{},T.toString()));C("nav",{class:"md-code__nav"});'
        'C("div",{class:"md-typeset__scrollwrap"},t)'
    )
    (tmp_path / "diagrams").mkdir()
    (tmp_path / "diagrams" / "way.svg").write_text("<svg viewBox='0 0 1 1'><style>a{}</style><path/></svg>")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.html").write_text(
        PAGE.format('<script>var a</script><img alt="The way" src="../diagrams/way.svg" />')
    )
    return tmp_path


def test_every_kind_of_line_in_a_diagram_has_a_look_in_pages_too() -> None:
    look = (DOCS / "theme" / "look.css").read_text("utf-8")
    for diagram in (DOCS / "diagrams").glob("*.svg"):
        kinds = set(" ".join(re.findall(r'class="([^"]*)"', diagram.read_text("utf-8"))).split())
        assert kinds
        assert [kind for kind in kinds if f".diagram .{kind} {{" not in look] == [], diagram.name


def test_no_script_and_no_style_is_left_in_a_page(written: Path) -> None:
    docs_html.tidied(written)
    text = (written / "deep" / "a.html").read_text()
    assert "var a" not in text
    assert "<style>" not in text
    (moved,) = written.glob("assets/javascripts/inline-*.js")
    assert f'<script src="../assets/javascripts/{moved.name}"></script>' in text
    assert moved.read_text() == "var a"
    assert 'role="img" aria-label="The way"' in text
    assert "adoptedStyleSheets" in (written / "assets/javascripts/bundle.1.min.js").read_text()


def test_a_theme_that_has_changed_is_told(written: Path) -> None:
    (written / "assets/javascripts/bundle.1.min.js").write_text("another")
    with pytest.raises(Failure, match="is there 0 times, not once"):
        docs_html.tidied(written)
