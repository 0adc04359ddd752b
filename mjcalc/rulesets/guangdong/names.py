"""The names of the patterns in pinyin."""

from typing import Final

ROMANIZED: Final = {
    "jihu": "jīhú",
    "pinghu": "pínghú",
    "pengpenghu": "pèngpènghú",
    "hunyise": "hùnyīsè",
    "hunpeng": "hùnpèng",
    "qingyise": "qīngyīsè",
    "qingpeng": "qīngpèng",
    "hunyaojiu": "hùn yāojiǔ",
    "xiaosanyuan": "xiǎo sānyuán",
    "xiaosixi": "xiǎo sìxǐ",
    "ziyise": "zìyīsè",
    "qingyaojiu": "qīng yāojiǔ",
    "dasanyuan": "dà sānyuán",
    "dasixi": "dà sìxǐ",
    "shisanyao": "shísān yāo",
    "tianhu": "tiānhú",
    "dihu_by_discard": "dìhú",
    "dihu": "dìhú",
    "zimo": "zìmō",
    "menfeng": "ménfēng",
    "quanfeng": "quānfēng",
    "sanyuanpai": "sānyuánpái",
    "menqing": "ménqīng",
    "haidi": "hǎidǐ lāoyuè",
    "gangkai": "gàngshàng kāihuā",
    "qianggang": "qiǎnggàng",
    "hualong": "huālóng",
}
