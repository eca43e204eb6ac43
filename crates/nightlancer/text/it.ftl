## Il gioco

title = Nightlancer
summary = Agenti clandestini della Birmingham del 2099 trafficano, si addestrano e accettano missioni losche: chi ha le prospettive migliori ne esce.
tile = Prendi incarichi, salva gli ideali, vattene.

## Modi e opzioni

mode-rivals = da due a quattro Nightlancer l'uno contro l'altro
mode-coop = da due a quattro Nightlancer insieme contro l'Agente
mode-solitaire = un Nightlancer da solo contro l'Agente
option-nightlancers = i Nightlancer nell'ordine dei posti, separati da virgole o da +
option-hardened = con quanti Prestiti si comincia, contro l'Agente
ask-nightlancers = il tuo Nightlancer
ask-hardened = temprati
option-nightlancers-random = chi sceglie il caso
option-nightlancers-choose = ognuno sceglie al tavolo
option-hardened-0 = nessun Prestito
option-hardened-1 = un Prestito
option-hardened-2 = due Prestiti

## Parole

seat = { WHO($seat, "posto") }
the-agent = l'Agente
nobody-yet = ancora nessuno
none = niente
risky-space = Spazio Rischioso, { $colour },
amount-health = { $amount } Salute
amount-resolve = { $amount } Determinazione
amount-ideals = { $amount ->
    [one] { $amount } Ideale
   *[other] { $amount } Ideali
}
amount-heat = { $amount } Allerta
amount-prospects = { $amount ->
    [one] { $amount } Prospettiva
   *[other] { $amount } Prospettive
}
amount-chips = { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chip
}
amount-loans = { $amount ->
    [one] { $amount } Prestito
   *[other] { $amount } Prestiti
}
promise-assist = di dare una mano in ogni prova
promise-stay = di restare fino alla fine
promise-peace = di non giocarsi Contatti contro in questo round
terms = Entrambi promettono { $promises }.
terms-none = Non si promette niente.
about-event = l'Evento
about-event-penalty = la Penalità dell'Evento
about-route = il Percorso
about-penalty = la Penalità
about-sets = la Resa dei Conti
about-meets = la Resa dei Conti

## Che cosa si può fare

do-be = Sii { $card }.
do-next = Il prossimo è { WHO($seat, "il posto") }.
do-interest = Paga 1 Chip di interessi.
do-default = Non pagare: perdi 3 Salute e 3 Determinazione.
do-clear = Restituisci un Prestito per 10 Chip.
do-keep = Tieni il Prestito.
do-face = Affronta l'Evento.
do-lay-low = Nasconditi.
do-first = Forma una Prima Squadra: { $mission }.
do-first-deal = Forma una Prima Squadra con il tuo Accordo: { $mission }.
do-first-by = Forma una Prima Squadra con un Accordo, opzione { $option } di { $card }: { $mission }.
do-second = Forma una Seconda Squadra: { $mission }.
do-join-first = Chiedi di unirti alla Prima Squadra: { $mission }.
do-join-second = Chiedi di unirti alla Seconda Squadra: { $mission }.
do-bargain-first = Chiedi di unirti alla Prima Squadra con altre promesse: { $mission }.
do-bargain-second = Chiedi di unirti alla Seconda Squadra con altre promesse: { $mission }.
do-offer = Offri questo: { $terms }
do-breaks = (Così rompi la promessa fatta a: { $others }.)
do-accept-joiner = Accetta.
do-accept-face-off = Accetta la Resa dei Conti.
do-accept-heat = Rinuncia a due carte o Chip.
do-refuse = Rifiuta.
do-leave = Lascia la missione e nasconditi.
do-place = { $space }: { $act }{ $edge ->
    [yes] {" "}(1 Determinazione)
   *[no] {""}
}
do-favours = Pesca un Contatto.
do-hustles = Prendi 1 Chip e 1 Salute.
do-connect = Compra { $card }.
do-loan = Prendi un Prestito di 10 Chip.
do-prospects = Compra { $count ->
    [one] { $count } Prospettiva
   *[other] { $count } Prospettive
} per { $price }.
do-cool = Scarta { $card } per 1 Allerta in meno.
do-work = Prendi 1 Chip.
do-rest = Prendi 1 Determinazione e 1 Salute.
do-space = Prendi { $space }.
do-mission = L'Agente prende { $mission }.
do-equip = Porta con te { $card }.
do-done-loadout = Questa è la Dotazione.
do-done-paid = Prendi la paga.
do-done-browsing = Non comprarne nessuna.
do-done-scoring = Passa al punteggio.
do-done-turn = Termina il turno.
do-stay = Continua la missione.
do-abandon = Abbandona la missione.
do-route = Percorso { $number }: { $challenge }
do-face-off = Resa dei Conti: { $test }.
do-use = Usa { $card }.
do-play = Gioca { $card }: { $text }
do-power = Usa { $card }: { $text }
do-attempt = Tenta la prova.
do-decline = Non tentarla.
do-hinder = Gioca { $card } contro { WHO($seat, "il posto") }: { $text }
do-pass = Lascia proseguire.
do-reroll = Ritira per 1 Determinazione.
do-lose = Perdi { $what }.
do-discard = Scarta { $card }.
do-hold = Tieni { $card }.
do-chip = Rinuncia a 1 Chip.
do-prospect = Perdi 1 Prospettiva.
do-give = Cedi { $card }.
do-buy = Compra { $card } per { $price }.
do-sell = Vendi { $card } per { $price }.
do-hand-over = Dai { $card } { WHO($seat, "al posto") }.
do-introduce = Presenta { $card } { WHO($seat, "al posto") }.
do-lend = Dai 1 Chip { WHO($seat, "al posto") }.

