"""One deal of a game: who won, or how else it ended; what each seat gains; the next deal's table.

The lines of a deal become a `Deal` (`reading`), which is the same for every ruleset; the family's
own function makes a `Settlement` of it, from transfers, so that no point is made or lost.
"""
