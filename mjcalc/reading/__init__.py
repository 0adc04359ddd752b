"""From tiles to readings: every way to see a hand as finished, with all the facts about it."""
