## Il gioco

title = Cyberpunk 2077: Gang di Night City
summary = Le Gang si contendono i Distretti di Night City con unità, traffici, sparatorie e netrun: vince chi ha più Reputazione.
tile = Guida una gang, conquista i distretti cittadini.
mode-rivals = da due a quattro Gang, una contro l'altra
mode-solo = una Gang contro Johnny Silverhand e una Gang nemica
option-story = la Storia che si gioca
option-gangs = le Gang in ordine di posto, separate da virgole o da +
option-first = il posto che gioca il primo turno
option-rival = la Gang nemica nella modalità per un giocatore
ask-story = Storia
ask-gangs = la tua Gang
first-gangs = la Gang al primo posto
ask-first = chi comincia
ask-rival = la Gang nemica
option-story-tutorial = { name-story-tutorial }
option-story-cost-of-success = { name-story-cost-of-success }
option-story-night-city-tour = { name-story-night-city-tour }
option-story-subtle-warfare = { name-story-subtle-warfare }
option-story-inconvenient-gift = { name-story-inconvenient-gift }
option-gangs-tyger-claws = { name-gang-tyger-claws }
option-gangs-valentinos = { name-gang-valentinos }
option-gangs-voodoo-boys = { name-gang-voodoo-boys }
option-gangs-maelstrom = { name-gang-maelstrom }
option-rival-tyger-claws = { name-gang-tyger-claws }
option-rival-valentinos = { name-gang-valentinos }
option-rival-voodoo-boys = { name-gang-voodoo-boys }
option-rival-maelstrom = { name-gang-maelstrom }
option-story-tutorial-about = Nessuna vicenda e niente in più: il modo più rapido per imparare.
option-story-cost-of-success-about = Un chip rubato è in vendita, un'agente fa domande, un assassino vi segue.
option-story-night-city-tour-about = Un ricco erede vuole vedere la città: fategli da guida, o prendetelo.
option-story-subtle-warfare-about = Kang Tao apre una Fabbrica in ogni Distretto, e Militech paga gli incidenti.
option-story-inconvenient-gift-about = Sei Container sigillati ronzano in sei Distretti mentre il tempo finisce.
option-gangs-tyger-claws-about = Da Westbrook. Consegnano i loro caduti a un avversario, e più tardi se li fanno ripagare in una Sparatoria.
option-gangs-valentinos-about = Da Heywood. Combattono meglio accanto ai loro Covi e tengono per sé un'Opportunità.
option-gangs-voodoo-boys-about = Da Pacifica. Combattono meglio accanto ai loro Netrunner e possono ritirare i dadi quando NetWatch li trova.
option-gangs-maelstrom-about = Da Watson. Pescano più carte a ogni Potenziamento, e la loro Rabbia diventa Potenza di Fuoco.
option-rival-tyger-claws-about = { option-gangs-tyger-claws-about }
option-rival-valentinos-about = { option-gangs-valentinos-about }
option-rival-voodoo-boys-about = { option-gangs-voodoo-boys-about }
option-rival-maelstrom-about = { option-gangs-maelstrom-about }
option-first-random = chi sceglie il caso
option-first-0 = il primo posto
option-first-1 = il secondo posto
option-first-2 = il terzo posto
option-first-3 = il quarto posto

## Storie

name-story-tutorial = Tutorial
name-story-cost-of-success = Il Prezzo del Successo
name-story-night-city-tour = Tour di Night City
name-story-subtle-warfare = Guerra Sofisticata
name-story-inconvenient-gift = Un Regalo Scomodo
story-fine-before-you-came-text = L'isolato era tuo. Otto anni di piccoli debiti, e ogni porta si apriva per te. Poi un morto è uscito da una canzone. Nessuno l'ha visto entrare; hanno visto quel che restava del bar. Non vuole una quota, né un angolo, né una tregua. Vuole che si dica il suo nome. E l'altra banda fiuta il fumo e la chiama occasione. Ora alla tua porta ci sono due rovine: una conta i soldi, l'altra tiene il tempo. Stava tutto bene prima che arrivassi, ha scritto qualcuno sul muro. Fa' in modo che parli di lui.
name-story-fine-before-you-came = Fine Before You Came

## Distretti

name-district-watson = Watson
name-district-westbrook = Westbrook
name-district-city-center = City
name-district-heywood = Heywood
name-district-santo-domingo = Santo Domingo
name-district-pacifica = Pacifica

## Punti di Interesse

name-poi-fixer = Fixer
name-poi-business = Business
name-poi-data-fortress = Fortezza dei Dati

## Unità e classi

name-class-solo = Solitario
name-class-techie = Tecnico
name-class-netrunner = Netrunner
name-class-specialist = Specialista
name-unit-drone = Drone
name-unit-edgerunner = Edgerunner
name-hideout = Covo

## Risorse

name-resource-eurodollar = Eurodollaro
name-resource-contraband = Contrabbando
name-resource-secret = Segreto Corporativo
name-cred = Reputazione
name-firepower = Potenza di Fuoco

## Livelli della Rete

name-depth-start = Inizio
name-depth-yellow = Giallo
name-depth-orange = Arancione
name-depth-red = Rosso

## Gettoni Azione

name-disc-solo = Solitario
name-disc-techie = Tecnico
name-disc-netrunner = Netrunner
name-disc-hideout = Covo
name-disc-upgrade = Potenziamento
name-disc-wild = Jolly

## Tipi di traffici

name-deal-braindance = Traffico di Braindance
name-deal-cyberware = Traffico di Cyberware
name-deal-weapon = Traffico di Armi
name-deal-story = Traffico di una Storia

## Serie di carte Combattimento

name-set-starting = Carta Combattimento Iniziale
name-set-upgrade = Carta Combattimento Potenziata
name-set-kang-tao = Carta Combattimento Potenziata Kang Tao

## Gang e capacità

name-gang-tyger-claws = Tyger Claws
name-gang-valentinos = Valentinos
name-gang-voodoo-boys = Voodoo Boys
name-gang-maelstrom = Maelstrom
name-ability-revenge = Vendetta
name-ability-payback = Resa dei Conti
name-ability-community-support = Sostegno della Comunità
name-ability-personal-opportunity = Opportunità Personale
name-ability-netwatch-countermeasures = Contromisure NetWatch
name-ability-mystic-netrunners = Netrunner Mistici
name-ability-well-armed = Ben Armati
name-ability-rage = Furia

## Edgerunner

