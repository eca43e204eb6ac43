# The pages of the house.
house-name = Fixer
skip = Skip to the table
nav-lobby = Lobby
nav-new = New table
nav-learn = Learn
nav-rules = Rules
nav-about = About
language = Italiano
lobby-title = Who sits down tonight?
lobby-lead = Cyberpunk tabletop games by the book, alone against fair bots or together.
lobby-play = Play { $game } now
lobby-play-about = Against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}. No account, no waiting.
lobby-yours = Your tables
lobby-open = Open seats
lobby-none = Nobody waits for players right now. Open a table and send the link to a friend.
lobby-yours-none = You have no table yet.
stage-going = is being played
stage-frozen = is frozen
new-title = New table
new-game = Game
new-options = Options
new-seats = Seats
new-mode = Way to play
seat-me = me
seat-open = open to others
seat-bot = bot, { $bot }
seat-of = Seat { $seat }
new-open = Open the table
wrong-title = That cannot be
table-title = { $game }, table
table-players = At the table
table-awaited = { $name } is awaited.
table-your-turn = It is your decision.
table-waits = Waiting for players.
table-sit = Sit down here
table-why-not = Why can't I?
table-why-not-about = What you might want to do and cannot now, with the rule.
table-why-not-nothing = There is nothing here that you might want to do and cannot.
table-words = On a page of its own
table-log = What happened
table-news = Since your last turn
table-log-empty = Nothing has happened yet.
table-menu = Menu
table-undo = Take back
table-concede = Leave the table for good
table-concede-sure = Yes, leave for good
table-void = End the table without a result
table-void-about = The table is over at once and does not count.
table-void-ask-about = The table is over and does not count, if everybody who plays agrees.
table-void-sure = Yes, end it
table-void-ask = Ask the others to end it
table-position = The table as text
table-replay = Download the replay
table-rematch = Play again
rule = rule { $rule }
rules-title = Rules of { $game }
rules-search = Search the rules
rules-chapters = Chapters
rules-none = Nothing in the rules says that.
about-title = About Fixer
about-lead = An unofficial implementation made by players, not affiliated with or endorsed by the owners of these games. Rules are told in our own words; what no public source gives is designed here and marked as such.
about-fair = Bots see what their seat sees and nothing else. The chance of every table can be checked when it is over.
error-title = That did not work
error-read-only = The house cannot write just now, so nothing can be changed. Nothing that it has accepted is lost. It keeps trying: come back in a moment.
error-back = Back to the lobby
you = you
open-seat = nobody yet

# Chance, taking back, one screen for several, looking back.
nav-cards = Cards
table-undo-ask = Ask to take back
table-look-back = Look back
table-next = To the next table
shake-title = Agreeing on the chance of this table, so that nobody can choose it.
shake-waits = Waiting for { $names }.
curtain = Hand the screen to { $name }. Nobody else looks.
curtain-lift = I am { $name }: show my side
wish = { $name } wants to take back the last move.
frozen = This table is frozen: it was played by version { $rules } of the rules with the cards of that time, and those of today (version { $today }) do not agree with all of it. It is shown as far as they do.
frozen-about = Nothing can be decided here any more. You can look back, leave the table for good, or end it without a result if everybody who plays agrees.
frozen-over = This table was played by version { $rules } of the rules with the cards of that time, and those of today (version { $today }) do not agree with all of it. It is shown as far as they do, and with the end that it had.
wish-void = { $name } wants to end the table without a result.
wish-yes = Agree
wish-no = Refuse
wish-waits = Waiting for the others to agree.
chance-title = Chance that can be checked
chance-going = The house fixed its part before the deal and shows it when the game is over. Then everybody can check every roll and every card.
chance-over = The house has published its part. Check here that every roll and every card follows from what was fixed before the deal.
chance-check = Check it in this browser
chance-working = Checking…
chance-good = All results follow from what was fixed before the deal:
chance-bad = The check failed:
chance-seed = Commitment of the house
chance-nonce = Commitment of { $name }
chance-nonce-made = Made by the house for { $name }
chance-none = This table goes on from another one, so its chance cannot be checked.
replay-title = { $game }: looking back
replay-at = Moment
replay-show = Show
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-table = To the table
replay-go-on = Continue from here
replay-go-on-about = A new table with fresh chance goes on from this moment. Bots take the other seats.
replay-as = Play as { $name }
replay-bring = Look at a replay file
replay-bring-file = Replay file
replay-bring-show = Open it
name-title = Your name
name-label = Name at the table
name-save = Use this name

# Cards, a new table, the lobby.
cards-title = Cards of { $game }
cards-search = Search names and texts
cards-kind = Kind
cards-color = Colour
cards-all-colors = all colours
cards-games = Cards of which game
cards-all = all kinds
cards-find = Find
cards-count = { $found ->
    [one] 1 card
   *[other] { $found } cards
} of { $all }.
cards-none = No card says that.
cards-none-about = Try fewer words, or another kind.
cards-show-all = Show all cards
cards-of = Read the cards
new-lead = Choose a game and how it is played, then who sits at the table.
new-show = Show the seats
new-who = Who sits at the table?
new-by-hand = Say who sits where
new-strength = The bots
new-bots = Against bots
new-bots-about = You take the first seat, bots take the others. It begins at once.
new-friends = With friends
new-friends-about = The other seats stay open. You get a link to send.
new-hot = Hot seat
new-hot-about = All seats are yours: pass the screen around.
new-alone = Play
new-alone-about = One seat, and it is yours.
bot-street = Plays by instinct, and fast.
bot-random = Does anything it may, at random: for a first game.
bot-iterations = Thinks ahead { $count } times for each decision.
bot-seconds = Thinks ahead for { $count ->
    [one] one second
   *[other] { $count } seconds
} at each decision.
lobby-open-one = Open a table
lobby-seats-left = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
}

