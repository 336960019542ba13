# Stránka partie dne.

deal-about = Všichni mají stejné karty, stejné místo a stejné soupeře ({ $opponents }), kteří na stejné tahy odpovídají stejně. Počítá se jednou, do půlnoci podle greenwichského času: nic se nebere zpět a nápovědy nejsou.
deal-begun = { $people ->
    [0] Zatím ji nikdo nezačal.
    [one] Začal ji jeden člověk.
    [few] Začali ji { $people } lidé.
   *[other] Začalo ji { $people } lidí.
}
deal-play = Hrát partii
deal-go-on = Hrát dál
deal-again = Ještě jednou (nepočítá se)
deal-mine = Ty: bodů { $score }, { $lead } proti nejlepšímu z ostatních, { $place }. místo u stolu.
deal-rank = { $rank }. místo mezi všemi, kdo ji hráli.
deal-unfinished = Tuto partii jsi nedohrál do konce.
deal-missed = Tuto partii jsi nehrál.
deal-unfinished-count = { $people ->
    [one] Jeden člověk ji nedohrál.
    [few] { $people } lidé ji nedohráli.
   *[other] { $people } lidí ji nedohrálo.
}
deal-today = Dnes
deal-days-before = Poslední dny
deal-by-points = Body
deal-by-lead = Náskok před nejlepším z ostatních
deal-you = Ty
deal-name = Jméno
deal-score = Body
deal-lead = Náskok
deal-days = Dny
deal-won = Výhry
deal-people = Lidé
deal-guests = Hosté
deal-guests-about = Hosté jsou uvedeni zvlášť: kdo přijde jako host, mohl partii vidět předem.
deal-bots = Boti na stejném místě
deal-bots-playing = Boti tuto partii ještě hrají; podívej se později.
deal-week = Týden
deal-beside = Vedle nejlepšího
deal-beside-whom = { $name }: bodů { $score }, náskok { $lead }. V těchto tazích jsi udělal něco jiného.
deal-compare = Porovnat tah po tahu
deal-same = V každém tahu jsi udělal totéž.
deal-turn = Tah { $turn }
deal-points = ({ $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
})
