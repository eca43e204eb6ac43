## The game

title = Cyberpunk CCG
summary = Two to four Sponsors hire Runners in Night City and send them on Hits and Runs: 100 Ops Points, 100 Style Points or the Sponsor's own way wins.
tile = Hire Runners, hit Locations, look good.
mode-table = two to four players, each with a Sponsor and two decks
problem-no-deck = there is no deck '{ $words }'; known are { $known }

## Small words

none = none
of-seat = { $name } of { WHO($seat, "seat") }
the-sponsor = the Sponsor of { WHO($seat, "seat") }
own-sponsor = your Sponsor
the-stash = the Stash of { WHO($seat, "seat") }
one-team = team { $team }: { $names }
part-setup = Set up
part-draw = Draw
part-straighten = Straighten
part-purchase = Shopping, Purchase
part-equip = Shopping, Equip
part-legwork = Legwork
part-action = Action
part-damage-control = Damage Control
part-end = End of turn

## What can be done

do-draw-runs = Draw from the Runs Deck
do-draw-gear = Draw from the Gear Deck
do-gain-ops = Gain 5 Ops Points
do-gain-style = Gain 5 Style Points
do-pass = Pass
do-buy = Buy { $card } for { $price } EB
do-buy-to-stash = Put { $card } into your Stash, for { $price } EB
do-buy-to = Attach { $card } to { $name }, for { $price } EB
do-source = Pay with { $name }: { $eb } EB
do-boost = { $name } adds to that Location
do-deal = { $name } lowers the cost by { $eb } EB
do-move = Move { $name } to { $on }
do-unstash = { $on } takes { $name } out of the Stash
do-unstash-vehicle = The Vehicle of { $on } brings { $name } out of the Stash
do-stash = Put { $name } into the Stash
do-stash-vehicle = Put { $name } into the Stash by the Vehicle
do-bid = Pay { $price } EB to attempt { $name } this turn
do-teams = Assign teams
do-no-team = No team for { $name }
do-team = { $name } in team { $team }{ $with ->
    [none] {""}
   *[other] {" "}with { $with }
}
do-praise = { $name } raises the M-Sec of { $on }
do-shield = { $name } raises the E-Sec of { $on }
do-hack = { $name } lowers the E-Sec of { $on }
do-incite = { $name } lowers the M-Sec of { $on }
do-broker = { $name } lowers the cost of attempting { $on }
do-discount = { $name } lowers the cost of the LR of { $on }
do-family = { $name } lends half its Power to { $on }
do-bust = { $name } busts { $on }
do-sense = { $name } adds its Power to its { $stat }
do-support = { $name } supports with its LR, for { $price } EB
do-arrest = Bust { $name }
do-recover = Take { $card } out of your trash
do-heal = Straighten { $name }
do-treat = Save the Runner with Med-Techs
do-repair = Save the card with Techies
do-build = Put { $name } under { $on }
do-with = Use { $name }
do-use = { $name }: { $text }
do-play = Play { $card } for { $price } EB: { $text }
do-pick = { $name }
do-trashed = { $card } out of the trash of { WHO($seat, "seat") }
do-held = { $card } out of your hand
do-found = { $card } out of your decks
do-rival = { WHO($seat, "Seat") }
do-hit = Hit { $name }: security { $security }, worth { $ops } Ops{ $able ->
    [yes] ; you could bring offense { $offense }
   *[no] {""}
}
do-hit-stash = Hit the Stash of { WHO($seat, "seat") } for { $price } EB: security { $security }, worth { $ops } Ops{ $able ->
    [yes] ; you could bring offense { $offense }
   *[no] {""}
}
do-run = Run { $name }: security { $security }, worth { $ops } Ops{ $able ->
    [yes] ; you could bring offense { $offense }
   *[no] {""}
}
do-force = Send team { $team }
do-force-with = Send team { $team }: offense { $offense }, defense { $defense }
do-send = Send { $name }
do-decline = None
do-undefended = Do not defend
do-let = Let it go on
do-wield = Equip { $name }
do-wield-two = Equip { $name } and { $on }
do-unarmed = Equip no Weapon
do-home = { $name } brings Runners home unused
do-board = { $name } goes home with it
do-return = Return used
do-discard = Discard { $card }
do-done = Done

## What is asked

