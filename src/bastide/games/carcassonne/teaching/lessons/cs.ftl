# Co říkají lekce Carcassonne: název, na co se každý krok ptá a co se řekne na odpověď.

lesson-carcassonne-laying = Přiložit kartičku
lesson-carcassonne-laying-road = Dostal jsi kartičku s cestou. Přilož ji tak, aby cesta pokračovala.
    .right = Každá strana musí navazovat: cesta na cestu, město na město, louka na louku.
    .apart = Tam ležet může, ale cesta pak nepokračuje. Přilož ji k jednomu z obou konců cesty.
lesson-carcassonne-laying-city = Teď kartička s městem na jedné straně. Otoč ji a uzavři s ní město na severu.
    .right = Hradby už nemají mezeru: město je dokončené.
    .apart = Tam ležet může, ale město zůstane otevřené. Zvol místo nad ním a otáčej kartičkou, až město navazuje na město.

lesson-carcassonne-followers = Družiníci
lesson-carcassonne-followers-lay = Jsi červený. Prodluž cestu na západ.
    .right = Teď můžeš jednoho ze sedmi družiníků postavit na kartičku, kterou jsi právě přiložil.
    .apart = Přilož ji k západnímu konci cesty.
lesson-carcassonne-followers-place = Na cestě je družiník lupičem, ve městě rytířem, v klášteře mnichem, na louce sedlákem. Postav jednoho na cestu.
    .right = Drží celou cestu, ať bude jakkoli dlouhá. Nikdo další na ni družiníka postavit nesmí.
    .farmer = Sedlák zůstane do konce hry. Postav družiníka na cestu.
    .none = Pak ti cesta nic nepřinese. Postav na ni družiníka.
lesson-carcassonne-followers-occupied = Tato kartička zvětšila modrému město. Stojí v něm modrý rytíř, takže je [[occupied|obsazené]]: pro tvého tam místo není. Družiníka si nech.
    .right = Co někdo drží, je obsazené, ať jeho družiník stojí jakkoli daleko. Cesta dovnitř přesto je: ukáže ji lekce o sdílení.
    .farmer = Šlo by to, ale stál by tam až do konce. Nech si ho.

lesson-carcassonne-completing = Dokončit
lesson-carcassonne-completing-close = Městu tvého rytíře chybí jedna kartička. Uzavři ho.
    .right = Hradby jsou uzavřené.
    .apart = Takhle město zůstane otevřené. Přilož kartičku k jeho severnímu konci, otočenou tak, aby navazovala.
lesson-carcassonne-completing-none = Než se hodnotí, můžeš postavit družiníka. Tentokrát ne: na louce by zůstal až do konce.
    .right = Tři kartičky a [[mark-shield|erb]], po 2 bodech: 8 bodů. A rytíř je zase doma, volný pro další věc. Dokončuj malé věci.
    .farmer = Sedlák se nevrátí. Nestav žádného.

lesson-carcassonne-features = Cesty a kláštery
lesson-carcassonne-features-road = Cesta tvého lupiče začíná na křižovatce na západě. Křižovatky cesty ukončují: uzavři druhý konec.
    .right = Oba konce jsou uzavřené.
    .apart = Takhle cesta zůstane otevřená. Přilož křižovatku k jejímu východnímu konci.
lesson-carcassonne-features-scored = Nestav nikoho a podívej se, co to přinese.
    .right = Tři kartičky, tři body. Cesty se počítají po 1 za kartičku, města po 2.
lesson-carcassonne-features-cloister = [[feature-cloister|Klášter]] počítá sebe a osm kartiček kolem. Jedna z nich chybí. Přilož ji.
    .right = Leží tu všech osm.
    .apart = To není jedna z osmi kolem tvého mnicha. Chybí jeden roh.
lesson-carcassonne-features-monk = Nestav nikoho a podívej se, co to přinese.
    .right = 9 bodů a mnich je doma.

lesson-carcassonne-fields = Louky
lesson-carcassonne-fields-lay = Poslední kartička hry. Severně od cesty leží louka se dvěma dokončenými městy. Prodluž cestu na východě, aby s ní pokračovala i louka.
    .right = Cesta dělí kartičku na dvě louky, severní a jižní.
    .apart = Přilož ji k východnímu konci cesty.
lesson-carcassonne-fields-farmer = Na konci dostane sedlák 3 body za každé dokončené město u své louky. Postav jednoho na tu správnou.
    .right = Dvě města, 6 bodů. Sedláci se nikdy nevracejí: stav jich málo a tam, kde bude měst hodně.
    .south = U jižní louky žádné město není. Cesty louky dělí.
    .road = Cesta by přinesla 4 body. Sedlák dostane víc.
    .none = V posledním tahu doma nikdo není potřeba. Postav sedláka.

lesson-carcassonne-sharing = Sdílet město
lesson-carcassonne-sharing-own = Modrý drží město vpravo a ty do něj nemůžeš. Můžeš ho ale spojit s vlastním. Začni jedno o dvě místa dál na západ, otevřené k modrému.
    .right = Mezi oběma městy je teď mezera na jednu kartičku.
    .closes = Tím by bylo modré město dokončené, pro modrého.
    .apart = Tam ne: přilož ji o dvě místa na západ od modrého města, otevřenou stranou k němu.
lesson-carcassonne-sharing-knight = Postav do svého města rytíře.
    .right = Pak hrál modrý a ty jsi dostal kartičku s městem na dvou stranách.
    .none = Bez rytíře město nikomu nepatří.
    .farmer = Je potřeba rytíř, do města.
lesson-carcassonne-sharing-join = Přilož ji do mezery.
    .right = Jedno město a v něm dva rytíři.
    .apart = Přilož ji do mezery mezi oběma městy.
lesson-carcassonne-sharing-shared = Nestav nikoho a podívej se, co to přinese.
    .right = Při stejném počtu dostanou všechny body oba: každý 6. S jedním rytířem navíc bys je dostal sám.
    .farmer = Tentokrát žádného nestav.

lesson-carcassonne-ending = Konec
lesson-carcassonne-ending-last = Poslední kartička. Tvému klášteru chybějí dva z osmi sousedů. Kde ti tato kartička přinese bod?
    .right = O kartičku víc vedle kláštera.
    .apart = To neleží vedle tvého kláštera.
lesson-carcassonne-ending-score = Na konci se počítá i to, co není dokončené: cesty, města a kláštery po 1 bodu za kartičku. Postav na cestu lupiče.
    .right = 8 bodů za klášter a 7 za cestu. Nekonči hru s družiníky doma.
    .none = Družiník doma teď nemá žádnou cenu.
    .farmer = Sedlák dostává za dokončená města, a žádná tu nejsou.
