## Tipi

kind-location = Luogo
kind-operation = Operazione
kind-runner = Runner
kind-cyber = Cyber
kind-equipment = Equipaggiamento
kind-event = Evento

## Fazioni

faction-government = Governo
faction-corporate = Corporazioni
faction-street = Strada

## Attributi

attribute-cop = Sbirro
attribute-corp = Corp
attribute-fixer = Fixer
attribute-med-tech = Med-Tech
attribute-media = Media
attribute-netrunner = Netrunner
attribute-nomad = Nomade
attribute-rocker = Rocker
attribute-solo = Solo
attribute-techie = Techie
attribute-martial-artist = Artista Marziale
attribute-legendary = Leggendaria
attribute-bar = Bar
attribute-entertainment = Spettacolo
attribute-grocery = Alimentari
attribute-bank = Banca
attribute-laboratory = Laboratorio
attribute-temple = Tempio
attribute-transit = Trasporti
attribute-clinic = Clinica
attribute-factory = Fabbrica
attribute-garage = Garage
attribute-lodging = Alloggio
attribute-office = Ufficio
attribute-assassination = Assassinio
attribute-blackmail = Ricatto
attribute-kidnapping = Rapimento
attribute-sabotage = Sabotaggio
attribute-smuggling = Contrabbando
attribute-theft = Furto
attribute-armor = Corazza
attribute-arms = Braccia
attribute-ears = Orecchie
attribute-eyes = Occhi
attribute-legs = Gambe
attribute-neural = Neurale
attribute-skin = Pelle
attribute-torso = Torso
attribute-cyber-weapon = Cyberarma
attribute-weapon = Arma
attribute-vehicle = Veicolo
attribute-clothing = Abbigliamento
attribute-drug = Droga
attribute-electronics = Elettronica
attribute-tool = Attrezzo
attribute-melee = Mischia
attribute-pistol = Pistola
attribute-rifle = Fucile
attribute-heavy-weapon = Arma Pesante
attribute-car = Auto
attribute-motorcycle = Moto
attribute-truck = Camion
attribute-rv = Camper
attribute-hover = Hover
attribute-helicopter = Elicottero
attribute-av = A.V.
attribute-punknaught = Punknaught

## Valori

stat-sr = SR
stat-lr = LR
stat-def = Def
stat-power = Potere
stat-m-sec = M-Sec
stat-e-sec = E-Sec
stat-emp = Emp
stat-style = Stile
stat-movement = Movimento
stat-run-cost = EB per tentarla
stat-ops-points = Punti Op
stat-eb = EB

## Fasi

phase-any = Sempre
phase-shopping = Acquisti
phase-legwork = Preparativi
phase-action = Azione
phase-battle = Battaglia
phase-damage-control = Controllo Danni
phase-response = Risposta

## Colore

