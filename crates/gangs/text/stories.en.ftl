## Story tokens

name-token-assassin = Assassin
name-token-agent = Agent
name-token-vip = VIP
name-token-trace = Trace
name-token-x = X
name-token-militech = Militech
name-token-container = Container
name-token-factory = Kang Tao Factory
name-token-time = Time

## What happens in a Story

event-story-card = { $heading } is revealed: { $title }. { $tale }
event-offer-taken = { WHO($seat, "Seat") } takes up an offer of the card { $heading }.
event-token-put = { $token } is put into { $district }.
event-token-taken = { WHO($seat, "Seat") } takes { $token } from { $district }.
event-token-returned = { $token } goes back to the supply from { $district }.
event-token-moved = { $token } moves from { $from } to { $to }.
event-token-dropped = { WHO($seat, "Seat") } puts { $token } into { $district }.
event-tokens-cleared = All { $tokens } go back to the supply.
event-tokens-left = The Story tokens of { WHO($seat, "seat") } go back to the supply.
event-time = { $left ->
    [0] No Time tokens are left.
    [one] There is { $left } Time token left.
   *[other] There are { $left } Time tokens left.
}
asks-story = The Story asks for a District: { $effect }
waits-story = choose a District for the Story
asks-kill-story = Choose the unit that the Story kills.
waits-kill-story = choose the unit that the Story kills
bought-offer = an offer of the Story
no-offer = This offer cannot be used now: once a turn, before an action, if its condition is fulfilled, its first effect possible and its price at hand.
no-reclaim-offer = You have used an offer of the Story in this turn, so it is an Activate.
no-fight-story = A Story card forbids Firefights in this District.
no-closed = A Story card keeps units out of there.
no-story-place = The Story card does not let you choose this District.
story-board = Story: { $name }.
story-time = Time tokens left: { $left }.
story-tokens-in = In { $district }: { $tokens }.
story-tokens-held = { WHO($seat, "Seat") } holds: { $tokens }.
story-beside = Beside the market: { $card }. { $text }
story-follows = After this turn: { $heading }.
story-ends = The game ends with this turn.

## Tutorial

story-tutorial-introduction-title = A Tuesday
story-tutorial-introduction-text = Nobody important died last night. The mayor gave no speech, no tower burned, no corp sent flowers. Rain came down warm over Heywood and the noodle stands in Westbrook ran out of broth at four. It is a Tuesday, the kind this town forgets before it ends. On such a day a street belongs to whoever stands on it longest. Take your people out. Learn the corners. Legends can start tomorrow; tonight, only the count matters.

## The Cost of Success