asks-anything = Choose what happens next.
asks-draw = { $setup ->
    [yes] Draw your opening hand, from either deck: { $count } more.
   *[no] Draw from the Runs Deck or the Gear Deck: { $count } more.
}
asks-missed = A card could not be drawn: gain 5 Ops Points or 5 Style Points.
asks-phase = { $part }: { $what }. You can pay { $funds } EB.
asks-phase-other = { $part } of { WHO($seat, "seat") }: { $what }. You can pay { $funds } EB.
asks-battle = { $run ->
    [yes] The Run at { $target }
   *[no] The Hit on { $target }
}: offense { $offense } against security { $security }. You may { $what }.
asks-skirmish = The Hit on { $target }: the attackers have offense { $offense } and defense { $defense }, the defenders { $blow } and { $wall }; security is { $security }. You may { $what }.
asks-window = { $about } You may { $what }.
window-trashed = { $name } would be trashed.
window-hit = { WHO($seat, "Seat") } hits { $target }.
announces = { WHO($seat, "Seat") } uses Runners.
asks-onward = You have succeeded: { $what }.
asks-pay = Pay { $left } EB for { $for }: choose what you use. What is paid too much is lost.
pays-attempt = the right to attempt { $card }
pays-support = the long range support
pays-hit = the Hit on { $target }
pays-this = what you have announced
asks-gather = { $what } Choose who is used: Power { $power } of { $need } so far.
asks-gather-any = { $what } Choose who is used: Power { $power } so far, or that is enough.
asks-aim = { $only ->
    [yes] { $card }: { $text } Nothing fits.
   *[no] { $card }: { $text } Choose the target.
}
asks-rival = { $card }: { $text } Choose the opponent.
asks-discard = { $end ->
    [yes] You keep 8 cards at the end of the turn: discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[no] Discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
asks-assign = Which team is { $name } in?
asks-send = { $named ->
    [yes] Choose who else goes to { $target } (security { $security }), or that is all.
   *[no] Choose the team, or the Runners without one, that go to { $target }: more than { $security } offense succeeds.
}
asks-defend = { $named ->
    [yes] Choose who else defends { $target }, or that is all.
   *[no] { WHO($seat, "Seat") } hits { $target } (security { $security }) with offense { $offense } and defense { $defense }: choose who defends.
}
asks-wield = Choose the Weapon of { $name } for this battle.
asks-board = Choose who goes home with { $name }: { $room ->
    [one] { $room } seat
   *[other] { $room } seats
} left.
asks-place = { $card } comes into play for nothing: choose where it goes.

waits = Waiting for { WHO($seat, "seat") } to { $what }.
waits-draw = draw
waits-missed = choose Ops or Style Points
waits-phase = act or pass ({ $part })
waits-battle = act in the battle or pass
waits-window = respond or let it go on
waits-onward = go on or come home
waits-pay = pay { $left } EB
waits-gather = choose who is used
waits-aim = choose the target
waits-rival = choose the opponent
waits-discard = discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
waits-assign = assign teams
waits-send = choose who goes
waits-defend = choose who defends
waits-wield = choose a Weapon
waits-board = choose who goes home unused
waits-place = choose where a card goes

may-act = act or pass
may-respond = respond or let it go on
may-only-let = only let it go on
may-buy = buy a card
may-move = move Equipment
may-teams = assign teams
may-raise = raise security
may-lower = lower security
may-broker = lower the cost of an attempt
may-bid = pay for an opponent's Operation
may-hit = hit an opponent
may-run = make a Run
may-recover = take a card out of your trash
may-heal = straighten a Runner
may-build = build the Punknaught
may-use = use an ability
may-play = play an Event
may-family = lend Power
may-pass = pass
may-let = let it go on
may-sense = add a Solo's Power
may-support = support from afar
may-arrest = bust a Runner
may-discount = make support cheaper
may-bust = bust the Runner
may-treat = save it with Med-Techs
may-repair = save it with Techies
may-home = bring Runners home unused
may-return = return used

only-pass = You can only pass: { $why }.
only-no-hand = your hand is empty
only-events = there are only Events in your hand, and none can be played now
only-no-funds = nothing in your hand can be bought for { $funds } EB
only-no-purchase = nothing in your hand can be bought now
only-end = There is nothing to clean up: pass to end your turn.
only-pass-other = { $part } of { WHO($seat, "seat") }: you have nothing to answer with.
only-pass-battle = The battle about { $target }: you have nothing to add.

## What nobody should be surprised by

warns-ops = { $you ->
    [yes] You have { $count } Ops Points and win when this turn ends.
   *[no] { WHO($seat, "Seat") } has { $count } Ops Points and wins when this turn ends.
}
warns-ops-near = { $you ->
    [yes] { $count } Ops Points: with 100 at the end of a turn you win.
   *[no] { $count } Ops Points: with 100 at the end of a turn { WHO($seat, "seat") } wins.
}
warns-style = { $you ->
    [yes] You have { $count } Style Points and win when this turn ends.
   *[no] { WHO($seat, "Seat") } has { $count } Style Points and wins when this turn ends.
}
warns-style-near = { $you ->
    [yes] { $count } Style Points: with 100 at the end of a turn you win.
   *[no] { $count } Style Points: with 100 at the end of a turn { WHO($seat, "seat") } wins.
}
warns-sponsor = { $you ->
    [yes] You are about to win at once with { $sponsor }: { $steps }.
   *[no] { WHO($seat, "Seat") } is about to win at once with { $sponsor }: { $steps }.
}
warns-decks = { $you ->
    [yes] You have { $count } cards left to draw; every one that is missing is worth 5 points to your opponents.
   *[no] { WHO($seat, "Seat") } has { $count } cards left to draw; every one that is missing is worth 5 points to opponents.
}
goal-defense = { $has } of { $needs } Def
goal-offense = { $has } of { $needs } SR and LR
goal-cyber = { $has } of { $needs } Cyber cards
goal-body-parts = { $has } of { $needs } body parts
goal-vehicles = { $has } of { $needs } Vehicles
goal-bust-points = { $has } of { $needs } bust points
goal-locations = { $has } of { $needs } kinds of Locations
goal-punknaught = { $has } of { $needs } parts of a Punknaught
goal-cards = { $has } of { $needs } cards
goal-control = { $card } in play
goal-complete = { $card } completed

turn-summary =
    Draw three cards, each from either deck; then all your cards are straightened.
    Shopping, Purchase: your Sponsor and Locations pay. Buy Locations, Operations, Runners; Cyber and Equipment go to a Runner or to the Stash.
    Shopping, Equip: Equipment goes from one Runner to another, or between Runners and the Stash.
    Legwork: Runners raise and lower security by what they are. Assign teams of up to four, and pay double the cost of an opponent's Operation to attempt it.
    Action: a team hits an opponent's Location, Operation or Stash, or runs an Operation of yours. More offense than security (M-Sec plus twice E-Sec) succeeds and brings its Ops Points.
    Whoever is hit may defend. The offense of one side against the defense of the other: who is beaten loses the Equipment, or the Runners that have none.
    Damage Control: cards come back, Runners are healed, the Punknaught is built. Keep eight cards.
    At the end of a turn 100 Ops Points or 100 Style Points win; your Sponsor's own way wins at once.

## The position

position-turn = Turn { $turn }, of { WHO($seat, "seat") }: { $part }.
position-left = { WHO($seat, "Seat") } has left.
position-player = { WHO($seat, "Seat") }, { $sponsor }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: { $ops } Ops, { $style } Style, { $busts } bust points; hand { $hand }, Runs Deck { $runs }, Gear Deck { $gear }, trash { $trash }.
position-known = Known of the hand: { $cards }.
position-runner = Runner { $name }{ $used ->
    [busted] {" "}(busted)
    [yes] {" "}(used)
   *[no] {""}
}{ $fights ->
    [yes] {" "}in the battle
   *[no] {""}
}: SR { $sr }, LR { $lr }, Def { $def }, Power { $power }, Emp { $emp }, team { $team }; gear: { $gear }.
position-location = Location { $name }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: M-Sec { $m }, E-Sec { $e }, security { $security }, { $eb } EB, { $ops } Ops; attached: { $gear }.
position-operation = Operation { $name }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: M-Sec { $m }, E-Sec { $e }, security { $security }, { $ops } Ops; attached: { $gear }.
position-gear = { $name }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] {" "}with { $tokens } token
   *[other] {" "}with { $tokens } tokens
}
position-parts = { $name } over { $parts }
position-stash = Stash: { $cards }.
position-hit = { WHO($seat, "Seat") } hits { $name }, security { $security }.
position-run = { WHO($seat, "Seat") } runs { $name }, security { $security }.
position-totals = { WHO($seat, "Seat") }: offense { $offense }, defense { $defense }.
position-hand = Your hand:
position-no-hand = Your hand is empty.

