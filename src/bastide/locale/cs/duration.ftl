# Durations in their largest exact unit.

duration-day = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

duration-hour = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}

duration-minute = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}

duration-second = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