story-cost-of-success-introduction-title = The Lodger in 614
story-cost-of-success-introduction-text = The lodger in 614 paid a year ahead and lasted nine days. Under his mattress the cleaner found a chip with a red flower on the casing, and she sold it for a month of rent. By noon it had changed hands six times, and four of those hands were cold. Now it is for sale in the open, like fish. A woman in a grey coat sits in the lobby of a hotel in Pacifica that was never opened, drinks nothing, and asks each visitor the same polite question.
story-cost-of-success-act-1-title = The Woman in Grey
story-cost-of-success-act-1-text = She gives no name, only a number that rings once. She pays for gossip: who talks to whom, which door has a new lock, whose netrunner sleeps badly. She pays in reputation, a word from her in the right ear, and then she moves on, because staying is how her last three colleagues retired. Everyone knows whom she works for. Everyone sells to her anyway. The chip is still on the table, and the table is getting crowded.
story-cost-of-success-act-2a-title = Recall Notice
story-cost-of-success-act-2a-text = You bought it, so it is yours, and so is what follows it. The tower does not sue. It sends one person with a return ticket and a very small suitcase. The baristas saw nothing. The doorman saw nothing, and he will go on seeing nothing. Wherever your crew goes, the shutters come down an hour later and the regulars remember appointments elsewhere. Somebody could make a name by stopping that suitcase. Somebody usually tries.
story-cost-of-success-act-2b-title = Five Names
story-cost-of-success-act-2b-text = Nobody wanted the chip enough, and in this town that counts as an answer. The woman in grey changed her question. Now she carries a list: five middlemen who touched the thing, five rooms where copies might lie. She crosses them out in pencil, as though she might have to apologise. Reach a name before she does and he will tell you anything. Reach him after, and he tells you nothing, at great length.
story-cost-of-success-act-3a-title = Severance
story-cost-of-success-act-3a-text = The tower has run the figures. A thief costs less than a loose employee, and the woman in grey has seen too many lobbies. Her number no longer rings. She walks without an escort now, slowly, past your corners, in daylight, wearing the same coat. It takes a while to understand that this is an application. She knows where the other chips are. She would like a new employer, two guarantees and a window that faces away from the tower.
story-cost-of-success-act-3b-title = Bidding Season
story-cost-of-success-act-3b-text = Word has gone round the world and come back with money. Buyers fly in from Seoul, Lagos, Luxembourg; they stay in the same hotel and pretend not to nod at each other. Everything is worth more this week: a contract, a rumour, a chair near the door. The old troubles have not gone away, they have only been priced in. And in the bar someone with a small suitcase orders a second glass of water, and waits for the auction to end.
story-cost-of-success-epilogue-a-title = New Management
story-cost-of-success-epilogue-a-text = She talks for three nights. You keep the coffee coming and your best two people on the stairs. Account numbers, safehouses, the birthdays of directors, the name of the man from 614, who had a daughter. On the fourth morning there is a grey coat on the hook and an empty chair beneath it. On the table she has left a list of everything she owes you, itemised, and a line drawn under it.
story-cost-of-success-epilogue-a-ending = The tower denies that she ever existed. In the street they know better, and they know who poured the coffee. That is worth more than the chip was.
story-cost-of-success-epilogue-b-title = Sold
story-cost-of-success-epilogue-b-text = It ends with a handshake on the fortieth floor, which is how things end when enough money is tired. The design will be in shops by autumn under another name. The tower announces that it planned this all along. Downstairs the middlemen who are still alive compare commissions, and the price of rooms falls back to what it was. Somebody sweeps up the glass. There was surprisingly little glass.
story-cost-of-success-epilogue-b-ending = The invoices go out on Friday. What you held when the music stopped is what you were worth. Some crews discover that they were the packaging.
story-cost-of-success-epilogue-c-title = The Small Suitcase
story-cost-of-success-epilogue-c-text = Killers have contracts, and contracts can be bought. Now the small suitcase stands in one of your back rooms, and the person who carried it asks, mildly, who is next. There is no loyalty in that voice, only punctuality. While it works for you, half the city stays home. If it slips away, it will work for whoever picks it up. Nail down three Districts while they are afraid to look out of the window, and the rest will follow.
story-cost-of-success-epilogue-c-ending = In the end nobody had to say anything. A door was left open, a name was read aloud, and the city did the sum by itself.

## Night City Tour

story-night-city-tour-introduction-title = The Heir Wants to See It
story-night-city-tour-introduction-text = Somewhere above the weather a board of directors has a problem: he is twenty-six, he owns nine percent of everything, and he has only ever seen Night City from above. He wants to eat where people eat. He has told the press. This morning he slipped his minders and stood in the middle of Corpo Plaza with a paper map, an actual paper map, on which he had drawn five crosses. By evening every fixer in town had a copy.
story-night-city-tour-act-1-title = Five Crosses on a Map
story-night-city-tour-act-1-text = He tips like a man who has never counted. He wants the boxing gym, the drowned hotel, the shrine under the overpass, the market where they sell eyes; he asks the names of waiters and writes them down. There is an understanding: no shooting near the boy. A dead heir brings a fleet, a happy one brings cash. So crews who would cut each other for a parking space now hold doors, and race each other, smiling, to the next cross on his map.
story-night-city-tour-act-2a-title = After Hours
story-night-city-tour-act-2a-text = All five crosses are ticked and he does not want to go home. He has fallen for the place, the way one falls down stairs. He sleeps on sofas. He has learned to swear in four languages and to lose at dice. The understanding is over: anyone might walk off with him now, and he would go gladly, asking questions. But upstairs someone has noticed the empty bed. The recovery team files its paperwork, form by form, and the forms will not take for ever.
story-night-city-tour-act-2b-title = No Signal
story-night-city-tour-act-2b-text = Somebody got too big too fast, and somebody else decided to pay for a war chest with a rich boy. At 02:10 his phone went quiet between two masts. There is a room somewhere with tape over the window, and men on the stairs who are not from here. The street around it has shut like an eye. A good runner could nudge the cameras and make them move him. A good solo could simply knock.
story-night-city-tour-epilogue-a-title = Postcards
story-night-city-tour-epilogue-a-text = He went home in the end, in a borrowed jacket, by scheduled flight. Weeks later the cards began to arrive: real card, real ink, one for each person who had shown him something. The doorman at the gym got one. So did the woman who sells eyes. Each says roughly the same thing, that he had a wonderful time, that he is voting his nine percent against the redevelopment, and that he would like the recipe.
story-night-city-tour-epilogue-a-ending = The redevelopment goes ahead without him. But the cards hang framed in back rooms all over town, and people count whose walls have the most.
story-night-city-tour-epilogue-b-title = Recovery
story-night-city-tour-epilogue-b-text = They come at dawn with lawyers in front and rifles behind. Nobody fires. He walks down the stairs in somebody's slippers, still explaining a card trick, and stops to shake hands with every one of you while an officer holds the car door and looks at his watch. There is a fee for safe custody. There is always a fee. It is paid on the spot to whoever had the boy, and nobody asks what he was doing there.
story-night-city-tour-epilogue-b-ending = The car climbs the ramp and is gone. He left the map. Five crosses, five ticks, and in the margin, in pencil, your street.
story-night-city-tour-epilogue-c-title = Whoever Has the Boy
story-night-city-tour-epilogue-c-text = The men on the stairs are dead, and so is the arrangement they had. The board has made one call to one number and played it on every screen in town: a shuttle sets down shortly, it will leave shortly after, and whoever puts the heir on board will own this city for a generation. No questions about the route. He sits in your kitchen with a blanket round him and asks, politely, whether it is always like this.
story-night-city-tour-epilogue-c-ending = The ramp closes. One crew stands on the pad in the hot wind with the future in its pocket. All the others were somewhere else.

