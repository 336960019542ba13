# מה ששיעורים אומרים כשאין להם דבר טוב יותר לומר. מה שכל אחד מהם אומר נמצא לצדו.

lesson-else = המהלך חוקי, אבל לא זה המבוקש כאן. נסו שוב.
lesson-toward = יפה. המשיכו כך.

# עמוד השיעורים.

lesson-about = שיעורים קצרים על השולחן האמיתי, דקה או שתיים כל אחד.
lesson-count = הושלמו { $done } מתוך { $all }.
lesson-done = הושלם
lesson-unknown = אין שיעור כזה. אלה השיעורים שיש:
lesson-first = הכללים בחמש דקות
lesson-all = כל השיעורים
lesson-step = צעד { $step } מתוך { $steps }
lesson-rule = הכלל
lesson-passed = זה היה השיעור.
lesson-next = הלאה:
lesson-again = עוד פעם
lesson-first-game = המשחק הראשון שלכם
lesson-first-game-of = המשחק הראשון שלכם: { $game }
lesson-first-game-about = { $count ->
    [one] אתם משחקים נגד יריב אחד שטועה לפעמים, ומאמן יושב לידכם.
   *[other] אתם משחקים נגד { $count } יריבים שטועים לפעמים, ומאמן יושב לידכם.
} לפני כל מהלך המאמן אומר מה חשוב, ואם תבקשו הוא מראה מה לעשות. אי אפשר לקלקל: מה שהכללים אוסרים לא ניתן לעשות, ואפשר לבטל מהלך.
lesson-first-game-begin = מתחילים
lesson-first-game-other = לבחור הכול בעצמי

# המאמן ליד השולחן.

lesson-coach = מאמן
lesson-coach-offer = זה המשחק הראשון שלכם ב־{ $game }? מאמן יכול לשבת לידכם.
lesson-coach-yes = כן, בבקשה
lesson-coach-no = לא, תודה
lesson-coach-leave = המאמן יכול ללכת
lesson-coach-looks = המאמן מסתכל…
lesson-coach-waits = האחרים משחקים.
lesson-coach-forced = כאן יש רק דבר אחד לעשות.
lesson-coach-now = מה חשוב עכשיו: { $reason }.
lesson-coach-show = הראו לי
lesson-coach-silent = למאמן אין מה לומר כאן.
lesson-coach-open = כאן לא מוכרע דבר: נסו מה שתרצו.
lesson-coach-better = בפעם הקודמת היה עדיף: { $better }.
lesson-coach-better-because = בפעם הקודמת היה עדיף: { $better }. { $reason }.
