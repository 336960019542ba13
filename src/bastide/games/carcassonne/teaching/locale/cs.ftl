# Co říkají lekce Carcassonne: název, na co se každý krok ptá a co se řekne na odpověď.

carcassonne-goal = Přikládej kartičky a obsazuj svými družiníky cesty, města, kláštery a louky. Vyhrává hráč, který má na konci nejvíc bodů.

lesson-carcassonne-laying = Přikládání kartiček
lesson-carcassonne-laying-road = Vzal sis kartičku s cestou. Přilož ji tak, aby cesta pokračovala.
    .right = Každá hrana musí navazovat: cesta na cestu, město na město, louka na louku.
    .apart = Tam kartičku přiložit můžeš, ale cesta pak nepokračuje. Přilož ji k jednomu z obou konců cesty.
lesson-carcassonne-laying-city = Teď máš kartičku s městem na jedné hraně. Otoč ji a uzavři s ní město na severu.
    .right = Hradby už nemají mezeru: město je dokončené.
    .apart = Tam kartičku přiložit můžeš, ale město zůstane otevřené. Vyber místo nad ním a otáčej kartičkou, až bude město navazovat na město.

lesson-carcassonne-followers = Družiníci
lesson-carcassonne-followers-lay = Jsi červený. Prodluž cestu na západ.
    .right = Teď můžeš na kartičku, kterou jsi právě přiložil, postavit jednoho ze svých sedmi družiníků.
    .apart = Přilož ji k západnímu konci cesty.
lesson-carcassonne-followers-place = Na cestě je družiník lupičem, ve městě rytířem, v klášteře mnichem, na louce sedlákem. Postav jednoho na cestu.
    .right = Obsadil celou cestu, ať bude jakkoli dlouhá. Nikdo další na ni družiníka postavit nesmí.
    .farmer = Sedlák zůstane do konce hry. Postav družiníka na cestu.
    .none = Pak ti cesta nic nepřinese. Postav na ni družiníka.
lesson-carcassonne-followers-occupied = Tato kartička zvětšila modrému město. Modrý v něm má rytíře, takže je [[occupied|obsazené]] a družiníka do něj postavit nemůžeš. Nestav žádného.
    .right = Obsazené území zůstává obsazené, ať družiník stojí jakkoli daleko. Dostat se tam ale dá: ukáže to lekce Společné město.
    .farmer = Šlo by to, ale stál by tam až do konce. Nech si ho.

lesson-carcassonne-completing = Dokončení území
lesson-carcassonne-completing-close = Městu tvého rytíře chybí jedna kartička. Dokonči ho.
    .right = Hradby jsou uzavřené.
    .apart = Takhle město zůstane otevřené. Přilož kartičku k jeho severnímu konci, otočenou tak, aby navazovala.
lesson-carcassonne-completing-none = Před hodnocením můžeš postavit družiníka. Tentokrát ho nestav: na louce by zůstal až do konce.
    .right = Tři kartičky a [[mark-shield|erb]] po 2 bodech: { $points } bodů. Rytíř se ti vrátil a můžeš ho znovu použít. Malá území se vyplatí.
    .farmer = Sedlák se nevrátí. Družiníka nestav.

lesson-carcassonne-features = Cesty a kláštery
lesson-carcassonne-features-road = Cesta tvého lupiče začíná na křižovatce na západě. Křižovatky cesty ukončují: uzavři druhý konec.
    .right = Oba konce jsou uzavřené.
    .apart = Takhle cesta zůstane otevřená. Přilož křižovatku k jejímu východnímu konci.
lesson-carcassonne-features-scored = Družiníka nestav a podívej se, kolik dostaneš bodů.
    .right = Tři kartičky, 3 body. Cesty přinesou 1 bod za kartičku, města 2.
lesson-carcassonne-features-cloister = [[feature-cloister|Klášter]] přinese body za sebe a za osm kartiček kolem. Jedna z nich chybí. Přilož ji.
    .right = Všech osm kartiček je na místě.
    .apart = To není jedno z osmi míst kolem tvého mnicha. Chybí jeden roh.
lesson-carcassonne-features-monk = Družiníka nestav a podívej se, kolik dostaneš bodů.
    .right = { $points } bodů a mnich se ti vrátil.

lesson-carcassonne-fields = Louky
lesson-carcassonne-fields-lay = Poslední kartička hry. Louka severně od cesty sousedí se dvěma dokončenými městy. Prodluž cestu na východ, ať se s ní zvětší i louka.
    .right = Cesta dělí kartičku na dvě louky, severní a jižní.
    .apart = Přilož ji k východnímu konci cesty.
