## Il tavolo di Gangs of Night City

gangs-panels = Parti del tavolo
gangs-panel-board = Tabellone
gangs-panel-hand = Mano
gangs-panel-rest = Gang
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
