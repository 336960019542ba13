### קרקסון: ביג בוקס 3.

carcassonne = קרקסון
    .about = מניחים אריחים, בונים יחד ערים, כבישים, מנזרים ושדות, ושולחים את החיילים למקום שבו ירוויחו הכי הרבה.

## תוספים

carcassonne-option-modules = תוספים
    .help = מה משחקים מלבד משחק הבסיס, שתמיד כלול.
carcassonne-option-modules-base = קרקסון - הבסיס
    .help = כבישים, ערים, מנזרים ושדות: 72 אריחים.
carcassonne-option-modules-inns = מסבאות וקתדרלות
    .help = מסבאה מכפילה כביש וקתדרלה מעשירה עיר, אבל רק אם הושלמו. החייל הגדול נחשב לשניים.
carcassonne-option-modules-traders = סוחרים ובנאים
    .help = הבנאי מזכה באריח שני בתור, החזרזיר מעשיר את השדה, ומי שמשלים עיר לוקח את המוצרים שלה.
carcassonne-option-modules-king = המלך והמנהיג השודדים
    .help = מי שהשלים את העיר הגדולה ביותר מחזיק במלך, ומי שהשלים את הכביש הארוך ביותר במנהיג השודדים: נקודות בסוף.
carcassonne-option-modules-river2 = הנהר II
    .help = המשחק נפתח בנהר שמתפצל.
carcassonne-option-modules-dragon = נסיכה והדרקון
    .help = הדרקון אוכל חיילים, הפיה מגינה עליהם, הנסיכות מגרשות אבירים, והפורטלים מובילים לכל מקום.
carcassonne-option-modules-abbey = המנזר וראש העיר
    .help = המנזר הגדול לחור במפה, ראש העיר לערים עם מגנים, האסם לשדות, והעגלה שממשיכה הלאה.
carcassonne-option-modules-bridges = גשרים, טירות ושוקים
    .help = גשרים נושאים כבישים מעל האדמה, ערים קטנות הופכות לטירות, ואריחים נמכרים במכרז.
carcassonne-option-modules-cult = הפולחן והכופר
    .help = מקומות פולחן נבנים כמו מנזרים; כופר ונזיר שכנים מתחרים מי ישלים ראשון.
carcassonne-option-modules-count = הרוזן של קרקסון
    .help = העיר קרקסון מונחת במרכז; מהרבעים שלה באים חיילים לעזרה רגע לפני ספירת הנקודות. ספר החוקים ממליץ לא לשחק אותו יחד עם הנהר II.
carcassonne-option-modules-all = הכול
    .help = כל התוספים יחד.
carcassonne-option-modules-classic = הקלסיקה
    .help = הבסיס עם מסבאות וקתדרלות ועם סוחרים ובנאים.
carcassonne-option-modules-random = אקראי
    .help = התוספים מוגרלים מן הזרע.

carcassonne-option-bazaar_no_auction = שוק בלי מכרז
    .help = בשוק אין הצעות מחיר: כל אחד בתורו לוקח אחד מן האריחים ומניח אותו.
carcassonne-option-count_mayor_wagon_strength = ראש העיר והעגלה מקרקסון
    .help = כמה נחשבים ראש העיר והעגלה כשהם יוצאים מקרקסון לקראת ספירת נקודות.
carcassonne-option-count_mayor_wagon_strength-two = כשני חיילים
    .help = כל אחד נחשב לשניים, כפי שכתוב במהדורה זו.
carcassonne-option-count_mayor_wagon_strength-own = כמו בכל מקום
    .help = ראש העיר כמספר המגנים בעיר, והעגלה אחד.

carcassonne-module-base = קרקסון - הבסיס
carcassonne-module-inns = מסבאות וקתדרלות
carcassonne-module-traders = סוחרים ובנאים
carcassonne-module-king = המלך והמנהיג השודדים
carcassonne-module-river2 = הנהר II
carcassonne-module-dragon = נסיכה והדרקון
carcassonne-module-abbey = המנזר וראש העיר
carcassonne-module-bridges = גשרים, טירות ושוקים
carcassonne-module-cult = הפולחן והכופר
carcassonne-module-count = הרוזן של קרקסון

## אובייקטים ומה שעליהם

carcassonne-feature-road = כביש
    .text = בנוי כששני הקצוות סגורים: נקודה לכל אריח. לא גמור בסוף המשחק: אותו דבר.
carcassonne-feature-city = עיר
    .text = בנויה כשהחומות סגורות: 2 נקודות לכל אריח ולכל מגן. לא גמורה בסוף המשחק: 1.
