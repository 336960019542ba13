# Texty na obrázcích stolů, které nepocházejí ze hry.
picture-title = { $game }: { $names }
picture-over = Hra skončila
picture-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
picture-house = Deskové hry přesně podle pravidel, s přáteli i s boty, v prohlížeči.