name-edgerunner-judy-alvarez = Judy Álvarez
name-edgerunner-viktor-vektor = Viktor Vektor
name-edgerunner-jackie-welles = Jackie Welles
name-edgerunner-river-ward = River Ward
name-edgerunner-goro-takemura = Goro Takemura
name-edgerunner-johnny-silverhand = Johnny Silverhand
name-edgerunner-t-bug = T-Bug
name-edgerunner-nix = Nix
name-edgerunner-kerry-eurodyne = Kerry Eurodyne
name-edgerunner-rogue-amendiares = Rogue Amendiares

## Opportunità

name-opportunity-corporate-elite-bd = BD dell'Élite Corporativa
name-opportunity-organitskaya-bd = BD Organitskaya
name-opportunity-preem-bd = BD Preem
name-opportunity-reality-junkie-request = Richiesta dei Drogati di Realtà
name-opportunity-ripperdoc-bd = BD del Bisturi
name-opportunity-spiked-bd = BD Adulterata
name-opportunity-synthcoke-deal = Traffico di Synthcoke
name-opportunity-upscale-vrcade = VRcade di Lusso
name-opportunity-xbd-dealer = Spacciatore di XBD
name-opportunity-back-alley-ripperdoc = Bisturi dei Vicoli
name-opportunity-bodyshoppe-cybertuning = Cyberritocchi Bodyshoppe™
name-opportunity-chippin-in = Chippin' In
name-opportunity-corp-ware-augmentations = Innesti Corporativi
name-opportunity-cybered-up = Pieni di Cyberware
name-opportunity-cyberfashion-upgrades = Potenziamenti di Cybermoda
name-opportunity-night-market-tune-up = Messa a Punto al Mercato Notturno
name-opportunity-preem-cyberware = Cyberware Preem
name-opportunity-ronin-upgrades = Potenziamenti da Ronin
name-opportunity-arming-the-city = Armare la Città
name-opportunity-bootleg-arasaka-tech = Tecnologia Arasaka Pirata
name-opportunity-budget-arms-disposables = Usa e Getta Budget Arms
name-opportunity-corp-prototypes = Prototipi Corporativi
name-opportunity-iron-to-the-masses = Ferri per le Masse
name-opportunity-militech-smartguns = Smartgun della Militech
name-opportunity-nokota-weapons-shipment = Carico di Armi Nokota
name-opportunity-smuggling-operation = Operazione di Contrabbando
name-opportunity-unpredictable-smart-gun = Smartgun Imprevedibile
name-opportunity-arasaka-blueprints = Progetti Arasaka

## Carte Combattimento

name-combat-crusher = Crusher
name-combat-cyberpsychosis = Cyberpsicosi
name-combat-short-circuit = Cortocircuito
name-combat-subdermal-armor = Armatura Subdermale
name-combat-arasaka-mk-4 = Arasaka MK-4
name-combat-cyberware-malfunction = Guasto Cyberware
name-combat-emp-grenade = Granata EMP
name-combat-kiroshi-optics = Ottiche Kiroshi
name-combat-l-69-zhuo = L-69 Zhuo
name-combat-lynx-paws = Zampe di Lince
name-combat-m2067-defender = M2067 Defender
name-combat-mantis-blades = Lame a Mantide
name-combat-mech-looter = Predatore di Mech
name-combat-monowire = Monofilo
name-combat-pain-editor = Smorzadolore
name-combat-ping = Ping
name-combat-recon-grenade = Granata da Ricognizione
name-combat-second-heart = Cuore Supplementare
name-combat-shock-n-awe = Colpisci e Terrorizza
name-combat-spiderbot-splinter = Splinter Spiderbot
name-combat-stephenson-tech-mk-4 = Stephenson Tech MK.4
name-combat-synaptic-accelerator = Acceleratore Sinaptico
name-combat-tki-20-shingen = TKI-20 Shingen
name-combat-tsunami-ashura = Ashura Tsunami
name-combat-tsunami-nekomata = Nekomata Tsunami
name-combat-zetatech-berserk = Berserk Zetatech
name-combat-smart-weapon = Arma Smart

## Quantità, unità e luoghi

amount-eurodollar = { $amount ->
    [one] { $amount } Eurodollaro
   *[other] { $amount } Eurodollari
}
amount-contraband = { $amount } Contrabbando
amount-secret = { $amount ->
    [one] { $amount } Segreto Corporativo
   *[other] { $amount } Segreti Corporativi
}
amount-cred = { $cred } Reputazione
a-unit-solo = un Solitario
your-unit-solo = un tuo Solitario
count-solo = { $count ->
    [one] { $count } Solitario
   *[other] { $count } Solitari
}
a-unit-techie = un Tecnico
your-unit-techie = un tuo Tecnico
count-techie = { $count ->
    [one] { $count } Tecnico
   *[other] { $count } Tecnici
}
a-unit-netrunner = un Netrunner
your-unit-netrunner = un tuo Netrunner
count-netrunner = { $count } Netrunner
a-unit-drone = un Drone
your-unit-drone = un tuo Drone
count-drone = { $count ->
    [one] { $count } Drone
   *[other] { $count } Droni
}
unit-of = { $unit } { $whose }
unit-of-seat = { $unit } { WHO($seat, "del posto") }
in-district = a { $district }
from-district = da { $district }
to-district = a { $district }
in-fixer = nel Fixer
in-business = nel Business
in-data-fortress = nella Fortezza dei Dati
in-fixer-of = nel Fixer di { $district }
in-business-of = nel Business di { $district }
in-data-fortress-of = nella Fortezza dei Dati di { $district }
from-fixer-of = dal Fixer di { $district }
from-business-of = dal Business di { $district }
from-data-fortress-of = dalla Fortezza dei Dati di { $district }
to-fixer-of = al Fixer di { $district }
to-business-of = al Business di { $district }
to-data-fortress-of = alla Fortezza dei Dati di { $district }

## Le parti

