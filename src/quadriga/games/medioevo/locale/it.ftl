# Medioevo Universale in italiano, con le parole del regolamento.

credits = Medioevo Universale è un gioco di Michele Quondam, da un'idea originale di Nicola Iannone, con illustrazioni di Fabio Porfidia, edito da Giochix.it (Inmedia Srl). Questa è una realizzazione indipendente delle sue regole, fatta da estimatori senza alcuna affiliazione; i testi e le immagini della scatola non ne fanno parte, e ciò che il regolamento non riporta è stato ricostruito ed è segnato come tale. Se ti piace, compra il gioco.

## Nomi: `.one` dentro una frase, `.many` all'inizio o al plurale; per i luoghi `.one` dice dove

nobody = nessuno
    .one = nessuno
    .many = Nessuno
    .short = –
nowhere = da nessuna parte
    .one = da qualche parte
    .many = da nessuna parte
barbarians = barbari
    .one = i barbari
    .many = I barbari
    .short = barb.
florins = fiorini
seat-p1 = Giocatore 1
    .one = il giocatore 1
    .many = Il giocatore 1
    .short = G1
seat-p2 = Giocatore 2
    .one = il giocatore 2
    .many = Il giocatore 2
    .short = G2
seat-p3 = Giocatore 3
    .one = il giocatore 3
    .many = Il giocatore 3
    .short = G3
seat-p4 = Giocatore 4
    .one = il giocatore 4
    .many = Il giocatore 4
    .short = G4
seat-p5 = Giocatore 5
    .one = il giocatore 5
    .many = Il giocatore 5
    .short = G5
seat-p6 = Giocatore 6
    .one = il giocatore 6
    .many = Il giocatore 6
    .short = G6

phase-setup = Preparazione
phase-turn_order = Ordine di turno
phase-events = Eventi
phase-tax = Tasse e mantenimento
phase-purchase = Acquisti
phase-combat = Combattimento
phase-commerce = Commercio
phase-end_of_turn = Fine del turno
phase-scoring = Punteggio finale

category-civilian = edificio civile
category-military = edificio militare
category-religious = edificio religioso

protection-nothing = nulla
protection-engines = macchine d'assedio
protection-archers = Arcieri
protection-melee = mischia

dice-0 = nessun dado
dice-1 = il d4
dice-2 = il d6
dice-3 = d4 e d6
dice-4 = il d8
dice-5 = d4 e d8
dice-6 = d6 e d8
dice-7 = tutti e tre i dadi

vote-respect = rispetto
vote-rupture = rottura

clause-commercial = patto commerciale
clause-passage = patto di passaggio
clause-military_control = controllo militare
clause-civilian_control = controllo civile
clause-non_belligerence = non belligeranza
clause-defensive = alleanza difensiva
clause-offensive = alleanza offensiva
clause-peace = pace
clause-armistice = armistizio
clause-release = fine di un patto

source-start = inizio
source-conquest = conquiste
source-pilgrimage = prima conquista di Roma o Gerusalemme
source-building = grandi edifici
source-suppression = ribellioni sedate
source-great_army = grandi armate distrutte
source-road = Rotte Commerciali
source-defeat = sconfitte contro i barbari
source-undeclared = attacchi senza dichiarazione
source-breach = patti rotti
source-rebellion = ribellioni ripetute

item-richest = il tesoro più ricco
item-market = il miglior Grande Mercato
item-technology = la Tecnologia più alta
item-rome = Roma
item-jerusalem = Gerusalemme
item-cathedrals = il maggior numero di Cattedrali
item-cities = il maggior numero di Città
item-castles = il maggior numero di Castelli
item-territories = il maggior numero di territori
item-monopolies = i monopoli
item-captives = le proprie unità prigioniere
item-debts = i debiti
item-objectives = i segnalini Obiettivo

piece-gone = mezzo che non c'è più
    .one = un mezzo che non c'è più
    .many = mezzi che non ci sono più

example-answer = recruit archer x2
example-terms = 100 florins for nothing with commercial by hungary until 6
example-seat = hungary, p1
target-unit = tipo di unità
    .list = Tipi di unità
target-piece = mezzo di trasporto o macchina d'assedio
    .example = hungary.caravan_1@buda#0
target-zone = territorio o mare
    .list = Territori e mari
target-kingdom = regno
    .list = Regni
target-technology = tecnologia
    .list = Tecnologie
target-colour = colore
    .list = Colori
target-category = categoria di edificio
    .list = Categorie di edifici
target-model = mezzo o macchina con il suo livello
    .example = galley_2, siege_engine_1
target-plan = edificio
    .example = village, castle
target-tax_level = livello di tasse
    .list = Livelli di tasse
target-icon = icona dell'evento
    .list = Icone
target-dice = dadi
    .list = Dadi
target-die = dado
    .example = 0
target-protection = protezione di un edificio
    .list = Protezioni
target-owner = fazione
    .example = hungary, barbarians
target-eventcard = carta Eventi
    .list = Carte Eventi
target-place = unità in un luogo
    .example = buda/archer
target-building = edificio in un luogo
    .example = buda/civilian
target-cube = cubetto di un mercato
    .example = buda/wine
target-opponent = armata in un luogo
    .example = banato/barbarians
target-gunner = servente di una macchina
    .example = hungary.siege_engine_1@buda#0/archer
target-aimed = macchina ed edificio
    .example = hungary.siege_engine_2@buda#0/military
target-aboard = unità a bordo
    .example = hungary.galley_1@adriatico#0/archer
target-freight = cubetto a bordo
    .example = hungary.caravan_1@buda#0/wine
target-captive = prigioniero
    .example = mamluk/archer
target-asset = parte del bottino
    .example = civilian, cube.wine
target-pact = numero di un patto
    .example = 1
target-number = numero
    .example = 4
target-fighter = unità in battaglia
    .example = hungary/archer
target-retyping = unità e che cosa diventa
    .example = hungary/archer/heavy_infantry

## Opzioni

option-turns = Durata della partita
    .ask = Quanto dura la partita?
turns-short = breve, 8 turni
turns-medium = media, 10 turni
turns-long = lunga, 12 turni
turns-unlimited = senza limite, fino ai Punti Onore stabiliti
option-honour = Punti Onore che chiudono subito la partita (0: nessuno)
option-kingdoms = Come si assegnano i regni
    .ask = Come si assegnano i regni?
kingdoms-random = a caso
kingdoms-pick = scelti in ordine di turno
kingdoms-auction = all'asta per Punti Onore
option-terrain = Il terreno costa movimento e mantenimento
terrain-off = no
terrain-on = sì
option-blood = Segnalini Sangue
blood-off = no
blood-on = sì
option-deployment = Schieramento nella fase Acquisti
deployment-off = no
deployment-on = sì
option-teams = Numero di squadre (0: ognuno per sé)

## Punteggio

score-total = Onore
score-start = Inizio
score-conquest = Conquiste
score-pilgrimage = Città sante
score-building = Edifici
score-suppression = Ribellioni sedate
score-great-army = Grandi armate
score-road = Rotte
score-defeat = Sconfitte
score-undeclared = Attacchi non dichiarati
score-breach = Patti rotti
score-rebellion = Ribellioni
score-final-richest = Tesoro
score-final-market = Grande Mercato
score-final-technology = Tecnologia
score-final-rome = Roma
score-final-jerusalem = Gerusalemme
score-final-cathedrals = Cattedrali
score-final-cities = Città
score-final-castles = Castelli
score-final-territories = Territori
score-final-monopolies = Monopoli
score-final-captives = Prigionieri
score-final-debts = Debiti
score-final-objectives = Obiettivi

## La pagina nel terminale

page-turn = Turno { $turn } di { $turns } · { $phase }
page-turn-open = Turno { $turn } · { $phase }
page-over = Partita finita dopo il turno { $turn }
page-last = questo turno è l'ultimo
page-goal = a { $honour } PO la partita finisce
page-you = tu
page-team = squadra { $team }
page-gone = fuori
page-florins = { $florins } fiorini
page-taxed = tasse { $tax }
page-loans = { $loans ->
    [one] 1 prestito
   *[other] { $loans } prestiti
}
page-points = PT: { $points }
page-ready = segnalini: { $tokens }
page-recruits = { $number ->
    [one] 1 unità ancora piazzabile
   *[other] { $number } unità ancora piazzabili
}
page-blood = { $number } Sangue
page-stored = { $florins } in deposito
page-circle = Guerra
page-dice = dadi { $dice }
page-horde = un'orda: { $units }
page-event = Evento
page-tolerates = la prossima verifica tollera tasse di { $tax }
page-ban = Divieto
page-cards = Carte
page-rotated = ruotata
page-technologies = Tecnologie
page-tokens = segnalini: { $tokens }
page-road = Rotta
page-prisoners = Prigionieri
page-wars = In guerra
page-from-turn = dal turno { $turn }
page-pact = Patto
page-units = { $number } unità
page-fee = { $number } fiorini a commercio
page-against = contro
page-until = fino al turno { $turn }
page-secret = segreto
page-terms = Condizioni
page-captives = { $units } ({ $owner })
page-move = Gruppo
page-group-empty = ancora nulla; le unità marciano con un carro da guerra o navigano su una galea: prendine prima uno
page-capacity = ne porta fino a { $number }
page-convoy = Mezzo
page-sale = Vendita
page-battle-now = Battaglia: { $zone }, round { $round }
page-blank = { "" }
page-units-all = Unità
page-melee = In mischia
page-crews = Serventi
page-powers = Poteri
page-captains = Livelli Capitani
page-shield = Protezione
page-arrows = Dadi Arcieri
page-sacrificed = Sacrificati
page-rolled = Dadi
page-changes = Modifiche
page-value = Attacco
page-casualties = Perdite
page-damage = { $number ->
    [one] 1 punto Danno
   *[other] { $number } punti Danno
} da assegnare.
page-order = ordine di turno
page-fleet = flotta
page-captures = cattura
page-flees = fugge
page-realm = Le tue terre
page-bare = Inoltre:
page-around = Intorno a te
page-hordes = Orde
page-rivals = Giocatori
page-treaties = Trattati
page-battle = Battaglia
page-outer = Fra i regni
page-seas = In mare
page-tired = { $number } già mosse
page-aboard = a bordo
page-moves = { $moves } PM
page-contested = conteso
page-harbour = porto
page-fire = fuoco: qui si radunano i barbari
page-held = Controllo:
page-borders = Confina con
page-card-points = PT: { $points }
page-card-costs = costa { $florins } fiorini
page-objective = Obiettivo: { $text }
page-technology = { $colour } { $level }, { $price } fiorini
page-head-land = Territorio
page-head-holder = Di
page-head-army = Armata
page-head-buildings = Edifici
page-head-market = Merci
page-head-pieces = Mezzi
page-head-honour = PO
page-head-lands = Terre
page-head-tax = Tas.
page-head-loans = Pres.
page-head-tokens = Seg.
help-game = Qui mappa mostra le tue terre, ciò che vi confina e le orde; atlante tutto il tabellone; posti Onore, Tecnologie, carte e patti di tutti; guarda NOME un luogo, una carta, una Tecnologia, un evento o una parte del tavolo (le tue terre, intorno a te, orde, giocatori, carte, trattati, battaglia). FL e FP sono Fanti leggeri e pesanti, Cv Cavalieri, Ar Arcieri, da C1 a C3 i Capitani; • segna un segnalino Controllo; PM sono i punti Movimento.
names-game = Dopo una risposta xN è una quantità, come in recruit archer x2; l'inizio di un nome basta, se nessun altro comincia così. Un mezzo si riconosce da una parte qualsiasi del suo nome che nessun altro ha: caravan_1@buda, oppure #0. Condizioni di un trattato: 100 florins, 2 mamluk/archer for nothing with commercial*5 by hungary until 6, secret passage by hungary until 0; until 0 vuol dire tutta la partita, e *5 un pedaggio di 50 fiorini o 5 unità di un'alleanza.

## Verbi

verb-kingdom = Prendere un regno
verb-stake = Puntare PO su un regno
verb-bid = Fare un'offerta per l'ordine di turno
verb-loan = Chiedere un prestito
verb-repay = Ripagare un prestito
verb-found = Fondare il Villaggio
verb-post = Piazzare l'Arciere
verb-take-transport = Prendere un mezzo
verb-place-at = Piazzare il mezzo
verb-keep-card = Tenere una carta
verb-bury = Mettere una carta sotto il mazzo
verb-take-token = Prendere un segnalino Obiettivo
verb-claim = Rivendicare un obiettivo
verb-tax = Fissare le tasse
verb-pay = Pagare
verb-dismiss-units = Rimuovere unità
verb-dismiss-piece = Rimuovere un mezzo o una macchina
verb-sell-building = Saccheggiare un proprio edificio
verb-sell-transport = Saccheggiare un proprio mezzo
verb-sell-peace = Piazzare ribellioni per denaro
verb-forgo = Non pagare gli interessi
verb-reopen = Riprendere la risposta sigillata
verb-leave = Lasciare la partita
verb-time-up = Tempo scaduto
verb-card = Usare l'abilità di una carta
verb-points = Ruotare una carta per i PT
verb-token = Girare un segnalino Obiettivo
verb-convert = Convertire un PT viola
verb-tech = Usare una Tecnologia
verb-preach = Usare una carta avversaria (Proselitismo)
verb-preach-points = Prendere i PT di una carta avversaria (Proselitismo)
verb-borrow = Usare una Tecnologia avversaria (Potere temporale)
verb-blood = Spendere segnalini Sangue
verb-pass = Passare
verb-aim-zone = Scegliere un luogo
verb-aim-unit = Scegliere un tipo di unità
verb-aim-place = Scegliere un'unità
verb-aim-piece = Scegliere un mezzo o una macchina
verb-aim-card = Scegliere una carta
verb-aim-building = Scegliere un edificio
verb-aim-seat = Scegliere un giocatore
verb-aim-die = Scegliere un dado
verb-aim-cube = Scegliere un cubetto
verb-aim-asset = Scegliere che cosa proteggere
verb-aim-colour = Scegliere un colore
verb-aim-florins = Scegliere una somma
verb-aim-owner = Scegliere una fazione
verb-aim-barbarian = Scegliere un'unità barbara
verb-aim-fighter = Scegliere un'unità in battaglia
verb-retype = Cambiare il tipo di un'unità
verb-draw-events = Pescare carte Eventi
verb-choose-event = Scegliere l'evento
verb-reroll = Rilanciare dadi
verb-keep = Tenere il lancio
verb-icon = Applicare un'icona
verb-stop-piece = Fermare un mezzo
verb-suffer = Assegnare un danno a un'unità
verb-harm = Assegnare un danno a un edificio
verb-lose-cube = Perdere cubetti di un mezzo
verb-reinforce = Aggiungere un'unità barbara
verb-drive = Muovere un'orda
verb-rebel = Piazzare la ribellione
verb-back = Indietro
verb-done = Fatto
verb-research = Acquistare una Tecnologia
verb-buy-card = Acquistare una carta Impero
verb-at = Acquistare in un territorio
verb-recruit = Reclutare unità
verb-enlist = Ingaggiare un Capitano
verb-promote = Promuovere un Capitano
verb-build = Costruire
verb-repair = Riparare un edificio
verb-craft = Costruire un mezzo o una macchina
verb-upgrade = Migliorare un mezzo o una macchina
verb-recall = Richiamare unità arrese
verb-regain = Ricomprare unità perse
verb-ransom = Riscattare un prigioniero
verb-place-token = Piazzare un segnalino Controllo
verb-call-deployment = Chiedere lo Schieramento
verb-order-book = Acquistare dietro lo schermo
verb-order-unit = Ordinare unità
verb-order-piece = Ordinare un mezzo o una macchina
verb-order-building = Ordinare un edificio
verb-deploy = Piazzare ciò che è ordinato
verb-move = Muovere da un luogo
verb-attack = Attaccare senza muovere
verb-attack-owner = Scegliere l'avversario
verb-direct = Dirigere l'armata di un alleato
verb-disband = Rimuovere propri elementi
verb-take-unit = Portare unità con sé
verb-drop-unit = Lasciare unità
verb-take-piece = Portare un mezzo o una macchina con sé
verb-drop-piece = Lasciare un mezzo o una macchina
verb-to = Andare
verb-ferry = Attraversare con Logistica
verb-halt = Terminare il movimento
verb-stop = Non attaccare altri
verb-fight = Combattere
verb-capture = Tentare la cattura
verb-flee = Fuggire
verb-yield = Offrire la resa
verb-demand = Chiedere la resa
verb-agree = Accettare
verb-refuse = Rifiutare
verb-protect = Scegliere da che cosa protegge l'edificio
verb-man = Assegnare un servente
verb-aim-at = Mirare a un edificio
verb-ready = Pronto
verb-act-as = Far agire un Capitano come un altro tipo
verb-free-power = Sbloccare un potere
verb-cancel-power = Annullare un potere
verb-roll = Lanciare i dadi
verb-sacrifice = Sacrificare unità
verb-press = Sfruttare la superiorità
verb-lose = Assegnare un danno a un'unità
verb-lose-crew = Assegnare un danno a un servente
verb-lose-aboard = Perdere un'unità a bordo
verb-plunder = Saccheggiare
verb-keep-rest = Tenere il resto
verb-lead = Guidare un mezzo
verb-rest = Fermare il mezzo
verb-assign = Affidare la Rotta a un mezzo
verb-lay-down = Rinunciare alla Rotta Commerciale
verb-buy = Comprare merci
verb-sell = Vendere merci
verb-conclude = Concludere
verb-cancel = Annullare
verb-road-bonus = Prendere il bonus della Rotta
verb-market-bonus = Prendere il bonus del Grande Mercato
verb-raise-price = Alzare il prezzo
verb-lower-price = Abbassare il prezzo
verb-open-road = Aprire una Rotta Commerciale
verb-stage = Indicare una tappa
verb-place-cube = Depositare un cubetto
verb-move-cube = Prendere un cubetto da un mercato
verb-cube-to = Depositare il cubetto
verb-seize = Impadronirsi del mezzo
verb-let-pass = Lasciarlo passare
verb-declare = Dichiarare guerra
verb-treat = Proporre un trattato
verb-renounce = Rompere un patto
verb-accuse = Accusare di rottura
verb-offer = Offrire condizioni
verb-counter = Rispondere con altre condizioni
verb-accept = Accettare un'offerta
verb-decline = Rifiutare un'offerta
verb-withdraw = Ritirare un'offerta
verb-concede = Ammettere la rottura
verb-dispute = Far votare tutti
verb-respect = Votare: rispetto
verb-rupture = Votare: rottura

