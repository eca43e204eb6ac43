## Types

kind-location = Location
kind-operation = Operation
kind-runner = Runner
kind-cyber = Cyber
kind-equipment = Equipment
kind-event = Event

## Factions

faction-government = Government
faction-corporate = Corporate
faction-street = Street

## Attributes

attribute-cop = Cop
attribute-corp = Corp
attribute-fixer = Fixer
attribute-med-tech = Med-Tech
attribute-media = Media
attribute-netrunner = Netrunner
attribute-nomad = Nomad
attribute-rocker = Rocker
attribute-solo = Solo
attribute-techie = Techie
attribute-martial-artist = Martial Artist
attribute-legendary = Legendary
attribute-bar = Bar
attribute-entertainment = Entertainment
attribute-grocery = Grocery
attribute-clinic = Clinic
attribute-factory = Factory
attribute-garage = Garage
attribute-lodging = Lodging
attribute-office = Office
attribute-assassination = Assassination
attribute-blackmail = Blackmail
attribute-kidnapping = Kidnapping
attribute-sabotage = Sabotage
attribute-smuggling = Smuggling
attribute-theft = Theft
attribute-armor = Armor
attribute-arms = Arms
attribute-ears = Ears
attribute-eyes = Eyes
attribute-legs = Legs
attribute-neural = Neural
attribute-skin = Skin
attribute-torso = Torso
attribute-cyber-weapon = Cyber-Weapon
attribute-weapon = Weapon
attribute-vehicle = Vehicle
attribute-clothing = Clothing
attribute-drug = Drug
attribute-electronics = Electronics
attribute-tool = Tool
attribute-melee = Melee
attribute-pistol = Pistol
attribute-rifle = Rifle
attribute-heavy-weapon = Heavy Weapon
attribute-car = Car
attribute-motorcycle = Motorcycle
attribute-truck = Truck
attribute-rv = R.V.
attribute-hover = Hover
attribute-helicopter = Helicopter
attribute-av = A.V.
attribute-punknaught = Punknaught

## Flavour

flavour-arasaka = X.
flavour-biotechnica = X.
flavour-militech = X.
flavour-the-mob = X.
flavour-the-nomads = X.
flavour-your-friendly-local-gangs = X.
flavour-ncpd = X.
flavour-angel = X.
