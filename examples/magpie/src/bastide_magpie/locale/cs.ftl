magpie = Straka
    .about = Malá hra: schovávej cetky do hnízda, ale nikdy ne přesně dvě stejné.

magpie-option-hand_size = Počet cetek v ruce
    .help = Kolik cetek má každý hráč v ruce.

magpie-trinket-button = Knoflík
    .text = Je za 1 bod.
magpie-trinket-bead = Korálek
    .text = Je za 2 body.
magpie-trinket-coin = Mince
    .text = Je za 3 body.
magpie-trinket-ring = Prsten
    .text = Je za 4 body.
magpie-trinket-crown = Koruna
    .text = Je za 5 bodů.

magpie-ask-turn = Schovej cetku do hnízda, nebo ji odhoď na hromadu.

magpie-do-stash = Schovat: { $trinket }
magpie-do-toss = Odhodit: { $trinket }

magpie-log-stash = { $player } schovává do hnízda: { $trinket }.
magpie-log-toss = { $player } odhazuje: { $trinket }.
magpie-log-draw = { $player } si bere cetku.

magpie-pile = { $count ->
    [one] 1 cetka v balíčku
    [few] { $count } cetky v balíčku
   *[other] { $count } cetek v balíčku
}. Hromada: { $trinkets }
magpie-nest = Hnízdo hráče { $player }: { $trinkets }
magpie-hand = Tvé cetky v ruce: { $trinkets }

magpie-metric-tossed = Odhozené cetky
magpie-metric-stashed = Schované cetky
magpie-refuse-not-held = Nemáš v ruce: { $trinket }.

magpie-page-stash = Schovat
magpie-page-toss = Odhodit
magpie-page-pile = Balíček
magpie-page-heap = Hromada