## Che cosa si chiede

asks-anything = Decide { WHO($seat, "il posto") }.
asks-choosing = { WHO($seat, "Il posto") } sceglie un Nightlancer.
asks-ordering = { WHO($seat, "Il posto") } dice chi viene dopo nell'ordine di turno.
asks-interest = { WHO($seat, "Il posto") } deve gli interessi di un Prestito.
asks-payoff = { WHO($seat, "Il posto") } può restituire un Prestito.
asks-event-turn = { WHO($seat, "Il posto") } affronta l'Evento o si nasconde.
asks-mission-turn = { WHO($seat, "Il posto") } prende una missione o si nasconde.
asks-bargain = { WHO($seat, "Il posto") } dice che cosa promettere { WHO($other, "al posto") }.
asks-consent = { WHO($seat, "Il posto") } dice se può unirsi { WHO($other, "il posto") }. { $terms } Le regole garantiscono il posto nella Squadra, e nessuna promessa.
asks-counter = { WHO($seat, "Il posto") } risponde alla controfferta { WHO($other, "del posto") }. { $terms } Le regole garantiscono il posto nella Squadra, e nessuna promessa.
asks-agent-mission = { WHO($seat, "Il posto") } dice quale missione prende l'Agente.
asks-agent-stall = { WHO($seat, "Il posto") } dice quale spazio prende l'Agente.
asks-street-turn = { WHO($seat, "Il posto") } piazza un segnalino.
asks-street-after = { WHO($seat, "Il posto") } può ancora giocare Contatti.
asks-decoy = { WHO($seat, "Il posto") } piazza un'Esca.
asks-equip = { WHO($seat, "Il posto") } prepara la Dotazione.
asks-stay = { WHO($seat, "Il posto") } continua o abbandona la missione.
asks-route = { WHO($seat, "Il posto") } sceglie un Percorso.
asks-suffer = { WHO($seat, "Il posto") } sceglie che cosa perdere.
asks-face-off = { WHO($seat, "Il posto") } sceglie la Resa dei Conti o abbandona.
asks-face-off-answer = { WHO($seat, "Il posto") } accetta la Resa dei Conti o abbandona.
asks-paid = { WHO($seat, "Il posto") } riceve la paga.
asks-companies = { WHO($seat, "Il posto") } può giocare un Contatto contro chi è stato pagato.
asks-commit = { WHO($seat, "Il posto") } prepara la prova.
asks-react = { WHO($seat, "Il posto") } può giocare un Contatto contro la prova.
asks-answer = { WHO($seat, "Il posto") } può rispondere al Contatto.
asks-reroll = { WHO($seat, "Il posto") } può ritirare.
asks-swaps = { WHO($seat, "Il posto") } può scambiare posto nell'ordine di turno.
asks-discarding = { WHO($seat, "Il posto") } scarta fino al limite.
asks-score-acts = { WHO($seat, "Il posto") } può ancora vendere, giocare e comprare.
asks-score-loans = { WHO($seat, "Il posto") } salda un Prestito.
asks-score-heat = { WHO($seat, "Il posto") } rimedia all'Allerta.
asks-score-items = { WHO($seat, "Il posto") } rinuncia a una carta o a un Chip.
asks-pays = { WHO($seat, "Il posto") } sceglie a che cosa rinunciare.
asks-acting = { WHO($seat, "Il posto") } compie un'azione.
asks-browsing = { WHO($seat, "Il posto") } può comprare una delle carte.
asks-sifting = { WHO($seat, "Il posto") } tiene una delle carte.
asks-reselling = { WHO($seat, "Il posto") } vende una carta al suo costo intero.

