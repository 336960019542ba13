# הדף של המשחק היומי.

deal-about = לכולם אותם קלפים, אותו מקום ואותם יריבים ({ $opponents }), שעונים על אותם מהלכים באותה דרך. המשחק נספר פעם אחת, עד חצות לפי שעון גריניץ׳: לא מבטלים בו מהלכים ואין רמזים.
deal-begun = { $people ->
    [0] עוד לא התחיל אותו איש.
    [one] אדם אחד התחיל אותו.
    [two] שני אנשים התחילו אותו.
   *[other] { $people } אנשים התחילו אותו.
}
deal-play = לשחק את המשחק
deal-go-on = להמשיך לשחק
deal-again = עוד פעם (לא נספר)
deal-mine = התוצאה שלך: { $score } נקודות, { $lead } לעומת הטוב ביותר מבין האחרים, מקום { $place } בשולחן.
deal-rank = מקום { $rank } בין כל מי ששיחקו אותו.
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
deal-by-lead = יתרון על הטוב שבאחרים
deal-you = המשחק שלך
deal-name = שם
deal-score = נקודות
deal-lead = יתרון
deal-days = ימים
deal-won = ניצחונות
deal-people = אנשים
deal-guests = אורחים
deal-guests-about = האורחים רשומים בנפרד: מי שבא כאורח אולי ראה את המשחק קודם.
deal-bots = בוטים באותו מקום
deal-bots-playing = הבוטים עוד משחקים את המשחק הזה; כדאי להציץ שוב מאוחר יותר.
deal-week = השבוע
deal-beside = השוואה למשחק הטוב ביותר
deal-beside-whom = { $name }: { $score } נקודות, יתרון { $lead }. אלה התורות שבהם עשית משהו אחר.
deal-compare = להשוות תור אחר תור
deal-same = עשית אותו דבר בכל תור.
deal-turn = תור { $turn }
deal-points = ({ $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
})