seat = { WHO($seat, "posto") }
side = { $name }
side-you = { $name } (tu)
side-of = { $key ->
    [you] di te
    [johnny] di { $name }
    [maelstrom] dei { $name }
   *[other] dei { $name }
}
side-to = { $key ->
    [you] a te
    [johnny] a { $name }
    [maelstrom] ai { $name }
   *[other] ai { $name }
}
side-from = { $key ->
    [you] a te
    [johnny] a { $name }
    [maelstrom] ai { $name }
   *[other] ai { $name }
}
side-by = { $key ->
    [you] da te
    [johnny] da { $name }
    [maelstrom] dai { $name }
   *[other] dai { $name }
}
side-against = { $key ->
    [you] te
    [johnny] { $name }
    [maelstrom] i { $name }
   *[other] i { $name }
}
side-made = { $key ->
    [you] a te
    [johnny] a { $name }
    [maelstrom] ai { $name }
   *[other] ai { $name }
}
side-hand = { $key ->
    [you] la tua mano
    [johnny] la mano di { $name }
    [maelstrom] la mano dei { $name }
   *[other] la mano dei { $name }
}

## La posizione

position-activate = { $you ->
    [yes] Il tuo turno
   *[other] Turno { $whose }
}: { $left ->
    [0] nessuna azione rimasta
    [one] resta 1 azione
   *[other] restano { $left } azioni
}. La partita finisce a { $goal }.
position-reclaim = { $you ->
    [yes] Il tuo turno
   *[other] Turno { $whose }
}: Rivendicazione. La partita finisce a { $goal }.
position-activation = Attivazione { $whose }: { $districts }.
position-solo-story = Il turno o l'attivazione in cui qualcuno arriva a { $goal } è l'ultimo; vinci se allora nessuno ne ha quanto te.
position-district-cards = Carte Distretto pescate: { $open }. Nel mazzo: { $left }.
position-none = nessuna
position-player = { WHO($seat, "Posto") }, { $side }: { $cred }.
position-left = Ha lasciato il tavolo.
position-poor = Nessuna risorsa.
position-discs = Gettoni: { $ready }; spesi: { $spent }.
position-discs-all = Tutti i gettoni disponibili.
position-discs-none = Tutti i gettoni spesi.
position-tracker = Rete: casella { $space }, { $depth }.
position-tracker-start = Rete: Inizio.
position-combat = Carte Combattimento: { $count } in mano.
position-combat-used = Carte Combattimento: { $count } in mano; usate: { $used }.
position-abilities = Capacità:
position-ability = { $side }, { $name }: { $text }
position-edgerunners = Edgerunner: { $names }.
position-in-reserve = { $name } (in riserva)
position-deals = Traffici: { $deals }.
count-braindance = { $count } di Braindance
count-cyberware = { $count } di Cyberware
count-weapon = { $count } di Armi
count-story = { $count } della Storia
position-rage = Furia: { $rage }.
position-aside = Da parte: { $card }.
position-holds = Tiene { $figures ->
    [one] 1 miniatura caduta
   *[other] { $figures } miniature cadute
}.
position-reserve = Riserva: { $units }.
position-district = { $district }. { $pois }.
position-district-printed = Confini: { $borders }. Ricompense: { $rewards }.
position-poi = { $poi }: { $side }
position-poi-free = { $poi }: nessuno
position-there = { $side }: { $there }.
position-dominance = Dominio
position-net = La Rete: { $depths }.
position-depth = { $depth } { $spaces } (Pericolo { $danger })
position-net-own = Il tuo indicatore è { $space ->
    [0] all'Inizio
   *[other] sulla casella { $space }
} e hai { $netrunners } Netrunner in gioco.
position-opportunities = Opportunità (mazzo: { $deck }):
position-edgerunner-market = Edgerunner (mazzo: { $deck }):
position-edgerunners-shut = Edgerunner (mazzo: { $deck }): il mercato resta chiuso fino alla fine della tua prossima Attivazione.
position-slot-empty = (slot vuoto)
position-hand = La tua mano:
position-hand-of = In vista, { $hand }:
position-drawn = Pescate:
position-fight = Sparatoria a { $district }, provocata { $side }:
position-face-down = una carta a faccia in giù
position-face-down-own = { $card } a faccia in giù
position-no-card = ancora nessuna carta
position-total = Potenza di Fuoco { $firepower } in tutto.
position-extra = { $firepower } Potenza di Fuoco in più.
position-due = Deve perdere { $units } unità.

## Che cosa si decide

