### המלך ומנהיג השודדים

## תוספים

carcassonne-option-modules-king = המלך ומנהיג השודדים
    .help = מי שהשלים את העיר הגדולה ביותר מחזיק במלך, ומי שהשלים את הכביש הארוך ביותר מחזיק במנהיג השודדים. שניהם מביאים נקודות בסוף.
carcassonne-module-king = המלך ומנהיג השודדים
    .note = חמישה אריחים ושני תארים, למי שמשלים את העיר הגדולה ביותר ולמי שמשלים את הכביש הארוך ביותר.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-king = המלך
    .text = שייך למי שהשלים את העיר הגדולה ביותר. בסוף המשחק שווה נקודה לכל עיר בנויה.
    .note = מי שמשלים עיר גדולה מכל הקודמות לוקח את המלך. בסוף הוא שווה נקודה לכל עיר בנויה במפה. עיר באותו גודל אינה משנה כלום.
carcassonne-figure-robber = מנהיג השודדים
    .text = שייך למי שהשלים את הכביש הארוך ביותר. בסוף המשחק שווה נקודה לכל כביש בנוי.
    .note = מי שמשלים כביש ארוך מכל הקודמים לוקח את מנהיג השודדים. בסוף הוא שווה נקודה לכל כביש בנוי במפה. כביש באותו אורך אינו משנה כלום.

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

## השיעור של התוסף הזה

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = לעיר של האביר שלכם חסר אריח אחד. סגרו אותה.
    .right = העיר בנויה.
    .apart = כך העיר נשארת פתוחה. הניחו את האריח בקצה הצפוני שלה, מסובב כך שיתאים.
lesson-carcassonne-king-king = אל תניחו חייל, וראו מה קורה.
    .right = { $points } נקודות. וזו העיר הגדולה ביותר עד כה: [[figure-king|המלך]] שלכם, עד שמישהו ישלים עיר גדולה יותר. בסוף הוא מביא נקודה על כל עיר בנויה.
    .farmer = הפעם אל תניחו חייל.
