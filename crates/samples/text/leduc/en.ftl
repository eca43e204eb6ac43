title = Leduc poker
summary = Poker with six cards: two rounds of betting and one card for both.
tile = Two players, six cards, one small bluff.
mode-standard = the usual game

card-J = a jack
card-Q = a queen
card-K = a king
card-hidden = a hidden card
card-none = not turned up yet

round = Round { $round } of 2.
public-is = Public card: { $card }.
seat-own = { WHO($seat, "Seat") } (you): { $card }, { $chips ->
    [one] one chip put in.
   *[other] { $chips } chips put in.
}
seat-other = { WHO($seat, "Seat") }: { $card }, { $chips ->
    [one] one chip put in.
   *[other] { $chips } chips put in.
}
pot = Pot: { $chips } chips.

fold = Fold and lose { $chips ->
    [one] the chip you put in
   *[other] the { $chips } chips you put in
}
check = Check
call = Call with { $chips } chips
raise = Raise: put in { $chips } chips

folded = { WHO($seat, "Seat") } folds.
checked = { WHO($seat, "Seat") } checks.
called = { WHO($seat, "Seat") } calls with { $chips } chips.
raised = { WHO($seat, "Seat") } raises and puts in { $chips } chips.
turned-up = The public card is { $card }.
showdown = Showdown: { WHO($seat, "seat") } has { $first }, { WHO($other, "seat") } has { $second }.
left = { WHO($seat, "Seat") } leaves the table.

ending-fold = A seat folded.
ending-showdown = The better hand won the showdown.
ending-tie = Both hands are equal: the pot is shared.
ending-left = A seat left the table.
ending-void = The game came to no end and does not count.

no-turn = It is the turn of { WHO($seat, "seat") }.
no-fold = Nobody has raised above you: there is nothing to fold to.
no-raise = A round has no more than { $raises } raises.
no-folded = The table is over: a seat has folded.
no-showdown = The table is over: the cards are shown.
no-left = The table is over: a seat has left.

turn-summary =
    Everybody puts in a chip and holds one card.
    In turn: fold, call, or raise; a round is over when the others have called.
    After the first round a public card is turned up, and a second round follows.
    A pair with the public card wins, otherwise the higher card.
