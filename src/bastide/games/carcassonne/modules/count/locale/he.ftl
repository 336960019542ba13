### הרוזן של קרקסון

## תוספים

carcassonne-option-modules-count = הרוזן של קרקסון
    .help = העיר קרקסון נמצאת במרכז. מהרובעים שלה באים חיילים לעזרה רגע לפני ספירת הנקודות. חוברת החוקים ממליצה לא לשלב את התוסף הזה עם הנהר II.
carcassonne-option-count_mayor_wagon_strength = ראש העיר והעגלה מקרקסון
    .help = כמה נחשבים ראש העיר והעגלה כשהם יוצאים מקרקסון לקראת ספירת נקודות.
carcassonne-option-count_mayor_wagon_strength-two = כשני חיילים
    .help = כל אחד נחשב לשניים, כפי שכתוב במהדורה הזאת.
carcassonne-option-count_mayor_wagon_strength-own = כמו בכל מקום
    .help = ראש העיר כמספר המגנים בעיר, והעגלה אחד.

carcassonne-module-count = הרוזן של קרקסון
    .note = שנים עשר האריחים של העיר קרקסון מונחים מההתחלה באמצע השולחן. מאחורי החומות שלה ממתינים חיילים עד שיהיה בהם צורך.

## אובייקטים ומה שעליהם

carcassonne-feature-quarter = רובע
    .text = חלק מהעיר קרקסון, שבו ממתינים חיילים.
    .note = בעיר ארבעה רובעים: הטירה, השוק, הנפחייה והקתדרלה. מכל רובע באים חיילים לסוג אחד של אובייקטים: מהטירה לערים, מהנפחייה לכבישים, מהקתדרלה למנזרים, מהשוק לשדות. ראש העיר רשאי להיכנס רק לטירה, והעגלה לכל רובע חוץ מהשוק. הדרקון לעולם אינו נכנס לעיר.
carcassonne-quarter-castle = הטירה
carcassonne-quarter-market = השוק
carcassonne-quarter-blacksmith = הנפחייה
carcassonne-quarter-cathedral = הקתדרלה
carcassonne-into-carcassonne = אל העיר
    .note = אם אריח שהנחתם מביא נקודות למישהו אחר ולא לכם, מותר לשלוח חייל מהמלאי לאחד הרובעים, ואז להעביר את הרוזן.
carcassonne-out-of-carcassonne = מהעיר
    .note = לפני ספירה כל שחקן רשאי להוציא חיילים מהרובע המתאים ולהניח אותם באובייקט שנספר, אם מישהו כבר עומד בו. מתחיל השחקן שמשמאל לבעל התור, ובעל התור הוא האחרון. מהשוק הם באים רק בסוף.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-count = הרוזן
    .text = נועל את הרובע של קרקסון שבו הוא עומד.
    .note = אי אפשר לצאת מהרובע שהרוזן נמצא בו. מי ששולח חייל לעיר רשאי להעביר את הרוזן.

## שאלות ותשובות

carcassonne-ask-redeploy = { $chosen ->
    [0] להוציא חייל מקרקסון לקראת ספירת הנקודות?
   *[other] מי יוצא מקרקסון, ולאן?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] להוציא חייל מקרקסון לקראת הספירה הסופית?
   *[other] מי יוצא מקרקסון, ולאן?
}
carcassonne-ask-carcassonne = האריח הביא נקודות לאחרים ולא לכם. לשלוח חייל לקרקסון?
carcassonne-ask-count = להעביר את הרוזן? הוא נמצא כאן: { $quarter }
carcassonne-do-bring = להוציא חייל אל ⁦{ $x }, { $y }⁩
    .lit = להוציא חייל: { $where }
carcassonne-do-bring_nobody = לא להוציא (עוד) חיילים
carcassonne-do-send = לקרקסון: { $figure } – { $quarter }
carcassonne-do-send_nobody = לא לשלוח חייל
carcassonne-do-count = להעביר את הרוזן: { $quarter }
carcassonne-do-count_stays = הרוזן נשאר

## מה קרה

