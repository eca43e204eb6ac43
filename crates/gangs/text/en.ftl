## The game

title = Cyberpunk 2077: Gangs of Night City
summary = Gangs fight over the Districts of Night City with units, deals, firefights and netruns: most Street Cred wins.
tile = Run a gang, take Night City's districts.
mode-rivals = two to four Gangs against each other
mode-solo = one Gang against Johnny Silverhand and a rival Gang
option-story = the Story that is played
option-gangs = the Gangs in seat order, with commas or + between them
option-first = the seat that takes the first turn
option-rival = the Gang that opposes you in the solo mode
ask-story = Story
ask-gangs = your Gang
first-gangs = the Gang in the first seat
ask-first = who begins
ask-rival = the Gang that opposes you
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
option-story-tutorial-about = No tale and nothing extra: the quickest way to learn.
option-story-cost-of-success-about = A stolen chip is for sale, an agent asks questions, an assassin follows.
option-story-night-city-tour-about = A rich heir wants to see the town: show him around, or take him.
option-story-subtle-warfare-about = Kang Tao puts a Factory into every District, and Militech pays for accidents.
option-story-inconvenient-gift-about = Six sealed Containers hum in six Districts while time runs out.
option-gangs-tyger-claws-about = From Westbrook. They hand their fallen to an opponent, and are paid back for them in a later Firefight.
option-gangs-valentinos-about = From Heywood. They fight better beside their Hideouts and keep an Opportunity to themselves.
option-gangs-voodoo-boys-about = From Pacifica. They fight better beside their Netrunners and may roll again when NetWatch finds them.
option-gangs-maelstrom-about = From Watson. They draw more cards for every Upgrade, and their Rage grows into firepower.
option-rival-tyger-claws-about = { option-gangs-tyger-claws-about }
option-rival-valentinos-about = { option-gangs-valentinos-about }
option-rival-voodoo-boys-about = { option-gangs-voodoo-boys-about }
option-rival-maelstrom-about = { option-gangs-maelstrom-about }
option-first-random = whoever chance picks
option-first-0 = the first seat
option-first-1 = the second seat
option-first-2 = the third seat
option-first-3 = the fourth seat

## Stories

name-story-tutorial = Tutorial
name-story-cost-of-success = The Cost of Success
name-story-night-city-tour = Night City Tour
name-story-subtle-warfare = Subtle Warfare
name-story-inconvenient-gift = An Inconvenient Gift
name-story-fine-before-you-came = Fine Before You Came
story-fine-before-you-came-text = You had the block. Eight years of small debts, and every door on it opened for you. Then a dead man walked out of a song. Nobody saw him come in; they saw what was left of the bar. He wants no cut, no corner, no truce. He wants them to say his name. And the other crew smells smoke and calls it opportunity. Two kinds of ruin stand at your door now: one counts money, the other keeps time. Things were fine before you came, somebody has sprayed on the wall. Make sure they mean him.

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

## Amounts, units and places

amount-eurodollar = { $amount ->
    [one] { $amount } Eurodollar
   *[other] { $amount } Eurodollars
}
amount-contraband = { $amount } Contraband
amount-secret = { $amount ->
    [one] { $amount } Corporate Secret
   *[other] { $amount } Corporate Secrets
}
amount-cred = { $cred } Street Cred
a-unit-solo = a Solo
your-unit-solo = your Solo
count-solo = { $count ->
    [one] { $count } Solo
   *[other] { $count } Solos
}
a-unit-techie = a Techie
your-unit-techie = your Techie
count-techie = { $count ->
    [one] { $count } Techie
   *[other] { $count } Techies
}
a-unit-netrunner = a Netrunner
your-unit-netrunner = your Netrunner
count-netrunner = { $count ->
    [one] { $count } Netrunner
   *[other] { $count } Netrunners
}
a-unit-drone = a Drone
your-unit-drone = your Drone
count-drone = { $count ->
    [one] { $count } Drone
   *[other] { $count } Drones
}
unit-of = { $unit } { $whose }
unit-of-seat = { $unit } of { WHO($seat, "seat") }
in-district = in { $district }
from-district = from { $district }
to-district = to { $district }
in-fixer = in the Fixer
in-business = in the Business
in-data-fortress = in the Data Fortress
in-fixer-of = in the Fixer of { $district }
in-business-of = in the Business of { $district }
in-data-fortress-of = in the Data Fortress of { $district }
from-fixer-of = from the Fixer of { $district }
from-business-of = from the Business of { $district }
from-data-fortress-of = from the Data Fortress of { $district }
to-fixer-of = to the Fixer of { $district }
to-business-of = to the Business of { $district }
to-data-fortress-of = to the Data Fortress of { $district }

