# La riga di comando in italiano: tutto ciò che non appartiene a un singolo gioco.

## Parole

word-all = tutto
word-turn = turno
word-phase = fase
word-end = fine
word-view = vista
word-spectator = spettatore
word-yes = sì
word-no = no

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
note-seats-drawn = I posti sono stati sorteggiati: { $players }.
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
    .does = una regola per intero (in inglese), con la sigla scritta accanto a ciò che accade; da sola: le regole di questa decisione
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
wizard-draw-seats = Sorteggiare i posti, come vuole il regolamento?
wizard-number = Un numero da { $low } a { $high }, per favore.
wizard-yes-or-no = Rispondi { $yes } o { $no }, per favore.

## Rivedere

replay-hint = n avanti · p indietro · turno · fase · un numero · fine · vista POSTO · mappa · guarda LUOGO · posti · punti · q
replay-prompt = { $number } di { $count }
replay-answer = { $number }. { $seat }: { $answer }
replay-edge = La registrazione va da 0 a { $count }.
abakus-written = La cartella di lavoro è in { $file }.

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

## Il server

head-id = Id
head-created = Dal
head-seats = Posti
head-name = Nome
head-kind = Tipo
table-open = aperto
table-playing = in corso
table-over = finito
person-account = account
person-admin = amministratore
person-banned = bandito
person-guest = ospite
serve-address = Quadriga è pronta: { $link }
serve-data = Tutto è conservato in { $folder }.
serve-end = Ctrl+C la chiude.
backup-done = { $file } scritto, { $size } kB.
restore-done = { $file } è ora la base di dati.
restore-kept = La base di dati di prima è conservata come { $file }.
list-tables = Tavoli
list-people = Persone
doctor-ok = ok
doctor-fault = DIFETTO
doctor-folder = La cartella { $folder } è scrivibile.
doctor-folder-bad = La cartella { $folder } non è scrivibile; cambiane proprietario o permessi.
doctor-space = { $free } MB sono liberi.
doctor-space-bad = Solo { $free } MB sono liberi; fai spazio prima che il server smetta di scrivere.
doctor-running = Su questa cartella gira un server.
doctor-stopped = Su questa cartella non gira alcun server.
doctor-sound = La base di dati è integra.
doctor-damaged = La base di dati è danneggiata ({ $cause }); ripristina una copia.
doctor-version = La base di dati ha la versione attuale { $newest }.
doctor-version-old = La base di dati ha la versione { $found }, quella attuale è { $newest }; il server la aggiorna quando parte.
doctor-version-unknown = La base di dati ha la versione sconosciuta { $found }; appartiene a una Quadriga più recente.
doctor-tables = { $count ->
    [one] Una partita in corso si carica
   *[other] { $count } partite in corso si caricano
}.
doctor-tables-bad = { $count ->
    [one] Una partita in corso non si carica
   *[other] { $count } partite in corso non si caricano
}:
    { $faults }
