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
head-rating = Valutazione
head-games = Partite
head-fair = Quota equa
head-pace = Per decisione
head-stronger = Più forte
head-weaker = Più debole

## La pagina

headline-generic = Round { $turn } · { $phase }
news-hidden = … { $count } { $count ->
    [one] riga precedente
   *[other] righe precedenti
} (le mostra cronaca)
menu-example = o in notazione, per esempio { $notation }
menu-hint = Un numero, 3 x2 con quantità, o la notazione · perché · annulla · mappa · aiuto · esci
opening-handicap = Punti in partenza, come vantaggio: { $seats }.
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
bot-fault = Il bot { $bot } di { $seat } ha fallito: vale la risposta predefinita. { $fault }
answers-stopped = Di conseguenza non fatto: { $rest }
answers-left = Non tocca più a te; non eseguito: { $rest }
answer-sure = Questo non risponde alla domanda. Se lo vuoi davvero, scrivi { $answer }!
grave-warning = Questo ti impegna: forse non si potrà ritirare.
grave-question = Invio per farlo, una parola qualsiasi per lasciar stare
grave-left = Non fatto.
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
help-answers = Scrivi un numero dell'elenco; con una quantità: 3 x2. Dove si chiede solo una quantità, scrivi la quantità. Oppure scrivi la notazione accanto: { example-answer }. Più risposte insieme si separano con punto e virgola. Senza quantità vale la più piccola. Il tasto Tab completa.
help-terms = Le condizioni di un'offerta stanno dopo i due punti, come in 5: { example-terms }.
help-anytime = Possibile in ogni momento, con il punto esclamativo perché non accada per sbaglio: { $verbs }
help-grave = Ciò che ti impegna viene chiesto una seconda volta, a meno che dopo la risposta ci sia un punto esclamativo.
command-help = aiuto
    .does = questa pagina
command-hint = consiglio
    .usage = [livello]
    .does = che cosa risponderebbe un livello (difficile, se non ne dici un altro) e che cosa si aspetta
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
dataset-written = { $file } contiene { $count } { $count ->
    [one] passo
   *[other] passi
}.
dataset-skipped = { $game } è tralasciata: la partita non ha una fine, dunque l'esito non si conosce.

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
verify-game = { $file }, partita { $number }
verify-games-passed = { $file } è in ordine: { $games } { $games ->
    [one] partita
   *[other] partite
}, { $answers } risposte rigiocate, { $rolls } esiti del caso, { $fingerprints } impronte, e ogni risultato e impegno.
verify-games-failed = { $file } non è in ordine: { $failed } { $failed ->
    [one] partita
   *[other] partite
} su { $games }.
simulate-progress = Si gioca
simulate-title = { $games } { $games ->
    [one] partita
   *[other] partite
}, seme { $seed }
simulate-rotating = tutti a turno
simulate-lengths = In media { $turns } turni e { $decisions } decisioni.
simulate-stopped = Fermato dopo { $games } partite.
simulate-interrupted = Fermato dopo { $games } partite, che sono nel file; lo stesso comando con --resume prosegue.
arena-interrupted = Fermato dopo { $games } partite, che sono nel file; lo stesso comando prosegue.
simulate-faults = { $count } { $count ->
    [one] risposta dei bot era inutilizzabile
   *[other] risposte dei bot erano inutilizzabili
}; vale quella predefinita. La prima: { $cause }
arena-title = { $games } { $games ->
    [one] partita
   *[other] partite
} da { $players } giocatori, seme { $seed }
arena-earlier = { $games } di esse erano già giocate.
arena-ordered = Per valutazione i livelli sono rigorosamente ordinati: nessun intervallo si sovrappone.
arena-overlapping = Per valutazione non rigorosamente ordinati; gli intervalli si sovrappongono, o sono in ordine inverso: { $pairs }.
arena-beaten = Negli scontri diretti ogni livello vince più della sua quota contro il precedente, al 95 %.
arena-unproved = Negli scontri diretti non provato al 95 %: { $pairs }.
plot-ratings = Valutazioni con intervalli al 95 %
plot-rating = Valutazione (Plackett–Luce)
plot-head-to-head = Scontri diretti con intervalli al 95 %; il trattino è la quota equa
plot-share = Quota delle vittorie
plot-versus = contro
plot-pace = Tempo per pensare
plot-milliseconds = Millisecondi per decisione
plot-written = Disegnati: { $files }
fuzz-done = { $games } partite, { $answers } risposte, { $situations } situazioni diverse, seme { $seed }.
fuzz-progress = { $games } partite, { $crashes } difetti
fuzz-clean = Nulla si è rotto.
fuzz-found = Rotto: { $fault }
fuzz-written = Conservato in { $file }; quadriga replay mostra come ci si arriva.

