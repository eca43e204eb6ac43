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
first-nightlancers = the Nightlancer in the first seat
ask-hardened = hardened
option-nightlancers-random = whoever chance picks
option-nightlancers-choose = everybody chooses at the table
option-hardened-0 = no Loan
option-hardened-1 = one Loan
option-hardened-2 = two Loans
option-nightlancers-weapon-smith = { name-nightlancer-weapon-smith }
option-nightlancers-sniper = { name-nightlancer-sniper }
option-nightlancers-veteran = { name-nightlancer-veteran }
option-nightlancers-assassin = { name-nightlancer-assassin }
option-nightlancers-engineer = { name-nightlancer-engineer }
option-nightlancers-cybercracker = { name-nightlancer-cybercracker }
option-nightlancers-smuggler = { name-nightlancer-smuggler }
option-nightlancers-agitator = { name-nightlancer-agitator }
option-nightlancers-investigator = { name-nightlancer-investigator }
option-nightlancers-feral = { name-nightlancer-feral }
option-nightlancers-weapon-smith-about = Buys Weapons cheaply and shoots well with all of them; five Ideals to live by.
option-nightlancers-sniper-about = Unseen and deadly from afar: a Marksman roll that fails is rolled again for nothing.
option-nightlancers-veteran-about = The most at home in a Gunfight, and the hardest to hurt there.
option-nightlancers-assassin-about = Covert and Melee at their best, and better still when alone on a mission.
option-nightlancers-engineer-about = Technical, with a calm hand for Demolition: a point of Resolve opens any wall.
option-nightlancers-cybercracker-about = Technical rolls never come up empty, and there is Resolve to spare.
option-nightlancers-smuggler-about = Streetwise and well off: Risky spaces bring no Heat.
option-nightlancers-agitator-about = Six Ideals and three Contacts, hardly a Chip; Events bring more Contacts.
option-nightlancers-investigator-about = Good at everything, best at nothing, and shrugs off what rivals play.
option-nightlancers-feral-about = Begins without Ideals and has to find some, but nobody is tougher.
option-nightlancers-random-about = Everybody is dealt one of the ten.
option-nightlancers-choose-about = One after another, in a random order, before the first round.
option-hardened-0-about = The Agent as it is: hard enough.
option-hardened-1-about = Everybody owes 10 Chips from the start, and has never seen them.
option-hardened-2-about = The ultimate challenge: two Loans each, as many as anybody can have.

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
do-breaks = (Breaks your promise to { $others }.)
do-accept-joiner = Agree.
do-accept-face-off = Accept the Face-off.
do-accept-heat = Give up two cards or Chips.
do-refuse = Refuse.
do-leave = Leave the mission to lay low.
do-place = { $space }: { $act }{ $brings ->
    [resolve] {" "}(+1 Resolve)
    [heat] {" "}(+1 Heat)
   *[nothing] {""}
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
do-route = Route { $number }: { $challenge } ({ $odds } % on the first roll).
do-face-off = Face off in { $test } ({ $odds } % as things stand).
do-use = Use { $card }: { $odds } % on the first roll{ $danger ->
    [0] {""}
   *[other] , { $danger } Health lost on failure
}.
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

## What is asked of you

may-buy = buy at the Black Market
may-favours = gather favours
may-hustles = hustle in the slums
may-connect = buy an Opportunity
may-mafia = deal with the Euromafia
may-work = work
may-rest = rest
may-play = play a Contact
may-spend = use a card up
may-sell = sell something
may-give = give something to a partner
may-first = start a First Crew
may-second = start a Second Crew
may-join = ask to join a Crew
may-lay-low = lay low
may-use = use cards
may-power = use an ability
paid-dirty = { $payment }, and an Ideal is lost because it is Dirty
asks-anything = It is up to you.
asks-choosing = Choose the Nightlancer whom you play.
asks-ordering = Choose who takes the next place in the turn order, behind the Agent.
asks-interest = { $able ->
    [yes] A Loan asks for interest: pay 1 Chip, or lose 3 Health and 3 Resolve.
   *[no] A Loan asks for interest and you have no Chip: you lose 3 Health and 3 Resolve.
}{ $loans ->
    [one] {""}
   *[other] {" "}{ $loans } Loans are due.
}
asks-payoff = { $able ->
    [yes] You may give a Loan back for 10 Chips. Kept, it costs interest every round and 5 Prospects or 10 Chips in the end.
   *[no] You cannot pay the 10 Chips that would give a Loan back.
}
asks-event-turn = { $card }: face it ({ $challenge }, { $odds } % on the first roll; Penalty: { $penalty }), or lay low to recover, and take no mission this round.
asks-event-spared = The Event, { $card }, does not apply to you: face it for free, or lay low to recover and take no mission this round.
asks-mission-turn = Take a mission for this round: { $what }.
asks-bargain = Choose what you and { WHO($seat, "seat") } promise each other. The rules enforce the place in the Crew, and no promise.
asks-consent = { WHO($seat, "Seat") } wants to join your Crew for { $mission }. { $terms } As you are, everybody in it is paid { $now }; with one more, { $then }. The rules enforce the place in the Crew, and no promise.
asks-consent-together = { WHO($seat, "Seat") } wants to join your Crew for { $mission }. As you are, everybody in it is paid { $now }; with one more, { $then }.
asks-counter = { WHO($seat, "Seat") } wants other promises for { $mission }. { $terms } Take it and join, or look elsewhere. The rules enforce the place in the Crew, and no promise.
asks-agent-mission = Choose which mission the Agent takes away: these pay the most.
asks-agent-stall = Choose where the Agent shops: both cards there are gone.
asks-street-turn = Place an action token, { $tokens ->
    [one] your last: { $what }
   *[other] { $tokens } left: { $what }
}.{ $also ->
    [yes] {" "}You can also { $beside }, without a token.
   *[no] {""}
}
asks-street-after = All your tokens are placed{ $also ->
    [yes] {": "}you can still { $beside }, or end your turn
   *[no] {""}
}.
asks-decoy = Place a Decoy: it takes a space and does nothing else, and the Agent goes where most tokens are.
asks-equip = Pack for { $mission }: up to { $left ->
    [one] 1 more card
   *[other] { $left } more cards
}. Armour, Gear and Weapons that stay behind cannot be used on it.
asks-stay = { $mission }, Stage { $stage }: go on for { $pay }, or abandon it with nothing.
asks-route = { $mission }, Stage { $stage }: choose a Route{ $leave ->
    [yes] {" "}or abandon the mission
   *[no] {""}
}. Penalty if it fails: { $penalty }.
asks-suffer = The Penalty hits you: choose what you lose.
asks-face-off = Both Crews are at the last Stage: choose how you face off, or abandon the mission. Whoever loses leaves it, 5 Health poorer.
asks-face-off-answer = { WHO($seat, "Seat") } wants a Face-off in { $test }: accept, with { $odds } % to win as things stand, or abandon the mission. Whoever loses leaves it, 5 Health poorer.
asks-paid = { $mission } pays you { $pay }. Use a card first, or take it.
asks-companies = Somebody was paid. { $able ->
    [yes] Play a Company Contact to give them 1 Heat, or let them be.
   *[no] You have no Company Contact to spoil it with.
}
asks-commit = { $challenge }. Your Score is { $score } before the dice, so { $needed ->
    [one] 1 crosshair of three dice passes
   *[other] { $needed } crosshairs of three dice pass
} it: { $odds } % on the first roll. { $also ->
    [yes] First { $what } if you like, then attempt it.
   *[no] Attempt it or leave it.
}
asks-commit-certain = { $challenge }. Your Score is { $score } before the dice: that is enough, unless somebody hinders you. { $also ->
    [yes] First { $what } if you like, then attempt it.
   *[no] Attempt it.
}
asks-commit-hopeless = { $challenge }. Your Score is { $score } before the dice: not even three crosshairs are enough. { $also ->
    [yes] First { $what } to change that, or leave it.
   *[no] Attempt it anyway, or leave it.
}
asks-commit-blocked = { $challenge }. Without a card against { $obstacle } your Score is 0. { $also ->
    [yes] First { $what }, then attempt it.
   *[no] You have none: leave it, or attempt it in vain.
}
asks-commit-sets = Face-off: { $challenge }. Your Score, { $score } before the dice, is what the others must reach. { $also ->
    [yes] First { $what } if you like, then attempt it.
   *[no] Attempt it.
}
asks-react = { WHO($seat, "Seat") } attempts { $challenge }. { $able ->
    [yes] Play a Contact to weaken the attempt, or let it go on.
   *[no] You have no Contact that weakens it.
}
asks-answer = { $who } plays { $card } on you. { $text } { $able ->
    [yes] Answer with a card, or let it happen.
   *[no] You have nothing to answer with.
}
asks-reroll = { $sets ->
    [yes] Your Score of { $score } is what the others must reach.
   *[no] Your Score is { $score } against { $difficulty }.
} { $able ->
    [yes] Roll all three dice again for 1 of your { $resolve } Resolve{ $sets ->
        [yes] {""}
       *[no] {" "}({ $odds } %)
    }, or let it stand.
   *[no] You have no Resolve to spare for another roll; let it stand, or use a card.
}
asks-swaps = The new turn order: { $order }. { $able ->
    [yes] Swap places with somebody by a Fixer, or leave it so.
   *[no] You have no Fixer to change it with.
}
asks-discarding = The round ends: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}, because you keep { $limit } at most.
asks-score-acts = Before anything is counted{ $able ->
    [yes] {" "}you may { $what }, as often as you like. Then go on
   *[no] {" "}there is nothing left for you to do
}.
asks-score-loans = { $able ->
    [yes] A Loan is called in: pay 10 Chips, or lose 5 Prospects.
   *[no] A Loan is called in and you cannot pay 10 Chips: it costs 5 Prospects.
}
asks-score-heat = { $heat ->
    [one] 1 Heat is left
   *[other] { $heat } Heat are left
} to make up for: { $able ->
    [yes] give up two cards or Chips for one, or lose a Prospect.
   *[no] you have not two cards or Chips, so it costs a Prospect.
}
asks-score-items = Give up { $count ->
    [one] one more card or Chip
   *[other] { $count } cards or Chips
} for a point of Heat.
asks-pays = Choose what you give up for { $what }.
asks-acting = { $action }, without a token: choose what you do.
asks-browsing = { $able ->
    [yes] Buy one of these cards or none; you have { $chips }.
   *[no] You cannot pay for any of these cards; you have { $chips }.
}
asks-sifting = Keep one of the cards that you drew; the others are discarded.
asks-reselling = Choose what you sell for its whole cost.
only-turn = All your tokens are placed: end your turn.
only-scoring = You have nothing left to sell, play or buy: go on to the scoring.