## What happened

event-cut = { WHO($seat, "Seat") } cuts { $card }.
event-begins = { WHO($seat, "Seat") } begins.
event-drew-runs = { WHO($seat, "Seat") } draws from the Runs Deck.
event-drew-gear = { WHO($seat, "Seat") } draws from the Gear Deck.
event-drew-runs-seen = { WHO($seat, "Seat") } draws { $card } from the Runs Deck.
event-drew-gear-seen = { WHO($seat, "Seat") } draws { $card } from the Gear Deck.
event-missed = { WHO($seat, "Seat") } has no card left to draw.
event-ops-gained = { WHO($seat, "Seat") } gains { $count } Ops and has { $now }.
event-ops-lost = { WHO($seat, "Seat") } loses { $count } Ops and has { $now }.
event-style = { WHO($seat, "Seat") } gains { $count } Style for good.
event-turn = Turn { $turn } begins, of { WHO($seat, "seat") }.
event-part-setup = Set up.
event-part-draw = Draw phase.
event-part-straighten = Straighten phase.
event-part-purchase = Shopping: the Purchase sub-phase.
event-part-equip = Shopping: the Equip sub-phase.
event-part-legwork = Legwork.
event-part-action = Action phase.
event-part-damage-control = Damage Control.
event-part-end = The turn ends.
event-straightened = { WHO($seat, "Seat") } straightens all cards.
event-bought = { WHO($seat, "Seat") } buys { $card } for { $price } EB.
event-placed = { $card } of { WHO($seat, "seat") } comes into play for nothing.
event-paid = { $name } gives { $eb } EB.
event-withdrawn = { WHO($seat, "Seat") } cannot complete the payment.
event-moved = { $name } goes to { $on }.
event-stashed = { $name } goes to the Stash.
event-bid = { WHO($seat, "Seat") } may attempt { $name } this turn.
event-teams = { WHO($seat, "Seat") } assigns teams: { $teams }.
event-does-bust = { $name } tries to bust { $on }.
event-does-arrest = { $name } tries to bust { $on } in the battle.
event-does-fund = { $name } raises EB.
event-does-deal = { $name } strikes a deal on the price.
event-does-broker = { $name } talks down the cost of { $on }.
event-does-discount = { $name } talks down the LR cost of { $on }.
event-does-recover = { $name } looks through the trash.
event-does-treat = { $name } treats { $on }.
event-does-heal = { $name } looks after { $on }.
event-does-praise = { $name } reports on { $on }.
event-does-shield = { $name } shores up the E-Sec of { $on }.
event-does-hack = { $name } hacks { $on }.
event-does-incite = { $name } stirs up the crowd at { $on }.
event-does-family = { $name } calls on family for { $on }.
event-does-repair = { $name } patches up { $on }.
event-does-construct = { $name } builds in { $on }.
event-does-stow = { $name } carries { $on }.
event-does-support = { $name } takes aim from afar.
event-helps = { $name } helps.
event-uses = { $name } is put to use.
event-happens = { $card } of { WHO($seat, "seat") } takes effect.
event-happens-sponsor = The Sponsor of { WHO($seat, "seat") } takes effect.
event-played = { WHO($seat, "Seat") } plays { $card }.
event-aimed = The target is { $name }.
event-named = { $card } of { WHO($seat, "seat") } is meant.
event-against = { WHO($seat, "Seat") } turns against { WHO($rival, "seat") }.
event-cancelled = It does not happen.
event-busted = { $name } is busted.
event-bust-failed = { $name } is too good to be busted.
event-saved = { $name } is saved.
event-trashed = { $name } is trashed.
event-burned = { $name } is burned.
event-spent = { $card } of { WHO($seat, "seat") } is burned.
event-took = { WHO($seat, "Seat") } takes { $card } into hand.
event-changed-up = { $name }: { $stat } +{ $count }.
event-changed-down = { $name }: { $stat } -{ $count }.
event-cheaper = The LR of { $name } costs { $count } EB less.
event-used = { $name } becomes used.
event-unused = { $name } is straightened.
event-attack-hit = { WHO($seat, "Seat") } hits { $name }.
event-attack-stash = { WHO($seat, "Seat") } hits the Stash of { WHO($rival, "seat") }.
event-attack-run = { WHO($seat, "Seat") } runs { $name }.
event-sent-go = { WHO($seat, "Seat") } sends { $names }.
event-sent-defend = { WHO($seat, "Seat") } defends with { $names }.
event-undefended = { WHO($seat, "Seat") } does not defend.
event-wields = { $name } is equipped.
event-senses = { $name } adds { $count } to its { $stat }.
event-joined = { $name } joins the battle.
event-withdrew = { $name } leaves the battle.
event-totals = { WHO($seat, "Seat") }: offense { $offense }, defense { $defense }.
event-beaten = The team of { WHO($seat, "seat") } is beaten.
event-security = Security { $security } against an offense of { $offense }.
event-succeeded = { WHO($seat, "Seat") } succeeds.
event-failed = { WHO($seat, "Seat") } fails.
event-tied = It is a tie: { WHO($seat, "seat") } gets nowhere.
event-home = { $name } comes home unused.
event-discarded = { WHO($seat, "Seat") } discards { $card }.
event-looked = { WHO($seat, "Seat") } looks at the hand of { WHO($rival, "seat") }.
event-looked-seen = { WHO($seat, "Seat") } looks at the hand of { WHO($rival, "seat") }: { $cards }.
event-searched = { WHO($seat, "Seat") } looks through both decks and shuffles them.
event-token = { $name } has { $left ->
    [0] no construction token left
    [one] { $left } construction token left
   *[other] { $left } construction tokens left
}.
event-left = { WHO($seat, "Seat") } leaves the table.
event-over-ops = { WHO($seat, "Seat") } wins with 100 Ops Points.
event-over-style = { WHO($seat, "Seat") } wins with 100 Style Points.
event-over-sponsor = { WHO($seat, "Seat") } wins in the way of its Sponsor.
event-over-left = { WHO($seat, "Seat") } is the last one and wins.
event-over-void = The table does not count.

