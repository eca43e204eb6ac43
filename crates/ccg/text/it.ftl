## Il gioco

title = Cyberpunk CCG
summary = Da due a quattro Sponsor assoldano Runner a Night City e li mandano a fare Attacchi e Missioni: vincono 100 punti Op, 100 punti Stile o la via del proprio Sponsor.
tile = Assolda Runner, attacca Luoghi, fatti notare.
mode-table = da due a quattro giocatori, ciascuno con uno Sponsor e due mazzi
problem-no-deck = il mazzo '{ $words }' non esiste; si conoscono { $known }

## Parole brevi

none = niente
of-seat = { $name } { WHO($seat, "del posto") }
the-sponsor = lo Sponsor { WHO($seat, "del posto") }
own-sponsor = il tuo Sponsor
the-stash = il Nascondiglio { WHO($seat, "del posto") }
one-team = squadra { $team }: { $names }
part-setup = Preparazione
part-draw = Pesca
part-straighten = Raddrizzare
part-purchase = Acquisti, Compera
part-equip = Acquisti, Dotazione
part-legwork = Preparativi
part-action = Azione
part-damage-control = Controllo Danni
part-end = Fine del turno

## Che cosa si può fare

do-draw-runs = Pesca dal mazzo Missioni
do-draw-gear = Pesca dal mazzo Dotazioni
do-gain-ops = Prendi 5 punti Op
do-gain-style = Prendi 5 punti Stile
do-pass = Passa
do-buy = Compra { $card } per { $price } EB
do-buy-to-stash = Metti { $card } nel tuo Nascondiglio, per { $price } EB
do-buy-to = Assegna { $card } a { $name }, per { $price } EB
do-source = Paga con { $name }: { $eb } EB
do-boost = { $name } aggiunge a quel Luogo
do-deal = { $name } abbassa il costo di { $eb } EB
do-move = Sposta { $name } su { $on }
do-unstash = { $on } prende { $name } dal Nascondiglio
do-unstash-vehicle = Il Veicolo di { $on } porta { $name } fuori dal Nascondiglio
do-stash = Metti { $name } nel Nascondiglio
do-stash-vehicle = Metti { $name } nel Nascondiglio con il Veicolo
do-bid = Paga { $price } EB per tentare { $name } in questo turno
do-teams = Assegna le squadre
do-no-team = Nessuna squadra per { $name }
do-team = { $name } nella squadra { $team }{ $with ->
    [none] {""}
   *[other] {" "}con { $with }
}
do-praise = { $name } alza la M-Sec di { $on }
do-shield = { $name } alza la E-Sec di { $on }
do-hack = { $name } abbassa la E-Sec di { $on }
do-incite = { $name } abbassa la M-Sec di { $on }
do-broker = { $name } abbassa il costo per tentare { $on }
do-discount = { $name } abbassa il costo della LR di { $on }
do-family = { $name } presta metà del suo Potere a { $on }
do-bust = { $name } arresta { $on }
do-sense = { $name } aggiunge il suo Potere a { $stat }
do-support = { $name } sostiene con la sua LR, per { $price } EB
do-arrest = Arresta { $name }
do-recover = Prendi { $card } dai tuoi scarti
do-heal = Raddrizza { $name }
do-treat = Salva il Runner con dei Med-Tech
do-repair = Salva la carta con dei Techie
do-build = Metti { $name } sotto { $on }
do-with = Usa { $name }
do-use = { $name }: { $text }
do-play = Gioca { $card } per { $price } EB: { $text }
do-pick = { $name }
do-trashed = { $card } dagli scarti { WHO($seat, "del posto") }
do-held = { $card } dalla tua mano
do-found = { $card } dai tuoi mazzi
do-rival = { WHO($seat, "Il posto") }
do-hit = Attacca { $name }: sicurezza { $security }, vale { $ops } Op{ $able ->
    [yes] ; potresti portare offesa { $offense }
   *[no] {""}
}
do-hit-stash = Attacca il Nascondiglio { WHO($seat, "del posto") } per { $price } EB: sicurezza { $security }, vale { $ops } Op{ $able ->
    [yes] ; potresti portare offesa { $offense }
   *[no] {""}
}
do-run = In Missione: { $name }, sicurezza { $security }, vale { $ops } Op{ $able ->
    [yes] ; potresti portare offesa { $offense }
   *[no] {""}
}
do-force = Manda la squadra { $team }
do-force-with = Manda la squadra { $team }: offesa { $offense }, difesa { $defense }
do-send = Manda { $name }
do-decline = Niente
do-undefended = Non difendere
do-let = Lascia proseguire
do-wield = Impugna { $name }
do-wield-two = Impugna { $name } e { $on }
do-unarmed = Non impugnare armi
do-home = { $name } riporta a casa dei Runner non usati
do-board = { $name } torna a bordo
do-return = Torna usato
do-discard = Scarta { $card }
do-done = Basta così

