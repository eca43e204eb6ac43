## Il gioco

title = Cyberpunk TCG
summary = Due bande di Night City si contendono gli Incarichi con Unità, Equipaggiamenti, Programmi e tre Leggende ciascuna: vince chi inizia il turno con sette dadi Incarico.
tile = Schiera Unità, tira dadi, ruba gli Incarichi.
mode-duel = due giocatori, ciascuno con un mazzo
option-edition = le regole da seguire dove i testi ufficiali differiscono
option-decklists = se entrambi possono leggere le due liste di carte
ask-edition = regole
ask-decklists = liste di carte
option-edition-guide = guida di gioco
option-edition-comprehensive = Comprehensive Rules
option-decklists-closed = chiuse: il mazzo è un segreto di chi lo gioca
option-decklists-open = aperte: entrambi leggono tutto
deck-the-heist = The Heist (starter)
deck-embracing-power = Embracing Power (starter)
deck-mercs-demo = Mercs Demo Deck
deck-arasaka-demo = Arasaka Demo Deck
deck-ladies-of-night-city = Ladies of Night City
deck-merc-turbo = Merc Turbo
deck-bby-programs = BBY Programs
deck-placide-ramp-yyb = Placide Ramp YYB
deck-random = mazzi regolari casuali, costruiti dal caso alla distribuzione
deck-the-heist-about = Giallo e blu: mercenari che si armano di Equipaggiamenti economici e passano. Un buon primo mazzo.
deck-embracing-power-about = Rosso e verde: le Unità forti e le lame di Arasaka. Un buon primo mazzo.
deck-mercs-demo-about = Giallo e blu con 27 carte, per una prima partita breve.
deck-arasaka-demo-about = Rosso e verde con 27 carte, per una prima partita breve.
deck-ladies-of-night-city-about = Tutto blu: più Programmi che Unità, e una Alt Cunningham che li fa costare meno.
deck-merc-turbo-about = Rosso, giallo e verde: Unità forti, e una V che può usare GO SOLO.
deck-bby-programs-about = Blu con un po' di giallo: più Programmi che Unità, per chi conosce le carte.
deck-placide-ramp-yyb-about = Giallo e blu: Unità costose più avanti, e dadi che si ritirano.
deck-random-about = Nessuno sa che cosa contiene prima della distribuzione.
decklist-about = Una carta per riga, preceduta dal numero di copie; 3 Leggende e da 40 a 50 altre carte
decklist-legends = Leggende
decklist-main = Mazzo principale
decklist-ram = RAM
decklist-ram-says = { $color }: le Leggende danno { $limit }, alle { $cards } carte serve al massimo { $needed }.
decklist-lacks = servono { $needed } RAM di colore { $color }, le Leggende ne danno { $limit }

## Nomi e quantità

count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
card-price = { $card } ({ $price } €$)
source-legends = { $count ->
    [one] la Leggenda { $places }
   *[other] le Leggende { $places }
}
source-eddies = { $count } Eddie
piece-copy = { $card } ({ $copy }ª)
piece-power = { $card } ({ $power })
piece-copy-power = { $card } ({ $copy }ª, potenza { $power })
piece-rival = { $piece } del Rivale
piece-of = { $piece } { WHO($seat, "del posto") }
die = { $size } ({ $value })
die-own = il tuo { $size } ({ $value })
die-own-taken = il tuo { $size } che era del Rivale ({ $value })
die-rival = il { $size } del Rivale ({ $value })
die-rival-taken = il { $size } del Rivale che era tuo ({ $value })
the-card = la carta
the-legend = la Leggenda guardata
that-unit = quell'Unità
one-friendly-unit = un'Unità amica
one-friendly-legend = una Leggenda amica
one-friendly-either = un'Unità o Leggenda amica
one-rival-unit = un'Unità rivale
one-rival-legend = una Leggenda rivale
one-rival-either = un'Unità o Leggenda rivale
one-any-unit = un'Unità
one-any-legend = una Leggenda
one-any-either = un'Unità o Leggenda
all-friendly-unit = tutte le Unità amiche
all-friendly-legend = tutte le Leggende amiche
all-friendly-either = tutte le Unità e Leggende amiche
all-rival-unit = tutte le Unità rivali
all-rival-legend = tutte le Leggende rivali
all-rival-either = tutte le Unità e Leggende rivali
all-any-unit = tutte le Unità
all-any-legend = tutte le Leggende
all-any-either = tutte le Unità e Leggende

## Che cosa fanno gli effetti: uno scopo e un ordine

