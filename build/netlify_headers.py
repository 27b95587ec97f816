"""The headers of netlify.toml: which of them a path gets."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folders import ROOT
from say import Failure

NETLIFY = ROOT / "netlify.toml"


@dataclass(frozen=True)
class Rule:
    """One [[headers]] table: the paths that it is for (`*` stands for anything) and its headers."""

    pattern: str
    values: dict[str, str]

    def fits(self, path: str) -> bool:
        """Whether the rule is for this path, which starts with a slash."""
        parts = [re.escape(part) for part in self.pattern.split("*")]
        return re.fullmatch(".*".join(parts), path) is not None


def read_rules(file: Path = NETLIFY) -> list[Rule]:
    """All rules of the file, in its order. Raises Failure where the file is not as Netlify wants it."""
    with file.open("rb") as opened:
        settings = tomllib.load(opened)
    rules = []
    for number, table in enumerate(settings.get("headers", []), 1):
        rules.append(_rule(table, f"{file.name}, [[headers]] number {number}"))
    return rules


def _rule(table: dict[str, Any], where: str) -> Rule:
    values = table.get("values")
    if not isinstance(table.get("for"), str) or not table["for"].startswith("/"):
        raise Failure(f"{where}: `for` must be a path that starts with /")
    if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
        raise Failure(f"{where}: `values` must be a table of texts")
    return Rule(table["for"], values)


def content_policy() -> str:
    """The content security policy that every file gets."""
    return headers_for("/", read_rules())["Content-Security-Policy"]


def without_policy(rules: list[Rule]) -> list[Rule]:
    """The same rules without the content security policy, for pages that are not ours and need more."""
    policy = "Content-Security-Policy"
    return [
        Rule(rule.pattern, {name: value for name, value in rule.values.items() if name != policy})
        for rule in rules
    ]


def headers_for(path: str, rules: list[Rule]) -> dict[str, str]:
    """The headers of a path.

    Publishers differ in what happens when two rules set the same header: so that is an error, a Failure.
    """
    headers: dict[str, str] = {}
    for rule in rules:
        if rule.fits(path):
            twice = headers.keys() & rule.values.keys()
            if twice:
                raise Failure(f"netlify.toml sets {', '.join(sorted(twice))} twice for {path}")
            headers |= rule.values
    return headers
