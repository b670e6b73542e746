# The command line in English: everything that belongs to no single game.

## Words

word-all = all
word-turn = turn
word-phase = phase
word-end = end
word-view = view
word-spectator = spectator
word-yes = yes
word-no = no

## Heads of tables

head-seat = Seat
head-player = Player
head-players = Players
head-points = Points
head-command = Command
head-rule = Rule
head-status = Status
head-title = Title
head-game = Game
head-notation = Notation
head-meaning = Meaning
head-target = Target
head-option = Option
head-values = Values
head-default = Default
head-wins = Wins
head-shared = Shared
head-share = Share
head-interval = 95 % interval
head-mean-points = Mean points

## The page

headline-generic = Round { $turn } · { $phase }
news-hidden = … { $count } earlier { $count ->
    [one] line
   *[other] lines
} (log shows them)
menu-example = or in notation, for example { $notation }
menu-hint = A number, 3 x2 for an amount, or notation · why · undo · map · help · quit
opening = Kept in { $file }
    .commitment = The dice are committed as { $commitment }; quadriga verify proves it after the game.
seats-heading = The players
score-heading = Points
result = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins the game!
   *[other] { $winners } share the victory!
}
curtain = Pass the keyboard to { $seat }.
curtain-ready = Press Enter when nobody else is looking
confirm = Enter to go on, undo to take it back
bot-fault = The { $bot } bot of { $seat } failed and the default answer was taken for it ({ $fault }).
answers-left = It is no longer your decision; not done: { $rest }
answer-sure = This does not answer the question. If you mean it, type { $answer }!
goodbye = The game is saved in { $file }. To go on:
finished = The record is in { $file }. To look at it and to check it:
saved = Saved in { $file }.
undo-done = Taken back.
undo-refused = There is nothing to take back: an answer stands once another player has decided, chance has spoken or something hidden has been shown.
note-seats-drawn = The seats were drawn by lot: { $players }.
note-other-revision = { $file } was begun on other rules or data; the game goes on from its last snapshot, in a file of its own.
note-other-revision-replay = { $file } was played on other rules or data: what you see may differ from what was played.
resume-over = This game is over. quadriga replay { $file } shows it.

## Commands

help-heading = How to answer
help-answers = Type a number of the list; with an amount: 3 x2; with terms of a trade: 5: 2 food for 1 gold. Or type the notation shown beside it: move infantry@london x2. Several answers at once are separated by semicolons. Without an amount the smallest one is meant. Tab completes.
help-anytime = Open at any moment, with an exclamation mark so that it never happens by mistake: { $verbs }
command-help = help
    .does = this page
command-why = why
    .usage = [answer]
    .does = what you cannot do now and why; or why not this answer
command-undo = undo
    .does = take your last answer back
command-restart = restart
    .does = take all answers of this run of yours back
command-map = map
    .does = your part of the map and what borders on it
command-atlas = atlas
    .does = the whole map
command-look = look
    .usage = [place]
    .does = one place and its neighbours; alone: this page again
command-log = log
    .usage = [turns|all]
    .does = what happened
command-score = score
    .does = where the points come from
command-seats = seats
    .does = who plays, and what everybody has
command-rules = rules
    .usage = [id]
    .does = a rule in full, by the id that stands beside what happens; alone: the rules that speak in this decision
command-save = save
    .usage = [file]
    .does = write the record, here or elsewhere
command-quit = quit
    .does = save and stop; you can go on later
why-heading = Not possible now
why-nothing = Nothing you would look for is closed.
why-more = … and { $count } more like it (why { $verb } and a name tells which)
why-legal = It is possible now.
rules-here = Rules that speak in this decision: { $rules }. Type rules and an id.

## The wizard

wizard-language = Language / Lingua
wizard-welcome = Press Enter to take what stands in brackets.
wizard-game = Which game?
wizard-resume = Go on with { $file }?
wizard-players = How many players?
wizard-humans = How many of them sit at this keyboard?
wizard-bots = Who plays the others?
wizard-draw-seats = Draw lots for the seats, as the rulebook has it?
wizard-number = A number from { $low } to { $high }, please.
wizard-yes-or-no = Please answer { $yes } or { $no }.

