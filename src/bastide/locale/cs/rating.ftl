# Ratings and leaderboards, on servers only.

rating-leaderboards = Žebříčky
rating-profile = Profil
rating-ladder = Soupeři
rating-ladder-people = Proti lidem
    .help = Počítají se hodnocené hry mezi lidmi: stoly bez nápověd. Boti u stolu se nepočítají.
rating-ladder-bots = S boty
    .help = Hry s boty se počítají, když jsou nápovědy vypnuté a nikdo nevzal zpět tah, se kterým museli ostatní souhlasit. Boti souhlasí vždy. Rating botů je pevný, změřený v zápasech mezi úrovněmi. Počítají se jen úrovně od začátečníka po mistra a jen dohrané hry; denní výzva ne.
rating-pace = Tempo
rating-pace-live = Živě
    .help = Živě: hry s hodinami kratšími než den nebo bez hodin.
rating-pace-correspondence = Korespondenčně
    .help = Korespondenčně: hry, kde je na tah den nebo víc.
rating-place = Místo
rating-name = Jméno
rating-points = Rating
rating-games = Hry
rating-bot = Bot: { $bot }
rating-blocked = (blokováno)
rating-own = Tvůj rating: { $rating } ({ $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
})
rating-own-place = Jsi na { $place }. místě z { $people }.
rating-unlisted-guest = Hosté v žebříčku nejsou. S účtem v něm být můžeš.
rating-unlisted-provisional = Otazník znamená, že tvůj rating je zatím nejistý. Po několika dalších hodnocených hrách se v žebříčku objevíš.
rating-unlisted-inactive = V žebříčku nejsi, protože tvoje poslední hodnocená hra byla dávno. Po další se v něm zase objevíš.
rating-unlisted-hidden = Nechceš být v žebříčku.
rating-none-people = Tady zatím nemáš rating. Získáš ho, až dohraješ hru bez nápověd s jinými lidmi.
rating-none-bots = Tady zatím nemáš rating. Získáš ho, až dohraješ hru bez nápověd s botem.
rating-listed = Zobrazovat mě v žebříčcích a ukazovat můj profil
    .help = Všichni na tomto serveru uvidí v žebříčcích tvé jméno, rating a počet hodnocených her. Lidé s účtem uvidí tvůj profil.
rating-empty = Zatím tu nikdo není. Kdo má účet, objeví se tu asi po tuctu hodnocených her.
rating-previous = Předchozí
rating-next = Další
rating-to-me = Na moje místo
rating-line = { $game }: { $ladder }, { $pace }
