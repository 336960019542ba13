### מה יכול להשתבש. המזהים הם הקודים של השגיאות.

error-absence-short = למי שלא כאן יש לפחות { $least } שניות לחזור
error-account-exists = כבר יש לך חשבון
error-account-taken = החשבון { $account } שייך למישהו אחר
error-address-taken = השרת אינו יכול להאזין בכתובת { $host }:{ $port }: { $problem }
error-already-started = המשחק כבר התחיל
error-at-range = --at הוא מספר פעולות, 0 עד { $last }, לא { $at }
error-at-without-from = הדגל ‎--at אומר מאיפה להמשיך ברישום: ‎--from RECORD
error-backup-newer = הגיבוי נכתב בגרסה חדשה יותר של Bastide ‏({ $version })
error-bad-address = { $address } אינה כתובת ברשת
error-bad-backup = זה אינו גיבוי שלם של Bastide: { $problem }
error-bad-budget = חיפוש צריך לפחות מעבר אחד או קצת זמן (שעה לכל היותר), לא { $iterations } מעברים ו־{ $seconds } שניות
error-bad-buy-list = { $file }, שורה { $line }, עמודה { $column }: { $problem }
error-bad-chat = אין בהודעה הזאת דבר לומר
error-bad-link = הקישור הזה אינו תקף עוד; יש לבקש חדש
error-bad-message = ההודעה אינה מובנת: { $problem }
error-bad-name = שם הוא באורך 1 עד 24 תווים: אותיות, ספרות, רווחים וסימנים פשוטים
error-bad-thing-name = { $name } אינו שם תקין כאן; אפשר אותיות לועזיות קטנות, ספרות וקו תחתון, או קוד של שפה
error-thing-exists = { $path } כבר קיים או מכיל אותה הודעה; דבר לא נכתב
error-no-checkout = הפקודה הזאת פועלת על עותק של קוד המקור עם הבדיקות, וזו חבילה מותקנת
error-bad-names = אי אפשר להשתמש בשמות האלה: { $names }: { $problem }
error-bad-net = { $file } אינו רשת שהבוט הזה יכול לשחק: { $problem }
error-bad-number = { $name } חייב להיות מספר שלם מ־{ $least } ומעלה, לא { $value }
error-bad-path =
    { $kind ->
        [file] { $name } חייב להיות קובץ ולא תיקייה
       *[folder] { $name } חייב להיות תיקייה ולא קובץ
    }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds הוא מספר שניות, לא { $value }
error-bad-setting = הגדרה שגויה: { $problem }
error-bad-snapshot = זו אינה עמדה של { $game }: { $problem }
error-bad-span = { $name } הוא משך זמן כמו ‎30m, ‏12h, ‏7d או ‎4w, ולא { $value }
error-bad-weights = { $file }, שורה { $line }: { $problem }
error-bad-workers = חיפוש רץ על 1 עד 256 תהליכים, לא { $workers }
error-banned =
    { $lasting ->
        [yes] הכניסה לשרת הזה נחסמה בפניך
       *[no] הכניסה לשרת הזה חסומה בפניך עד { $until }
    }
error-batch-action = פעולה { $action } אינה חוקית בשורה { $row }, שבה תורו של שחקן { $player }
error-batch-closed = המשחקים האלה נסגרו, או שאחד התהליכים שלהם הסתיים
error-batch-shape = צעד דורש { $count } פעולות, אחת לכל שורה
error-batch-share = אפשר לחלק { $games } משחקים בין 1 ל-{ $games } תהליכים, לא בין { $processes }
error-board-count = עבור { $players } שחקנים נדרש אותו מספר לוחות, לא { $boards }
error-bot-argument = הבוט { $bot } אינו מקבל הגדרה
error-bot-file = אי אפשר לקרוא את { $file }: { $problem }
error-bot-file-changed = { $file } השתנה בזמן ש־{ $bot } שיחק לפיו
error-bot-plays = בוט משחק במקומך; יש לחזור קודם למושב
error-bot-setting = { $bot } מבין iterations=N, seconds=S ו־workers=K, מחוברים ב־+; לא { $text }
error-broken-game = אי אפשר לטעון את המשחק { $game }: { $problem }
error-busy = השרת עדיין עסוק במה שביקשת קודם; אפשר לנסות שוב עוד רגע
error-buy-line-deep = אלה יותר מ־{ $most } סוגריים זה בתוך זה
error-buy-line-expected =
    { $what ->
        [number] חסר כאן מספר
        [card] חסר כאן קלף
        [card-within] חסר כאן קלף בסוגריים
        [numbers-within] חסרים כאן שני מספרים בסוגריים
       *[typed] חסר כאן אחד מאלה: { $typed }
    }; { $where ->
        [end] השורה מסתיימת
       *[word] במקומו בא ”{ $word }“
    }
