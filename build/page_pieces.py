"""What several pages of web/ say alike stands once, in web/pieces/: `<!-- head -->`, alone in a line, is its
head.html.
"""

import re
from pathlib import Path

from folders import WEB

PIECES = WEB / "pieces"


def whole_page(page: Path) -> str:
    """The text of a page with its pieces put in."""
    text = page.read_text(encoding="utf-8")
    for piece in sorted(PIECES.glob("*.html")):
        before, *after = re.split(rf"^ *<!-- {piece.stem} -->\n", text, flags=re.MULTILINE)
        text = piece.read_text(encoding="utf-8").join([before, *after])
    return text
