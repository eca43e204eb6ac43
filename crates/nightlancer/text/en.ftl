## The game

title = Nightlancer
summary = Operatives of Birmingham in 2099 trade, train and take shady missions: the one with the best prospects gets out.
tile = Take jobs, keep your ideals, get out.

## Modes and options

mode-rivals = two to four Nightlancers against each other
mode-coop = two to four Nightlancers together against the Agent
mode-solitaire = one Nightlancer alone against the Agent
option-nightlancers = the Nightlancers in seat order, with commas or + between them
option-hardened = how many Loans everybody begins with, against the Agent
ask-nightlancers = your Nightlancer
ask-hardened = hardened
option-nightlancers-random = whoever chance picks
option-nightlancers-choose = everybody chooses at the table
option-hardened-0 = no Loan
option-hardened-1 = one Loan
option-hardened-2 = two Loans

## Small words

seat = { WHO($seat, "seat") }
the-agent = the Agent
nobody-yet = nobody yet
none = none
risky-space = Risky space, { $colour },
amount-health = { $amount } Health
amount-resolve = { $amount } Resolve
amount-ideals = { $amount ->
    [one] { $amount } Ideal
   *[other] { $amount } Ideals
}
amount-heat = { $amount } Heat
amount-prospects = { $amount ->
    [one] { $amount } Prospect
   *[other] { $amount } Prospects
}
amount-chips = { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}
amount-loans = { $amount ->
    [one] { $amount } Loan
   *[other] { $amount } Loans
}
promise-assist = to assist in every challenge
promise-stay = to stay to the end
promise-peace = to play no Contact on each other this round
terms = Both promise { $promises }.
terms-none = Nothing is promised.
about-event = the Event
about-event-penalty = the Penalty of the Event
about-route = the Route
about-penalty = the Penalty
about-sets = the Face-off
about-meets = the Face-off

## What can be done

do-be = Be { $card }.
do-next = { WHO($seat, "Seat") } comes next.
do-interest = Pay 1 Chip of interest.
do-default = Do not pay: lose 3 Health and 3 Resolve.
do-clear = Give a Loan back for 10 Chips.
do-keep = Keep the Loan.
do-face = Face the Event.
do-lay-low = Lay low.
do-first = Start a First Crew: { $mission }.
do-first-deal = Start a First Crew with your Deal: { $mission }.
do-first-by = Start a First Crew with a Deal by option { $option } of { $card }: { $mission }.
do-second = Start a Second Crew: { $mission }.
do-join-first = Ask to join the First Crew: { $mission }.
do-join-second = Ask to join the Second Crew: { $mission }.
do-bargain-first = Ask to join the First Crew with other promises: { $mission }.
do-bargain-second = Ask to join the Second Crew with other promises: { $mission }.
do-offer = Offer this: { $terms }
do-breaks = (This breaks your promise to { $others }.)
do-accept-joiner = Agree.
do-accept-face-off = Accept the Face-off.
do-accept-heat = Give up two cards or Chips.
do-refuse = Refuse.
do-leave = Leave the mission to lay low.
do-place = { $space }: { $act }{ $edge ->
    [yes] {" "}(1 Resolve)
   *[no] {""}
}
do-favours = Draw a Contact.
do-hustles = Take 1 Chip and 1 Health.
do-connect = Buy { $card }.
do-loan = Take a Loan of 10 Chips.
do-prospects = Buy { $count ->
    [one] { $count } Prospect
   *[other] { $count } Prospects
} for { $price }.
do-cool = Discard { $card } for 1 Heat less.
do-work = Take 1 Chip.
do-rest = Take 1 Resolve and 1 Health.
do-space = Take { $space }.
do-mission = The Agent takes { $mission }.
do-equip = Take along { $card }.
do-done-loadout = That is the Loadout.
do-done-paid = Take the payment.
do-done-browsing = Buy none of them.
do-done-scoring = Go on to the scoring.
do-done-turn = End the turn.
do-stay = Go on with the mission.
do-abandon = Abandon the mission.
do-route = Route { $number }: { $challenge }
do-face-off = Face off: { $test }.
do-use = Use { $card }.
do-play = Play { $card }: { $text }
do-power = Use { $card }: { $text }
do-attempt = Attempt the challenge.
do-decline = Do not attempt it.
do-hinder = Play { $card } on { WHO($seat, "seat") }: { $text }
do-pass = Let it go on.
do-reroll = Roll again for 1 Resolve.
do-lose = Lose { $what }.
do-discard = Discard { $card }.
do-hold = Keep { $card }.
do-chip = Give up 1 Chip.
do-prospect = Lose 1 Prospect.
do-give = Give up { $card }.
do-buy = Buy { $card } for { $price }.
do-sell = Sell { $card } for { $price }.
do-hand-over = Give { $card } to { WHO($seat, "seat") }.
do-introduce = Introduce { $card } to { WHO($seat, "seat") }.
do-lend = Give 1 Chip to { WHO($seat, "seat") }.

