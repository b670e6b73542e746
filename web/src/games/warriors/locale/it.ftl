# Warriors & Traders nel browser, in italiano. Nomi, scelte ed eventi stanno nel catalogo del gioco.

wt-sea-names = it
wt-map = Mappa di gioco
wt-map-keys = Le frecce portano da una Provincia all'altra, Invio sceglie, Inizio e Fine portano alla prima e all'ultima. Maiusc con le frecce sposta la mappa, più e meno ingrandiscono e riducono, 0 la mostra tutta.
wt-loading = La mappa sta arrivando …
wt-no-map = Non è stato possibile caricare la mappa. Ricarica la pagina per riprovare.
wt-can-choose = Si può scegliere ora
wt-hide-pieces = Nascondi i pezzi
wt-cancel = Annulla

## Province

wt-held-by = Controllo: { $holder }
wt-force = { $owner }: { $units }, forza { $strength }
wt-points = { $points } { $points ->
    [one] punto
   *[other] punti
}
wt-strength = forza { $strength }
wt-values = forza { $strength }, { $hits } { $hits ->
    [one] punto vita
   *[other] punti vita
}

## La plancia

wt-track = { $track }: livello { $level }, { $tokens } spazi su { $spaces }
wt-levels = Tutti i livelli
wt-leads = in testa
wt-food-needed = ne servono { $food }
wt-storage = A fine turno si conservano al massimo { $limit } unità di ogni risorsa.
wt-reserve = Riserva
wt-unification = Unificazione: { $held } Province su { $needed }
wt-part-held = controllata
wt-part-missing = manca
wt-wars = In guerra con
wt-since = dal turno { $turn }
wt-allies = Alleanza con
wt-routes = Rotte Commerciali
wt-routes-opened = Rotte Commerciali: { $opened } aperte su { $limit }
wt-leaving = { $seat } lascia la partita
wt-team = (squadra { $points })
wt-more = Altro
wt-standings = Classifica
wt-nation = Nazione
wt-relations = Guerre e rotte

## Commercio

wt-offers = Offerte
wt-no-offers = Nessuna offerta sul tavolo.
wt-gives = { $seat } dà
wt-partners = Gli altri giocatori
wt-offer-to = Offerta a { $seat }
wt-counter-to = Controfferta a { $seat }
wt-i-give = Io do
wt-i-take = Io ricevo
wt-of = su { $number }
wt-gift = Non chiedi nulla: è un regalo.
wt-send-offer = Invia l'offerta
wt-bank = Banca, { $rate } per 1
wt-bank-corner = dai ↓ ricevi →
wt-times = Quante volte

## Battaglia

wt-battle = Battaglia per { $province }
wt-attacks = Attacca: { $seat }
wt-defends = Difende: { $seat }
wt-damage-left = danni da assegnare
wt-battle-hint = Ogni colpo si può annullare finché l'ultimo non sigilla i tuoi danni. Un pezzo portato esattamente a 0 si ritira se può, altrimenti è eliminato.
wt-damage-for = Danni a { $kind }
wt-strike = Colpisci: { $amount }
wt-hits-left = { $hits } { $hits ->
    [one] punto vita
   *[other] punti vita
}, { $given } danni assegnati
wt-fate-unharmed = illeso
wt-fate-hurt = ferito
wt-fate-beaten = ridotto a 0
wt-fate-falls = eliminato

## Azioni

wt-technology = Tecnologia
wt-armies = Eserciti e Fortezze
wt-diplomacy = Guerra e pace
wt-not-now = Non possibile ora ({ $number })