# Decks
deck-title = Decks
deck-own = Your deck
deck-others = The deck of bots, and of others at this screen
deck-paste = Bring a list of your own
deck-build = Build a list of your own on the page of decks
nav-decks = Decks
decks-title = Decks: { $game }
decks-lead = Write a list, load one of the decks that come with the game, or build one card by card. Keep it under a name, and bring it to your tables by that name.
decks-known = Decks that come with the game
decks-load = Load it
decks-text = The list, to write, copy and paste
decks-check = Check
decks-hand = Draw sample hands
decks-play = Play it now against a bot
decks-try = Try it against the starters
decks-legal = This deck is legal.
decks-wrong = This deck is not legal yet
decks-curve = Costs
decks-curve-says = { $cards } cards, { $mean } { $unit } on average. { $list }
decks-hands = Opening hands
decks-then = then
decks-tried = Against the starters
decks-tried-about = Both decks in the hands of the bot “street”, half of the games from each seat.
decks-against = { $name }: wins { $rate } % ({ $low } to { $high }) of { $games } games
decks-add = Add { $card }
decks-drop = Take one { $card } out
reactions-now = Reactions: { $how }
reactions-no = ask me always
reactions-idle = ask me when I could do something
reactions-yes = let all pass
reactions-unseen = You play against bots alone, and bots do not see how quickly you pass.
reactions-seen = If you are asked only when you could do something, a quick pass tells the others that you could not. The other two tell nothing of your cards.
table-stuck = A bot fails here again and again, so the table stands still. You can look at it, take back, concede, or end it.

# What does not work.
trouble-unreadable = This request cannot be read.
trouble-no-token = The house does not know who you are: send your token as "Authorization: Bearer TOKEN". POST /guests with "Bearer new" makes you a guest.
trouble-unknown-token = The house does not know this token. POST /guests with "Bearer new" makes you a guest.
trouble-not-yours = This is not your seat.
trouble-other-origin = Changes are made from the pages of this house, or with a token.
trouble-nowhere = There is nothing at this address.
trouble-no-table = There is no such table.
trouble-no-game = There is no such game, or it has nothing of this kind.
trouble-no-method = This address does not do that.
trouble-too-slow = That took too long; try again.
trouble-not-begun = The table has not begun.
trouble-not-over = The table is not over yet. Until then its replay, which holds the seed, stays closed.
trouble-not-going = The table is not being played.
trouble-taken = Somebody else was quicker.
trouble-gone-on = The table has gone on in the meantime.
trouble-frozen = This table was played by other rules than those of today and cannot go on; it can be left, or ended by consent.
trouble-too-large = That is too large.
trouble-no-type = What was sent is of a type that is not read here.
trouble-other-host = This house does not answer to that name; its host can add it with --host NAME.
trouble-refused = The rules say no.
trouble-wrong = That cannot be.
trouble-too-often = Too many requests; wait a moment.
trouble-full = There is no more room.
trouble-broken = Something broke in the house.
trouble-unavailable = The house cannot answer now; try again.
full-new = Too much that is new comes from your address; wait a moment.
full-busy = Too much is being done for your address already; wait a moment.
bot-too-long = '{ $bot }' thinks too long for this house; it can be at most edge:{ $iterations } or edge:{ $seconds }s
wrong-seats = { $count } are taken or open, but the table has { $seats }
wrong-fewer-seats = the game is not played with fewer seats like that
wrong-nonce = it is not the one that the seat committed to
wrong-hex = expected 64 hexadecimal digits
wrong-part = expected either a commitment or a nonce
place-form = form
place-address = address
place-file = file
place-replay = replay
place-answers = lesson
wrong-unreadable = this cannot be read. For whoever wrote the program that sent it: { $detail }
wrong-no-file = there is no file in it; choose one first (the field is called 'file')
wrong-replay-file = line { $line } cannot be read, so this is not a whole replay of Fixer. For whoever wrote the file: { $detail }
wrong-replay-rules = line { $line } does not follow from the rules of this house, so nobody can look back at it. For whoever wrote the file: { $detail }
wrong-unplayable = it cannot be played
wrong-everybody = every seat needs somebody
wrong-over-there = the table is over there: nothing can go on
wrong-answers = '{ $answers }' are no answers; they are written 0-2-0
wrong-lesson = these answers do not lead through the lesson; begin it again. For whoever writes lessons: { $detail }

# What the house refuses
name-length = A name has 1 to 24 characters.
name-letters = A name is made of letters, digits, spaces and the signs of a keyboard: nothing that cannot be seen, nothing that hides what stands beside it.
name-taken = That name belongs to a bot or to the house, or looks like one that does. Choose another.
quota-playing = A guest can have { $most } tables that are not over, and you have them already. Close or finish one of these first; where others have played, they are asked.
quota-open = A guest can have { $most } tables that wait for players, and you have them already. Close one of these first.
quota-brought = A guest can have { $most } replay files here, and you have them already. Remove one of these first.
quota-other = Somebody who would sit at this table has as many tables as a guest can have.
quota-close = Close it
table-close = Close this table
table-closed = This table was closed before it began.

# Tiles and tables in lists.
lobby-games = Games
lobby-learn = Learn { $game }
lobby-friends = With friends: { $game }
tile-play = Play
tile-learn = Learn
tile-friends = With friends
tile-players = { $seats } players
tile-minutes = { $minutes } min
row-open = Waiting for players { $since }
row-yours = Your turn { $since }
row-others = Waiting for { $names } { $since }
row-you-won = You won
row-won = Won by { $names }
row-nobody = Nobody won
row-void = It does not count
row-closed = Closed before it began
since-now = for a moment
since-minutes = for { $count ->
    [one] a minute
   *[other] { $count } minutes
}
since-hours = for { $count ->
    [one] an hour
   *[other] { $count } hours
}
since-days = for { $count ->
    [one] a day
   *[other] { $count } days
}
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# The strength of bots.
level-easy = easy
level-normal = normal
level-hard = hard
level-harder = very hard
level-other = bot

