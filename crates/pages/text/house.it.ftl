# Le pagine della casa.
house-name = Fixer
skip = Vai al tavolo
nav-lobby = Ingresso
nav-new = Nuovo tavolo
nav-learn = Impara
nav-rules = Regole
nav-about = Informazioni
language = English
lobby-title = Chi si siede stasera?
lobby-lead = Giochi da tavolo cyberpunk secondo le regole, da soli contro bot onesti o insieme.
lobby-play = Gioca subito a { $game }
lobby-play-about = Contro { $bots ->
    [one] un bot
   *[other] { $bots } bot
}. Senza registrarsi, senza aspettare.
lobby-yours = I tuoi tavoli
lobby-open = Posti liberi
lobby-none = In questo momento nessuno aspetta giocatori. Apri un tavolo e manda il link a un amico.
lobby-yours-none = Non hai ancora un tavolo.
stage-going = è in corso
stage-frozen = è congelata
new-title = Nuovo tavolo
new-game = Gioco
new-options = Opzioni
new-seats = Posti
new-mode = Modo di gioco
seat-me = io
seat-open = aperto ad altri
seat-bot = bot, { $bot }
seat-of = Posto { $seat }
new-open = Apri il tavolo
wrong-title = Così non è possibile
table-title = { $game }, tavolo
table-players = Al tavolo
table-awaited = Si aspetta { $name }.
table-your-turn = Tocca a te decidere.
table-waits = Si aspettano giocatori.
table-sit = Siediti qui
table-why-not = Perché non posso?
table-why-not-about = Che cosa potresti voler fare e ora non puoi, con la regola.
table-why-not-nothing = Qui non c'è niente che potresti voler fare e non puoi.
table-words = Su una pagina a parte
table-log = Che cosa è successo
table-news = Dal tuo ultimo turno
table-log-empty = Non è ancora successo nulla.
table-menu = Menù
table-undo = Annulla
table-concede = Lascia il tavolo per sempre
table-concede-sure = Sì, lascia per sempre
table-void = Chiudi il tavolo senza risultato
table-void-about = Il tavolo finisce subito e la partita non conta.
table-void-ask-about = Il tavolo finisce e la partita non conta, se tutti quelli che giocano sono d'accordo.
table-void-sure = Sì, chiudilo
table-void-ask = Chiedi agli altri di chiuderlo
table-position = Il tavolo come testo
table-replay = Scarica la registrazione
table-rematch = Gioca ancora
rule = regola { $rule }
rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-none = Nessuna regola ne parla.
about-title = Informazioni su Fixer
about-lead = Un'implementazione non ufficiale fatta da giocatori, non affiliata né approvata dai proprietari di questi giochi. Le regole sono raccontate con parole nostre; ciò che nessuna fonte pubblica dà è progettato qui e segnato come tale.
about-fair = I bot vedono ciò che vede il loro posto e nient'altro. Il caso di ogni tavolo si può verificare alla fine.
error-title = Non ha funzionato
error-read-only = In questo momento la casa non può scrivere, quindi non si può cambiare nulla. Nulla di ciò che ha accettato è perduto. Continua a provare: torna tra un momento.
error-back = Torna all'ingresso
you = tu
open-seat = ancora nessuno

# Caso, ripensamenti, uno schermo per più persone, rivedere.
nav-cards = Carte
table-undo-ask = Chiedi di tornare indietro
table-look-back = Rivedi
table-next = Al prossimo tavolo
shake-title = Ci si accorda sul caso di questo tavolo, così che nessuno possa sceglierlo.
shake-waits = Si aspetta { $names }.
curtain = Passa lo schermo a { $name }. Nessun altro guardi.
curtain-lift = Sono { $name }: mostra il mio lato
wish = { $name } vuole ritirare l'ultima mossa.
frozen = Questo tavolo è congelato: è stato giocato con la versione { $rules } delle regole e le carte di allora, e quelle di oggi (versione { $today }) non concordano con tutto. Si vede fin dove concordano.
frozen-about = Qui non si può più decidere niente. Puoi rivedere la partita, lasciare il tavolo per sempre, o chiuderlo senza risultato se tutti quelli che giocano sono d'accordo.
frozen-over = Questo tavolo è stato giocato con la versione { $rules } delle regole e le carte di allora, e quelle di oggi (versione { $today }) non concordano con tutto. Si vede fin dove concordano, con la fine che ha avuto.
wish-void = { $name } vuole chiudere il tavolo senza risultato.
wish-yes = D'accordo
wish-no = Rifiuta
wish-waits = Si aspetta il consenso degli altri.
chance-title = Caso verificabile
chance-going = La casa ha fissato la sua parte prima della distribuzione e la mostra a partita finita. Allora tutti potranno verificare ogni tiro e ogni carta.
chance-over = La casa ha pubblicato la sua parte. Verifica qui che ogni tiro e ogni carta derivino da ciò che era fissato prima della distribuzione.
chance-check = Verifica in questo browser
chance-working = Verifica in corso…
chance-good = Tutti i risultati derivano da ciò che era fissato prima della distribuzione:
chance-bad = La verifica è fallita:
chance-seed = Impegno della casa
chance-nonce = Impegno di { $name }
chance-nonce-made = Fatto dalla casa per { $name }
chance-none = Questo tavolo continua da un altro, quindi il suo caso non è verificabile.
replay-title = { $game }: rivedere
replay-at = Momento
replay-show = Mostra
replay-first = Primo
replay-back = Indietro
replay-on = Avanti
replay-last = Ultimo
replay-table = Al tavolo
replay-go-on = Continua da qui
replay-go-on-about = Un nuovo tavolo con caso nuovo continua da questo momento. I bot prendono gli altri posti.
replay-as = Gioca come { $name }
replay-bring = Guarda un file di partita
replay-bring-file = File della partita
replay-bring-show = Aprilo
name-title = Il tuo nome
name-label = Nome al tavolo
name-save = Usa questo nome

# Carte, nuovo tavolo, ingresso.
cards-title = Carte di { $game }
cards-search = Cerca nei nomi e nei testi
cards-kind = Tipo
cards-color = Colore
cards-all-colors = tutti i colori
cards-games = Carte di quale gioco
cards-all = tutti i tipi
cards-find = Cerca
cards-count = { $found ->
    [one] 1 carta
   *[other] { $found } carte
} su { $all }.
cards-none = Nessuna carta lo dice.
cards-none-about = Prova con meno parole o con un altro tipo.
cards-show-all = Mostra tutte le carte
cards-of = Leggi le carte
new-lead = Scegli un gioco e come si gioca, poi chi siede al tavolo.
new-show = Mostra i posti
new-who = Chi siede al tavolo?
new-by-hand = Scegli chi siede dove
new-strength = I bot
new-bots = Contro i bot
new-bots-about = Tu prendi il primo posto, i bot gli altri. Si comincia subito.
new-friends = Con gli amici
new-friends-about = Gli altri posti restano aperti. Ricevi un link da mandare.
new-hot = Tutti a uno schermo
new-hot-about = Tutti i posti sono tuoi: passatevi lo schermo.
new-alone = Gioca
new-alone-about = Un posto solo, ed è il tuo.
bot-street = Gioca d'istinto, e in fretta.
bot-random = Fa qualunque cosa possa, a caso: per una prima partita.
bot-iterations = Pensa in anticipo { $count } volte per ogni decisione.
bot-seconds = Pensa in anticipo per { $count ->
    [one] un secondo
   *[other] { $count } secondi
} a ogni decisione.
lobby-open-one = Apri un tavolo
lobby-seats-left = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

