## Segnalini delle Storie

name-token-assassin = Assassino
name-token-agent = Agente
name-token-vip = VIP
name-token-trace = Traccia
name-token-x = X
name-token-militech = Militech
name-token-container = Container
name-token-factory = Fabbrica Kang Tao
name-token-time = Tempo

## Cosa accade in una Storia

event-story-card = Si rivela { $heading }: { $title }. { $tale }
event-offer-taken = { WHO($seat, "Il posto") } accetta un'offerta della carta { $heading }.
event-token-put = Si colloca { $token } a { $district }.
event-token-taken = { WHO($seat, "Il posto") } prende { $token } da { $district }.
event-token-returned = Da { $district } torna nella scorta { $token }.
event-token-moved = Si sposta { $token } da { $from } a { $to }.
event-token-dropped = { WHO($seat, "Il posto") } colloca { $token } a { $district }.
event-tokens-cleared = Tornano nella scorta, senza eccezioni: { $tokens }.
event-tokens-left = I segnalini della Storia { WHO($seat, "del posto") } tornano nella scorta.
event-time = { $left ->
    [0] Non restano segnalini Tempo.
    [one] Resta { $left } segnalino Tempo.
   *[other] Restano { $left } segnalini Tempo.
}
asks-story = La Storia chiede un Distretto: { $effect }
waits-story = scegliere un Distretto per la Storia
asks-kill-story = Scegli l'unità che la Storia uccide.
waits-kill-story = scegliere l'unità che la Storia uccide
bought-offer = un'offerta della Storia
no-offer = Quest'offerta non si può usare ora: una volta per turno, prima di un'azione, se la sua condizione è soddisfatta, il suo primo effetto possibile e il suo costo disponibile.
no-reclaim-offer = In questo turno hai usato un'offerta della Storia, quindi è un'Attivazione.
no-fight-story = Una Carta Storia vieta le Sparatorie in questo Distretto.
no-closed = Una Carta Storia non vi lascia entrare unità.
no-story-place = La Carta Storia non permette di scegliere questo Distretto.
story-board = Storia: { $name }.
story-time = Segnalini Tempo rimasti: { $left }.
story-tokens-in = { $district }: { $tokens }.
story-tokens-held = { WHO($seat, "Il posto") } ha: { $tokens }.
story-beside = Accanto al mercato: { $card }. { $text }
story-follows = Dopo questo turno: { $heading }.
story-ends = La partita finisce con questo turno.

## Tutorial

story-tutorial-introduction-title = Un martedì
story-tutorial-introduction-text = Stanotte non è morto nessuno che conti. Il sindaco non ha parlato, nessuna torre è bruciata, nessuna corporazione ha mandato fiori. Su Heywood è scesa una pioggia tiepida e alle quattro, a Westbrook, i chioschi avevano finito il brodo. È un martedì, di quelli che la città dimentica prima di sera. In giorni così la strada è di chi ci resta in piedi più a lungo. Portate fuori la vostra gente, imparate gli angoli. Per le leggende c'è domani; oggi contano solo i conti.

## Il Prezzo del Successo

