# Profiles of accounts, on servers only.

profile-shown = Tvůj profil vidí každý, kdo má na tomto serveru účet, ale bez her u soukromých stolů. Skrýt ho můžeš na stránce žebříčků.
profile-hidden = Tento profil vidíš jen ty, protože nechceš být v žebříčcích. Změnit to můžeš v žebříčcích.
profile-missing = Takový profil neexistuje, nebo ho nesmíš vidět.
profile-needs-account = Profily mají jen lidé s účtem. Vytvoř si účet, nebo se přihlas.
profile-account = Účet
profile-no-games = Zatím žádné dohrané hry.
profile-ratings = Ratingy
profile-rated-games = { $games ->
    [one] 1 hodnocená hra
    [few] { $games } hodnocené hry
   *[other] { $games } hodnocených her
}
profile-chart = Graf
profile-chart-summary = Rating { $from }: { $first }. Rating { $to }: { $last }.
profile-chart-about = Čára je rating po každém dni s hodnocenými hrami, plocha kolem ní jeho nejistota.
profile-chart-table = Poslední dny jako tabulka
profile-day = Den
profile-uncertainty = Nejistota
profile-results = Výsledky
profile-older = Výsledky, soupeři a aktivita jsou z posledních { $games } her.
profile-game = Hra
profile-won = Výhra
profile-shared = Dělená výhra
profile-shared-wins = Dělené
profile-lost = Bez výhry
profile-streak = Výher v řadě
profile-longest = max. { $games }
profile-against-people = proti lidem
profile-against-bots = proti botům
profile-opponents = Vzájemné zápasy
profile-opponents-about = Jak často bylo umístění lepší, stejné nebo horší než soupeřovo.
profile-ahead = Lepší
profile-level = Stejné
profile-behind = Horší
profile-favourites = Nejčastěji hrané
profile-favourite = { $name }: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, výhry { $share }
profile-puzzles = Úlohy
profile-puzzle = { $game }: rating { $rating }, { $answers ->
    [one] 1 úloha
    [few] { $answers } úlohy
   *[other] { $answers } úloh
}
profile-puzzle-streak = Úloha dne: { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
} v řadě, nejvíc { $longest }
profile-activity = Aktivita
profile-calendar-summary = Za poslední rok: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}, { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
} se hrou
profile-calendar-table = Po měsících
profile-day-games = { $day }: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}
profile-month = Měsíc
profile-history = Dohrané hry
profile-any = Vše
profile-result = Výsledek
profile-opponent = Soupeř
profile-with = S prvkem
profile-since = Od
profile-until = Do
profile-search = Hledat
profile-reset = Zobrazit vše
profile-none = Žádné hry nenalezeny.
profile-none-yet = Mezi nejnovějšími hrami nic není. Můžeš hledat ve starších.
profile-more = Zobrazit starší hry
profile-replay = Přehrát: { $game }, { $when }
profile-download = Stáhnout záznamy her
    .help = Nejnovějších 100 z těchto her jako soubor zip.
