# Durations in their largest exact unit.

duration-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

duration-hour = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}

duration-minute = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

duration-second = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
