# Warriors & Traders in italiano, con le parole del regolamento.

credits = Warriors & Traders è un gioco di Andrei Novac con la grafica di Maria Marin e George Necula, © 2011 NSKN Legendary Games; traduzione del regolamento di Stefano Carluccio. Questa è una realizzazione indipendente delle sue regole, fatta da estimatori senza alcuna affiliazione; i testi e le immagini della scatola non ne fanno parte. Se ti piace, compra il gioco.

## Nomi

barbarians = Barbari
nobody = nessuno
free = libera

kind-infantry = Fanteria
    .one = un'unità di Fanteria
    .many = unità di Fanteria
    .short = fant
kind-archers = Arcieri
    .one = un'unità di Arcieri
    .many = unità di Arcieri
    .short = arc
kind-cavalry = Cavalleria
    .one = un'unità di Cavalleria
    .many = unità di Cavalleria
    .short = cav
kind-princess = Principessa
    .one = una Principessa
    .many = Principesse
    .short = princ
kind-fortress = Fortezza
    .one = una Fortezza
    .many = Fortezze
    .short = fort
kind-barbarian-army = esercito Barbaro
    .one = un esercito Barbaro
    .many = eserciti Barbari
    .short = eserc
kind-barbarian-fortress = Fortezza Barbara
    .one = una Fortezza Barbara
    .many = Fortezze Barbare
    .short = fort

track-production = Produzione
    .short = Prod
track-trade = Commercio
    .short = Comm
track-military = Militare
    .short = Mil

resource-food = Cibo
    .short = c
resource-goods = Prodotti
    .short = p
resource-weapons = Armi
    .short = a
resource-gold = Oro
    .short = o

phase-setup = Preparazione
phase-upkeep = Sostentamento
phase-trade = Commercio
phase-development = Sviluppo
phase-manoeuvre = Manovra
phase-maintenance = Mantenimento

province-capital = Capitale
province-trade-centre = Centro Comm.
province-contested = Contesa
province-common = Comune

example-answer = move infantry@london x2
example-terms = 2 food for 1 gold
example-seat = france, p1
names-game = Dopo una risposta xN è una quantità, come in move infantry@london x2; uno scambio è offer france: 2 food for 1 gold.
target-unit = unità
    .example = infantry@london, infantry@london-1~2!

ability-masonry = Costruttori: Fortezze
ability-reinforce = Rinforzo: potenziamenti
ability-production-tax = Tassa di Produzione
ability-university = Università: un'Azione extra
ability-merchant = Mercante: l'Oro raddoppia
ability-trade-tax = Tassa sul Commercio
ability-master-trader = Mastro Commerciante: Azioni a pagamento
ability-monopoly = Monopolio
ability-commander = Comando: ritirate
ability-double-strike = Doppio Attacco
ability-pillaging = Saccheggio: niente sostentamento
ability-warlord = Signore della Guerra

## Opzioni

option-map = La mappa
    .ask = Quale mappa?
map-west = Europa dell'Ovest
map-east = Europa dell'Est
map-italy = Italia
option-map-variant = Una mappa ridotta per 2 o 3 giocatori
map-variant-none = mappa intera
map-variant-west2_england_scotland = England e Scotland, 2 giocatori
map-variant-west2_isles = le isole britanniche, 2 giocatori
map-variant-east2_balkans = i Balcani, 2 giocatori
map-variant-west3_isles = le isole britanniche, 3 giocatori
map-variant-west3_mainland = la terraferma dell'Ovest, 3 giocatori
map-variant-east3_north = il nord dell'Est, 3 giocatori
map-variant-italy2_church_naples = Stati della Chiesa e Napoli, 2 giocatori
map-variant-italy2_milan_genoa = Milano e Genova, 2 giocatori
map-variant-italy3_north = il nord d'Italia, 3 giocatori
map-variant-italy3_peninsula = la Penisola Italica, 3 giocatori
option-nation-choice = Come si assegnano le Nazioni
nation-choice-random = a caso
nation-choice-pick = ciascuno sceglie
option-coop = Squadre
coop-off = gioco libero
coop-2v2 = due contro due
coop-3v3 = tre contro tre
coop-2v2v2 = tre squadre di due
option-variable-turn-order = Il primo giocatore cambia a ogni turno
variable-turn-order-off = no
variable-turn-order-on = sì
option-route-income = Le Rotte Commerciali senza avversario danno risorse (2 o 3 giocatori)
route-income-auto = sulle mappe ridotte
route-income-off = no
route-income-on = sì
option-turn-limit = L'ultimo turno
option-offers = Offerte di scambio che un giocatore può fare in un turno

