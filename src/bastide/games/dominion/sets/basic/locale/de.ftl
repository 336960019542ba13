# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-basic = Basiskarten
    .note = Basiskarten sind in jeder Partie dabei: Kupfer, Silber und Gold, Anwesen, Herzogtum und Provinz sowie der Fluch. [[platinum-colony|Platin und Kolonie]] können dazukommen.

dominion-card-copper = Kupfer
    .text = 1 Geld.
dominion-card-silver = Silber
    .text = 2 Geld.
dominion-card-gold = Gold
    .text = 3 Geld.
dominion-card-estate = Anwesen
    .text = 1 Siegpunkt.
dominion-card-duchy = Herzogtum
    .text = 3 Siegpunkte.
dominion-card-province = Provinz
    .text = 6 Siegpunkte. Das Spiel endet nach dem Zug, in dem dieser Stapel leer wird.
    .note = 6 Punkte für 8 Geld: Darum geht es meistens. Das Spiel endet nach dem Zug, in dem der Stapel leer wird.
dominion-card-curse = Fluch
    .text = −1 Siegpunkt.
    .note = Du darfst ihn für 0 kaufen – aber wer will das schon?
