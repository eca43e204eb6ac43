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
