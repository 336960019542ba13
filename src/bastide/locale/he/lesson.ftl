# טקסטים כלליים של השיעורים. הטקסט של כל שיעור נמצא לצדו.

lesson-else = המהלך חוקי, אבל לא זה המבוקש כאן. נסו שוב.
lesson-toward = יפה. המשיכו כך.

# דף השיעורים.

lesson-about = שיעורים קצרים על שולחן המשחק עצמו, דקה או שתיים כל אחד.
lesson-count = הושלמו { $done } מתוך { $all }.
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
lesson-coach-now = מהלך אחד טוב בבירור מהאחרים. { $reason }
lesson-coach-show = הצגת המהלך
lesson-coach-silent = המאמן עסוק כרגע. המשיכו לשחק, ותכף תהיה שוב עצה.
lesson-coach-open = כאן { $count } מהלכים טובים בערך באותה מידה. נסו מה שבא לכם.
lesson-coach-better = בתור הקודם היה עדיף ״{ $better }״.
lesson-coach-better-because = בתור הקודם היה עדיף ״{ $better }״. { $reason }
