"""Tiles as the Unicode characters for them."""

import re
from typing import Final

from mjcalc.tiles import TILE_NAMES

_BLOCK: Final = {
    "m": "🀇🀈🀉🀊🀋🀌🀍🀎🀏",
    "p": "🀙🀚🀛🀜🀝🀞🀟🀠🀡",
    "s": "🀐🀑🀒🀓🀔🀕🀖🀗🀘",
    # The red dragon is an emoji where nothing is said against it, unlike its neighbours.
    "z": ("🀀", "🀁", "🀂", "🀃", "🀆", "🀅", "🀄\N{VARIATION SELECTOR-15}"),
    "f": "🀦🀧🀨🀩🀢🀣🀤🀥",
}
RED_MARK: Final = "\N{MODIFIER LETTER SMALL R}"
"""Unicode has no red fives: a five with this behind it is one."""

_CHARACTERS: Final = {
    name: _BLOCK[name[1]][4] + RED_MARK if name[0] == "0" else _BLOCK[name[1]][int(name[0]) - 1]
    for name in TILE_NAMES.values()
}
_TILES: Final = re.compile(r"(\d+)([mpszf])")


def unicode_tiles(notation: str) -> str:
    """The tiles of a notation such as `340p55z` as Unicode characters."""
    return _TILES.sub(
        lambda found: "".join(_CHARACTERS[rank + found[2]] for rank in found[1]), notation
    )
