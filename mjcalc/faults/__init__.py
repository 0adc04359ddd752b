"""What is wrong with a hand: contradictions as rows of data, and the check that reads them."""
