# הדף של החידות.

puzzle-about = עמדות ממשחקים אמיתיים שבהן מהלך אחד טוב בבירור מכל השאר. כל עמדה נבדקה בהדמיות.
puzzle-rating = הדירוג שלך: { $rating }
puzzle-solved = נפתרו { $solved } מתוך { $all }
puzzle-row = { $days ->
    [0] עדיין אין רצף
    [one] יום אחד ברצף
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
}
puzzle-today = החידה היומית
puzzle-today-done = החידה היומית, פעם נוספת
puzzle-of-today = החידה היומית: מהו המהלך הטוב ביותר?
puzzle-best = מהו המהלך הטוב ביותר?
puzzle-best-moves = מהם המהלכים הטובים ביותר?
puzzle-step = { $step } מתוך { $steps }
puzzle-go-on = נכון! ועכשיו המהלך הבא.
puzzle-next = החידה הבאה
puzzle-themes = נושאים
puzzle-all = כל החידות
puzzle-all-done = כבר ניסיתם כאן את כל החידות. בחרו נושא אחר, או משחק אחר.
puzzle-hint = { $theme }. השיקולים: { $reasons }
puzzle-right = נכון!
puzzle-wrong = יש מהלך טוב יותר.
puzzle-equal = { $count ->
    [2] שני המהלכים הראשונים טובים בערך באותה מידה.
   *[other] { $count } המהלכים הראשונים טובים בערך באותה מידה.
}
puzzle-tag-best = הטוב ביותר
puzzle-tag-yours = המהלך שלך
puzzle-compared = בהשוואה למהלך { $number }: { $reasons }
puzzle-instead = עם המהלך הטוב ביותר, לעומת זאת: { $reasons }
puzzle-unmeasured = המהלך הזה לא טוב יותר מהאחרים שברשימה.
puzzle-try = בחרו מהלך כאן או על השולחן כדי לראות איך המשחק נמשך.
puzzle-not-listed = המהלך הזה לא הושווה לאחרים. בחרו מהלך מהרשימה.
puzzle-watch = כך זה נמשך: { $move }
puzzle-solution = לצפייה בפתרון המלא
puzzle-line = מהלכים על השולחן
puzzle-move = מהלך { $move } מתוך { $moves }
puzzle-move-back = מהלך אחד אחורה
puzzle-move-on = המהלך הבא
puzzle-back = חזרה לעמדה
puzzle-its-rating = דירוג החידה: { $rating }
puzzle-longest = { $days ->
    [one] הרצף הארוך ביותר: יום אחד
    [two] הרצף הארוך ביותר: יומיים
   *[other] הרצף הארוך ביותר: { $days } ימים
}
puzzle-before = החידות של הימים הקודמים
puzzle-was-right = נפתרה
puzzle-was-wrong = לא נפתרה
puzzle-was-helped = עם רמז
puzzle-repeat = חזרה על טעויות ({ $count })
puzzle-repetition-about = חידות שטעיתם בהן חוזרות אחרי יום, 3, 7 ו־21 ימים. הדירוג לא משתנה.
puzzle-repetition-over = חזרתם על כל החידות להיום.
puzzle-missed-before = כבר טעיתם בחידה הזאת. { $count ->
    [one] חידה אחת מחכה לחזרה.
    [two] שתי חידות מחכות לחזרה.
   *[other] { $count } חידות מחכות לחזרה.
}
puzzle-comes-again = { $days ->
    [one] תחזור מחר
    [two] תחזור בעוד יומיים
   *[other] תחזור בעוד { $days } ימים
}