## Nomi e informazioni

names-verbs = Risposte
names-more = Dopo una risposta xN è una quantità, come in { example-answer }.
info-more = Di più su uno di essi: quadriga info GIOCO
info-facts = { $players } giocatori · revisione delle regole { $revision }
info-bots = Bot
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
serve-agents = I modelli linguistici entrano da { $link }
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

## Pacchetti di componenti

info-pack = Con il pacchetto di componenti { $pack } { $version } (impronta { $hash }).
pack-good = { $pack } { $version }, pacchetto di componenti per { $game }, va bene (impronta { $hash }).
pack-author = Di { $author }.
pack-changes = { $count ->
    [0] Non cambia nulla.
    [one] Cambia un valore.
   *[other] Cambia { $count } valori.
}
pack-other = { $place }: { $old } diventa { $new }
pack-new = { $place } è nuovo: { $new }
pack-gone = { $place } non c’è più: { $old }
pack-written = Scritto in { $folder }: { $files }.
pack-next = Metti i valori stampati al posto dei nostri, poi: quadriga pack check { $folder }
template-title = { $game } come stampato
template-head = Un pacchetto di componenti per Quadriga. Dagli un nome e una versione, e togli la riga “data” se vale per ogni versione dei dati del gioco.
template-values = Ciò che si è dovuto ricostruire: metti al posto di questi i valori stampati. Le righe già giuste si possono togliere.
template-marks = Quando i valori di un gruppo sono quelli stampati, togli il primo # della sua riga: non contano più come ricostruiti.
pack-added = Installato: { $pack } { $version } ({ $access ->
    [open] per tutti
   *[closed] per gli amministratori
}).
pack-removed = Tolto: { $name }.
pack-none = In { $folder } non è installato alcun pacchetto.
pack-faulty = Il pacchetto nella cartella { $name } è difettoso e non viene offerto:
head-version = Versione
head-hash = Impronta
head-access = Aperto a
head-fault = Errori
pack-access-open = tutti
pack-access-closed = amministratori

## Il rapporto sull'equilibrio

