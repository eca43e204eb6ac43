## All tables

panels = Parts of the table
panel-board = Board
panel-hand = Hand
panel-log = Log
panel-talk = Talk
prompt = What is being decided
pay-otherwise = Pay otherwise
choices = { $count ->
    [one] 1 choice on the board
   *[other] { $count } choices on the board
}

## The table of Gangs of Night City

gangs-city = Night City
gangs-net = The Net
gangs-risk = NetWatch finds you if two dice show { $danger } or less: { $percent } %.
gangs-fares = ▲ { $alone } % = { $level } %
gangs-fight-outlook = { $low } to { $high } with a card
gangs-fight-outlook-sure = { $high } with a card
gangs-reward = Reward: { $what }
gangs-nobody = nobody
gangs-strength = { $side } { $count }
gangs-strength-dominant = { $side } { $count }, Dominance
gangs-hand = Your hand
gangs-hand-empty = No card in hand.
gangs-used = Used
gangs-drawn = Drawn for an Upgrade
gangs-face-down = Face down
gangs-upgrades = Combat Upgrades: { $count }
gangs-opportunities = Opportunities
gangs-edgerunners = Edgerunners
gangs-deck = Deck: { $count }
gangs-spent = spent
gangs-hideouts = { $count ->
    [0] All Hideouts are built
    [one] 1 Hideout left to build
   *[other] { $count } Hideouts left to build
}
gangs-reserve = Reserve
gangs-aside = Set aside
gangs-abilities = Abilities
gangs-lost = { $count ->
    [one] 1 unit lost
   *[other] { $count } units lost
}
gangs-tale = The tale
gangs-district-cards = District cards
gangs-district-now = now
gangs-district-drawn = drawn
gangs-district-left = in the deck
gangs-attested = As printed
gangs-original = Designed for this edition
gangs-set-starting = Starting card
gangs-set-upgrade = Combat Upgrade
gangs-set-kang-tao = Kang Tao Upgrade
gangs-combat-cards = Combat cards
gangs-story-cards = Story cards
gangs-from-us = Original: designed for this edition
gangs-from-sources = Attested by { $sources }
gangs-from-cards = a public transcription of the printed cards
gangs-from-rulebook = the rulebook, page { $pages }
gangs-from-other = another public source
gangs-fight-steps = Steps of the Firefight
gangs-fight-exchange = Exchange
gangs-fight-choose = Choose
gangs-fight-reveal = Reveal
gangs-fight-compare = Compare
gangs-fight-casualties = Casualties
gangs-fight-score = Street Cred
gangs-fight-done = done
gangs-fight-next = Next: { $step }
gangs-fight-attacks = initiated it
gangs-fight-leads = is ahead
gangs-fight-so-far = so far
gangs-fight-down = { $down } of { $all } have laid a card down
gangs-fight-about-exchange = Who initiated it may exchange Solos with units in Points of Interest of the District.
gangs-fight-about-choose = Every side lays down one Combat card, unseen.
gangs-fight-about-reveal = All cards are turned over; what they do when revealed happens now.
gangs-fight-about-compare = Firepower is added up: who has the most is spared.
gangs-fight-about-casualties = Who does not have the highest total loses units in the District.
gangs-fight-about-score = Cards whose condition came true give Street Cred.

## The table of the Cyberpunk TCG

