## The game

title = Cyberpunk 2077: Gangs of Night City
summary = Gangs fight over the Districts of Night City with units, deals, firefights and netruns: most Street Cred wins.
mode-rivals = two to four Gangs against each other
mode-solo = one Gang against Johnny Silverhand and a rival Gang
option-story = the Story that is played
option-gangs = the Gangs in seat order, with commas between them
option-first = the seat that takes the first turn
option-rival = the Gang that opposes you in the solo mode

## Stories

name-story-tutorial = Tutorial
name-story-cost-of-success = The Cost of Success
name-story-night-city-tour = Night City Tour
name-story-subtle-warfare = Subtle Warfare
name-story-inconvenient-gift = An Inconvenient Gift
name-story-fine-before-you-came = Fine Before You Came

## Districts

name-district-watson = Watson
name-district-westbrook = Westbrook
name-district-city-center = City Center
name-district-heywood = Heywood
name-district-santo-domingo = Santo Domingo
name-district-pacifica = Pacifica

## Points of Interest

name-poi-fixer = Fixer
name-poi-business = Business
name-poi-data-fortress = Data Fortress

## Units and classes

name-class-solo = Solo
name-class-techie = Techie
name-class-netrunner = Netrunner
name-class-specialist = Specialist
name-unit-drone = Drone
name-unit-edgerunner = Edgerunner
name-hideout = Hideout

## Resources

name-resource-eurodollar = Eurodollar
name-resource-contraband = Contraband
name-resource-secret = Corporate Secret
name-cred = Street Cred
name-firepower = Firepower

## Depths of the Net

name-depth-start = Start
name-depth-yellow = Yellow
name-depth-orange = Orange
name-depth-red = Red

## Action discs

name-disc-solo = Solo
name-disc-techie = Techie
name-disc-netrunner = Netrunner
name-disc-hideout = Hideout
name-disc-upgrade = Upgrade
name-disc-wild = Wild

## Types of deals

name-deal-braindance = Braindance deal
name-deal-cyberware = Cyberware deal
name-deal-weapon = Weapon deal
name-deal-story = Story deal

## Sets of Combat cards

name-set-starting = Starting Combat card
name-set-upgrade = Combat Upgrade card
name-set-kang-tao = Kang Tao Combat Upgrade card

## Gangs and their abilities

name-gang-tyger-claws = Tyger Claws
name-gang-valentinos = Valentinos
name-gang-voodoo-boys = Voodoo Boys
name-gang-maelstrom = Maelstrom
name-ability-revenge = Revenge
name-ability-payback = Payback
name-ability-community-support = Community Support
name-ability-personal-opportunity = Personal Opportunity
name-ability-netwatch-countermeasures = NetWatch Countermeasures
name-ability-mystic-netrunners = Mystic Netrunners
name-ability-well-armed = Well-Armed
name-ability-rage = Rage

## Edgerunners

name-edgerunner-judy-alvarez = Judy Alvarez
name-edgerunner-viktor-vektor = Viktor Vektor
name-edgerunner-jackie-welles = Jackie Welles
name-edgerunner-river-ward = River Ward
name-edgerunner-goro-takemura = Goro Takemura
name-edgerunner-johnny-silverhand = Johnny Silverhand
name-edgerunner-t-bug = T-Bug
name-edgerunner-nix = Nix
name-edgerunner-kerry-eurodyne = Kerry Eurodyne
name-edgerunner-rogue-amendiares = Rogue Amendiares

## Opportunities

name-opportunity-corporate-elite-bd = Corporate Elite BD
name-opportunity-organitskaya-bd = Organitskaya BD
name-opportunity-preem-bd = Preem BD
name-opportunity-reality-junkie-request = Reality Junkie Request
name-opportunity-ripperdoc-bd = Ripperdoc BD
name-opportunity-spiked-bd = Spiked BD
name-opportunity-synthcoke-deal = Synthcoke Deal
name-opportunity-upscale-vrcade = Upscale VRcade
name-opportunity-xbd-dealer = XBD Dealer
name-opportunity-back-alley-ripperdoc = Back Alley Ripperdoc
name-opportunity-bodyshoppe-cybertuning = Bodyshoppe™ Cybertuning
name-opportunity-chippin-in = Chippin' In
name-opportunity-corp-ware-augmentations = Corp Ware Augmentations
name-opportunity-cybered-up = Cybered Up
name-opportunity-cyberfashion-upgrades = Cyberfashion Upgrades
name-opportunity-night-market-tune-up = Night Market Tune Up
name-opportunity-preem-cyberware = Preem Cyberware
name-opportunity-ronin-upgrades = Ronin Upgrades
name-opportunity-arming-the-city = Arming the City
name-opportunity-bootleg-arasaka-tech = Bootleg Arasaka Tech
name-opportunity-budget-arms-disposables = Budget Arms Disposables
name-opportunity-corp-prototypes = Corp Prototypes
name-opportunity-iron-to-the-masses = Iron to the Masses
name-opportunity-militech-smartguns = Militech Smartguns
name-opportunity-nokota-weapons-shipment = Nokota Weapons Shipment
name-opportunity-smuggling-operation = Smuggling Operation
name-opportunity-unpredictable-smart-gun = Unpredictable Smart Gun
name-opportunity-arasaka-blueprints = Arasaka Blueprints

## Combat cards

name-combat-crusher = Crusher
name-combat-cyberpsychosis = Cyberpsychosis
name-combat-short-circuit = Short Circuit
name-combat-subdermal-armor = Subdermal Armor
name-combat-arasaka-mk-4 = Arasaka MK-4
name-combat-cyberware-malfunction = Cyberware Malfunction
name-combat-emp-grenade = EMP Grenade
name-combat-kiroshi-optics = Kiroshi Optics
name-combat-l-69-zhuo = L-69 Zhuo
name-combat-lynx-paws = Lynx Paws
name-combat-m2067-defender = M2067 Defender
name-combat-mantis-blades = Mantis Blades
name-combat-mech-looter = Mech Looter
name-combat-monowire = Monowire
name-combat-pain-editor = Pain Editor
name-combat-ping = Ping
name-combat-recon-grenade = Recon Grenade
name-combat-second-heart = Second Heart
name-combat-shock-n-awe = Shock-N-Awe
name-combat-spiderbot-splinter = Spiderbot Splinter
name-combat-stephenson-tech-mk-4 = Stephenson Tech MK.4
name-combat-synaptic-accelerator = Synaptic Accelerator
name-combat-tki-20-shingen = TKI-20 Shingen
name-combat-tsunami-ashura = Tsunami Ashura
name-combat-tsunami-nekomata = Tsunami Nekomata
name-combat-zetatech-berserk = Zetatech Berserk
name-combat-smart-weapon = Smart Weapon