## Who is waited for

waits-anything = { WHO($seat, "Seat") } decides.
waits-choosing = { WHO($seat, "Seat") } chooses a Nightlancer.
waits-ordering = { WHO($seat, "Seat") } says who comes next in the turn order.
waits-interest = { WHO($seat, "Seat") } owes interest on a Loan.
waits-payoff = { WHO($seat, "Seat") } may give a Loan back.
waits-event-turn = { WHO($seat, "Seat") } faces the Event or lays low.
waits-mission-turn = { WHO($seat, "Seat") } takes a mission or lays low.
waits-bargain = { WHO($seat, "Seat") } says what to promise { WHO($other, "seat") }.
waits-consent = { WHO($seat, "Seat") } says whether { WHO($other, "seat") } may join. { $terms }
waits-counter = { WHO($seat, "Seat") } answers the counter-offer of { WHO($other, "seat") }. { $terms }
waits-agent-mission = { WHO($seat, "Seat") } says which mission the Agent takes.
waits-agent-stall = { WHO($seat, "Seat") } says which space the Agent takes.
waits-street-turn = { WHO($seat, "Seat") } places a token.
waits-street-after = { WHO($seat, "Seat") } may still play Contacts.
waits-decoy = { WHO($seat, "Seat") } places a Decoy.
waits-equip = { WHO($seat, "Seat") } packs a Loadout.
waits-stay = { WHO($seat, "Seat") } goes on or abandons the mission.
waits-route = { WHO($seat, "Seat") } chooses a Route.
waits-suffer = { WHO($seat, "Seat") } chooses what to lose.
waits-face-off = { WHO($seat, "Seat") } chooses the Face-off or abandons.
waits-face-off-answer = { WHO($seat, "Seat") } accepts the Face-off or abandons.
waits-paid = { WHO($seat, "Seat") } is paid.
waits-companies = { WHO($seat, "Seat") } may play a Contact on who was paid.
waits-commit = { WHO($seat, "Seat") } prepares the challenge.
waits-react = { WHO($seat, "Seat") } may play a Contact against the challenge.
waits-answer = { WHO($seat, "Seat") } may answer the Contact.
waits-reroll = { WHO($seat, "Seat") } may roll again.
waits-swaps = { WHO($seat, "Seat") } may swap places in the turn order.
waits-discarding = { WHO($seat, "Seat") } discards down to the limit.
waits-score-acts = { WHO($seat, "Seat") } may still sell, play and buy.
waits-score-loans = { WHO($seat, "Seat") } settles a Loan.
waits-score-heat = { WHO($seat, "Seat") } makes up for Heat.
waits-score-items = { WHO($seat, "Seat") } gives up a card or a Chip.
waits-pays = { WHO($seat, "Seat") } chooses what to give up.
waits-acting = { WHO($seat, "Seat") } does an action.
waits-browsing = { WHO($seat, "Seat") } may buy one of the cards.
waits-sifting = { WHO($seat, "Seat") } keeps one of the cards.
waits-reselling = { WHO($seat, "Seat") } sells a card for its whole cost.

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
event-spared = The Event, { $card }, does not apply to { WHO($seat, "seat") }.
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
    [yes] takes on
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
event-route = { WHO($seat, "Seat") } chooses Route { $route }: { $challenge }.
event-penalty = { $abort ->
    [yes] The mission is aborted for { $crew }.
   *[no] The Penalty hits { $crew }.
}
event-challenge = { WHO($seat, "Seat") } faces { $about }: { $test } { $difficulty }{ $danger ->
    [0] {""}
   *[other] , Danger { $danger }
}.
event-challenge-route = { WHO($seat, "Seat") } prepares for it.
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

