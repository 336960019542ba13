# Durations in their largest exact unit.

duration-day = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}

duration-hour = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}

duration-minute = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}

duration-second = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
}