## Subtle Warfare

story-subtle-warfare-introduction-title = Everybody Gets a Factory
story-subtle-warfare-introduction-text = Kang Tao did not invade. It rented. Six unlit buildings, six Districts, six neighbourly letters through the doors: light assembly, local hiring, sorry about the noise. By the end of the month the guns on the street had learned to look for faces on their own. Militech, which had sold this town its guns for thirty years, sent no letter. It let it be known, in a car park, to several people separately, that accidents happen in light industry.
story-subtle-warfare-act-1-title = Light Industry
story-subtle-warfare-act-1-text = The pay is fair, that is the insulting part. Half your cousins work the line. The other half are being bought drinks by quiet men with Midwestern teeth, who wonder aloud how a fire door might be wedged. Hold a District and the line drops a crate off the back for you. Wreck the line and somebody across town keeps the receipt. You can live off one corp or the other. The trick is never to be seen choosing.
story-subtle-warfare-act-2a-title = Site Security
story-subtle-warfare-act-2a-text = Two plants down and the insurers are on the phone. Kang Tao does the unthinkable and hires the competition: Militech contractors in borrowed jackets, paid by the hour to guard what they were paid last week to burn. They park across the doors you use. They card your fixers. Open a new address and one of them is outside by lunch, eating a sandwich at you. The lines still run. Bring a Techie, bring parts, mind the dogs.
story-subtle-warfare-act-2b-title = Traffic Measures
story-subtle-warfare-act-2b-text = One Gang has grown tall enough to be seen from an office. Militech's answer is called a traffic measure: concrete on three access roads, a drone that reads plates, a sergeant with a clipboard who is sorry. You may leave whenever you like. You may not come back. The bakeries inside are out of flour, and the fixers are doing the best week of their lives. Every sergeant has a daughter in school, and every file has a price.
story-subtle-warfare-act-3-title = Terms
story-subtle-warfare-act-3-text = The concrete went away overnight, so the talks are real. Two delegations share a floor, an elevator and a dislike of the catering. Until they sign, both are spending: parts at cost, talent at a discount, anything that lets them hold one more card by morning. Each deal struck in the street shortens the agenda upstairs. Runners who get deep enough can read the drafts. In the drafts there is a column for the factories, and another for those who took them.
story-subtle-warfare-epilogue-a-title = Vacant Possession
story-subtle-warfare-epilogue-a-text = The last line stops in the middle of a shift. The workers stand about, coats on, listening to how quiet it is. Kang Tao writes down the whole adventure as weather. Militech sends the quiet men home and pays nobody, citing the absence of a contract, which is true. What is left is six buildings full of good machines and nobody with a key, except, as it turns out, several people with several keys.
story-subtle-warfare-epilogue-a-ending = Iron scatters, but it is remembered who carried it. Years from now they will still sort the Gangs by how many lines they shut.
story-subtle-warfare-epilogue-b-title = Going Concern
story-subtle-warfare-epilogue-b-text = Nobody won, so it was announced as a partnership. Where the lines still run they run day and night under a joint logo that took four agencies to draw. Managers in clean shoes go from door to door and ask, carefully, who they should talk to about the street. It is not a bribe. It is a community contribution, it comes monthly, and the form has a box for the number of addresses you maintain.
story-subtle-warfare-epilogue-b-ending = You came to burn it and stayed to invoice it. Whoever holds the ground beneath a working factory has a salary, and nobody shoots at a salary.
story-subtle-warfare-epilogue-c-title = Signed and Sealed
story-subtle-warfare-epilogue-c-text = They sign at a quarter past six with the cheap pen, because the good one is evidence. The treaty has eleven pages and one annex, and the annex is the only part that anybody will ever enforce: a list of machines, serial by serial, and the name of the party in possession. Possession, it says, shall be deemed title. A lawyer reads it twice, laughs once, and goes out to look for a phone.
story-subtle-warfare-epilogue-c-ending = All the reputation in the world will not stamp a barrel. The one with the most lines has the guns, and the one with the guns has the last word.

