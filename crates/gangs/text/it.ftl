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

asks-turn = { $you ->
    [yes] Scegli un disco: { $left ->
        [one] resta 1 azione
       *[other] restano { $left } azioni
    }{ $or ->
        [reclaim] , oppure Rivendica
        [end] , oppure finisci il turno
       *[nothing] {""}
    }.
   *[no] Ora: un'azione{ $or ->
        [reclaim] , oppure la Rivendicazione
        [end] , oppure la fine del turno
       *[nothing] {""}
    }.
}
asks-moves-solo = Ora: i Solitari possono muovere, ciascuno una volta.
asks-moves-techie = Ora: Tecnici e Droni possono muovere, ciascuno una volta.
asks-moves-netrunner = Ora: i Netrunner possono muovere, ciascuno una volta.
asks-moves-any = Ora: { $count ->
    [one] può muovere ancora 1 unità
   *[other] possono muovere ancora { $count } unità, ciascuna una volta
}.
asks-move-into = Ora: un'unità può spostarsi direttamente a { $district }.
asks-rogue = Ora: Rogue Amendiares può muovere.
asks-kerry = Ora: Kerry Eurodyne può muovere.
asks-goro = Ora: con Goro Takemura a { $district } si può guardare la mano di un avversario presente.
asks-goro-discards = Ora: si guarda { $hand } e si sceglie una Carta Combattimento da scartare.
only-end = Puoi solo finire il turno: { $reasons }.
only-reclaim = Puoi solo Rivendicare: { $reasons }.
only-no-disc = tutti i tuoi gettoni sono spesi
only-no-class = non hai unità in gioco per { $classes }
only-no-hideout = non puoi pagare un Covo
only-hideouts-built = hai costruito tutti i tuoi Covi
only-no-upgrade = non puoi pagare un Potenziamento
only-no-deck = non c'è nulla con cui potenziare
asks-pay = Ora: pagare { $price } per { $what }; valgono anche i Segreti Corporativi.
asks-hideout-where = Ora: il Distretto del nuovo Covo.
asks-keep = Ora: si tiene una delle carte pescate.
asks-remove = Ora: si rimuove dal gioco una Carta Combattimento della mano.
asks-deal = Ora: si può prendere una carta dai mercati.
asks-hired-where = Ora: dove entra in gioco { $name }.
asks-one-of = Ora: una ricompensa di { $card }.
asks-buy-cred = Ora: { $card } dà { $cred } per { $secrets }.
asks-recycle-edgerunners = Ora: si può sostituire un Edgerunner del mercato.
asks-recycle-opportunities = Ora: si può sostituire un'Opportunità del mercato.
asks-steal = Ora: si può prendere 1 risorsa { $side }.
asks-kill = Ora: con { $card } si può uccidere un'unità.
asks-kill-net = Ora: la casella della Rete uccide un'unità.
asks-swap-cards = Ora: si può scambiare una Carta Combattimento con una a caso di un'altra mano.
asks-free-hire = Ora: si può assoldare un Edgerunner senza pagare.
asks-free-upgrade = Ora: si può potenziare una Carta Combattimento senza pagare.
asks-may-run = Ora: si può iniziare una Netrun.
asks-advance = Ora: di quanto avanza l'Indicatore Rete.
asks-may-use = Ora: si può usare l'effetto della casella. { $text }
asks-net-discards = Ora: chi scarta una Carta Combattimento a caso.
asks-net-moves = Ora: si muove un'unità nemica.
asks-net-builds = Ora: un Tecnico può costruire fino a { $count ->
    [one] 1 Drone
   *[other] { $count } Droni
}.
asks-net-builds-more = Ora: il Tecnico a { $district } può costruire { $count ->
    [one] ancora 1 Drone
   *[other] ancora fino a { $count } Droni
}.
asks-net-converts = Ora: si converte un'unità base nemica.
asks-may-roll-again = Ora: i Dadi NetWatch danno { $sum } e si possono ritirare.
asks-sacrifice = Ora: NetWatch esige un Netrunner.
asks-may-fight = Ora: si può provocare una Sparatoria.
asks-exchange = Ora: si possono scambiare Solitari con unità nei Punti di Interesse.
asks-may-claim = Ora: si può chiedere la Resa dei Conti.
asks-may-rage = Ora: la Furia ({ $rage }) può diventare Potenza di Fuoco.
asks-choose = Ora: tutti i coinvolti giocano una Carta Combattimento a faccia in giù.
asks-may-play = Ora: si può giocare un'altra Carta Combattimento.
asks-may-take-back = Ora: si possono riprendere le Carte Combattimento usate, oppure giocarne un'altra.
asks-may-burn-drone = Ora: si può sacrificare un Drone per 1 Potenza di Fuoco in più.
asks-must-copy = Ora: una carta assume la Potenza di Fuoco di un'altra.
asks-losing = Ora: le unità che si perdono, una alla volta.
asks-must-sacrifice = Ora: chi ha giocato la carta sacrifica una propria unità nel Distretto.
asks-may-bomb = Ora: si può sacrificare un Drone per uccidere un'unità nel Distretto.
asks-must-kill = Ora: si uccide un'unità nel Distretto.
asks-may-flee = Ora: un'unità sopravvissuta può muovere in un Distretto adiacente.
asks-may-give = Ora: la miniatura del { $unit } caduto si può dare a un avversario.
asks-may-spend = Ora: si possono spendere Segreti Corporativi per ottenere Reputazione.
asks-reward = Ora: una ricompensa di { $district }.
asks-recruit = Ora: { $count ->
    [one] si può reclutare ancora 1 unità
   *[other] si possono reclutare ancora { $count } unità
}.
asks-may-release = Ora: { $card }, da parte, può tornare in fondo al mazzo.
asks-may-set-aside = Ora: si può mettere da parte un'Opportunità del mercato.

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
}. { $text }
label-roll-again = Ritira i Dadi NetWatch
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

ending-cred = Una Gang ha abbastanza Reputazione: la partita è finita.
ending-epilogue = L'Epilogo chiude la Storia e la partita.
ending-left = Tutte le altre Gang hanno lasciato il tavolo.
ending-void = La partita non arrivava a una fine e non conta.
ending-solo-won = La tua Gang ha più Reputazione di tutti: hai vinto.
ending-solo-lost = La tua Gang non ha più Reputazione di tutti: hai perso.

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

asks-rival-toll = Ora: la Gang nemica esige 1 risorsa, oppure ottiene 3 Reputazione.
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
