## The game

title = Cyberpunk TCG
summary = Two crews of Night City race for Gigs: with Units, Gear, Programs and three Legends each, whoever starts a turn with seven Gig dice wins.
tile = Play units, roll dice, steal rival Gigs.
mode-duel = two players, each with a deck
option-edition = the rules that are followed where the official texts differ
option-decklists = whether both players may read both lists of cards
ask-edition = rules
ask-decklists = lists of cards
option-edition-guide = gameplay guide
option-edition-comprehensive = Comprehensive Rules
option-decklists-closed = closed: a deck is its owner's secret
option-decklists-open = open: both may read both
deck-the-heist = The Heist (starter)
deck-embracing-power = Embracing Power (starter)
deck-mercs-demo = Mercs Demo Deck
deck-arasaka-demo = Arasaka Demo Deck
deck-ladies-of-night-city = Ladies of Night City
deck-merc-turbo = Merc Turbo
deck-bby-programs = BBY Programs
deck-placide-ramp-yyb = Placide Ramp YYB
deck-random = random legal decks, built by chance at the deal
deck-the-heist-about = Yellow and blue: mercs who put on cheap Gear and slip past. A good first deck.
deck-embracing-power-about = Red and green: Arasaka's strong Units and blades. A good first deck.
deck-mercs-demo-about = Yellow and blue with 27 cards, for a short first game.
deck-arasaka-demo-about = Red and green with 27 cards, for a short first game.
deck-ladies-of-night-city-about = All blue: more Programs than Units, and an Alt Cunningham who makes them cheaper.
deck-merc-turbo-about = Red, yellow and green: strong Units, and a V who can GO SOLO.
deck-bby-programs-about = Blue with some yellow: more Programs than Units, for players who know the cards.
deck-placide-ramp-yyb-about = Yellow and blue: expensive Units later on, and dice that are rolled again.
deck-random-about = Nobody knows what is in it before the deal.
decklist-about = One card a line, with the number of copies before it; 3 Legends and 40 to 50 other cards
decklist-legends = Legends
decklist-main = Main deck
decklist-ram = RAM
decklist-ram-says = { $color }: the Legends give { $limit }, the { $cards } cards need { $needed } at most.
decklist-lacks = needs { $needed } RAM of { $color }, the Legends give { $limit }

## Names and amounts

count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
card-price = { $card } ({ $price } €$)
source-legends = { $count ->
    [one] Legend { $places }
   *[other] Legends { $places }
}
source-eddies = { $count ->
    [one] 1 Eddie
   *[other] { $count } Eddies
}
piece-copy = { $card } ({ $copy ->
    [2] 2nd
    [3] 3rd
   *[other] { $copy }th
})
piece-power = { $card } ({ $power })
piece-copy-power = { $card } ({ $copy ->
    [2] 2nd
    [3] 3rd
   *[other] { $copy }th
}, power { $power })
piece-rival = the rival { $piece }
piece-of = { $piece } of { WHO($seat, "seat") }
die = { $size } ({ $value })
die-own = your { $size } ({ $value })
die-own-taken = your { $size } that was the rival's ({ $value })
die-rival = the rival { $size } ({ $value })
die-rival-taken = the rival { $size } that was yours ({ $value })
the-card = the card
the-legend = the Legend that was looked at
that-unit = the chosen Unit
one-friendly-unit = a friendly Unit
one-friendly-legend = a friendly Legend
one-friendly-either = a friendly Unit or Legend
one-rival-unit = a rival Unit
one-rival-legend = a rival Legend
one-rival-either = a rival Unit or Legend
one-any-unit = a Unit
one-any-legend = a Legend
one-any-either = a Unit or Legend
all-friendly-unit = all friendly Units
all-friendly-legend = all friendly Legends
all-friendly-either = all friendly Units and Legends
all-rival-unit = all rival Units
all-rival-legend = all rival Legends
all-rival-either = all rival Units and Legends
all-any-unit = all Units
all-any-legend = all Legends
all-any-either = all Units and Legends

## What effects do: a purpose, and an order