## Che cosa si chiede

asks-anything = Scegli che cosa succede ora.
asks-draw = { $setup ->
    [yes] Pesca la mano iniziale, da uno dei due mazzi: ancora { $count }.
   *[no] Pesca dal mazzo Missioni o dal mazzo Dotazioni: ancora { $count }.
}
asks-missed = Una carta non si è potuta pescare: prendi 5 punti Op o 5 punti Stile.
asks-phase = { $part }: { $what }. Puoi pagare { $funds } EB.
asks-phase-other = { $part } { WHO($seat, "del posto") }: { $what }. Puoi pagare { $funds } EB.
asks-battle = { $run ->
    [yes] La Missione { $target }
   *[no] L'Attacco a { $target }
}: offesa { $offense } contro sicurezza { $security }. Puoi fare così: { $what }.
asks-skirmish = L'Attacco a { $target }: gli attaccanti hanno offesa { $offense } e difesa { $defense }, i difensori { $blow } e { $wall }; la sicurezza è { $security }. Puoi fare così: { $what }.
asks-window = { $about } Puoi fare così: { $what }.
window-trashed = { $name } sta per essere eliminato.
window-hit = { WHO($seat, "Il posto") } attacca { $target }.
announces = { WHO($seat, "Il posto") } usa dei Runner.
asks-onward = Ci sei riuscito: { $what }.
asks-pay = Paga { $left } EB per { $for }: scegli che cosa usare. Ciò che paghi in più va perso.
pays-attempt = il diritto di tentare { $card }
pays-support = il sostegno da lontano
pays-hit = l'Attacco a { $target }
pays-this = ciò che hai annunciato
asks-gather = { $what } Scegli chi viene usato: finora Potere { $power } su { $need }.
asks-gather-any = { $what } Scegli chi viene usato: finora Potere { $power }, oppure basta così.
asks-aim = { $only ->
    [yes] { $card }: { $text } Non c'è nulla che vada bene.
   *[no] { $card }: { $text } Scegli il bersaglio.
}
asks-rival = { $card }: { $text } Scegli l'avversario.
asks-discard = { $end ->
    [yes] Alla fine del turno tieni 8 carte: scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
   *[no] Scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
}
asks-assign = In quale squadra sta { $name }?
asks-send = { $named ->
    [yes] Scegli chi altro va: { $target } (sicurezza { $security }), oppure basta così.
   *[no] Scegli la squadra, o i Runner senza squadra, da mandare: { $target }. Riesce un'offesa superiore a { $security }.
}
asks-defend = { $named ->
    [yes] Scegli chi altro difende { $target }, oppure basta così.
   *[no] { WHO($seat, "Il posto") } attacca { $target } (sicurezza { $security }) con offesa { $offense } e difesa { $defense }: scegli chi difende.
}
asks-wield = Scegli l'Arma di { $name } per questa battaglia.
asks-board = Scegli chi torna a casa con { $name }: { $room ->
    [one] resta { $room } posto
   *[other] restano { $room } posti
}.
asks-place = { $card } entra in gioco gratis: scegli dove va.

