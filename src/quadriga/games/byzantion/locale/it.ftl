# Byzantion in italiano, con le parole del regolamento.

credits = Byzantion è un gioco da tavolo sulla corte bizantina nell'era di Giustiniano. La copia del regolamento su cui abbiamo lavorato non nomina né gli autori né l'editore; li citeremo per nome appena possibile. Questa è una realizzazione indipendente delle sue regole, fatta da estimatori senza alcuna affiliazione; i testi e le immagini della scatola non ne fanno parte, e ciò che il regolamento non riporta è stato ricostruito ed è segnato come tale. Se ti piace, compra il gioco.

## Nomi

nobody = nessuno
    .one = nessuno
    .many = Nessuno

emperor = Giustiniano
    .one = i tuoi ministri
    .many = I tuoi ministri

phase-setup = Preparazione
phase-event = fase Evento
phase-action = fase Azione
phase-resolution = fase Risoluzione
phase-scoring = Punteggio finale

action-draw = Pescare carte
action-play = Giocare carte
action-activate = Attivare una carta o un Bandon
action-sell = Vendere risorse
action-buy = Acquistare risorse
action-reset = Ripristinare il Mercato
action-build = Costruire unità

example-answer = vote 1 x2
example-seat = blue, green
target-unit = tipo di unità
    .list = Tipi di unità
target-piece = unità sulla mappa
    .example = legionary@italia

## Opzioni

option-length = Durata della partita
    .ask = Quanto dura la partita?
length-standard = standard, 6 eventi
length-marathon = Maratona, 9 eventi

## Punteggio

score-total = Doxa
score-doxa = Percorso
score-resources = Risorse
score-card-cost = Costo carte
score-missions = Missioni

## La pagina nel terminale

page-round = Round { $round } di { $rounds } · { $phase }
page-over = Partita finita dopo il round { $round }
page-arbiter = Arbitro: { $seat }
page-rank = Finora: { $rank }
page-you = tu
page-ring = Anello
page-gone = fuori
page-event = Evento
page-later = Più avanti
page-event-where = { $year } d.C., { $territory }
page-event-hidden = Epoca { $epoch }, a faccia in giù
page-no-event = nessun evento
page-blank = { "" }
page-reward = Vittoria: { $made }
page-penalty = Sconfitta: perdi { $made }
page-otherwise = altrimenti perdi { $made }
page-trial = Prova con { $good }: { $prizes } Doxa
page-pays = paga { $made }
page-missing = mancano: { $units }
page-paid = pagato
page-unpaid = da pagare
page-complete = c'è tutto
page-failed = annullato
page-won = Vittoria:
page-events = Eventi
page-initiative = Iniziativa
page-used = usato
page-market = Mercato
page-offer = Offerta
page-piles = mazzo { $deck }, scarti { $discard }
page-top = , in cima { $card }
page-reserved = riservata
page-map = Mappa
page-court = In gioco
page-schemes = Intrighi
page-activated = attivato
page-down = a faccia in giù
page-hand = Mano
page-missions = Missioni
page-chain = Annunciate
page-cancelled = annullata
page-intrigue = Intrigo: { $types }
page-hero = Eroe: { $types }
page-costs = costa { $cost }
page-makes = produce { $made }
page-reconstructed = Ricostruita: il regolamento non riporta questa carta.
page-head-hand = Mano
page-head-worth = Costo
page-head-victories = Vit
result-game = { $count ->
    [0] Il regno è caduto.
   *[other] Vittoria: { $winners }!
}
help-game = Qui mappa mostra la tua mano e le tue Missioni con i testi, offerta, Mercato e unità; atlante tutto il tavolo; guarda NOME una carta, un evento o una parte del tavolo (mano, missioni, eventi, iniziativa, offerta, mappa). Un asterisco segna le carte Intrigo; il numero dopo una carta è il suo costo stampato.
names-game = Dopo una risposta xN è una quantità, come in vote 1 x2 o commit fides x3; l'inizio di un nome basta, se nessun altro comincia così.

## Verbi

verb-spurn = Scartare una Missione
verb-keep = Tenere una carta
verb-seal = Posizionare il sigillo
verb-abstain = Non piazzare Auctoritas
verb-vote = Piazzare Auctoritas
verb-decree = Risolvere la parità del voto
verb-favour = Risolvere una parità fra giocatori
verb-act = Dichiarare un'azione
verb-end-turn = Finire il turno
verb-stop = Finire la fase Azione
verb-draw = Pescare carte
verb-take = Prendere una carta dall'offerta
verb-play = Giocare una carta
verb-done = Fatto
verb-join = Unirsi a un Bandon
verb-alone = Restare per conto proprio
verb-rearrange = Spostare una carta
verb-activate = Attivare
verb-sell = Vendere una risorsa
verb-buy = Acquistare una risorsa
verb-use = Usare l'abilità
verb-decline = Rinunciare
verb-first = Scegliere che cosa viene prima
verb-give = Dare una risorsa
verb-gain = Prendere una risorsa
verb-choose-player = Scegliere un giocatore
verb-shed = Scartare senza guadagno
verb-strike = Scegliere la carta da colpire
verb-move-unit = Spostare un'unità
verb-place-unit = Posizionare un'unità
verb-build = Costruire un'unità
verb-place-in = Scegliere il territorio
verb-lay = Comporre la prima parte
verb-take-part = Prendere una parte
verb-commit = Contribuire
verb-mark = Far valere un gettone per un altro
verb-stands-for = Dire per che cosa vale
verb-bid = Fare un'offerta nella Prova
verb-choose-bandon = Scegliere un Bandon
verb-pass = Passare
verb-discard = Scartare e incassare
verb-intrigue = Giocare una carta Intrigo
verb-reveal = Rivelare l'evento di un round per 3 Auctoritas
verb-reserve = Riservare una carta dell'offerta per 1 Auctoritas
verb-pay-cost = Pagare il costo dell'evento
verb-claim = Reclamare Scrigno e Keimelion
verb-reopen = Rompere il proprio sigillo
verb-leave = Abbandonare la partita
verb-time-up = Tempo scaduto

choice-spurn = Scarta { $target }
choice-keep = Tieni { $target }
choice-seal = Posizione { $target }: { $loot }, { $keimelion }
choice-abstain = Non piazzare Auctoritas
choice-vote = Vota per «{ $name }» ({ $made })
choice-decree = Decidi per «{ $name }» ({ $made })
choice-favour = { $target-many }
choice-act = { $target }
choice-end-turn = Finisci il turno
choice-stop = Finisci la fase Azione
choice-draw = Paga { $cost } Auctoritas: { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} dal mazzo{ $offer ->
    [0] { "" }
   *[other] { " " }e { $offer } dall'offerta
}{ $discard ->
    [0] { "" }
   *[other] { " " }e la carta in cima al mazzo degli scarti
}
choice-take = Prendi { $target }
choice-play = Gioca { $target } ({ $cost ->
    [0] senza Nomisma
   *[other] { $cost } Nomisma
})
choice-done = Fatto
choice-join = Si unisce al Bandon di { $target }
choice-alone = Resta per conto proprio
choice-rearrange = Sposta { $target }
choice-activate = Attiva { $target }: { $made }
choice-sell = Vendi 1 { $target } per { $price } Nomisma
choice-buy = Acquista 1 { $target } per { $price } Nomisma
choice-use = Usala
choice-decline = Rinuncia
choice-first = Prima { $target }
choice-give = Dai 1 { $target }
choice-gain = Prendi 1 { $target }
choice-choose-player = Scegli { $target-one }
choice-shed = Scarta { $target }, senza guadagno
choice-strike = { $target } ({ $seat })
choice-move-unit = Sposta { $target-one } da { $territory }
choice-place-unit = Posiziona { $target-one }
choice-build = Costruisci { $target-one } ({ $made })
choice-place-in = In { $target }
choice-lay = { $target } nella prima parte
choice-take-part = Parte { $target }: { $made }
choice-commit = Contribuisci con { $target }
choice-mark = Usa { $target }
choice-stands-for = Vale per { $target }
choice-bid = Offri
choice-choose-bandon = Il Bandon di { $target }: { $count } Dynamis
choice-pass = Passa
choice-discard = Scarta { $target } e incassa
    .brief = { $target }
choice-intrigue = Intrigo: { $target } ({ $cost ->
    [0] senza Nomisma
   *[other] { $cost } Nomisma
})
choice-reveal = Rivela l'evento del round { $target } (3 Auctoritas)
    .brief = round { $target }
choice-reserve = Riserva { $target } nell'offerta (1 Auctoritas)
    .brief = { $target }
choice-pay-cost = Paga il costo dell'evento: { $made }
choice-claim = Posiziona un sigillo su { $target }: { $loot }, { $keimelion }
    .brief = { $target } ({ $loot }, { $keimelion })
choice-reopen = Rompi il tuo sigillo e scegli di nuovo
choice-leave = Abbandona la partita
choice-time-up = Tempo scaduto

## Domande

