# Testi del browser per Civilization CHR.

## Mappa e tavolo
cv-loading = Si srotola il mondo …
cv-no-map = La mappa non si è potuta caricare.
cv-map = Mappa del mondo
cv-map-keys = Le frecce vanno di spazio in spazio, Invio apre o sceglie, più e meno ingrandiscono, 0 mostra tutto il mondo, Maiusc con le frecce sposta la mappa. Oltre il bordo orientale ricomincia l'occidente.
cv-map-language = it
cv-layers = Che cosa mostra la mappa
cv-layer-control = Insediamenti e armate
cv-layer-resources = Risorse e commercio
cv-layer-armies = Armate e flotte
cv-layer-climate = Fasce climatiche
cv-can-choose = Si può scegliere
cv-banner = Turno ed evento
cv-turn = turno { $turn }
cv-order = Ordine di gioco
cv-event = Evento
cv-fund-long = Monete nel fondo del petrolio
cv-ending-era-end = La partita finisce con questo turno: l'era è conclusa.
cv-ending-conquest = { $seat } conquista il mondo: la partita finisce.
cv-ending-diplomatic = { $seat } convoca le Nazioni Unite: la partita finisce con questo turno.
cv-ending-military = { $seat } conclude la partita con il Programma Apollo.
cv-ending-technological = { $seat } lancia la Nave Colonia: la partita finisce con questo turno.
cv-ending-last-left = Resta soltanto { $seat }.
cv-nobody = nessuno
cv-counted = { $count } { $thing }
cv-sea = Zona di mare
cv-volcano = Vulcano
cv-road = Strada
cv-railway = Ferrovia
cv-capital = Capitale
cv-capital-of = capitale di { $seat }, { $size }
cv-settlement-of = { $size } di { $seat }
cv-no-settlement = nessun insediamento
cv-happy = felice
cv-unhappy = infelice
cv-productive = produttivo
cv-occupied = occupato dai barbari
cv-unexplored = inesplorato
cv-token-known = { $token } (lo sai solo tu e chi altro ha guardato)
cv-revolt-score = si ribella con { $score } o meno
cv-borders = Confini
cv-troika = troika
cv-mp = { $mp } PM
cv-ashore = non ancora varata
cv-stopped = si è fermata
cv-acted = ha agito
cv-aboard = a bordo
cv-carries = trasporta { $number }
cv-spies = Spie
cv-spy-of = spia di { $seat }
cv-nukes = { $number ->
        [one] { $number } arma nucleare
       *[other] { $number } armi nucleari
    }
cv-alert = { $number ->
        [one] { $number } segnalino allerta
       *[other] { $number } segnalini allerta
    }
cv-battle-between = { $attackers } contro { $defenders }
cv-mood-unhappy-now = infelice per propaganda fino alla fine della Produzione
cv-mood-unproductive-now = improduttivo dopo una rivolta fino alla fine della Produzione
cv-mood-happy-now = felice fino alla fine del turno
cv-mood-struck = colpito da una catastrofe: nessuna dominazione culturale in questo turno
cv-mood-closed = clima estremo: né commercio né movimento in questo turno
cv-mood-revolted = si è ribellato in questo turno: la sua risorsa non si commercia
cv-mood-restless = inquieto: nel prossimo turno può ribellarsi anche se felice
cv-mood-restless-now = inquieto: può ribellarsi anche se felice
cv-mood-nuked = colpito da un'arma nucleare in questo turno
cv-mood-prospected = prospettato
cv-mood-conquered = conquistato in questa fase: può essere saccheggiato
cv-mood-founded = fondato dopo gli ultimi acquisti
cv-mood-grown = è cresciuto in questa fase
cv-mood-grown-twice = è cresciuto due volte in questa fase

## Libri
cv-books = Accanto alla mappa
cv-book-technology = Tecnologie
cv-book-works = Meraviglie e migliorie
cv-book-strategy = Carte strategia
cv-book-government = Governi
cv-book-spies = Spie
cv-book-abakus = ABAKUS
cv-more = Altro

