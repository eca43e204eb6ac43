## Quello che dicono i tavoli di tutti i giochi

ending-agreed = Chiuso di comune accordo, senza risultato.

# Opzioni impossibili
problem-number-one = '{ $words }' non è possibile; può essere solo { $low }
problem-number = '{ $words }' non è possibile; può andare da { $low } a { $high }
problem-unknown = '{ $words }' non è tra i valori noti; può essere { $values }
problem-no-options = questa opzione non esiste; questo gioco non ha opzioni
problem-no-option = questa opzione non esiste; questo gioco ha { $options }
problem-meant = ; intendevi { $names }?
problem-or = { $before } o { $last }

# Posti, bot e ciò che portano
problem-brings-nothing = in questo gioco i posti non portano niente di proprio
problem-too-many-bring = { $count } posti portano qualcosa, ma il tavolo ne ha { $seats }
problem-deck-of = mazzo { $number }, { $place }
problem-too-many-bots = i bot indicati sono { $count }, ma il tavolo ha { $seats } posti

# Ciò che un tavolo rifiuta
refused-over = Il tavolo è finito.
refused-no-seat = Il posto { $seat } non esiste; questo tavolo ha { $seats } posti, contati da 0.
refused-not-awaited = Non tocca { WHO($seat, "al posto") }; si aspetta: { $awaited }.
refused-not-offered = { WHO($seat, "Il posto") } ora non può scegliere '{ $choice }'.
refused-after-chance = Si possono mandare insieme solo le prime { $known } scelte: dopo decide il caso.
refused-gone-on = Il tavolo è andato avanti da quando è stata fatta la domanda.
refused-left = { WHO($seat, "Il posto") } ha già lasciato il tavolo.
refused-nothing-to-undo = Non c'è niente da ritirare.
refused-undone-too-often = Questa mossa è stata ritirata troppe volte e ora resta: un'azione si può ritirare { $act } volte, e a un tavolo { $table } volte in tutto.
refused-full = Il registro di questo tavolo è pieno ({ $entries } voci): si può solo lasciare o chiudere.
refused-seat = { WHO($seat, "posto") }
