# La riga di comando in italiano: tutto ciò che non appartiene a un singolo gioco.

## Parole

nothing = nulla
referee = l'arbitro
word-all = tutto
word-turn = turno
word-phase = fase
word-end = fine
word-view = vista
word-spectator = spettatore
word-yes = sì
word-no = no
language-en = English
language-it = Italiano
player-human = persona
player-random = bot random
player-greedy = bot greedy
status-done = fatta
status-partial = in parte
status-todo = da fare

## Di che cosa può trattare una risposta

target-seat = giocatore
    .example = france, p1
target-unit = unità
    .example = infantry@london, infantry@london-1~2!
target-target = unità da colpire
    .example = france:archers@london#2
target-province = Provincia
    .list = Province
target-nation = Nazione
    .list = Nazioni
target-track = Tecnologia
    .list = Tecnologie
target-resource = risorsa
    .list = Risorse
target-kind = tipo di unità
    .list = Tipi di unità
target-exchange = scambio
    .example = food>gold
target-shift = spostamento
    .example = production>trade
target-offer = offerta
    .example = 1
target-land = terra
    .list = Terre
target-card = carta
    .list = Carte
target-promise = promessa

## Intestazioni

head-seat = Posto
head-player = Giocatore
head-players = Giocatori
head-points = Punti
head-command = Comando
head-rule = Regola
head-status = Stato
head-title = Titolo
head-game = Gioco
head-notation = Notazione
head-meaning = Significato
head-target = Oggetto
head-option = Opzione
head-values = Valori
head-default = Di solito
head-wins = Vittorie
head-shared = Condivise
head-share = Quota
head-interval = Intervallo 95 %
head-mean-points = Punti medi

## La pagina

headline-generic = Round { $turn } · { $phase }
news-hidden = … { $count } { $count ->
    [one] riga precedente
   *[other] righe precedenti
} (le mostra cronaca)
menu-example = o in notazione, per esempio { $notation }
menu-hint = Un numero, 3 x2 con quantità, o la notazione · perché · annulla · mappa · aiuto
opening = Conservata in { $file }
    .commitment = I dadi sono impegnati come { $commitment }; a partita finita quadriga verify lo prova.
seats-heading = I giocatori
score-heading = Punti
result = { $count ->
    [0] Nessuno vince.
    [one] { $winners } vince la partita!
   *[other] { $winners } condividono la vittoria!
}
curtain = Passa la tastiera a { $seat }.
curtain-ready = Premi Invio quando nessun altro guarda
confirm = Invio per proseguire, annulla per ripensarci
bot-fault = Il bot { $bot } di { $seat } ha fallito: vale la risposta predefinita ({ $fault }).
answers-left = Non tocca più a te; non eseguito: { $rest }
answer-sure = Questo non risponde alla domanda. Se lo vuoi davvero, scrivi { $answer }!
goodbye = La partita è salvata in { $file }. Per riprenderla:
finished = La partita è registrata in { $file }. Per rivederla e per verificarla:
saved = Salvata in { $file }.
undo-done = Annullato.
undo-refused = Non c'è nulla da annullare: una risposta vale per sempre quando un altro giocatore ha deciso, il caso ha parlato o qualcosa di nascosto è stato mostrato.
note-other-revision = { $file } è iniziata con altre regole o altri dati; si riprende dalla sua ultima istantanea, in un file a parte.
note-other-revision-replay = { $file } è stata giocata con altre regole o altri dati: ciò che vedi può differire da ciò che è stato giocato.
resume-over = Questa partita è finita. quadriga replay { $file } la mostra.

## Comandi

help-heading = Come si risponde
help-answers = Scrivi un numero dell'elenco; con una quantità: 3 x2; con le condizioni di uno scambio: 5: 2 food for 1 gold. Oppure scrivi la notazione accanto: move infantry@london x2. Più risposte insieme si separano con punto e virgola. Senza quantità vale la più piccola. Il tasto Tab completa.
help-anytime = Possibile in ogni momento, con il punto esclamativo perché non accada per sbaglio: { $verbs }
command-help = aiuto
    .does = questa pagina