## What is asked

asks-anything = { WHO($seat, "Seat") } decides.
asks-choosing = { WHO($seat, "Seat") } chooses a Nightlancer.
asks-ordering = { WHO($seat, "Seat") } says who comes next in the turn order.
asks-interest = { WHO($seat, "Seat") } owes interest on a Loan.
asks-payoff = { WHO($seat, "Seat") } may give a Loan back.
asks-event-turn = { WHO($seat, "Seat") } faces the Event or lays low.
asks-mission-turn = { WHO($seat, "Seat") } takes a mission or lays low.
asks-bargain = { WHO($seat, "Seat") } says what to promise { WHO($other, "seat") }.
asks-consent = { WHO($seat, "Seat") } says whether { WHO($other, "seat") } may join. { $terms } The rules enforce the place in the Crew, and no promise.
asks-counter = { WHO($seat, "Seat") } answers the counter-offer of { WHO($other, "seat") }. { $terms } The rules enforce the place in the Crew, and no promise.
asks-agent-mission = { WHO($seat, "Seat") } says which mission the Agent takes.
asks-agent-stall = { WHO($seat, "Seat") } says which space the Agent takes.
asks-street-turn = { WHO($seat, "Seat") } places a token.
asks-street-after = { WHO($seat, "Seat") } may still play Contacts.
asks-decoy = { WHO($seat, "Seat") } places a Decoy.
asks-equip = { WHO($seat, "Seat") } packs a Loadout.
asks-stay = { WHO($seat, "Seat") } goes on or abandons the mission.
asks-route = { WHO($seat, "Seat") } chooses a Route.
asks-suffer = { WHO($seat, "Seat") } chooses what to lose.
asks-face-off = { WHO($seat, "Seat") } chooses the Face-off or abandons.
asks-face-off-answer = { WHO($seat, "Seat") } accepts the Face-off or abandons.
asks-paid = { WHO($seat, "Seat") } is paid.
asks-companies = { WHO($seat, "Seat") } may play a Contact on who was paid.
asks-commit = { WHO($seat, "Seat") } prepares the challenge.
asks-react = { WHO($seat, "Seat") } may play a Contact against the challenge.
asks-answer = { WHO($seat, "Seat") } may answer the Contact.
asks-reroll = { WHO($seat, "Seat") } may roll again.
asks-swaps = { WHO($seat, "Seat") } may swap places in the turn order.
asks-discarding = { WHO($seat, "Seat") } discards down to the limit.
asks-score-acts = { WHO($seat, "Seat") } may still sell, play and buy.
asks-score-loans = { WHO($seat, "Seat") } settles a Loan.
asks-score-heat = { WHO($seat, "Seat") } makes up for Heat.
asks-score-items = { WHO($seat, "Seat") } gives up a card or a Chip.
asks-pays = { WHO($seat, "Seat") } chooses what to give up.
asks-acting = { WHO($seat, "Seat") } does an action.
asks-browsing = { WHO($seat, "Seat") } may buy one of the cards.
asks-sifting = { WHO($seat, "Seat") } keeps one of the cards.
asks-reselling = { WHO($seat, "Seat") } sells a card for its whole cost.

## What happened

