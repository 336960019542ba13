### מה יכול להשתבש. המזהים הם הקודים של השגיאות.

error-absence-short = זמן ההמתנה למי שנעדר הוא לפחות { $least } שניות
error-account-exists = כבר יש לך חשבון
error-account-taken = שם החשבון { $account } כבר תפוס. בחרו שם אחר
error-added-twice = שני קלפים נוספים מחליפים את { $card }. בחרו אחד מהם
error-address-taken = השרת אינו יכול להאזין בכתובת { $host }:{ $port }: { $problem } (נסו ‎--port אחר)
error-already-started = המשחק כבר התחיל
error-at-missing = חסר ‎--at N: מספר הפעולות שישוחזרו תחילה
error-at-range = ‎--at הוא מספר פעולות, 0 עד { $last }, ולא { $at }
error-at-without-from = הדגל ‎--at קובע מאיפה להמשיך ברשומה. הוסיפו ‎--from RECORD
error-backup-newer = הגיבוי נכתב בגרסה חדשה יותר של Bastide ‏({ $version }). עדכנו קודם את Bastide
error-bad-address = { $address } אינה כתובת רשת תקינה
error-bad-backup = הקובץ אינו גיבוי שלם של Bastide: { $problem }
error-bad-budget = לחיפוש דרושה לפחות הדמיה אחת או זמן (שעה לכל היותר), ולא { $iterations } הדמיות ו־{ $seconds } שניות
error-bad-buy-list = { $file }, שורה { $line }, עמודה { $column }: { $problem }
error-bad-chat = כתבו קודם הודעה
error-bad-comment = בהערה יש חצי תו; צריך להסיר אותו
error-bad-engine = { $command }: { $problem }
error-bad-link = הקישור הזה כבר אינו בתוקף. בקשו קישור חדש
error-bad-message = בקשה לא תקינה: { $problem }
error-bad-name = שם הוא באורך 1 עד 24 תווים: אותיות, ספרות, רווחים וסימנים פשוטים
error-bad-names =
    אי אפשר להשתמש בשמות שב־{ $names }: { $problem ->
        [unknown] אין ערכת שמות מובנית כזאת וגם לא תיקייה; { $meant ->
            [none] יש: { $known }
           *[other] אולי הכוונה ל־"{ $meant }"? יש: { $known }
        }
        [empty] אין בתיקייה אף אחד מהקבצים האלה: { $known }
        [message] שורה { $line } אינה הודעה
        [toml] שורה { $line } אינה TOML תקין
       *[words] בחלק { $section } כל שורה נכתבת כך: { $form }
    }
error-bad-net = { $file } אינו רשת שהבוט הזה יכול להשתמש בה: { $problem }
error-bad-number = { $name } חייב להיות מספר שלם מ־{ $least } ומעלה, ולא { $value }
error-bad-path =
    { $kind ->
        [file] { $name } חייב להיות קובץ ולא תיקייה
       *[folder] { $name } חייב להיות תיקייה ולא קובץ
    }
error-bad-position = עמדה, שורה { $line }, עמודה { $column }: { $problem }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = ‎--seconds הוא מספר שניות, ולא { $value }
error-bad-setting = הגדרה שגויה: { $problem }
error-bad-snapshot = זו אינה עמדה תקינה של { $game }: { $problem }
error-bad-span = { $name } הוא משך זמן כמו ‎30m, ‏12h, ‏7d או ‎4w, ולא { $value }
error-bad-weights = { $file }, שורה { $line }: { $problem }
error-bad-workers = חיפוש רץ על 1 עד 256 תהליכים, ולא { $workers }
error-banned =
    { $lasting ->
        [yes] הכניסה שלך לשרת הזה נחסמה
       *[no] הכניסה שלך לשרת הזה חסומה עד { $until }
    }
error-batch-action = פעולה { $action } אינה חוקית בשורה { $row }, שבה תורו של שחקן { $player }
error-batch-closed = קבוצת המשחקים הזאת נסגרה, או שאחד התהליכים שלה הסתיים. צרו קבוצה חדשה
error-batch-shape = צעד דורש { $count } פעולות, אחת לכל שורה
error-batch-share = אפשר לחלק { $games } משחקים בין 1 ל־{ $games } תהליכים, ולא בין { $processes }
error-board-count = ל־{ $players } שחקנים דרושים { $players } לוחות, ולא { $boards }
error-bot-argument = הבוט { $bot } אינו מקבל הגדרות
error-bot-file = אי אפשר לקרוא את { $file }: { $problem }
error-bot-file-changed = { $file } השתנה בזמן ש־{ $bot } השתמש בו. הריצו את הפקודה שוב
error-bot-plays = בוט משחק במקומך. חזרו קודם למשחק
error-bot-setting = { $bot } מקבל ‎iterations=N, ‎seconds=S ו־‎workers=K, מחוברים ב־+, ולא { $text }
error-broken-game = אי אפשר לטעון את המשחק { $game }: { $problem }
error-browser-engine = המנוע אינו פועל בדפדפן הזה
error-busy = השרת עדיין מטפל בבקשה הקודמת שלך. נסו שוב בעוד רגע
error-buy-line-deep = יש כאן יותר מ־{ $most } סוגריים זה בתוך זה
error-buy-list-costly = התנאים ברשימה הזאת ארוכים מדי: עד כאן העלות שלהם { $cost }, והמרבית המותרת היא { $most }
error-buy-line-expected =
    { $what ->
        [number] חסר כאן מספר
        [card] חסר כאן קלף
        [card-within] חסר כאן קלף בסוגריים
        [numbers-within] חסרים כאן שני מספרים בסוגריים
       *[typed] חסר כאן אחד מאלה: { $typed }
    }; { $where ->
        [end] השורה מסתיימת
       *[word] במקומו בא "{ $word }"
    }
error-buy-line-large = { $number } גדול מדי; המספרים מגיעים עד { $most }
error-buy-line-never = עם "up to 0" הקלף לא יירכש לעולם. כתבו מספר מ־1 ומעלה
error-buy-line-no-card =
    אין קלף "{ $name }"; { $meant ->
        [none] הקלפים נכתבים כמו ב־"bastide components dominion cards"
       *[other] אולי הכוונה ל־"{ $meant }"?
    }