to-power = to give more power
to-weaken = to weaken
to-fight = to give more power in fights
to-blocker = to give BLOCKER
to-adrenaline = to give ADRENALINE
to-attack-units = that may attack rival Units despite Lag
to-attack-spent = that may attack spent rival Units despite Lag
to-attack-ready = that may attack ready Units
to-undefeated = that cannot be defeated in fights
to-harmless = that defeats nobody in its next fight
to-steals-less = that steals one Gig fewer
to-cheaper-solo = that may use GO SOLO for less
to-watched = to keep an eye on
to-no-attack = that cannot attack
to-no-ready = that cannot ready
to-must-attack = that must attack
to-defeat = to defeat
to-spend = to spend
to-ready = to ready
to-bottom = to put under its owner's deck
to-steal = that steals a Gig
do-choose = Choose { $unit }
do-power = Give { $unit } +{ $by } power this turn
do-weaken = Give { $unit } -{ $by } power this turn
do-fight = Give { $unit } +{ $by } power in fights this turn
do-blocker = Give { $unit } BLOCKER this turn
do-adrenaline = Give { $unit } ADRENALINE this turn
do-attack-units = Let { $unit } attack rival Units this turn despite Lag
do-attack-spent = Let { $unit } attack spent rival Units this turn despite Lag
do-attack-ready = Let { $unit } attack ready Units with the next attack this turn
do-undefeated = Keep { $unit } from being defeated in fights this turn
do-harmless = Keep { $unit } from defeating anybody in the next fight this turn
do-steals-less = Make { $unit } steal one Gig fewer this turn
do-cheaper-solo = Let { $unit } use GO SOLO for 2 €$ less this turn
do-watched = Keep an eye on { $unit } this turn
do-no-attack = Forbid { $unit } to attack
do-no-ready = Forbid { $unit } to ready
do-must-attack = Make { $unit } attack next turn
do-defeat = Defeat { $unit }
do-spend = Spend { $unit }
do-ready = Ready { $unit }
do-bottom = Put { $unit } under the owner's deck
do-steal = Have { $unit } steal a Gig
do-draw = Draw { $cards }
do-mode = Choose effect { $number }

## The position

position-setup = Before the first turn.
position-turn = Turn { $number }: { WHO($seat, "seat") }.
position-turn-you = Turn { $number }: { WHO($seat, "seat") } (you).
position-overtime = Overtime: seven Gigs win at once.
position-winner = The winner is { WHO($seat, "seat") }.
position-player = { WHO($seat, "Seat") }: { $gigs ->
    [one] 1 Gig
   *[other] { $gigs } Gigs
}, Street Cred { $cred }.
position-player-you = { WHO($seat, "Seat") } (you): { $gigs ->
    [one] 1 Gig
   *[other] { $gigs } Gigs
}, Street Cred { $cred }.
position-none = none
position-gigs = Gigs: { $dice }.
position-fixer = Fixer area: { $dice }.
position-fixer-empty = Fixer area: empty.
position-eddies = Eddies: { $total ->
    [0] none
   *[other] { $ready } of { $total } ready
}.
position-sold = Has sold a card this turn.
position-called = Has Called a Legend this turn.
position-high-guard = Rival Units cannot steal Gigs with a value above their power.
position-low-guard = Rival Legends cannot steal Gigs with a value below their power.
position-cheaper = The next Program costs { $by } €$ less.
position-legends = Legends:
position-legend = { $place }. { $name }, { $facts }.
legend-down = face-down
piece-face-down = the face-down Legend in place { $place }
legend-known = face-down, known to be { $card }
legend-looked-at = face-down, known to its owner
position-field = Field:
position-field-empty = Field: no Units.
position-unit = { $unit }, { $facts }.
fact-ready = ready
fact-spent = spent
fact-lag = Lag
fact-solo = went solo
fact-attack-units = may attack rival Units
fact-attack-spent = may attack spent rival Units
fact-attack-ready = may attack ready Units
fact-undefeated = not defeated in fights
fact-harmless = defeats nobody in its next fight
fact-watched = watched this turn
fact-must = must attack
fact-must-next = must attack next turn
fact-stays-spent = stays spent in the first start phase
fact-no-attack = cannot attack until the next turn of { WHO($seat, "seat") }
fact-no-ready = cannot ready until the next turn of { WHO($seat, "seat") }
fact-fight = { $by } power in fights
fact-fewer = { $count ->
    [one] steals 1 Gig fewer
   *[other] steals { $count } Gigs fewer
}
fact-cheaper = GO SOLO for { $by } €$ less
fact-gear = with { $gear }
position-hand = Hand: { $cards }.
position-hand-seen = Seen going there: { $cards }.
position-hand-seen-own = Seen by the rival: { $cards }.
position-deck = Deck: { $cards }.
position-deck-top = Known on top: { $cards }.
position-deck-bottom = Known at the bottom: { $cards }.
position-deck-seen = Somewhere in it: { $cards }.
position-faces = Cards that you see:
face-unit = { $card } ({ $kind }, { $cost } €$, power { $power }).
face-program = { $card } ({ $kind }, { $cost } €$).
face-legend = { $card } ({ $kind }).
position-trash = Trash: { $cards }.
position-removed = Removed from the game: { $cards }.
position-attack = Attack: { $unit }; the target is not named yet.
position-attack-gigs = Attack: { $unit } against the Gig area of { WHO($seat, "seat") }.
position-attack-unit = Attack: { $unit } against { $target }.
position-playing = Being played: { $card }.
position-pending = Pending effects: { $effects }.
position-effect = { $card } ({ WHO($seat, "seat") })
position-laid = Just trashed: { $cards }.
position-looks-at = Being looked at, on top of the deck of { WHO($seat, "seat") }: { $cards }.
position-resting = On the way under the deck of { WHO($seat, "seat") }: { $cards }.