waits = Tocca { WHO($seat, "al posto") }: { $what }.
waits-draw = pescare
waits-missed = scegliere punti Op o Stile
waits-phase = agire o passare ({ $part })
waits-battle = agire nella battaglia o passare
waits-window = rispondere o lasciar proseguire
waits-onward = proseguire o tornare
waits-pay = pagare { $left } EB
waits-gather = scegliere chi viene usato
waits-aim = scegliere il bersaglio
waits-rival = scegliere l'avversario
waits-discard = scartare { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
waits-assign = assegnare le squadre
waits-send = scegliere chi va
waits-defend = scegliere chi difende
waits-wield = scegliere un'Arma
waits-board = scegliere chi torna non usato
waits-place = scegliere dove va una carta

may-act = agisci o passa
may-respond = rispondi o lascia proseguire
may-only-let = lascia proseguire, e nient'altro
may-buy = compra una carta
may-move = sposta Equipaggiamento
may-teams = assegna le squadre
may-raise = alza la sicurezza
may-lower = abbassa la sicurezza
may-broker = abbassa il costo di un tentativo
may-bid = paga per un'Operazione avversaria
may-hit = attacca un avversario
may-run = va' in Missione
may-recover = riprendi una carta dagli scarti
may-heal = raddrizza un Runner
may-build = costruisci il Punknaught
may-use = usa un'abilità
may-play = gioca un Evento
may-family = presta Potere
may-pass = passa
may-let = lascia proseguire
may-sense = aggiungi il Potere di un Solo
may-support = sostieni da lontano
may-arrest = arresta un Runner
may-discount = rendi più economico un sostegno
may-bust = arresta il Runner
may-treat = salvalo con dei Med-Tech
may-repair = salvala con dei Techie
may-home = riporta a casa dei Runner non usati
may-return = torna usato

only-pass = Puoi solo passare: { $why }.
only-no-hand = la tua mano è vuota
only-events = in mano hai solo Eventi, e ora nessuno si può giocare
only-no-funds = con { $funds } EB non puoi comprare nulla di ciò che hai in mano
only-no-purchase = ora non puoi comprare nulla di ciò che hai in mano
only-end = Non c'è nulla da rimettere a posto: passa per finire il turno.
only-pass-other = { $part } { WHO($seat, "del posto") }: non hai nulla con cui rispondere.
only-pass-battle = La battaglia per { $target }: non hai nulla da aggiungere.

## Di che cosa nessuno deve stupirsi

warns-ops = { $you ->
    [yes] Hai { $count } punti Op e vinci alla fine di questo turno.
   *[no] { WHO($seat, "Il posto") } ha { $count } punti Op e vince alla fine di questo turno.
}
warns-ops-near = { $you ->
    [yes] { $count } punti Op: con 100 alla fine di un turno vinci.
   *[no] { $count } punti Op: con 100 alla fine di un turno { WHO($seat, "il posto") } vince.
}
warns-style = { $you ->
    [yes] Hai { $count } punti Stile e vinci alla fine di questo turno.
   *[no] { WHO($seat, "Il posto") } ha { $count } punti Stile e vince alla fine di questo turno.
}
warns-style-near = { $you ->
    [yes] { $count } punti Stile: con 100 alla fine di un turno vinci.
   *[no] { $count } punti Stile: con 100 alla fine di un turno { WHO($seat, "il posto") } vince.
}
warns-sponsor = { $you ->
    [yes] Stai per vincere subito con { $sponsor }: { $steps }.
   *[no] { WHO($seat, "Il posto") } sta per vincere subito con { $sponsor }: { $steps }.
}
warns-decks = { $you ->
    [yes] Ti restano { $count } carte da pescare; ognuna che manca vale 5 punti per gli avversari.
   *[no] { WHO($seat, "Il posto") } ha ancora { $count } carte da pescare; ognuna che manca vale 5 punti per gli avversari.
}
goal-defense = { $has } su { $needs } Def
goal-offense = { $has } su { $needs } fra SR e LR
goal-cyber = { $has } su { $needs } carte Cyber
goal-body-parts = { $has } su { $needs } parti del corpo
goal-vehicles = { $has } su { $needs } Veicoli
goal-bust-points = { $has } su { $needs } punti arresto
goal-locations = { $has } su { $needs } tipi di Luogo
goal-punknaught = { $has } su { $needs } parti di un Punknaught
goal-cards = { $has } su { $needs } carte
goal-control = { $card } in gioco
goal-complete = { $card } compiuta

turn-summary =
    Pesca tre carte, ciascuna da uno dei due mazzi; poi tutte le tue carte si raddrizzano.
    Acquisti, Compera: pagano lo Sponsor e i Luoghi. Compra Luoghi, Operazioni, Runner; Cyber ed Equipaggiamento vanno a un Runner o nel Nascondiglio.
    Acquisti, Dotazione: l'Equipaggiamento passa da un Runner all'altro, o fra i Runner e il Nascondiglio.
    Preparativi: i Runner alzano e abbassano la sicurezza secondo ciò che sono. Assegna squadre di quattro al massimo, e paga il doppio del costo di un'Operazione avversaria per tentarla.
    Azione: una squadra attacca un Luogo, un'Operazione o il Nascondiglio di un avversario, o va in Missione per una tua Operazione. Riesce chi ha più offesa che sicurezza (M-Sec più due volte E-Sec), e prende i suoi punti Op.
    Chi è attaccato può difendere. L'offesa di una parte contro la difesa dell'altra: chi è battuto perde l'Equipaggiamento, o i Runner che non ne hanno.
    Controllo Danni: tornano carte, si curano Runner, si costruisce il Punknaught. Tieni otto carte.
    Alla fine di un turno vincono 100 punti Op o 100 punti Stile; la via dello Sponsor vince subito.

## La posizione

position-turn = Turno { $turn }, { WHO($seat, "del posto") }: { $part }.
position-left = { WHO($seat, "Il posto") } se n'è andato.
position-player = { WHO($seat, "Il posto") }, { $sponsor }{ $used ->
    [yes] {" "}(usato)
   *[no] {""}
}: { $ops } Op, { $style } Stile, { $busts } punti arresto; mano { $hand }, mazzo Missioni { $runs }, mazzo Dotazioni { $gear }, scarti { $trash }.
position-known = Della mano si conosce: { $cards }.
position-runner = Runner { $name }{ $used ->
    [busted] {" "}(arrestato)
    [yes] {" "}(usato)
   *[no] {""}
}{ $fights ->
    [yes] {" "}nella battaglia
   *[no] {""}
}: SR { $sr }, LR { $lr }, Def { $def }, Potere { $power }, Emp { $emp }, squadra { $team }; dotazione: { $gear }.
position-location = Luogo { $name }{ $used ->
    [yes] {" "}(usato)
   *[no] {""}
}: M-Sec { $m }, E-Sec { $e }, sicurezza { $security }, { $eb } EB, { $ops } Op; assegnato: { $gear }.
position-operation = Operazione { $name }{ $used ->
    [yes] {" "}(usata)
   *[no] {""}
}: M-Sec { $m }, E-Sec { $e }, sicurezza { $security }, { $ops } Op; assegnato: { $gear }.
position-gear = { $name }{ $used ->
    [yes] {" "}(usata)
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] {" "}con { $tokens } segnalino
   *[other] {" "}con { $tokens } segnalini
}
position-parts = { $name } sopra { $parts }
position-stash = Nascondiglio: { $cards }.
position-hit = { WHO($seat, "Il posto") } attacca { $name }, sicurezza { $security }.
position-run = { WHO($seat, "Il posto") } va in Missione: { $name }, sicurezza { $security }.
position-totals = { WHO($seat, "Il posto") }: offesa { $offense }, difesa { $defense }.
position-hand = La tua mano:
position-no-hand = La tua mano è vuota.

