title = Cyberpunk TCG

# Cards

tag-sixth-street = 6th Street
tag-ai = IA
tag-aldecaldo = Aldecaldo
tag-animal = Animals
tag-arasaka = Arasaka
tag-braindance = Braindanza
tag-corpo = Corporativo
tag-cyberware = Cyberware
tag-doll = Bambola
tag-drone = Drone
tag-extreme = Estremo
tag-fixer = Fixer
tag-ganger = Gangster
tag-maelstrom = Maelstrom
tag-maines-crew = Banda di Maine
tag-medtech = Medtech
tag-merc = Mercenario
tag-militech = Militech
tag-mox = Mox
tag-mystic = Mistico
tag-ncpd = NCPD
tag-netrunner = Netrunner
tag-netwatch = NetWatch
tag-nomad = Nomade
tag-plan = Piano
tag-quickhack = Quickhack
tag-raffen-shiv = Raffen Shiv
tag-ripperdoc = Bisturi
tag-rocker = Rocker
tag-samurai = Samurai
tag-scavenger = Scavenger
tag-techie = Tecnico
tag-trauma-team = Trauma Team
tag-tyger-claws = Tyger Claws
tag-valentino = Valentino
tag-vehicle = Veicolo
tag-voodoo-boys = Voodoo Boys
tag-weapon = Arma
tag-zetatech = Zetatech

kind-legend = Leggenda
kind-unit = Unità
kind-gear = Equipaggiamento
kind-program = Programma

color-red = Rosso
color-green = Verde
color-blue = Blu
color-yellow = Giallo

rarity-common = Comune
rarity-uncommon = Non comune
rarity-rare = Rara
rarity-epic = Epica
rarity-secret = Segreta