tcg-seat = { WHO($seat, "Seat") }
tcg-you = { $name } (you)
tcg-turn = turn
tcg-won = wins
tcg-cost = Cost
tcg-power = Power
tcg-sell = Can be sold
tcg-gigs = Gigs
tcg-cred = Street Cred
tcg-dice = Gig dice
tcg-die-of = { $die }, brought by { $name }
tcg-max = max
tcg-min = min
tcg-fixer = Fixer area
tcg-empty = empty
tcg-field = Field
tcg-field-empty = No Units
tcg-legends = Legends
tcg-units = Units
tcg-gear = Gear
tcg-programs = Programs
tcg-legend-place = Legend { $count }
tcg-legend-gone = An empty place
tcg-face-down = face-down
tcg-eddies = Eddies
tcg-eddies-seen = Seen when they were sold
tcg-eddies-unseen = Never seen
tcg-hand = Your hand
tcg-hand-of = Hand of { $name }
tcg-hand-pile = Hand
tcg-hand-empty = No card in hand.
tcg-hand-seen = Seen going there
tcg-hand-seen-own = Seen by the rival
tcg-hands-hidden = Hands are hidden until the game is over.
tcg-deck = Deck
tcg-deck-top = Known on top
tcg-deck-bottom = Known at the bottom
tcg-deck-seen = Somewhere in it
tcg-deck-list = The main deck as it was brought
tcg-legends-unseen = Legends that lie unseen
tcg-trash = Trash
tcg-removed = Removed
tcg-tray = Cards in play right now
tcg-playing = Being played
tcg-looked = Being looked at
tcg-laid = Just trashed
tcg-resting = On the way under the deck of { WHO($seat, "seat") }
tcg-from-trash = From your trash
tcg-attack = Attack
tcg-against = against
tcg-target-open = the target is not named yet
tcg-gigs-of = Gigs of { WHO($seat, "seat") }
tcg-outlook-gigs = As it stands: steals { $count ->
    [0] nothing
    [one] 1 Gig
   *[other] { $count } Gigs
}.
tcg-outlook-unit = As it stands: the attacker { $result ->
    [wins] wins
    [loses] loses
   *[ties] ties
}, { $own } to { $other }.
tcg-outlook-open-you = You can still pay { $funds } €$ and have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand{ $blockers ->
    [0] {""}
    [one] , 1 Unit that can block
   *[other] , { $blockers } Units that can block
}.
tcg-outlook-open = { WHO($seat, "Seat") } can still pay { $funds } €$ and has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand{ $blockers ->
    [0] {""}
    [one] , 1 Unit that can block
   *[other] , { $blockers } Units that can block
}.
tcg-steps = Steps of the attack
tcg-step-target = Target
tcg-step-react = Reactions
tcg-step-clash = Fight or theft
tcg-step-result = Result
tcg-effect = Effect
tcg-pending = Pending effects
tcg-booked = At the end of the turn
tcg-mark-lag = Lag
tcg-mark-solo = solo
tcg-mark-attack-units = hits Units
tcg-mark-attack-spent = hits spent Units
tcg-mark-attack-ready = hits ready
tcg-mark-undefeated = stands firm
tcg-mark-harmless = harmless
tcg-mark-watched = watched
tcg-mark-must = must attack
tcg-mark-must-next = must attack next
tcg-mark-stays-spent = stays spent
tcg-mark-no-attack = no attack
tcg-mark-no-ready = no ready
tcg-mark-fight = { $by } in fights
tcg-mark-fewer = steals less
tcg-mark-cheaper = cheaper solo
tcg-from = { $print }, { $rarity }
gangs-rolled-found = { $sum } does not exceed { $danger }: found.
gangs-rolled-safe = { $sum } exceeds { $danger }: unseen.

