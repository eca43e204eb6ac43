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