## Tecnologie
cv-tree-hint = { $number ->
        [0] Trascina per spostare, pizzica o scorri per ingrandire; clicca una tecnologia per leggerla.
        [one] Una tecnologia si può comprare adesso: è illuminata.
       *[other] { $number } tecnologie si possono comprare adesso: sono illuminate.
    }
cv-whole-tree = Tutto l'albero
cv-seminal = scoperta fondamentale
cv-owned-by = scoperta da { $seat }
cv-lost = perduta con il suo proprietario
cv-price-for-me = { $price } monete per te
cv-list-price = prezzo stampato { $price }
cv-buyable = si può comprare adesso
cv-since-turn = dal turno { $turn }
cv-prerequisites = Richiede
cv-leads-to = Conduce a
cv-open-for = accessibile, { $price } monete
cv-not-yet = mancano i prerequisiti

## Meraviglie, migliorie, carte
cv-works-count = meraviglie { $wonders }, migliorie { $improvements }
cv-unbuilt = Meraviglie ancora da costruire
cv-in-stock = in magazzino: non serve ancora nessun insediamento
cv-by-government = gratuita, per il governo
cv-by-civilization = gratuita, per il tipo di civiltà
cv-unpaid = il suo prezzo va pagato di nuovo prima che serva un insediamento
cv-deck = { $number } carte nel mazzo dell'{ $era }
cv-hand = Le tue carte strategia
cv-no-cards = nessuna carta
cv-cards-in-hand = { $number ->
        [one] { $number } carta strategia in mano
       *[other] { $number } carte strategia in mano
    }
cv-standing = In gioco in modo permanente
cv-completed = Obiettivi compiuti: { $number }
cv-permanent = resta in gioco finché vale
cv-card-objective = Obiettivo
cv-card-bonus = Bonus
cv-card-espionage = Spionaggio
cv-no-answer = Non hai nulla con cui rispondere.
cv-pass-turn = passa in questi momenti per il resto del turno

## Governi
cv-your-government = Il tuo governo
cv-forecast = Monete di una Produzione fatta adesso
cv-gov-taxes = Tasse felici / infelici
cv-gov-support = Mantenimento a unità
cv-gov-maximum = Massimo
cv-gov-size = Monete a punto taglia
cv-gov-culture = Cultura
cv-gov-revolt = Rivolte
cv-gov-needs = Richiede
cv-each-settlement = { $coins } ciascuno

## Spie
cv-spy = Spia { $number }
cv-spies-left = { $untrained } da addestrare, { $reserve } di riserva
cv-imprisoned-by = in prigione: { $seat }
cv-in-reserve = di riserva
cv-malus = malus { $malus } (allerta { $alert })
cv-malus-long = Metà dei segnalini allerta e delle unità straniere dove si trova la spia
cv-spy-used = ha già fatto la sua missione
cv-show = Mostra sulla mappa
cv-difficulty-head = Difficoltà
cv-mission = Missione
cv-all-missions = Tutte le missioni
cv-green-mission = verde
cv-green-long = Le missioni verdi sono a favore della propria civiltà: l'allerta dove si trova la spia non le rende più difficili. Hanno il bordo verde.
cv-difficulty = difficoltà { $number }
cv-no-missions = Adesso nessuna missione è possibile. Una missione richiede monete, una tecnologia scoperta e il luogo giusto, per lo più in casa d'altri. «Tutte le missioni» dice quali.
cv-spy-note = Dalla tua capitale va di uno spazio a turno, in qualunque terra e senza permesso; le sue missioni rubano, sabotano o guardano le carte. Una missione fallita la tradisce.
cv-treatment-convert = La spia diventa tua e va nella tua capitale, o nella tua riserva se ne hai già tre in gioco.
cv-treatment-execute = La spia esce dal gioco.
cv-treatment-imprison = La spia è tua prigioniera; il proprietario può riscattarla.
cv-treatment-extradite = La spia torna nella capitale del proprietario.
cv-treatment-failed = Se il dado fallisce la spia sfugge: resta dove si trova e in questo turno non si muove.
cv-spy-moves = Va in
cv-no-spies = Non hai spie.
cv-foreign-spies = Spie altrui