prompt-missions = Le tue Missioni: scartane { $left ->
    [one] una
   *[other] { $left }
} per sempre.
prompt-draft = Tieni una di queste carte; le altre passano al tuo vicino.
prompt-keep = Scegli che cosa tieni: ancora { $left ->
    [one] 1 carta
   *[other] { $left } carte
}.
prompt-seal = Posiziona il tuo sigillo: chi sta sulla posizione I vota e agisce per primo.
prompt-vote = Influenza l'Imperatore: hai { $have } Auctoritas{ $gift ->
    [0] { "" }
   *[other] , e { $gift } dal Calice
}. Chi ne piazza di più guadagna 2 Doxa.
prompt-decree = Il voto su { $eventcard } è pari, e l'arbitro sei tu. Che cosa decidi?
prompt-favour-most = In più d'uno hanno dato il massimo. Da arbitro, di chi è la Vittoria?
prompt-favour-least = In più d'uno hanno dato il minimo. Da arbitro, chi subisce la penalità?
prompt-favour-trial = In più d'uno hanno offerto lo stesso. Da arbitro, chi viene prima?
prompt-turn = È il tuo turno, con { $left } Dynamis: quale azione? Una carta scartata dà 1 Auctoritas e 2 Nomisma.
prompt-after-action = La tua azione è conclusa. Altro, prima che il turno finisca?
prompt-solo-turn = Hai { $left } Dynamis: che cosa fai?
prompt-solo-rest = Non hai più Dynamis. Altro, prima che l'evento si risolva?
prompt-draw = Hai { $have } Auctoritas: come peschi?
prompt-take-card = Prendi una carta dall'offerta.
prompt-take = Puoi prendere una carta dall'offerta.
prompt-play = Gioca le tue carte: hai { $have } Nomisma. Quando hai finito, di' Fatto.
prompt-join = { $card } è in gioco: si unisce a un Bandon?
prompt-rearrange = Puoi riformare i tuoi Bandon. Quando hai finito, di' Fatto.
prompt-rearrange-to = Dove va { $card }?
prompt-activate = Quale carta o Bandon attivi?
prompt-activate-bandon = Puoi attivare un Bandon che non ha Dynamis sopra.
prompt-sell = Vendi: la prossima risorsa rende { $price } Nomisma. Quando hai finito, di' Fatto.
prompt-buy = Acquista: hai { $have } Nomisma. Quando hai finito, di' Fatto.
prompt-trade = Puoi acquistare o vendere una sola risorsa; hai { $have } Nomisma.
prompt-build = Costruisci unità: con questa azione finora { $count }.
prompt-build-in = Dove costruisci { $unit-one }?
prompt-use = { $card }: ne usi l'abilità?
prompt-optional-draw = Il mazzo è finito: per pescare bisogna mescolare gli scarti. Peschi?
prompt-order = Più abilità si attivano insieme: quale viene prima?
prompt-exchange = Puoi pagare 1 risorsa per 1 di un altro tipo. Quale dai?
prompt-exchange-gain = Quale risorsa prendi in cambio?
prompt-gain = Quale risorsa prendi?
prompt-another = Puoi giocare un'altra carta per 1 { $good } invece dei Nomisma.
prompt-free-action = { $card } ti dà un'azione senza Dynamis: quale?
prompt-choose-player = { $card }: quale giocatore?
prompt-rob = Quale risorsa togli? La perdono { $seat-one }.
prompt-give = Devi perdere una risorsa: quale?
prompt-give-to = { $seat-many } esigono una risorsa: quale dai?
prompt-shed = Devi scartare { $left ->
    [one] una carta
   *[other] { $left } carte
} senza guadagno: quale?
prompt-strike = { $card }: quale carta colpisci?
prompt-lay = Dividi il bottino per { $seat-one }: quanti { $good } su { $count } vanno nella prima parte?
prompt-take-part = { $seat-many } hanno diviso il bottino: quale parte prendi?
prompt-move-units = Puoi spostare { $left ->
    [one] 1 unità
   *[other] fino a { $left } unità
} in altri territori.
prompt-place-units = Puoi posizionare { $left ->
    [one] 1 unità
   *[other] fino a { $left } unità
} dalla riserva.
prompt-place-in = In quale territorio?
prompt-commit = In segreto: con quanto { $good } contribuisci? L'evento ne richiede { $need } in tutto.
prompt-substitute = In segreto: uno dei tuoi gettoni vale per un'altra risorsa? Quando tutto è sigillato, di' Fatto.
prompt-stands-for = { $card }: per quale risorsa vale il gettone?
prompt-bid = La Prova, in segreto: quanto { $good } offri? Ne hai { $have }{ $gift ->
    [0] { "" }
   *[other] , e { $gift } dal Calice
}.
prompt-redirect = Chi subisce la penalità al posto tuo?
prompt-lower-bid = Quale offerta vale di meno?
prompt-labarum = Il Labarum: quale Bandon ti dà Dynamis?
prompt-tunic = La Tunica: gioca gratis una di queste carte; le altre si scartano.
prompt-hand-limit = Hai troppe carte in mano: scartane { $left }; ciascuna dà 1 Auctoritas e 2 Nomisma.
prompt-end = Le ultime carte Intrigo: giocane una, o passa.
prompt-window-vote = { $seat-many } hanno piazzato { $amount } Auctoritas sull'opzione { $option }. Reagisci?
prompt-window-declare = { $seat-many } dichiarano un'azione: { $action }. Reagisci?
prompt-window-intrigue = { $seat-many } annunciano { $card }. La annulli?
prompt-window-phase = Un attimo di pausa ({ $phase }): giochi una carta Intrigo?
prompt-window-victory = L'evento è completato: Vittoria per { $seat-one }. Reagisci?
prompt-window-defeat = L'evento è annullato: la penalità è per { $seat-one }. Reagisci?
prompt-window-trial = Le offerte della Prova sono sul tavolo. Reagisci?

## Ordini permanenti, come la pagina del tavolo chiama i momenti

moment-prompt-window-vote = Dopo il voto di un altro: passa
moment-prompt-window-declare = Quando un altro dichiara un'azione: passa
moment-prompt-window-intrigue = Quando si annuncia una carta Intrigo: passa
moment-prompt-window-phase = Fra due fasi: passa
moment-prompt-window-victory = Per una Vittoria: passa
moment-prompt-window-defeat = Per una Sconfitta: passa
moment-prompt-window-trial = Dopo le offerte di una Prova: passa
moment-prompt-after-action = Dopo la mia azione: finisci il turno
moment-prompt-rearrange = Riformare i Bandon: lasciali così
moment-prompt-end = Carte Intrigo dopo l'ultimo round: passa

## Eventi

