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
        [no-folder] אין תיקייה כזאת
        [folder] זו תיקייה
        [forbidden] אין הרשאה
        [read-only] אי אפשר לכתוב שם
        [full] הדיסק מלא
        [taken] תוכנה אחרת כבר משתמשת בכתובת הזאת
        [elsewhere] אין למחשב הזה כתובת כזאת
        [no-text] הקובץ אינו טקסט בקידוד ‎UTF-8
       *[other] המערכת דחתה את הפעולה (שגיאה { $number })
    }
cli-version-compiled = Bastide { $version } (מהודר)
cli-version-pure = Bastide { $version } (פייתון טהור, איטי יותר: החוקים המהודרים לא נמצאו או בוטלו)

cli-bastide =
    .help = דומיניון, 7 הפלאים וקרקסון לפי החוקים המדויקים: משחק נגד בוטים או עם חברים, הדמיה של מיליוני משחקים, שחזור ובדיקה של רשומות. בלי פקודה מופעל שרת, והוא נפתח בדפדפן.

cli-option-help = הצגת העזרה הזאת
cli-option-lang = שפת התצוגה (ברירת מחדל: שפת המערכת)
cli-option-names = שמות המשחקים: ניטרליים (neutral), או תיקייה עם שמות משלכם
cli-option-version = הצגת הגרסה, והאם החוקים מהודרים
cli-option-games = מספר המשחקים
cli-option-seed = זרע המספרים האקראיים; אותו זרע נותן אותם משחקים
cli-option-position = עמדה כטקסט, או קובץ שהיא בו
cli-option-jobs = מספר התהליכים שמתחלקים בעבודה; אינו משפיע על התוצאות
cli-option-cluster = כתובת של מתזמן Dask, במקום ‎--jobs; אינה משפיעה על התוצאות
cli-option-database = מסד הנתונים: ‎sqlite:///FILE או ‎postgresql://... (ברירת מחדל: מסד הנתונים של השרת)
cli-option-as_json = הדפסת מסמך JSON אחד בלבד
cli-option-options = אפשרות של השולחן, בצורה ‎NAME=VALUE; אפשר לציין כמה. הפקודה bastide games --json מציגה את כולן.
cli-option-bots = הבוטים לפי סדר המקומות, מופרדים בפסיקים. הפקודה bastide bots GAME מציגה את כולם.
cli-option-rotate = הזזת הבוטים במקום אחד ממשחק למשחק (השכנים נשארים שכנים)
cli-option-out = תיקייה לרשומות של משחקים שנמצאה בהם תקלה (ברירת מחדל: התיקייה הנוכחית)
cli-option-seconds = זמן המדידה של כל משחק, בערך, בשניות
cli-option-verify = בדיקה בלבד, בלי תצוגה; הפקודה נכשלת אם הרשומה אינה מדויקת
cli-option-seat = המקום שלך, בספירה מ־0
cli-option-name = השם שלך במשחק
cli-option-record = כתיבת המשחק לקובץ הזה כשהוא נגמר או כשעוזבים

cli-games = להציג את המשחקים המותקנים
    .help = מציגה את המשחקים המותקנים ואת הבוטים שלהם. עם ‎--json מוצגות גם האפשרויות של כל משחק.
cli-games-id = מזהה
cli-games-name = שם
cli-games-players = שחקנים
cli-games-bots = בוטים

cli-bots = להציג את הבוטים של משחק
    .help = מציגה את הבוטים של משחק, הרמות תחילה, ומשפט על דרך המשחק של כל אחד.
cli-bots-buylist = קונה לפי רשימה מקובץ: "buylist:FILE"
cli-bots-weights = מעריך פעולות לפי משקלים מקובץ: "weights:FILE"
cli-bots-frozen = { $level } כמו בגרסה { $version }, קנה מידה שאינו משתנה
cli-bots-engine = תוכנית אחרת, לפי פרוטוקול המנועים: "engine:COMMAND"
cli-bots-net = רשת מאומנת: "net:FILE"
cli-bots-py = בוט בקובץ תוכנית אחד: "py:FILE"

cli-engine = לשחק כמנוע עבור תוכנות אחרות
    .help = משחק עם בוט כמנוע: קורא פקודות של פרוטוקול המנועים מהקלט הרגיל ועונה בפלט הרגיל. BOT הוא בוט עם ההגדרות שלו (ברירת מחדל: "hard").

cli-bot = לשחק בשרת עם תוכנה משלכם
    .help = מחבר חשבון בוט לשרת, ותוכנה שמדברת בפרוטוקול המנועים משחקת במשחקים שלו. הוא מקבל הזמנות, משחק ומתחבר מחדש כשהחיבור מתנתק, עד שעוצרים אותו עם "Ctrl-C".