position-round = Round { $round } of { $rounds }: { $card }. A Prospect costs { $price } in the street.
position-order = Turn order: { $order }.
position-agent = The Agent: { $prospects }, { $heat } Heat.
position-player = { WHO($seat, "Seat") }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}, { $name }{ $state ->
    [left] , gone
    [shaken] , Shaken
    [low] , laying low
   *[well] {""}
}: { $numbers }.
position-nobody = { WHO($seat, "Seat") } has not chosen a Nightlancer yet.
position-of = { $amount } of { $most }
position-tokens = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
}
position-assets = Assets: { $assets }. In hand: { $contacts ->
    [one] { $contacts } Contact
   *[other] { $contacts } Contacts
} and { $opportunities ->
    [one] { $opportunities } Opportunity
   *[other] { $opportunities } Opportunities
}.
position-mission = Mission { $mission }: { $text }
position-crew-first = First Crew: { $crew }{ $deal ->
    [yes] {" "}(with a Deal)
   *[no] {""}
}.
position-crew-second = Second Crew: { $crew }{ $deal ->
    [yes] {" "}(with a Deal)
   *[no] {""}
}.
position-pact = { WHO($seat, "Seat") } and { WHO($other, "seat") } have promised each other { $promises }.
position-market = Black Market:
position-challenge = Challenge: { $challenge }. { $runs }
position-run = { WHO($seat, "Seat") }: { $score } before the dice.
position-rolled = { WHO($seat, "Seat") }: { $score } and { $hits } on the dice.
position-hand = Your hand:
position-no-hand = Your hand is empty.
position-card = { $card }: { $text }