## La pagina

headline = Turno { $turn } di { $limit } · { $phase }
headline-over = Partita finita dopo il turno { $turn }
headline-goal = a { $points } punti la partita finisce
standing-you = tu
standing-ally = alleato
standing-gone = fuori
standing-war = in guerra
standing-team = { $points } (squadra { $team })
status-hunger = ({ $food } per sostentare tutti)
track-next = → { $level } fra { $missing }: { $gains }
track-top = → percorso completo
track-plain = { $track }: livello { $level } ({ $now }) { $later }
gain-food = Cibo ×{ $number }
gain-goods = Prodotti ×{ $number }
gain-weapons = Armi ×{ $number }
gain-points = { $number } PA
gain-bank = banca { $number }:1
gain-routes = { $number } { $number ->
    [one] Rotta
   *[other] Rotte
}
score-total = Punti
score-provinces = Province
score-fortresses = Fortezze
score-leaders = Primati
score-glory = Uccisioni e Oro
relation-routes = rotte verso { $seats }
relation-wars = in guerra con { $seats }
relation-allies = alleato di { $seats }
relation-unified = nazione unificata
relation-no-centre = nessun Centro Commerciale
leader-production = Il Costruttore è { $seat }.
leader-trade = Il Commerciante è { $seat }.
leader-military = Il Guerriero è { $seat }.

## L'atlante

head-province = Provincia
head-type = Tipo
head-yields = Produce
head-holder = Di chi
head-units = Unità
head-strength = Forza
head-borders = Confina con
atlas-own = Le tue Province
atlas-around = Ai tuoi confini
atlas-nation = { $nation }
atlas-legend = c Cibo · p Prodotti · a Armi · PA Punti Azione · la lettera dopo una Provincia confinante dice di chi è
mark-damage = { $damage } { $damage ->
    [one] danno
   *[other] danni
}
mark-points = { $points } PA
mark-retreated = in ritirata
look-province = { $kind } di { $nations } · { $points } { $points ->
    [one] Punto
   *[other] Punti
} · produce { $symbols }
look-garrison = Di { $holder } · { $units } · Forza { $strength }
look-borders = Confina con
place-own = tua
place-free = libera
place-held = { $holder }: { $units }, Forza { $strength }

## Verbi

verb-nation = Prendere una Nazione
verb-advance = Incrementare una Tecnologia
verb-feed = Rifocillare un esercito
verb-feed-all = Rifocillare tutti gli eserciti
verb-income = Prendere una risorsa da una rotta
verb-bank = Commerciare con la banca
verb-route = Aprire una Rotta Commerciale
verb-buy-vp = Acquistare Punti Vittoria
verb-offer = Offrire uno scambio
verb-counter = Fare una controfferta
verb-accept = Accettare un'offerta
verb-decline = Rifiutare un'offerta
verb-withdraw = Ritirare un'offerta
verb-form = Formare un Esercito
verb-at = Piazzare l'esercito
verb-fortify = Edificare una Fortezza
verb-upgrade = Potenziare un Esercito
verb-war = Dichiarare Guerra
verb-warlord = Dichiarare Guerra come Azione extra
verb-university = Usare l'Azione extra dell'Università
verb-master-trader = Acquistare un'Azione extra
verb-shift = Spostare un Gettone Sviluppo
verb-move = Muovere unità
verb-to = Scegliere dove
verb-unify = Dichiarare l'Unificazione
verb-battle = Combattere una battaglia
verb-hit = Assegnare danno a un'unità
verb-retreat-to = Ritirarsi
verb-drive-to = Scacciare i Barbari
verb-withdraw-to = Ripiegare
verb-peace = Proporre la pace
verb-agree = Accettare
verb-refuse = Rifiutare
verb-go-on = Continuare senza di lui
verb-stop = Fermarsi e contare i punti
verb-pass = Passare
verb-done = Fatto
verb-leave = Abbandonare la partita
verb-reopen = Riprendere il danno già assegnato
verb-end-game = Proporre di finire ora la partita
verb-time-up = Tempo scaduto