waits = Tocca { $whom }: { $what }.
asks-turn = { $discs ->
    [yes] Scegli un gettone: { $left ->
        [one] ti resta 1 azione
       *[other] ti restano { $left } azioni
    }{ $offer ->
        [yes] , oppure un'offerta della Storia
       *[no] {""}
    }{ $or ->
        [reclaim] , oppure rivendica
        [end] , oppure termina il turno
       *[nothing] {""}
    }.
    [no] Nessun gettone si può usare: { $or ->
        [reclaim] rivendica
        [end] termina il turno
       *[nothing] accetta un'offerta della Storia
    }.
   *[any] Scegli che cosa fare: { $left ->
        [one] ti resta 1 azione
       *[other] ti restano { $left } azioni
    }.
}
only-end = Puoi solo finire il turno: { $reasons }.
only-reclaim = Puoi solo Rivendicare: { $reasons }.
only-no-disc = tutti i tuoi gettoni sono spesi
only-no-class = non hai unità in gioco per { $classes }
only-no-hideout = non puoi pagare un Covo
only-hideouts-built = hai costruito tutti i tuoi Covi
only-no-upgrade = non puoi pagare un Potenziamento
only-no-deck = non c'è nulla con cui potenziare
waits-turn = scegliere che cosa fare, con { $left ->
    [one] 1 azione
   *[other] { $left } azioni
}
asks-moves-solo = Muovi i tuoi Solitari, ciascuno una volta: scegline uno e dove va, oppure fermati.
waits-moves-solo = muovere i propri Solitari
asks-moves-techie = Muovi i tuoi Tecnici e Droni, ciascuno una volta: scegline uno e dove va, oppure fermati.
waits-moves-techie = muovere i propri Tecnici e Droni
asks-moves-netrunner = Muovi i tuoi Netrunner, ciascuno una volta: scegline uno e dove va, oppure fermati.
waits-moves-netrunner = muovere i propri Netrunner
asks-moves-any = Muovi { $count ->
    [one] ancora 1 unità
   *[other] ancora fino a { $count } unità, ciascuna una volta
}: scegline una e dove va, oppure fermati.
waits-moves-any = muovere unità di qualsiasi classe
asks-move-into = Scegli un'unità che si sposta direttamente a { $district }, oppure nessuna.
waits-move-into = scegliere un'unità che si sposta direttamente a { $district }
asks-rogue = Scegli dove muove Rogue Amendiares, oppure lasciala dov'è.
waits-rogue = scegliere dove muove Rogue Amendiares
asks-kerry = Scegli dove muove Kerry Eurodyne, oppure lascialo dov'è.
waits-kerry = scegliere dove muove Kerry Eurodyne
asks-goro = Con Goro Takemura a { $district }, scegli di chi guardare la mano per farne scartare una carta, oppure di nessuno.
waits-goro = scegliere la mano che Goro Takemura guarda a { $district }
asks-goro-discards = Guardi { $hand }: scegli la Carta Combattimento da scartare.
waits-goro-discards = guardare { $hand } e scegliere la Carta Combattimento da scartare
asks-pay = Scegli come paghi { $price } per { $what }: valgono anche i Segreti Corporativi.
waits-pay = pagare { $price } per { $what }
asks-hideout-where = Scegli il Distretto in cui costruisci il Covo.
waits-hideout-where = scegliere dove costruire un Covo
asks-keep = Scegli la carta che tieni, fra quelle pescate.
waits-keep = scegliere quale carta pescata tenere
asks-remove = Scegli la Carta Combattimento della tua mano da rimuovere dal gioco.
waits-remove = scegliere una Carta Combattimento da rimuovere dal gioco
asks-deal = Scegli una carta da prendere dai mercati, oppure nessuna.
waits-deal = scegliere una carta dei mercati
asks-hired-where = Scegli dove entra in gioco { $name }.
waits-hired-where = scegliere dove entra in gioco { $name }
asks-hired-for = Scegli la tua unità che { $name } sostituisce: esce dal gioco.
asks-one-of = Scegli la ricompensa che { $card } ti dà.
waits-one-of = scegliere una ricompensa di { $card }
asks-buy-cred = { $card }: spendi { $secrets } per ottenere { $cred }, oppure no.
waits-buy-cred = decidere se spendere { $secrets } per ottenere { $cred }
asks-recycle-edgerunners = Scegli un Edgerunner del mercato che lascia il posto a un altro, oppure nessuno.
waits-recycle-edgerunners = scegliere un Edgerunner del mercato da sostituire
asks-recycle-opportunities = Scegli un'Opportunità del mercato che lascia il posto a un'altra, oppure nessuna.
waits-recycle-opportunities = scegliere un'Opportunità del mercato da sostituire
asks-steal = Scegli la risorsa che prendi { $side }, oppure nessuna.
waits-steal = scegliere una risorsa da prendere { $side }
asks-kill = Scegli l'unità che { $card } uccide, oppure nessuna.
waits-kill = scegliere l'unità che { $card } uccide
asks-kill-net = Scegli l'unità che uccidi dalla Rete.
waits-kill-net = scegliere l'unità da uccidere dalla Rete
asks-swap-cards = Scegli una Carta Combattimento da cedere e chi te ne dà una a caso, oppure non scambiare.
waits-swap-cards = scegliere se scambiare una Carta Combattimento con una a caso
none-swap-cards = Non ci sono Carte Combattimento da scambiare: prosegui.
asks-free-hire = Scegli l'Edgerunner che assoldi senza pagare, oppure nessuno.
waits-free-hire = scegliere un Edgerunner da assoldare senza pagare
asks-free-upgrade = Potenzia una Carta Combattimento senza pagare, oppure no.
waits-free-upgrade = decidere se potenziare una Carta Combattimento senza pagare
asks-may-run = Inizia una Netrun con i tuoi Netrunner, oppure no.
waits-may-run = decidere se iniziare una Netrun
asks-advance = Scegli la casella della Rete in cui vai: poi puoi usarla e NetWatch tira i dadi.
waits-advance = scegliere di quanto avanzare nella Rete
asks-may-use = Usa la casella della Rete, oppure no: { $effects }.
waits-may-use = decidere se usare la casella della Rete: { $effects }
asks-net-discards = Scegli chi scarta una Carta Combattimento a caso.
waits-net-discards = scegliere chi scarta una Carta Combattimento a caso
asks-net-moves = Scegli un'unità nemica e dove la muovi.
waits-net-moves = muovere un'unità nemica
asks-net-builds = Scegli il Distretto in cui un tuo Tecnico costruisce fino a { $count ->
    [one] 1 Drone
   *[other] { $count } Droni
}, oppure nessuno.
waits-net-builds = scegliere dove un Tecnico costruisce Droni
asks-net-builds-more = Costruisci a { $district } { $count ->
    [one] ancora 1 Drone
   *[other] ancora fino a { $count } Droni
}, oppure basta così.
waits-net-builds-more = decidere se costruire altri Droni a { $district }
asks-net-converts = Scegli l'unità base nemica che converti: la sostituisce un'unità della tua riserva.
waits-net-converts = scegliere l'unità nemica da convertire
asks-may-roll-again = I Dadi NetWatch danno { $sum } e ti scoprono: falli ritirare, oppure tieni il tiro.
waits-may-roll-again = decidere se ritirare i Dadi NetWatch ({ $sum })
asks-sacrifice = NetWatch ti ha scoperto: scegli il Netrunner che perdi.
waits-sacrifice = scegliere il Netrunner che NetWatch esige
asks-may-fight = Scegli il Distretto in cui provochi una Sparatoria, oppure non provocarne.
waits-may-fight = decidere se provocare una Sparatoria
asks-exchange = Scegli un tuo Solitario e l'unità in un Punto di Interesse con cui scambia posto, oppure passa alle carte.
waits-exchange = scambiare Solitari con unità nei Punti di Interesse
asks-may-claim = Scegli a chi chiedi la Resa dei Conti, per più Potenza di Fuoco, oppure a nessuno.
waits-may-claim = decidere se chiedere la Resa dei Conti
asks-may-rage = Scegli quanta della tua Furia ({ $rage }) diventa Potenza di Fuoco in questa Sparatoria.
waits-may-rage = scegliere quanta Furia ({ $rage }) diventa Potenza di Fuoco
asks-choose = Scegli la Carta Combattimento che giochi a faccia in giù: nessuno la vede prima che ci siano tutte.
waits-choose = giocare una Carta Combattimento a faccia in giù
asks-may-play = Scegli un'altra Carta Combattimento da giocare, oppure nessuna.
waits-may-play = decidere se giocare un'altra Carta Combattimento
none-may-play = Non hai altre Carte Combattimento da giocare: prosegui.
asks-may-take-back = { $what ->
    [back] Riprendi le tue Carte Combattimento usate, oppure no
    [more] Scegli un'altra Carta Combattimento da giocare, oppure nessuna
    [both] Riprendi le tue Carte Combattimento usate, scegline un'altra da giocare, oppure niente
   *[any] Decidi che cosa fare delle tue Carte Combattimento
}.
waits-may-take-back = decidere delle Carte Combattimento usate e di un'altra da giocare
none-may-take-back = Non hai Carte Combattimento da riprendere o da giocare: prosegui.
asks-may-burn-drone = Sacrifica un Drone per 1 Potenza di Fuoco in più, oppure no.
waits-may-burn-drone = decidere se sacrificare un Drone per 1 Potenza di Fuoco in più
asks-must-copy = Scegli la carta di cui la tua assume la Potenza di Fuoco.
waits-must-copy = scegliere la carta di cui la propria assume la Potenza di Fuoco
asks-losing = { $own ->
    [yes] Scegli l'unità che perdi
   *[no] Scegli l'unità { $whose } che va persa
}{ $due ->
    [one] {""}
   *[other] : { $due } in tutto
}.
waits-losing = scegliere un'unità che va persa
asks-must-sacrifice = Scegli l'unità che sacrifichi per la carta che hai giocato.
waits-must-sacrifice = scegliere l'unità da sacrificare per la carta giocata
asks-may-bomb = Scegli l'unità che uccidi sacrificando un Drone, oppure nessuna.
waits-may-bomb = decidere se sacrificare un Drone per uccidere un'unità
asks-must-kill = Scegli l'unità nel Distretto che uccidi.
waits-must-kill = scegliere l'unità nel Distretto da uccidere
asks-may-flee = Scegli un'unità sopravvissuta che lascia il Distretto e dove va, oppure falle restare tutte.
waits-may-flee = decidere se un'unità sopravvissuta lascia il Distretto
asks-may-give = Scegli l'avversario a cui dare la miniatura del tuo { $unit } caduto, per la Resa dei Conti, oppure tienila.
waits-may-give = decidere a chi dare la miniatura di un { $unit } caduto
asks-may-spend = Scegli quanti Segreti Corporativi spendi per altrettanta Reputazione.
waits-may-spend = scegliere quanti Segreti Corporativi spendere per la Reputazione
asks-reward = Scegli la ricompensa che prendi da { $district }.
waits-reward = scegliere una ricompensa di { $district }
asks-recruit = Scegli un'unità della tua riserva e il Covo in cui arriva: { $count ->
    [one] ancora 1 recluta
   *[other] ancora fino a { $count } reclute
}, oppure fermati.
waits-recruit = reclutare unità
asks-may-release = Metti { $card }, che hai da parte, in fondo al mazzo, oppure tienila.
waits-may-release = decidere di { $card }, messa da parte
asks-may-set-aside = Scegli un'Opportunità da mettere da parte per te, oppure nessuna.
waits-may-set-aside = decidere se mettere da parte un'Opportunità
asks-rival-toll = La Gang nemica esige 1 risorsa: scegli quale cedi, oppure lasciale 3 Reputazione.
waits-rival-toll = cedere 1 risorsa o 3 Reputazione

