# הדף של המשחק היומי.

deal-about = לכולם אותם קלפים, אותו מקום ואותם יריבים ({ $opponents }), שמגיבים לאותם מהלכים באותה דרך. המשחק נספר פעם אחת, עד חצות לפי שעון גריניץ׳. אין בו ביטול מהלכים ואין רמזים.
deal-begun = { $people ->
    [0] אף אחד עוד לא התחיל אותו.
    [one] אדם אחד התחיל אותו.
    [two] שני אנשים התחילו אותו.
   *[other] { $people } אנשים התחילו אותו.
}
deal-play = התחלת המשחק היומי
deal-go-on = המשך משחק
deal-later = צפייה חוזרת, השוואה ומשחק נוסף יתאפשרו כשהיום ייגמר (בחצות לפי שעון גריניץ׳).
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
deal-name = שם
deal-score = נקודות
deal-lead = יתרון
deal-days = ימים
deal-won = ניצחונות
deal-people = שחקנים
deal-guests = אורחים
deal-guests-about = האורחים מופיעים בנפרד: ייתכן שאורח כבר ראה את החלוקה.
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