to-power = da potenziare
to-weaken = da indebolire
to-fight = da potenziare negli scontri
to-blocker = a cui dare BLOCKER
to-adrenaline = a cui dare ADRENALINE
to-attack-units = che potrà attaccare le Unità rivali nonostante il Lag
to-attack-spent = che potrà attaccare le Unità rivali impegnate nonostante il Lag
to-attack-ready = che potrà attaccare le Unità pronte
to-undefeated = che non potrà essere sconfitta negli scontri
to-harmless = che non sconfiggerà nessuno nel suo prossimo scontro
to-steals-less = che ruberà un Incarico in meno
to-cheaper-solo = che potrà usare GO SOLO a meno
to-watched = da tenere d'occhio
to-no-attack = che non potrà attaccare
to-no-ready = che non potrà essere preparata
to-must-attack = che dovrà attaccare
to-defeat = da sconfiggere
to-spend = da impegnare
to-ready = da preparare
to-bottom = da mettere in fondo al mazzo di chi la possiede
to-steal = che ruberà un Incarico
do-choose = Scegli { $unit }
do-power = Dai a { $unit } +{ $by } di potenza in questo turno
do-weaken = Dai a { $unit } -{ $by } di potenza in questo turno
do-fight = Dai a { $unit } +{ $by } di potenza negli scontri di questo turno
do-blocker = Dai a { $unit } BLOCKER in questo turno
do-adrenaline = Dai a { $unit } ADRENALINE in questo turno
do-attack-units = Permetti a { $unit } di attaccare le Unità rivali in questo turno nonostante il Lag
do-attack-spent = Permetti a { $unit } di attaccare le Unità rivali impegnate in questo turno nonostante il Lag
do-attack-ready = Permetti a { $unit } di attaccare le Unità pronte con il prossimo attacco di questo turno
do-undefeated = Evita a { $unit } la sconfitta negli scontri di questo turno
do-harmless = Impedisci a { $unit } di sconfiggere qualcuno nel prossimo scontro di questo turno
do-steals-less = Fai rubare a { $unit } un Incarico in meno in questo turno
do-cheaper-solo = Permetti a { $unit } di usare GO SOLO a 2 €$ in meno in questo turno
do-watched = Tieni d'occhio { $unit } in questo turno
do-no-attack = Vieta a { $unit } di attaccare
do-no-ready = Impedisci la preparazione di { $unit }
do-must-attack = Obbliga { $unit } ad attaccare nel prossimo turno
do-defeat = Sconfiggi { $unit }
do-spend = Impegna { $unit }
do-ready = Prepara { $unit }
do-bottom = Metti { $unit } in fondo al mazzo
do-steal = Fai in modo che { $unit } rubi un Incarico
do-draw = Pesca { $cards }
do-mode = Scegli l'effetto { $number }

## La situazione

position-setup = Prima del primo turno.
position-turn = Turno { $number }: { WHO($seat, "posto") }.
position-turn-you = Turno { $number }: { WHO($seat, "posto") } (tu).
position-overtime = Tempi supplementari: con sette Incarichi si vince subito.
position-winner = Vince { WHO($seat, "il posto") }.
position-player = { WHO($seat, "Posto") }: { $gigs ->
    [one] 1 Incarico
   *[other] { $gigs } Incarichi
}, Reputazione { $cred }.
position-player-you = { WHO($seat, "Posto") } (tu): { $gigs ->
    [one] 1 Incarico
   *[other] { $gigs } Incarichi
}, Reputazione { $cred }.
position-none = nessuna
position-gigs = Incarichi: { $dice }.
position-fixer = Area fixer: { $dice }.
position-fixer-empty = Area fixer: vuota.
position-eddies = Eddie: { $total ->
    [0] nessuno
   *[other] { $ready } su { $total } { $ready ->
        [one] pronto
       *[other] pronti
    }
}.
position-sold = Ha già venduto una carta in questo turno.
position-called = Ha già chiamato una Leggenda in questo turno.
position-high-guard = Le Unità rivali non possono rubare Incarichi di valore superiore alla propria potenza.
position-low-guard = Le Leggende rivali non possono rubare Incarichi di valore inferiore alla propria potenza.
position-cheaper = Il prossimo Programma costa { $by } €$ in meno.
position-legends = Leggende:
position-legend = { $place }. { $name }, { $facts }.
legend-down = a faccia in giù
piece-face-down = la Leggenda a faccia in giù al posto { $place }
legend-known = a faccia in giù, nota come { $card }
legend-looked-at = a faccia in giù, nota a chi la possiede
position-field = Campo:
position-field-empty = Campo: nessuna Unità.
position-unit = { $unit }, { $facts }.
fact-ready = pronta
fact-spent = impegnata
fact-lag = Lag
fact-solo = giocata con GO SOLO
fact-attack-units = può attaccare le Unità rivali
fact-attack-spent = può attaccare le Unità rivali impegnate
fact-attack-ready = può attaccare le Unità pronte
fact-undefeated = non sconfitta negli scontri
fact-harmless = non sconfigge nessuno nel prossimo scontro
fact-watched = tenuta d'occhio in questo turno
fact-must = deve attaccare
fact-must-next = deve attaccare nel prossimo turno
fact-stays-spent = resta impegnata nella prima fase iniziale
fact-no-attack = non può attaccare fino al prossimo turno { WHO($seat, "del posto") }
fact-no-ready = non può essere preparata fino al prossimo turno { WHO($seat, "del posto") }
fact-fight = { $by } di potenza negli scontri
fact-fewer = { $count ->
    [one] ruba 1 Incarico in meno
   *[other] ruba { $count } Incarichi in meno
}
fact-cheaper = GO SOLO a { $by } €$ in meno
fact-gear = con { $gear }
position-hand = Mano: { $cards }.
position-hand-seen = Viste arrivare: { $cards }.
position-hand-seen-own = Viste dal Rivale: { $cards }.
position-deck = Mazzo: { $cards }.
position-deck-top = Note in cima: { $cards }.
position-deck-bottom = Note in fondo: { $cards }.
position-deck-seen = Al suo interno: { $cards }.
position-faces = Carte che vedi:
face-unit = { $card } ({ $kind }, { $cost } €$, potenza { $power }).
face-program = { $card } ({ $kind }, { $cost } €$).
face-legend = { $card } ({ $kind }).
position-trash = Discarica: { $cards }.
position-removed = Rimosse dalla partita: { $cards }.
position-attack = Attacco: { $unit }; il bersaglio non è ancora dichiarato.
position-attack-gigs = Attacco: { $unit } contro l'area Incarichi { WHO($seat, "del posto") }.
position-attack-unit = Attacco: { $unit } contro { $target }.
position-playing = In corso di gioco: { $card }.
position-pending = Effetti in attesa: { $effects }.
position-effect = { $card } ({ WHO($seat, "posto") })
position-laid = Appena finite in discarica: { $cards }.
position-looks-at = Si guardano in cima al mazzo { WHO($seat, "del posto") }: { $cards }.
position-resting = Dirette in fondo al mazzo { WHO($seat, "del posto") }: { $cards }.

