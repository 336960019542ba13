# A game that is watched again: what is only said once it is open.

replay-verdict-exact = שוחזר במדויק: זה המשחק ששוחק.
replay-verdict-unverified = שוחזר בלי סתירה, אבל בגרסה אחרת של החוקים.
replay-verdict-diverged = מפעולה { $at } והלאה ההקלטה אינה מתאימה לחוקים; היא מוצגת עד שם.
replay-verdict-corrected = מאז תוקן: { $rules }.
replay-chart = נקודות לאורך הזמן
replay-open-hands = כולם: כל הידיים גלויות
replay-all-hands = כל הידיים
replay-nothing-hidden = אין במשחק הזה דבר נסתר בידי השחקנים.
replay-share-move = העתקת קישור למהלך הזה
replay-table-picture = תמונה של השולחן הזה
replay-share-needs-name = כדי לשתף, ההקלטה נשמרת בשרת הזה תחת שמך.
replay-review = סקירה
replay-review-about = בוט עובר על כל החלטה ומסמן את אלה שעלו ביוקר.
replay-review-begin = ניתוח המשחק
replay-review-progress = נבדקו: { $done } מתוך { $looks }
replay-review-found = { $count ->
    [one] החלטה אחת עלתה ביוקר. היא מסומנת על ציר הזמן.
   *[other] { $count } החלטות עלו ביוקר. הן מסומנות על ציר הזמן.
}
replay-review-nothing = לא נמצאה אף טעות ברורה. משחק יפה!
replay-review-total = { $name }: { $cost } בסך הכול
replay-review-cost = עולה { $cost }
replay-review-better = עדיף: { $action }
replay-review-chance = הסיכוי לנצח עד אז: { $chance }
replay-review-basis = המחיר של תור הוא הירידה בסיכוי לנצח, לפי משחקים שהומשכו גם מהמהלך ששוחק וגם מהטוב ביותר; ± הוא מידת אי־הוודאות. 100% פירושם ניצחון אחד.
replay-review-unseen = { $count ->
    [one] החלטה אחת לא נבדקה מחוסר זמן.
   *[other] ל־{ $count } החלטות לא היה די זמן; לא נאמר עליהן דבר.
}
replay-review-mine = רק הטעויות שלי
replay-review-turn = תור { $turn }, פעולה { $action }
replay-review-others = { $count ->
    [one] יחד עם עוד החלטה אחת בתור הזה.
   *[other] יחד עם עוד { $count } החלטות בתור הזה.
}
replay-try-again = לנסות שוב מכאן
