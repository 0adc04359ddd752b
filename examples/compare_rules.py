"""What one hand is worth under different rules."""

import mjcalc

HAND = "678p1177z+7z ankan:1111s ankan:9999s ron@W seat:E round:E"

for rules in ("riichi", "mleague", "wrc-2025", "ema-2016"):
    result = mjcalc.score(HAND, rules)
    print(f"{rules}: {result.han} han {result.fu} fu, {result.points} points")