carcassonne-feature-cloister = מנזר
    .text = בנוי כשיש אריחים בכל שמונת המקומות שסביבו: 9 נקודות. לא גמור בסוף המשחק: נקודה לכל אריח שיש.
carcassonne-feature-field = שדה
    .text = לעולם אינו מושלם. בסוף המשחק 3 נקודות לכל עיר בנויה שהוא גובל בה.
carcassonne-feature-shrine = מקום הפולחן
    .text = מנוקד כמו מנזר. כופר ונזיר של שחקן אחר בשכנות יוצאים לדו-קרב: רק הראשון שמשלים זוכה בנקודות.
carcassonne-feature-river = נהר
    .text = מפריד בין שדות. אין עומדים עליו.
carcassonne-feature-volcano = הר געש
    .text = הדרקון בא לכאן מיד; לחייל אסור.
carcassonne-feature-quarter = רובע
    .text = חלק מן העיר קרקסון, שבו חיילים ממתינים.
carcassonne-feature-castle = טירה
    .text = עיר קטנה שהפכה לטירה מקבלת את הנקודות של האובייקט הראשון שהושלם לידה.
carcassonne-feature-bridge = גשר
    .text = גשר עץ מעביר כביש ישר מעל אריח, מעל כל מה שנמצא מתחתיו.
carcassonne-feature-abbey = המנזר הגדול
    .text = ממלא חור שיש לו שכנים מארבעת הצדדים, סוגר את כל מה שפונה אליו, והוא עצמו מנזר.

carcassonne-mark-shield = מגן
carcassonne-mark-inn = מסבאה על האגם
carcassonne-mark-cathedral = קתדרלה
carcassonne-mark-pig_herd = עדר החזירים
carcassonne-mark-princess = נסיכה
carcassonne-mark-dragon = דרקון
carcassonne-mark-portal = הפורטל הקסום
carcassonne-mark-bazaar = שוק
carcassonne-mark-tunnel = מנהרה
carcassonne-mark-crossing = צומת
carcassonne-mark-spring = מעיין
carcassonne-mark-fork = זרוע נהר
carcassonne-mark-lake = אגם

carcassonne-goods-wine = יין
carcassonne-goods-grain = תבואה
carcassonne-goods-cloth = בד

carcassonne-quarter-castle = הטירה
carcassonne-quarter-market = השוק
carcassonne-quarter-blacksmith = הנפחייה
carcassonne-quarter-cathedral = הקתדרלה

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-follower = חייל
    .text = תופס כביש, עיר, מנזר או שדה פנויים, וחוזר הביתה אחרי ספירת הנקודות. איכרים נשארים.
carcassonne-figure-big = חייל גדול
    .text = חייל שנחשב לשניים.
carcassonne-figure-builder = בנאי
    .text = מצטרף לחייל שלכם בכביש או בעיר. מי שמרחיב אותם משחק אריח שני.
carcassonne-figure-pig = חזרזיר
    .text = מצטרף לאיכר שלכם: נקודה נוספת לכל עיר.
carcassonne-figure-mayor = ראש העיר
    .text = נחשב לחיילים כמספר המגנים בעיר.
carcassonne-figure-wagon = עגלה
    .text = חייל שאחרי ספירת הנקודות ממשיך לאובייקט שכן שלא הושלם.
carcassonne-figure-barn = אסם
    .text = עומד במקום שנפגשות בו ארבע פינות של שדה. האיכרים מנוקדים והולכים הביתה; האסם מנוקד בסוף.
carcassonne-figure-dragon = דרקון
    .text = הולך שישה צעדים ומחזיר הביתה את כל מי שפגש.
carcassonne-figure-fairy = פיה
    .text = מרחיקה את הדרקון מן האריח שלה ומביאה נקודות נוספות לחיילים שעליו.
carcassonne-figure-count = הרוזן
    .text = נועל את הרובע של קרקסון שבו הוא עומד.
carcassonne-figure-king = המלך
    .text = אצל מי שהשלים את העיר הגדולה ביותר: בסוף נקודה לכל עיר בנויה.
carcassonne-figure-robber = המנהיג השודדים
    .text = אצל מי שהשלים את הכביש הארוך ביותר: בסוף נקודה לכל כביש בנוי.

carcassonne-role-highwayman = שודד
carcassonne-role-knight = אביר
carcassonne-role-monk = נזיר
carcassonne-role-heretic = כופר
carcassonne-role-farmer = איכר
carcassonne-role-builder = בנאי
carcassonne-role-pig = חזרזיר
carcassonne-role-mayor = ראש העיר
carcassonne-role-wagon = עגלה
carcassonne-role-barn = אסם