## Che cosa si decide

waits = Tocca { WHO($seat, "al posto") }: { $what }.
asks-order = Scegli se giochi per primo o per secondo.
waits-order = scegliere chi comincia
asks-mulligan = Tieni la mano iniziale, oppure rimescolala una volta e pescane una nuova.
waits-mulligan = tenere la mano iniziale o pescarne una nuova
asks-take-die = Scegli il dado che tiri: diventa uno dei tuoi Incarichi.
waits-take-die = scegliere un dado e tirarlo
asks-reroll = Il tuo { $size } mostra { $value }: tienilo, oppure ritiralo una volta.
waits-reroll = tenere il { $size } ({ $value }) o ritirarlo
asks-main = Fase principale: scegli che cosa fare.
waits-main = agire nella fase principale
asks-main-what = Scegli che cosa fare: { $what }. { $funds }
asks-main-must = Scegli che cosa fare: { $what }. Una tua Unità deve attaccare prima della fine del turno. { $funds }
asks-main-end = Non c'è altro che tu possa fare: termina il turno.
asks-settle = Scegli quale dei tuoi effetti in attesa viene ora.
waits-settle = scegliere quale effetto viene ora
asks-effect = { $card }: { $asks }{ $may ->
    [decline] , oppure no
    [done] , oppure basta
   *[no] {""}
}.
waits-effect = eseguire { $card }
asks-nothing = non c'è niente di adatto: prosegui
asks-host = { $card }: scegli chi equipaggiare.
waits-host = scegliere chi equipaggiare con { $card }
asks-pay = Paga { $price } €$: scegli le Leggende e gli Eddie da impegnare.
waits-pay = pagare { $price } €$
asks-pay-for = Paga { $price } €$ per { $card }: scegli le Leggende e gli Eddie da impegnare.
waits-pay-for = pagare { $price } €$ per { $card }
asks-pay-call = Paga { $price } €$ per la Chiamata: scegli la Leggenda o l'Eddie da impegnare.
waits-pay-call = pagare { $price } €$ per la Chiamata
asks-target = { $unit } attacca: scegli il bersaglio.
waits-target = scegliere il bersaglio di { $unit }
asks-react-gigs = { $unit } attacca la tua area Incarichi: { $what }.
waits-react-gigs = reagire: { $unit } attacca l'area Incarichi
asks-react-unit = { $unit } attacca la tua Unità { $target }: { $what }.
waits-react-unit = reagire: { $unit } attacca { $target }
only-end = Puoi solo terminare il turno: { $reasons }.
only-no-hand = la tua mano è vuota
only-no-funds = con { $funds } €$ non puoi pagare nulla di ciò che hai in mano
only-no-play = nulla di ciò che hai in mano si può giocare ora
only-sold = in questo turno hai già venduto una carta
only-no-sale = nessuna carta della tua mano si può vendere
only-no-units = non hai Unità in campo
only-all-spent = tutte le tue Unità sono impegnate
only-no-attack = nessuna delle tue Unità può attaccare ora
only-pass = { $unit } attacca, e non hai nulla con cui reagire.
asks-steal = { $unit } ruba { $count ->
    [one] un Incarico
   *[other] { $count } Incarichi
}: scegli un Incarico rivale.
waits-steal = scegliere quale Incarico ruba { $unit }
asks-ransom = Il tuo { $die } sta per essere rubato: scarta una carta di costo { $cost } per tenerlo, oppure lascialo andare.
waits-ransom = scartare una carta per il { $die } o lasciarlo andare
asks-ransom-none = Il tuo { $die } sta per essere rubato e nessuna tua carta costa { $cost }: lascialo andare.
asks-stand-in = { $unit } sta per essere sconfitta: paga { $price } €$ perché lo sia invece { $card }, oppure lasciala cadere.
waits-stand-in = decidere se sconfiggere { $card } invece di { $unit }
asks-under = Scegli la prossima carta da mettere in fondo al mazzo: l'ultima sta più in basso.
waits-under = scegliere quale carta va in fondo al mazzo
asks-discard = Scegli che cosa scarti: { $cards }.
waits-discard = scartare { $cards }
asks-draw = Pesca { $cards }, oppure nessuna.
waits-draw = pescare { $cards } o no
asks-sacrifice = Scegli la tua Unità che viene sconfitta.
waits-sacrifice = scegliere l'Unità che viene sconfitta
asks-pick = scegli { $which } { $purpose }
asks-pick-plain = scegli { $which }
asks-pick-many = scegli { $which } { $purpose }, una alla volta (già { $count })
asks-pick-many-plain = scegli { $which }, una alla volta (già { $count })
asks-may-discard = scarta { $cards }
asks-may-discard-kind = scarta { $cards } di tipo { $kind }
asks-turn-up = aumenta un Incarico di al massimo { $by }
asks-turn-down = diminuisci un Incarico di al massimo { $by }
asks-turn-either = aumenta o diminuisci un Incarico di al massimo { $by }
asks-turn-exactly = aumenta o diminuisci un Incarico di esattamente { $by }
asks-may-pay = paga { $price } €$
asks-take-that = prendi { $card } dalla discarica nella tua mano
asks-play-shown = gioca gratis { $card }, oppure aggiungila alla tua mano
asks-play-taken = gioca gratis { $card } dalla tua mano
asks-call-that = chiama gratis { $card }
asks-take-trashed = scegli una delle carte appena finite in discarica da aggiungere alla tua mano
asks-take-trash = scegli una carta della tua discarica da aggiungere alla mano
asks-gear = scegli un Equipaggiamento da sconfiggere
asks-move-gear = scegli un Equipaggiamento da spostare e chi lo riceve
asks-set-across = scegli un Incarico e portalo al valore di un Incarico dell'altro giocatore
asks-set = scegli un Incarico e portalo al valore di un altro
asks-swap = scegli un tuo Incarico e uno rivale da scambiare
asks-gig = scegli un Incarico per questo effetto
asks-look = scegli una Leggenda a faccia in giù da guardare
asks-call = chiama gratis una Leggenda
asks-take-looked = scegli fra le carte che guardi che cosa aggiungere alla mano
asks-trash-looked = scegli una delle carte che guardi da mettere in discarica
asks-may-trash-looked = metti in discarica la carta che guardi
asks-sort = scegli se le carte mostrate vanno nella mano rivale o in discarica
asks-type = nomina un tipo di carta
asks-play = scegli una carta da giocare
asks-mode = scegli uno degli effetti
may-play-card = gioca una carta
may-play-quick = gioca una carta QUICK
may-sell = vendi una carta per 1 €$
may-call = chiama una Leggenda
may-solo = usa GO SOLO con una Leggenda
may-field = porta in campo una Leggenda
may-use = usa un effetto
may-attack = attacca
may-block = blocca
may-end = termina il turno
may-pass = lascia proseguire
may-pass-only = non hai nulla con cui reagire: lascia proseguire
may-react = reagisci o lascia proseguire
can-pay = { $funds ->
    [0] Non puoi pagare nulla
   *[other] Puoi pagare { $funds } €$: { $sources }
}.
source-ready-legends = { $count ->
    [one] 1 Leggenda
   *[other] { $count } Leggende
}

