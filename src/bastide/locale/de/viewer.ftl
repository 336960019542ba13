# Die Ansicht aufgezeichneter Partien auf anderen Webseiten, <bastide-viewer>.

viewer-first = Zum Anfang
viewer-previous = Vorheriger Zug
viewer-next = Nächster Zug
viewer-last = Zum Ende
viewer-play = Abspielen
viewer-pause = Anhalten
viewer-timeline = Zeitleiste
viewer-step = Zug { $at } von { $last }
viewer-start = Beginn der Partie
viewer-moves = Züge
viewer-variation = Variante
viewer-words = Der Tisch in Worten
viewer-large = Größeres Bild
viewer-language = Sprache
viewer-keys = Mit den Pfeiltasten links und rechts gehst du durch die Züge, mit Pos1 und Ende zum Anfang und zum Ende, mit den Pfeiltasten hoch und runter zu anderen Varianten.
viewer-mark-good = gut
viewer-mark-bad = schlecht
viewer-mark-interesting = interessant