cli-bot-server = כתובת השרת (ברירת מחדל: "http://localhost:8421")
cli-bot-token_file = קובץ עם אסימון הגישה מעמוד החשבון
cli-bot-engine = פקודה שמפעילה את התוכנה, או בוט של המערכת כמו "medium"
cli-bot-games = המשחקים שהוא משחק, מופרדים בפסיקים (ברירת מחדל: כולם)
cli-bot-anyone = לקבל הזמנות מכולם, ולא רק שלכם
cli-bot-most = המספר המרבי של משחקים בו בזמן
cli-bot-seconds = זמן החשיבה המרבי להחלטה בשניות; פחות, כשנשאר מעט זמן בשעון
cli-bot-connected = { $name } מחובר אל { $server }.
cli-bot-lost = אין חיבור אל { $server }. { $problem } הניסיון הבא בעוד { $seconds } שניות.
cli-bot-accepted = ההזמנה התקבלה: { $game }, שולחן { $table }.
cli-bot-declined = ההזמנה נדחתה: { $game }, שולחן { $table }.
cli-bot-playing = משחק { $game }: { $url }
cli-bot-finished = המשחק נגמר: { $game }, שולחן { $table }{ $place ->
    [0] {""}
   *[other] , מקום { $place }
}.
cli-bot-refused = שולחן { $table }: השרת דחה בקשה: { $problem }
cli-bot-engine-failed = שולחן { $table }: { $problem }. התוכנה מופעלת מחדש.
cli-bot-resigns = שולחן { $table }: התוכנה נכשלה יותר מדי פעמים, והבוט פורש.

cli-simulate = להריץ משחקים רבים בין בוטים ולסכם את התוצאות
    .help = מריצה משחקים רבים בין בוטים ומסכמת את התוצאות. בלי ‎--rotate כל בוט נשאר במקומו.
cli-simulate-working = מריצים את { $game }
cli-simulate-bot = בוט
cli-simulate-wins = ניצחונות
cli-simulate-shared = משותפים
cli-simulate-score = נקודות
cli-simulate-metric = { $name }: { $mean } (סטיית תקן { $sd })
cli-simulate-rate = { $games } משחקים ב־{ $seconds } שניות: { $rate } לשנייה
cli-simulate-metrics = חישוב המדדים של המשחק, למשל נקודות לפי מקור (איטי יותר)
cli-simulate-out = כתיבת המשחקים לקובץ Parquet (תצפיות גם לקובץ ‎.npz)
cli-simulate-rows = מה מכילה כל שורה: משחק (game), החלטה (decision) או תצפית (observation), כלומר העמדה, הפעולות החוקיות והפעולה שנבחרה, במספרים
cli-simulate-report = כתיבת דוח עם תרשימים, תור אחר תור, לקובץ HTML
cli-simulate-records = כתיבת הרשומות של כל המשחקים לקובץ zip

cli-tournament = לערוך טורניר בין בוטים ולדרג אותם
    .help =
        כל בוט מתמודד עם כל האחרים, באותן חלוקות ומכל מקום בשולחן. התוצאה: דירוגים, חלק בניצחונות ושיעור ניצחון לכל זוג, עם רווחי סמך של 95%. עם ‎--out הכול נשמר בתיקייה, נכתב שם דוח, ואפשר להמשיך טורניר שהופסק.
cli-tournament-bots = הבוטים המתמודדים, מופרדים בפסיקים. בשולחן של יותר משניים אפשר לציין בוט יותר מפעם אחת.
cli-tournament-games = מספר המשחקים בכל שולחן
cli-tournament-seats = מספר המקומות בשולחן (ברירת מחדל: המספר הקטן ביותר במשחק)
cli-tournament-until_clear = סיום ההתמודדות ברגע שהתוצאה ברורה סטטיסטית
cli-tournament-out = תיקייה למשחקים שנגמרו, לרשומות שלהם ולדוח
cli-tournament-resume = המשך הטורניר שבתיקייה
cli-tournament-no_records = שמירת תוצאות המשחקים בלבד, בלי הרשומות
cli-tournament-report = הדוח נמצא ב־{ $path }.

cli-play = לשחק במסוף
    .help = פותחת משחק במסוף נגד בוטים. האפשרויות מוצגות ברשימה; עונים במספר או במילים.