report-title = { $game }: rapporto sull'equilibrio
report-subtitle = { $games } { $games ->
    [one] partita
   *[other] partite
} { $columns ->
    [one] con un solo regolamento
   *[other] con { $columns } regolamenti, sugli stessi semi
}
report-subtitle-mixed = { $games } { $games ->
    [one] partita
   *[other] partite
} con { $rules } regolamenti diversi, contate insieme
report-progress-read = Lettura
report-written = Scritto: { $file }
report-stopped = Interrotto. { $games } { $games ->
    [one] partita finita è conservata; un rapporto su di essa:
   *[other] partite finite sono conservate; un rapporto su di esse:
} { $command }
report-as-given = regole come date
report-heading-summary = In breve
report-heading-rules = Partite con regole diverse
report-heading-anomalies = Che cosa salta all'occhio
report-heading-wins = Chi vince
report-heading-course = L'andamento delle partite
report-heading-points = Da dove vengono i punti
report-heading-actions = Che cosa fanno i giocatori
report-heading-never = Possibili, ma mai scelte ({ $count })
report-heading-rare = Scelte più di rado
report-heading-unseen = Mai nemmeno possibili ({ $count })
report-heading-examples = Partite da guardare
report-heading-skipped = Tralasciate
report-heading-tests = Che cosa si verifica
report-heading-made = Com'è stato fatto questo rapporto
report-heading-comparison = A confronto
report-says-games = { $games } { $games ->
    [one] partita contata
   *[other] partite contate
}{ $skipped ->
    [0] .
   *[other] ; { $skipped } non { $skipped ->
        [one] si poteva contare ed è elencata
       *[other] si potevano contare e sono elencate
    } sotto.
}
report-says-rules = Le partite seguono { $count } regolamenti diversi e sono contate insieme, perciò quote e medie sono di un miscuglio: { $sets }. Con --players e le opzioni del gioco, --from ne prende uno solo.
report-says-rule-set = { $rules } ({ $games } { $games ->
    [one] partita
   *[other] partite
})
report-players = { $count } { $count ->
    [one] giocatore
   *[other] giocatori
}
report-rules = Regole
report-says-seats = Per posto, più vittorie: { $best } ({ $most }), meno: { $worst } ({ $least }); una quota equa è { $fair }. { $count ->
    [0] Il caso basta a spiegarlo.
    [one] Un posto è più lontano dalla sua quota equa di quanto spieghi il caso.
   *[other] { $count } posti sono più lontani dalla loro quota equa di quanto spieghi il caso.
}
report-says-sides = Per parte, più vittorie: { $best } ({ $most }), meno: { $worst } ({ $least }). { $count ->
    [0] Il caso basta a spiegarlo.
    [one] Una parte è più lontana dalla sua quota equa di quanto spieghi il caso.
   *[other] { $count } parti sono più lontane dalla loro quota equa di quanto spieghi il caso.
}
report-says-length = Metà delle partite richiede al più { $turns } { $turn_form ->
    [one] turno
   *[other] turni
} e { $decisions } { $decision_form ->
    [one] decisione
   *[other] decisioni
}; la più breve ne ha { $least }, la più lunga { $most }.
report-says-lead = Il comando cambia { $changes } { $form ->
    [one] volta
   *[other] volte
} a partita; in metà delle partite il vincitore è in testa per sempre dopo il { $part } della partita.
report-says-margin = Metà delle partite è vinta con al più { $margin } { $form ->
    [one] punto
   *[other] punti
} di distacco; in { $away } ({ $share }) il vincitore è fuggito.
report-says-actions = { $never } di { $actions } { $actions ->
    [one] azione diversa
   *[other] azioni diverse
} { $never ->
    [one] era possibile e mai scelta
   *[other] erano possibili e mai scelte
}.
report-says-players = I posti non erano tutti dello stesso tipo di giocatore: le quote per posto e per parte dicono anche chi ha giocato meglio.
report-says-anomalies = { $count ->
    [0] Secondo le verifiche sotto nulla salta all'occhio.
    [one] Una cosa salta all'occhio.
   *[other] { $count } cose saltano all'occhio.
}
report-says-columns = { $count } { $count ->
    [one] altro regolamento è confrontato
   *[other] altri regolamenti sono confrontati
} con: { $base }. Ogni partita dell'uno ha la sua compagna sullo stesso seme nell'altro.
report-says-same = { $column }: nessuna differenza che il caso non possa spiegare.
report-says-alike = { $column }: ogni partita è andata esattamente come con le prime regole. Ciò che è diverso non ha contato in nessuna.
report-says-differs = { $column } differisce, al 95 %: { $what }.
report-seat = posto { $seat }
report-by-seat = Per posto
report-by-side = Per parte
report-by-player = Per giocatore
report-wins-note = Una vittoria condivisa conta in parti. Punti e linee sono quote con intervalli di Wilson al 95 %, il trattino arancione è la quota equa. * segna ciò che ne è più lontano di quanto spieghi il caso, corretto per il numero delle quote.
report-games = Partite
report-wins = Vittorie
report-share = Quota delle vittorie
report-interval = Intervallo al 95 %
report-corrected = Intervallo corretto
report-fair = Quota equa
report-mean-points = Punti medi
report-from = da
report-to = a
report-winners = vincitori
report-others = altri
report-source = Fonte
report-mean = Media
report-scored = Posti con punti
report-least = Minimo
report-quarter = Un quarto
report-median = Metà
report-three-quarters = Tre quarti
report-most = Massimo
report-offered = Possibile
report-chosen = Scelta
report-blind = A caso
report-action = Azione
report-taken-when-open = Scelta quando possibile
report-verbs = Verbi
report-record = Registrazione
report-game = Partita
report-position = Posizione
report-seed = Seme
report-command = Comando
report-why = Perché
report-measure = Misura
report-pairs = Coppie
report-base = Primo
report-other = Altro
report-difference = Differenza
report-measure-turns = Turni
report-measure-decisions = Decisioni
report-measure-margin = Distacco in punti
report-measure-lead-changes = Cambi al comando
report-measure-final-lead-part = Quando il vincitore ha preso il comando per sempre
report-measure-win-seat = Vittorie
report-measure-win-side = Vittorie
report-measure-points = Punti per posto
report-measure-of = { $measure }, { $key }
report-chart-decisions = Durata in decisioni
report-chart-turns = Durata in turni
report-chart-final-lead-part = Quando il vincitore ha preso il comando per sempre
report-chart-lead-changes = Quante volte è cambiato il comando
report-chart-leads = Chi è in testa, turno per turno
report-winner-ahead = è in testa chi poi vince
report-lead-changed = il comando è cambiato
report-at-turn = All'inizio del turno
report-part-of-game = Parte della partita
report-share-of-games = Quota delle partite
report-chart-margin = Con quale distacco sono finite le partite
report-chart-points = Punti medi per posto, per fonte
report-chart-verbs = Quanto spesso un verbo è scelto quando è possibile
report-paired-wins = Vittorie: differenza sugli stessi semi
report-paired-points = Punti per posto: differenza sugli stessi semi
report-comparison-note = Le differenze sono prese partita per partita sullo stesso seme, altro meno primo ({ $base }), con intervalli al 95 % della media. * segna gli intervalli senza lo zero, ciascuno per sé: di venti misure uguali una sarebbe segnata per caso.
report-difference-of = { $column } contro { $base }
report-none = Nessuna.
report-never-note = Decisioni in cui un'azione era possibile, e quante volte l'avrebbe scelta chi sceglie a caso. Prima quelle possibili più spesso.
report-rare-note = In confronto a chi sceglie a caso fra tutto ciò che è possibile.
report-show-table = Mostra { $count } { $count ->
    [one] riga
   *[other] righe
}
report-more = altre { $count }
report-more-rows = { $count ->
    [one] Un'altra riga è
   *[other] Altre { $count } righe sono
} nelle tabelle di --json, --csv e --parquet.
report-see-games = vedi le partite
report-examples-note = Il comando apre la partita nella posizione; Invio mostra poi la risposta seguente. La posizione è il numero delle risposte date prima.
report-remake-note = Le registrazioni non sono state tenute. Questo comando rigioca le stesse partite e le tiene:
report-made = revisione { $revision } delle regole, dati { $data }.
report-why-unfinished = La partita non ha una fine.
report-why-other-rules = Alla risposta { $at } le regole presenti portano altrove.
report-why-other-game = È un altro gioco.
report-why-not-asked = Ha altre opzioni o un altro numero di giocatori di quelli chiesti.
report-why-unreadable = { $cause }
report-test-rate-high = Vince più della sua quota equa
report-test-rate-low = Vince meno della sua quota equa
report-test-unused = Spesso possibili e mai scelte ({ $count })
report-test-rare = Scelte molto più di rado che a caso ({ $count })
report-test-runaway = Vincitori in fuga
report-test-long = Partite insolitamente lunghe
report-test-faults = Risposte inutilizzabili
report-test-idle-source = Fonti di punti che non ne hanno dati
report-test-endless = Partite senza fine
report-anomaly-rate-high = { $who }: il { $share } delle vittorie in { $games } partite (intervallo corretto { $low-corrected } – { $high-corrected }); { $fair } sarebbe equo.
report-anomaly-rate-low = { $who }: solo il { $share } delle vittorie in { $games } partite (intervallo corretto { $low-corrected } – { $high-corrected }); { $fair } sarebbe equo.
report-anomaly-unused = { $action }: possibile in { $offered } decisioni di { $games } { $games ->
    [one] partita
   *[other] partite
}, mai scelta.
report-anomaly-rare = { $action }: scelta { $chosen } { $chosen ->
    [one] volta
   *[other] volte
} su { $offered }; a caso sarebbero circa { $blind }.
report-anomaly-runaway = In { $count } di { $games } partite il vincitore è stato presto in testa per sempre e ha vinto nettamente (intervallo al 95 % { $low } – { $high }).
report-anomaly-long = { $count } { $count ->
    [one] partita richiede
   *[other] partite richiedono
} più di { $limit } decisioni; la più lunga { $most }.
report-anomaly-faults = { $count } { $count ->
    [one] risposta di bot non si è potuta
   *[other] risposte di bot non si sono potute
} usare, in { $games } { $games ->
    [one] partita
   *[other] partite
}.
report-anomaly-idle-source = { $source }: nessuno ne ha avuto un punto in { $games } partite.
report-anomaly-endless = { $count } { $count ->
    [one] partita è stata interrotta
   *[other] partite sono state interrotte
} perché non se ne vedeva la fine.
report-states-rates = Quote: l'intervallo di Wilson, allargato secondo Bonferroni per tutti i posti e le parti insieme ({ $doubt } per l'intero rapporto), lascia fuori la quota equa. I tipi di giocatore non si verificano.
report-states-unused = Mai scelte: possibili in { $often } decisioni o più, e nessuno le ha scelte. Se un intero verbo è inutilizzato, i suoi bersagli non sono elencati.
report-states-rare = Rare: possibili in { $often } decisioni o più, e l'estremo superiore dell'intervallo corretto è sotto il { $rare } di ciò che darebbe la scelta a caso.
report-states-runaway = Fuga: il vincitore è in testa per sempre entro il primo { $early } della partita e vince con almeno il { $clear } dei suoi punti di distacco. Segnalata se l'estremo inferiore dell'intervallo al 95 % di tali partite è sopra il { $many }.
report-states-long = Lunghe: più decisioni del quartile superiore più { $far } volte la distanza dei quartili, da { $enough } partite in su.
report-states-idle = Fonti: nessuno ne ha avuto un punto, dallo stesso numero di partite in su.
report-states-lead = Il comando si legge dai punti all'inizio di ogni turno e alla fine; a parità non comanda nessuno.
report-states-bots = I bot non sono persone: ciò che non fanno mai può essere buono, e ciò che fanno bene può non andare per tutti.
## Consigli e analisi