command-why = perché
    .usage = [risposta]
    .does = che cosa non puoi fare ora e perché; o perché non questa risposta
command-undo = annulla
    .does = ritira la tua ultima risposta
command-restart = ricomincia
    .does = ritira tutte le risposte di questa tua serie
command-map = mappa
    .does = la tua parte della mappa e i suoi confini
command-atlas = atlante
    .does = la mappa intera
command-look = guarda
    .usage = [luogo]
    .does = un luogo e i suoi vicini; da solo: di nuovo questa pagina
command-log = cronaca
    .usage = [turni|tutto]
    .does = che cosa è successo
command-score = punti
    .does = da dove vengono i punti
command-seats = posti
    .does = chi gioca, e che cosa ha ciascuno
command-rules = regole
    .usage = [id]
    .does = una regola per intero (in inglese), per esempio regole WT-ACT-3
command-save = salva
    .usage = [file]
    .does = scrive la registrazione, qui o altrove
command-quit = esci
    .does = salva e smette; puoi riprendere più tardi
why-heading = Ora non è possibile
why-nothing = Nulla di ciò che potresti cercare è chiuso.
why-more = … e { $count ->
    [one] un altro caso simile
   *[other] altri { $count } casi simili
} (perché { $verb } e un nome dice quale)
why-legal = Ora è possibile.
rules-here = Regole che parlano in questa decisione: { $rules }. Scrivi regole e un identificativo.

## La guida

wizard-language = Language / Lingua
wizard-welcome = Premi Invio per accettare ciò che sta tra parentesi.
wizard-game = Quale gioco?
wizard-resume = Riprendere { $file }?
wizard-players = Quanti giocatori?
wizard-humans = Quanti di loro siedono a questa tastiera?
wizard-bots = Chi gioca per gli altri?
wizard-number = Un numero da { $low } a { $high }, per favore.
wizard-yes-or-no = Rispondi { $yes } o { $no }, per favore.

## Rivedere

replay-hint = n avanti · p indietro · turno · fase · un numero · fine · vista POSTO · mappa · guarda LUOGO · posti · punti · q
replay-prompt = { $number } di { $count }
replay-answer = { $number }. { $seat }: { $answer }
replay-edge = La registrazione va da 0 a { $count }.

## Regole

rules-more = { $count } regole. Una di esse: quadriga rules { $game } ID
rule-source = Fonte
rule-status = Stato
rule-option = Opzione
rule-note = Nota
rule-given = Dato
rule-when = Quando
rule-then = Allora
rule-rules = Regole
rule-known = Che cosa dice il regolamento
rule-decision = Decisione
rule-confidence = Certezza
rule-origin = Origine
rule-code = Codice
rule-tests = Test
rule-nowhere = nessuno
coverage-rules = Regole
coverage-done = Fatte
coverage-partial = In parte
coverage-todo = Da fare
coverage-with-code = Con codice
coverage-with-test = Con test
coverage-examples = Esempi
coverage-examples-passing = Superati

## Casi, verifica, simulazione, fuzz

case-passed = ok       { $id }  { $title }
case-failed = FALLITO  { $id }  { $title }
case-expected = atteso: { $text }
case-got = ottenuto: { $text }
case-file = in { $file }
cases-summary = { $passed } casi superati su { $cases }.
verify-passed = { $file } è in ordine: { $answers } risposte rigiocate, { $rolls } esiti del caso, { $fingerprints } impronte, il risultato e l'impegno { $commitment }.
verify-failed = { $file } non è in ordine: { $count } { $count ->
    [one] difetto
   *[other] difetti
}.
simulate-progress = Si gioca
simulate-title = { $games } { $games ->
    [one] partita
   *[other] partite
}, seme { $seed }
simulate-rotating = tutti a turno
simulate-lengths = In media { $turns } turni e { $decisions } decisioni.
simulate-faults = { $count } risposte dei bot erano inutilizzabili; vale quella predefinita.
fuzz-done = { $games } partite, { $answers } risposte, { $situations } situazioni diverse, seme { $seed }.
fuzz-progress = { $games } partite, { $crashes } difetti
fuzz-clean = Nulla si è rotto.
fuzz-found = Rotto: { $fault }
fuzz-written = Conservato in { $file }; quadriga replay mostra come ci si arriva.

