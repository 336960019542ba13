# Prohlížeč zaznamenaných her na jiných webových stránkách, <bastide-viewer>.

viewer-first = Na začátek
viewer-previous = Předchozí tah
viewer-next = Další tah
viewer-last = Na konec
viewer-play = Přehrát
viewer-pause = Pozastavit
viewer-timeline = Časová osa
viewer-step = Tah { $at } z { $last }
viewer-start = Začátek hry
viewer-moves = Tahy
viewer-variation = Varianta
viewer-words = Stůl slovy
viewer-large = Větší obrázek
viewer-language = Jazyk
viewer-keys = Šipkami vlevo a vpravo procházíš tahy, klávesami Home a End přejdeš na začátek a na konec, šipkami nahoru a dolů na jiné varianty.
viewer-mark-good = dobře
viewer-mark-bad = špatně
viewer-mark-interesting = zajímavé
