### קרקסון: ביג בוקס 3.

carcassonne = קרקסון
    .about = מניחים אריחים, בונים יחד ערים, כבישים, מנזרים ושדות, ושולחים חיילים למקומות שיביאו הכי הרבה נקודות.

## תוספים

carcassonne-option-modules = תוספים
    .help = התוספים שמצטרפים למשחק הבסיס.
carcassonne-option-modules-all = הכול
    .help = כל התוספים יחד.
carcassonne-option-modules-classic = קלאסי
    .help = משחק הבסיס עם מסבאות וקתדרלות ועם סוחרים ובנאים.
carcassonne-option-modules-random = אקראי
    .help = התוספים נבחרים בהגרלה.

## אובייקטים ומה שעליהם

carcassonne-feature-road = כביש
    .text = בנוי כששני קצותיו סגורים: נקודה לכל אריח. גם כביש שלא נבנה עד סוף המשחק שווה נקודה לכל אריח.
carcassonne-feature-city = עיר
    .text = בנויה כשהחומה סגורה: 2 נקודות לכל אריח ולכל מגן. אם לא נבנתה עד סוף המשחק: נקודה אחת לכל אחד מהם.
carcassonne-feature-cloister = מנזר
    .text = בנוי כשיש אריחים בכל שמונת המקומות שסביבו: 9 נקודות. אם לא נבנה עד סוף המשחק: נקודה עליו ונקודה לכל אריח שסביבו.
carcassonne-feature-field = שדה
    .text = לעולם אינו נסגר. בסוף המשחק שווה 3 נקודות לכל עיר בנויה שהוא גובל בה.
carcassonne-mark-shield = מגן
carcassonne-mark-tunnel = מנהרה
carcassonne-mark-crossing = צומת

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-figure-follower = חייל
    .text = תופס כביש, עיר, מנזר או שדה פנויים, וחוזר למלאי אחרי ספירת הנקודות. איכרים נשארים.
carcassonne-role-highwayman = שודד
carcassonne-role-knight = אביר
carcassonne-role-monk = נזיר
carcassonne-role-farmer = איכר
carcassonne-piece-highwayman = שודד
carcassonne-piece-knight = אביר
carcassonne-piece-monk = נזיר
carcassonne-piece-farmer = איכר
carcassonne-colour-red = אדום
carcassonne-colour-blue = כחול
carcassonne-colour-green = ירוק
carcassonne-colour-yellow = צהוב
carcassonne-colour-black = שחור
carcassonne-colour-grey = אפור

carcassonne-facing-north = צפון
carcassonne-facing-east = מזרח
carcassonne-facing-south = דרום
carcassonne-facing-west = מערב

## שאלות ותשובות

carcassonne-ask-place = היכן תניחו את האריח? { $tile }
carcassonne-ask-figure = להניח דמות על האריח? { $tile } (⁦{ $x }, { $y }⁩)
    .lit = להניח דמות על האריח? { $tile }
carcassonne-do-place = להניח ב־⁦{ $x }, { $y }⁩, פונה ל{ $facing }{ $bridged ->
    [1] , עם גשר
   *[other] {""}
}
    .lit = להניח { $where }, פונה ל{ $facing }{ $bridged ->
        [1] , עם גשר
       *[other] {""}
    }
carcassonne-do-none = לא להניח דמות
carcassonne-do-figure = { $piece }: { $feature } { $number }
    .lit = { $piece }: { $where }

## מה קרה

carcassonne-log-turn = התור של { $player }.
carcassonne-log-drew = { $player } – שליפת אריח: { $tile }.
carcassonne-log-unplaceable = האריח אינו מתאים לשום מקום ומוסר מהמשחק: { $tile }.
carcassonne-log-placed = { $player } – הונח אריח ב־⁦{ $x }, { $y }⁩, פונה ל{ $facing }: { $tile }.
    .lit = { $player } – הונח אריח: { $tile }.
carcassonne-log-deployed = { $player } – הונחה דמות ב־⁦{ $x }, { $y }⁩: { $piece }.
    .lit = { $player } – הונחה דמות: { $piece }.
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
carcassonne-log-returned = { $player } – דמות חוזרת למלאי מ־⁦{ $x }, { $y }⁩: { $figure }.
    .lit = { $player } – דמות חוזרת למלאי: { $figure }.
carcassonne-log-game_over = המשחק נגמר. ניצחון: { $players }.

carcassonne-category-roads = כבישים
carcassonne-category-cities = ערים
carcassonne-category-cloisters = מנזרים
carcassonne-category-fields = שדות

## השולחן

carcassonne-seat = { $player }: { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}. במלאי: { $figures }
carcassonne-pile = { $count ->
    [0] ערמת האריחים ריקה.
    [one] נותר אריח אחד.
    [two] נותרו שני אריחים.
   *[other] נותרו { $count } אריחים.
}
carcassonne-hand = האריח להנחה: { $tile }

## מדדים

carcassonne-metric-tiles = אריחים שהונחו
carcassonne-metric-turns = תורות
carcassonne-metric-unplaceable = אריחים שלא התאימו לשום מקום
carcassonne-metric-points_roads = ניקוד כבישים
carcassonne-metric-points_cities = ניקוד ערים
carcassonne-metric-points_cloisters = ניקוד מנזרים
carcassonne-metric-points_fields = ניקוד שדות
carcassonne-metric-completed_roads = כבישים בנויים שנספרו
carcassonne-metric-completed_cities = ערים בנויות שנספרו
carcassonne-metric-completed_cloisters = מנזרים בנויים שנספרו

