"""For learners: views and moves as numbers, and environments of them.

`encoding_of` needs the engine alone. `parlour.learning.aec` is PettingZoo's interface,
`parlour.learning.single` Gymnasium's (both by the extra `learning`), `parlour.learning.spiel` OpenSpiel's
(by the extra `openspiel`). None of it is loaded with the engine.
"""

from parlour.learning.encoding import Draw, Encoding, Field, encoding_of

__all__ = ["Draw", "Encoding", "Field", "encoding_of"]