carcassonne-log-sent = { $player } – דמות נשלחת לקרקסון: { $figure } – { $quarter }.
carcassonne-brief-sent = שליחת דמות לקרקסון
carcassonne-log-brought = { $player } – דמות יוצאת מקרקסון: { $figure } – { $quarter }.
carcassonne-brief-brought = הוצאת דמות מקרקסון
carcassonne-log-count = { $player } – הרוזן עובר: { $quarter }.

## השולחן

carcassonne-count = הרוזן נמצא כאן: { $quarter }
carcassonne-in-quarter = { $player } בקרקסון ({ $quarter }): { $figures }

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-count_c0r0 = העיר קרקסון (טור 1, שורה 1), כביש
carcassonne-tile-count_c1r0 = העיר קרקסון (טור 2, שורה 1)
carcassonne-tile-count_c2r0 = העיר קרקסון (טור 3, שורה 1), רובע הטירה
carcassonne-tile-count_c3r0 = העיר קרקסון (טור 4, שורה 1), כביש
carcassonne-tile-count_c0r1 = העיר קרקסון (טור 1, שורה 2)
carcassonne-tile-count_c1r1 = העיר קרקסון (טור 2, שורה 2), רובע הקתדרלה
carcassonne-tile-count_c2r1 = העיר קרקסון (טור 3, שורה 2)
carcassonne-tile-count_c3r1 = העיר קרקסון (טור 4, שורה 2), רובע השוק
carcassonne-tile-count_c0r2 = העיר קרקסון (טור 1, שורה 3), קטע עיר
carcassonne-tile-count_c1r2 = העיר קרקסון (טור 2, שורה 3)
carcassonne-tile-count_c2r2 = העיר קרקסון (טור 3, שורה 3), רובע הנפחייה, כביש
carcassonne-tile-count_c3r2 = העיר קרקסון (טור 4, שורה 3), קטע עיר

## מדוע לא

carcassonne-refuse-nobody_comes_there = אף חייל שלכם אינו יכול לצאת עכשיו מקרקסון אל האריח הזה.
carcassonne-refuse-bring_or_nobody = עכשיו אפשר להוציא חייל מקרקסון, או לוותר.
carcassonne-refuse-bring_follower_now = קודם הוציאו חייל מקרקסון.
carcassonne-refuse-bring_from_quarter = חיילים יוצאים מהרובע המתאים לאובייקט הנספר, אבל לא כשהרוזן נמצא בו.
carcassonne-refuse-send_or_nobody = עכשיו אפשר לשלוח חייל לקרקסון, או לוותר.
carcassonne-refuse-quarter_not_for = אי אפשר לשלוח את הדמות הזאת לרובע הזה: { $figure } – { $quarter }
carcassonne-refuse-count_there = הרוזן כבר נמצא שם: { $quarter }
carcassonne-refuse-count_or_stay = עכשיו העבירו את הרוזן לרובע אחר, או השאירו אותו במקומו.

## השיעור של התוסף הזה

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = לכביש של הכחול חסר רק הקצה. תנו לכחול את הנקודות, וראו מה תקבלו בתמורה: הניחו שם את הצומת.
    .right = הכביש בנוי.
    .apart = הניחו אותו בקצה הפתוח של הכביש של הכחול.
lesson-carcassonne-count-figure = אל תניחו חייל על האריח.
    .right = הכחול קיבל { $points } נקודות, ואתם לא קיבלתם כלום.
lesson-carcassonne-count-send = לכן מותר לשלוח חייל [[into-carcassonne|אל קרקסון]]. מרובע הטירה באים חיילים לערים: שלחו חייל אל הטירה.
    .right = הוא מחכה שם עד שתיספר עיר.
    .none = נתתם נקודות לאחרים: קחו את מה שמגיע לכם בתמורה.
    .else = גם הרובע הזה טוב. הפעם בחרו בטירה.
lesson-carcassonne-count-count = אי אפשר לצאת מהרובע ש[[figure-count|הרוזן]] נמצא בו. הוא בטירה: שלחו אותו אל השוק.
    .right = לפני שתיספר עיר שמישהו עומד בה, החייל שלכם רשאי עכשיו לצאת ולהצטרף.
    .none = כך הוא נועל את החייל שלכם.
    .else = גם זה אפשרי. הפעם שלחו אותו אל השוק.
