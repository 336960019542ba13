### What only the page in the browser says.

carcassonne-page-map = המפה
carcassonne-page-choose-cell = { $count ->
    [one] יש מקום אחד לאריח הזה: הוא מסומן על המפה.
   *[other] בחרו אחד מ־{ $count } המקומות המסומנים על המפה.
}
carcassonne-page-cell-unfit = אי אפשר להניח כאן את האריח: כל צד חייב להתאים לאריח הסמוך.
carcassonne-page-turn-and-lay = אפשר עוד לסובב את האריח (גלגלת, R). לחיצה שנייה מניחה אותו.
    .touch = הכפתור שמתחת לאריח מסובב אותו. נגיעה נוספת מניחה אותו.
carcassonne-page-outside = { $count ->
    [one] עוד מקום אחד מחוץ לתצוגה: הצגה
   *[other] עוד { $count } מקומות מחוץ לתצוגה: הצגה
}
carcassonne-page-turn-tile = סיבוב
carcassonne-page-lay-here = הנחה כאן
carcassonne-page-first-tile = האריח הראשון
carcassonne-page-point-at-map = העבירו את הסמן מעל עיר, כביש, מנזר או שדה כדי לראות עד היכן הם מגיעים ולמי הם שייכים.
    .touch = געו בעיר או בכביש: גודל ובעלים.
carcassonne-page-feature-tiles = { $count ->
    [one] אריח אחד
   *[other] { $count } אריחים
}
carcassonne-page-feature-shields = { $count ->
    [one] מגן אחד
   *[other] { $count } מגנים
}
carcassonne-page-feature-cities = { $count ->
    [0] אין לידו עיר בנויה
    [one] לידו עיר בנויה אחת
   *[other] לידו { $count } ערים בנויות
}
carcassonne-page-feature-complete = הושלם
carcassonne-page-feature-points = { $count ->
    [one] נקודה אחת
   *[other] { $count } נקודות
}
carcassonne-page-back = גב האריחים
carcassonne-page-tiles-left = { $count ->
    [one] אריח נותר בערמה
   *[other] אריחים נותרו בערמה
}
carcassonne-page-remaining = האריחים שנותרו
carcassonne-page-choose-spot = { $count ->
    [one] יש מקום אחד: הוא מסומן על המפה.
   *[other] בחרו אחד מ־{ $count } המקומות המסומנים על המפה.
}
carcassonne-page-what-to-place = מה להניח
carcassonne-page-final = { $points ->
    [one] נקודה אחת אם המשחק היה מסתיים עכשיו
    [two] שתי נקודות אם המשחק היה מסתיים עכשיו
   *[other] { $points } נקודות אם המשחק היה מסתיים עכשיו
}
carcassonne-page-own-supply = המלאי שלכם
carcassonne-page-final-scoring = ספירה סופית
carcassonne-page-feature-open = { $count ->
    [one] צלע פתוחה אחת
    [two] שתי צלעות פתוחות
   *[other] { $count } צלעות פתוחות
}
carcassonne-page-feature-unclaimed = ללא בעלים
carcassonne-page-described-map = { $count ->
    [one] אריח אחד על המפה
   *[other] { $count } אריחים על המפה
}: עמודות ⁦{ $west }⁩ עד ⁦{ $east }⁩ ממערב למזרח, שורות ⁦{ $south }⁩ עד ⁦{ $north }⁩ מדרום לצפון.
carcassonne-page-described-feature = { $facts }. { $owners }. מקום: ⁦{ $cells }⁩.
carcassonne-page-described-tile = ⁦{ $x }, { $y }⁩: { $tile }, פונה ל{ $facing }.
carcassonne-page-facing = פונה ל{ $facing }
carcassonne-page-cell = { $where }; ⁦{ $x }, { $y }⁩
carcassonne-page-result-split = הנקודות במהלך המשחק ובסופו
carcassonne-page-result-during = במהלך המשחק
carcassonne-page-result-end = בסוף המשחק
carcassonne-page-result-total = סך הכול
carcassonne-page-score-track = לוח הניקוד
carcassonne-page-dead-cell = אף אחד מהאריחים שנותרו אינו מתאים לכאן.
carcassonne-page-dead-cells = { $count ->
    [one] למקום אחד לא מתאים אף אחד מהאריחים שנותרו: הוא מסומן באיקס.
   *[other] ל־{ $count } מקומות לא מתאים אף אחד מהאריחים שנותרו: הם מסומנים באיקס.
}
carcassonne-page-key-feature = הדגשת אובייקטים שיש בהם דמויות, זה אחר זה
carcassonne-page-key-claims = הצגת הבעלות על אובייקטים
carcassonne-page-key-piece = בחירה לפי מספר מה להניח
carcassonne-page-key-larger = הגדלה
carcassonne-page-key-smaller = הקטנה
carcassonne-page-key-fit = כל המפה
carcassonne-page-key-cell = מעבר ממקום למקום
carcassonne-page-key-turn = סיבוב האריח
carcassonne-page-key-lay = הנחת האריח