## Chi è vicino alla fine

warns-cred = { $key ->
    [you] Vinci se ottieni ancora { $cred } Reputazione
    [johnny] { $name } vince se ottiene ancora { $cred } Reputazione
    [maelstrom] I { $name } vincono se ottengono ancora { $cred } Reputazione
   *[other] I { $name } vincono se ottengono ancora { $cred } Reputazione
}.
warns-goal = { $key ->
    [you] Hai abbastanza Reputazione
    [johnny] { $name } ha abbastanza Reputazione
    [maelstrom] I { $name } hanno abbastanza Reputazione
   *[other] I { $name } hanno abbastanza Reputazione
}: la partita finisce con questo turno.
warns-epilogue-now = Dopo questo turno viene l'Epilogo.
warns-epilogue = L'Epilogo viene quando { $condition }.
warns-epilogue-time = { $left ->
    [0] Dopo questo turno viene l'Epilogo
    [one] Resta 1 segnalino Tempo prima dell'Epilogo
   *[other] Restano { $left } segnalini Tempo prima dell'Epilogo
}.
warns-epilogue-cred = L'Epilogo viene se { $key ->
    [you] ottieni ancora { $cred } Reputazione
    [johnny] { $name } ottiene ancora { $cred } Reputazione
    [maelstrom] i { $name } ottengono ancora { $cred } Reputazione
   *[other] i { $name } ottengono ancora { $cred } Reputazione
}.
warns-end = La partita finisce quando { $condition }.
warns-end-time = { $left ->
    [0] La partita finisce con questo turno
    [one] Resta 1 segnalino Tempo prima della fine
   *[other] Restano { $left } segnalini Tempo prima della fine
}.
warns-end-cred = La partita finisce se { $key ->
    [you] ottieni ancora { $cred } Reputazione
    [johnny] { $name } ottiene ancora { $cred } Reputazione
    [maelstrom] i { $name } ottengono ancora { $cred } Reputazione
   *[other] i { $name } ottengono ancora { $cred } Reputazione
}.

## Scelte