story-cost-of-success-introduction-title = L'inquilino della 614
story-cost-of-success-introduction-text = L'inquilino della 614 aveva pagato un anno in anticipo ed è durato nove giorni. Sotto il materasso la donna delle pulizie ha trovato un chip con un fiore rosso sul guscio, e l'ha venduto per un mese d'affitto. A mezzogiorno era passato per sei mani, quattro delle quali già fredde. Ora lo vendono all'aperto, come il pesce. A Pacifica, nell'atrio di un albergo mai aperto, siede una donna col cappotto grigio: non beve niente e fa a tutti, con garbo, la stessa domanda.
story-cost-of-success-act-1-title = La donna in grigio
story-cost-of-success-act-1-text = Non dà nomi, solo un numero che squilla una volta. Compra chiacchiere: chi parla con chi, quale porta ha la serratura nuova, quale netrunner dorme male. Paga in reputazione, una parola sua nell'orecchio giusto, poi si sposta, perché a furia di restare i suoi ultimi tre colleghi sono andati in pensione. Tutti sanno per chi lavora. Tutti le vendono qualcosa lo stesso. Il chip è ancora sul tavolo, e attorno al tavolo comincia a mancare il posto.
story-cost-of-success-act-2a-title = Ritiro dal mercato
story-cost-of-success-act-2a-text = L'avete comprato, quindi è vostro, e vostro è anche quello che gli viene dietro. La torre non fa causa: manda una persona sola, con il biglietto di ritorno e una valigia molto piccola. I baristi non hanno visto niente. Il portiere non ha visto niente e continuerà a non vedere. Dovunque vada la vostra gente, un'ora dopo calano le serrande e i clienti fissi ricordano impegni altrove. A fermare quella valigia ci si fa un nome. Qualcuno, di solito, ci prova.
story-cost-of-success-act-2b-title = Cinque nomi
story-cost-of-success-act-2b-text = Nessuno ha voluto il chip abbastanza, e in questa città anche questa è una risposta. La donna in grigio ha cambiato domanda. Adesso gira con una lista: cinque mediatori che hanno toccato la merce, cinque stanze in cui può esserci una copia. Li cancella a matita, come se potesse dover chiedere scusa. Chi arriva a un nome prima di lei si sente raccontare tutto. Chi arriva dopo sta ad ascoltare un silenzio molto lungo.
story-cost-of-success-act-3a-title = Buonuscita
story-cost-of-success-act-3a-text = La torre ha rifatto i conti: un ladro costa meno di un'impiegata che sa troppo, e la donna in grigio di atri ne ha visti tanti. Il suo numero non squilla più. Cammina senza scorta, piano, davanti ai vostri angoli, in pieno giorno, sempre con quel cappotto. Ci vuole un po' a capire che è una domanda di assunzione. Sa dove stanno gli altri chip. Vorrebbe un nuovo datore di lavoro, due garanzie e una finestra che non dia sulla torre.
story-cost-of-success-act-3b-title = Stagione d'aste
story-cost-of-success-act-3b-text = La voce ha fatto il giro del mondo ed è tornata con i soldi. Arrivano da Seul, da Lagos, da Lussemburgo; scendono nello stesso albergo e fingono di non salutarsi. Questa settimana vale tutto di più: un contratto, una diceria, una sedia vicino alla porta. I guai di prima non sono spariti, sono solo entrati nel prezzo. E al bar qualcuno con una valigia piccola ordina un altro bicchiere d'acqua e aspetta che battano l'ultimo colpo.
story-cost-of-success-epilogue-a-title = Nuova gestione
story-cost-of-success-epilogue-a-text = Parla per tre notti. Voi fate in modo che non manchi il caffè e mettete i due migliori sulle scale. Numeri di conto, rifugi, compleanni di dirigenti, il nome dell'uomo della 614, che aveva una figlia. Il quarto mattino c'è un cappotto grigio sul gancio e, sotto, una sedia vuota. Sul tavolo ha lasciato l'elenco di tutto quello che vi deve, voce per voce, con una riga tirata in fondo.
story-cost-of-success-epilogue-a-ending = La torre nega che sia mai esistita. In strada sanno che non è vero, e sanno chi serviva il caffè. Vale più di quanto valesse il chip.
story-cost-of-success-epilogue-b-title = Aggiudicato
story-cost-of-success-epilogue-b-text = Finisce con una stretta di mano al quarantesimo piano, come finiscono le cose quando abbastanza denaro è stanco. In autunno il progetto sarà nei negozi con un altro nome. La torre annuncia che era previsto fin dall'inizio. Di sotto i mediatori rimasti vivi confrontano le provvigioni, e le stanze tornano a costare quanto prima. Qualcuno scopa via i vetri. Di vetri, stranamente, ce n'erano pochi.
story-cost-of-success-epilogue-b-ending = Le fatture partono venerdì. Quello che avevate in mano quando la musica si è fermata è quello che valevate. C'è chi scopre di essere stato l'imballaggio.
story-cost-of-success-epilogue-c-title = La valigia piccola
story-cost-of-success-epilogue-c-text = Chi uccide ha un contratto, e i contratti si comprano. Adesso la valigia piccola sta in un vostro retrobottega, e chi la portava chiede, con calma, a chi tocca. In quella voce non c'è lealtà, solo puntualità. Finché lavora per voi mezza città resta in casa. Se vi scappa, lavorerà per chi la raccoglie. Inchiodate tre Distretti mentre hanno paura di affacciarsi, e il resto verrà da sé.
story-cost-of-success-epilogue-c-ending = Alla fine non è servito dire niente. Una porta lasciata aperta, un nome letto a voce alta, e la città ha fatto la somma da sola.