# The waiting room.
waits-sitting = You have a seat. It begins when the last one is taken.
waits-standing = Take a seat, or look on. It begins when the last one is taken.
table-sit-more = Play this one too
table-hot = Play this seat too
table-hot-about = You sit here already. Two seats of yours share this screen: it is handed over in between.
seat-give = A bot takes it
seat-drop = Close this seat
table-cancel = Cancel this table
invite-title = Invite others
invite-about = Send this link, or let a phone read the square.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-square = The link as a square that phones read
onlooker = You look on. What players hold stays hidden from you until the end.

# Playing again.
wish-rematch = { $name } wants to play again.
wish-declined = { $name } does not want to play again.

# Whose turn it is, in titles.
turn-open = Waiting for players
turn-yours = Your turn
turn-asked = You are asked
turn-others = Waiting for { $names }
turn-over = Over

# The connection, and being told.
line-lost = Connection lost, trying again.
line-kept = Kept, and sent when it is back:
line-safe = What was decided so far is kept by the house.
line-back = The connection is back.
line-refused = Not done:
line-away = Dismiss
alert-sound = Sound at my turn
alert-notice = Notify me at my turn
alert-click = Leave my only choice to me
trouble-sits-already = You sit at this table already. To play this seat too at the same screen, say so.
show-pause = Pause
show-skip = Skip
show-speed = Speed
show-slow = Slow
show-normal = Normal
show-fast = Fast
show-off = Off
show-away = Put away
# Lessons
learn-title = Learn by playing
learn-lead = Short lessons: somebody points, says a sentence or two, and lets you do it.
learn-step = step { $step } of { $of }
learn-done = done
learn-on = Go on
learn-next = Next: { $title }
learn-play = Play a game now
learn-leave = All lessons
learn-again = From the start
learn-hint = That is possible too, but let us do this first: { $choice }
learn-you = Rookie
learn-rival = Rival

# The help of a table
help-title = Help: turn and keys
help-turn = A turn
help-signs = Signs
help-signs-all = All signs and what they mean
help-keys = Keys
help-arrows = go from one thing that you may choose to the next
help-enter = choose it; then its target
help-digits = take a choice by its number
help-escape = put back what you have chosen
help-help = open and close this help
help-close = Close
replay-play = Play

## The end of a table

end-wins = { $name } wins
end-loses = { $name } loses
end-shared = { $name } share the win
end-won = All win together
end-lost = All lose together
end-nobody = Nobody wins
end-unfinished = Not played to its end
end-void = This table does not count
end-show = How it ended
end-look = Look at the table
end-new = Open a new table
end-replay = Replay
end-share = Share the link
end-ranking = Ranking
end-place = Place
end-who = Who
end-points = Points
end-curve = { $points }, turn by turn
end-turn = Turn of
end-start = Start
end-end = End
end-moments = Moments that turned it

# Who one is at the house.
account-title = Your name
account-since = This name is yours since { $date }. { $tables ->
    [0] You have not sat down yet.
    [one] You have sat at one table.
   *[other] You have sat at { $tables } tables.
}
account-bot = This is a bot. Whoever brought it looks after it.
claim = Claim this name
claim-about = You play as a guest, and this browser alone knows you. Claim a name, and you can come back from anywhere, with your tables and decks. Nobody else can be called like you then.
claim-have = I have a name already
claim-own-name = Choose a name of your own first; this one is the house's word for a guest.
passphrase = Passphrase
passphrase-about = At least 12 characters. A few words that only you would put together are best.
passphrase-length = A passphrase has { $least } to { $most } characters.
passphrase-easy = This passphrase is among the first that anybody would try. A few words that do not belong together are better.
passphrase-change = Change the passphrase
passphrase-old = Passphrase so far
passphrase-or-code = or a code
passphrase-new = New passphrase
sign-in = Come in
sign-in-title = Come back
sign-in-about = With your name and passphrase. What you have as a guest in this browser comes along.
sign-in-lost = I have lost my passphrase, or it alone is not enough
sign-in-code = One of your codes
sign-in-wrong = Name and passphrase, or name and code, do not fit together.
sign-in-claim = I have no name here yet
sign-out = Sign out
confirm-wrong = This is not your passphrase.
code-wrong = This is none of your codes, or it is used up.
codes-title = Keep these codes
codes-about = Each lets you in once, should you lose your passphrase. Print them or write them down: they are not shown again.
codes-left = { $left ->
    [0] You have no code left
    [one] One code is left
   *[other] { $left } codes are left
}
codes-renew = New codes
codes-renew-about = New codes take the place of all that you have.
sessions-title = Where you are signed in
session-unknown = A browser or a program
session-since = since { $since }, last used { $seen }
session-own = this one
session-end = End it
session-end-others = End all others
passkeys-title = Passkeys
passkeys-about = A passkey is kept by your phone, your computer or a key that you carry, and opened there with your face, finger or PIN. You come in with it without your name and your passphrase, and no other site can ask for it.
passkeys-nowhere = Passkeys work where this house is reached by a name, over TLS or on this machine as localhost; browsers know none for a bare address of a network.
passkeys-script = Making or showing a passkey takes script, and a browser that knows passkeys; everything else here works without.
passkey-name = What to call it
passkey-add = Add a passkey
passkey-since = for { $place }, since { $since }, last used { $used }
passkey-unused = for { $place }, since { $since }, never used
passkey-remove = Remove a passkey
passkey-remove-about = It no longer lets anybody in, and all your other sessions end. Your device may still list it: remove it there as well.
passkey-which = Which one
passkey-show = Show a passkey instead of the passphrase
passkey-shown = You have shown a passkey just now; nothing else is asked of you for five minutes.
passkey-show-first = Show a passkey first.
passkey-failed = Your device has shown no passkey. Try again, or come in another way.
passkey-late = This was asked too long ago, or answered already, or asked of another browser. Try again from the page.
passkey-unreadable = This is not what a device answers that is asked for a passkey. Making or showing one takes script.
passkey-unknown = This house does not know that passkey, or it was removed.
passkey-wrong = This passkey does not fit what was asked. Try again, or come in another way.
passkey-copied = This passkey was shown before with a higher count: there seem to be two of it. It is refused; come in another way and remove it.
passkey-others = This passkey is somebody else's.
passkey-last = There is no such passkey, or nothing else would let you in: set a passphrase or add another passkey first.
full-passkeys = You can have ten passkeys; remove one first.
sign-in-passkey = Come in with a passkey
sign-in-two = This passphrase alone is not enough, as you asked: show a passkey, or a code together with it.
claim-passkey = Claim it with a passkey instead
passphrase-set = Set a passphrase
two-off = The passphrase alone lets you in
two-on = The passphrase alone lets nobody in
two-off-about = You can ask for two things: a passkey, which your device opens for you alone, or the passphrase together with a code. A code alone is not enough then. Whoever has neither a passkey nor both of these cannot come back.
two-on-about = You come in with a passkey, or with the passphrase together with a code.
two-begin = Ask for two things
two-end = Let the passphrase be enough
secrets-title = Passphrase and codes
bots-title = Your bots
bots-about = A program of yours can play here under a name that says that it is a bot. It comes in with a token.
bots-api = What programs can do
bot-name = Name of the bot
bot-bring = Bring a bot
bot-renew = New token
bot-dismiss = Send away
bot-token-title = The token of { $bot }
bot-token-about = It is shown only now. Whoever has it plays as this bot.
kept-title = What the house keeps about you
kept-export = Download everything as one file
leave-house = Leave the house for good
leave-house-about = Your name, sessions, passphrase and the tables that you played alone are forgotten. Tables that you still play are conceded. Tables of others stay as they are, without your name. This cannot be taken back.
leave-house-sure = Forget me
name-claimed = Somebody has claimed this name, or one that looks like it.
place-account = account
full-tries = That was tried too often. Wait a minute, then try again.
full-bots = You have as many bots as a person can have. Send one of them away first.
name-stays = A name that stays is claimed with a passphrase; then you can come back from any browser.
name-account = Your account

