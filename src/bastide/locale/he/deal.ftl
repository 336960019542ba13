# הדף של המשחק היומי.

deal-about = לכולם אותם קלפים, אותו מקום ואותם יריבים ({ $opponents }), שמגיבים לאותם מהלכים באותה דרך. המשחק נספר פעם אחת, עד השעה { $time } (שעון מקומי). אין בו ביטול מהלכים ואין רמזים.
deal-begun = { $people ->
    [0] אף אחד עוד לא התחיל אותו.
    [one] אדם אחד התחיל אותו.
    [two] שני אנשים התחילו אותו.
   *[other] { $people } אנשים התחילו אותו.
}
deal-next-hours = המשחק היומי הבא בעוד { $hours } שע׳ ו־{ $minutes } דק׳, בשעה { $at } (שעון מקומי).
deal-next-minutes = המשחק היומי הבא בעוד { $minutes } דק׳, בשעה { $at } (שעון מקומי).
deal-picture = מה מחכה לך
deal-play = התחלת המשחק היומי
deal-go-on = המשך משחק
deal-later = צפייה חוזרת, השוואה ומשחק נוסף יתאפשרו כשהיום ייגמר.
deal-again = פעם נוספת (לא נספר)
deal-mine = התוצאה שלך: { $score } נקודות, { $lead } לעומת הטוב ביותר מבין האחרים, מקום { $place } בשולחן.
deal-rank = מקום { $rank } מבין כל מי ששיחקו אותו.
deal-unfinished = לא שיחקת את המשחק הזה עד הסוף.
deal-missed = לא שיחקת את המשחק הזה.
deal-unfinished-count = { $people ->
    [one] אדם אחד לא הגיע לסוף.
    [two] שני אנשים לא הגיעו לסוף.
   *[other] { $people } אנשים לא הגיעו לסוף.
}
deal-today = היום
deal-days-before = הימים האחרונים
deal-by-points = נקודות
deal-by-lead = יתרון על הטוב ביותר מבין האחרים
deal-you = התוצאה שלך
deal-results = תוצאות
deal-name = שם
deal-score = נקודות
deal-lead = יתרון
deal-days = ימים
deal-won = ניצחונות
deal-people = שחקנים
deal-guests = אורחים
deal-guests-about = האורחים מופיעים בנפרד: ייתכן שאורח כבר ראה את החלוקה.
deal-guest = { $name } (אורח)
deal-bots = בוטים באותו מקום
deal-bots-playing = הבוטים עוד משחקים. חזרו לכאן מאוחר יותר.
deal-week = השבוע
deal-beside = השוואה למשחק הטוב ביותר
deal-beside-whom = { $name }: { $score } נקודות, יתרון { $lead }. אלה התורות שבהם שיחקת אחרת:
deal-compare = השוואה תור אחר תור
deal-same = שיחקת את כל התורות באותה דרך.
deal-turn = תור { $turn }
deal-points = ({ $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
})
