"""Suits, families, forms and stones can be told apart without colour: in grey, and as colour-blind people
see them.
"""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from pages import LobbyPage
from parlour.registry import all_games

# What is seen of red, green and blue, in three rows (Machado, Oliveira and Fernandes), and in grey.
EYES = {
    "grey": [[0.2126, 0.7152, 0.0722]] * 3,
    "without red": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "without green": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "without blue": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
# Faces of a game that differ in what is to be told apart, and in nothing else as far as the cards allow.
ALIKE = {
    "blue-penguin": [["blue:0", "purple:0", "red:0", "orange:0", "yellow:0"], ["12", "24", "36", "48", "60"]],
    "penguin-party": [["red", "blue", "yellow", "purple", "green"], ["chip:1", "chip:5"]],
    "penguin-ultimatum": [
        ["grj3", "brj3", "rej3", "blj3"],
        ["grj3", "gra3", "grd3", "grm3"],
        ["shj", "kaj", "sej", "bej"],
        ["sed", "sej", "sea", "sem"],
        ["stone:1", "stone:2", "stone:3", "stone:4"],
    ],
}
WIDTH = 48
"""Pixels: a card on a phone."""

PIXELS = """async ([faces, width, eyes]) => {
    const found = {};
    for (const [code, svg] of Object.entries(faces)) {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        await image.decode();
        const canvas = new OffscreenCanvas(width, width * 1.4);
        const pen = canvas.getContext("2d");
        pen.drawImage(image, 0, 0, width, width * 1.4);
        const { data } = pen.getImageData(0, 0, width, width * 1.4);
        found[code] = Object.fromEntries(Object.entries(eyes).map(([name, rows]) => [name, rows.map((row) => {
            const seen = [];
            for (let at = 0; at < data.length; at += 4)
                seen.push(Math.round(row[0] * data[at] + row[1] * data[at + 1] + row[2] * data[at + 2]));
            return seen;
        })]));
    }
    return found;
}"""


def different(one: list[list[int]], other: list[list[int]]) -> float:
    """The share of pixels that differ clearly in brightness."""
    grey = [[sum(pixel) / 3 for pixel in zip(*seen, strict=True)] for seen in (one, other)]
    clearly = [abs(first - second) > 40 for first, second in zip(*grey, strict=True)]
    return clearly.count(True) / len(clearly)


@pytest.mark.parametrize("game", ALIKE)
def test_what_differs_is_seen_in_grey_and_by_colour_blind_eyes(warm: Page, address: str, game: str) -> None:
    faces = all_games()[game].faces()
    LobbyPage(warm, address).open()
    for codes in ALIKE[game]:
        found: Any = warm.evaluate(PIXELS, [{code: faces[code].svg for code in codes}, WIDTH, EYES])
        for one, other in combinations(codes, 2):
            for eyes in EYES:
                assert different(found[one][eyes], found[other][eyes]) > 0.02, (one, other, eyes)