# People and their ratings.
people-title = Ratings
people-about = Who is best, by tables between people who have claimed their names, and bots. Listed is who has played { $tables } rated tables; the order is by what a rating surely is. The bot street is the measure: it is always rated 25.
people-none = No rated table has ended yet. A table is rated when everybody who plays there has claimed a name, everybody is somebody else, and it ends with places.
people-ways = Games
people-place = Place
people-name = Name
people-rating = Rating
people-tables = Tables
seats-of = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
curve = Rating over the last { $tables } tables, from { $least } to { $most }
rated-tables = { $tables ->
    [one] one rated table
   *[other] { $tables } rated tables
}
person-since = At the house under this name since { $date }.
person-bot = A bot that somebody brought on { $date }.
person-ratings = Ratings
person-unrated = No rated table yet.
person-sides = With what
person-together = Together and alone
person-opponents = Against whom
person-last = Last tables
record-side = Played
record-way = Game
record-opponent = Opponent
record-won = Won
record-share = Share
won-of = { $won } of { $tables }
table-unrated = not rated
table-friendly = A friendly table: it does not count for ratings
played-void = without a result
played-won = won
played-lost = lost
played-place = place { $place }
nav-people = Ratings
account-page = Your page, as others see it
# Talk.
talk-title = Talk
talk-key = Talk (T)
talk-unread = new
talk-aside = among spectators
talk-about-line = Mute, block or report
talk-none = Nothing was said here yet.
talk-none-lobby = Nobody has said anything lately.
talk-apart = You look on: while the game runs only spectators read what you say, and players after it.
talk-say = Say
talk-say-label = What you say
talk-phrases = Quick phrases
talk-to-table = Back to the table
talk-again = Load what is new
talk-too-soon = Not so fast: you can go on in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-turn = Your turn.
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-think = I have to think.
phrase-nice = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-yes = Yes.
phrase-no = No.
phrase-game = Good game!
phrase-rematch = Rematch?
line-title = { $name } said
line-return = Go back
line-own = You have said this yourself.
line-lobby = In the lobby nobody can be muted: block them instead.
line-mute = Mute { $name }
line-mute-about = You no longer read { $name } at this table. Nobody is told.
line-unmute = Read { $name } again
line-unmute-about = You have muted { $name } at this table.
line-block = Block { $name }
line-block-about = You no longer read { $name } anywhere, and { $name } cannot sit down at tables that you open.
line-unblock = Unblock { $name }
line-unblock-about = You have blocked { $name }.
line-report = Report { $name }
line-report-about = The hosts of this house are shown this line and the last 30 of its room, with your name and your reason.
line-reason = What is wrong with it
reported-title = Reported
reported-about = The hosts of this house can read it now, with the lines as they were.
shunned-title = Muted and blocked
shunned-lead = Whose lines you do not read.
shunned-none = You read everybody.
shunned-muted = muted at a table
shunned-blocked = blocked
shunned-lift = Read again
words-empty = Say something: one character at least.
words-length = That is too long: { $most } characters at most.
words-letters = There is something in it that cannot be seen, or that changes how the rest is seen.
words-phrase = There is no such phrase.
full-shunned = You have muted or blocked as many as you can; lift one of them first.
full-reports = You have as many reports open as you can; the hosts have to settle one first.
trouble-quiet = Talk is switched off here.
trouble-no-line = There is no such line.
trouble-not-welcome = Whoever opened this table does not want to play with you. Sit down at another one, or open your own.
new-quiet = Without talk
help-talk = talk; Esc goes back to the table

