"""The names of the patterns in pinyin. 和, a win, is hú."""

from typing import Final

ROMANIZED: Final = {
    "pinghu": "pínghú",
    "gang": "gàng",
    "gen": "gēn",
    "daduizi": "dà duìzi",
    "jingoudiao": "jīngōu diào",
    "qingyise": "qīngyīsè",
    "qidui": "qīduì",
    "gangshanghua": "gàngshànghuā",
    "gangshangpao": "gàngshàngpào",
    "qianggang": "qiǎnggàng",
    "haidi": "hǎidǐ",
    "zimo": "zìmō",
    "tianhu": "tiānhú",
    "dihu": "dìhú",
    "daiyaojiu": "dài yāojiǔ",
    "jiangdui": "jiàngduì",
    "duanyaojiu": "duàn yāojiǔ",
}