## Replay

replay-hint = n next · p back · turn · phase · a number · end · view SEAT · map · look PLACE · seats · score · q
replay-prompt = { $number } of { $count }
replay-answer = { $number }. { $seat }: { $answer }
replay-edge = The record goes from 0 to { $count }.
abakus-written = The workbook is in { $file }.

## Rules

rules-more = { $count } rules. One of them: quadriga rules { $game } ID
rule-source = Source
rule-status = Status
rule-option = Option
rule-note = Note
rule-given = Given
rule-when = When
rule-then = Then
rule-rules = Rules
rule-known = What the rulebook says
rule-decision = Decision
rule-confidence = Confidence
rule-origin = Origin
rule-code = Code
rule-tests = Tests
rule-nowhere = none
coverage-rules = Rules
coverage-done = Done
coverage-partial = Partial
coverage-todo = To do
coverage-with-code = With code
coverage-with-test = With test
coverage-examples = Examples
coverage-examples-passing = Passing

## Check, verify, simulate, fuzz

case-passed = ok    { $id }  { $title }
case-failed = FAIL  { $id }  { $title }
case-expected = expected: { $text }
case-got = got: { $text }
case-file = in { $file }
cases-summary = { $passed } of { $cases } cases pass.
verify-passed = { $file } holds: { $answers } answers played again, { $rolls } results of chance, { $fingerprints } fingerprints, the result, and the commitment { $commitment }.
verify-failed = { $file } does not hold: { $count } { $count ->
    [one] fault
   *[other] faults
}.
simulate-progress = Playing
simulate-title = { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
simulate-rotating = all in turn
simulate-lengths = On average { $turns } turns and { $decisions } decisions.
simulate-faults = { $count } answers of bots could not be used; the default was taken.
fuzz-done = { $games } games, { $answers } answers, { $situations } different situations, seed { $seed }.
fuzz-progress = { $games } games, { $crashes } faults
fuzz-clean = Nothing broke.
fuzz-found = Broken: { $fault }
fuzz-written = Kept in { $file }; quadriga replay shows how it came about.

## Names and information

names-verbs = Answers
names-more = Behind an answer xN is an amount, as in move infantry@london x2; a trade is offer france: 2 food for 1 gold.
info-more = More about one of them: quadriga info GAME
info-facts = { $players } players · rules revision { $revision } · bots: { $bots }
info-options = Options
info-reconstructed = Reconstructed data: not printed in the rulebook, rebuilt by us

## The server

head-id = Id
head-created = Since
head-seats = Seats
head-name = Name
head-kind = Kind
table-open = open
table-playing = playing
table-over = over
person-account = account
person-admin = administrator
person-banned = banned
person-guest = guest
serve-address = Quadriga is ready: { $link }
serve-data = Everything is kept in { $folder }.
serve-end = Ctrl+C ends it.
backup-done = { $file } written, { $size } kB.
restore-done = { $file } is now the database.
restore-kept = The database before it is kept as { $file }.
list-tables = Tables
list-people = People
doctor-ok = ok
doctor-fault = FAULT
doctor-folder = The folder { $folder } can be written.
doctor-folder-bad = The folder { $folder } cannot be written; change its owner or rights.
doctor-space = { $free } MB are free.
doctor-space-bad = Only { $free } MB are free; make room before the server stops writing.
doctor-running = A server is running on this folder.
doctor-stopped = No server is running on this folder.
doctor-sound = The database is sound.
doctor-damaged = The database is damaged ({ $cause }); restore a backup.
doctor-version = The database has the present version { $newest }.
doctor-version-old = The database has version { $found }, the present one is { $newest }; the server brings it up to date when it starts.
doctor-version-unknown = The database has the unknown version { $found }; it belongs to a newer Quadriga.
doctor-tables = { $count } running { $count ->
    [one] game loads
   *[other] games load
}.
doctor-tables-bad = { $count } running { $count ->
    [one] game does
   *[other] games do
} not load:
    { $faults }