error-buy-line-no-number =
    "{ $word }" אינו מספר; { $meant ->
        [none] יש: { $known }
       *[other] אולי הכוונה ל־"{ $meant }"? יש: { $known }
    }
error-buy-line-no-rule = אין כלל "{ $name }"; יש: { $known }
error-buy-line-one-card = "{ $function }" חל על קלף אחד; "{ $word }" אינו קלף
error-buy-line-rest = "{ $word }" אינו צפוי כאן. שורה היא CARD, או "CARD up to N", או "CARD up to N when TEST"
error-buy-line-start = אי אפשר להתחיל עם יותר מ־{ $most } קלפים
error-buy-line-start-twice = חפיסה מעורבבת ("start with") וחפיסה בסדר קבוע ("start deck") אינן יכולות לבוא יחד
error-buy-line-strange = ל־"{ $word }" אין כאן משמעות
error-cluster-empty = לאשכול בכתובת { $address } אין עובדים. הפעילו לפחות אחד
error-cluster-lost = העובדים של האשכול בכתובת { $address } מתנתקים שוב ושוב. בדקו את היומנים שלהם
error-cluster-unreachable = שום מתזמן Dask אינו עונה בכתובת { $address }
error-cluster-version = עובד של האשכול מריץ Bastide { $there }, וכאן { $here }. התקינו את אותה גרסה, כי התוצאות עלולות להיות שונות
error-combo-part = { $part } לא משתתף בשולחן הזה; אפשר לבחור: { $known }
error-comment-length = בהערה אפשר לכתוב { $most } תווים, ובכל ההערות יחד { $all }
error-data-rows = שורה היא משחק (game), החלטה (decision) או תצפית (observation), ולא { $rows }
error-data-npz = קובצי numpy (‎.npz) מכילים תצפיות. הוסיפו "‎--rows observation"
error-explore-file = { $file }: { $problem }
error-explore-game = ל-{ $game } אין סקירת פתיחות
error-explore-games = בקבצים יש משחקים של { $game } ושל { $other }; אפשר לסקור רק משחק אחד בכל פעם
error-explore-nothing = אין משחקים בקבצים
error-explore-rows = ב-{ $file } אין החלטות; אפשר לכתוב אותו עם "‎--rows decision"
error-explore-too-long = הקובץ { $file } ארוך מדי לרשומה
error-extra-arguments = מילים מיותרות בשורת הפקודה: { $arguments }
error-file-or-position = צריך לציין קובץ רשומה (FILE) או ‎--position TEXT|FILE
error-guest-alike = אפשר להתבלבל בין { $name } ובין { $other }, שכבר ליד השולחן
error-guest-declined = { $name } – ההזמנה נדחתה, ואי אפשר להזמין שוב לשולחן הזה
error-guest-seated = ל־{ $name } כבר יש מקום כאן
error-import-exists = הקובץ { $file } כבר קיים; אפשר לבחור קובץ אחר עם "‎-o"
error-import-json = זה אינו JSON תקין
error-import-kingdom = ביומן יש { $count } קלפי ממלכה; במשחק יש 10
error-import-log-players = היומן אינו אומר מי משחק את התורות הראשונים
error-import-message = המהלך הזה פגום
error-import-no-text = הקובץ { $file } אינו קובץ טקסט ב-UTF-8
error-import-other-rules = החוקים שלנו אוסרים { $move }: { $reason }
error-import-other-tile = מונח "{ $tile }", אבל לפי החוקים שלנו נשלף "{ $drawn }"
error-import-part = "{ $name }" חסר או פגום
error-import-place = שורה { $line }, עמודה { $column }: { $problem }
error-import-start = המשחק מתחיל באריחים אחרים משלנו
error-import-too-long = בקובץ יכולים להיות עד { $most } תווים
error-import-too-many-moves = במשחק מיובא יכולים להיות עד { $most } מהלכים
error-import-unexplained = שום מהלך במשחק שלנו אינו מסביר את הצעד הזה: { $step }
error-import-unknown-feature = לאריח הזה אין "{ $feature }"
error-import-unknown-format = תבנית לא מוכרת; אפשר לייבא: { $known }
error-import-unknown-line = שורה או קלף לא מוכרים: { $text }
error-import-unknown-move = מהלך לא מוכר: { $move }
error-import-unknown-part = במשחק שלנו אין "{ $name }"
error-import-unknown-tile = אריח לא מוכר: { $tile }
error-invitation-over =
    { $status ->
        [playing] המשחק התחיל בלעדיך, והמקום כבר אינו שמור לך
        [finished] המשחק בשולחן הזה נגמר
       *[open] המקום כבר אינו שמור לך
    }
error-no-combos = ל־{ $game } אין שילובים
error-no-companion = אי אפשר לשלוח את ההזמנה. אפשר להזמין רק חברים ומי ששיחקו איתך משחק עד סופו, אם הם מאשרים לקבל הזמנות
error-no-engine = ציינו פקודה: { $bot }:COMMAND
error-no-openings = ל־{ $game } אין פתיחות בשולחן הזה
error-not-one-of = "{ $value }" אינו אחד מאלה: { $known }
error-opening-card =
    { $close ->
        [none] קלף לא מוכר בפתיחה: { $card }
       *[other] קלף לא מוכר בפתיחה: { $card }. האם הכוונה ל־{ $close }?
    }
error-opening-length = בפתיחה יש שני קלפים, למשל "silver+silver", ולא { $opening }
error-opening-cost = { $opening } יקר מדי: בשתי הידיים הראשונות יש 5 ו־2 מטבעות, או 4 ו־3
error-openings-count = ציינו לפחות שתי פתיחות שונות
error-option-value =
    { $takes ->
        [yes] אחרי { $option } צריך לבוא ערך
       *[no] ל־{ $option } אין ערך
    }