error-buy-line-large = { $number } גדול מדי; המספרים מגיעים עד { $most }
error-buy-line-never = עם ”up to 0“ הוא לא יירכש לעולם
error-buy-line-no-card =
    אין קלף ”{ $name }“; { $meant ->
        [none] קלפים נכתבים כמו ב”bastide components dominion cards“
       *[other] אולי הכוונה ל”{ $meant }“?
    }
error-buy-line-no-number =
    ”{ $word }“ אינו מספר; { $meant ->
        [none] יש: { $known }
       *[other] אולי הכוונה ל”{ $meant }“? יש: { $known }
    }
error-buy-line-no-rule = אין כלל ”{ $name }“; יש: { $known }
error-buy-line-one-card = ”{ $function }“ שואל על קלף אחד; ”{ $word }“ אינו קלף
error-buy-line-rest = ”{ $word }“ אינו צפוי כאן; שורה היא: CARD, או ”CARD up to N“, או ”CARD up to N when TEST“
error-buy-line-start = איש אינו מתחיל עם יותר מ־{ $most } קלפים
error-buy-line-start-twice = מה שנטרף (”start with“) וחפיסה בסדר קבוע (”start deck“) אינם באים יחד
error-buy-line-strange = ל”{ $word }“ אין כאן משמעות
error-cluster-empty = לאשכול בכתובת { $address } אין עובדים
error-cluster-lost = האשכול בכתובת { $address } מאבד שוב ושוב את עובדיו
error-cluster-unreachable = שום מתזמן Dask אינו עונה בכתובת { $address }
error-cluster-version = עובד של האשכול מריץ Bastide { $there }, וכאן { $here }: התוצאות עלולות להיות שונות
error-data-rows = שורה היא משחק (game), החלטה (decision) או תצפית (observation), לא { $rows }
error-data-npz = קובצי numpy ‏(npz.) מכילים תצפיות: יש לציין ”--rows observation“
error-extra-arguments = יש יותר מדי בשורת הפקודה: { $arguments }
error-guest-alike = אפשר להתבלבל בין { $name } ובין { $other }, שכבר יושב כאן
error-guest-declined = מ־{ $name } התקבלה תשובה שלילית, ובשולחן הזה לא שואלים שוב
error-guest-seated = ל־{ $name } כבר יש מושב כאן
error-invitation-over =
    { $status ->
        [playing] המשחק התחיל בלעדיך: המושב כבר אינו שמור לך
        [finished] המשחק בשולחן הזה נגמר
       *[open] המושב כבר אינו שמור לך
    }
error-no-companion = אי אפשר לשלוח את ההזמנה: אפשר להזמין את מי ששיחק איתך משחק עד סופו, כל עוד אפשר להגיע אליו והוא רוצה שישאלו אותו
error-not-one-of = ”{ $value }“ אינו אחד מאלה: { $known }
error-option-value =
    { $takes ->
        [yes] אחרי { $option } צריך לבוא ערך
       *[no] ל־{ $option } אין ערך
    }
