"""The cards of The Penguin Ultimatum. In play a card is its number, everywhere else its code."""

from __future__ import annotations

FAMILIES = ("green", "brown", "red", "blue")
ANIMALS = ("sheep", "kangaroo", "seal", "bear")  # PU-2: an animal pleases the family at the same place
FORMS = ("juggling", "acrobatics", "dance", "music")
NUMBERS = (2, 3, 4, 5)

FAMILY_CODES = ("gr", "br", "re", "bl")
ANIMAL_CODES = ("sh", "ka", "se", "be")
FORM_CODES = ("j", "a", "d", "m")

PENGUINS = tuple(
    f"{family}{form}{number}" for family in FAMILY_CODES for form in FORM_CODES for number in NUMBERS
)
"""PU-1: the 64 codes; `grj3` is green, juggling, 3. A penguin's number is its place here."""
ENTERTAINERS = tuple(f"{animal}{form}" for animal in ANIMAL_CODES for form in FORM_CODES)
"""PU-2: the 16 codes; `sed` is the dancing seal. An entertainer's number is its place here."""

PENGUIN = {code: number for number, code in enumerate(PENGUINS)}
ENTERTAINER = {code: number for number, code in enumerate(ENTERTAINERS)}

# By number of the penguin: place of its family and form, and the number printed on it.
FAMILY = tuple(card // 16 for card in range(len(PENGUINS)))
FORM = tuple(card // 4 % 4 for card in range(len(PENGUINS)))
VALUE = tuple(NUMBERS[card % 4] for card in range(len(PENGUINS)))

# By number of the entertainer: place of its animal and form.
ANIMAL = tuple(card // 4 for card in range(len(ENTERTAINERS)))
SHOWN_FORM = tuple(card % 4 for card in range(len(ENTERTAINERS)))

HAS_FUN = tuple(
    tuple(
        FAMILY[penguin] == ANIMAL[card] or FORM[penguin] == SHOWN_FORM[card]
        for penguin in range(len(PENGUINS))
    )
    for card in range(len(ENTERTAINERS))
)
"""PU-16: whether a penguin has fun, `HAS_FUN[entertainer][penguin]`."""

HAND_SIZE = 4  # PU-8
STONES = 3  # PU-4
START_POINTS = 10  # PU-4