error-position-part-actions = יותר מ-{ $most } פעולות
error-position-part-ambiguous = "{ $tile }" אינו חד-משמעי: { $known }
error-position-part-barn = אי אפשר להציב שם אסם
error-position-part-board-twice = לשתי ערים יש הלוח "{ $board }"
error-position-part-box = יש כאן { $count } אריחים, אבל בקופסה יש { $most }
error-position-part-built-twice = עיר יכולה להחזיק את "{ $card }" פעם אחת בלבד
error-position-part-buried = בערימת ההשלכה צריך להיות קלף גלוי מעל הקלפים האלה
error-position-part-card = קלף לא מוכר: "{ $card }"
error-position-part-castle = טירה צריכה עיר משני חצאי עיגול
error-position-part-cell = "{ $text }" אינו מקום כמו "3,-1"
error-position-part-choice = "{ $text }" אינו אחד מאלה: { $known }
error-position-part-columns = בשורה יש { $cells } משבצות מתחת ל-{ $columns } עמודות
error-position-part-copies = יותר מדי עותקים של "{ $card }" ל-{ $players } שחקנים בעידן הזה
error-position-part-deep = יותר מ-{ $most } רמות זו בתוך זו
error-position-part-empty-cell = אין אריח ב-{ $cell }
error-position-part-feature-kind = חלק לא מוכר: "{ $kind }"
error-position-part-few-cards = נשארו מעט מדי קלפים מעידן { $age } ל-{ $players } שחקנים
error-position-part-fit = "{ $tile }" אינו מתאים ל-{ $cell } בכיוון { $facing }
error-position-part-form = צריך כאן "{ $example }", ולא "{ $text }"
error-position-part-game = זו עמדה של "{ $found }", ולא של "{ $game }"
error-position-part-label = תווית לא מוכרת: "{ $label }"; מוכרות: { $known }
error-position-part-large = המספר גדול מדי
error-position-part-many-cards = יותר מ-{ $most } קלפים במקום אחד
error-position-part-many-tiles = יותר מ-{ $most } אריחים
error-position-part-module = "{ $tile }" שייך להרחבה שאינה במשחק
error-position-part-no-feature = ל-"{ $tile }" בסיבוב הזה אין "{ $feature }"
error-position-part-no-number = חסר כאן מספר
error-position-part-nothing = אין שום דבר ב-"{ $path }"
error-position-part-number = צריך כאן מספר מ-{ $low } עד { $high }, ולא "{ $text }"
error-position-part-numbers = צריך כאן { $expected } מספרים, ולא { $count }
error-position-part-role = חייל על "{ $feature }" נקרא "{ $role }"
error-position-part-seat = אין מושב { $seat } במשחק של { $players } שחקנים
error-position-part-space = חסר רווח לפני הערך הבא
error-position-part-supply = ל-"{ $colour }" לא נשאר "{ $figure }" בשביל "{ $feature }" ב-{ $cell }
error-position-part-tile = אין אריח "{ $tile }"
error-position-part-tile-copies = יותר מדי עותקים של "{ $tile }"
error-position-part-too-long = בטקסט יש { $count } תווים, אבל לעמדה יש לכל היותר { $most }
error-position-part-twice = "{ $label }" מופיע פעמיים
error-position-part-two-tiles = שני אריחים ב-{ $cell }
error-position-part-under = מתחת ללוח צריך להיות קלף לכל שלב: { $count }
error-position-part-undescribed = לעמדה של "{ $game }" יש רק החלקים האלה: { $known }
error-position-part-whole = צריך כאן מספרים שלמים, ולא { $number }
error-search-simulations = חיפוש מבצע 1 עד { $most } הדמיות, ולא { $simulations }
error-search-positions = בחיפוש הזה יש מקום ל־1 עד { $most } עמדות, ולא { $positions }
error-nobody-learns = בכל המקומות יש בוטים. השאירו מקום אחד לרשת הלומדת
error-database-away = אי אפשר להתחבר אל { $database }. לפרטים: BASTIDE_LOG_LEVEL=info
error-database-empty = אין במסד הנתונים הזה מידע של Bastide
error-database-missing = אין מסד נתונים כזה. בדקו את --database
error-database-newer = מסד הנתונים נכתב בגרסה חדשה יותר של Bastide (סכמה { $found }; הגרסה הזאת מכירה את { $known }). עדכנו את Bastide
error-database-not-empty = מסד הנתונים הזה אינו ריק; ‎--replace מוחק את תוכנו
error-database-url = מסד נתונים נכתב כך: ‎sqlite:///FILE או ‎postgresql://USER:PASSWORD@HOST/NAME
error-deal-counts = במשחק היומי אין ביטול מהלכים ואין בוט מחליף
error-deal-secret = את המשחקים של אחרים במשחק היומי אפשר לראות רק כשהיום נגמר
error-deal-not-over = אפשר לצפות במשחק היומי שוב ולהשוות מהלכים רק כשהיום נגמר (בחצות לפי שעון גריניץ׳)
error-door-busy = יותר מדי בקשות להצטרף לשולחן הזה. בקשו מהמארח את הקישור
error-door-open = אין צורך בבקשה: אפשר להצטרף
error-empty-buy-list = { $file }: אין ברשימה אף קלף לרכישה
error-entrance =
    { $way ->
        [password] הכניסה לשרת הזה דורשת סיסמה
       *[invitation] הכניסה לשרת הזה היא בהזמנה בלבד
    }
error-file = { $path }: { $problem }
error-file-exists = הקובץ { $path } כבר קיים; ‎--replace כותב עליו
error-first-player = השחקן הזה אינו יכול להתחיל; השחקנים הם 0 עד { $last }
error-from-record = החלוקה והאפשרויות נמצאות ברשומה: בלי ‎--seed ובלי ‎--option
error-game-over = המשחק נגמר, ואין עוד מהלכים
error-games-count = מספר המשחקים חייב להיות 1 או יותר, ולא { $games }
error-hints-off = אין רמזים בשולחן הזה
error-host = שם המארח { $host } אינו מוכר. הוסיפו אותו עם ‎--allowed-hosts
error-illegal-action = המהלך הזה אינו חוקי עכשיו; המהלכים החוקיים: { $legal }
error-knocked-already = הבקשה כבר נשלחה, והמארח עוד לא ענה
error-list-cards-missing = { $list }: השורות של קלפים שאינם בממלכה הזאת לא ישפיעו: { $missing }
error-list-too-long = שחקן אחר צריך להחליט לפני סוף רשימת הפעולות. שלחו פחות פעולות
error-list-unforeseen = רשימת הפעולות ממשיכה אחרי אירוע אקראי. שלחו את ההמשך אחריו
error-log-full = היומן של השולחן הזה מלא. נשאר מקום רק למהלכים
error-method = { $path } אינו תומך בבקשה מסוג זה
error-missing = חסר { $name }; ראו ‎--help
error-missing-action = לא ניתנה פעולה עבור { $agent }
error-missing-extra = חסרה החבילה { $package }; בתיקיית קוד המקור של Bastide: ⁦pip install '.[{ $extra }]'⁩
error-missing-package = חסרה החבילה { $package }; בתיקיית קוד המקור של Bastide: ⁦pip install { $target }⁩
error-must-wait = ל־{ $agent } אין מה להחליט, ויש להמתין: פעולה { $wait }
error-muted =
    { $lasting ->
        [yes] אין לך יותר אפשרות לכתוב בצ׳אט בשרת הזה
       *[no] אין לך אפשרות לכתוב בצ׳אט עד { $until }
    }