choice-nation = Prendi { $target }
choice-advance = Incrementa { $target }{ $missing ->
    [1] : raggiunge il livello { $level }
   *[other] : livello { $level } fra { $missing }
}
choice-feed = Rifocilla { $target-one } in { $province } ({ $cost } Cibo)
choice-feed-all = Rifocilla tutti gli eserciti
choice-income = Prendi 1 { $target }
choice-bank = { $rate } { $given } → 1 { $taken }
choice-route = Apri una Rotta Commerciale con { $target }
choice-buy-vp = Acquista un Punto Vittoria per { $cost } Oro
choice-offer = Offri uno scambio a { $target }
choice-counter = Rispondi a { $target } con altre condizioni
choice-accept = Accetta da { $target }: dai { $given }, ricevi { $taken }
choice-decline = Rifiuta l'offerta di { $target }
choice-withdraw = Ritira la tua offerta a { $target }: { $given } per { $taken }
choice-form = Forma { $target-one } ({ $cost })
choice-at = Piazzala in { $target }
choice-fortify = Edifica una Fortezza in { $target } ({ $cost })
choice-upgrade = Potenzia { $target-one } in { $province }: { $result } ({ $cost } al livello)
choice-war = Dichiara guerra a { $target }
choice-warlord = Dichiara guerra a { $target } (Azione extra)
choice-university = Usa l'Azione extra dell'Università
choice-master-trader = Acquista un'Azione extra per { $cost } Oro
choice-shift = Sposta un gettone da { $source } a { $target }
choice-move = Muovi { $target-many } da { $province }{ $points ->
    [0] { "" }
   *[other] { " " }({ $points } PA)
}
choice-to = In { $target } ({ $place })
choice-unify = Dichiara l'Unificazione della tua Nazione
choice-battle = Combatti per { $target } ({ $place })
choice-hit = Colpisci { $holder }: { $target }{ $state ->
    [retreated] , in ritirata
   *[other] , { $left } { $left ->
        [one] punto vita
       *[other] punti vita
    }
}{ $given ->
    [0] { "" }
    [one] { "" }, { $given } danno già assegnato
   *[other] { "" }, { $given } danni già assegnati
}
choice-retreat-to = Ritirati in { $target } ({ $place })
choice-drive-to = Scaccia i Barbari in { $target } ({ $place })
choice-withdraw-to = Ripiega in { $target } ({ $place })
choice-peace = Proponi la pace a { $target }
choice-agree = Accetta
choice-refuse = Rifiuta
choice-go-on = Continua; i possedimenti lasciati diventano Barbari
choice-stop = Ferma la partita e conta i punti
choice-pass = Non fare nulla
choice-done = Fatto
choice-leave = Abbandona la partita
choice-reopen = Riprendi il danno già assegnato
choice-end-game = Proponi di finire ora la partita
choice-time-up = Tempo scaduto

## Domande

prompt-nation = Scegli la tua Nazione.
prompt-start-tokens = Piazza i tuoi primi Gettoni Sviluppo: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
prompt-feed = Rifocilla i tuoi eserciti: hai { $have } Cibo e ne servono { $need }. Chi non mangia muore.
prompt-route-income = La rotta { $slot } non ha un avversario: che cosa ti porta?
prompt-trade = Commercia: con la banca, lungo le rotte, o acquista punti. Quando hai finito, di' Fatto.
prompt-first-action = La tua prima Azione di questo turno.
prompt-second-action = La tua seconda Azione di questo turno.
prompt-extra = Azioni extra: quali, se ne vuoi?
prompt-extra-action = La tua Azione extra.
prompt-unification-action = L'Unificazione ti dà un'Azione; con questa { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}.
prompt-place-army = Dove piazzi la nuova unità ({ $kind })?
prompt-second-army = Da Signore della Guerra puoi formare un secondo esercito con questa Azione.
prompt-interlude = La tua Nazione è completa: vuoi unificarla adesso, prima di proseguire?
prompt-shift = Puoi spostare il gettone più alto di una Tecnologia su un'altra.
prompt-move = Muovi i tuoi eserciti; le battaglie vengono quando hai finito.
prompt-march = Muovi { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} da { $province }: dove?
prompt-battles = Quale battaglia combatti per prima?
prompt-damage = Battaglia per { $province }: hai { $left } { $left ->
    [one] danno
   *[other] danni
} da assegnare.
prompt-retreat = I tuoi eserciti battuti devono lasciare { $province }: dove vanno?
prompt-withdraw = { $province } resiste: dove ripiegano i tuoi superstiti?
prompt-drive = I Barbari battuti fuggono da { $province }: dove vanno?
prompt-princesses = Ogni Principessa può fare un passo.
prompt-peace = { $seat } propone la pace a { $other }. Accetti?
prompt-departure = Un giocatore ha abbandonato. Continuare, o fermarsi e contare i punti?
prompt-early-end = Finire ora la partita e contare i punti?

