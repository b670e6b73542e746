# Ciò che ogni porta dice in italiano: parole, rifiuti e reclami che non sono di un solo gioco.

## Parole

nothing = nulla
referee = l'arbitro
language-en = English
language-it = Italiano
player-human = persona
player-random = bot random
player-greedy = bot greedy
status-done = fatta
status-partial = in parte
status-todo = da fare
counted = { $count } { $thing }

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
reason-lesson = La lezione aspetta: { $do }
reason-nothing-to-undo = Non c'è nulla da annullare: dopo di te ha deciso un altro, o il caso, o qualcosa di nascosto è stato mostrato.

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
error-table-reloading = Il tavolo viene ricaricato; riprova.
error-seat-minded = Un custode bada a questo posto; prima riprendilo.
error-pace-harsher = A partita in corso il ritmo può solo diventare più mite.
error-pace-lesson = Una lezione non ha orologio.
error-verify-unfinished = { $file } non è finita, quindi non c'è ancora nulla da verificare; prima giocala fino in fondo.
error-verify-commitment = Il seme non corrisponde all'impegno preso prima della partita.
error-verify-revision = La partita è stata giocata con la revisione { $record } delle regole; qui c'è la { $here }.
error-verify-data = La partita è stata giocata con altri file di dati.
error-verify-chance = Risposta { $number }: rigiocando, il caso dice altro.
error-verify-fingerprint = Dopo la risposta { $number } la posizione è un'altra.
error-verify-result = Rigiocando, il risultato è un altro.
error-account-needed = Lo può fare solo un account; prima registrati.
error-address-in-use = Su { $address } non si può ascoltare: { $cause }. Scegli un altro --port o --host.
error-admin-only = Lo può fare solo un amministratore.
error-admin-self = Non si può fare al proprio account; chiedi a un altro amministratore.
error-backup-newer = { $file } ha la versione sconosciuta { $version }; appartiene a una Quadriga più recente.
error-banned = Questo account è stato escluso dall'amministratore.
error-body-invalid = La richiesta non si può leggere: { $cause }.
error-body-too-large = La richiesta è troppo grande; al massimo { $limit } kB.
error-chat-length = Scrivi qualcosa, e al massimo { $longest } caratteri.
error-chat-listeners = Una riga privata va da un posto ad altri posti dello stesso tavolo.
error-chat-spectator = I visitatori non possono parlare durante la partita.
error-credentials-wrong = Nome e password non corrispondono.
error-data-in-use = Su { $folder } gira già un server; prima fermalo.
error-database-not-file = La base di dati non è un file SQLite; usa gli strumenti di quella base di dati.
error-email-invalid = Non è un indirizzo e-mail.
error-foreign-request = La richiesta veniva da un'altra pagina ed è stata rifiutata.
error-internal = Qualcosa è andato storto sul server; è stato annotato. Riprova.
error-invite-needed = A questo tavolo si entra su invito; chiedi il link a chi ospita.
error-lesson-unknown = La lezione “{ $lesson }” non esiste; ci sono: { $known }.
error-line-unknown = Questa riga non esiste.
error-method-unknown = Qui non si può fare.
error-name-invalid = Un nome ha da 1 a { $longest } caratteri, tra cui una lettera o una cifra.
error-name-taken = Il nome { $name } è già preso; scegline un altro.
error-no-database = In { $folder } non c'è la base di dati di un server; controlla --data.
error-no-open-seat = Nessun posto è libero.
error-not-a-backup = { $file } non è una copia integra: { $cause }.
error-not-host = Lo può fare solo chi ospita il tavolo.
error-not-seated = Lo può fare solo chi siede al tavolo.
error-pace-cap = Il massimo dell'orologio non può essere minore di ciò con cui comincia.
error-pace-range = Ritmo, { $field }: da 0 a { $high }, per favore.
error-page-unknown = Questa pagina non esiste.
error-parameter-invalid = La parte { $name } dell'indirizzo non è utilizzabile: { $cause }.
error-password-length = Una password ha da { $low } a { $high } caratteri.
error-person-unknown = Questa persona non esiste.
error-registered-already = Hai già un account; prima esci.
error-registrations-closed = Questo server non accetta nuovi account; chiedi all'amministratore.
error-rematch-early = La rivincita si può chiedere a partita finita.
error-report-unknown = Questa segnalazione non esiste.
error-rule-unknown = { $game } non ha la regola { $id }.
error-seat-taken = Il posto { $seat } è occupato.
error-seat-unknown = A questo tavolo non c'è il posto { $seat }.
error-seats-open = Ci sono ancora posti liberi; aspetta qualcuno o fai sedere dei bot.
error-server-not-installed = Il tavolo web ha bisogno di altri pacchetti: pip install "quadriga[server]".
error-session-needed = Prima di' chi sei: come ospite o con un account.
error-setting-number = { $name } deve essere un numero intero, non “{ $value }”.
error-setting-truth = { $name } deve essere yes o no, non “{ $value }”.
error-several = { $count } cose non vanno.
error-table-not-started = La partita non è cominciata.
error-table-private = Questo tavolo è privato; chiedi il link a chi ospita.
error-table-started = La partita è già cominciata.
error-table-unknown = Questo tavolo non esiste.
error-title-invalid = Il nome di un tavolo ha al massimo { $longest } caratteri, tutti stampabili.
error-token-invalid = Questo link è già usato o troppo vecchio; chiedine un altro.
error-too-fast = È stato troppo spesso in poco tempo; aspetta un poco e riprova.
error-webhook-invalid = Un webhook è un indirizzo con http o https, senza nome e password, di al massimo { $longest } caratteri.
error-fork-over = In questo punto la partita è finita; scegline uno precedente.
error-fork-running = Finché la partita dura solo chi la gioca può provare le sue posizioni.
error-message-too-long = È troppo lungo; al massimo { $limit }.
error-message-unreadable = Il messaggio non si può leggere: { $cause }.
error-no-such-action = La risposta { $number } non esiste; la partita ne ha { $count }.
error-nobody = Prima di' chi sei: come ospite o con un account.
error-not-your-seat = Non siedi lì.
error-record-from-position = { $file } comincia da una posizione che questo server non accetta; serve una partita intera.
error-record-without-secret = { $file } è una copia senza i suoi segreti e non si può riprendere.
error-seat-forfeited = Questo posto è stato perso e non si può riavere.
error-table-other-rules = La partita è stata giocata con la revisione { $record } delle regole; qui c'è la { $here }, e manca una posizione da cui riprendere.
error-vote-closed = Su questo posto non c'è nulla da votare.
error-vote-not-awaited = Nessuno aspetta questo posto.
error-vote-present = La persona di questo posto è presente.

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