error-process-ended = תהליך של השרת הסתיים לפני שיכול היה לענות ({ $code })
error-search-simulations = חיפוש מבצע 1 עד { $most } הדמיות, לא { $simulations }
error-search-positions = בחיפוש הזה יש מקום ל־1 עד { $most } עמדות, לא { $positions }
error-nobody-learns = בכל המקומות יושבים בוטים: אחד צריך להישאר פנוי ללומד
error-database-away = אי אפשר להגיע אל { $database }; עם BASTIDE_LOG_LEVEL=info נאמר גם מדוע
error-database-empty = אין במסד הנתונים הזה דבר של Bastide
error-database-missing = אין מסד נתונים כזה
error-database-newer = מסד הנתונים נכתב בגרסה חדשה יותר של Bastide (צורתו { $found }, הגרסה הזאת מכירה את { $known })
error-database-not-empty = כבר יש משהו במסד הנתונים הזה; ‎--replace משליך אותו
error-database-url = מסד נתונים נכתב כך: ‎sqlite:///FILE או ‎postgresql://USER:PASSWORD@HOST/NAME
error-deal-counts = במשחק היומי לא מבטלים מהלכים, ואיש אינו משחק במקומך
error-deal-secret = את מה שאחרים עושים במשחק היומי אפשר לראות רק אחרי שהיום נגמר
error-door-busy = יותר מדי דפקו בדלת של השולחן הזה; אפשר לבקש את הקישור
error-door-open = אין צורך לדפוק: אפשר להיכנס
error-empty-buy-list = { $file }: הרשימה אינה נוקבת בשום קלף לרכישה
error-entrance =
    { $way ->
        [password] השרת הזה מבקש סיסמה לפני שהוא מכניס מישהו
       *[invitation] לשרת הזה נכנסים בהזמנה בלבד
    }
error-file = { $path }: { $problem }
error-file-exists = הקובץ { $path } כבר קיים; ‎--replace כותב עליו
error-first-player = שחקן זה אינו יכול להתחיל; השחקנים הם 0 עד { $last }
error-from-record = מה שחולק ומה שהוסכם נמצא ברישום: בלי ‎--seed ובלי ‎--option
error-game-over = המשחק נגמר; איש אינו יכול לפעול עוד
error-games-count = מספר המשחקים חייב להיות 1 או יותר, לא { $games }
error-hints-off = אין רמזים בשולחן הזה
error-host = השרת הזה אינו מוכר בשם { $host }
error-illegal-action = אי אפשר לעשות זאת עכשיו; מה שאפשר: { $legal }
error-knocked-already = הבקשה כבר נשלחה; המארח עוד לא ענה
error-list-cards-missing = { $list }: אינם בממלכה הזאת, ולכן השורות האלה אינן עושות דבר: { $missing }
error-list-too-long = אחרים נשאלים לפני שרשימת הפעולות מסתיימת
error-list-unforeseen = רשימת הפעולות ממשיכה אחרי דבר שאיש אינו יכול לצפות
error-log-full = כל כך הרבה קרה בשולחן הזה שנשאר מקום רק למשחק עצמו
error-method = { $path } אינו עונה על בקשה מסוג זה
error-missing = חסר { $name }
error-missing-action = לא ניתנה פעולה עבור { $agent }
error-missing-extra = לשם כך חסרה החבילה { $package }; ‏pip install 'bastide[{ $extra }]'
error-missing-package = לשם כך חסרה החבילה { $package }; ‏pip install '{ $package }'
error-must-wait = ל־{ $agent } אין מה להחליט ויש להמתין: פעולה { $wait }
error-muted =
    { $lasting ->
        [yes] אי אפשר לך עוד לכתוב בצ׳אט בשרת הזה
       *[no] אי אפשר לך לכתוב בצ׳אט עד { $until }
    }