## Che cosa è successo

event-cut = { WHO($seat, "Il posto") } taglia { $card }.
event-begins = { WHO($seat, "Il posto") } comincia.
event-drew-runs = { WHO($seat, "Il posto") } pesca dal mazzo Missioni.
event-drew-gear = { WHO($seat, "Il posto") } pesca dal mazzo Dotazioni.
event-drew-runs-seen = { WHO($seat, "Il posto") } pesca { $card } dal mazzo Missioni.
event-drew-gear-seen = { WHO($seat, "Il posto") } pesca { $card } dal mazzo Dotazioni.
event-missed = { WHO($seat, "Il posto") } non ha più carte da pescare.
event-ops-gained = { WHO($seat, "Il posto") } guadagna { $count } Op e ne ha { $now }.
event-ops-lost = { WHO($seat, "Il posto") } perde { $count } Op e ne ha { $now }.
event-style = { WHO($seat, "Il posto") } guadagna per sempre { $count } Stile.
event-turn = Comincia il turno { $turn }, { WHO($seat, "del posto") }.
event-part-setup = Preparazione.
event-part-draw = Fase di Pesca.
event-part-straighten = Fase di Raddrizzare.
event-part-purchase = Acquisti: la sottofase Compera.
event-part-equip = Acquisti: la sottofase Dotazione.
event-part-legwork = Preparativi.
event-part-action = Fase di Azione.
event-part-damage-control = Controllo Danni.
event-part-end = Il turno finisce.
event-straightened = { WHO($seat, "Il posto") } raddrizza tutte le carte.
event-bought = { WHO($seat, "Il posto") } compra { $card } per { $price } EB.
event-placed = { $card } { WHO($seat, "del posto") } entra in gioco gratis.
event-paid = { $name } dà { $eb } EB.
event-withdrawn = { WHO($seat, "Il posto") } non riesce a completare il pagamento.
event-moved = { $name } va su { $on }.
event-stashed = { $name } va nel Nascondiglio.
event-bid = { WHO($seat, "Il posto") } può tentare { $name } in questo turno.
event-teams = { WHO($seat, "Il posto") } assegna le squadre: { $teams }.
event-does-bust = { $name } cerca di arrestare { $on }.
event-does-arrest = { $name } cerca di arrestare { $on } nella battaglia.
event-does-fund = { $name } procura EB.
event-does-deal = { $name } tratta sul prezzo.
event-does-broker = { $name } tratta sul costo di { $on }.
event-does-discount = { $name } tratta sul costo della LR di { $on }.
event-does-recover = { $name } fruga negli scarti.
event-does-treat = { $name } soccorre { $on }.
event-does-heal = { $name } si prende cura di { $on }.
event-does-praise = { $name } fa un servizio su { $on }.
event-does-shield = { $name } rinforza la E-Sec di { $on }.
event-does-hack = { $name } si infiltra in { $on }.
event-does-incite = { $name } aizza la folla a { $on }.
event-does-family = { $name } chiama la famiglia per { $on }.
event-does-repair = { $name } rattoppa { $on }.
event-does-construct = { $name } monta { $on }.
event-does-stow = { $name } trasporta { $on }.
event-does-support = { $name } prende la mira da lontano.
event-helps = { $name } dà una mano.
event-uses = { $name } entra in funzione.
event-happens = { $card } { WHO($seat, "del posto") } ha effetto.
event-happens-sponsor = Lo Sponsor { WHO($seat, "del posto") } ha effetto.
event-played = { WHO($seat, "Il posto") } gioca { $card }.
event-aimed = Il bersaglio è { $name }.
event-named = Si tratta di { $card } { WHO($seat, "del posto") }.
event-against = { WHO($seat, "Il posto") } se la prende con { WHO($rival, "il posto") }.
event-cancelled = Non succede.
event-busted = { $name } è in arresto.
event-bust-failed = { $name } è troppo in gamba per un arresto.
event-saved = { $name } si salva.
event-trashed = { $name } viene eliminato.
event-burned = { $name } brucia.
event-spent = { $card } { WHO($seat, "del posto") } brucia.
event-took = { WHO($seat, "Il posto") } prende in mano { $card }.
event-changed-up = { $name }: { $stat } +{ $count }.
event-changed-down = { $name }: { $stat } -{ $count }.
event-cheaper = La LR di { $name } costa { $count } EB in meno.
event-used = { $name } risulta in uso.
event-unused = { $name } si raddrizza.
event-attack-hit = { WHO($seat, "Il posto") } attacca { $name }.
event-attack-stash = { WHO($seat, "Il posto") } attacca il Nascondiglio { WHO($rival, "del posto") }.
event-attack-run = { WHO($seat, "Il posto") } va in Missione: { $name }.
event-sent-go = { WHO($seat, "Il posto") } manda { $names }.
event-sent-defend = { WHO($seat, "Il posto") } difende con { $names }.
event-undefended = { WHO($seat, "Il posto") } non difende.
event-wields = { $name } è in pugno.
event-senses = { $name } aggiunge { $count } a { $stat }.
event-joined = { $name } si unisce alla battaglia.
event-withdrew = { $name } lascia la battaglia.
event-totals = { WHO($seat, "Il posto") }: offesa { $offense }, difesa { $defense }.
event-beaten = La squadra { WHO($seat, "del posto") } è battuta.
event-security = Sicurezza { $security } contro un'offesa di { $offense }.
event-succeeded = { WHO($seat, "Il posto") } ci riesce.
event-failed = { WHO($seat, "Il posto") } fallisce.
event-tied = È un pareggio: { WHO($seat, "il posto") } non ottiene nulla.
event-home = { $name } torna a casa senza essere usato.
event-discarded = { WHO($seat, "Il posto") } scarta { $card }.
event-looked = { WHO($seat, "Il posto") } guarda la mano { WHO($rival, "del posto") }.
event-looked-seen = { WHO($seat, "Il posto") } guarda la mano { WHO($rival, "del posto") }: { $cards }.
event-searched = { WHO($seat, "Il posto") } guarda in tutti e due i mazzi e li mescola.
event-token = { $name }: { $left ->
    [0] nessun segnalino costruzione
    [one] resta { $left } segnalino costruzione
   *[other] restano { $left } segnalini costruzione
}.
event-left = { WHO($seat, "Il posto") } lascia il tavolo.
event-over-ops = { WHO($seat, "Il posto") } vince con 100 punti Op.
event-over-style = { WHO($seat, "Il posto") } vince con 100 punti Stile.
event-over-sponsor = { WHO($seat, "Il posto") } vince per la via del suo Sponsor.
event-over-left = { WHO($seat, "Il posto") } è rimasto solo e vince.
event-over-void = La partita non conta.