## What is being decided

waits = Waiting for { WHO($seat, "seat") } to { $what }.
asks-order = Choose whether you go first or second.
waits-order = choose who goes first
asks-mulligan = Keep your opening hand, or shuffle it back once and draw a new one.
waits-mulligan = keep the opening hand or draw a new one
asks-take-die = Choose the die you roll: it becomes one of your Gigs.
waits-take-die = choose a die and roll it
asks-reroll = Your { $size } shows { $value }: keep it, or roll it again once.
waits-reroll = keep the { $size } ({ $value }) or roll it again
asks-main = Your main phase: choose what you do.
waits-main = act in the main phase
asks-main-what = Choose what you do: { $what }. { $funds }
asks-main-must = Choose what you do: { $what }. One of your Units must attack before the turn ends. { $funds }
asks-main-end = There is nothing more that you can do: end the turn.
asks-settle = Choose which of your pending effects comes next.
waits-settle = choose which effect comes next
asks-effect = { $card }: { $asks }{ $may ->
    [decline] , or not
    [done] , or stop
   *[no] {""}
}.
waits-effect = carry out { $card }
asks-nothing = nothing fits, so go on
asks-host = { $card }: choose who is equipped with it.
waits-host = choose who is equipped with { $card }
only-end = You can only end the turn: { $reasons }.
only-no-hand = your hand is empty
only-no-funds = nothing in your hand can be paid with { $funds } €$
only-no-play = nothing in your hand can be played now
only-sold = you have sold a card this turn
only-no-sale = no card of your hand can be sold
only-no-units = you have no Unit on the field
only-all-spent = all your Units are spent
only-no-attack = none of your Units can attack now
only-pass = { $unit } attacks, and there is nothing you could react with.
asks-pay = Pay { $price } €$: choose the Legends and Eddies to spend.
waits-pay = pay { $price } €$
asks-pay-for = Pay { $price } €$ for { $card }: choose the Legends and Eddies to spend.
waits-pay-for = pay { $price } €$ for { $card }
asks-pay-call = Pay { $price } €$ for the Call: choose the Legend or Eddie to spend.
waits-pay-call = pay { $price } €$ for the Call
asks-target = { $unit } attacks: choose its target.
waits-target = choose the target of { $unit }
asks-react-gigs = { $unit } attacks your Gig area: { $what }.
waits-react-gigs = react: { $unit } attacks the Gig area
asks-react-unit = { $unit } attacks your { $target }: { $what }.
waits-react-unit = react: { $unit } attacks { $target }
asks-steal = { $unit } steals { $count ->
    [one] a Gig
   *[other] { $count } Gigs
}: choose a rival Gig.
waits-steal = choose which Gig { $unit } steals
asks-ransom = Your { $die } is being stolen: discard a card of cost { $cost } to keep it, or let it go.
waits-ransom = discard a card for the { $die } or let it go
asks-ransom-none = Your { $die } is being stolen, and none of your cards costs { $cost }: let it go.
asks-stand-in = { $unit } is about to be defeated: pay { $price } €$ to have { $card } defeated instead, or let it fall.
waits-stand-in = decide whether { $card } is defeated instead of { $unit }
asks-under = Choose the card you put under your deck next: the last one lies lowest.
waits-under = choose which card goes under the deck next
asks-discard = Choose what you discard: { $cards }.
waits-discard = discard { $cards }
asks-draw = Draw { $cards }, or none.
waits-draw = draw { $cards } or not
asks-sacrifice = Choose the Unit of yours that is defeated.
waits-sacrifice = choose the Unit that is defeated
asks-pick = choose { $which } { $purpose }
asks-pick-plain = choose { $which }
asks-pick-many = choose { $which } { $purpose }, one at a time ({ $count } so far)
asks-pick-many-plain = choose { $which }, one at a time ({ $count } so far)
asks-may-discard = discard { $cards }
asks-may-discard-kind = discard { $cards } of type { $kind }
asks-turn-up = turn a Gig up by at most { $by }
asks-turn-down = turn a Gig down by at most { $by }
asks-turn-either = turn a Gig up or down by at most { $by }
asks-turn-exactly = turn a Gig up or down by exactly { $by }
asks-may-pay = pay { $price } €$
asks-take-that = take { $card } from the trash to your hand
asks-play-shown = play { $card } for free, or add it to your hand
asks-play-taken = play { $card } from your hand for free
asks-call-that = Call { $card } for free
asks-take-trashed = choose one of the cards just trashed to add to your hand
asks-take-trash = choose a card of your trash to add to your hand
asks-gear = choose a Gear to defeat
asks-move-gear = choose a Gear to move and its new host
asks-set-across = choose a Gig and set it to the value of a Gig of the other player
asks-set = choose a Gig and set it to the value of another
asks-swap = choose one of your Gigs and a rival Gig to swap
asks-gig = choose a Gig for this effect
asks-look = choose a face-down Legend to look at
asks-call = Call a Legend for free
asks-take-looked = choose from the cards you look at what you add to your hand
asks-trash-looked = choose one of the cards you look at to trash
asks-may-trash-looked = trash the card you look at
asks-sort = choose whether the cards that were shown go to the rival hand or to the trash
asks-type = name a type of card
asks-play = choose a card to play
asks-mode = choose one of the effects
may-play-card = play a card
may-play-quick = play a QUICK card
may-sell = sell a card for 1 €$
may-call = Call a Legend
may-solo = GO SOLO with a Legend
may-field = bring a Legend to the field
may-use = use an effect
may-attack = attack
may-block = block
may-end = end the turn
may-pass = let it go on
may-pass-only = you have nothing to react with, so let it go on
may-react = react, or let it go on
can-pay = { $funds ->
    [0] You cannot pay anything
   *[other] You can pay { $funds } €$: { $sources }
}.
source-ready-legends = { $count ->
    [one] 1 Legend
   *[other] { $count } Legends
}

