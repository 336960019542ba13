### סוחרים ובנאים

## תוספים

carcassonne-option-modules-traders = סוחרים ובנאים
    .help = הבנאי מזכה בתור נוסף, החזרזיר מעלה את ערך השדה, ומי שמשלים עיר לוקח את המוצרים שלה.
carcassonne-module-traders = סוחרים ובנאים
    .note = 24 אריחים, בנאי וחזרזיר לכל שחקן, ומוצרים למי שמשלים ערים.
carcassonne-goods = מוצרים
    .note = בערים מסוימות יש יין, תבואה או בד. מי שמניח את האריח שמשלים את העיר לוקח אסימון על כל מוצר, ולא משנה מי מקבל את הנקודות. בסוף, מי שיש לו הכי הרבה אסימונים מסוג אחד מקבל 10 נקודות. במקרה של תיקו כל אחד מהם מקבל 10.

## אובייקטים ומה שעליהם

carcassonne-mark-pig_herd = עדר חזירים
    .note = כל עיר בנויה שגובלת בשדה עם עדר חזירים שווה נקודה נוספת למי שהאיכרים שלו מקבלים את נקודות השדה.
carcassonne-goods-wine = יין
carcassonne-goods-grain = תבואה
carcassonne-goods-cloth = בד

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-builder = בנאי
    .text = מצטרף לחייל שלכם על כביש או בעיר. כשתרחיבו אותם, תקבלו תור נוסף.
    .note = במקום חייל מותר להניח את הבנאי על האריח החדש, על כביש או בעיר שלא הושלמו ושיש בהם חייל שלכם. בכל פעם שתרחיבו אותם אחר כך באריח, גם אם בכך תשלימו אותם, תקבלו מיד תור נוסף, אבל אף פעם לא תור שלישי. הבנאי אינו נספר כשקובעים למי יש הכי הרבה חיילים, וחוזר למלאי אחרי הספירה, או כשהחייל האחרון שלכם עוזב את האובייקט.
carcassonne-figure-pig = חזרזיר
    .text = מצטרף לאיכר שלכם: נקודה נוספת לכל עיר בנויה.
    .note = במקום חייל מותר להניח את החזרזיר על האריח החדש, בשדה שיש בו איכר שלכם. אם אתם מקבלים את נקודות השדה, כל עיר בנויה שגובלת בו שווה לכם נקודה נוספת. כשהאיכר האחרון שלכם עוזב את השדה, גם החזרזיר חוזר למלאי.
carcassonne-role-builder = בנאי
carcassonne-role-pig = חזרזיר
carcassonne-piece-builder = בנאי
carcassonne-piece-pig = חזרזיר

## מה קרה

carcassonne-log-goods = { $player } – מוצרים: { $count } × { $goods }.
carcassonne-brief-goods = לקיחת { $count } × { $goods }
carcassonne-log-second_part = { $player } – תור נוסף, בזכות הבנאי.
carcassonne-category-goods = מוצרים

## השולחן

carcassonne-seat-goods = { $player }: יין { $wine }, תבואה { $grain }, בד { $cloth }

## מדדים

carcassonne-metric-points_goods = ניקוד מוצרים

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-traders_city_nw_grain = פינת עיר (תבואה)
carcassonne-tile-traders_city_nw_wine = פינת עיר (יין)
carcassonne-tile-traders_city_ew_cloth_city_s = עיר לרוחב (בד), קטע עיר
carcassonne-tile-traders_city_ew_wine_city_s = עיר לרוחב (יין), קטע עיר
carcassonne-tile-traders_city_new_grain = עיר משלושה צדדים (תבואה)
carcassonne-tile-traders_city_nw_cloth_cities_e_s = פינת עיר (בד), שני קטעי עיר זה ליד זה
carcassonne-tile-traders_city_nw_cloth_roads_e_s_reaching_se = פינת עיר (בד, עד הפינה), שני כבישים אל העיר
carcassonne-tile-traders_city_nw_wine_roads_e_s = פינת עיר (יין), שני כבישים אל העיר
carcassonne-tile-traders_city_nw_cloth_road_e_city_s = פינת עיר (בד), קטע עיר, כביש אל העיר
carcassonne-tile-traders_city_nw_grain_road_e_city_s = פינת עיר (תבואה), קטע עיר, כביש אל העיר
carcassonne-tile-traders_city_nw_cloth_road_e = פינת עיר (בד), כביש אל העיר
carcassonne-tile-traders_city_nw_wine_road_e_reaching_se = פינת עיר (יין, עד הפינה), כביש אל העיר
carcassonne-tile-traders_city_new_wine_road_s = עיר משלושה צדדים (יין), כביש אל העיר
carcassonne-tile-traders_city_nw_wine_city_es = פינת עיר (יין), פינת עיר
carcassonne-tile-traders_city_ew_wine = עיר לרוחב (יין)
carcassonne-tile-traders_city_n_road_e = קטע עיר, כביש אל העיר מימין
carcassonne-tile-traders_city_ew_grain_road_s = עיר לרוחב (תבואה), כביש אל העיר
carcassonne-tile-traders_city_ew_wine_road_s = עיר לרוחב (יין), כביש אל העיר
carcassonne-tile-traders_city_ew_wine_roads_n_s = עיר לרוחב (יין), שני כבישים אל העיר
carcassonne-tile-traders_cloister_roads_e_s_w = מנזר, שלושה כבישים
carcassonne-tile-traders_city_nw_grain_road_s = פינת עיר (תבואה), כביש אל העיר
carcassonne-tile-traders_city_nw_grain_road_s_reaching_se = פינת עיר (תבואה, עד הפינה), כביש אל העיר
carcassonne-tile-traders_city_n_road_s_under_road_w = קטע עיר, כביש אל העיר, כביש שמסתיים בבית (על גשר)
carcassonne-tile-traders_roads_ns_ew_bridge = שני כבישים ישרים (על גשר)

## השיעור של התוסף הזה

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = [[figure-builder|הבנאי]] שלכם עומד על הכביש שלכם. בכל פעם שתאריכו את הכביש, תקבלו תור נוסף. הניחו את האריח בקצה שלו.
    .right = הארכתם את הכביש.
    .apart = כך לא תקבלו תור נוסף. הניחו אותו בקצה הכביש שלכם.
lesson-carcassonne-traders-second = בינתיים אל תניחו חייל.
    .right = שוב תורכם, עם אריח נוסף. תור שלישי לא יהיה.
lesson-carcassonne-traders-goods = בעיר של הכחול יש יין. סגרו אותה בכל זאת, ותראו למה.
    .right = העיר בנויה.
    .apart = סגרו את העיר הכחולה: הניחו את האריח בקצה המזרחי שלה, מסובב כך שיתאים.
lesson-carcassonne-traders-token = אל תניחו חייל, וראו מה קורה.
    .right = הכחול מקבל { $points } נקודות. אבל [[goods|היין]] שלכם, כי אתם סגרתם את העיר: מי שיש לו הכי הרבה מסוג אחד מקבל 10 נקודות בסוף.