## An Inconvenient Gift

story-inconvenient-gift-introduction-title = Freight Prepaid
story-inconvenient-gift-introduction-text = The ship had no crew and excellent paperwork. It came in on the night tide, tied itself up and unloaded six Containers onto six trucks, each addressed to a District and none to a person. Freight prepaid, contents: gift. The drivers were automatic, the seals were not. Nobody in Night City has ever been given anything, so by breakfast there were crowds around all six, walking in circles, each waiting for somebody else to open one.
story-inconvenient-gift-act-1-title = Do Not Tilt
story-inconvenient-gift-act-1-text = The boxes are warm to the touch. They hum a little, about a tone below the transformers, and the hum changes when a gun goes off nearby. A ripperdoc with a stethoscope says it sounds like counting. There is a date on the inside of the seals, and a smaller number that gets smaller. You could leave them alone. Nobody does. The city fights over them in the ordinary way, and after each fight somebody checks the number and stops smiling.
story-inconvenient-gift-act-2a-title = Return Receipt
story-inconvenient-gift-act-2a-text = The counting stopped. For one second every screen in town showed an address, then apologised. Whatever sent the gift now knows that it was delivered, and it is reading the signatures: something walks through the Net from node to node, in no hurry, trying doors. NetWatch has doubled its patrols and will not say why. Runners can push it on to the next block. Go down far enough and you can take hold of it, the way you take hold of a wire.
story-inconvenient-gift-act-2b-title = Conspicuous
story-inconvenient-gift-act-2b-text = One crew has money, a new car and no new job, and the street can add. So it is the boxes. So there is something in the boxes. Rents fall near whoever owns one. Boys who carry them wear long coats in the heat, and when a boy goes down the box stays on the pavement where he left it, humming. The claims office at the port has written, quite properly, to say that unclaimed freight will be collected. It gives a date.
story-inconvenient-gift-epilogue-a-title = The Sender
story-inconvenient-gift-epilogue-a-text = You have it on the line. It is old, older than the wall, and it speaks like somebody reading aloud in a language learned from manuals. It did not mean to cause alarm. It had surplus. It remembered that where people live, one brings something. It asks whether the gift was the right size. While it is listening to you it listens to nobody else, and everybody has understood what that is worth, so hold the line, and keep your head down.
story-inconvenient-gift-epilogue-a-ending = At the end it thanks you for the conversation and closes the port behind it, gently, like a guest. Whoever had the line had the only witness.
story-inconvenient-gift-epilogue-b-title = What Was in Them
story-inconvenient-gift-epilogue-b-text = Soil. Under the seals, under the foil and the humming warmers, each box is packed to the lid with black soil, damp and perfectly ordinary, from a place that has not existed for forty years. There are worms in it. The crowd looks for the false bottom for most of an hour. Then an old woman from Santo Domingo fills a saucepan, carries it home under her coat, and the shouting starts again in a different key.
story-inconvenient-gift-epilogue-b-ending = By spring there are tomatoes on certain roofs, under guard. You can tell who won that week by what is on the plates.
story-inconvenient-gift-epilogue-c-title = Unclaimed Freight
story-inconvenient-gift-epilogue-c-text = The collectors are punctual: two women and a forklift. They are not armed, which makes everyone careful. They have a printed sheet with six lines, and a stamp. Whatever is not in somebody's hands goes back to the ship. Whatever is, they ask for a signature, and they explain the storage rights, the salvage rights, and the standing order, renewable, for one shipment a year. Nobody had read that far down the label.
story-inconvenient-gift-epilogue-c-ending = The ship unties itself and goes. One Gang holds the most receipts, and with them the port, the tide and every gift to come.