## Nomi e informazioni

names-verbs = Risposte
names-more = Dopo una risposta xN è una quantità, come in move infantry@london x2; uno scambio è offer france: 2 food for 1 gold.
info-more = Di più su uno di essi: quadriga info GIOCO
info-facts = { $players } giocatori · revisione delle regole { $revision } · bot: { $bots }
info-options = Opzioni
info-reconstructed = Dati ricostruiti: non stampati nel regolamento, rifatti da noi

## Rifiuti del motore

reason-not-now = Ora non è previsto.
reason-not-your-decision = Non tocca a te decidere.
reason-game-over = La partita è finita.
reason-absent = Hai abbandonato la partita.
reason-no-such-offer = Quell'offerta non c'è.
reason-no-such-seat = Quel posto non esiste.
reason-out-of-range = { $number } qui non è possibile: da { $low } a { $high }.
reason-not-offered = Non è tra le scelte.
    .remedy = L'elenco mostra quali sono; perché mostra ciò che manca.
reason-terms-missing = Uno scambio ha bisogno di condizioni.
    .remedy = Scrivile dopo i due punti: 2 food for 1 gold.
reason-no-terms-here = In questa risposta non c'è nulla da trattare.
    .remedy = Togli i due punti e ciò che segue.
reason-stale = Era la risposta a una domanda precedente.
reason-third-party = Uno scambio è solo tra te e un altro giocatore.
reason-terms-unclear = Le condizioni di questo scambio non hanno senso.
    .remedy = Si scrivono come 2 food for 1 gold.
reason-offers-unanswered = Ci sono offerte a cui non hai risposto.
    .remedy = Prima accettale o rifiutale.
reason-offers-used-up = Hai fatto tutte le { $number } offerte di questa fase.
reason-commands-used-up = Hai già dato { $number } ordini in questa fase; restano solo le risposte e la fine.

## Dati non validi

error-file-missing = { $file }: il file non esiste; controlla il nome.
error-file-unreadable = { $file } non si può leggere: { $cause }.
error-file-unwritable = { $file } non si può scrivere: { $cause }.
error-file-astray = { $file }: il contenuto non ha senso ({ $cause }); usa una copia precedente.
error-in-file = { $file }: { $cause }
error-data = { $faults }
error-ledger = { $faults }
error-record-damaged = { $file }, riga { $line }: la registrazione è danneggiata ({ $cause }); usa una copia precedente.
error-record-foreign = { $file } non è una registrazione di Quadriga; indica un file salvato da quadriga play.
error-record-answer = { $file }: la risposta { $number } ({ $answer }) qui non si può giocare; la registrazione è danneggiata o di altre regole. { $cause }
error-snapshot-damaged = { $file }: lo stato salvato è danneggiato ({ $cause }); usa una copia precedente.
error-document-damaged = { $file } non si può leggere come documento: { $cause }.
error-position-fault = in { $place }: { $cause }.
error-chance-fault = Il risultato del caso imposto è impossibile: { $cause }.
error-case-fault = { $file }, caso { $case }: { $cause }
error-no-cases = { $file }: nessun caso trovato; indica file .toml o .json, o cartelle che ne contengono.
error-notation-empty = Non c'è nulla da leggere; scrivi una risposta.
error-notation-verb = “{ $verb }” non è né una risposta né un comando. Le risposte cominciano con: { $known }.
error-notation-thing = { $kind } “{ $text }”: qui non esiste; ci sono: { $known }.
    .bare = { $kind } “{ $text }”: qui non esiste.