## Who is near the end

warns-gigs = Seven Gigs: { WHO($seat, "seat") } wins when starting a turn.
warns-gigs-you = Seven Gigs: you win when you start your turn.
warns-gigs-near = Six Gigs: with seven { WHO($seat, "seat") } wins when starting a turn.
warns-gigs-near-you = Six Gigs: with seven you win when you start your turn.
warns-overtime = { WHO($seat, "Seat") } wins at once with { $count ->
    [one] 1 more Gig
   *[other] { $count } more Gigs
}.
warns-overtime-you = You win at once with { $count ->
    [one] 1 more Gig
   *[other] { $count } more Gigs
}.
warns-overtime-soon = Overtime begins when this turn ends: from then on seven Gigs win at once.
warns-deck = { $count ->
    [0] { WHO($seat, "Seat") } has no card left in the deck and loses with the next draw
    [one] { WHO($seat, "Seat") } has 1 card left in the deck, and whoever cannot draw loses
   *[other] { WHO($seat, "Seat") } has { $count } cards left in the deck, and whoever cannot draw loses
}.
warns-deck-you = { $count ->
    [0] You have no card left in your deck and lose with the next draw
    [one] You have 1 card left in your deck, and whoever cannot draw loses
   *[other] You have { $count } cards left in your deck, and whoever cannot draw loses
}.