lesson-carcassonne-fields-farmer = Na konci přinese sedlák 3 body za každé dokončené město, se kterým jeho louka sousedí. Postav ho na tu správnou.
    .right = Dvě města, { $points } bodů. Sedláci se nikdy nevracejí: stav jich málo a tam, kde bude měst hodně.
    .south = Jižní louka s žádným městem nesousedí. Cesty louky oddělují.
    .road = Cesta by přinesla { $road } body. Sedlák přinese víc.
    .none = Je poslední tah: nevyužití družiníci nic nepřinesou. Postav sedláka.

lesson-carcassonne-sharing = Společné město
lesson-carcassonne-sharing-own = Město vpravo obsadil modrý, takže do něj družiníka postavit nemůžeš. Můžeš se k němu ale připojit. Začni vlastní město o dvě místa dál na západ, otevřené směrem k modrému.
    .right = Mezi oběma městy je teď mezera na jednu kartičku.
    .closes = Tím bys modrému dokončil město.
    .apart = Tam ne: přilož ji o dvě místa na západ od modrého města, otevřenou stranou k němu.
lesson-carcassonne-sharing-knight = Postav do svého města rytíře.
    .right = Pak hrál modrý a ty sis vzal kartičku s městem na dvou hranách.
    .none = Bez rytíře zůstane město neobsazené.
    .farmer = Ve městě potřebuješ rytíře.
lesson-carcassonne-sharing-join = Přilož ji do mezery.
    .right = Teď je to jedno město se dvěma rytíři.
    .apart = Přilož ji do mezery mezi oběma městy.
lesson-carcassonne-sharing-shared = Družiníka nestav a podívej se, kolik dostaneš bodů.
    .right = Máte stejně rytířů, takže všechny body dostanete oba: každý { $points }. S jedním rytířem navíc bys je dostal jen ty.
    .farmer = Tentokrát družiníka nestav.

lesson-carcassonne-ending = Konec
lesson-carcassonne-ending-last = Poslední kartička. Tvému klášteru chybějí dvě z osmi kartiček kolem. Kde ti tato kartička přinese bod?
    .right = Kolem kláštera je o kartičku víc.
    .apart = To není vedle tvého kláštera.
lesson-carcassonne-ending-score = Na konci přinesou body i nedokončená území: cesty, města a kláštery 1 bod za kartičku. Postav na cestu lupiče.
    .right = { $cloister } bodů za klášter a { $road } za cestu. Nekonči hru s nevyužitými družiníky.
    .none = Nevyužitý družiník teď nic nepřinese.
    .farmer = Sedlák přinese body za dokončená města, a žádná tu nejsou.

lesson-carcassonne-strategy-beginner = Základní zásady
lesson-carcassonne-strategy-intermediate = Lepší rozhodnutí
lesson-carcassonne-strategy-advanced = Jemnosti
lesson-carcassonne-strategy-monk = Postavíš družiníka, a kam?
    .right = Klášter boduje i za kartičky, které už kolem něj leží. Mnich se tu vyplatí.
lesson-carcassonne-strategy-knight = Postavíš družiníka, a kam?
    .right = Družiník, který boduje hned, tě nic nestojí: za chvíli je zpátky.
lesson-carcassonne-strategy-close = Kam přiložíš tuto kartičku?
    .right = Dokončené území přinese body hned a vrátí ti družiníka.
lesson-carcassonne-strategy-farmer = Postavíš družiníka, a kam?
    .right = Ke konci hry přinese sedlák na správné louce víc než cokoli jiného, co by tvůj družiník mohl dělat.
lesson-carcassonne-strategy-keep = Postavíš družiníka, a kam?
    .right = Družiník, který tu přinese málo, ti později bude chybět. Nech si ho na lepší kartičku.
lesson-carcassonne-strategy-extend = Kam přiložíš tuto kartičku?
    .right = Jedna kartička může zlepšit několik tvých území najednou. Než se rozhodneš, porovnej všechna místa.
lesson-carcassonne-strategy-share = Kam přiložíš tuto kartičku?
    .right = Napoj se na velké území: se stejným počtem družiníků jako soupeř dostaneš body taky.
lesson-carcassonne-strategy-hinder = Kam přiložíš tuto kartičku?
    .right = Kartička může také stát body soupeře. Dívej se i na jeho otevřená území, nejen na svá.
lesson-carcassonne-strategy-claim = Kam přiložíš tuto kartičku?
    .right = Nejlepší místo nemusí přinést body hned: hledej takové, kde tvůj družiník ještě zaboduje, než kartičky dojdou.
