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
head-rating = Rating
head-games = Games
head-fair = Fair share
head-pace = Per decision
head-stronger = Stronger
head-weaker = Weaker

## The page

headline-generic = Round { $turn } · { $phase }
news-hidden = … { $count } earlier { $count ->
    [one] line
   *[other] lines
} (log shows them)
menu-example = or in notation, for example { $notation }
menu-hint = A number, 3 x2 for an amount, or notation · why · undo · map · help · quit
opening-handicap = Points to begin with, as a handicap: { $seats }.
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
bot-fault = The { $bot } bot of { $seat } failed and the default answer was taken for it. { $fault }
answers-stopped = Not done either: { $rest }
answers-left = It is no longer your decision; not done: { $rest }
answer-sure = This does not answer the question. If you mean it, type { $answer }!
grave-warning = This commits you: it may not be possible to take it back.
grave-question = Enter to do it, any word to leave it
grave-left = Not done.
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
help-answers = Type a number of the list; with an amount: 3 x2. Where only an amount is asked for, type the amount. Or type the notation shown beside it: { example-answer }. Several answers at once are separated by semicolons. Without an amount the smallest one is meant. Tab completes.
help-terms = Terms of an offer stand behind a colon, as in 5: { example-terms }.
help-anytime = Open at any moment, with an exclamation mark so that it never happens by mistake: { $verbs }
help-grave = What commits you is asked about once more, unless an exclamation mark stands behind the answer.
command-help = help
    .does = this page