choice-kingdom = Prendi: { $target }
choice-stake = Punta PO: { $target }
    .brief = { $target }
choice-bid = Offri
choice-loan = Chiedi un prestito di 500 fiorini
choice-repay = Ripaga 500 fiorini
choice-found = Fonda il Villaggio: { $place }
choice-post = Piazza l'Arciere { $target-one }
choice-take-transport = Prendi { $target-one } di livello { $level }
choice-place-at = Piazzalo { $target-one }
choice-keep-card = Tieni { $target-one }
choice-bury = Metti { $target-one } sotto il mazzo
choice-take-token = Prendi il segnalino { $target }
choice-claim = Rivendica l'obiettivo: { $target-one }
    .brief = { $target-one }
choice-tax = Tasse di { $target } fiorini
choice-pay = Paga
choice-dismiss-units = Rimuovi { $target-many } { $where-one }
choice-dismiss-piece = Rimuovi { $target-one } (livello { $level }) { $where-one }
choice-sell-building = Saccheggia un tuo edificio { $where-one }: { $target }
choice-sell-transport = Saccheggia un tuo mezzo { $where-one }: { $target } di livello { $level }
choice-sell-peace = Piazza ribellioni per 100 fiorini l'una
choice-forgo = Non pagare gli interessi
choice-reopen = Riprendi la risposta sigillata
choice-leave = Lascia la partita
choice-time-up = Tempo scaduto
choice-card = Usa { $target-one }
    .brief = { $target-one }
choice-points = Prendi i PT: { $target-one }
    .brief = { $target-one }
choice-token = Gira il segnalino Obiettivo { $target } per un PT
    .brief = { $target }
choice-convert = Converti un PT viola in { $target }
    .brief = { $target }
choice-tech = Usa { $target } ({ $points } PT per volta{ $missing ->
    [0] { "" }
   *[other] , { $missing } da comprare a 100 fiorini
})
    .brief = { $target }
choice-preach = Usa { $target-one } con Proselitismo
    .brief = { $target-one }
choice-preach-points = Prendi i PT con Proselitismo: { $target-one }
    .brief = { $target-one }
choice-borrow = Usa { $target } con Potere temporale
    .brief = { $target }