carcassonne-piece-highwayman = שודד
carcassonne-piece-knight = אביר
carcassonne-piece-monk = נזיר
carcassonne-piece-heretic = כופר
carcassonne-piece-farmer = איכר
carcassonne-piece-big_highwayman = שודד גדול
carcassonne-piece-big_knight = אביר גדול
carcassonne-piece-big_monk = נזיר גדול
carcassonne-piece-big_heretic = כופר גדול
carcassonne-piece-big_farmer = איכר גדול
carcassonne-piece-builder = בנאי
carcassonne-piece-pig = חזרזיר
carcassonne-piece-mayor = ראש העיר
carcassonne-piece-wagon = עגלה
carcassonne-piece-barn = אסם

carcassonne-colour-red = אדום
carcassonne-colour-blue = כחול
carcassonne-colour-green = ירוק
carcassonne-colour-yellow = צהוב
carcassonne-colour-black = שחור
carcassonne-colour-grey = אפור

carcassonne-corner-ne = צפון־מזרח
carcassonne-corner-se = דרום־מזרח
carcassonne-corner-sw = דרום־מערב
carcassonne-corner-nw = צפון־מערב

carcassonne-way-ns = מצפון לדרום
carcassonne-way-ew = ממזרח למערב

carcassonne-facing-north = צפון
carcassonne-facing-east = מזרח
carcassonne-facing-south = דרום
carcassonne-facing-west = מערב

## שאלות ותשובות

carcassonne-ask-place = היכן יונח האריח? { $tile }
carcassonne-ask-figure = להניח דמות על האריח? { $tile } ({ $x }, { $y })
carcassonne-ask-spring = היכן נובע הנהר? { $tile }
carcassonne-ask-princess = הנסיכה שולחת הביתה אביר מהעיר הזאת. את מי?
carcassonne-ask-portal = מי יוצא מהפורטל, והיכן? { $tile } ({ $x }, { $y })
carcassonne-ask-dragon = לאן הולך הדרקון מ־{ $x }, { $y }? { $count ->
    [one] נותר צעד אחד.
    [two] נותרו שני צעדים.
   *[other] נותרו { $count } צעדים.
}
carcassonne-ask-redeploy = { $chosen ->
    [0] להוציא חייל מקרקסון לקראת ספירת הנקודות?
   *[other] מי יוצא מקרקסון, ולאן?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] להוציא חייל מקרקסון לקראת הספירה הסופית?
   *[other] מי יוצא מקרקסון, ולאן?
}
carcassonne-ask-carcassonne = האריח הביא נקודות לאחרים ולא לך. לשלוח חייל לקרקסון?
carcassonne-ask-count = להעביר את הרוזן? הוא נמצא כאן: { $quarter }
carcassonne-ask-source = למשוך אריח, או להניח במקומו את המנזר הגדול?
carcassonne-ask-last_abbey = כל האריחים הונחו. להניח את המנזר הגדול?
carcassonne-ask-wagon = האובייקט של העגלה נוקד. לאן תמשיך העגלה?
carcassonne-ask-castle = העיר הקטנה שלך ב־{ $x }, { $y } הושלמה. נקודות או טירה?
carcassonne-ask-castle_score = לפי מה תקבל הטירה שלך ב־{ $x }, { $y } נקודות?
carcassonne-ask-bazaar = { $stage ->
    [1] איזה אריח להציע למכירה?
    [2] כמה להציע עבור האריח? { $tile }
    [3] ההצעה של { $player }: { $points }. להעלות את הצעת המחיר? { $tile }
   *[other] ההצעה של { $player }: { $points }. לקנות את האריח או למכור אותו? { $tile }
}
carcassonne-ask-bazaar_choice = איזה אריח לקחת?