## Choices

label-first = Go first
label-second = Go second
label-keep = Keep the opening hand
label-mulligan = Shuffle the opening hand back and draw a new one
label-take = Take the { $size }
label-sell = Sell { $card } for 1 €$
label-play = Play { $card } ({ $price } €$)
label-solo = GO SOLO with { $card } ({ $price } €$)
label-field = Play { $card } without GO SOLO ({ $price } €$)
label-call = Call Legend { $place } ({ $price } €$)
label-call-free = Call Legend { $place } for free
label-call-any = Call a face-down Legend at random ({ $price } €$)
label-call-any-free = Call a face-down Legend at random, for free
label-use = Use { $unit }{ $price ->
    [0] {""}
   *[other] {" "}({ $price } €$)
}
label-use-gear = Use { $card } on { $unit }{ $price ->
    [0] {""}
   *[other] {" "}({ $price } €$)
}
label-effect = { $said }, effect { $number }
label-nth = { $said } ({ $nth ->
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
})
label-attack = Attack with { $unit }
label-attack-gigs = Attack the rival Gig area with { $unit }: { $outcome }
label-attack-unit = Attack { $target } with { $unit }: { $outcome }
label-aim-gigs = Attack the rival Gig area: { $outcome }
label-aim-unit = Attack { $target }: { $outcome }
label-end = End the turn
label-block = Block with { $unit }: { $outcome }
outcome-fight = { $result ->
    [wins] wins { $own } to { $other }
    [loses] loses { $own } to { $other }
   *[ties] ties { $own } to { $other }
}
outcome-theft = steals { $count ->
    [0] nothing
    [one] 1 Gig
   *[other] { $count } Gigs
}
label-pass = React no more: let the attack go on
label-pay = Pay with { $what }
payer-known = { $card } (face-down)
payer-hidden = face-down Legend { $place }
label-equip = Equip { $unit } with { $card }
label-move-gear = Move { $card } to { $unit }
label-defeat-gear = Defeat { $card } on { $unit }
label-look = Look at Legend { $place }
label-steal = Steal { $die }
label-die = Choose { $die }
label-turn = Turn { $die } to { $to }
label-swap = Swap { $given } for { $taken }
label-ransom = Discard { $card } to keep { $die }
label-play-hand = Play { $card } from hand for free
label-play-hand-paid = Play { $card } from hand ({ $price } €$)
label-discard = Discard { $card }
label-play-trash = Play { $card } from the trash for free
label-play-trash-paid = Play { $card } from the trash ({ $price } €$)
label-take-trash = Take { $card } from the trash to hand
label-under = Put { $card } under the deck next
label-trash = Trash { $card }
label-take-shown = Show { $card } and add it to hand
label-take-card = Add { $card } to hand
label-resolve = Carry out the effect of { $card }
label-resolve-die = Carry out the effect of { $card } for the { $die }
label-sort-hand = Let the cards go to the rival's hand
label-sort-trash = Have the cards trashed
label-type = Name { $kind }
label-accept = Yes
label-decline = No
accept-reroll = Roll the { $size } again
accept-stand-in = Pay { $price } €$ and have { $card } defeated instead
accept-pay = Pay { $price } €$
accept-call = Call { $card } for free
accept-play = Play { $card } for free
decline-reroll = Keep the roll: { $value }
decline-draw = Draw no cards
decline-ransom = Let { $die } go
decline-stand-in = Let { $unit } be defeated
decline-take-that = Leave { $card } in the trash
decline-call-that = Leave the Legend face-down
decline-play-taken = Keep { $card } in hand
decline-discard = Do not discard
decline-take-trash = Leave the trash as it is
decline-pay = Do not pay
decline-gear = Defeat no Gear
decline-adjust = Leave the Gigs as they are
decline-swap = Swap no Gigs
decline-look = Look at no Legend
decline-call = Call no Legend
decline-trash = Leave the card on top of the deck
decline-play = Play no card
done-take-none = Take no card
done-take = Take no more cards
done-pick-none = Choose nobody
done-pick = Choose no more

