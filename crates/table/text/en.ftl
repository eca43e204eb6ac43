## What tables of all games say

ending-agreed = Ended by consent, without a result.

# Options that cannot be
problem-number-one = '{ $words }' is not possible; it can only be { $low }
problem-number = '{ $words }' is not possible; it can be { $low } to { $high }
problem-unknown = '{ $words }' is not known; it can be { $values }
problem-no-options = there is no such option; this game has no options
problem-no-option = there is no such option; this game has { $options }
problem-meant = ; did you mean { $names }?
problem-or = { $before } or { $last }

# Seats, bots and what they bring
problem-brings-nothing = seats bring nothing of their own to this game
problem-too-many-bring = { $count } seats bring something, but the table has { $seats }
problem-deck-of = deck { $number }, { $place }
problem-too-many-bots = { $count } bots are named, but the table has { $seats } seats

# What a table refuses
refused-over = The table is over.
refused-no-seat = There is no seat { $seat }; this table has { $seats } seats, counted from 0.
refused-not-awaited = { WHO($seat, "Seat") } is not awaited; awaited: { $awaited }.
refused-not-offered = { WHO($seat, "Seat") } cannot choose '{ $choice }' now.
refused-after-chance = Only the first { $known } choices can be sent together: after them chance decides.
refused-gone-on = The table has gone on since the question was asked.
refused-left = { WHO($seat, "Seat") } has left the table already.
refused-nothing-to-undo = There is nothing to take back.
refused-undone-too-often = This was taken back too often and stands now: one act can be taken back { $act } times, and a table { $table } times.
refused-full = The log of this table is full ({ $entries } entries): it can only be left or ended.
refused-seat = { WHO($seat, "seat") }
