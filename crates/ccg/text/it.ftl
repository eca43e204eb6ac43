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
do-source = Paga con { $name }
do-boost = { $name } aggiunge a quel Luogo
do-deal = { $name } abbassa il costo
do-move = Sposta { $name } su { $on }
do-unstash = { $on } prende { $name } dal Nascondiglio
do-unstash-vehicle = Il Veicolo di { $on } porta { $name } fuori dal Nascondiglio
do-stash = Metti { $name } nel Nascondiglio
do-stash-vehicle = Metti { $name } nel Nascondiglio con il Veicolo
do-bid = Paga { $price } EB per tentare { $name } in questo turno
do-teams = Assegna le squadre
do-no-team = { $name } non è in nessuna squadra
do-team = { $name } è nella squadra { $team }
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
do-hit = Attacca { $name }, sicurezza { $security }
do-hit-stash = Attacca il Nascondiglio { WHO($seat, "del posto") }, sicurezza { $security }
do-run = Manda in Missione: { $name }, sicurezza { $security }
do-force = Manda la squadra { $team }
do-send = Manda { $name }
do-decline = Niente
do-wield = Impugna { $name }
do-wield-two = Impugna { $name } e { $on }
do-unarmed = Non impugnare armi
do-home = { $name } riporta a casa dei Runner non usati
do-board = { $name } torna a bordo
do-return = Torna usato
do-discard = Scarta { $card }
do-done = Basta così

## Che cosa si chiede

asks-anything = { WHO($seat, "Il posto") } decide.
asks-draw = { WHO($seat, "Il posto") } pesca: da quale mazzo?
asks-missed = { WHO($seat, "Il posto") } prende 5 punti per una carta che non si è potuta pescare: quali?
asks-purchase = { WHO($seat, "Il posto") } può agire nella sottofase Compera.
asks-equip = { WHO($seat, "Il posto") } può agire nella sottofase Dotazione.
asks-legwork = { WHO($seat, "Il posto") } può agire nei Preparativi.
asks-action = { WHO($seat, "Il posto") } può cominciare un Attacco o una Missione, o agire.
asks-damage-control = { WHO($seat, "Il posto") } può agire nel Controllo Danni.
asks-pay = { WHO($seat, "Il posto") } paga: mancano { $left } EB.
asks-window = { WHO($seat, "Il posto") } può rispondere: si tratta di { $name }.
asks-response = { WHO($seat, "Il posto") } può rispondere.
asks-battle = { WHO($seat, "Il posto") } può agire nella battaglia.
asks-onward = { WHO($seat, "Il posto") } ha avuto successo: e adesso?
asks-gather = { WHO($seat, "Il posto") } dice chi viene usato.
asks-aim = { WHO($seat, "Il posto") } nomina il bersaglio.
asks-discard = { WHO($seat, "Il posto") } scarta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
asks-assign = { WHO($seat, "Il posto") } assegna le squadre.
asks-send = { WHO($seat, "Il posto") } dice chi va.
asks-defend = { WHO($seat, "Il posto") } dice chi difende.
asks-wield = { WHO($seat, "Il posto") } sceglie l'Arma di { $name }.

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
position-hand = La tua mano: { $cards }.

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
event-does-treat = { $name } socva in Missione: { $on }.
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
no-chassis = Un Telaio si assegna prima a un tuo Luogo.
no-eb = Non puoi mettere insieme tanti EB.
no-slot = Il Runner ne ha già una di quel genere.
no-place = Non può andare lì.
no-event = Questo Evento non si può giocare adesso, o non ha un bersaglio.
no-teams = In questa fase le squadre sono già state assegnate quante volte si può.
no-bid = Prima di attaccare questa Operazione se ne paga il doppio del costo nei Preparativi.
no-force = Non può andare nessuno: nessun Runner non usato può farlo adesso, o l'Operazione richiede di più.
no-stash = Quelil Nascondiglio è vuota.
no-own = Una Missione è contro una tua Operazione.
no-outside = Solo un Runner fuori dalla battaglia presta la sua LR.
no-used = È già in uso.
no-runners = Non hai Runner in questa battaglia.
no-lr = Non ha LR, o non puoi pagarla.
no-tokens = Un Telaio resta al suo Luogo finché ha segnalini costruzione.
no-move = Il Cyber non si può spostare.

## Come finisce

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