error-name = שם הוא שורה אחת של טקסט
error-name-alike = השם שלך דומה מדי ל־{ $other }, שכבר ליד השולחן. בחרו שם אחר
error-no-baggage =
    { $problem ->
        [empty] הקובץ הזה ריק
        [record] זו הקלטה של משחק אחד. פתחו אותה בדף ההקלטות
        [cut] הקובץ הזה קטוע. ייצאו אותו שוב
       *[other] הקובץ אינו גיבוי של Bastide
    }
error-newer-baggage = הקובץ הזה נכתב בגרסה חדשה יותר של Bastide. טענו את הדף מחדש כדי לעדכן
error-broken-baggage = משחק אחד בקובץ הזה פגום ({ $table }). שום דבר לא יובא ממנו
error-not-here = השרת הזה אינו תומך במשחק במכשיר עצמו
error-names-alike = אפשר להתבלבל בין { $name } לבין { $other }. שנו את אחד השמות
error-not-awaited = זה לא התור שלהם
error-own-device = כאן כל אחד משחק במכשיר משלו
error-needs-yes = הפעולה מוחקת מידע: הוסיפו ‎--yes, או הריצו אותה במסוף שאפשר לענות בו
error-no-account = לאורח אין סיסמה
error-no-advice = לא נמצא רמז להחלטה הזאת. נסו שוב
error-no-bot-plays = אף בוט אינו משחק במקומך
error-no-buy-list = ציינו לפי איזו רשימה לשחק: { $bot }:FILE
error-no-comparison = עדיין אין עם מי להשוות; הבוטים עוד משחקים
error-no-components = ב־{ $game } אין { $kind }; יש: { $known }
error-no-deal = אין משחק יומי ליום הזה. בחרו יום אחר
error-no-deal-played = סיימו קודם את המשחק הזה
error-no-deals = אין משחק יומי ב־{ $game }
error-no-evaluation = אי אפשר להעריך את ההחלטה הזאת; אפשר לנסות עמדה אחרת
error-no-position = אין עמדה { $position }; אפשר להמשיך מעמדות 0 עד { $last }
error-no-rules = ל־{ $game } אין דפי חוקים
error-no-example = ל־{ $game } אין דוגמה בשם { $name }
error-no-lesson = ל־{ $game } אין שיעור בשם { $name }. ראו את רשימת השיעורים
error-no-puzzle = ל־{ $game } אין חידה { $id }
error-no-puzzles = ל־{ $game } אין חידות
error-no-themes = לחידות של { $game } אין נושאים
error-no-theme = ל־{ $game } אין חידות בנושא הזה; יש: { $known }
error-puzzle-line = שורה { $line } של החידות: { $problem }
error-off-lesson = השיעור אינו ממשיך כך. התחילו את { $name } מחדש
error-no-topic =
    { $close ->
        [none] בחוקים של { $game } אין דבר על { $topic }; הנושאים הם: { $known }
       *[other] בחוקים של { $game } אין דבר על { $topic }. האם הכוונה ל־{ $close }? הנושאים הם: { $known }
    }
error-other-training = ב־{ $folder } שמור אימון אחר. בחרו תיקייה אחרת
error-no-champion = ב־{ $folder } אין אימון שמור
error-other-champion = האימון שב־{ $folder } הוא למשחק או לשולחן אחר
error-nothing-left = בלי { $names } לא נשארו מספיק קלפים
error-bad-lessons = ‏{ $file } אינו קובץ נתוני אימון
error-other-lessons = ‏{ $file } מכיל נתוני אימון של רשת אחרת
error-other-networks = ב־{ $folder } שמורות רשתות במבנה אחר. בחרו תיקייה אחרת
error-net-table = הרשת הזאת לא אומנה על הקלפים שבשולחן הזה
error-net-workers = רשת מחפשת בתהליך אחד, ולא ב־{ $workers }
error-no-improver = ל־{ $game } אין אסטרטגיות שאפשר לכתוב בקובץ
error-no-invitation = ההזמנה הזאת אינה בתוקף. בקשו הזמנה חדשה
error-no-line = רשומה { $line } של השולחן הזה אינה הודעת צ׳אט
error-no-net = ציינו איזו רשת משחקת: { $bot }:FILE
error-no-network = למחשב הזה אין כתובת ברשת מקומית
error-no-path = לא נמצא: { $path }
error-site-not-built = חסרים הדפים לדפדפן; יש להתקין את "bastide[site]", או להריץ "make web" בתיקיית המקור
error-site-not-empty = ‏{ $path } אינה ריקה. בחרו תיקייה ריקה
error-site-wheel-name = ‏{ $path } אינו חבילה של Bastide
error-site-wheel-version = ‏{ $path } הוא חבילה של גרסה { $found }; הגרסה כאן היא { $wanted }
error-site-wheel-platform = ‏{ $path } הודר עבור { $found }, אבל פייתון בדפדפן הוא { $wanted }
error-site-wheel-broken = לא ניתן לקרוא את { $path }, או שהוא אינו שלם
error-no-person = אין אף אחד בשם { $name }. הרשימה המלאה: bastide admin people
error-no-plan = המומחה של { $game } אינו מכין תוכנית שאפשר להדפיס
error-no-proposal = ההצעה כבר אינה בתוקף
error-no-python-file = ציינו איזה קובץ משחק: { $bot }:FILE
error-no-record = זו אינה רשומה: השורה הראשונה אינה "bastide record { $known }"
error-no-report = אין דיווח פתוח { $report }
error-guest-moderator = ל{ $name } אין חשבון, ורק בעלי חשבון יכולים להיות מנחים
error-no-moderator = { $name } לא ברשימת המנחים
error-no-review = הניתוח כבר אינו שמור. בקשו אותו שוב
error-no-seat = אין מקום { $seat }; המקומות הם 0 עד { $last }
error-no-sign-up = ההרשמה בשרת הזה סגורה
error-no-such-option =
    { $close ->
        [none] אין אפשרות { $option }; ‏‎--help מציג את הקיימות
       *[other] אין אפשרות { $option }. האם הכוונה ל־{ $close }? ‏‎--help מציג את הקיימות
    }
