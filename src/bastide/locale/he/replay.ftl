# A game that is watched again: what is only said once it is open.

replay-verdict-exact = השחזור מדויק: זה המשחק ששוחק.
replay-verdict-unverified = השחזור חוקי, אבל המשחק שוחק לפי גרסה אחרת של החוקים.
replay-verdict-diverged = ממהלך { $at } והלאה ההקלטה אינה מתאימה לחוקים. היא מוצגת עד שם.
replay-verdict-corrected = חוקים שתוקנו מאז: { $rules }.
replay-analyse = ניתוח
replay-chart = נקודות לאורך הזמן
replay-open-hands = כולם: כל הידיים גלויות
replay-all-hands = כל הידיים
replay-nothing-hidden = במשחק הזה אין מידע נסתר.
replay-share-move = העתקת קישור למהלך הזה
replay-table-picture = שמירת תמונה
replay-picture-here = תמונה של העמדה הזאת:
replay-picture-format = שמירה כ־{ $format }
replay-picture-moving = תמונה נעה של עד { $most } מהלכים, שדפדפנים ותוכנות מסרים רבות מריצים:
replay-picture-from = ממהלך
replay-picture-until = עד מהלך
replay-picture-seconds = שניות למהלך
replay-picture-busy = מצייר… { $part } %
replay-share-needs-name = לצורך השיתוף, ההקלטה תישמר בשרת בשמך.
replay-review = ניתוח
replay-review-about = בוט בודק כל החלטה ומסמן את אלה שעלו ביוקר.
replay-review-about-any = בוט בודק כל החלטה ומסמן את הטעויות הגדולות של כל השחקנים.
replay-review-begin = ניתוח המשחק
replay-review-progress = נבדקו: { $done } מתוך { $looks }
replay-review-found = { $count ->
    [one] החלטה אחת עלתה ביוקר. היא מסומנת על ציר הזמן.
   *[other] { $count } החלטות עלו ביוקר. הן מסומנות על ציר הזמן.
}
replay-review-nothing = לא נמצאה אף טעות ברורה. משחק יפה!
replay-review-nothing-any = אף החלטה לא עלתה ביוקר. כולם שיחקו יפה!
replay-review-total = { $name }: אובדן של { $cost }% מסיכויי הניצחון ו־{ $points } נקודות בהחלטה (החלטות: { $count })
replay-review-cost = המחיר: { $what }
replay-review-points = { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
}
replay-review-better = עדיף – { $action }
replay-review-chance = הסיכוי לנצח לפני המהלך: { $chance }
replay-review-basis = המחיר של תור הוא סיכויי הניצחון והנקודות שאבדו בו, לפי משחקי המשך רבים אחרי שני המהלכים. מופיעים רק הפסדים בטוחים ב־99.9%.
replay-review-unseen = { $count ->
    [one] החלטה אחת לא נבדקה מחוסר זמן.
   *[other] { $count } החלטות לא נבדקו מחוסר זמן.
}
replay-review-mine = רק הטעויות שלי
replay-review-turn = תור { $turn }
replay-review-others = { $count ->
    [one] יחד עם עוד החלטה אחת בתור הזה.
   *[other] יחד עם עוד { $count } החלטות בתור הזה.
}
replay-try-again = ניסיון נוסף מכאן
replay-quiz = ללמוד מהטעויות שלי
replay-quiz-of = טעות { $number } מתוך { $count }
replay-quiz-ask = המהלך שלך: ״{ $action }״. מצאו מהלך טוב יותר.
replay-quiz-right = נכון!
replay-quiz-same = זה המהלך ששיחקת. מצאו מהלך אחר.
replay-quiz-worse = המהלך הזה עולה לכם { $what }. נסו שוב.
replay-quiz-unrated = הניתוח מצא מהלכים טובים יותר. נסו שוב.
replay-quiz-show = הצגת התשובה
replay-quiz-over = נמצאו בניסיון הראשון: { $found } מתוך { $count }.
replay-quiz-end = חזרה לצפייה במשחק

# סיכום של ניתוח, גם אחרי משחק עם מאמן.

replay-summary = מה לוקחים מהמשחק
replay-well = מה הלך טוב
replay-well-count = { $count ->
    [0] אף מהלך שלך לא היה טוב בבירור מכל החלופות הסבירות.
    [one] רק מהלך אחד שלך היה טוב בבירור מכל החלופות הסבירות.
   *[other] רק { $count } מהלכים שלך היו טובים בבירור מכל החלופות הסבירות.
}
replay-well-by = עדיף ב־{ $what } על ״{ $action }״
replay-to-try = מה לנסות בפעם הבאה
replay-to-try-instead = במקום ״{ $action }״ (המחיר: { $what })

# שיעור הטעויות בדף החשבון.

replay-error-rate = שיעור הטעויות
replay-error-rate-about = כמה עולה החלטה שלך בממוצע, בסיכויי הניצחון ובנקודות בסוף. ככל שפחות, טוב יותר. כל משחק שהסתיים ונותח נוסף לכאן. רק לך זה מוצג.
replay-error-rate-none = נתחו משחק שהסתיים, ושיעור הטעויות יופיע כאן.
replay-error-rate-last = המשחק האחרון: { $cost }% ו־{ $points } נקודות להחלטה
replay-error-rate-mean = ממוצע של { $count } משחקים: { $cost }% ו־{ $points } נקודות
replay-error-rate-game = { $when }: { $cost }% ו־{ $points } נקודות להחלטה
replay-about = צפייה חוזרת במשחק, צעד אחר צעד. פתחו משחק שהסתיים מהלובי, או גררו לכאן קובץ: הקלטה, משחק שמור של JCloisterZone, או יומן של dominion.games או Goko.
replay-choose-record = בחירת קובץ
replay-failed = לא ניתן לקרוא את הקובץ: { $reason }. נסו קובץ אחר.
replay-import-read = { $source }: { $read } מתוך { $moves } מהלכים הובנו.
replay-import-stop = הייבוא נעצר כאן: { $reason }
replay-time-line = ציר הזמן
replay-step = { $at } מתוך { $last }
replay-viewer = נקודת מבט
replay-key-next-costly = הטעות היקרה הבאה
replay-key-previous-costly = הטעות היקרה הקודמת
replay-key-next = הצעד הבא
replay-key-previous = הצעד הקודם
replay-key-play = הפעלה או השהיה
replay-first = להתחלה
replay-last = לסוף