carcassonne-do-place = להניח ב־{ $x }, { $y }, פונה ל{ $facing }{ $bridged ->
    [1] , עם גשר
   *[other] {""}
}
carcassonne-do-none = לא להניח
carcassonne-do-figure = { $piece }: { $feature } { $number }
carcassonne-do-fairy = להעביר את הפיה אל { $x }, { $y }
carcassonne-do-portal = דרך הפורטל אל { $x }, { $y }
carcassonne-do-rescue = לשלוח הביתה מ־{ $x }, { $y }: { $piece } ({ $player })
carcassonne-do-dragon = הדרקון הולך ל{ $facing }, אל { $x }, { $y }
carcassonne-do-bring = להוציא חייל אל { $x }, { $y }
carcassonne-do-bring_nobody = איש (נוסף) אינו יוצא
carcassonne-do-send = לקרקסון: { $figure } – { $quarter }
carcassonne-do-send_nobody = לא לשלוח איש
carcassonne-do-count = להעביר את הרוזן: { $quarter }
carcassonne-do-count_stays = הרוזן נשאר
carcassonne-do-draw = למשוך אריח
carcassonne-do-abbey = להניח את המנזר הגדול ב־{ $x }, { $y }
carcassonne-do-wagon_to = להעביר את העגלה אל { $x }, { $y }
carcassonne-do-wagon_home = להחזיר את העגלה למלאי
carcassonne-do-barn = אסם: פינת { $corner }
carcassonne-do-bridge = לבנות גשר, { $way }
carcassonne-do-give_up = לוותר על האריח
carcassonne-do-castle = להפוך את העיר לטירה
carcassonne-do-points = לקחת את הנקודות
carcassonne-do-castle_score = { $points } ({ $feature })
carcassonne-do-offer = להציע: { $tile }
carcassonne-do-take = לקחת: { $tile }
carcassonne-do-bid = להציע { $points }
carcassonne-do-pass = לוותר
carcassonne-do-buy = לקנות
carcassonne-do-sell = למכור

## מה קרה

carcassonne-log-turn = התור של { $player }.
carcassonne-log-drew = { $player } – נמשך אריח: { $tile }.
carcassonne-log-unplaceable = האריח אינו מתאים לשום מקום ומוסר מהמשחק: { $tile }.
carcassonne-log-aside = אי אפשר לשחק עדיין את האריח הזה והוא מונח בצד: { $tile }.
carcassonne-log-placed = { $player } – הונח אריח ב־{ $x }, { $y }, פונה ל{ $facing }: { $tile }.
carcassonne-log-deployed = { $player } – הונחה דמות ב־{ $x }, { $y }: { $piece }.
carcassonne-log-completed = { $player } – הושלם אובייקט: { $feature } ({ $tiles ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $tiles } אריחים
}{ $shields ->
    [0] {""}
    [one] , מגן אחד
    [two] , שני מגנים
   *[other] , { $shields } מגנים
}).
carcassonne-log-scored = { $final ->
    [1] ספירה סופית: {""}
   *[other] {""}
}{ $player } – { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} ({ $category }).
carcassonne-log-returned = { $player } – דמות חוזרת הביתה מ־{ $x }, { $y }: { $figure }.
carcassonne-log-goods = { $player } – מוצרים: { $count } × { $goods }.
carcassonne-log-king = המלך עובר אל { $player }: עיר של { $tiles } אריחים.
carcassonne-log-robber = המנהיג השודדים עובר אל { $player }: כביש של { $tiles } אריחים.
carcassonne-log-second_part = { $player } – אריח שני, בזכות הבנאי.
carcassonne-log-volcano = הדרקון מגיע אל הר הגעש ב־{ $x }, { $y }.
carcassonne-log-shuffled_in = { $count ->
    [one] האריח שהונח בצד נטרף אל הקופה.
    [two] שני האריחים שהונחו בצד נטרפים אל הקופה.
   *[other] { $count } האריחים שהונחו בצד נטרפים אל הקופה.
}
carcassonne-log-dragon = { $player } – הדרקון הולך אל { $x }, { $y }.
carcassonne-log-fairy = { $player } – הפיה עוברת אל { $x }, { $y }.
carcassonne-log-challenge = הושלם ראשון וניצח בדו־קרב: { $feature } ב־{ $x }, { $y }.
carcassonne-log-sent = { $player } – דמות נשלחת לקרקסון: { $figure } – { $quarter }.
carcassonne-log-brought = { $player } – דמות יוצאת מקרקסון: { $figure } – { $quarter }.
carcassonne-log-count = { $player } – הרוזן עובר: { $quarter }.
carcassonne-log-given_up = { $player } – ויתור על אריח שמתאים רק עם גשר: { $tile }.
carcassonne-log-bridge = { $player } – נבנה גשר ב־{ $x }, { $y }, { $way }.
carcassonne-log-castle = { $player } – נוסדה טירה ב־{ $x }, { $y }.
carcassonne-log-bazaar = { $player } – נפתח השוק: { $tiles }.
carcassonne-log-offered = { $player } – אריח מוצע למכירה: { $tile }.
carcassonne-log-bid = { $player } – הצעה: { $points }.
carcassonne-log-passed = { $player } – ויתור.
carcassonne-log-won = { $player } – התקבל אריח: { $tile }.
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
carcassonne-log-game_over = המשחק נגמר. ניצחון: { $players }.