## Eventi

event-turn-started = Turno { $turn }
event-phase-started = Turno { $turn } · { $phase }
event-nation-taken = { $seat } è in gioco.
event-technology-advanced = { $seat } incrementa { $track } a { $tokens } { $tokens ->
    [one] gettone
   *[other] gettoni
}.
event-technology-shifted = { $seat } sposta un gettone da { $source } a { $track }.
event-army-fed = { $seat } rifocilla { $kind-one } in { $province } con { $food } Cibo.
event-army-starved = { $seat } lascia morire di fame { $kind-one } in { $province }.
event-resources-gained = { $seat } ottiene { $food } Cibo, { $goods } Prodotti, { $weapons } Armi, { $gold } Oro.
event-route-yielded = { $seat } prende 1 { $resource } da una Rotta Commerciale.
event-bank-traded = { $seat } dà alla banca { $paid } { $resource } per { $amount } { $gained }.
event-route-opened = { $seat } apre una Rotta Commerciale con { $other }.
event-points-bought = { $seat } acquista { $amount } { $amount ->
    [one] Punto Vittoria
   *[other] Punti Vittoria
}.
event-offer-made = { $seat } fa un'offerta a { $other } (numero { $offer }).
event-offer-accepted = { $seat } accetta l'offerta { $offer } di { $other }.
event-offer-declined = { $seat } rifiuta l'offerta { $offer } di { $other }.
event-offer-countered = { $seat } risponde all'offerta { $offer } di { $other } con altre condizioni.
event-offer-withdrawn = { $seat } ritira l'offerta { $offer } a { $other }.
event-resources-traded = { $seat } dà a { $other } { $amount } { $resource }.
event-action-passed = { $seat } non fa nulla.
event-action-bought = { $seat } acquista un'Azione extra per { $price } Oro.
event-army-formed = { $seat } forma { $kind-one } in { $province }.
event-army-upgraded = { $seat } potenzia { $old-one } di { $owner } in { $province }: ora { $kind }.
event-fortress-built = { $seat } edifica una Fortezza in { $province }.
event-army-moved = { $seat } muove { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} in { $province }.
event-province-taken = { $holder ->
    [Barbari] I Barbari prendono { $province }.
   *[other] { $holder } prende { $province }.
}
event-province-freed = { $holder ->
    [Barbari] I Barbari perdono { $province }, che resta libera.
   *[other] { $holder } perde { $province }, che resta libera.
}
event-province-conquered = { $seat } conquista { $province }.
event-battle-opened = { $seat } combatte contro { $holder ->
    [Barbari] i Barbari
   *[other] { $holder }
} per { $province }: { $attack } a { $defence }.
event-unit-hit = { $damage } { $damage ->
    [one] danno
   *[other] danni
} a { $kind-one }{ $holder ->
    [Barbari] .
   *[other] { " " }di { $holder }.
}
event-unit-killed = { $striker ->
    [Barbari] I Barbari sconfiggono
   *[other] { $striker } sconfigge
} { $kind-one }{ $holder ->
    [Barbari] { " " }in { $province }.
   *[other] { " " }di { $holder } in { $province }.
}
event-unit-lost = { $holder ->
    [Barbari] I Barbari perdono
   *[other] { $holder } perde
} { $kind-one } in { $province }: nessuna via di fuga.
event-army-retreated = { $holder ->
    [Barbari] I Barbari si ritirano
   *[other] { $holder } si ritira
} da { $origin } in { $province }.
event-army-withdrew = { $seat } ripiega da { $origin } in { $province }.
event-nation-unified = { $seat } unifica la propria Nazione: { $provinces } Province, { $actions } Azioni immediate.
event-war-declared = { $seat } dichiara guerra a { $other }.
event-war-ended = { $seat } e { $other } sono in pace.
event-peace-proposed = { $seat } propone la pace a { $other }.
event-peace-refused = { $seat } rifiuta la pace di { $other }.
event-gold-doubled = { $seat } raddoppia il proprio Oro a { $gold }.
event-stock-limited = { $seat } restituisce alla banca { $amount } { $resource }: non c'è più posto.
event-seat-left = { $seat } abbandona la partita.
event-seat-barbarised = I possedimenti di { $seat } diventano Barbari.
event-end-refused = { $seat } rifiuta di finire la partita come propone { $other }.
event-time-called = Tempo scaduto.
event-game-won = { $seat } vince con { $points } Punti Vittoria.