## Tour di Night City

story-night-city-tour-introduction-title = L'erede vuole vedere
story-night-city-tour-introduction-text = Da qualche parte, sopra le nuvole, un consiglio d'amministrazione ha un problema: ha ventisei anni, possiede il nove per cento di tutto e Night City l'ha vista soltanto dall'alto. Vuole mangiare dove mangia la gente. L'ha detto ai giornali. Stamattina ha seminato gli accompagnatori e si è piantato in mezzo a Corpo Plaza con una mappa di carta, di carta vera, su cui aveva segnato cinque croci. A sera ne aveva una copia ogni fixer della città.
story-night-city-tour-act-1-title = Cinque croci sulla mappa
story-night-city-tour-act-1-text = Dà mance da uomo che non ha mai contato. Vuole la palestra dei pugili, l'albergo allagato, l'altarino sotto il cavalcavia, il mercato degli occhi; chiede il nome ai camerieri e se lo scrive. C'è un patto: vicino al ragazzo non si spara. Un erede morto fa arrivare una flotta, uno contento fa arrivare contanti. Così gente che si sgozzerebbe per un parcheggio adesso si tiene la porta, e corre, col sorriso, verso la croce successiva.
story-night-city-tour-act-2a-title = Dopo l'orario
story-night-city-tour-act-2a-text = Le croci sono spuntate tutte e cinque e lui a casa non vuole tornare. Ci è cascato, come si casca dalle scale. Dorme sui divani. Ha imparato a bestemmiare in quattro lingue e a perdere ai dadi. Il patto è scaduto: ora può portarselo via chiunque, e lui andrebbe volentieri, facendo domande. Ma di sopra qualcuno ha notato il letto vuoto. La squadra di recupero compila i moduli, uno dopo l'altro, e i moduli non dureranno per sempre.
story-night-city-tour-act-2b-title = Nessun segnale
story-night-city-tour-act-2b-text = Qualcuno è cresciuto troppo in fretta, e qualcun altro ha deciso di pagarsi la guerra con un ragazzo ricco. Alle 02:10 il suo telefono si è zittito tra due antenne. Da qualche parte c'è una stanza col nastro sui vetri e, sulle scale, uomini che non sono di qui. Intorno la strada si è chiusa come una palpebra. Un buon netrunner può storcere le telecamere e costringerli a spostarlo. Un buon solitario può semplicemente bussare.
story-night-city-tour-epilogue-a-title = Cartoline
story-night-city-tour-epilogue-a-text = Alla fine è tornato a casa, con una giacca in prestito e un volo di linea. Qualche settimana dopo sono arrivate le cartoline: cartoncino vero, inchiostro vero, una per chiunque gli avesse mostrato qualcosa. Ne ha avuta una il portiere della palestra, una la donna che vende occhi. Dicono tutte più o meno lo stesso: che è stato benissimo, che vota col suo nove per cento contro la riqualificazione, e che vorrebbe la ricetta.
story-night-city-tour-epilogue-a-ending = La riqualificazione si fa senza di lui. Ma le cartoline stanno incorniciate nei retrobottega di tutta la città, e si conta chi ne ha di più alle pareti.
story-night-city-tour-epilogue-b-title = Recupero
story-night-city-tour-epilogue-b-text = Arrivano all'alba, avvocati davanti e fucili dietro. Nessuno spara. Lui scende le scale con le pantofole di un altro, sta ancora spiegando un trucco con le carte, e si ferma a stringere la mano a tutti mentre un ufficiale tiene aperta la portiera e guarda l'orologio. C'è un compenso per la custodia. C'è sempre un compenso. Lo incassa sul posto chi aveva il ragazzo, e nessuno chiede come mai lo avesse.
story-night-city-tour-epilogue-b-ending = La macchina sale la rampa e sparisce. Ha lasciato la mappa: cinque croci, cinque spunte e, sul margine, a matita, la vostra via.
story-night-city-tour-epilogue-c-title = Chi ha il ragazzo
story-night-city-tour-epilogue-c-text = Gli uomini sulle scale sono morti, e con loro il loro accordo. Il consiglio ha fatto una telefonata a un numero solo e l'ha trasmessa su tutti gli schermi: fra poco atterra una navetta, poco dopo riparte, e chi ci fa salire l'erede avrà in mano la città per una generazione. Sul percorso, nessuna domanda. Lui sta seduto nella vostra cucina con una coperta sulle spalle e chiede, educato, se qui è sempre così.
story-night-city-tour-epilogue-c-ending = Il portello si chiude. Una sola banda resta sulla pista, nel vento caldo, con il futuro in tasca. Le altre, in quel momento, erano altrove.

