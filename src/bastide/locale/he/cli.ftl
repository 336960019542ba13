### שורת הפקודה.

cli-usage = שימוש:
cli-heading-options = אפשרויות
cli-heading-commands = פקודות
cli-heading-examples = דוגמאות
cli-default-value = (ברירת מחדל: { $value })
cli-error = שגיאה: { $text }
cli-note = הערה: { $text }
cli-stopped = הופסק
cli-system =
    { $kind ->
        [missing] אין קובץ כזה
        [folder] זו תיקייה
        [forbidden] אין הרשאה
        [read-only] אי אפשר לכתוב שם
        [full] הדיסק מלא
        [taken] תוכנה אחרת כבר משתמשת בכתובת הזאת
        [elsewhere] אין למחשב הזה כתובת כזאת
        [no-text] זה לא טקסט בקידוד ‎UTF-8
       *[other] המערכת מסרבת (שגיאה { $number })
    }
cli-version-compiled = Bastide { $version } (מהודר)
cli-version-pure = Bastide { $version } (פייתון טהור: איטי יותר; אין כאן חוקים מהודרים, או שלא התבקשו)

cli-bastide = דומיניון, 7 הפלאים וקרקסון לפי החוקים המדויקים
    .help = דומיניון, 7 הפלאים וקרקסון לפי החוקים המדויקים: לשחק נגד בוטים, לדמות מיליון משחקים, לשחזר ולבדוק רשומות.

cli-option-help = להציג עזרה זו.
cli-option-lang = השפה; אחרת שפת המערכת.
cli-option-names = איך נקראים המשחקים: ניטרלי (neutral), או תיקייה עם שמות משלכם.
cli-option-version = להציג את הגרסה, והאם החוקים מהודרים.
cli-option-games = כמה משחקים לשחק.
cli-option-seed = היכן מתחילים המספרים האקראיים; אותו זרע נותן אותם משחקים.
cli-option-jobs = כמה תהליכים חולקים את העבודה. התוצאות אינן תלויות בכך.
cli-option-cluster = הכתובת של מתזמן Dask שהעובדים שלו חולקים את העבודה, במקום ‎--jobs. התוצאות אינן תלויות בכך.
cli-option-database = היכן הכול נשמר, אם לא במקום שבו השרת היה מחפש: ‎sqlite:///FILE או ‎postgresql://...
cli-option-as_json = להדפיס מסמך JSON אחד ותו לא.
cli-option-options = אפשרות של השולחן; אפשר לציין כמה. הפקודה bastide games --json מונה אותן.
cli-option-bots = הבוטים לפי סדר הישיבה, מופרדים בפסיקים. הפקודה bastide games מונה אותם.
cli-option-rotate = הבוטים זזים מקום אחד ממשחק למשחק.
cli-option-out = לאן לכתוב רשומה של משחק שמראה תקלה.
cli-option-seconds = בערך כמה זמן למדוד כל משחק.
cli-option-verify = לא להציג דבר, רק לבדוק. נכשל אם הרשומה אינה מדויקת.
cli-option-seat = המקום שלך, בספירה מ־0.
cli-option-name = השם שלך ליד השולחן.
cli-option-record = לכתוב את המשחק לקובץ הזה כשהוא נגמר או כשעוזבים.

cli-games = למנות את המשחקים המותקנים
    .help = למנות את המשחקים המותקנים ואת הבוטים שלהם. עם ‎--json גם את האפשרויות, כפי שטופס צריך אותן.
cli-games-id = מזהה
cli-games-name = שם
cli-games-players = שחקנים
cli-games-bots = בוטים

cli-bots = למנות את הבוטים של משחק
    .help = למנות את הבוטים שמשחקים משחק, הרמות תחילה, ולכל אחד משפט שאומר איך הוא משחק.

cli-simulate = לתת לבוטים לשחק משחקים רבים ולספור את התוצאות
    .help = לתת לבוטים לשחק משחקים רבים זה נגד זה ולספור את התוצאות. בלי ‎--rotate כל בוט נשאר במקומו.
