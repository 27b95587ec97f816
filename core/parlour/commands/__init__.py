"""What `python -m parlour` can do, each command in a module of its own: `add(commands)` says how it is asked
for, `run(arguments, language)` does it and gives the exit code.
"""

DONE = 0
"""All went well."""
NO = 1
"""The answer is *no*: a damaged record, another fingerprint."""
REFUSED = 2
"""Input that cannot be understood, or what cannot be done; argparse says so too."""
STOPPED = 130
"""Ctrl+C, as shells count it: 128 and the number of the signal."""
