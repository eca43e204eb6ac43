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
attribute-bank = Bank
attribute-laboratory = Laboratory
attribute-temple = Temple
attribute-transit = Transit
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

## Figures

stat-sr = SR
stat-lr = LR
stat-def = Def
stat-power = Power
stat-m-sec = M-Sec
stat-e-sec = E-Sec
stat-emp = Emp
stat-style = Style
stat-movement = Movement
stat-run-cost = EB to attempt
stat-ops-points = Ops Points
stat-eb = EB

## Phases

phase-any = Any
phase-shopping = Shopping
phase-legwork = Legwork
phase-action = Action
phase-battle = Battle
phase-damage-control = Damage Control
phase-response = Response

## Flavour

flavour-arasaka = The wall was there before you came, and it will be there when you are swept up.
flavour-biotechnica = Every body is a draft.
flavour-militech = Peace is what the customer has between two orders.
flavour-the-mob = A friend on every corner, a corner on every friend.
flavour-the-nomads = Home is whatever has fuel in it.
flavour-your-friendly-local-gangs = They said it would never fit through the gate. There is no gate any more.
flavour-ncpd = To protect, to serve, and to file it in triplicate.
flavour-the-big-score = Nobody retires after the second biggest one.
flavour-beat-cop = Knows every name on the block, and what each one owes.
flavour-max-tac-rookie = First week. Third funeral.
flavour-sergeant-okoye = Her squad goes through doors in alphabetical order. She is first anyway.
flavour-detective-reyes = He asks one question and waits until you answer three.
flavour-internal-affairs = Somebody has to watch the people with the keys.
flavour-hellhound-briggs = He signs his reports with what is left of the door.
flavour-junior-analyst = The suit is rented, the ambition is not.
flavour-regional-manager = Closes one branch a week, to stay in practice.
flavour-yuki-tanaka-holt = When she enters a market, wages leave.
flavour-corporate-raider = Buys the fire, then the building.
flavour-city-comptroller = Your permit was lost. It will stay lost.
flavour-slumlord = Hot water is a matter of negotiation.
flavour-angel = She has a number for everything, and everything has her number.
flavour-two-tone = Two phones, two faces, one percentage.
flavour-mama-lucky = Eat first. Then we talk about who has to disappear.
flavour-quartermaster-voss = The inventory always fits. He makes sure of it.
flavour-data-broker = What you forgot is on sale.
flavour-smuggler-king = Borders are only tolls for the unimaginative.
flavour-street-doc = No licence, no waiting room, no complaints so far.
flavour-trauma-team-medic = You have seven minutes. Your contract has five.
flavour-ripperdoc-salazar = Previously owned, lovingly rinsed.
flavour-combat-surgeon = Holds the clamp with one hand and the line with the other.
flavour-dr-nadia-frost = She has lost one patient in her life, and keeps looking for him.
flavour-organ-legger = Finders, keepers, transplanters.
flavour-stringer = Paid by the second, if the second bleeds.
flavour-screamsheet-editor = The truth fits on page nine.
flavour-war-correspondent = They shoot around her. It spoils the picture otherwise.
flavour-pirate-broadcaster = Every rooftop is a studio if you can outrun the van.
flavour-paparazzo = Everybody has a bad side. He rents a window opposite.
flavour-celeste-wray = Eleven million people trust her eyebrows.
flavour-script-kid = Downloaded a skeleton key. It came with a skeleton.
flavour-ice-witch = Cold hands, warm processors.
flavour-netwatch-agent = He was in your session before you were.
flavour-house-decker = Dental plan, firewall, no windows.
flavour-ghostwire = The cameras remember an empty corridor.
flavour-rogue-daemon = It used to have a name, and a landlord.
flavour-road-scout = If the bridge is out, she is the one who tells you.
flavour-pack-mother = There is always one more seat at her fire.
flavour-convoy-gunner = Ammunition is a family matter.
flavour-wheelman = Red lights are for people who stop.
flavour-border-rider = Back before the dust has settled.
flavour-tyrone-bird = Three hundred families would ride off a cliff if he signalled left.
flavour-garage-band = Loud is a key as good as any.
flavour-vex = Every riot has an opening act.
flavour-chrome-diva = Nobody has seen the original since the second album.
flavour-protest-singer = Four chords, and the shutters come down.
flavour-roadie-crew = They can pack a stage, an armoury or a body in nine minutes.
flavour-johnny-voltage = They turned off the power. He played on.
flavour-hired-gun = No questions, exact change.
flavour-bodyguard = Read the clause about bullets twice before signing.
flavour-street-samurai = One against six. They should have brought more.
flavour-kestrel = She has never met a client, nor a target.
flavour-morgan-graves = Declared dead four times, always by optimists.
flavour-merc-lieutenant = Contracts end. Formations hold.
flavour-junkyard-kid = Built a radio out of a toaster. It still makes toast.
flavour-rigger-anna = She hears a cylinder limp from two streets away.
flavour-arms-tech = The warranty ends where the barrel begins.
flavour-demolition-expert = Load-bearing is only an opinion.
flavour-salvage-boss = You won the fight. He won what was lying around.
flavour-clean-room-engineer = Whispers to the implants, so that they whisper less.
flavour-powered-assault-suit = Step into it carefully. Step out of it richer.
flavour-av-gunship = The sky has an owner, and it is hovering.