## Chi è vicino alla fine

warns-gigs = Sette Incarichi: { WHO($seat, "il posto") } vince iniziando un turno.
warns-gigs-you = Sette Incarichi: vinci iniziando il tuo turno.
warns-gigs-near = Sei Incarichi: con sette { WHO($seat, "il posto") } vince iniziando un turno.
warns-gigs-near-you = Sei Incarichi: con sette vinci iniziando il tuo turno.
warns-overtime = { WHO($seat, "Il posto") } vince subito con { $count ->
    [one] ancora 1 Incarico
   *[other] altri { $count } Incarichi
}.
warns-overtime-you = Vinci subito con { $count ->
    [one] ancora 1 Incarico
   *[other] altri { $count } Incarichi
}.
warns-overtime-soon = I Tempi supplementari cominciano alla fine di questo turno: da allora sette Incarichi vincono subito.
warns-deck = { $count ->
    [0] { WHO($seat, "Il posto") } non ha più carte nel mazzo e perde alla prossima pescata
    [one] { WHO($seat, "Il posto") } ha 1 carta nel mazzo, e chi non può pescare perde
   *[other] { WHO($seat, "Il posto") } ha { $count } carte nel mazzo, e chi non può pescare perde
}.
warns-deck-you = { $count ->
    [0] Non hai più carte nel mazzo e perdi alla prossima pescata
    [one] Hai 1 carta nel mazzo, e chi non può pescare perde
   *[other] Hai { $count } carte nel mazzo, e chi non può pescare perde
}.