error-name = שם הוא שורה אחת של טקסט
error-name-alike = השם שלך נראה כמו השם { $other }, שכבר יושב כאן; יש לבחור שם אחר
error-no-baggage = זה אינו קובץ עם כל מה שנשמר במכשיר
error-newer-baggage = הקובץ הזה נכתב בגרסה חדשה יותר של Bastide
error-broken-baggage = משחק אחד בקובץ הזה פגום ({ $table }); שום דבר לא נקרא ממנו
error-not-here = מהשרת הזה אי אפשר לשחק במכשיר של עצמך
error-names-alike = אפשר להתבלבל בין { $name } לבין { $other }; יש לתת לאחד מהם שם אחר
error-not-awaited = אף אחד אינו מחכה להם עכשיו
error-own-device = כאן כל אחד משחק במכשיר משלו
error-needs-yes = הפעולה מוחקת משהו: יש לציין ‎--yes, או להריץ אותה במקום שאפשר לשאול בו
error-no-account = לאורח אין משפט סיסמה
error-no-advice = לא ניתן היה לברר דבר על ההחלטה הזו; אפשר לנסות שוב
error-no-bot-plays = אין בוט שמשחק במקומך
error-no-buy-list = ציינו לפי איזו רשימה לשחק: { $bot }:FILE
error-no-comparison = עדיין אין עם מי להשוות; הבוטים עוד משחקים
error-no-components = ב־{ $game } אין { $kind }; יש: { $known }
error-no-deal = אין משחק של היום הזה להציג
error-no-deal-played = לא שיחקת את המשחק הזה עד הסוף
error-no-deals = אין משחק יומי ב־{ $game }
error-no-position = אין עמדה { $position } שאפשר להמשיך ממנה; יש 0 עד { $last }
error-no-rules = ל־{ $game } אין כללים לקריאה
error-no-example = ל־{ $game } אין דוגמה בשם { $name }
error-no-lesson = ל־{ $game } אין שיעור בשם { $name }
error-no-puzzle = ל־{ $game } אין חידה { $id }
error-no-puzzles = ל־{ $game } אין חידות
error-no-themes = ‏{ $game } לא אומר במה עוסקות החידות שלו
error-no-theme = ל־{ $game } אין חידות בנושא הזה; יש: { $known }
error-puzzle-line = שורה { $line } של החידות: { $problem }
error-off-lesson = השיעור הזה אינו ממשיך כך; כדאי להתחיל את { $name } מחדש
error-no-topic = הכללים של { $game } אינם אומרים דבר על { $topic }; הנושאים הם: { $known }
error-other-training = ב־{ $folder } שמור אימון אחר; יש לבחור תיקייה אחרת
error-no-champion = ב־{ $folder } לא שמור אימון
error-other-champion = ב־{ $folder } נלמד דבר אחר
error-nothing-left = בלי { $names } נותר מעט מדי להגריל ממנו
error-bad-lessons = ‏{ $file } אינו מכיל שיעורים
error-other-lessons = ‏{ $file } מכיל שיעורים לרשת אחרת
error-other-networks = ב־{ $folder } שמורות רשתות במבנה אחר
error-net-table = הרשת הזו לא למדה את מה שמשחקים איתו בשולחן הזה
error-net-workers = רשת חושבת קדימה בתהליך אחד, לא ב־{ $workers }
error-no-improver = ל־{ $game } אין אסטרטגיות הכתובות בקובץ
error-no-invitation = ההזמנה הזו אינה בתוקף
error-no-line = ברשומה { $line } של השולחן הזה לא נאמר דבר
error-no-net = ציינו איזו רשת משחקת: { $bot }:FILE
error-no-network = למחשב הזה אין כתובת ברשת מקומית
error-no-path = אין דבר בכתובת { $path }
error-site-not-built = הדפים וסביבת ההרצה שלהם עדיין לא נבנו (”make web“ בונה אותם)
error-site-not-empty = ‏{ $path } אינה תיקייה ריקה
error-site-wheel-name = ‏{ $path } אינו חבילה של Bastide
error-site-wheel-version = ‏{ $path } הוא חבילה של גרסה { $found }; הגרסה כאן היא { $wanted }
error-site-wheel-platform = ‏{ $path } הודר עבור { $found }, אבל פייתון בדפדפן הוא { $wanted }
error-site-wheel-broken = לא ניתן לקרוא את { $path }, או שהוא אינו שלם
error-no-person = אין מי ששמו { $name }
error-no-plan = המומחה של { $game } אינו מכין תוכנית שאפשר לכתוב
error-no-proposal = ההצעה כבר אינה עומדת
error-no-python-file = ציינו איזה קובץ משחק: { $bot }:FILE
error-no-record = זו אינה רשומה: השורה הראשונה אינה ”bastide record { $known }“
error-no-report = אין דיווח פתוח { $report }
error-no-review = הסקירה הזו כבר אינה שמורה; אפשר לבקש אותה שוב
error-no-seat = אין מקום { $seat }; המקומות הם 0 עד { $last }
error-no-sign-up = השרת הזה אינו פותח חשבונות חדשים
error-no-such-option = אין אפשרות { $option }; ‎--help מונה את הקיימות
error-no-such-player = אין שחקן { $player }; השחקנים הם 0 עד { $last }
error-no-table = אין שולחן כזה, או שאינך רשאי לראות אותו
error-no-weights = ציינו לפי אילו משקלות לשחק: { $bot }:FILE
error-nobody-knocks = כבר אין מי שמחכה בדלת
error-nobody-seated = עדיין איש אינו יושב אל השולחן
error-nobody-there = אין שם אף אחד שאפשר לחסום או לדווח עליו
error-not-a-game = { $value } אינו משחק בשם { $game }
error-not-a-person = במושב { $seat } אין שחקן שבוט יכול להחליף
error-not-agreed = עוד לא כולם הסכימו לשחק: { $names }
error-not-asked = אין צורך בתשובתך
error-not-at-home = רק מי שיושב ליד המחשב של השרת יכול להכניס אחרים
error-not-away = עוד לא עברו { $seconds } שניות של היעדרות מאז שהגיע התור
error-not-finished = המשחק עדיין לא נגמר
error-not-host = רק מי שפתח את השולחן יכול לעשות זאת
error-not-opening = אין צורך בסוד כעת
error-not-let-in = המארח אינו מכניס אותך
error-not-seated = אינך יושב אל השולחן הזה
error-not-started = המשחק עדיין לא התחיל
error-not-to-move = לא תורו של שחקן { $player }; מחכים ל־{ $waiting }
error-not-understood = ”{ $text }“ אינה פעולה חוקית עכשיו; חוקיות: { $legal }
error-not-welcome = מישהו בשולחן הזה אינו רוצה לשחק איתך
error-nothing-to-take-back = לא עשית דבר שאפשר לבטל
error-often-enough = כבר עשית זאת { $most } פעמים בשולחן הזה; אי אפשר יותר
error-one-choice = כשכולם בוחרים יחד, בוחרים פעולה אחת
error-one-seat = אדם אחד תופס מושב אחד
error-opponents-count = בשולחן של { $players } יש { $others } יריבים, לא { $given }
error-option-count = האפשרות { $option } דורשת { $wanted } מילים, לא { $count }
error-option-flag = האפשרות { $option } היא כן או לא, לא { $value }
error-option-form = אפשרות כותבים NAME=VALUE, לא { $text }
error-option-list = האפשרות { $option } היא רשימת מילים, לא { $value }
error-option-number = האפשרות { $option } היא מספר שלם מ־{ $low } עד { $high }, לא { $value }
error-option-twice = האפשרות { $option } מציינת את { $value } פעמיים
error-option-word =
    { $close ->
        [none] האפשרות { $option } אינה יכולה להיות { $value }; מוכרות: { $known }
       *[other] האפשרות { $option } אינה יכולה להיות { $value }; האם הכוונה ל־{ $close }? מוכרות: { $known }
    }