## Rifiuti

reason-ally = { $seat } è tuo alleato.
reason-ally-province = { $province } è di un alleato.
    .remedy = Edifica in una Provincia tua.
reason-battle-pending = I tuoi eserciti sono già di fronte a { $seat }: prima si combatte.
reason-development-only = Le Azioni si compiono nella fase Sviluppo, o con un'Unificazione.
reason-foreign-army = Quell'esercito è di { $seat }; potenzi solo eserciti tuoi e dei tuoi alleati.
reason-fortress-limit = In { $province } ci sono già { $limit } Fortezze.
    .remedy = Scegli un'altra Provincia.
reason-largest-already = La Cavalleria è già l'esercito più grande.
reason-level-too-low = { $track } è al livello { $have ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
}; serve il livello { $need ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
}.
    .remedy = Incrementa { $track }.
reason-manoeuvre-only = Questo si fa nella tua fase Manovra.
reason-monopoly = Qualcuno ha il Monopolio: senza, non si commercia né con la banca né con chi ne è privo.
    .remedy = Commercia con chi ha il Monopolio, o raggiungi il livello VII di Commercio.
reason-must-fight = Gli eserciti in { $province } sono di fronte al nemico e devono combattere.
reason-nation-incomplete = Non controlli { $province }, che serve alla tua Nazione.
    .remedy = Conquista { $province }.
reason-nation-taken = Quella Nazione è già di un altro giocatore.
reason-no-action-points = Gli eserciti in { $province } non hanno più Punti Azione in questo turno.
reason-no-point-for-battle = Entrare in { $province } vuol dire combattere: un Punto Azione per muovere e uno per la battaglia.
    .remedy = Manda eserciti con almeno 2 Punti Azione.
reason-no-province = Non controlli alcuna Provincia in cui piazzare un esercito.
reason-no-refuge = { $province } non è né tua né libera.
reason-no-route = Tra te e { $seat } non c'è alcuna Rotta Commerciale.
    .remedy = Aprine una, se il tuo livello di Commercio lo consente.
reason-no-route-left = Hai aperto { $number } { $number ->
    [one] Rotta Commerciale
   *[other] Rotte Commerciali
} su { $limit }.
    .remedy = Incrementa Commercio: i livelli II, IV e VI danno una rotta ciascuno.
reason-no-token = Su { $track } non c'è alcun gettone.
reason-no-trade-centre = { $seat } non controlla alcun Centro Commerciale.
reason-no-war = { $province } è di { $seat }, con cui sei in pace.
    .remedy = Dichiara guerra nella fase Sviluppo.
reason-none-in-reserve = Nella tua riserva non ci sono più { $kind-many }.
reason-not-adjacent = { $province } non è adiacente.
reason-not-controlled = Non controlli { $province }.
reason-not-enough = Servono { $need } { $resource } e ne hai { $have }.
reason-not-enough-food = Servono { $need } Cibo e ne hai { $have }.
reason-not-first-choice = I Barbari in fuga hanno dove andare prima che in { $province }.
reason-nowhere-to-go = Da { $province } non si va in alcun luogo.
    .remedy = Nelle Province Barbare e nemiche si entra con 2 Punti Azione, in quelle altrui con una guerra.
reason-only-resources = Si scambiano solo risorse, almeno una.
reason-peace-refused = In questo turno hai già proposto la pace a { $seat }.
reason-princess-cannot-enter = Le Principesse entrano solo in Province libere o amiche; { $province } non lo è.
reason-princess-moved = Quella Principessa ha già fatto il suo passo in questo turno.
reason-princess-sheltered = La Fortezza in { $province } protegge le Principesse.
    .remedy = Assegna prima alla Fortezza abbastanza danno da abbatterla.