event-ring-given = { $seat-many } ricevono l'Anello imperiale.
event-ring-passed = L'Anello imperiale passa di mano: ora lo hanno { $seat-one }.
event-event-laid = Round { $round }: { $eventcard }.
event-mission-spurned = { $seat-many } scartano una Missione.
event-draft-passed = Ognuno tiene una carta e passa le altre.
event-draft-ended = Il draft è finito; { $count } carte aprono il mazzo degli scarti.
event-turn-started = Round { $round }
event-phase-started = Round { $round } · { $phase }
event-casket-shown = Posizione { $position }: { $casket }.
event-seal-placed = { $seat-many } posizionano il sigillo su { $position }.
event-casket-looted = { $seat-many } prendono lo Scrigno della posizione { $position }.
event-keimelion-taken = { $seat-many } prendono un Keimelion: { $keimelion }.
event-initiative-set = Numero { $place } di questo round: { $seat-one }.
event-vote-placed = { $seat-many } piazzano { $amount } Auctoritas sull'opzione { $option }.
event-vote-abstained = { $seat-many } non piazzano Auctoritas.
event-vote-changed = { $seat-many } vedono il loro voto spostato sull'opzione { $option }.
event-vote-counted = Il voto: { $first } per l'opzione 1, { $second } per l'opzione 2.
event-tie-decreed = { $seat-many } risolvono la parità: opzione { $option }.
event-tie-settled = { $seat-many } risolvono la parità e scelgono { $other-one }.
event-option-chosen = { $eventcard }: l'Imperatore sceglie l'opzione { $option }.
event-action-declared = { $seat-many } dichiarano: { $action }.
event-action-lost = { $seat-many } perdono la loro azione: { $action }.
event-action-stalled = { $seat-many } non possono più compiere la loro azione.
event-good-gained = { $seat-many } ottengono { $amount } { $good }.
event-good-lost = { $seat-many } perdono { $amount } { $good }.
event-good-taken = { $seat-many } derubano { $other-one }: { $amount } { $good }.
event-doxa-gained = { $seat-many } guadagnano { $amount } Doxa.
event-doxa-lost = { $seat-many } perdono { $amount } Doxa.
event-dynamis-gained = { $seat-many } ottengono { $amount } Dynamis per questo round.
event-hand-grown = { $seat-many } pescano una carta.
event-card-drawn = È { $card }.
event-card-discarded = { $seat-many } scartano { $card } per 1 Auctoritas e 2 Nomisma.
event-card-shed = { $seat-many } scartano { $card } senza guadagno.
event-card-played = { $seat-many } giocano { $card } { $price ->
    [0] senza Nomisma
   *[other] per { $price } Nomisma
}.
event-card-removed = { $seat-many } rimuovono una carta dal gioco e colpiscono { $other-one }: { $card }.
event-card-turned = { $seat-many } girano a faccia in giù una carta e colpiscono { $other-one }: { $card }.
event-card-turned-up = { $card } torna a faccia in su.
event-deck-shuffled = Gli scarti diventano un nuovo mazzo di { $count } carte.
event-offer-shown = Nuova nell'offerta: { $card } (posto { $slot }).
event-offer-taken = { $seat-many } prendono { $card } dall'offerta.
event-offer-reserved = { $seat-many } riservano { $card } nell'offerta.
event-pile-taken = { $seat-many } prendono { $card } dal mazzo degli scarti.
event-ability-used = { $seat-many } usano { $card }.
event-bandon-joined = { $card } si unisce al Bandon di { $leader } ({ $seat }).
event-bandon-left = { $card } ora sta per conto proprio ({ $seat }).
event-bandon-activated = { $seat-many } attivano { $card }.
event-resource-sold = { $seat-many } vendono 1 { $good } per { $price } Nomisma.
event-resource-bought = { $seat-many } acquistano 1 { $good } per { $price } Nomisma.
event-market-reset = { $seat-many } ripristinano il Mercato.
event-intrigue-announced = { $seat-many } annunciano una carta Intrigo: { $card } ({ $price } Nomisma).
event-intrigue-stands = { $card } ha effetto ({ $seat }).
event-intrigue-cancelled = { $card } è annullata ({ $seat }).
event-contribution-revealed = { $seat-many } contribuiscono con { $amount } { $good }.
event-substitute-revealed = { $seat-many } usano { $card } per uno dei loro gettoni.
event-substitute-declared = { $seat-many } dichiarano con { $card }: il gettone vale per { $good }.
event-event-completed = { $eventcard }: evento completato, Vittoria per { $seat-one }.
event-event-failed = { $eventcard }: evento annullato, Sconfitta per { $seat-one }.
event-reward-given = { $seat-many } ricevono la ricompensa{ $times ->
    [1] { "" }
    [2] , doppia
   *[other] , { $times } volte
}.
event-penalty-suffered = { $seat-many } subiscono la penalità.
event-penalty-spared = { $seat-many } non subiscono la penalità.
event-penalty-redirected = { $seat-many } scaricano la penalità: la subiscono { $other-one }.
event-unit-placed = { $seat-many } posizionano { $count ->
    [one] { $unit-one }
   *[other] { $count } { $unit-many }
} in { $territory }.
event-unit-moved = { $seat-many } spostano { $unit-one } da { $territory } in { $goal }.
event-bid-revealed = { $seat-many } offrono { $amount } { $good }.
event-bid-lowered = { $seat-many } colpiscono { $other-one }: la loro offerta vale { $amount } di meno.
event-trial-ranked = Numero { $place } della Prova: { $seat-one }.
event-cost-paid = { $seat-many } pagano il costo dell'evento.
event-resources-ranked = { $seat-many } hanno ancora { $count } { $count ->
    [one] risorsa
   *[other] risorse
}: { $amount } Doxa.
event-cards-ranked = { $seat-many } hanno in gioco carte per { $count } Nomisma: { $amount } Doxa.
event-mission-revealed = { $seat-many } rivelano { $mission }: { $amount } Doxa.
event-game-won = { $seat-many } vincono con { $amount } Doxa.
event-reign-ended = Il regno finisce con { $amount } Doxa: sarà ricordato accanto a quello di { $rank }.
event-reign-lost = Non resta Doxa: il regno è caduto.
event-seat-left = { $seat-many } abbandonano la partita.
event-time-called = Tempo scaduto.

## Rifiuti

reason-cannot-pay-cost = Non hai ciò che l'evento costa.
    .remedy = Acquista al Mercato, attiva Bandon, o scarta carte per avere Nomisma.
reason-cannot-pay-unit = Non puoi pagare { $unit-one }.
    .remedy = Attiva Bandon o acquista ciò che manca.
reason-card-down = { $card } è a faccia in giù fino alla fine del round.
reason-card-marked = { $card } ha un Dynamis sopra: è già stata attivata in questo round.
reason-claimed-before = In questo round hai già reclamato un Keimelion; la posizione { $position } deve aspettare.
    .remedy = Reclamala in un altro round.
reason-duplicated-before = Con questa azione hai già venduto un doppione della prima risorsa; niente altro { $good }.
reason-event-phase-only = I sigilli si posizionano nella fase Evento.
reason-has-followers = { $card } ha delle carte al seguito.
    .remedy = Sposta prima quelle.
reason-intrigue-apart = { $card } è una carta Intrigo: non vuole l'azione Gioca carte, ma il momento giusto.
    .remedy = Il suo testo dice quando si può giocare.
reason-no-auctoritas = Non hai Auctoritas.
    .remedy = Una carta scartata nel tuo turno ne dà 1.
reason-no-bandon = { $card } non è un Bandon, e questa abilità attiva un Bandon.
reason-no-miniatures = Nella riserva non ci sono più { $unit-many }.
reason-no-room = Nel Bandon di { $card } non c'è posto: i tipi devono corrispondere, e guida tante carte quanti sono i suoi allori.
reason-no-window = Non è il momento delle carte Intrigo.
    .remedy = Il testo di ogni carta dice quando si può giocare.
reason-none-held = Non hai { $good }.
reason-not-enough = Servono { $need } { $good }.
    .remedy = Una carta scartata nel tuo turno dà 1 Auctoritas e 2 Nomisma.
reason-not-on-market = Al Mercato non c'è { $good }.
    .remedy = Ripristinare il Mercato riporta una risorsa di ogni tipo.
reason-nothing-to-activate = Non hai carte senza Dynamis sopra che producano qualcosa.
    .remedy = Prima gioca una carta.
reason-nothing-to-build = Non puoi pagare nessuna unità.
reason-nothing-to-buy = Non puoi pagare nulla di ciò che è al Mercato.
    .remedy = Una carta scartata nel tuo turno dà 2 Nomisma.
reason-nothing-to-finance = Non hai in mano una carta Intrigo che { $card } debba pagare.
reason-nothing-to-play = Non puoi pagare nessuna carta della tua mano.
    .remedy = Una carta scartata nel tuo turno dà 2 Nomisma.
reason-nothing-to-sell = Il Mercato non prende nessuna delle tue risorse.
    .remedy = Prende ciò che vi manca, e un doppione della sua prima risorsa.
reason-nowhere-to-go = Nessun Bandon ha posto per { $card }.
reason-on-the-market = Al Mercato c'è già { $good }, e non al primo posto.
reason-only-with-bandon = { $card } è in un Bandon e si attiva con esso.
reason-own-turn-only = Questo spetta al tuo turno nella fase Azione.
reason-pile-empty = Il mazzo degli scarti è vuoto.
reason-position-taken = La posizione { $position } è presa: vi sono { $seat-one }.
reason-finish-step = Concludi prima questo passo: la Tunica mette in gioco un’altra carta.
reason-no-dynamis = Non hai più Dynamis in questo round.
reason-position-used = La posizione { $position } è già stata usata.
reason-produces-nothing = { $card } non produce nulla.
reason-reorganise-only = Le carte cambiano Bandon dopo un'azione Gioca carte e alla fine di un round.
reason-reserved-before = { $card } è già riservata.
reason-resolution-only = Questo spetta alla fase Risoluzione.
reason-solo-action-only = Questo spetta alla fase Azione di una partita in solitario.
reason-solo-only = Le unità si costruiscono solo in solitario; altrimenti le posizionano gli eventi completati.
reason-vote-only = Si vota una volta, nella fase Evento, quando l'evento offre due opzioni.
reason-wrong-window = { $card } non si può giocare in questo momento.
    .remedy = Il suo testo dice quando si può giocare.

## La prima lezione