label-act = Usa il gettone { $disc }: { $does }
label-wild = Usa il gettone Jolly come { $disc }: { $does }
does-solo = muovi i Solitari, poi se vuoi una Sparatoria
does-techie = muovi Tecnici e Droni, poi se vuoi prendi una carta dai mercati
does-netrunner = muovi i Netrunner, poi se vuoi una Netrun
does-hideout = costruisci un Covo per { $price }, ottieni { $cred }
does-upgrade = potenzia una Carta Combattimento per { $price }
does-wild = effettua un'azione qualsiasi
label-reclaim = Rivendica: recupera i gettoni, ottieni ricompense, recluta
label-end-turn = Termina il turno
label-move = Muovi { $unit }: { $from } -> { $to }
label-done = Rinuncia
label-accept = Accetta
label-fight = Provoca una Sparatoria a { $district } contro { $against }
label-exchange = Scambia { $unit } con { $other }
label-play = Gioca { $card } (Potenza di Fuoco { $firepower })
label-play-in-all = Gioca { $card } (Potenza di Fuoco { $firepower }, { $all } in tutto)
odds-fares = Per sola Potenza di Fuoco, più alta: { $alone }%, pari: { $level }%
label-keep = Tieni { $card } (Potenza di Fuoco { $firepower })
label-remove = Rimuovi dal gioco { $card } (Potenza di Fuoco { $firepower })
label-discard = Fai scartare { $card } (Potenza di Fuoco { $firepower })
label-take-back = Riprendi le tue Carte Combattimento usate
label-copy = Prendi Potenza di Fuoco { $firepower } da { $card }, { $side }
label-pay = Paga { $price } per { $what }
label-spend = Spendi { $secrets } per ottenere { $cred }
label-spend-none = Non spendere Segreti Corporativi
bought-hideout = il Covo
bought-upgrade = il Potenziamento
an-opportunity = un'Opportunità
label-netrun = Inizia una Netrun
label-advance = Avanza di { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
}. { $text } { $odds }
odds-found = NetWatch ti scopre: { $percent }%.
label-roll-again = Ritira i Dadi NetWatch ({ $odds })
odds-again = ti scopre: { $percent }%
label-lose = Perdi { $unit }
label-have-lost = Scegli come perdita { $unit }
label-sacrifice = Sacrifica { $unit }
label-kill = Uccidi { $unit }
label-bomb = Sacrifica un Drone per uccidere { $unit }
label-burn = Sacrifica { $unit } per 1 Potenza di Fuoco in più
label-convert = Converti { $unit }
label-replace = Rimuovi dal gioco { $unit } e metti { $name } al suo posto
label-pick = Scegli { $unit }
label-seize = Cogli { $name } per { $price }
label-hire = Assolda { $name } per { $price }
label-hire-free = Assolda { $name } senza pagare
label-hideout = Costruisci il Covo a { $district } e ottieni { $cred }
label-put = { $drone ->
    [yes] Metti { $unit } a { $district } con un Drone
   *[other] Metti { $unit } a { $district }
}
label-recruit = { $drone ->
    [yes] Recluta { $unit } a { $district } con un Drone
   *[other] Recluta { $unit } a { $district }
}
label-build = Costruisci un Drone a { $district }
label-in = A { $district }
label-gain = Ottieni { $gain }
label-gain-from = Ottieni { $gain } da { $district }
label-reward = Ricompensa { $number }
label-recycle = Metti { $card } in fondo al suo mazzo e rivela un'altra carta
label-look = Guarda { $hand } e fai scartare una carta
label-have-discard = Fai scartare { $side } una Carta Combattimento a caso
label-claim = Chiedi la Resa dei Conti { $side }: { $firepower } Potenza di Fuoco in più
label-name = Indica { $side }
label-take = Prendi { $what } { $side }
label-give-up = Cedi { $what }
label-resource = Scegli { $what }
label-swap = Scambia { $card } con una Carta Combattimento a caso { $side }
label-give = Dai la miniatura del { $unit } caduto { $side }
label-give-figure = Dai la miniatura caduta { $side }
label-rage = { $steps ->
    [0] Conserva tutta la Furia
   *[other] Abbassa la Furia di { $steps } per { $steps } Potenza di Fuoco in più
}
label-set-aside = Metti da parte { $card }
label-offer = Accetta l'offerta { $offer } della Carta Storia { $card }

## Scelte: basta, o niente

done-turn = Termina il turno
done-moves-solo = Non muovere altri Solitari
done-moves-techie = Non muovere altri Tecnici e Droni
done-moves-netrunner = Non muovere altri Netrunner
done-moves-any = Non muovere altre unità
done-move-into = Non spostare unità a { $district }
done-rogue = Rogue Amendiares resta dov'è
done-kerry = Kerry Eurodyne resta dov'è
done-goro = Non guardare nessuna mano
done-deal = Non prendere carte
done-buy-cred = Non spendere Segreti Corporativi
done-recycle-edgerunners = Non sostituire Edgerunner
done-recycle-opportunities = Non sostituire Opportunità
done-steal = Non prendere nulla { $side }
done-kill = Non uccidere unità
done-swap-cards = Non scambiare Carte Combattimento
done-free-hire = Non assoldare nessuno
done-free-upgrade = Non potenziare
done-may-run = Nessuna Netrun
done-may-use = Non usare la casella
done-net-moves = Non muovere unità nemiche
done-net-builds = Non costruire Droni
done-net-builds-more = Non costruire altri Droni
done-net-converts = Non convertire unità
done-may-roll-again = Tieni il tiro: { $sum }
done-may-fight = Nessuna Sparatoria
done-exchange = Non scambiare altri Solitari
done-may-claim = Non chiedere la Resa dei Conti
done-may-play = Non giocare altre carte
done-may-take-back = Non riprendere né giocare carte
done-may-burn-drone = Non sacrificare Droni
done-may-bomb = Non sacrificare Droni né uccidere unità
done-may-flee = Restano tutti nel Distretto
done-may-give = Tieni la miniatura: torna nella tua riserva
done-may-spend = Non spendere Segreti Corporativi
done-recruit = Non reclutare altre unità
done-may-release = Tieni da parte { $card }
done-may-set-aside = Non mettere da parte Opportunità

## Scelte: ciò che è offerto

accept-buy-cred = Spendi { $secrets } per ottenere { $cred }
accept-free-upgrade = Potenzia una Carta Combattimento senza pagare
accept-may-run = Inizia una Netrun
accept-may-use = Usa la casella: { $effects }
accept-net-builds-more = Costruisci un altro Drone a { $district }
accept-may-roll-again = Ritira i Dadi NetWatch
accept-may-burn-drone = Sacrifica un Drone per 1 Potenza di Fuoco in più
accept-may-bomb = Sacrifica un Drone per uccidere un'unità nel Distretto
accept-may-take-back = Riprendi le tue Carte Combattimento usate
accept-may-release = Metti { $card } in fondo al suo mazzo
does-net-cred = ottieni { $cred }
does-net-discard = un avversario scarta una Carta Combattimento
does-net-move = muovi un'unità nemica
does-net-build = costruisci fino a { $drones }
does-net-kill = uccidi un'unità
does-net-convert = converti un'unità base nemica
does-net-upgrade = potenzia una Carta Combattimento

## Che cosa è successo