## What happened

event-shuffled = { WHO($seat, "Seat") } shuffles the deck and the Legends.
event-order-roll = { WHO($seat, "Seat") } rolls { $value } for the first turn.
event-begins = { WHO($seat, "Seat") } goes first.
event-kept = { WHO($seat, "Seat") } keeps the opening hand.
event-mulligan = { WHO($seat, "Seat") } shuffles the opening hand back and draws a new one.
event-turn = Turn { $number }: { WHO($seat, "seat") }.
event-turn-ends = { WHO($seat, "Seat") } ends the turn.
event-overtime = Overtime begins: from now on seven Gigs win at once.
event-over-seven-gigs = { WHO($seat, "Seat") } starts the turn with seven Gigs and wins.
event-over-overtime = { WHO($seat, "Seat") } has seven Gigs in Overtime and wins.
event-over-deck-out = { WHO($other, "Seat") } has no card left to draw: { WHO($seat, "seat") } wins.
event-over-conceded = { WHO($other, "Seat") } concedes: { WHO($seat, "seat") } wins.
event-sold = { WHO($seat, "Seat") } sells { $card }.
event-sold-unseen = { WHO($seat, "Seat") } sells the top card of the deck, unseen.
event-paid = { WHO($seat, "Seat") } pays with { $what }.
event-played = { WHO($seat, "Seat") } plays { $card }.
event-played-trash = { WHO($seat, "Seat") } plays { $card } from the trash.
event-played-deck = { WHO($seat, "Seat") } plays { $card } from the deck.
event-equipped = { $unit } is equipped with { $card }.
event-moved = { $card } moves to { $unit }.
event-solo = { WHO($seat, "Seat") } plays { $card } with GO SOLO.
event-fielded = { WHO($seat, "Seat") } plays { $card } to the field without GO SOLO.
event-called = { WHO($seat, "Seat") } Calls { $card } (Legend { $place }).
event-used = { $unit } is spent for its effect.
event-used-gear = { $unit } is spent for the effect of { $card }.
event-resolves = { WHO($seat, "Seat") } carries out the effect of { $card }.
event-mode = { WHO($seat, "Seat") } chooses for { $card }: “{ $what }”.
event-named = { WHO($seat, "Seat") } names a type: { $kind }.
event-attacks = { $unit } attacks.
event-attacks-gigs = { $unit } attacks the Gig area of { WHO($seat, "seat") }.
event-attacks-unit = { $unit } attacks { $target }.
event-aims-gigs = The attack of { WHO($seat, "seat") } goes against the Gig area of { WHO($other, "seat") }.
event-aims-unit = The attack of { WHO($seat, "seat") } goes against { $target }.
event-blocks = { $unit } blocks.
event-passes = { WHO($seat, "Seat") } lets the attack go on.
event-attack-ends = The attack of { WHO($seat, "seat") } comes to nothing.
event-fights = { $unit } ({ $power }) fights { $target } ({ $against }).
event-wins = { $unit } wins the fight.
event-tie = The fight is a tie.
event-defeated = { $unit } is defeated.
event-gear-defeated = { $card } on { $unit } is defeated.
event-stands-in = { $unit } is defeated instead of { $target }.
event-returned = { $unit } goes back to hand.
event-spent = { $unit } is spent.
event-readied = { $unit } is readied.
event-power = { $unit } has { $by } more power this turn.
event-power-less = { $unit } has { $by } less power this turn.
event-fight-power = { $unit } has { $by } more power in fights this turn.
event-fight-power-less = { $unit } has { $by } less power in fights this turn.
event-given-blocker = { $unit } has BLOCKER this turn.
event-given-adrenaline = { $unit } has ADRENALINE this turn.
event-given-attack-units = { $unit } may attack rival Units this turn despite Lag.
event-given-attack-spent = { $unit } may attack spent rival Units this turn despite Lag.
event-given-attack-ready = { $unit } may attack ready Units with its next attack this turn.
event-given-undefeated = { $unit } is not defeated in fights this turn.
event-given-harmless = { $unit } defeats nobody in its next fight this turn.
event-given-steals-less = { $unit } steals one Gig fewer this turn.
event-given-cheaper-solo = { $unit } may use GO SOLO for 2 €$ less this turn.
event-given-watched = What { $unit } does this turn will matter at its end.
event-forbidden-no-attack = { $unit } cannot attack for now.
event-forbidden-no-ready = { $unit } cannot ready for now.
event-forbidden-must-attack = { $unit } must attack next turn, if it can.
event-guard-high = Until the next turn of { WHO($seat, "seat") }, rival Units cannot steal Gigs with a value above their power.
event-guard-low = Until the next turn of { WHO($seat, "seat") }, rival Legends cannot steal Gigs with a value below their power.
event-cheaper = The next Program of { WHO($seat, "seat") } costs { $by ->
    [0] as much as before
   *[other] { $by } €$ less this turn
}.
event-readied-eddies = { WHO($seat, "Seat") } readies { $eddies }.
event-rolled-in = { WHO($seat, "Seat") } takes the { $size } from the fixer area and rolls { $value }.
event-rerolled = { WHO($seat, "Seat") } rolls the { $size } again: { $value }.
event-stole = { WHO($seat, "Seat") } steals the { $size } ({ $value }) from { WHO($other, "seat") } with { $card }.
event-stole-nothing = { WHO($seat, "Seat") } steals nothing.
event-ransomed = { WHO($seat, "Seat") } keeps the { $size } for { $card }.
event-turned = { WHO($seat, "Seat") } turns the { $size } of { WHO($other, "seat") } from { $from } to { $to }.
event-turned-own = { WHO($seat, "Seat") } turns its own { $size } from { $from } to { $to }.
event-swapped = { WHO($seat, "Seat") } swaps the { $given } for the { $taken } of { WHO($other, "seat") }.
event-drew = { WHO($seat, "Seat") } draws { $cards }.
event-discarded = { WHO($seat, "Seat") } discards { $card }.
event-trashed = { WHO($seat, "Seat") } trashes { $card } from the deck.
event-to-hand = { $card } goes to the hand of { WHO($seat, "seat") }.
event-under = { $card } goes under the deck of { WHO($seat, "seat") }.
event-removed = { $card } of { WHO($seat, "seat") } is removed from the game.
event-under-unseen = { WHO($seat, "Seat") } puts { $cards } under the deck, unseen.
event-looked = { WHO($seat, "Seat") } looks at face-down Legend { $place }.
event-looked-card = { WHO($seat, "Seat") } looks at face-down Legend { $place }, which is { $card }.
event-searched = { WHO($seat, "Seat") } looks at the top of the deck: { $cards }.
event-took-unseen = { WHO($seat, "Seat") } takes one of the cards to hand, unseen.
event-took = { WHO($seat, "Seat") } takes { $card } to hand, unseen.
event-revealed = { WHO($seat, "Seat") } shows { $card }.