carcassonne-category-roads = כבישים
carcassonne-category-cities = ערים
carcassonne-category-cloisters = מנזרים
carcassonne-category-fields = שדות
carcassonne-category-goods = מוצרים
carcassonne-category-king = המלך
carcassonne-category-robber = המנהיג השודדים
carcassonne-category-fairy = הפיה
carcassonne-category-castles = טירות
carcassonne-category-auction = מכרזים

## השולחן

carcassonne-seat = { $player }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}. במלאי: { $figures }
carcassonne-seat-goods = { $player }: יין { $wine }, תבואה { $grain }, בד { $cloth }
carcassonne-pile = { $count ->
    [0] הקופה ריקה.
    [one] נותר אריח אחד.
    [two] נותרו שני אריחים.
   *[other] נותרו { $count } אריחים.
}
carcassonne-hand = האריח להנחה: { $tile }
carcassonne-king = המלך אצל { $player } (עיר של { $tiles } אריחים).
carcassonne-robber = המנהיג השודדים אצל { $player } (כביש של { $tiles } אריחים).
carcassonne-dragon = הדרקון נמצא ב־{ $x }, { $y }.
carcassonne-fairy = הפיה נמצאת ב־{ $x }, { $y }.
carcassonne-aside = בצד עד הר הגעש הראשון: { $tiles }
carcassonne-count = הרוזן נמצא כאן: { $quarter }
carcassonne-in-quarter = { $player } בקרקסון ({ $quarter }): { $figures }
carcassonne-seat-abbey = אצל { $player } נשאר מנזר גדול.
carcassonne-seat-stock = { $player }: גשרים { $bridges }, טירות { $castles }
carcassonne-seat-won = אצל { $player } אריח מהשוק: { $tile }
carcassonne-bazaar = בשוק: { $tiles }

## מדדים