## Scelte

label-first = Gioca per primo
label-second = Gioca per secondo
label-keep = Tieni la mano iniziale
label-mulligan = Rimescola la mano iniziale e pescane una nuova
label-take = Prendi il { $size }
label-sell = Vendi { $card } per 1 €$
label-play = Gioca { $card } ({ $price } €$)
label-solo = GO SOLO con { $card } ({ $price } €$)
label-field = Gioca { $card } senza GO SOLO ({ $price } €$)
label-call = Chiama la Leggenda { $place } ({ $price } €$)
label-call-free = Chiama gratis la Leggenda { $place }
label-call-any = Chiama a caso una Leggenda a faccia in giù ({ $price } €$)
label-call-any-free = Chiama gratis, a caso, una Leggenda a faccia in giù
label-use = Usa { $unit }{ $price ->
    [0] {""}
   *[other] {" "}({ $price } €$)
}
label-use-gear = Usa { $card } su { $unit }{ $price ->
    [0] {""}
   *[other] {" "}({ $price } €$)
}
label-effect = { $said }, effetto { $number }
label-nth = { $said } ({ $nth }º)
label-attack = Attacca con { $unit }
label-attack-gigs = Attacca l'area Incarichi del Rivale con { $unit }: { $outcome }
label-attack-unit = Attacca { $target } con { $unit }: { $outcome }
label-aim-gigs = Attacca l'area Incarichi del Rivale: { $outcome }
label-aim-unit = Attacca { $target }: { $outcome }
label-end = Termina il turno
label-block = Blocca con { $unit }: { $outcome }
outcome-fight = { $result ->
    [wins] vince { $own } a { $other }
    [loses] perde { $own } a { $other }
   *[ties] pareggia { $own } a { $other }
}
outcome-theft = ruba { $count ->
    [0] nulla
    [one] 1 Incarico
   *[other] { $count } Incarichi
}
label-pass = Non reagire più: lascia proseguire l'attacco
label-pay = Paga con { $what }
payer-known = { $card } (a faccia in giù)
payer-hidden = la Leggenda { $place } a faccia in giù
label-equip = Equipaggia { $unit } con { $card }
label-move-gear = Sposta { $card } su { $unit }
label-defeat-gear = Sconfiggi { $card } su { $unit }
label-look = Guarda la Leggenda { $place }
label-steal = Ruba { $die }
label-die = Scegli { $die }
label-turn = Porta { $die } a { $to }
label-swap = Scambia { $given } con { $taken }
label-ransom = Scarta { $card } per tenere { $die }
label-play-hand = Gioca gratis { $card } dalla mano
label-play-hand-paid = Gioca { $card } dalla mano ({ $price } €$)
label-discard = Scarta { $card }
label-play-trash = Gioca gratis { $card } dalla discarica
label-play-trash-paid = Gioca { $card } dalla discarica ({ $price } €$)
label-take-trash = Prendi in mano { $card } dalla discarica
label-under = Metti ora { $card } in fondo al mazzo
label-trash = Manda in discarica { $card }
label-take-shown = Mostra { $card } e aggiungila alla mano
label-take-card = Aggiungi { $card } alla mano
label-resolve = Esegui l'effetto di { $card }
label-resolve-die = Esegui l'effetto di { $card } per il { $die }
label-sort-hand = Lascia andare le carte in mano al Rivale
label-sort-trash = Fai finire le carte in discarica
label-type = Nomina: { $kind }
label-accept = Sì
label-decline = No
accept-reroll = Ritira il { $size }
accept-stand-in = Paga { $price } €$ e fai sconfiggere invece { $card }
accept-pay = Paga { $price } €$
accept-call = Chiama gratis { $card }
accept-play = Gioca gratis { $card }
decline-reroll = Tieni il tiro: { $value }
decline-draw = Non pescare
decline-ransom = Lascia andare { $die }
decline-stand-in = Lascia sconfiggere { $unit }
decline-take-that = Lascia { $card } nella discarica
decline-call-that = Lascia la Leggenda a faccia in giù
decline-play-taken = Tieni { $card } in mano
decline-discard = Non scartare
decline-take-trash = Lascia la discarica com'è
decline-pay = Non pagare
decline-gear = Non sconfiggere alcun Equipaggiamento
decline-adjust = Lascia gli Incarichi come sono
decline-swap = Non scambiare Incarichi
decline-look = Non guardare alcuna Leggenda
decline-call = Non chiamare alcuna Leggenda
decline-trash = Lascia la carta in cima al mazzo
decline-play = Non giocare alcuna carta
done-take-none = Non prendere alcuna carta
done-take = Non prendere altre carte
done-pick-none = Non scegliere nessuna
done-pick = Non sceglierne altre

## Che cosa è successo