## Why not

no-over = The table is over.
no-turn = It is not your opportunity: players act in turn.
no-now = This cannot be done now.
no-card = You do not have this card.
no-shopping = Cards are bought in your own Purchase sub-phase.
no-legendary = A card like this is in play, and it is Legendary.
no-chassis = A Chassis is first attached to a Location of yours.
no-eb = You cannot bring together so many EB.
no-slot = The Runner has one of that kind already.
no-place = It cannot go there.
no-event = This Event cannot be played now, or has no target.
no-teams = Teams were assigned as often as they can be in this phase.
no-bid = Double its cost must be paid in Legwork before you hit this Operation.
no-force = Nobody can go: no unused Runner may do this now, or the Operation demands more.
no-stash = That Stash is empty.
no-own = A Run is against an Operation of your own.
no-outside = Only a Runner outside the battle lends its LR.
no-used = It is used.
no-runners = You have no Runner in this battle.
no-lr = It has no LR, or you cannot pay for it.
no-tokens = A Chassis stays at its Location while it has construction tokens.
no-move = Cyber cannot be moved.

## Endings

score = Ops Points
deed-succeeded = Hits and Runs
deed-bought = Cards bought
deed-played = Events played
ended-ops = { WHO($seat, "Seat") } had { $count } Ops Points at the end of a turn.
ended-style = { WHO($seat, "Seat") } had { $count } Style Points at the end of a turn.
ended-sponsor = { WHO($seat, "Seat") } won as { $sponsor } does: { $steps }.
ending-ops = 100 Ops Points.
ending-style = 100 Style Points.
ending-sponsor = The Sponsor's own way.
ending-left = The others left the table.
ending-void = The table does not count.

## What is wrong with a deck

problem-at-deck = deck
problem-at-sponsor = sponsor
problem-at-runs = Runs Deck
problem-at-gear = Gear Deck
problem-no-sponsor = a deck has a Sponsor (R005); name it in a line of its own
problem-size = the deck has at least { $least } cards (R199), and at most { $most } can be played; this one has { $has }{ $unread ->
    [0] {""}
    [one] , besides a line that cannot be read
   *[other] , besides { $unread } lines that cannot be read
}
problem-copies = { $count } copies of { $card }; both decks together can have { $most } (R200)
problem-legendary = { $count } copies of { $card }, which is Legendary; both decks together can have { $most } (R201)
problem-back = { $card } ({ $kind }) has the back of the other deck (R197, R198)
problem-at-line = line { $number }
problem-lines = there are more lines than { $most }; a deck needs fewer
problem-long-name = this is longer than { $letters } letters; no card has so long a name
problem-no-card = there is no card and no Sponsor '{ $name }'
problem-likely-card = there is no card and no Sponsor '{ $name }'; it may be { $cards }
problem-sponsors = a deck has one Sponsor; { $sponsor } is another
