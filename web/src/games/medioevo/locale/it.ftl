# Medioevo Universale nel browser, in italiano. Nomi, scelte ed eventi sono nel catalogo del gioco.

mu-sea-names = it
mu-map = La grande mappa
mu-map-keys = Le frecce vanno di zona in zona, Invio sceglie o apre le pile della zona, Inizio e Fine vanno alla prima e all'ultima. Maiusc con le frecce sposta la mappa, più e meno ingrandiscono e riducono, 0 la mostra tutta.
mu-loading = La mappa sta arrivando …
mu-no-map = Non è stato possibile caricare la mappa. Ricarica la pagina per riprovare.
mu-can-choose = Si può scegliere ora
mu-layers = Che cosa mostra la mappa
mu-layer-control = Controllo: tutto
mu-layer-goods = Merci e mercati
mu-layer-armies = Eserciti
mu-layer-terrain = Terreno
mu-cancel = Annulla
mu-nobody = nessuno
mu-you = tu
mu-counted = { $count } { $thing }
mu-all = tutti e { $number }
mu-of = di { $number }
mu-odds-round = primo round { $odds }%
mu-horde-resists = resiste un'orda di { $units }
mu-not-now = Ora impossibile ({ $number })
mu-underway = In corso
mu-deed-card = carta Impero
mu-deed-move = Movimento
mu-deed-battle = Battaglia
mu-deed-conquest = Conquista
mu-deed-rebellion = Ribellione
mu-deed-talks = Trattative
mu-deed-supply = Rinforzi barbari
mu-deed-event = Evento
mu-deed-plunder = Saccheggio barbaro
mu-deed-accusation = Accusa
mu-deed-vote = Voto

## Zone e pile

mu-sea = Mare
mu-out-of-play = Fuori dal gioco
mu-held-by = Controllato da { $holder }
mu-produces = Produce { $good }
mu-market = Grande Mercato da { $value }: { $goods }
mu-great-market = Grande Mercato, { $price } al cubo
mu-harbour = Porto
mu-fire = Fuoco
mu-contested = Qui si fronteggiano eserciti
mu-ban = { $card } vieta qualcosa qui
mu-damaged = danni: { $damage }
mu-borders = Confina con
mu-river = fiume
mu-strait = stretto
mu-units = { $number } { $number ->
    [one] unità
   *[other] unità
}
mu-tired = { $number } già mosse
mu-mp = { $mp } PM
mu-carries = porta { $cargo }
mu-aboard = a bordo
mu-done = ha finito
mu-moving = Da { $zone } con { $pieces }: { $units } unità su { $capacity } trasportabili.
mu-moving-nothing = Da { $zone }: le unità marciano con un carro da guerra o navigano su una galea. Prendine prima uno.

## La plancia

mu-kingdom = Regno
mu-honour = Onore
mu-florins = fiorini
mu-debt = Debito di { $florins } fiorini
mu-territories = { $number } territori
mu-tax-level = Livello di tassazione
mu-tax-income = Tassa { $tax }, ultima entrata { $income } fiorini
mu-blood = Segnalini sangue: { $number }
mu-stored = Fiorini sul Magnate
mu-penalty = { $number } in meno al valore d'attacco per l'ordine di turno
mu-points = Punti tecnologia e segnalini obiettivo
mu-tokens = { $number } { $number ->
    [one] segnalino obiettivo
   *[other] segnalini obiettivo
}, { $used } usati
mu-own-cards = Carte Impero
mu-no-cards = Nessuna carta Impero.
mu-rotated = usata in questo turno
mu-objective = Obiettivo
mu-ability-cost = L'abilità costa { $florins } fiorini
mu-act-card = Usa
mu-act-points = Prendi i PT
mu-act-claim = Rivendica
mu-act-keep-card = Tieni
mu-act-bury = Sotto il mazzo
mu-act-agree = Acconsenti
mu-act-refuse = Rifiuta
mu-act-accept = Accetta
mu-act-decline = Rifiuta
mu-act-withdraw = Ritira
mu-act-counter = Altre condizioni
mu-cards-and-pacts = { $number } { $number ->
    [one] carta
   *[other] carte
}, patti
mu-recruits = si possono schierare altre { $number } unità
mu-reserve = Riserva
mu-orders = Dietro lo schermo
mu-prisoners = Prigionieri
mu-surrendered = Torneranno: { $units }
mu-road = Via commerciale
mu-absent = assente
mu-gone = fuori dal gioco

