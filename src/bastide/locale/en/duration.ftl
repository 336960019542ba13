# Durations in their largest exact unit.

duration-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

duration-hour = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

duration-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

duration-second = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