# Mazzi
deck-title = Mazzi
deck-own = Il tuo mazzo
deck-others = Il mazzo dei bot e di chi gioca a questo schermo
deck-paste = Porta una lista tua
deck-build = Componi una lista tua nella pagina dei mazzi
nav-decks = Mazzi
decks-title = Mazzi: { $game }
decks-lead = Scrivi una lista, carica uno dei mazzi forniti con il gioco o costruiscine uno carta per carta. Conservala con un nome e portala ai tuoi tavoli con quel nome.
decks-known = Mazzi forniti con il gioco
decks-load = Carica
decks-text = La lista, da scrivere, copiare e incollare
decks-check = Controlla
decks-hand = Pesca mani di prova
decks-play = Giocalo subito contro un bot
decks-try = Provalo contro gli starter
decks-legal = Questo mazzo è regolare.
decks-wrong = Questo mazzo non è ancora regolare
decks-curve = Costi
decks-curve-says = { $cards } carte, in media { $mean } { $unit }. { $list }
decks-hands = Mani iniziali
decks-then = poi
decks-tried = Contro gli starter
decks-tried-about = Entrambi i mazzi in mano al bot «street», metà delle partite da ciascun posto.
decks-against = { $name }: vince il { $rate } % (da { $low } a { $high }) di { $games } partite
decks-add = Aggiungi { $card }
decks-drop = Togli una copia di { $card }
reactions-now = Reazioni: { $how }
reactions-no = chiedi sempre
reactions-idle = chiedi quando potrei fare qualcosa
reactions-yes = lascia passare tutto
reactions-unseen = Giochi solo contro bot, e i bot non vedono quanto in fretta lasci passare.
reactions-seen = Se ti viene chiesto solo quando potresti fare qualcosa, passare subito dice agli altri che non potevi. Gli altri due modi non dicono nulla delle tue carte.
table-stuck = Un bot fallisce qui di continuo, perciò il tavolo si è fermato. Puoi guardarlo, tornare indietro, ritirarti o chiuderlo.

# Che cosa non funziona.
trouble-unreadable = Questa richiesta non si può leggere.
trouble-no-token = La casa non sa chi sei: manda il tuo token con "Authorization: Bearer TOKEN". POST /guests con "Bearer new" fa di te un ospite.
trouble-unknown-token = La casa non conosce questo token. POST /guests con "Bearer new" fa di te un ospite.
trouble-not-yours = Questo non è il tuo posto.
trouble-other-origin = Le modifiche si fanno dalle pagine di questa casa, o con un token.
trouble-nowhere = A questo indirizzo non c'è niente.
trouble-no-table = Questo tavolo non esiste.
trouble-no-game = Questo gioco non esiste, o non ha niente del genere.
trouble-no-method = Questo indirizzo non lo fa.
trouble-too-slow = Ci è voluto troppo tempo; riprova.
trouble-not-begun = Il tavolo non è ancora iniziato.
trouble-not-over = Il tavolo non è ancora finito. Fino ad allora il suo replay, che contiene il seme, resta chiuso.
trouble-not-going = Al tavolo non si sta giocando.
trouble-taken = Qualcun altro è stato più veloce.
trouble-gone-on = Nel frattempo il tavolo è andato avanti.
trouble-frozen = A questo tavolo si è giocato con regole diverse da quelle di oggi e non può continuare; si può lasciare, o chiudere di comune accordo.
trouble-too-large = È troppo grande.
trouble-no-type = Quello che è stato mandato è di un tipo che qui non si legge.
trouble-other-host = Questa casa non risponde a quel nome; chi la ospita può aggiungerlo con --host NAME.
trouble-refused = Le regole dicono di no.
trouble-wrong = Non è possibile.
trouble-too-often = Troppe richieste; aspetta un momento.
trouble-full = Non c'è più spazio.
trouble-broken = Qualcosa nella casa si è rotto.
trouble-unavailable = La casa ora non può rispondere; riprova.
full-new = Dal tuo indirizzo arrivano troppe cose nuove; aspetta un momento.
full-busy = Per il tuo indirizzo si sta già facendo troppo; aspetta un momento.
bot-too-long = '{ $bot }' pensa troppo a lungo per questa casa; al massimo può essere edge:{ $iterations } o edge:{ $seconds }s
wrong-seats = { $count } sono occupati o liberi, ma il tavolo ne ha { $seats }
wrong-fewer-seats = così il gioco non si gioca con meno posti
wrong-nonce = non è quello per cui il posto si era impegnato
wrong-hex = servono 64 cifre esadecimali
wrong-part = serve un impegno oppure un nonce, non entrambi
place-form = modulo
place-address = indirizzo
place-file = file
place-replay = partita
place-answers = lezione
wrong-unreadable = non si può leggere. Per chi ha scritto il programma che l'ha mandato, in inglese: { $detail }
wrong-no-file = non contiene alcun file; prima scegline uno (il campo si chiama 'file')
wrong-replay-file = la riga { $line } non si può leggere, quindi non è una partita intera di Fixer. Per chi ha scritto il file, in inglese: { $detail }
wrong-replay-rules = la riga { $line } non segue dalle regole di questa casa, quindi non la si può rivedere. Per chi ha scritto il file, in inglese: { $detail }
wrong-unplayable = non si può giocare
wrong-everybody = ogni posto ha bisogno di qualcuno
wrong-over-there = lì il tavolo è già finito: niente può continuare
wrong-answers = '{ $answers }' non sono risposte; si scrivono 0-2-0
wrong-lesson = con queste risposte non si attraversa la lezione; ricominciala. Per chi scrive lezioni, in inglese: { $detail }

# Ciò che la casa rifiuta
name-length = Un nome ha da 1 a 24 caratteri.
name-letters = Un nome è fatto di lettere, cifre, spazi e segni della tastiera: niente che non si veda, niente che nasconda ciò che gli sta accanto.
name-taken = Questo nome appartiene a un bot o alla casa, o gli somiglia troppo. Scegline un altro.
quota-playing = Un ospite può avere { $most } tavoli non finiti, e tu li hai già. Prima chiudine o finiscine uno di questi; dove altri hanno giocato, viene chiesto a loro.
quota-open = Un ospite può avere { $most } tavoli in attesa di giocatori, e tu li hai già. Prima chiudine uno di questi.
quota-brought = Un ospite può avere qui { $most } file di partite, e tu li hai già. Prima togline uno di questi.
quota-other = Qualcuno che siederebbe a questo tavolo ha già tutti i tavoli che un ospite può avere.
quota-close = Chiudilo
table-close = Chiudi questo tavolo
table-closed = Questo tavolo è stato chiuso prima di cominciare.

