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
puzzle-next = החידה הבאה
puzzle-theme = נושא
puzzle-all-themes = הכול
puzzle-all = כל החידות
puzzle-all-done = כבר ניסיתם כאן את כל החידות. בחרו נושא אחר, או משחק אחר.
puzzle-hint = { $theme }. השיקולים: { $reasons }
puzzle-right = נכון! זו התשובה הטובה ביותר.
puzzle-wrong = יש מהלך טוב יותר.
puzzle-figures = סיכוי לנצח { $win }%, הפרש נקודות ממוצע { $lead }.
puzzle-untold = התשובה שלך פחות טובה מכל אלה.
puzzle-its-rating = דירוג החידה: { $rating }
puzzle-longest = { $days ->
    [one] הרצף הארוך ביותר: יום אחד
    [two] הרצף הארוך ביותר: יומיים
   *[other] הרצף הארוך ביותר: { $days } ימים
}
puzzle-before = החידות של הימים הקודמים
puzzle-was-right = נפתרה
puzzle-was-wrong = לא נפתרה
puzzle-was-helped = נפתרה עם רמז
