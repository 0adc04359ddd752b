"""How fast mjcalc is, beside the library `mahjong`: `python -m benchmarks`."""
