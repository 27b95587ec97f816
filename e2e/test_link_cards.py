"""What the finished site gives to those who only read its pages: cards of links, pictures, oEmbed."""

import json
import re
import struct

from embeds import PICTURE
from folders import SITE


def test_the_finished_site_has_a_card_and_a_picture_for_every_game() -> None:
    index = json.loads(next(SITE.glob("data/*/index.json")).read_text("utf-8"))
    names = ["parlour", *(game["name"] for game in index["games"])]
    for name in names:
        page = (SITE / ("index.html" if name == "parlour" else f"{name}.html")).read_text("utf-8")
        assert re.search(rf'og:image" content="[^"]*pictures/{name}.png"', page)
        answer = json.loads((SITE / "oembed" / f"{name}.json").read_text("utf-8"))
        picture = (SITE / "pictures" / f"{name}.png").read_bytes()
        width, height = struct.unpack(">II", picture[16:24])
        assert abs(width - PICTURE[0]) + abs(height - PICTURE[1]) <= 1
        assert answer["thumbnail_width"] == width
        assert len(picture) < 30_000
