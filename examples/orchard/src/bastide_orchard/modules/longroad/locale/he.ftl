carcassonne-option-modules-longroad = הדרך הארוכה
    .help = כל דרך שלמה בת חמישה אריחים או יותר מזכה ב־2 נקודות לאריח.
carcassonne-module-longroad = הדרך הארוכה
    .note = שלושה אריחי דרך. דרך שלמה בת חמישה אריחים או יותר מזכה ב־2 נקודות לאריח במקום נקודה אחת.
