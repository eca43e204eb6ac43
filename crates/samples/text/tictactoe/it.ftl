title = Tris
summary = Tre in fila. Niente è nascosto: il primo gioco che tutti imparano.
tile = Tre in fila, prima del tuo avversario.
mode-standard = la partita classica

take = Occupa { $cell }
took = { WHO($seat, "Il posto") } occupa { $cell }.
line = { WHO($seat, "Il posto") } ha tre segni in fila.
full = Tutte le caselle sono occupate.
left = { WHO($seat, "Il posto") } lascia il tavolo.

ending-line = Tre segni in fila.
ending-full = Tutte le caselle sono occupate e nessuno ha una fila.
ending-left = Un posto ha lasciato il tavolo.
ending-void = La partita non è arrivata a una fine e non conta.

no-turn = È il turno { WHO($seat, "del posto") }.
no-taken = La casella { $cell } è già { WHO($seat, "del posto") }.
no-line = La partita è finita: c'è una fila di tre.
no-full = La partita è finita: tutte le caselle sono occupate.
no-left = La partita è finita: un posto ha lasciato il tavolo.

turn-summary =
    Segna una casella libera; poi tocca all'altro.
    Tre tuoi segni in fila vincono; se il campo è pieno senza file, è patta.