cli-play-seed = הזרע של המשחק (ברירת מחדל: אקראי)
cli-play-bots = היריבים לפי סדר המקומות, מופרדים בפסיקים (ברירת מחדל: הבוט הרגיל של המשחק)
cli-play-origin = המשך המשחק שברשומה הזאת, נגד בוטים
cli-play-at = מספר הפעולות שישוחזרו תחילה (ברירת מחדל: כולן)
cli-play-welcome = { $game }. הקלידו ? לעזרה, ‎quit‎ ליציאה.
cli-play-which = איזה משחק?
cli-play-help = ענו במספר של אפשרות או במילים שלה. Enter בוחר את האפשרות היחידה. הסימן ? ואחריו שם מציג מה כתוב על הקלף, הלוח או האריח. ‎quit‎ יוצא. רמז מציג מה בוט היה עושה, ולמה.
# What is typed to be told.
cli-play-hint-word = רמז
cli-play-hint = { $action } (⁦{ $win }% ± { $error }⁩)
cli-play-no-such = אין במשחק הזה קלף, לוח או אריח בשם "{ $name }".
cli-play-unclear = "{ $text }" אינה אחת האפשרויות שלמעלה. הקלידו מספר או מילים, או ? לעזרה.
cli-play-recorded = המשחק נשמר ב־{ $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = להפעיל שרת למשחק בדפדפן
    .help = מפעילה שרת למשחק בדפדפן, עם חברים ובוטים. הכול נשמר במסד נתונים, כברירת מחדל בקובץ מקומי, ואפשר לעצור את השרת ולהפעיל אותו שוב בכל עת. אפשר לתת את ההגדרות גם במשתני סביבה: BASTIDE_HOST, BASTIDE_PORT וכן הלאה.
cli-serve-host = הכתובת להאזנה (ברירת מחדל: 127.0.0.1; ‏0.0.0.0 לכל הכתובות)
cli-serve-port = הפורט להאזנה (ברירת מחדל: 8421; ‏0 לכל פורט פנוי)
cli-serve-database = מסד הנתונים: ‎sqlite:///FILE או ‎postgresql://... (ברירת מחדל: קובץ מקומי)
cli-serve-public_url = הכתובת הציבורית של השרת
cli-serve-entrance = מי יכול להיכנס (ברירת מחדל: ‎open‎). עבור ‎password‎ הגדירו גם BASTIDE_SERVER_PASSWORD.
cli-serve-no_sign_up = בלי יצירת חשבונות חדשים
cli-serve-allowed_hosts = שמות מארח נוספים של השרת, מופרדים בפסיקים
cli-serve-processes = מספר תהליכי השרת שמאזינים לאותו פורט (בלי מספר: אחד לכל ליבה)
cli-serve-workers = מספר תהליכי החישוב של הבוטים (ברירת מחדל: אחד פחות ממספר הליבות)
cli-serve-browser = פתיחת הדפדפן גם כן
cli-serve-ready = Bastide זמין בכתובת { $address } (לעצירה: Ctrl-C)

cli-tasks = להציג את המשימות התקניות, או להריץ בוטים על אחת מהן
    .help =
        משימה תקנית קובעת שולחן, יריבים, חלוקות ומספר משחקים, כדי שאפשר יהיה להשוות תוצאות. בלי שם מוצגות המשימות. עם שם, כל אחד מהבוטים מבצע אותה: כל חלוקה משחקים מכל אחד מהמקומות, והתוצאה היא חלקם של היריבים שנוצחו. תיקו נחשב חצי.
cli-tasks-bots = הבוטים שיבצעו את המשימה, זה אחר זה, מופרדים בפסיקים; גם "net:FILE" ו־"py:FILE"
cli-tasks-games = פחות משחקים, להתרשמות ראשונה. לתוצאה רשמית דרושים כל המשחקים של המשימה.
cli-tasks-task = משימה
cli-tasks-game = משחק
cli-tasks-table = שולחן
cli-tasks-opponents = יריבים
cli-tasks-count = משחקים
cli-tasks-share = שיעור המנוצחים
cli-tasks-reward = תגמול

cli-improve = לשפר אסטרטגיה שבקובץ בניסוי וריאציות שלה
    .help = משפרת אסטרטגיה שכתובה בקובץ: רשימת קניות לדומיניון, או משקלים למשחק אחר. הווריאציות משחקות את אותם משחקים כמו המקור, נגד הבוטים החזקים ביותר לשולחן, ומחליפות אותו כשהן מנצחות יותר בבירור. כל צעד מדווח. התוצאה מודפסת או נכתבת לקובץ.
cli-improve-game = המשחק שהקובץ מיועד לו
cli-improve-minutes = משך הניסיון, בדקות
cli-improve-against = הבוטים שיש לנצח, מופרדים בפסיקים (ברירת מחדל: שלושת החזקים ביותר לשולחן)
cli-improve-explore = התחלה מהאסטרטגיה הפשוטה הטובה ביותר, אם היא מנצחת את הקובץ
cli-improve-out = הקובץ שאליו תיכתב התוצאה (ברירת מחדל: הדפסה)
cli-improve-head = נגד { $rivals }: ניצחון ב־{ $share } מהמשחקים
cli-improve-step = אחרי { $tried } ניסיונות: מ־{ $before } ל־{ $after } ב־{ $games } משחקים
cli-improve-tried = וריאציות שנוסו: { $tried }. התקבלו: { $taken }. רעיונות להתחלה: { $ideas }
cli-improve-result = נגד { $rivals }: ‏{ $before } לפני, { $after } עכשיו
cli-improve-written = התוצאה נכתבה ל־{ $path }.
cli-improve-few = מספר הווריאציות שנוסו הוא { $tried } בלבד; לתוצאה שימושית הגדילו את ‎--minutes
cli-improve-busy = המחשב היה עמוס: החיפוש קיבל { $share } ממעבד אחד; הגדילו את ‎--minutes

cli-openings = להשוות פתיחות בדומיניון
    .help = השוואת פתיחות: שתי הקניות הראשונות, ואחריהן אותה אסטרטגיה. כל פתיחה משחקת נגד הראשונה, וכל חלוקה משוחקת מכל מקום. בלי פתיחות, כל הפתיחות של הממלכה מושוות לשני כסף. הטבלה מראה גם כמה מטבעות היו בתורות 3 ו־4 ומתי הגיעו הפרובינציות.
cli-openings-game = המשחק
cli-openings-strategy = קובץ האסטרטגיה שאחרי הפתיחה (ברירת מחדל: רשימת קניות מובנית של כסף בלבד)
cli-openings-games = מספר המשחקים של כל פתיחה
cli-openings-opening = פתיחה
cli-openings-share = ניצחונות
cli-openings-coins = לפחות { $coins } מטבעות בתור 3 או 4
cli-openings-note = הניצחונות הם נגד { $reference }, עם רווחי סמך של 95%; אחרי הפתיחה כולם ממשיכים לפי { $strategy }. תורות הפרובינציות: 10% המוקדמים, חציון, 10% המאוחרים.

cli-combos = למצוא את השילובים הטובים של שני קלפי דומיניון
    .help = מדידה של כל זוגות קלפי הממלכה: האסטרטגיה הפשוטה הטובה ביותר של כל זוג משחקת נגד היריבים, במשחקים שאינם משמשים לשום דבר אחר. בממלכה אקראית נמדדים כל הזוגות שבסדרות, ושאר הקלפים מוגרלים.
cli-combos-game = המשחק
cli-combos-card = רק זוגות עם הקלף הזה
cli-combos-against = היריבים, מופרדים בפסיקים (ברירת מחדל: שלושה בוטים חזקים)
cli-combos-games = מספר המשחקים של כל זוג
cli-combos-combo = קלפים
cli-combos-share = ניצחונות
cli-combos-gain = תוספת בנקודות האחוז
cli-combos-alone = כל קלף לבדו
cli-combos-note = ניצחונות נגד { $opponents }, מספר המשחקים לכל זוג: { $games }, עם רווחי סמך של 95%. התוספת היא ביחס לטוב משני הקלפים לבדו. כשיש זוגות רבים, לראשונים היה גם מזל: בדקו אותם שוב עם ‎--seed אחר.

cli-train = לאמן רשת נוירונים במשחק נגד עצמה
    .help = מאמנת רשת נוירונים: הרשת משחקת נגד עצמה, נגד גרסאות קודמות שלה ונגד בוטים, ולומדת מהתוצאות. אפשר לעצור בכל רגע; הרצה נוספת עם אותה תיקייה ממשיכה מאותו מקום. הרשת נכתבת כמערכים פשוטים, לבוט "net:FILE". דרוש PyTorch: ⁦pip install ./research⁩.
cli-train-folder = תיקיית האימון (ברירת מחדל: "GAME-training")
cli-train-minutes = משך האימון, בדקות
cli-train-players = מספרי השחקנים לאימון, מופרדים בפסיקים (ברירת מחדל: השולחן הקטן ביותר)
cli-train-workers = מספר התהליכים שמשחקים
cli-train-rows = מספר המשחקים שכל תהליך מריץ במקביל
cli-train-decisions = מספר ההחלטות באימון כולו (קובע את ירידת קצב הלמידה)
cli-train-width = רוחב השכבות של הרשת
cli-train-without = קלפים שלא ייכללו, מופרדים בפסיקים
cli-train-league = בוטים שמשחקים בחלק מהשולחנות, מופרדים בפסיקים
cli-train-lessons = קובץ נתונים ללמידה מקדימה של ערך הפעולות. אפשר לציין כמה קבצים. הקובץ נכתב על ידי "bastide_research.distill.carcassonne_dataset". עם ‎--decisions 0‎ לומדים מהנתונים בלבד.
cli-train-champion = אימון נגד הרשת הקפואה שבתיקיית האימון הזאת, בכל שאר המקומות (כך מגלים איך לנצח אותה)
cli-train-against = בוטים שהרשת נמדדת מולם בסוף, מופרדים בפסיקים
cli-train-games = המספר המרבי של משחקים בכל מדידה; המדידה נגמרת כשהתוצאה ברורה
cli-train-device = היכן לאמן: במעבד (cpu) או במעבד גרפי (cuda) (ברירת מחדל: מעבד גרפי, אם יש)
cli-train-round = למידה מקדימה, סבב { $round }: אנטרופיה צולבת { $surprise }
cli-train-step = החלטות: { $decisions }, משחקים: { $games }, אנטרופיה: { $spread }
cli-train-written = הרשת נשמרה ב־{ $path }.
cli-train-standing = נגד { $bot }, ‏{ $players } שחקנים: מיקום גבוה יותר ב־{ $share } מתוך { $games } משחקים

cli-explore = להציג חלקי ניצחון של פתיחות ברשומות ובנתונים
    .help =
        קוראת רשומות, תיקיות, קובצי zip של רשומות וקובצי Parquet של החלטות, כולם של משחק אחד. מוצג כמה פעמים ניצחה כל פתיחה, עם רווחי סמך 95%: בדומיניון הקניות הראשונות וכל הקניות לפי ממלכה, ב-7 פלאי תבל הקלף הראשון לפי פלא וצד, בקרקסון מיקום האריח הראשון.
cli-explore-least = להשמיט בחירות שנבחרו בפחות משחקים
cli-explore-out = קובץ לדף עם כל הטבלאות

cli-plan = להדפיס את התוכנית של הבוט המומחה לשולחן
    .help = מדפיסה את התוכנית של הבוט המומחה לשולחן, כאסטרטגיה שאפשר לשמור בקובץ. בדומיניון זו רשימת הקניות שהצליחה יותר מכל הרשימות שנבדקו במשחקי הדמיה מלאים.
cli-plan-seconds = זמן החשיבה, בשניות
cli-plan-head = התוכנית של המומחה אחרי { $games } משחקי הדמיה

cli-import = לייבא משחק מתוכנה אחרת
    .help =
        קוראת משחקים שמורים של JCloisterZone (jcz) ויומני משחק של dominion.games ושל Goko, וכותבת רשומה. הייבוא נעצר במהלך הראשון שהחוקים שלנו אינם מתירים או שהקובץ אינו קובע. אז הרשומה מכילה את המהלכים שעד שם, וקוד היציאה הוא 1.
cli-import-out = קובץ לרשומה (ברירת המחדל: אותו שם עם הסיומת "record")
cli-import-read = { $source }, { $game }, שחקנים: { $players }; מהלכים שנקראו: { $read } מתוך { $all }
cli-import-stop = כאן הייבוא נעצר: { $reason }
cli-import-written = הרשומה נכתבה לקובץ { $path }.

cli-replay = לשחזר רשומה ולבדוק אותה
    .help =
        משחזרת רשומה מהלך אחר מהלך ומדווחת: מדויקת (זה המשחק ששוחק), לא מאומתת (נכתבה לפי גרסה אחרת של החוקים) או סוטה. השחזור נעצר במקום שבו הרשומה סוטה.
cli-replay-exact = מדויקת: { $actions } פעולות, כל סכומי הביקורת תואמים
cli-replay-unverified = לא מאומתת: { $actions } פעולות חוקיות, אך מפעולה { $at } והלאה העמדות שונות, כי החוקים השתנו: { $corrections }
cli-replay-diverged = סוטה בפעולה { $at }: { $reason }
cli-replay-instead = במקום זאת:
cli-replay-continued = המשך:
cli-replay-mark-good = טוב
cli-replay-mark-bad = גרוע
cli-replay-mark-interesting = מעניין
cli-replay-no-annotations = ההערות והווריאציות אינן מוצגות: { $reason }
cli-replay-other-rules =
    { $corrections ->
        [none] הרשומה נכתבה בגרסת חוקים { $recorded }, והגרסה כעת היא { $current }
       *[other] הרשומה נכתבה בגרסת חוקים { $recorded }, והגרסה כעת היא { $current }; תוקן מאז: { $corrections }
    }

cli-check = לבדוק שמשחק בשרת היה הוגן
    .help = משחזרת את הרשומה של משחק שהסתיים ובודקת כל חלק שממנו נוצרה האקראיות: חלקו של השרת, שנקבע לפני שמישהו הצטרף, וחלקי המכשירים של השחקנים. כל הבטחה מקבלת סימן: ✓ קוימה, ✗ הופרה, · אין מה להשוות. ברשומות ישנות מחושב הגיבוב של הזרע, שהשרת הציג בהתחלה. נכשלת אם משהו הופר או אם השחזור אינו מדויק.
cli-check-promised = הגיבוב של השרת, כפי שהוצג לפני המשחק
cli-check-own = החלק של המכשיר שלך, כפי שהדף שמר אותו
cli-check-hash = זרע { $seed }, גיבוב { $hash }
cli-check-kept = הגיבוב הוא זה שהוצג לפני המשחק
cli-check-broken = הגיבוב אינו זה שהוצג לפני המשחק
cli-check-own-kept = החלק של המכשיר שלך נכלל בהגרלה
cli-check-own-broken = החלק של המכשיר שלך לא נכלל בהגרלה
cli-check-fair = הערבוב היה הוגן.
cli-check-unfair = אי אפשר להוכיח שהמשחק היה הוגן.

cli-admin = לנהל שרת: משתמשים, שולחנות, חסימות, קישורים
    .help = פקודות ניהול שפועלות על מסד הנתונים של שרת, בין שהשרת פועל ובין שלא. שרתים פועלים מתעדכנים מיד. אדם מצוין במזהה, בחשבון או בשם. כל שינוי נרשם ביומן הביקורת (bastide admin audit).

cli-backup = לגבות את כל המידע של שרת לקובץ אחד
    .help = כותבת לקובץ אחד את כל מה שהשרת שומר, כפי שהוא ברגע זה. השרת יכול לפעול בינתיים. אפשר לשחזר ממנו כל אחד משני סוגי מסדי הנתונים. בקובץ יש סודות (גיבובים של סיסמאות, זרעים של משחקים פעילים): אל תשתפו אותו.
cli-backup-replace = כתיבה על קובץ קיים
cli-backup-working = כותבים
cli-backup-done = ‏{ $path }: ‏{ $tables } שולחנות, { $entries } רשומות, { $people } אנשים, { $size } MB

cli-restore = לשחזר מסד נתונים מגיבוי
    .help = מחזירה מסד נתונים למצבו בעת הגיבוי, הכול או כלום. הקובץ נבדק קודם מתחילתו ועד סופו. עצרו את השרתים לפני כן והפעילו אותם שוב אחר כך.
cli-restore-replace = מחיקת מה שיש עכשיו במסד הנתונים
cli-restore-working = קוראים
cli-restore-done = שוחזר המצב מ־{ $at }: { $tables } שולחנות, { $entries } רשומות, { $people } אנשים

cli-check-database = לבדוק את תקינות מסד הנתונים
    .help = משחזרת כל שולחן במסד הנתונים מהיומן שלו ומשווה אליו את כל השאר: הסיום, סכומי הביקורת של הרשומה, הזרע שהובטח, הרשימות, התוצאות ושורות יתומות. שום דבר אינו משתנה, והשרת יכול לפעול. נכשלת אם נמצאה תקלה.
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
cli-finding-replay = רשומה { $entry } אינה אפשרית: { $problem }
cli-finding-rules = החוקים כבר אינם מתירים את מה ששוחק: { $problem }
cli-finding-ending = הסיום שביומן אינו הסיום שהמשחק הגיע אליו
cli-finding-unfair = הרשומה אינה ניתנת לשחזור מדויק, או שהזרע אינו זה שהובטח
cli-finding-index = האינדקס אינו תואם ליומן: { $field }
cli-finding-sitting = רשימות השולחנות של השחקנים כאן שגויות
cli-finding-results = התוצאות אינן אלה שביומן
cli-finding-play = תוצאת המשחק היומי אינה מה ששוחק כאן
cli-finding-key = המפתח של השולחן אינו המפתח של המשחק היומי שלו
cli-finding-ratings = דירוגים שאינם נובעים מההיסטוריה: { $rows }, תוצאות מדורגות: { $history }; הפקודה "bastide admin recompute-ratings" מתקנת אותם
cli-finding-solvers = פותרי חידות שהרצף או הדירוג שלהם אינו תואם לתשובות שלהם: { $rows }
cli-finding-puzzles = חידות שהדירוג שלהן לא ייתכן: { $rows }
cli-finding-tournament = השורות של הטורניר "{ $tournament }", סיבוב { $round }, סותרות זו את זו או את השולחנות
cli-finding-friends = חברויות או בקשות שסותרות זו את זו או חסימה: { $rows }
cli-finding-notifications = הגדרות, דפדפנים, כתובות או וובהוקים של התראות שאי אפשר להשתמש בהם: { $rows }
cli-finding-match-requests = חיפושי יריב שסותרים את עצמם: { $rows }
cli-finding-studies = שורות של לוחות למידה שסותרות זו את זו: { $rows }

cli-draw = לצייר את השולחן בנקודה כלשהי של משחק מוקלט
    .help = כותבת תמונה של השולחן, כפי שראו אותו הצופים או השחקן במקום אחד. מה שלא נראה מאותו מקום אינו בתמונה. התמונה היא קובץ SVG יחיד ועצמאי, שכל דפדפן מציג.
cli-draw-at = מספר הפעולות שישוחזרו תחילה (ברירת מחדל: כולן)
cli-draw-until = לצייר הנפשה מ־‎--at‎ (ברירת מחדל: ההתחלה) ועד מספר הפעולות הזה
cli-draw-seconds = מספר השניות לכל פעולה בהנפשה
cli-draw-seat = המקום שממנו רואים את השולחן, בספירה מ־0 (ברירת מחדל: הצופים)
cli-draw-dark = מצב כהה
cli-draw-out = קובץ התמונה (ברירת מחדל או ‎-‎: הפלט הרגיל)
cli-draw-written = התמונה נשמרה ב־{ $path }.
cli-embed = לשמור משחק מוקלט כדף אינטרנט
    .help = כותבת דף (".html") שמציג את המשחק מהלך אחר מהלך, עם וריאציות, הערות וסימונים, או את הנתונים שלו (".json") לרכיב "<bastide-viewer>" בדף אחר. אין צורך בשרת, ורואים רק מה שראו הצופים או השחקן במקום אחד.
cli-embed-out = קובץ היעד: ".html" לדף, ".json" לנתונים
cli-embed-languages = שפות המשחק, מופרדות בפסיקים, או ‎all‎ לכולן (ברירת מחדל: שפת התוכנה)
cli-embed-seat = המקום שממנו רואים את השולחן, בספירה מ־0 (ברירת מחדל: הצופים)
cli-embed-script = לשמור את הסקריפט שמגדיר את "<bastide-viewer>"
cli-embed-written = נשמר ב־{ $path }.
cli-site = לכתוב את Bastide כאתר סטטי, בלי שרת
    .help = כותבת תיקייה שכל שרת קבצים יכול להגיש, מכל נתיב: דפים, טקסטים, מנוע וסביבת הרצה. מי שפותח אותה משחק במכשיר שלו נגד בוטים, ואחרי הביקור הראשון גם בלי רשת. שום דבר אינו נטען ממקום אחר.
cli-site-wheel = חבילה מהודרת ("‎.whl") של הגרסה הזאת עבור פייתון בדפדפן, במקום קובצי המקור
cli-site-written = האתר נכתב לתיקייה { $path }, בגודל { $megabytes } MB. לניסיון: ⁦"python -m http.server -d { $path }"⁩

cli-analyse = להעריך כל פעולה בעמדה מתוך משחק מוקלט
    .help = ממשיכה את המשחק מהעמדה פעמים רבות, לפי מה שהשחקן שבתור יכול לדעת. משווה את הפעולות המבטיחות ביותר: מספר משחקי ההמשך, הסיכוי לנצח, היתרון בנקודות בסוף המשחק והמחיר לעומת הפעולה הטובה ביותר. את שאר הפעולות החוקיות היא מונה ללא סדר, ואחר כך מסבירה למה היא טובה יותר.
cli-analyse-at = מספר הפעולות שישוחזרו תחילה
cli-analyse-seat = המקום שעבורו מנתחים, בספירה מ־0 (ברירת מחדל: הראשון בתור)
cli-analyse-iterations = מספר משחקי ההמשך (ברירת מחדל: כמו ברמז)
cli-analyse-seconds = זמן החישוב המרבי, בשניות
cli-analyse-for = אחרי { $at } פעולות, עבור { $player }: ‏{ $iterations } משחקי המשך
cli-analyse-from-position = עבור { $player }: ‏{ $iterations } משחקי המשך
cli-analyse-action = פעולה
cli-analyse-win = סיכוי לנצח
cli-analyse-cost = מחיר
cli-analyse-lead = יתרון
cli-analyse-rollouts = משחקי המשך
cli-analyse-equal = בערך שווים: { $actions }
cli-analyse-not-compared = לא הושוו, ללא סדר: { $actions }
cli-analyse-reasons = { $best } לעומת { $worse }: { $reasons }
cli-analyse-standing = מה קובע את הסיכוי: { $reasons }
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { $share }% ± { $error }

cli-review = לנתח משחק מוקלט ולמצוא את ההחלטות היקרות ביותר
    .help = ממשיכה לשחק מכל החלטה שברשומה, גם מהמהלך ששוחק וגם מהמהלך שנראה הטוב ביותר, ומציגה את התורות שעלו הכי ביוקר.
cli-review-seat = רק ההחלטות של המקום הזה
cli-review-worst = מספר ההחלטות שיוצגו
cli-review-iterations = מספר משחקי ההמשך מכל החלטה (מהחלטות שנראות יקרות: כמו ברמז)
cli-review-seconds = זמן מרבי לכל החלטה, בשניות מעבד
cli-review-for = מספר ההחלטות שנבדקו: { $decisions }
cli-review-average = { $player }: אובדן של { $cost }% מסיכויי הניצחון ו־{ $points } נקודות בהחלטה (החלטות: { $count })
cli-review-nothing = לא נמצאה אף טעות ברורה.
cli-review-turn = תור
cli-review-played = שוחק בפועל
cli-review-best = עדיף
cli-review-at = פעולה
cli-review-cost = מחיר
cli-review-points = נקודות
cli-review-reasons = למה
cli-review-progress = החלטות

cli-rules = לקרוא את החוקים של משחק
    .help =
        בלי נושא מוצגת רשימת הנושאים. נושא מוצג במלואו. שם של קלף, של דמות או של כל דבר אחר
        מציג את מה שהחוקים אומרים עליו.

cli-learn = לעבור שיעור
    .help = בלי שיעור מוצגת רשימת השיעורים. שיעור שואל מה לעשות במצב נתון ומסביר טעויות. מה שנעשה בו אינו נשמר.

cli-components = להציג את כל הרכיבים מסוג אחד
    .help = מציגה את כל הרכיבים של משחק מסוג אחד. bastide games --json מציג את הסוגים. עם ‎--json: כל הנתונים, והשמות בכל השפות.

cli-soak = להריץ משחקים אקראיים עם כל הבדיקות
    .help =
        מריצה משחקים אקראיים עם אפשרויות אקראיות וכל הבדיקות. כל תקלה מודפסת, ונכתבת רשומה שמובילה אליה. נכשלת אם נמצאה תקלה.
cli-soak-working = בודקים את { $game }
cli-soak-found = { $promise }: { $problem } (ראו { $path })
cli-soak-done = { $games } משחקים, { $decisions } החלטות: { $found ->
    [0] לא נמצאו תקלות
    [one] נמצאה תקלה אחת
    [two] נמצאו שתי תקלות
   *[other] נמצאו { $found } תקלות
}

cli-bench = למדוד את מהירות המנוע
    .help = מודדת את מהירות המנוע על ליבה אחת: משחק אקראי, וזמן ההעתקה של עמדה.
cli-bench-working = מודדים
cli-bench-game = משחק
cli-bench-players = שחקנים
cli-bench-games_per_second = משחקים/שנייה
cli-bench-decisions_per_second = החלטות/שנייה
cli-bench-clone_us = העתק µs
cli-bench-compiled = מהודר

cli-completion = להדפיס את סקריפט ההשלמה של המעטפת
    .help = מדפיסה את הסקריפט שמאפשר למעטפת להשלים פקודות, משחקים, בוטים ואפשרויות.

cli-serve-lan = קבלת חיבורים מהרשת המקומית (אותה רשת אלחוטית)
cli-option-lan = בלי פקודה: קבלת חיבורים מהרשת המקומית
cli-serve-network = לאחרים ברשת שלך: { $address }

cli-puzzle = לפתור חידה: תשובה אחת טובה בבירור מכל השאר
    .help = מציגה עמדה ממשחק כפי ששחקן ראה אותה, ושואלת מה לעשות. תשובה אחת בדיוק טובה בבירור מכל השאר. `hint` מציג את השיקולים בעדה. בסוף מוצגות התשובות הטובות ביותר והשגויות המפתות ביותר, עם הערך שלהן.
cli-puzzle-theme = { $theme }, דרגת קושי { $difficulty } מתוך 4
cli-puzzle-hint = השיקולים: { $reasons }
cli-puzzle-right = נכון: { $answer }.
cli-puzzle-wrong = לא התשובה הטובה ביותר. עדיף: { $answer }.
cli-puzzle-line = { $action }: סיכוי לנצח { $win }%, הפרש נקודות ממוצע ⁦{ $sign }{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }⁩.
cli-puzzle-line-level = { $action }: סיכוי לנצח { $win }%, תיקו בנקודות בממוצע.
cli-puzzle-compared = בהשוואה ל־{ $rival }: { $reasons }
cli-puzzle-instead = עם { $best } במקום זאת: { $reasons }
cli-puzzle-scores = נקודות כעת: { $points }
cli-puzzle-final = נקודות אילו המשחק היה נגמר כעת: { $points }
cli-puzzle-decks = כל הקלפים של { $player }: { $cards }
cli-puzzle-draw = החפיסה האישית שלך: { $cards }
cli-puzzle-discard = ערמת הקלפים המשומשים שלך: { $cards }
cli-option-theme = רק חידות בנושא הזה

cli-puzzles = לחפש חידות במשחקים בין בוטים
    .help = מריצה משחקים בין בוטים חזקים וחלשים ושומרת את ההחלטות שבהן תשובה אחת טובה בבירור מכל השאר. כל התשובות נבחנות באותן הגרלות, לפי מה שהשחקן יכול לדעת, ומועמדות נבדקות שוב, לאורך זמן רב יותר ועם שחקנים אחרים. שורת JSON לכל חידה.
cli-puzzles-most = המספר המרבי של חידות לשמירה, מכל הנושאים ודרגות הקושי
cli-puzzles-out = קובץ החידות (דחוס אם השם נגמר ב־‎.bz2)
cli-puzzles-append = השאר את החידות שבקובץ והוסף חדשות
cli-puzzles-working = מחפשים חידות
cli-puzzles-done = { $puzzles } חידות ב־{ $path }: ‏{ $games } משחקים, { $glances } החלטות נבחנו, { $fell_out } נפסלו

cli-dev = להוסיף קלפים, תוספים, שפות ודפים
    .help = פקודות למפתחים. הן פועלות על עותק של קוד המקור של Bastide: יוצרות שלד לפריט חדש, מציגות מה עוד חסר בו ומריצות את הבדיקות שנוגעות אליו.