cli-simulate-working = משחקים { $game }
cli-simulate-bot = בוט
cli-simulate-wins = ניצחונות
cli-simulate-shared = משותפים
cli-simulate-score = נקודות
cli-simulate-metric = { $name }: { $mean } (סטיית תקן { $sd })
cli-simulate-rate = { $games } משחקים ב־{ $seconds } שניות: { $rate } לשנייה
cli-simulate-out = לכתוב את המשחקים כנתונים לקובץ Parquet הזה; תצפיות גם לקובצי numpy ‏(npz.).
cli-simulate-rows = מה היא שורה בקובץ הזה: משחק (game), החלטה (decision) או תצפית (observation), כלומר מה נראה, מה היה אפשר לעשות ומה נעשה, במספרים.
cli-simulate-report = כתיבת דוח עם תרשימים, תור אחר תור, לקובץ HTML זה.
cli-simulate-records = לכתוב את הרשומות של כל המשחקים לקובץ zip הזה.

cli-tournament = לתת לבוטים להתמודד זה בזה ולדרג אותם
    .help =
        כל בוט מתמודד עם כל אחר, מאותן חלוקות ומכל מקום ליד השולחן, והתוצאה אומרת כמה טוב כל אחד: דירוגים, חלקים בניצחונות ומי מקדים את מי, עם רווחי סמך של 95%. עם ‎--out הכול נשמר בתיקייה, טורניר שהופסק יכול להימשך, ונכתב שם דוח.
cli-tournament-bots = הבוטים המתמודדים, מופרדים בפסיקים. בשולחן של יותר משניים אפשר לנקוב בבוט יותר מפעם אחת.
cli-tournament-games = כמה משחקים לשחק בכל שולחן.
cli-tournament-seats = כמה יושבים ליד שולחן; אחרת המספר הקטן ביותר שהמשחק מיועד לו.
cli-tournament-until_clear = לסיים שולחן ברגע שברור מי טוב יותר בו.
cli-tournament-out = תיקייה למשחקים שנגמרו, לרשומות שלהם ולדוח.
cli-tournament-resume = להמשיך את הטורניר שבתיקייה.
cli-tournament-no_records = לשמור רק את תוצאות המשחקים, לא את המשחקים עצמם.
cli-tournament-report = הדוח נמצא ב־{ $path }.

cli-play = לשחק במסוף
    .help = לשחק במסוף נגד בוטים. מה שאפשר לעשות רשום; עונים במספר או במילים.