error-notation-no-unit = L'unità “{ $text }” non esiste; si scrive tipo@provincia, come infantry@london.
error-notation-extra = “{ $words }” è di troppo dopo { $verb }; toglilo.
error-notation-deal = “{ $text }” non è uno scambio; si scrive come 2 food for 1 gold.
error-notation-speaker = “{ $text }” non dice chi risponde; si scrive come france: form infantry.
error-number-not-listed = { $number } non è nell'elenco, che va da 1 a { $count }.
error-terms-needed = Uno scambio ha bisogno di condizioni: scrivi { $number }: 2 food for 1 gold.
error-place-unknown = Su questa mappa non c'è “{ $place }”. Ci sono: { $known }.
error-game-unknown = Il gioco “{ $game }” non esiste; ci sono: { $known }.
error-option-unknown = L'opzione “{ $option }” non esiste; ci sono: { $known }.
error-option-value = Opzione { $option }: “{ $value }” non è possibile; possibili: { $allowed }.
error-option-without-value = L'opzione { $option } vuole un valore: --{ $option } VALORE.
error-argument-extra = Troppe parole: { $words }; indica un solo gioco e scrivi le opzioni come --nome valore.
error-player-count = { $count ->
    [one] Un giocatore non basta
   *[other] { $count } giocatori non vanno
}; si gioca da { $low } a { $high }.
error-player-unknown = Il giocatore “{ $player }” non esiste; ci sono: { $known }.
error-seats-differ = { $file } è per { $need } giocatori, ma --seats ne nomina { $count }.
error-language-unknown = La lingua “{ $language }” non c'è; ci sono: { $known }.
error-coop-players = Le squadre { $coop } vogliono { $need } giocatori, non { $count }; cambia --coop o --seats.
error-variant-players = La mappa ridotta { $variant } è per { $need } giocatori, non { $count }; cambia --map-variant o --seats.
error-variant-map = La mappa ridotta { $variant } appartiene alla mappa { $need }, non a { $map }; aggiungi --map { $need }.
error-route-income-players = Le entrate dalle rotte sono per 2 o 3 giocatori, non { $count }; togli --route-income.
error-nobody-to-ask = Non c'è un terminale in cui chiedere; indica che cosa giocare, per esempio: quadriga play warriors --seats human,greedy,greedy.
error-save-exists = { $file } esiste già e non è la registrazione di questa partita; scegli un altro nome.
error-out-exists = { $file } esiste già; scegli un altro nome o rimuovilo.
error-not-a-folder = { $file } non è una cartella; indicane una con --out.
error-resume-options = { $file } fissa già gioco e opzioni; indica solo --resume, --seats e --save.
error-position-other-game = { $file } è una posizione di { $game }, non di { $asked }.
error-not-a-games-file = { $file } contiene una sola registrazione; togli --game.
error-games-file-damaged = { $file }, riga { $line }: non è una partita di una simulazione; il file è danneggiato.
error-no-such-game = { $file } non ha la partita { $number }; ne contiene { $count }.
error-no-such-seat = Il posto { $seat } non esiste; ce ne sono { $count }.
error-view-unfinished = La partita non è finita: è aperta solo la vista dello spettatore. Comincia con --seat N per vedere la tua.
error-simulate-which = Quale gioco? Per esempio: quadriga simulate warriors --games 200.
error-names-which = Quale gioco? Per esempio: quadriga names warriors --map east.
error-rules-which = Quale gioco? Uno di: { $known }. Per esempio: quadriga rules warriors WT-UPK-1.
error-rule-of-other-game = { $id } non è una regola di { $game }.
error-verify-unfinished = { $file } non è finita, quindi non c'è ancora nulla da verificare; prima giocala fino in fondo.
error-verify-commitment = Il seme non corrisponde all'impegno preso prima della partita.
error-verify-revision = La partita è stata giocata con la revisione { $record } delle regole; qui c'è la { $here }.
error-verify-data = La partita è stata giocata con altri file di dati.
error-verify-chance = Risposta { $number }: rigiocando, il caso dice altro.
error-verify-fingerprint = Dopo la risposta { $number } la posizione è un'altra.
error-verify-result = Rigiocando, il risultato è un altro.