lesson-first = Il tuo primo round, passo per passo
lesson-first-seal = La corte ti dà il benvenuto! Guidi gli Azzurri, e vince chi dopo sei eventi ha più Doxa, cioè gloria (BZ-GEN-1). L'Anello imperiale è tuo, quindi posizioni il sigillo per primo. Scegli la posizione II: lo Scrigno ti dà 1 Civicus e 4 Nomisma, e per questo round il Calice è tuo (BZ-INI-3).
lesson-first-vote = L'Imperatore chiede dell'Accademia di Atene. L'opzione 2 vuole 2 Civicus e 1 Frumentum e porta un Senatore, e una delle tue Missioni segrete dà 2 Doxa per ogni unità Palatina sulla mappa. Il Calice ti presta 2 Auctoritas: piazzane 3 sull'opzione 2, Preservare il pensiero ellenico (BZ-INF-3).
lesson-first-pass = I Verdi hanno votato contro di te. Dopo ogni voto gli altri possono rispondere con una carta Intrigo, se ne hanno una adatta (BZ-INT-8). La tua Controcongiura annulla solo altre carte Intrigo: passa.
lesson-first-pause = Vince l'opzione 2, e nessuno ha piazzato più di te: 2 Doxa (BZ-INF-7). Fra due fasi c'è un altro momento per le carte Intrigo. Ti viene chiesto anche se non ne hai una adatta, perché nessuno possa indovinare la tua mano; fuori da questa lezione il tavolo passa poi per te, dopo un attimo di riflessione. Passa.
lesson-first-declare = La fase Azione: ogni turno costa 1 Dynamis, e ne hai 5 (BZ-ACT-1). Prima dici che cosa farai e poi lo fai, così gli altri possono reagire. Dichiara Giocare carte.
lesson-first-cancel = Custodia di ferro: i Verdi vogliono toglierti l'azione (BZ-INT-14)! La Controcongiura serve a questo. Giocala per 3 Nomisma; la loro carta è annullata, e i 4 Nomisma che hanno pagato sono persi (BZ-INT-7).
lesson-first-hero = La tua azione resta valida. Con essa giochi quante carte puoi pagare (BZ-PLA-1). Comincia con Pietro il Patrizio per 5 Nomisma: è un Eroe, e l'abilità di un Eroe dura.
lesson-first-discard = Ti resta 1 Nomisma, troppo poco per la prossima carta. Nel tuo turno puoi scartare carte in ogni momento, ciascuna per 1 Auctoritas e 2 Nomisma (BZ-DIS-2). Scarta i Vignaioli della Tracia.
lesson-first-discount = I Notai del Concistoro costano 4, ma Pietro, Eroe Palatina di livello 1, fa costare 1 Nomisma in meno ogni carta Palatina (BZ-DSC-1). Giocali per 3.
lesson-first-bandon = Un Eroe guida carte del suo tipo, tante quante dice il suo livello; insieme sono un Bandon (BZ-BAN-3). Fai unire i Notai a quello di Pietro. Poi la loro abilità ti fa pescare una carta.
lesson-first-played = In mano ti sono arrivati gli Scrivani della Prefettura, ma la borsa è vuota. Fai clic su Fatto.
lesson-first-rearrange = Dopo aver giocato carte puoi riformare i tuoi Bandon, gratis (BZ-BAN-7). Il tuo va bene così: fai clic su Fatto.
lesson-first-turn = Prima che il turno finisca potresti ancora scartare una carta. Tieni gli Scrivani e finisci il turno: i Verdi e i Bianchi compiono un'azione ciascuno, poi tocca di nuovo a te.
lesson-first-activate = L'evento vuole 2 Civicus, e ne hai 1. Le carte in gioco producono quando si attivano: dichiara Attivare una carta o un Bandon.
lesson-first-produce = Scegli il Bandon di Pietro: tutte le sue carte producono insieme, 2 Auctoritas e 1 Civicus (BZ-AVT-2). Due carte per un Dynamis: i Bandon servono a questo.
lesson-first-marker = Ora sul Bandon c'è un Dynamis: si può attivare una volta per round (BZ-AVT-3). Finisci il turno.
lesson-first-draw = Hai 4 Auctoritas; una parte può diventare carte nuove. Dichiara Pescare carte.
lesson-first-way = Ci sono tre modi di pescare. Prendi il secondo: per 2 Auctoritas una carta dal mazzo e una a tua scelta dall'offerta (BZ-DRA-2).
lesson-first-offer = Prendi i Curatori delle acque, una carta Palatina: anche questa con Pietro costa meno. Ed è l'abilità di Pietro a darti una carta in più a ogni azione Pesca.
lesson-first-hand = La mano può crescere quanto vuole; solo alla fine del round si scartano le carte oltre la sesta (BZ-EOR-1). Finisci il turno.
lesson-first-sell = Manca ancora un Frumentum, e non hai Nomisma per acquistarlo. Ma al Mercato ora non c'è Auctoritas: dichiara Vendere risorse.
lesson-first-price = Ciò che al Mercato manca si può vendere, al prezzo del primo slot vuoto (BZ-SEL-3). Vendi 1 Auctoritas per 7 Nomisma.
lesson-first-market = Una seconda non potresti venderla, perché ora al Mercato c'è Auctoritas (BZ-SEL-7). Finisci il turno.
lesson-first-window = I Verdi dichiarano un'azione. Hai di nuovo carte e Nomisma, perciò ti viene chiesto se reagisci (BZ-INT-9). Passa.
lesson-first-orders = E ora i Bianchi. Dove potresti giocare qualcosa ma non vuoi mai, dai un ordine permanente: il tavolo passa per te finché non lo ritiri. Per ora, passa.
lesson-first-buy = Il tuo ultimo Dynamis di questo round: dichiara Acquistare risorse.
lesson-first-frumentum = Il Frumentum è nello slot più economico del Mercato: acquistalo per 2 Nomisma (BZ-BUY-1).
lesson-first-more = Guarda gli eventi che verranno: quello della Basilica di Santa Sofia vorrà Lapis, comunque vada il voto. Acquistane 1 con gli ultimi 5 Nomisma; le risorse ti restano da un round all'altro.
lesson-first-last = Finisci il turno. Quando nessuno ha più Dynamis, comincia la fase Risoluzione (BZ-ACT-5).
lesson-first-contribute = Ora tutti contribuiscono in segreto, di ogni risorsa al massimo quanto l'evento richiede (BZ-CON-2). Comunque vada, ogni risorsa che dai vale 1 Doxa. Dai entrambi i Civicus e il Frumentum, e comincia dai Civicus.
lesson-first-sealed = Adesso il Frumentum. Se i contributi di tutti bastano, l'evento è completato; se no, chi ha dato meno subisce la penalità (BZ-COM-4). Nulla si vede prima che tutti abbiano sigillato.
lesson-first-victory = Completato! Hai dato più di tutti: la Vittoria è tua, con 2 Auctoritas e 1 Civicus (BZ-COM-3), e in Illyricum ci sono un Senatore e un Mercante. Hai 10 Doxa. Alla fine del round si possono riformare i Bandon: fai clic su Fatto.
lesson-first-end = L'Anello è passato di mano, perciò stavolta scegli per ultimo. Prendi la posizione I: 6 Nomisma, il Labarum con 1 Dynamis in più (BZ-KEI-2), e la prima parola nel voto. Da qui la partita è tua! Ciò che ti è precluso dice perché, e le regole sono a un clic.

## Capitoli delle regole

chapter-gen = Fondamenti
chapter-set = Configurazione della partita
chapter-mis = Carte Missione
chapter-drf = Il draft
chapter-evs = Impostazione degli eventi
chapter-ini = Ordine di iniziativa
chapter-cas = Scrigni d'avorio
chapter-kei = Keimelion
chapter-inf = Influenzare l'Imperatore
chapter-act = Fase Azione
chapter-dis = Scartare carte
chapter-dra = Pescare carte
chapter-pla = Giocare carte
chapter-dsc = Sconti degli Eroi
chapter-ban = Bandon
chapter-avt = Attivare
chapter-sel = Vendere
chapter-buy = Acquistare
chapter-rst = Ripristinare il Mercato
chapter-int = Carte Intrigo
chapter-con = Contributi
chapter-com = Completare un evento
chapter-uni = Posizionare le unità
chapter-tri = Eventi Prova
chapter-eor = Fine del round
chapter-end = Fine della partita
chapter-sol = Modalità Solitario
chapter-cla = Chiarimenti sulle carte

## Carte Impero

card-empress_theodora = Imperatrice Teodora
    .text = Il tuo voto vale 1 Auctoritas in più, se ne hai posta almeno 1.
card-tribonian = Triboniano
    .text = Una volta per evento, 1 Civicus dei tuoi contributi può valere come un'altra risorsa richiesta.
card-narses = Narsete
    .text = Ogni volta che la Vittoria di un evento è tua, ottieni 2 Doxa.
card-junillus_the_african = Giunillo l'Africano
    .text = Una volta per evento, 1 Auctoritas dei tuoi contributi può valere come un'altra risorsa richiesta.
card-procopius_of_caesarea = Procopio di Cesarea
    .text = Ogni volta che giochi un'altra carta Rustica, puoi attivare uno dei tuoi Bandon su cui non c'è un Dynamis.
card-antonina = Antonina
    .text = Le carte Intrigo ti costano 2 Nomisma in meno, ma non dopo l'ultimo round.
card-john_the_cappadocian = Giovanni il Cappadoce
    .text = Ogni volta che giochi un'altra carta Palatina, ottieni 2 Nomisma.
card-peter_the_patrician = Pietro il Patrizio
    .text = Ogni volta che compi l'azione Pesca, pesca 1 carta in più dal mazzo.
card-commissary_for_food_supply = Commissario per l'approvvigionamento alimentare
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Civicus e nessun Nomisma.
card-treasurer = Tesoriere
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Auctoritas e nessun Nomisma.
card-silentiaries_of_the_palace = Silenziari del Palazzo
    .text = Pesca 1 carta dal mazzo.
card-notaries_of_the_consistory = Notai del Concistoro
    .text = Pesca 1 carta dal mazzo.
card-praetorian_clerks = Scrivani della Prefettura
    .text = Ottieni 1 Auctoritas.
