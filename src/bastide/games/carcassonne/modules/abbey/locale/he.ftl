### המנזר וראש העיר

## תוספים

carcassonne-option-modules-abbey = המנזר וראש העיר
    .help = מנזר גדול שממלא חור במפה, ראש עיר לערים עם מגנים, אסם לשדות ועגלה שממשיכה הלאה.
carcassonne-module-abbey = המנזר וראש העיר
    .note = שנים עשר אריחים, ולכל שחקן מנזר גדול, ראש עיר, עגלה ואסם.

## אובייקטים ומה שעליהם

carcassonne-feature-abbey = המנזר הגדול
    .text = ממלא חור שמוקף אריחים מארבעת צדדיו, סוגר את הקצוות שפונים אליו של כבישים, ערים ושדות, ומשמש גם כמנזר.
    .note = לכל שחקן מנזר גדול אחד. במקום לשלוף אריח מותר להניח אותו בחור שמוקף אריחים מארבעת צדדיו, ולא משנה מה מצויר עליהם. הוא סוגר את הקצוות שפונים אליו של כבישים, ערים ושדות, ומותר להניח בו חייל כמו במנזר. אחרי האריח האחרון כל מי שלא השתמש במנזר הגדול שלו רשאי עוד להניח אותו, החל מהשחקן שמשמאל למי שהניח את האריח הזה.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-mayor = ראש העיר
    .text = נחשב לחיילים כמספר המגנים בעיר.
    .note = את ראש העיר מותר להניח רק בעיר פנויה. הוא נספר כמספר המגנים שבעיר. בעיר בלי מגן הוא אינו נספר כלל.
carcassonne-figure-wagon = עגלה
    .text = חייל שאחרי ספירת הנקודות רשאי להמשיך לאובייקט סמוך ופנוי שלא הושלם.
    .note = העגלה היא חייל לכבישים, לערים ולמנזרים. אחרי הספירה היא רשאית, במקום לחזור למלאי, להמשיך לאובייקט סמוך ופנוי שלא הושלם.
carcassonne-figure-barn = אסם
    .text = עומד במקום שנפגשות בו ארבע פינות של שדה. נקודות האיכרים נספרות מיד והם חוזרים למלאי. נקודות האסם נספרות בסוף.
    .note = במקום דמות אחרת מותר להניח את האסם בפינה של האריח החדש שבה ארבעה אריחים נפגשים בשדה, ובתנאי שאין בו עדיין אסם. האיכרים שבשדה נספרים מיד כמו בסוף המשחק וחוזרים למלאי. מעכשיו אי אפשר להניח שם איכר. בסוף האסם מביא לבעליו 4 נקודות לכל עיר בנויה. איכרים שהשדה שלהם התחבר אליו אחר כך מקבלים נקודה לכל עיר בנויה (2 עם חזרזיר) וחוזרים למלאי. אם כמה אסמים נפגשים בשדה אחד, כל אסם נספר לשדה כולו.
carcassonne-role-mayor = ראש העיר
carcassonne-role-wagon = עגלה
carcassonne-role-barn = אסם

carcassonne-piece-mayor = ראש העיר
carcassonne-piece-wagon = עגלה
carcassonne-piece-barn = אסם

carcassonne-corner-ne = צפון־מזרח
carcassonne-corner-se = דרום־מזרח
carcassonne-corner-sw = דרום־מערב
carcassonne-corner-nw = צפון־מערב

## שאלות ותשובות

carcassonne-ask-source = לשלוף אריח, או להניח במקומו את המנזר הגדול?
carcassonne-ask-last_abbey = כל האריחים הונחו. להניח את המנזר הגדול?
carcassonne-ask-wagon = האובייקט של העגלה נספר. לאן תמשיך העגלה?
carcassonne-do-draw = לשלוף אריח
carcassonne-do-abbey = להניח את המנזר הגדול ב־⁦{ $x }, { $y }⁩
    .lit = להניח את המנזר הגדול { $where }
carcassonne-do-wagon_to = להעביר את העגלה אל ⁦{ $x }, { $y }⁩
    .lit = להעביר את העגלה: { $where }
carcassonne-do-wagon_home = להחזיר את העגלה למלאי
carcassonne-do-barn = אסם: פינת { $corner }

## השולחן

carcassonne-seat-abbey = אצל { $player } נשאר מנזר גדול.

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-abbey_city_nesw_two_shields = עיר מארבעה צדדים (שני מגנים)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = עיר לרוחב (מגן, על גשר), עיר לרוחב
carcassonne-tile-abbey_city_n_shield_over_city_ew = קטע עיר מחודד (מגן, על גשר), עיר לרוחב
carcassonne-tile-abbey_cities_n_w_roads_e_s = שני קטעי עיר זה ליד זה, שני כבישים אל העיר
carcassonne-tile-abbey_cloister_roads_n_e_s_w = מנזר, ארבעה כבישים
carcassonne-tile-abbey_city_n_road_w = קטע עיר, כביש אל העיר משמאל
carcassonne-tile-abbey_city_n_touching_road_es = קטע עיר, עיקול כביש ימינה (לאורך החומה)
carcassonne-tile-abbey_city_n_touching_road_sw = קטע עיר, עיקול כביש שמאלה (לאורך החומה)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = קטע עיר מחודד (מגן, עד הפינות)
carcassonne-tile-abbey_road_s_open_field = כביש אל השדה הפתוח
carcassonne-tile-abbey_road_new_roundabout = כביש טבעת עם שלוש יציאות
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = עיר לרוחב (מגן), מנהרה
carcassonne-tile-abbey_tile = המנזר הגדול

## מדוע לא

carcassonne-refuse-abbey_needs_hole = המנזר הגדול דורש מקום ריק שיש אריח בכל אחד מארבעת צדדיו.
carcassonne-refuse-barn_needs_corner = אסם עומד בפינה שבה נפגשים ארבעה אריחים בשדה.
carcassonne-refuse-barn_in_field = כבר יש אסם בשדה הזה.
carcassonne-refuse-wagon_next_door = העגלה ממשיכה אל אובייקט סמוך ופנוי שלא הושלם.
carcassonne-refuse-wagon_or_home = העבירו את העגלה, או החזירו אותה למלאי.

## השיעור של התוסף הזה

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = יש כאן חור עם אריחים בכל ארבעת הצדדים. במקום לשלוף אריח מותר להניח בו את [[feature-abbey|המנזר הגדול]] שלכם: הוא מתאים לכל חור כזה וסוגר את הקצוות שפונים אליו.
    .right = הכביש שלכם מסתיים עכשיו במנזר הגדול.
    .draw = מותר גם לשלוף אריח, אבל המנזר הגדול נועד בדיוק לחור כזה.
lesson-carcassonne-abbey-monk = המנזר הגדול הוא גם מנזר. הניחו בו נזיר.
    .right = { $points } נקודות על הכביש מיד. הנזיר מחכה לאריח היחיד שחסר סביבו, בשביל עוד 9.
    .wagon = גם עגלה יכולה לעמוד שם. הפעם הניחו נזיר.
    .none = חסר סביבו רק אריח אחד ל־9 נקודות. הניחו נזיר.
