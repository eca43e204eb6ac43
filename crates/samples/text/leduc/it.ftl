title = Poker di Leduc
summary = Poker con sei carte: due giri di puntate e una carta per entrambi.
tile = Due giocatori, sei carte, un piccolo bluff.
mode-standard = la partita classica

card-J = un fante
card-Q = una donna
card-K = un re
card-hidden = una carta coperta
card-none = non ancora scoperta

round = Giro { $round } di 2.
public-is = Carta comune: { $card }.
seat-own = { WHO($seat, "Posto") } (tu): { $card }, { $chips ->
    [one] una fiche nel piatto.
   *[other] { $chips } fiche nel piatto.
}
seat-other = { WHO($seat, "Posto") }: { $card }, { $chips ->
    [one] una fiche nel piatto.
   *[other] { $chips } fiche nel piatto.
}
pot = Piatto: { $chips } fiche.

fold = Lascia e perdi { $chips ->
    [one] la fiche che hai messo
   *[other] le { $chips } fiche che hai messo
}
check = Passa parola
call = Vedi con { $chips } fiche
raise = Rilancia: metti { $chips } fiche

folded = { WHO($seat, "Il posto") } lascia.
checked = { WHO($seat, "Il posto") } passa parola.
called = { WHO($seat, "Il posto") } vede con { $chips } fiche.
raised = { WHO($seat, "Il posto") } rilancia e mette { $chips } fiche.
turned-up = La carta comune è { $card }.
showdown = Si scoprono le carte: { WHO($seat, "il posto") } ha { $first }, { WHO($other, "il posto") } ha { $second }.
left = { WHO($seat, "Il posto") } si alza dal tavolo.

ending-fold = Un posto ha lasciato la mano.
ending-showdown = Ha vinto la mano migliore.
ending-tie = Le mani sono uguali: il piatto si divide.
ending-left = Un posto si è alzato dal tavolo.
ending-void = La partita non è arrivata a una fine e non conta.

no-turn = È il turno { WHO($seat, "del posto") }.
no-fold = Nessuno ha rilanciato: non c'è nulla a cui rinunciare.
no-raise = In un giro non ci sono più di { $raises } rilanci.
no-folded = La partita è finita: un posto ha lasciato la mano.
no-showdown = La partita è finita: le carte sono scoperte.
no-left = La partita è finita: un posto si è alzato dal tavolo.

turn-summary =
    Ognuno mette una fiche e ha una carta.
    A turno: lascia, vedi o rilancia; un giro finisce quando gli altri hanno visto.
    Dopo il primo giro si scopre una carta comune, e segue un secondo giro.
    Vince chi fa coppia con la carta comune, altrimenti la carta più alta.
