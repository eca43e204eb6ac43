title = Tris
summary = Tre in fila. Niente è nascosto: il primo gioco che tutti imparano.
mode-standard = la partita classica

take = Occupa { $cell }
took = Il posto { $seat } occupa { $cell }.
line = Il posto { $seat } ha tre segni in fila.
full = Tutte le caselle sono occupate.
left = Il posto { $seat } lascia il tavolo.

ending-line = Tre segni in fila.
ending-full = Tutte le caselle sono occupate e nessuno ha una fila.
ending-left = Un posto ha lasciato il tavolo.
ending-void = La partita non è arrivata a una fine e non conta.

no-turn = È il turno del posto { $seat }.
no-taken = La casella { $cell } è già del posto { $seat }.
no-line = La partita è finita: c'è una fila di tre.
no-full = La partita è finita: tutte le caselle sono occupate.
no-left = La partita è finita: un posto ha lasciato il tavolo.

turn-summary =
    Segna una casella libera; poi tocca all'altro.
    Tre tuoi segni in fila vincono; se il campo è pieno senza file, è patta.
