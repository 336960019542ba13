### המלך ומנהיג השודדים

## תוספים

carcassonne-option-modules-king = המלך ומנהיג השודדים
    .help = מי שהשלים את העיר הגדולה ביותר מחזיק במלך, ומי שהשלים את הכביש הארוך ביותר מחזיק במנהיג השודדים. שניהם מביאים נקודות בסוף.
carcassonne-module-king = המלך ומנהיג השודדים

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-king = המלך
    .text = שייך למי שהשלים את העיר הגדולה ביותר. בסוף המשחק שווה נקודה לכל עיר בנויה.
carcassonne-figure-robber = מנהיג השודדים
    .text = שייך למי שהשלים את הכביש הארוך ביותר. בסוף המשחק שווה נקודה לכל כביש בנוי.

## מה קרה

carcassonne-log-king = המלך עובר אל { $player }: עיר של { $tiles } אריחים.
carcassonne-brief-king = קבלת המלך
carcassonne-log-robber = מנהיג השודדים עובר אל { $player }: כביש של { $tiles } אריחים.
carcassonne-brief-robber = קבלת מנהיג השודדים
carcassonne-category-king = המלך
carcassonne-category-robber = מנהיג השודדים

## השולחן

carcassonne-king = המלך אצל { $player } (עיר של { $tiles } אריחים).
carcassonne-robber = מנהיג השודדים אצל { $player } (כביש של { $tiles } אריחים).

## מדדים

carcassonne-metric-points_king = ניקוד המלך
carcassonne-metric-points_robber = ניקוד מנהיג השודדים

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-king_city_n_cloister = קטע עיר, מנזר
carcassonne-tile-king_city_n_road_w = קטע עיר, כביש אל העיר משמאל
carcassonne-tile-king_city_n_road_w_road_es = קטע עיר, עיקול כביש, כביש אל העיר
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = פינת עיר (עד הפינה), שני כבישים אל העיר
carcassonne-tile-king_city_ew_over_city_ns = עיר לרוחב (על גשר), עיר לרוחב