## Che cosa è successo

event-is = { WHO($seat, "Il posto") } è { $name }.
event-round = Round { $round }: { $card }. { $text }
event-order = L'ordine di turno: { $order }.
event-gained-health = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-health = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-gained-resolve = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-resolve = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-gained-ideals = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-ideals = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-gained-heat = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-heat = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-gained-prospects = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-prospects = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-gained-chips = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-chips = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-gained-loans = { WHO($seat, "Il posto") } guadagna { $amount } e ne ha { $to }.
event-lost-loans = { WHO($seat, "Il posto") } perde { $amount } e ne ha { $to }.
event-agent-heat = L'Allerta dell'Agente è { $to }.
event-agent-prospects = Le Prospettive dell'Agente sono { $to }.
event-drew-contacts = { WHO($seat, "Il posto") } pesca { $count ->
    [one] { $count } Contatto
   *[other] { $count } Contatti
}.
event-drew-contacts-seen = { WHO($seat, "Il posto") } pesca { $count ->
    [one] { $count } Contatto
   *[other] { $count } Contatti
}: { $cards }.
event-drew-opportunities = { WHO($seat, "Il posto") } pesca { $count ->
    [one] { $count } Opportunità
   *[other] { $count } Opportunità
}.
event-drew-opportunities-seen = { WHO($seat, "Il posto") } pesca { $count ->
    [one] { $count } Opportunità
   *[other] { $count } Opportunità
}: { $cards }.
event-discarded = { WHO($seat, "Il posto") } scarta { $card }.
event-recalled = { WHO($seat, "Il posto") } riprende { $card } dagli scarti.
event-shaken = { WHO($seat, "Il posto") } è Scosso.
event-recovered = { WHO($seat, "Il posto") } non è più Scosso.
event-laid-low = { WHO($seat, "Il posto") } si nasconde.
event-opened = Viene offerta una missione: { $mission }.
event-dropped = { $agent ->
    [yes] L'Agente prende { $mission }.
   *[no] Nessuno prende { $mission }: viene scartata.
}
event-stalled = { $space }: { $cards }.
event-faces = { WHO($seat, "Il posto") } affronta { $card }.
event-spared = { WHO($seat, "Il posto") } non è interessato da { $card }.
event-started = { WHO($seat, "Il posto") } forma { $side ->
    [second] una Seconda Squadra
   *[first] una Prima Squadra
} per { $mission }{ $deal ->
    [yes] {" "}con un Accordo
   *[no] {""}
}.
event-asked = { WHO($seat, "Il posto") } chiede { WHO($other, "al posto") } di unirsi: { $mission }. { $terms }
event-countered = { WHO($seat, "Il posto") } fa una controfferta { WHO($other, "al posto") }. { $terms }
event-answered = { WHO($seat, "Il posto") } { $agreed ->
    [yes] accetta: si unisce
   *[no] rifiuta
} { WHO($other, "il posto") }.
event-closed = { WHO($seat, "Il posto") } { $agreed ->
    [yes] accetta la controfferta e si unisce
   *[no] non accetta la controfferta
} { $agreed ->
    [yes] { WHO($other, "al posto") }
   *[no] { WHO($other, "del posto") }
}.
event-broke = { WHO($seat, "Il posto") } rompe la promessa fatta { WHO($other, "al posto") }: { $promise }.
event-kept = { WHO($seat, "Il posto") } e { WHO($other, "il posto") } hanno mantenuto la promessa: { $promises }.
event-left-mission = { WHO($seat, "Il posto") } lascia { $mission }.
event-placed = { WHO($seat, "Il posto") } prende { $space }.
event-decoy = { WHO($seat, "Il posto") } piazza un'Esca: { $space }.
event-agent-placed = L'Agente prende { $space }.
event-agent-unable = L'Agente non trova alcuno spazio.
event-bought = { WHO($seat, "Il posto") } compra { $card } per { $price }.
event-browsed = { WHO($seat, "Il posto") } cerca nel Mercato Nero: { $cards }.
event-scrapped = { $card } viene scartata.
event-seized = { WHO($seat, "Il posto") } compra l'Opportunità { $card }.
event-sold = { WHO($seat, "Il posto") } vende { $card } per { $price }.
event-mission = Comincia { $mission } con { $crew }.
event-mission-contested = Comincia { $mission } con { $crew }, contro { $rivals }.
event-equipped = { WHO($seat, "Il posto") } porta con sé: { $cards }.
event-stage = { $mission }, Tappa { $stage }.
event-abandoned = { WHO($seat, "Il posto") } non è più nella missione { $mission }.
event-route = { WHO($seat, "Il posto") } sceglie il Percorso { $route }: { $challenge }
event-penalty = { $abort ->
    [yes] La missione è annullata per { $crew }.
   *[no] La Penalità colpisce { $crew }.
}
event-challenge = { WHO($seat, "Il posto") } affronta { $about }: { $test } { $difficulty }{ $danger ->
    [0] {""}
   *[other] , Pericolo { $danger }
}.
event-used = { WHO($seat, "Il posto") } usa { $card }.
event-spent = { WHO($seat, "Il posto") } consuma { $card }.
event-played = { WHO($seat, "Il posto") } gioca { $card }: { $text }
event-powered = { WHO($seat, "Il posto") } si avvale di { $card }.
event-attempts = { WHO($seat, "Il posto") } tenta la prova.
event-declined = { WHO($seat, "Il posto") } non tenta la prova.
event-hindered = { WHO($seat, "Il posto") } gioca { $card } contro { WHO($other, "il posto") }.
event-agent-drew = L'Agente pesca { $card } contro { WHO($seat, "il posto") }{ $played ->
    [yes] {" "}e la gioca
   *[no] {""}
}.
event-ignored = { WHO($seat, "Il posto") } ignora { $card }.
event-rolled = { WHO($seat, "Il posto") } { $again ->
    [yes] ritira:
   *[no] tira
} { $hits ->
    [one] { $hits } mirino
   *[other] { $hits } mirini
}, Punteggio { $score }.
event-judged = { WHO($seat, "Il posto") } { $passed ->
    [yes] riesce
   *[no] fallisce
} con un Punteggio di { $score } contro { $difficulty }.
event-overtook = Ora in testa per { $mission }: { $crew }.
event-face-off = { WHO($seat, "Il posto") } chiede una Resa dei Conti: { $test }.
event-face-off-won = { WHO($seat, "Il posto") } vince la Resa dei Conti{ $first ->
    [yes] {" "}e resta in testa
   *[no] {" "}e subentra
}.
event-paid = { WHO($seat, "Il posto") } viene pagato per { $mission }.
event-mission-over = { $mission } è finita.
event-swapped = { WHO($seat, "Il posto") } scambia posto { WHO($other, "col posto") }.
event-agent-swapped = L'Agente scambia posto { WHO($seat, "col posto") }.
event-gave-item = { WHO($seat, "Il posto") } dà { $card } { WHO($other, "al posto") }.
event-gave-contact = { WHO($seat, "Il posto") } presenta { $card } { WHO($other, "al posto") }.
event-gave-chip = { WHO($seat, "Il posto") } dà 1 Chip { WHO($other, "al posto") }.
event-scoring = Comincia il punteggio.
event-scored = { WHO($seat, "Il posto") } ottiene { $abilities } per le abilità, { $ideals } per gli Ideali, { $agendas } per i Progetti e { $powers } per le carte: { $total } Prospettive.
event-left = { WHO($seat, "Il posto") } lascia il tavolo.
event-over = La partita è finita.