## היכן דבר מונח, במילים: לפי מה שלידו

carcassonne-page-where-beside = { $side ->
    [north] מצפון
    [east] ממזרח
    [south] מדרום
    [west] ממערב
   *[middle] בסמוך
} { $owner ->
    [you] { $kind ->
        [city] לעיר שלכם
        [road] לכביש שלכם
        [building] למנזר שלכם
       *[field] לשדה שלכם
    }
    [other] { $kind ->
        [city] לעיר של { $player }
        [road] לכביש של { $player }
        [building] למנזר של { $player }
       *[field] לשדה של { $player }
    }
   *[nobody] { $kind ->
        [last] לאריח האחרון
        [city] לעיר
        [road] לכביש
        [building] למנזר
        [field] לשדה
       *[other] לאריח
    }
}{ $tiles ->
    [0] {""}
    [one] {" "}(אריח אחד)
    [two] {" "}(2 אריחים)
   *[other] {" "}({ $tiles } אריחים)
}
carcassonne-page-where-on = { $owner ->
    [you] { $kind ->
        [city] בעיר שלכם
        [road] על הכביש שלכם
        [building] במנזר שלכם
       *[field] בשדה שלכם
    }
    [other] { $kind ->
        [city] בעיר של { $player }
        [road] על הכביש של { $player }
        [building] במנזר של { $player }
       *[field] בשדה של { $player }
    }
   *[nobody] { $kind ->
        [last] על האריח האחרון
        [city] בעיר
        [road] על הכביש
        [building] במנזר
        [field] בשדה
       *[other] על אריח
    }
}{ $tiles ->
    [0] {""}
    [one] {" "}(אריח אחד)
    [two] {" "}(2 אריחים)
   *[other] {" "}({ $tiles } אריחים)
}
carcassonne-page-where-spot = { $feature }{ $tiles ->
    [0] {""}
    [one] {" "}(אריח אחד)
    [two] {" "}(2 אריחים)
   *[other] {" "}({ $tiles } אריחים)
}{ $side ->
    [north] , בצפון
    [east] , במזרח
    [south] , בדרום
    [west] , במערב
   *[middle] {""}
}
carcassonne-page-where-alike = { $where }, { $number } מתוך { $count }
carcassonne-page-where-marked = במקום המסומן

## תור בקצרה

carcassonne-brief-placed = הנחת אריח: { $tile }
carcassonne-brief-extended_city = הרחבת עיר
carcassonne-brief-extended_road = הארכת כביש
carcassonne-brief-joined_cities = חיבור ערים
carcassonne-brief-joined_roads = חיבור כבישים
carcassonne-brief-deployed = { $piece }
carcassonne-brief-completed = הושלמו: { $feature }
carcassonne-brief-scored = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
} ({ $category })
carcassonne-page-edit-how = בוחרים אריח למטה, וגוררים אותו אל המפה או לוחצים על מקום פנוי. לחיצה על אריח במפה מאפשרת לסובב אותו, להסיר אותו או להציב חיילים.
carcassonne-page-edit-score = הנקודות של { $player }
carcassonne-page-edit-cell = מקום { $cell }
carcassonne-page-edit-tiles = אריחים
carcassonne-page-edit-left = לא על המפה: { $count }, בערמה: { $inPile }
carcassonne-page-edit-pile = ערמת האריחים, האריח הבא ראשון
carcassonne-page-edit-follower = כלי של
carcassonne-page-edit-beside = ליד המפה
carcassonne-page-edit-remove-tile = הסרת האריח
carcassonne-page-edit-remove-piece = הסרה: { $piece }