reason-rate-not-met = La banca chiede { $need } { $resource } per un'altra risorsa, e ne hai { $have }.
    .remedy = Un livello di Commercio più alto dà un tasso migliore.
reason-route-exists = C'è già una Rotta Commerciale con { $seat }.
reason-seat-lacks = { $seat } ha { $have } { $resource }, non { $need }.
reason-track-full = { $track } è completa.
reason-trade-phase-only = Questo si fa nella fase Commercio.
reason-unified-before = Hai già unificato la tua Nazione.
reason-upkeep-only = Gli eserciti si rifocillano nella fase Sostentamento.
reason-actions-over = Le azioni di questo turno sono finite; resta solo lo spostamento di una Tecnologia.
reason-armies-before = Gli eserciti muovono prima delle principesse; il loro movimento è finito.
reason-barbarians-barred = I Barbari si ritirano solo in province libere o barbare; { $province } non lo è.
reason-choose-source-first = Un'azione extra ha bisogno di una fonte.
    .remedy = Scegli prima Università o Maestro Mercante.
reason-extra-step-only = Le azioni extra vengono dopo la seconda azione di tutti.
reason-extra-used = Quell'azione extra è già stata usata in questo turno.
reason-none-in-ally-reserve = La riserva di { $seat } non ha più { $kind-many }.
reason-not-at-war = Non sei in guerra con { $seat }.
reason-princesses-later = Le principesse muovono dopo tutte le battaglie.
    .remedy = Concludi prima il movimento degli eserciti.
reason-route-yields-other = La rotta commerciale { $number } non dà { $resource }.
reason-same-resource = Per { $resource } la banca dà una risorsa di un altro tipo.
reason-shift-after-actions = Le Tecnologie si spostano dopo le azioni di tutti.
reason-unify-not-now = L'Unificazione si dichiara tra un movimento e una battaglia, non nel mezzo.
reason-bank-one-kind = La banca prende risorse di un solo tipo e ne dà una di un altro tipo.
reason-one-at-a-time = Con un'azione lo si fa una volta sola.

## Ordini permanenti: i momenti, come li chiama la pagina del tavolo

moment-prompt-trade = Commercio: finire senza commerciare
moment-prompt-first-action = Prima Azione: non fare nulla
moment-prompt-second-action = Seconda Azione: non fare nulla
moment-prompt-extra = Azioni extra: nessuna
moment-prompt-shift = Spostamento di un gettone: lasciare tutto com'è
moment-prompt-move = Manovra: non muovere nessuno
moment-prompt-princesses = Principesse: lasciarle dove sono

## La prima lezione

