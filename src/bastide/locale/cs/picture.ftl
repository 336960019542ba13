# Co stojí na obrázcích stolů vedle slov her.
picture-title = { $game }: { $names }
picture-over = Hra skončila
picture-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
picture-house = Deskové hry podle přesných pravidel, s přáteli nebo s boty, v prohlížeči.