# Hosts.
host-title = The hosts' desk
host-doors = The door
host-opens = Who may open tables
opens-everybody = everybody
opens-accounts = guests with an account
opens-nobody = nobody
host-invited = By invitation only
host-no = no
host-yes = yes
host-notice-en = Notice on every page, in English
host-notice-it = Notice on every page, in Italian
host-set = Set
host-reports = Reports
host-none = There are none.
host-report = { $reporter } about { $reported }, { $date }
host-guest = To ban: guest { $guest }
host-settle = Settled
host-bans = Bans
host-ban = Ban
host-ban-guest = A guest, by number
host-ban-range = Or addresses, as in 10.0.0.0/8
host-reason = Reason, which the banned are told
host-days = For how many days; nothing for ever
host-unban = Let in again
host-sessions = Sessions
host-sessions-about = Whoever has claimed a name comes in again with a passphrase, a passkey or a code; its bots need new tokens. Guests without an account keep their sessions, because nobody could give them back.
host-sessions-end = End all sessions of this account
host-sessions-all = All accounts at once
host-sessions-sure = End the sessions of everybody
host-invitations = Invitations
host-invite = Make an invitation
host-note = Note to yourself
host-how-many = How many can use it
host-uses = { $uses } left
host-withdraw = Withdraw
host-invited-by = Told only once: the code is { $code }. Send the address of the house followed by /invitation?code={ $code }.
host-for-ever = for ever
host-until = until { $date }
host-kept = What is kept
host-days-kept = What nobody plays is deleted after
host-days-count = { $days ->
    [one] a day
   *[other] { $days } days
}
host-over-kept = What was played to its end is kept, with what was said there.
host-limits = Limits
host-login = Come in
host-login-about = The token was told when the house was first opened with --admin; "fixer admin token" makes another.
host-token = Token of the hosts
host-wrong-token = That is not the token.
stored-guests = Guests
stored-open = Tables that wait for players
stored-going = Tables that are played
stored-over = Tables that are over
stored-lines = Lines of talk
stored-size = Size of the database
days-open = Tables that wait for players
days-going = Tables at which nobody decides
days-brought = Replay files that were brought
days-guests = Guests without a table
days-talk = Talk in the lobby
days-reports = Reports
limit-playing = Tables of a guest that are not over
limit-open = Tables of a guest that wait for players
limit-brought = Replay files of a guest
limit-thinkers = Bots that search at once
limit-requests = Requests a second from one address
limit-changes = Changes a second of one session
limit-newcomers = New guests a minute from one address
limit-streams = Streams at once
banned = The hosts of this house do not let you in ({ $until }): { $reason }
trouble-banned = The hosts of this house do not let you in.
trouble-not-opening = The hosts of this house do not let you open tables now. You can sit down at one that is open.
trouble-not-invited = One becomes a guest of this house by invitation, and this is none, or it was used up. Ask a host for a code and enter it at /invitation.
invitation-title = By invitation
invitation-about = One becomes a guest of this house by invitation.
invitation-code = The code of your invitation
invitation-come = Come in
invitation-none = You need no invitation.
# Time.
clock-title = Time
clocks = Clocks
clock-none = without a clock
clock-fischer = { $base } and { $step } s more for each act
clock-delay = { $base }, and the first { $step } s of each act are free
clock-days = { $step ->
    [one] a day for each act
   *[other] { $step } days for each act
}
clock-out-lose = who runs out of time loses
clock-out-bot = a bot plays for who runs out of time
clock-days-left = { $days } d { $hours } h
clock-days-left-plain = # d # h
clock-minute = You have a minute left.
clock-ten = You have ten seconds left.
clock-paused = All clocks stand still, as you agreed. Nothing is decided until they go on.
clock-go-on = Go on
clock-pause = Pause
clock-pause-about = All clocks stand still, if everybody who plays agrees.
clock-pause-sure = Ask for a pause
time-which = Clock
time-5-10 = 5 minutes, and 10 seconds more for each act
time-15-20 = 15 minutes, and 20 seconds more for each act
time-1d = a day for each act
time-3d = 3 days for each act
time-fischer = minutes and an increment
time-delay = minutes and a delay
time-days = days for each act
time-out = Who runs out of time
time-out-lose = loses
time-out-bot = has a bot play until they return
time-base = Minutes for the whole table
time-increment = Seconds more for each act
time-delayed = Seconds of each act that are free
time-each = Days for each act
wrong-clock = '{ $value }' is no clock; it can be none, 5+10, 15+20, 1d, 3d, fischer, delay or days
wrong-clock-base = '{ $value }' minutes cannot be; from 0.05 to 600 are possible
wrong-clock-increment = '{ $value }' seconds more for each act cannot be; from 0 to 3600 are possible
wrong-clock-delay = '{ $value }' seconds of delay cannot be; from 1 to 3600 are possible
wrong-clock-days = '{ $value }' days cannot be; from 1 to 30 are possible
wrong-clock-out = '{ $value }' cannot become of who runs out of time; it can be lose or bot
time-ran-out = { $name }'s time has run out.
time-paused = All clocks stand still.
time-goes-on = The clocks go on.
stand-in = { $bot } plays
stand-in-takes = A bot ({ $bot }) plays for { $name } from here on.
stand-in-leaves = { $name } is back.
stand-in-yours = A bot plays for you.
stand-in-return = Take your seat back
stand-in-returns = You have your seat back as soon as the bot has ended its act.
stand-in-for-good = Your time has run out, and a bot plays for you to the end.
away = { $name } is away.
away-short = away
away-replace = Let a bot play until they return
wish-pause = { $name } asks for a pause: all clocks would stand still.
wish-go-on = { $name } wants the clocks to go on.
wish-stand-in = { $name } asks that a bot plays for { $absent } until they return.
trouble-time-out = The time has run out, and the table has gone on.
trouble-paused = All clocks stand still, as the players agreed. Let them go on first.
trouble-stand-in = A bot plays for you. Take your seat back first.
trouble-no-time = There would be no time left to go on with.
## Decks of one's own

