# The pages of the house.
house-name = Fixer
skip = Skip to the table
nav-lobby = Lobby
nav-new = New table
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
stage-open = waits for players
stage-going = is being played
stage-over = is over
new-title = New table
new-game = Game
new-options = Options
new-seats = Seats
new-mode = Way to play
seat-me = me
seat-open = open to others
seat-bot = bot { $bot }
seat-of = Seat { $seat }
new-open = Open the table
wrong-title = That cannot be
table-title = { $game }, table
table-players = At the table
table-awaited = { $name } is awaited.
table-your-turn = It is your decision.
table-over = The game is over.
table-waits = Waiting for players. Send this link to whoever should sit down:
table-sit = Sit down here
table-choices = What you can do
table-why-not = Why can't I?
table-why-not-about = What you might want to do and cannot now, with the rule.
table-log = What happened
table-news = Since your last decision
table-undo = Take back
table-concede = Leave the table for good
table-concede-sure = Yes, leave for good
table-position = The table as text
table-replay = Download the replay
table-rematch = Play again
rule = rule { $rule }
rules-title = Rules of { $game }
rules-search = Search the rules
rules-none = Nothing in the rules says that.
about-title = About Fixer
about-lead = An unofficial implementation made by players, not affiliated with or endorsed by the owners of these games. Rules are told in our own words; what no public source gives is designed here and marked as such.
about-fair = Bots see what their seat sees and nothing else. The chance of every table can be checked when it is over.
error-title = That did not work
error-back = Back to the lobby
you = you
open-seat = nobody yet
# Cards, a new table, the lobby.
cards-title = Cards of { $game }
cards-search = Search names and texts
cards-kind = Kind
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
bot-street = street: plays by instinct, fast
bot-random = random: plays anything, for learning
bot-iterations = edge: thinks ahead, { $count } times for each decision
bot-seconds = edge: thinks ahead for { $count ->
    [one] one second
   *[other] { $count } seconds
} at each decision
lobby-more = Other ways to play
lobby-open-one = Open a table
lobby-seats-left = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
}
