"""Many hands: reading them from files, scoring them in order, writing a result for each."""
