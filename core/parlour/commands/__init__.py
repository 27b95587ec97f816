"""What `python -m parlour` can do, each command in a module of its own: `add(commands)` says how it is asked
for, `run(arguments, language)` does it and gives the exit code.

Exit codes: 0 when all went well, 1 where the answer is *no* (a damaged record, another fingerprint), 2 for
input that cannot be understood, 130 after Ctrl+C.
"""
