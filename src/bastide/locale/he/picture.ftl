# מה שכתוב על תמונות של שולחנות, לצד המילים של המשחקים.
picture-title = { $game }: { $names }
picture-over = המשחק נגמר
picture-points = { $count ->
    [one] נקודה אחת
   *[other] { $count } נקודות
}
picture-house = משחקי קופסה לפי החוקים המדויקים, עם חברים או עם בוטים, בדפדפן.