flavour-arasaka = Il muro c'era prima di te, e ci sarà quando ti spazzeranno via.
flavour-biotechnica = Ogni corpo è una bozza.
flavour-militech = La pace è quello che il cliente ha fra due ordini.
flavour-the-mob = Un amico a ogni angolo, un angolo per ogni amico.
flavour-the-nomads = Casa è tutto ciò che ha benzina dentro.
flavour-your-friendly-local-gangs = Dicevano che dal cancello non passava. Il cancello non c'è più.
flavour-ncpd = Proteggere, servire e mettere a verbale in triplice copia.
flavour-the-big-score = Dopo il penultimo colpo nessuno va in pensione.
flavour-beat-cop = Conosce ogni nome dell'isolato, e i debiti di ciascuno.
flavour-max-tac-rookie = Prima settimana. Terzo funerale.
flavour-sergeant-okoye = La squadra entra in ordine alfabetico. Lei comunque è la prima.
flavour-detective-reyes = Fa una domanda sola e aspetta finché non rispondi a tre.
flavour-internal-affairs = Qualcuno deve pur guardare chi tiene le chiavi.
flavour-hellhound-briggs = Firma i rapporti con quel che resta della porta.
flavour-junior-analyst = Il vestito è a noleggio, l'ambizione no.
flavour-regional-manager = Chiude una filiale a settimana, per tenersi in esercizio.
flavour-yuki-tanaka-holt = Quando lei entra in un mercato, gli stipendi escono.
flavour-corporate-raider = Compra l'incendio, poi il palazzo.
flavour-city-comptroller = Il permesso è andato perso. Resterà perso.
flavour-slumlord = L'acqua calda è questione di trattative.
flavour-angel = Ha un numero per tutto, e tutto ha il suo numero.
flavour-two-tone = Due telefoni, due facce, una percentuale.
flavour-mama-lucky = Prima si mangia. Poi si parla di chi deve sparire.
flavour-quartermaster-voss = L'inventario torna sempre. Ci pensa lui.
flavour-data-broker = Quello che hai dimenticato è in vendita.
flavour-smuggler-king = I confini sono pedaggi per chi non ha fantasia.
flavour-street-doc = Niente licenza, niente sala d'attesa, finora niente lamentele.
flavour-trauma-team-medic = Tu hai sette minuti. Il tuo contratto ne ha cinque.
flavour-ripperdoc-salazar = Di seconda mano, sciacquato con amore.
flavour-combat-surgeon = Con una mano tiene la pinza, con l'altra la posizione.
flavour-dr-nadia-frost = Ha perso un solo paziente in vita sua, e lo cerca ancora.
flavour-organ-legger = Chi trova tiene, e poi trapianta.
flavour-stringer = La pagano al secondo, se il secondo sanguina.
flavour-screamsheet-editor = La verità sta a pagina nove.
flavour-war-correspondent = Le sparano intorno. Altrimenti si rovina l'inquadratura.
flavour-pirate-broadcaster = Ogni tetto è uno studio, se corri più del furgone.
flavour-paparazzo = Tutti hanno un lato peggiore. Lui affitta la finestra di fronte.
flavour-celeste-wray = Undici milioni di persone si fidano delle sue sopracciglia.
flavour-script-kid = Ha scaricato un passe-partout. Dentro c'era uno scheletro.
flavour-ice-witch = Mani fredde, processori caldi.
flavour-netwatch-agent = Era nella tua sessione prima di te.
flavour-house-decker = Mutua, firewall, niente finestre.
flavour-ghostwire = Le telecamere ricordano un corridoio vuoto.
flavour-rogue-daemon = Una volta aveva un nome, e un padrone di casa.
flavour-road-scout = Se il ponte è crollato, è lei che te lo dice.
flavour-pack-mother = Al suo fuoco c'è sempre un posto in più.
flavour-convoy-gunner = Le munizioni sono una faccenda di famiglia.
flavour-wheelman = I semafori rossi sono per chi si ferma.
flavour-border-rider = Di ritorno prima che la polvere si posi.
flavour-tyrone-bird = Trecento famiglie si butterebbero da un dirupo se lui mettesse la freccia.
flavour-garage-band = Forte è una tonalità come un'altra.
flavour-vex = Ogni rivolta ha un gruppo spalla.
flavour-chrome-diva = Nessuno vede l'originale dal secondo album.
flavour-protest-singer = Quattro accordi, e si abbassano le serrande.
flavour-roadie-crew = In nove minuti imballano un palco, un'armeria o un cadavere.
flavour-johnny-voltage = Gli hanno tolto la corrente. Lui ha continuato a suonare.
flavour-hired-gun = Niente domande, moneta contata.
flavour-bodyguard = Prima di firmare ha letto due volte la clausola sui proiettili.
flavour-street-samurai = Uno contro sei. Dovevano venire in più.
flavour-kestrel = Non ha mai incontrato un cliente, né un bersaglio.
flavour-morgan-graves = Dichiarato morto quattro volte, sempre da ottimisti.
flavour-merc-lieutenant = I contratti finiscono. La formazione regge.
flavour-junkyard-kid = Ha fatto una radio con un tostapane. Tosta ancora.
flavour-rigger-anna = Sente zoppicare un cilindro a due strade di distanza.
flavour-arms-tech = La garanzia finisce dove comincia la canna.
flavour-demolition-expert = Portante è solo un'opinione.
flavour-salvage-boss = Tu hai vinto lo scontro. Lui quello che c'era per terra.
flavour-clean-room-engineer = Parla piano agli impianti, perché parlino meno loro.
flavour-powered-assault-suit = Entraci con cautela. Escine più ricco.
flavour-av-gunship = Il cielo ha un padrone, e sta sospeso lassù.

