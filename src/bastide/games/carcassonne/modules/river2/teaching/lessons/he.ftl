# מה שאומר השיעור של ההרחבה הזאת.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = בתוסף הזה מניחים קודם את [[feature-river|הנהר]], מן המעיין ועד האגמים. המשיכו אחת משתי זרועותיו.
    .right = דמויות יכולות לעמוד על האריחים האלה, אבל לא בנהר.
lesson-carcassonne-river2-monk = הניחו נזיר במנזר.
    .right = המנזר נספר כרגיל. השדות נגמרים בנהר, ולכן נוצרים הרבה שדות קטנים.
    .none = מנזר כזה שווה נזיר.
    .farmer = שדות ליד נהר קטנים. הניחו נזיר.
