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
first-nightlancers = il Nightlancer al primo posto
ask-hardened = temprati
option-nightlancers-random = chi sceglie il caso
option-nightlancers-choose = ognuno sceglie al tavolo
option-hardened-0 = nessun Prestito
option-hardened-1 = un Prestito
option-hardened-2 = due Prestiti
option-nightlancers-weapon-smith = { name-nightlancer-weapon-smith }
option-nightlancers-sniper = { name-nightlancer-sniper }
option-nightlancers-veteran = { name-nightlancer-veteran }
option-nightlancers-assassin = { name-nightlancer-assassin }
option-nightlancers-engineer = { name-nightlancer-engineer }
option-nightlancers-cybercracker = { name-nightlancer-cybercracker }
option-nightlancers-smuggler = { name-nightlancer-smuggler }
option-nightlancers-agitator = { name-nightlancer-agitator }
option-nightlancers-investigator = { name-nightlancer-investigator }
option-nightlancers-feral = { name-nightlancer-feral }
option-nightlancers-weapon-smith-about = Compra le Armi a buon prezzo e spara bene con tutte; cinque Ideali da difendere.
option-nightlancers-sniper-about = Invisibile e letale da lontano: un tiro di Mira fallito si ripete gratis.
option-nightlancers-veteran-about = Nella Sparatoria è di casa, e lì è difficile fargli male.
option-nightlancers-assassin-about = Furtività e Mischia ai massimi, e meglio ancora in missione da solo.
option-nightlancers-engineer-about = Tecnica, e mano ferma per la Demolizione: un punto di Determinazione apre ogni muro.
option-nightlancers-cybercracker-about = I tiri di Tecnica non vanno mai a vuoto, e la Determinazione abbonda.
option-nightlancers-smuggler-about = Scaltrezza e un buon gruzzolo: gli spazi Rischiosi non le danno Allerta.
option-nightlancers-agitator-about = Sei Ideali e tre Contatti, ma quasi nessun Chip; gli Eventi portano altri Contatti.
option-nightlancers-investigator-about = Brava in tutto, in niente la migliore, e i Contatti dei rivali le scivolano addosso.
option-nightlancers-feral-about = Comincia senza Ideali e deve trovarne, ma non c'è nessuno di più resistente.
option-nightlancers-random-about = A ciascuno tocca uno dei dieci.
option-nightlancers-choose-about = Uno dopo l'altro, in ordine casuale, prima del primo round.
option-hardened-0-about = L'Agente così com'è: duro quanto basta.
option-hardened-1-about = Tutti devono 10 Chip fin dall'inizio, senza averli mai visti.
option-hardened-2-about = La sfida estrema: due Prestiti a testa, il massimo che si possa avere.

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
do-breaks = (Rompe la promessa a: { $others }.)
do-accept-joiner = Accetta.
do-accept-face-off = Accetta la Resa dei Conti.
do-accept-heat = Rinuncia a due carte o Chip.
do-refuse = Rifiuta.
do-leave = Lascia la missione e nasconditi.
do-place = { $space }: { $act }{ $brings ->
    [resolve] {" "}(+1 Determinazione)
    [heat] {" "}(+1 Allerta)
   *[nothing] {""}
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
do-done-scoring = Passa al Conteggio.
do-done-turn = Termina il turno.
do-stay = Continua la missione.
do-abandon = Abbandona la missione.
do-route = Percorso { $number }: { $challenge } ({ $odds } % al primo tiro).
do-face-off = Resa dei Conti in { $test } ({ $odds } % così come stanno le cose).
do-use = Usa { $card }: { $odds } % al primo tiro{ $danger ->
    [0] {""}
   *[other] , { $danger } Salute in meno se fallisci
}.
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

## Che cosa si chiede a te

may-buy = compra al Mercato Nero
may-favours = raccogli favori
may-hustles = arrangiati nei bassifondi
may-connect = compra un'Opportunità
may-mafia = tratta con l'Euromafia
may-work = lavora
may-rest = riposa
may-play = gioca un Contatto
may-spend = consuma una carta
may-sell = vendi qualcosa
may-give = dai qualcosa a un compagno
may-first = forma una Prima Squadra
may-second = forma una Seconda Squadra
may-join = chiedi di unirti a una Squadra
may-lay-low = nasconditi
may-use = usa carte
may-power = usa un'abilità
paid-dirty = { $payment }, e un Ideale perso perché è Sporca
asks-anything = Tocca a te.
asks-choosing = Scegli il Nightlancer che vuoi giocare.
asks-ordering = Scegli chi prende il prossimo posto nell'ordine di turno, dietro all'Agente.
asks-interest = { $able ->
    [yes] Un Prestito chiede gli interessi: paga 1 Chip, o perdi 3 Salute e 3 Determinazione.
   *[no] Un Prestito chiede gli interessi e non hai Chip: perdi 3 Salute e 3 Determinazione.
}{ $loans ->
    [one] {""}
   *[other] {" "}I Prestiti da saldare sono { $loans }.
}
asks-payoff = { $able ->
    [yes] Puoi restituire un Prestito per 10 Chip. Se lo tieni, costa interessi a ogni round e alla fine 5 Prospettive o 10 Chip.
   *[no] Non hai i 10 Chip che servono per restituire un Prestito.
}
asks-event-turn = { $card }: affrontalo ({ $challenge }, { $odds } % al primo tiro; Penalità: { $penalty }), oppure nasconditi per riprenderti, senza missione in questo round.
asks-event-spared = L'Evento, { $card }, non ti riguarda: affrontalo senza rischio, oppure nasconditi per riprenderti, senza missione in questo round.
asks-mission-turn = Prendi una missione per questo round: { $what }.
asks-bargain = Scegli che cosa promettete tu e { WHO($seat, "il posto") }. Le regole garantiscono il posto nella Squadra, e nessuna promessa.
asks-consent = { WHO($seat, "Il posto") } vuole unirsi alla tua Squadra per { $mission }. { $terms } Così come siete, ognuno riceve { $now }; con uno in più, { $then }. Le regole garantiscono il posto nella Squadra, e nessuna promessa.
asks-consent-together = { WHO($seat, "Il posto") } vuole unirsi alla tua Squadra per { $mission }. Così come siete, ognuno riceve { $now }; con uno in più, { $then }.
asks-counter = { WHO($seat, "Il posto") } vuole altre promesse per { $mission }. { $terms } Accetta e unisciti, o cerca altrove. Le regole garantiscono il posto nella Squadra, e nessuna promessa.
asks-agent-mission = Scegli quale missione porta via l'Agente: queste pagano di più.
asks-agent-stall = Scegli dove fa acquisti l'Agente: spariscono entrambe le carte.
asks-street-turn = Piazza un segnalino azione, { $tokens ->
    [one] l'ultimo: { $what }
   *[other] te ne restano { $tokens }: { $what }
}.{ $also ->
    [yes] {" "}Senza segnalino: { $beside }.
   *[no] {""}
}
asks-street-after = Tutti i tuoi segnalini sono piazzati{ $also ->
    [yes] {": "}{ $beside }, oppure termina il turno
   *[no] {""}
}.
asks-decoy = Piazza un'Esca: occupa uno spazio e non fa altro, e l'Agente va dove ci sono più segnalini.
asks-equip = Prepara la Dotazione per { $mission }: ancora { $left ->
    [one] 1 carta al massimo
   *[other] { $left } carte al massimo
}. Le Armature, gli Equipaggiamenti e le Armi che lasci a casa non si potranno usare.
asks-stay = { $mission }, Tappa { $stage }: continua per { $pay }, o abbandonala a mani vuote.
asks-route = { $mission }, Tappa { $stage }: scegli un Percorso{ $leave ->
    [yes] {" "}o abbandona la missione
   *[no] {""}
}. Penalità se fallisce: { $penalty }.
asks-suffer = La Penalità ti colpisce: scegli che cosa perdi.
asks-face-off = Le due Squadre sono all'ultima Tappa: scegli come affrontare la Resa dei Conti, o abbandona la missione. Chi perde la lascia, con 5 Salute in meno.
asks-face-off-answer = { WHO($seat, "Il posto") } vuole una Resa dei Conti in { $test }: accetta, con il { $odds } % di vincere così come stanno le cose, o abbandona la missione. Chi perde la lascia, con 5 Salute in meno.
asks-paid = { $mission } ti paga { $pay }. Prima usa una carta, o incassa.
asks-companies = Qualcuno ha incassato. { $able ->
    [yes] Gioca un Contatto Azienda per dargli 1 Allerta, o lascia stare.
   *[no] Non hai un Contatto Azienda per guastargli la festa.
}
asks-commit = { $challenge }. Il tuo Punteggio è { $score } prima dei dadi: { $needed ->
    [one] basta 1 mirino su tre dadi
   *[other] servono { $needed } mirini su tre dadi
}, il { $odds } % al primo tiro. { $also ->
    [yes] Se vuoi, prima { $what }; poi tentala.
   *[no] Tentala o lasciala.
}
asks-commit-certain = { $challenge }. Il tuo Punteggio è { $score } prima dei dadi: basta, se nessuno ti ostacola. { $also ->
    [yes] Se vuoi, prima { $what }; poi tentala.
   *[no] Tentala.
}
asks-commit-hopeless = { $challenge }. Il tuo Punteggio è { $score } prima dei dadi: non bastano nemmeno tre mirini. { $also ->
    [yes] Prima { $what } per rimediare, o lasciala.
   *[no] Tentala lo stesso, o lasciala.
}
asks-commit-blocked = { $challenge }. Senza una carta contro { $obstacle } il tuo Punteggio è 0. { $also ->
    [yes] Prima { $what }, poi tentala.
   *[no] Non ne hai: lasciala, o tentala invano.
}
asks-commit-sets = Resa dei Conti: { $challenge }. Il tuo Punteggio, { $score } prima dei dadi, è quello che gli altri devono raggiungere. { $also ->
    [yes] Se vuoi, prima { $what }; poi tentala.
   *[no] Tentala.
}
asks-react = { WHO($seat, "Il posto") } tenta { $challenge }. { $able ->
    [yes] Gioca un Contatto per indebolire il tentativo, o lascia proseguire.
   *[no] Non hai un Contatto che lo indebolisca.
}
asks-answer = { $who } gioca { $card } contro di te. { $text } { $able ->
    [yes] Rispondi con una carta, o lascia che accada.
   *[no] Non hai niente con cui rispondere.
}
asks-reroll = { $sets ->
    [yes] Il tuo Punteggio di { $score } è quello che gli altri devono raggiungere.
   *[no] Il tuo Punteggio è { $score } contro { $difficulty }.
} { $able ->
    [yes] Ritira i tre dadi per 1 Determinazione, ne hai { $resolve }{ $sets ->
        [yes] {""}
       *[no] {" "}({ $odds } %)
    }, o lascia il risultato com'è.
   *[no] Non hai Determinazione da spendere per un altro tiro: lascia il risultato com'è, o usa una carta.
}
asks-swaps = Il nuovo ordine di turno: { $order }. { $able ->
    [yes] Scambia posto con qualcuno grazie a un Fixer, o lascialo così.
   *[no] Non hai un Fixer per cambiarlo.
}
asks-discarding = Il round finisce: scarta { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, perché ne tieni al massimo { $limit }.
asks-score-acts = Prima che si conti qualcosa{ $able ->
    [yes] {": "}{ $what }, quante volte vuoi. Poi passa al Conteggio
   *[no] {" "}non ti resta niente da fare
}.
asks-score-loans = { $able ->
    [yes] Un Prestito va saldato: paga 10 Chip, o perdi 5 Prospettive.
   *[no] Un Prestito va saldato e non hai 10 Chip: ti costa 5 Prospettive.
}
asks-score-heat = { $heat ->
    [one] Resta 1 Allerta
   *[other] Restano { $heat } Allerta
} da compensare: { $able ->
    [yes] per ognuna rinuncia a due carte o Chip, o perdi una Prospettiva.
   *[no] non hai due carte o Chip, quindi perdi una Prospettiva.
}
asks-score-items = Rinuncia { $count ->
    [one] ancora a una carta o a un Chip
   *[other] a { $count } carte o Chip
} per una Allerta.
asks-pays = Scegli a che cosa rinunci per { $what }.
asks-acting = { $action }, senza segnalino: scegli che cosa fai.
asks-browsing = { $able ->
    [yes] Compra una di queste carte, o nessuna: hai { $chips }.
   *[no] Non puoi pagare nessuna di queste carte: hai { $chips }.
}
asks-sifting = Tieni una delle carte che hai pescato; le altre vengono scartate.
asks-reselling = Scegli che cosa vendi al suo costo intero.
only-turn = Tutti i tuoi segnalini sono piazzati: termina il turno.
only-scoring = Non ti resta niente da vendere, giocare o comprare: passa al Conteggio.

## Chi si aspetta

waits-anything = Decide { WHO($seat, "il posto") }.
waits-choosing = { WHO($seat, "Il posto") } sceglie un Nightlancer.
waits-ordering = { WHO($seat, "Il posto") } dice chi viene dopo nell'ordine di turno.
waits-interest = { WHO($seat, "Il posto") } deve gli interessi di un Prestito.
waits-payoff = { WHO($seat, "Il posto") } può restituire un Prestito.
waits-event-turn = { WHO($seat, "Il posto") } affronta l'Evento o si nasconde.
waits-mission-turn = { WHO($seat, "Il posto") } prende una missione o si nasconde.
waits-bargain = { WHO($seat, "Il posto") } dice che cosa promettere { WHO($other, "al posto") }.
waits-consent = { WHO($seat, "Il posto") } dice se può unirsi { WHO($other, "il posto") }. { $terms }
waits-counter = { WHO($seat, "Il posto") } risponde alla controfferta { WHO($other, "del posto") }. { $terms }
waits-agent-mission = { WHO($seat, "Il posto") } dice quale missione prende l'Agente.
waits-agent-stall = { WHO($seat, "Il posto") } dice quale spazio prende l'Agente.
waits-street-turn = { WHO($seat, "Il posto") } piazza un segnalino.
waits-street-after = { WHO($seat, "Il posto") } può ancora giocare Contatti.
waits-decoy = { WHO($seat, "Il posto") } piazza un'Esca.
waits-equip = { WHO($seat, "Il posto") } prepara la Dotazione.
waits-stay = { WHO($seat, "Il posto") } continua o abbandona la missione.
waits-route = { WHO($seat, "Il posto") } sceglie un Percorso.
waits-suffer = { WHO($seat, "Il posto") } sceglie che cosa perdere.
waits-face-off = { WHO($seat, "Il posto") } sceglie la Resa dei Conti o abbandona.
waits-face-off-answer = { WHO($seat, "Il posto") } accetta la Resa dei Conti o abbandona.
waits-paid = { WHO($seat, "Il posto") } riceve la paga.
waits-companies = { WHO($seat, "Il posto") } può giocare un Contatto contro chi ha incassato.
waits-commit = { WHO($seat, "Il posto") } prepara la prova.
waits-react = { WHO($seat, "Il posto") } può giocare un Contatto contro la prova.
waits-answer = { WHO($seat, "Il posto") } può rispondere al Contatto.
waits-reroll = { WHO($seat, "Il posto") } può ritirare.
waits-swaps = { WHO($seat, "Il posto") } può scambiare posto nell'ordine di turno.
waits-discarding = { WHO($seat, "Il posto") } scarta fino al limite.
waits-score-acts = { WHO($seat, "Il posto") } può ancora vendere, giocare e comprare.
waits-score-loans = { WHO($seat, "Il posto") } salda un Prestito.
waits-score-heat = { WHO($seat, "Il posto") } rimedia all'Allerta.
waits-score-items = { WHO($seat, "Il posto") } rinuncia a una carta o a un Chip.
waits-pays = { WHO($seat, "Il posto") } sceglie a che cosa rinunciare.
waits-acting = { WHO($seat, "Il posto") } compie un'azione.
waits-browsing = { WHO($seat, "Il posto") } può comprare una delle carte.
waits-sifting = { WHO($seat, "Il posto") } tiene una delle carte.
waits-reselling = { WHO($seat, "Il posto") } vende una carta al suo costo intero.

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
event-shaken = { WHO($seat, "Il posto") } finisce tra gli Scossi.
event-recovered = { WHO($seat, "Il posto") } non è più tra gli Scossi.
event-laid-low = { WHO($seat, "Il posto") } si nasconde.
event-opened = Viene offerta una missione: { $mission }.
event-dropped = { $agent ->
    [yes] L'Agente prende { $mission }.
   *[no] Nessuno prende { $mission }: viene scartata.
}
event-stalled = { $space }: { $cards }.
event-faces = { WHO($seat, "Il posto") } affronta { $card }.
event-spared = L'Evento, { $card }, non riguarda { WHO($seat, "il posto") }.
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
    [yes] prende in squadra
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
event-route = { WHO($seat, "Il posto") } sceglie il Percorso { $route }: { $challenge }.
event-penalty = { $abort ->
    [yes] La missione è annullata per { $crew }.
   *[no] La Penalità colpisce { $crew }.
}
event-challenge = { WHO($seat, "Il posto") } affronta { $about }: { $test } { $difficulty }{ $danger ->
    [0] {""}
   *[other] , Pericolo { $danger }
}.
event-challenge-route = { WHO($seat, "Il posto") } si prepara ad affrontarlo.
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
event-paid = { WHO($seat, "Il posto") } incassa la paga per { $mission }.
event-mission-over = { $mission } è finita.
event-swapped = { WHO($seat, "Il posto") } scambia posto { WHO($other, "col posto") }.
event-agent-swapped = L'Agente scambia posto { WHO($seat, "col posto") }.
event-gave-item = { WHO($seat, "Il posto") } dà { $card } { WHO($other, "al posto") }.
event-gave-contact = { WHO($seat, "Il posto") } presenta { $card } { WHO($other, "al posto") }.
event-gave-chip = { WHO($seat, "Il posto") } dà 1 Chip { WHO($other, "al posto") }.
event-scoring = Comincia il Conteggio.
event-scored = { WHO($seat, "Il posto") } ottiene { $abilities } per le abilità, { $ideals } per gli Ideali, { $agendas } per i Progetti e { $powers } per le carte: { $total } Prospettive.
event-left = { WHO($seat, "Il posto") } lascia il tavolo.
event-over = La partita è finita.

## La posizione

position-round = Round { $round } di { $rounds }: { $card }. In strada una Prospettiva costa { $price }.
position-order = Ordine di turno: { $order }.
position-agent = L'Agente: { $prospects }, { $heat } Allerta.
position-player = { WHO($seat, "Il posto") }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
}, { $name }{ $state ->
    [left] , assente
    [shaken] , tra gli Scossi
    [low] , al riparo
   *[well] {""}
}: { $numbers }.
position-nobody = { WHO($seat, "Il posto") } non ha ancora scelto un Nightlancer.
position-of = { $amount } su { $most }
position-tokens = { $count ->
    [one] { $count } segnalino azione
   *[other] { $count } segnalini azione
}
position-assets = Beni: { $assets }. In mano: { $contacts ->
    [one] { $contacts } Contatto
   *[other] { $contacts } Contatti
} e { $opportunities ->
    [one] { $opportunities } Opportunità
   *[other] { $opportunities } Opportunità
}.
position-mission = Missione { $mission }: { $text }
position-crew-first = Prima Squadra: { $crew }{ $deal ->
    [yes] {" "}(con un Accordo)
   *[no] {""}
}.
position-crew-second = Seconda Squadra: { $crew }{ $deal ->
    [yes] {" "}(con un Accordo)
   *[no] {""}
}.
position-pact = { WHO($seat, "Il posto") } e { WHO($other, "il posto") } si sono promessi { $promises }.
position-market = Mercato Nero:
position-challenge = Prova: { $challenge }. { $runs }
position-run = { WHO($seat, "Il posto") }: { $score } prima dei dadi.
position-rolled = { WHO($seat, "Il posto") }: { $score } e { $hits } con i dadi.
position-hand = La tua mano:
position-no-hand = La tua mano è vuota.
position-card = { $card }: { $text }

## Che cosa non deve sorprendere nessuno

warns-last-round = Questo è l'ultimo round: poi si conta.
warns-lead = { $you ->
    [yes] Sei in testa
   *[no] In testa c'è { WHO($seat, "il posto") }
} con { $prospects ->
    [one] 1 Prospettiva
   *[other] { $prospects } Prospettive
}.
warns-techshock = { $you ->
    [yes] Non hai più Ideali, e non puoi vincere finché qualcun altro ne ha
   *[no] { WHO($seat, "Il posto") } non ha più Ideali, e non può vincere finché qualcun altro ne ha
}.
warns-agent = L'Agente ha { $prospects ->
    [one] 1 Prospettiva
   *[other] { $prospects } Prospettive
} più di { $you ->
    [yes] te: raggiungilo prima che finisca il round, o perdi un Ideale
   *[no] { WHO($seat, "il posto") }, che alla fine del round perde un Ideale
}.
warns-agent-last = L'Agente ha { $prospects ->
    [one] 1 Prospettiva
   *[other] { $prospects } Prospettive
} più di { $you ->
    [yes] te, e ti resta un solo Ideale: se il round finisce così, la partita è persa
   *[no] { WHO($seat, "il posto") }, a cui resta un solo Ideale: se il round finisce così, la partita è persa
}.
warns-last-ideal = { $you ->
    [yes] Ti resta un solo Ideale: senza, la partita è persa
   *[no] { WHO($seat, "Al posto") } resta un solo Ideale: senza, la partita è persa
}.
warns-heat = Sei a 5 Allerta: finché non scende devi nasconderti, e ogni punto in più costa una Prospettiva.

