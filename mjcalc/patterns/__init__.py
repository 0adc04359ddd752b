"""Conditions on a reading, one family a file, shared by all rulesets.

A condition knows no ruleset: "half flush" is written once, and each ruleset names and prices it.
"""
