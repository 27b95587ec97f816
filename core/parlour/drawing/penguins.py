"""Penguins: one bird in several attitudes. It stands on (0, 0), is 60 high and 44 wide."""

from __future__ import annotations

from parlour.drawing.shapes import NIGHT, ORANGE, SNOW, at

_FEET = (
    '<path d="M-17 1q1-7 9-7 6 0 7 7-4 2-8 0-4 2-8 0z'
    f'M17 1q-1-7-9-7-6 0-7 7 4 2 8 0 4 2 8 0z" fill="{ORANGE}"/>'
)
_BODY = (
    "M0-60c11 0 16 8 16 17 0 5 2 9 4 14 2 6 2 12 0 17-3 8-10 11-20 11s-17-3-20-11c-2-5-2-11 0-17 2-5 4-9 4-14"
    " 0-9 5-17 16-17z"
)
_FRONT = (
    "M0-48c3-5 11-4 11 4 0 4-2 7-1 11 4 6 5 13 4 18-2 9-7 12-14 12s-12-3-14-12c-1-5 0-12 4-18 1-4-1-7-1-11"
    " 0-8 8-9 11-4z"
)
_FACE = (
    f'<circle cx="-5" cy="-44" r="2.5" fill="{NIGHT}"/><circle cx="5" cy="-44" r="2.5" fill="{NIGHT}"/>'
    '<circle cx="-4.3" cy="-45" r=".9" fill="#fff"/><circle cx="5.7" cy="-45" r=".9" fill="#fff"/>'
    '<circle cx="-8" cy="-38.5" r="2.2" fill="#f4a6a0"/><circle cx="8" cy="-38.5" r="2.2" fill="#f4a6a0"/>'
    f'<path d="M-4.5-41q4.5-3 9 0L0-35z" fill="{ORANGE}"/><path d="M-4.5-41h9L0-35z" fill="#c8630c"/>'
)
_DOWN = "M-17-36c-8 7-11 16-9 24 5-2 8-7 10-12z"
_UP = "M-16-33c-7-5-12-13-13-21 6 1 12 6 15 12z"
_OUT = "M-16-35c-6-2-12-2-18 3 5 5 13 6 18 3z"
FLIPPERS = {"stand": (_DOWN, _DOWN), "wave": (_DOWN, _UP), "cheer": (_UP, _UP), "reach": (_OUT, _OUT)}
"""Attitudes: what the left flipper does and what the right one."""


def penguin(
    x: float, y: float, scale: float, coat: str, hat: str = "", attitude: str = "stand", turn: float = 0
) -> str:
    """A penguin whose feet stand at (x, y). `hat` is a suit's hat, or nothing."""
    left, right = FLIPPERS[attitude]
    flippers = f'<path d="{left}" fill="{coat}"/><path transform="scale(-1 1)" d="{right}" fill="{coat}"/>'
    body = (
        f'{_FEET}{flippers}<path d="{_BODY}" fill="{coat}"/><path d="{_FRONT}" fill="{SNOW}"/>'
        '<path d="M11-31c4 7 5 13 3 18-2 8-7 10-12 10 8-5 11-14 9-28z" fill="#12283a" fill-opacity=".1"/>'
        '<path d="M-13-48q2-8 8-9" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" '
        f'stroke-linecap="round"/>{_FACE}'
    )
    return at(x, y, scale, body + (at(0, -57, 1, hat) if hat else ""), turn)