card-leaders_of_the_blues = Capi degli Azzurri
    .text = Ogni altro giocatore perde 2 Nomisma.
card-leaders_of_the_greens = Capi dei Verdi
    .text = Prendi fino a 3 Nomisma a un altro giocatore.
card-couriers_of_the_cursus_publicus = Corrieri del cursus publicus
    .text = Prendi 1 carta a tua scelta dall'offerta.
card-water_commissioners = Curatori delle acque
    .text = Ottieni 1 Lapis.
card-professors_of_law_at_berytus = Professori di diritto di Berito
    .text = Ottieni 1 Nomisma per ogni carta Palatina nella tua area (al massimo 5).
card-provincial_governor = Governatore provinciale
    .text = Ottieni 2 Nomisma.
card-eunuchs_of_the_bedchamber = Eunuchi del cubicolo
    .text = Pesca 3 carte dal mazzo: ne tieni 1, il resto va nel mazzo degli scarti senza rendita.
card-severus_of_antioch = Severo di Antiochia
    .text = Una volta per evento, 1 Fides dei tuoi contributi può valere come un'altra risorsa richiesta.
card-patriarch_menas = Patriarca Menas
    .text = Ogni volta che giochi un'altra carta Ecclesiastica, ottieni 1 Auctoritas.
card-patriarch_eutychius = Patriarca Eutichio
    .text = Ogni volta che si completa un evento a cui hai contribuito, ottieni 1 Fides.
card-romanos_the_melodist = Romano il Melode
    .text = Ogni volta che attivi il Bandon di questa carta, pesca 1 carta dal mazzo.
card-saint_sabas = San Saba
    .text = Ogni volta che giochi un'altra carta Rustica, ottieni 1 Fides.
card-jacob_baradaeus = Giacomo Baradeo
    .text = In una Prova la tua offerta vale 1 in più, se è almeno 1.
card-pope_vigilius = Papa Vigilio
    .text = La penalità di un evento ti costa solo metà di ogni quantità, arrotondata per difetto.
card-artisans_of_icons_of_mount_sinai = Artigiani di icone del Monte Sinai
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Lignum e nessun Nomisma.
card-church_administrator = Amministratore della chiesa
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Fides e nessun Nomisma.
card-ecclesiastical_escort = Scorta ecclesiastica
    .text = Alla fine di questa azione Gioca carte hai diritto a un'azione in più, che non costa Dynamis.
card-deacons_of_the_great_church = Diaconi della Grande Chiesa
    .text = Ottieni 1 Fides.
card-deaconesses_of_constantinople = Diaconesse di Costantinopoli
    .text = Pesca 1 carta dal mazzo.
card-hermits_of_judaea = Eremiti della Giudea
    .text = Pesca 1 carta dal mazzo.
card-copyists_of_scripture = Copisti delle Scritture
    .text = Pesca 1 carta dal mazzo.
card-choir_of_the_holy_apostles = Coro dei Santi Apostoli
    .text = Ottieni 1 Auctoritas.
card-mosaicists_of_ravenna = Mosaicisti di Ravenna
    .text = Puoi acquistare o vendere una sola risorsa al Mercato, senza Dynamis.
card-parabalani_of_alexandria = Parabolani di Alessandria
    .text = Ogni altro giocatore perde 1 risorsa a sua scelta.
card-keepers_of_the_xenodochium = Custodi dello xenodochio
    .text = Ottieni 1 Frumentum.
card-bishops_in_synod = Vescovi riuniti in sinodo
    .text = Ottieni 2 Auctoritas. Ogni altro giocatore ottiene 1 Auctoritas.
card-pilgrims_to_jerusalem = Pellegrini diretti a Gerusalemme
    .text = Ottieni 2 Nomisma.
card-belisarius = Belisario
    .text = Ogni volta che si completa un evento a cui hai contribuito, ottieni 1 Doxa.
card-mundus = Mundus
    .text = Se prendi il Labarum, il bottino del suo Scrigno d'avorio è tuo una seconda volta.
card-buzes = Buzes
    .text = Se prendi il Calice, il bottino del suo Scrigno d'avorio è tuo una seconda volta.
card-artabanes = Artabanes
    .text = Se prendi lo Scettro, il bottino del suo Scrigno d'avorio è tuo una seconda volta.
card-germanus = Germano
    .text = Una volta per evento, 1 Virtus dei tuoi contributi può valere come un'altra risorsa richiesta.
card-sittas = Sitta
    .text = Ogni volta che giochi un'altra carta Stratiotika, ottieni 1 Nomisma.
card-john_troglita = Giovanni Troglita
    .text = Ogni volta che attivi il Bandon di questa carta, ottieni 2 Nomisma.
card-martin = Martin
    .text = Se prendi la Tunica, il bottino del suo Scrigno d'avorio è tuo una seconda volta.
card-military_secretary = Segretario militare
    .text = Pesca 2 carte dal mazzo.
card-overseer_of_fortifications = Responsabile delle fortificazioni
    .text = Ottieni 1 Virtus, 1 Lapis e 1 Lignum.
card-military_procurer = Approvvigionatore militare
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Virtus e nessun Nomisma.
card-bucellarii = Bucellari
    .text = Ottieni 1 Virtus.
card-excubitors = Escubitori
    .text = Ogni altro giocatore perde 2 Nomisma.
card-isaurian_spearmen = Lancieri isauri
    .text = Ottieni 1 Virtus.
card-herul_foederati = Foederati eruli
    .text = Pesca 1 carta dal mazzo.
card-hunnic_horse_archers = Arcieri unni a cavallo
    .text = Prendi 1 risorsa a tua scelta a un altro giocatore.
card-limitanei_of_dara = Limitanei di Dara
    .text = Ottieni 1 Frumentum.
card-dromon_marines = Fanti dei dromoni
    .text = Puoi acquistare o vendere una sola risorsa al Mercato, senza Dynamis.
card-siege_engineers = Genieri d'assedio
    .text = Ottieni 1 Lignum.
card-armenian_cataphracts = Catafratti armeni
    .text = La prossima carta che giochi in questa azione costa 2 Nomisma in meno.
card-peter_barsymes = Peter Barsymes
    .text = Al Mercato incassi 1 Nomisma in più per ogni risorsa che vendi e ne paghi 1 in meno per ogni risorsa che acquisti.
card-cosmas_indicopleustes = Cosmas Indicopleustes
    .text = Ogni volta che giochi un'altra carta Emporion, puoi acquistare o vendere una sola risorsa al Mercato, senza Dynamis.
card-silk_smugglers = Contrabbandieri di seta
    .text = Ogni volta che si completa un evento a cui hai contribuito, ottieni 1 Nomisma per ogni risorsa che hai dato. Una volta per evento, 1 Doxa dei tuoi contributi può valere come un'altra risorsa richiesta.
card-julian_argentarius_of_ravenna = Giuliano Argentario di Ravenna
    .text = Ogni volta che compi l'azione Vendi risorse, ottieni 1 Auctoritas.
card-addaeus_prefect_of_customs = Addeo, prefetto delle dogane
    .text = Ogni volta che un altro giocatore compie l'azione Acquista o Vendi risorse, ottieni 1 Nomisma.
card-julian_envoy_to_axum = Giuliano, inviato ad Axum
    .text = Ogni volta che ripristini il Mercato, ottieni 3 Nomisma.
card-carriers_of_aphrodisias_sculptures = Trasportatori di sculture di Afrodisia
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Lapis e nessun Nomisma.
card-glassmakers_of_palestine = Vetrai della Palestina
    .text = Pesca 2 carte dal mazzo. Ogni altro giocatore pesca 1 carta.
card-harbour_customs_officers = Teloni del porto
    .text = Ogni altro giocatore scarta 1 carta a sua scelta, senza rendita.
card-silk_weavers_of_berytus = Tessitori di seta di Berito
    .text = Ottieni 3 Nomisma.
card-spice_traders_of_alexandria = Mercanti di spezie di Alessandria
    .text = Puoi cedere 1 risorsa per ottenerne 1 di un altro tipo.
card-argentarii_of_the_forum = Argentari del Foro
    .text = Ottieni 1 Nomisma per ogni carta Emporion nella tua area (al massimo 5).
card-shipowners_of_rhodes = Armatori di Rodi
    .text = Puoi acquistare o vendere una sola risorsa al Mercato, senza Dynamis.
card-purple_dyers_of_tyre = Tintori di porpora di Tiro
    .text = Ottieni 1 Auctoritas.
card-wine_merchants_of_gaza = Vinai di Gaza
    .text = Ottieni 3 Nomisma.
card-papyrus_dealers_of_the_delta = Mercanti di papiro del Delta
    .text = Pesca 1 carta dal mazzo.
card-caravaneers_of_palmyra = Carovanieri di Palmira
    .text = Prendi 1 carta a tua scelta dall'offerta.
card-ivory_carvers_of_alexandria = Intagliatori d'avorio di Alessandria
    .text = Ottieni 1 Fides.
card-amber_traders_of_the_danube = Mercanti d'ambra del Danubio
    .text = Ottieni 1 Lignum.