error-origin = לדפים של אתרים אחרים אסור לעשות זאת
error-other-edition = { $card } אינו במהדורה { $edition } של משחק הבסיס; בחרו במהדורה האחרת או mix_editions=yes
error-other-game = זו רשומה של { $found }, לא של { $game }
error-other-part = הסוד הזה אינו שייך לטביעת האצבע שניתנה קודם
error-other-players = במשחק הזה { $players ->
    [one] היה שחקן אחד
   *[other] היו { $players } שחקנים
}; צריך לציין כל מושב
error-out-of-range = { $name } חייב להיות מספר מ־{ $low } עד { $high }, לא { $value }
error-part-taken = מושב אחר נתן בדיוק את טביעת האצבע הזאת
error-person-or-address = יש לומר את מי: אדם, או ‎--address כתובת
error-player-count = { $game } מיועד ל־{ $low } עד { $high } שחקנים, לא { $players }
error-proposed-already = זה כבר הוצע
error-record-cut = הרשומה קטועה: היא אינה נסגרת בשורה ”end N DIGEST“
error-record-diverged = הרשומה סוטה בפעולה { $at }: { $reason }
error-record-format = לרשומה הזו פורמט { $found }; גרסה זו של Bastide קוראת את פורמט { $known }
error-record-line-after-end = אחרי השורה ”end“ לא יכול לבוא דבר
error-record-line-count = היא מדברת על { $said } פעולות, אבל מעליה יש { $done }
error-record-line-expected = כאן צריך לבוא ”{ $form }“, ולא ”{ $text }“
error-record-line-header = הכותרת חייבת לומר ”game“, ”rules“, ”seed“ ולפחות ”seat“ אחד
error-record-line-no-seat = אין מקום { $seat }; הכותרת מונה { $seats }
error-record-line-rules = ”rules“ חייב להיות מספר שלם, ולא ”{ $value }“
error-record-line-seed = ”seed“ חייב להיות מספר שלם או מפתח, ולא ”{ $value }“
error-record-line-twice = ”{ $name }“ נאמר פעמיים
error-record-line-two-digests = שני סיכומי ביקורת לעמדה שאחרי { $done } פעולות
error-record-line-unknown-header = כותרת לא מוכרת ”{ $name }“; מוכרות: ”{ $known }“
error-record-line = שורה { $line } ברשומה: { $problem }
error-record-name = אי אפשר להציג את השם { $name } שבהקלטה: בשם יש 1 עד 24 אותיות, ספרות, רווחים וסימנים פשוטים
error-record-position = העמדה אחרי פעולה { $at } אינה זו שנרשמה
error-record-proof = אי אפשר לקרוא את ההוכחה שברשומה הזאת
error-record-setup = הסידור ההתחלתי שונה
error-record-too-long = ברשומה הזו יותר מ־{ $most } פעולות; אין משחק ארוך כל כך
error-record-unfinished = זהו רישום של משחק שלא הסתיים
error-resigned = מי שפרש ממשחק אינו יכול להמשיך בו
error-rng-state = מקור אקראיות הוא 32 ספרות הקסדצימליות, לא כולן אפס; זה { $state }
error-rules-changed = החוקים השתנו מאז תחילת המשחק והוא אינו יכול להימשך: { $problem }
error-said-enough = הצופים כבר אמרו די ליד השולחן הזה
error-seat-taken = מושב { $seat } אינו פנוי
error-seats-free = משחק שממשיך צריך את כל מי שהיו בו: הושיבו בוטים במושבים הפנויים
error-seed-key = מפתח הוא ”chacha:“ ו־64 ספרות הקסדצימליות, לא { $seed }
error-seed-range = זרע הוא מספר שלם מ־0 עד 2^128 - 1, לא { $seed }
error-session-ended = החיבור שלך לחשבון הסתיים
error-several-people = יש כמה אנשים בשם { $name }; יש לציין את המזהה: { $ids }
error-shutting-down = השרת מופעל מחדש; כדאי לנסות שוב בעוד רגע
error-side-count = עבור { $players } שחקנים נדרש אותו מספר צדדים, לא { $sides }
error-simulate-report = ‏--report נכתב רק על משחקים שאינם נכתבים גם למקום אחר: השמיטו את --out ואת --records
error-stale = בינתיים השולחן התקדם; כדאי להסתכל שוב
error-start-record = { $bot } מתחיל עם קלפים משלו, ואי אפשר לכתוב רשומה של משחק כזה
error-starting = המשחק עומד להתחיל
error-storage = כרגע אי אפשר לשמור את השולחן; דבר לא אבד, כדאי לנסות שוב בעוד רגע
error-table-finished = המשחק נגמר
error-table-full = כל המושבים תפוסים
error-take-back-consent = אפשר לבטל זאת רק בהסכמת האחרים
error-take-backs-spent = כבר חזרת בך { $most } פעמים במשחק הזה; מעכשיו מה שנעשה נעשה
error-that-is-you = זה השם שלך
error-too-large = בהודעה יש לכל היותר { $limit } בתים
error-too-many =
    { $seconds ->
        [one] זה היה בתדירות גבוהה מדי; אפשר לנסות שוב בעוד שנייה אחת
        [two] זה היה בתדירות גבוהה מדי; אפשר לנסות שוב בעוד שתי שניות
       *[other] זה היה בתדירות גבוהה מדי; אפשר לנסות שוב בעוד { $seconds } שניות
    }