## Come finisce

ending-scored = Tutti i round sono stati giocati.
ending-no-ideals = Qualcuno ha perso tutti gli Ideali.
ending-left = Gli altri hanno lasciato il tavolo.
ending-void = Il tavolo non conta.
ended-prospects = { $prospects } Prospettive contro { $other }.
ended-order = { $prospects } Prospettive ciascuno, e { WHO($seat, "il posto") } viene dopo nell'ordine di turno.
ended-ideals = { $prospects } Prospettive e qualche Ideale; { WHO($seat, "il posto") } ha { $other } Prospettive e nessun Ideale.
ended-won = { $total } Prospettive insieme, ne servivano { $goal }, e a tutti resta qualche Ideale.
ended-total = { $total } Prospettive insieme: ne servivano { $goal }.
ended-too-few = { WHO($seat, "Il posto") } ha { $prospects } Prospettive: a ciascuno ne servono 20.
ended-no-unique = { WHO($seat, "Il posto") } non ha mai comprato { $card }, senza cui non si vince.
ended-no-ideals = { WHO($seat, "Il posto") } non ha più Ideali: tutto è perduto.
ended-conceded = { WHO($seat, "Il posto") } ha ceduto.
score = Prospettive
deed-missions = Missioni concluse
deed-challenges = Prove superate
deed-opportunities = Opportunità comprate
deed-hindered = Rivali ostacolati

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
no-unique = Una carta esclusiva non si può scartare.