## What nobody should be surprised by

warns-last-round = This is the last round: Scoring follows.
warns-lead = { $you ->
    [yes] You lead
   *[no] { WHO($seat, "Seat") } leads
} with { $prospects ->
    [one] 1 Prospect
   *[other] { $prospects } Prospects
}.
warns-techshock = { $you ->
    [yes] You have no Ideals left, and cannot win while anybody else has some
   *[no] { WHO($seat, "Seat") } has no Ideals left, and cannot win while anybody else has some
}.
warns-agent = The Agent is { $prospects ->
    [one] 1 Prospect
   *[other] { $prospects } Prospects
} ahead of { $you ->
    [yes] you: catch up before the round ends, or you lose an Ideal
   *[no] { WHO($seat, "seat") }, who loses an Ideal at the end of the round
}.
warns-agent-last = The Agent is { $prospects ->
    [one] 1 Prospect
   *[other] { $prospects } Prospects
} ahead of { $you ->
    [yes] you, and you have one Ideal left: if the round ends so, the game is lost
   *[no] { WHO($seat, "seat") }, who has one Ideal left: if the round ends so, the game is lost
}.
warns-last-ideal = { $you ->
    [yes] You have one Ideal left: without it the game is lost
   *[no] { WHO($seat, "Seat") } has one Ideal left: without it the game is lost
}.
warns-heat = You are at 5 Heat: until it falls you must lay low, and each further point costs a Prospect.