## What signs mean
gangs-sign-solo = Solo: fights. Its disc moves your Solos and may then start a Firefight.
gangs-sign-techie = Techie: does business. Its disc moves your Techies and Drones and may then take one card of a market.
gangs-sign-netrunner = Netrunner: its disc moves your Netrunners and may then begin a Netrun.
gangs-sign-drone = Drone: counts as a unit, moves with the Techie disc, enters no Point of Interest, and is lost where it stands alone.
gangs-sign-hideout = Hideout: where recruits arrive; with the most units it gives Dominance. It costs 2 Eurodollars and pays Street Cred.
gangs-sign-upgrade = Upgrade: draw two Combat cards for 1 Eurodollar, keep one, and remove one of your hand from the game.
gangs-sign-wild = Wild: does any of the other five actions, even one whose disc is spent.
gangs-sign-eurodollar = Eurodollar: pays for Hideouts, upgrades and Edgerunners.
gangs-sign-contraband = Contraband: pays for Opportunities.
gangs-sign-secret = Corporate Secret: pays for a Eurodollar or for a Contraband.
gangs-sign-cred = Street Cred: the score. 25 end the game with the turn, and the most wins.
gangs-sign-business = Business: whoever is inside may take Opportunities with the Techie disc.
gangs-sign-fixer = Fixer: whoever is inside may hire Edgerunners with the Techie disc.
gangs-sign-fortress = Data Fortress: pays its owner a Corporate Secret whenever a Netrun begins.
gangs-sign-fire = Firepower: what a Combat card adds to your total. The highest total loses no unit.
tcg-sign-blocker = BLOCKER: when its player is attacked, a ready Unit can be spent to become the target instead.
tcg-sign-quick = QUICK: can be used as a reaction, while the Rival attacks.
tcg-sign-solo = GO SOLO: pay its cost to put this face-up Legend onto the field, ready and free to attack at once.
tcg-sign-adrenaline = ADRENALINE: may attack in the turn in which it arrives.
tcg-sign-play = PLAY: happens when the card has been played.
tcg-sign-call = CALL: happens when this Legend is turned face-up by a Call, which costs 1 €$ once a turn.
tcg-sign-attack = ATTACK: happens when this Unit is spent to attack.
tcg-sign-defeated = DEFEATED: happens when this Unit has been defeated.
tcg-sign-lag = Lag: a Unit that has just arrived cannot attack or be spent for its effects this turn.
sign-seat = Shape and colour say whose it is: each player has its own, at every token, die and score.
gangs-sign-socket = Point of Interest: one unit can stand inside; the small sign says of which kind it is.
gangs-sign-specialist = Edgerunner without a class: acts when what its card says happens, and moves by no disc.
gangs-sign-crown = Dominance: a Hideout here and the most units. It pays every reward of the District at a Reclaim.
gangs-sign-deal = Deal: an Opportunity of this kind that was taken. Others are worth more the more of a kind you hold.
gangs-sign-discard = In the Net: an opponent discards a Combat card.
gangs-sign-move = In the Net: move an opposing unit.
gangs-sign-convert = In the Net: an opposing unit is replaced by one of the same class from your reserve.
gangs-sign-lost = Lost: the unit goes back to the reserve of its owner.
gangs-sign-danger = Depth Danger: two dice are rolled; that total or less, and the Netrunner is found.
gangs-sign-backs = Combat cards in hand: how many, not which.
gangs-sign-rage = Rage: rises after a Firefight that Maelstrom began, and can be lowered for firepower.
gangs-sign-story = Story: its cards change the rules and lay tokens; what they mean stands on the open card.
gangs-sign-time = Time: tokens on a Story card; its words say when one is taken away and what the last one does.
gangs-sign-source = Where the card comes from: filled, as printed; hollow, written for this table.
tcg-sign-clash = Attack: who attacks what. After the reactions comes a fight against a Unit, or a steal from the Gigs.
tcg-sign-die = Gig: a die that counts towards 7. What it shows is your Street Cred; ▲ is its highest, ▼ its lowest face.
tcg-sign-fixer = Fixer area: dice that are not rolled yet. One is taken and rolled each turn, the d20 as the last.
tcg-sign-cred = Street Cred: the sum of all your Gigs show. Many effects ask for it.
tcg-sign-gigs = Gigs: whoever has 7 at the start of the own turn wins. An attack on them steals some.
tcg-sign-eddies = Eddies: each pays 1 €$ a turn. Upright ones are ready, lying ones are spent.
tcg-sign-hand = Hand: how many cards, and those of them that both players know.
tcg-sign-deck = Deck: cards that are still to be drawn.
tcg-sign-trash = Trash: what was discarded, defeated or used up lies there open.
tcg-sign-gone = Removed from the game: comes back only where a card says so.
tcg-sign-legend = Face-down Legend: pays 1 €$, or is turned face-up by a Call, which costs 1 €$ once a turn.
tcg-sign-looked = Its owner has looked at this Legend.
tcg-sign-cost = Cost: what playing the card costs in €$; underlined where it is cheaper now.
tcg-sign-ram = RAM: its colour and number. A deck may hold only what the RAM of its Legends allows.
tcg-sign-sell = Sell tag: once a turn a card with it can be sold from hand, and is an Eddie from then on.
tcg-sign-power = Power: decides fights. A steal takes one die, and one more for every full 10.