## How a table ends

ending-seven-gigs = A player started the turn with seven Gigs.
ending-overtime = A player reached seven Gigs in Overtime.
ending-deck-out = A player had no card left to draw.
ending-conceded = A player conceded.
ending-void = The game came to no end and does not count.
ended-seven-gigs = { WHO($seat, "Seat") } started the turn with seven Gigs.
ended-overtime = { WHO($seat, "Seat") } reached seven Gigs in Overtime.
ended-deck-out = { WHO($seat, "Seat") } had no card left to draw.
ended-conceded = { WHO($seat, "Seat") } conceded.
score = Gigs
deed-stolen = Gigs stolen
deed-fights = Fights won
deed-played = Cards played

# Why something cannot be done
no-over = The game is over.
no-turn = It is { WHO($seat, "seat") } that is asked now.
no-now = This cannot be done now.
no-card = That card is not there.
no-funds = This costs { $price } €$, and only { $funds } €$ can be paid.
no-sell-reaction = Cards are sold in your own main phase only.
no-sell-tag = This card has no sell tag.
no-second-sale = A card has been sold this turn already.
no-quick = Only QUICK cards and effects can be used in reaction.
no-host = A Gear needs a friendly Unit or a friendly face-up Legend.
no-solo-reaction = Legends go to the field in your own main phase only.
no-face-up = Only a face-up Legend in the Legends area can go to the field.
no-cost = A Legend without a cost stays in the Legends area.
no-solo = This Legend has no GO SOLO.
no-plain-play = In the guide edition only GO SOLO brings a Legend to the field.
no-second-call = A Legend has been Called this turn already.
no-face-down = No Legend lies face-down.
no-chosen-call = One of the face-down Legends is known, so chance picks which one is Called.
no-other-call = The face-down Legends are alike; another one is offered in its stead.
no-spent = It is spent.
no-lag = It came into play this turn and has Lag.
no-lag-spend = It has Lag, and cannot spend itself for an effect.
no-field = It is not on the field.
no-attack-reaction = Only the player whose turn it is attacks.
no-attack-ban = An effect forbids it to attack.
no-attack-card = Its own text forbids it to attack now.
no-attack-wait = A rival Unit forbids Units to attack on the turn they are played.
no-target = There is nothing that it could attack.
no-gigs = The rival has no Gigs.
no-gig-attack = It cannot attack the Gig area now.
no-ready-target = Ready Units cannot be attacked.
no-end = A Unit must attack before the turn can end.
no-d20 = The d20 comes last.
no-block-now = BLOCKER is used when a rival Unit attacks.
no-blocker = Only a Unit with BLOCKER can step in.
no-block-card = This attacker cannot be blocked.
no-self-block = It is the target already.
no-theft = An effect protects this Gig, or it is chosen already.

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

