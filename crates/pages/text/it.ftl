## Tutti i tavoli

panels = Parti del tavolo
panel-board = Tavolo
panel-hand = Mano
panel-log = Diario
panel-talk = Parla
prompt = Che cosa si decide
pay-otherwise = Paga in altro modo
choices = { $count ->
    [one] 1 scelta sul tavolo
   *[other] { $count } scelte sul tavolo
}

## Il tavolo di Gangs of Night City

gangs-city = Night City
gangs-net = La Rete
gangs-risk = NetWatch ti scopre se due dadi danno { $danger } o meno: { $percent }%.
gangs-fares = ▲ { $alone }% = { $level }%
gangs-fight-outlook = da { $low } a { $high } con una carta
gangs-fight-outlook-sure = { $high } con una carta
gangs-reward = Ricompensa: { $what }
gangs-nobody = nessuno
gangs-strength = { $side } { $count }
gangs-strength-dominant = { $side } { $count }, Dominio
gangs-hand = La tua mano
gangs-hand-empty = Nessuna carta in mano.
gangs-used = Usate
gangs-drawn = Pescate per un Potenziamento
gangs-face-down = A faccia in giù
gangs-upgrades = Carte Potenziate: { $count }
gangs-opportunities = Opportunità
gangs-edgerunners = Edgerunner
gangs-deck = Mazzo: { $count }
gangs-spent = speso
gangs-hideouts = { $count ->
    [0] Tutti i Covi sono costruiti
    [one] 1 Covo ancora da costruire
   *[other] { $count } Covi ancora da costruire
}
gangs-reserve = Riserva
gangs-aside = Da parte
gangs-abilities = Capacità
gangs-lost = { $count ->
    [one] 1 unità persa
   *[other] { $count } unità perse
}
gangs-tale = Il racconto
gangs-district-cards = Carte Distretto
gangs-district-now = ora
gangs-district-drawn = pescata
gangs-district-left = nel mazzo
gangs-attested = Come stampata
gangs-original = Ideata per questa edizione
gangs-set-starting = Carta Iniziale
gangs-set-upgrade = Carta Potenziata
gangs-set-kang-tao = Potenziata Kang Tao
gangs-combat-cards = Carte Combattimento
gangs-story-cards = Carte Storia
gangs-from-us = Originale: ideata per questa edizione
gangs-from-sources = Attestata da { $sources }
gangs-from-cards = una trascrizione pubblica delle carte stampate
gangs-from-rulebook = regolamento, pagina { $pages }
gangs-from-other = un'altra fonte pubblica
gangs-fight-steps = Fasi della Sparatoria
gangs-fight-exchange = Scambio
gangs-fight-choose = Scelta
gangs-fight-reveal = Rivelazione
gangs-fight-compare = Confronto
gangs-fight-casualties = Perdite
gangs-fight-score = Reputazione
gangs-fight-done = fatto
gangs-fight-next = Poi: { $step }
gangs-fight-attacks = l'ha provocata
gangs-fight-leads = è in vantaggio
gangs-fight-so-far = finora
gangs-fight-down = { $down } su { $all } hanno giocato una carta
gangs-fight-about-exchange = Chi l'ha provocata può scambiare i suoi Solitari con unità che stanno nei Punti di Interesse del Distretto.
gangs-fight-about-choose = Ogni parte gioca una Carta Combattimento a faccia in giù.
gangs-fight-about-reveal = Si scoprono tutte le carte; ora avviene ciò che fanno quando sono rivelate.
gangs-fight-about-compare = Si somma la Potenza di Fuoco: chi ne ha di più è al sicuro.
gangs-fight-about-casualties = Chi non ha il totale più alto perde unità nel Distretto.
gangs-fight-about-score = Le carte la cui condizione si è avverata danno Reputazione.

## Il tavolo del Cyberpunk TCG

