bot-unknown = '{ $words }' is not known; { bot-names }
bot-budget = '{ $words }' is no budget for edge; { bot-names }
bot-names = it can be random, street, edge:N (N iterations, 1 to 10000000) or edge:Ns (N seconds, 1 to 600)
