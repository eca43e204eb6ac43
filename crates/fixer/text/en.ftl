# The list of games
games-deck = what a seat brings, the next one with every --deck: one of these, or a file with a list of cards

# Choosing a game
menu-games = Games:
menu-which = Which game? A number, a name, or quit:
menu-seats = How many seats, { $low } to { $high }? Enter for { $low }:
menu-mode = Which way to play? A number or a name, Enter for the first:
menu-seat = Which seat do you take, 1 to { $last }? Enter for 1:
menu-number = Expected a number from { $low } to { $high }.
menu-unknown = There is no "{ $words }" here. You can choose { $names }.
goodbye = Goodbye.

# Who sits where
name-person = Player
name-numbered = Player { $number }
who-you = { WHO($seat, "seat") } (you)
who-person = { WHO($seat, "seat") }
who-bot = { WHO($seat, "seat") } (bot)

# A turn
seated = At the table: { $seats }.
hint = Type the number of a choice, board to see the whole table again, or help for everything else.
curtain = { WHO($seat, "Seat") }: press Enter when only you can see the screen.
also-awaited = Also awaited: { $seats }.
you-must = { WHO($seat, "Seat") }, it is your decision:
you-may = { WHO($seat, "Seat") }, you may act now, or press Enter to let the others go on:
your-choice = Your choice:
proposed = { $label } (or just Enter)
no-number = There is no choice { $number }; they are numbered 1 to { $last }.
several = "{ $words }" could be any of these: { $choices }.
unknown = "{ $words }" is neither a choice nor a command. Type help to see what you can type.
refused = The table refuses: { $reason }
forbidden = { $label }: not now. { $reason } ({ $rule }: { $text })
help =
    To choose, type the number of a choice, its name, or the beginning of its name or its words.
    undo: take your last act back
    log: everything that you were told so far
    why: what you cannot do now, and by which rule (why CHOICE: only that one)
    rules: all rules (rules NUMBER or rules WORDS: only those)
    board: the whole position and your choices again; otherwise only what has changed is shown
    names: the names of your choices, which are the same in every language
    save: save the game (save FILE: under a name of your own)
    reactions: how you are asked for reactions (reactions always, able or never)
    concede: leave the table for good
    quit: stop playing
    Where a choice has the name of a command, a slash in front means the command: /log

# Reactions
reactions-always = You are asked for every reaction.
reactions-able = You are asked for a reaction when you could do something, else it is passed over.
reactions-able-seen = You are asked for a reaction when you could do something, else it is passed over: a quick pass tells the others that you could not.
reactions-never = All reactions are passed over without asking you.
reactions-unknown = "{ $words }" is no way to be asked: it can be always, able or never.

# Taking back
undo-done = Your last act is taken back.
undo-fresh = Chance is not taken back: what is rolled or drawn from here on is new.
undo-nothing = There is nothing of yours to take back.
undo-consent = The other people at the table must agree. Do they? yes or no:
undo-kept = Nothing is taken back.

# What happened
dealt = The table is dealt.
was-undone = The last act was taken back.
taken-back = { $sentence } (taken back)
substituted = { WHO($seat, "Seat") } is played by { $player } from here on.
ran-out = The time of { WHO($seat, "seat") } has run out.
paused = All clocks stand still.
goes-on = The clocks go on.
rules-changed = Version { $version } of the rules holds from here on.

# Why and rules
why-nothing = You can do everything that you might want to do here.
why-fine = { $label }: nothing forbids it; it is choice { $number }.
why-unknown = "{ $words }" is nothing that you could try here. Type why alone to see what is forbidden.
rules-none = No rule has all these words: { $words }

# Saving
save-leaving = Save the game before leaving? File name, Enter for { $file }, or no:
save-replay = Keep the replay? File name, or Enter for no:
save-done = Saved as { $file }. Go on later with: fixer play --resume { $quoted }
save-done-over = Saved as { $file }. Read it with: fixer replay { $quoted }
save-failed = Not saved. { $error }
save-other = Not saved: { $file } is there already and is not this game. Choose another name.
not-saved = The game is not saved.
input-ended = The input has ended: the game stops here and is not saved.

# The end
over = The game is over.
all-won = { $seats ->
    [one] The game is won.
   *[other] All seats win together.
}
all-lost = { $seats ->
    [one] The game is lost.
   *[other] All seats lose together.
}
nobody-won = Nobody wins.
void = The game does not count.
result-won = Winner: { $who }, score { $score }
result-shared = First place shared: { $who }, score { $score }
result-place = Place { $place }: { $who }, score { $score }

# Lessons
learn-none = There are no lessons here.
learn-title = Lesson { $number } of { $of }: { $title }
learn-says = [{ $step }/{ $of }] { $says }
learn-on = Press Enter to go on, or type quit:
learn-hint = Well tried, but first try this: { $choice }
learn-left = See you. Go on later with: { $command }
learn-next = The next lesson: { $command }
learn-play = Play a game now: { $command }

# What does not fit
error = error: { $says }
wrong-options = { $game } cannot be played with these options:
wrong-deck = { $deck } is no legal deck:
legal-deck = { $deck }: legal
stuck = the table cannot go on: { $reason }
no-seat = there is no seat { $seat }; this table has seats 1 to { $last }
too-many-bots = { $bots } bots are named, but there are { $left } seats for them
