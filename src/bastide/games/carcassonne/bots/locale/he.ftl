### מה מדבר בעד המהלך.

carcassonne-reason-scores = { $of ->
    [city] משלים את העיר שלך
    [road] משלים את הכביש שלך
    [cloister] משלים את המנזר שלך
    [shrine] משלים את מקום הפולחן שלך
   *[other] מזכה מיד
}: { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-gives = אבל { $of ->
    [city] העיר שהושלמה
    [road] הכביש שהושלם
    [cloister] המנזר
    [shrine] מקום הפולחן
   *[other] זה
} – { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
} לטובת { $player }
carcassonne-reason-closes = { $of ->
    [city] סוגר עיר שאינה של איש
    [road] סוגר כביש שאינו של איש
   *[other] משלים מה שאינו של איש
}
carcassonne-reason-grows = { $of ->
    [city] העיר שלך גדלה
    [road] הכביש שלך מתארך
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
} מידי { $player }
carcassonne-reason-shares = { $of ->
    [city] העיר משותפת לך
    [road] הכביש משותף לך
    [field] השדה משותף לך
   *[other] משותף לך
} עם { $player }
carcassonne-reason-surrounds = { $of ->
    [cloister] סביב המנזר שלך
    [shrine] סביב מקום הפולחן שלך
   *[other] סביבו
} { $count } אריחים מתוך 9
carcassonne-reason-room = מקום לחייל: { $of ->
    [city] עיר, { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }
    [road] כביש, { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }
    [cloister] מנזר, { $tiles } מתוך 9 אריחים
    [shrine] מקום פולחן, { $tiles } מתוך 9 אריחים
    [field] שדה ליד { $tiles ->
        [one] עיר שלמה אחת
        [two] 2 ערים שלמות
       *[other] { $tiles } ערים שלמות
    }
   *[other] { $points ->
        [one] נקודה אחת
        [two] 2 נקודות
       *[other] { $points } נקודות
    }
}
carcassonne-reason-claims = חייל ראשון: { $of ->
    [city] עיר, { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }, כרגע { $points ->
        [one] נקודה אחת
        [two] 2 נקודות
       *[other] { $points } נקודות
    }
    [road] כביש, { $tiles ->
        [one] אריח אחד
        [two] 2 אריחים
       *[other] { $tiles } אריחים
    }
    [cloister] מנזר, { $tiles } מתוך 9 אריחים
    [shrine] מקום פולחן, { $tiles } מתוך 9 אריחים
    [field] שדה ליד { $tiles ->
        [one] עיר שלמה אחת
        [two] 2 ערים שלמות
       *[other] { $tiles } ערים שלמות
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
}, והחייל חוזר הביתה
carcassonne-reason-keeps = שומר חיילים להמשך: { $count ->
    [0] לא נשאר אף חייל במלאי
    [one] חייל אחד במלאי
    [two] 2 חיילים במלאי
   *[other] { $count } חיילים במלאי
}
carcassonne-reason-gains = תוספת לפי המצב כרגע: { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-costs = לפי המצב כרגע { $player } מפסיד { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-promises = מבטיח לך בסוף בערך { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
carcassonne-reason-hinders = מקשה על { $player }: בערך { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
} פחות
carcassonne-reason-quiet = אינו מוותר על דבר ומשאיר את כל האפשרויות
carcassonne-reason-feeds = מה ששוחק משאיר לאיכר של { $player } { $cities ->
    [one] עיר אחת
   *[other] { $cities } ערים
}
carcassonne-reason-last_follower = המהלך ששוחק משתמש בחייל האחרון שלכם

### למה הסיכוי הוא כפי שהוא, ומה הוריד אותו.

carcassonne-reason-expects = נקודות, כולל כל מה שהתחיל: { $mine } אצלך, { $theirs } אצל { $player }; אריחים שנותרו: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] נקודות צפויות מערים
    [road] נקודות צפויות מכבישים
    [cloister] נקודות צפויות ממנזרים
   *[field] נקודות צפויות משדות
}: { $mine } אצלך, { $theirs } אצל { $player }
carcassonne-reason-at_home = חיילים במלאי: { $mine } אצלך, { $theirs } אצל { $player }
carcassonne-reason-expects_mine = הנקודות שלך, כולל כל מה שהתחיל: { $after }; אחרי המהלך הטוב יותר: { $better }
carcassonne-reason-expects_theirs = נקודות אצל { $player }, כולל כל מה שהתחיל: { $after }; אחרי המהלך הטוב יותר: { $better }
carcassonne-reason-expects_of_mine = { $of ->
    [city] הנקודות הצפויות לך מערים
    [road] הנקודות הצפויות לך מכבישים
    [cloister] הנקודות הצפויות לך ממנזרים
   *[field] הנקודות הצפויות לך משדות
}: { $after }; אחרי המהלך הטוב יותר: { $better }
carcassonne-reason-expects_of_theirs = { $of ->
    [city] נקודות מערים שצפויות אצל { $player }
    [road] נקודות מכבישים שצפויות אצל { $player }
    [cloister] נקודות ממנזרים שצפויות אצל { $player }
   *[field] נקודות משדות שצפויות אצל { $player }
}: { $after }; אחרי המהלך הטוב יותר: { $better }
carcassonne-reason-at_home_mine = החיילים במלאי שלך: { $after }; אחרי המהלך הטוב יותר: { $better }
carcassonne-reason-at_home_theirs = חיילים במלאי אצל { $player }: { $after }; אחרי המהלך הטוב יותר: { $better }