event-shuffled = { WHO($seat, "Il posto") } mescola il mazzo e le Leggende.
event-order-roll = { WHO($seat, "Il posto") } tira { $value } per il primo turno.
event-begins = { WHO($seat, "Il posto") } comincia.
event-kept = { WHO($seat, "Il posto") } tiene la mano iniziale.
event-mulligan = { WHO($seat, "Il posto") } rimescola la mano iniziale e ne pesca una nuova.
event-turn = Turno { $number }: { WHO($seat, "posto") }.
event-turn-ends = { WHO($seat, "Il posto") } termina il turno.
event-overtime = Iniziano i Tempi supplementari: da ora con sette Incarichi si vince subito.
event-over-seven-gigs = { WHO($seat, "Il posto") } inizia il turno con sette Incarichi e vince.
event-over-overtime = { WHO($seat, "Il posto") } ha sette Incarichi nei Tempi supplementari e vince.
event-over-deck-out = { WHO($other, "Il posto") } non ha più carte da pescare: vince { WHO($seat, "il posto") }.
event-over-conceded = { WHO($other, "Il posto") } si arrende: vince { WHO($seat, "il posto") }.
event-sold = { WHO($seat, "Il posto") } vende { $card }.
event-sold-unseen = { WHO($seat, "Il posto") } vende la prima carta del mazzo senza mostrarla.
event-paid = { WHO($seat, "Il posto") } paga con { $what }.
event-played = { WHO($seat, "Il posto") } gioca { $card }.
event-played-trash = { WHO($seat, "Il posto") } gioca { $card } dalla discarica.
event-played-deck = { WHO($seat, "Il posto") } gioca { $card } dal mazzo.
event-equipped = { $unit } viene equipaggiata con { $card }.
event-moved = { $card } passa su { $unit }.
event-solo = { WHO($seat, "Il posto") } gioca { $card } con GO SOLO.
event-fielded = { WHO($seat, "Il posto") } gioca { $card } sul campo senza GO SOLO.
event-called = { WHO($seat, "Il posto") } chiama { $card } (Leggenda { $place }).
event-used = { $unit } viene impegnata per il suo effetto.
event-used-gear = { $unit } viene impegnata per l'effetto di { $card }.
event-resolves = { WHO($seat, "Il posto") } esegue l'effetto di { $card }.
event-mode = { WHO($seat, "Il posto") } sceglie per { $card }: «{ $what }».
event-named = { WHO($seat, "Il posto") } nomina un tipo: { $kind }.
event-attacks = { $unit } attacca.
event-attacks-gigs = { $unit } attacca l'area Incarichi { WHO($seat, "del posto") }.
event-attacks-unit = { $unit } attacca { $target }.
event-aims-gigs = L'attacco { WHO($seat, "del posto") } va contro l'area Incarichi { WHO($other, "del posto") }.
event-aims-unit = L'attacco { WHO($seat, "del posto") } va contro { $target }.
event-blocks = { $unit } blocca.
event-passes = { WHO($seat, "Il posto") } lascia proseguire l'attacco.
event-attack-ends = L'attacco { WHO($seat, "del posto") } finisce nel nulla.
event-fights = { $unit } ({ $power }) si scontra con { $target } ({ $against }).
event-wins = { $unit } vince lo scontro.
event-tie = Lo scontro finisce in parità.
event-defeated = { $unit } è sconfitta.
event-gear-defeated = { $card } su { $unit } è sconfitto.
event-stands-in = { $unit } viene sconfitta invece di { $target }.
event-returned = { $unit } torna in mano.
event-spent = { $unit } viene impegnata.
event-readied = { $unit } viene preparata.
event-power = { $unit } ha { $by } di potenza in più in questo turno.
event-power-less = { $unit } ha { $by } di potenza in meno in questo turno.
event-fight-power = { $unit } ha { $by } di potenza in più negli scontri di questo turno.
event-fight-power-less = { $unit } ha { $by } di potenza in meno negli scontri di questo turno.
event-given-blocker = { $unit } ha BLOCKER in questo turno.
event-given-adrenaline = { $unit } ha ADRENALINE in questo turno.
event-given-attack-units = { $unit } può attaccare le Unità rivali in questo turno nonostante il Lag.
event-given-attack-spent = { $unit } può attaccare le Unità rivali impegnate in questo turno nonostante il Lag.
event-given-attack-ready = { $unit } può attaccare le Unità pronte con il prossimo attacco di questo turno.
event-given-undefeated = { $unit } non viene sconfitta negli scontri di questo turno.
event-given-harmless = { $unit } non sconfigge nessuno nel prossimo scontro di questo turno.
event-given-steals-less = { $unit } ruba un Incarico in meno in questo turno.
event-given-cheaper-solo = { $unit } può usare GO SOLO a 2 €$ in meno in questo turno.
event-given-watched = Ciò che { $unit } fa in questo turno conterà alla fine.
event-forbidden-no-attack = { $unit } per ora non può attaccare.
event-forbidden-no-ready = { $unit } per ora non può essere preparata.
event-forbidden-must-attack = { $unit } deve attaccare nel prossimo turno, se può.
event-guard-high = Fino al prossimo turno { WHO($seat, "del posto") } le Unità rivali non possono rubare Incarichi di valore superiore alla propria potenza.
event-guard-low = Fino al prossimo turno { WHO($seat, "del posto") } le Leggende rivali non possono rubare Incarichi di valore inferiore alla propria potenza.
event-cheaper = Il prossimo Programma { WHO($seat, "del posto") } costa { $by ->
    [0] come prima
   *[other] { $by } €$ in meno in questo turno
}.
event-readied-eddies = { WHO($seat, "Il posto") } prepara { $eddies }.
event-rolled-in = { WHO($seat, "Il posto") } prende il { $size } dall'area fixer e tira { $value }.
event-rerolled = { WHO($seat, "Il posto") } ritira il { $size }: { $value }.
event-stole = { WHO($seat, "Il posto") } ruba il { $size } ({ $value }) { WHO($other, "al posto") } con { $card }.
event-stole-nothing = { WHO($seat, "Il posto") } non ruba nulla.
event-ransomed = { WHO($seat, "Il posto") } tiene il { $size } in cambio di { $card }.
event-turned = { WHO($seat, "Il posto") } porta il { $size } { WHO($other, "del posto") } da { $from } a { $to }.
event-turned-own = { WHO($seat, "Il posto") } porta il proprio { $size } da { $from } a { $to }.
event-swapped = { WHO($seat, "Il posto") } scambia il { $given } con il { $taken } { WHO($other, "del posto") }.
event-drew = { WHO($seat, "Il posto") } pesca { $cards }.
event-discarded = { WHO($seat, "Il posto") } scarta { $card }.
event-trashed = { WHO($seat, "Il posto") } manda in discarica { $card } dal mazzo.
event-to-hand = { $card } va nella mano { WHO($seat, "del posto") }.
event-under = { $card } va in fondo al mazzo { WHO($seat, "del posto") }.
event-removed = { $card } { WHO($seat, "del posto") } è rimossa dalla partita.
event-under-unseen = { WHO($seat, "Il posto") } mette in fondo al mazzo, senza mostrare, { $cards }.
event-looked = { WHO($seat, "Il posto") } guarda la Leggenda { $place } a faccia in giù.
event-looked-card = { WHO($seat, "Il posto") } guarda la Leggenda { $place } a faccia in giù, che è { $card }.
event-searched = { WHO($seat, "Il posto") } guarda in cima al mazzo: { $cards }.
event-took-unseen = { WHO($seat, "Il posto") } prende in mano una delle carte senza mostrarla.
event-took = { WHO($seat, "Il posto") } prende in mano { $card } senza mostrarla.
event-revealed = { WHO($seat, "Il posto") } mostra { $card }.