## The table of Nightlancer

nl-who = { WHO($seat, "Seat") }
nl-you = { WHO($seat, "Seat") } (you)
nl-boss = { WHO($seat, "Seat") }, Boss
nl-round = Round { $round } of { $rounds }: { $phase }
nl-of-rounds = Round { $round } of { $rounds }
nl-phase-setup = Setup
nl-phase-event = Event
nl-phase-missions = Take missions
nl-phase-street = Street
nl-phase-mission = Mission
nl-phase-end = End of round
nl-phase-scoring = Scoring
nl-steps = Where it stands
nl-street = The street
nl-edge = Edge ring
nl-risky = Risky
nl-closed = Not used with so few players.
nl-blocked = The Agent is there.
nl-taken = Taken.
nl-stall-empty = Sold out
nl-missions = Missions
nl-no-missions = No mission lies open.
nl-penalty = On failure
nl-abort = Abort
nl-dirty = Dirty: whoever finishes it loses 1 Ideal
nl-excludes = Such cards may not be used
nl-loadout = Cards in the Loadout
nl-first = First Crew
nl-second = Second Crew
nl-first-short = First
nl-second-short = Second
nl-goal = To win together: { $each } Prospects each, { $goal } in all (now { $total }), everybody's own Opportunity bought, and Ideals left.
nl-goal-short = Together { $total } of { $goal }, { $each } each
nl-talk-pay = Paid to each as you are: { $now }; with one more: { $then }.
nl-talk-offer = The offer: both promise
nl-talk-counter = The counter-offer: both promise
nl-talk-instead = Or offer instead, once
nl-talk-choose = What do you offer? Both promise
nl-promise-assist = Assist
nl-promise-stay = Stay
nl-promise-peace = Peace
nl-talk-nothing = Nothing
nl-talk-enforced = The rules enforce the place in the Crew, and no promise: a broken one is told to all.
nl-talk-together = You play together: nothing has to be promised.
nl-score-abilities = Best abilities
nl-score-agendas = Agendas
nl-score-cards = Cards
nl-score-total = As it stands
nl-score-about = Loans cost 5 Prospects each unless 10 Chips are paid, Heat 1 for each point unless two cards or Chips are given up; 5 Chips buy a Prospect.
nl-sign-pact = A pact: what whoever joined a Crew and its Boss promised each other. The rules enforce none of it.
nl-deal = Deal
nl-deal-closes = The Deal keeps a Second Crew away
nl-payment = Payment for each, by the size of the Crew
nl-order = Order
nl-prospect-price = A Prospect costs
nl-health = Health
nl-resolve = Resolve
nl-ideals = Ideals
nl-heat = Heat
nl-prospects = Prospects
nl-chips = Chips
nl-loans = Loans
nl-tokens = Action tokens left: { $count }
nl-left = has left
nl-shaken = Shaken
nl-low = Lays low
nl-guard = Less Health lost
nl-hand-contacts = { $count ->
    [one] { $count } Contact in hand
   *[other] { $count } Contacts in hand
}
nl-hand-opportunities = { $count ->
    [one] { $count } Opportunity in hand
   *[other] { $count } Opportunities in hand
}
nl-assets = Assets
nl-no-assets = Nothing yet
nl-loadout-count = in the Loadout: { $count }
nl-loaded = packed
nl-in-use = in use
nl-hand = Hand
nl-hand-of = Hand of { WHO($seat, "seat") }
nl-hand-empty = No card in hand.
nl-hands-hidden = Hands are hidden until the game is over.
nl-one-roll = one roll
nl-rerolls = { $count ->
    [one] { $count } re-roll
   *[other] { $count } re-rolls
}
nl-with-crew = with the Crew
nl-step-prepare = Prepare
nl-step-hinder = Hinder
nl-step-roll = Dice
nl-step-result = Result
nl-sets = This Score is what the Second Crew must reach.
nl-sets-short = sets the Score
nl-attempts = attempts it
nl-declines = stands back
nl-before-dice = Score before the dice
nl-blocked-by = The Obstacle is in the way.
nl-not-rolled = Not rolled yet
nl-hits = { $hits ->
    [one] { $hits } crosshair
   *[other] { $hits } crosshairs
}
nl-risk = On failure: { $health } Health
nl-would-shake = Shaken!
nl-face-off = Face-off
nl-face-off-about = The First Crew rolls first; the Second Crew must match its Score. Whoever loses leaves the mission with 5 Health less.
nl-wins-first = The First Crew wins: { $plain } %, with the best cards of both { $armed } %
nl-wins-second = The Second Crew wins: { $plain } %, with the best cards of both { $armed } %
nl-browses = The Black Market, looked through by { WHO($seat, "seat") }
nl-sifts = { WHO($seat, "Seat") } drew { $count } and keeps one
nl-nightlancers = Nightlancers
nl-items = Black Market
nl-contacts = Contacts
nl-opportunities = Opportunities
nl-round-cards = Round cards
nl-sign-covert = Covert: not to be seen. A challenge is passed with a Score of at least its number.
nl-sign-streetwise = Streetwise: to know people and be believed.
nl-sign-technical = Technical: to build, break and crack.
nl-sign-melee = Melee: combat at arm's length. Failing a combat challenge costs Health.
nl-sign-gunfight = Gunfight: combat across a room.
nl-sign-marksman = Marksman: combat from far away.
nl-sign-hit = Crosshair: each of the three dice shows one every second time. Every crosshair adds 1 to the Score.
nl-sign-odds = Odds: how likely the challenge is passed with one roll and nothing put in, and at best, with every re-roll that Resolve pays for and the best cards.
nl-sign-again = Re-roll: all three dice again for 1 Resolve; the last point of Resolve cannot be spent so.
nl-sign-danger = Danger: the Health that everybody in the Crew loses if the combat challenge is failed.
nl-sign-lost = Penalty: what failing leads to. On a Contact: what it does to an opponent.
nl-sign-obstacle = Obstacle: must be passed by a card or an ability before the challenge can be attempted.
nl-sign-health = Health: at 0 you are Shaken, lose an Ideal and leave your mission.
nl-sign-resolve = Resolve: pays for re-rolls; at 0 you are Shaken.
nl-sign-ideals = Ideals: each is a Prospect at Scoring; without any you cannot beat somebody who has some.
nl-sign-heat = Heat: who has less acts earlier. At 5 you must lay low; at Scoring it costs.
nl-sign-prospects = Prospects: the most of them win the game.
nl-sign-chip = Chips: money.
nl-sign-loan = Loan: 10 Chips from the Euromafia; 1 Chip of interest each round, 5 Prospects at the end if it is not paid back.
nl-sign-token = Action token: four for each round, each does what its space says.
nl-sign-circle = The type of a Contact, which says what its third use does to an opponent.
nl-sign-contact = Contact: a card with three uses, discarded after one of them.
nl-sign-backs = Cards in hand: everybody sees how many, only their owner which.
nl-sign-opportunity = Opportunity: bought with Use Connections; it stays in Assets.
nl-sign-skill = Skill: raises ratings for good.
nl-sign-agenda = Agenda: counted with Ideals at Scoring.
nl-sign-weapon = Weapon: one in a combat challenge.
nl-sign-armour = Armour: less Health lost in a combat challenge, at least 1; one in a challenge.
nl-sign-gear = Gear: carried, as Armour and Weapons are; on a mission only what is in the Loadout counts.
nl-sign-cyber = Cyberware and Cyberweapons: built in for Health and Resolve, need no Loadout, cannot be sold.
nl-sign-loud = Loud: using it gives 1 Heat.
nl-sign-obvious = Obvious: cannot be used in an Event.
nl-sign-dirty = Dirty: everybody who finishes the mission loses 1 Ideal.
nl-sign-boss = Boss: the top token of a Crew; chooses the Route and who may join.
nl-sign-crew = Crew: each member who is left is paid the entry for its size.
nl-sign-deal = Deal: keeps a Second Crew away, and the Boss draws 1 more Opportunity when paid.
nl-sign-shaken = Shaken: out of Health or Resolve. You lose an Ideal and lay low until the next Downtime.
nl-sign-low = Laying low: all Health and Resolve back and 1 Heat less, but no mission.
nl-sign-agent = The Agent: plays against all of you.
nl-sign-event = Event: face its challenge or lay low.
nl-sign-street = In your turn of the Street phase.
nl-sign-mission = Mission: three Stages, each with two Routes.
nl-sign-rounds = Rounds: six in all, then Scoring.
nl-sign-cost = Cost in Chips; green where it is cheaper for you.
nl-sign-source = ◆ as printed, ◇ designed for this edition.