## Perché no

no-over = La partita è finita.
no-turn = Non tocca a te: si agisce a turno.
no-now = Adesso non si può fare.
no-card = Non hai questa carta.
no-shopping = Le carte si comprano nella propria sottofase Compera.
no-legendary = Una carta come questa è in gioco, ed è Leggendaria.
no-chassis = Uno Chassis si assegna prima a un tuo Luogo.
no-eb = Non puoi mettere insieme tanti EB.
no-slot = Il Runner ne ha già una di quel genere.
no-place = Non può andare lì.
no-event = Questo Evento non si può giocare adesso, o non ha un bersaglio.
no-teams = In questa fase le squadre sono già state assegnate quante volte si può.
no-bid = Prima di attaccare questa Operazione se ne paga il doppio del costo nei Preparativi.
no-force = Non può andare nessuno: nessun Runner non usato può farlo adesso, o l'Operazione richiede di più.
no-stash = Quel Nascondiglio è vuoto.
no-own = Una Missione è contro una tua Operazione.
no-outside = Solo un Runner fuori dalla battaglia presta la sua LR.
no-used = È già in uso.
no-runners = Non hai Runner in questa battaglia.
no-lr = Non ha LR, o non puoi pagarla.
no-tokens = Uno Chassis resta al suo Luogo finché ha segnalini costruzione.
no-move = Il Cyber non si può spostare.

