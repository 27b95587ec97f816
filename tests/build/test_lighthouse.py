"""What counts as a fault in what Lighthouse says; it is asked itself by `python3 build test lighthouse`."""

from ask_lighthouse import WISHES, Answer
from check_lighthouse import AUDITS, CATEGORIES, faults

GOOD = {"performance": 1.0, **dict.fromkeys(CATEGORIES, 1.0)}


def answer(categories: dict[str, float | None], audits: dict[str, float | None]) -> Answer:
    return Answer(WISHES[0], {**GOOD, **categories}, {**dict.fromkeys(AUDITS, 1.0), **audits})


def test_what_is_good_or_says_nothing_is_no_fault() -> None:
    assert faults(answer({}, {"dom-size": None, "interactive": 0.0})) == []
    assert faults(answer({"performance": 0.7}, {})) == []  # a busy machine


def test_a_poor_category_or_audit_is_named() -> None:
    assert faults(answer({"seo": 0.9}, {})) == ["lobby on a phone: seo 0.9"]
    assert faults(answer({"performance": 0.1}, {})) == ["lobby on a phone: performance 0.1"]
    assert faults(answer({}, {"dom-size": 0.0})) == ["lobby on a phone: dom-size 0.0"]


def test_an_audit_that_is_gone_is_a_fault() -> None:
    bare = Answer(WISHES[0], dict(GOOD), {})
    assert len(faults(bare)) == len(AUDITS)