error-no-such-player = אין שחקן { $player }; השחקנים הם 0 עד { $last }
error-no-table = אין שולחן כזה, או שאין לך גישה אליו. בקשו מהמארח קישור
error-no-weights = ציינו לפי אילו משקלים לשחק: { $bot }:FILE
error-nobody-knocks = אין בקשות הצטרפות ממתינות
error-nobody-seated = עדיין אין אף אחד ליד השולחן
error-nobody-there = אין שם אף אחד שאפשר לחסום או לדווח עליו
error-not-a-game = { $value } אינו משחק בשם { $game }
error-not-a-person = במקום { $seat } אין שחקן שבוט יכול להחליף
error-position-game = העמדה אינה מציינת משחק; יש להתחיל ב־"game: ID"
error-not-a-position = { $text } אינו קובץ ואינו עמדה; עמדה מתחילה ב־"game: ID |"
error-not-agreed = עוד לא כולם הסכימו לשחק. מחכים ל: { $names }
error-not-asked = אין צורך בתשובה שלך
error-not-at-home = רק מהמחשב של השרת אפשר לפתוח אותו לאחרים
error-not-away = עוד לא עברו { $seconds } שניות של היעדרות מאז שהגיע התור
error-not-finished = המשחק עדיין לא נגמר
error-not-host = רק המארח של השולחן יכול לעשות זאת
error-not-opening = השולחן אינו ממתין כעת לחלק של המכשיר שלך
error-not-let-in = המארח לא אישר את הבקשה
error-not-seated = אין לך מקום ליד השולחן הזה
error-not-started = המשחק עדיין לא התחיל
error-not-to-move = לא תורו של שחקן { $player }; ממתינים ל־{ $waiting }
error-not-understood = "{ $text }" אינה פעולה חוקית עכשיו; חוקיות: { $legal }
error-not-welcome = אי אפשר להצטרף לשולחן הזה
error-nothing-to-take-back = אין מהלך שאפשר לבטל
error-often-enough = כבר עשית זאת { $most } פעמים בשולחן הזה, וזה המספר המרבי
error-one-choice = בחרו פעולה אחת בדיוק
error-one-seat = כבר יש לך מקום ליד השולחן הזה
error-opponents-count = מספר יריבים שגוי למשחק של { $players } שחקנים: { $given } במקום { $others }
error-option-count = האפשרות { $option } דורשת { $wanted } ערכים, ולא { $count }
error-option-flag = האפשרות { $option } היא "yes" או "no", ולא { $value }
error-option-form = אפשרות נכתבת ‎NAME=VALUE, ולא { $text }
error-option-list = האפשרות { $option } היא רשימה, ולא { $value }
error-option-number = האפשרות { $option } היא מספר שלם מ־{ $low } עד { $high }, ולא { $value }
error-option-twice = הערך { $value } מופיע פעמיים באפשרות { $option }
error-option-repeated = האפשרות { $option } ניתנה פעמיים
error-option-word =
    { $close ->
        [none] האפשרות { $option } אינה יכולה להיות { $value }; מוכרות: { $known }
       *[other] האפשרות { $option } אינה יכולה להיות { $value }; האם הכוונה ל־{ $close }? מוכרות: { $known }
    }