## Come finisce

score = Punti Op
deed-succeeded = Attacchi e Missioni
deed-bought = Carte comprate
deed-played = Eventi giocati
ended-ops = { WHO($seat, "Il posto") } aveva { $count } punti Op alla fine di un turno.
ended-style = { WHO($seat, "Il posto") } aveva { $count } punti Stile alla fine di un turno.
ended-sponsor = { WHO($seat, "Il posto") } ha vinto come { $sponsor }: { $steps }.
ending-ops = 100 punti Op.
ending-style = 100 punti Stile.
ending-sponsor = La via dello Sponsor.
ending-left = Gli altri hanno lasciato il tavolo.
ending-void = La partita non conta.

## Che cosa non va in un mazzo

problem-at-deck = mazzo
problem-at-sponsor = Sponsor
problem-at-runs = mazzo Missioni
problem-at-gear = mazzo Dotazioni
problem-no-sponsor = un mazzo ha uno Sponsor (R005); scrivilo su una riga a parte
problem-size = il mazzo ha almeno { $least } carte (R199), e se ne possono giocare al massimo { $most }; questo ne ha { $has }{ $unread ->
    [0] {""}
    [one] , oltre a una riga illeggibile
   *[other] , oltre a { $unread } righe illeggibili
}
problem-copies = { $count } copie di { $card }; i due mazzi insieme possono averne { $most } (R200)
problem-legendary = { $count } copie di { $card }, che è Leggendaria; i due mazzi insieme possono averne { $most } (R201)
problem-back = { $card } ({ $kind }) ha il dorso dell'altro mazzo (R197, R198)
problem-at-line = riga { $number }
problem-lines = le righe sono più di { $most }; a un mazzo ne bastano meno
problem-long-name = ha più di { $letters } lettere; nessuna carta ha un nome così lungo
problem-no-card = non esiste né una carta né uno Sponsor '{ $name }'
problem-likely-card = non esiste né una carta né uno Sponsor '{ $name }'; forse è { $cards }
problem-sponsors = un mazzo ha un solo Sponsor; { $sponsor } è un altro
