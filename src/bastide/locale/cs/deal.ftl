# Stránka denní výzvy.

deal-about = Všichni mají stejné karty, stejné místo a stejné soupeře ({ $opponents }), kteří na stejné tahy odpovídají stejně. Počítá se jen jeden pokus, do { $time } tvého času. Tahy nelze vzít zpět a nápovědy nejsou.
deal-begun = { $people ->
    [0] Zatím nikdo nezačal.
    [one] Začal 1 hráč.
    [few] Začali { $people } hráči.
   *[other] Začalo { $people } hráčů.
}
deal-next-hours = Další výzva za { $hours } h { $minutes } min, v { $at } tvého času.
deal-next-minutes = Další výzva za { $minutes } min, v { $at } tvého času.
deal-picture = Co tě čeká
deal-play = Hrát dnešní výzvu
deal-go-on = Pokračovat
deal-later = Záznam, porovnání a další pokus budou dostupné, až den skončí.
deal-again = Hrát znovu (nepočítá se)
deal-mine = Ty: { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}, { $lead } na nejlepšího z ostatních, { $place }. místo u stolu.
deal-rank = Celkově { $rank }. místo.
deal-unfinished = Tuto výzvu jsi nedohrál.
deal-missed = Tuto výzvu jsi nehrál.
deal-unfinished-count = { $people ->
    [one] 1 hráč nedohrál.
    [few] { $people } hráči nedohráli.
   *[other] { $people } hráčů nedohrálo.
}
deal-today = Dnes
deal-days-before = Předchozí dny
deal-by-points = Body
deal-by-lead = Náskok před nejlepším soupeřem
deal-you = Ty
deal-results = Výsledky
deal-name = Jméno
deal-score = Body
deal-lead = Náskok
deal-days = Dny
deal-won = Výhry
deal-people = Hráči
deal-guests = Hosté
deal-guests-about = Hosté mají vlastní žebříček, protože mohli karty vidět předem.
deal-guest = { $name } (host)
deal-bots = Boti na stejném místě
deal-bots-playing = Boti ještě hrají. Podívej se později.
deal-week = Tento týden
deal-beside = Srovnání s nejlepším
deal-beside-whom = { $name }: { $score ->
    [one] 1 bod
    [few] { $score } body
   *[other] { $score } bodů
}, náskok { $lead }. Tahy, ve kterých jsi hrál jinak:
deal-compare = Porovnat tahy
deal-same = Všechny tahy jsi hrál stejně.
deal-turn = Tah { $turn }
deal-points = ({ $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
})
