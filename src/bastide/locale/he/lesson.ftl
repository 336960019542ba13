# טקסטים כלליים של השיעורים. הטקסט של כל שיעור נמצא לצדו.

lesson-else = המהלך חוקי, אבל לא זה המבוקש כאן. נסו שוב.
lesson-toward = יפה. המשיכו כך.
lesson-worse = זה מהלך חלש בהרבה. נסו שוב.
lesson-worse-chance = זה עולה לכם כ־{ $chance }% מסיכויי הניצחון. נסו שוב.
lesson-worse-points = { $points ->
    [one] זה עולה לכם בערך נקודה אחת.
   *[other] זה עולה לכם כ־{ $points } נקודות.
} נסו שוב.
lesson-best-reason = עם המהלך הטוב ביותר: { $reason }
lesson-next-reason = לעומת המהלך הבא בטיבו: { $reason }

# קבוצות השיעורים, ורמות השיעורים על אסטרטגיה.

lesson-group-base = משחק הבסיס
lesson-group-strategy = אסטרטגיה
lesson-group-expansion = תוספים
lesson-level-beginner = מתחילים
lesson-level-intermediate = מתקדמים
lesson-level-advanced = מומחים

# דף השיעורים.

lesson-about = שיעורים קצרים על שולחן המשחק עצמו, דקה או שתיים כל אחד.
lesson-next-step = הצעד הבא
lesson-start = התחלת השיעור
lesson-progress = { $done } מתוך { $all }
lesson-station-goal = מה זה המשחק הזה ואיך מנצחים בו?
lesson-station-first-game = המשחק הראשון
lesson-finished = סיימתם את הקורס. החידות יעזרו לכם להישאר בכושר.
lesson-repeat = חזרה על טעויות ({ $count })
lesson-repetition = חזרה { $number } מתוך { $count }
lesson-repetition-over = חזרתם על הכול
lesson-repetition-none = אין היום על מה לחזור
lesson-repetition-about = שאלות שטעיתם בהן חוזרות אחרי יום, 3, 7 ו־21 ימים, עד שעונים עליהן נכון בכל פעם.
lesson-symbols = מה הסמלים אומרים
lesson-symbols-new = סמלים חדשים:
lesson-done = הושלם
lesson-unknown = אין שיעור כזה. אלה השיעורים הקיימים:
lesson-first = החוקים בחמש דקות
lesson-all = כל השיעורים
lesson-step = צעד { $step } מתוך { $steps }
lesson-rule = לחוקים
lesson-passed = סיימתם את השיעור!
lesson-next = הבא:
lesson-again = חזרה על השיעור
lesson-first-game = המשחק הראשון שלכם
lesson-first-game-of = המשחק הראשון שלכם: { $game }
lesson-first-game-about = { $count ->
    [one] אתם משחקים נגד יריב אחד שטועה לפעמים, ומאמן מלווה אתכם.
   *[other] אתם משחקים נגד { $count } יריבים שטועים לפעמים, ומאמן מלווה אתכם.
} לפני כל מהלך המאמן מסביר מה חשוב, ואם תבקשו הוא יראה לכם מה לעשות. אי אפשר לקלקל כלום: מהלך לא חוקי לא יתקבל, ואפשר לבטל מהלך.
lesson-first-game-begin = התחלה
lesson-first-game-other = בחירת הגדרות אחרות

# המאמן ליד השולחן.

lesson-coach = מאמן
lesson-coach-offer = זה המשחק הראשון שלכם ב־{ $game }? מאמן יכול ללוות אתכם.
lesson-coach-yes = כן, בבקשה
lesson-coach-no = לא, תודה
lesson-coach-leave = בלי מאמן
lesson-coach-looks = המאמן חושב…
lesson-coach-waits = האחרים משחקים.
lesson-coach-forced = יש כאן רק מהלך אפשרי אחד.
lesson-coach-now = מהלך אחד טוב בבירור מהאחרים.
lesson-coach-show = הצגת המהלך
lesson-coach-silent = למאמן אין מה לומר כאן.
lesson-coach-limited = המאמן צריך הפסקה. העצה הבאה בעוד { $seconds ->
    [one] שנייה אחת
   *[other] { $seconds } שניות
}.
lesson-coach-open = כאן { $count } מהלכים טובים בערך באותה מידה. כל אחד מהם בסדר.
lesson-coach-better = בתור הקודם היה עדיף ״{ $better }״.
lesson-coach-better-because = בתור הקודם היה עדיף ״{ $better }״. { $reason }
lesson-coach-plan-buys = התוכנית לשלב הזה של המשחק, קניות לפי הסדר: { $cards }.
lesson-coach-plan-cards = { $count } × { $card }
lesson-coach-plan-points = התוכנית לשלב הזה של המשחק. הנקודות העיקריות שלכם בסוף: { $sources }.
lesson-coach-plan-source = { $source } (בערך { $points })
lesson-coach-departs = זו סטייה מהתוכנית.
lesson-coach-quiet = המשחק הולך לכם טוב. המאמן ידבר כשיהיה הרבה על הכף.
lesson-coach-ask = לשאול את המאמן