## Cyberpunk CCG

cc-you = { WHO($seat, "Seat") } (you)
cc-who = { WHO($seat, "Seat") }
cc-turn = Turn { $turn }, of { WHO($seat, "seat") }.
cc-your-turn = Turn { $turn }: yours.
cc-left = has left
cc-sites = Sponsor, Locations, Operations and Stash
cc-crew = Runners
cc-no-runners = No Runner in play.
cc-worn = Gear
cc-sponsor = Sponsor
cc-sponsors = Sponsors
cc-shelf-location = Locations
cc-shelf-operation = Operations
cc-shelf-runner = Runners
cc-shelf-cyber = Cyber
cc-shelf-equipment = Equipment
cc-shelf-event = Events
cc-no-faction = No faction
cc-attested = A source names this card.
cc-original = Designed for this edition.
cc-capacity = How many Runners it carries
cc-ops = Ops Points
cc-style = Style Points
cc-own-way = The Sponsor's own way
cc-busts = Bust points
cc-hand = Hand
cc-hand-of = Hand of { WHO($seat, "seat") }
cc-hand-empty = No card in hand.
cc-hands-hidden = Hands are hidden from onlookers.
cc-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
cc-hand-known = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}; known: { $cards }
cc-runs-deck = Cards in the Runs Deck
cc-gear-deck = Cards in the Gear Deck
cc-trash = Trash pile, the topmost first
cc-stash = Stash
cc-stash-about = { $count ->
    [0] The Stash is empty.
    [one] { $count } card in the Stash, security { $security }.
   *[other] { $count } cards in the Stash, security { $security }.
}
cc-team = Team { $team }
cc-team-force = Team { $team }: offense { $offense }, defense { $defense }
cc-security = Security
cc-reach = You could bring an offense of { $offense } against security { $security }.
cc-used = used
cc-equipped = equipped
cc-complete = complete
cc-incomplete = not complete yet
cc-is-busted = busted
cc-is-psycho = Cyber-Psycho
cc-fights = in the battle
cc-lends = lends its LR from afar
cc-done = makes no other Hit or Run this turn
cc-has-bid = you have paid to attempt it
cc-tokens = { $count ->
    [one] { $count } construction token
   *[other] { $count } construction tokens
}
cc-standings = How far everybody is from winning
cc-parts = The parts of a turn
cc-part-draw = Draw
cc-part-purchase = Purchase
cc-part-equip = Equip
cc-part-legwork = Legwork
cc-part-action = Action
cc-part-damage-control = Damage Control
cc-hit = Hit
cc-run = Run
cc-attacks = attacks
cc-defends = defends
cc-may-defend = May still defend.
cc-undefended = Nobody defends.
cc-own-op = An Operation of one's own: nobody defends it.
cc-offense = Offense
cc-defense = Defense
cc-fate-succeeds = As it stands it succeeds: { $offense } offense against security { $security }.
cc-fate-fails = As it stands it fails, and the team returns: { $needs } more offense would do.
cc-fate-beaten = As it stands the team is beaten: { $needs } offense short of getting through.
cc-fate-ties = As it stands nobody beats anybody, and the team returns.
cc-stack = Announced
cc-stack-about = the topmost comes first
cc-cancelled = (does not happen)
cc-from-trash = Out of the trash
cc-choose-card = Choose a card
cc-coming = On its way
cc-sign-sr = SR: short range offense, of Runners in the battle
cc-sign-lr = LR: long range offense, which a Runner outside a battle lends for as many EB
cc-sign-def = Def: defense, which keeps a team from being beaten
cc-sign-power = Power: how good a Runner is at what its character type does
cc-sign-emp = Emp: empathy; at 1 or less a Runner is a Cyber-Psycho
cc-sign-style = Style Points: 100 in play at the end of a turn win
cc-sign-ops = Ops Points: 100 at the end of a turn win
cc-sign-own-way = The Sponsor's own way: fulfilled, it wins at once
cc-sign-security = Security Total: M-Sec plus twice E-Sec, which an offense must exceed
cc-sign-msec = M-Sec: manual security
cc-sign-esec = E-Sec: electronic security, which counts twice
cc-sign-eb = EB: EuroBucks, with which everything is paid
cc-sign-move = Movement: how often a team goes on after a success
cc-sign-room = Capacity: how many Runners a Vehicle carries
cc-sign-cop = Cop: busts Runners that are being used
cc-sign-corp = Corp: pays, and adds to what a Location pays
cc-sign-fixer = Fixer: makes Operations and support cheaper
cc-sign-med-tech = Med-Tech: saves Runners and straightens them
cc-sign-media = Media: raises the M-Sec of a Location or Operation
cc-sign-netrunner = Netrunner: lowers E-Sec, and restores one's own
cc-sign-nomad = Nomad: lends half its Power, and makes a team of five possible
cc-sign-rocker = Rocker: lowers the M-Sec of a Location or Operation
cc-sign-solo = Solo: adds its Power to SR, LR or Def once in a battle
cc-sign-techie = Techie: saves gear and builds the Punknaught; also Tools
cc-sign-team = A team: its number, its offense and its defense
cc-sign-psycho = Cyber-Psycho: must go on a Hit or Run, and cannot be busted
cc-sign-busted = Busted, or bust points: a busted Runner stays used until its player straightens
cc-sign-used = Used: it does nothing until it is straightened
cc-sign-done = Makes no other Hit or Run this turn
cc-sign-token = Construction tokens: one goes at the beginning of every turn
cc-sign-stash = Stash: gear that no Runner carries; it can be hit
cc-sign-hand = Cards in hand; eight are kept at the end of the turn
cc-sign-runs = Runs Deck: Locations, Operations and Runners
cc-sign-gear = Gear Deck: Cyber, Equipment and Events
cc-sign-trash = Trash pile, face up
cc-sign-location = Location: makes EB, and can be hit
cc-sign-operation = Operation: completed by a Run for its Ops Points
cc-sign-event = Event: happens at once and is burned
cc-sign-cyber = Cyber: one for each body part, at the price of empathy
cc-sign-weapon = Weapon: one is equipped in a battle
cc-sign-vehicle = Vehicle: carries Runners, on to a Run or home unused
cc-sign-equipment = Equipment: one of each type on a Runner
cc-sign-cost = Cost in EB: 2 less for cards of your Sponsor's faction
cc-sign-reach = What you could bring: the offense of your best team against this security
cc-sign-source = A filled mark: a source names this card; an empty one: designed for this edition
