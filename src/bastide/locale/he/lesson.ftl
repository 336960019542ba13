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
