### נימוקים לבחירת מהלך.

carcassonne-reason-scores = { $of ->
    [city] משלים את העיר שלכם
    [road] משלים את הכביש שלכם
    [cloister] משלים את המנזר שלכם
    [shrine] משלים את מקום הפולחן שלכם
   *[other] שווה מיד
}: { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-gives = אבל { $of ->
    [city] העיר שהושלמה
    [road] הכביש שהושלם
    [cloister] המנזר שהושלם
    [shrine] מקום הפולחן שהושלם
   *[other] המהלך
} מזכה גם את { $player } { $points ->
    [one] בנקודה אחת
    [two] ב־2 נקודות
   *[other] ב־{ $points } נקודות
}
carcassonne-reason-closes = { $of ->
    [city] משלים עיר פנויה
    [road] משלים כביש פנוי
   *[other] משלים אובייקט פנוי
}
carcassonne-reason-grows = { $of ->
    [city] העיר שלכם גדלה
    [road] הכביש שלכם מתארך
   *[other] האובייקט שלכם גדל
}: { $tiles ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $tiles } אריחים
}, כרגע { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-takes = { $of ->
    [city] לוקח את העיר
    [road] לוקח את הכביש
    [field] לוקח את השדה
   *[other] לוקח
} מ־{ $player }
carcassonne-reason-shares = { $of ->
    [city] העיר משותפת לכם
    [road] הכביש משותף לכם
    [field] השדה משותף לכם
   *[other] משותף לכם
} ול־{ $player }
carcassonne-reason-surrounds = { $of ->
    [cloister] למנזר שלכם
    [shrine] למקום הפולחן שלכם
   *[other] לו
} יש { $count } מתוך 9 האריחים
carcassonne-reason-room = מאפשר לתפוס { $of ->
    [city] עיר של { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }
    [road] כביש של { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }
    [cloister] מנזר עם { $tiles } מתוך 9 אריחים
    [shrine] מקום פולחן עם { $tiles } מתוך 9 אריחים
    [field] שדה ליד { $tiles ->
        [one] עיר בנויה אחת
        [two] 2 ערים בנויות
       *[other] { $tiles } ערים בנויות
    }
   *[other] { $points ->
        [one] נקודה אחת
        [two] 2 נקודות
       *[other] { $points } נקודות
    }
}
carcassonne-reason-claims = תופס { $of ->
    [city] עיר של { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }, כרגע { $points ->
        [one] נקודה אחת
        [two] 2 נקודות
       *[other] { $points } נקודות
    }
    [road] כביש של { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }
    [cloister] מנזר עם { $tiles } מתוך 9 אריחים
    [shrine] מקום פולחן עם { $tiles } מתוך 9 אריחים
    [field] שדה ליד { $tiles ->
        [one] עיר בנויה אחת
        [two] 2 ערים בנויות
       *[other] { $tiles } ערים בנויות
    }, { $points ->
        [one] נקודה אחת
        [two] 2 נקודות
       *[other] { $points } נקודות
    } בסוף
   *[other] { $points ->
        [one] נקודה אחת
        [two] 2 נקודות
       *[other] { $points } נקודות
    }
}
carcassonne-reason-at_once = מיד { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}, והחייל חוזר למלאי
carcassonne-reason-keeps = { $count ->
    [0] לא נשארו לכם חיילים להניח
    [one] שומר להמשך את החייל האחרון שלכם
    [two] שומר להמשך 2 חיילים במלאי
   *[other] שומר להמשך { $count } חיילים במלאי
}
carcassonne-reason-gains = מוסיף לכם כרגע { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-costs = מפחית כרגע מ־{ $player } { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-promises = צפוי להביא לכם בסוף בערך { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-hinders = מפחית בסוף מ־{ $player } בערך { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-quiet = לא מוותר על כלום ומשאיר את כל האפשרויות פתוחות

### למה הסיכוי הוא כפי שהוא, ומה הוריד אותו.

carcassonne-reason-expects = נקודות צפויות: { $mine } אצל { $own_player }, { $theirs } אצל { $player }. אריחים שנותרו: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] נקודות צפויות מערים
    [road] נקודות צפויות מכבישים
    [cloister] נקודות צפויות ממנזרים
   *[field] נקודות צפויות משדות
}: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
carcassonne-reason-at_home = חיילים במלאי: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
# The numbers may have a decimal place, and Hebrew would say "one" for 0.4.
carcassonne-reason-more_from = { $points ->
    [1] צפויה לכם בסוף בערך נקודה אחת נוספת
   *[other] צפויות לכם בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [cities] ערים
    [roads] כבישים
    [cloisters] מנזרים
    [fields] שדות
   *[followers] חיילים שעוד יונחו
}.
carcassonne-reason-less_for = { $points ->
    [1] צפויה ל־{ $player } בסוף בערך נקודה אחת פחות
   *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות פחות
} מ{ $of ->
    [cities] ערים
    [roads] כבישים
    [cloisters] מנזרים
    [fields] שדות
   *[followers] חיילים שעוד יונחו
}.
carcassonne-reason-more_points = בסוף צפויה לכם תוצאה טובה יותר { $points ->
    [1] בנקודה אחת
   *[other] ב־{ $points } נקודות
} בערך לעומת היריב הטוב ביותר.
carcassonne-reason-sooner = המשחק צפוי להסתיים בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} מוקדם יותר (תורות כל השחקנים יחד), ואז יהיה לכם יתרון של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך.
carcassonne-reason-later = המשחק צפוי להימשך בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} יותר (תורות כל השחקנים יחד). אחרת הוא צפוי להסתיים כשאתם בפיגור של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך.
carcassonne-reason-more_for = { $points ->
    [1] צפויה ל־{ $player } בסוף בערך נקודה אחת נוספת
   *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [cities] ערים
    [roads] כבישים
    [cloisters] מנזרים
    [fields] שדות
   *[followers] חיילים שעוד יונחו
}.
carcassonne-reason-more_points_for = בסוף צפויה ל־{ $player } תוצאה טובה יותר { $points ->
    [1] בנקודה אחת
   *[other] ב־{ $points } נקודות
} בערך לעומת היריב הטוב ביותר.
carcassonne-reason-sooner_for = המשחק צפוי להסתיים בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} מוקדם יותר (תורות כל השחקנים יחד), ואז יהיה ל־{ $player } יתרון של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך.
carcassonne-reason-later_for = המשחק צפוי להימשך בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} יותר (תורות כל השחקנים יחד). אחרת הוא צפוי להסתיים עם פיגור של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך ל־{ $player }.
carcassonne-reason-swings = { $points ->
    [1] צפויה לכם בסוף בערך נקודה אחת נוספת
   *[other] צפויות לכם בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [cities] ערים
    [roads] כבישים
    [cloisters] מנזרים
    [fields] שדות
   *[followers] חיילים שעוד יונחו
}, ול־{ $other_player } בערך { $lost } פחות.
carcassonne-reason-swings_for = { $points ->
    [1] צפויה ל־{ $player } בסוף בערך נקודה אחת נוספת
   *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [cities] ערים
    [roads] כבישים
    [cloisters] מנזרים
    [fields] שדות
   *[followers] חיילים שעוד יונחו
}, ול־{ $other_player } בערך { $lost } פחות.
carcassonne-reason-outweighs = זה שווה יותר מההפסד של בערך { $points ->
    [1] נקודה אחת
   *[other] { $points } נקודות
} מ{ $of ->
    [cities] ערים
    [roads] כבישים
    [cloisters] מנזרים
    [fields] שדות
   *[followers] חיילים שעוד יונחו
}.
carcassonne-reason-scores_soon = { $amount ->
    [1] בתורות הקרובים צפויה לכם בערך נקודה אחת נוספת
   *[other] בתורות הקרובים צפויות לכם בערך { $amount } נקודות נוספות
}.
carcassonne-reason-scores_soon_for = { $amount ->
    [1] בתורות הקרובים צפויה ל־{ $player } בערך נקודה אחת נוספת
   *[other] בתורות הקרובים צפויות ל־{ $player } בערך { $amount } נקודות נוספות
}.
carcassonne-reason-scores_less_soon = { $amount ->
    [1] בתורות הקרובים צפויה ל־{ $player } בערך נקודה אחת פחות
   *[other] בתורות הקרובים צפויות ל־{ $player } בערך { $amount } נקודות פחות
}.
carcassonne-reason-frees = { $amount ->
    [1] בתורות הקרובים יהיה לכם במלאי בערך חייל אחד נוסף
   *[other] בתורות הקרובים יהיו לכם במלאי בערך { $amount } חיילים נוספים
}.
carcassonne-reason-frees_for = { $amount ->
    [1] בתורות הקרובים יהיה ל־{ $player } במלאי בערך חייל אחד נוסף
   *[other] בתורות הקרובים יהיו ל־{ $player } במלאי בערך { $amount } חיילים נוספים
}.
carcassonne-reason-ties_up = { $amount ->
    [1] בתורות הקרובים יהיה ל־{ $player } במלאי בערך חייל אחד פחות
   *[other] בתורות הקרובים יהיו ל־{ $player } במלאי בערך { $amount } חיילים פחות
}.
carcassonne-reason-stuck = אחרת תניחו { $left ->
    [one] את החייל האחרון שלכם
    [two] אחד מ־2 החיילים שלכם
   *[other] אחד מ־{ $left } החיילים שלכם
} { $of ->
    [field] כאיכר, והוא יישאר שם עד סוף המשחק
    [city] { $amount ->
        [100] בעיר שכמעט אין סיכוי שתושלם
       *[other] בעיר, ויש סיכוי של בערך { $amount }% שהיא לא תושלם
    }
    [road] { $amount ->
        [100] בכביש שכמעט אין סיכוי שיושלם
       *[other] בכביש, ויש סיכוי של בערך { $amount }% שהוא לא יושלם
    }
   *[cloister] { $amount ->
        [100] במנזר שכמעט אין סיכוי שיושלם
       *[other] במנזר, ויש סיכוי של בערך { $amount }% שהוא לא יושלם
    }
}.
carcassonne-reason-stuck_for = אחרת החייל { $left ->
    [one] האחרון של { $player }
    [two] של { $player } (אחד מ־2)
   *[other] של { $player } (אחד מ־{ $left })
} { $of ->
    [field] יונח כאיכר ויישאר שם עד סוף המשחק
    [city] { $amount ->
        [100] יונח בעיר שכמעט אין סיכוי שתושלם
       *[other] יונח בעיר, ויש סיכוי של בערך { $amount }% שהיא לא תושלם
    }
    [road] { $amount ->
        [100] יונח בכביש שכמעט אין סיכוי שיושלם
       *[other] יונח בכביש, ויש סיכוי של בערך { $amount }% שהוא לא יושלם
    }
   *[cloister] { $amount ->
        [100] יונח במנזר שכמעט אין סיכוי שיושלם
       *[other] יונח במנזר, ויש סיכוי של בערך { $amount }% שהוא לא יושלם
    }
}.