error-origin = דפים מאתרים אחרים אינם יכולים לעשות זאת
error-other-edition = { $card } אינו במהדורה { $edition } של משחק הבסיס. בחרו "edition={ $other }" או ‎mix_editions=yes
error-other-game = זו רשומה של { $found }, לא של { $game }
error-other-part = המספר הזה אינו מתאים לטביעת האצבע שהמכשיר שלח קודם
error-other-players = במשחק הזה { $players ->
    [one] היה שחקן אחד
   *[other] היו { $players } שחקנים
}; צריך לציין כל מקום
error-out-of-range = { $name } חייב להיות מספר מ־{ $low } עד { $high }, ולא { $value }
error-part-taken = ממקום אחר התקבלה אותה טביעת אצבע. נסו שוב
error-person-or-address = ציינו משתמש, או ‎--address ADDRESS
error-player-count = { $game } מיועד ל־{ $low } עד { $high } שחקנים, ולא ל־{ $players }
error-proposed-already = זה כבר הוצע
error-record-cut = הרשומה קטועה: היא אינה נגמרת בשורה "end N DIGEST"
error-record-diverged = הרשומה סוטה בפעולה { $at }: { $reason }
error-record-format = הפורמט של הרשומה הזאת הוא { $found }; הגרסה הזאת של Bastide קוראת את פורמט { $known }
error-record-line-after-end = אסור ששורה תבוא אחרי "end"
error-record-line-count = בשורת "end" כתוב { $said } פעולות, אבל ברשומה יש { $done }
error-record-line-expected = כאן צריך לבוא "{ $form }", ולא "{ $text }"
error-record-line-header = בכותרת חייבים להיות "game", "rules", "seed" ולפחות "seat" אחד
error-record-line-no-seat = אין מקום { $seat }; הכותרת מונה { $seats }
error-record-line-rules = "rules" חייב להיות מספר שלם, ולא "{ $value }"
error-record-line-seed = "seed" חייב להיות מספר שלם או מפתח, ולא "{ $value }"
error-record-line-twice = "{ $name }" מופיע פעמיים
error-record-line-two-digests = שני סכומי ביקורת לעמדה שאחרי { $done } פעולות
error-record-line-unknown-header = כותרת לא מוכרת "{ $name }"; מוכרות: "{ $known }"
error-record-line = שורה { $line } ברשומה: { $problem }
error-record-name = אי אפשר להציג את השם { $name } שבהקלטה: שם הוא באורך 1 עד 24 תווים, אותיות, ספרות, רווחים וסימנים פשוטים
error-record-needs = הרשומה דורשת את ההרחבה { $extension }, והיא אינה מותקנת
error-record-position = העמדה אחרי פעולה { $at } אינה זו שנרשמה
error-record-proof = אי אפשר לקרוא את ההוכחה שברשומה הזאת
error-record-setup = הסידור ההתחלתי שונה
error-record-too-long = ברשומה הזאת יותר מ־{ $most } פעולות; אין משחק ארוך כל כך
error-record-unfinished = זאת רשומה של משחק שלא הסתיים
error-resigned = אי אפשר להמשיך במשחק אחרי פרישה
error-rng-state = מצב של מקור אקראיות הוא 32 ספרות הקסדצימליות, לא כולן אפס, ולא { $state }
error-rules-changed = החוקים השתנו מאז תחילת המשחק, ואי אפשר להמשיך אותו: { $problem }
error-said-enough = הצופים הגיעו למכסת ההודעות בשולחן הזה
error-seat-taken = מקום { $seat } כבר תפוס
error-seats-free = במשחק שממשיך חייבים להשתתף כל המקומות. הוסיפו בוטים במקומות הפנויים
error-seed-key = מפתח הוא ⁦"chacha:"⁩ ו־64 ספרות הקסדצימליות, ולא { $seed }
error-seed-range = זרע הוא מספר שלם מ־0 עד ⁦2^128 - 1⁩, ולא { $seed }
error-session-ended = החיבור שלך לחשבון הסתיים. התחברו מחדש
error-several-people = יש כמה אנשים בשם { $name }. ציינו מזהה: { $ids }
error-shutting-down = השרת מופעל מחדש. נסו שוב בעוד רגע
error-side-count = ל־{ $players } שחקנים דרושים { $players } צדדים, ולא { $sides }
error-simulate-report = ‎--report נכתב רק כשהמשחקים אינם נכתבים למקום אחר. השמיטו את ‎--out ואת ‎--records
error-simulate-rows = ‎--rows דורש ‎--out FILE
error-simulate-format = ‎--out כותב קובץ Parquet. קראו לקובץ { $path }
error-stale = בינתיים השולחן התקדם. בדקו שוב את המצב
error-start-record = { $bot } מתחיל עם קלפים משלו, ואי אפשר לכתוב רשומה של משחק כזה
error-starting = המשחק עומד להתחיל
error-storage = כרגע אי אפשר לשמור את השולחן. שום דבר לא הלך לאיבוד, נסו שוב בעוד רגע
error-table-finished = המשחק נגמר
error-table-full = כל המקומות תפוסים
error-take-back-consent = אפשר לבטל את המהלך הזה רק בהסכמת האחרים
error-take-backs-spent = כבר ביטלת { $most } מהלכים במשחק הזה, וזה המספר המרבי
error-that-is-you = אי אפשר לעשות את זה לעצמך
error-not-moderator = רק מנחים יכולים לעשות זאת
error-is-moderator = רק מפעיל השרת יכול לטפל במנחה
error-no-such-person = האדם הזה כבר לא קיים
error-too-large = גדול מדי: אפשר עד { $limit } בתים
error-too-many =
    { $seconds ->
        [one] יותר מדי בקשות. נסו שוב בעוד שנייה אחת
        [two] יותר מדי בקשות. נסו שוב בעוד שתי שניות
       *[other] יותר מדי בקשות. נסו שוב בעוד { $seconds } שניות
    }
error-too-many-blocks = אפשר לחסום { $most } אנשים לכל היותר. בטלו קודם חסימה אחת
error-too-many-reports = אפשר לשלוח { $most } דיווחים ביום לכל היותר
error-too-many-tables = אפשר לצפות ב־{ $most } שולחנות לכל היותר בבת אחת
error-too-many-variations = בכל הווריאציות יחד אפשר { $most } פעולות
error-tournament-alike = לטורניר דרושים שני בוטים שונים, ולא רק { $bot }
error-tournament-bots = לשולחן של { $seats } דרושים { $seats } בוטים, וצוינו { $count }; אפשר לציין בוט יותר מפעם אחת
error-tournament-busy = תהליך אחר מריץ את הטורניר שב־{ $path }
error-tournament-damaged = { $path } אינו מכיל הגדרות של טורניר
error-tournament-exists = ב־{ $path } כבר יש טורניר; ‎--resume ממשיך אותו
error-tournament-file = { $bot } השתנה מאז ששוחקו המשחקים שב־{ $path }. בחרו תיקייה חדשה
error-tournament-folder = { $path } אינה ריקה ואין בה טורניר. בחרו תיקייה אחרת
error-tournament-line = { $path }, שורה { $line }: { $problem }
error-tournament-other = ב־{ $path } יש טורניר אחר: { $setting } הוא שם { $there }, ולא { $here }
error-tournament-resume = ‎--resume דורש גם ‎--out: תיקיית הטורניר שממשיכים
error-tournament-seats = לטורניר דרושים 2 מקומות או יותר, ולא { $seats }
error-tree-position = לעץ שמתחיל בעמדה אין רשומה; יש לכתוב אותו כטקסט
error-tree-moves = הפעולות שברשומה חייבות להישאר הווריאציות הראשונות
error-unknown-bot =
    { $close ->
        [none] אין בוט { $bot } עבור { $game }; מוכרים: { $known }
       *[other] אין בוט { $bot } עבור { $game }; האם הכוונה ל־{ $close }? מוכרים: { $known }
    }
error-unknown-card =
    { $close ->
        [none] אין קלף { $card }; מוכרים: { $known }
       *[other] אין קלף { $card }; האם הכוונה ל־{ $close }? מוכרים: { $known }
    }
error-unknown-command =
    { $close ->
        [none] אין פקודה { $command }; מוכרות: { $known }
       *[other] אין פקודה { $command }; האם הכוונה ל־{ $close }? מוכרות: { $known }
    }
error-unknown-mark = אין סימון { $mark }; האפשרויות: { $known }
error-unknown-task =
    { $close ->
        [none] אין משימה { $task }; מוכרות: { $known }
       *[other] אין משימה { $task }; האם הכוונה ל־{ $close }? מוכרות: { $known }
    }