## Che cosa non va di preciso, dentro quelle frasi

cause-at-place = { $place }: { $cause }
cause-not-json = non è JSON
cause-not-object = non è un oggetto
cause-key-damaged = { $key } manca o è di tipo sbagliato
cause-players-and-seats = i giocatori non corrispondono ai posti
cause-answer-order = una risposta manca o è fuori ordine
cause-line-unknown = riga sconosciuta
cause-chance-list = chance non è un elenco
cause-chance-numbers = chance non è un elenco di numeri
cause-chance-count = { $need ->
    [one] serve un solo numero, dati: { $count }
   *[other] servono { $need } numeri, dati: { $count }
}
cause-chance-range = un numero è fuori dai limiti o ripetuto
cause-field-missing = manca
cause-field-unknown = campo sconosciuto
cause-other-schema = { $found } non è { $need }, quello che questa versione sa leggere
cause-no-object = non è un oggetto ma { $found }
cause-no-list = non è un elenco ma { $found }
cause-no-number = non è un numero intero ma { $found }
cause-no-text = non è un testo ma { $found }
cause-no-truth = non è né vero (true) né falso (false) ma { $found }
cause-frame-unknown = procedura { $found } sconosciuta
cause-map-unknown = qui non c'è una mappa “{ $map }”
cause-against-rules = { $count ->
    [one] contraddice le regole in un punto
   *[other] contraddice le regole in { $count } punti
}
cause-not-a-table = non è una tabella
cause-game-missing = manca game = …
cause-number-needed = serve un numero intero
cause-range-needed = serve un numero intero da { $low } a { $high }
cause-table-needed = serve una tabella
cause-tables-needed = servono delle tabelle
cause-table-list-needed = serve un elenco di tabelle
cause-list-needed = serve un elenco
cause-texts-needed = serve un testo o un elenco di testi
cause-number-and-table = servono un numero intero e una tabella
cause-chance-lists = serve un elenco di elenchi di numeri
cause-one-of = serve uno di questi valori: { $known }
cause-key-unknown = chiave sconosciuta; chiavi possibili: { $known }
cause-name-unknown = { $name } non esiste; ci sono: { $known }
cause-id-and-rules = servono id e rules
cause-case-key = chiave { $key } sconosciuta; chiavi possibili: { $known }
cause-step-keys = un passo ammette solo { $known }
cause-nothing-expected = non ci si aspetta nulla: aggiungi can, cannot o expect
cause-case-tables = [[case]] deve essere un elenco di tabelle
cause-order-seats = ogni posto va nominato una volta
cause-order-nations = ogni nazione va nominata una volta
cause-order-count = vanno nominate tutte le { $count } nazioni
cause-nations-needed = servono { $count } nazioni diverse
cause-nation-closed = { $nation } qui non è aperta ai giocatori; aperte: { $open }
cause-not-playing = { $name } qui non gioca; giocatori: { $players }
cause-routes-needed = serve un elenco di tre nazioni al massimo
cause-province-unknown = su questa mappa non c'è una provincia con questo nome
cause-holder-absent = { $holder } non vi ha unità
cause-allies-only = solo gli alleati possono condividere una provincia
cause-fortress-limit = al massimo { $count } fortezze in una provincia
cause-piece-unknown = pezzo sconosciuto; pezzi possibili: { $known }, con -danno, ~punti spesi, ! ritirato
cause-set-limit = un set ha solo { $count } pezzi di questo tipo
cause-between-needed = serve between = due nazioni
