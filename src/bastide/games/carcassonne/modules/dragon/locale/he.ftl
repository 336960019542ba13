### הנסיכה והדרקון

## תוספים

carcassonne-option-modules-dragon = הנסיכה והדרקון
    .help = הדרקון אוכל חיילים, הפיה מגינה עליהם, הנסיכות מגרשות אבירים, והפורטלים מובילים לכל מקום.
carcassonne-module-dragon = הנסיכה והדרקון
    .note = 30 אריחים עם הרי געש, דרקונים, פורטלים ונסיכות. אין תוסף שמחזיר יותר חיילים למלאי.

## אובייקטים ומה שעליהם

carcassonne-feature-volcano = הר געש
    .text = הדרקון בא לכאן מיד. בתור הזה אסור להניח כאן חייל, בנאי או חזרזיר.
    .note = כשמניחים הר געש, הדרקון בא אליו מיד. בתור הזה אסור להניח על האריח חייל, בנאי או חזרזיר. מותר להעביר את הפיה או להניח אסם. אריחי דרקון שנשלפו לפני הר הגעש הראשון מונחים בצד, ומערבבים אותם בחזרה אחריו.
carcassonne-mark-princess = נסיכה
    .note = כשנסיכה מגיעה לעיר שיש בה אבירים, מי שהניח את האריח חייב להחזיר אחד מהם למלאי, שלו או של שחקן אחר. במקרה כזה אי אפשר להניח דמות או להעביר את הפיה עם האריח הזה. האריח השני, בתור נוסף של הבנאי, אינו מוגבל.
carcassonne-mark-dragon = דרקון
carcassonne-mark-portal = פורטל קסום
    .note = מי שמניח אריח עם הפורטל הקסום רשאי להניח במקום זאת חייל על כל אריח אחר במפה, חוץ מהאריח של הדרקון, באובייקט פנוי שלא הושלם.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-dragon = דרקון
    .text = הולך עד שישה צעדים ומחזיר למלאי כל חייל, בנאי וחזרזיר שבדרכו.
    .note = אחרי שהונח אריח עם סימן הדרקון, ודמות אם רוצים, הדרקון הולך שישה צעדים מאריח לאריח. השחקנים מובילים אותו זה אחר זה, ומתחיל מי שהניח את האריח. באותו מסע הוא אינו נכנס פעמיים לאותו אריח, אינו חוזר לאריח שיצא ממנו, ולעולם אינו נכנס לאריח של הפיה. כל החיילים, הבנאים והחזרזירים שבדרכו חוזרים למלאי לפני כל ספירה. אם אינו יכול להמשיך, הוא עוצר.
carcassonne-figure-fairy = פיה
    .text = מרחיקה את הדרקון מהאריח שלה ומביאה נקודות נוספות לחיילים שעליו.
    .note = במקום להניח דמות מותר להעביר את הפיה לאריח שעומד עליו חייל שלכם. הדרקון אינו נכנס לאריח הזה. אם יש לכם חייל על האריח שלה בתחילת תורכם, אתם מקבלים נקודה. אם סופרים אובייקט שחייל שלידה עומד בו, בעל החייל מקבל עוד 3 נקודות, גם אם לשחקן אחר יש שם יותר חיילים.

## שאלות ותשובות

carcassonne-ask-princess = הנסיכה מחזירה למלאי אביר מהעיר הזאת. את מי?
carcassonne-ask-portal = מי יוצא מהפורטל, והיכן? { $tile } (⁦{ $x }, { $y }⁩)
    .lit = מי יוצא מהפורטל, והיכן? { $tile }
carcassonne-ask-dragon = לאן הולך הדרקון מ־⁦{ $x }, { $y }⁩? { $count ->
    [one] נותר צעד אחד.
    [two] נותרו שני צעדים.
   *[other] נותרו { $count } צעדים.
}
    .lit = לאן הולך הדרקון? { $count ->
        [one] נותר צעד אחד.
        [two] נותרו שני צעדים.
       *[other] נותרו { $count } צעדים.
    }
