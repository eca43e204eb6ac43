title = Tic-tac-toe
summary = Three in a line. Nothing is hidden; the first game everybody learns.
tile = Three in a row, before your rival.
mode-standard = the usual game

take = Take { $cell }
took = { WHO($seat, "Seat") } takes { $cell }.
line = { WHO($seat, "Seat") } has three in a line.
full = Every cell is taken.
left = { WHO($seat, "Seat") } leaves the table.

ending-line = Three in a line.
ending-full = Every cell is taken and nobody has a line.
ending-left = A seat left the table.
ending-void = The game came to no end and does not count.

no-turn = It is the turn of { WHO($seat, "seat") }.
no-taken = { $cell } is taken by { WHO($seat, "seat") } already.
no-line = The table is over: there is a line of three.
no-full = The table is over: every cell is taken.
no-left = The table is over: a seat has left.

turn-summary =
    Mark a free cell; then it is the other's turn.
    Three of your marks in a row win; a full board without a row is a draw.