card-inspectors_of_the_seals = Ispettori dei sigilli
    .text = Ogni altro giocatore perde 2 Nomisma.
card-flavius_apion_of_oxyrhynchus = Flavio Apione di Ossirinco
    .text = Ogni volta che giochi un'altra carta Rustica, ottieni 1 Nomisma.
card-dioscorus_of_aphrodito = Dioscoro di Afrodito
    .text = Per ogni carta che scarti per la rendita, ottieni 1 Nomisma.
card-nicholas_of_sion = Nicola di Sion
    .text = Ogni volta che si completa un evento a cui hai contribuito, ottieni 1 Lignum.
card-isidore_of_miletus = Isidoro di Mileto
    .text = Ogni volta che si completa un evento a cui hai contribuito, ottieni 1 Lapis.
card-longinus_of_isauria = Longino d'Isauria
    .text = Ogni volta che giochi un'altra carta Stratiotika, ottieni 1 Lapis.
card-anastasia_of_the_fayum = Anastasia del Fayum
    .text = Ogni volta che giochi un'altra carta Emporion, ottieni 1 Frumentum.
card-fishermen_of_lesbos = Pescatori di Lesbo
    .text = Se vuoi, gioca subito un'altra carta della tua mano, ma non Intrigo: costa 1 Frumentum e nessun Nomisma.
card-quarrymen_of_proconnesus = Cavatori del Proconneso
    .text = Ottieni 1 Lapis.
card-woodcutters_of_lebanon = Boscaioli del Libano
    .text = Ottieni 1 Lignum.
card-wheat_farmers_of_the_nile = Coltivatori di grano del Nilo
    .text = Ottieni 1 Frumentum.
card-vine_growers_of_thrace = Vignaioli della Tracia
    .text = Ottieni 2 Nomisma.
card-olive_growers_of_africa = Olivicoltori d'Africa
    .text = Pesca 1 carta dal mazzo.
card-shepherds_of_cappadocia = Pastori della Cappadocia
    .text = Pesca 1 carta dal mazzo.
card-charcoal_burners_of_bithynia = Carbonai della Bitinia
    .text = Ottieni 1 Lignum.
card-marble_sawyers_of_docimium = Segatori di marmo di Docimio
    .text = Pesca 1 carta dal mazzo.
card-horse_breeders_of_phrygia = Allevatori di cavalli della Frigia
    .text = Ottieni 1 Virtus.
card-miners_of_illyricum = Minatori dell'Illirico
    .text = Puoi cedere 1 risorsa per ottenerne 1 di un altro tipo.
card-shipwrights_of_cilicia = Maestri d'ascia della Cilicia
    .text = La prossima carta che giochi in questa azione costa 2 Nomisma in meno.
card-coloni_of_sicily = Coloni di Sicilia
    .text = Ottieni 5 Nomisma. Ogni altro giocatore ottiene 1 Frumentum.
card-carpenters_of_the_great_church = Carpentieri della Grande Chiesa
    .text = Ottieni 1 Fides.

## Carte Intrigo

card-purple_alignment = Allineamento viola
    .text = Dopo il voto di un altro giocatore: tutta la sua Auctoritas passa all'altra opzione.
card-cost_of_loyalty = Costo della fedeltà
    .text = Dopo il voto di un altro giocatore: tutta la sua Auctoritas passa all'altra opzione.
card-mandate_of_the_sword = Mandato della spada
    .text = Dopo il voto di un altro giocatore: tutta la sua Auctoritas passa all'altra opzione.
card-day_of_sacred_silence = Giorno del silenzio sacro
    .text = Appena un altro giocatore ha dichiarato un'azione: l'azione è persa e il suo turno finisce.
card-day_of_sacred_silence_2 = Giorno del silenzio sacro
    .text = Appena un altro giocatore ha dichiarato un'azione: l'azione è persa e il suo turno finisce.
card-iron_custody = Custodia di ferro
    .text = Appena un altro giocatore ha dichiarato un'azione: l'azione è persa e il suo turno finisce.
card-iron_custody_2 = Custodia di ferro
    .text = Appena un altro giocatore ha dichiarato un'azione: l'azione è persa e il suo turno finisce.
card-senatorial_appointment = Incarico senatoriale
    .text = Prendi fino a 3 unità Palatine presenti sulla mappa e mettile ciascuna in un'altra area a tua scelta.
card-pilgrimage = Pellegrinaggio
    .text = Prendi fino a 3 unità Ecclesiastiche presenti sulla mappa e mettile ciascuna in un'altra area a tua scelta.
card-march_of_duty = Marcia del dovere
    .text = Prendi fino a 3 unità Stratiotika presenti sulla mappa e mettile ciascuna in un'altra area a tua scelta.
card-merchant_emissary = Emissario mercantile
    .text = Prendi fino a 3 unità Emporion presenti sulla mappa e mettile ciascuna in un'altra area a tua scelta.
card-seal_of_appointment = Sigillo di nomina
    .text = Solo dopo l'ultimo round: prendi dalla riserva fino a 2 unità Palatine e mettile nelle aree che vuoi.
card-shepherds_of_the_faith = Pastori della fede
    .text = Solo dopo l'ultimo round: prendi dalla riserva fino a 2 unità Ecclesiastiche e mettile nelle aree che vuoi.
card-recall_of_the_standard = Richiamo dello stendardo
    .text = Solo dopo l'ultimo round: prendi dalla riserva fino a 2 unità Stratiotika e mettile nelle aree che vuoi.
card-rise_of_the_agora = Ascesa dell'Agorà
    .text = Solo dopo l'ultimo round: prendi dalla riserva fino a 2 unità Emporion e mettile nelle aree che vuoi.
card-assassination = Assassinio
    .text = Una carta nell'area di un altro giocatore esce dalla partita; se stava in un Bandon, il proprietario può ricomporre subito i suoi.
card-assassination_2 = Assassinio
    .text = Una carta nell'area di un altro giocatore esce dalla partita; se stava in un Bandon, il proprietario può ricomporre subito i suoi.
card-seduction = Seduzione
    .text = Una carta nell'area di un altro giocatore resta a faccia in giù fino al termine del round: non produce, non ha abilità e non dà sconti.
card-seduction_2 = Seduzione
    .text = Una carta nell'area di un altro giocatore resta a faccia in giù fino al termine del round: non produce, non ha abilità e non dà sconti.
card-imperial_reserves = Riserve imperiali
    .text = Un altro giocatore a tua scelta fa due parti di 2 Auctoritas e 2 Civicus: tu prendi quella che vuoi, l'altra è sua.
card-spoils_of_war = Bottino di guerra
    .text = Un altro giocatore a tua scelta fa due parti di 2 Virtus e 6 Nomisma: tu prendi quella che vuoi, l'altra è sua.
card-episcopal_reserves = Riserve episcopali
    .text = Un altro giocatore a tua scelta fa due parti di 2 Fides e 2 Frumentum: tu prendi quella che vuoi, l'altra è sua.
card-craftsmens_stocks = Scorte degli artigiani
    .text = Un altro giocatore a tua scelta fa due parti di 2 Lapis e 2 Lignum: tu prendi quella che vuoi, l'altra è sua.
card-counterplot = Controcongiura
    .text = In risposta a una carta Intrigo di un altro giocatore, prima del suo effetto: quella carta è annullata.
card-absolution = Assoluzione
    .text = In risposta a una carta Intrigo di un altro giocatore, prima del suo effetto: quella carta è annullata.
card-loyal_guard = Guardia fedele
    .text = In risposta a una carta Intrigo di un altro giocatore, prima del suo effetto: quella carta è annullata.
card-bought_silence = Silenzio comprato
    .text = In risposta a una carta Intrigo di un altro giocatore, prima del suo effetto: quella carta è annullata.
card-village_whispers = Voci di villaggio
    .text = In risposta a una carta Intrigo di un altro giocatore, prima del suo effetto: quella carta è annullata.
card-triumphal_acclamation = Acclamazione trionfale
    .text = Quando la Vittoria di un evento è tua: ottieni 3 Doxa.
card-hymn_of_thanksgiving = Inno di ringraziamento
    .text = Quando si completa un evento a cui hai contribuito: ottieni 1 Fides e 1 Doxa.
card-stolen_laurels = Allori rubati
    .text = Quando la Vittoria di un evento è di un altro giocatore: anche tu ottieni la ricompensa indicata dall'evento, mai raddoppiata.
card-imperial_pardon = Grazia imperiale
    .text = Quando la penalità di un evento toccherebbe a te: nessuno la subisce.
card-scapegoat = Capro espiatorio
    .text = Quando la penalità di un evento toccherebbe a te: la subisce un altro giocatore a tua scelta, ma non chi ha la Tunica.
card-plunder_in_the_confusion = Saccheggio nella confusione
    .text = Quando un evento fallisce: ottieni 6 Nomisma.
card-golden_bribe = Bustarella d'oro
    .text = Quando si rivelano le offerte di una Prova: la tua vale 2 in più, se è almeno 1.
card-packed_tribunal = Tribunale addomesticato
    .text = Quando si rivelano le offerte di una Prova: la tua vale 2 in più, se è almeno 1.
