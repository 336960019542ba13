# Der Stellungseditor.

position-about = Stelle eine beliebige Stellung auf: Schreibe sie als Text, oder ändere sie von Hand. Hier ist alles offen, auch Handkarten und Stapel.
position-text = Stellung als Text
position-text-about = Ein Teil pro Zeile, „Name: Wert“. Füge hier eine Stellung ein oder einen Teil davon: Was fehlt, hat seinen üblichen Wert.
position-place = Zeile { $line }, Spalte { $column }
position-show-place = Stelle zeigen
position-legal = Diese Stellung ist möglich.
position-last-legal = Zurück zur letzten möglichen Stellung
position-correct-first = Der Text ergibt noch keine mögliche Stellung. Korrigiere ihn, oder geh zurück zur letzten möglichen Stellung.
position-outdated = Das ist die letzte mögliche Stellung.
position-copy = Text kopieren
position-link = Link kopieren
position-save = Als Datei speichern
position-open = Datei öffnen
position-too-large = Diese Datei ist zu groß für eine Stellung.
position-start = Beginn einer Partie
position-by-hand = Von Hand
position-picture = Der Tisch
position-viewer = Ansicht
position-players = Spielerzahl
position-active = Am Zug
position-add = Hinzufügen …
position-add-to = Hinzufügen zu: { $place }
position-more = Eins mehr: { $name }
position-fewer = Eins weniger: { $name }