## Che cos'è un round

turn-summary =
    Preparazione: riprendi un po' di forze, guarda la carta Round, affronta il suo Evento o nasconditi, poi prendi una missione: forma una Squadra, sfidane una o unisciti a una.
    Strada: piazza quattro segnalini azione, uno alla volta: compra carte, pesca Contatti, compra Opportunità, prendi prestiti, lavora, riposa.
    Missione: tre Tappe. Il Capo sceglie uno dei due Percorsi; abilità, carte e mirini di tre dadi devono raggiungere il suo numero.
    Per 1 Determinazione si ritirano tutti i dadi. Gli altri possono indebolire con i Contatti una prova di Scaltrezza, Tecnica o Furtività.
    Fallire porta la Penalità, non la fine. Chi supera la Tappa 3 viene pagato: Chip, Prospettive, Opportunità, a volte Allerta.
    Fine: chi ha meno Allerta gioca prima. Si tengono sei carte.
    Dopo sei round decidono le Prospettive: abilità, Ideali e Progetti ne aggiungono, Prestiti e Allerta ne costano. Senza Ideali non si vince.

# Opzioni impossibili
problem-named-twice = '{ $name }' è indicato due volte; ognuno è un altro
problem-too-many-named = ne sono indicati { $count }, ma { $seats ->
    [one] c'è un posto solo
   *[other] ci sono { $seats } posti
}
problem-hardened-rivals = tra rivali non ci sono Prestiti all'inizio; aggiungi mode coop o solitaire
