"""What a result looks like: tables for people, JSON and CSV for programs, carets for mistakes."""