cli-play-seed = הזרע של המשחק; אחרת המערכת מגרילה אותו.
cli-play-bots = האחרים ליד השולחן לפי סדר הישיבה, מופרדים בפסיקים; אחרת הבוט של המשחק.
cli-play-origin = להמשיך את המשחק שברישום הזה, נגד בוטים.
cli-play-at = מאיפה להמשיך: אחרי מספר כזה של פעולות; אחרת מהעמדה האחרונה.
cli-play-welcome = { $game }. סימן ? מציג עזרה, quit יוצא.
cli-play-which = איזה משחק?
cli-play-help = עונים במספר של אפשרות או במילים שלה. Enter בוחר את האפשרות היחידה. הסימן ? ואחריו שם מציג מה כתוב על הקלף, הלוח או האריח. quit יוצא. רמז אומר מה בוט היה עושה, ולמה.
# What is typed to be told.
cli-play-hint-word = רמז
cli-play-hint = { $action } ({ $win }% ± { $error }): { $reasons }
cli-play-no-such = שום דבר במשחק הזה אינו נקרא ”{ $name }“.
cli-play-unclear = ”{ $text }“ אינה אחת האפשרויות למעלה. אפשר להקליד מספר או מילים; ? לעזרה.
cli-play-recorded = המשחק נמצא ב־{ $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = שרת שולחנות למשחק בדפדפן
    .help = שרת שולחנות למשחק בדפדפן, עם חברים ובוטים. הכול נשמר במסד נתונים, כברירת מחדל בקובץ שלך; אפשר לעצור את השרת ולהפעיל אותו שוב בכל עת. אפשר לתת את ההגדרות גם במשתנים BASTIDE_HOST, BASTIDE_PORT וכן הלאה.
cli-serve-host = הכתובת להאזנה; 0.0.0.0 לכולן
cli-serve-port = הפורט להאזנה; 0 לכל פורט פנוי
cli-serve-database = היכן הכול נשמר: sqlite:///FILE או postgresql://...
cli-serve-public_url = הכתובת שבה אנשים מגיעים אל השרת
cli-serve-entrance = מי רשאי להיכנס: ‎open‎, ‎invitation‎ או ‎password‎ (‎BASTIDE_SERVER_PASSWORD‎)
cli-serve-no_sign_up = לא לפתוח חשבונות חדשים
cli-serve-allowed_hosts = שמות נוספים שבהם השרת מוכר, מופרדים בפסיקים
cli-serve-processes = כמה תהליכי שרת חולקים את הפורט; בלי מספר, ככמות הליבות
cli-serve-workers = בכמה תהליכים הבוטים חושבים; אחרת אחד פחות ממספר הליבות
cli-serve-browser = לפתוח גם את הדפדפן
cli-serve-ready = Bastide נמצא בכתובת { $address } (לעצירה: Ctrl-C)

cli-tasks = להציג את המשימות התקניות, או לתת לבוטים לבצע אחת מהן
    .help =
        משימה תקנית היא שולחן, יריבים, חלוקות ומספר משחקים, קבועים תחת שמה, כדי שאפשר יהיה להשוות מספרים. בלי שם מוצגות המשימות; עם שם כל אחד מהבוטים מבצע אותה: כל חלוקה משוחקת מכל מקום, והמספר הוא חלקם של היריבים שנוצחו; תיקו נחשב חצי.
cli-tasks-bots = הבוטים שיבצעו את המשימה, זה אחר זה, מופרדים בפסיקים; גם ”net:FILE“ ו”py:FILE“.
cli-tasks-games = לשחק פחות משחקים, למבט ראשון. המספרים של משימה הם אלה של כל המשחקים.
cli-tasks-task = משימה
cli-tasks-game = משחק
cli-tasks-table = שולחן
cli-tasks-opponents = יריבים
cli-tasks-count = משחקים
cli-tasks-share = שיעור המנוצחים
cli-tasks-reward = תגמול

cli-improve = שיפור אסטרטגיה שבקובץ בניסוי וריאציות
    .help = שיפור אסטרטגיה הכתובה בקובץ: רשימת קניות לדומיניון, או משקלות למשחק אחר. וריאציות משחקות אותם משחקים כמו המקור שלהן, נגד הבוטים החזקים ביותר בשולחן, ותופסות את מקומו כשניצחו בבירור יותר. כל צעד מדווח; התוצאה מודפסת או נכתבת לקובץ.
cli-improve-game = המשחק שהקובץ מיועד לו.
cli-improve-minutes = כמה דקות לנסות.
cli-improve-against = הבוטים שיש לנצח, מופרדים בפסיקים; אחרת נמצאים שלושת החזקים בשולחן.
cli-improve-explore = להתחיל מן הטוב שבכל הרעיונות הפשוטים לשולחן, אם אחד מהם טוב יותר.
cli-improve-out = לאן לכתוב את מה שנמצא; אחרת הוא מודפס.
cli-improve-head = נגד { $rivals }: { $share } מן המשחקים
cli-improve-step = אחרי { $tried } ניסיונות: { $before } היו ל־{ $after } ב־{ $games } משחקים
cli-improve-tried = וריאציות שנוסו: { $tried }, שהתקבלו: { $taken }; רעיונות להתחלה: { $ideas }
cli-improve-result = נגד { $rivals }: { $before } קודם, { $after } עכשיו
cli-improve-written = זה נכתב אל { $path }.

cli-train = ללמד רשת לשחק משחק, בכך שתשחק נגד עצמה
    .help = ללמד רשת לשחק משחק: היא משחקת נגד עצמה, נגד גרסאות קודמות שלה ונגד בוטים, ולומדת ממה שיצא מכך. אפשר לעצור אותה בכל רגע, ובקריאה נוספת עם אותה תיקייה היא ממשיכה מן המקום שבו הפסיקה. הרשת נכתבת כמערכי מספרים פשוטים, לבוט ”net:FILE“. דרוש PyTorch: pip install bastide-research.
cli-train-folder = היכן הכול נשמר; אם לא נאמר, ”GAME-training“.
cli-train-minutes = כמה דקות לאמן.
cli-train-players = מספרי השחקנים שיש ללמוד עבורם, מופרדים בפסיקים; אחרת השולחן הקטן ביותר.
cli-train-workers = כמה תהליכים משחקים.
cli-train-rows = כמה משחקים כל אחד מהם משחק זה לצד זה.
cli-train-decisions = כמה החלטות יהיו באימון כולו: לקראת הסוף הלמידה מאטה והולכת.
cli-train-width = רוחב השכבות של הרשת.
cli-train-without = מה לעולם אינו מוגרל: קלפים שהרשת לא אמורה להכיר, מופרדים בפסיקים.
cli-train-league = בוטים שיושבים בחלק מן השולחנות, מופרדים בפסיקים.
cli-train-lessons = קובץ שיעורים שממנו לומדים לפני המשחק מה כל פעולה מביאה; אפשר לציין כמה קבצים. קובץ כזה נכתב על ידי ”bastide_research.distill.carcassonne_dataset“. עם ‎--decisions 0‎ לומדים מן השיעורים בלבד.
cli-train-champion = תיקיית אימון; השחקן שלה, שאינו לומד עוד, יושב בכל המשחקים בכל המקומות האחרים. כך מתגלה איך אפשר לנצח אותו.
cli-train-against = בוטים שמולם נמדדים בסוף, מופרדים בפסיקים.
cli-train-games = מספר המשחקים המרבי במדידה כזאת; היא נגמרת כשברור מי טוב יותר.
cli-train-device = היכן לומדים: במעבד (cpu) או במאיץ (cuda); אחרת במאיץ, אם יש.
cli-train-round = שיעורים, סבב { $round }: הפתעה { $surprise }
cli-train-step = החלטות: { $decisions }, משחקים: { $games }; פתיחות: { $spread }
cli-train-written = הרשת נמצאת ב־{ $path }.
cli-train-standing = נגד { $bot }, מספר שחקנים { $players }: הגיעה לפניו ב־{ $share } מתוך { $games } משחקים

cli-plan = הדפסת התוכנית שהמומחה מכין לשולחן
    .help = הדפסת התוכנית שהמומחה מכין לשולחן, כאסטרטגיה שאפשר לשמור בקובץ. בדומיניון: הרשימה שהצליחה ביותר כשכל הרשימות שעלו בדעתו שוחקו מן העמדה הראשונה ועד הסוף.
cli-plan-seconds = כמה שניות לחשוב.
cli-plan-head = לפי מה פועל המומחה אחרי { $games } משחקים במחשבה

cli-replay = לשחזר רשומה ולבדוק אותה
    .help =
        לשחזר רשומה מהלך אחר מהלך ולומר מה יצא: מדויקת (זה המשחק ששוחק), לא מאומתת (נכתבה לפי חוקים אחרים) או סוטה. מה שלא קרה אינו מוצג.
cli-replay-exact = מדויקת: { $actions } פעולות, כל הטביעות תואמות
cli-replay-unverified = לא מאומת: { $actions } פעולות חוקיות, אך מפעולה { $at } והלאה העמדות אחרות, כי הכללים השתנו: { $corrections }
cli-replay-diverged = סוטה בפעולה { $at }: { $reason }

cli-check = לבדוק שמשחק בשרת היה הוגן
    .help = משחזר את הרישום של משחק שהסתיים ובודק כל חלק שממנו נוצרה האקראיות: חלקו של השרת, שנקבע לפני שמישהו התיישב, וחלקי המכשירים של השחקנים. כל הבטחה מקבלת סימן: ✓ קוימה, ✗ הופרה, · אין מה להשוות. ברישומים ישנים יותר מחושב הגיבוב של הזרע, שהשרת הציג בהתחלה. נכשל אם משהו הופר או אם השחזור אינו מדויק.
cli-check-promised = הגיבוב של השרת, כפי שהוצג לפני המשחק
cli-check-own = מה שהמכשיר שלך הוסיף, כפי שהדף שמר אותו
cli-check-hash = זרע { $seed }, גיבוב { $hash }
cli-check-kept = הגיבוב הוא זה שהוצג לפני המשחק
cli-check-broken = הגיבוב אינו זה שהוצג לפני המשחק
cli-check-own-kept = מה שהמכשיר שלך הוסיף נמצא בה
cli-check-own-broken = מה שהמכשיר שלך הוסיף אינו נמצא בה
cli-check-fair = איש לא בחר מה יחולק.
cli-check-unfair = אי אפשר להוכיח שהמשחק היה הוגן.

cli-admin = לטפל בשרת: אנשים, שולחנות, חסימות, קישורים
    .help = מה שעושה ביד מי שמפעיל שרת, במסד הנתונים שלו, בין שהשרת פועל ובין שלא; שרתים פועלים יודעים על כך מיד. אדם מצוין במזהה, בחשבון או בשם. כל שינוי נרשם (bastide admin audit).

cli-backup = לכתוב לקובץ אחד את כל מה ששרת שומר
    .help = כותבת לקובץ אחד את כל מה ששרת שומר, כפי שהוא ברגע זה; השרת יכול לפעול בינתיים. אפשר לשחזר ממנו את שני סוגי מסדי הנתונים. בקובץ יש סודות (גיבובים של סיסמאות, זרעים של משחקים פתוחים): רק לך מותר לקרוא אותו, וכך ראוי שיישאר.
cli-backup-replace = לכתוב על קובץ קיים.
cli-backup-working = כותב
cli-backup-done = { $path }: { $tables } שולחנות ובהם { $entries } רשומות, { $people } אנשים; { $size } MB

cli-restore = להחזיר מסד נתונים למצבו בעת הגיבוי
    .help = מחזירה מסד נתונים למצבו בעת הגיבוי, כולו או כלום. הקובץ נבדק קודם מתחילתו ועד סופו. יש לעצור את השרתים לפני כן ולהפעיל אותם שוב אחר כך.
cli-restore-replace = להשליך את מה שיש עכשיו במסד הנתונים.
cli-restore-working = קורא
cli-restore-done = שוחזר המצב מ־{ $at }: { $tables } שולחנות ובהם { $entries } רשומות, { $people } אנשים

cli-check-database = לבדוק שכל שולחן ניתן לשחזור והכול מתאים
    .help = משחקת שוב כל שולחן במסד הנתונים מתוך היומן שלו ומשווה אליו את כל השאר: איך הסתיים, כל גיבוב של הרישום, הזרע שהובטח, הרשימות, התוצאות ושורות שאינן מובילות לשום מקום. דבר אינו משתנה, והשרת יכול לפעול. נכשלת אם נמצא משהו.
cli-check-database-working = שולחנות
cli-check-database-found = שולחן { $table }: { $problem }
cli-check-database-done = { $tables } שולחנות, { $entries } רשומות: { $found ->
    [0] הכול תקין
    [one] תקלה אחת
   *[other] { $found } תקלות
}
cli-finding-damaged = מסד הנתונים עצמו פגום: { $problem }
cli-finding-dangling = שורות של { $of } המצביעות על שורות של { $to } שאינן קיימות: { $rows }
cli-finding-gap = רשומה { $entry } חסרה ביומן
cli-finding-length = האינדקס מכיר { $index } רשומות, ביומן יש { $log }
cli-finding-unreadable = אי אפשר לקרוא את רשומה { $entry }: { $problem }
cli-finding-replay = רשומה { $entry } לא ייתכן שקרתה: { $problem }
cli-finding-rules = הכללים אינם מתירים עוד את מה ששוחק: { $problem }
cli-finding-ending = ביומן כתוב סיום אחר מזה שהמשחק הגיע אליו
cli-finding-unfair = הרישום אינו ניתן לשחזור מדויק, או שהזרע אינו זה שהובטח
cli-finding-index = האינדקס אומר אחרת מן היומן: { $field }
cli-finding-sitting = רשימות השולחנות של היושבים שם אינן נכונות
cli-finding-results = התוצאות אינן אלה שביומן
cli-finding-play = מה שנספר מהמשחק היומי אינו מה ששוחק כאן
cli-finding-key = לשולחן הזה אין המפתח של המשחק היומי שלו
cli-finding-solvers = פותרי חידות שהשורה שלהם אינה נובעת מתשובותיהם: { $rows }
cli-finding-puzzles = חידות שהדירוג שלהן לא ייתכן: { $rows }

cli-draw = לצייר את השולחן בנקודה כלשהי של משחק רשום
    .help = לכתוב תמונה של השולחן, כפי שראו אותו הצופים או כפי שראה אותו מקום אחד: מה שהמקום הזה לא יכול היה לראות אינו בתמונה. התמונה היא קובץ SVG אחד שאינו צריך דבר נוסף; דפדפן מציג אותו.
cli-draw-at = המצב לאחר מספר כזה של פעולות; בלעדיו, הסוף
cli-draw-seat = המקום שמביט, החל מ-0; בלעדיו, הצופים
cli-draw-dark = כמו לאור מנורה
cli-draw-out = לאן לכתוב את התמונה; - או כלום: הפלט הרגיל
cli-draw-written = התמונה נמצאת ב-{ $path }.
cli-site = לכתוב את Bastide לתיקייה אחת שאינה צריכה שרת
    .help = לכתוב תיקייה שכל מארח של קבצים רגילים יכול להגיש, מכל נתיב: דפים, מילים, מנוע וסביבת הרצה. מי שפותח אותה משחק במכשיר שלו נגד בוטים, ואחרי הביקור הראשון גם בלי רשת. דבר אינו נטען ממקום אחר.
cli-site-wheel = חבילה מהודרת (”.whl“) של הגרסה הזאת עבור פייתון בדפדפן, במקום קובצי המקור
cli-site-written = ‏Bastide נמצא בתיקייה { $path }, בגודל { $megabytes } MB. לניסיון: ”python -m http.server -d { $path }“

cli-analyse = מה מבטיחה כל פעולה בעמדה רשומה
    .help = סורק עמדה מתוך רשומה כפי שהשחקן שבתור יכול להכיר אותה, ומונה כל פעולה חוקית: כמה פעמים נוסתה, התוצאה הצפויה (0 עד 1, כולל נקודות) והסיכוי לניצחון. הטובה ביותר ראשונה.
cli-analyse-at = העמדה אחרי מספר כזה של פעולות
cli-analyse-seat = המושב שבשבילו חושבים; בלעדיו, הראשון בתור
cli-analyse-iterations = לחשוב מספר כזה של פעמים
cli-analyse-seconds = לחשוב זמן כזה
cli-analyse-for = אחרי { $at } פעולות, בשביל { $player }: מספר המחשבות { $iterations }
cli-analyse-action = פעולה
cli-analyse-visits = נוסתה
cli-analyse-result = תוצאה
cli-analyse-win = ניצחון
cli-analyse-equal = בערך שווים: { $actions }
cli-analyse-reasons = בעד הראשון: { $reasons }
cli-analyse-standing = הסיכוי תלוי בזה: { $reasons }

cli-review = ההחלטות היקרות ביותר במשחק רשום
    .help = ממשיך לשחק מכל החלטה שברישום, ממה ששוחק וממה שנראה הטוב ביותר, ומונה את התורות שעלו הכי הרבה מעבר לכל ספק.
cli-review-seat = רק ההחלטות של המושב הזה
cli-review-worst = כמה למנות
cli-review-iterations = כמה משחקים להמשיך מכל החלטה, ופי עשרה מאלה שנראות יקרות
cli-review-seconds = לא לבדוק אף החלטה יותר מזה, בשניות של זמן מעבד
cli-review-for = מספר ההחלטות שנבדקו: { $decisions }
cli-review-unseen = לא היה די זמן לבדוק: { $count ->
    [one] החלטה אחת
   *[other] { $count } החלטות
}
cli-review-nothing = אף החלטה לא עלתה דבר מעבר לכל ספק.
cli-review-played = שוחק
cli-review-best = עדיף
cli-review-at = פעולה
cli-review-cost = הפסד
cli-review-reasons = למה
cli-review-progress = החלטות

cli-rules = קריאת הכללים של משחק
    .help =
        בלי נושא: אילו נושאים יש. נושא מוצג במלואו; שם של קלף, של דמות או של כל דבר שהכללים מסבירים
        מציג את מה שהם אומרים עליו.

cli-learn = לעבור שיעור
    .help = בלי שיעור: אילו שיעורים יש. שיעור שואל מה תעשו במצב נתון ואומר מה שגוי בטעות; מה שנעשה בו אינו נשמר.

cli-components = למנות את כל הרכיבים מסוג אחד
    .help = למנות את כל הרכיבים של משחק מסוג אחד; bastide games --json מונה את הסוגים. עם ‎--json: כל הנתונים, והשמות בכל השפות.

cli-soak = לשחק משחקים אקראיים עם כל הבדיקות
    .help =
        לשחק משחקים אקראיים עם אפשרויות אקראיות וכל הבדיקות. מה שמפר הבטחה מוצג, ונכתבת רשומה שמובילה לשם. נכשל אם נמצא משהו.
cli-soak-working = בודקים את { $game }
cli-soak-found = { $promise }: { $problem } (ראו { $path })
cli-soak-done = { $games } משחקים, { $decisions } החלטות: { $found ->
    [0] לא נמצא דבר
    [one] נמצאה תקלה אחת
    [two] נמצאו שתי תקלות
   *[other] נמצאו { $found } תקלות
}

cli-bench = למדוד כמה מהר המשחקים רצים כאן
    .help = למדוד כמה מהר המשחקים רצים כאן: משחק אקראי על ליבה אחת, ומחיר של העתק.
cli-bench-working = מודדים
cli-bench-game = משחק
cli-bench-players = שחקנים
cli-bench-games_per_second = משחקים/שנייה
cli-bench-decisions_per_second = החלטות/שנייה
cli-bench-clone_us = העתק µs
cli-bench-compiled = מהודר

cli-completion = להדפיס את סקריפט ההשלמה של מעטפת
    .help = להדפיס את השורות שמלמדות את המעטפת את הפקודות, המשחקים, הבוטים והאפשרויות.

cli-serve-lan = לפתוח לרשת המקומית: אותו בית, אותה רשת אלחוטית
cli-option-lan = בלי פקודה: לפתוח גם לרשת המקומית.
cli-serve-network = לאחרים ברשת שלך: { $address }

cli-puzzle = לפתור חידה: תשובה אחת טובה יותר בלי ספק
    .help = מראה עמדה ממשחק כפי ששחקן ראה אותה, ושואל מה לעשות. בדיוק תשובה אחת טובה יותר בלי ספק. `hint` אומר מה מדבר בעדה; אחר כך נאמר על כל תשובה מה היא שווה.
cli-puzzle-theme = { $theme }, דרגת קושי { $difficulty } מתוך 4
cli-puzzle-hint = מה מדבר בעד התשובה: { $reasons }
cli-puzzle-right = נכון: { $answer }.
cli-puzzle-wrong = לא הטוב ביותר. טוב יותר: { $answer }.
cli-puzzle-line = { $action }: מנצח ב־{ $win }% מהמקרים, בנקודות { $lead }; { $reasons }
cli-option-theme = רק חידות בנושא הזה.

cli-puzzles = לחפש חידות במשחקים בין בוטים
    .help = משחק משחקים בין בוטים חזקים וחלשים ושומר את ההחלטות שבהן תשובה אחת טובה יותר בלי ספק: כל התשובות נבחנות עם אותן הגרלות, ככל שהשחקן יכול לדעת, ומה שנמצא במבט ראשון נבדק שוב, זמן רב יותר ועם שחקנים אחרים. שורת JSON לכל אחת.
cli-puzzles-most = לשמור לכל היותר כך וכך, מכל הנושאים ודרגות הקושי
cli-puzzles-out = לאן לכתוב אותן; דחוס אם השם נגמר ב־‎.gz
cli-puzzles-working = מחפש חידות
cli-puzzles-done = { $puzzles } חידות ב־{ $path }: { $games } משחקים, { $glances } החלטות נבחנו, { $found } נמצאו, { $fell_out } נפלו במבט השני
