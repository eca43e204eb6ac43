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

asks-turn = { $you ->
    [yes] Choose a disc: { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }{ $or ->
        [reclaim] , or Reclaim
        [end] , or end the turn
       *[nothing] {""}
    }.
   *[no] Now: an action{ $or ->
        [reclaim] , or a Reclaim
        [end] , or the end of the turn
       *[nothing] {""}
    }.
}
asks-moves-solo = Now: Solos may move, each once.
asks-moves-techie = Now: Techies and Drones may move, each once.
asks-moves-netrunner = Now: Netrunners may move, each once.
asks-moves-any = Now: { $count ->
    [one] 1 more unit may move
   *[other] { $count } more units may move, each once
}.
asks-move-into = Now: one unit may move straight to { $district }.
asks-rogue = Now: Rogue Amendiares may move.
asks-kerry = Now: Kerry Eurodyne may move.
asks-goro = Now: with Goro Takemura in { $district }, a hand there may be looked at.
asks-goro-discards = Now: one Combat card is picked to be discarded, from { $hand }.
only-end = You can only end the turn: { $reasons }.
only-reclaim = You can only Reclaim: { $reasons }.
only-no-disc = all your discs are spent
only-no-class = you have no unit in play for { $classes }
only-no-hideout = you cannot pay for a Hideout
only-hideouts-built = all your Hideouts are built
only-no-upgrade = you cannot pay for an Upgrade
only-no-deck = there is nothing to upgrade with
asks-pay = Now: { $price } to pay for { $what }; Corporate Secrets can stand in.
asks-hideout-where = Now: the District of the new Hideout.
asks-keep = Now: one of the drawn cards is kept.
asks-remove = Now: one Combat card of the hand is removed from the game.
asks-deal = Now: one card of the markets may be taken.
asks-hired-where = Now: where { $name } enters play.
asks-one-of = Now: one reward of { $card }.
asks-buy-cred = Now: { $card } gives { $cred } for { $secrets }.
asks-recycle-edgerunners = Now: one Edgerunner of the market may be replaced.
asks-recycle-opportunities = Now: one Opportunity of the market may be replaced.
asks-steal = Now: 1 resource may be taken { $side }.
asks-kill = Now: { $card } may kill a unit.
asks-kill-net = Now: the space of the Net kills a unit.
asks-swap-cards = Now: a Combat card may be exchanged for a random one of another hand.
asks-free-hire = Now: an Edgerunner may be hired without paying.
asks-free-upgrade = Now: a Combat card may be upgraded without paying.
asks-may-run = Now: a Netrun may begin.
asks-advance = Now: how far the Net tracker goes.
asks-may-use = Now: the effect of the space may be used. { $text }
asks-net-discards = Now: who discards a Combat card at random.
asks-net-moves = Now: one opposing unit is moved.
asks-net-builds = Now: one Techie may build up to { $count ->
    [one] 1 Drone
   *[other] { $count } Drones
}.
asks-net-builds-more = Now: the Techie in { $district } may build { $count ->
    [one] 1 more Drone
   *[other] up to { $count } more Drones
}.
asks-net-converts = Now: one opposing basic unit is converted.
asks-may-roll-again = Now: the NetWatch dice show { $sum } and may be rolled again.
asks-sacrifice = Now: NetWatch takes a Netrunner.
asks-may-fight = Now: a Firefight may be initiated.
asks-exchange = Now: Solos may be exchanged with units in Points of Interest.
asks-may-claim = Now: Payback may be claimed.
asks-may-rage = Now: Rage ({ $rage }) may be turned into firepower.
asks-choose = Now: all who are involved lay down a Combat card, unseen.
asks-may-play = Now: one more Combat card may be played.
asks-may-take-back = Now: used Combat cards may be taken back, or one more played.
asks-may-burn-drone = Now: a Drone may be sacrificed for 1 more firepower.
asks-must-copy = Now: a card takes over the firepower of another.
asks-losing = Now: the units that are lost, one by one.
asks-must-sacrifice = Now: whoever played the card sacrifices one of their units in the District.
asks-may-bomb = Now: a Drone may be sacrificed to kill a unit in the District.
asks-must-kill = Now: a unit in the District is killed.
asks-may-flee = Now: one surviving unit may move to an adjacent District.
asks-may-give = Now: the figure of the fallen { $unit } may be given to an opponent.
asks-may-spend = Now: Corporate Secrets may be paid for Street Cred.
asks-reward = Now: one reward of { $district }.
asks-recruit = Now: { $count ->
    [one] 1 more unit may be recruited
   *[other] { $count } more units may be recruited
}.
asks-may-release = Now: { $card }, which was set aside, may go under its deck.
asks-may-set-aside = Now: an Opportunity of the market may be set aside.

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
}. { $text }
label-roll-again = Roll the NetWatch dice again
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

ending-cred = A Gang has enough Street Cred: the game is over.
ending-epilogue = The Epilogue closes the Story and the game.
ending-left = All other Gangs have left the table.
ending-void = The game came to no end and does not count.
ending-solo-won = Your Gang has the most Street Cred: you win.
ending-solo-lost = Your Gang does not have the most Street Cred: you lose.

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

asks-rival-toll = Now: the opposing Gang demands 1 resource, or gains 3 Street Cred.
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