lesson-first = Il tuo primo turno, passo per passo
lesson-first-goal = Ti diamo il benvenuto: giochi con France! Decidono i Punti Vittoria: in tre la partita finisce a 37, e comunque dopo il turno 10 (WT-VIC-3); tu ne hai 11. Comincia rifocillando la Fanteria in Île-de-France, la tua Capitale: vale 3 punti, e altri 3 la sua Fortezza.
lesson-first-map = Guarda la mappa: ogni Provincia che controlli produce Cibo, Prodotti o Armi e vale da 1 a 3 punti (WT-PRV-6). Anjou è il tuo Centro Commerciale: 2 punti, e senza un Centro non si commercia affatto. Rifocilla i suoi Arcieri: mangiano 2 Cibo, la Fanteria solo 1 (WT-UPK-2).
lesson-first-upkeep = Questo è il Sostentamento, la prima delle quattro fasi. Chi non mangia muore, e le risorse di questo turno arrivano troppo tardi per aiutarlo: tieni sempre da parte un po' di Cibo (WT-UPK-1). Premi Rifocillare tutti gli eserciti per quello che resta.
lesson-first-route = Le tue Province ti hanno dato 2 Cibo, 3 Prodotti e 1 Arma (WT-UPK-6). Vorrai degli Arcieri, che costano 2 Armi e 1 Oro: quel che manca si procura nella fase Commercio. Apri una Rotta Commerciale con Burgundy: il tuo livello ne consente una, e dura tutta la partita (WT-TRD-5).
lesson-first-offer = Chi è unito da una rotta scambia ciò che vuole, al prezzo su cui ci si accorda (WT-TRD-6). Premi Offrire uno scambio accanto a Burgundy: le condizioni sono pronte, 2 Prodotti tuoi per 1 Arma sua. Invia l'offerta.
lesson-first-bank = Affare fatto! La banca accetta sempre, ma è cara: al tuo livello vuole 6 risorse di un tipo per 1 di un altro (WT-COM-1). Dalle 6 Prodotti per 1 Oro: nella sua tabella, la riga dei Prodotti e la colonna dell'Oro.
lesson-first-trade-done = Ora puoi pagare gli Arcieri. Con 10 Oro si può anche acquistare un Punto Vittoria, ma è roba da ricchi mercanti (WT-TRD-8). Premi Fatto e conferma: la fase finisce quando tutti l'hanno detto.
lesson-first-technology = Sviluppo: due Azioni per ciascuno, la seconda in ordine inverso; tu che sei l'ultimo giocatore le compi di seguito (WT-DEV-2). Incrementa Produzione: il terzo gettone raggiunge il livello III e raddoppia i tuoi Prodotti. E chi è da solo in testa è Costruttore, per 3 punti (WT-VP-6).
lesson-first-form = England ha appena usato la sua Azione per dichiararti guerra: ogni guerra comincia così, e da ora ciascuno può attaccare l'altro (WT-WAR-1). Finisce se ci si accorda, dopo un turno senza danni, o dopo tre turni. Rispondi con la tua seconda Azione: forma degli Arcieri.
lesson-first-place = Un nuovo esercito si piazza in una qualsiasi Provincia che controlli e può muovere già in questo turno (WT-ACT-3). Piazzalo in Normandie, accanto a Calais, che è di England. Se ci ripensi, Annulla riprende i tuoi ultimi passi, finché nessun altro ha deciso dopo di te.
lesson-first-shift = Finite le Azioni, ciascuno può spostare un Gettone Sviluppo da una Tecnologia a un'altra (WT-DEV-7). Ognuno dei tuoi regge un livello che perderesti: premi Non fare nulla.
lesson-first-move = Manovra: gli altri sono rimasti fermi, ora tocca a te. Ogni esercito ha 2 Punti Azione: un passo ne costa uno, una battaglia un altro (WT-AP-1). Scegli la Fanteria in Île-de-France per muoverla.
lesson-first-free = Artois è libera: non c'è alcuna unità, e chi vi entra la prende senza combattere (WT-PRV-4). Allo stesso modo si perde una Provincia lasciata vuota; nella tua Capitale restano la Fortezza e le Principesse. Scegli Artois.
lesson-first-barbarians = I Barbari non attaccano mai, ma difendono ciò che hanno: con Forza 1 fino al turno 3, poi con 2 e dal turno 8 con 3 (WT-BAR-2). Meglio non aspettare: scegli gli Arcieri in Anjou; il Centro Commerciale te lo tiene la Principessa.
lesson-first-enter = Mandali in Bourbon, una Provincia della tua Nazione. Chi entra deve avere ancora un punto per combattere: uno per il passo e uno per la battaglia bastano appena (WT-MOV-2).
lesson-first-strength = Adesso le due unità di Fanteria di England in Calais. La Forza è il danno che un'unità infligge, la Resistenza quello che sopporta: Fanteria 1 e 1, Arcieri 2 e 2 (WT-UNIT-2). Scegli i nuovi Arcieri in Normandie.
lesson-first-enemy = Mandali in Calais. Solo la guerra apre questa strada: in pace non si mette piede nella Provincia di un altro giocatore (WT-MOV-4).
lesson-first-together = Da soli gli Arcieri non sopravvivrebbero, perché England risponde con 2 danni. Chi entra nella stessa Provincia combatte insieme (WT-BAT-1): scegli anche la Fanteria in Normandie.
lesson-first-same-place = Manda in Calais anche lei: 3 danni contro 2. A tenere Normandie resta una Principessa.
lesson-first-moves-done = Si combatte solo quando hai finito di muovere (WT-MAN-3). La Fanteria in Artois ha ancora un punto, ma è meglio che resti lì di guardia. Premi Fatto.
lesson-first-battle = Ci sono due battaglie e l'ordine lo scegli tu: combatti prima per Bourbon. Le due parti colpiscono insieme: con 2 danni uccidi i Barbari, che con 1 fuggirebbero soltanto, e gli Arcieri reggono l'unico che ricevono (WT-BAT-2).
lesson-first-damage = Bourbon è conquistata, e il punto dell'uccisione è tuo per sempre. In Calais hai 3 danni da assegnare, ma England ha Comando: i suoi eserciti si ritirano a esattamente 0 punti vita e muoiono solo sotto (WT-BAT-5). Colpisci la prima Fanteria con 2.
lesson-first-retreat = Quella cadrà: un altro punto per te. Colpisci la seconda con 1: a esattamente 0 deve lasciare la Provincia (WT-RET-1). Intanto England assegna i suoi 2 danni, e nessuno vede le scelte dell'altro prima della fine.
lesson-first-princess = La tua Fanteria è caduta, gli Arcieri sono in piedi, l'ultimo esercito di England è fuggito in London: Calais è tua (WT-BAT-8). Se un nemico avesse resistito, avresti dovuto ripiegare. Ora, dopo tutte le battaglie, scegli le Principesse in Île-de-France e muovine una.
lesson-first-princess-holds = Una Principessa fa un passo per turno, non mangia e tiene una Provincia da sola (WT-PRI-3). Mandala in Bourbon, così gli Arcieri potranno proseguire. Ma tienila lontana dai nemici: basta un danno per ucciderla.
lesson-first-points = Ora hai 19 punti: Province, la Fortezza, il primato in Produzione e le uccisioni. Si confrontano a fine turno: se qualcuno ne ha 37, o è finito il turno 10, vince chi ne ha di più (WT-VIC-1). Premi Fatto; poi tutti i danni guariscono.
lesson-first-end = Turno 4: premi Rifocillare tutti gli eserciti, e la partita è in mano tua! Con Provence avresti tutta la tua Nazione e potresti unificarla, per sette Azioni immediate (WT-UNI-3); manda due eserciti, perché i Barbari sono cresciuti. Il diario racconta che cosa hanno fatto tutti, le regole sono a portata di clic, e ciò che ti è precluso dice perché.

