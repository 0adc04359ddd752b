"""Count the yaku of a file of hands, and report the lines that cannot be scored."""

import sys
from collections import Counter
from pathlib import Path

import mjcalc

path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("hands.txt")
lines = [line for line in path.read_text().splitlines() if line and not line.startswith("#")]
seen: Counter[str] = Counter()
for line, result in zip(lines, mjcalc.score_many(lines), strict=True):
    if isinstance(result, mjcalc.HandError):
        print(f"{line}: {result}")
    else:
        seen.update(row.id for row in result.patterns)
for yaku, times in seen.most_common():
    print(f"{yaku}: {times}")
