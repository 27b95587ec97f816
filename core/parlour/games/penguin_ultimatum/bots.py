from __future__ import annotations
class GreedyBot:
    def think(self, view, rng):
        yield view.moves[0]
