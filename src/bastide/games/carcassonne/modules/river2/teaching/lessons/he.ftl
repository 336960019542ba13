# השיעור של התוסף הזה.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = בתוסף הזה מניחים קודם את [[feature-river|הנהר]], מהמעיין ועד האגמים. המשיכו אחת משתי הזרועות שלו.
    .right = מותר להניח דמויות על האריחים האלה, אבל לא בנהר.
lesson-carcassonne-river2-monk = הניחו נזיר במנזר.
    .right = המנזר נספר כרגיל. השדות נגמרים בנהר, ולכן נוצרים הרבה שדות קטנים.
    .none = מנזר כזה שווה נזיר.
    .farmer = שדות ליד נהר קטנים. הניחו נזיר.