## Come finisce un tavolo

ending-seven-gigs = Un giocatore ha iniziato il turno con sette Incarichi.
ending-overtime = Un giocatore è arrivato a sette Incarichi nei Tempi supplementari.
ending-deck-out = Un giocatore non aveva più carte da pescare.
ending-conceded = Un giocatore si è arreso.
ending-void = La partita non è arrivata a una fine e non conta.
ended-seven-gigs = { WHO($seat, "Il posto") } ha iniziato il turno con sette Incarichi.
ended-overtime = { WHO($seat, "Il posto") } è arrivato a sette Incarichi nei Tempi supplementari.
ended-deck-out = { WHO($seat, "Il posto") } non aveva più carte da pescare.
ended-conceded = { WHO($seat, "Il posto") } si è arreso.
score = Incarichi
deed-stolen = Incarichi rubati
deed-fights = Combattimenti vinti
deed-played = Carte giocate

# Perché qualcosa non si può fare
no-over = La partita è finita.
no-turn = Ora tocca decidere { WHO($seat, "al posto") }.
no-now = Adesso non si può fare.
no-card = Quella carta non c'è.
no-funds = Costa { $price } €$, e se ne possono pagare solo { $funds }.
no-sell-reaction = Le carte si vendono solo nella propria fase principale.
no-sell-tag = Questa carta non ha l'etichetta di vendita.
no-second-sale = In questo turno è già stata venduta una carta.
no-quick = In reazione si usano solo carte ed effetti QUICK.
no-host = A un Equipaggiamento serve un'Unità amica o una Leggenda amica a faccia in su.
no-solo-reaction = Le Leggende vanno in campo solo nella propria fase principale.
no-face-up = Può andare in campo solo una Leggenda a faccia in su dell'area Leggende.
no-cost = Una Leggenda senza costo resta nell'area Leggende.
no-solo = Questa Leggenda non ha GO SOLO.
no-plain-play = Nell'edizione della guida solo GO SOLO porta una Leggenda in campo.
no-second-call = In questo turno è già stata chiamata una Leggenda.
no-face-down = Nessuna Leggenda è a faccia in giù.
no-chosen-call = Una delle Leggende a faccia in giù è nota, perciò è il caso a scegliere quale viene chiamata.
no-other-call = Le Leggende a faccia in giù sono uguali; al suo posto ne è offerta un'altra.
no-spent = È impegnata.
no-lag = È entrata in gioco in questo turno e ha Lag.
no-lag-spend = Ha Lag e non può impegnarsi per un effetto.
no-field = Non è in campo.
no-attack-reaction = Attacca solo il giocatore di turno.
no-attack-ban = Un effetto le vieta di attaccare.
no-attack-card = Il suo testo le vieta di attaccare adesso.
no-attack-wait = Un'Unità rivale vieta alle Unità di attaccare nel turno in cui vengono giocate.
no-target = Non c'è nulla che possa attaccare.
no-gigs = Il Rivale non ha Incarichi.
no-gig-attack = Adesso non può attaccare l'area Incarichi.
no-ready-target = Le Unità pronte non possono essere attaccate.
no-end = Un'Unità deve attaccare prima della fine del turno.
no-d20 = Il d20 viene per ultimo.
no-block-now = BLOCKER si usa quando attacca un'Unità rivale.
no-blocker = Solo un'Unità con BLOCKER può mettersi in mezzo.
no-block-card = Questo attaccante non può essere bloccato.
no-self-block = È già il bersaglio.
no-theft = Un effetto protegge questo Incarico, oppure è già stato scelto.