error-too-many-blocks = אפשר לחסום { $most } אנשים לכל היותר; יש לבטל קודם חסימה אחת
error-too-many-reports = אפשר לשלוח { $most } דיווחים ביום לכל היותר
error-too-many-tables = חיבור אחד רואה { $most } שולחנות לכל היותר
error-tournament-alike = טורניר דורש שני בוטים שונים, לא רק { $bot }
error-tournament-bots = שולחן של { $seats } דורש אותו מספר של בוטים, וננקבו { $count }; אפשר לנקוב בבוט יותר מפעם אחת
error-tournament-busy = תהליך אחר משחק את הטורניר שב־{ $path }
error-tournament-damaged = { $path } אינו מכיל הגדרות של טורניר
error-tournament-exists = ב־{ $path } כבר יש טורניר; ‎--resume ממשיך אותו
error-tournament-file = ב־{ $path } יש משחקים של { $bot } אחר: הקובץ שלו השתנה מאז
error-tournament-folder = { $path } אינה ריקה ואין בה טורניר
error-tournament-line = { $path }, שורה { $line }: { $problem }
error-tournament-other = ב־{ $path } יש טורניר אחר: { $setting } הוא שם { $there }, לא { $here }
error-tournament-resume = ‎--resume דורש ‎--out: התיקייה של הטורניר שיימשך
error-tournament-seats = טורניר דורש 2 מקומות או יותר, לא { $seats }
error-unknown-set = לקלף דרושה הערכה שהוא שייך אליה, באפשרות --set, אחת מאלה: { $known }
error-unknown-thing = אין קלף, ערכה, מודול, לוח, שפה, רמה או עמוד בשם { $name }{ $close ->
    [none] {""}
   *[other] ; האם התכוונתם ל-{ $close }?
}
error-unknown-bot = אין בוט { $bot } עבור { $game }; מוכרים: { $known }
error-unknown-command = אין פקודה { $command }; מוכרות: { $known }
error-unknown-task = אין משימה { $task }; מוכרות: { $known }
error-task-bots = יש לומר אילו בוטים יבצעו אותה: ‎--bots A,B,...
error-task-short = המספרים של { $task } הם אלה של { $games } משחקים; אלה כאן הם מבט ראשון
error-unknown-game = אין משחק { $game }; מוכרים: { $known }
error-unknown-language = אין שפה { $language }; מוכרות: { $known }
error-unknown-option =
    { $close ->
        [none] אין אפשרות { $option }; מוכרות: { $known }
       *[other] אין אפשרות { $option }; האם הכוונה ל־{ $close }? מוכרות: { $known }
    }
