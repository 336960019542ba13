### גשרים, טירות ושווקים

## תוספים

carcassonne-option-modules-bridges = גשרים, טירות ושווקים
    .help = גשרים מעבירים כבישים מעל אריחים, ערים קטנות הופכות לטירות, ואריחים נמכרים במכרז.
carcassonne-option-bazaar_no_auction = שוק בלי מכרז
    .help = בשוק אין הצעות מחיר: כל אחד בתורו לוקח אחד מהאריחים ומניח אותו.
carcassonne-module-bridges = גשרים, טירות ושווקים
    .note = שנים עשר אריחים, שלושה גשרים ושלוש טירות לכל שחקן (שניים מכל סוג במשחק של חמישה או שישה שחקנים), ומכרזים על אריחים.

## אובייקטים ומה שעליהם

carcassonne-feature-castle = טירה
    .text = עיר קטנה שהפכה לטירה מקבלת את הנקודות של האובייקט הראשון שהושלם לידה.
    .note = כשנבנית עיר קטנה משני קטעים חצי עגולים, ויש לה בעלים אחד בלבד, הוא רשאי להפוך אותה לטירה במקום לקבל 4 נקודות. חייל אחד נשאר עליה, מוגן מפני הדרקון. האובייקט הבא שיושלם על שני האריחים שלה או לאורך הצדדים הארוכים שלהם מביא לבעל הטירה אותן נקודות, פעם אחת, ולא משנה למי הוא שייך. אם אריח אחד משלים כמה אובייקטים כאלה, בעל הטירה בוחר באחד מהם. טירה שלא היה לה אובייקט כזה אינה מביאה נקודות בסוף. לאיכרים בשדה, טירה שווה נקודה אחת יותר מעיר.
carcassonne-feature-bridge = גשר
    .text = גשר עץ מעביר כביש בקו ישר מעל אריח, מעל כל מה שנמצא עליו.
    .note = בתורכם מותר לבנות גשר אחד, בקו ישר מעל האריח שהונח או מעל אריח שלידו, משדה לשדה. הגשר הוא כביש שעובר מעל כל מה שמתחתיו, והוא אינו חוצה את השדה. בזכות גשר יכול להתאים אריח שלא היה מתאים בלעדיו. על אריח שמתאים רק עם גשר מותר לוותר, ולשלוף אחר במקומו.
carcassonne-mark-bazaar = שוק
    .note = אחרי שהונח אריח עם שוק, מציגים אריחים כמספר השחקנים. החל מהשחקן שמשמאל, כל מי שעוד אין לו אריח מעמיד בתורו אחד מהם למכרז ומציע סכום. השאר שאין להם אריח רשאים להעלות את ההצעה, פעם אחת. מותר להציע 0, ומותר גם להציע יותר נקודות משיש לכם. מי שהעמיד את האריח למכרז קונה אותו במחיר ההצעה הגבוהה ביותר ומשלם למציע, או מוכר לו אותו במחיר הזה. אם אף אחד לא העלה, הוא חייב לקחת את האריח, ואת הנקודות שהציע הוא מאבד בלי לשלם לאיש. האחרון שאין לו אריח מקבל את האריח האחרון חינם. את האריחים האלה מניחים בתורות הבאים. אם כך נקבע בהגדרות השולחן, כל אחד בתורו לוקח אריח ומניח אותו, בלי הצעות. אם נשארו פחות אריחים ממספר השחקנים, או אם אריח השוק עצמו הגיע משוק, לא קורה דבר.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-way-ns = מצפון לדרום
carcassonne-way-ew = ממזרח למערב

## שאלות ותשובות

carcassonne-ask-castle = העיר הקטנה שלכם ב־⁦{ $x }, { $y }⁩ הושלמה. נקודות או טירה?
    .lit = העיר הקטנה שלכם הושלמה. נקודות או טירה?
carcassonne-ask-castle_score = לפי מה תקבל נקודות הטירה שלכם ב־⁦{ $x }, { $y }⁩?
    .lit = לפי מה תקבל נקודות הטירה שלכם?
carcassonne-ask-bazaar = { $stage ->
    [1] איזה אריח תעמידו למכרז?
    [2] כמה תציעו עבור האריח? { $tile }
    [3] ההצעה של { $player }: { $points }. להעלות את הצעת המחיר? { $tile }
   *[other] ההצעה של { $player }: { $points }. לקנות את האריח או למכור אותו? { $tile }
}
carcassonne-ask-bazaar_choice = איזה אריח תיקחו?

carcassonne-do-bridge = לבנות גשר, { $way }
carcassonne-do-give_up = לוותר על האריח
carcassonne-do-castle = להפוך את העיר לטירה
carcassonne-do-points = לקחת את הנקודות
carcassonne-do-castle_score = { $points } ({ $feature })
carcassonne-do-offer = למכרז: { $tile }
carcassonne-do-take = לקחת: { $tile }
carcassonne-do-bid = להציע { $points }
carcassonne-do-pass = לדלג
carcassonne-do-buy = לקנות
carcassonne-do-sell = למכור

## מה קרה