command-hint = hint
    .usage = [level]
    .does = what a level (hard, unless you name one) would answer, with what it expects
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
dataset-written = { $file } holds { $count } { $count ->
    [one] step
   *[other] steps
}.
dataset-skipped = { $game } is left out: the game has no end, so its return is not known.

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
verify-game = { $file }, game { $number }
verify-games-passed = { $file } holds: { $games } { $games ->
    [one] game
   *[other] games
}, { $answers } answers played again, { $rolls } results of chance, { $fingerprints } fingerprints, and every result and commitment.
verify-games-failed = { $file } does not hold: { $failed } of { $games } { $games ->
    [one] game
   *[other] games
}.
simulate-progress = Playing
simulate-title = { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
simulate-rotating = all in turn
simulate-lengths = On average { $turns } turns and { $decisions } decisions.
simulate-stopped = Stopped after { $games } games.
simulate-interrupted = Stopped after { $games } games, which are in the file; the same command with --resume goes on.
arena-interrupted = Stopped after { $games } games, which are in the file; the same command goes on.
simulate-faults = { $count } { $count ->
    [one] answer of a bot
   *[other] answers of bots
} could not be used; the default was taken. The first: { $cause }
arena-title = { $games } { $games ->
    [one] game
   *[other] games
} of { $players } players, seed { $seed }
arena-earlier = { $games } of them were played before.
arena-ordered = By rating the levels are strictly ordered: no two intervals overlap.
arena-overlapping = By rating not strictly ordered; the intervals overlap, or stand in the wrong order: { $pairs }.
arena-beaten = Head to head each level wins more than its share against the one before, at 95 %.
arena-unproved = Head to head not proved at 95 %: { $pairs }.
plot-ratings = Ratings with 95 % intervals
plot-rating = Rating (Plackett–Luce)
plot-head-to-head = Head to head with 95 % intervals; the tick is a fair share
plot-share = Share of the victories
plot-versus = against
plot-pace = Time to think
plot-milliseconds = Milliseconds a decision
plot-written = Drawn: { $files }
fuzz-done = { $games } games, { $answers } answers, { $situations } different situations, seed { $seed }.
fuzz-progress = { $games } games, { $crashes } faults
fuzz-clean = Nothing broke.
fuzz-found = Broken: { $fault }
fuzz-written = Kept in { $file }; quadriga replay shows how it came about.

## Names and information

names-verbs = Answers
names-more = Behind an answer xN is an amount, as in { example-answer }.
info-more = More about one of them: quadriga info GAME
info-facts = { $players } players · rules revision { $revision }
info-bots = Bots
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
serve-agents = Language models come in at { $link }
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

## Component packs

info-pack = With the component pack { $pack } { $version } (hash { $hash }).
pack-good = { $pack } { $version }, a component pack for { $game }, is good (hash { $hash }).
pack-author = By { $author }.
pack-changes = { $count ->
    [0] It changes nothing.
    [one] It changes one value.
   *[other] It changes { $count } values.
}
pack-other = { $place }: { $old } becomes { $new }
pack-new = { $place } is new: { $new }
pack-gone = { $place } is gone: { $old }
pack-written = Written to { $folder }: { $files }.
pack-next = Put the printed values in place of ours, then: quadriga pack check { $folder }
template-title = { $game } as printed
template-head = A component pack for Quadriga. Give it a name and a version, and take away the line “data” if it is for any version of the game’s data.
template-values = What had to be reconstructed: put the printed values in place of these. Lines that are right may be taken away.
template-marks = Once the values of a group are those printed, take the first # of its line away: they no longer count as reconstructed.
pack-added = Installed: { $pack } { $version } ({ $access ->
    [open] for everybody
   *[closed] for administrators
}).
pack-removed = Removed: { $name }.
pack-none = No packs are installed in { $folder }.
pack-faulty = The pack in the folder { $name } is faulty and not offered:
head-version = Version
head-hash = Hash
head-access = Open to
head-fault = Faults
pack-access-open = everybody
pack-access-closed = administrators

## The balance report

report-title = { $game }: balance report
report-subtitle = { $games } { $games ->
    [one] game
   *[other] games
} { $columns ->
    [one] under one set of rules
   *[other] under { $columns } sets of rules, on the same seeds
}
report-subtitle-mixed = { $games } { $games ->
    [one] game
   *[other] games
} under { $rules } different sets of rules, counted together
report-progress-read = Reading
report-written = Written: { $file }
report-stopped = Stopped. { $games } { $games ->
    [one] finished game is kept; a report on it:
   *[other] finished games are kept; a report on them:
} { $command }
report-as-given = rules as given
report-heading-summary = In short
report-heading-rules = Games of different rules
report-heading-anomalies = What stands out
report-heading-wins = Who wins
report-heading-course = The course of the games
report-heading-points = Where points come from
report-heading-actions = What players do
report-heading-never = Open, but never taken ({ $count })
report-heading-rare = Taken most rarely
report-heading-unseen = Never even open ({ $count })
report-heading-examples = Games to look at
report-heading-skipped = Left out
report-heading-tests = What is tested
report-heading-made = How this report was made
report-heading-comparison = Side by side
report-says-games = { $games } { $games ->
    [one] game is counted
   *[other] games are counted
}{ $skipped ->
    [0] .
   *[other] ; { $skipped } could not be and { $skipped ->
        [one] is
       *[other] are
    } listed below.
}
report-says-rules = The games are of { $count } different sets of rules and are counted together, so shares and means are those of a mixture: { $sets }. With --players and the options of the game, --from takes one of them.
report-says-rule-set = { $rules } ({ $games } { $games ->
    [one] game
   *[other] games
})
report-players = { $count } { $count ->
    [one] player
   *[other] players
}
report-rules = Rules
report-says-seats = By seat, most victories: { $best } ({ $most }), fewest: { $worst } ({ $least }); a fair share is { $fair }. { $count ->
    [0] This is within what chance explains.
    [one] One seat is further from its fair share than chance explains.
   *[other] { $count } seats are further from their fair share than chance explains.
}
report-says-sides = By side, most victories: { $best } ({ $most }), fewest: { $worst } ({ $least }). { $count ->
    [0] This is within what chance explains.
    [one] One side is further from its fair share than chance explains.
   *[other] { $count } sides are further from their fair share than chance explains.
}
report-says-length = Half of the games take at most { $turns } { $turn_form ->
    [one] turn
   *[other] turns
} and { $decisions } { $decision_form ->
    [one] decision
   *[other] decisions
}; the shortest has { $least } of these, the longest { $most }.
report-says-lead = The lead changes { $changes } { $form ->
    [one] time
   *[other] times
} a game; in half of the games the winner is ahead for good after { $part } of the game.
report-says-margin = Half of the games are won by at most { $margin } { $form ->
    [one] point
   *[other] points
}; in { $away } of them ({ $share }) the winner ran away.
report-says-actions = { $never } of { $actions } different { $actions ->
    [one] action
   *[other] actions
} { $never ->
    [one] was
   *[other] were
} open and never taken.
report-says-players = The seats were not all played by the same kind of player: shares by seat and side also tell who played better.
report-says-anomalies = { $count ->
    [0] Nothing stands out by the tests below.
    [one] One thing stands out.
   *[other] { $count } things stand out.
}
report-says-columns = { $count } { $count ->
    [one] other set of rules is
   *[other] other sets of rules are
} compared with: { $base }. Each game of one has its counterpart on the same seed in the other.
report-says-same = { $column }: no difference that chance could not explain.
report-says-alike = { $column }: every game went exactly as under the first rules. What is different did not matter in any of them.
report-says-differs = { $column } differs, at 95 %: { $what }.
report-seat = seat { $seat }
report-by-seat = By seat
report-by-side = By side
report-by-player = By player
report-wins-note = A shared victory counts in parts. Points and lines are shares with Wilson's 95 % intervals, the orange tick is the fair share. * marks what is further from it than chance explains, after correction for the number of shares.
report-games = Games
report-wins = Wins
report-share = Share of victories
report-interval = 95 % interval
report-corrected = Corrected interval
report-fair = Fair share
report-mean-points = Mean points
report-from = from
report-to = to
report-winners = winners
report-others = others
report-source = Source
report-mean = Mean
report-scored = Seats that scored
report-least = Least
report-quarter = Quarter
report-median = Half
report-three-quarters = Three quarters
report-most = Most
report-offered = Open
report-chosen = Taken
report-blind = By chance
report-action = Action
report-taken-when-open = Taken when open
report-verbs = Verbs
report-record = Record
report-game = Game
report-position = Position
report-seed = Seed
report-command = Command
report-why = Why
report-measure = Measure
report-pairs = Pairs
report-base = First
report-other = Other
report-difference = Difference
report-measure-turns = Turns
report-measure-decisions = Decisions
report-measure-margin = Margin in points
report-measure-lead-changes = Changes of the lead
report-measure-final-lead-part = When the winner took the lead for good
report-measure-win-seat = Victories
report-measure-win-side = Victories
report-measure-points = Points a seat
report-measure-of = { $measure }, { $key }
report-chart-decisions = Length in decisions
report-chart-turns = Length in turns
report-chart-final-lead-part = When the winner took the lead for good
report-chart-lead-changes = How often the lead changed
report-chart-leads = Who is ahead, turn by turn
report-winner-ahead = the eventual winner is ahead
report-lead-changed = the lead has changed
report-at-turn = At the beginning of turn
report-part-of-game = Part of the game
report-share-of-games = Share of games
report-chart-margin = How close the games ended
report-chart-points = Mean points a seat, by source
report-chart-verbs = How often a verb is taken when it is open
report-paired-wins = Victories: difference on common seeds
report-paired-points = Points a seat: difference on common seeds
report-comparison-note = Differences are taken game by game on the same seed, other less first ({ $base }), with 95 % intervals of their mean. * marks intervals without zero, each by itself: of twenty equal measures one would be marked by chance.
report-difference-of = { $column } against { $base }
report-none = None.
report-never-note = Decisions at which an action was open, and how often somebody who chooses at random would have taken it. Those that were open most come first.
report-rare-note = Compared with somebody who chooses at random among all that is open.
report-show-table = Show { $count } { $count ->
    [one] row
   *[other] rows
}
report-more = { $count } more
report-more-rows = { $count } more { $count ->
    [one] row is
   *[other] rows are
} in the tables of --json, --csv and --parquet.
report-see-games = see games
report-examples-note = The command opens the game at the position; Enter then shows the next answer. The position is the number of answers given before it.
report-remake-note = The records were not kept. This command plays the same games again and keeps them:
report-made = revision { $revision } of the rules, data { $data }.
report-why-unfinished = The game has no end.
report-why-other-rules = At answer { $at } the present rules lead elsewhere.
report-why-other-game = It is another game.
report-why-not-asked = It has other options or another number of players than asked for.
report-why-unreadable = { $cause }
report-test-rate-high = Wins more than its fair share
report-test-rate-low = Wins less than its fair share
report-test-unused = Open often and never taken ({ $count })
report-test-rare = Taken far more rarely than by chance ({ $count })
report-test-runaway = Winners that run away
report-test-long = Unusually long games
report-test-faults = Answers that could not be used
report-test-idle-source = Sources of points that gave none
report-test-endless = Games without an end
report-anomaly-rate-high = { $who }: { $share } of the victories in { $games } games (corrected interval { $low-corrected } – { $high-corrected }); { $fair } would be fair.
report-anomaly-rate-low = { $who }: only { $share } of the victories in { $games } games (corrected interval { $low-corrected } – { $high-corrected }); { $fair } would be fair.
report-anomaly-unused = { $action }: open at { $offered } decisions in { $games } { $games ->
    [one] game
   *[other] games
}, never taken.
report-anomaly-rare = { $action }: taken { $chosen } { $chosen ->
    [one] time
   *[other] times
} of { $offered }; by chance it would be about { $blind }.
report-anomaly-runaway = In { $count } of { $games } games the winner was ahead for good early on and won clearly (95 % interval { $low } – { $high }).
report-anomaly-long = { $count } { $count ->
    [one] game takes
   *[other] games take
} more than { $limit } decisions; the longest { $most }.
report-anomaly-faults = { $count } { $count ->
    [one] answer of a bot
   *[other] answers of bots
} could not be used, in { $games } { $games ->
    [one] game
   *[other] games
}.
report-anomaly-idle-source = { $source }: nobody had a point from it in { $games } games.
report-anomaly-endless = { $count } { $count ->
    [one] game was
   *[other] games were
} broken off because no end was in sight.
report-states-rates = Shares: Wilson's interval, widened by Bonferroni for all seats and sides together ({ $doubt } for the whole report), leaves out the fair share. Kinds of player are not tested.
report-states-unused = Never taken: open at { $often } decisions or more, and nobody took it. Where a whole verb is unused its targets are not listed.
report-states-rare = Rare: open at { $often } decisions or more, and the upper end of the corrected interval lies below { $rare } of what choosing at random would give.
report-states-runaway = Runaway: the winner is ahead for good within the first { $early } of the game and wins by { $clear } of his points or more. Flagged if the lower end of the 95 % interval of such games lies above { $many }.
report-states-long = Long: more decisions than the upper quartile plus { $far } times the distance of the quartiles, from { $enough } games on.
report-states-idle = Sources: nobody had a point from it, from the same number of games on.
report-states-lead = The lead is read off the points when each turn begins and at the end; at a tie nobody leads.
report-states-bots = Bots are no people: what they never do may still be good, and what they do well may not suit everybody.
## Hints and analyses

decimal-point = .
percent = { $number } %
hint-heading = What the { $level } would play
head-hint-answer = Answer
head-hint-notation = As typed
head-hint-expected = To win
head-hint-error = Error
head-hint-visits = Tried
hint-note = Estimated by trying each answer in guesses of what you cannot see. Nothing has been played.
hint-usual = The first answer is the usual one: another with a higher number takes its place only when it is clearly better.
hint-unsearched = This level does not try answers out here; the number is what the position promises as it stands. Nothing has been played.
analysis-title = Analysis of a game of { $game }
analysis-curve = Expectation to win
analysis-curve-note = From the first decision to the last; the number is what the last decision promised.
analysis-numbers = The numbers
analysis-turning = Turning points
analysis-moment = { $number } ({ $turn ->
    [0] preparation
   *[other] turn { $turn }
}), { $seat }: { $answer }. { $before } became { $after }.
analysis-better = Better: { $answer } [{ $notation }], { $gain } more (± { $error }).
analysis-none = No decision changed much.
analysis-luck = Luck
analysis-no-chance = After the first decision of this game chance was not asked and nothing was drawn.
analysis-dice = { $kind }: { $count } dice came to { $rolled }; { $expected } were to be expected.
analysis-drawn = { $seat }: { $count ->
    [one] 1 draw changed the expectation
   *[other] { $count } draws changed the expectation
} by { $actual }; { $expected } was to be expected.
analysis-of-it-luck = Luck in drawing made { $luck } of it.
analysis-stroke = { $number } ({ $turn ->
    [0] preparation
   *[other] turn { $turn }
}), { $kind }: { $worth } for { $seat } (± { $error }).
analysis-by-model = Positions are judged by a model that was trained on games among bots.
analysis-by-points = Positions are judged by the points alone: no model has been trained for this game.
analysis-luck-note = Luck: { $weighed } of { $asked } answers of chance, each compared with { $samples } others that it might have given.
analysis-draws-note = Draws: { $looked } of { $revealed } answers that revealed something were looked at, and what was drawn compared with { $worlds } guessed worlds.
analysis-turning-note = Turning points: { $count } decisions tried again in { $worlds } guessed worlds, with answers of the { $level }.
analysis-hints = Hints asked for: { $asked }.
analysis-written = Written to { $file }.
luck-battle = Battles
luck-event = Events
luck-dice = Other dice
luck-draw = Draws
head-turn = Turn
luck-total = Together
