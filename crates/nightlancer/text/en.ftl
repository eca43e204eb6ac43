## The game

title = Nightlancer
summary = Operatives of Birmingham in 2099 trade, train and take shady missions: the one with the best prospects gets out.
tile = Take jobs, keep your ideals, get out.
