# Byzantion nel browser, in italiano. Nomi, scelte ed eventi sono nel catalogo del gioco.

bz-amount = { $count } { $thing }
bz-units = { $count } { $unit }
bz-nothing = niente
bz-nobody = nessuno
bz-empty = vuoto
bz-close = Chiudi
bz-you = tu
bz-player = Giocatore
bz-of = su { $number }
bz-from = da { $number }
bz-cancelled = (annullato)
bz-not-now = Non possibile ora ({ $number })

## Il tavolo

bz-corners = Parti del tavolo
bz-corner-court = Corte
bz-corner-events = Eventi
bz-corner-market = Mercato
bz-corner-map = Mappa
bz-preparation = Preparazione
bz-round = Turno { $round }
bz-round-of = Turno { $round } di { $rounds }
bz-has-ring = Anello imperiale: { $seat }
bz-is-arbiter = Arbitro: { $seat }
bz-ring = Anello imperiale
bz-underway = Che cosa succede
bz-waiting-for = Si attende { $seats }
bz-map = Mappa dei territori e tracciato della Doxa
bz-race = Tracciato della Doxa: { $standing }
bz-territory = Territorio
bz-sea = Mare
bz-cities = Città
bz-units-here = Unità
bz-supply = Miniature rimaste
bz-standings = Situazione
bz-absent = ha lasciato

## Carte

bz-hidden-card = una carta coperta
bz-intrigue-card = Carta Intrigo
bz-costs = costa { $cost } Nomisma
bz-produces = produce { $loot }
bz-production = Produzione
bz-level = { $type }, livello { $level }
bz-reconstructed = ricostruita
bz-reconstructed-why = Ricostruita: il regolamento non riporta per intero questa carta.
bz-windows = Si può giocare
bz-window-anytime = quasi in ogni momento
bz-window-vote = dopo il voto di un altro
bz-window-declare = quando un altro dichiara un'azione
bz-window-intrigue = contro una carta Intrigo
bz-window-own_action = nel proprio turno
bz-window-phase = tra una fase e l'altra
bz-window-victory = a una Vittoria
bz-window-defeat = a una Sconfitta
bz-window-trial = dopo le offerte della Prova
bz-window-end = a fine partita
bz-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
bz-hand-short = Carte in mano
bz-hand-limit = limite { $limit } a fine turno
bz-no-cards = Nessuna carta in mano
bz-bandon-of = Bandon di { $card }, produce { $loot }
bz-loose-card = { $card } da sola, produce { $loot }
bz-leads = guida { $count ->
    [0] un Bandon da solo
    [one] 1 seguace
   *[other] { $count } seguaci
}
bz-follows = segue { $card }
bz-marked = con Dynamis sopra, già usata in questo turno
bz-down = coperta
bz-tableau = Corte di { $seat }
bz-courts = Corti dei giocatori
bz-own-court = La mia corte
bz-nothing-played = Ancora nessuna carta in gioco.
bz-intrigue-played = Carte Intrigo giocate
bz-in-play = { $count ->
    [one] 1 carta in gioco
   *[other] { $count } carte in gioco
}
bz-cards-cost = carte per { $cost }
bz-cost-short = Costo delle carte
bz-missions = Missioni
bz-missions-held = { $count ->
    [one] 1 Missione
   *[other] { $count } Missioni
}
bz-victories = { $count ->
    [one] 1 Vittoria
   *[other] { $count } Vittorie
}
bz-victories-short = Vittorie
bz-unit-costs = Quanto costano le unità, e quante ne restano

## Mercato, offerta, iniziativa

bz-market = Mercato
bz-slot = { $price } Nomisma: { $thing }
bz-not-on-market = Non sul Mercato
bz-offer = Offerta
bz-deck = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
bz-discard = Scarti: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
bz-discard-pile = Mazzo degli scarti, dalla carta in cima
bz-reserved = riservata con 1 Auctoritas
bz-initiative = Iniziativa
bz-casket = Cofanetto
bz-used = usata

## Eventi

bz-events = Eventi
bz-no-event = Nessun evento in questo turno
bz-hidden-event = Questo evento è coperto
bz-current = ora
bz-epoch = Epoca { $epoch }
bz-year = { $year } d.C.
bz-option = Opzione { $option }
bz-options = Opzioni
bz-chosen = scelta
bz-won-by = Vittoria: { $seat }
bz-completed = completato
bz-failed = fallito
bz-reward = Ricompensa
bz-penalty = Penalità
bz-consequence = Altrimenti
bz-trial = Prova
bz-brings = porta
bz-missing = Mancano: { $units }.
bz-units-there = Tutte le unità richieste sono presenti.
bz-paid = Il costo è pagato.

## Voto

bz-total = { $total } Auctoritas
bz-auctoritas-for = Auctoritas per { $option }
bz-chalice = il Calice ne dà { $number }
bz-no-votes = Non hai Auctoritas da piazzare.
bz-vote = Piazza { $amount } su “{ $option }”
bz-voted = { $seat-many } hanno votato con { $amount } per { $option }
bz-vote-totals = Voti: { $first } contro { $second }

## Contributi, Prove, spartizioni

bz-required = Richiesto
bz-needed = Serve
bz-you-have = Hai
bz-you-give = Dai
bz-worth = Doxa, e altrettanta generosità
bz-give-all = Tutto il possibile
bz-give-nothing = Niente
bz-seal-contribution = Sigilla il contributo
bz-substitutes = Segnalini che valgono per un'altra risorsa:
bz-sealed = Hanno sigillato: { $seats }
bz-nobody-sealed = Nessuno ha ancora sigillato.
bz-reopen = Rompi il mio sigillo
bz-together = Tutti insieme
bz-generosity = generosità { $number }
bz-stands-for = { $card }: vale per { $good }
bz-seal-bid = Sigilla un'offerta di { $amount }
bz-own-bid = La tua offerta: { $number }
bz-counts-as = conta come { $number }
bz-split-who = { $splitter-many } formano due parti, { $owner-one } ne prendono una.
bz-first-part-of = { $good } nella prima parte
bz-to-first = nella prima parte
bz-part = Parte { $part }
bz-lay-out = Forma le parti

## Scegliere

bz-keep-one = Tieni una carta
bz-kept = Tenute finora: { $count }
bz-spurn-one = Metti via una Missione
bz-still-choosing = Stanno scegliendo: { $seats }

## Reazioni

bz-deed-vote = { $seat-many } hanno votato: { $option }
bz-deed-action = { $seat-many } dichiarano: { $action }
bz-deed-free-action = { $seat-many } dichiarano senza Dynamis: { $action }
bz-deed-intrigue = { $seat-many } annunciano { $card }
bz-deed-victory = { $event } è completato: Vittoria per { $seat-one }
bz-deed-defeat = { $event } è fallito: la penalità è per { $seat-one }
bz-deed-trial = Le offerte della Prova sono scoperte: { $event }
bz-deed-phase = Tra due fasi
bz-deed-ability = { $seat-many } usano { $card }
bz-deed-split = { $card }: si spartisce con { $seat-one }
bz-nothing-fits = Nessuna tua carta Intrigo si può giocare qui.
bz-pass-round = Passa a ogni reazione per il resto di questo turno

## La fine

bz-finale = Fine della partita
bz-winners = Vince: { $seats }
bz-rank-now = Ora ti ricorderebbero come { $rank }
bz-rank-final = { $doxa } Doxa: sarai ricordato come { $rank }