deck-kept = Your decks
deck-kept-which = Sit down with a deck that you keep
deck-version = Version { $version }
deck-sit-with = Sit down with this deck
decks-fits = Only what fits my Legends
cards-cost = Cost
cards-all-costs = any cost
cards-ram = RAM
cards-all-rams = any RAM
cards-keyword = Keyword
cards-all-keywords = any keyword
kept-back = Back to the page of decks
kept-name = Name of the deck
kept-save = Keep this list
kept-about = Under a name that you have used already it becomes a new version of that deck.
kept-done = Kept as { $name }, version { $version }.
kept-see = Its page
kept-open = Work on it
kept-read = Look at it
kept-file = Download the list
kept-not-legal = not legal yet
kept-versions = Versions
kept-first = This is how it began.
kept-changed = Added: { $added }, taken out: { $dropped }
kept-again = Take this version up again
kept-share = Share
kept-share-about = Whoever has the link can read the newest version and copy it. Nobody finds it otherwise, and nobody sees your figures.
kept-share-do = Make a link
kept-unshare = Withdraw the link
kept-link = Link to this deck
kept-rename = Another name
kept-rename-do = Rename
kept-delete = Delete this deck
kept-delete-about = It is gone for good, with all its versions and figures. Tables that you played with it stay.
kept-delete-do = Delete it
kept-figures = At your tables
kept-figures-about = Tables that ended with a result. Only you see this.
kept-figures-none = No table to which you brought it by its name has ended yet.
kept-version = Version
kept-against = Against
kept-games = Games
kept-won = Won
kept-rate = Share
kept-unknown = Another deck
shared-lead = A deck for { $game } that somebody shares with you.
shared-copy = Copy it to my decks
wrong-deck-name = a deck is called by 1 to { $most } characters that can be read
wrong-deck-same-name = another of your decks is called like that
wrong-deck-empty = there is nothing in it; a deck has a card on each line
wrong-deck-long = it is too long; a list has at most { $most } characters
wrong-own-deck = you keep no such deck for this game; your decks are listed on the page of decks
full-decks = You keep as many decks as one can; delete one of them first.
full-versions = This deck has as many versions as it can have; keep the list under another name.
full-hosting = There are as many invitations or bans as the house keeps; withdraw one first.

# Deals that tables share

nav-daily = Daily deal
lobby-daily = Today's deal
daily-title = The daily deal
daily-lead = One deal a day for every game, the same for everybody, against the same bots. See who makes most of it.
daily-left = ends at midnight UTC, in { $hours } h { $minutes } min
daily-past = { $date }. Everything is open: results, tables, seeds.
daily-none = There was no deal on this day.
daily-play = Play
daily-play-of = Play today's deal of { $game }
daily-go-on = Go on
daily-going = You have begun it.
daily-own = Place { $at } of { $count }:
daily-best = Best: { $name }
daily-players = { $count ->
    [0] Nobody has played it yet
    [one] 1 has played it
   *[other] { $count } have played it
}
daily-results = Results
daily-results-of = Results of { $game }
daily-spoiler = Results and tables are shown once you have played, and to everybody when the day is over.
daily-reference = for comparison
daily-deck = Your deck
daily-days = Other days
daily-today = Today
daily-rules-title = What holds
daily-once = You play each deal once; opening it again leads back to your table.
daily-no-back = Nothing is taken back there, and nobody talks.
daily-leave = Whoever leaves has conceded. What is not over at midnight UTC has no result.
daily-closed = Until then your table is shown to you and to those who have played the same deal. The replay file opens with the day's end.
daily-unrated = It does not count for ratings: these compare people by their opponents, and here everybody has the same.
daily-order = Results are in this order: the place at the table (whoever left comes after all places), then the lead over the best opponent in points, then fewer decisions.
daily-chance = The house deals from a seed of its own, and says beforehand what that is bound to. When the day is over the seed is published, and everybody can check every roll and every card.
daily-changed = The rules have changed since this deal was published, so that nobody would be dealt the same any more. Come back for the next deal.
daily-browser = Somebody has played this deal in this browser already. Come back for the next deal.
sealed-until = This table shares a deal that others can still play. It opens on { $date } at 00:00 UTC, or as soon as you have played the deal yourself and the table is over.
trouble-sealed = This table shares a deal that others are still playing. It opens when all tables of the duplicate are over.
trouble-of-deal = That is not done at tables that share a deal.
deal-no-undo = Nothing is taken back at tables that share a deal. Decide on with what you have.
deal-no-void = A table that shares its deal is not ended without a result. You can leave it, which concedes.
deal-no-rematch = A deal that tables share is played once. Open another table, or come back for the next daily deal.
deal-no-drop = All tables of a duplicate have the same seats. Give the seat to a bot instead.
note-daily = Daily deal, { $date }
note-duplicate = Duplicate, table { $number }
note-sealed = Others can still play it: nothing is taken back, and the file comes later.
chance-sealed = Others can still play this deal. The house publishes its part when they cannot any more; then everybody can check every roll and every card.
came-out-left = left
deal-how = Came out
deal-ahead = Lead
deal-decisions = Decisions
deal-table = Table
deal-look = Look at it
deal-seed = The seed
deal-open = The deal is open. What was published beforehand follows from the seed, and every roll and every card does too: a table's replay file can be checked on its page or with fixer replay FILE --verify.
person-daily = Daily deals
person-daily-at = place { $at } of { $count }
person-streak = { $count ->
    [one] Played yesterday.
   *[other] Played on each of the last { $count } days.
}
duplicate-new = Duplicate: the same deal at several tables
duplicate-new-about = People at different tables play the same cards; whoever sits in the same seat is compared. You sit at the first table, the same seats of the others stay open.
duplicate-count = Tables
duplicate-bots = Bots in all other seats
duplicate-people = People in all other seats
duplicate-title = Duplicate: { $game }
duplicate-lead = The same deal at every table. Nobody looks at another table before all are over; then everybody is compared with those who had the same seat.
duplicate-tables = Tables
duplicate-table = Table { $number }
duplicate-open = waits for players
duplicate-going = is being played
duplicate-over = is over
duplicate-close = Call it off
duplicate-begun = A table of this duplicate has begun, so that it is not called off any more.
duplicate-once = You sit at another table of this duplicate, where you see the same deal.
duplicate-standings = Standings
duplicate-nothing = No table came to a result.
duplicate-points = Matchpoints
duplicate-order = Two matchpoints for each who did worse in the same seat, one for each who did as well: first the place at the table, then the lead in points. The share is that of all there were to win.
duplicate-chance = The house deals all tables from one seed, and has said beforehand what that is bound to. When all tables are over the seed is published, and everybody can check every roll and every card.
full-duplicates = You have opened as many duplicates as a guest can have at once. Wait until one is over, or call one off.
wrong-tables = a duplicate has { $least } to { $most } tables
new-seats-one = Seat
# Matches
best-of = Best of
best-of-1 = one game
best-of-3 = three games
best-of-5 = five games
match-decks = Decks between the games
match-decks-same = the same in all games
match-decks-change = may be changed
wrong-best-of = a match is the best of 1, 3 or 5 games
wrong-best-of-duplicate = a duplicate is one game at several tables; play the best of 1
wrong-best-of-alone = whoever plays alone has nobody to win a match against; play the best of 1
match-score = { $score }, game { $number }, best of { $games }
match-won = { $name } has won the match: { $score }
match-drawn = The match is a draw: { $score }
match-next = Next game
match-change-deck = Change your deck
match-page = The match
match-waits = You are ready. Waiting for { $names }.
match-best-of = best of { $games }
match-result = Result
match-standing = How it stands
match-winner = won the match
match-has-left = has left
match-is-ready = ready
match-not-ready = not ready yet
match-nobody = Nobody has won the match.
match-break =
    { $minutes ->
        [0] The next game begins at once.
        [one] The next game begins when all are ready, within a minute in any case.
       *[other] The next game begins when all are ready, in { $minutes } minutes in any case.
    }