carcassonne-do-fairy = להעביר את הפיה אל ⁦{ $x }, { $y }⁩
    .lit = להעביר את הפיה: { $where }
carcassonne-do-portal = דרך הפורטל אל ⁦{ $x }, { $y }⁩
    .lit = דרך הפורטל: { $where }
carcassonne-do-rescue = להחזיר למלאי מ־⁦{ $x }, { $y }⁩: { $piece } ({ $player })
    .lit = להחזיר למלאי: { $piece } ({ $player }), { $where }
carcassonne-do-dragon = הדרקון הולך ל{ $facing }, אל ⁦{ $x }, { $y }⁩
    .lit = הדרקון הולך ל{ $facing }

## מה קרה

carcassonne-log-aside = אי אפשר עדיין להניח את האריח הזה, והוא מונח בצד: { $tile }.
carcassonne-log-volcano = הדרקון מגיע אל הר הגעש ב־⁦{ $x }, { $y }⁩.
    .lit = הדרקון מגיע אל הר הגעש.
carcassonne-log-shuffled_in = { $count ->
    [one] האריח שהונח בצד עורבב בחזרה בערמה.
    [two] שני האריחים שהונחו בצד עורבבו בחזרה בערמה.
   *[other] { $count } האריחים שהונחו בצד עורבבו בחזרה בערמה.
}
carcassonne-log-dragon = { $player } – הדרקון הולך אל ⁦{ $x }, { $y }⁩.
    .lit = { $player } – הדרקון הולך הלאה.
carcassonne-brief-dragon = הובלת הדרקון
carcassonne-log-fairy = { $player } – הפיה עוברת אל ⁦{ $x }, { $y }⁩.
    .lit = { $player } – הפיה עוברת מקום.
carcassonne-brief-fairy = העברת הפיה
carcassonne-category-fairy = הפיה

## השולחן

carcassonne-dragon = הדרקון נמצא ב־⁦{ $x }, { $y }⁩.
carcassonne-fairy = הפיה נמצאת ב־⁦{ $x }, { $y }⁩.
carcassonne-aside = בצד עד הר הגעש הראשון: { $tiles }

## מדדים

carcassonne-metric-points_fairy = ניקוד הפיה

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-dragon_volcano = הר געש
carcassonne-tile-dragon_volcano_road_s = הר געש, כביש
carcassonne-tile-dragon_volcano_city_n = קטע עיר, הר געש
carcassonne-tile-dragon_volcano_cities_n_e = שני קטעי עיר זה ליד זה, הר געש
carcassonne-tile-dragon_volcano_road_sw = הר געש, עיקול כביש
carcassonne-tile-dragon_volcano_road_ew = הר געש, כביש ישר
carcassonne-tile-dragon_symbol_city_n = קטע עיר, דרקון
carcassonne-tile-dragon_symbol_cloister_roads_e_s_w = מנזר, שלושה כבישים, דרקון
carcassonne-tile-dragon_symbol_crossing_esw = צומת של שלושה כבישים, דרקון
carcassonne-tile-dragon_symbol_city_new_cloister = עיר משלושה צדדים, מנזר בעיר, דרקון
carcassonne-tile-dragon_symbol_road_sw = עיקול כביש, דרקון
carcassonne-tile-dragon_symbol_road_ew = כביש ישר, דרקון
carcassonne-tile-dragon_symbol_city_nw = פינת עיר, דרקון
carcassonne-tile-dragon_symbol_city_ew_shield = עיר לרוחב (מגן), דרקון
carcassonne-tile-dragon_symbol_city_ew_tunnel_ns = עיר לרוחב, מנהרה, דרקון
carcassonne-tile-dragon_symbol_city_n_road_sw = קטע עיר, עיקול כביש שמאלה, דרקון
carcassonne-tile-dragon_symbol_city_n_road_es = קטע עיר, עיקול כביש ימינה, דרקון
carcassonne-tile-dragon_portal_roads_nw_es = שני עיקולי כביש, פורטל קסום
carcassonne-tile-dragon_portal_crossing_esw = צומת של שלושה כבישים, פורטל קסום
carcassonne-tile-dragon_portal_city_new_shield = עיר משלושה צדדים (מגן), פורטל קסום
carcassonne-tile-dragon_portal_city_nw_road_es = פינת עיר, עיקול כביש, פורטל קסום
carcassonne-tile-dragon_portal_city_n_road_sw = קטע עיר, עיקול כביש שמאלה, פורטל קסום
carcassonne-tile-dragon_portal_city_n_road_es = קטע עיר, עיקול כביש ימינה, פורטל קסום
carcassonne-tile-dragon_princess_city_n_crossing_esw = קטע עיר (נסיכה), צומת של שלושה כבישים
carcassonne-tile-dragon_princess_city_n_city_es_shield = קטע עיר מחודד (נסיכה), פינת עיר (מגן)
carcassonne-tile-dragon_princess_city_new = עיר משלושה צדדים (נסיכה)
carcassonne-tile-dragon_princess_city_nw_reaching_se = פינת עיר (נסיכה, עד הפינה)
carcassonne-tile-dragon_princess_city_nw = פינת עיר (נסיכה)
carcassonne-tile-dragon_princess_city_nw_road_es = פינת עיר (נסיכה), עיקול כביש