carcassonne-reason-completes = גדל הסיכוי { $of ->
    [city] שהעיר שלכם
    [road] שהכביש שלכם
   *[cloister] שהמנזר שלכם
} ({ $tiles ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $tiles } אריחים
}) { $of ->
    [city] תושלם
   *[other] יושלם
} לפני שייגמרו האריחים: { $better }% במקום { $worse }%.
carcassonne-reason-completes_for = גדל הסיכוי { $of ->
    [city] שהעיר של { $player }
    [road] שהכביש של { $player }
   *[cloister] שהמנזר של { $player }
} ({ $tiles ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $tiles } אריחים
}) { $of ->
    [city] תושלם
   *[other] יושלם
} לפני שייגמרו האריחים: { $better }% במקום { $worse }%.
carcassonne-reason-blocks = קטן הסיכוי { $of ->
    [city] שהעיר של { $player }
    [road] שהכביש של { $player }
   *[cloister] שהמנזר של { $player }
} ({ $tiles ->
    [one] אריח אחד
    [two] 2 אריחים
   *[other] { $tiles } אריחים
}) { $of ->
    [city] תושלם
   *[other] יושלם
} לפני שייגמרו האריחים: { $better }% במקום { $worse }%.

carcassonne-reason-takes_feature = { $of ->
    [city] העיר עוברת
    [road] הכביש עובר
   *[field] השדה עובר
} מ־{ $player } אליכם.
carcassonne-reason-shares_feature = { $of ->
    [city] העיר משותפת
    [road] הכביש משותף
   *[field] השדה משותף
} לכם ול־{ $player }.

### שמות התורות.

carcassonne-turn = תור { $turn }
