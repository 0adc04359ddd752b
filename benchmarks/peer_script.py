"""What a plain script does with the library `mahjong`: read lines, score them, write JSON Lines.

    python benchmarks/peer_script.py FILE

It reads the lines that mjcalc reads, as far as the benchmark's hands go: tiles are the notation of
both (`123m`, `0p`), and each word behind them is one look-up or one split.
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld
from mahjong.tile import TilesConverter

OPTIONS = OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)
FLAGS = {
    "tsumo": "is_tsumo",
    "riichi": "is_riichi",
    "double-riichi": "is_daburu_riichi",
    "ippatsu": "is_ippatsu",
    "rinshan": "is_rinshan",
    "chankan": "is_chankan",
    "haitei": "is_haitei",
    "houtei": "is_houtei",
    "tenhou": "is_tenhou",
    "chiihou": "is_chiihou",
}
MELDS = {
    "chi": (Meld.CHI, True),
    "pon": (Meld.PON, True),
    "kan": (Meld.KAN, True),
    "kakan": (Meld.SHOUMINKAN, True),
    "ankan": (Meld.KAN, False),
}
WINDS = {letter: EAST + seat for seat, letter in enumerate("ESWN")}
NUMBERS = {"honba": "tsumi_number", "sticks": "kyoutaku_number"}
tiles_of = TilesConverter.one_line_string_to_136_array


def read(line: str) -> tuple[Any, ...]:
    """The arguments of `estimate_hand_value`, in its order but for the ura dora, which are last."""
    words = line.split()
    concealed, winning = words[0].split("+")
    win_tile = tiles_of(winning, has_aka_dora=True)[0]
    tiles = [*tiles_of(concealed, has_aka_dora=True), win_tile]
    melds = []
    dora: list[int] = []
    ura_dora: list[int] = []
    config: dict[str, Any] = {"player_wind": EAST, "round_wind": EAST}
    for word in words[1:]:
        name, _, value = word.partition(":")
        if name in FLAGS:
            config[FLAGS[name]] = True
        elif name in MELDS:
            kind, opened = MELDS[name]
            own = tiles_of(value.partition("@")[0], has_aka_dora=True)
            tiles += own
            melds.append(Meld(kind, sorted(own), opened))
        elif name == "seat":
            config["player_wind"] = WINDS[value]
        elif name == "round":
            config["round_wind"] = WINDS[value]
        elif name == "ind":
            dora = tiles_of(value, has_aka_dora=True)
        elif name == "uraind":
            ura_dora = tiles_of(value, has_aka_dora=True)
        elif name in NUMBERS:
            config[NUMBERS[name]] = int(value)
    return tiles, win_tile, melds, dora, HandConfig(**config, options=OPTIONS), ura_dora


def score(
    tiles: list[int],
    win_tile: int,
    melds: list[Meld],
    dora: list[int],
    config: HandConfig,
    ura_dora: list[int],
) -> Any:
    return HandCalculator.estimate_hand_value(
        tiles, win_tile, melds, dora, config, ura_dora_indicators=ura_dora
    )


def run(lines: Iterable[str], write: Callable[[str], object]) -> None:
    """Score lines and write a JSON object for each."""
    for number, line in enumerate(lines, 1):
        result = score(*read(line))
        if result.error:
            found = {"line": number, "ok": False, "error": result.error, "input": line.strip()}
        else:
            opened = result.is_open_hand
            found = {
                "line": number,
                "ok": True,
                "hand": line.strip(),
                "yaku": [
                    {
                        "id": yaku.yaku_id,
                        "name": yaku.name,
                        "han": yaku.han_open if opened and yaku.han_open else yaku.han_closed,
                    }
                    for yaku in result.yaku
                ],
                "han": result.han,
                "fu": result.fu,
                "fu_details": result.fu_details,
                "cost": result.cost,
            }
        write(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    with Path(sys.argv[1]).open(encoding="utf-8") as file:
        run(file, sys.stdout.write)