card-false_relic = Falsa reliquia
    .text = Quando si rivelano le offerte di una Prova: quella di un altro giocatore vale 2 in meno, mai sotto 0.
card-confiscation = Confisca
    .text = Durante la tua azione: prendi fino a 6 Nomisma a un altro giocatore.
card-requisition_of_the_villages = Requisizione nei villaggi
    .text = Durante la tua azione: ogni altro giocatore ti cede 1 risorsa a sua scelta.
card-secret_archive = Archivio segreto
    .text = Durante la tua azione: pesca 3 carte dal mazzo.

## Carte Missione

mission-keeper_of_schemes = Custode degli schemi
    .text = 5 Doxa se nessuno ha in gioco più carte Intrigo di te e tu ne hai almeno una.
mission-power_of_authority = Potere dell'autorità
    .text = 2 Doxa per ogni unità Palatina presente sulla mappa.
mission-shepherd_of_souls = Pastore d'anime
    .text = 2 Doxa per ogni unità Ecclesiastica presente sulla mappa.
mission-sword_of_the_empire = Spada dell'Impero
    .text = 2 Doxa per ogni unità Stratiotika presente sulla mappa.
mission-roads_of_gold = Vie dell'oro
    .text = 2 Doxa per ogni unità Emporion presente sulla mappa.
mission-renewal_of_italy = Rinascita dell'Italia
    .text = 2 Doxa per ogni unità in Italia, al massimo 12 Doxa.
mission-jewel_of_the_bosporus = Gemma del Bosforo
    .text = 2 Doxa per ogni unità in Thracia, al massimo 12 Doxa.
mission-heirs_of_hellas = Eredi dell'Ellade
    .text = 3 Doxa per ogni unità in Illyricum, al massimo 12 Doxa.
mission-return_to_carthage = Ritorno a Cartagine
    .text = 3 Doxa per ogni unità in Africa, al massimo 12 Doxa.
mission-granary_of_the_nile = Granaio del Nilo
    .text = 3 Doxa per ogni unità in Aegyptus, al massimo 12 Doxa.
mission-shield_of_the_east = Scudo d'Oriente
    .text = 2 Doxa per ogni unità in Oriens, al massimo 12 Doxa.
mission-master_of_offices = Maestro degli uffici
    .text = 1 Doxa per ogni carta Palatina nella tua area, al massimo 7 Doxa.
mission-patron_of_the_church = Patrono della Chiesa
    .text = 1 Doxa per ogni carta Ecclesiastica nella tua area, al massimo 7 Doxa.
mission-lord_of_the_camps = Signore degli accampamenti
    .text = 1 Doxa per ogni carta Stratiotika nella tua area, al massimo 7 Doxa.
mission-prince_of_merchants = Principe dei mercanti
    .text = 1 Doxa per ogni carta Emporion nella tua area, al massimo 7 Doxa.
mission-lord_of_the_fields = Signore dei campi
    .text = 1 Doxa per ogni carta Rustica nella tua area, al massimo 7 Doxa.
mission-circle_of_heroes = Cerchia di Eroi
    .text = 2 Doxa per ogni carta Eroe a faccia in su nella tua area, al massimo 8 Doxa.
mission-the_great_banner = Il grande stendardo
    .text = 5 Doxa se uno dei tuoi Bandon ha almeno 4 carte, compreso chi lo guida.
mission-hoard_of_the_treasury = Forziere del tesoro
    .text = 7 Doxa se nessuno ha più Nomisma di te e tu ne hai almeno 1.
mission-voice_of_the_senate = Voce del Senato
    .text = 7 Doxa se nessuno ha più Auctoritas di te e tu ne hai almeno 1.
mission-laurels_of_victory = Allori della Vittoria
    .text = 2 Doxa per ogni evento di cui hai ottenuto la Vittoria, al massimo 8 Doxa.
mission-all_the_estates = Tutti gli ordini
    .text = 6 Doxa se nella tua area ci sono almeno 2 carte di ognuno dei cinque tipi; una carta di due tipi vale per entrambi.
mission-builder_of_marble = Costruttore di marmi
    .text = 2 Doxa per ogni edificio sulla mappa: Fortificazione, Monastero, Chiesa, Ippodromo, Acquedotto e Basilica di Santa Sofia.
mission-sails_and_camels = Vele e cammelli
    .text = 2 Doxa per ogni Nave Dromone, Nave mercantile e Carovana sulla mappa.
mission-one_empire = Un solo Impero
    .text = 6 Doxa se ci sono unità in almeno 5 delle sei aree.

## Carte Evento

eventcard-coronation_of_justinian_and_theodora = Incoronazione di Giustiniano e Teodora
    .option1 = Acclamarli nell'Ippodromo
    .option2 = Consacrarli nella Grande Chiesa
eventcard-earthquake_of_antioch = Terremoto di Antiochia
    .option1 = Rialzare la città caduta
eventcard-academy_of_athens = Accademia neoplatonica di Atene
    .option1 = Mettere a tacere i filosofi
    .option2 = Preservare il pensiero ellenico
eventcard-codex_justinianus = Codex Justinianus
    .option1 = Redigere un nuovo codice
    .option2 = Legare la legge alla Chiesa
eventcard-monte_cassino = Montecassino
    .option1 = Approvare la Regola di Benedetto
    .option2 = Fortificare il colle
eventcard-samaritan_revolt = Rivolta dei Samaritani
    .option1 = Schiacciare la sollevazione
    .option2 = Perdonare e predicare
eventcard-deposition_of_hilderic = Deposizione di Ilderico
    .option1 = Inviare un'ambasceria a Cartagine
    .option2 = Allestire la flotta da guerra
eventcard-mundus_on_the_danube = Mundus sul Danubio
    .option1 = Tenere la linea del fiume
    .option2 = Insediare gli Eruli
eventcard-nika_revolt = Rivolta di Nika
    .option1 = Riportare l'ordine in città
eventcard-treaty_of_eternal_peace = Trattato di pace eterna
    .option1 = Pagare la pace
    .option2 = Rompere le trattative
eventcard-vandal_expedition = Spedizione contro i Vandali
    .option1 = Salpare con Belisario
    .option2 = Comprare i nobili vandali
eventcard-triumph_of_belisarius = Trionfo di Belisario
    .option1 = Corteo nell'Ippodromo
    .option2 = Liturgia di ringraziamento
eventcard-foundation_of_justiniana_prima = Fondazione di Giustiniana Prima
    .option1 = Erigere una sede arcivescovile
    .option2 = Costruire mura e acquedotto
eventcard-landing_in_sicily = Sbarco in Sicilia
    .option1 = Assaltare Palermo
    .option2 = Conquistare il favore delle città del grano
eventcard-year_of_the_veiled_sun = Anno del sole velato
    .option1 = Aprire i granai
eventcard-dedication_of_hagia_sophia = Basilica di Santa Sofia
    .option1 = Completare la grande cupola
    .option2 = Finire prima le cisterne
eventcard-guardian_of_the_siege_of_rome = Custode dell'assedio di Roma
    .option1 = Baluardo aureliano
    .option2 = Aprire la via del mare da Porto
eventcard-sack_of_antioch = Sacco di Antiochia
    .option1 = Riscattare i prigionieri
    .option2 = Soccorrere la città
eventcard-plague_at_pelusium = Peste a Pelusio
    .option1 = Assistere i moribondi
eventcard-five_years_truce = Tregua di cinque anni
    .option1 = Pagare il prezzo di Cosroe
    .option2 = Murare la frontiera
eventcard-totila_at_the_gates_of_rome = Totila alle porte di Roma
    .option1 = Mandare la flotta a Porto
    .option2 = Sfamare Roma tramite la Chiesa
eventcard-fields_of_cato = Campi di Catone
    .option1 = Dare la caccia ai Mauri
    .option2 = Riaprire il commercio dell'olio
eventcard-earthquake_of_berytus = Terremoto di Berito
    .option1 = Ricostruire le scuole di diritto
eventcard-battle_of_taginae = Battaglia di Tagina
    .option1 = Narsete marcia verso sud
    .option2 = Portare avanti le macchine d'assedio
eventcard-expedition_to_spania = Spedizione in Spania
    .option1 = Tenere Cartagena
    .option2 = Commerciare con i Visigoti
eventcard-silkworms_of_the_monks = Bachi da seta dei monaci
    .option1 = Telai imperiali
    .option2 = Telai dei monasteri
eventcard-second_council_of_constantinople = Secondo concilio di Costantinopoli
    .option1 = Condannare i Tre Capitoli
    .option2 = Trovare un accordo in Senato
eventcard-collapse_of_the_great_dome = Crollo della grande cupola
    .option1 = Rialzare la cupola
eventcard-kutrigur_raid = Incursione dei Cutriguri
    .option1 = Il vecchio Belisario torna in sella
    .option2 = Riparare l'Hexamilion
eventcard-monastery_of_mount_sinai = Monastero del Monte Sinai
    .option1 = Cingere di mura il Roveto ardente
    .option2 = Sorvegliare la via delle carovane

## Carte Evento solitario