error-task-bots = ציינו אילו בוטים יבצעו את המשימה: ‎--bots A,B,...
error-task-short = התוצאה הרשמית של { $task } היא של { $games } משחקים; זאת רק התרשמות ראשונה
error-unknown-game =
    { $close ->
        [none] אין משחק { $game }; מוכרים: { $known }
       *[other] אין משחק { $game }; האם הכוונה ל־{ $close }? מוכרים: { $known }
    }
error-unknown-language = אין שפה { $language }; מוכרות: { $known }
error-unknown-option =
    { $close ->
        [none] אין אפשרות { $option }; מוכרות: { $known }
       *[other] אין אפשרות { $option }; האם הכוונה ל־{ $close }? מוכרות: { $known }
    }
error-unseen-name = השם הזה אינו נראה. הוסיפו אותיות או ספרות
error-usage = שורת הפקודה אינה מובנת; ‎--help מציג את האפשרויות
error-waits-for-ever = בשולחן הזה מחכים לכולם: בוט מחליף שחקן רק לבקשתו
error-weights-large = משקלים מגיעים עד { $most }, ולא { $value }
error-weights-line = שורה היא "NAME = NUMBER", או "NAME in PART = NUMBER", ולא "{ $text }"
error-weights-name =
    אין משקל "{ $name }"; { $meant ->
        [none] יש: { $known }
       *[other] אולי הכוונה ל־"{ $meant }"? יש: { $known }
    }
error-weights-part =
    במשחק אין חלק "{ $name }"; { $meant ->
        [none] יש: { $known }
       *[other] אולי הכוונה ל־"{ $meant }"? יש: { $known }
    }
error-which-invitation = לא נמצאה הזמנה אחת ויחידה שהגיבוב שלה מתחיל ב־{ $hash }
error-which-table = לא נמצא שולחן אחד ויחיד שהמזהה שלו מתחיל ב־{ $table }
error-who-are-you = קודם צריך לבחור שם
error-with-position = אי אפשר לצרף את ‎--position ל־{ $option }
error-wrong-passphrase = שם החשבון או הסיסמה שגויים
error-second-factor = צריך להזין את הקוד מאפליקציית האימות או קוד שחזור, או להתחבר עם מפתח גישה
error-wrong-code = הקוד שגוי; כל קוד תקף פעם אחת בלבד
error-second-factor-exists = לחשבון הזה כבר יש אימות נוסף; צריך להסיר אותו קודם
error-wrong-passkey = מפתח הגישה הזה לא תקף כאן; אפשר להשתמש במפתח אחר או בסיסמה
error-passkey-expired = זה לקח יותר מדי זמן; כדאי לנסות שוב
error-passkey-exists = מפתח הגישה הזה כבר נוסף
error-too-many-passkeys = לחשבון יכולים להיות { $most } מפתחות גישה; צריך להסיר אחד קודם
error-no-passkeys = אין מפתחות גישה בשרת הזה, כי אין לו כתובת HTTPS
error-wrong-password = סיסמת השרת שגויה
error-endless-game = המשחק לא נגמר אחרי { $decisions } החלטות: הבוטים האלה אינם מסיימים אותו
error-trial-bot = אי אפשר לנסות כאן את { $bot }: חסר קובץ שלא נשלח
error-trial-thinks = { $bot } חושב זמן רב מדי לניסוי כאן. אפשר להריץ אותו עם `bastide tournament`
error-trial-failed = אי אפשר היה להריץ את האסטרטגיות האלה זו מול זו
error-no-trial-report = לניסוי הזה עדיין אין דוח
error-no-trial = הניסוי הזה כבר אינו קיים. התחילו אותו מחדש
error-no-trials = הניסויים בשרת הזה כבויים. אפשר להשתמש ב־`bastide tournament`
error-one-trial = ניסוי שלך עדיין רץ. עצרו אותו או חכו לסופו
error-not-yours = רק מי שהתחיל ניסוי יכול לעצור אותו
error-trial-paused = הניסוי האחרון שלך נכשל. אפשר להתחיל את הבא בעוד { $seconds } שניות
error-trial-draws = משחקים שלא הסתיימו אחרי { $decisions } החלטות ונחשבים לתיקו: { $games }
error-few-kingdom-cards = ממלכה אקראית דורשת { $needed } קלפים, ובערכות האלה יש { $count } במהדורה הזאת: { $sets }; בחרו ערכות נוספות

error-bad-thing-name = { $name } אינו שם מתאים; כתבו באותיות לועזיות קטנות, ספרות וקו תחתון, או קוד של שפה
error-thing-exists = { $path } כבר קיים או מכיל אותה הודעה; שום דבר לא נכתב
error-no-checkout = הפקודה הזאת פועלת על עותק של קוד המקור של Bastide עם הבדיקות שלו, וכאן מותקנת חבילה
error-outside-checkout = הפקודה הזאת פועלת על עותק הקוד שב־{ $path }. עברו קודם לתיקייה הזאת
error-unknown-set = לקלף צריך לציין ערכה עם ‎--set, אחת מאלה: { $known }
error-unknown-thing = אין קלף, ערכה, תוסף, לוח, שפה, רמה או דף בשם { $name }{ $close ->
    [none] {""}
   *[other] ; האם הכוונה ל־{ $close }?
}

error-bad-token = אסימון הגישה שגוי, בוטל או שפג תוקפו
error-bot-busy = { $name } כבר משחק במספר המשחקים המרבי שלו
error-bot-like-name = רק שמות של בוטים מסתיימים ב־"(bot)"; יש לבחור שם אחר
error-bot-name-taken = כבר יש לך חשבון בוט בשם { $name }
error-bot-offline = { $name } אינו מחובר. הבעלים שלו צריך להפעיל את התוכנה שלו
error-bot-other-game = { $name } אינו משחק במשחק הזה
error-bot-plain-http = אסימון הגישה נשלח בלי הצפנה. השתמשו בכתובת מאובטחת
error-bot-refusals = החיבור נותק, כי יותר מדי הודעות של חשבון הבוט נדחו
error-bot-scope = אסימון הגישה של חשבון הבוט אינו מאפשר זאת
error-bot-server-away = אין תשובה מהשרת { $server }: { $problem }
error-bot-server-strange = { $server } אינו עונה כמו שרת של המשחק: { $problem }
error-bot-server-url = הכתובת { $url } אינה כתובת של שרת
error-bot-token-file = אין אסימון גישה בקובץ { $file }. אפשר ליצור אסימון בעמוד החשבון
error-bots-need-account = רק למי שיש לו חשבון יכולים להיות חשבונות בוט
error-no-bot = אין חשבון בוט כזה
error-no-bot-token = לחשבון הבוט אין אסימון גישה כזה
error-not-a-bot = רק חשבון בוט יכול לעשות זאת, עם אסימון הגישה שלו
error-too-many-bots = יכולים להיות לך { $most } חשבונות בוט. צריך למחוק אחד קודם
error-too-many-bot-tokens = לחשבון בוט יכולים להיות { $most } אסימוני גישה. צריך לבטל אחד קודם
## התראות