## מדוע לא

carcassonne-refuse-must_be_laid = האריח הזה מתאים גם בלי גשר, ולכן חייבים להניח אותו: { $tile }
carcassonne-refuse-lay_tile_now = קודם הניחו את האריח: { $tile }
carcassonne-refuse-outside_map = אי אפשר להניח אריחים כל כך רחוק.
carcassonne-refuse-cell_taken = כבר מונח שם אריח.
carcassonne-refuse-no_neighbour = אריח חייב לגעת באריח אחר לאורך צד שלם.
carcassonne-refuse-edges_differ = כשהאריח פונה ל{ $facing }, הוא אינו מתאים שם לאריחים הסמוכים. סובבו אותו או בחרו מקום אחר.
carcassonne-refuse-looks_same = האריח נראה אותו דבר כשהוא פונה ל{ $facing }. הניחו אותו כך.
carcassonne-refuse-no_figure_now = אחרי האריח הזה אי אפשר להניח דמות.
carcassonne-refuse-figure_or_none = עכשיו אפשר להניח דמות על האריח הזה, או לוותר.
carcassonne-refuse-not_in_game = הדמות הזאת אינה משתתפת במשחק: { $figure }
carcassonne-refuse-no_such_feature = אין מקום כזה על האריח: { $tile }
carcassonne-refuse-tile_closed = אי אפשר להניח חייל על אריח שהדרקון עומד עליו.
carcassonne-refuse-none_at_home = לא נשארה לכם במלאי דמות כזאת: { $figure }
carcassonne-refuse-nobody_stands_there = אי אפשר להניח שם דמות: { $feature }
carcassonne-refuse-occupied = האובייקט כבר תפוס: { $feature }
carcassonne-refuse-not_for_figure = אי אפשר להניח שם את הדמות הזאת: { $figure } – { $feature }

# What is known of a tile.
carcassonne-fact-count = אריחים
carcassonne-fact-module = תוסף

## A new table

carcassonne-bot-greedy = חמדן
carcassonne-about-bot-greedy = לוקח מיד את מרב הנקודות שאפשר.
carcassonne-bot-nearsighted = קצר רואי
carcassonne-about-bot-nearsighted = משחק כאילו המשחק ייגמר בסוף התור הזה.
carcassonne-about-bot-first_game = משחק כמו במשחק ראשון: רואה שהאריח מתאים, ולעיתים רחוקות למה הוא מועיל.
carcassonne-about-bot-newcomer = רואה מה מביא נקודות, ולעיתים רחוקות מוצא את המקום הטוב ביותר.
carcassonne-about-bot-beginner = שם לב לערים, לכבישים ולשדות, ולעיתים קרובות מחמיץ מקום טוב יותר.
carcassonne-about-bot-easy = יודע כמה יניב כל אובייקט, ולעיתים קרובות מסתפק באפשרות השנייה בטיבה.
carcassonne-about-bot-medium = בודק כל מקום, וטועה מדי פעם בנקודה.
carcassonne-about-bot-hard = רואה כמה יניב כל אובייקט, ואיך היריבים יכולים להגיב.
carcassonne-about-bot-expert = חושב שלושה תורות קדימה, עד { $seconds } שניות על כל מהלך.
carcassonne-about-bot-master = התאמן בעשרות אלפי משחקים. חושב שלושה תורות קדימה, עד { $seconds } שניות על כל מהלך.

# What puzzles are about.
carcassonne-theme-close = השלמה
carcassonne-theme-extend = הגדלה
carcassonne-theme-claim = תפיסת אובייקט חדש
carcassonne-theme-field = השדה
carcassonne-theme-cloister = המנזר
carcassonne-theme-share = שותפות
carcassonne-theme-steal = השתלטות
carcassonne-theme-hinder = הפרעה לאחרים
carcassonne-theme-keep = שמירת החייל
carcassonne-theme-quiet = מהלך שקט

# חוקים שמשחק שמור של תוכנה אחרת מפעיל אחרת.
carcassonne-import-princess-action = אצלנו נסיכה חייבת לשלוח אביר הביתה (O-08).
carcassonne-import-fairy-placement = אצלנו הפיה עומדת על אריח, ולא ליד חייל אחד (O-03).
carcassonne-import-dragon-move = אצלנו הדרקון זז לפני הספירה (O-02).
carcassonne-import-wagon-move = אצלנו עגלה עוברת לאובייקט שנוגע באובייקט שנספר (O-11).
carcassonne-import-barn-placement = אצלנו יכול להיות בשדה רק אסם אחד (C-086).
carcassonne-import-king-and-robber-scoring = אצלנו המלך ומנהיג השודדים מביאים נקודות רק בסוף, נקודה לכל עיר בנויה או כביש בנוי.
carcassonne-import-tiny-city-scoring = אצלנו עיר בנויה משני אריחים שווה 4 נקודות.
carcassonne-import-count = בקובץ לכל שחקן יש { $value } מ"{ $name }", ואצלנו { $ours }.
carcassonne-import-other-rule = המשחק שלנו אינו מכיר את הכלל "{ $name }" עם הערך "{ $value }".

# סקירת הפתיחות.
carcassonne-openings-first_placement = האריח הראשון: משבצת ליד אריח הפתיחה שב-0,0, כיוון, חייל
