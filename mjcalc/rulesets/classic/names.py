"""The names of the patterns in pinyin."""

from typing import Final

ROMANIZED: Final = {
    "hunyise": "hùnyīsè",
    "duiduihu": "duìduìhú",
    "qingyise": "qīngyīsè",
    "hunyise_duiduihu": "hùnyīsè duìduìhú",
    "gangshangkaihua": "gàngshàng kāihuā",
    "yijiudui": "yījiǔ duì",
    "qingyise_duiduihu": "qīngyīsè duìduìhú",
    "sianke": "sì ànkè",
    "xiaosanyuan": "xiǎo sānyuán",
    "jingyijiu_duiduihu": "jìng yījiǔ duìduìhú",
    "fengyise": "fēngyīsè",
    "shisanyao": "shísān yāo",
    "sixi": "sìxǐ",
    "dasanyuan": "dà sānyuán",
    "shibaluohan": "shíbā luóhàn",
}