## Mazzi

deck-the-wall = The Wall (Arasaka)
deck-the-wall-about = Assumi Runner difficili da ferire, corazzali e parcheggia un blindato davanti a ciascuno. Con 78 Def in tutto Arasaka ha vinto, chiunque sia rimasto fuori. Fino ad allora nessuno arriva ai tuoi Luoghi, e i Milk Run portano intanto Punti Op.
deck-new-flesh = New Flesh (Biotechnica)
deck-new-flesh-about = Le Body Bank rendono il Cyber economico, e i Clean-Room Engineer tengono sano di mente chi ne porta troppo. Distribuisci tredici impianti su sette parti del corpo: a nessun Runner ne servono più di tre. La cromatura fa anche stile, e ciò che i Netrunner aprono per strada vale alla fine cento Punti Op.
deck-final-argument = Final Argument (Militech)
deck-final-argument-about = Compra le armi più grosse, che Munitions Works rende più economiche, e un Solo per ciascuna. Con una squadra così Attacchi e Assassinii vanno in fretta, e ognuno vale Punti Op. Se nessuno ferma il riarmo, 170 fra SR e LR chiudono subito la discussione.
deck-family-business = Family Business (The Mob)
deck-family-business-about = Metti un Luogo a turno, ogni volta di un altro tipo, e lascia che gli Slumlord paghino il prossimo. Lockdown e due Street Samurai tengono fuori le visite, e Insurance Fraud ripaga ciò che brucia lo stesso. Con i soldi che restano la famiglia va ad Attaccare a sua volta, per vincere ai punti.
deck-long-haul = Long Haul (The Nomads)
deck-long-haul-about = Un Nomade, un veicolo, un altro Nomade, un altro veicolo: sei su The Open Road vincono la partita. Con il Movimento che resta dopo ogni Attacco il convoglio prosegue in Missione, e un turno porta due volte Punti Op. Winnebago e Border Rider rimettono tutti in piedi prima che gli altri alzino gli occhi.
deck-eight-wheels = Eight Wheels (Your Friendly Local Gangs)
deck-eight-wheels-about = Salda allo Chassis due auto, due camion, due hover e un'Arma Pesante, e lascia che gli Scrapyard accelerino i lavori. Il Punknaught porta poi tutta la squadra a Trashin' the Corp Zone, che vince subito. Se lo Chassis brucia, gli stessi camion e i Salvage Boss prendono cento Punti Op con Attacchi normali, e con i loro Colors sono abbastanza belli da vincere per Stile.
deck-blue-line = Blue Line (N.C.P.D.)
deck-blue-line-about = Tieni squadre di Sbirri non usati e aspetta: chi usa un Runner per qualunque cosa rischia l'arresto, e 50 punti arresto vincono. Stun Gun, Holding Cells e Sting Operation fanno sì che ci sia sempre qualcuno da arrestare. Irruzioni e Riot Control valgono Punti Op nei turni in cui nessuno osa muoversi.
deck-random = mazzi legali casuali, composti dal caso alla distribuzione
deck-random-about = Nessuno sa che cosa contenga prima della distribuzione.
decklist-about = Una riga con lo Sponsor, poi una carta per riga con il numero di copie davanti; almeno 42 carte nel mazzo Missioni e 42 nel mazzo Dotazioni
decklist-sponsor = Sponsor
decklist-runs = Mazzo Missioni
decklist-gear = Mazzo Dotazioni