## Decks

deck-the-wall = The Wall (Arasaka)
deck-the-wall-about = Hire Runners who are hard to hurt, plate them and park an armored truck before each of them. With 78 Def between them Arasaka has won, whoever still stands outside. Until then nobody gets through to your Locations, and the Milk Runs bring Ops Points meanwhile.
deck-new-flesh = New Flesh (Biotechnica)
deck-new-flesh-about = Body Banks make Cyber cheap, and Clean-Room Engineers keep those sane who carry too much of it. Spread thirteen implants over seven body parts: no Runner needs more than three of them. Chrome is stylish too, and what the Netrunners open on the way is worth a hundred Ops Points in the end.
deck-final-argument = Final Argument (Militech)
deck-final-argument-about = Buy the biggest guns that Munitions Works makes cheaper, and a Solo for each of them. Hits and Assassinations go fast with such a team, and every one of them is worth Ops Points. If nobody stops the arming, 170 SR and LR end the argument at once.
deck-family-business = Family Business (The Mob)
deck-family-business-about = Lay a Location every turn, each of another kind, and let Slumlords pay for the next one. Lockdown and two Street Samurai keep visitors out, and Insurance Fraud pays for what burns all the same. The money that is left sends the family on Hits of its own, for a victory by points.
deck-long-haul = Long Haul (The Nomads)
deck-long-haul-about = A Nomad, a vehicle, another Nomad, another vehicle: six of them on The Open Road win the game. With Movement left after every Hit the convoy goes on to a Run, so one turn brings Ops Points twice. Winnebagos and Border Riders have everybody ready again before the others have looked up.
deck-eight-wheels = Eight Wheels (Your Friendly Local Gangs)
deck-eight-wheels-about = Weld two cars, two trucks, two hovers and a Heavy Weapon to the Chassis, and let Scrapyards hurry it along. The Punknaught then carries the whole team to Trashin' the Corp Zone, which wins at once. If the Chassis burns, the same trucks and Salvage Bosses take a hundred Ops Points by ordinary Hits, and in their Colors they look good enough to win by Style.
deck-blue-line = Blue Line (N.C.P.D.)
deck-blue-line-about = Keep teams of Cops unused and wait: whoever uses a Runner for anything risks a Bust, and 50 bust points win. Stun Guns, Holding Cells and Sting Operations make sure that there is always somebody to arrest. Raids and Riot Control are worth Ops Points for the turns in which nobody dares to move.
deck-random = random legal decks, built by chance at the deal
deck-random-about = Nobody knows what is in it before the deal.
decklist-about = A line with the Sponsor, then one card a line with the number of copies before it; at least 42 cards in the Runs Deck and 42 in the Gear Deck
decklist-sponsor = Sponsor
decklist-runs = Runs Deck
decklist-gear = Gear Deck