event-is = { WHO($seat, "Seat") } is { $name }.
event-round = Round { $round }: { $card }. { $text }
event-order = The turn order: { $order }.
event-gained-health = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-health = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-gained-resolve = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-resolve = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-gained-ideals = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-ideals = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-gained-heat = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-heat = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-gained-prospects = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-prospects = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-gained-chips = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-chips = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-gained-loans = { WHO($seat, "Seat") } gains { $amount } and has { $to }.
event-lost-loans = { WHO($seat, "Seat") } loses { $amount } and has { $to }.
event-agent-heat = The Agent's Heat is { $to }.
event-agent-prospects = The Agent's Prospects are { $to }.
event-drew-contacts = { WHO($seat, "Seat") } draws { $count ->
    [one] { $count } Contact
   *[other] { $count } Contacts
}.
event-drew-contacts-seen = { WHO($seat, "Seat") } draws { $count ->
    [one] { $count } Contact
   *[other] { $count } Contacts
}: { $cards }.
event-drew-opportunities = { WHO($seat, "Seat") } draws { $count ->
    [one] { $count } Opportunity
   *[other] { $count } Opportunities
}.
event-drew-opportunities-seen = { WHO($seat, "Seat") } draws { $count ->
    [one] { $count } Opportunity
   *[other] { $count } Opportunities
}: { $cards }.
event-discarded = { WHO($seat, "Seat") } discards { $card }.
event-recalled = { WHO($seat, "Seat") } takes { $card } back from the discards.
event-shaken = { WHO($seat, "Seat") } is Shaken.
event-recovered = { WHO($seat, "Seat") } is no longer Shaken.
event-laid-low = { WHO($seat, "Seat") } lays low.
event-opened = A mission is offered: { $mission }.
event-dropped = { $agent ->
    [yes] The Agent takes { $mission }.
   *[no] Nobody takes { $mission }: it is discarded.
}
event-stalled = { $space }: { $cards }.
event-faces = { WHO($seat, "Seat") } faces { $card }.
event-spared = { WHO($seat, "Seat") } is not meant by { $card }.
event-started = { WHO($seat, "Seat") } starts { $side ->
    [second] a Second Crew
   *[first] a First Crew
} for { $mission }{ $deal ->
    [yes] {" "}with a Deal
   *[no] {""}
}.
event-asked = { WHO($seat, "Seat") } asks { WHO($other, "seat") } to join: { $mission }. { $terms }
event-countered = { WHO($seat, "Seat") } makes { WHO($other, "seat") } a counter-offer. { $terms }
event-answered = { WHO($seat, "Seat") } { $agreed ->
    [yes] agrees: it is joined by
   *[no] refuses
} { WHO($other, "seat") }.
event-closed = { WHO($seat, "Seat") } { $agreed ->
    [yes] takes the counter-offer and joins
   *[no] does not take the counter-offer of
} { WHO($other, "seat") }.
event-broke = { WHO($seat, "Seat") } breaks a promise to { WHO($other, "seat") }: { $promise }.
event-kept = { WHO($seat, "Seat") } and { WHO($other, "seat") } kept what they promised: { $promises }.
event-left-mission = { WHO($seat, "Seat") } leaves { $mission }.
event-placed = { WHO($seat, "Seat") } takes { $space }.
event-decoy = { WHO($seat, "Seat") } places a Decoy: { $space }.
event-agent-placed = The Agent takes { $space }.
event-agent-unable = The Agent finds no space.
event-bought = { WHO($seat, "Seat") } buys { $card } for { $price }.
event-browsed = { WHO($seat, "Seat") } looks through the Black Market: { $cards }.
event-scrapped = { $card } is discarded.
event-seized = { WHO($seat, "Seat") } buys the Opportunity { $card }.
event-sold = { WHO($seat, "Seat") } sells { $card } for { $price }.
event-mission = { $mission } begins with { $crew }.
event-mission-contested = { $mission } begins with { $crew }, against { $rivals }.
event-equipped = { WHO($seat, "Seat") } takes along: { $cards }.
event-stage = { $mission }, Stage { $stage }.
event-abandoned = { WHO($seat, "Seat") } is off the mission { $mission }.
event-route = { WHO($seat, "Seat") } chooses Route { $route }: { $challenge }
event-penalty = { $abort ->
    [yes] The mission is aborted for { $crew }.
   *[no] The Penalty hits { $crew }.
}
event-challenge = { WHO($seat, "Seat") } faces { $about }: { $test } { $difficulty }{ $danger ->
    [0] {""}
   *[other] , Danger { $danger }
}.
event-used = { WHO($seat, "Seat") } uses { $card }.
event-spent = { WHO($seat, "Seat") } uses { $card } up.
event-played = { WHO($seat, "Seat") } plays { $card }: { $text }
event-powered = { WHO($seat, "Seat") } makes use of { $card }.
event-attempts = { WHO($seat, "Seat") } attempts the challenge.
event-declined = { WHO($seat, "Seat") } does not attempt the challenge.
event-hindered = { WHO($seat, "Seat") } plays { $card } on { WHO($other, "seat") }.
event-agent-drew = The Agent draws { $card } against { WHO($seat, "seat") }{ $played ->
    [yes] {" "}and plays it
   *[no] {""}
}.
event-ignored = { WHO($seat, "Seat") } ignores { $card }.
event-rolled = { WHO($seat, "Seat") } { $again ->
    [yes] rolls again:
   *[no] rolls
} { $hits ->
    [one] { $hits } crosshair
   *[other] { $hits } crosshairs
}, Score { $score }.
event-judged = { WHO($seat, "Seat") } { $passed ->
    [yes] passes
   *[no] fails
} with a Score of { $score } against { $difficulty }.
event-overtook = In the lead for { $mission } now: { $crew }.
event-face-off = { WHO($seat, "Seat") } asks for a Face-off: { $test }.
event-face-off-won = { WHO($seat, "Seat") } wins the Face-off{ $first ->
    [yes] {" "}and stays ahead
   *[no] {" "}and takes over
}.
event-paid = { WHO($seat, "Seat") } is paid for { $mission }.
event-mission-over = { $mission } is over.
event-swapped = { WHO($seat, "Seat") } swaps places with { WHO($other, "seat") }.
event-agent-swapped = The Agent swaps places with { WHO($seat, "seat") }.
event-gave-item = { WHO($seat, "Seat") } gives { $card } to { WHO($other, "seat") }.
event-gave-contact = { WHO($seat, "Seat") } introduces { $card } to { WHO($other, "seat") }.
event-gave-chip = { WHO($seat, "Seat") } gives 1 Chip to { WHO($other, "seat") }.
event-scoring = Scoring begins.
event-scored = { WHO($seat, "Seat") } scores { $abilities } for abilities, { $ideals } for Ideals, { $agendas } for Agendas and { $powers } for cards: { $total } Prospects.
event-left = { WHO($seat, "Seat") } leaves the table.
event-over = The game is over.