# Le tessere e i tavoli negli elenchi.
lobby-games = Giochi
lobby-learn = Impara { $game }
lobby-friends = Con gli amici: { $game }
tile-play = Gioca
tile-learn = Impara
tile-friends = Con gli amici
tile-players = { $seats } giocatori
tile-minutes = { $minutes } min
row-open = Aspetta giocatori { $since }
row-yours = Tocca a te { $since }
row-others = Si aspetta { $names } { $since }
row-you-won = Hai vinto
row-won = Vince { $names }
row-nobody = Non vince nessuno
row-void = Non conta
row-closed = Chiuso prima di cominciare
since-now = da un momento
since-minutes = da { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
since-hours = da { $count ->
    [one] un'ora
   *[other] { $count } ore
}
since-days = da { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
date = { $day } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

# La forza dei bot.
level-easy = facile
level-normal = normale
level-hard = difficile
level-harder = molto difficile
level-other = bot

# La sala d'attesa.
waits-sitting = Hai un posto. Si comincia quando è preso l'ultimo.
waits-standing = Prendi un posto, o resta a guardare. Si comincia quando è preso l'ultimo.
table-sit-more = Gioca anche questo
table-hot = Gioca anche questo posto
table-hot-about = Qui siedi già. Due posti tuoi dividono questo schermo: ve lo passate.
seat-give = Lo prende un bot
seat-drop = Chiudi questo posto
table-cancel = Annulla questo tavolo
invite-title = Invita gli altri
invite-about = Manda questo link, o fai leggere il quadrato a un telefono.
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Copiato
invite-square = Il link come quadrato che i telefoni leggono
onlooker = Stai guardando. Ciò che i giocatori tengono in mano ti resta nascosto fino alla fine.

# Giocare ancora.
wish-rematch = { $name } vuole giocare ancora.
wish-declined = { $name } non vuole giocare ancora.

# Di chi è il turno, nei titoli.
turn-open = Si aspettano giocatori
turn-yours = Tocca a te
turn-asked = Ti si chiede
turn-others = Si aspetta { $names }
turn-over = Finita

# Il collegamento, e gli avvisi.
line-lost = Collegamento perso, si riprova.
line-kept = Conservato, e inviato appena torna:
line-safe = Ciò che è stato deciso finora è conservato dalla casa.
line-back = Il collegamento è tornato.
line-refused = Non fatto:
line-away = Nascondi
alert-sound = Suono quando tocca a me
alert-notice = Avvisami quando tocca a me
alert-click = Lascia fare a me l'unica scelta
trouble-sits-already = Siedi già a questo tavolo. Per giocare anche questo posto allo stesso schermo, devi dirlo.
show-pause = Pausa
show-skip = Salta
show-speed = Velocità
show-slow = Lenta
show-normal = Normale
show-fast = Rapida
show-off = Spenta
show-away = Metti via
# Lezioni
learn-title = Impara giocando
learn-lead = Lezioni brevi: qualcuno indica, dice una frase o due, e lascia fare a te.
learn-step = passo { $step } di { $of }
learn-done = fatta
learn-on = Avanti
learn-next = La prossima: { $title }
learn-play = Gioca subito una partita
learn-leave = Tutte le lezioni
learn-again = Da capo
learn-hint = Si può fare anche questo, ma prima proviamo così: { $choice }
learn-you = Recluta
learn-rival = Rivale

# L'aiuto di un tavolo
help-title = Aiuto: turno e tasti
help-turn = Il turno
help-signs = Segni
help-signs-all = Tutti i segni e il loro significato
help-keys = Tasti
help-arrows = passa da una cosa che puoi scegliere alla prossima
help-enter = scegli, poi il bersaglio
help-digits = prendi una scelta col suo numero
help-escape = rimetti giù quello che hai scelto
help-help = apri e chiudi questo aiuto
help-close = Chiudi
replay-play = Riproduci

## La fine di un tavolo

end-wins = Vince { $name }
end-loses = { $name } perde
end-shared = Vincono insieme { $name }
end-won = Vincono tutti insieme
end-lost = Perdono tutti insieme
end-nobody = Non vince nessuno
end-unfinished = Non giocata fino alla fine
end-void = Questo tavolo non conta
end-show = Com'è finita
end-look = Guarda il tavolo
end-new = Apri un nuovo tavolo
end-replay = Rivedi
end-share = Condividi il link
end-ranking = Classifica
end-place = Posizione
end-who = Chi
end-points = Punti
end-curve = { $points }, turno per turno
end-turn = Turno di
end-start = Inizio
end-end = Fine
end-moments = I momenti decisivi

# Chi si è nella casa.
account-title = Il tuo nome
account-since = Questo nome è tuo dal { $date }. { $tables ->
    [0] Non ti sei ancora seduto a un tavolo.
    [one] Ti sei seduto a un tavolo.
   *[other] Ti sei seduto a { $tables } tavoli.
}
account-bot = Questo è un bot. Se ne occupa chi l'ha portato.
claim = Prendi questo nome
claim-about = Giochi da ospite, e solo questo browser ti conosce. Prendi un nome e potrai tornare da dove vuoi, con i tuoi tavoli e i tuoi mazzi. Nessun altro potrà chiamarsi come te.
claim-have = Ho già un nome
claim-own-name = Prima scegli un nome tuo: questo è il modo in cui la casa chiama un ospite.
passphrase = Frase segreta
passphrase-about = Almeno 12 caratteri. Meglio alcune parole che solo tu metteresti insieme.
passphrase-length = Una frase segreta ha da { $least } a { $most } caratteri.
passphrase-easy = Questa frase è tra le prime che chiunque proverebbe. Meglio alcune parole che non stanno insieme.
passphrase-change = Cambia la frase segreta
passphrase-old = Frase segreta attuale
passphrase-or-code = oppure un codice
passphrase-new = Nuova frase segreta
sign-in = Entra
sign-in-title = Bentornato
sign-in-about = Con il tuo nome e la tua frase segreta. Quello che hai da ospite in questo browser viene con te.
sign-in-lost = Ho perso la frase segreta, o da sola non basta
sign-in-code = Uno dei tuoi codici
sign-in-wrong = Nome e frase segreta, o nome e codice, non vanno insieme.
sign-in-claim = Qui non ho ancora un nome
sign-out = Esci
confirm-wrong = Questa non è la tua frase segreta.
code-wrong = Questo non è uno dei tuoi codici, o è già stato usato.
codes-title = Conserva questi codici
codes-about = Ognuno ti fa entrare una volta, se perdi la frase segreta. Stampali o scrivili: non si vedranno più.
codes-left = { $left ->
    [0] Non ti resta nessun codice
    [one] Ti resta un codice
   *[other] Ti restano { $left } codici
}
codes-renew = Nuovi codici
codes-renew-about = I nuovi codici prendono il posto di tutti quelli che hai.
sessions-title = Dove sei entrato
session-unknown = Un browser o un programma
session-since = dal { $since }, usata l'ultima volta il { $seen }
session-own = questa
session-end = Chiudi
session-end-others = Chiudi tutte le altre
passkeys-title = Passkey
passkeys-about = Una passkey sta nel telefono, nel computer o in una chiave che porti con te, e si apre lì con il volto, il dito o il PIN. Con essa entri senza nome e senza frase segreta, e nessun altro sito può chiederla.
passkeys-nowhere = Le passkey funzionano dove questa casa si raggiunge con un nome, via TLS o su questa macchina come localhost; per il solo indirizzo di una rete i browser non ne conoscono.
passkeys-script = Creare o mostrare una passkey richiede script, e un browser che le conosca; tutto il resto qui funziona senza.
passkey-name = Come chiamarla
passkey-add = Aggiungi una passkey
passkey-since = per { $place }, dal { $since }, usata l'ultima volta il { $used }
passkey-unused = per { $place }, dal { $since }, mai usata
passkey-remove = Togli una passkey
passkey-remove-about = Non fa più entrare nessuno, e tutte le tue altre sessioni finiscono. Il dispositivo può elencarla ancora: toglila anche lì.
passkey-which = Quale
passkey-show = Mostra una passkey al posto della frase segreta
passkey-shown = Hai appena mostrato una passkey; per cinque minuti non ti si chiede altro.
passkey-show-first = Mostra prima una passkey.
passkey-failed = Il dispositivo non ha mostrato nessuna passkey. Riprova, o entra in un altro modo.
passkey-late = È stato chiesto troppo tempo fa, o ha già avuto risposta, o è stato chiesto a un altro browser. Riprova dalla pagina.
passkey-unreadable = Non è ciò che risponde un dispositivo a cui si chiede una passkey. Per crearne o mostrarne una serve lo script.
passkey-unknown = Questa casa non conosce quella passkey, o è stata tolta.
passkey-wrong = Questa passkey non corrisponde a ciò che è stato chiesto. Riprova, o entra in un altro modo.
passkey-copied = Questa passkey è già stata mostrata con un conteggio più alto: sembra che ce ne siano due. Viene rifiutata; entra in un altro modo e toglila.
passkey-others = Questa passkey è di qualcun altro.
passkey-last = Non c'è questa passkey, o nient'altro ti farebbe entrare: scegli prima una frase segreta o aggiungi un'altra passkey.
full-passkeys = Puoi avere dieci passkey; prima togline una.
sign-in-passkey = Entra con una passkey
sign-in-two = Questa frase segreta da sola non basta, come hai chiesto: mostra una passkey, o insieme un codice.
claim-passkey = Prendilo invece con una passkey
passphrase-set = Scegli una frase segreta
two-off = La frase segreta da sola ti fa entrare
two-on = La frase segreta da sola non fa entrare nessuno
two-off-about = Puoi chiedere due cose: una passkey, che il dispositivo apre solo per te, o la frase segreta insieme a un codice. Un codice da solo allora non basta. Chi non ha né una passkey né entrambe queste cose non può tornare.
two-on-about = Entri con una passkey, o con la frase segreta insieme a un codice.
two-begin = Chiedi due cose
two-end = Lascia bastare la frase segreta
secrets-title = Frase segreta e codici
bots-title = I tuoi bot
bots-about = Un tuo programma può giocare qui con un nome che dice che è un bot. Entra con un gettone.
bots-api = Che cosa possono fare i programmi
bot-name = Nome del bot
bot-bring = Porta un bot
bot-renew = Nuovo gettone
bot-dismiss = Manda via
bot-token-title = Il gettone di { $bot }
bot-token-about = Si vede solo adesso. Chi ce l'ha gioca come questo bot.
kept-title = Che cosa la casa conserva di te
kept-export = Scarica tutto in un file
leave-house = Lascia la casa per sempre
leave-house-about = Il tuo nome, le sessioni, la frase segreta e i tavoli che hai giocato da solo vengono dimenticati. I tavoli che stai giocando vengono abbandonati. I tavoli degli altri restano come sono, senza il tuo nome. Non si può tornare indietro.
leave-house-sure = Dimenticami
name-claimed = Qualcuno ha già preso questo nome, o uno che gli somiglia.
place-account = account
full-tries = Ci sono stati troppi tentativi. Aspetta un minuto e riprova.
full-bots = Hai tutti i bot che una persona può avere. Prima mandane via uno.
name-stays = Un nome che resta si prende con una frase segreta: poi puoi tornare da qualsiasi browser.
name-account = Il tuo account

# Le persone e le loro valutazioni.
people-title = Valutazioni
people-about = Chi è più forte, dai tavoli tra persone che hanno preso un nome, e bot. È in lista chi ha giocato { $tables } tavoli valutati; l'ordine segue quanto una valutazione è almeno, con certezza. Il bot street è la misura: vale sempre 25.
people-none = Nessun tavolo valutato è ancora finito. Un tavolo è valutato quando tutti quelli che giocano hanno preso un nome, sono persone diverse, e finisce con una classifica.
people-ways = Giochi
people-place = Posto
people-name = Nome
people-rating = Valutazione
people-tables = Tavoli
seats-of = { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
curve = Valutazione negli ultimi { $tables } tavoli, da { $least } a { $most }
rated-tables = { $tables ->
    [one] un tavolo valutato
   *[other] { $tables } tavoli valutati
}
person-since = Nella casa con questo nome dal { $date }.
person-bot = Un bot che qualcuno ha portato il { $date }.
person-ratings = Valutazioni
person-unrated = Ancora nessun tavolo valutato.
person-sides = Con che cosa
person-together = Insieme e da soli
person-opponents = Contro chi
person-last = Ultimi tavoli
record-side = Ha giocato
record-way = Gioco
record-opponent = Avversario
record-won = Vinti
record-share = Quota
won-of = { $won } su { $tables }
table-unrated = non valutato
table-friendly = Un tavolo amichevole: non conta per le valutazioni
played-void = senza risultato
played-won = vinto
played-lost = perso
played-place = posto { $place }
nav-people = Valutazioni
account-page = La tua pagina, come la vedono gli altri
# Parlare.
talk-title = Parla
talk-key = Parla (T)
talk-unread = da leggere
talk-aside = tra spettatori
talk-about-line = Silenzia, blocca o segnala
talk-none = Qui non ha ancora parlato nessuno.
talk-none-lobby = Ultimamente non ha parlato nessuno.
talk-apart = Stai guardando: durante la partita ti leggono solo gli spettatori, e i giocatori dopo la fine.
talk-say = Invia
talk-say-label = Che cosa dici
talk-phrases = Frasi pronte
talk-to-table = Torna al tavolo
talk-again = Carica le novità
talk-too-soon = Non così in fretta: puoi continuare tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-turn = Tocca a te.
phrase-moment = Un momento, per favore.
phrase-back = Sono di nuovo qui.
phrase-think = Devo pensarci.
phrase-nice = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-yes = Sì.
phrase-no = No.
phrase-game = Bella partita!
phrase-rematch = Rivincita?
line-title = { $name } ha detto
line-return = Torna indietro
line-own = Lo hai detto tu.
line-lobby = Nella sala non si può silenziare nessuno: bloccalo.
line-mute = Silenzia { $name }
line-mute-about = A questo tavolo non leggi più { $name }. Nessuno viene avvisato.
line-unmute = Leggi di nuovo { $name }
line-unmute-about = A questo tavolo hai silenziato { $name }.
line-block = Blocca { $name }
line-block-about = Non leggi più { $name } da nessuna parte, e { $name } non può sedersi ai tavoli che apri.
line-unblock = Sblocca { $name }
line-unblock-about = Hai bloccato { $name }.
line-report = Segnala { $name }
line-report-about = A chi ospita questa casa vengono mostrate questa riga e le ultime 30 della stanza, con il tuo nome e il tuo motivo.
line-reason = Che cosa non va
reported-title = Segnalato
reported-about = Ora chi ospita questa casa può leggerlo, con le righe com'erano.
shunned-title = Silenziati e bloccati
shunned-lead = Di chi non leggi le righe.
shunned-none = Leggi tutti.
shunned-muted = silenziato a un tavolo
shunned-blocked = bloccato
shunned-lift = Leggi di nuovo
words-empty = Di' qualcosa: almeno un carattere.
words-length = È troppo lungo: al massimo { $most } caratteri.
words-letters = Contiene qualcosa che non si vede, o che cambia come si vede il resto.
words-phrase = Questa frase non esiste.
full-shunned = Non puoi silenziare o bloccare altri; prima torna a leggere qualcuno.
full-reports = Hai già troppe segnalazioni aperte; prima chi ospita deve chiuderne una.
trouble-quiet = Qui non si parla: è disattivato.
trouble-no-line = Questa riga non esiste.
trouble-not-welcome = Chi ha aperto questo tavolo non vuole giocare con te. Siediti a un altro, o aprine uno tuo.
new-quiet = Senza parlare
help-talk = parla; Esc torna al tavolo

# Chi ospita.
host-title = Il banco di chi ospita
host-doors = La porta
host-opens = Chi può aprire tavoli
opens-everybody = tutti
opens-accounts = gli ospiti con un account
opens-nobody = nessuno
host-invited = Solo su invito
host-no = no
host-yes = sì
host-notice-en = Avviso su ogni pagina, in inglese
host-notice-it = Avviso su ogni pagina, in italiano
host-set = Imposta
host-reports = Segnalazioni
host-none = Non ce ne sono.
host-report = { $reporter } su { $reported }, { $date }
host-guest = Per escluderlo: ospite { $guest }
host-settle = Risolta
host-bans = Esclusi
host-ban = Escludi
host-ban-guest = Un ospite, col suo numero
host-ban-range = O indirizzi, come 10.0.0.0/8
host-reason = Motivo, che viene detto a chi è escluso
host-days = Per quanti giorni; niente per sempre
host-unban = Fai rientrare
host-sessions = Sessioni
host-sessions-about = Chi ha preso un nome rientra con una frase segreta, una passkey o un codice; ai suoi bot servono token nuovi. Gli ospiti senza account tengono le loro sessioni, perché nessuno potrebbe renderle.
host-sessions-end = Chiudi tutte le sessioni di questo account
host-sessions-all = Tutti gli account insieme
host-sessions-sure = Chiudi le sessioni di tutti
host-invitations = Inviti
host-invite = Crea un invito
host-note = Nota per te
host-how-many = Quanti possono usarlo
host-uses = ne restano { $uses }
host-withdraw = Ritira
host-invited-by = Viene detto una volta sola: il codice è { $code }. Manda l'indirizzo della casa seguito da /invitation?code={ $code }.
host-for-ever = per sempre
host-until = fino al { $date }
host-kept = Che cosa è conservato
host-days-kept = Quello a cui nessuno gioca viene cancellato dopo
host-days-count = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
host-over-kept = Quello che è stato giocato fino alla fine resta, con quello che ci si è detto.
host-limits = Limiti
host-login = Entra
host-login-about = Il token è stato detto quando la casa è stata aperta la prima volta con --admin; "fixer admin token" ne crea un altro.
host-token = Token di chi ospita
host-wrong-token = Non è il token giusto.
stored-guests = Ospiti
stored-open = Tavoli che aspettano giocatori
stored-going = Tavoli in corso
stored-over = Tavoli finiti
stored-lines = Righe dette
stored-size = Dimensione del database
days-open = Tavoli che aspettano giocatori
days-going = Tavoli a cui nessuno decide
days-brought = File di replay portati
days-guests = Ospiti senza tavolo
days-talk = Quello che si dice nella sala
days-reports = Segnalazioni
limit-playing = Tavoli non finiti di un ospite
limit-open = Tavoli di un ospite che aspettano giocatori
limit-brought = File di replay di un ospite
limit-thinkers = Bot che cercano insieme
limit-requests = Richieste al secondo da un indirizzo
limit-changes = Modifiche al secondo di una sessione
limit-newcomers = Nuovi ospiti al minuto da un indirizzo
limit-streams = Flussi insieme
banned = Chi ospita questa casa non ti fa entrare ({ $until }): { $reason }
trouble-banned = Chi ospita questa casa non ti fa entrare.
trouble-not-opening = Chi ospita questa casa ora non ti fa aprire tavoli. Puoi sederti a uno aperto.
trouble-not-invited = In questa casa si diventa ospiti su invito, e questo non lo è, o è già stato usato. Chiedi un codice a chi ospita e inseriscilo in /invitation.
invitation-title = Su invito
invitation-about = In questa casa si diventa ospiti su invito.
invitation-code = Il codice del tuo invito
invitation-come = Entra
invitation-none = Non ti serve un invito.
# Time.
clock-title = Tempo
clocks = Orologi
clock-none = senza orologio
clock-fischer = { $base } e { $step } s in più per ogni azione
clock-delay = { $base }, e i primi { $step } s di ogni azione sono gratis
clock-days = { $step ->
    [one] un giorno per ogni azione
   *[other] { $step } giorni per ogni azione
}
clock-out-lose = chi finisce il tempo perde
clock-out-bot = un bot gioca per chi finisce il tempo
clock-days-left = { $days } g { $hours } h
clock-days-left-plain = # g # h
clock-minute = Ti resta un minuto.
clock-ten = Ti restano dieci secondi.
clock-paused = Tutti gli orologi sono fermi, come d'accordo. Non si decide nulla finché non ripartono.
clock-go-on = Riprendi
clock-pause = Pausa
clock-pause-about = Tutti gli orologi si fermano, se tutti quelli che giocano sono d'accordo.
clock-pause-sure = Chiedi una pausa
time-which = Orologio
time-5-10 = 5 minuti, e 10 secondi in più per ogni azione
time-15-20 = 15 minuti, e 20 secondi in più per ogni azione
time-1d = un giorno per ogni azione
time-3d = 3 giorni per ogni azione
time-fischer = minuti e un incremento
time-delay = minuti e un ritardo
time-days = giorni per ogni azione
time-out = Chi finisce il tempo
time-out-lose = perde
time-out-bot = fa giocare un bot fino al ritorno
time-base = Minuti per tutto il tavolo
time-increment = Secondi in più per ogni azione
time-delayed = Secondi gratis di ogni azione
time-each = Giorni per ogni azione
wrong-clock = '{ $value }' non è un orologio; può essere none, 5+10, 15+20, 1d, 3d, fischer, delay o days
wrong-clock-base = '{ $value }' minuti non sono possibili; si va da 0.05 a 600
wrong-clock-increment = '{ $value }' secondi in più per ogni azione non sono possibili; si va da 0 a 3600
wrong-clock-delay = '{ $value }' secondi di ritardo non sono possibili; si va da 1 a 3600
wrong-clock-days = '{ $value }' giorni non sono possibili; si va da 1 a 30
wrong-clock-out = '{ $value }' non può toccare a chi finisce il tempo; può essere lose o bot
time-ran-out = Il tempo di { $name } è scaduto.
time-paused = Tutti gli orologi sono fermi.
time-goes-on = Gli orologi ripartono.
stand-in = gioca { $bot }
stand-in-takes = Da qui in poi un bot ({ $bot }) gioca per { $name }.
stand-in-leaves = { $name } è di ritorno.
stand-in-yours = Un bot gioca per te.
stand-in-return = Riprendi il tuo posto
stand-in-returns = Riavrai il tuo posto appena il bot avrà finito la sua azione.
stand-in-for-good = Il tuo tempo è scaduto, e un bot gioca per te fino alla fine.
away = { $name } non c'è.
away-short = assente
away-replace = Fai giocare un bot fino al ritorno
wish-pause = { $name } chiede una pausa: tutti gli orologi si fermerebbero.
wish-go-on = { $name } vuole che gli orologi ripartano.
wish-stand-in = { $name } chiede che un bot giochi per { $absent } fino al suo ritorno.
trouble-time-out = Il tempo è scaduto, e il tavolo è andato avanti.
trouble-paused = Tutti gli orologi sono fermi, come d'accordo. Prima falli ripartire.
trouble-stand-in = Un bot gioca per te. Prima riprendi il tuo posto.
trouble-no-time = Non resterebbe tempo per andare avanti.
## Mazzi propri

deck-kept = I tuoi mazzi
deck-kept-which = Siediti con un mazzo che conservi
deck-version = Versione { $version }
deck-sit-with = Siediti con questo mazzo
decks-fits = Solo ciò che va con le mie Leggende
cards-cost = Costo
cards-all-costs = ogni costo
cards-ram = RAM
cards-all-rams = ogni RAM
cards-keyword = Parola chiave
cards-all-keywords = qualsiasi
kept-back = Torna alla pagina dei mazzi
kept-name = Nome del mazzo
kept-save = Conserva questa lista
kept-about = Con un nome che hai già usato diventa una nuova versione di quel mazzo.
kept-done = Conservato come { $name }, versione { $version }.
kept-see = La sua pagina
kept-open = Lavoraci
kept-read = Guardala
kept-file = Scarica la lista
kept-not-legal = non ancora legale
kept-versions = Versioni
kept-first = È cominciato così.
kept-changed = Aggiunte: { $added }, tolte: { $dropped }
kept-again = Riprendi questa versione
kept-share = Condividi
kept-share-about = Chi ha il link può leggere la versione più recente e copiarla. Altrimenti nessuno la trova, e nessuno vede i tuoi risultati.
kept-share-do = Crea un link
kept-unshare = Ritira il link
kept-link = Link a questo mazzo
kept-rename = Un altro nome
kept-rename-do = Rinomina
kept-delete = Elimina questo mazzo
kept-delete-about = Sparisce per sempre, con tutte le versioni e i risultati. I tavoli a cui l'hai giocato restano.
kept-delete-do = Elimina
kept-figures = Ai tuoi tavoli
kept-figures-about = Tavoli finiti con un risultato. Li vedi solo tu.
kept-figures-none = Nessun tavolo a cui l'hai portato con il suo nome è ancora finito.
kept-version = Versione
kept-against = Contro
kept-games = Partite
kept-won = Vinte
kept-rate = Quota
kept-unknown = Un altro mazzo
shared-lead = Un mazzo per { $game } che qualcuno condivide con te.
shared-copy = Copialo tra i miei mazzi
wrong-deck-name = il nome di un mazzo ha da 1 a { $most } caratteri leggibili
wrong-deck-same-name = un altro tuo mazzo si chiama così
wrong-deck-empty = non contiene nulla; un mazzo ha una carta per riga
wrong-deck-long = è troppo lunga; una lista ha al massimo { $most } caratteri
wrong-own-deck = non conservi un mazzo simile per questo gioco; i tuoi mazzi sono elencati nella pagina dei mazzi
full-decks = Conservi già tutti i mazzi possibili; prima eliminane uno.
full-versions = Questo mazzo ha già tutte le versioni possibili; conserva la lista con un altro nome.
full-hosting = Ci sono tutti gli inviti o le esclusioni che la casa conserva; prima ritirane uno.

# Deals that tables share

nav-daily = Mano del giorno
lobby-daily = La mano di oggi
daily-title = La mano del giorno
daily-lead = Una mano al giorno per ogni gioco, uguale per tutti, contro gli stessi bot. Chi ne ricava di più?
daily-left = finisce a mezzanotte UTC, tra { $hours } h { $minutes } min
daily-past = { $date }. Tutto è aperto: risultati, tavoli, semi.
daily-none = Quel giorno non c'era nessuna mano.
daily-play = Gioca
daily-play-of = Gioca la mano di oggi di { $game }
daily-go-on = Continua
daily-going = L'hai cominciata.
daily-own = Posto { $at } su { $count }:
daily-best = Meglio di tutti: { $name }
daily-players = { $count ->
    [0] Non l'ha ancora giocata nessuno
    [one] 1 persona l'ha giocata
   *[other] { $count } persone l'hanno giocata
}
daily-results = Risultati
daily-results-of = Risultati di { $game }
daily-spoiler = Risultati e tavoli si vedono dopo aver giocato, e a giorno finito li vedono tutti.
daily-reference = per confronto
daily-deck = Il tuo mazzo
daily-days = Altri giorni
daily-today = Oggi
daily-rules-title = Che cosa vale
daily-once = Ogni mano si gioca una volta; aprirla di nuovo riporta al tuo tavolo.
daily-no-back = Lì non si ritira nulla e nessuno chiacchiera.
daily-leave = Chi se ne va si è arreso. Ciò che a mezzanotte UTC non è finito non ha risultato.
daily-closed = Fino ad allora il tuo tavolo lo vedi tu e chi ha giocato la stessa mano. Il file della partita si apre a fine giornata.
daily-unrated = Non conta per le valutazioni: quelle confrontano le persone secondo gli avversari, e qui li hanno tutti uguali.
daily-order = I risultati sono in quest'ordine: il posto al tavolo (chi se n'è andato viene dopo tutti i posti), poi il vantaggio in punti sul miglior avversario, poi meno decisioni.
daily-chance = La casa distribuisce da un seme suo, e dice prima a che cosa è vincolata. Finito il giorno il seme è pubblicato, e tutti possono verificare ogni tiro e ogni carta.
daily-changed = Le regole sono cambiate da quando questa mano è stata pubblicata, e nessuno riceverebbe più la stessa. Torna per la prossima.
daily-browser = In questo browser qualcuno ha già giocato questa mano. Torna per la prossima.
sealed-until = Questo tavolo condivide una mano che altri possono ancora giocare. Si apre il { $date } alle 00:00 UTC, o appena hai giocato anche tu la mano e il tavolo è finito.
trouble-sealed = Questo tavolo condivide una mano che altri stanno ancora giocando. Si apre quando tutti i tavoli del duplicato sono finiti.
trouble-of-deal = Non si fa ai tavoli che condividono una mano.
deal-no-undo = Ai tavoli che condividono una mano non si ritira nulla. Decidi con quello che hai.
deal-no-void = Un tavolo che condivide la mano non si chiude senza risultato. Puoi andartene, cioè arrenderti.
deal-no-rematch = Una mano condivisa si gioca una volta. Apri un altro tavolo, o torna per la prossima mano del giorno.
deal-no-drop = Tutti i tavoli di un duplicato hanno gli stessi posti. Dai invece il posto a un bot.
note-daily = Mano del giorno, { $date }
note-duplicate = Duplicato, tavolo { $number }
note-sealed = Altri possono ancora giocarla: non si ritira nulla, e il file arriva dopo.
chance-sealed = Altri possono ancora giocare questa mano. La casa pubblica la sua parte quando non potranno più; allora tutti potranno verificare ogni tiro e ogni carta.
came-out-left = se n'è andato
deal-how = Esito
deal-ahead = Vantaggio
deal-decisions = Decisioni
deal-table = Tavolo
deal-look = Guarda
deal-seed = Il seme
deal-open = La mano è aperta. Ciò che era pubblicato prima deriva dal seme, come ogni tiro e ogni carta: il file di un tavolo si verifica nella sua pagina o con fixer replay FILE --verify.
person-daily = Mani del giorno
person-daily-at = posto { $at } su { $count }
person-streak = { $count ->
    [one] Ha giocato ieri.
   *[other] Ha giocato in ognuno degli ultimi { $count } giorni.
}
duplicate-new = Duplicato: la stessa mano a più tavoli
duplicate-new-about = Persone a tavoli diversi giocano le stesse carte; si confronta chi siede allo stesso posto. Tu siedi al primo tavolo, gli stessi posti degli altri restano liberi.
duplicate-count = Tavoli
duplicate-bots = Bot in tutti gli altri posti
duplicate-people = Persone in tutti gli altri posti
duplicate-title = Duplicato: { $game }
duplicate-lead = La stessa mano a ogni tavolo. Nessuno guarda un altro tavolo prima che tutti siano finiti; poi ognuno è confrontato con chi aveva lo stesso posto.
duplicate-tables = Tavoli
duplicate-table = Tavolo { $number }
duplicate-open = aspetta giocatori
duplicate-going = è in corso
duplicate-over = è finito
duplicate-close = Annulla tutto
duplicate-begun = Un tavolo di questo duplicato è cominciato, quindi non si annulla più.
duplicate-once = Siedi a un altro tavolo di questo duplicato, dove vedi la stessa mano.
duplicate-standings = Classifica
duplicate-nothing = Nessun tavolo è arrivato a un risultato.
duplicate-points = Punti di confronto
duplicate-order = Due punti per ognuno che ha fatto peggio allo stesso posto, uno per ognuno che ha fatto lo stesso: prima il posto al tavolo, poi il vantaggio in punti. La quota è su tutti quelli in palio.
duplicate-chance = La casa distribuisce a tutti i tavoli da un solo seme, e ha detto prima a che cosa è vincolata. Finiti tutti i tavoli il seme è pubblicato, e tutti possono verificare ogni tiro e ogni carta.
full-duplicates = Hai aperto tutti i duplicati che un ospite può avere insieme. Aspetta che uno finisca, o annullane uno.
wrong-tables = un duplicato ha da { $least } a { $most } tavoli
new-seats-one = Posto
# Matches
best-of = Al meglio di
best-of-1 = una partita
best-of-3 = tre partite
best-of-5 = cinque partite
match-decks = Mazzi tra una partita e l'altra
match-decks-same = gli stessi in tutte le partite
match-decks-change = si possono cambiare
wrong-best-of = un incontro è al meglio di 1, 3 o 5 partite
wrong-best-of-duplicate = un duplicato è una partita a più tavoli; gioca al meglio di 1
wrong-best-of-alone = chi gioca da solo non ha nessuno da battere in un incontro; gioca al meglio di 1
match-score = { $score }, partita { $number }, al meglio di { $games }
match-won = { $name } vince l'incontro: { $score }
match-drawn = L'incontro finisce in parità: { $score }
match-next = Prossima partita
match-change-deck = Cambia mazzo
match-page = L'incontro
match-waits = Tutto pronto. Si aspetta { $names }.
match-best-of = al meglio di { $games }
match-result = Risultato
match-standing = A che punto è
match-winner = vince l'incontro
match-has-left = ha lasciato
match-is-ready = c'è
match-not-ready = non ancora
match-nobody = Nessuno vince l'incontro.
match-break =
    { $minutes ->
        [0] La prossima partita comincia subito.
        [one] La prossima partita comincia quando ci sono tutti, comunque entro un minuto.
       *[other] La prossima partita comincia quando ci sono tutti, comunque tra { $minutes } minuti.
    }
match-play = Alla tua partita
match-watch = Guarda
match-games = Partite
match-game-open = Aspetta giocatori
match-game-going = In corso
match-game-drawn = Non vince nessuno
match-first = primo posto: { $name }
match-your-deck = La prossima partita
match-same-again = Di nuovo lo stesso
match-another-deck = Un altro mazzo
match-with-this = Gioca con questo mazzo
match-secret = Nessuno vede che cosa scegli prima che si distribuisca.
match-rules = Come si gioca un incontro
match-rule-seats = Da una partita all'altra tutti avanzano di un posto, così chi aveva il primo non lo ha di nuovo.
match-rule-most = Chi vince la maggior parte delle partite vince l'incontro. I pareggi non contano per nessuno; dopo { $most } partite decide chi ne ha vinte di più, altrimenti è parità.
match-rule-change = I mazzi si possono cambiare tra una partita e l'altra.
match-rule-same = Tutti giocano tutte le partite con lo stesso mazzo.
match-rule-break = Chi non si fa vivo in tempo gioca con quello che aveva. Chi si arrende perde una partita, chi lascia l'incontro perde le altre.
match-leave = Lascia l'incontro
match-leave-about = Cedi la partita in corso e tutte quelle che seguirebbero.
match-leave-sure = Lascialo per sempre
match-decks-fixed = in questo incontro tutti giocano tutte le partite con lo stesso mazzo; vai avanti senza nominarne uno
match-no-rematch = questa partita fa parte di un incontro o di un torneo: vai avanti con la prossima
place-deck = mazzo
trouble-no-event = Non c'è nessun incontro o torneo così. Tutti i tornei sono elencati in /events.

# Tournaments
nav-events = Tornei
events-title = Tornei
events-lead = Persone e bot, turno dopo turno, fino a chi vince.
events-none = Non ce ne sono ancora.
events-all = Tutti i tornei
events-open-one = Apri un torneo
event-needs-name = I tornei sono per chi ha registrato il proprio nome: così tutti sanno con chi giocano.
event-row-open =
    { $count ->
        [one] iscrizioni aperte, { $count } iscritto
       *[other] iscrizioni aperte, { $count } iscritti
    }
event-row-going =
    { $count ->
        [one] turno { $round }, { $count } iscritto
       *[other] turno { $round }, { $count } iscritti
    }
event-row-over =
    { $count ->
        [one] finito, { $count } iscritto, { $date }
       *[other] finito, { $count } iscritti, { $date }
    }
event-your-match = Il tuo incontro nel turno { $round }
event-swiss = sistema svizzero
event-swiss-about = Tutti giocano ogni turno, contro chi ha circa gli stessi punti.
event-elimination = eliminazione diretta
event-elimination-about = Chi perde è fuori.
event-new-title = Un nuovo torneo
event-new-lead = Per due a un tavolo. Lo gestisci tu: aggiungi bot, lo fai cominciare e ti occupi di chi non si presenta.
event-what = Il torneo
event-name = Nome
event-system = Sistema
event-rounds = Turni di un torneo svizzero
event-rounds-usual = quanti ne servono
event-late = Ci si può iscrivere fino a questo turno
event-decks = Mazzi
event-decks-fixed-pick = quello dell'iscrizione in tutti i turni
event-decks-free-pick = si possono cambiare
event-open = Aprilo
event-by = gestito da { $name }
event-stage-open = Ci si può iscrivere.
event-stage-going = Turno { $round } di { $rounds }
event-stage-over = È finito.
event-stage-off = È stato annullato prima di cominciare.
event-winner = Vince { $name }.
event-round = Turno { $round }
event-round-of = { $name }, turno { $round }
event-standings = Classifica
event-entrants = Iscritti
event-nobody-yet = Ancora nessuno.
event-record = vinte, pari, perse
event-record-short = V–P–S
event-points = punti
event-points-short = Pti
event-buchholz = Buchholz: i punti di tutti gli avversari
event-buchholz-short = BH
event-sonneborn = Sonneborn-Berger: i punti degli avversari battuti, e metà di quelli con cui si è pareggiato
event-sonneborn-short = SB
event-bot = bot
event-has-dropped = ritirato
event-bye = riposo
event-drawn = pari
event-nobody = non vince nessuno
event-is-played = in corso
event-waits = in attesa
event-bracket = Tabellone
event-enter = Partecipa
event-enter-sure = Iscriviti
event-change-deck = Porta un altro mazzo
event-change-deck-sure = Porta questo mazzo
event-drop = Ritirati
event-drop-about = Il tuo incontro va a chi giochi contro, e non vieni più abbinato.
event-drop-sure = Ritirati per sempre
event-run = Gestisci questo torneo
event-start = Comincia
event-too-few = servono almeno due iscritti
event-bots = Bot della casa
event-bots-add = Aggiungili
event-bots-about = Nomi separati da virgole: { $bots }.
event-forfeit = Dai questo incontro all'avversario
event-forfeit-who = Chi non si presenta
event-remove = Manda via
event-remove-who = Iscritto
event-end = Chiudi il torneo
event-end-about = Finisce così com'è. I tavoli in corso vanno avanti come tutti gli altri.
event-end-sure = Chiudilo ora
event-rules = Come si gioca
event-rule-pairing = Ognuno gioca con chi ha per quanto possibile gli stessi punti, e con nessuno due volte finché si può; il primo posto va a chi lo ha avuto meno spesso. Una vittoria vale un punto, un pareggio mezzo.
event-rule-bye = Se il numero è dispari, riposa l'ultimo che non ha ancora riposato: un punto senza giocare.
event-rule-ties = A parità di punti decide il Buchholz, poi il Sonneborn-Berger, poi chi ha vinto contro chi, poi un sorteggio del seme.
event-rule-late = Chi arriva tardi non ha punti per i turni già giocati.
event-rule-out = Chi perde è fuori.
event-rule-seeds = Chi si è iscritto per primo si incontra per ultimo, e riposa dove avanzano posti.
event-rule-draw = Dopo un pareggio si giocano altre due partite; se ancora nessuno è in vantaggio, passa chi si è iscritto prima.
event-rule-drop = Chi si ritira cede il suo incontro e non viene più abbinato.
event-rule-clock = Ogni partita ha un orologio, e chi finisce il tempo perde: non si aspetta nessuno.
event-seed-hash = Gli abbinamenti seguono da un seme che si rivela quando comincia. Il suo SHA-256 è
event-seed = Gli abbinamenti seguono da questo seme:
place-event = torneo
wrong-event-name = un torneo ha un nome che si può leggere, da 1 a { $most } caratteri
wrong-event-seats = i tornei sono per due a un tavolo che giocano uno contro l'altro; scegli un modo di giocare con due posti
wrong-event-games = un abbinamento è al meglio di 1 o 3 partite
wrong-event-system = il sistema è swiss o elimination
wrong-event-rounds = un torneo svizzero ha da 1 a { $most } turni
wrong-event-clock = un torneo ha bisogno di un orologio, così nessuno blocca un turno
wrong-event-bots = nomina da 1 a { $most } bot, separati da virgole
event-entered = ti sei già iscritto a questo torneo
event-dropped = chi si è ritirato non torna
event-closed = a questo torneo non ci si può più iscrivere
event-decks-fixed = in questo torneo tutti giocano con il mazzo dell'iscrizione
event-counts = questa partita conta per un torneo: non si può sospendere, ritirare una mossa né chiuderla senza risultato; arrenditi se vuoi andare via
host-event = Codice del torneo, come nel suo indirizzo
host-entrant = Numero dell'iscritto, per cedere il suo incontro o mandarlo via
full-events = Gestisci tanti tornei quanti se ne possono gestire; chiudine uno prima.
full-entrants = Questo torneo ha tanti iscritti quanti ne può avere.
# Tables that wait for the reader, and how one is told.
turns-all = Tocca a te a { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}
turns-next = Prossimo tavolo ({ $count })
turns-with = con { $names }
turns-left = ancora { $left }
turns-none = Nessun tavolo ti aspetta.
turns-order = Il primo è quello il cui orologio finisce prima, o che aspetta da più tempo.
help-next = va al prossimo tavolo che ti aspetta
alerts-title = Turni e avvisi
alerts-nobody = Chi qui non ha ancora un nome non ha turni. Scegline uno, o siediti a un tavolo.
alerts-next = Apri il prossimo tavolo dopo la mia decisione
alerts-next-slow = ai tavoli con giorni per ogni azione
alerts-next-always = a tutti i tavoli
alerts-next-never = mai da solo
alerts-next-about = Quando a un tavolo non c'è più nulla da decidere. Il tasto N, e il collegamento in testa alla pagina, ci portano in ogni momento.
alerts-quiet = Ore di silenzio
alerts-quiet-from = dalle
alerts-quiet-to = alle
alerts-away = Il mio fuso orario
alerts-quiet-about = In quelle ore non viene mandato nulla; ciò che aspetta ancora viene mandato una volta dopo. Lasciale vuote per non averne. La casa non cambia l'ora per te in primavera e in autunno.
alerts-every = Mail sui tavoli che aspettano
alerts-every-once = subito, a dieci minuti di distanza
alerts-every-hour = al massimo una volta all'ora
alerts-every-day = al massimo una volta al giorno
alerts-save = Salva
alerts-browsers = Browser
alerts-browsers-push = Un browser a cui lo chiedi ti avvisa che tocca a te anche quando nessuna pagina della casa è aperta.
alerts-browsers-open = Un browser a cui lo chiedi ti avvisa che tocca a te finché una pagina della casa è aperta sullo sfondo.
alerts-browsers-script = Per questo serve JavaScript.
alerts-browser-remove = Non avvisarlo più
alerts-mail = E-mail
alerts-mail-about = Se un tavolo con giorni per ogni azione aspetta da dieci minuti, e in quel tempo non eri su nessuna pagina della casa, una mail ti dice tutti quelli che aspettano.
alerts-mail-claim = Prima fai tuo il tuo nome, così le mail sono soltanto tue.
alerts-mail-given-up = Le mail al tuo ultimo indirizzo sono state rifiutate più volte, perciò è stato tolto.
alerts-mail-now = Le mail vanno a { $mail }.
alerts-mail-waits = Una mail è in viaggio verso { $mail }. Il collegamento che contiene fa tuo l'indirizzo; vale un giorno.
alerts-mail-label = Indirizzo e-mail
alerts-mail-save = Manda la mail che lo conferma
alerts-mail-change = Cambia indirizzo
alerts-mail-remove = Niente più mail
alerts-confirm-about = Le mail sui tuoi turni andranno all'indirizzo a cui è stato mandato questo collegamento.
alerts-confirm = Conferma l'indirizzo
alerts-confirmed = L'indirizzo è confermato.
alerts-stop-about = A questo indirizzo non riceverai più mail sui tuoi turni.
alerts-stop = Niente più mail
alerts-stopped = A questo indirizzo non vanno più mail.
alerts-wrong-hours = le ore di silenzio hanno un inizio e una fine, scritti come 22:00
alerts-wrong-choice = questa scelta non esiste
alerts-wrong-away = un fuso orario dista da UTC da -720 a 840 minuti
alerts-wrong-browser = questa non è l'iscrizione di un browser: ha un indirizzo https di un servizio push, e due chiavi
alerts-wrong-mail = a questo indirizzo non si possono mandare mail; scrivilo come nome@example.org
alerts-wrong-token = questo collegamento è già stato usato, o ha più di un giorno; chiedine un altro
alerts-no-push = questa casa non può avvisare i browser
alerts-no-mail = questa casa non scrive mail
place-alerts = avvisi
full-confirmations = Sono state chieste troppe mail. Aspetta qualche ora e riprova.
mail-confirm-subject = Conferma questo indirizzo
mail-confirm =
    Ciao,

    { $name } su Fixer vuole sapere a questo indirizzo quando dei tavoli aspettano. Se sei tu, apri questo collegamento entro un giorno:

    { $link }

    Se non sei tu, non fare nulla: non arrivano altre mail.
mail-turns-subject = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
mail-turns =
    Ciao { $name },

    tocca a te:

    { $tables }
    Tutti i tavoli che ti aspettano: { $all }

    Come vieni avvisato: { $settings }
    Niente più mail, senza entrare: { $stop }