# Cards

tag-sixth-street = 6th Street
tag-ai = IA
tag-aldecaldo = Aldecaldo
tag-animal = Animals
tag-arasaka = Arasaka
tag-braindance = Braindanza
tag-corpo = Corporativo
tag-cyberware = Cyberware
tag-doll = Bambola
tag-drone = Drone
tag-extreme = Estremo
tag-fixer = Fixer
tag-ganger = Gangster
tag-maelstrom = Maelstrom
tag-maines-crew = Banda di Maine
tag-medtech = Medtech
tag-merc = Mercenario
tag-militech = Militech
tag-mox = Mox
tag-mystic = Mistico
tag-ncpd = NCPD
tag-netrunner = Netrunner
tag-netwatch = NetWatch
tag-nomad = Nomade
tag-plan = Piano
tag-quickhack = Quickhack
tag-raffen-shiv = Raffen Shiv
tag-ripperdoc = Bisturi
tag-rocker = Rocker
tag-samurai = Samurai
tag-scavenger = Scavenger
tag-techie = Tecnico
tag-trauma-team = Trauma Team
tag-tyger-claws = Tyger Claws
tag-valentino = Valentino
tag-vehicle = Veicolo
tag-voodoo-boys = Voodoo Boys
tag-weapon = Arma
tag-zetatech = Zetatech

kind-legend = Leggenda
kind-unit = Unità
kind-gear = Equipaggiamento
kind-program = Programma

color-red = Rosso
color-green = Verde
color-blue = Blu
color-yellow = Giallo

rarity-common = Comune
rarity-uncommon = Non comune
rarity-rare = Rara
rarity-epic = Epica
rarity-secret = Segreta

## Un turno, per chi sta al tavolo

turn-summary =
    Inizio: con 7 Incarichi vinci. Altrimenti prepara le tue carte, pesca e tira un dado della tua area fixer tra i tuoi Incarichi, il d20 per ultimo.
    Poi, in qualsiasi ordine e quante volte vuoi: gioca carte, usa effetti, attacca.
    Una volta per turno: vendi una carta con l'etichetta di vendita per un Eddie, e Chiama una Leggenda coperta per 1 €$.
    Gli Eddie e le Leggende nella loro area pagano 1 €$ ciascuno e si impegnano; il tuo prossimo turno li prepara.
    Un'Unità pronta e senza Lag attacca un'Unità impegnata o gli Incarichi del Rivale, che può reagire con BLOCKER, QUICK o una Chiamata.
    In uno scontro cade chi ha meno potenza. Un attacco agli Incarichi ruba un dado, più uno per ogni 10 interi di potenza.

# Che cosa non va in un mazzo
problem-at-deck = mazzo
problem-at-legends = Leggende
problem-at-main = mazzo principale
problem-at-line = riga { $number }
problem-no-deck = '{ $words }' non è né una lista di carte né un mazzo del gioco; ci sono { $known }
problem-legends = un mazzo ha esattamente { $right } Leggende (T059); questo ne ha { $has }{ $unread ->
    [0] {""}
   *[other] {" "}senza le righe che non si possono leggere
}
problem-size = il mazzo principale ha da { $least } a { $most } carte (T061); questo ne ha { $has }{ $unread ->
    [0] {""}
   *[other] {" "}senza le righe che non si possono leggere
}
problem-no-legend = { $card } non è una Leggenda ma { $kind } (T059)
problem-same-name = due Leggende si chiamano { $name }; i nomi devono essere diversi (T060)
problem-legend-in-main = { $card } è una Leggenda e non può stare nel mazzo principale (T062)
problem-copies = { $count } copie di { $card }; possono essere { $most } (T063)
problem-ram = { $card } richiede RAM { $ram } di colore { $color }; { $unread ->
    [0] le Leggende ne danno
   *[other] le Leggende leggibili ne danno
} { $limit } (T067)
problem-lines = le righe sono più di { $most }; a un mazzo ne bastano 53
problem-long-name = ha più di { $letters } lettere; nessuna carta ha un nome così lungo
problem-no-card = la carta '{ $name }' non esiste
problem-likely-card = la carta '{ $name }' non esiste; forse è { $cards }
problem-which-card = '{ $name }' può essere { $cards }; scrivi anche il sottotitolo
problem-or = o
