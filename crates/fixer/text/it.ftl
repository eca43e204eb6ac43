# L'elenco dei giochi
games-deck = ciò che porta un posto, il prossimo a ogni --deck: uno di questi, o un file con una lista di carte

# Scegliere un gioco
menu-games = Giochi:
menu-which = Quale gioco? Un numero, un nome, oppure esci:
menu-seats = Quanti posti, da { $low } a { $high }? Invio per { $low }:
menu-mode = In che modo si gioca? Un numero o un nome, Invio per il primo:
menu-seat = Quale posto prendi, da 1 a { $last }? Invio per 1:
menu-number = Serve un numero da { $low } a { $high }.
menu-unknown = Qui non c'è "{ $words }". Puoi scegliere { $names }.
goodbye = Arrivederci.

# Chi siede dove
name-person = Giocatore
name-numbered = Giocatore { $number }
who-you = { WHO($seat, "posto") } (tu)
who-person = { WHO($seat, "posto") }
who-bot = { WHO($seat, "posto") } (bot)

# Un turno
seated = Al tavolo: { $seats }.
hint = Scrivi il numero di una scelta, tavolo per rivedere tutto, oppure aiuto per il resto.
curtain = { WHO($seat, "Posto") }: premi Invio quando solo tu puoi vedere lo schermo.
also-awaited = Si aspetta anche: { $seats }.
you-must = { WHO($seat, "Posto") }, tocca a te decidere:
you-may = { WHO($seat, "Posto") }, ora puoi agire, oppure premi Invio per lasciar proseguire gli altri:
your-choice = La tua scelta:
proposed = { $label } (o solo Invio)
no-number = La scelta { $number } non c'è: i numeri vanno da 1 a { $last }.
several = "{ $words }" può essere una di queste: { $choices }.
unknown = "{ $words }" non è né una scelta né un comando. Scrivi aiuto per vedere che cosa puoi scrivere.
refused = Il tavolo rifiuta: { $reason }
forbidden = { $label }: non ora. { $reason } ({ $rule }: { $text })
help =
    Per scegliere, scrivi il numero di una scelta, il suo nome, o l'inizio del nome o delle sue parole.
    annulla: ritira la tua ultima azione
    registro: tutto quello che ti è stato detto finora
    perché: che cosa non puoi fare ora, e per quale regola (perché SCELTA: solo quella)
    regole: tutte le regole (regole NUMERO o regole PAROLE: solo quelle)
    tavolo: di nuovo tutta la posizione e le tue scelte; altrimenti si mostra solo ciò che è cambiato
    nomi: i nomi delle tue scelte, uguali in ogni lingua
    salva: salva la partita (salva FILE: con un nome tuo)
    reazioni: come ti si chiede di reagire (reazioni sempre, posso o mai)
    abbandona: lascia il tavolo per sempre
    esci: smetti di giocare
    Se una scelta ha il nome di un comando, una barra davanti indica il comando: /registro

# Reazioni
reactions-always = Ti viene chiesta ogni reazione.
reactions-able = Una reazione ti viene chiesta quando potresti fare qualcosa, altrimenti si lascia passare.
reactions-able-seen = Una reazione ti viene chiesta quando potresti fare qualcosa, altrimenti si lascia passare: passare subito dice agli altri che non potevi.
reactions-never = Tutte le reazioni si lasciano passare senza chiedere.
reactions-unknown = "{ $words }" non è un modo di chiedere: può essere sempre, posso o mai.

# Ritirare
undo-done = La tua ultima azione è ritirata.
undo-fresh = Il caso non torna indietro: i tiri e le pescate da qui in poi sono nuovi.
undo-nothing = Non hai niente da ritirare.
undo-consent = Le altre persone al tavolo devono essere d'accordo. Lo sono? sì o no:
undo-kept = Non si ritira niente.

# Che cosa è successo
dealt = Il tavolo è preparato.
was-undone = L'ultima azione è stata ritirata.
taken-back = { $sentence } (ritirato)
substituted = Da qui in poi { WHO($seat, "il posto") } è giocato da { $player }.
ran-out = Il tempo di { WHO($seat, "posto") } è scaduto.
paused = Tutti gli orologi sono fermi.
goes-on = Gli orologi ripartono.
rules-changed = Da qui in poi vale la versione { $version } delle regole.

# Perché e regole
why-nothing = Puoi fare tutto quello che qui potresti voler fare.
why-fine = { $label }: niente lo vieta, è la scelta { $number }.
why-unknown = "{ $words }" non è qualcosa che qui potresti tentare. Scrivi solo perché per vedere che cosa è vietato.
rules-none = Nessuna regola contiene tutte queste parole: { $words }

# Salvare
save-leaving = Salvare la partita prima di uscire? Nome del file, Invio per { $file }, oppure no:
save-replay = Conservare la partita? Nome del file, oppure Invio per no:
save-done = Salvata come { $file }. Si continua con: fixer play --resume { $quoted }
save-done-over = Salvata come { $file }. Si rilegge con: fixer replay { $quoted }
save-failed = Non salvata. { $error }
save-other = Non salvata: { $file } c'è già e non è questa partita. Scegli un altro nome.
not-saved = La partita non è salvata.
input-ended = L'input è finito: la partita si ferma qui e non è salvata.

# La fine
over = La partita è finita.
all-won = { $seats ->
    [one] La partita è vinta.
   *[other] Tutti i posti vincono insieme.
}
all-lost = { $seats ->
    [one] La partita è persa.
   *[other] Tutti i posti perdono insieme.
}
nobody-won = Nessuno vince.
void = La partita non conta.
result-won = Vince: { $who }, punteggio { $score }
result-shared = Primo posto condiviso: { $who }, punteggio { $score }
result-place = { $place }º posto: { $who }, punteggio { $score }

# Lezioni
learn-none = Qui non ci sono lezioni.
learn-title = Lezione { $number } di { $of }: { $title }
learn-says = [{ $step }/{ $of }] { $says }
learn-on = Premi Invio per continuare, o scrivi esci:
learn-hint = Bel tentativo, ma prima prova questo: { $choice }
learn-left = A presto. Riprendi quando vuoi con: { $command }
learn-next = La prossima lezione: { $command }
learn-play = Gioca subito una partita: { $command }

# Che cosa non va
error = errore: { $says }
wrong-options = { $game } non si può giocare con queste opzioni:
wrong-deck = { $deck } non è un mazzo regolare:
legal-deck = { $deck }: regolare
stuck = il tavolo non può andare avanti: { $reason }
no-seat = il posto { $seat } non esiste; questo tavolo ha i posti da 1 a { $last }
too-many-bots = i bot indicati sono { $bots }, ma i posti per loro sono { $left }