carcassonne-metric-tiles = אריחים שהונחו
carcassonne-metric-turns = תורות
carcassonne-metric-unplaceable = אריחים שלא התאימו לשום מקום
carcassonne-metric-points_roads = נקודות על כבישים
carcassonne-metric-points_cities = נקודות על ערים
carcassonne-metric-points_cloisters = נקודות על מנזרים
carcassonne-metric-points_fields = נקודות על שדות
carcassonne-metric-points_goods = נקודות על מוצרים
carcassonne-metric-points_king = נקודות על המלך
carcassonne-metric-points_robber = נקודות על המנהיג השודדים
carcassonne-metric-completed_roads = כבישים בנויים שנוקדו
carcassonne-metric-completed_cities = ערים בנויות שנוקדו
carcassonne-metric-completed_cloisters = מנזרים בנויים שנוקדו
carcassonne-metric-points_fairy = נקודות על הפיה
carcassonne-metric-points_castles = נקודות על טירות
carcassonne-metric-points_auction = נקודות ממכרזים

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-base_a_cloister_road_s = מנזר, כביש
carcassonne-tile-base_b_cloister = מנזר
carcassonne-tile-base_c_city_nesw_shield = עיר מארבעה צדדים (מגן)
carcassonne-tile-base_d_city_n_road_ew = שולי עיר, כביש ישר
carcassonne-tile-base_e_city_n = שולי עיר
carcassonne-tile-base_f_city_ew_shield = עיר לרוחב (מגן)
carcassonne-tile-base_g_city_ew = עיר לרוחב
carcassonne-tile-base_h_cities_n_s = שני שולי עיר זה מול זה
carcassonne-tile-base_i_cities_n_w = שני שולי עיר זה ליד זה
carcassonne-tile-base_j_city_n_road_es = שולי עיר, עיקול כביש ימינה
carcassonne-tile-base_k_city_n_road_sw = שולי עיר, עיקול כביש שמאלה
carcassonne-tile-base_l_city_n_crossing_esw = שולי עיר, צומת של שלושה כבישים
carcassonne-tile-base_m_city_nw_shield = פינת עיר (מגן)
carcassonne-tile-base_n_city_nw = פינת עיר
carcassonne-tile-base_o_city_nw_shield_road_es = פינת עיר (מגן), עיקול כביש
carcassonne-tile-base_p_city_nw_road_es = פינת עיר, עיקול כביש
carcassonne-tile-base_q_city_new_shield = עיר משלושה צדדים (מגן)
carcassonne-tile-base_r_city_new = עיר משלושה צדדים
carcassonne-tile-base_s_city_new_shield_road_s = עיר משלושה צדדים (מגן), כביש אל העיר
carcassonne-tile-base_t_city_new_road_s = עיר משלושה צדדים, כביש אל העיר
carcassonne-tile-base_u_road_ew = כביש ישר
carcassonne-tile-base_v_road_sw = עיקול כביש
carcassonne-tile-base_w_crossing_esw = צומת של שלושה כבישים
carcassonne-tile-base_x_crossing_nesw = צומת של ארבעה כבישים
carcassonne-tile-inns_cathedral_city_nesw = עיר מארבעה צדדים (קתדרלה)
carcassonne-tile-inns_cloister_roads_e_w = מנזר, שני כבישים
carcassonne-tile-inns_cities_n_e_s_w = ארבעה שולי עיר
carcassonne-tile-inns_cities_n_e_w = שלושה שולי עיר
carcassonne-tile-inns_cities_n_s_crossing_ew = שני שולי עיר זה מול זה, צומת של שני כבישים
carcassonne-tile-inns_city_nw_shield_city_s = פינת עיר (מגן), שולי עיר
carcassonne-tile-inns_city_n_reaching_se = שולי עיר מחודדים (עד הפינה)
carcassonne-tile-inns_city_n_road_s = שולי עיר, כביש אל העיר
carcassonne-tile-inns_city_nw_road_e = פינת עיר, כביש אל העיר
carcassonne-tile-inns_city_ew_shield_roads_n_s = עיר לרוחב (מגן), שני כבישים אל העיר
carcassonne-tile-inns_city_nw_road_s_inn = פינת עיר, כביש אל העיר (מסבאה)
carcassonne-tile-inns_city_n_road_sw_inn = שולי עיר, עיקול כביש שמאלה (מסבאה)
carcassonne-tile-inns_city_nw_shield_road_es_inn = פינת עיר (מגן), עיקול כביש (מסבאה)
carcassonne-tile-inns_crossing_esw_inn_e = צומת של שלושה כבישים (מסבאה)
carcassonne-tile-inns_road_ew_inn = כביש ישר (מסבאה)
carcassonne-tile-inns_road_sw_inn = עיקול כביש (מסבאה)
carcassonne-tile-inns_roads_nw_es = שני עיקולי כביש
carcassonne-tile-traders_city_nw_grain = פינת עיר (תבואה)
carcassonne-tile-traders_city_nw_wine = פינת עיר (יין)
carcassonne-tile-traders_city_ew_cloth_city_s = עיר לרוחב (בד), שולי עיר
carcassonne-tile-traders_city_ew_wine_city_s = עיר לרוחב (יין), שולי עיר
carcassonne-tile-traders_city_new_grain = עיר משלושה צדדים (תבואה)
carcassonne-tile-traders_city_nw_cloth_cities_e_s = פינת עיר (בד), שני שולי עיר זה ליד זה
carcassonne-tile-traders_city_nw_cloth_roads_e_s_reaching_se = פינת עיר (בד, עד הפינה), שני כבישים אל העיר
carcassonne-tile-traders_city_nw_wine_roads_e_s = פינת עיר (יין), שני כבישים אל העיר
carcassonne-tile-traders_city_nw_cloth_road_e_city_s = פינת עיר (בד), שולי עיר, כביש אל העיר
carcassonne-tile-traders_city_nw_grain_road_e_city_s = פינת עיר (תבואה), שולי עיר, כביש אל העיר
carcassonne-tile-traders_city_nw_cloth_road_e = פינת עיר (בד), כביש אל העיר
carcassonne-tile-traders_city_nw_wine_road_e_reaching_se = פינת עיר (יין, עד הפינה), כביש אל העיר
carcassonne-tile-traders_city_new_wine_road_s = עיר משלושה צדדים (יין), כביש אל העיר
carcassonne-tile-traders_city_nw_wine_city_es = פינת עיר (יין), פינת עיר
carcassonne-tile-traders_city_ew_wine = עיר לרוחב (יין)
carcassonne-tile-traders_city_n_road_e = שולי עיר, כביש אל העיר מימין
carcassonne-tile-traders_city_ew_grain_road_s = עיר לרוחב (תבואה), כביש אל העיר
carcassonne-tile-traders_city_ew_wine_road_s = עיר לרוחב (יין), כביש אל העיר
carcassonne-tile-traders_city_ew_wine_roads_n_s = עיר לרוחב (יין), שני כבישים אל העיר
carcassonne-tile-traders_cloister_roads_e_s_w = מנזר, שלושה כבישים
carcassonne-tile-traders_city_nw_grain_road_s = פינת עיר (תבואה), כביש אל העיר
carcassonne-tile-traders_city_nw_grain_road_s_reaching_se = פינת עיר (תבואה, עד הפינה), כביש אל העיר
carcassonne-tile-traders_city_n_road_s_under_road_w = שולי עיר, כביש אל העיר, כביש אל בית (על גשר)
carcassonne-tile-traders_roads_ns_ew_bridge = שני כבישים ישרים (על גשר)
carcassonne-tile-king_city_n_cloister = שולי עיר, מנזר
carcassonne-tile-king_city_n_road_w = שולי עיר, כביש אל העיר משמאל
carcassonne-tile-king_city_n_road_w_road_es = שולי עיר, עיקול כביש, כביש אל העיר
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = פינת עיר (עד הפינה), שני כבישים אל העיר
carcassonne-tile-king_city_ew_over_city_ns = עיר לרוחב (על גשר), עיר לרוחב
carcassonne-tile-river_spring_e = מעיין הנהר
carcassonne-tile-river_fork_new = זרוע נהר
carcassonne-tile-river_lake_volcano_w = הר געש, אגם הנהר
carcassonne-tile-river_lake_city_e = שולי עיר, אגם הנהר
carcassonne-tile-river_ns_city_ew_bridge = עיר לרוחב (על גשר), נהר ישר
carcassonne-tile-river_ew_cloister = מנזר, נהר ישר
carcassonne-tile-river_ns_road_ew_inn = כביש ישר (מסבאה, על גשר), נהר ישר
carcassonne-tile-river_ew_city_n_road_s = שולי עיר, כביש אל העיר (על גשר), נהר ישר
carcassonne-tile-river_sw = עיקול נהר
carcassonne-tile-river_es_city_nw_shield = פינת עיר (מגן), עיקול נהר
carcassonne-tile-river_nw_pig_herd = עיקול נהר, עדר החזירים
carcassonne-tile-river_sw_road_ne = עיקול כביש, עיקול נהר
carcassonne-tile-dragon_volcano = הר געש
carcassonne-tile-dragon_volcano_road_s = הר געש, כביש
carcassonne-tile-dragon_volcano_city_n = שולי עיר, הר געש
carcassonne-tile-dragon_volcano_cities_n_e = שני שולי עיר זה ליד זה, הר געש
carcassonne-tile-dragon_volcano_road_sw = הר געש, עיקול כביש
carcassonne-tile-dragon_volcano_road_ew = הר געש, כביש ישר
carcassonne-tile-dragon_symbol_city_n = שולי עיר, דרקון
carcassonne-tile-dragon_symbol_cloister_roads_e_s_w = מנזר, שלושה כבישים, דרקון
carcassonne-tile-dragon_symbol_crossing_esw = צומת של שלושה כבישים, דרקון
carcassonne-tile-dragon_symbol_city_new_cloister = עיר משלושה צדדים, מנזר בעיר, דרקון
carcassonne-tile-dragon_symbol_road_sw = עיקול כביש, דרקון
carcassonne-tile-dragon_symbol_road_ew = כביש ישר, דרקון
carcassonne-tile-dragon_symbol_city_nw = פינת עיר, דרקון
carcassonne-tile-dragon_symbol_city_ew_shield = עיר לרוחב (מגן), דרקון
carcassonne-tile-dragon_symbol_city_ew_tunnel_ns = עיר לרוחב, מנהרה, דרקון
carcassonne-tile-dragon_symbol_city_n_road_sw = שולי עיר, עיקול כביש שמאלה, דרקון
carcassonne-tile-dragon_symbol_city_n_road_es = שולי עיר, עיקול כביש ימינה, דרקון
carcassonne-tile-dragon_portal_roads_nw_es = שני עיקולי כביש, הפורטל הקסום
carcassonne-tile-dragon_portal_crossing_esw = צומת של שלושה כבישים, הפורטל הקסום
carcassonne-tile-dragon_portal_city_new_shield = עיר משלושה צדדים (מגן), הפורטל הקסום
carcassonne-tile-dragon_portal_city_nw_road_es = פינת עיר, עיקול כביש, הפורטל הקסום
carcassonne-tile-dragon_portal_city_n_road_sw = שולי עיר, עיקול כביש שמאלה, הפורטל הקסום
carcassonne-tile-dragon_portal_city_n_road_es = שולי עיר, עיקול כביש ימינה, הפורטל הקסום
carcassonne-tile-dragon_princess_city_n_crossing_esw = שולי עיר (נסיכה), צומת של שלושה כבישים
carcassonne-tile-dragon_princess_city_n_city_es_shield = שולי עיר מחודדים (נסיכה), פינת עיר (מגן)
carcassonne-tile-dragon_princess_city_new = עיר משלושה צדדים (נסיכה)
carcassonne-tile-dragon_princess_city_nw_reaching_se = פינת עיר (נסיכה, עד הפינה)
carcassonne-tile-dragon_princess_city_nw = פינת עיר (נסיכה)
carcassonne-tile-dragon_princess_city_nw_road_es = פינת עיר (נסיכה), עיקול כביש
carcassonne-tile-abbey_city_nesw_two_shields = עיר מארבעה צדדים (שני מגנים)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = עיר לרוחב (מגן, על גשר), עיר לרוחב
carcassonne-tile-abbey_city_n_shield_over_city_ew = שולי עיר מחודדים (מגן, על גשר), עיר לרוחב
carcassonne-tile-abbey_cities_n_w_roads_e_s = שני שולי עיר זה ליד זה, שני כבישים אל העיר
carcassonne-tile-abbey_cloister_roads_n_e_s_w = מנזר, ארבעה כבישים
carcassonne-tile-abbey_city_n_road_w = שולי עיר, כביש אל העיר משמאל
carcassonne-tile-abbey_city_n_touching_road_es = שולי עיר, עיקול כביש ימינה (לאורך החומה)
carcassonne-tile-abbey_city_n_touching_road_sw = שולי עיר, עיקול כביש שמאלה (לאורך החומה)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = שולי עיר מחודדים (מגן, עד הפינות)
carcassonne-tile-abbey_road_s_open_field = כביש אל השדה הפתוח
carcassonne-tile-abbey_road_new_roundabout = כביש טבעת עם שלוש יציאות
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = עיר לרוחב (מגן), מנהרה
carcassonne-tile-abbey_tile = המנזר הגדול
carcassonne-tile-bazaar_city_nesw = עיר מארבעה צדדים, שוק
carcassonne-tile-bridges_cities_n_e_w_road_s = שלושה שולי עיר, כביש אל העיר
carcassonne-tile-bazaar_city_ew = עיר לרוחב, שוק
carcassonne-tile-bridges_city_w_reaching_ne_road_e = שולי עיר מחודדים (עד הפינה), כביש אל העיר
carcassonne-tile-bazaar_city_n_road_s = שולי עיר, כביש, שוק
carcassonne-tile-bazaar_field = שדה, שוק
carcassonne-tile-bridges_city_ew_cloister = עיר לרוחב, מנזר בעיר
carcassonne-tile-bridges_cloister_road_ew = מנזר, כביש ישר
carcassonne-tile-bazaar_road_s_inn = כביש (מסבאה), שוק
carcassonne-tile-bazaar_roads_n_s = שני כבישים, שוק
carcassonne-tile-bazaar_roads_n_s_inn_s = שני כבישים (מסבאה), שוק
carcassonne-tile-cult_shrine = מקום הפולחן
carcassonne-tile-cult_shrine_city_n = שולי עיר, מקום הפולחן
carcassonne-tile-cult_shrine_road_s = מקום הפולחן, כביש
carcassonne-tile-cult_shrine_city_n_road_s = שולי עיר, מקום הפולחן, כביש
carcassonne-tile-cult_shrine_roads_n_s = מקום הפולחן, שני כבישים
carcassonne-tile-count_c0r0 = העיר קרקסון (טור 1, שורה 1), כביש
carcassonne-tile-count_c1r0 = העיר קרקסון (טור 2, שורה 1)
carcassonne-tile-count_c2r0 = העיר קרקסון (טור 3, שורה 1), רובע הטירה
carcassonne-tile-count_c3r0 = העיר קרקסון (טור 4, שורה 1), כביש
carcassonne-tile-count_c0r1 = העיר קרקסון (טור 1, שורה 2)
carcassonne-tile-count_c1r1 = העיר קרקסון (טור 2, שורה 2), רובע הקתדרלה
carcassonne-tile-count_c2r1 = העיר קרקסון (טור 3, שורה 2)
carcassonne-tile-count_c3r1 = העיר קרקסון (טור 4, שורה 2), רובע השוק
carcassonne-tile-count_c0r2 = העיר קרקסון (טור 1, שורה 3), שולי עיר
carcassonne-tile-count_c1r2 = העיר קרקסון (טור 2, שורה 3)
carcassonne-tile-count_c2r2 = העיר קרקסון (טור 3, שורה 3), רובע הנפחייה, כביש
carcassonne-tile-count_c3r2 = העיר קרקסון (טור 4, שורה 3), שולי עיר