match-play = To your game
match-watch = Look on
match-games = Games
match-game-open = Waiting for players
match-game-going = Being played
match-game-drawn = Nobody won
match-first = first seat: { $name }
match-your-deck = The next game
match-same-again = The same again
match-another-deck = Another deck
match-with-this = Play with this deck
match-secret = Nobody is shown what you choose before it is dealt.
match-rules = How a match is played
match-rule-seats = Everybody moves on by one seat from game to game, so that whoever had the first seat does not have it again.
match-rule-most = Whoever wins most of the games wins the match. Draws count for nobody; after { $most } games most wins decide, and else it is a draw.
match-rule-change = Decks may be changed between the games.
match-rule-same = Everybody plays all games with the same deck.
match-rule-break = Whoever is not ready in time plays with what it had. Conceding loses one game, leaving the match loses the rest.
match-leave = Leave the match
match-leave-about = You give the game that is being played and all that would follow.
match-leave-sure = Leave it for good
match-decks-fixed = in this match everybody plays all games with the same deck; be ready without naming one
match-no-rematch = this game is part of a match or a tournament: go on with its next game
place-deck = deck
trouble-no-event = There is no such match or tournament. All tournaments are listed at /events.

# Tournaments
nav-events = Tournaments
events-title = Tournaments
events-lead = People and bots, round by round, to one winner.
events-none = There are none yet.
events-all = All tournaments
events-open-one = Open a tournament
event-needs-name = Tournaments are for people who have claimed their name: then everybody knows whom they play.
event-row-open =
    { $count ->
        [one] can be entered, { $count } entrant
       *[other] can be entered, { $count } entrants
    }
event-row-going =
    { $count ->
        [one] round { $round }, { $count } entrant
       *[other] round { $round }, { $count } entrants
    }
event-row-over =
    { $count ->
        [one] over, { $count } entrant, { $date }
       *[other] over, { $count } entrants, { $date }
    }
