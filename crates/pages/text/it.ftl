## Il tavolo di Gangs of Night City

gangs-panels = Parti del tavolo
gangs-panel-board = Tabellone
gangs-panel-hand = Mano
gangs-panel-log = Diario
gangs-prompt = Che cosa si decide
gangs-choices = { $count ->
    [one] 1 scelta sul tabellone
   *[other] { $count } scelte sul tabellone
}
gangs-waiting = Decidono gli altri.
gangs-waiting-for = In attesa di: { $sides }.
gangs-city = Night City
gangs-net = La Rete
gangs-danger = Livello di Pericolo
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
