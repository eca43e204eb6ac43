title = Cyberpunk TCG

# Cards

tag-sixth-street = 6th Street
tag-ai = AI
tag-aldecaldo = Aldecaldo
tag-animal = Animal
tag-arasaka = Arasaka
tag-braindance = Braindance
tag-corpo = Corpo
tag-cyberware = Cyberware
tag-doll = Doll
tag-drone = Drone
tag-extreme = Extreme
tag-fixer = Fixer
tag-ganger = Ganger
tag-maelstrom = Maelstrom
tag-maines-crew = Maine's Crew
tag-medtech = Medtech
tag-merc = Merc
tag-militech = Militech
tag-mox = Mox
tag-mystic = Mystic
tag-ncpd = NCPD
tag-netrunner = Netrunner
tag-netwatch = NetWatch
tag-nomad = Nomad
tag-plan = Plan
tag-quickhack = Quickhack
tag-raffen-shiv = Raffen Shiv
tag-ripperdoc = Ripperdoc
tag-rocker = Rocker
tag-samurai = Samurai
tag-scavenger = Scavenger
tag-techie = Techie
tag-trauma-team = Trauma Team
tag-tyger-claws = Tyger Claws
tag-valentino = Valentino
tag-vehicle = Vehicle
tag-voodoo-boys = Voodoo Boys
tag-weapon = Weapon
tag-zetatech = Zetatech

kind-legend = Legend
kind-unit = Unit
kind-gear = Gear
kind-program = Program

color-red = Red
color-green = Green
color-blue = Blue
color-yellow = Yellow

rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
rarity-epic = Epic
rarity-secret = Secret
