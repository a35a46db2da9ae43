import type { MessageTable, SameMessages } from "@safehouse/kernel";

const whole = new Intl.NumberFormat("en-GB");
const points = (n: number): string => `${whole.format(n)} ${n === 1 ? "point" : "points"}`;

/** As of the server's shelf: an open match through which changed rules no longer lead. */
interface ShownMisfit {
  game: string;
  match: string;
  n: number;
  decision: string;
  problem: string;
}

const usage = {
  play: `safehouse play GAME [--seats N] [--level L] [--config JSON] [--scenario X]
                      [--seed TEXT] [--save FILE]
    A match in this terminal: you and bots at one table.
  safehouse play GAME --server URL [--name NAME] [--match ID [--token TOKEN]]
    The same over a server: a new match, or one that exists, which is watched
    without its token. SAFEHOUSE_TOKEN in the environment stands for --token,
    which others on this machine can see.`,
  simulate: `safehouse simulate GAME [--games N] [--seats K] [--seed S]
                      [--level random|easy|normal|expert] [--scenario X]
                      [--config JSON] [--json]
    Plays N matches between bots and counts how they end.
    --json prints one JSON object.`,
  replay: `safehouse replay FILE [--seat N | --open] [--from ENTRY]
    Tells a finished match move by move: with everything open, or as seat N
    (from 1) saw it.`,
  verify: `safehouse verify FILE
    Replays a record and checks every draw against the seed committed to.`,
  review: `safehouse review FILE [--json]
    Says where the result of a match came from: luck, what was hidden, one's
    own and others' answers; what swung it, and what would have been better.`,
  balance: `safehouse balance GAME [--games N] [--seed S] [--keep FILE] [--json]
    Measures the balance rules of a game on all cores and prints them as a
    table. FILE keeps what is played: a run that was cut off goes on from there.`,
  ladder: `safehouse ladder GAME [--games N] [--seats K] [--seed S] [--scenario X]
                      [--config JSON] [--keep FILE] [--json]
    Compares every level of a game's bots with the next, at tables of every
    size or of K seats, on all cores: one of the higher among the lower where
    they compete, crews on the same seeds where they do not. FILE keeps what is
    played: a run that was cut off goes on from there. Exit status 1 if two
    levels are not apart.`,
  survey: `safehouse survey GAME [--games N] [--seed S] [--keep FILE] [--json]
    Watches bots of every level at the tables of a game, on all cores: how many
    points they get, and with --json also what they use. Experts play a quarter
    of N. FILE keeps what is played: a run that was cut off goes on from there.`,
  puzzles: `safehouse puzzles GAME [--number N] [--print N] [--json]
    One puzzle after the other, beginning with that of today: a question of a
    match, some answers, and what each is worth. --number begins with the Nth;
    --print N prints N of them, and their solutions after all; --json prints one
    as one JSON object.`,
  print: `safehouse print THING --out FILE.pdf [--size a4|letter] [--ink colour|low]
                      [--language en|de] [--match FILE | --plan FILE]
    Puts a game's paper into a PDF: blank, or with the marks of a match (its
    record, or what GET /api/matches/ID answers). --plan brings a plan from the
    workshop (its file or its code), which is the part "own". THING is a game,
    GAME/PART, or several parts as GAME/PART+PART; a THING that does not exist
    is answered with all that do.`,
  backup: `safehouse backup --out FILE [--data DIR | --store ADDRESS]
    Copies the database of a server, which may be running, into one file and
    replays every match in it. DIR is SAFEHOUSE_DATA or "data" if not given;
    ADDRESS is that of a Postgres, as in SAFEHOUSE_STORE.`,
  restore: `safehouse restore --from FILE [--data DIR | --store ADDRESS]
    Replays every match of a backup, then puts it into an empty folder, or into
    an empty database of Postgres.`,
  move: `safehouse move --from PLACE --to PLACE
    Copies a whole house that is closed into an empty place, and replays every
    match on the way. A PLACE is a folder or the address of a Postgres, such as
    postgres://user@host/database. What was at the first place stays there.`,
  reports: `safehouse reports [--data DIR | --store ADDRESS] [--json] [--seen]
    Lists the chat messages that guests of a server, which may be running, have
    reported, and what the server found to be lost; --seen puts that away.`,
  quarantine: `safehouse quarantine [show ID | release ID]
                          [--data DIR | --store ADDRESS] [--json]
    Lists the matches that a server, which may be running, has set apart; where
    several share a Postgres, also those that only some of them have set apart.
    "show" checks one and replays it by its rules; "release" also lets it be
    played on, in all of them, if nothing is wrong with it.`,
  export: `safehouse export GUEST [--data DIR | --store ADDRESS] [--out FILE]
    Gives what a server, which may be running, has about a guest, as JSON.
    GUEST is an id or a name.`,
  erase: `safehouse erase GUEST [--data DIR | --store ADDRESS]
    Removes a guest from a server that is closed: the name everywhere, all
    messages, and the reports by and about it.`,
  doctor: `safehouse doctor [--data DIR | --store ADDRESS] [--url URL] [--json]
    Looks at a house, which may be running, and says what is wrong and what to
    do: its folder, disk, database, backups, clock and limits; with the URL that
    people type also its release, its proxy, TLS and WebSockets. It changes
    nothing. Exit status 1 if something needs doing.`,
  "new-game": `safehouse new-game NAME [--in DIR]
    Writes a small game of your own that plays at once: rules, texts in two
    languages, tests and a cover, in DIR/NAME (DIR is "shelf" if not given).
    docs/a-game-in-an-hour.md leads on from there.`,
  shelf: `safehouse shelf build DIR [--data DIR]
    Tries each game of a folder alone, and makes the app with those that hold,
    for "npm start -- --shelf DIR". Such games are trusted like the house
    itself. Exit status 1 if some were left out.
  safehouse shelf test DIR
    Runs the tests of the games in a folder.`,
  completion: `safehouse completion bash|zsh|fish
    Prints a script that lets the shell complete commands, options, games and
    file names. For bash:  source <(safehouse completion bash)`,
};

