"""The script that PyScript runs, in its worker or in the page: one desk, asked by strings of JSON."""

from parlour.desk import Desk

# PyScript gives what is named here to the page, as `worker.sync.answer`.
__export__ = ["answer"]

answer = Desk().answer