error-unseen-name = השם הזה אינו נראה; דרושות בו אותיות או ספרות שרואים
error-usage = שורת הפקודה הזו אינה מובנת; ‎--help אומר מה אפשר להקליד
error-waits-for-ever = בשולחן הזה מחכים לכולם: בוט משחק במקום מישהו רק לפי רצונו
error-weights-large = משקלים מגיעים עד { $most }, ולא { $value }
error-weights-line = שורה היא: ”NAME = NUMBER“, או ”NAME in PART = NUMBER“, ולא ”{ $text }“
error-weights-name =
    אין משקל ”{ $name }“; { $meant ->
        [none] יש: { $known }
       *[other] אולי הכוונה ל”{ $meant }“? יש: { $known }
    }
error-weights-part =
    במשחק אין חלק ”{ $name }“; { $meant ->
        [none] יש: { $known }
       *[other] אולי הכוונה ל”{ $meant }“? יש: { $known }
    }
error-which-invitation = אין בדיוק הזמנה אחת שהגיבוב שלה מתחיל ב־{ $hash }
error-which-table = אין בדיוק שולחן אחד שמזההו מתחיל ב־{ $table }
error-who-are-you = יש לומר קודם את שמך
error-wrong-passphrase = אין חשבון כזה, או שמשפט הסיסמה אינו נכון
error-wrong-password = זו אינה הסיסמה של השרת הזה
error-endless-game = אחרי { $decisions } החלטות המשחק לא נגמר: הבוטים האלה אינם מסיימים אותו
error-trial-bot = אי אפשר לנסות כאן את { $bot }: הוא זקוק לדבר שלא נשלח
error-trial-thinks = { $bot } חושב זמן רב מדי לניסוי כאן; בשורת הפקודה זה אפשרי
error-trial-failed = לא היה אפשר לשחק באסטרטגיות האלה זו מול זו
error-no-trial-report = לניסוי הזה עדיין אין דוח
error-no-trial = הניסוי הזה כבר אינו קיים; אפשר להתחיל אותו מחדש
error-no-trials = בשרת הזה אי אפשר לנסות אסטרטגיות
error-one-trial = ניסוי שלך עדיין רץ; אפשר לעצור אותו או לחכות לסופו
error-not-yours = רק מי שהתחיל ניסוי יכול לעצור אותו
