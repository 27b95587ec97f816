"""Drawings of the animals (heads around (0, 0), about 64 wide) and of the forms (about 30 wide, `INK` is
the colour).
"""

from __future__ import annotations

_EYES = '<circle cx="-8" cy="-4" r="3" fill="#1c2733"/><circle cx="8" cy="-4" r="3" fill="#1c2733"/>'

ANIMAL_FIGURES = {
    "sheep": (
        '<path d="M-20-22a10 10 0 0 1 14-8 10 10 0 0 1 14 0 10 10 0 0 1 14 10 10 10 0 0 1 8 14 10 10 0 '
        "0 1-4 16 10 10 0 0 "
        '1-12 12 10 10 0 0 1-14 4 10 10 0 0 1-14-4 10 10 0 0 1-12-12 10 10 0 0 1-4-16 10 10 0 0 1 10-16z" '
        'fill="#fffdf6" stroke="#8b8778" stroke-width="2"/>'
        '<path d="M-17-6q-12-4-14 4 6 8 14 4zM17-6q12-4 14 4-6 8-14 4z" fill="#5a5348"/>'
        '<path d="M0-18c14 0 18 10 16 18-2 12-8 22-16 22S-14 12-16 0c-2-8 2-18 16-18z" fill="#6b6356"/>'
        '<circle cx="-7" cy="-4" r="3.5" fill="#fff"/><circle cx="7" cy="-4" r="3.5" fill="#fff"/>'
        '<circle cx="-7" cy="-4" r="1.8" fill="#111"/><circle cx="7" cy="-4" r="1.8" fill="#111"/>'
        '<path d="M-4 12h8l-4 4z" fill="#f2b8b5"/>'
    ),
    "kangaroo": (
        '<path d="M-10-14C-26-20-26-44-20-46c8 4 14 18 14 30zM10-14C26-20 26-44 20-46 12-42 6-28 6-16z" '
        'fill="#a9713d" '
        'stroke="#6b3d12" stroke-width="2"/>'
        '<path d="M-12-18C-20-24-20-36-19-39c4 4 8 12 9 20zM12-18C20-24 20-36 19-39c-4 4-8 12-9 20z" '
        'fill="#f0cfae"/>'
        '<path d="M0-22c16 0 18 12 16 20-2 10-6 14-7 22-1 9-4 12-9 12s-8-3-9-12C-10 12-14 8-16-2c-2-8 '
        '0-20 16-20z" '
        'fill="#b98049" stroke="#6b3d12" stroke-width="2"/>'
        '<path d="M-8 18q8-6 16 0l-2 10q-6 5-12 0z" fill="#f0d9bf"/>'
        f'{_EYES}<path d="M-5 20h10l-5 5z" fill="#3a2410"/>'
    ),
    "seal": (
        '<path d="M0-30c20 0 28 14 28 30 0 20-12 32-28 32S-28 20-28 0c0-16 8-30 28-30z" fill="#8793a3" '
        'stroke="#454f5c" '
        'stroke-width="2"/>'
        '<circle cx="-11" cy="-6" r="5" fill="#11161c"/><circle cx="11" cy="-6" r="5" fill="#11161c"/>'
        '<circle cx="-9.5" cy="-8" r="1.6" fill="#fff"/><circle cx="12.5" cy="-8" r="1.6" fill="#fff"/>'
        '<ellipse cx="-8" cy="12" rx="10" ry="8" fill="#d3dae2"/><ellipse cx="8" cy="12" rx="10" ry="8" '
        'fill="#d3dae2"/>'
        '<path d="M-6 4h12l-6 6z" fill="#2a2f36"/>'
        '<path d="M-14 11l-20-4M-14 14h-20M14 11l20-4M14 14h20" stroke="#454f5c" stroke-width="1.5"/>'
    ),
    "bear": (
        '<circle cx="-20" cy="-22" r="10" fill="#f3f6f9" stroke="#5c6f85" stroke-width="2"/>'
        '<circle cx="20" cy="-22" r="10" fill="#f3f6f9" stroke="#5c6f85" stroke-width="2"/>'
        '<circle cx="-20" cy="-22" r="4.5" fill="#b9c6d6"/><circle cx="20" cy="-22" r="4.5" fill="#b9c6d6"/>'
        '<path d="M0-30c20 0 29 13 29 29S17 31 0 31-29 15-29-1s9-29 29-29z" fill="#f8fafc" stroke="#5c6f85" '
        'stroke-width="2"/>'
        f'{_EYES}<ellipse cx="0" cy="14" rx="13" ry="11" fill="#dfe6ee"/>'
        '<path d="M-7 7h14l-7 8zM0 15v5M0 20q-5 5-9 1M0 20q5 5 9 1" fill="#2b3440" stroke="#2b3440" '
        'stroke-width="1.5"/>'
    ),
}

FORM_FIGURES = {
    "juggling": (  # three balls over two hands
        '<path d="M-13 8q13-34 26 0" fill="none" stroke="INK" stroke-width="1.5" stroke-dasharray="3 3"/>'
        '<circle cx="0" cy="-11" r="4.5" fill="INK"/><circle cx="-10" cy="-1" r="4.5" fill="INK"/>'
        '<circle cx="10" cy="-1" r="4.5" fill="INK"/>'
        '<path d="M-16 9q5 6 10 0M6 9q5 6 10 0" fill="none" stroke="INK" stroke-width="3" '
        'stroke-linecap="round"/>'
    ),
    "acrobatics": (  # a unicycle
        '<circle cx="0" cy="5" r="9.5" fill="none" stroke="INK" stroke-width="2.5"/>'
        '<path d="M0 5v-17M-7-13h14M-9.5 5h19M0-4.5v19M-6 0h4M2 10h4" fill="none" stroke="INK" '
        'stroke-width="2" '
        'stroke-linecap="round"/>'
    ),
    "dance": (  # a top hat and a cane
        '<path d="M-9-10H7v14H-9z" fill="INK"/><path d="M-15 4h27" stroke="INK" stroke-width="3.5" '
        'stroke-linecap="round"/>'
        '<path d="M-9 0H7" stroke="#fff" stroke-width="2"/>'
        '<path d="M14-6L-10 13" stroke="INK" stroke-width="2.5" stroke-linecap="round"/><circle '
        'cx="14.5" cy="-6.5" r="2.5" '
        'fill="INK"/>'
    ),
    "music": (  # two quavers under one beam
        '<ellipse cx="-8" cy="9" rx="5" ry="3.8" fill="INK"/><ellipse cx="8" cy="6" rx="5" ry="3.8" '
        'fill="INK"/>'
        '<path d="M-4 9v-19l16-3V6" fill="none" stroke="INK" stroke-width="2"/><path '
        'd="M-4-10l16-3v5l-16 3z" fill="INK"/>'
    ),
}