event-turn = Turno { WHO($seat, "del posto") }.
event-acted = { WHO($seat, "Il posto") } usa il gettone { $disc }.
event-acted-as = { WHO($seat, "Il posto") } usa il gettone { $disc } come { $action }.
event-reclaimed = { WHO($seat, "Il posto") } effettua una Rivendicazione.
event-paid = { WHO($seat, "Il posto") } paga { $price }.
event-gained = { WHO($seat, "Il posto") } ottiene { $what }.
event-spent = { WHO($seat, "Il posto") } cede { $what }.
event-stolen = { WHO($seat, "Il posto") } prende { $what } { WHO($other, "al posto") }.
event-cred = { WHO($seat, "Il posto") } ottiene { $cred } ({ $why }) e ne ha { $total }.
why-net = casella { $space } della Rete
why-story = Storia
why-activation = attivazione
why-toll = nessuna risorsa ceduta
why-firefight = Sparatoria vinta
why-behavior = carta Comportamento Gang
why-profile = carta Profilo
why-casualties = Perdite
why-the-net = Rete
why-alone = solo Droni sul posto
event-netrun = { WHO($seat, "Il posto") } inizia una Netrun.
event-advanced = { WHO($seat, "Il posto") } avanza nella Rete fino alla casella { $space }, { $depth }.
event-rolled = { WHO($seat, "Il posto") } tira { $first } e { $second } ({ $sum }) contro il Livello di Pericolo { $danger } { $found ->
    [yes] e viene scoperto
   *[other] e passa inosservato
}.
event-rolled-again = { WHO($seat, "Il posto") } ritira i dadi: { $first } e { $second } ({ $sum }) contro il Livello di Pericolo { $danger } { $found ->
    [yes] e viene scoperto
   *[other] e passa inosservato
}.
event-tracker-start = L'Indicatore Rete { WHO($seat, "del posto") } torna all'Inizio.
event-tracker-back = L'Indicatore Rete { WHO($seat, "del posto") } torna alla casella { $space }.
event-activates = { $key ->
    [johnny] { $name }
   *[other] I { $name }
} ({ WHO($seat, "posto") }) si { $key ->
    [johnny] attiva
   *[other] attivano
}.
event-district-drawn = La Carta Distretto è { $district }.
event-left = { WHO($seat, "Il posto") } lascia il tavolo.
event-over = La partita è finita.
event-moved = { WHO($seat, "Il posto") } muove { $unit } { $from } { $to }.
event-lost = { WHO($seat, "Il posto") } perde { $unit } { $where } ({ $cause }).
event-removed-unit = { WHO($seat, "Il posto") } rimuove dal gioco { $unit } { $where }.
event-converted = { WHO($seat, "Il posto") } converte { $unit } { $where }.
event-expelled = { WHO($seat, "Il posto") } deve far uscire { $unit } dalla Fortezza dei Dati di { $district }.
event-placed = { WHO($seat, "Il posto") } mette in gioco { $unit } { $where }.
event-hideout = { WHO($seat, "Il posto") } costruisce un Covo a { $district }.
event-given = { WHO($seat, "Il posto") } dà la miniatura di un { $unit } caduto { WHO($other, "al posto") }.
event-returned = { WHO($seat, "Il posto") } riprende { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
} { WHO($other, "dal posto") }.
event-firefight = { WHO($seat, "Il posto") } provoca una Sparatoria a { $district }. Coinvolti: { $sides }.
event-exchanged = { WHO($seat, "Il posto") } scambia { $unit } con { $other } { $where }.
event-payback = { WHO($seat, "Il posto") } chiede la Resa dei Conti { WHO($other, "al posto") }, che tiene { $figures ->
    [one] 1 miniatura
   *[other] { $figures } miniature
}.
event-rage-spent = { WHO($seat, "Il posto") } abbassa la Furia di { $steps } per altrettanta Potenza di Fuoco.
event-rage-rose = La Furia { WHO($seat, "del posto") } sale a { $rage }.
event-chose = { WHO($seat, "Il posto") } gioca una Carta Combattimento a faccia in giù.
event-played = { WHO($seat, "Il posto") } rivela { $card } (Potenza di Fuoco { $firepower }).
event-played-more = { WHO($seat, "Il posto") } gioca anche { $card } (Potenza di Fuoco { $firepower }).
event-copied = { $card } { WHO($seat, "del posto") } assume Potenza di Fuoco { $firepower }.
event-counted = { $card } { WHO($seat, "del posto") } conta { $firepower ->
    [one] 1 Drone
   *[other] { $firepower } Droni
} nel Distretto e ha Potenza di Fuoco { $firepower }.
event-worthless = { $card } { WHO($seat, "del posto") } ha Potenza di Fuoco { $firepower }.
event-total = { WHO($seat, "Il posto") } ha in tutto { $firepower } Potenza di Fuoco.
event-firefight-over = La Sparatoria a { $district } è finita.
event-drew-for = Pescate per { WHO($seat, "il posto") }: { $cards }. La migliore ha Potenza di Fuoco { $firepower }.
event-took-back = { WHO($seat, "Il posto") } riprende tutte le Carte Combattimento usate.
event-seized = { WHO($seat, "Il posto") } coglie { $card }.
event-hired = { WHO($seat, "Il posto") } assolda { $card }.
event-new-opportunity = Nuova nel mercato delle Opportunità: { $card }.
event-new-edgerunner = Nel mercato degli Edgerunner arriva { $card }.
event-under = { WHO($seat, "Il posto") } mette { $card } in fondo al suo mazzo.
event-set-aside = { WHO($seat, "Il posto") } mette da parte { $card }.
event-opportunity-gone = L'Opportunità { $card } viene rimossa dal gioco.
event-drew = { WHO($seat, "Il posto") } pesca { $count ->
    [one] 1 Carta Combattimento Potenziata
   *[other] { $count } Carte Combattimento Potenziate
}.
event-drew-seen = { WHO($seat, "Il posto") } pesca { $card }.
event-kept = { WHO($seat, "Il posto") } tiene una delle carte pescate.
event-kept-seen = { WHO($seat, "Il posto") } tiene { $card }.
event-discarded = { WHO($seat, "Il posto") } rimuove dal gioco una Carta Combattimento.
event-discarded-seen = { WHO($seat, "Il posto") } rimuove dal gioco { $card }.
event-dropped = { WHO($seat, "Il posto") } scarta { $card }.
event-looked = { WHO($seat, "Il posto") } guarda la mano { WHO($other, "del posto") }.
event-looked-seen = { WHO($seat, "Il posto") } guarda la mano { WHO($other, "del posto") }: { $cards }.
event-swapped = { WHO($seat, "Il posto") } scambia una Carta Combattimento con { WHO($other, "il posto") }.
event-swapped-seen = { WHO($seat, "Il posto") } dà { $given } { WHO($other, "al posto") } e prende { $taken }.
event-edgerunners-cleared = Tutti gli Edgerunner a faccia in su vanno in fondo al loro mazzo, mescolati.
event-opportunities-cleared = Tutte le Opportunità a faccia in su vanno in fondo al loro mazzo, mescolate.