carcassonne-log-given_up = { $player } – ויתור על אריח שמתאים רק עם גשר: { $tile }.
carcassonne-log-bridge = { $player } – נבנה גשר ב־⁦{ $x }, { $y }⁩, { $way }.
    .lit = { $player } – נבנה גשר, { $way }.
carcassonne-brief-bridge = בניית גשר
carcassonne-log-castle = { $player } – הוקמה טירה ב־⁦{ $x }, { $y }⁩.
    .lit = { $player } – הוקמה טירה.
carcassonne-brief-castle = הקמת טירה
carcassonne-log-bazaar = { $player } – נפתח השוק: { $tiles }.
carcassonne-log-offered = { $player } – אריח למכרז: { $tile }.
carcassonne-log-bid = { $player } – הצעה: { $points }.
carcassonne-log-passed = { $player } – דילוג.
carcassonne-log-won = { $player } – התקבל אריח: { $tile }.
carcassonne-brief-won = זכייה באריח בשוק
carcassonne-log-paid = { $player } – תשלום של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
carcassonne-log-earned = { $player } – התקבל תשלום של { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}.
carcassonne-category-castles = טירות
carcassonne-category-auction = מכרזים

## השולחן

carcassonne-seat-stock = { $player }: גשרים { $bridges }, טירות { $castles }
carcassonne-seat-won = אצל { $player } אריח מהשוק: { $tile }
carcassonne-bazaar = בשוק: { $tiles }
carcassonne-page-bid = ההצעה שלכם
carcassonne-page-bid-less = פחות
carcassonne-page-bid-more = יותר

## מדדים

carcassonne-metric-points_castles = ניקוד טירות
carcassonne-metric-points_auction = ניקוד מכרזים

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-bazaar_city_nesw = עיר מארבעה צדדים, שוק
carcassonne-tile-bridges_cities_n_e_w_road_s = שלושה קטעי עיר, כביש אל העיר
carcassonne-tile-bazaar_city_ew = עיר לרוחב, שוק
carcassonne-tile-bridges_city_w_reaching_ne_road_e = קטע עיר מחודד (עד הפינה), כביש אל העיר
carcassonne-tile-bazaar_city_n_road_s = קטע עיר, כביש, שוק
carcassonne-tile-bazaar_field = שדה, שוק
carcassonne-tile-bridges_city_ew_cloister = עיר לרוחב, מנזר בעיר
carcassonne-tile-bridges_cloister_road_ew = מנזר, כביש ישר
carcassonne-tile-bazaar_road_s_inn = כביש (מסבאה), שוק
carcassonne-tile-bazaar_roads_n_s = שני כבישים, שוק
carcassonne-tile-bazaar_roads_n_s_inn_s = שני כבישים (מסבאה), שוק

## מדוע לא

carcassonne-refuse-bridge_none_left = לא נשארו לכם גשרים.
carcassonne-refuse-bridge_built = כבר בניתם גשר עם האריח הזה.
carcassonne-refuse-bridge_ends = גשר עובר בקו ישר משדה לשדה, ושני קצותיו חייבים להיות פתוחים.
carcassonne-refuse-castle_or_points = עכשיו בחרו: טירה או נקודות.
carcassonne-refuse-castle_scores_beside = טירה מקבלת נקודות לפי אחד האובייקטים שהושלמו לידה.
carcassonne-refuse-castle_must_score = קודם בחרו אובייקט שלפיו תקבל הטירה נקודות.
carcassonne-refuse-take_tile = קחו אחד מהאריחים המוצגים.
carcassonne-refuse-bid_more = הציעו יותר מ־{ $points }, או דלגו.
carcassonne-refuse-bid_first = המכרז נפתח בהצעה שלכם. מותר להציע 0.
carcassonne-refuse-offer_tile = העמידו למכרז אחד מהאריחים המוצגים.
carcassonne-refuse-buy_or_sell = קנו את האריח או מכרו אותו.

## השיעור של התוסף הזה

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = הכביש שלכם מוביל מזרחה, ובאריח ששלפתם אין כביש. עם [[feature-bridge|גשר]] הוא מתאים בכל זאת: הניחו אותו בקצה הכביש שלכם.
    .right = הכביש שלכם ממשיך על הגשר, מעל העיר.
    .apart = הניחו אותו בקצה הכביש שלכם: הגשר יעביר את הכביש מעליו.
lesson-carcassonne-bridges-castle = סגרו את העיר הקטנה שבצפון.
    .right = עיר קטנה משני קטעים חצי עגולים: היא יכולה להפוך לטירה.
    .apart = הניחו אותו מעל האביר שלכם, מסובב כך שעיר תיגע בעיר.
lesson-carcassonne-bridges-figure = אל תניחו חייל, ואל תבנו גשר.
    .right = עכשיו תחליטו מה תהיה העיר.
lesson-carcassonne-bridges-build = { $points } נקודות מיד, או [[feature-castle|טירה]]: היא מקבלת אותן נקודות כמו האובייקט הבא שיושלם לידה. בנו את הטירה.
    .right = האביר שלכם נשאר עליה. חכו לאובייקט גדול שיושלם לידה.
    .points = { $points } נקודות הן דבר בטוח, אבל הפעם נסו את הטירה.
