# מה ששיעורים אומרים כשאין להם דבר טוב יותר לומר. מה שכל אחד מהם אומר נמצא לצדו.

lesson-else = זה מותר, אבל לא זה מה שנדרש כאן. נסו שוב.
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

# המאמן ליד השולחן.

lesson-coach = מאמן
lesson-coach-offer = זה המשחק הראשון שלכם? מאמן יכול לשבת לידכם: לפני מהלך הוא אומר מה חשוב, ואחריו מה היה טוב יותר.
lesson-coach-yes = כן, בבקשה
lesson-coach-no = לא, תודה
lesson-coach-leave = המאמן יכול ללכת
lesson-coach-looks = המאמן מסתכל …
lesson-coach-waits = האחרים משחקים.
lesson-coach-forced = כאן יש רק דבר אחד לעשות.
lesson-coach-now = מה שמדבר כאן בעד המהלך הטוב ביותר: { $reason }.
lesson-coach-open = כאן לא מוכרע דבר: נסו מה שתרצו.
lesson-coach-better = בפעם הקודמת היה עדיף: { $better }.
lesson-coach-better-because = בפעם הקודמת היה עדיף: { $better }. { $reason }.