choice-blood = Spendi segnalini Sangue: +1 al valore di attacco per ognuno
choice-pass = Passa
choice-aim-zone = { $target }
choice-aim-unit = { $target }
choice-aim-place = { $target } { $where-one }
choice-aim-piece = { $target } (livello { $level }) { $where-one }
choice-aim-card = { $target-one }
choice-aim-building = { $target } { $where-one }
choice-aim-seat = { $target }
choice-aim-die = Dado { $number }: mostra { $shown }
choice-aim-cube = { $target } { $where-one }
choice-aim-asset = { $target } { $where-one }
choice-aim-colour = { $target }
choice-aim-florins = Scegli una somma
choice-aim-owner = { $target }
choice-aim-barbarian = { $target } { $where-one }
choice-aim-fighter = { $target } ({ $where })
choice-retype = { $where } diventa { $target }
choice-draw-events = Pesca carte Eventi
choice-choose-event = { $target }
choice-reroll = Rilancia { $target }
choice-keep = Tieni il lancio
choice-icon = { $target }
choice-stop-piece = { $target } (livello { $level }) { $where-one }
choice-suffer = { $target } { $where-one }
choice-harm = { $target } { $where-one }
choice-lose-cube = { $target } ({ $where })
choice-reinforce = Aggiungi { $target-one } { $where-one }
choice-drive = Muovi l'orda { $target-one }
choice-rebel = La ribellione scoppia { $target-one }
choice-back = Indietro
choice-done = Fatto
choice-research = { $target }, livello { $level } ({ $price } fiorini)
choice-buy-card = Acquista una carta Impero ({ $price } fiorini)
choice-at = Acquista qui: { $place }
choice-recruit = Recluta { $target-many } ({ $price } fiorini l'uno)
choice-enlist = Ingaggia { $target-one } ({ $price } fiorini, { $points } PT { $points ->
    [one] rosso
   *[other] rossi
})
choice-promote = Promuovi { $target-one } (100 fiorini e 1 PT rosso per livello)
choice-build = Costruisci { $target-one } ({ $price } fiorini, { $points } PT)
choice-repair = Ripara { $target } ({ $price } fiorini a segnalino)
choice-craft = Costruisci { $target-one } di livello { $level } ({ $price } fiorini, { $points } PT)
choice-upgrade = Migliora: { $target } di livello { $level } ({ $price } fiorini e 1 PT per livello)
choice-recall = Richiama { $target-many } che si erano arresi
choice-regain = Ricompra { $target-many } persi ({ $price } fiorini l'uno)
choice-ransom = Riscatta { $target-one } ({ $price } fiorini); chi lo tiene: { $where }
choice-place-token = Segnalino Controllo { $target-one }
choice-call-deployment = Chiedi lo Schieramento
choice-order-book = Acquista dietro lo schermo
choice-order-unit = Ordina { $target-many } ({ $price } fiorini l'uno)
choice-order-piece = Ordina { $target-one } di livello { $level } ({ $price } fiorini, { $points } PT)
choice-order-building = Ordina { $target-one } ({ $price } fiorini, { $points } PT)
choice-deploy = Piazzalo { $target-one }
choice-move = Muovi da qui: { $target }
choice-attack = Attacca { $target-one } { $where-one }, { $units } unità{ $honour ->
    [0] { "" }
   *[other] ; costa { $honour } PO
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % di vittoria, ± { $error }
}
choice-attack-owner = Combatti contro { $target-one }
choice-direct = Dirigi un'armata alleata: { $target }
choice-disband = Rimuovi unità o mezzi propri
choice-take-unit = Porta con te: { $target-many }
choice-drop-unit = Lascia qui: { $target-many }
choice-take-piece = Porta con te: { $target } di livello { $level }
choice-drop-piece = Lascia qui: { $target } di livello { $level }
choice-to = Vai: { $target }{ $units ->
    [0] { "" }
    [one] , 1 unità resiste
   *[other] , { $units } unità resistono
}{ $honour ->
    [0] { "" }
   *[other] ; costa { $honour } PO
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % di vittoria, ± { $error }
}
choice-ferry = Attraversa con Logistica: { $target }
choice-halt = Termina qui il movimento
choice-stop = Non attaccare altri
choice-fight = Combatti
choice-capture = Tenta di catturare gli avversari
choice-flee = Fuggi; il numero indica i passi
choice-yield = Offri la resa
choice-demand = Chiedi la resa
choice-agree = Accetta
choice-refuse = Rifiuta
choice-protect = Contro: { $target }
choice-man = Servente: { $target-one } ({ $where })
choice-aim-at = Mira: { $target } ({ $where })
choice-ready = Pronto
choice-act-as = Un Capitano agisce come { $target }
choice-free-power = Sblocca il potere: { $target-many }
choice-cancel-power = Annulla il potere avversario: { $target-many }
choice-roll = Lancia i dadi
choice-sacrifice = Sacrifica { $target-many } (+4 l'uno)
choice-press = Danni aggiuntivi per superiorità
choice-lose = { $target }
choice-lose-crew = { $target } (servente)
choice-lose-aboard = { $target } ({ $where })
choice-plunder = Saccheggia: { $target }{ $price ->
    [0] { "" }
   *[other] { " " }({ $price } fiorini)
}
choice-keep-rest = Tieni tutto il resto
choice-lead = Guida: { $target } di livello { $level } { $where-one }
choice-rest = Per ora ferma questo mezzo
choice-assign = La Rotta passa a un altro mezzo: { $target } di livello { $level } { $where-one }
choice-lay-down = Rinuncia alla Rotta Commerciale
choice-buy = Compra { $target }
choice-sell = Vendi { $target }
choice-conclude = Concludi
choice-cancel = Annulla
choice-road-bonus = Bonus della Rotta; il numero dei punti diventa PO, gli altri denaro
choice-market-bonus = Invece il bonus del Grande Mercato
choice-raise-price = Paga 50 fiorini in più per ogni PT (Mercato{ $missing ->
    [0] { "" }
   *[other] , il PT mancante a 100 fiorini
})
choice-lower-price = Chiedi 50 fiorini in meno per ogni PT (Mercato{ $missing ->
    [0] { "" }
   *[other] , il PT mancante a 100 fiorini
})
choice-open-road = Apri una Rotta Commerciale di { $target } tappe
choice-stage = { $place }
choice-place-cube = Deposita un cubetto: { $target }
choice-move-cube = { $target } { $where-one }
choice-cube-to = Qui: { $place }
choice-seize = Impadronisciti del mezzo: { $target } di livello { $level }
choice-let-pass = Lascialo passare
choice-declare = Dichiara guerra: { $target }{ $honour ->
    [0] { "" }
   *[other] { " " }(costa { $honour } PO)
}
    .brief = { $target }
choice-treat = Proponi un trattato: { $target }
    .brief = { $target }
choice-renounce = Rompi il patto { $target } con { $other-one } (2 PO)
    .brief = patto { $target }
choice-accuse = Accusa { $other-one } di aver rotto il patto { $target }
    .brief = patto { $target }
choice-offer = Offri condizioni: { $target }
choice-counter = Rispondi all'offerta { $target } con altre condizioni
choice-accept = Accetta l'offerta { $target }
choice-decline = Rifiuta l'offerta { $target }
choice-withdraw = Ritira l'offerta { $target }
choice-concede = Ammetti la rottura (2 PO)
choice-dispute = Fai votare tutti
choice-respect = Il patto è stato rispettato
choice-rupture = Il patto è stato rotto

## Domande

prompt-kingdom = Quale regno guiderai?
prompt-stake = In segreto: quale regno vuoi, e quanti PO ci punti?
prompt-village = Dove fondi il tuo primo Villaggio?
prompt-archer = Dove sta di guardia il tuo Arciere?
prompt-transport = Scegli un mezzo: { $left ->
    [one] resta 1 livello
   *[other] restano { $left } livelli
}.
prompt-transport-place = Dove lo piazzi?
prompt-keep-card = Quale di queste carte Impero tieni?
prompt-bury = Le altre vanno sotto il mazzo: quale per prima? Di' Fatto per lasciarle come sono.
prompt-token = Quale segnalino Obiettivo prendi? Ogni turno dà 1 PT del suo colore.
prompt-bid = In segreto: quanti dei tuoi { $have } fiorini offri per l'ordine di turno? Paga solo chi vince, e riceve l'ultimo.
prompt-bid-again = Sei alla pari per l'offerta più alta. Quanto aggiungi in segreto? Hai { $have } fiorini.
prompt-tax = In segreto: quali tasse imponi? Se alte, portano denaro ora e forse ribellioni al prossimo turno.
prompt-interest = Devi { $need } fiorini di interessi e ne hai { $have }. Che cosa fai?
prompt-maintenance = Il mantenimento costa { $need } fiorini e ne hai { $have }. Paga, o rimuovi ciò che non vuoi pagare.
prompt-barbarian-dice = I dadi dei barbari di questo turno: li tieni, o ne rilanci qualcuno una volta?
prompt-event = L'evento colpisce con due delle sue tre icone: quale adesso?
prompt-stopped = Strade impraticabili: ferma { $left ->
    [one] uno dei tuoi mezzi
   *[other] { $left } dei tuoi mezzi
} nella zona.
prompt-plague = Pestilenza: { $left ->
    [one] 1 punto Danno colpisce
   *[other] { $left } punti Danno colpiscono
} le tue unità nella zona. Quale unità?
prompt-fire = Incendio: { $left ->
    [one] 1 punto Danno colpisce
   *[other] { $left } punti Danno colpiscono
} i tuoi edifici nella zona. Quale edificio?
prompt-spoilage = Merci guaste: { $left ->
    [one] si perde 1 cubetto
   *[other] si perdono { $left } cubetti
} di un solo mezzo. Quale?
prompt-supply = Hai { $left ->
    [one] 1 punto Barbari
   *[other] { $left } punti Barbari
}: aggiungi un'unità, muovi un'orda, o di' Fatto.
prompt-drive = Dove va l'orda { $zone-one }?
prompt-rebellion = Il tuo popolo si ribella: { $left ->
    [one] una ribellione
   *[other] { $left } ribellioni
} da piazzare. Dove?
prompt-purchase = Fase Acquisti: Tecnologie, una carta, o ciò che un territorio può dare. Di' Fatto quando hai finito.
prompt-site = Acquisti { $zone-one }, con { $have } fiorini: che cosa?
prompt-orders = Dietro il tuo schermo: che cosa ordini?
prompt-deployment = Chiedi lo Schieramento? Allora tutti acquistano dietro lo schermo, e si piazza tutto alla fine.
prompt-deploy = Piazza ciò che hai ordinato: { $count ->
    [one] resta un ordine
   *[other] restano { $count } ordini
}.
prompt-control-token = Dove va il segnalino Controllo dell'edificio?
prompt-combat = La tua azione: muovi un'armata, attacca, o passa.
prompt-direct = Quale armata del tuo alleato dirigi?
prompt-movement = Movimento, si parte da qui: { $zone }. Prendi unità e mezzi, poi vai.
prompt-several = Qui ci sono altri avversari: chi combatti adesso, se vuoi?
prompt-surrender = Si propone la resa: accetti?
prompt-declaration = Battaglia { $zone-one }, round { $number }: { $owner-one } contro { $other-one }. Che cosa fai?
prompt-protection = Da che cosa protegge l'edificio militare in questo round?
prompt-crews = Assegna i serventi alle macchine d'assedio e mira. Di' Pronto quando hai finito.
prompt-captain = Battaglia { $zone-one }, round { $number }: i tuoi Capitani sono superiori. Come li usi?
prompt-roll = Battaglia { $zone-one }, round { $number }: lancia i dadi, o prima sacrifica Fanti leggeri.
prompt-reroll = Battaglia { $zone-one }, round { $number }: rilanci qualche dado una volta, o li tieni?
prompt-superiority = Superiorità schiacciante: quanta diventa danno aggiuntivo? Il resto riduce le tue perdite.
prompt-losses = Battaglia { $zone-one }, round { $number }: { $left ->
    [one] 1 punto Danno colpisce
   *[other] { $left } punti Danno colpiscono
} le tue unità. Quale?
prompt-directed = Battaglia { $zone-one }, round { $number }: decidi tu dove { $left ->
    [one] cade 1 punto Danno
   *[other] cadono { $left } punti Danno
}.
prompt-flight = La tua armata fugge: per dove?
prompt-spoils = Il bottino { $zone-one }: saccheggia ciò che vuoi e tieni il resto.
prompt-disband = Che cosa rimuovi dal tabellone? Di' Fatto quando hai finito.
prompt-talks = Le trattative di questo turno: offri, dichiara, rompi. Di' Fatto quando hai finito.
prompt-trading = Fase Commercio: quale mezzo guidi adesso? Di' Fatto quando hai finito.
prompt-convoy = Il tuo mezzo ({ $piece }) ha { $left } PM: prosegui, compra, vendi o fermalo.
prompt-goods = Concludi l'acquisto, o prima ne cambi il prezzo?
prompt-sale = La vendita rende per ora { $amount } fiorini: aggiungi cubetti, cambia il prezzo o concludi.
prompt-road-bonus = La Rotta Commerciale è completa; senza il suo bonus la vendita rende { $amount } fiorini. Quale bonus prendi?
prompt-road = Tappa { $number } di { $count } della tua Rotta Commerciale: quale luogo?
prompt-guilds = Quale tappa completano le Gilde?
prompt-cube = Un cubetto resta nel mercato: quale merce?
prompt-move-cube = Quale cubetto di un Grande Mercato muovi, e dove?
prompt-seizure = Un mezzo altrui è giunto presso la tua armata: { $piece }, { $seat }. Te ne impadronisci?
prompt-colour = Quale colore?
prompt-terms = Quali condizioni proponi? Dall'altra parte: { $other-one }.
prompt-proposal = { $seat-many } propone un trattato: accetti?
prompt-accusation = { $seat-many } dice che hai rotto il patto { $pact }. Lo ammetti, o votano tutti?
prompt-vote = { $seat-many } ha rispettato il patto { $pact }?
prompt-alliances = Due tuoi alleati sono in guerra fra loro: quale patto rompi?
prompt-aim = { $card-one }: chi o che cosa riguarda?
prompt-card-work = L'abilità è in corso: che cosa scegli?
prompt-window-order-fixed = L'ordine di turno è deciso. Usi una carta o una Tecnologia prima di proseguire?
prompt-window-horde-rolled = I dadi dei barbari sono lanciati. Reagisci?
prompt-window-event-shown = L'evento del turno è scoperto. Reagisci?
prompt-window-die-rolled = È stato lanciato un dado. Reagisci?
prompt-window-horde-enters = Un'orda irrompe { $zone-one }. Reagisci?
prompt-window-rebellion = Scoppia una ribellione. Reagisci?
prompt-window-interest-due = Si pagano gli interessi. Reagisci?
prompt-window-purchase = Stai per acquistare. Usi una carta o una Tecnologia?
prompt-window-card-rotated = { $seat-many } ha ruotato { $card-one }. Rispondi?
prompt-window-step-taken = { $seat-many } è in movimento { $zone-one }. Reagisci?
prompt-window-battle-declared = Battaglia { $zone-one }, nessun dado ancora lanciato. Reagisci?
prompt-window-round-starts = Battaglia { $zone-one }: comincia un round. Reagisci?
prompt-window-artillery-rolled = Battaglia { $zone-one }: le macchine d'assedio hanno tirato. Reagisci?
prompt-window-archers-rolled = Battaglia { $zone-one }: gli Arcieri hanno tirato. Reagisci?
prompt-window-melee-rolled = Battaglia { $zone-one }: i dadi della mischia sono lanciati. Reagisci?
prompt-window-damage-due = Battaglia { $zone-one }: stanno per essere assegnati i danni. Reagisci?
prompt-window-round-ends = Battaglia { $zone-one }: il round finisce. Reagisci?
prompt-window-conquered = Un territorio è stato conquistato. Reagisci?
prompt-window-trading = { $seat-many } commercia { $zone-one }. Reagisci?
prompt-window-transport-lost = Un mezzo sta per andare perso. Reagisci?
prompt-window-turn-ends = Il turno finisce. Usi prima una carta o una Tecnologia?

## Ordini permanenti, come la pagina del tavolo chiama i momenti

moment-prompt-window-order-fixed = Dopo l'asta: passa
moment-prompt-window-horde-rolled = Dopo i dadi dei barbari: passa
moment-prompt-window-event-shown = Quando si pesca l'evento: passa
moment-prompt-window-die-rolled = Dopo un singolo dado: passa
moment-prompt-window-horde-enters = Quando un'orda entra in terre altrui: passa
moment-prompt-window-rebellion = Per una ribellione: passa
moment-prompt-window-interest-due = Quando si pagano gli interessi: passa
moment-prompt-window-purchase = Prima dei miei acquisti: passa
moment-prompt-window-card-rotated = Quando si ruota una carta: passa
moment-prompt-window-step-taken = Per un passo sulla mappa: passa
moment-prompt-window-battle-declared = Quando si dichiara una battaglia: passa
moment-prompt-window-round-starts = All'inizio di un round di battaglia: passa
moment-prompt-window-artillery-rolled = Dopo le macchine d'assedio: passa
moment-prompt-window-archers-rolled = Dopo gli Arcieri: passa
moment-prompt-window-melee-rolled = Dopo i dadi della mischia: passa
moment-prompt-window-damage-due = Prima di assegnare i danni: passa
moment-prompt-window-round-ends = Alla fine di un round di battaglia: passa
moment-prompt-window-conquered = Dopo una conquista: passa
moment-prompt-window-trading = Quando altri commerciano: passa
moment-prompt-window-transport-lost = Quando si perde un mezzo: passa
moment-prompt-window-turn-ends = Alla fine del turno: passa
moment-prompt-combat = La mia azione di combattimento: passa
moment-prompt-talks = Trattative: subito Fatto
moment-prompt-deployment = Schieramento: non chiederlo
moment-prompt-supply = Punti Barbari: non usarli

## Eventi

event-turn-started = Turno { $turn }
event-turn-ended = Il turno { $turn } è finito.
event-phase-started = Turno { $turn } · { $phase }
event-game-halted = Nel turno { $turn } si raggiungono i PO stabiliti: la partita finisce subito.
event-time-called = Tempo scaduto: il turno { $turn } è l'ultimo.
event-game-won = { $seat-many } vince con { $amount } PO.
event-final-scored = { $seat-many }: { $amount } PO per { $item }.
event-seat-left = { $seat-many } lascia la partita.
event-seat-eliminated = { $seat-many } non può pagare e lascia il gioco per bancarotta.
event-honour-changed = { $seat-many }: { $amount } PO ({ $source }).
event-blood-gained = { $seat-many } ottiene un segnalino Sangue.
event-blood-spent = { $seat-many } spende { $amount ->
    [one] un segnalino
   *[other] { $amount } segnalini
} Sangue.
event-kingdom-given = { $seat-many } prende posto al tavolo.
event-stake-revealed = { $seat-many }: puntata di { $amount } PO, { $kingdom }.
event-bid-revealed = { $seat-many } offre { $amount } fiorini.
event-bid-paid = { $seat-many } paga { $amount } fiorini; li riceve { $other-one }.
event-order-set = Numero { $place } in questo turno: { $seat-one }.
event-village-founded = { $seat-many } fonda un Villaggio { $zone-one }.
event-archer-posted = { $seat-many } piazza un Arciere { $zone-one }.
event-transport-placed = { $seat-many } piazza { $piece_kind-one } di livello { $level } { $zone-one }.
event-barbarian-placed = Barbari { $zone-one }.
event-barbarians-rolled = I dadi dei barbari: { $d4 }, { $d6 } e { $d8 }.
event-horde-fixed = Un'orda di questo turno: { $light ->
    [one] 1 Fante leggero
   *[other] { $light } Fanti leggeri
}{ $archers ->
    [0] { "" }
    [one] , 1 Arciere
   *[other] , { $archers } Arcieri
}{ $captains ->
    [0] { "" }
    [one] , 1 Capitano
   *[other] , { $captains } Capitani
}.
event-event-drawn = { $eventcard }.
event-event-icon = { $seat-many } sceglie un'icona dell'evento: { $icon }.
event-event-rolled = { $icon }: { $seat-one } ottiene { $die }.
event-event-seen = { $seat-many } pesca { $eventcard }.
event-event-chosen = { $seat-many } sceglie { $eventcard }.
event-piece-stopped = { $seat-many } ferma { $piece-one }.
event-cubes-lost = { $seat-many } perde { $amount ->
    [one] 1 cubetto
   *[other] { $amount } cubetti
}: { $good }.
event-barbarians-reinforced = Ai barbari { $zone-one } si aggiunge { $unit-one }.
event-horde-moved = L'orda si muove: { $zone } → { $goal }.
event-horde-placed = Compare un'orda di { $amount } { $zone-one }.
event-horde-hired = { $seat-many } assolda un'orda di { $amount } { $zone-one }.
event-barbarians-plundered = I barbari saccheggiano tutto { $zone-one }.
event-tax-tolerated = Il popolo tollera tasse di { $amount }.
event-rebellions-begin = { $seat-many } affronta { $amount ->
    [one] una ribellione
   *[other] { $amount } ribellioni
}.
event-rebellion-placed = Scoppia una ribellione { $zone-one } ({ $seat }).
event-rebellion-incited = { $seat-many } fomenta una ribellione { $zone-one }.
event-tax-set = { $seat-many } impone tasse di { $amount }.
event-tax-collected = { $seat-many } incassa { $amount } fiorini di tasse.
event-support-received = { $seat-many } non ha armate né territori e riceve { $amount } fiorini.
event-interest-paid = { $seat-many } paga { $amount } fiorini di interessi.
event-interest-shared = { $seat-many } riceve { $amount } fiorini dagli interessi altrui.
event-interest-unpaid = { $seat-many } non paga gli interessi ({ $amount } { $amount ->
    [one] volta
   *[other] volte
} di seguito).
event-maintenance-paid = { $seat-many } paga { $amount } fiorini di mantenimento.
event-seat-bankrupt = { $seat-many } va in bancarotta: sono dovuti { $amount } fiorini.
event-loan-taken = { $seat-many } chiede un prestito; ora ne ha { $amount }.
event-loan-repaid = { $seat-many } ripaga un prestito; ora ne ha { $amount }.
event-building-sold = { $seat-many } saccheggia un proprio { $category } { $zone-one } per { $amount } fiorini.
event-transport-sold = { $seat-many } saccheggia un proprio mezzo, { $piece_kind } di livello { $level }, per { $amount } fiorini.
event-peace-sold = { $seat-many } fa scoppiare { $number ->
    [one] una ribellione
   *[other] { $number } ribellioni
} per { $amount } fiorini.
event-units-dismissed = { $seat-many } rimuove { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} { $zone-one }.
event-piece-dismissed = { $seat-many } rimuove { $piece_kind-one } di livello { $level } { $zone-one }.
event-technology-bought = { $seat-many } acquista una Tecnologia: { $technology }.
event-technology-used = { $seat-many } usa { $technology } ({ $amount } PT).
event-technology-borrowed = { $seat-many } usa una Tecnologia altrui: { $technology }.
event-points-gained = { $seat-many } ottiene { $amount } PT ({ $colour }).
event-points-bought = { $seat-many } compra { $amount } PT ({ $colour }).
event-points-converted = { $seat-many } converte un PT viola ({ $colour }).
event-points-sold = { $seat-many } cede { $number } PT per { $amount } fiorini.
event-token-flipped = { $seat-many } gira un segnalino Obiettivo ({ $colour }).
event-units-placed = { $seat-many } piazza { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} { $zone-one }.
event-captain-promoted = { $seat-many } promuove un Capitano { $zone-one }: { $unit }.
event-prisoner-ransomed = { $seat-many } riscatta { $unit-one } per { $amount } fiorini; li riceve { $other-one }.
event-building-built = { $seat-many } costruisce { $zone-one }: { $category } di livello { $level }.
event-building-repaired = { $seat-many } ripara { $zone-one }: { $category } ({ $amount } { $amount ->
    [one] segnalino
   *[other] segnalini
}).
event-building-damaged = Danni { $zone-one }: { $category }, { $amount }.
event-building-lost = Distrutto o perso { $zone-one }: { $category }.
event-building-protects = L'edificio militare { $zone-one } protegge { $seat-one } contro: { $protection }.
event-token-placed = { $seat-many } piazza un segnalino Controllo { $zone-one }.
event-token-removed = Rimosso un segnalino Controllo { $zone-one } ({ $seat }).
event-piece-bought = { $seat-many } costruisce { $piece_kind-one } di livello { $level } { $zone-one }.
event-piece-upgraded = { $seat-many } migliora { $piece_kind-one } { $zone-one }: livello { $level }.
event-piece-taken = { $seat-many } prende { $piece_kind-one } di livello { $level } { $zone-one }.
event-piece-sabotaged = { $owner-many }: sabotaggio { $zone-one }, { $piece_kind } (livello { $level }).
event-deployment-called = { $seat-many } chiede lo Schieramento.
event-order-lost = { $seat-many } non può piazzare un ordine, che va perso ({ $amount }).
event-card-bought = { $seat-many } acquista una carta Impero per { $amount } fiorini.
event-cards-drawn = { $seat-many } pesca { $amount } { $amount ->
    [one] carta
   *[other] carte
}.
event-card-kept = { $seat-many } tiene { $card-one }.
event-objective-claimed = { $seat-many } raggiunge l'obiettivo: { $card-one }.
event-objective-token = { $seat-many } prende un segnalino Obiettivo ({ $colour }).
event-card-used = { $seat-many } usa { $card-one }.
event-card-points = { $seat-many } ruota { $card-one } per i PT.
event-card-cancelled = Annullata: { $card-one } ({ $seat }).
event-card-rolled = { $card-one }: { $seat-one } ottiene { $die }.
event-card-aimed = { $seat-many } ha scelto per { $card-one }.
event-card-preached = { $seat-many } usa { $card-one }, carta altrui ({ $other }).
event-card-stays-rotated = { $card-one } resta ruotata.
event-card-pinned = { $seat-many } fa restare ruotata { $card-one }.
event-card-straightened = { $seat-many } raddrizza { $card-one }.
event-deposit-made = { $seat-many } deposita { $amount } fiorini.
event-deposit-taken = { $seat-many } ritira { $amount } fiorini dal deposito.
event-die-lowered = { $seat-many } abbassa un dado: ora è { $die }.
event-archer-rerolled = { $seat-many } rilancia il dado di un Arciere: { $die }.
event-attack-raised = { $seat-many } aumenta un valore di attacco di { $amount } ({ $owner }).
event-strategy-used = { $seat-many }: { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
} con Strategia.
event-unit-turned = { $unit-many } { $zone-one }: una unità cambia fazione, { $owner } → { $seat }.
event-unit-retyped = { $owner-many } { $zone-one }: { $unit } diventa { $new }.
event-unit-trapped = { $owner-many }: cade in trappola { $unit-one }.
event-unit-mustered = { $seat-many } piazza { $unit-one } { $zone-one }.
event-unit-lent = { $seat-many } manda { $unit-one } fra i barbari { $goal-one } (da: { $zone }).
event-wound-ignored = { $seat-many }: una ferita è curata (danni restanti: { $amount }).
event-territory-spared = { $seat-many } risparmia un territorio dall'evento: { $zone }.
event-territory-closed = { $seat-many } vieta per questo turno { $ban ->
    [0] ogni combattimento
    [1] ogni commercio
   *[other] ogni movimento
} { $zone-one }.
event-move-gained = { $seat-many } ottiene 1 PM: { $piece }.
event-group-returned = { $seat-many }: il gruppo torna indietro, { $zone } → { $goal }.
event-tower-improvised = { $seat-many } improvvisa una Torre { $zone-one }.
event-transports-hidden = { $seat-many } muove di nascosto in questo turno { $amount ->
    [one] un mezzo
   *[other] { $amount } mezzi
}.
event-asset-protected = { $seat-many } protegge qualcosa dal saccheggio.
event-engine-mechanised = { $seat-many }: i serventi combattono anche in mischia ({ $piece }).
event-group-moved = { $seat-many } muove { $zone } → { $goal } con { $amount } unità{ $pieces ->
    [0] { "" }
    [one] { " " }e 1 mezzo o macchina
   *[other] { " " }e { $pieces } mezzi o macchine
}.
event-territory-held = Controllo: { $zone }, { $seat }.
event-territory-conquered = { $seat-many } conquista un territorio: { $zone } (finora: { $other-one }).
event-asset-plundered = { $seat-many } saccheggia { $zone-one } e riceve { $amount } fiorini.
event-battle-declared = Battaglia { $zone-one }: { $owner-one } contro { $other-one }.
event-battle-round = Battaglia { $zone-one }, round { $number }: { $owner-one } contro { $other-one }.
event-battle-rolled = { $owner-many }: dadi { $d4 }, { $d6 }, { $d8 }.
event-battle-values = Valori di attacco { $zone-one }: { $amount } contro { $against }.
event-battle-score = { $owner-many }: punteggio di battaglia { $amount }, { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
} all'avversario.
event-battle-superior = { $seat-many }: superiorità schiacciante; danni in più { $amount }, perdite in meno { $spared }.
event-battle-casualties = { $owner-many }: { $amount ->
    [one] 1 perdita
   *[other] { $amount } perdite
}.
event-battle-over = La battaglia { $zone-one } è finita. In piedi: { $owner-one } { $standing ->
    [0] no
   *[other] sì
}, { $other-one } { $resisting ->
    [0] no
   *[other] sì
}.
event-engine-manned = { $seat-many } assegna { $unit-one } come servente: { $piece }.
event-engine-aimed = { $seat-many } mira con { $piece-one }: { $building }.
event-engines-hit = { $owner-many }: le macchine d'assedio causano { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}.
event-archers-hit = { $owner-many }: gli Arcieri causano { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}.
event-captain-acts = { $seat-many }: un Capitano agisce come { $unit }.
event-captain-frees = { $seat-many }: i Capitani sbloccano il potere: { $unit-many }.
event-captain-cancels = { $seat-many }: i Capitani annullano il potere avversario: { $unit-many }.
event-capture-announced = { $seat-many } tenta la cattura.
event-flight-announced = { $seat-many } fuggirà di { $amount } { $amount ->
    [one] passo
   *[other] passi
}.
event-army-fled = { $seat-many } è in fuga; l'armata è ora { $zone-one }.
event-surrender-offered = { $seat-many } offre la resa; decide { $other-one }.
event-surrender-demanded = { $seat-many } chiede la resa; decide { $other-one }.
event-surrender-refused = { $seat-many } rifiuta; la battaglia con { $other-one } continua.
event-army-surrendered = { $seat-many } si arrende { $zone-one } con { $amount } unità.
event-unit-weakened = { $owner-many }: { $unit } diventa { $new }.
event-unit-destroyed = { $owner-many }: unità persa, { $unit }.
event-unit-sacrificed = { $owner-many }: sacrificio di { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
}.
event-unit-captured = { $seat-many } cattura { $unit-one } ({ $other }).
event-unit-released = { $seat-many }: torna libero { $unit-one }.
event-galley-rolled = { $piece-one } senza unità: esce { $die }.
event-galley-sunk = { $piece-one } affonda { $zone-one }.
event-convoy-moved = { $seat-many }: { $piece_kind-one } si muove, { $zone } → { $goal }.
event-convoy-returned = { $seat-many }: { $piece_kind-one } deve tornare indietro, { $zone } → { $goal }.
event-goods-bought = { $seat-many } compra { $number } { $number ->
    [one] cubetto
   *[other] cubetti
} di { $good } { $zone-one } per { $amount } fiorini.
event-goods-sold = { $seat-many } vende { $number } { $number ->
    [one] cubetto
   *[other] cubetti
} di { $good } { $zone-one }.
event-sale-concluded = { $seat-many } riceve { $amount } fiorini per { $number } { $number ->
    [one] cubetto venduto
   *[other] cubetti venduti
} { $zone-one }.
event-fee-paid = { $seat-many } paga un pedaggio di { $amount } fiorini; lo riceve { $other-one }.
event-trade-stopped = { $seat-many }: il commercio si interrompe.
event-cube-placed = { $seat-many } deposita un cubetto di { $good } { $zone-one }.
event-cube-moved = { $seat-many } muove un cubetto di { $good }: { $zone } → { $goal }.
event-road-opened = { $seat-many } apre una Rotta Commerciale di { $number } tappe per { $piece_kind-one }; destinazione: { $zone }.
event-road-advanced = { $seat-many } completa una tappa della Rotta: { $zone }.
event-road-completed = { $seat-many } completa una Rotta Commerciale di { $number } tappe{ $amount ->
    [0] { "" }
   *[other] { " " }e converte { $amount } punti Commercio in PO
}.
event-road-removed = Rotta Commerciale rimossa: { $seat }.
event-road-rearranged = { $seat-many } ridispone la Rotta di { $number } tappe; destinazione: { $zone }.
event-road-kept = { $seat-many } conserva la Rotta Commerciale benché il mezzo sia perso.
event-road-assigned = { $seat-many } affida la Rotta: { $piece_kind }.
event-transport-plundered = { $seat-many } perde { $piece_kind-one } di livello { $level } { $zone-one }: saccheggio dei barbari.
event-transport-seized = { $seat-many } si impadronisce di un mezzo altrui { $zone-one }: { $piece_kind } di livello { $level } ({ $other }).
event-toll-taken = { $seat-many } incassa { $amount } fiorini di dazio con { $card-one }.
event-war-declared = { $seat-many } dichiara guerra: dal prossimo turno l'avversario è { $other-one }.
event-war-begun = { $seat-many } attacca { $other-one } senza dichiarazione: è guerra!
event-peace-made = { $seat-many } e { $other-one } fanno pace.
event-armistice-made = { $seat-many } e { $other-one } concordano un armistizio per questo turno.
event-alliance-called = { $seat-many } deve aiutare { $other-one } contro { $enemy-one } con { $amount } unità.
event-pact-signed = Patto { $pact }: { $clause }; obbligo per { $seat-one } verso { $other-one }{ $until ->
    [0] , per tutta la partita
   *[other] , fino al turno { $until }
}.
event-pact-broken = { $seat-many } rompe il patto { $pact } con { $other-one }.
event-pact-ended = { $seat-many } e { $other-one } pongono fine d'accordo al patto { $pact }.
event-pact-expired = Il patto { $pact } è scaduto: { $clause }, { $seat-one } verso { $other-one }.
event-pact-revealed = Il patto segreto { $pact } fra { $seat-one } e { $other-one } diventa pubblico.
event-florins-given = { $seat-many } versa { $amount } fiorini; li riceve { $other-one }.
event-prisoners-freed = { $seat-many } libera { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} ({ $other }).
event-prisoners-handed = { $seat-many } consegna { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} ({ $owner }); li riceve { $other-one }.
event-proposal-made = { $seat-many } propone un trattato; risponde { $other-one }.
event-proposal-countered = { $seat-many } risponde con altre condizioni; ora decide { $other-one }.
event-proposal-accepted = { $seat-many } accetta il trattato con { $other-one }.
event-proposal-refused = { $seat-many } rifiuta il trattato con { $other-one }.
event-treaty-failed = Il trattato fra { $seat-one } e { $other-one } non può più essere onorato; non accade nulla.
event-accusation-made = { $seat-many } accusa { $other-one } di aver rotto il patto { $pact }.
event-accusation-conceded = { $seat-many } ammette di aver rotto il patto { $pact } con { $other-one }.
event-accusation-disputed = { $seat-many } nega: tutti votano sul patto { $pact } con { $other-one }.
event-vote-cast = { $seat-many } vota: { $vote }.
event-dispute-decided = Patto { $pact }, { $seat-one }: { $respect } per il rispetto, { $rupture } per la rottura.
event-offer-made = { $seat-many } fa un'offerta (numero { $offer }); risponde { $other-one }.
event-offer-countered = { $seat-many } risponde all'offerta { $offer } con altre condizioni ({ $other }).
event-offer-accepted = { $seat-many } accetta l'offerta { $offer } ({ $other }).
event-offer-declined = { $seat-many } rifiuta l'offerta { $offer } ({ $other }).
event-offer-withdrawn = { $seat-many } ritira l'offerta { $offer } ({ $other }).

## Rifiuti

reason-accused-before = Per il patto { $pact } hai già accusato l'altro in questo turno.
reason-all-directed = Hai già diretto tutte le unità che { $seat-one } ti deve in questo turno.
reason-ally-not-at-war = Il tuo alleato non è in guerra con chi tiene questo luogo: { $zone }.
reason-amount-out-of-range = { $number } non è possibile: da { $low } a { $high }.
reason-armies-face = Armate avversarie si fronteggiano { $zone-one }: lì non si commercia.
reason-attacker-only = Solo chi attacca può fuggire.
reason-banned = Per questo turno un Vescovo trattiene tutto { $zone-one }.
reason-banned-before = Un Vescovo ha scelto questo territorio nel turno scorso: { $zone }. Non due turni di seguito.
reason-barbarians-fight = I barbari non si arrendono e non si catturano: combattono fino alla fine.
reason-barbarians-here = Ci sono barbari { $zone-one }: lì non si commercia.
reason-battle-only = Questo si fa in battaglia.
reason-bids-revealed = Le prime offerte sono scoperte: nessun prestito prima delle seconde.
reason-borrowed-before = Hai già chiesto un prestito in questo turno.
    .remedy = Il prossimo sarà possibile al prossimo turno.
reason-branch-this-turn = Hai già acquistato una Tecnologia di questo ramo in questo turno.
    .remedy = Il livello seguente si acquista al prossimo turno.
reason-can-pay = Puoi pagare i { $need } fiorini.
reason-cannot-carry = Nulla nel gruppo può portarlo là: { $zone }.
    .remedy = Alle unità militari serve un Carro da guerra a terra e una Galea in mare, con posto per tutte.
reason-captain-used = I tuoi Capitani hanno già usato questo potere in questo round: { $unit-many }.
reason-card-rotated = { $card-one } è ruotata e tornerà dritta alla fine del turno.
reason-card-this-turn = Hai già acquistato una carta Impero in questo turno.
reason-clause-twice = Il trattato ha due volte questa clausola: { $clause }.
reason-colour-present = Questa merce c'è già { $zone-one }: { $good }.
    .remedy = Si vende o si deposita solo una merce che lì manca, disegnata o come cubetto.
reason-combat-phase-only = Questo si fa nella fase Combattimento.
reason-commerce-phase-only = Questo si fa nella fase Commercio.
reason-countered-before = I due fogli sono stati scambiati: accetta o rifiuta.
reason-crew-full = Questa unità non può servire la macchina ({ $piece }): al massimo 3 serventi, tutti liberi.
reason-crews-last = I serventi si colpiscono per ultimi: { $unit-many } devono aspettare.
    .remedy = Assegna prima il danno alle unità in mischia.
reason-debt-ceiling = Il debito non può superare { $florins } fiorini.
    .remedy = Prima ripaga un prestito.
reason-deck-empty = Il mazzo Impero è vuoto.
reason-destination = { $zone } è la destinazione: { $technology } non può completarla.
reason-dice-rolled = Nella battaglia { $zone-one } si sono già lanciati dadi.
reason-die-lowest = Questo dado non si può abbassare oltre.
reason-edict-passes = L’Editto lascia passare il gruppo, ma nessuno può restare qui: unità e macchine d’assedio proseguono, oppure si fermano e incontrano resistenza.
reason-empty-deal = Un trattato ha bisogno di almeno una condizione.
reason-fee-out-of-range = Un pedaggio di { $number } fiorini non è possibile: da { $low } a { $high }, a decine.
reason-florins-short = Servono { $need } fiorini e ne hai { $have }.
    .remedy = Un prestito ne porta 500, una volta per turno.
reason-galley-too-small = La Galea è troppo piccola per questa macchina: { $piece }.
reason-guarded-sea = Ci sono nemici { $zone-one }: un gruppo senza Galee non passa.
reason-has-moved = Queste unità hanno già mosso in questo turno: { $unit-many }.
reason-hostile-army = C'è un'armata ostile { $zone-one }: senza unità militari non si entra.
reason-icon-missing = L'evento non mostra questa icona, o è già applicata.
reason-kingdom-taken = Questo regno lo guida già { $seat-one }.
reason-kingdom-without-harbour = Il tuo regno non ha porti: niente navi all'inizio.
reason-known-already = Hai già questa Tecnologia.
reason-level-before = Prima serve il livello subito inferiore.
reason-levels-used-up = Il livello { $level } è troppo: livelli rimasti { $left }.
reason-limit-reached = Hai già piazzato tutte le { $number } unità di questa fase Acquisti.
    .remedy = Villaggi, Borghi e Città alzano il limite al prossimo turno.
reason-loan-open = Puoi ancora chiedere un prestito.
    .remedy = Prima chiedi in prestito 500 fiorini.
reason-looked-enough = In questa fase hai già guardato { $number } volte; ora concludi.
reason-more-units-there = Le ribellioni scoppiano dove hai meno unità, non { $territory-one }.
reason-movement-banned = Per questo turno un Vescovo trattiene tutto { $zone-one }.
reason-needs-peace = { $seat-many } e { $other-one } sono in guerra.
    .remedy = Metti la pace nello stesso trattato.
reason-no-commercial-pact = Questo luogo lo tiene { $seat-one }, e non hai un patto commerciale.
    .remedy = Proponi un trattato con un patto commerciale.
reason-no-cubes = Il mezzo non porta cubetti: { $piece }.
reason-no-debt = Non hai debiti.
reason-no-harbour = Qui non c'è un porto.
reason-no-higher-building = Questo edificio non può salire con l'aiuto della carta.
reason-no-homeland = Non hai territori del regno iniziale che possano ribellarsi.
reason-no-landfall = Da lì il gruppo non tornerebbe a terra con i suoi PM: { $zone }.
reason-no-moves-left = Il mezzo non ha più PM: { $piece }.
reason-no-mustering-place = Qui non c'è un insediamento né un tuo edificio militare: { $territory }.
reason-no-points = I PM non bastano per arrivare là: { $zone }.
reason-no-points-on-card = { $card-one } non mostra PT.
reason-no-power-there = L'avversario non ha qui un potere da annullare: { $unit-many }.
reason-no-property-token = Non hai un segnalino Proprietà per questo livello.
    .remedy = Rimuovi o migliora un altro mezzo o un'altra macchina.
reason-no-road = Non hai una Rotta Commerciale.
reason-no-room = Il mezzo non ha più posto: { $piece }.
reason-no-settlement = Qui non c'è un insediamento adatto.
reason-no-such-clause = Questa clausola non esiste.
reason-no-such-pact = Fra voi due non c'è un patto così.
reason-no-such-prisoners = { $seat-many } ha { $have } prigionieri di questo tipo ({ $unit-many }, { $other }); il trattato ne indica { $need }.
reason-no-token-left = Non resta nessun segnalino Obiettivo di un colore ammesso.
reason-no-transport = Nulla { $zone-one } può muovere.
    .remedy = Alle unità militari serve un Carro da guerra o una Galea, o un tuo Castello da cui partire a piedi.
reason-no-way-home = Da lì non potrebbe tornare nel proprio ambiente: { $zone }.
reason-no-way-out = L'armata non ha una via di fuga.
reason-nobody-lives-there = Gli edifici civili hanno bisogno di un insediamento.
reason-none-in-reserve = La riserva non ne ha più.
reason-none-left = La riserva non ne ha più.
reason-not-a-transport = Questo non è un mezzo di trasporto.
reason-not-anchored = Le navi commerciano solo ancorate in un territorio, non { $zone-one }.
reason-not-at-sea = In mare i Capitani agiscono solo come Arcieri o Fanti leggeri: non { $unit-many }.
reason-not-at-war = { $seat-many } e { $other-one } non sono in guerra.
reason-not-buying = Una Rotta si apre subito dopo un acquisto.
    .remedy = Prima compra merci.
reason-not-connected = Questo regno non è collegato a uno già preso: { $kingdom }.
reason-not-drivable = L'orda { $zone-one } non si può muovere: ha davanti un'armata, o è sulle tue terre.
reason-not-enough-florins = Servono { $need } fiorini.
    .remedy = Un prestito ne porta 500, una volta per turno. I PT mancanti costano 100 l'uno.
reason-not-inhabited = Lì non c'è un insediamento.
reason-number-not-meant = Questa clausola non ha numeri: { $clause }.
reason-objective-unmet = L'obiettivo non è raggiunto: { $card-one }.
reason-one-secrecy = Un trattato è segreto per intero o per nulla.
reason-only-florins-and-prisoners = Con un trattato passano di mano solo fiorini e prigionieri.
reason-only-units = La macchina non può danneggiare edifici: { $piece }.
reason-ordered-only = È stato chiesto lo Schieramento: ordina ciò che è nuovo, si piazza alla fine della fase.
reason-origin-is-no-stage = Hai comprato { $zone-one }: l'origine non è una tappa.
reason-out-of-element = Il mezzo è fuori dal proprio ambiente e deve proseguire: { $piece }.
reason-own-kingdom = { $zone } appartiene al tuo regno iniziale.
reason-own-turn-only = È possibile solo quando tocca a te decidere nel tuo turno.
reason-pact-in-force = Avete già un patto così: { $clause }.
reason-player-gone = { $seat-many } non è più in gioco.
reason-points-missing = { $need ->
    [one] Serve 1 PT
   *[other] Servono { $need } PT
}.
    .remedy = Ruota una carta, gira un segnalino Obiettivo, o paga 100 fiorini per ogni PT mancante.
reason-power-blocked = Anche l'avversario ha questo tipo in mischia: { $unit-many }.
reason-price-nothing = Il prezzo scenderebbe a zero: qualcosa deve restare da pagare.
reason-project-missing = Serve una Tecnologia: { $technology }.
    .remedy = Prima acquistala.
reason-protected = In questo turno lo protegge un Diplomatico.
reason-public-at-once = Questo non può essere segreto: { $clause }.
reason-purchase-phase-only = Questo si fa nella fase Acquisti.
reason-repaid-before = Hai già ripagato un prestito in questo turno.
reason-reserve-empty = La riserva non ha più cubetti: { $good }.
reason-road-open = Hai già una Rotta Commerciale.
    .remedy = Completala o rinunciaci.
reason-spoken-before = L'hai già proposto in questo round di battaglia.
reason-stage-named = Questa è già una tappa della Rotta: { $zone }.
reason-stands-already = C'è già un edificio di questa categoria, di questo livello o più alto.
reason-straightened-before = { $card-one } è già stata raddrizzata in questo turno.
reason-targets-not-meant = Solo un'alleanza offensiva indica avversari, non questa clausola: { $clause }.
reason-targets-wrong = Un'alleanza offensiva è diretta contro uno o più altri, non contro voi due.
reason-teammate = { $seat-many } è nella tua squadra.
reason-technology-missing = Serve una Tecnologia: { $technology }.
    .remedy = Si acquista nella fase Acquisti.
reason-term-out-of-range = Il turno { $number } non è possibile come ultimo: da { $low } a { $high }, o senza fine.
reason-token-flipped = In questo turno tutti i tuoi segnalini di questo colore sono girati: { $colour }.
reason-too-few-areas = Ci sono solo { $number } luoghi che possono essere tappe.
reason-too-few-moves = Servono { $need } PM e ne restano { $have }.
reason-too-many-terms = Un trattato ha al massimo { $number } condizioni.
reason-trade-banned = Per questo turno un Vescovo vieta ogni commercio { $zone-one }.
reason-truce = Un armistizio protegge questo luogo in questo turno: { $zone }.
reason-truce-in-force = { $seat-many } e { $other-one } hanno un armistizio in questo turno.
reason-units-aboard = Porta delle unità.
    .remedy = Prima rimuovi o sbarca le unità.
reason-units-out-of-range = { $number } unità non sono possibili: da { $low } a { $high }.
reason-unseen-together = Un Ranger guida il gruppo: lungo la via non si lascia indietro nessuno.
reason-war-already = Sei già in guerra con { $seat-one }.
reason-wrong-element = Non può andare o restare lì: alle navi serve acqua o una costa, a tutti gli altri terra.
    .remedy = Logistica aiuta per singoli passi.
reason-wrong-window = Non è il momento.
    .remedy = La carta o la Tecnologia dice quando si può usare.

## La prima lezione

lesson-first = Il tuo primo turno, passo per passo
lesson-first-auction = Benvenuto nel Medioevo! Dopo l'ultimo turno vince chi ha più Punti Onore. Ogni turno comincia con un'asta segreta per l'ordine di turno: il primo guida i barbari e combatte a piena forza, l'ultimo riceve il denaro di chi vince (MU-AUC-5). Offri 100 dei tuoi 1.600 fiorini.
lesson-first-kingdom = Nessuno ha offerto di più: scegli per primo. Prendi l'Impero Bizantino: sette territori intorno agli stretti, con Costantinopoli nel mezzo (MU-KIN-1).
lesson-first-village = Le Città nascono dai Villaggi, e i Villaggi stanno negli insediamenti. Fonda il tuo primo a Costantinopoli (MU-SET-5): porta più tasse e ti fa reclutare un'unità in più per turno.
lesson-first-archer = Un Arciere è tutta l'armata con cui cominci. Piazzalo a Costantinopoli, che si trova in Tracia.
lesson-first-transport = Hai gratis due livelli di mezzi di trasporto (MU-SET-6). Le armate non vanno lontano a piedi: a terra serve un Carro da guerra (MU-MOV-1). Prendine uno di livello 1.
lesson-first-stand = Porta tre unità, e conviene che stia dove c'è l'armata: in Tracia.
lesson-first-trader = L'altro livello deve portare denaro. Le Carovane trasportano merci via terra, i Mercantili via mare (MU-TRD-2). Prendi una Carovana.
lesson-first-start = Piazza anche questa in Tracia: Costantinopoli produce tessuti.
lesson-first-keep = Tre carte Impero, una è tua. Una carta si usa in uno di tre modi: per la sua abilità, per i punti Tecnologia, o per l'obiettivo sul retro (MU-EMP-5). Tieni Condottiero 5: in battaglia aggiunge 2 a un valore di attacco.
lesson-first-token = Un segnalino Obiettivo dà ogni turno 1 punto Tecnologia (PT) del suo colore (MU-SET-10). Il blu riguarda i trasporti: prendi quello.
lesson-first-talks = Il turno comincia con le trattative: qui si offrono patti e si dichiarano guerre (MU-DIP-1). Non conosci ancora nessuno; di' Fatto. Un trattato si può proporre anche dopo, quando tocca a te decidere.
lesson-first-dice = Come primo giocatore hai lanciato i dadi per i barbari: 3, 5 e 1. Ogni orda di questo turno ha quindi 2 Fanti leggeri e un Capitano (MU-EVT-2), e in battaglia colpisce con il dado più alto, 5. Potresti rilanciarne quanti vuoi una volta (MU-EVT-3), ma un 5 è abbastanza debole: tienili.
lesson-first-tax = Ora ognuno fissa in segreto le tasse. Le paga ognuno dei tuoi 7 territori, e una volta in più il Villaggio (MU-TAX-2). Ma se superano quelle che il popolo tollera al prossimo turno, si ribella (MU-REB-2). 30 è una giusta via di mezzo.
lesson-first-upkeep = 240 fiorini! Unità e mezzi ne costano 20 l'uno (MU-TAX-5): paga i 60, altrimenti dovrebbero sparire.
lesson-first-research = La fase Acquisti. Le Tecnologie hanno sei colori e quattro livelli; il primo livello costa 100 fiorini (MU-TEC-1). Acquista Falegnameria, la prima del blu: con essa si costruiscono e si migliorano i mezzi.
lesson-first-point = Per usare una Tecnologia servono PT del suo colore. Gira il tuo segnalino blu per averne uno (MU-TEC-6). Un PT mancante si può anche comprare, per 100 fiorini (MU-TEC-7).
lesson-first-site = Ciò che sta sulla mappa si acquista luogo per luogo. Apri Costantinopoli: le nuove unità compaiono negli insediamenti e presso gli edifici militari (MU-ARM-3).
lesson-first-recruit = In questa fase puoi piazzare 4 unità, 3 più 1 per il Villaggio (MU-ARM-4). Recluta 2 Fanti pesanti per 100 fiorini: ognuno ti risparmia una perdita in battaglia (MU-UNI-4).
lesson-first-upgrade = E ora il PT: migliora la Carovana al livello 2, per 100 fiorini e 1 PT blu. Porterà 4 cubetti e farà 7 passi (MU-TRD-2).
lesson-first-back = Qui è tutto. Torna all'elenco.
lesson-first-bought = Potresti acquistare altro, ma tieni un po' di denaro per la Carovana: di' Fatto. Gli altri in questo turno non acquistano nulla.
lesson-first-move = La fase Combattimento: in ordine di turno ognuno muove un gruppo o passa, finché tutti hanno passato (MU-COM-1). Appena a nord della Tracia c'è la Bulgaria, che non è di nessuno e produce sale. Comincia un movimento dalla Tracia.
lesson-first-wagon = Prima il Carro da guerra: ha 6 PM e posto per 3 unità (MU-MOV-4).
lesson-first-infantry = Salgono entrambi i Fanti pesanti.
lesson-first-shooter = E l'Arciere. La Tracia resta tua anche senza armate, perché fa parte del tuo regno iniziale (MU-CTL-1).
lesson-first-march = Vai in Bulgaria. Quando un'armata entra in terra barbara non difesa, subito le si oppone un'orda (MU-MOV-10).
lesson-first-battle = Un'orda di 3 contro le tue 3 unità. Come attaccante potresti fuggire prima di ogni round, ma costa. Combatti!
lesson-first-roll = Il tuo Arciere ha colpito prima della mischia (MU-UNI-2): un Fante leggero in meno. Poi hai ottenuto 1, 4 e 8. Il dado più alto è il tuo valore di attacco, 8 contro 5 (MU-BAT-8); il più basso sarebbero le tue perdite, ma a quella pensano i Fanti pesanti (MU-BAT-10). Meglio di così è difficile: tieni i dadi.
lesson-first-react = Ecco il momento di Condottiero 5. Quando hai qualcosa che si può usare, il gioco te lo chiede, anche nei turni degli altri (MU-EMP-13); con gli ordini permanenti passi una volta per tutte. Vinci comunque di 3: passa e risparmia la carta.
lesson-first-pass = La Bulgaria è tua, con il primo Onore: 1 per un insediamento (MU-VIC-1). Resta tua finché c'è una tua unità (MU-CTL-2). Comincia un secondo round di combattimento. La tua armata ha già mosso, ma finché una tua carta è dritta te lo si chiede in ogni round: il suo obiettivo potrebbe essere raggiunto (MU-EMP-9). Non lo è: passa.
lesson-first-caravan = Tutti hanno passato e comincia la fase Commercio. Guida la tua Carovana.
lesson-first-buy = Un luogo vende ciò che produce, a 100 fiorini il cubetto (MU-TRD-7). Compra 4 tessuti. Subito dopo un acquisto potresti aprire una Rotta Commerciale di più tappe, che alla fine porta Onore o molto denaro (MU-ROA-1); provala un'altra volta.
lesson-first-step = Ogni passo, ogni acquisto e ogni vendita costano 1 PM. Vai in Bulgaria, dove i tessuti mancano.
lesson-first-sell = Si vende solo ciò che nel mercato non c'è, a 100 fiorini il cubetto (MU-TRD-9). Vendi tutti e 4 i tessuti.
lesson-first-salt = Il denaro è tornato, e non solo: un cubetto di tessuti resta nel mercato, che ora è un Grande Mercato (MU-CUB-1). D'ora in poi ogni cubetto venduto lì rende 20 fiorini in più (MU-GMK-2). Adesso compra 4 cubetti di sale.
lesson-first-home = E di nuovo a Costantinopoli, dove il sale manca.
lesson-first-market = Vendi tutti e 4 i cubetti di sale. Due Grandi Mercati in un turno: le prossime merci da altrove renderanno.
lesson-first-rest = Resta un PM e non c'è nulla da farne: ferma la Carovana.
lesson-first-traded = Di' Fatto. Alla fine del turno PM, carte e segnalini si rinnovano (MU-END-1), e poi viene la prossima asta.
lesson-first-end = Un nuovo turno, con 1.380 fiorini, 11 PO e 8 territori. Chi è in fondo all'ordine perde fino a 3 punti in ogni battaglia (MU-BAT-11): offri almeno 50. Da qui la partita è tua! Ciò che ti è precluso dice perché, e le regole sono a un clic.

## Capitoli delle regole

chapter-len = Durata della partita
chapter-kin = Regni
chapter-def = Definizioni
chapter-set = Preparazione
chapter-trn = Il turno
chapter-auc = Asta per l'ordine di turno
chapter-evt = Eventi
chapter-sup = Rinforzi dei barbari
chapter-reb = Ribellioni
chapter-tax = Tasse e mantenimento
chapter-pur = Acquisti
chapter-tec = Tecnologie
chapter-bld = Edifici
chapter-tra = Mezzi di trasporto
chapter-arm = Unità militari
chapter-sie = Macchine d'assedio
chapter-emp = Carte Impero
chapter-com = Fase Combattimento
chapter-mov = Movimento
chapter-bat = Battaglie
chapter-uni = Poteri delle unità
chapter-art = Artiglieria
chapter-nav = Battaglie navali
chapter-mil = Edifici militari
chapter-tok = Segnalini Controllo
chapter-des = Danni agli edifici
chapter-fle = Fuga
chapter-sur = Resa
chapter-cap = Cattura
chapter-mul = Più avversari
chapter-now = Nessun superstite
chapter-con = Conquista
chapter-ctl = Controllo
chapter-rem = Rimozione di elementi
chapter-eli = Eliminazione
chapter-trd = Commercio
chapter-cub = Cubetti nei mercati
chapter-gmk = Grandi Mercati
chapter-roa = Rotte Commerciali
chapter-end = Fine del turno
chapter-dip = Diplomazia
chapter-deb = Debiti
chapter-bar = Barbari
chapter-vic = Punti Onore
chapter-fin = Punteggio finale
chapter-var = Varianti
chapter-card = Le singole carte Impero
chapter-tech = Le singole Tecnologie

## Territori e mari

zone-costantinopoli = Tracia
    .one = in Tracia
    .many = Tracia
zone-adrianopoli = Rodope
    .one = in Rodope
    .many = Rodope
zone-tessalonica = Macedonia
    .one = in Macedonia
    .many = Macedonia
zone-nicea = Bitinia
    .one = in Bitinia
    .many = Bitinia
zone-lidia = Lidia
    .one = in Lidia
    .many = Lidia
zone-paflagonia = Paflagonia
    .one = in Paflagonia
    .many = Paflagonia
zone-frigia = Frigia
    .one = in Frigia
    .many = Frigia
zone-alessandria = Alessandria
    .one = ad Alessandria
    .many = Alessandria
zone-basso_egitto = Basso Egitto
    .one = nel Basso Egitto
    .many = Basso Egitto
zone-alto_egitto = Alto Egitto
    .one = nell'Alto Egitto
    .many = Alto Egitto
zone-sinai = Sinai
    .one = nel Sinai
    .many = Sinai
zone-gerusalemme = Palestina
    .one = in Palestina
    .many = Palestina
zone-transgiordania = Transgiordania
    .one = in Transgiordania
    .many = Transgiordania
zone-damasco = Siria
    .one = in Siria
    .many = Siria
zone-buda = Buda
    .one = a Buda
    .many = Buda
zone-presburgo = Alta Ungheria
    .one = nell'Alta Ungheria
    .many = Alta Ungheria
zone-transilvania = Transilvania
    .one = in Transilvania
    .many = Transilvania
zone-zagabria = Croazia
    .one = in Croazia
    .many = Croazia
zone-dalmazia = Dalmazia
    .one = in Dalmazia
    .many = Dalmazia
zone-alfold = Grande Pianura
    .one = nella Grande Pianura
    .many = Grande Pianura
zone-banato = Banato
    .one = nel Banato
    .many = Banato
zone-sassonia = Sassonia
    .one = in Sassonia
    .many = Sassonia
zone-brandeburgo = Brandeburgo
    .one = nel Brandeburgo
    .many = Brandeburgo
zone-renania = Renania
    .one = in Renania
    .many = Renania
zone-franconia = Franconia
    .one = in Franconia
    .many = Franconia
zone-baviera = Baviera
    .one = in Baviera
    .many = Baviera
zone-boemia = Boemia
    .one = in Boemia
    .many = Boemia
zone-austria = Austria
    .one = in Austria
    .many = Austria
zone-novgorod = Novgorod
    .one = a Novgorod
    .many = Novgorod
zone-pskov = Pskov
    .one = a Pskov
    .many = Pskov
zone-ingria = Ingria
    .one = in Ingria
    .many = Ingria
zone-carelia = Carelia
    .one = in Carelia
    .many = Carelia
zone-ladoga = Ladoga
    .one = a Ladoga
    .many = Ladoga
zone-vologda = Vologda
    .one = a Vologda
    .many = Vologda
zone-zavolocie = Zavoloč'e
    .one = in Zavoloč'e
    .many = Zavoloč'e
zone-saraj = Saraj
    .one = a Saraj
    .many = Saraj
zone-caffa = Crimea
    .one = in Crimea
    .many = Crimea
zone-tana = Azov
    .one = ad Azov
    .many = Azov
zone-kipciak = Steppa dei Kipciaki
    .one = nella Steppa dei Kipciaki
    .many = Steppa dei Kipciaki
zone-ukek = Ukek
    .one = a Ukek
    .many = Ukek
zone-bulgar = Bulgaria del Volga
    .one = nella Bulgaria del Volga
    .many = Bulgaria del Volga
zone-yaik = Steppa dello Yaik
    .one = nella Steppa dello Yaik
    .many = Steppa dello Yaik
zone-parigi = Île-de-France
    .one = in Île-de-France
    .many = Île-de-France
zone-fiandre = Fiandre
    .one = nelle Fiandre
    .many = Fiandre
zone-arelate = Regno di Arles
    .one = nel Regno di Arles
    .many = Regno di Arles
zone-genova = Liguria
    .one = in Liguria
    .many = Liguria
zone-lombardia = Lombardia
    .one = in Lombardia
    .many = Lombardia
zone-venezia = Veneto
    .one = in Veneto
    .many = Veneto
zone-toscana = Toscana
    .one = in Toscana
    .many = Toscana
zone-roma = Lazio
    .one = nel Lazio
    .many = Lazio
zone-puglia = Puglia
    .one = in Puglia
    .many = Puglia
zone-panormus = Sicilia
    .one = in Sicilia
    .many = Sicilia
zone-tunisi = Ifriqiya
    .one = in Ifriqiya
    .many = Ifriqiya
zone-tripolitania = Tripolitania
    .one = in Tripolitania
    .many = Tripolitania
zone-cirenaica = Cirenaica
    .one = in Cirenaica
    .many = Cirenaica
zone-serbia = Serbia
    .one = in Serbia
    .many = Serbia
zone-tarnovo = Bulgaria
    .one = in Bulgaria
    .many = Bulgaria
zone-valacchia = Valacchia
    .one = in Valacchia
    .many = Valacchia
zone-moldavia = Moldavia
    .one = in Moldavia
    .many = Moldavia
zone-epiro = Epiro
    .one = in Epiro
    .many = Epiro
zone-acaia = Acaia
    .one = in Acaia
    .many = Acaia
zone-candia = Creta
    .one = a Creta
    .many = Creta
zone-iconio = Sultanato di Rum
    .one = nel Sultanato di Rum
    .many = Sultanato di Rum
zone-sebastea = Sebastea
    .one = a Sebastea
    .many = Sebastea
zone-trebisonda = Trebisonda
    .one = a Trebisonda
    .many = Trebisonda
zone-cilicia = Piccola Armenia
    .one = nella Piccola Armenia
    .many = Piccola Armenia
zone-antakya = Antiochia
    .one = ad Antiochia
    .many = Antiochia
zone-outremer = Oltremare
    .one = nell'Oltremare
    .many = Oltremare
zone-caucaso = Caucaso
    .one = nel Caucaso
    .many = Caucaso
zone-circassia = Circassia
    .one = in Circassia
    .many = Circassia
zone-armenia = Grande Armenia
    .one = nella Grande Armenia
    .many = Grande Armenia
zone-mosul = Gezira
    .one = nella Gezira
    .many = Gezira
zone-baghdad = Iraq
    .one = in Iraq
    .many = Iraq
zone-arabia = Arabia
    .one = in Arabia
    .many = Arabia
zone-kiev = Kiev
    .one = a Kiev
    .many = Kiev
zone-volinia = Galizia-Volinia
    .one = in Galizia-Volinia
    .many = Galizia-Volinia
zone-cracovia = Piccola Polonia
    .one = nella Piccola Polonia
    .many = Piccola Polonia
zone-polonia = Grande Polonia
    .one = nella Grande Polonia
    .many = Grande Polonia
zone-prussia = Prussia
    .one = in Prussia
    .many = Prussia
zone-lituania = Lituania
    .one = in Lituania
    .many = Lituania
zone-riga = Livonia
    .one = in Livonia
    .many = Livonia
zone-polotsk = Polotsk
    .one = a Polotsk
    .many = Polotsk
zone-smolensk = Smolensk
    .one = a Smolensk
    .many = Smolensk
zone-riazan = Rjazan'
    .one = a Rjazan'
    .many = Rjazan'
zone-vladimir = Vladimir
    .one = a Vladimir
    .many = Vladimir
zone-cumania = Cumania
    .one = in Cumania
    .many = Cumania
zone-permia = Permia
    .one = in Permia
    .many = Permia
zone-danimarca = Danimarca
    .one = in Danimarca
    .many = Danimarca
zone-svezia = Svezia
    .one = in Svezia
    .many = Svezia
zone-finlandia = Finlandia
    .one = in Finlandia
    .many = Finlandia
zone-mare_ligure = Mar Ligure
    .one = nel Mar Ligure
    .many = Mar Ligure
zone-mar_tirreno = Mar Tirreno
    .one = nel Mar Tirreno
    .many = Mar Tirreno
zone-canale_di_sicilia = Canale di Sicilia
    .one = nel Canale di Sicilia
    .many = Canale di Sicilia
zone-mar_ionio = Mar Ionio
    .one = nel Mar Ionio
    .many = Mar Ionio
zone-adriatico = Mare Adriatico
    .one = nel Mare Adriatico
    .many = Mare Adriatico
zone-golfo_di_sirte = Golfo della Sirte
    .one = nel Golfo della Sirte
    .many = Golfo della Sirte
zone-mare_libico = Mare Libico
    .one = nel Mare Libico
    .many = Mare Libico
zone-egeo = Mar Egeo
    .one = nel Mar Egeo
    .many = Mar Egeo
zone-marmara = Mar di Marmara
    .one = nel Mar di Marmara
    .many = Mar di Marmara
zone-mare_di_rodi = Mare di Rodi
    .one = nel Mare di Rodi
    .many = Mare di Rodi
zone-mare_egizio = Mare d'Egitto
    .one = nel Mare d'Egitto
    .many = Mare d'Egitto
zone-mare_di_levante = Mare di Levante
    .one = nel Mare di Levante
    .many = Mare di Levante
zone-mar_nero_occ = Mar Nero Occidentale
    .one = nel Mar Nero Occidentale
    .many = Mar Nero Occidentale
zone-mar_nero_or = Mar Nero Orientale
    .one = nel Mar Nero Orientale
    .many = Mar Nero Orientale
zone-mar_d_azov = Mar d'Azov
    .one = nel Mar d'Azov
    .many = Mar d'Azov
zone-mare_del_nord = Mare del Nord
    .one = nel Mare del Nord
    .many = Mare del Nord
zone-baltico_occ = Baltico Occidentale
    .one = nel Baltico Occidentale
    .many = Baltico Occidentale
zone-baltico_or = Baltico Orientale
    .one = nel Baltico Orientale
    .many = Baltico Orientale
zone-golfo_di_finlandia = Golfo di Finlandia
    .one = nel Golfo di Finlandia
    .many = Golfo di Finlandia

## Insediamenti

area-constantinople = Costantinopoli
    .one = Costantinopoli (Tracia)
area-thessalonica = Tessalonica
    .one = Tessalonica (Macedonia)
area-nicaea = Nicea
    .one = Nicea (Bitinia)
area-alexandria = Alessandria
    .one = Alessandria
area-jerusalem = Gerusalemme
    .one = Gerusalemme (Palestina)
area-damascus = Damasco
    .one = Damasco (Siria)
area-buda = Buda
    .one = Buda
area-alba_iulia = Alba Iulia
    .one = Alba Iulia (Transilvania)
area-zagreb = Zagabria
    .one = Zagabria (Croazia)
area-lubeck = Lubecca
    .one = Lubecca (Sassonia)
area-cologne = Colonia
    .one = Colonia (Renania)
area-prague = Praga
    .one = Praga (Boemia)
area-novgorod = Novgorod
    .one = Novgorod
area-pskov = Pskov
    .one = Pskov
area-vologda = Vologda
    .one = Vologda
area-saraj = Saraj
    .one = Saraj
area-caffa = Caffa
    .one = Caffa (Crimea)
area-bulgar = Bulgar
    .one = Bulgar (Bulgaria del Volga)
area-paris = Parigi
    .one = Parigi (Île-de-France)
area-bruges = Bruges
    .one = Bruges (Fiandre)
area-genoa = Genova
    .one = Genova (Liguria)
area-venice = Venezia
    .one = Venezia (Veneto)
area-rome = Roma
    .one = Roma (Lazio)
area-panormos = Panormus
    .one = Panormus (Sicilia)
area-tunis = Tunisi
    .one = Tunisi (Ifriqiya)
area-tarnovo = Tarnovo
    .one = Tarnovo (Bulgaria)
area-candia = Candia
    .one = Candia (Creta)
area-iconium = Iconio
    .one = Iconio (Sultanato di Rum)
area-trebisonda = Trebisonda
    .one = Trebisonda
area-antakya = Antakya
    .one = Antakya (Antiochia)
area-acre = Acri
    .one = Acri (Oltremare)
area-baghdad = Baghdad
    .one = Baghdad (Iraq)
area-kiev = Kiev
    .one = Kiev
area-cracow = Cracovia
    .one = Cracovia (Piccola Polonia)
area-riga = Riga
    .one = Riga (Livonia)
area-vladimir = Vladimir
    .one = Vladimir

## Regni

kingdom-byzantine = Impero Bizantino
    .one = l'Impero Bizantino
    .many = L'Impero Bizantino
    .short = Biz
kingdom-mamluk = Sultanato dei Mamelucchi
    .one = il Sultanato dei Mamelucchi
    .many = Il Sultanato dei Mamelucchi
    .short = Mam
kingdom-hungary = Regno di Ungheria
    .one = il Regno di Ungheria
    .many = Il Regno di Ungheria
    .short = Ung
kingdom-hre = Sacro Romano Impero
    .one = il Sacro Romano Impero
    .many = Il Sacro Romano Impero
    .short = SRI
kingdom-novgorod = Repubblica di Novgorod
    .one = la Repubblica di Novgorod
    .many = La Repubblica di Novgorod
    .short = Nov
kingdom-golden_horde = Khanato dell'Orda d'Oro
    .one = il Khanato dell'Orda d'Oro
    .many = Il Khanato dell'Orda d'Oro
    .short = OdO

## Merci

good-weapons = armi
    .short = arm
good-salt = sale
    .short = sal
good-furs = pellami
    .short = pel
good-grain = grano
    .short = gra
good-slaves = schiavi
    .short = sch
good-spices = spezie
    .short = spe
good-clothes = tessuti
    .short = tes
good-wine = vino
    .short = vin

## Unità militari

unit-light_infantry = Fante leggero
    .one = un Fante leggero
    .many = Fanti leggeri
    .short = FL
unit-heavy_infantry = Fante pesante
    .one = un Fante pesante
    .many = Fanti pesanti
    .short = FP
unit-cavalry = Cavaliere
    .one = un Cavaliere
    .many = Cavalieri
    .short = Cv
unit-archer = Arciere
    .one = un Arciere
    .many = Arcieri
    .short = Ar
unit-captain_1 = Capitano I
    .one = un Capitano I
    .many = Capitani I
    .short = C1
unit-captain_2 = Capitano II
    .one = un Capitano II
    .many = Capitani II
    .short = C2
unit-captain_3 = Capitano III
    .one = un Capitano III
    .many = Capitani III
    .short = C3

## Mezzi di trasporto e macchine d'assedio

piece-war_wagon = Carro da guerra
    .one = un Carro da guerra
    .many = Carri da guerra
    .short = Carro
piece-galley = Galea
    .one = una Galea
    .many = Galee
    .short = Galea
piece-caravan = Carovana
    .one = una Carovana
    .many = Carovane
    .short = Carovana
piece-merchant_ship = Mercantile
    .one = un Mercantile
    .many = Mercantili
    .short = Mercantile
piece-siege_engine = macchina d'assedio
    .one = una macchina d'assedio
    .many = Macchine d'assedio
    .short = macchina
engine-1 = Catapulta
    .one = una Catapulta
    .many = Catapulte
    .short = Catapulta
engine-2 = Trabucco
    .one = un Trabucco
    .many = Trabucchi
    .short = Trabucco
engine-3 = Bombarda
    .one = una Bombarda
    .many = Bombarde
    .short = Bombarda

## Edifici

building-village = Villaggio
    .one = un Villaggio
    .many = Villaggi
building-town = Borgo
    .one = un Borgo
    .many = Borghi
building-city = Città
    .one = una Città
    .many = Città
building-tower = Torre
    .one = una Torre
    .many = Torri
building-fort = Fortilizio
    .one = un Fortilizio
    .many = Fortilizi
building-castle = Castello
    .one = un Castello
    .many = Castelli
building-cathedral = Cattedrale
    .one = una Cattedrale
    .many = Cattedrali

## Colori

colour-blue = blu
colour-yellow = giallo
colour-orange = arancione
colour-red = rosso
colour-green = verde
colour-purple = viola

## Terreni

terrain-plains = pianura
terrain-forest = foresta
terrain-hills = collina
terrain-mountains = montagna
terrain-desert = deserto

## Icone degli eventi

icon-movement = Movimento
icon-armies = Armata
icon-buildings = Edifici
icon-merchandise = Merci

## Tecnologie

technology-carpentry = Falegnameria
    .text = Progetta un mezzo di trasporto: 1 PT blu per livello, poi 100 fiorini per livello. Per migliorarne uno basta la differenza.
technology-logistics = Logistica
    .text = Per ogni PT blu un mezzo di terra o una macchina d'assedio attraversa un'area di mare come fosse terra, o una nave un territorio come fosse mare; alla fine ognuno deve trovarsi nel proprio ambiente.
technology-machinery = Macchinari
    .text = Per ogni PT blu i serventi di una tua macchina d'assedio tirano e combattono anche in mischia, da questa battaglia fino alla fine del turno.
technology-cartography = Cartografia
    .text = Ogni 2 PT blu un'unità che non è in battaglia, o un mezzo di trasporto o una macchina d'assedio con ciò che porta, ottiene 1 PM, anche dopo aver mosso.
technology-commerce = Commercio
    .text = In una vendita, ogni cubetto per cui spendi 1 PT giallo rende 25 fiorini in più in un Villaggio, 50 in un Borgo, 100 in una Città.
technology-market = Mercato
    .text = Per ogni PT giallo il prezzo di un tuo acquisto o di una tua vendita sale o scende di 50 fiorini, ma mai fino a 0.
technology-control = Monopolio
    .text = Per ogni PT giallo muovi 1 cubetto del Grande Mercato tra due insediamenti vicini: uno dev'essere tuo e in uno deve trovarsi un tuo mezzo commerciale. Quello di arrivo non deve avere già quel colore.
technology-guilds = Gilde
    .text = Ogni 2 PT gialli una tappa della tua Rotta Commerciale vale come completata, ma mai la destinazione.
technology-edict = Editto
    .text = Per ogni PT arancione un gruppo con mezzi di trasporto o macchine d'assedio entra in un territorio barbaro senza resistenza. Con unità militari o macchine d'assedio non può fermarsi lì né attraversare armate barbare.
technology-law = Legge
    .text = Per ogni PT arancione una ribellione contro di te scoppia invece in un territorio barbaro privo di armate adiacente al tuo regno iniziale.
technology-nation = Nazione
    .text = Per ogni PT arancione muovi 1 unità barbara di 1 passo, anche fuori da una battaglia prima che si lanci un dado.
technology-influence = Influenza
    .text = Per ogni PT arancione sostituisci 1 unità barbara in un territorio adiacente a uno tuo con una dello stesso tipo presa dalla tua riserva.
technology-military_art = Arte militare
    .text = Ingaggia un Capitano: 1 PT rosso per livello, poi 100 fiorini per livello. Per migliorarne uno basta la differenza.
technology-promotion = Gerarchia
    .text = Per ogni PT rosso un'unità in una tua battaglia, tua o avversaria, diventa per questo turno del tipo successivo o precedente: Fante leggero o Arciere, Fante pesante, Cavaliere, Capitano I, II, III.
technology-tactics = Tattica
    .text = Per ogni PT rosso decidi quale unità avversaria subisce 1 dei punti Danno che hai causato.
technology-strategy = Strategia
    .text = Prima della mischia, ogni 2 PT rossi causano 1 punto Danno come da Arcieri, senza lanciare dadi.
technology-masonry = Muratura
    .text = Progetta un edificio civile: 1 PT verde per livello, poi 100 fiorini per livello. Per migliorarne uno basta la differenza.
technology-architecture = Architettura
    .text = Progetta un edificio militare: 1 PT verde per livello, poi 100 fiorini per livello. Può stare in qualsiasi territorio che controlli.
technology-mathematics = Matematica
    .text = Progetta una macchina d'assedio: 1 PT verde per livello, poi 100 fiorini per livello. Per migliorarne una basta la differenza.
technology-engineering = Ingegneria
    .text = Ogni 2 PT verdi migliorano di un livello un tuo edificio o una tua macchina d'assedio, senza fiorini.
technology-religion = Religione
    .text = Progetta una Cattedrale: 1 PT viola, poi 300 fiorini. Può stare in qualsiasi territorio che controlli.
technology-monasticism = Monachesimo
    .text = Puoi spendere ogni PT viola come PT di un altro colore.
technology-proselytism = Proselitismo
    .text = Per ogni PT viola usa l'abilità o i PT di una carta Impero avversaria, dritta o ruotata, se un tuo territorio è vicino a uno del proprietario. Ogni carta una volta per turno.
technology-temporal_power = Potere temporale
    .text = Ogni 2 PT viola puoi usare una volta una Tecnologia di un avversario, se un tuo territorio è vicino a uno dei suoi. Ciò che quella Tecnologia richiede va comunque pagato.

## Regioni degli eventi

region-france = Francia e Fiandre
region-germany_w = Germania occidentale
region-germany_e = Germania orientale
region-italy_n = Italia settentrionale
region-italy_s = Italia meridionale
region-africa = Nordafrica
region-egypt = Egitto
region-holy_land = Terra Santa e Siria
region-mesopotamia = Mesopotamia e Arabia
region-anatolia_e = Anatolia orientale
region-anatolia_w = Anatolia occidentale
region-greece = Grecia
region-thrace = Tracia e Balcani
region-danube = Basso Danubio
region-hungary = Ungheria e Croazia
region-poland = Polonia e Galizia
region-baltic = Terre baltiche
region-scandinavia = Scandinavia
region-novgorod_w = Novgorod occidentale
region-novgorod_e = Novgorod orientale
region-rus = Principati russi
region-steppe_w = Steppa pontica
region-volga = Basso Volga
region-urals = Bulgaria del Volga e Urali
region-caucasus = Caucaso

## Carte Impero

card-bishop_1 = Vescovo
    .one = Vescovo 1
    .text = Scegli un territorio: per questo turno lì non si combatte. Se un dado è già stato lanciato, la battaglia termina a fine round. Non sullo stesso territorio per due turni di seguito.
    .objective = Possedere almeno 2 Cattedrali.
card-bishop_2 = Vescovo
    .one = Vescovo 2
    .text = Scegli un territorio: per questo turno lì non si commercia, e un commercio in corso si interrompe. Non sullo stesso territorio per due turni di seguito.
    .objective = Possedere almeno una Cattedrale e controllare un insediamento con un Grande Mercato di valore almeno 4.
card-bishop_3 = Vescovo
    .one = Vescovo 3
    .text = Scegli un territorio: per questo turno nulla può lasciarlo, e chi vi entra deve fermarsi. Non sullo stesso territorio per due turni di seguito.
    .objective = Possedere un edificio civile, un edificio militare e una Cattedrale nello stesso territorio.
card-warlord_4 = Condottiero
    .one = Condottiero 4
    .text = In questo round di battaglia l'avversario blocca il potere di un tuo tipo di unità solo se in mischia ne ha almeno quante te.
    .objective = Avere almeno 8 unità militari in uno stesso luogo.
card-warlord_5 = Condottiero
    .one = Condottiero 5
    .text = Aggiungi 2 a un valore di attacco in questo round di battaglia: il tuo, quello di un altro giocatore o dei barbari.
    .objective = Conquistare in questo turno un territorio e distruggere o catturare in questo turno almeno 4 unità avversarie.
card-warlord_6 = Condottiero
    .one = Condottiero 6
    .text = Quando la tua armata entra in un territorio di un altro giocatore, metà delle sue unità, per eccesso, conserva i PM e può proseguire.
    .objective = Possedere un Castello ed edifici militari in almeno 4 territori adiacenti.
card-crossbowman_7 = Balestriere
    .one = Balestriere 7
    .text = Lancia 1d6: con 1-2 una, con 3-4 due, con 5-6 tre tue unità hanno anche il potere degli Arcieri in questo round di battaglia.
    .objective = Avere sul tabellone almeno 4 Arcieri e guadagnare almeno 300 fiorini con una sola vendita in questo turno.
card-crossbowman_8 = Balestriere
    .one = Balestriere 8
    .text = In questo round di battaglia sottrai 1 da ogni dado dei tuoi Arcieri per ogni coppia di Arcieri che hai in combattimento, al massimo 3.
    .objective = Avere sul tabellone almeno 6 Arcieri.
card-crossbowman_9 = Balestriere
    .one = Balestriere 9
    .text = Rilancia quanti vuoi dei dadi dei tuoi Arcieri di questo round di battaglia, una volta ciascuno, prima dei dadi della mischia.
    .objective = Avere sul tabellone almeno 4 Arcieri e possedere edifici militari per almeno 3 livelli in tutto.
card-scientist_10 = Scienziato
    .one = Scienziato 10
    .text = I serventi di una tua macchina d'assedio valgono doppio in questa battaglia, anche oltre i 3 tiri.
    .objective = Raggiungere il livello II in almeno 3 rami tecnologici.
card-scientist_11 = Scienziato
    .one = Scienziato 11
    .text = Per questo turno una tua Carovana è anche un Carro da guerra del suo livello, o un tuo Carro da guerra anche una Carovana.
    .objective = Raggiungere il livello III in almeno un ramo tecnologico e possedere una macchina d'assedio.
card-scientist_12 = Scienziato
    .one = Scienziato 12
    .text = Per questo turno un tuo edificio militare protegge da due tipi di attacco invece di uno: macchine d'assedio, Arcieri, mischia.
    .objective = Possedere macchine d'assedio per almeno 2 livelli in tutto.
card-infiltrator_13 = Infiltrato
    .one = Infiltrato 13
    .text = Paga 100 fiorini e lancia 1d6: con 1-2 una, con 3-4 due, con 5-6 tre carte ruotate di altri giocatori restano ruotate a fine turno.
    .objective = Possedere almeno 4 carte Impero, compresa questa.
card-infiltrator_14 = Infiltrato
    .one = Infiltrato 14
    .text = Paga 100 fiorini prima del primo dado di una tua battaglia: un'unità nemica che non sia un Capitano è sostituita da una tua dello stesso tipo.
    .objective = Distruggere o catturare in questo turno almeno 5 unità avversarie.
card-infiltrator_15 = Infiltrato
    .one = Infiltrato 15
    .text = Paga 100 fiorini: in un territorio vicino a uno tuo scoppia una ribellione con l'orda del Cerchio della Guerra. Un'eventuale battaglia si risolve subito.
    .objective = Conquistare in questo turno un territorio e avere patti in vigore con almeno 2 giocatori.
card-spy_16 = Spia
    .one = Spia 16
    .text = Prima di ogni dado di una tua battaglia lancia 1d8 contro un Carro da guerra o una macchina d'assedio nemici: con 1-3 perdono un livello, con 7-8 rimuovi una tua unità presente.
    .objective = Possedere mezzi di trasporto per almeno 6 livelli in tutto e raggiungere il livello I in almeno 4 rami tecnologici.
card-spy_17 = Spia
    .one = Spia 17
    .text = Prima di ogni dado di una tua battaglia lancia 1d8 contro un'unità nemica: con 1-3 è rimossa, con 7-8 rimuovi una tua unità presente.
    .objective = Ricevere in questo turno almeno 100 fiorini dai saccheggi.
card-spy_18 = Spia
    .one = Spia 18
    .text = Prima di ogni dado di una tua battaglia lancia 1d8 contro un'unità nemica: con 1-3 resta fuori dal combattimento, ma può ricevere danni; con 7-8 rimuovi una tua unità presente.
    .objective = Vincere in questo turno una battaglia iniziata con meno unità militari dell'avversario.
card-merchant_19 = Mercante
    .one = Mercante 19
    .text = Una volta per turno vendi 1 cubetto in un territorio barbaro senza armate barbare, per 100 fiorini volte i colori a bordo meno uno.
    .objective = Portare sui propri mezzi commerciali cubetti di almeno 3 colori diversi.
card-merchant_20 = Mercante
    .one = Mercante 20
    .text = Vendi quanti cubetti vuoi di un mezzo di trasporto fuori dai tuoi territori a 50 fiorini l'uno, superando ogni divieto.
    .objective = Possedere Mercantili per almeno 3 livelli in tutto.
card-merchant_21 = Mercante
    .one = Mercante 21
    .text = Compra 1 cubetto di qualsiasi colore in un insediamento che non lo produce, per 150 fiorini.
    .objective = Controllare insediamenti che producono almeno 5 merci diverse.
card-tax_collector_22 = Esattore
    .one = Esattore 22
    .text = Ricevi 10 fiorini per ogni cubetto sui mezzi di trasporto altrui nei tuoi territori.
    .objective = Incassare almeno 450 fiorini nella fase Tasse di questo turno.
card-tax_collector_23 = Esattore
    .one = Esattore 23
    .text = Ricevi 20 fiorini per ogni cubetto sui mezzi di trasporto altrui nei tuoi territori.
    .objective = Possedere edifici civili per almeno 8 livelli in tutto.
card-militia_24 = Miliziano
    .one = Miliziano 24
    .text = Quando in un tuo territorio scoppia una ribellione o entra un'armata nemica, piazzavi gratis 1 unità di qualsiasi tipo; un Capitano è di livello I.
    .objective = Riconquistare in questo turno un territorio ribelle del proprio regno iniziale.
card-militia_25 = Miliziano
    .one = Miliziano 25
    .text = Quando in un tuo territorio scoppia una ribellione o entra un'armata nemica, ottieni 3 PM per portarvi tue unità in difesa, anche senza Carro da guerra.
    .objective = Avere almeno 5 unità militari in uno stesso luogo e possedere Carri da guerra per almeno 3 livelli in tutto.
card-militia_26 = Miliziano
    .one = Miliziano 26
    .text = Quando scoppia una ribellione o entra un'armata nemica in un tuo territorio in cui hai armate, per questo turno vale come se ci fosse una Torre, o il suo edificio militare protegge da 1 danno in più.
    .objective = Possedere almeno 2 Fortilizi.
card-surgeon_27 = Cerusico
    .one = Cerusico 27
    .text = Una tua unità ignora il primo punto Danno che le viene assegnato.
    .objective = Avere sul tabellone Capitani per almeno 3 livelli in tutto.
card-surgeon_28 = Cerusico
    .one = Cerusico 28
    .text = Nella fase Acquisti del prossimo turno ricompra a metà prezzo le unità perse in questo round di battaglia; per i Capitani non servono PT.
    .objective = Avere almeno 4 tipi diversi di unità militari in uno stesso territorio.
card-surgeon_29 = Cerusico
    .one = Cerusico 29
    .text = Le tue perdite per Arcieri e macchine d'assedio si rimuovono solo alla fine di questo round di battaglia: quelle unità tirano e combattono ancora.
    .objective = Vincere in questo turno una battaglia contro un giocatore.
card-vendor_30 = Venditore
    .one = Venditore 30
    .text = Quando un tuo mezzo su una Rotta è distrutto, la Rotta resta fino a fine turno e può passare a un altro tuo mezzo commerciale.
    .objective = Completare in questo turno una Rotta Commerciale di almeno 4 tappe.
card-vendor_31 = Venditore
    .one = Venditore 31
    .text = Riorganizza come vuoi i tuoi segnalini Rotta, completati o no, e la destinazione.
    .objective = Completare in questo turno una Rotta Commerciale di almeno 6 tappe.
card-architect_32 = Architetto
    .one = Architetto 32
    .text = Nella fase Acquisti un edificio o una miglioria costa 50 fiorini in meno.
    .objective = Possedere almeno 2 Borghi.
card-architect_33 = Architetto
    .one = Architetto 33
    .text = Nella fase Acquisti un edificio o una miglioria costa metà dei fiorini, per eccesso.
    .objective = Possedere almeno una Città e almeno un Castello.
card-templar_34 = Templare
    .one = Templare 34
    .text = Piazza gratis 1 unità che non sia un Capitano in qualsiasi territorio fuori dal tuo regno iniziale. I barbari resistono come sempre e un'eventuale battaglia si risolve subito.
    .objective = Controllare Gerusalemme; il Sultanato dei Mamelucchi deve averla conquistata.
card-templar_35 = Templare
    .one = Templare 35
    .text = Aggiungi gratis 1 unità che non sia un Capitano a una tua battaglia fuori dal tuo regno iniziale.
    .objective = Controllare almeno 5 territori fuori dal proprio regno iniziale.
card-magnate_36 = Magnate
    .one = Magnate 36
    .text = Metti fino a 300 fiorini su questa carta se è vuota, oppure prendi quelli che ci sono più la metà.
    .objective = Avere almeno 1500 fiorini al netto di debiti e interessi.
card-magnate_37 = Magnate
    .one = Magnate 37
    .text = Nella fase Tasse ricevi metà degli interessi pagati dagli altri giocatori, per difetto.
    .objective = Avere almeno 1000 fiorini al netto di debiti e interessi e controllare insediamenti che producono almeno 4 merci diverse.
card-magnate_38 = Magnate
    .one = Magnate 38
    .text = In questo turno paghi 50 fiorini di interessi in meno.
    .objective = Guadagnare almeno 400 fiorini con una sola vendita in questo turno.
card-jailer_39 = Carceriere
    .one = Carceriere 39
    .text = Un'unità nemica che distruggeresti diventa invece tua prigioniera.
    .objective = Tenere un prigioniero.
card-jailer_40 = Carceriere
    .one = Carceriere 40
    .text = In questo round di battaglia basta un rapporto di 2:1 per catturare senza penalità.
    .objective = Tenere un prigioniero e vincere in questo turno una battaglia contro un giocatore.
card-jailer_41 = Carceriere
    .one = Carceriere 41
    .text = In questo round di battaglia la tua penalità per catturare sotto il rapporto richiesto è ridotta di 2.
    .objective = Distruggere o catturare in questo turno almeno 3 unità avversarie e avere sul tabellone Capitani per almeno 2 livelli in tutto.
card-plague_doctor_42 = Monatto
    .one = Monatto 42
    .text = Dopo che la carta Evento è stata pescata lancia 1d6: con 1-2 uno, con 3-4 due, con 5-6 tre territori sono risparmiati.
    .objective = Controllare almeno 6 insediamenti.
card-plague_doctor_43 = Monatto
    .one = Monatto 43
    .text = Dopo che la carta Evento è stata pescata, un territorio è risparmiato.
    .objective = Controllare almeno 12 territori.
card-bard_44 = Bardo
    .one = Bardo 44
    .text = Raddrizza una carta Impero ruotata in questo turno, tua o altrui.
    .objective = Possedere almeno 4 carte Impero, compresa questa, e almeno una Cattedrale.
card-bard_45 = Bardo
    .one = Bardo 45
    .text = Paga 50 fiorini e raddrizza una carta Impero ruotata in questo turno, tua o altrui.
    .objective = Avere patti in vigore con almeno 2 giocatori e controllare un insediamento con un Grande Mercato di valore almeno 3.
card-assassin_46 = Assassino
    .one = Assassino 46
    .text = Abbassa di 1 un dado appena lanciato, di chiunque sia, ma non sotto 1.
    .objective = Distruggere o catturare in questo turno almeno 4 unità avversarie e avere sul tabellone almeno 2 Cavalieri.
card-assassin_47 = Assassino
    .one = Assassino 47
    .text = Abbassa di 2 un dado appena lanciato, di chiunque sia, ma non sotto 1.
    .objective = Distruggere o catturare in questo turno almeno 3 unità avversarie e avere almeno 600 fiorini al netto di debiti e interessi.
card-joker_48 = Giullare
    .one = Giullare 48
    .text = Paga 50 fiorini subito dopo che una carta è stata ruotata: non ha effetto e non dà PT.
    .objective = Controllare almeno 3 insediamenti con un porto.
card-joker_49 = Giullare
    .one = Giullare 49
    .text = Subito dopo che una carta è stata ruotata: non ha effetto e non dà PT.
    .objective = Raggiungere il livello I in tutti i 6 rami tecnologici.
card-diplomat_50 = Diplomatico
    .one = Diplomatico 50
    .text = Lancia 1d6: con 1-2 uno, con 3-4 due, con 5-6 tre mezzi di trasporto, macchine d'assedio, cubetti del Grande Mercato o edifici non possono essere saccheggiati in questo turno.
    .objective = Avere patti in vigore con almeno 2 giocatori e controllare almeno 9 territori.
card-diplomat_51 = Diplomatico
    .one = Diplomatico 51
    .text = Un mezzo di trasporto, una macchina d'assedio, un cubetto del Grande Mercato o un edificio non può essere saccheggiato in questo turno.
    .objective = Avere un patto in vigore con un altro giocatore e possedere edifici civili per almeno 7 livelli in tutto.
card-gunner_52 = Artigliere
    .one = Artigliere 52
    .text = In questa battaglia ogni tua macchina d'assedio ha un servente in più, anche oltre 3 e anche senza serventi.
    .objective = Possedere una macchina d'assedio e distruggere o catturare in questo turno almeno 3 unità avversarie.
card-gunner_53 = Artigliere
    .one = Artigliere 53
    .text = Per questo turno una tua macchina d'assedio può muovere oltre i suoi PM finché accompagna una tua armata.
    .objective = Possedere Carri da guerra per almeno 4 livelli in tutto.
card-gunner_54 = Artigliere
    .one = Artigliere 54
    .text = Lancia 1d6: per questo turno una tua macchina d'assedio è un Carro da guerra con capacità 1 (1-2), 2 (3-4) o 3 (5-6).
    .objective = Possedere una macchina d'assedio e Carri da guerra per almeno 2 livelli in tutto.
card-ranger_55 = Ranger
    .one = Ranger 55
    .text = Per questo turno un tuo mezzo di trasporto e ciò che porta muove ovunque senza essere visto: nessuno reagisce, ma non prende controllo e non combatte.
    .objective = Controllare almeno 4 territori fuori dal proprio regno iniziale.
card-ranger_56 = Ranger
    .one = Ranger 56
    .text = Per questo turno tutti i tuoi mezzi di trasporto in un territorio e ciò che portano muovono ovunque senza essere visti: nessuno reagisce, ma non prendono controllo e non combattono.
    .objective = Possedere mezzi di trasporto per almeno 8 livelli in tutto.
card-pirate_57 = Pirata
    .one = Pirata 57
    .text = Ottieni 2 PT, ciascuno di qualsiasi colore.
    .objective = Possedere Galee per almeno 3 livelli in tutto.
card-pirate_58 = Pirata
    .one = Pirata 58
    .text = Ottieni 2 PT dello stesso colore.
    .objective = Vincere in questo turno una battaglia navale.
card-princess_59 = Principessa
    .one = Principessa 59
    .text = Un'altra carta Impero in uso, tua o altrui, dà insieme l'abilità e i PT.
    .objective = Possedere almeno 2 Città.
card-princess_60 = Principessa
    .one = Principessa 60
    .text = Un'altra carta Impero usata per i PT, tua o altrui, ne dà il doppio.
    .objective = Raggiungere il livello IV in almeno un ramo tecnologico.
card-savior_61 = Saggio
    .one = Saggio 61
    .text = Nella fase Eventi pesca fino a 3 carte Evento e scegli tra queste l'evento del turno, anche se uno è già stato pescato.
    .objective = Possedere almeno una Cattedrale e controllare almeno 5 insediamenti.
card-savior_62 = Saggio
    .one = Saggio 62
    .text = Quando scegli una carta Impero, metti in fondo quelle pescate e pescane altrettante.
    .objective = Raggiungere il livello III in almeno un ramo tecnologico.
card-cameleer_63 = Cammelliere
    .one = Cammelliere 63
    .text = Muovi 1 cubetto del Grande Mercato in un insediamento vicino che non ha quel colore.
    .objective = Controllare un insediamento con un Grande Mercato di valore almeno 5.
card-cameleer_64 = Cammelliere
    .one = Cammelliere 64
    .text = La tua vendita che completa una Rotta Commerciale ottiene anche il bonus del Grande Mercato.
    .objective = Possedere Carovane per almeno 4 livelli in tutto.
card-marauder_65 = Predone
    .one = Predone 65
    .text = Paga 100 fiorini: l'orda del Cerchio della Guerra appare in un tuo territorio con almeno un'unità militare ed è tua fino a fine turno.
    .objective = Distruggere in questo turno almeno 5 unità barbare.
card-marauder_66 = Predone
    .one = Predone 66
    .text = Fino a 3 tue unità da qualsiasi territorio combattono in una battaglia come barbari; chi sopravvive torna a fine turno.
    .objective = Conquistare in questo turno almeno 2 territori.
card-heroine_67 = Eroina
    .one = Eroina 67
    .text = Un'unità in un'armata senza Capitano, tua o altrui, è un Capitano I fino alla fine della battaglia.
    .objective = Avere sul tabellone Capitani per almeno 2 livelli in tutto e almeno 6 unità militari in uno stesso luogo.
card-heroine_68 = Eroina
    .one = Eroina 68
    .text = Un Capitano, tuo o altrui, vale un livello in più fino alla fine della battaglia, al massimo III.
    .objective = Controllare Roma.
card-sheriff_69 = Sceriffo
    .one = Sceriffo 69
    .text = Un tuo edificio civile migliora gratis di un livello se nel territorio c'è un edificio militare di livello superiore.
    .objective = Possedere edifici militari per almeno 6 livelli in tutto.
card-sheriff_70 = Sceriffo
    .one = Sceriffo 70
    .text = Un tuo edificio militare migliora gratis di un livello se nel territorio c'è un edificio civile di livello superiore.
    .objective = Possedere edifici militari per almeno 4 livelli in tutto ed edifici civili per almeno 4 livelli in tutto.
card-mystic_71 = Mistico
    .one = Mistico 71
    .text = Spendi quanti PT vuoi: ricevi 20 fiorini per ciascuno.
    .objective = Controllare insediamenti i cui Grandi Mercati valgono insieme almeno 8.
card-mystic_72 = Mistico
    .one = Mistico 72
    .text = Ricevi 100 fiorini per ogni 3 PT di colori diversi che spendi.
    .objective = Possedere almeno una Cattedrale e raggiungere il livello II in almeno 2 rami tecnologici.

## Carte Evento

eventcard-event_1 = Evento 1: Francia e Germania occidentale
eventcard-event_2 = Evento 2: Germania occidentale e Germania orientale
eventcard-event_3 = Evento 3: Germania orientale e Polonia
eventcard-event_4 = Evento 4: Germania occidentale e Italia settentrionale
eventcard-event_5 = Evento 5: Scandinavia e Germania orientale
eventcard-event_6 = Evento 6: Ungheria e Basso Danubio
eventcard-event_7 = Evento 7: Ungheria e Italia settentrionale
eventcard-event_8 = Evento 8: Ungheria e Polonia
eventcard-event_9 = Evento 9: Basso Danubio e Tracia
eventcard-event_10 = Evento 10: Basso Danubio e Steppa pontica
eventcard-event_11 = Evento 11: Tracia e Grecia
eventcard-event_12 = Evento 12: Anatolia occidentale e Tracia
eventcard-event_13 = Evento 13: Anatolia occidentale e Caucaso
eventcard-event_14 = Evento 14: Grecia e Italia meridionale
eventcard-event_15 = Evento 15: Anatolia orientale e Anatolia occidentale
eventcard-event_16 = Evento 16: Terra Santa ed Egitto
eventcard-event_17 = Evento 17: Egitto e Nordafrica
eventcard-event_18 = Evento 18: Terra Santa e Anatolia orientale
eventcard-event_19 = Evento 19: Terra Santa e Mesopotamia
eventcard-event_20 = Evento 20: Egitto e Mesopotamia
eventcard-event_21 = Evento 21: Novgorod occidentale e Terre baltiche
eventcard-event_22 = Evento 22: Novgorod orientale e Novgorod occidentale
eventcard-event_23 = Evento 23: Novgorod orientale e Urali
eventcard-event_24 = Evento 24: Novgorod occidentale e Principati russi
eventcard-event_25 = Evento 25: Novgorod orientale e Scandinavia
eventcard-event_26 = Evento 26: Basso Volga e Steppa pontica
eventcard-event_27 = Evento 27: Basso Volga e Urali
eventcard-event_28 = Evento 28: Basso Volga e Caucaso
eventcard-event_29 = Evento 29: Urali e Principati russi
eventcard-event_30 = Evento 30: Steppa pontica e Principati russi

## Perché la partita è finita

ended-last-left = È rimasta una sola parte.
ended-turns = È finito l'ultimo turno, il { $turn }.
ended-time = È stato chiamato il tempo nel turno { $turn }.
