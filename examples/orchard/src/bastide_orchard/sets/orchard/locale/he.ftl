# Texts of the set. A card has its name and `.text`.

dominion-set-orchard = המטע
    .note = שני קלפים מן המטע. [[card-beekeeper]], [[card-cider_press]].
dominion-option-sets-orchard = { dominion-set-orchard }

dominion-card-beekeeper = כוורן
    .text = +2 קלפים. +1 קנייה. מותר להשליך לשטח ההפקר קלף מהיד.
dominion-card-cider_press = בית בד לסיידר
    .text = 2 מטבעות. כשקונים קלף זה, מקבלים קלף כסף.