## ABAKUS
cv-abakus-production = Produzione
cv-abakus-score = Punteggio
cv-abakus-culture = Cultura
cv-abakus-battle = Battaglia
cv-abakus-charts = Grafici
cv-account-now = Che cosa frutterebbe una Produzione fatta adesso, senza la risorsa critica e il dado dell'evento.
cv-account-last = Che cosa ha fruttato l'ultima Produzione.
cv-show-last = l'ultima Produzione
cv-account-settlements = Insediamenti
cv-account-size-income = Punti taglia
cv-account-critical = Risorsa critica
cv-account-unique = Risorse uniche
cv-account-special = Spezie, carbone
cv-account-monopolies = Monopoli
cv-account-taxes = Tasse
cv-account-civilization = Tipo di civiltà
cv-account-wonders = Meraviglie
cv-account-roads = Strade
cv-account-maximum = Oltre il massimo
cv-account-event = Evento
cv-account-minimum = Fino al minimo
cv-account-terror = Terrore
cv-account-support = Mantenimento delle unità
cv-account-luxury = Lusso
cv-account-overtime = Tempo eccedente
cv-account-cards = Carte strategia
cv-account-total = Totale
cv-coins = Monete
cv-civilization = Civiltà
cv-points = Punti vittoria
cv-score = Punteggio
cv-score-settlements = Insediamenti
cv-score-wonders = Meraviglie
cv-score-seminal = Scoperte fondamentali
cv-score-objectives = Obiettivi
cv-score-merits = Meriti
cv-score-bonus = Bonus finale
cv-stat-coins = Monete
cv-stat-income = Rendita
cv-stat-settlements = Insediamenti
cv-stat-sizes = Punti taglia
cv-stat-happy = Insediamenti felici
cv-stat-productive = Insediamenti produttivi
cv-stat-technologies = Tecnologie
cv-stat-wonders = Meraviglie
cv-stat-improvements = Migliorie
cv-stat-units = Unità militari
cv-stat-experience = Esperienza
cv-stat-points = Punti vittoria
cv-chart-of = Grafico di
cv-try = Tenta
cv-culture-hopeless = { $number ->
        [one] Uno senza probabilità
       *[other] { $number } senza probabilità
    }
cv-culture-hint = Un dado a sei facce non deve superare il punteggio.
cv-culture-none = Nessun insediamento di altre civiltà è alla portata della tua cultura.
cv-from = Da
cv-target = Insediamento
cv-chance = Probabilità
cv-culture-size = Taglia
cv-culture-capital = Capitale
cv-culture-militia = Presidio
cv-culture-improvements = Migliorie
cv-culture-wonders = Meraviglie
cv-culture-distance = Distanza
cv-culture-culture = Cultura
cv-culture-seminal = Fondamentale
cv-culture-happiness = Felice
cv-calculator-hint = Uno scontro fra due unità ai livelli attuali; aggiungi quel che danno terreno, insediamento e tipo di civiltà.
cv-attacker = Attacco
cv-defender = Difesa
cv-unit = Unità
cv-more-points = Altri punti
cv-with-aircraft = con un aereo
cv-odds = superiore { $win }%, pari { $tie }%, inferiore { $lose }%

## Pannelli
cv-resources = Risorse
cv-settlements-mood = { $number } insediamenti, { $happy } felici, { $productive } produttivi
cv-own-settlements = I tuoi insediamenti
cv-rival-more = Insediamenti e carte ({ $number })
cv-wars = In guerra con
cv-embargoes = Embargo contro
cv-duty = Dazio
cv-dogma = Dogma
cv-terror = { $coins } monete in meno nella prossima Produzione
cv-leaving = lascia dopo il turno { $turn }
cv-absent = assente
cv-gone = fuori dal gioco

## Azioni
cv-anytime = In ogni momento
cv-group-cards = Carte
cv-group-works = Migliorie
cv-group-spies = Missioni
cv-not-now = Non adesso ({ $number })
cv-moving = { $pieces } ({ $space }); punti movimento rimasti: { $mp }
cv-along = Vengono anche:
cv-choose = Scegli { $thing }
cv-take = Prendi: { $thing }
cv-of = su { $number }
cv-bids = offre { $coins }
cv-barred = { $seat } non partecipa a quest'offerta.
cv-experience-left = Esperienza: { $number }