## A turn, for people at the table

turn-summary =
    Start: with 7 Gigs you win. Otherwise ready your cards, draw one, and roll a die out of your fixer area into your Gigs, the d20 last.
    Then, in any order and as often as you like: play cards, use effects, attack.
    Once a turn each: sell a card with a sell tag for an Eddie, and Call a face-down Legend for 1 €$.
    Eddies and Legends in their area pay 1 €$ each and are spent; your next turn readies them.
    A ready Unit without Lag attacks a spent Unit or the rival Gigs. The rival may react: BLOCKER, QUICK, a Call.
    A fight defeats the lower power. An attack on Gigs steals one die, and one more for each full 10 of power.

# What is wrong with a deck
problem-at-deck = deck
problem-at-legends = legends
problem-at-main = main
problem-at-line = line { $number }
problem-no-deck = '{ $words }' is neither a list of cards nor a deck that comes with the game; there are { $known }
problem-legends = a deck has exactly { $right } Legends (T059); this one has { $has }{ $unread ->
    [0] {""}
   *[other] {" "}without the lines that cannot be read
}
problem-size = the main deck has { $least } to { $most } cards (T061); this one has { $has }{ $unread ->
    [0] {""}
   *[other] {" "}without the lines that cannot be read
}
problem-no-legend = { $card } is a { $kind } and no Legend (T059)
problem-same-name = two Legends are called { $name }; names must differ (T060)
problem-legend-in-main = { $card } is a Legend and cannot be in the main deck (T062)
problem-copies = { $count } copies of { $card }; there can be { $most } (T063)
problem-ram = { $card } needs { $color } RAM { $ram }; { $unread ->
    [0] the Legends
   *[other] the Legends that can be read
} give { $limit } (T067)
problem-lines = there are more lines than { $most }; a deck needs no more than 53
problem-long-name = this is longer than { $letters } letters; no card has so long a name
problem-no-card = there is no card '{ $name }'
problem-likely-card = there is no card '{ $name }'; it may be { $cards }
problem-which-card = '{ $name }' can be { $cards }; write the subtitle too
problem-or = or