## Sides

seat = { WHO($seat, "seat") }
side = { $name }
side-you = { $name } (you)
side-of = { $key ->
    [you] of yours
    [johnny] of { $name }
    [maelstrom] of { $name }
   *[other] of the { $name }
}
side-to = { $key ->
    [you] to you
    [johnny] to { $name }
    [maelstrom] to { $name }
   *[other] to the { $name }
}
side-from = { $key ->
    [you] from you
    [johnny] from { $name }
    [maelstrom] from { $name }
   *[other] from the { $name }
}
side-by = { $key ->
    [you] by you
    [johnny] by { $name }
    [maelstrom] by { $name }
   *[other] by the { $name }
}
side-against = { $key ->
    [you] you
    [johnny] { $name }
    [maelstrom] { $name }
   *[other] the { $name }
}
side-made = { $key ->
    [you] you
    [johnny] { $name }
    [maelstrom] { $name }
   *[other] the { $name }
}
side-hand = { $key ->
    [you] your hand
    [johnny] the hand of { $name }
    [maelstrom] the hand of { $name }
   *[other] the hand of the { $name }
}

## The position

position-activate = { $you ->
    [yes] Your turn
   *[other] Turn { $whose }
}: { $left ->
    [0] no actions left
    [one] 1 action left
   *[other] { $left } actions left
}. The game ends at { $goal }.
position-reclaim = { $you ->
    [yes] Your turn
   *[other] Turn { $whose }
}: Reclaim. The game ends at { $goal }.
position-activation = Activation { $whose }: { $districts }.
position-solo-story = The turn or activation in which somebody reaches { $goal } is the last; you win if then nobody has as much as you.
position-district-cards = District cards drawn: { $open }. In the deck: { $left }.
position-none = none
position-player = { WHO($seat, "Seat") }, { $side }: { $cred }.
position-left = Has left the table.
position-poor = No resources.
position-discs = Discs: { $ready }; spent: { $spent }.
position-discs-all = All discs ready.
position-discs-none = All discs spent.
position-tracker = Net: space { $space }, { $depth }.
position-tracker-start = Net: Start.
position-combat = Combat cards: { $count } in hand.
position-combat-used = Combat cards: { $count } in hand; used: { $used }.
position-abilities = Abilities:
position-ability = { $side }, { $name }: { $text }
position-edgerunners = Edgerunners: { $names }.
position-in-reserve = { $name } (in reserve)
position-deals = Deals: { $deals }.
count-braindance = { $count } Braindance
count-cyberware = { $count } Cyberware
count-weapon = { $count ->
    [one] { $count } Weapon
   *[other] { $count } Weapons
}
count-story = { $count } of the Story
position-rage = Rage: { $rage }.
position-aside = Set aside: { $card }.
position-holds = Holds { $figures ->
    [one] 1 fallen figure
   *[other] { $figures } fallen figures
}.
position-reserve = Reserve: { $units }.
position-district = { $district }. { $pois }.
position-district-printed = Borders: { $borders }. Rewards: { $rewards }.
position-poi = { $poi }: { $side }
position-poi-free = { $poi }: free
position-there = { $side }: { $there }.
position-dominance = Dominance
position-net = The Net: { $depths }.
position-depth = { $depth } { $spaces } (danger { $danger })
position-net-own = Your tracker is on { $space ->
    [0] Start
   *[other] space { $space }
}, and you have { $netrunners ->
    [one] 1 Netrunner
   *[other] { $netrunners } Netrunners
} in play.
position-opportunities = Opportunities (deck: { $deck }):
position-edgerunner-market = Edgerunners (deck: { $deck }):
position-edgerunners-shut = Edgerunners (deck: { $deck }): the market is shut until your next Activate ends.
position-slot-empty = (empty slot)
position-hand = Your hand:
position-hand-of = Seen, { $hand }:
position-drawn = Drawn:
position-fight = Firefight in { $district }, initiated { $side }:
position-face-down = a card face down
position-face-down-own = { $card } face down
position-no-card = no card yet
position-total = Firepower { $firepower } in all.
position-extra = { $firepower } more firepower.
position-due = Has to lose { $units ->
    [one] 1 unit
   *[other] { $units } units
}.

## What is being decided