## Guerra Sofisticata

story-subtle-warfare-introduction-title = Una fabbrica per uno
story-subtle-warfare-introduction-text = La Kang Tao non ha invaso: ha preso in affitto. Sei edifici senza luci, sei Distretti, sei lettere cordiali sotto le porte: assemblaggio leggero, si assume in zona, scusate il rumore. A fine mese le pistole di strada avevano imparato a cercarsi le facce da sole. La Militech, che a questa città vendeva pistole da trent'anni, non ha scritto a nessuno. Ha fatto sapere in un parcheggio, a più persone e separatamente, che nell'industria leggera gli incidenti capitano.
story-subtle-warfare-act-1-title = Industria leggera
story-subtle-warfare-act-1-text = La paga è onesta, ed è questo che offende. Metà dei vostri cugini lavora alla linea. All'altra metà offrono da bere certi tipi tranquilli, con denti del Midwest, che si domandano a voce alta come si blocchi una porta tagliafuoco. A chi tiene il Distretto, la linea lascia cadere una cassa dal camion. A chi la linea la sfascia, qualcuno dall'altra parte della città conserva la ricevuta. Si può campare con gli uni o con gli altri. L'arte è non farsi vedere mentre si sceglie.
story-subtle-warfare-act-2a-title = Vigilanza
story-subtle-warfare-act-2a-text = Due impianti fermi, e gli assicuratori al telefono. La Kang Tao fa l'impensabile e assume la concorrenza: gente della Militech in giacche prestate, pagata a ore per sorvegliare quello che la settimana prima era pagata per bruciare. Parcheggiano davanti alle porte che usate voi. Chiedono i documenti ai vostri fixer. Aprite un indirizzo nuovo e per pranzo ne avete uno fuori, che mastica un panino guardandovi. Le linee girano ancora. Portate un tecnico, portate i pezzi, occhio ai cani.
story-subtle-warfare-act-2b-title = Misure per il traffico
story-subtle-warfare-act-2b-text = Una Gang è cresciuta tanto che la si vede da un ufficio. La risposta della Militech si chiama misura per il traffico: cemento su tre vie d'accesso, un drone che legge le targhe, un sergente con la cartellina che è spiacente. Uscire si può quando si vuole. Rientrare no. Dentro i forni hanno finito la farina, e i fixer fanno la settimana migliore della loro vita. Ogni sergente ha una figlia che studia, e ogni fascicolo ha il suo prezzo.
story-subtle-warfare-act-3-title = Condizioni
story-subtle-warfare-act-3-text = Il cemento è sparito nella notte, quindi trattano sul serio. Due delegazioni dividono un piano, un ascensore e l'antipatia per il catering. Finché non firmano spendono tutte e due: pezzi a prezzo di costo, talenti in saldo, qualunque cosa metta loro una carta in più in mano entro domattina. Ogni affare chiuso in strada accorcia l'ordine del giorno lassù. Chi scende abbastanza nella Rete legge le bozze. Nelle bozze c'è una colonna per le fabbriche e una per chi se le è prese.
story-subtle-warfare-epilogue-a-title = Libero da persone e cose
story-subtle-warfare-epilogue-a-text = L'ultima linea si ferma a metà turno. Gli operai restano lì, col cappotto addosso, ad ascoltare il silenzio. La Kang Tao mette tutta l'avventura a bilancio sotto la voce maltempo. La Militech richiama i suoi tipi tranquilli e non paga nessuno, in mancanza di un contratto, il che è vero. Restano sei edifici pieni di buone macchine di cui nessuno ha la chiave, tranne, si scopre, parecchia gente con parecchie chiavi.
story-subtle-warfare-epilogue-a-ending = Il ferro si disperde, ma ci si ricorda di chi se l'è portato via. Fra vent'anni le Gang si distingueranno ancora per quante linee hanno spento.
story-subtle-warfare-epilogue-b-title = Attività avviata
story-subtle-warfare-epilogue-b-text = Non ha vinto nessuno, così l'hanno annunciata come una collaborazione. Dove le linee girano, girano giorno e notte sotto un marchio comune che ha impegnato quattro agenzie. Dirigenti con le scarpe pulite vanno di porta in porta a chiedere, con tatto, a chi rivolgersi per quanto riguarda la strada. Non è una tangente: è un contributo al quartiere, arriva ogni mese, e sul modulo c'è una casella per il numero di sedi che mantenete.
story-subtle-warfare-epilogue-b-ending = Eravate venuti a darle fuoco, siete rimasti a fatturare. Chi tiene la terra sotto una fabbrica che lavora ha uno stipendio, e a uno stipendio non spara nessuno.
story-subtle-warfare-epilogue-c-title = Firmato e timbrato
story-subtle-warfare-epilogue-c-text = Firmano alle sei e un quarto con la penna scadente, perché quella buona è sotto sequestro. Il trattato ha undici pagine e un allegato, e l'allegato è l'unica parte che qualcuno farà mai valere: un elenco di macchine, matricola per matricola, con il nome di chi le detiene. Il possesso, c'è scritto, vale titolo. Un avvocato lo legge due volte, ride una e va a cercare un telefono.
story-subtle-warfare-epilogue-c-ending = Con tutta la reputazione del mondo non si stampa una canna. Chi ha più linee ha le armi, e chi ha le armi ha l'ultima parola.

