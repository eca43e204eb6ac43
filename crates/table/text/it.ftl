## Quello che dicono i tavoli di tutti i giochi

ending-agreed = Chiuso di comune accordo, senza risultato.