## Come finisce una partita

ending-cred = Una Gang ha abbastanza Reputazione.
ending-epilogue = L'Epilogo chiude la Storia e la partita.
ending-left = Tutte le altre Gang hanno lasciato il tavolo.
ending-void = La partita non arrivava a una fine e non conta.
ending-solo-won = La tua Gang ha più Reputazione di tutti: hai vinto.
ending-solo-lost = La tua Gang non ha più Reputazione di tutti: hai perso.
ended-cred = { $cred } Reputazione, più di ogni altra Gang.
ended-cred-tied = { $cred } Reputazione è il massimo, e più di una Gang lo raggiunge.
ended-epilogue = Decide { $card }: { $decided }
ended-token = ha { $tokens }.
ended-epilogue-cred = { $cred } Reputazione, più di tutti.
ended-epilogue-breaker = parità di Reputazione, ma con più segnalini della Storia o più Opportunità.
ended-epilogue-tied = le Gang sono pari in tutto.
ended-conceded = { WHO($seat, "Il posto") } si è arreso.
ended-solo-won = { $cred } Reputazione contro { $other }.
ended-solo-lost = { $cred } Reputazione contro { $other }: vince solo chi ne ha più di tutti.
score = Reputazione
deed-fights = Sparatorie vinte
deed-netruns = Netrun
deed-opportunities = Opportunità colte

## Perché qualcosa non si può fare

no-turn = Ora decide { WHO($seat, "il posto") }.
no-over = La partita è finita: non c'è più nulla da decidere.
no-now = In questo passo non si può scegliere.
no-must = Prima c'è altro da decidere.
no-disc-spent = Questo gettone è speso: torna con una Rivendicazione, e fino ad allora lo può sostituire il gettone Jolly.
no-class = L'azione richiede un'unità della sua classe in gioco, e non ne hai.
no-price = Non puoi pagare il costo: servono altrettante risorse di quel tipo, o Segreti Corporativi per quelle che mancano.
no-hideout-place = Hai già un Covo in quel Distretto: uno nuovo va in un Distretto che non ne ha di tuoi.
no-hideout-left = Hai costruito tutti i tuoi Covi: una Gang ne ha quattro.
no-upgrade-deck = Il mazzo delle Carte Combattimento Potenziate è vuoto: non c'è nulla con cui potenziare.
no-second-action = Un'Attivazione ha al massimo due azioni, e le hai già effettuate.
no-reclaim = Puoi effettuare una Rivendicazione quando hai speso almeno un gettone, oppure se non hai unità in gioco o non hai risorse.
no-reclaim-acted = Hai già effettuato un'azione: la Rivendicazione occupa un turno intero.
no-unit-there = In quel luogo non c'è un'unità simile.
no-moved = Questa unità ha già mosso: in un'azione ogni unità muove una volta sola.
no-reach = È troppo lontano: un movimento porta in un Distretto adiacente, oppure dentro o fuori da un Punto di Interesse.
no-occupied = Questo Punto di Interesse è occupato: contiene una sola unità e deve essere libero per entrarvi.
no-drone-poi = I Droni non possono entrare nei Punti di Interesse: restano fuori, nel Distretto.
no-fight-here = Una Sparatoria richiede un tuo Solitario e un'unità nemica nello stesso Distretto.
no-control = Per cogliere un'Opportunità devi controllare un Business, per assoldare un Edgerunner un Fixer.
no-requirement = Il requisito di questa Opportunità non è soddisfatto: lo indica il suo testo.
no-market = Questa carta non è a faccia in su nel mercato.
no-hires = Hai già assoldato tre Edgerunner: in una partita una Gang non ne assolda di più.
no-card = Questa Carta Combattimento non è nella tua mano.
no-spaces = L'Indicatore Rete avanza da una casella fino a tante quanti sono i tuoi Netrunner in gioco, e non oltre l'ultima.
no-reserve = La tua riserva non contiene un'unità simile.
no-hideout-here = Le unità entrano in gioco in un Distretto con un tuo Covo, e lì non ne hai.
no-place-outside = Le unità che entrano in gioco restano fuori dai Punti di Interesse.

done-rival-toll = Rifiuta: la Gang nemica ottiene 3 Reputazione

no-mover = Questa azione non muove quell'unità: muove le unità della sua classe, e quella dei Tecnici anche i Droni.
no-convert = Si può convertire solo un'unità base avversaria, e solo se la tua riserva ne ha una della stessa classe.
no-pick = Questa unità non può essere scelta ora.
no-replaced = Johnny Silverhand prende il posto di una tua unità base in gioco, e non ne hai.

## Un turno, per chi sta al tavolo

turn-summary =
    Scegli: Attivazione, con una o due azioni, oppure Rivendicazione.
    Un'azione spende il suo gettone: Solitario, Tecnico o Netrunner muove le unità di quella classe; Covo e Potenziamento si pagano; Jolly vale per uno qualsiasi.
    Dopo i movimenti, con Solitario puoi provocare una Sparatoria, con Tecnico prendere una carta da un mercato, con Netrunner iniziare una Netrun.
    La Rivendicazione ti ridà tutti i gettoni, poi incassa dai Distretti, poi recluta un'unità per ogni Covo.
    La Presenza, cioè almeno un'unità, dà una ricompensa del Distretto; il Dominio, cioè un Covo e più unità di tutti, le dà tutte.
    Con 25 Reputazione la partita finisce alla fine del turno, e vince chi ne ha di più.

# Che cosa non va nelle opzioni
problem-gang-twice = '{ $name }' è indicata due volte; ogni posto guida una Gang tutta sua
problem-too-many-gangs = le Gang indicate sono { $count }, ma { $seats ->
    [one] c'è un posto solo
   *[other] i posti sono { $seats }
}
problem-solo-story = la modalità per un giocatore ha una Storia tutta sua; non va indicata
problem-first = '{ $words }' non è possibile; può essere { $last ->
    [0] solo 0
   *[other] random, o un posto da 0 a { $last }
}
problem-no-rival = c'è solo nella modalità per un giocatore; aggiungi la modalità solo
problem-own-rival = '{ $words }' è la tua Gang; può essere { $others }