## La posizione

position-round = Round { $round } di 6: { $card }. Una Prospettiva costa { $price }.
position-order = Ordine di turno: { $order }.
position-agent = L'Agente: Allerta { $heat }, Prospettive { $prospects }.
position-player = { WHO($seat, "Il posto") }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
}, { $name }{ $state ->
    [left] , assente
    [shaken] , Scosso
    [low] , nascosto
   *[well] {""}
}: Prospettive { $prospects }, Ideali { $ideals }, Allerta { $heat }, Salute { $health }, Determinazione { $resolve }, Chip { $chips }, Prestiti { $loans }, segnalini { $tokens }; { $ratings }; Beni: { $assets }; in mano { $contacts } Contatti, { $opportunities } Opportunità.
position-mission = { $mission }: { $text } Prima Squadra: { $first }{ $deal ->
    [yes] {" "}(con un Accordo)
   *[no] {""}
}; Seconda Squadra: { $second }.
position-pact = { WHO($seat, "Il posto") } e { WHO($other, "il posto") } si sono promessi { $promises }.
position-market = Mercato Nero: { $cards }.
position-challenge = Prova: { $challenge } { $runs }
position-run = { WHO($seat, "Il posto") }: { $score } prima dei dadi.
position-rolled = { WHO($seat, "Il posto") }: { $score } e { $hits } con i dadi.
position-hand = La tua mano:
position-no-hand = La tua mano è vuota.
position-card = - { $card }: { $text }

