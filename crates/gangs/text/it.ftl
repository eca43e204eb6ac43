## Il gioco

title = Cyberpunk 2077: Gang di Night City
summary = Le Gang si contendono i Distretti di Night City con unità, traffici, sparatorie e netrun: vince chi ha più Reputazione.
mode-rivals = da due a quattro Gang, una contro l'altra
mode-solo = una Gang contro Johnny Silverhand e una Gang nemica
option-story = la Storia che si gioca
option-gangs = le Gang nell'ordine dei posti, separate da virgole
option-first = il posto che gioca il primo turno
option-rival = la Gang nemica nella modalità per un giocatore

## Storie

name-story-tutorial = Tutorial
name-story-cost-of-success = Il Prezzo del Successo
name-story-night-city-tour = Tour di Night City
name-story-subtle-warfare = Guerra Sofisticata
name-story-inconvenient-gift = Un Regalo Scomodo
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