## Acquisti
cv-shelves = Che cosa si vende
cv-shelf-technology = Tecnologie
cv-shelf-units = Unità
cv-shelf-improvements = Migliorie
cv-shelf-growth = Crescita
cv-shelf-arsenal = Spie, armi, capitale
cv-shelf-upgrades = Ammodernamenti e vendite
cv-buy = Compra
cv-do = Fallo
cv-nothing-to-buy = Qui adesso non c'è nulla.

## Battaglia
cv-battle = Battaglia: { $space }
cv-naval-battle = Battaglia navale: { $space }
cv-landing = Sbarco: { $space }
cv-round = turno di combattimento { $round }
cv-led-by = guidati da { $seat }
cv-great = grande battaglia
cv-exchange-land-clash = scontro terrestre
cv-exchange-sea-clash = scontro navale
cv-exchange-bombardment = bombardamento
cv-exchange-retaliation = fuoco di risposta
cv-unit-sealed = unità scelta in segreto
cv-unit-choosing = sta scegliendo
cv-your-unit = La tua unità
cv-sealed-hint = Probabilità di superare ciascuna unità che può incontrare; entrambi scelgono in segreto.
cv-fought = ha già combattuto in questo turno di combattimento
cv-no-units = nessuna unità rimasta
cv-lost-units = perdute: { $number }
cv-retreat-rolled = Ritirata: a terra { $land }, in mare { $sea }, bonus { $bonus }
cv-modifier-superiority = superiorità
cv-modifier-level = livello
cv-modifier-terrain = terreno
cv-modifier-settlement = insediamento
cv-modifier-wall = Grande Muraglia
cv-modifier-capital = capitale
cv-modifier-sailors = marinai
cv-modifier-science = scienza
cv-modifier-discipline = disciplina
cv-modifier-ambush = imboscata

## Commercio
cv-offer-to = Offerta a { $seat }
cv-counter-to = Controfferta a { $seat }
cv-i-give = Dai
cv-they-give = { $seat } dà
cv-gives = dà
cv-nothing = nulla
cv-clauses = Inoltre
cv-clause-peace = Pace fra { $seat } e { $other }
cv-clause-transit = { $seat } toglie l'embargo contro { $other }
cv-clause-pact = Un'intesa segreta che non vincola nessuno
cv-leg-resource = Risorse
cv-leg-unit = Unità
cv-leg-improvement = Migliorie
cv-leg-technology = Tecnologie
cv-leg-spy = Spie
cv-leg-nuke = Armi nucleari
cv-leg-card = Carte strategia
cv-thing-coins = { $coins } monete
cv-thing-resource = { $resource } di { $territory }
cv-thing-unit = { $kind } ({ $space })
cv-thing-ship = { $kind } ({ $space }) con { $cargo } a bordo
cv-thing-nuke = arma nucleare ({ $territory })
cv-send-offer = Manda l'offerta
cv-at-war = in guerra
cv-asks-for-peace = ti chiede la pace
cv-make-peace = Fai la pace
cv-no-route = nessuna via diretta
cv-no-route-long = Non avete una via diretta: ciò che passa di mano arriva solo attraverso qualcuno che commercia con entrambi.
cv-embargo-on-you = embargo contro di te
cv-duty-of = dazio { $coins }
cv-duty-long = Monete che prendi per ogni affare che passa per le tue mani.
cv-duty-wrong = Il dazio è un numero intero da { $low } a { $high }.
cv-your-trades = I tuoi scambi
cv-forced = forzato

## Atlante
cv-headline = Turno { $turn }, { $era }, { $phase }
cv-traded = { $one } e { $other } si scambiano le risorse
cv-atlas-fleets = Mari con navi
cv-atlas-seas = Altri mari
cv-head-space = Spazio
cv-head-settlement = Insediamento
cv-head-land = Terreno
cv-head-pieces = Pezzi