## Come finisce

ending-scored = Tutti i round sono stati giocati.
ending-no-ideals = Qualcuno ha perso tutti gli Ideali.
ending-left = Gli altri hanno lasciato il tavolo.
ending-void = Il tavolo non conta.

## Perché no

no-now = Ora non è possibile.
no-over = La partita è finita.
no-turn = Ora tocca { WHO($seat, "al posto") }.
no-heat = Con 5 Allerta devi nasconderti.
no-first-crew = Su questa missione c'è una Prima Squadra.
no-second-deal = Un Accordo tiene lontana una Seconda Squadra.
no-second-crew = Una Seconda Squadra ha bisogno di una Prima, e ce ne può essere solo una.
no-second-together = Insieme non si forma una Seconda Squadra.
no-crew = In quella Squadra non c'è nessuno, o il Capo ha già risposto.
no-promises = Insieme non si promette niente: volete la stessa cosa, e non vi giocate Contatti contro.
no-counter = Un Capo fa una sola controfferta, con promesse diverse da quelle offerte.
no-space = Quello spazio è occupato, o non si usa con così tanti giocatori.
no-price = Non puoi pagarlo.
no-loan = Hai già due Prestiti.
no-card = Non hai quella carta.
no-weapon = Le Armi servono in combattimento.
no-second-weapon = Conta una sola Arma.
no-second-armour = Conta una sola Armatura.
no-loadout = Non è nella tua Dotazione.
no-obvious = Le carte Vistose non si usano in un Evento.
no-excluded = La missione vieta quella carta.
no-use = Qui non serve, o è già in uso.
no-sale = Si vendono solo Armature, Equipaggiamenti e Armi non in uso.
no-abandon = Una missione si abbandona solo prima di scegliere un Percorso.
no-resolve = L'ultima Determinazione non si spende per i dadi.
no-unique = Una carta unica non si può scartare.
