### מסבאות וקתדרלות

## תוספים

carcassonne-option-modules-inns = מסבאות וקתדרלות
    .help = מסבאה מכפילה את ערך הכביש וקתדרלה מעלה את ערך העיר, אבל רק אם הושלמו. החייל הגדול נחשב לשניים.
carcassonne-module-inns = מסבאות וקתדרלות
    .note = 18 אריחים, חלקם עם מסבאות וקתדרלות שמעלות את הערך של כבישים וערים אם משלימים אותם, וחייל גדול לכל שחקן.

## אובייקטים ומה שעליהם

carcassonne-mark-inn = מסבאה על האגם
    .note = כביש עם מסבאה על האגם מביא 2 נקודות לכל אריח כשהוא בנוי. אם לא הושלם עד הסוף, הוא לא מביא נקודות. מסבאה נוספת באותו כביש אינה משנה.
carcassonne-mark-cathedral = קתדרלה
    .note = עיר עם קתדרלה מביאה 3 נקודות לכל אריח ולכל מגן כשהיא בנויה. אם לא הושלמה עד הסוף, היא לא מביאה נקודות. קתדרלה שנייה אינה משנה. עצה: הניחו קתדרלה בעיר של יריב שכבר אי אפשר להשלים אותה.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-big = חייל גדול
    .text = חייל שנחשב לשניים.
    .note = את החייל הגדול מניחים כמו כל חייל, והוא נספר כשניים כשקובעים למי יש הכי הרבה חיילים.
carcassonne-piece-big_highwayman = שודד גדול
carcassonne-piece-big_knight = אביר גדול
carcassonne-piece-big_monk = נזיר גדול
carcassonne-piece-big_heretic = כופר גדול
carcassonne-piece-big_farmer = איכר גדול

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-inns_cathedral_city_nesw = עיר מארבעה צדדים (קתדרלה)
carcassonne-tile-inns_cloister_roads_e_w = מנזר, שני כבישים
carcassonne-tile-inns_cities_n_e_s_w = ארבעה קטעי עיר
carcassonne-tile-inns_cities_n_e_w = שלושה קטעי עיר
carcassonne-tile-inns_cities_n_s_crossing_ew = שני קטעי עיר זה מול זה, צומת של שני כבישים
carcassonne-tile-inns_city_nw_shield_city_s = פינת עיר (מגן), קטע עיר
carcassonne-tile-inns_city_n_reaching_se = קטע עיר מחודד (עד הפינה)
carcassonne-tile-inns_city_n_road_s = קטע עיר, כביש אל העיר
carcassonne-tile-inns_city_nw_road_e = פינת עיר, כביש אל העיר
carcassonne-tile-inns_city_ew_shield_roads_n_s = עיר לרוחב (מגן), שני כבישים אל העיר
carcassonne-tile-inns_city_nw_road_s_inn = פינת עיר, כביש אל העיר (מסבאה)
carcassonne-tile-inns_city_n_road_sw_inn = קטע עיר, עיקול כביש שמאלה (מסבאה)
carcassonne-tile-inns_city_nw_shield_road_es_inn = פינת עיר (מגן), עיקול כביש (מסבאה)
carcassonne-tile-inns_crossing_esw_inn_e = צומת של שלושה כבישים (מסבאה)
carcassonne-tile-inns_road_ew_inn = כביש ישר (מסבאה)
carcassonne-tile-inns_road_sw_inn = עיקול כביש (מסבאה)
carcassonne-tile-inns_roads_nw_es = שני עיקולי כביש

## השיעור של התוסף הזה

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = לכביש שלכם חסר אריח אחד, ושלפתם אריח עם [[mark-inn|מסבאה]]. הניחו אותו ברווח.
    .right = כביש בנוי עם מסבאה נספר כפול. אם לא הושלם עד הסוף, הוא לא נספר כלל.
    .apart = בכביש שלכם חסר בדיוק האריח הזה: הניחו אותו ברווח.
lesson-carcassonne-inns-scored = אל תניחו חייל, וראו כמה נקודות זה שווה.
    .right = שלושה אריחים, 2 נקודות כל אחד: { $points }.
lesson-carcassonne-inns-big = האביר שמשמאל הוא [[figure-big|החייל הגדול]] שלכם, ומימין חייל רגיל של הכחול. חברו את שתי הערים.
    .right = החייל הגדול נספר כשניים: שניים מול אחד.
    .apart = הניחו אותו ברווח שבין שתי הערים.
lesson-carcassonne-inns-majority = אל תניחו חייל, וראו כמה נקודות זה שווה.
    .right = כל { $points } הנקודות שלכם, והכחול לא מקבל כלום.