## מדוע לא

carcassonne-refuse-fairy_there = הפיה כבר נמצאת שם.
carcassonne-refuse-fairy_needs_follower = אפשר להעביר את הפיה רק אל אריח שיש עליו חייל שלכם.
carcassonne-refuse-dragon_must_go = קודם הזיזו את הדרקון.
carcassonne-refuse-dragon_needs_tile = אין שם אריח שהדרקון יכול ללכת אליו.
carcassonne-refuse-dragon_fears_fairy = הפיה מרחיקה את הדרקון מהאריח שלה.
carcassonne-refuse-dragon_stays_out = הדרקון אינו נכנס לקרקסון.
carcassonne-refuse-dragon_been_there = הדרקון כבר היה שם במסע הזה.
carcassonne-refuse-princess_must_send = קודם בחרו אביר שהנסיכה תחזיר למלאי.
carcassonne-refuse-princess_own_city = הנסיכה מחזירה למלאי אביר מהעיר שלה.
carcassonne-refuse-no_portal = אין פורטל קסום על האריח הזה.
carcassonne-refuse-portal_needs_tile = לא מונח שם אריח.
carcassonne-refuse-portal_leads_away = הפורטל מוביל לאריחים אחרים. על האריח הזה מניחים דמות כרגיל.
carcassonne-refuse-portal_nothing_free = דרך הפורטל אפשר להעביר חייל שלכם אל אובייקט פנוי שלא הושלם.
carcassonne-refuse-portal_follower_now = קודם הניחו את החייל שיוצא מהפורטל.

## השיעור של התוסף הזה

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = הדרקון יושב על הר הגעש. שלפתם אריח עם סימן הדרקון: אחרי הנחתו הדרקון יוצא לדרך. הניחו אותו בקצה הכביש שלכם.
    .right = לפני שהוא יוצא לדרך מותר להניח דמות או להעביר את הפיה.
    .apart = הניחו אותו בקצה המזרחי של הכביש שלכם.
lesson-carcassonne-dragon-fairy = הדרקון לעולם אינו נכנס לאריח של [[figure-fairy|הפיה]]. בחרו את הפיה, ואז את המקום שליד השודד שלכם.
    .right = השודד שלכם בטוח.
    .else = כך השודד שלכם אינו מוגן מפני הדרקון. העבירו אליו את הפיה.
lesson-carcassonne-dragon-journey = עכשיו הולך [[figure-dragon|הדרקון]], ואתם מובילים אותו ראשונים. הוא יכול ללכת רק מזרחה, ושם עומד האיכר של הכחול.
    .right = האיכר של הכחול חזר למלאי. באריח הבא נמצאת הפיה, ולכן הדרקון נעצר.
