## Nomi

nobody = nessuno
seat-red = Rosso
seat-blue = Blu
seat-green = Verde
seat-white = Bianco
land-abbey = Abbazia
land-bridge = Ponte
land-castle = Castello
land-dale = Valle
land-estuary = Estuario
land-forest = Foresta
land-grange = Cascina
land-harbour = Porto
card-warlord = Condottiero
card-joker = Giullare
card-truce = Tregua
phase-setup = Preparazione
phase-supply = Rifornimento
phase-auction = Asta
phase-council = Consiglio
phase-turns = Turni
resource-florin = fiorino
promise-peace = pace
option-rounds = Giri
option-offers = Offerte che un giocatore può fare in ogni consiglio
score-total = Punti
score-lands = Terre
score-florins = Fiorini
score-debts = Debiti

## Verbi

verb-bid = Offri all’asta
verb-reopen = Riprendi l’offerta segreta
example-answer = bid x2
example-terms = 2 florin for 1 florin
verb-offer = Proponi un accordo
verb-counter = Fai una controproposta
verb-accept = Accetta
verb-decline = Rifiuta
verb-withdraw = Ritira la proposta
verb-done = Fatto
verb-enter = Marcia verso
verb-loan = Prendi un prestito
verb-play = Gioca
verb-pass = Passa
verb-leave = Lascia la partita
verb-time-up = Tempo scaduto

## Richieste

prompt-bid = Fai un’offerta segreta per l’ordine di turno; hai { $have } { $have ->
    [one] fiorino
   *[other] fiorini
}.
prompt-bid-again = La tua offerta di { $amount } è in parità: offri ancora, in aggiunta; in tutto hai { $have }.
prompt-council = Consiglio del giro { $round }: fai proposte e rispondi, poi dichiara di aver finito.
prompt-cancel = { $seat } gioca { $card }: vuoi annullarla?
prompt-battle = Battaglia per { $land }: { $attack } contro { $defence }. Giochi una carta?
prompt-turn = Tocca a te: marcia verso una terra vicina alle tue, o passa. Hai { $have } { $have ->
    [one] fiorino
   *[other] fiorini
}.

## Eventi

event-round-started = Comincia il giro { $round }.
event-hand-grown = { $seat } prende una carta.
event-card-drawn = { $seat } pesca { $card }.
event-auction-revealed = { $seat } ha offerto { $amount }.
event-auction-won = { $seat } è primo e paga { $amount } a { $other }.
event-offer-made = { $seat } fa la proposta { $offer } a { $other }.
event-offer-accepted = { $seat } accetta la proposta { $offer } di { $other }.
event-offer-declined = { $seat } rifiuta la proposta { $offer } di { $other }.
event-offer-countered = { $seat } risponde alla proposta { $offer } di { $other } con un’altra.
event-offer-withdrawn = { $seat } ritira la proposta { $offer } a { $other }.
event-florins-paid = { $seat } dà a { $other } { $amount } { $amount ->
    [one] fiorino
   *[other] fiorini
}.
event-pact-sworn = { $seat } promette pace a { $other } fino al giro { $round }.
event-turn-passed = { $seat } passa.
event-loan-taken = { $seat } prende in prestito { $amount } { $amount ->
    [one] fiorino
   *[other] fiorini
}.
event-battle-rolled = { $seat } attacca { $land }: { $attack } contro { $defence }.
event-battle-stopped = La battaglia di { $seat } per { $land } è interrotta.
event-cost-returned = { $seat } riprende { $amount } { $amount ->
    [one] fiorino
   *[other] fiorini
}.
event-land-conquered = { $seat } conquista { $land }.
event-land-held = { $land } resiste a { $seat }.
event-tithe-paid = L’abbazia dà un fiorino a { $seat }.
event-card-played = { $seat } gioca { $card }.
event-card-cancelled = { $card } di { $seat } è annullata.
event-seat-left = { $seat } lascia la partita.
event-time-called = Il tempo è scaduto.
event-game-won = { $seat } vince con { $points } { $points ->
    [one] punto
   *[other] punti
}.

## Perché no

reason-auction-only = Si fanno offerte solo durante l’asta.
reason-card-not-held = Non hai in mano { $card }.
reason-council-only = Gli accordi si fanno solo nel consiglio.
reason-empty-deal = Un accordo deve contenere qualcosa.
reason-loan-taken = Hai già preso un prestito in questo turno.
    .remedy = Aspetta il prossimo giro.
reason-no-credit = Il credito è finito: devi { $have }, al massimo si può dovere { $limit }.
reason-no-such-promise = L’unica promessa è la pace di uno dei due, al più tardi fino al giro { $round }.
reason-not-enough = Una marcia costa { $need }, hai { $have }.
    .remedy = Prendi prima un prestito.
reason-only-florins = Passano di mano solo fiorini, almeno uno alla volta.
reason-out-of-reach = { $land } non confina con le tue terre.
reason-own-land = { $land } è già tua.
reason-pact-forbids = Hai promesso pace a { $seat } fino al giro { $round }: { $land } ti è chiusa.
reason-seat-lacks = { $seat } ha solo { $have } dei { $need } fiorini.
reason-turn-only = Si può fare solo nel proprio turno.
reason-wrong-card = { $card } non si può giocare in questo momento.