waits = Waiting for { $whom } to { $what }.
asks-turn = { $discs ->
    [yes] Choose a disc: { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }{ $offer ->
        [yes] , or an offer of the Story
       *[no] {""}
    }{ $or ->
        [reclaim] , or Reclaim
        [end] , or end the turn
       *[nothing] {""}
    }.
    [no] No disc can be used: { $or ->
        [reclaim] Reclaim
        [end] end the turn
       *[nothing] take up an offer of the Story
    }.
   *[any] Choose what you do: { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }.
}
only-end = You can only end the turn: { $reasons }.
only-reclaim = You can only Reclaim: { $reasons }.
only-no-disc = all your discs are spent
only-no-class = you have no unit in play for { $classes }
only-no-hideout = you cannot pay for a Hideout
only-hideouts-built = all your Hideouts are built
only-no-upgrade = you cannot pay for an Upgrade
only-no-deck = there is nothing to upgrade with
waits-turn = choose what to do, with { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
asks-moves-solo = Move your Solos, each once: choose one and where it goes, or stop.
waits-moves-solo = move their Solos
asks-moves-techie = Move your Techies and Drones, each once: choose one and where it goes, or stop.
waits-moves-techie = move their Techies and Drones
asks-moves-netrunner = Move your Netrunners, each once: choose one and where it goes, or stop.
waits-moves-netrunner = move their Netrunners
asks-moves-any = Move { $count ->
    [one] 1 more unit
   *[other] up to { $count } more units, each once
}: choose one and where it goes, or stop.
waits-moves-any = move units of any class
asks-move-into = Choose a unit that moves straight to { $district }, or none.
waits-move-into = choose a unit that moves straight to { $district }
asks-rogue = Choose where Rogue Amendiares moves, or let her stay.
waits-rogue = choose where Rogue Amendiares moves
asks-kerry = Choose where Kerry Eurodyne moves, or let him stay.
waits-kerry = choose where Kerry Eurodyne moves
asks-goro = With Goro Takemura in { $district }, choose whose hand you look at to have one card of it discarded, or nobody's.
waits-goro = choose whose hand Goro Takemura looks at in { $district }
asks-goro-discards = Choose the Combat card that is discarded from { $hand }.
waits-goro-discards = choose the Combat card that is discarded from { $hand }
asks-pay = Choose how you pay { $price } for { $what }: Corporate Secrets can stand in.
waits-pay = pay { $price } for { $what }
asks-hideout-where = Choose the District where you build your Hideout.
waits-hideout-where = choose where a Hideout is built
asks-keep = Choose the card you keep, of those that you drew.
waits-keep = choose which drawn card they keep
asks-remove = Choose the Combat card of your hand that leaves the game.
waits-remove = choose a Combat card that leaves the game
asks-deal = Choose one card to take from the markets, or none.
waits-deal = choose a card of the markets
asks-hired-where = Choose where { $name } enters play.
waits-hired-where = choose where { $name } enters play
asks-hired-for = Choose the unit of yours that { $name } replaces: it leaves the game.
asks-one-of = Choose the reward that { $card } gives you.
waits-one-of = choose a reward of { $card }
asks-buy-cred = { $card }: pay { $secrets } for { $cred }, or not.
waits-buy-cred = decide whether { $secrets } are paid for { $cred }
asks-recycle-edgerunners = Choose an Edgerunner of the market that makes room for another, or none.
waits-recycle-edgerunners = choose an Edgerunner of the market to replace
asks-recycle-opportunities = Choose an Opportunity of the market that makes room for another, or none.
waits-recycle-opportunities = choose an Opportunity of the market to replace
asks-steal = Choose the resource you take { $side }, or none.
waits-steal = choose a resource to take { $side }
asks-kill = Choose the unit that { $card } kills, or none.
waits-kill = choose the unit that { $card } kills
asks-kill-net = Choose the unit that you kill from the Net.
waits-kill-net = choose the unit that is killed from the Net
asks-swap-cards = Choose a Combat card you give away and who gives you one at random, or exchange none.
waits-swap-cards = choose whether a Combat card is exchanged for a random one
none-swap-cards = There is no Combat card to exchange: go on.
asks-free-hire = Choose the Edgerunner you hire without paying, or nobody.
waits-free-hire = choose an Edgerunner to hire without paying
asks-free-upgrade = Upgrade a Combat card without paying, or not.
waits-free-upgrade = decide whether a Combat card is upgraded without paying
asks-may-run = Begin a Netrun with your Netrunners, or not.
waits-may-run = decide whether a Netrun begins
asks-advance = Choose the space of the Net you go to: then you may use it, and NetWatch rolls.
waits-advance = choose how far they go in the Net
asks-may-use = Use the space of the Net, or not: { $effects }.
waits-may-use = decide about the space of the Net: { $effects }
asks-net-discards = Choose who discards a Combat card at random.
waits-net-discards = choose who discards a Combat card at random
asks-net-moves = Choose an opposing unit and where you move it.
waits-net-moves = move an opposing unit
asks-net-builds = Choose the District where a Techie of yours builds up to { $count ->
    [one] 1 Drone
   *[other] { $count } Drones
}, or none.
waits-net-builds = choose where a Techie builds Drones
asks-net-builds-more = Build { $count ->
    [one] 1 more Drone
   *[other] up to { $count } more Drones
} in { $district }, or no more.
waits-net-builds-more = decide about more Drones in { $district }
asks-net-converts = Choose the opposing basic unit that a unit of your reserve replaces.
waits-net-converts = choose the opposing unit that is converted
asks-may-roll-again = NetWatch rolls { $sum } and finds you: have the dice rolled again, or keep the roll.
waits-may-roll-again = decide whether the NetWatch dice ({ $sum }) are rolled again
asks-sacrifice = NetWatch has found you: choose the Netrunner you lose.
waits-sacrifice = choose the Netrunner that NetWatch takes
asks-may-fight = Choose the District where you start a Firefight, or start none.
waits-may-fight = decide about a Firefight
asks-exchange = Choose one of your Solos and the unit in a Point of Interest that it changes places with, or go on to the cards.
waits-exchange = exchange Solos with units in Points of Interest
asks-may-claim = Choose from whom you claim Payback, for more firepower, or from nobody.
waits-may-claim = decide about Payback
asks-may-rage = Choose how much of your Rage ({ $rage }) becomes firepower in this Firefight.
waits-may-rage = choose how much Rage ({ $rage }) becomes firepower
asks-choose = Choose the Combat card you lay down; nobody sees it before all lie there.
waits-choose = lay down a Combat card, unseen
asks-may-play = Choose one more Combat card to play, or none.
waits-may-play = decide whether one more Combat card is played
none-may-play = You have no Combat card left to play: go on.
asks-may-take-back = { $what ->
    [back] Take back your used Combat cards, or not
    [more] Choose one more Combat card to play, or none
    [both] Take back your used Combat cards, or choose one more to play, or neither
   *[any] Decide what becomes of your Combat cards
}.
waits-may-take-back = decide about used Combat cards and one more to play
none-may-take-back = You have no Combat card to take back or to play: go on.
asks-may-burn-drone = Sacrifice a Drone for 1 more firepower, or not.
waits-may-burn-drone = decide whether a Drone is sacrificed for 1 more firepower
asks-must-copy = Choose the card whose firepower your card takes over.
waits-must-copy = choose the card whose firepower theirs takes over
asks-losing = { $own ->
    [yes] Choose the unit you lose
   *[no] Choose the unit { $whose } that is lost
}{ $due ->
    [one] {""}
   *[other] : { $due } in all
}.
waits-losing = choose a unit that is lost
asks-must-sacrifice = Choose the unit you sacrifice for the card you played.
waits-must-sacrifice = choose the unit they sacrifice for their card
asks-may-bomb = Choose the unit you kill by sacrificing a Drone, or none.
waits-may-bomb = decide whether a Drone is sacrificed to kill a unit
asks-must-kill = Choose the unit in the District that you kill.
waits-must-kill = choose the unit in the District that is killed
asks-may-flee = Choose a surviving unit that leaves the District and where it goes, or let all stay.
waits-may-flee = decide whether a surviving unit leaves the District
asks-may-give = Choose the opponent who gets the figure of your fallen { $unit }, to be paid back later, or keep it.
waits-may-give = decide who gets the figure of a fallen { $unit }
asks-may-spend = Choose how many Corporate Secrets you pay for as much Street Cred.
waits-may-spend = choose how many Corporate Secrets are paid for Street Cred
asks-reward = Choose the reward you take from { $district }.
waits-reward = choose a reward of { $district }
asks-recruit = Choose a unit of your reserve and the Hideout where it arrives: { $count ->
    [one] 1 more recruit
   *[other] up to { $count } more recruits
}, or stop.
waits-recruit = recruit units
asks-may-release = Put { $card }, which you set aside, under its deck, or keep it.
waits-may-release = decide about { $card }, which was set aside
asks-may-set-aside = Choose an Opportunity you set aside for yourself, or none.
waits-may-set-aside = decide whether an Opportunity is set aside
asks-rival-toll = The opposing Gang demands 1 resource: choose which you give up, or let it gain 3 Street Cred.
waits-rival-toll = give up 1 resource or 3 Street Cred

## Who is near the end

warns-cred = { $key ->
    [you] You win when you gain { $cred } more Street Cred
    [johnny] { $name } wins when he gains { $cred } more Street Cred
    [maelstrom] { $name } win when they gain { $cred } more Street Cred
   *[other] The { $name } win when they gain { $cred } more Street Cred
}.
warns-goal = { $key ->
    [you] You have enough Street Cred
    [johnny] { $name } has enough Street Cred
    [maelstrom] { $name } have enough Street Cred
   *[other] The { $name } have enough Street Cred
}: the game ends with this turn.
warns-epilogue-now = The Epilogue follows after this turn.
warns-epilogue = The Epilogue follows when { $condition }.
warns-epilogue-time = { $left ->
    [0] The Epilogue follows after this turn
    [one] 1 Time token is left before the Epilogue
   *[other] { $left } Time tokens are left before the Epilogue
}.
warns-epilogue-cred = The Epilogue follows when { $key ->
    [you] you gain { $cred } more Street Cred
    [johnny] { $name } gains { $cred } more Street Cred
    [maelstrom] { $name } gain { $cred } more Street Cred
   *[other] the { $name } gain { $cred } more Street Cred
}.
warns-end = The game ends when { $condition }.
warns-end-time = { $left ->
    [0] The game ends with this turn
    [one] 1 Time token is left before the game ends
   *[other] { $left } Time tokens are left before the game ends
}.
warns-end-cred = The game ends when { $key ->
    [you] you gain { $cred } more Street Cred
    [johnny] { $name } gains { $cred } more Street Cred
    [maelstrom] { $name } gain { $cred } more Street Cred
   *[other] the { $name } gain { $cred } more Street Cred
}.

## Choices

label-act = Use the { $disc } disc: { $does }
label-wild = Use the Wild disc as { $disc }: { $does }
does-solo = move Solos, then maybe a Firefight
does-techie = move Techies and Drones, then maybe take a card of a market
does-netrunner = move Netrunners, then maybe a Netrun
does-hideout = build a Hideout for { $price }, gain { $cred }
does-upgrade = upgrade a Combat card for { $price }
does-wild = take any action
label-reclaim = Reclaim: recover all discs, gain rewards, recruit
label-end-turn = End the turn
label-move = Move { $unit }: { $from } -> { $to }
label-done = Decline
label-accept = Accept
label-fight = Initiate a Firefight in { $district } against { $against }
label-exchange = Exchange { $unit } with { $other }
label-play = Play { $card } (firepower { $firepower })
label-play-in-all = Play { $card } (firepower { $firepower }, { $all } in all)
odds-fares = By firepower alone, highest: { $alone } %, tied: { $level } %
label-keep = Keep { $card } (firepower { $firepower })
label-remove = Remove { $card } (firepower { $firepower }) from the game
label-discard = Have { $card } (firepower { $firepower }) discarded
label-take-back = Take back your used Combat cards
label-copy = Take over firepower { $firepower } from { $card }, { $side }
label-pay = Pay { $price } for { $what }
label-spend = Pay { $secrets } for { $cred }
label-spend-none = Pay no Corporate Secrets
bought-hideout = the Hideout
bought-upgrade = the Upgrade
an-opportunity = an Opportunity
label-netrun = Begin a Netrun
label-advance = Advance { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}. { $text } { $odds }
odds-found = NetWatch finds you: { $percent } %.
label-roll-again = Roll the NetWatch dice again ({ $odds })
odds-again = found: { $percent } %
label-lose = Lose { $unit }
label-have-lost = Choose { $unit } to be lost
label-sacrifice = Sacrifice { $unit }
label-kill = Kill { $unit }
label-bomb = Sacrifice a Drone to kill { $unit }
label-burn = Sacrifice { $unit } for 1 more firepower
label-convert = Convert { $unit }
label-replace = Remove { $unit } from the game and put { $name } there
label-pick = Pick { $unit }
label-seize = Seize { $name } for { $price }
label-hire = Hire { $name } for { $price }
label-hire-free = Hire { $name } without paying
label-hideout = Build the Hideout in { $district } and gain { $cred }
label-put = { $drone ->
    [yes] Put { $unit } in { $district } with a Drone
   *[other] Put { $unit } in { $district }
}
label-recruit = { $drone ->
    [yes] Recruit { $unit } in { $district } with a Drone
   *[other] Recruit { $unit } in { $district }
}
label-build = Build a Drone in { $district }
label-in = In { $district }
label-gain = Gain { $gain }
label-gain-from = Gain { $gain } from { $district }
label-reward = Reward { $number }
label-recycle = Put { $card } at the bottom of its deck and turn up another card
label-look = Look at { $hand } and have one card discarded
label-have-discard = Have { $side } discard a Combat card at random
label-claim = Claim Payback { $side }: { $firepower } more firepower
label-name = Name { $side }
label-take = Take { $what } { $side }
label-give-up = Give up { $what }
label-resource = Choose { $what }
label-swap = Exchange { $card } for a random Combat card { $side }
label-give = Give the figure of the fallen { $unit } { $side }
label-give-figure = Give the fallen figure { $side }
label-rage = { $steps ->
    [0] Keep all Rage
   *[other] Lower Rage by { $steps } for { $steps } more firepower
}
label-set-aside = Set { $card } aside
label-offer = Take up offer { $offer } of Story card { $card }

## Choices: no more, or nothing

done-turn = End the turn
done-moves-solo = Stop moving Solos
done-moves-techie = Stop moving Techies and Drones
done-moves-netrunner = Stop moving Netrunners
done-moves-any = Stop moving units
done-move-into = Move no unit to { $district }
done-rogue = Rogue Amendiares stays where she is
done-kerry = Kerry Eurodyne stays where he is
done-goro = Look at no hand
done-deal = Take no card
done-buy-cred = Pay no Corporate Secrets
done-recycle-edgerunners = Replace no Edgerunner
done-recycle-opportunities = Replace no Opportunity
done-steal = Take nothing { $side }
done-kill = Kill no unit
done-swap-cards = Exchange no Combat card
done-free-hire = Hire nobody
done-free-upgrade = Do not upgrade
done-may-run = No Netrun
done-may-use = Do not use the space
done-net-moves = Move no opposing unit
done-net-builds = Build no Drone
done-net-builds-more = Build no more Drones
done-net-converts = Convert no unit
done-may-roll-again = Keep the roll: { $sum }
done-may-fight = No Firefight
done-exchange = Exchange no more Solos
done-may-claim = Claim no Payback
done-may-play = Play no more cards
done-may-take-back = Neither take back nor play cards
done-may-burn-drone = Sacrifice no Drone
done-may-bomb = Sacrifice no Drone, kill no unit
done-may-flee = Everybody stays in the District
done-may-give = Keep the figure: it goes to your reserve
done-may-spend = Pay no Corporate Secrets
done-recruit = Recruit no more units
done-may-release = Keep { $card } aside
done-may-set-aside = Set no Opportunity aside

## Choices: what is on offer

accept-buy-cred = Pay { $secrets } for { $cred }
accept-free-upgrade = Upgrade a Combat card without paying
accept-may-run = Begin a Netrun
accept-may-use = Use the space: { $effects }
accept-net-builds-more = Build one more Drone in { $district }
accept-may-roll-again = Roll the NetWatch dice again
accept-may-burn-drone = Sacrifice a Drone for 1 more firepower
accept-may-bomb = Sacrifice a Drone to kill a unit in the District
accept-may-take-back = Take back your used Combat cards
accept-may-release = Put { $card } at the bottom of its deck
does-net-cred = gain { $cred }
does-net-discard = an opponent discards a Combat card
does-net-move = move an opposing unit
does-net-build = build up to { $drones }
does-net-kill = kill a unit
does-net-convert = convert an opposing basic unit
does-net-upgrade = upgrade a Combat card

## What happened

event-turn = Turn of { WHO($seat, "seat") }.
event-acted = { WHO($seat, "Seat") } uses the { $disc } disc.
event-acted-as = { WHO($seat, "Seat") } uses the { $disc } disc as { $action }.
event-reclaimed = { WHO($seat, "Seat") } reclaims.
event-paid = { WHO($seat, "Seat") } pays { $price }.
event-gained = { WHO($seat, "Seat") } gains { $what }.
event-spent = { WHO($seat, "Seat") } gives up { $what }.
event-stolen = { WHO($seat, "Seat") } takes { $what } from { WHO($other, "seat") }.
event-cred = { WHO($seat, "Seat") } gains { $cred } ({ $why }) and has { $total }.
why-net = space { $space } of the Net
why-story = the Story
why-activation = activation
why-toll = no resource given
why-firefight = Firefight won
why-behavior = Gang Behavior card
why-profile = profile card
why-casualties = Casualties
why-the-net = the Net
why-alone = nothing but Drones there
event-netrun = { WHO($seat, "Seat") } begins a Netrun.
event-advanced = { WHO($seat, "Seat") } advances in the Net to space { $space }, { $depth }.
event-rolled = { WHO($seat, "Seat") } rolls { $first } and { $second } ({ $sum }) against Depth Danger { $danger } { $found ->
    [yes] and is found
   *[other] and stays unseen
}.
event-rolled-again = { WHO($seat, "Seat") } rolls again: { $first } and { $second } ({ $sum }) against Depth Danger { $danger } { $found ->
    [yes] and is found
   *[other] and stays unseen
}.
event-tracker-start = The Net tracker of { WHO($seat, "seat") } goes back to Start.
event-tracker-back = The Net tracker of { WHO($seat, "seat") } goes back to space { $space }.
event-activates = { $key ->
    [johnny] { $name }
    [maelstrom] { $name }
   *[other] The { $name }
} ({ WHO($seat, "seat") }) { $key ->
    [johnny] activates
    [maelstrom] activates
   *[other] activate
}.
event-district-drawn = The District card is { $district }.
event-left = { WHO($seat, "Seat") } leaves the table.
event-over = The game is over.
event-moved = { WHO($seat, "Seat") } moves { $unit } { $from } { $to }.
event-lost = { WHO($seat, "Seat") } loses { $unit } { $where } ({ $cause }).
event-removed-unit = { WHO($seat, "Seat") } removes { $unit } { $where } from the game.
event-converted = { WHO($seat, "Seat") } converts { $unit } { $where }.
event-expelled = { WHO($seat, "Seat") } has to take { $unit } out of the Data Fortress of { $district }.
event-placed = { WHO($seat, "Seat") } puts { $unit } into play { $where }.
event-hideout = { WHO($seat, "Seat") } builds a Hideout in { $district }.
event-given = { WHO($seat, "Seat") } gives the figure of a fallen { $unit } to { WHO($other, "seat") }.
event-returned = { WHO($seat, "Seat") } gets { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} back from { WHO($other, "seat") }.
event-firefight = { WHO($seat, "Seat") } initiates a Firefight in { $district }. Involved: { $sides }.
event-exchanged = { WHO($seat, "Seat") } exchanges { $unit } with { $other } { $where }.
event-payback = { WHO($seat, "Seat") } claims Payback from { WHO($other, "seat") }, who holds { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
event-rage-spent = { WHO($seat, "Seat") } lowers its Rage by { $steps } for as much firepower.
event-rage-rose = The Rage of { WHO($seat, "seat") } rises to { $rage }.
event-chose = { WHO($seat, "Seat") } lays down a Combat card, unseen.
event-played = { WHO($seat, "Seat") } reveals { $card } (firepower { $firepower }).
event-played-more = { WHO($seat, "Seat") } also plays { $card } (firepower { $firepower }).
event-copied = { $card } of { WHO($seat, "seat") } takes over firepower { $firepower }.
event-counted = { $card } of { WHO($seat, "seat") } counts { $firepower ->
    [one] 1 Drone
   *[other] { $firepower } Drones
} in the District and has firepower { $firepower }.
event-worthless = { $card } of { WHO($seat, "seat") } has firepower { $firepower }.
event-total = { WHO($seat, "Seat") } has { $firepower } firepower in all.
event-firefight-over = The Firefight in { $district } is over.
event-drew-for = Drawn for { WHO($seat, "seat") }: { $cards }. The best has firepower { $firepower }.
event-took-back = { WHO($seat, "Seat") } takes back all used Combat cards.
event-seized = { WHO($seat, "Seat") } seizes { $card }.
event-hired = { WHO($seat, "Seat") } hires { $card }.
event-new-opportunity = New in the Opportunity market: { $card }.
event-new-edgerunner = New in the Edgerunner market: { $card }.
event-under = { WHO($seat, "Seat") } puts { $card } at the bottom of its deck.
event-set-aside = { WHO($seat, "Seat") } sets { $card } aside.
event-opportunity-gone = { $card } is removed from the game.
event-drew = { WHO($seat, "Seat") } draws { $count ->
    [one] 1 Combat Upgrade card
   *[other] { $count } Combat Upgrade cards
}.
event-drew-seen = { WHO($seat, "Seat") } draws { $card }.
event-kept = { WHO($seat, "Seat") } keeps one of the drawn cards.
event-kept-seen = { WHO($seat, "Seat") } keeps { $card }.
event-discarded = { WHO($seat, "Seat") } removes a Combat card from the game.
event-discarded-seen = { WHO($seat, "Seat") } removes { $card } from the game.
event-dropped = { WHO($seat, "Seat") } discards { $card }.
event-looked = { WHO($seat, "Seat") } looks at the hand of { WHO($other, "seat") }.
event-looked-seen = { WHO($seat, "Seat") } looks at the hand of { WHO($other, "seat") }: { $cards }.
event-swapped = { WHO($seat, "Seat") } exchanges a Combat card with { WHO($other, "seat") }.
event-swapped-seen = { WHO($seat, "Seat") } gives { $given } to { WHO($other, "seat") } and takes { $taken }.
event-edgerunners-cleared = All face-up Edgerunners go to the bottom of their deck, shuffled.
event-opportunities-cleared = All face-up Opportunities go to the bottom of their deck, shuffled.

## How a table ends

ending-cred = A Gang has enough Street Cred.
ending-epilogue = The Epilogue closes the Story and the game.
ending-left = All other Gangs have left the table.
ending-void = The game came to no end and does not count.
ending-solo-won = Your Gang has the most Street Cred: you win.
ending-solo-lost = Your Gang does not have the most Street Cred: you lose.
ended-cred = { $cred } Street Cred, more than any other Gang.
ended-cred-tied = { $cred } Street Cred are the most, and more than one Gang has them.
ended-epilogue = By { $card }: { $decided }
ended-token = holds { $tokens }.
ended-epilogue-cred = { $cred } Street Cred, the most.
ended-epilogue-breaker = even in Street Cred, but with more Story tokens or Opportunities.
ended-epilogue-tied = the Gangs are even in everything.
ended-conceded = { WHO($seat, "Seat") } conceded.
ended-solo-won = { $cred } Street Cred against { $other }.
ended-solo-lost = { $cred } Street Cred against { $other }: only the most alone win.
score = Street Cred
deed-fights = Firefights won
deed-netruns = Netruns
deed-opportunities = Opportunities seized

## Why something cannot be done

no-turn = { WHO($seat, "Seat") } decides now.
no-over = The game is over: there is nothing left to decide.
no-now = This is not on offer in this step.
no-must = Something else has to be decided first.
no-disc-spent = This disc is spent: a Reclaim brings it back, and until then the Wild disc can take its place.
no-class = The action needs a unit of its class in play, and you have none.
no-price = You cannot pay the price: you need that many of the resource, or Corporate Secrets for what is missing.
no-hideout-place = You have a Hideout there already: a new one goes to a District without one of yours.
no-hideout-left = All your Hideouts are built: a Gang has four.
no-upgrade-deck = The Combat Upgrade deck is empty: there is nothing to upgrade with.
no-second-action = An Activate has two actions at most, and you have taken both.
no-reclaim = You can Reclaim once a disc is spent, or when you have no units in play or no resources.
no-reclaim-acted = You have taken an action: a Reclaim takes a whole turn of its own.
no-unit-there = There is no such unit in that place.
no-moved = This unit has moved already: each unit moves once in an action.
no-reach = That is too far: one move leads to an adjacent District, or into or out of a Point of Interest.
no-occupied = This Point of Interest is occupied: it holds one unit, and has to be free to be entered.
no-drone-poi = Drones cannot enter Points of Interest: they stay outside, in the District.
no-fight-here = A Firefight needs one of your Solos and an opposing unit in the same District.
no-control = You need control of a Business to seize an Opportunity, and of a Fixer to hire an Edgerunner.
no-requirement = The requirement of this Opportunity is not fulfilled; its text names it.
no-market = This card is not face up in the market.
no-hires = You have hired three Edgerunners: a Gang hires no more in a game.
no-card = This Combat card is not in your hand.
no-spaces = The Net tracker goes from one space to as many as you have Netrunners in play, and not beyond the last.
no-reserve = Your reserve holds no such unit.
no-hideout-here = Units enter play in a District with one of your Hideouts, and you have none there.
no-place-outside = Units that enter play stand outside Points of Interest.

done-rival-toll = Refuse: the opposing Gang gains 3 Street Cred

no-mover = This action does not move that unit: it moves the units of its class, and the action of the Techies moves Drones as well.
no-convert = Only an opposing basic unit can be converted, and only if your reserve holds one of its class.
no-pick = This unit cannot be picked now.
no-replaced = Johnny Silverhand takes the place of one of your basic units in play, and you have none.

## A turn, for people at the table

turn-summary =
    Choose one: Activate, with one action or two, or Reclaim.
    An action spends its disc: Solo, Techie or Netrunner moves the units of that class; Hideout and Upgrade are paid; Wild is any of them.
    After its moves, Solo may start a Firefight, Techie may take one card of a market, Netrunner may run the Net.
    Reclaim brings all discs back, then collects from Districts, then recruits one unit for each Hideout.
    Presence, one unit or more, pays one reward of the District; Dominance, a Hideout and the most units, pays all.
    With 25 Street Cred the game ends when the turn ends, and the most Street Cred wins.

# What is wrong with options
problem-gang-twice = '{ $name }' is named twice; every seat leads a Gang of its own
problem-too-many-gangs = { $count } Gangs are named, but { $seats ->
    [one] there is one seat
   *[other] there are { $seats } seats
}
problem-solo-story = the single player mode has a Story of its own; leave it out
problem-first = '{ $words }' is not possible; it can { $last ->
    [0] only be 0
   *[other] be random, or a seat from 0 to { $last }
}
problem-no-rival = only the single player mode has one; add mode solo
problem-own-rival = '{ $words }' is your own Gang; it can be { $others }