## Libri

mu-books = Accanto alla mappa
mu-book-technology = Tecnologie
mu-book-cards = Carte Impero
mu-book-treaties = Trattati
mu-book-honour = Onore
mu-branch-blue = Trasporti
mu-branch-yellow = Commercio
mu-branch-orange = Legislazione
mu-branch-red = Combattimento
mu-branch-green = Costruzioni
mu-branch-purple = Religione
mu-owners = Posseduta da
mu-deck = { $number } carte nel mazzo Impero.
mu-deck-top = In cima:
mu-war-circle = Cerchio di guerra: dadi e orda dei barbari
mu-tolerated = Tassa tollerata { $tax }
mu-tolerated-long = Chi esige di più subisce ribellioni nella prossima fase Eventi
mu-event-strikes = Colpisce

## Gruppi di azioni

mu-anytime = In ogni momento: carte, tecnologie, diplomazia, tesoro
mu-group-cards = Carte
mu-group-technology = Tecnologia
mu-group-diplomacy = Diplomazia
mu-group-treasury = Tesoro
mu-pass-turn = Passa in questo momento fino alla fine del turno

## Commercio

mu-planner = Piano commerciale
mu-planner-hint = { $mp } PM, posto per { $free } cubi. I numeri sulla mappa sono i PM rimasti all'arrivo; comprare e vendere costa 1 ciascuno.
mu-traders = Le tue carovane e navi
mu-no-traders = Non hai carovane né navi mercantili.
mu-head-area = Area
mu-head-mp = PM rimasti
mu-head-buys = Compra
mu-head-sells = Vendi, l'uno
mu-stage = tappa
mu-stage-done = tappa compiuta
mu-destination = destinazione
mu-danger = { $seat-one } in armi
mu-needs-pact = serve un patto commerciale
mu-ends-road = fa finire la tua via commerciale senza bonus
mu-each = { $price } l'uno
mu-transport-facts = { $mp } PM, porta { $capacity } { $what ->
    [units] unità
   *[cubes] cubetti
}
mu-may-be-seized = { $seat-many } in armi: chi ci va può essere perduto
mu-market-bonus = Grande Mercato: +{ $florins } al cubo
mu-completes-road = completa la via
mu-price = { $price }
mu-road-points = { $points } punti commercio: quanti diventano Onore?
mu-road-take = { $honour } Onore, { $florins } fiorini

## Acquisti

mu-shelf-units = Esercito
mu-shelf-buildings = Edifici
mu-shelf-transports = Trasporti e macchine
mu-buy = Compra

## Ordine di turno e tasse

mu-order = Ordine di turno
mu-order-first = L'ordine nasce da questa prima asta.
mu-penalty-short = −{ $number } in battaglia
mu-auction-hint = L'offerta più alta gioca per prima e va a chi è ultimo; le altre offerte restano a chi le ha fatte.
mu-bid = La tua offerta
mu-seal-bid = Sigilla { $amount }
mu-sealed = Hanno sigillato: { $seats }
mu-nobody-sealed = Nessuno ha ancora sigillato.
mu-tax-hint = Ora il popolo tollera { $tolerated }; quando si controlleranno le ribellioni in cima ci sarà un'altra carta.
mu-tax-now = La tua tassa finora: { $tax }.
mu-tax-above = { $number } { $number ->
    [one] ribellione
   *[other] ribellioni
} secondo la carta ora in cima
mu-tax-within = tollerata ora

## Battaglia

mu-battle = Battaglia a { $zone }, round { $round }
mu-naval-battle = Battaglia navale: { $zone }, round { $round }
mu-attacks = attaccante
mu-defends = difensore
mu-step-declared = Apertura
mu-step-declarations = Dichiarazioni
mu-step-artillery = Artiglieria
mu-step-archery = Arcieri
mu-step-melee = Mischia
mu-step-damage = Danni
mu-step-end = Fine
mu-in-melee = { $number } in mischia
mu-crew = equipaggio
mu-arrows = Frecce
mu-power = potere: { $unit }
mu-captain = capitani { $level }
mu-captures = cattura
mu-flees = fugge, passi: { $steps }
mu-shield = mura: { $points }
mu-protect-1 = per le macchine
mu-protect-2 = contro gli arcieri
mu-protect-3 = in mischia
mu-attack-value = attacco
mu-casualties = perdite proprie
mu-mod-sacrifice = sacrificio
mu-mod-bonus = bonus
mu-mod-fleet = flotta
mu-mod-penalty = ordine di turno
mu-tie = Con questi dadi nessuno vince il round.
mu-outcome = Con questi dadi vince il round { $seat-one }, di { $score }.
mu-damage-due = Danni da assegnare: { $number }
mu-round-odds = Probabilità di vincere questo round, carte e sacrifici a parte: { $odds }%
mu-mean = attacco, in media
mu-win = vince
mu-tied = pareggia
mu-reroll = Ritira { $dice }
mu-take-damage = Subisce il danno
mu-becomes = diventa { $unit }
mu-falls = cade
mu-steps-away = passi