error-too-many-muted = אפשר להשתיק { $most } שולחנות
error-too-many-endpoints = אפשר להוסיף עד { $most } כאלה; צריך להסיר אחד קודם
error-bad-webhook = הכתובת צריכה להיות כתובת HTTPS ציבורית בפתחה 443 או 8443
error-webhook-exists = קריאת הרשת הזאת כבר נוספה
error-bad-time-zone = אזור הזמן { $zone } אינו מוכר
error-no-email = השרת הזה לא שולח דוא"ל
error-bad-email = צריך להזין כתובת דוא"ל, למשל "ann@example.org"
error-no-endpoint = הדפדפן, הכתובת או קריאת הרשת כבר לא קיימים; כדאי לטעון את הדף מחדש
error-bad-email-link = תוקף הקישור פג; אפשר לבקש קישור חדש בהגדרות
error-needs-account = קודם צריך ליצור חשבון
## Club tournaments

error-tournament-account = כדי להשתתף בטורנירים צריך חשבון; אפשר ליצור אותו בדף החשבון
error-tournament-clock = טורניר צריך שעון: בחרו הגבלת זמן למהלך או למשחק
error-tournament-tables = שלושה שחקנים או יותר בשולחן משחקים רק בשיטת השולחנות, משחק אחד בכל פעם
error-tournament-counts = זה לא אפשרי במשחק טורניר
error-tournament-joined = כבר הצטרפת לטורניר הזה
error-tournament-bot-joined = הבוט הזה כבר משתתף בטורניר
error-tournament-removed = המארגן הסיר אותך מהטורניר הזה
error-tournament-closed = אי אפשר עוד להצטרף לטורניר הזה
error-tournament-full = הטורניר מלא; המרב הוא { $most } משתתפים
error-tournament-bot-limit = בטורניר יכולים לשחק לכל היותר { $most } בוטים
error-tournament-state = זה לא אפשרי במצב הנוכחי של הטורניר
error-tournament-few = כדי להתחיל צריכים להצטרף לפחות { $least } משתתפים
error-tournament-over = הטורניר הזה נגמר
error-too-many-tournaments = אפשר להיות ב־{ $most } טורנירים בו־זמנית לכל היותר
error-not-in-tournament = השחקן הזה לא נמצא בטורניר
error-not-organiser = רק המארגן של הטורניר יכול לעשות את זה
error-no-tournament = אין טורניר כזה
error-friends-account = כדי שיהיו לך חברים צריך חשבון; אפשר ליצור אותו בדף החשבון
error-match-account = כדי לחפש יריב צריך חשבון; אפשר ליצור אותו בדף החשבון
error-friend-guest = אין כאן חשבון; רק בעלי חשבון יכולים להיות חברים
error-friend-blocked = יש חסימה שלך כאן; קודם צריך לבטל אותה
error-already-friends = אתם כבר חברים
error-too-many-friend-requests = { $most } בקשות שלך עדיין מחכות לתשובה; קודם צריך לבטל אחת
error-too-many-friends = לאחד הצדדים כבר יש { $most } חברים, וזה המקסימום
error-no-friend = אין חבר כזה או בקשה כזאת
error-no-friend-account = אין חשבון בשם { $account }
error-no-friend-request = הבקשה בוטלה או שכבר נענתה

## Studies

error-study-account = כדי ליצור לוחות למידה צריך חשבון; אפשר ליצור אותו בדף החשבון
error-no-study = אין לוח למידה כזה, או שאין הרשאה לראות אותו
error-no-chapter = הפרק הזה כבר לא קיים
error-not-in-study = רק חברים בלוח הלמידה יכולים לעשות את זה
error-not-author = רק מי שכותבים את לוח הלמידה יכולים לעשות את זה
error-not-study-owner = רק מי שלוח הלמידה שלו יכול לעשות את זה
error-study-owner-stays = אי אפשר לעזוב לוח למידה שלך, רק למחוק אותו
error-study-invite = הקישור הזה כבר לא תקף; אפשר לבקש קישור חדש
error-bad-title = כותרת צריכה 1 עד { $most } תווים, לא { $count }
error-too-many-chapters = מספר הפרקים המרבי בלוח הלמידה הוא { $most }
error-study-length = כל פרקי לוח הלמידה יחד יכולים להכיל { $most } תווים
error-study-nodes = מספר מהלכי הווריאציות וההערות המרבי בפרק הוא { $most }
error-too-many-members = מספר החברים המרבי בלוח הלמידה הוא { $most }
error-too-many-studies = מספר לוחות הלמידה המרבי הוא { $most }; צריך קודם למחוק או לעזוב אחד
error-bad-study-puzzle = חידה היא עמדה שאחריה מהלכי הפתרון
error-study-text = שורה { $line } אינה חלק מלוח למידה: הטקסט שלו מתחיל ב־"{ $start }" וב־"{ $title }", ואחריהם פרקים "{ $game }" או "{ $puzzle }"
error-bad-study-chapter = הפרק "{ $title }", שמתחיל בשורה { $line }: { $problem }

## Profiles

error-no-profile = אין פרופיל כזה, או שאין לך הרשאה לראות אותו
error-stretch-range = הקטע מ־{ $first } עד { $until } אינו בין הפעולות 0 עד { $last }
error-stretch-length = בהנפשה יש לכל היותר { $limit } עמדות
error-embed-suffix = שם הקובץ צריך להסתיים ב־".html" או ".json", ולא "{ $path }"
