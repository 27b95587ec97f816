"""Covers of the boxes: polar night, icebergs, sea, and who is on the ice. A cover is 320 × 180."""

from __future__ import annotations

from parlour.drawing.animals import performer
from parlour.drawing.penguins import penguin
from parlour.drawing.shapes import GOLD, SNOW, at, svg
from parlour.drawing.suits import SUITS

COVER = (320, 180)
BANNER = (1200, 300)
_STARS = (
    (18, 22),
    (52, 48),
    (88, 16),
    (120, 40),
    (160, 14),
    (204, 34),
    (238, 12),
    (276, 44),
    (304, 20),
    (36, 78),
    (290, 84),
)


def night(width: int, height: int, moon: tuple[float, float, float]) -> str:
    """A sky with stars, northern lights and a moon (x, y, radius)."""
    x, y, radius = moon
    stars = "".join(
        f"M{left + shift} {top}h.1"
        for shift in range(0, width, 320)
        for left, top in _STARS
        if left + shift < width
    )
    third = height / 3
    lights = "".join(
        f'<path d="M0 {third + lift:.0f}q{width / 4:.0f}-{third:.0f} '
        f"{width / 2:.0f}-{third / 4:.0f}t{width / 2:.0f}"
        f"-{third / 3:.0f}v{third / 2:.0f}q-{width / 4:.0f} {third / 3:.0f}-{width / 2:.0f} "
        f"0t-{width / 2:.0f} "
        f'{third / 2:.0f}z" fill="{colour}" fill-opacity=".28"/>'
        for lift, colour in ((0, "#57d6a4"), (third / 3, "#3fa9d8"), (-third / 4, "#8b6fe0"))
    )
    return (
        f'<path d="M0 0h{width}v{height}H0z" fill="#0d2b45"/>{lights}<path d="{stars}" stroke="{SNOW}" '
        f'stroke-width="2.4" stroke-linecap="round" opacity=".8"/><circle cx="{x:g}" cy="{y:g}" '
        f'r="{radius:g}" '
        'fill="#fdf3cf"/>'
    )


def berg(x: float, y: float, scale: float) -> str:
    """An iceberg whose foot is at (x, y), about 120 wide and 70 high."""
    return at(
        x,
        y,
        scale,
        '<path d="M-60 0l14-34 16-8 14-26 24 6 16 26 20 10 16 26z" fill="#dff1f8"/>'
        '<path d="M-16-68l24 6 16 26 20 10 16 26H18L4-24z" fill="#a9d3e6"/><path d="M-46-34l16-8 6 20-16 '
        '22h-20z" fill="#fff"/>',
    )


def sea(width: int, height: int, level: float) -> str:
    """Water from a level down, with crests."""
    rows = "".join(
        f'<path d="M{-20 * number} {level + 10 + 17 * number:g}{"q15-8 30 0t30 0" * (width // 60 + 2)}" '
        'fill="none" '
        f'stroke="#7cc4de" stroke-opacity="{0.55 - 0.1 * number:g}" stroke-width="2.4"/>'
        for number in range(int((height - level) // 17))
    )
    return f'<path d="M0 {level:g}h{width}V{height}H0z" fill="#14557a"/>{rows}'


def floe(x: float, y: float, width: float) -> str:
    """A sheet of ice to stand on; its middle is (x, y)."""
    half = width / 2
    return (
        f'<path d="M{x - half:g} {y:g}q{half * 0.3:g}-14 {half:g}-12t{half:g} 10q-6 16-{half * 0.4:g} '
        f"18h-{half * 1.2:g}"
        f'q-{half * 0.32:g}-2-{half * 0.4:g}-16z" fill="#a9d3e6"/>'
        f'<path d="M{x - half:g} {y:g}q{half * 0.3:g}-14 {half:g}-12t{half:g} 10q-{half * 0.5:g} '
        f'8-{half:g} 8t-{half:g}-6z" '
        f'fill="{SNOW}"/>'
    )


def bird(suit: str, x: float, y: float, scale: float, attitude: str = "stand") -> str:
    """A penguin of a suit, with its hat."""
    found = SUITS[suit]
    return penguin(x, y, scale, found.coat, found.hat, attitude)


def stage(x: float, y: float, scale: float, inner: str) -> str:
    """A little theatre whose boards are at (x, y), 150 wide and 120 high; `inner` stands on (0, 0)."""
    curtains = (
        '<path d="M-75-104h42q6 60-26 104h-16z" fill="#b32a3e"/><path d="M75-104H33q-6 60 26 104h16z" '
        'fill="#b32a3e"/>'
        '<path d="M-58-104q4 60-8 104M58-104q-4 60 8 104" fill="none" stroke="#6d1524" stroke-width="3"/>'
        '<path d="M-79-112H79v14q-10 16-20 2-10 14-20 0-10 14-20 0-10 14-19 0-9 14-19 0-10 14-20 0-10 '
        '14-20 0-10 14-20-2z" '
        f'fill="#d63a4e" stroke="{GOLD}" stroke-width="2.500"/>'
    )
    boards = (
        '<path d="M-82 0H82v14H-82z" fill="#8a5a2b"/><path d="M-82 0H82v5H-82z" fill="#c08a4c"/>'
        f'<path d="M-66 9h132" stroke="{GOLD}" stroke-width="4" stroke-dasharray=".1 12" '
        'stroke-linecap="round"/>'
    )
    light = f'<path d="M-14-104h28L50 4q-50 10-100 0z" fill="{SNOW}" fill-opacity=".3"/>'
    return at(x, y, scale, f'<path d="M-75-106H75V0H-75z" fill="#2a1030"/>{light}{inner}{curtains}{boards}')


def cover(sky: str, level: float, *things: str) -> str:
    """The picture on a game's box."""
    return svg(sky + sea(*COVER, level) + "".join(things), *COVER)


def banner() -> str:
    """The picture above the lobby; its left half is calm, for the title."""
    show = stage(925, 214, 1.25, performer("seal", "juggling"))
    crowd = "".join(
        bird(suit, x, y, scale, attitude)
        for suit, x, y, scale, attitude in (
            ("green", 690, 246, 0.95, "wave"),
            ("brown", 748, 262, 1.05, "stand"),
            ("purple", 1104, 250, 1.1, "reach"),
            ("yellow", 1160, 264, 0.9, "cheer"),
            ("red", 640, 258, 0.8, "cheer"),
            ("blue", 806, 266, 0.9, "wave"),
            ("orange", 1050, 266, 0.95, "wave"),
        )
    )
    scene = night(*BANNER, (664, 58, 30)) + berg(560, 188, 0.7) + berg(640, 190, 1.1)
    return svg(scene + sea(*BANNER, 184) + floe(890, 250, 720) + show + crowd, *BANNER)
