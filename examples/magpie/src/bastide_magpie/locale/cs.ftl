magpie = Straka
    .about = Malá hra: sbírej cetky do hnízda, ale nikdy ne přesně dvě stejné.

magpie-option-hand_size = Velikost ruky
    .help = Kolik cetek má každý v ruce.

magpie-trinket-button = Knoflík
    .text = Má hodnotu 1.
magpie-trinket-bead = Korálek
    .text = Má hodnotu 2.
magpie-trinket-coin = Mince
    .text = Má hodnotu 3.
magpie-trinket-ring = Prsten
    .text = Má hodnotu 4.
magpie-trinket-crown = Koruna
    .text = Má hodnotu 5.

magpie-ask-turn = Ulož cetku do hnízda, nebo ji odhoď na hromadu.

magpie-do-stash = Do hnízda: { $trinket }
magpie-do-toss = Odhodit: { $trinket }

magpie-log-stash = { $player } ukládá do hnízda: { $trinket }.
magpie-log-toss = { $player } odhazuje: { $trinket }.
magpie-log-draw = { $player } si bere cetku.

magpie-pile = { $count ->
    [one] Jedna cetka v balíčku
    [few] { $count } cetky v balíčku
   *[other] { $count } cetek v balíčku
}. Hromada: { $trinkets }
magpie-nest = Hnízdo hráče { $player }: { $trinkets }
magpie-hand = Tvoje ruka: { $trinkets }

magpie-metric-tossed = Odhozené cetky
magpie-metric-stashed = Uložené cetky
magpie-refuse-not-held = Nemáš v ruce: { $trinket }.

magpie-page-stash = Do hnízda
magpie-page-toss = Na hromadu
magpie-page-pile = Balíček
magpie-page-heap = Hromada
magpie-page-holds = { $count ->
    [one] Drží { $count } cetku
    [few] Drží { $count } cetky
   *[other] Drží { $count } cetek
}