const COMMON = `Every command takes --lang en|de, and --shelf DIR for a folder with games of
your own. NO_COLOR switches colours off.`;

const didYouMean = (meant: string | null): string => (meant === null ? "" : ` Did you mean ${meant}?`);

const often = (count: number): string => (count === 1 ? "once" : `${count} times`);

export const en = {
  help: ({ games }: { games: string }) => `Safehouse: a parlour for heist games.

  ${Object.values(usage).join("\n\n  ")}

Games: ${games}.
${COMMON}
Exit status: 0 fine, 1 a mismatch or a violation, 2 bad input.
"safehouse COMMAND --help" is about one command, --version tells the release.

Try:  safehouse play ${games.split(", ")[0]}`,

  "help.command": ({ command, games }: { command: CommandName; games: string }) => `  ${usage[command]}

${usage[command].includes("GAME") ? `Games: ${games}.\n` : ""}${COMMON}`,

  "command.unknown": ({ given, meant }: { given: string; meant: string | null }) =>
    `There is no command ${given}.${didYouMean(meant)} "safehouse help" lists the commands.`,
  "missing.game": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs a game. "safehouse help" lists the games.`,
  "missing.file": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs the file of a match record, such as "safehouse ${command} match.json".`,
  "missing.thing": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs something to print: a game, or a part of it as GAME/PART.`,
  "missing.match": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs the id of a match. "safehouse quarantine" lists them.`,
  "missing.name": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs a name for the game, such as "safehouse ${command} night-shift".`,
  "missing.folder": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs the folder with the games, such as "safehouse ${command} shelf".`,
  "missing.shell": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs the name of a shell: bash, zsh or fish.`,
  "shell.unknown": ({ given, shells }: { given: string; shells: string }) =>
    `There is no completion for ${given}. Shells are: ${shells}.`,
  "missing.guest": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs a guest: the id, or the name in quotes.`,
  surplus: ({ text, command }: { text: string; command: string }) =>
    `"safehouse ${command}" takes one thing, and ${text} is a second. "safehouse ${command} --help" shows how to call it.`,
  "surplus.any": ({ text, command }: { text: string; command: string }) =>
    `"safehouse ${command}" takes options only, and ${text} is none. "safehouse ${command} --help" shows how to call it.`,
  "missing.option": ({ option, command }: { option: string; command: string }) =>
    `"safehouse ${command}" needs ${option} and a file name after it.`,
  "option.unknown": ({ option, command, meant }: { option: string; command: string; meant: string | null }) =>
    `"safehouse ${command}" has no option ${option}.${didYouMean(meant)} "safehouse ${command} --help" shows how to call it.`,
  "option.twice": ({ option }: { option: string; command: string }) =>
    `The option ${option} is given twice. Give it once.`,
  "option.no-value": ({ option }: { option: string; command: string }) =>
    `The option ${option} takes no value. Leave the value out.`,
  "option.needs-value": ({ option }: { option: string; command: string }) =>
    `The option ${option} needs a value after it.`,
  "option.number": ({ option, min, max, given }: { option: string; min: number; max: number; given: string }) =>
    `${option} must be a whole number from ${min} to ${max}, not ${given}.`,
  "option.choice": ({ option, choices, given }: { option: string; choices: string; given: string }) =>
    `${option} must be one of ${choices}, not ${given}.`,
  "option.seed": ({ max }: { max: number }) => `--seed must be a text of 1 to ${max} characters.`,
  "option.viewer": "Give --seat or --open, not both.",
  "option.either": ({ one, other }: { one: string; other: string }) => `Give ${one} or ${other}, not both.`,
  "store.address":
    "The address of the store must look like postgres://user@host/database, with odd letters of a name or password written as %XX.",
  "store.unknown": ({ problem }: { problem: string }) => `${problem} Look whether it was done, and do it again if not.`,

  "new-game.no-name": ({ given }: { given: string }) =>
    `${given} cannot be the name of a game. Take 2 to 40 small letters, digits and single dashes, a letter first, such as night-shift.`,
  "new-game.taken": ({ name }: { name: string }) => `There is a game ${name} in the house already. Take another name.`,
  "new-game.exists": ({ folder }: { folder: string }) =>
    `${folder} exists already. Take another name, or another folder with --in.`,
  "new-game.file": ({ shelf }: { shelf: string }) => `${shelf} is a file. Name a folder with --in.`,
  "new-game.written": ({ folder, name, shelf }: { folder: string; name: string; shelf: string }) =>
    `${folder} is a game. Now:
  npx safehouse play ${name} --shelf ${shelf}
  npx safehouse shelf test ${shelf}
  npm start -- --shelf ${shelf}`,
  "shelf.no-verb": `"safehouse shelf" can build or test: "safehouse shelf build DIR".`,
  "shelf.verb": ({ given, meant }: { given: string; meant: string | null }) =>
    `"safehouse shelf" cannot ${given}.${didYouMean(meant)} It can build or test: "safehouse shelf build DIR".`,
  "shelf.no-folder": ({ shelf }: { shelf: string }) =>
    `There is no folder ${shelf}. A shelf is a folder that holds a folder for every game.`,
  "shelf.is-game": ({ shelf }: { shelf: string }) => `${shelf} is a game itself. Name the folder that it lies in.`,
  "shelf.empty": ({ shelf }: { shelf: string }) =>
    `No folder in ${shelf} is a game. "safehouse new-game NAME --in DIR" writes one.`,
  "shelf.no-builder": ({ shelf }: { shelf: string }) =>
    `What makes the app is not installed here. Run "safehouse shelf build ${shelf}" where it is ("npm ci"), and bring its data folder along.`,
  "shelf.no-game": ({ shelf }: { shelf: string }) => `No game of ${shelf} can be played, so nothing was written.`,
  "shelf.house": ({ shelf }: { shelf: string }) =>
    `Each game of ${shelf} can be built alone, but not all of them together. Nothing was written.`,
  "shelf.left-out": ({ folder, file, reason }: { folder: string; file: string; reason: string }) =>
    `Left out: ${folder}/${file}: ${reason}`,
  "shelf.misfit": ({ game, match, n, decision, problem }: ShownMisfit) =>
    `${game}: match ${match} no longer fits at entry ${n} (${decision}): ${problem}`,
  "shelf.built": ({ games, data }: { games: number; data: string }) =>
    `The app with ${games === 1 ? "one game" : `${whole.format(games)} games`} of this shelf is in ${data}.`,

  "game.unknown": ({ given, games, meant }: { given: string; games: string; meant: string | null }) =>
    `There is no game ${given}.${didYouMean(meant)} Games are: ${games}.`,
  "level.unknown": ({ given, game, levels }: { given: string; game: string; levels: string }) =>
    `There is no level ${given}. Levels of ${game} are: ${levels}.`,
  "level.unbuilt": ({ given, game, levels }: { given: string; game: string; levels: string }) =>
    `The level ${given} is not built yet for ${game}. Levels of ${game} are: ${levels}.`,
  "scenario.none": ({ game }: { game: string }) => `${game} has no scenarios. Leave --scenario out.`,
  "scenario.unknown": ({ given, game, scenarios }: { given: string; game: string; scenarios: string }) =>
    `There is no scenario ${given}. Scenarios of ${game} are: ${scenarios}.`,
  "config.large": ({ size, limit }: { size: number; limit: number }) =>
    `--config has ${whole.format(size)} bytes; at most ${whole.format(limit)} are read.`,
  "config.json": ({ given }: { given: string }) =>
    `--config must be JSON such as '{}', in quotes for the shell; this is not: ${given}.`,
  "config.wrong": ({ path, problem }: { path: string; problem: string }) => `${path} ${problem}.`,

  "output.failed": ({ reason }: { reason: string }) => `What was to be told cannot be written (${reason}).`,
  "file.missing": ({ file }: { file: string }) => `There is no file ${file}.`,
  "file.folder": ({ file }: { file: string }) => `${file} is a folder. Name the file of a match record.`,
  "file.unreadable": ({ file, reason }: { file: string; reason: string }) => `${file} cannot be read (${reason}).`,
  "file.large": ({ file, limit }: { file: string; limit: number }) =>
    `${file} is larger than ${limit} MB: no match record is.`,
  "file.binary": ({ file }: { file: string }) => `${file} is not text (UTF-8), so it is no match record.`,
  "file.malformed": ({ file, problem }: { file: string; problem: string }) => `${file}: ${problem}`,
  "record.game": ({ file, given, games }: { file: string; given: string; games: string }) =>
    `${file} is a record of ${given}, a game that this program does not know. It plays: ${games}.`,
  "record.cut": ({ file, n }: { file: string; n: number }) =>
    `${file} is cut off: the match is not over after entry ${n}. Only records of finished matches are read.`,
  "record.mismatch": ({ file, n, problem }: { file: string; n: number; problem: string }) =>
    `${file} does not hold: entry ${n} ${problem}.`,
  "verify.mismatch": ({ file, n, problem }: { file: string; n: number; problem: string }) =>
    `${file} does not hold: entry ${n}: ${problem}`,
  "verify.commitment": ({ file, problem }: { file: string; problem: string }) => `${file} does not hold: ${problem}`,
  "verify.fine": ({ moves, draws }: { moves: number; draws: number }) =>
    `OK: ${moves} ${moves === 1 ? "move" : "moves"}, ${draws} ${draws === 1 ? "draw" : "draws"}, seed matches its commitment`,

  "review.title.points": ({ game }: { game: string }) => `${game}: Us or the dice?`,
  "review.title.lead": ({ game }: { game: string }) => `${game}: The story of the match`,
  "review.title.chance": ({ game }: { game: string }) => `${game}: Who could know what?`,
  "review.never": ({ game }: { game: string }) =>
    `Nobody can review a match of ${game}: it does not say what its states are worth.`,
  "review.unit.points": "In points of the crew. Every line adds up to its result.",
  "review.unit.lead": "In points ahead of the mean of the others. Every line adds up to its result.",
  "review.unit.chance": "In the chance to get away. Every line adds up to its result.",
  "review.unjudged": "Its rules are older than those the expert knows: nobody says here what would have been better.",
  "review.partial": ({ n }: { n: number }) =>
    `Only a part, up to entry ${n}; the result is what the match was worth there.`,
  "review.progress": ({ percent }: { percent: number }) => `Going through the match: ${percent} %`,
  "review.expected": "expected",
  "review.luck": "luck",
  "review.hidden": "hidden",
  "review.own": "own",
  "review.others": "others",
  "review.revision": "revision",
  "review.result": "result",
  "review.swings": "What swung it",
  "review.costliest": "What cost most",
  "review.crew": "the crew",
  "review.luck-line": ({ n, who }: { n: number; who: string }) => `entry ${n}: luck of ${who}`,
  "review.decision-line": ({ n, who, move }: { n: number; who: string; move: string }) => `entry ${n}: ${who}: ${move}`,
  "review.better": ({ move }: { move: string }) => `The expert: ${move}.`,
  "review.close": "Too close to call.",

  "print.fine": ({ file, pages }: { file: string; pages: number }) =>
    `OK: ${pages} ${pages === 1 ? "page" : "pages"} in ${file}. Print at 100 %: the gauge at the foot is 20 mm long.`,
  "print.unknown": ({ given, things }: { given: string; things: string }) =>
    `There is no ${given} to print. There is: ${things}.`,
  "print.elsewhere": ({ given, things }: { given: string; things: string }) =>
    `${given} is not on the table of that match. There is: ${things}.`,
  "print.aside": ({ given, things }: { given: string; things: string }) =>
    `${given} does not go with that plan. There is: ${things}.`,
  "print.both": "A match brings its plan along: give --match or --plan, not both.",
  "print.exists": ({ file }: { file: string }) => `${file} exists already and is no PDF. Give --out another file name.`,
  "print.failed": ({ file, reason }: { file: string; reason: string }) => `${file} cannot be written (${reason}).`,

  "backup.fine": ({ file, matches, entries }: { file: string; matches: number; entries: number }) =>
    `OK: ${whole.format(matches)} ${matches === 1 ? "match" : "matches"} with ${whole.format(entries)} entries are in ${file}, all replayed`,
  "backup.damaged": ({ file, count }: { file: string; count: number }) =>
    `The copy is in ${file}, but damage was found (${count}) and set apart in it. Keep older backups.`,
  "backup.refused.no-database": ({ folder }: { folder: string; file: string }) =>
    `There is no database in ${folder}. Name the server's folder with --data.`,
  "backup.refused.file-exists": ({ file }: { folder: string; file: string }) =>
    `${file} exists already. Give --out a new file name.`,
  "backup.refused.no-folder": ({ file }: { folder: string; file: string }) =>
    `${file} cannot be written: its folder is missing.`,
  "backup.refused.folder-used": ({ folder }: { folder: string; file: string }) =>
    `${folder} is not empty, and nothing is overwritten. Name an empty or new folder with --data.`,
  "backup.refused.database-used": ({ folder }: { folder: string; file: string }) =>
    `${folder} is not empty, and nothing is overwritten. Name an empty database with --store.`,
  "backup.refused.no-backup": ({ file }: { folder: string; file: string }) =>
    `${file} is no backup of Safehouse, or there is no such file.`,
  "backup.problem": ({ problem }: { problem: string }) => `  ${problem}`,
  "backup.document": ({ kind, id }: { kind: string; id: string }) => `  The ${kind} ${id} is damaged.`,
  "backup.quarantined": ({ match }: { match: string }) =>
    `  The match ${match} was set apart before; it is kept as it is.`,
  "backup.unplayed": ({ match }: { match: string }) =>
    `  The match ${match} is of another game or release: it is whole, but was not replayed.`,
  "restore.fine": ({ folder, matches, entries }: { folder: string; matches: number; entries: number }) =>
    `OK: ${whole.format(matches)} ${matches === 1 ? "match" : "matches"} with ${whole.format(entries)} entries are in ${folder}, all replayed`,
  "restore.damaged": ({ file, count }: { file: string; count: number }) =>
    `${file} does not hold: it is damaged (${count} times). Nothing was restored. Try an older backup.`,

  "move.fine": ({ from, to, matches, entries }: { from: string; to: string; matches: number; entries: number }) =>
    `OK: ${whole.format(matches)} ${matches === 1 ? "match" : "matches"} with ${whole.format(entries)} entries are in ${to}, all replayed. Start the house there; ${from} is as it was.`,
  "move.damaged": ({ from, count }: { from: string; count: number }) =>
    `${from} does not hold: damage was found (${count} times). Nothing was moved. Set it apart first: a backup does so, and can be restored.`,
  "move.place": ({ option }: { option: string }) =>
    `"safehouse move" needs ${option} and a folder or the address of a Postgres after it.`,
  "move.none": ({ from }: { from: string }) =>
    `There is no database in ${from}. Name the house that moves with --from.`,
  "move.used": ({ to }: { to: string }) =>
    `${to} is not empty, and nothing is overwritten. Name an empty or new place with --to.`,

  "reports.none": "No message was reported.",
  "reports.title": ({ time, table, message }: { time: string; table: string; message: number }) =>
    `${time}, table ${table}, message ${message}`,
  "reports.by": ({ reporter }: { reporter: string }) => `reported by ${reporter}`,
  "reports.gone": "somebody who is gone",
  "reports.reason": ({ why }: { why: string }) => `reason: ${why}`,
  "reports.insult": "an insult",
  "reports.threat": "a threat",
  "reports.private": "something private about somebody",
  "reports.spam": "spam",
  "reports.other": "something else",
  "reports.lost": ({ time, commits }: { time: string; commits: number }) =>
    `${time}: found lost what was acknowledged (${whole.format(commits)} ${commits === 1 ? "commit" : "commits"}; guests and tables may have been among them)`,
  "reports.lost.end": ({ match, acknowledged, left }: { match: string; acknowledged: number; left: number }) =>
    `match ${match}: entry ${acknowledged} was acknowledged, entry ${left} is the last one left; set apart`,
  "reports.lost.match": ({ match, acknowledged }: { match: string; acknowledged: number; left: number }) =>
    `match ${match}: gone as a whole, after entry ${acknowledged}`,
  "reports.lost.seen": 'A backup may have more. "safehouse reports --seen" puts this away.',

  "guest.unknown": ({ given }: { given: string }) => `There is no guest ${given} here. Give an id or a whole name.`,
  "guest.several": ({ given, list }: { given: string; list: string }) =>
    `Several guests are called ${given}. Give the id of one: ${list}`,
  "guest.candidate": ({ id, name, time }: { id: string; name: string; time: string }) =>
    `${id} (${name}, last seen ${time})`,
  "export.fine": ({ file }: { file: string }) => `OK: what the house has about this guest is in ${file}.`,
  "erase.fine": ({
    guest,
    tables,
    messages,
    reports,
    studies,
    traces,
  }: {
    guest: string;
    tables: number;
    messages: number;
    reports: number;
    studies: number;
    traces: number;
    isScrubbed: boolean;
  }) =>
    `OK: ${guest} is erased (tables ${tables}, messages ${messages}, reports ${reports}, studies ${studies}, other traces ${traces}). Backups still have it.`,
  "erase.open": ({ folder }: { folder: string }) =>
    `The house in ${folder} is open, and only a closed one can be changed from here. Close it, then try again. Guests can have themselves forgotten at any time, with "Forget me" in the settings.`,
  "erase.unscrubbed":
    "The database could not be written anew, perhaps for want of room: unused parts of it may still have some of that.",

  "quarantine.none": "No match is set apart.",
  "quarantine.title": ({
    match,
    game,
    time,
    entries,
  }: {
    match: string;
    game: string;
    time: string;
    entries: number;
  }) => `${match}: ${game}, made ${time}, ${whole.format(entries)} ${entries === 1 ? "entry" : "entries"}`,
  "quarantine.unreadable": ({ match, entries }: { match: string; entries: number }) =>
    `${match}: what it was made of is damaged, ${whole.format(entries)} ${entries === 1 ? "entry" : "entries"}`,
  "quarantine.problem": ({ problem }: { problem: string }) => `set apart because: ${problem}`,
  "quarantine.complaint": ({ house, build, problem }: { house: string; build: string; problem: string }) =>
    `set apart in house ${house} (${build}) because: ${problem}`,
  "quarantine.unknown": ({ given }: { given: string }) =>
    `No match ${given} is set apart. "safehouse quarantine" lists those that are.`,
  "quarantine.damaged": ({ problem }: { problem: string }) =>
    `found: ${problem} A damaged log cannot be released; restore it from a backup.`,
  "quarantine.unplayed":
    "found: its log is whole, but this release does not play its game by those rules. Try the release that it was begun with.",
  "quarantine.illegal": ({ n, problem, rule }: { n: number; problem: string; rule: string }) =>
    `found: entry ${n} ${problem}${rule === "" ? "" : ` (${rule})`}. It stays apart.`,
  "quarantine.throws": ({ n, problem }: { n: number; problem: string }) =>
    `found: the rules fail at entry ${n} (${problem}). It stays apart until a release mends them.`,
  "quarantine.sound": "found: its log is whole, and its rules lead through it to the end. It may be released.",
  "quarantine.released.running": ({ match }: { match: string }) => `OK: ${match} may be played on.`,
  "quarantine.released.over": ({ match }: { match: string }) => `OK: ${match} is over, and may be looked at again.`,

  "doctor.title": ({ folder, version }: { folder: string; version: string }) =>
    `Safehouse ${version}: a look at the house in ${folder}`,
  "doctor.well": "All is well.",
  "doctor.unwell": ({ count }: { count: number }) =>
    count === 1 ? "One thing needs doing: see →." : `${count} things need doing: see →.`,
  "doctor.url": ({ given }: { given: string }) =>
    `--url must be the address that people type, such as https://play.example.org/, not ${given}.`,
  "doctor.needs-url": "not looked at: give the address that people type with --url",
  "doctor.about.folder": "Folder",
  "doctor.about.lock": "Lock",
  "doctor.about.disk": "Disk",
  "doctor.about.database": "Database",
  "doctor.about.backup": "Backup",
  "doctor.about.clock": "Clock",
  "doctor.about.house": "House",
  "doctor.about.proxy": "Proxy",
  "doctor.about.tls": "TLS",
  "doctor.about.socket": "WebSocket",
  "doctor.about.files": "Open files",
  "doctor.about.memory": "Memory",
  "doctor.folder.fine": ({ name }: { name: string }) => `${name} is there, and closed to other accounts`,
  "doctor.folder.missing": ({ name }: { name: string }) => `there is no folder ${name}`,
  "doctor.folder.file": ({ name }: { name: string }) => `${name} is a file`,
  "doctor.folder.missing.todo": "Name the folder of the house with --data. A new house makes it at its first start.",
  "doctor.folder.closed": ({ name }: { name: string }) => `this account may not look into ${name}`,
  "doctor.folder.closed.todo": ({ owner }: { owner: number }) =>
    `Call the doctor as the account that runs the house: sudo -u '#${owner}' npx safehouse doctor …`,
  "doctor.folder.owner": ({ name, owner, runner }: { name: string; owner: number; runner: number }) =>
    `${name} belongs to account ${owner}, but the house runs as account ${runner}`,
  "doctor.folder.owner.todo": ({ folder, runner }: { folder: string; runner: number }) =>
    `chown -R ${runner} ${folder}`,
  "doctor.folder.open": ({ name, mode }: { name: string; mode: string }) =>
    `${name} is open to other accounts of this machine (${mode})`,
  "doctor.lock.held": ({ pid }: { pid: number }) =>
    pid === 0 ? "a house is open here" : `a house is open here, process ${pid}`,
  "doctor.lock.free": "no house is open here",
  "doctor.lock.unknown": "this account cannot see whether a house is open here",
  "doctor.disk.fine": ({ free, size }: { free: number; size: number }) =>
    `${whole.format(free)} MB free; the database has ${whole.format(size)} MB`,
  "doctor.disk.low": ({ free, size }: { free: number; size: number }) =>
    `only ${whole.format(free)} MB free; the database has ${whole.format(size)} MB`,
  "doctor.disk.low.todo": ({ least }: { least: number }) =>
    `Make room for at least ${whole.format(least)} MB: a house that cannot write turns every move away.`,
  "doctor.disk.names": "the disk takes no more files",
  "doctor.disk.names.todo": "Remove small files that nobody needs: the disk has run out of names for new ones.",
  "doctor.disk.unknown": "this system does not tell how much is free",
  "doctor.database.none": "there is none yet",
  "doctor.database.fine": ({ matches }: { matches: number }) =>
    `opens, and every page of it is sound; ${whole.format(matches)} ${matches === 1 ? "match" : "matches"}`,
  "doctor.database.todo":
    "If it is damaged: close the house, put the folder aside, and restore the last backup with safehouse restore.",
  "doctor.database.quarantined": ({ count }: { count: number }) =>
    count === 1 ? "one match is set apart" : `${count} matches are set apart`,
  "doctor.database.losses": ({ count }: { count: number }) =>
    count === 1 ? "something acknowledged was found lost" : `${count} times something acknowledged was found lost`,
  "doctor.postgres.fine": ({ matches, used, most }: { matches: number; used: number; most: number }) =>
    `${whole.format(matches)} ${matches === 1 ? "match" : "matches"}; ${used} of ${most} connections are taken`,
  "doctor.postgres.todo": "Until it answers again the house pauses; nothing acknowledged is lost.",
  "doctor.postgres.fsync": "the server does not wait for its disk (fsync or full_page_writes is off)",
  "doctor.postgres.fsync.todo": "Switch both on in postgresql.conf: a power cut would lose what was acknowledged.",
  "doctor.postgres.full": ({ used, most }: { used: number; most: number }) =>
    `${used} of ${most} connections are taken`,
  "doctor.postgres.full.todo": "Raise max_connections in postgresql.conf, or close other programs.",
  "doctor.postgres.backup": "of a Postgres nobody keeps note here; see that safehouse backup or your own tools run",
  "doctor.backup.nothing": "nothing to keep yet",
  "doctor.backup.never": "none was ever made of this folder",
  "doctor.backup.old": ({ days, file }: { time: string; file: string; days: number }) =>
    `the last one is ${days} days old: ${file}`,
  "doctor.backup.damaged": ({ time, file }: { time: string; file: string; days: number }) =>
    `the last one found damage: ${time}, ${file}`,
  "doctor.backup.damaged.todo": "Keep the older backups. safehouse quarantine shows the matches that are affected.",
  "doctor.backup.fine": ({ time, file }: { time: string; file: string; days: number }) => `${time}, ${file}`,
  "doctor.backup.todo": ({ folder }: { folder: string }) =>
    `Every day, by a timer: safehouse backup --data ${folder} --out FILE`,
  "doctor.clock.fine": ({ time }: { time: string }) => time,
  "doctor.clock.early": ({ time }: { time: string }) => `it cannot be ${time}`,
  "doctor.clock.behind": ({ time, newest }: { time: string; newest: string }) =>
    `it shows ${time}, but the house has written at ${newest}`,
  "doctor.clock.apart": ({ time, house }: { time: string; house: string }) =>
    `it shows ${time}, that of the house ${house}`,
  "doctor.clock.todo": "Let the machine set its clock by the network: timedatectl set-ntp true",
  "doctor.house.fine": ({ url, version }: { url: string; version: string }) => `answers at ${url}, release ${version}`,
  "doctor.house.unreachable": ({ url, problem }: { url: string; problem: string }) =>
    `nobody answers at ${url} (${problem})`,
  "doctor.house.unreachable.todo": "Is the house open, the proxy running, the name right, the port let through?",
  "doctor.house.name": ({ host }: { host: string }) => `it does not go by the name ${host}`,
  "doctor.house.name.todo": ({ name }: { name: string }) => `Start the house with --hosts ${name}.`,
  "doctor.house.failing": "it cannot save anything now",
  "doctor.house.failing.todo": "See what it says in its log. Usually the disk is full or broken.",
  "doctor.house.other": ({ url, status }: { url: string; status: number }) =>
    `what answers at ${url} is no house (status ${status})`,
  "doctor.house.other.todo": ({ url }: { url: string }) =>
    `${url}api/health must reach the house. Under a sub-path, the proxy and --base must agree about it.`,
  "doctor.house.version": ({ own, theirs }: { own: string; theirs: string }) =>
    `it is release ${theirs}, this program is ${own}`,
  "doctor.house.version.todo": "After an upgrade start the house anew, or use the program of its own release.",
  "doctor.proxy.direct": "there is none on the way",
  "doctor.proxy.fine": ({ address }: { address: string }) => `says who is asking (you are ${address}), and is believed`,
  "doctor.proxy.silent": "the house does not tell what it sees: it is of an older release",
  "doctor.proxy.headers": "it does not say who is asking: all guests count as one, or as people at this machine",
  "doctor.proxy.headers.todo": "Let it send X-Forwarded-For and X-Forwarded-Proto: see docs/running.md.",
  "doctor.proxy.trust": "it says who is asking, but the house does not believe it: all guests share one limit",
  "doctor.proxy.trust.todo": "Start the house with --trust-proxy and the address that the proxy comes from.",
  "doctor.proxy.proto": "it does not say that people come by https: cookies are not marked as secure",
  "doctor.proxy.proto.todo": "Let it send X-Forwarded-Proto.",
  "doctor.proxy.liar": "whoever claims another address is believed: limits do not hold",
  "doctor.proxy.liar.todo":
    "Let the proxy replace X-Forwarded-For, not pass it on, and list nobody but proxies in --trust-proxy.",
  "doctor.proxy.host": ({ host, wanted }: { host: string; wanted: string }) =>
    `the house is asked for ${host}, not for ${wanted}: browsers will not get live tables`,
  "doctor.proxy.host.todo": "Let the proxy pass on Host as it came.",
  "doctor.tls.fine": ({ days }: { days: number }) =>
    `the certificate holds, for ${days} ${days === 1 ? "day" : "days"} more`,
  "doctor.tls.soon.todo": "Renew it, and see why its timer has not.",
  "doctor.tls.refused": ({ problem }: { problem: string }) => `browsers will not believe the certificate (${problem})`,
  "doctor.tls.refused.todo": ({ host }: { host: string }) =>
    `Get one for ${host} that is valid, with all certificates between it and its root.`,
  "doctor.tls.nobody": "not looked at: nobody answers",
  "doctor.tls.local": "not needed at this machine",
  "doctor.tls.none": "anybody on the way can read along and play for others",
  "doctor.tls.none.todo": "Put a proxy with TLS before the house: see docs/running.md.",
  "doctor.socket.fine": "gets through",
  "doctor.socket.failed": ({ problem }: { problem: string }) => `does not get through (${problem})`,
  "doctor.socket.status": ({ status }: { status: number }) => `is answered with status ${status}`,
  "doctor.socket.todo": "Let the proxy pass on Upgrade and Connection, over HTTP/1.1: see docs/running.md.",
  "doctor.socket.origin.todo": "Let the proxy pass on Host as it came, or name the page's address in --origins.",
  "doctor.limits.unknown": "not looked at: this account cannot see how the house was started",
  "doctor.files.unknown": "this system does not tell how many it allows",
  "doctor.files.fine": ({ limit, connections }: { limit: number; connections: number }) =>
    `${limit === 0 ? "as many as it likes" : whole.format(limit)}, for up to ${whole.format(connections)} connections`,
  "doctor.files.few": ({ limit, connections }: { limit: number; connections: number }) =>
    `only ${whole.format(limit)}, but --connections lets ${whole.format(connections)} in`,
  "doctor.files.todo": ({ needed, most }: { needed: number; most: number }) =>
    `LimitNOFILE=${needed} in the service, ulimit -n ${needed} in a shell, or --connections ${most}`,
  "doctor.memory.fine": ({
    memory,
    needed,
  }: {
    memory: number;
    needed: number;
    connections: number;
    matches: number;
  }) => `${whole.format(memory)} MB; a full house needs about ${whole.format(needed)} MB`,
  "doctor.memory.little": ({
    memory,
    needed,
    connections,
    matches,
  }: {
    memory: number;
    needed: number;
    connections: number;
    matches: number;
  }) =>
    `${whole.format(memory)} MB, but ${whole.format(connections)} connections and ${whole.format(matches)} matches need about ${whole.format(needed)} MB`,
  "doctor.memory.todo": "Lower --connections and --most-awake, or give it more memory.",

  "balance.none": ({ game }: { game: string }) => `${game} has no balance rules to measure.`,
  "balance.title": ({ game, matches, seed }: { game: string; matches: number; seed: number }) =>
    `${game}: ${whole.format(matches)} matches a line, seed ${seed}, by "safehouse balance"`,
  "balance.rule": "Rule",
  "balance.what": "What",
  "balance.measured": "Measured (± twice the standard error)",
  "balance.holds": "Holds",
  "balance.yes": "yes",
  "balance.no": "no",
  "ladder.none": ({ game }: { game: string }) => `${game} has no two levels of bots to compare.`,
  "survey.none": ({ game }: { game: string }) => `${game} does not say at which tables to watch.`,
  "survey.title": ({ game, seed }: { game: string; seed: number }) =>
    `${game}: what bots get, seed ${seed}, ± one standard error, by "safehouse survey"`,
  "survey.where": "Where",
  "survey.seats": "Seats",
  "survey.level": "Level",
  "survey.games": "Games",
  "survey.points": "Points",
  "survey.won": "Won",
  "lab.other": ({ file }: { file: string }) =>
    `${file} holds matches of another study: another command, game, edition, configuration or seed. Name another file, or delete it.`,
  "ladder.violation": ({ problem }: { problem: string }) => `Violation: ${problem}`,
  "ladder.title": ({ game, matches, seed }: { game: string; matches: number; seed: number }) =>
    `${game}: ${whole.format(matches)} matches a line, seed ${seed}, by "safehouse ladder"`,
  "ladder.crews": "Crews of each level on the same seeds; ± one standard error.",
  "ladder.rivals": "One seat of the higher level among the lower, all seats in turn; ± one standard error.",
  "ladder.seats": "Seats",
  "ladder.levels": "Levels",
  "ladder.points": "Points",
  "ladder.won": "Won",
  "ladder.lead": "More points",
  "ladder.wins": "More wins",
  "ladder.takes": "Points above the others, a match",
  "ladder.apart": "Apart",
  "simulate.title": ({ game, seats, level, seed }: { game: string; seats: number; level: string; seed: number }) =>
    `${game}: ${seats} seats, level ${level}, seed ${seed}`,
  "simulate.games": "games",
  "simulate.moves": "moves",
  "simulate.seconds": "seconds",
  "simulate.gamesPerSecond": "games per second",
  "simulate.movesPerSecond": "moves per second",
  "simulate.meanScore": "mean score",
  "simulate.violations": "violations",
  "simulate.outcome": "outcome",
  "simulate.share": "share",
  "simulate.seat": ({ seat }: { seat: number }) => `seat ${seat} wins`,
  "simulate.shared": "shared win",
  "simulate.unfinished": "unfinished",
  "simulate.progress": ({ done, games }: { done: number; games: number }) =>
    `${whole.format(done)} of ${whole.format(games)} games`,
  "simulate.violation": ({ game, problem }: { game: number; problem: string }) =>
    `violation in game ${game}: ${problem}`,
  "simulate.violation.more": ({ count }: { count: number }) => `… and ${whole.format(count)} more violations`,

  "seat.name": ({ seat }: { seat: number }) => `Player ${seat}`,
  "replay.title": ({ game, entries }: { game: string; entries: number }) => `${game}: ${whole.format(entries)} entries`,
  "replay.bot": ({ level }: { level: string }) => `bot, ${level}`,
  "replay.human": "human",
  "replay.chance": "Chance",
  "replay.undo": ({ entry }: { entry: number }) => `takes back entry ${entry}`,
  "replay.secret": "answers",

  "result.title": "Result",
  points: ({ points: n }: { points: number }) => points(n),
  "result.shared": ({ result, points: n }: { result: string; points: number }) => `${result}: ${points(n)}`,

  "play.you": "You",
  "play.welcome": ({ game, level }: { game: string; level: string }) => `${game} with bots (${level})`,
  "play.seed": ({ commitment }: { commitment: string }) =>
    `The hash of the seed, which is opened at the end:\n${commitment}`,
  "play.keys": "Type the number of a choice · ? help · rules · u undo · q quit",
  "play.help":
    'Each question lists what you may do. Type the number of your choice and press Enter. "? ruby-3" says what a thing is, by its id. An empty line shows the table again, "rules" the rules on one page, "tip" asks the coach what it would do (tip 1 nudges, tip 2 compares, tip 3 tells the move), "u" takes back your last move while that is allowed, and "q" leaves the table; a match that is not over is not saved.',
  "play.help.moves": ({ example }: { example: string }) =>
    `A move can also be typed: ${example}. The words are the same in every language and may be cut short; too few of them lead to the next step, "b" goes back. The moves of now:`,
  "play.costs": ({ text }: { text: string }) => `Costs: ${text}`,
  "play.gives": ({ text }: { text: string }) => `Gives: ${text}`,
  "play.does": ({ text }: { text: string }) => text,
  "play.why-not": ({ text }: { text: string }) => `Why not now: ${text}`,
  "play.unknown-thing": ({ thing }: { thing: string }) => `There is nothing called ${thing} on the table.`,
  "play.choose": ({ max }: { max: number }) => `Type a number from 1 to ${max}, or ? for help.`,
  "play.earlier": ({ count }: { count: number }) =>
    `· … ${count} ${count === 1 ? "line" : "lines"} before that: type log`,
  "play.left-out": ({ parts }: { parts: string }) => `More of the table: type ${parts}`,
  "play.pages": ({ page, pages }: { page: number; pages: number }) => `  … page ${page} of ${pages}: type m for more`,
  "play.more": "── Enter for more, q and Enter for enough ── ",
  "play.undone": "Taken back.",
  "play.bye": "You leave the table. The match was not finished.",
  "play.unsaved": "Nothing was saved: only finished matches have a record.",
  "play.bot-failed": ({ name, problem }: { name: string; problem: string }) =>
    `${name} got stuck (${problem}) and plays the first move possible.`,
  "coach.none": "The coach does not know the rules of this match.",
  "coach.barred": "The coach only speaks where nobody but bots plays with you.",
  "coach.only": "There is nothing to choose here.",
  "coach.nudge": ({ where }: { where: string }) => `It makes a real difference now. Think about this: ${where}.`,
  "coach.close": "Several answers are nearly as good: do what you like best.",
  "coach.compare": ({ one, other }: { one: string; other: string }) => `Which of these two? ${one} – or: ${other}`,
  "coach.better": ({ gap, error }: { gap: string; error: string }) => `${gap} better than the next best, ± ${error}.`,
  "coach.too-close": ({ gap, error }: { gap: string; error: string }) => `Too close to call: ${gap} ahead, ± ${error}.`,
  "worth.points": ({ number }: { number: number }) => points(number),
  "worth.chance": ({ number }: { number: number }) => `${number} %`,
  "puzzles.none": ({ game }: { game: string }) => `There are no puzzles of ${game}.`,
  "puzzles.solutions": "Solutions",
  "puzzles.title": ({ game, id, rating }: { game: string; id: string; rating: number }) =>
    `${game}, puzzle ${id}, rated ${rating}`,
  "puzzles.others": ({ level }: { level: string }) => `At the other seats: bots (${level}).`,
  "puzzles.record": ({ name, claims, shown, lies }: { name: string; claims: number; shown: number; lies: number }) =>
    `${name} has said “I cannot” ${often(claims)} in this match; ${shown === 0 ? "nobody ever doubted it" : `it was doubted ${often(shown)} and was ${lies === 0 ? "never a lie" : `a lie ${often(lies)}`}`}.`,
  "puzzles.ask": "Your answer (a letter; Enter shows the solution, q leaves): ",
  "puzzles.best": ({ letter }: { letter: string }) => `${letter} is best.`,
  "puzzles.good": "You have found it.",
  "puzzles.missed": ({ letter, loss }: { letter: string; loss: string }) => `${letter} gives away ${loss}.`,
  "puzzles.next": "Enter for the next, q for enough: ",
  "play.over": "The match is over.",
  "play.save": ({ file }: { file: string }) => `Save the record as ${file}? [y/N] `,
  "play.yes": "y",
  "play.saved": ({ file }: { file: string }) =>
    `The record is in ${file}. To check every draw: safehouse verify ${file}`,
  "play.online.address": ({ given }: { given: string }) =>
    `--server must be an address such as http://127.0.0.1:4600, not ${given}.`,
  "play.online.name": "--name must have 1 to 24 visible characters.",
  "play.online.needs-server": ({ option }: { option: string }) => `${option} needs --server.`,
  "play.online.needs-match": "--token needs --match: a new match gives you a token of its own.",
  "play.online.only-new": ({ option }: { option: string }) =>
    `${option} is for a new match. Leave it out, or leave out --match.`,
  "play.online.other-game": ({ given, game }: { given: string; game: string }) =>
    `That match is not one of ${given}, but of ${game}.`,
  "play.online.other-rules": ({ rules }: { rules: number }) =>
    `That match is played under rules version ${rules}, which this release does not know. Use the server's release.`,
  "play.online.failed": ({ server, problem }: { server: string; problem: string }) => `${server}: ${problem}`,
  "play.online.playing": ({ game }: { game: string }) => `${game}, on a server`,
  "play.online.watching": ({ game }: { game: string }) => `${game}: you are watching`,
  "play.online.match": ({ id }: { id: string }) => `This is match ${id}.`,
  "play.online.friend": "A friend can watch with:",
  "play.online.token":
    "This token is your seat. It is told once: keep it, and keep it to yourself. It goes into SAFEHOUSE_TOKEN when you come back.",
  "play.online.closed": "That question is no longer open.",
  "play.online.lost": "The connection is lost. Trying to reach the server again …",
  "play.online.back": "The connection is back.",
  "play.online.bye":
    "You leave the table. The match stays on the server. Come back with your token in SAFEHOUSE_TOKEN (without it you watch) and:",
  "play.online.bye.watching": "You leave the table. Watch again with:",
  "play.save.exists": ({ file }: { file: string }) => `${file} exists already. Give --save a new file name.`,
  "play.save.folder": ({ file }: { file: string }) => `${file} cannot be written: its folder is missing or closed.`,
  "play.save.failed": ({ file, reason }: { file: string; reason: string }) =>
    `The record could not be written to ${file} (${reason}).`,
} satisfies MessageTable;

export type CommandName = keyof typeof usage;

export type CliText = SameMessages<typeof en>;