event-your-match = Your match in round { $round }
event-swiss = Swiss system
event-swiss-about = Everybody plays every round, against somebody who stands as well.
event-elimination = single elimination
event-elimination-about = Whoever loses is out.
event-new-title = A new tournament
event-new-lead = For two at a table. You run it: you add bots, begin it and see to those who do not come.
event-what = The tournament
event-name = Name
event-system = System
event-rounds = Rounds of a Swiss tournament
event-rounds-usual = as many as it takes
event-late = One can enter until this round
event-decks = Decks
event-decks-fixed-pick = that of the entry in all rounds
event-decks-free-pick = may be changed
event-open = Open it
event-by = run by { $name }
event-stage-open = It can be entered.
event-stage-going = Round { $round } of { $rounds }
event-stage-over = It is over.
event-stage-off = It was called off before it began.
event-winner = { $name } has won.
event-round = Round { $round }
event-round-of = { $name }, round { $round }
event-standings = Standings
event-entrants = Entrants
event-nobody-yet = Nobody yet.
event-record = won, drawn, lost
event-record-short = W–D–L
event-points = points
event-points-short = Pts
event-buchholz = Buchholz: the points of all opponents
event-buchholz-short = BH
event-sonneborn = Sonneborn-Berger: the points of those beaten, and half of those drawn with
event-sonneborn-short = SB
event-bot = bot
event-has-dropped = dropped out
event-bye = bye
event-drawn = drawn
event-nobody = nobody won
event-is-played = being played
event-waits = waits
event-bracket = Bracket
event-enter = Take part
event-enter-sure = Enter
event-change-deck = Bring another deck
event-change-deck-sure = Bring this deck
event-drop = Drop out
event-drop-about = Your match goes to your opponent, and you are paired no more.
event-drop-sure = Drop out for good
event-run = You run this tournament
event-start = Begin
event-too-few = it takes two entrants at least
event-bots = Bots of the house
event-bots-add = Add them
event-bots-about = Names with commas between them: { $bots }.
event-forfeit = Give this match to the opponent
event-forfeit-who = Who does not come
event-remove = Send away
event-remove-who = Entrant
event-end = End the tournament
event-end-about = It ends as it stands. Tables that are being played go on as any others.
event-end-sure = End it now
event-rules = How it is played
event-rule-pairing = Everybody plays somebody with as many points as can be, and nobody twice as long as that is possible; the first seat goes to whoever has had it less often. A win is a point, a draw half.
event-rule-bye = If the number is odd, the one who stands last and has had no bye yet has it: a point without a game.
event-rule-ties = With as many points Buchholz decides, then Sonneborn-Berger, then who has won against whom, then a lot of the seed.
event-rule-late = Whoever comes late has no points for the rounds before.
event-rule-out = Whoever loses is out.
event-rule-seeds = Those who entered first meet last, and have the byes where places are left over.
event-rule-draw = After a draw two more games are played; if nobody leads then, whoever entered earlier goes on.
event-rule-drop = Whoever drops out gives its match and is paired no more.
event-rule-clock = Every game has a clock, and whoever runs out of time loses: nobody is waited for.
event-seed-hash = Pairings follow from a seed that is told when it begins. Its SHA-256 is
event-seed = Pairings follow from this seed:
place-event = tournament
wrong-event-name = a tournament is called something that can be read, in 1 to { $most } characters
wrong-event-seats = tournaments are for two at a table who play against each other; choose a way to play with two seats
wrong-event-games = a pairing is the best of 1 or 3 games
wrong-event-system = the system is swiss or elimination
wrong-event-rounds = a Swiss tournament has 1 to { $most } rounds
wrong-event-clock = a tournament needs a clock, so that nobody holds a round up
wrong-event-bots = name 1 to { $most } bots, with commas between them
event-entered = you have entered this tournament already
event-dropped = whoever has dropped out does not come back
event-closed = this tournament can be entered no more
event-decks-fixed = in this tournament everybody plays with the deck of its entry
event-counts = this game counts for a tournament: it cannot be paused, taken back or ended without a result; concede it if you want to go
host-event = Code of the tournament, as in its address
host-entrant = Number of the entrant, to give its match or send it away
full-events = You run as many tournaments as one can; end one of them first.
full-entrants = This tournament has as many entrants as it can have.
# Tables that wait for the reader, and how one is told.
turns-all = Your turn at { $count ->
    [one] a table
   *[other] { $count } tables
}
turns-next = Next table ({ $count })
turns-with = with { $names }
turns-left = { $left } left
turns-none = No table waits for you.
turns-order = The first is the one whose clock ends first, or that has waited longest.
help-next = go to the next table that waits for you
alerts-title = Turns and alerts
alerts-nobody = Whoever has no name here yet has no turns. Choose one, or sit down at a table.
alerts-next = Open the next table after my decision
alerts-next-slow = at tables with days for each act
alerts-next-always = at all tables
alerts-next-never = never by itself
alerts-next-about = Once nothing more is to be decided at a table. The key N, and the link in the head of the page, lead there at any time.
alerts-quiet = Quiet hours
alerts-quiet-from = from
alerts-quiet-to = to
alerts-away = My time zone
alerts-quiet-about = Nothing is sent in them; what still waits is sent once afterwards. Leave both empty for none. The house does not change the time in spring and autumn for you.
alerts-every = Mail about tables that wait
alerts-every-once = at once, ten minutes apart
alerts-every-hour = once an hour at most
alerts-every-day = once a day at most
alerts-save = Save
alerts-browsers = Browsers
alerts-browsers-push = A browser that you ask to tells you of your turn even when no page of the house is open.
alerts-browsers-open = A browser that you ask to tells you of your turn while a page of the house is open in the background.
alerts-browsers-script = This takes JavaScript.
alerts-browser-remove = Tell it no more
alerts-mail = E-mail
alerts-mail-about = If a table with days for each act has waited for ten minutes, and you were at no page of the house in them, a mail tells you of all that wait.
alerts-mail-claim = Claim your name first, so that mail is yours alone.
alerts-mail-given-up = Mail to your last address was refused again and again, so the address was removed.
alerts-mail-now = Mail goes to { $mail }.
alerts-mail-waits = A mail is on its way to { $mail }. The link in it makes the address yours; it holds for a day.
alerts-mail-label = E-mail address
alerts-mail-save = Send the mail that confirms it
alerts-mail-change = Change the address
alerts-mail-remove = No more mail
alerts-confirm-about = Mail about your turns will go to the address that this link was sent to.
alerts-confirm = Confirm the address
alerts-confirmed = The address is confirmed.
alerts-stop-about = You will get no more mail about your turns at this address.
alerts-stop = No more mail
alerts-stopped = No more mail goes to this address.
alerts-wrong-hours = quiet hours have a beginning and an end, written as 22:00
alerts-wrong-choice = there is no such choice
alerts-wrong-away = a time zone is away from UTC by -720 to 840 minutes
alerts-wrong-browser = this is no subscription of a browser: it has an https address of a push service, and two keys
alerts-wrong-mail = this is no address to which mail can be sent; write it as name@example.org
alerts-wrong-token = this link was used already, or is older than a day; ask for another one
alerts-no-push = this house cannot tell browsers
alerts-no-mail = this house writes no mail
place-alerts = alerts
full-confirmations = Too many mails were asked for. Wait some hours, then try again.
mail-confirm-subject = Confirm this address
mail-confirm =
    Hello,

    { $name } at Fixer wants to be told at this address when tables wait. If that is you, open this link within a day:

    { $link }

    If it is not you, do nothing: no more mail comes.
mail-turns-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
mail-turns =
    Hello { $name },

    it is your turn:

    { $tables }
    All tables that wait for you: { $all }

    How you are told: { $settings }
    No more mail, without signing in: { $stop }