## Capitoli delle regole

chapter-set = Preparazione
chapter-turn = Il Turno
chapter-upk = Sostentamento
chapter-trd = Commercio
chapter-dev = Sviluppo
chapter-man = Manovra
chapter-end = Mantenimento
chapter-tec = Tecnologia
chapter-pro = Produzione
chapter-com = Sviluppo commerciale
chapter-mil = Sviluppo militare
chapter-prv = Province
chapter-uni = Unificazione
chapter-act = Azioni
chapter-unit = Unità
chapter-ap = Punti azione
chapter-def = Difesa
chapter-mov = Movimento
chapter-bat = Battaglie
chapter-ret = Ritirata
chapter-pri = Principesse
chapter-fort = Fortezze
chapter-bar = Barbari
chapter-war = Guerra e pace
chapter-coop = Gioco a squadre
chapter-vp = Punti vittoria
chapter-vic = Vittoria
chapter-vto = Ordine di turno variabile
chapter-sm = Mappe ridotte
chapter-v2b = Due giocatori, mappe base
chapter-v3b = Tre giocatori, mappe base
chapter-v2i = Due giocatori, Italia
chapter-v3i = Tre giocatori, Italia
chapter-faq = Domande e risposte
chapter-err = Errata

## Perché la partita è finita

ended-last-left = È rimasto soltanto { $seat }.
ended-points = Sono stati raggiunti i { $number } punti che chiudono la partita.
ended-turns = È finito l'ultimo turno, il { $turn }.
ended-agreed = I giocatori si sono accordati per chiudere la partita nel turno { $turn }.
ended-time = È stato chiamato il tempo { $turn ->
    [0] durante la preparazione
   *[other] nel turno { $turn }
}.
ended-voted = Un giocatore aveva lasciato il tavolo e gli altri hanno votato per chiudere la partita { $turn ->
    [0] durante la preparazione
   *[other] nel turno { $turn }
}.
ended-ally-left = Un giocatore di un'alleanza ha lasciato il tavolo, e con questo la partita è finita { $turn ->
    [0] durante la preparazione
   *[other] nel turno { $turn }
}.
ended-early = La partita è stata chiusa in anticipo, nel turno { $turn }.
