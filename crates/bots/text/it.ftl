bot-unknown = '{ $words }' non è tra i bot noti; { bot-names }
bot-budget = '{ $words }' non dice quanto deve pensare edge; { bot-names }
bot-names = può essere random, street, edge:N (N iterazioni, da 1 a 10000000) o edge:Ns (N secondi, da 1 a 600)
