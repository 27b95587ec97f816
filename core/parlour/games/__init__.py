"""One folder a game. Each exposes `GAME`; `parlour.registry` finds them, nothing lists them."""