tcg-seat = { WHO($seat, "Posto") }
tcg-you = { $name } (tu)
tcg-turn = di turno
tcg-won = vince
tcg-cost = Costo
tcg-power = Potenza
tcg-sell = Si può vendere
tcg-gigs = Incarichi
tcg-cred = Reputazione
tcg-dice = Dadi Incarico
tcg-die-of = { $die }, portato da { $name }
tcg-max = massimo
tcg-min = minimo
tcg-fixer = Area fixer
tcg-empty = vuota
tcg-field = Campo
tcg-field-empty = Nessuna Unità
tcg-legends = Leggende
tcg-units = Unità
tcg-gear = Equipaggiamenti
tcg-programs = Programmi
tcg-legend-place = Leggenda { $count }
tcg-legend-gone = Un posto vuoto
tcg-face-down = a faccia in giù
tcg-eddies = Eddie
tcg-eddies-seen = Viste quando sono state vendute
tcg-eddies-unseen = Mai viste
tcg-hand = La tua mano
tcg-hand-of = Mano di { $name }
tcg-hand-pile = Mano
tcg-hand-empty = Nessuna carta in mano.
tcg-hand-seen = Viste arrivare
tcg-hand-seen-own = Viste dal Rivale
tcg-hands-hidden = Le mani restano nascoste fino alla fine della partita.
tcg-deck = Mazzo
tcg-deck-top = Note in cima
tcg-deck-bottom = Note in fondo
tcg-deck-seen = Al suo interno
tcg-deck-list = Il mazzo principale come è stato portato
tcg-legends-unseen = Leggende non ancora guardate
tcg-trash = Discarica
tcg-removed = Rimosse
tcg-tray = Carte in gioco in questo momento
tcg-playing = In corso di gioco
tcg-looked = Si stanno guardando
tcg-laid = Appena finite in discarica
tcg-resting = Dirette in fondo al mazzo { WHO($seat, "del posto") }
tcg-from-trash = Dalla tua discarica
tcg-attack = Attacco
tcg-against = contro
tcg-target-open = il bersaglio non è ancora dichiarato
tcg-gigs-of = Incarichi { WHO($seat, "del posto") }
tcg-outlook-gigs = Per ora: ruba { $count ->
    [0] nulla
    [one] 1 Incarico
   *[other] { $count } Incarichi
}.
tcg-outlook-unit = Per ora: chi attacca { $result ->
    [wins] vince
    [loses] perde
   *[ties] pareggia
}, { $own } a { $other }.
tcg-outlook-open-you = Puoi ancora pagare { $funds } €$ e hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano{ $blockers ->
    [0] {""}
    [one] , 1 Unità che può bloccare
   *[other] , { $blockers } Unità che possono bloccare
}.
tcg-outlook-open = { WHO($seat, "Il posto") } può ancora pagare { $funds } €$ e ha { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano{ $blockers ->
    [0] {""}
    [one] , 1 Unità che può bloccare
   *[other] , { $blockers } Unità che possono bloccare
}.
tcg-steps = Fasi dell'attacco
tcg-step-target = Bersaglio
tcg-step-react = Reazioni
tcg-step-clash = Scontro o furto
tcg-step-result = Esito
tcg-effect = Effetto
tcg-pending = Effetti in attesa
tcg-booked = Alla fine del turno
tcg-mark-lag = Lag
tcg-mark-solo = solo
tcg-mark-attack-units = sulle Unità
tcg-mark-attack-spent = sulle impegnate
tcg-mark-attack-ready = su pronte
tcg-mark-undefeated = resiste
tcg-mark-harmless = innocua
tcg-mark-watched = d'occhio
tcg-mark-must = deve attaccare
tcg-mark-must-next = attaccherà
tcg-mark-stays-spent = resta impegnata
tcg-mark-no-attack = non attacca
tcg-mark-no-ready = non si prepara
tcg-mark-fight = { $by } negli scontri
tcg-mark-fewer = ruba meno
tcg-mark-cheaper = solo scontato
tcg-from = { $print }, { $rarity }
gangs-rolled-found = { $sum } non supera { $danger }: scoperto.
gangs-rolled-safe = { $sum } supera { $danger }: nessuno vede nulla.

## Che cosa vogliono dire i segni
gangs-sign-solo = Solitario: combatte. Il suo gettone muove i tuoi Solitari e poi può provocare una Sparatoria.
gangs-sign-techie = Tecnico: fa affari. Il suo gettone muove i tuoi Tecnici e Droni e poi può prendere una carta da un mercato.
gangs-sign-netrunner = Netrunner: il suo gettone muove i tuoi Netrunner e poi può iniziare una Netrun.
gangs-sign-drone = Drone: conta come unità, si muove col gettone Tecnico, non entra nei Punti di Interesse e va perso dove resta solo.
gangs-sign-hideout = Covo: qui arrivano le reclute, e con più unità di tutti dà il Dominio. Costa 2 Eurodollari e dà Reputazione.
gangs-sign-upgrade = Potenziamento: per 1 Eurodollaro pesca due Carte Combattimento, tienine una e rimuovi dal gioco una carta della mano.
gangs-sign-wild = Jolly: vale per una qualsiasi delle altre cinque azioni, anche se il suo gettone è speso.
gangs-sign-eurodollar = Eurodollaro: paga Covi, Potenziamenti ed Edgerunner.
gangs-sign-contraband = Contrabbando: paga le Opportunità.
gangs-sign-secret = Segreto Corporativo: vale un Eurodollaro o un Contrabbando.
gangs-sign-cred = Reputazione: il punteggio. A 25 la partita finisce con il turno, e vince chi ne ha di più.
gangs-sign-business = Business: chi ci sta dentro può cogliere Opportunità con il gettone Tecnico.
gangs-sign-fixer = Fixer: chi ci sta dentro può assoldare Edgerunner con il gettone Tecnico.
gangs-sign-fortress = Fortezza dei Dati: dà a chi la controlla un Segreto Corporativo quando comincia una Netrun.
gangs-sign-fire = Potenza di Fuoco: quanto una Carta Combattimento aggiunge al totale. Il totale più alto non perde unità.
tcg-sign-blocker = BLOCKER: quando chi la gioca viene attaccato, un'Unità pronta può impegnarsi e diventare lei il bersaglio.
tcg-sign-quick = QUICK: si può usare come reazione, mentre il Rivale attacca.
tcg-sign-solo = GO SOLO: paga il costo per mettere in campo questa Leggenda scoperta, pronta e subito libera di attaccare.
tcg-sign-adrenaline = ADRENALINE: può attaccare già nel turno in cui arriva.
tcg-sign-play = PLAY: avviene quando la carta è stata giocata.
tcg-sign-call = CALL: avviene quando una Chiamata scopre questa Leggenda; una Chiamata costa 1 €$, una volta per turno.
tcg-sign-attack = ATTACK: avviene quando questa Unità si impegna per attaccare.
tcg-sign-defeated = DEFEATED: avviene quando questa Unità è stata sconfitta.
tcg-sign-lag = Lag: un'Unità appena arrivata in questo turno non può attaccare né impegnarsi per i suoi effetti.
sign-seat = Forma e colore dicono di chi è: ogni giocatore ha i suoi, su ogni segnalino, dado e punteggio.
gangs-sign-socket = Punto di Interesse: dentro ci sta una sola unità; il segno piccolo dice di che tipo è.
gangs-sign-specialist = Edgerunner senza classe: agisce quando accade ciò che dice la sua carta, e nessun gettone lo muove.
gangs-sign-crown = Dominio: qui un Covo e più unità di tutti. Quando si recupera dà tutte le ricompense del Distretto.
gangs-sign-deal = Affare: un'Opportunità di questo tipo già colta. Altre valgono di più, più ne hai dello stesso tipo.
gangs-sign-discard = Nella Rete: un avversario scarta una Carta Combattimento.
gangs-sign-move = Nella Rete: muovi un'unità avversaria.
gangs-sign-convert = Nella Rete: un'unità avversaria è sostituita da una della stessa classe della tua riserva.
gangs-sign-lost = Persa: l'unità torna nella riserva di chi la possiede.
gangs-sign-danger = Pericolo: si tirano due dadi; con quel totale o meno il Netrunner viene scoperto.
gangs-sign-backs = Carte Combattimento in mano: quante, non quali.
gangs-sign-rage = Furia: sale dopo una Sparatoria provocata dai Maelstrom, e si può abbassare per avere Potenza di Fuoco.
gangs-sign-story = Storia: le sue carte cambiano le regole e mettono segnalini; che cosa fanno lo dice la carta scoperta.
gangs-sign-time = Tempo: segnalini su una carta Storia; il suo testo dice quando se ne toglie uno e che cosa fa l'ultimo.
gangs-sign-source = Da dove viene la carta: piena, come stampata; vuota, scritta per questo tavolo.
tcg-sign-clash = Attacco: chi attacca che cosa. Dopo le reazioni c'è un combattimento contro un'Unità o un furto dagli Incarichi.
tcg-sign-die = Incarico: un dado che conta per arrivare a 7. Quanto mostra è Reputazione; ▲ è la sua faccia più alta, ▼ la più bassa.
tcg-sign-fixer = Area fixer: dadi non ancora tirati. Ogni turno se ne prende e tira uno, il d20 per ultimo.
tcg-sign-cred = Reputazione: la somma di quanto mostrano i tuoi Incarichi. Molti effetti la chiedono.
tcg-sign-gigs = Incarichi: vince chi ne ha 7 all'inizio del proprio turno. Un attacco contro di essi ne ruba.
tcg-sign-eddies = Eddie: ognuno paga 1 €$ a turno. Quelli dritti sono pronti, quelli sdraiati impegnati.
tcg-sign-hand = Mano: quante carte, e quali di esse conoscono entrambi.
tcg-sign-deck = Mazzo: le carte ancora da pescare.
tcg-sign-trash = Discarica: le carte scartate, sconfitte o usate, scoperte.
tcg-sign-gone = Rimosse dal gioco: tornano solo dove una carta lo dice.
tcg-sign-legend = Leggenda coperta: paga 1 €$, oppure una Chiamata la scopre, che costa 1 €$ una volta per turno.
tcg-sign-looked = Chi possiede questa Leggenda la ha guardata.
tcg-sign-cost = Costo: quanti €$ costa giocare la carta; sottolineato dove ora costa meno.
tcg-sign-ram = RAM: colore e numero. Un mazzo può avere solo ciò che la RAM delle sue Leggende permette.
tcg-sign-sell = Si può vendere: una volta per turno una carta così si vende dalla mano, e da allora è un Eddie.
tcg-sign-power = Potenza: decide i combattimenti. Un furto prende un dado, e uno in più ogni 10 interi.

## Il tavolo di Nightlancer

nl-who = { WHO($seat, "Posto") }
nl-you = { WHO($seat, "Posto") } (tu)
nl-boss = { WHO($seat, "Posto") }, Capo
nl-round = Round { $round } di { $rounds }: { $phase }
nl-of-rounds = Round { $round } di { $rounds }
nl-phase-setup = Allestimento
nl-phase-event = Evento
nl-phase-missions = Prendere missioni
nl-phase-street = Strada
nl-phase-mission = Missione
nl-phase-end = Fine del round
nl-phase-scoring = Conteggio
nl-steps = A che punto si è
nl-street = La strada
nl-edge = Anello di Confine
nl-risky = Rischiosi
nl-closed = Non si usa in così pochi.
nl-blocked = C'è l'Agente.
nl-taken = Occupato.
nl-stall-empty = Esaurito
nl-missions = Missioni
nl-no-missions = Nessuna missione disponibile.
nl-penalty = Se si fallisce
nl-abort = Annullata
nl-dirty = Sporca: chi la porta a termine perde 1 Ideale
nl-excludes = Carte simili non si possono usare
nl-loadout = Carte nella Dotazione
nl-first = Prima Squadra
nl-second = Seconda Squadra
nl-first-short = Prima
nl-second-short = Seconda
nl-goal = Per vincere insieme: { $each } Prospettive a testa, { $goal } in tutto (ora { $total }), l'Opportunità personale di ciascuno comprata e qualche Ideale rimasto.
nl-goal-short = Insieme { $total } di { $goal }, { $each } a testa
nl-talk-pay = A ciascuno spetta ora: { $now }; con uno in più: { $then }.
nl-talk-offer = L'offerta: entrambi promettono
nl-talk-counter = La controfferta: entrambi promettono
nl-talk-instead = Oppure proponi, una volta
nl-talk-choose = Che cosa offri? Entrambi promettono
nl-promise-assist = Aiuto
nl-promise-stay = Lealtà
nl-promise-peace = Tregua
nl-talk-nothing = Niente
nl-talk-enforced = Le regole garantiscono il posto nella Squadra e nessuna promessa: chi la rompe è detto a tutti.
nl-talk-together = Giocate insieme: non c'è niente da promettere.
nl-score-abilities = Abilità migliori
nl-score-agendas = Progetti
nl-score-cards = Carte
nl-score-total = Allo stato attuale
nl-score-about = I Prestiti costano 5 Prospettive l'uno se non si pagano 10 Chip, l'Allerta 1 per punto se non si rinuncia a due carte o Chip; 5 Chip comprano una Prospettiva.
nl-sign-pact = Un patto: ciò che chi si è unito a una Squadra e il suo Capo si sono promessi. Le regole non lo garantiscono.
nl-deal = Accordo
nl-deal-closes = L'Accordo esclude una Seconda Squadra
nl-payment = Paga per ciascuno, secondo la grandezza della Squadra
nl-order = Ordine
nl-prospect-price = Una Prospettiva costa
nl-health = Salute
nl-resolve = Determinazione
nl-ideals = Ideali
nl-heat = Allerta
nl-prospects = Prospettive
nl-chips = Chip
nl-loans = Prestiti
nl-tokens = Segnalini azione rimasti: { $count }
nl-left = se n'è andato
nl-shaken = Scosso
nl-low = Si nasconde
nl-guard = Meno Salute persa
nl-hand-contacts = { $count ->
    [one] { $count } Contatto in mano
   *[other] { $count } Contatti in mano
}
nl-hand-opportunities = { $count ->
    [one] { $count } Opportunità in mano
   *[other] { $count } Opportunità in mano
}
nl-assets = Beni
nl-no-assets = Ancora niente
nl-loadout-count = nella Dotazione: { $count }
nl-loaded = con sé
nl-in-use = in uso
nl-hand = Mano
nl-hand-of = Mano di { WHO($seat, "al posto") }
nl-hand-empty = Nessuna carta in mano.
nl-hands-hidden = Le mani restano nascoste fino alla fine della partita.
nl-one-roll = un tiro
nl-rerolls = { $count ->
    [one] { $count } nuovo tiro
   *[other] { $count } nuovi tiri
}
nl-with-crew = con la Squadra
nl-step-prepare = Preparare
nl-step-hinder = Ostacolare
nl-step-roll = Dadi
nl-step-result = Esito
nl-sets = È il Punteggio che la Seconda Squadra deve raggiungere.
nl-sets-short = fissa il Punteggio
nl-attempts = ci prova
nl-declines = resta fuori
nl-before-dice = Punteggio prima dei dadi
nl-blocked-by = L'Ostacolo è ancora lì.
nl-not-rolled = Non ancora tirati
nl-hits = { $hits ->
    [one] { $hits } mirino
   *[other] { $hits } mirini
}
nl-risk = Se fallisce: { $health } Salute
nl-would-shake = Scosso!
nl-face-off = Resa dei Conti
nl-face-off-about = La Prima Squadra tira per prima; la Seconda deve pareggiare il suo Punteggio. Chi perde lascia la missione con 5 Salute in meno.
nl-wins-first = La Prima Squadra vince: { $plain } %, con le carte migliori di entrambe { $armed } %
nl-wins-second = La Seconda Squadra vince: { $plain } %, con le carte migliori di entrambe { $armed } %
nl-browses = Il Mercato Nero, sfogliato da { WHO($seat, "dal posto") }
nl-sifts = { WHO($seat, "Il posto") } ne ha pescate { $count } e ne tiene una
nl-nightlancers = Nightlancer
nl-items = Mercato Nero
nl-contacts = Contatti
nl-opportunities = Opportunità
nl-round-cards = Carte Round
nl-sign-covert = Furtività: non farsi vedere. Una prova si supera con un Punteggio pari almeno al suo numero.
nl-sign-streetwise = Scaltrezza: conoscere gente ed essere creduti.
nl-sign-technical = Tecnica: costruire, rompere e forzare.
nl-sign-melee = Mischia: combattere corpo a corpo. Fallire una prova di combattimento costa Salute.
nl-sign-gunfight = Sparatoria: combattere da un capo all'altro di una stanza.
nl-sign-marksman = Mira: combattere da lontano.
nl-sign-hit = Mirino: ciascuno dei tre dadi lo mostra una volta su due. Ogni mirino aggiunge 1 al Punteggio.
nl-sign-odds = Probabilità: di superare la prova con un solo tiro e nient'altro, e al meglio, con ogni nuovo tiro che la Determinazione permette e le carte migliori.
nl-sign-again = Nuovo tiro: tutti e tre i dadi per 1 Determinazione; l'ultimo punto non si può spendere così.
nl-sign-danger = Pericolo: la Salute che perde tutta la Squadra se la prova di combattimento fallisce.
nl-sign-lost = Penalità: a che cosa porta fallire. Su un Contatto: che cosa fa a un avversario.
nl-sign-obstacle = Ostacolo: va superato con una carta o un'abilità prima di tentare la prova.
nl-sign-health = Salute: a 0 sei Scosso, perdi un Ideale e lasci la missione.
nl-sign-resolve = Determinazione: paga i nuovi tiri; a 0 sei Scosso.
nl-sign-ideals = Ideali: ciascuno è una Prospettiva al Conteggio; senza non puoi battere chi ne ha.
nl-sign-heat = Allerta: chi ne ha meno agisce prima. A 5 devi nasconderti; al Conteggio costa.
nl-sign-prospects = Prospettive: chi ne ha di più vince la partita.
nl-sign-chip = Chip: il denaro.
nl-sign-loan = Prestito: 10 Chip dall'Euromafia; 1 Chip d'interesse ogni round, 5 Prospettive alla fine se non è restituito.
nl-sign-token = Segnalino azione: quattro per round, ciascuno fa quello che dice il suo spazio.
nl-sign-circle = Il tipo di un Contatto, che dice che cosa fa il suo terzo uso a un avversario.
nl-sign-contact = Contatto: una carta con tre usi, che si scarta dopo uno di essi.
nl-sign-backs = Carte in mano: tutti vedono quante, solo chi le tiene quali.
nl-sign-opportunity = Opportunità: si compra con Usare gli Agganci; resta tra i Beni.
nl-sign-skill = Competenza: alza per sempre le abilità.
nl-sign-agenda = Progetto: conta insieme agli Ideali al Conteggio.
nl-sign-weapon = Arma: una per prova di combattimento.
nl-sign-armour = Armatura: meno Salute persa in una prova di combattimento, almeno 1; una per prova.
nl-sign-gear = Equipaggiamento: si porta, come Armature e Armi; in missione conta solo ciò che è nella Dotazione.
nl-sign-cyber = Cyberware e Cyberarmi: costano Salute e Determinazione, non occupano la Dotazione, non si vendono.
nl-sign-loud = Rumorosa: usarla dà 1 Allerta.
nl-sign-obvious = Vistosa: non si può usare in un Evento.
nl-sign-dirty = Sporca: chiunque porti a termine la missione perde 1 Ideale.
nl-sign-boss = Capo: il segnalino in cima alla Squadra; sceglie il Percorso e chi può unirsi.
nl-sign-crew = Squadra: ogni membro rimasto riceve la paga per quella grandezza.
nl-sign-deal = Accordo: esclude una Seconda Squadra, e il Capo pesca 1 Opportunità in più quando è pagato.
nl-sign-shaken = Scosso: senza Salute o Determinazione. Perdi un Ideale e ti nascondi fino alla prossima Pausa.
nl-sign-low = Nascondersi: tutta la Salute e la Determinazione, 1 Allerta in meno, ma nessuna missione.
nl-sign-agent = L'Agente: gioca contro tutti voi.
nl-sign-event = Evento: affronta la sua prova o nasconditi.
nl-sign-street = Nel tuo turno della fase di Strada.
nl-sign-mission = Missione: tre Tappe, ciascuna con due Percorsi.
nl-sign-rounds = Round: sei in tutto, poi il Conteggio.
nl-sign-cost = Costo in Chip; verde dove per te è minore.
nl-sign-source = ◆ come stampato, ◇ ideato per questa edizione.

## Cyberpunk CCG

cc-you = { WHO($seat, "Posto") } (tu)
cc-who = { WHO($seat, "Posto") }
cc-turn = Turno { $turn }, { WHO($seat, "del posto") }.
cc-your-turn = Turno { $turn }: il tuo.
cc-left = se n'è andato
cc-sites = Sponsor, Luoghi, Operazioni e Nascondiglio
cc-crew = Runner
cc-no-runners = Nessun Runner in gioco.
cc-worn = Dotazione
cc-sponsor = Sponsor
cc-sponsors = Sponsor
cc-shelf-location = Luoghi
cc-shelf-operation = Operazioni
cc-shelf-runner = Runner
cc-shelf-cyber = Cyber
cc-shelf-equipment = Equipaggiamento
cc-shelf-event = Eventi
cc-no-faction = Nessuna fazione
cc-attested = Una fonte nomina questa carta.
cc-original = Ideata per questa edizione.
cc-capacity = Quanti Runner porta
cc-ops = Punti Op
cc-style = Punti Stile
cc-own-way = La via dello Sponsor
cc-busts = Punti arresto
cc-hand = Mano
cc-hand-of = Mano { WHO($seat, "del posto") }
cc-hand-empty = Nessuna carta in mano.
cc-hands-hidden = Le mani sono nascoste a chi guarda.
cc-hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
cc-hand-known = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}; note: { $cards }
cc-runs-deck = Carte nel mazzo Missioni
cc-gear-deck = Carte nel mazzo Dotazioni
cc-trash = Scarti, dal più recente
cc-stash = Nascondiglio
cc-stash-about = { $count ->
    [0] Il Nascondiglio è vuoto.
    [one] { $count } carta nel Nascondiglio, sicurezza { $security }.
   *[other] { $count } carte nel Nascondiglio, sicurezza { $security }.
}
cc-team = Squadra { $team }
cc-team-force = Squadra { $team }: offesa { $offense }, difesa { $defense }
cc-security = Sicurezza
cc-reach = Potresti portare un'offesa di { $offense } contro sicurezza { $security }.
cc-used = in uso
cc-equipped = in pugno
cc-complete = completo
cc-incomplete = non ancora completo
cc-is-busted = in arresto
cc-is-psycho = Cyberpsicopatico
cc-fights = nella battaglia
cc-lends = presta la sua LR da lontano
cc-done = in questo turno non fa altri Attacchi o Missioni
cc-has-bid = hai pagato per tentarla
cc-tokens = { $count ->
    [one] { $count } segnalino costruzione
   *[other] { $count } segnalini costruzione
}
cc-standings = Quanto manca a ciascuno per vincere
cc-parts = Le parti di un turno
cc-part-draw = Pesca
cc-part-purchase = Compera
cc-part-equip = Dotazione
cc-part-legwork = Preparativi
cc-part-action = Azione
cc-part-damage-control = Controllo Danni
cc-hit = Attacco
cc-run = Missione
cc-attacks = attacca
cc-defends = difende
cc-may-defend = Può ancora difendere.
cc-undefended = Nessuno difende.
cc-own-op = Un'Operazione propria: nessuno la difende.
cc-offense = Offesa
cc-defense = Difesa
cc-fate-succeeds = Così riesce: offesa { $offense } contro sicurezza { $security }.
cc-fate-fails = Così fallisce e la squadra torna: basterebbe offesa { $needs } in più.
cc-fate-beaten = Così la squadra è battuta: per passare manca offesa { $needs }.
cc-fate-ties = Così nessuno batte nessuno, e la squadra torna.
cc-stack = Annunciato
cc-stack-about = viene prima ciò che sta in cima
cc-cancelled = (non succede)
cc-from-trash = Dagli scarti
cc-choose-card = Scegli una carta
cc-coming = In arrivo
cc-sign-sr = SR: offesa a corto raggio, dei Runner nella battaglia
cc-sign-lr = LR: offesa a lungo raggio, che un Runner fuori dalla battaglia presta per altrettanti EB
cc-sign-def = Def: difesa, che evita a una squadra di essere battuta
cc-sign-power = Potere: quanto un Runner è bravo in ciò che fa il suo tipo
cc-sign-emp = Emp: empatia; con 1 o meno un Runner è un Cyberpsicopatico
cc-sign-style = Punti Stile: 100 in gioco alla fine di un turno vincono
cc-sign-ops = Punti Op: 100 alla fine di un turno vincono
cc-sign-own-way = La via dello Sponsor: se si compie, vince subito
cc-sign-security = Sicurezza totale: M-Sec più due volte E-Sec, che l'offesa deve superare
cc-sign-msec = M-Sec: sicurezza manuale
cc-sign-esec = E-Sec: sicurezza elettronica, che conta due volte
cc-sign-eb = EB: EuroBuck, con cui si paga tutto
cc-sign-move = Movimento: quante volte una squadra prosegue dopo un successo
cc-sign-room = Capienza: quanti Runner porta un Veicolo
cc-sign-cop = Sbirro: arresta i Runner che vengono usati
cc-sign-corp = Corp: paga, e aggiunge a ciò che paga un Luogo
cc-sign-fixer = Fixer: rende più economici Operazioni e sostegno
cc-sign-med-tech = Med-Tech: salva i Runner e li raddrizza
cc-sign-media = Media: alza la M-Sec di un Luogo o di un'Operazione
cc-sign-netrunner = Netrunner: abbassa la E-Sec, e ripristina la propria
cc-sign-nomad = Nomade: presta metà del suo Potere, e permette squadre di cinque
cc-sign-rocker = Rocker: abbassa la M-Sec di un Luogo o di un'Operazione
cc-sign-solo = Solo: una volta per battaglia aggiunge il suo Potere a SR, LR o Def
cc-sign-techie = Techie: salva la dotazione e costruisce il Punknaught; anche Attrezzi
cc-sign-team = Una squadra: il suo numero, la sua offesa e la sua difesa
cc-sign-psycho = Cyberpsicopatico: deve andare in Attacco o in Missione, e non si arresta
cc-sign-busted = In arresto, o punti arresto: chi è in arresto resta in uso finché il suo giocatore non raddrizza
cc-sign-used = In uso: non fa nulla finché non si raddrizza
cc-sign-done = In questo turno non fa altri Attacchi o Missioni
cc-sign-token = Segnalini costruzione: se ne toglie uno all'inizio di ogni turno
cc-sign-stash = Nascondiglio: dotazione che nessun Runner porta; si può attaccare
cc-sign-hand = Carte in mano; alla fine del turno se ne tengono otto
cc-sign-runs = Mazzo Missioni: Luoghi, Operazioni e Runner
cc-sign-gear = Mazzo Dotazioni: Cyber, Equipaggiamento ed Eventi
cc-sign-trash = Scarti, scoperti
cc-sign-location = Luogo: rende EB, e si può attaccare
cc-sign-operation = Operazione: si compie con una Missione per i suoi punti Op
cc-sign-event = Evento: succede subito e brucia
cc-sign-cyber = Cyber: uno per ogni parte del corpo, a scapito dell'empatia
cc-sign-weapon = Arma: in una battaglia se ne impugna una
cc-sign-vehicle = Veicolo: porta dei Runner, oltre in Missione o a casa non usati
cc-sign-equipment = Equipaggiamento: uno per tipo su ogni Runner
cc-sign-cost = Costo in EB: 2 in meno per le carte della fazione del tuo Sponsor
cc-sign-reach = Che cosa potresti portare: l'offesa della tua squadra migliore contro questa sicurezza
cc-sign-source = Segno pieno: una fonte nomina questa carta; vuoto: ideata per questa edizione
