"""Score one hand and say in words who pays what."""

import mjcalc

result = mjcalc.score("34m340p66678s+5m chi:345s@E ron@W seat:S round:E ind:7s", "mleague")

print(", ".join(f"{row.name} {row.value}" for row in result.patterns))
print(f"{result.han} han {result.fu} fu: {result.points} points")
for payment in result.payments:
    payer = payment.source if isinstance(payment.source, str) else "ESWN"[payment.source]
    print(f"{payer} pays {payment.points}")
