"""Animals that perform: one body with four heads and coats, in the attitude of each form. They stand on (0,
0), 76 high.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.drawing import props
from parlour.drawing.shapes import NIGHT, SNOW, at, limb


@dataclass(frozen=True, slots=True)
class Animal:
    """Colours of body, belly and edge; the head around (0, 0), 40 wide; what hangs behind the body."""

    coat: str
    belly: str
    edge: str
    head: str
    behind: str = ""
    limbs: str = ""


def _eyes(y: float = -3, apart: float = 6.5) -> str:
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="2.6" fill="{NIGHT}"/><circle cx="{x + 0.8:g}" cy="{y - 0.9:g}" '
        'r=".9" fill="#fff"/>'
        for x in (-apart, apart)
    )


ANIMALS = {
    "sheep": Animal(
        "#fbf6e6",
        "#fffdf6",
        "#8b8370",
        '<path d="M-13-1q-10-4-13 3 4 7 13 4zM13-1q10-4 13 3-4 7-13 4z" fill="#544a40"/>'
        '<path d="M0-12c10 0 13 7 12 14-1 9-6 15-12 15s-11-6-12-15c-1-7 2-14 12-14z" fill="#6b6054"/>'
        '<path d="M-13-5a6 6 0 0 1 1-10 6 6 0 0 1 8-5 6 6 0 0 1 8 0 6 6 0 0 1 8 5 6 6 0 0 1 1 10q-6 4-13 '
        '1-7 3-13-1z" '
        'fill="#fffdf6" stroke="#8b8370" stroke-width="1.4"/>'
        '<circle cx="-5" cy="1" r="2.7" fill="#fff"/><circle cx="5" cy="1" r="2.7" fill="#fff"/>'
        '<circle cx="-4.6" cy="1.4" r="1.5" fill="#111"/><circle cx="5.4" cy="1.4" r="1.5" fill="#111"/>'
        '<path d="M-3 9h6l-3 3zM0 12q-3 3-6 0M0 12q3 3 6 0" fill="#f2b8b5" stroke="#e9b9b4"/>',
        limbs="#6b6054",
    ),
    "kangaroo": Animal(
        "#b97f48",
        "#f2dcc0",
        "#6b3d12",
        '<path d="M-7-8C-16-14-17-28-13-32c5 3 9 13 9 22zM7-8C16-14 17-28 13-32 8-29 4-19 4-10z" '
        'fill="#b97f48" '
        'stroke="#6b3d12" stroke-width="1.4"/><path d="M-8-12q-5-6-4-14 4 5 5 12zM8-12q5-6 4-14-4 5-5 12z" '
        'fill="#f2cfae"/>'
        '<path d="M0-14c11 0 13 8 11 14-1 5-4 8-5 13-1 5-3 6-6 6s-5-1-6-6C-7 8-10 5-11 0c-2-6 0-14 11-14z" '
        'fill="#b97f48" '
        'stroke="#6b3d12" stroke-width="1.4"/><path d="M-5 10q5-4 10 0l-1 6q-4 4-8 0z" fill="#f2dcc0"/>'
        f'{_eyes(-3, 5.5)}<path d="M-3 11h6l-3 3z" fill="#3a2410"/>',
        '<path d="M8-10q20 6 24 8 2 3-2 4-14 0-26-6z" fill="#b97f48" stroke="#6b3d12" stroke-width="1.4"/>',
    ),
    "seal": Animal(
        "#8a96a8",
        "#cfd7e0",
        "#454f5c",
        '<path d="M0-19c13 0 18 9 18 19 0 12-7 18-18 18S-18 12-18 0c0-10 5-19 18-19z" fill="#8a96a8" '
        'stroke="#454f5c" '
        'stroke-width="1.4"/>'
        f'{_eyes(-4, 7)}<ellipse cx="-5" cy="7" rx="6.5" ry="5" fill="#dbe1e8"/><ellipse cx="5" cy="7" '
        'rx="6.5" ry="5" '
        'fill="#dbe1e8"/><path d="M-4 2h8L0 6z" fill="#20262d"/>'
        '<path d="M-9 7l-13-3M-9 9h-13M9 7l13-3M9 9h13" stroke="#454f5c" stroke-width="1.1"/>',
        '<path d="M-2-6q-18 2-24 6 8 4 14 2l12-3zM2-6q18 2 24 6-8 4-14 2L0-1z" fill="#76839a" '
        'stroke="#454f5c" '
        'stroke-width="1.4"/>',
    ),
    "bear": Animal(
        "#f4f7fa",
        "#fff",
        "#5c6f85",
        '<circle cx="-13" cy="-13" r="7" fill="#f4f7fa" stroke="#5c6f85" stroke-width="1.4"/><circle '
        'cx="13" cy="-13" r="7" '
        'fill="#f4f7fa" stroke="#5c6f85" stroke-width="1.4"/><circle cx="-13" cy="-13" r="3.2" '
        'fill="#b9c6d6"/>'
        '<circle cx="13" cy="-13" r="3.2" fill="#b9c6d6"/><path d="M0-19c13 0 18 9 18 19S11 19 0 19-18 '
        '10-18 0s5-19 18-19z" '
        f'fill="#f4f7fa" stroke="#5c6f85" stroke-width="1.4"/>{_eyes(-3, 7)}<ellipse cy="9" rx="9" '
        'ry="7.5" fill="#dfe6ee"/>'
        '<path d="M-4.500 4h9L0 9zM0 9v4M0 13q-4 3-7 0M0 13q4 3 7 0" fill="#2b3440" stroke="#2b3440" '
        'stroke-width="1.2"/>',
    ),
}


def performer(animal: str, form: str) -> str:
    """The animal doing what it does best."""
    found = ANIMALS[animal]
    colour = found.limbs or found.coat

    def limbs(path: str, width: float = 7) -> str:
        return limb(path, found.edge, width + 2.4) + limb(path, colour, width)

    torso = (
        f'<path d="M0-40c12 0 15 10 15 22S10 0 0 0-15-6-15-18-12-40 0-40z" fill="{found.coat}" '
        f'stroke="{found.edge}" '
        f'stroke-width="1.4"/><ellipse cy="-15" rx="9.500" ry="12" fill="{found.belly}"/>'
    )
    head = at(0, -50, 1, found.head)
    stand = "" if animal == "seal" else limbs("M-8-4v4h-4M8-4v4h4")
    if form == "juggling":
        body = found.behind + stand + torso + limbs("M-12-30l-12 2-3-10M12-30l12 2 3-10") + head
        return body + props.balls((-28, -46), (-22, -66), (0, -84), (22, -66), (28, -46))
    if form == "acrobatics":
        legs = "" if animal == "seal" else limbs("M-8-4l-5 8 8 8M8-4l5 6-9 8", 5)
        rider = found.behind + torso + legs + props.pole(40, -26) + limbs("M-12-30l-9 4M12-30l9 4") + head
        return props.unicycle(13) + at(0, -27, 0.74, rider)
    if form == "dance":
        legs = found.behind + ("" if animal == "seal" else limbs("M-7-4v4h-4M7-5l13-3 5 2"))
        arms = limbs("M-12-30l-11-7-3-12M12-30l13 5")
        return (
            legs
            + f'<g class="sway">{torso}{arms}{head}{props.top_hat(-26, -52, -24)}</g>'
            + props.cane(26, -28, 0)
        )
    arms = limbs("M-13-30l-7 8 4 6M13-30l7 8-4 6")
    music = props.accordion(-15) + arms
    return (
        found.behind
        + stand
        + torso
        + music
        + head
        + props.note_sign(-30, -46, SNOW)
        + props.note_sign(25, -60, SNOW)
    )


def spotlight(paper: str = SNOW) -> str:
    """A cone of light on (0, 0) from above, 84 high."""
    return f'<path d="M-9-84H9L40 2q-40 10-80 0z" fill="{paper}" fill-opacity=".55"/>'