eventcard-western_mediterranean_naval_route = Rotta navale del Mediterraneo occidentale
eventcard-garrison_for_palmyra = Guarnigione per Palmira
eventcard-hostels_of_the_holy_city = Ostelli della Città Santa
eventcard-preachers_in_athens = Predicatori ad Atene
eventcard-the_law_commission = La commissione per le leggi
eventcard-the_mountain_of_benedict = Il monte di Benedetto
eventcard-horsemen_for_dara = Cavalieri per Dara
eventcard-gifts_for_carthage = Doni per Cartagine
eventcard-embassy_to_axum = Ambasceria ad Axum
eventcard-calm_after_the_nika = Quiete dopo la Nika
eventcard-war_fleet_for_africa = Flotta da guerra per l'Africa
eventcard-games_of_the_triumph = Giochi del trionfo
eventcard-sicilian_harvest = Raccolto siciliano
eventcard-seat_of_the_archbishop = Sede dell'arcivescovo
eventcard-grain_under_a_dim_sun = Grano sotto un sole spento
eventcard-walls_of_rome = Mura di Roma
eventcard-bulgars_in_hellas = Bulgari nell'Ellade
eventcard-hospices_against_the_plague = Ospizi contro la peste
eventcard-water_for_the_capital = Acqua per la capitale
eventcard-tribute_to_ctesiphon = Tributo a Ctesifonte
eventcard-relief_of_rome = Soccorso a Roma
eventcard-peace_with_the_moors = Pace con i Mauri
eventcard-berytus_rebuilt = Berito ricostruita
eventcard-the_march_of_narses = La marcia di Narsete
eventcard-outpost_in_spania = Avamposto in Spania
eventcard-looms_of_silk = Telai di seta
eventcard-the_fathers_in_council = I Padri in concilio
eventcard-the_dome_restored = La cupola restaurata
eventcard-the_long_walls = Le Lunghe Mura
eventcard-sinai_fortified = Il Sinai fortificato

## Scrigni d'avorio

casket-c01 = 1 Auctoritas, 1 Nomisma
casket-c02 = 1 Auctoritas, 2 Nomisma
casket-c03 = 1 Auctoritas, 2 Nomisma
casket-c04 = 1 Auctoritas, 3 Nomisma
casket-c05 = 1 Auctoritas, 4 Nomisma
casket-c06 = 1 Civicus, 1 Nomisma
casket-c07 = 1 Civicus, 2 Nomisma
casket-c08 = 1 Civicus, 2 Nomisma
casket-c09 = 1 Civicus, 3 Nomisma
casket-c10 = 1 Civicus, 4 Nomisma
casket-c11 = 1 Virtus, 1 Nomisma
casket-c12 = 1 Virtus, 2 Nomisma
casket-c13 = 1 Virtus, 2 Nomisma
casket-c14 = 1 Virtus, 3 Nomisma
casket-c15 = 1 Virtus, 4 Nomisma
casket-c16 = 1 Fides, 1 Nomisma
casket-c17 = 1 Fides, 2 Nomisma
casket-c18 = 1 Fides, 2 Nomisma
casket-c19 = 1 Fides, 3 Nomisma
casket-c20 = 1 Fides, 4 Nomisma
casket-c21 = 1 Lapis, 1 Nomisma
casket-c22 = 1 Lapis, 2 Nomisma
casket-c23 = 1 Lapis, 2 Nomisma
casket-c24 = 1 Lapis, 3 Nomisma
casket-c25 = 1 Lapis, 4 Nomisma
casket-c26 = 1 Lignum, 1 Nomisma
casket-c27 = 1 Lignum, 2 Nomisma
casket-c28 = 1 Lignum, 2 Nomisma
casket-c29 = 1 Lignum, 3 Nomisma
casket-c30 = 1 Lignum, 4 Nomisma
casket-c31 = 1 Frumentum, 1 Nomisma
casket-c32 = 1 Frumentum, 2 Nomisma
casket-c33 = 1 Frumentum, 2 Nomisma
casket-c34 = 1 Frumentum, 3 Nomisma
casket-c35 = 1 Frumentum, 4 Nomisma
casket-c36 = 1 Nomisma, 1 Dynamis
casket-c37 = 2 Nomisma, 1 Dynamis
casket-c38 = 1 Auctoritas, 1 Dynamis
casket-c39 = 2 Auctoritas, 1 Nomisma
casket-c40 = 6 Nomisma

## Unità

unit-legionary = Legionario
    .one = un Legionario
    .many = Legionari
    .short = leg
unit-cataphract = Catafratto
    .one = un Catafratto
    .many = Catafratti
    .short = cat
unit-fortification = Fortificazione
    .one = una Fortificazione
    .many = Fortificazioni
    .short = fort
unit-siege_tower = Torre d'assedio
    .one = una Torre d'assedio
    .many = Torri d'assedio
    .short = torre
unit-dromon = Nave Dromone
    .one = una Nave Dromone
    .many = Navi Dromoni
    .short = drom
unit-priest = Sacerdote
    .one = un Sacerdote
    .many = Sacerdoti
    .short = sac
unit-monk = Monaco
    .one = un Monaco
    .many = Monaci
    .short = mon
unit-monastery = Monastero
    .one = un Monastero
    .many = Monasteri
    .short = monast
unit-church = Chiesa
    .one = una Chiesa
    .many = Chiese
    .short = chiesa
unit-hagia_sophia = Basilica di Santa Sofia
    .one = la Basilica di Santa Sofia
    .many = Basilica di Santa Sofia
    .short = sofia
unit-senator = Senatore
    .one = un Senatore
    .many = Senatori
    .short = sen
unit-hippodrome = Ippodromo
    .one = un Ippodromo
    .many = Ippodromi
    .short = ipp
unit-aqueduct = Acquedotto
    .one = un Acquedotto
    .many = Acquedotti
    .short = acq
unit-merchant = Mercante
    .one = un Mercante
    .many = Mercanti
    .short = merc
unit-merchant_ship = Nave mercantile
    .one = una Nave mercantile
    .many = Navi mercantili
    .short = nave
unit-caravan = Carovana
    .one = una Carovana
    .many = Carovane
    .short = carov

## Territori e mari

territory-thracia = Thracia
    .sea = Propontide
territory-illyricum = Illyricum
    .sea = Mar Egeo
territory-italia = Italia
    .sea = Mar Tirreno
territory-africa = Africa
    .sea = Mare Libico
territory-aegyptus = Aegyptus
    .sea = Mar Rosso
territory-oriens = Oriens
    .sea = Mare Fenicio

## Beni

good-auctoritas = Auctoritas
    .short = Auc
good-civicus = Civicus
    .short = Civ
good-virtus = Virtus
    .short = Vir
good-fides = Fides
    .short = Fid
good-lapis = Lapis
    .short = Lap
good-lignum = Lignum
    .short = Lig
good-frumentum = Frumentum
    .short = Fru
good-nomisma = Nomisma
    .short = Nom
good-doxa = Doxa
    .short = Dox
good-dynamis = Dynamis
    .short = Dyn

## Tipi

type-palatina = Palatina
type-ecclesiastica = Ecclesiastica
type-stratiotika = Stratiotika
type-emporion = Emporion
type-rustica = Rustica

## Keimelion

keimelion-labarum = Labarum
    .text = Hai 1 Dynamis in più in questo round.
    .solo = Dynamis per uno dei tuoi Bandon: 1 per ogni sua carta, almeno 1, in questo round.
keimelion-chalice = Calice
    .text = 2 Auctoritas in più per il voto di questo round; in una Prova che ha luogo, 2 risorse in più del suo tipo per la tua offerta. Ciò che non usi è perso.
    .solo = 2 Nomisma per ogni unità sulla mappa.
keimelion-sceptre = Scettro
    .text = In questo round decidi tu ogni parità.
    .solo = 1 risorsa a tua scelta per ogni evento completato finora.
keimelion-tunic = Tunica
    .text = Per te la ricompensa di una Vittoria è doppia; la penalità di una Sconfitta non ti tocca.
    .solo = Guarda dalla cima del mazzo tante carte quante ne hai nella tua area: una la giochi senza pagarla, le altre le scarti.

## Demoi

demos-blue = Azzurri
    .one = gli Azzurri
    .many = Gli Azzurri
demos-green = Verdi
    .one = i Verdi
    .many = I Verdi
demos-white = Bianchi
    .one = i Bianchi
    .many = I Bianchi
demos-red = Rossi
    .one = i Rossi
    .many = I Rossi

## Gradi in solitario

rank-defeat = Sconfitta
rank-nero = Nerone
rank-caligula = Caligola
rank-titus = Tito
rank-trajan = Traiano
rank-marcus_aurelius = Marco Aurelio
rank-julius_caesar = Giulio Cesare
rank-augustus = Augusto

## Perché la partita è finita

ended-last-left = È rimasto un solo giocatore.
ended-rounds = Si è giunti all'ultimo round, il { $round }.
ended-early = È stato chiamato il tempo nel round { $round }.
ended-fall = L'imperatore aveva perso tutta la sua Doxa.
ended-abdication = L'imperatore ha lasciato il trono.