## How it ends

ending-scored = All rounds are played.
ending-no-ideals = Somebody ran out of Ideals.
ending-left = The others left the table.
ending-void = The table does not count.
ended-prospects = { $prospects } Prospects against { $other }.
ended-order = { $prospects } Prospects each, and { WHO($seat, "seat") } comes later in the turn order.
ended-ideals = { $prospects } Prospects and some Ideals left; { WHO($seat, "seat") } has { $other } Prospects and none.
ended-won = { $total } Prospects together, of { $goal } that were needed, and everybody kept some Ideals.
ended-total = { $total } Prospects together: { $goal } were needed.
ended-too-few = { WHO($seat, "Seat") } has { $prospects } Prospects: everybody needs 20.
ended-no-unique = { WHO($seat, "Seat") } never bought { $card }, without which nobody wins.
ended-no-ideals = { WHO($seat, "Seat") } has no Ideals left: all is lost.
ended-conceded = { WHO($seat, "Seat") } conceded.
score = Prospects
deed-missions = Missions finished
deed-challenges = Challenges passed
deed-opportunities = Opportunities bought
deed-hindered = Times a rival was hindered

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

## What a round is

turn-summary =
    Prep: recover a little, see the Round card, face its Event or lay low, then take a mission: start a Crew, compete with one, or join one.
    Street: place four action tokens, one at a time: buy cards, draw Contacts, buy Opportunities, borrow, work, rest.
    Mission: three Stages. The Boss chooses one of two Routes; ability, cards and crosshairs of three dice must reach its number.
    For 1 Resolve all dice are rolled again. Others may weaken a Streetwise, Technical or Covert attempt with Contacts.
    Failing brings the Penalty, not the end. Whoever is past Stage 3 is paid: Chips, Prospects, Opportunities, sometimes Heat.
    End: less Heat goes first. Keep six cards.
    After six rounds Prospects decide: abilities, Ideals and Agendas add to them, Loans and Heat cost some. Without Ideals nobody wins.

# Options that cannot be
problem-named-twice = '{ $name }' is named twice; everybody is another one
problem-too-many-named = { $count } are named, but { $seats ->
    [one] there is one seat
   *[other] there are { $seats } seats
}
problem-hardened-rivals = rivals are not hardened; add mode coop or solitaire
