"""What entertainers and penguins perform with, and the sign of each form of entertainment.

Groups of the classes `toss`, `spin` and `sway` may be moved by a style sheet.
"""

from __future__ import annotations

from parlour.drawing.shapes import GOLD, NIGHT, SNOW, limb

_BALLS = ("#e2433f", GOLD, "#2f7fd1", "#3f9d55", "#9a4fc0")


def balls(*places: tuple[float, float], radius: float = 5) -> str:
    """Balls in the air."""
    drawn = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{_BALLS[number % len(_BALLS)]}" '
        f'stroke="{NIGHT}"/>'
        for number, (x, y) in enumerate(places)
    )
    return f'<g class="toss">{drawn}</g>'


def unicycle(radius: float) -> str:
    """A wheel that stands on (0, 0), with its fork and saddle."""
    hub = -radius
    spokes = "".join(
        f"M0 {hub:g}l{radius * x:.1f} {radius * y:.1f}" for x, y in ((0, -1), (0.87, 0.5), (-0.87, 0.5))
    )
    return (
        f'<g class="spin"><circle cy="{hub:g}" r="{radius:g}" fill="{SNOW}" fill-opacity=".7" '
        f'stroke="{NIGHT}" '
        f'stroke-width="2.6"/><path d="{spokes}" stroke="{NIGHT}"/></g>'
        + limb(f"M0 {hub:g}v{-radius - 3:g}M-5 {-2 * radius - 3:g}h10", "#c0392b", 2.6)
    )


def pole(width: float, y: float) -> str:
    """A pole to keep one's balance with."""
    return limb(f"M{-width:g} {y + 2:g}Q0 {y - 3:g} {width:g} {y + 2:g}", "#c0392b", 2.6)


def cane(x: float, top: float, foot: float) -> str:
    """A dancer's cane."""
    return limb(f"M{x:g} {top:g}L{x + 3:g} {foot:g}", NIGHT, 2.4) + limb(f"M{x:g} {top:g}h.1", GOLD, 5)


def top_hat(x: float, y: float, turn: float = 0) -> str:
    """A hat, its brim's middle at (x, y)."""
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn:g})"><path d="M-7-13H7V1H-7z" fill="{NIGHT}"/>'
        f'<path d="M-12 0h24v3h-24z" fill="{NIGHT}"/><path d="M-7-4H7v3H-7z" fill="#e2433f"/></g>'
    )


def accordion(y: float) -> str:
    """An accordion before the belly, 36 wide."""
    return (
        f'<g transform="translate(0 {y:g})"><path d="M-10-8l4 2 3-2 3 2 3-2 3 2 4-2v16l-4-2-3 2-3-2-3 '
        '2-3-2-4 2z" '
        f'fill="#e2433f" stroke="{NIGHT}"/><path d="M-18-9h9v18h-9z" fill="#7d1626"/><path d="M9-9h9v18H9z" '
        f'fill="#7d1626"/><path d="M-15-6v12M-12-6v12" stroke="{SNOW}" stroke-width="1.6" '
        'stroke-dasharray="2 1.4"/>'
        f'<path d="M13.5-6v12" stroke="{GOLD}" stroke-width="3" stroke-dasharray="1.6 2"/></g>'
    )


def note_sign(x: float, y: float, ink: str) -> str:
    """A quaver in the air."""
    return (
        f'<g class="sway"><ellipse cx="{x:g}" cy="{y:g}" rx="3.6" ry="2.8" fill="{ink}"/>'
        f'<path d="M{x + 3:g} {y:g}v-12q6 1 5 7" fill="none" stroke="{ink}" stroke-width="2"/></g>'
    )


FORM_SIGNS = {
    "juggling": (  # three balls over two hands
        '<path d="M-13 8q13-34 26 0" fill="none" stroke="INK" stroke-width="1.5" stroke-dasharray="3 3"/>'
        '<circle cy="-11" r="4.8" fill="INK"/><circle cx="-10" cy="-1" r="4.8" fill="INK"/>'
        '<circle cx="10" cy="-1" r="4.8" fill="INK"/><path d="M-16 9q5 6 10 0M6 9q5 6 10 0" fill="none" '
        'stroke="INK" stroke-width="3" stroke-linecap="round"/>'
    ),
    "acrobatics": (  # a unicycle
        '<circle cy="5" r="9.5" fill="none" stroke="INK" stroke-width="2.8"/>'
        '<path d="M0 5v-17M-7-13h14M-9.5 5h19M0-4.5v19M-6 0h4M2 10h4" fill="none" stroke="INK" '
        'stroke-width="2.2" stroke-linecap="round"/>'
    ),
    "dance": (  # a top hat and a cane
        '<path d="M-9-10H7v14H-9z" fill="INK"/><path d="M-15 4h27" stroke="INK" stroke-width="3.5" '
        'stroke-linecap="round"/><path d="M-9 0H7" stroke="#fff" stroke-width="2"/><path d="M14-6L-10 13" '
        'stroke="INK" stroke-width="2.5" stroke-linecap="round"/><circle cx="14.5" cy="-6.5" r="2.5" '
        'fill="INK"/>'
    ),
    "music": (  # two quavers under one beam
        '<ellipse cx="-8" cy="9" rx="5" ry="3.8" fill="INK"/><ellipse cx="8" cy="6" rx="5" ry="3.8" '
        'fill="INK"/>'
        '<path d="M-4 9v-19l16-3V6" fill="none" stroke="INK" stroke-width="2"/><path d="M-4-10l16-3v5l-16 '
        '3z" '
        'fill="INK"/>'
    ),
}
"""Around (0, 0), about 30 wide; `INK` is the colour."""
