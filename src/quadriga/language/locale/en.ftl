# What every door says in English: words, refusals and complaints that belong to no single game.

## Words

nothing = nothing
referee = the referee
language-en = English
language-it = Italiano
player-human = a person
player-random = random bot
player-greedy = greedy bot
status-done = done
status-partial = partial
status-todo = to do
counted = { $count } { $thing }

## What an answer can be about

target-seat = player
    .example = france, p1
target-unit = unit
    .example = infantry@london, infantry@london-1~2!
target-target = unit to be hit
    .example = france:archers@london#2
target-province = province
    .list = Provinces
target-nation = nation
    .list = Nations
target-track = technology
    .list = Technologies
target-resource = resource
    .list = Resources
target-kind = kind of unit
    .list = Kinds of unit
target-exchange = exchange
    .example = food>gold
target-shift = shift
    .example = production>trade
target-offer = offer
    .example = 1
target-land = land
    .list = Lands
target-card = card
    .list = Cards
target-promise = promise

## Refusals of the kernel

reason-not-now = That is not on offer now.
reason-not-your-decision = It is not your decision.
reason-game-over = The game is over.
reason-absent = You have left the game.
reason-no-such-offer = There is no such offer.
reason-no-such-seat = There is no such seat.
reason-out-of-range = { $number } is not possible here: from { $low } to { $high }.
reason-not-offered = That is not among the choices.
    .remedy = The list shows what is; why shows what is missing.
reason-terms-missing = A trade needs terms.
    .remedy = Write them after a colon: 2 food for 1 gold.
reason-no-terms-here = There is nothing to negotiate in this answer.
    .remedy = Leave out the colon and what follows.
reason-stale = That was an answer to an earlier question.
reason-third-party = A trade is between you and one partner only.
reason-terms-unclear = The terms of this trade make no sense.
    .remedy = Write them like 2 food for 1 gold.
reason-offers-unanswered = There are offers you have not answered.
    .remedy = Accept or decline them first.
reason-offers-used-up = You have made all { $number } offers of this phase.
reason-commands-used-up = You have given { $number } orders in this phase; only answers and done are left.

## Bad input

error-file-missing = { $file }: there is no such file; check the name.
error-file-unreadable = { $file } cannot be read: { $cause }.
error-file-unwritable = { $file } cannot be written: { $cause }.
error-file-astray = { $file }: its content makes no sense ({ $cause }); take an earlier copy.
error-in-file = { $file }: { $cause }
error-data = { $faults }
error-ledger = { $faults }
error-record-damaged = { $file }, line { $line }: the record is damaged ({ $cause }); take an earlier copy.
error-record-foreign = { $file } is not a record of Quadriga; give a file that quadriga play has saved.
error-record-answer = { $file }: answer { $number } ({ $answer }) cannot be played here; the record is damaged or belongs to other rules. { $cause }
error-snapshot-damaged = { $file }: the saved state is damaged ({ $cause }); take an earlier copy.
error-document-damaged = { $file } cannot be read as a document: { $cause }.
error-position-fault = at { $place }: { $cause }.
error-chance-fault = The dictated result of chance is impossible: { $cause }.
error-case-fault = { $file }, case { $case }: { $cause }
error-no-cases = { $file }: no cases found; give .toml or .json files, or folders of them.
error-notation-empty = There is nothing to read; type an answer.
error-notation-verb = “{ $verb }” is neither an answer nor a command. Answers begin with: { $known }.
error-notation-thing = No { $kind } is called “{ $text }” here; there are: { $known }.
    .bare = No { $kind } is called “{ $text }” here.
