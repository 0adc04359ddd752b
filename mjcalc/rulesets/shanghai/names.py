"""The names of the patterns in pinyin."""

from typing import Final

ROMANIZED: Final = {
    "tianhu": "tiānhú",
    "dihu": "dìhú",
    "bahua": "bā huā",
    "ziyise": "zìyīsè",
    "luanfengxiang": "luàn fēngxiàng",
    "qingpeng": "qīngpèng",
    "qingyise": "qīngyīsè",
    "hunpeng": "hùnpèng",
    "dadiaoche": "dà diàochē",
    "gangkai": "gàngkāi",
    "hunyise": "hùnyīsè",
    "pengpenghu": "pèngpènghú",
    "zimo": "zìmō",
    "fangpao": "fàngpào",
    "qianggang": "qiǎnggàng",
    "menqing": "ménqīng",
}