## Trattati

mu-wars = Guerre
mu-no-wars = Nessuno è in guerra.
mu-war-since = in guerra dal turno { $turn }
mu-war-from = in guerra dal turno { $turn } in poi
mu-at-war-with = In guerra con { $seat-one }
mu-truce = armistizio in questo turno
mu-pacts = Patti
mu-no-pacts = Nessun patto in vigore che tu conosca.
mu-others = Altri giocatori
mu-until = fino al turno { $turn }
mu-whole-game = per tutta la partita
mu-secret = segreto
mu-called = invocato nel turno { $turn }
mu-clause-commercial = { $for-many } può commerciare dove governa { $by-one }{ $number ->
    [0] {""}
   *[other] {" "}per { $number } fiorini a scambio
}
mu-clause-passage = { $for-many } può passare dove governa { $by-one }
mu-clause-military-control = { $for-many } può schierare elementi militari dove governa { $by-one }
mu-clause-civilian-control = { $for-many } può schierare carovane e navi dove governa { $by-one }
mu-clause-non-belligerence = { $by-many } e { $for-one } non si fanno guerra
mu-clause-defensive = { $by-many } difende { $for-one } con { $number } unità
mu-clause-offensive = { $by-many } sostiene { $for-one } con { $number } unità contro { $against }
mu-clause-peace = Pace tra { $by-one } e { $for-one }
mu-clause-armistice = Armistizio tra { $by-one } e { $for-one } per questo turno
mu-clause-release = Il patto { $number } finisce di comune accordo
mu-both-ways = { $pact } con { $seat-one }, reciproco
mu-kind-commercial = Patto commerciale
mu-kind-passage = Passaggio
mu-kind-military-control = Controllo militare
mu-kind-civilian-control = Controllo civile
mu-kind-non-belligerence = Non belligeranza
mu-kind-defensive = Alleanza difensiva
mu-kind-offensive = Alleanza offensiva
mu-kind-peace = Pace
mu-kind-armistice = Armistizio
mu-kind-release = Fine di un patto
mu-leg-florins = { $seat-many } paga { $amount } fiorini
mu-leg-prisoners = { $seat-many } consegna { $amount } { $unit } (di chi: { $owner-one })
mu-terms-hidden = Non ti è dato leggere le condizioni.
mu-offer-to = Trattato con { $seat-one }
mu-counter-to = Altre condizioni per { $seat-one }
mu-i-give = Tu dai
mu-gives = { $seat-many } dà
mu-clauses = Clausole
mu-new-clause = Nuova clausola
mu-add-clause = Aggiungi clausola
mu-remove-clause = Togli: { $clause }
mu-entitled = diritto di
mu-helped = aiutato:
mu-fee = compenso a scambio
mu-army-units = unità
mu-against = contro
mu-term = durata
mu-send-offer = Invia le condizioni
mu-vote-hint = Decide la maggioranza; in parità non succede nulla.

## Atlante

mu-headline = Turno { $turn } di { $turns } · { $phase }
mu-headline-endless = Turno { $turn } · { $phase }
mu-honour-limit = finisce a { $honour } Onore
mu-standings = Classifica
mu-atlas-own = Le tue terre
mu-atlas-rest = Altre terre
mu-atlas-seas = Mari
mu-atlas-horde = Dadi dei barbari { $dice }; un'orda è { $horde }
mu-head-zone = Zona
mu-head-holder = Chi la controlla
mu-head-goods = Merce
mu-head-market = Mercato
mu-head-buildings = Edifici
mu-head-armies = Eserciti e mercanti
mu-head-debt = Debito
mu-head-tax = Tassa
mu-head-territories = Territori
mu-head-tokens = Segnalini obiettivo
