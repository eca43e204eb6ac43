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