decimal-point = ,
percent = { $number } %
hint-heading = Che cosa giocherebbe il { $level }
head-hint-answer = Risposta
head-hint-notation = Da scrivere
head-hint-expected = Vittoria
head-hint-error = Errore
head-hint-visits = Prove
hint-note = Stime fatte provando ogni risposta in ipotesi di ciò che non vedi. Nulla è stato giocato.
hint-usual = La prima risposta è quella abituale: un’altra con un numero più alto ne prende il posto solo se è chiaramente migliore.
hint-unsearched = Qui questo livello non prova le risposte; il numero è ciò che la posizione promette così com’è. Nulla è stato giocato.
analysis-title = Analisi di una partita di { $game }
analysis-curve = Probabilità di vincere
analysis-curve-note = Dalla prima decisione all’ultima; il numero è ciò che prometteva l’ultima decisione.
analysis-numbers = I numeri
analysis-turning = Momenti decisivi
analysis-moment = { $number } ({ $turn ->
    [0] preparazione
   *[other] turno { $turn }
}), { $seat }: { $answer }. Da { $before } a { $after }.
analysis-better = Meglio: { $answer } [{ $notation }], { $gain } in più (± { $error }).
analysis-none = Nessuna decisione ha cambiato molto.
analysis-luck = Fortuna
analysis-no-chance = In questa partita, dopo la prima decisione, non si è chiesto nulla al caso e non si è pescato nulla.
analysis-dice = { $kind }: { $count } dadi hanno dato { $rolled }; c’era da aspettarsi { $expected }.
analysis-drawn = { $seat }: { $count ->
    [one] 1 estrazione ha cambiato
   *[other] { $count } estrazioni hanno cambiato
} la probabilità di { $actual }; c’era da aspettarsi { $expected }.
analysis-of-it-luck = La fortuna nelle estrazioni vale { $luck }.
analysis-stroke = { $number } ({ $turn ->
    [0] preparazione
   *[other] turno { $turn }
}), { $kind }: { $worth } per { $seat } (± { $error }).
analysis-by-model = Le posizioni sono giudicate da un modello addestrato su partite fra bot.
analysis-by-points = Le posizioni sono giudicate dai soli punti: per questo gioco non c’è un modello addestrato.
analysis-luck-note = Fortuna: { $weighed } risposte del caso su { $asked }, ciascuna confrontata con altre { $samples } possibili.
analysis-draws-note = Estrazioni: esaminate { $looked } risposte su { $revealed } che hanno rivelato qualcosa; ciò che si è pescato è confrontato con { $worlds } mondi ipotetici.
analysis-turning-note = Momenti decisivi: { $count } decisioni riprovate in { $worlds } mondi ipotetici, con risposte del { $level }.
analysis-hints = Consigli chiesti: { $asked }.
analysis-written = Scritto in { $file }.
luck-battle = Battaglie
luck-event = Eventi
luck-dice = Altri dadi
luck-draw = Estrazioni
head-turn = Turno
luck-total = In tutto