## Un Regalo Scomodo

story-inconvenient-gift-introduction-title = Porto franco
story-inconvenient-gift-introduction-text = La nave non aveva equipaggio e aveva documenti impeccabili. È entrata con la marea di notte, si è ormeggiata da sola e ha scaricato sei Container su sei camion, ciascuno indirizzato a un Distretto e nessuno a una persona. Porto franco, contenuto: regalo. Gli autisti erano automatici, i sigilli no. A Night City nessuno ha mai ricevuto niente in regalo, così all'ora di colazione c'era folla attorno a tutti e sei, gente che girava in tondo aspettando che ne aprisse uno qualcun altro.
story-inconvenient-gift-act-1-title = Non capovolgere
story-inconvenient-gift-act-1-text = Le casse sono tiepide. Ronzano appena, un tono sotto i trasformatori, e il ronzio cambia quando vicino parte un colpo. Un bisturi con lo stetoscopio dice che sembra un conteggio. All'interno dei sigilli c'è una data e, più piccolo, un numero che rimpicciolisce. Si potrebbe lasciarle stare. Non lo fa nessuno. La città se le contende nel solito modo, e dopo ogni sparatoria qualcuno va a guardare il numero e smette di sorridere.
story-inconvenient-gift-act-2a-title = Ricevuta di ritorno
story-inconvenient-gift-act-2a-text = Il conteggio è finito. Per un secondo tutti gli schermi della città hanno mostrato un indirizzo, poi hanno chiesto scusa. Chi ha mandato il regalo ora sa che è stato consegnato e si sta leggendo le firme: qualcosa cammina nella Rete di nodo in nodo, senza fretta, e prova le porte. NetWatch ha raddoppiato le ronde e non dice perché. Un netrunner può spingerlo un isolato più in là. Chi scende abbastanza può afferrarlo, come si afferra un cavo.
story-inconvenient-gift-act-2b-title = Dare nell'occhio
story-inconvenient-gift-act-2b-text = C'è chi ha soldi, la macchina nuova e lo stesso lavoro di prima, e la strada sa fare le addizioni. Dunque sono le casse. Dunque nelle casse c'è qualcosa. Vicino a chi ne ha una gli affitti scendono. I ragazzi che le portano girano in cappotto col caldo, e quando un ragazzo cade la cassa resta sul marciapiede, a ronzare. L'ufficio reclami del porto ha scritto, come si deve, che la merce non ritirata verrà prelevata. C'è anche la data.
story-inconvenient-gift-epilogue-a-title = Il mittente
story-inconvenient-gift-epilogue-a-text = L'avete in linea. È vecchio, più vecchio del muro, e parla come chi legge ad alta voce in una lingua imparata dai manuali. Non voleva allarmare nessuno. Aveva un'eccedenza. Ricordava che dove abita gente si porta qualcosa. Chiede se la taglia andava bene. Finché ascolta voi non ascolta nessun altro, e tutti hanno capito quanto vale: tenete la linea, e tenete giù la testa.
story-inconvenient-gift-epilogue-a-ending = Alla fine ringrazia per la conversazione e si chiude la porta alle spalle, piano, da ospite. Chi aveva la linea aveva l'unico testimone.
story-inconvenient-gift-epilogue-b-title = Che cosa c'era dentro
story-inconvenient-gift-epilogue-b-text = Terra. Sotto i sigilli, sotto la stagnola e le resistenze che ronzano, ogni cassa è piena fino all'orlo di terra nera, umida, perfettamente normale, di un posto che non c'è più da quarant'anni. Ci sono i lombrichi. Per quasi un'ora cercano tutti il doppio fondo. Poi una vecchia di Santo Domingo ne riempie una pentola, se la porta a casa sotto il cappotto, e si ricomincia a urlare, ma in un altro tono.
story-inconvenient-gift-epilogue-b-ending = In primavera su certi tetti ci sono i pomodori, sotto scorta. Chi aveva vinto, quella settimana, lo si vede nei piatti.
story-inconvenient-gift-epilogue-c-title = Giacenza
story-inconvenient-gift-epilogue-c-text = Gli addetti sono puntuali: due donne e un muletto. Non sono armate, e questo rende tutti prudenti. Hanno un foglio stampato con sei righe, e un timbro. Quello che non è in mano a nessuno torna sulla nave. Per il resto chiedono una firma e spiegano i diritti di deposito, i diritti di recupero e l'ordine permanente, rinnovabile, di una spedizione all'anno. Così in fondo, sull'etichetta, non aveva letto nessuno.
story-inconvenient-gift-epilogue-c-ending = La nave si slega da sola e va. Una Gang ha in mano più ricevute delle altre, e con quelle il porto, la marea e ogni regalo che verrà.