## The position

position-round = Round { $round } of 6: { $card }. A Prospect costs { $price }.
position-order = Turn order: { $order }.
position-agent = The Agent: Heat { $heat }, Prospects { $prospects }.
position-player = { WHO($seat, "Seat") }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}, { $name }{ $state ->
    [left] , gone
    [shaken] , Shaken
    [low] , laying low
   *[well] {""}
}: Prospects { $prospects }, Ideals { $ideals }, Heat { $heat }, Health { $health }, Resolve { $resolve }, Chips { $chips }, Loans { $loans }, tokens { $tokens }; { $ratings }; Assets: { $assets }; in hand { $contacts } Contacts, { $opportunities } Opportunities.
position-mission = { $mission }: { $text } First Crew: { $first }{ $deal ->
    [yes] {" "}(with a Deal)
   *[no] {""}
}; Second Crew: { $second }.
position-pact = { WHO($seat, "Seat") } and { WHO($other, "seat") } have promised each other { $promises }.
position-market = Black Market: { $cards }.
position-challenge = Challenge: { $challenge } { $runs }
position-run = { WHO($seat, "Seat") }: { $score } before the dice.
position-rolled = { WHO($seat, "Seat") }: { $score } and { $hits } on the dice.
position-hand = Your hand:
position-no-hand = Your hand is empty.
position-card = - { $card }: { $text }

## How it ends

ending-scored = All rounds are played.
ending-no-ideals = Somebody ran out of Ideals.
ending-left = The others left the table.
ending-void = The table does not count.

## Why not

no-now = That is not possible now.
no-over = The game is over.
no-turn = It is up to { WHO($seat, "seat") } now.
no-heat = At 5 Heat you must lay low.
no-first-crew = There is a First Crew on this mission.
no-second-deal = A Deal keeps a Second Crew away.
no-second-crew = A Second Crew needs a First one, and there can be only one.
no-second-together = Together you start no Second Crew.
no-crew = Nobody is in that Crew, or its Boss was asked already.
no-promises = Together nothing is promised: you want the same, and play no Contacts on each other.
no-counter = A Boss makes one counter-offer, with other promises than those that were offered.
no-space = That space is taken, or not used with so many players.
no-price = You cannot pay for it.
no-loan = You have two Loans already.
no-card = You do not have that card.
no-weapon = Weapons are for combat.
no-second-weapon = Only one Weapon counts.
no-second-armour = Only one Armour counts.
no-loadout = It is not in your Loadout.
no-obvious = Obvious cards cannot be used in an Event.
no-excluded = The mission forbids that card.
no-use = It is of no use here, or in use already.
no-sale = Only Armour, Gear and Weapons that are not in use can be sold.
no-abandon = A mission is abandoned only before a Route is chosen.
no-resolve = The last Resolve cannot be spent on dice.
no-unique = A unique card cannot be discarded.