error-notation-no-unit = There is no unit “{ $text }”; units are written kind@province, such as infantry@london.
error-notation-extra = “{ $words }” is too much after { $verb }; leave it out.
error-notation-deal = “{ $text }” is not a trade; write it like 2 food for 1 gold.
error-notation-speaker = “{ $text }” does not say who answers; write it like france: form infantry.
error-number-not-listed = { $number } is not in the list; it goes from 1 to { $count }.
error-terms-needed = A trade needs terms: type { $number }: 2 food for 1 gold.
error-place-unknown = There is no place “{ $place }” on this map. There are: { $known }.
error-game-unknown = There is no game “{ $game }”; there are: { $known }.
error-option-unknown = There is no option “{ $option }”; there are: { $known }.
error-option-value = Option { $option }: “{ $value }” is not possible; possible: { $allowed }.
error-option-without-value = Option { $option } needs a value: --{ $option } VALUE.
error-argument-extra = Too many words: { $words }; name one game, and write options as --name value.
error-player-count = { $count } players are not possible; from { $low } to { $high } can play.
error-player-unknown = There is no player “{ $player }”; there are: { $known }.
error-seats-differ = { $file } is for { $need } players, but --seats names { $count }.
error-language-unknown = There is no language “{ $language }”; there are: { $known }.
error-coop-players = Teams { $coop } need { $need } players, not { $count }; change --coop or --seats.
error-variant-players = The small map { $variant } is for { $need } players, not { $count }; change --map-variant or --seats.
error-variant-map = The small map { $variant } belongs to the map { $need }, not { $map }; add --map { $need }.
error-route-income-players = Income from trade routes is for 2 or 3 players, not { $count }; leave out --route-income.
error-nobody-to-ask = There is no terminal to ask in; say what to play, for example: quadriga play warriors --seats human,greedy,greedy.
error-save-exists = { $file } already exists and is not this game's record; choose another name.
error-out-exists = { $file } already exists; choose another name or remove it.
error-not-a-folder = { $file } is not a folder; name one with --out.
error-resume-options = { $file } already settles game and options; give only --resume, --seats and --save.
error-position-other-game = { $file } is a position of { $game }, not of { $asked }.
error-not-a-games-file = { $file } holds a single record; leave out --game.
error-games-file-damaged = { $file }, line { $line }: not a game of a simulation; the file is damaged.
error-no-such-game = { $file } has no game { $number }; it holds { $count }.
error-no-such-seat = There is no seat { $seat }; there are { $count }.
error-view-unfinished = The game is not over: only the spectator's view is open. Begin with --seat N to see your own.
error-simulate-which = Which game? For example: quadriga simulate warriors --games 200.
error-names-which = Which game? For example: quadriga names warriors --map east.
error-rules-which = Which game? One of: { $known }. For example: quadriga rules warriors WT-UPK-1.
error-rule-of-other-game = { $id } is not a rule of { $game }.
error-verify-unfinished = { $file } is not finished, so nothing can be verified yet; play it to the end first.
error-verify-commitment = The seed does not match the commitment made before the game.
error-verify-revision = The record was played on rules revision { $record }; here is { $here }.
error-verify-data = The record was played on other data files.
error-verify-chance = Answer { $number }: chance said something else when played again.
error-verify-fingerprint = After answer { $number } the position is another one.
error-verify-result = The result is another one when played again.

## What exactly is wrong, inside those sentences

cause-at-place = { $place }: { $cause }
cause-not-json = not JSON
cause-not-object = not an object
cause-key-damaged = { $key } missing or of the wrong kind
cause-players-and-seats = players do not match seats
cause-answer-order = an answer is missing or out of order
cause-line-unknown = unknown line
cause-chance-list = chance is not a list
cause-chance-numbers = chance is not a list of numbers
cause-chance-count = { $need ->
    [one] one number needed, { $count } given
   *[other] { $need } numbers needed, { $count } given
}
cause-chance-range = a number is out of range or repeated
cause-field-missing = missing
cause-field-unknown = unknown field
cause-other-schema = { $found } is not { $need }, the one this version reads
cause-no-object = not an object but { $found }
cause-no-list = not a list but { $found }
cause-no-number = not a whole number but { $found }
cause-no-text = not a text but { $found }
cause-no-truth = neither true nor false but { $found }
cause-frame-unknown = unknown frame { $found }
cause-map-unknown = there is no map “{ $map }” here
cause-against-rules = { $count ->
    [one] it contradicts the rules in one point
   *[other] it contradicts the rules in { $count } points
}
cause-not-a-table = not a table
cause-game-missing = game = … is missing
cause-number-needed = a whole number is needed
cause-range-needed = a whole number from { $low } to { $high } is needed
cause-table-needed = a table is needed
cause-tables-needed = tables are needed
cause-table-list-needed = a list of tables is needed
cause-list-needed = a list is needed
cause-texts-needed = a text or a list of texts is needed
cause-number-and-table = a whole number and a table are needed
cause-chance-lists = a list of lists of numbers is needed
cause-one-of = one of { $known } is needed
cause-key-unknown = unknown key; known: { $known }
cause-name-unknown = { $name } is unknown; known: { $known }
cause-id-and-rules = id and rules are needed
cause-case-key = unknown key { $key }; known: { $known }
cause-step-keys = a step knows only { $known }
cause-nothing-expected = nothing is expected: add can, cannot or expect
cause-case-tables = [[case]] must be a list of tables
cause-order-seats = each seat once
cause-order-nations = each nation once
cause-order-count = all { $count } nations are needed
cause-nations-needed = { $count } different nations are needed
cause-nation-closed = { $nation } is not open to players here; open: { $open }
cause-not-playing = { $name } does not play here; players: { $players }
cause-routes-needed = a list of up to three nations is needed
cause-province-unknown = no such province on this map
cause-holder-absent = { $holder } has no unit there
cause-allies-only = only allies may share a province
cause-fortress-limit = at most { $count } fortresses in a province
cause-piece-unknown = unknown piece; known: { $known }, with -damage, ~spent points, ! retreated
cause-set-limit = only { $count } pieces of this kind in a set
cause-between-needed = between = two nations is needed
