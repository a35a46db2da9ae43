import type { MessageTable, SameMessages } from "@safehouse/kernel";

const whole = new Intl.NumberFormat("en-GB");
const points = (n: number): string => `${whole.format(n)} ${n === 1 ? "point" : "points"}`;

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
  balance: `safehouse balance GAME [--games N] [--seed S] [--json]
    Measures the balance rules of a game and prints them as a table.`,
  print: `safehouse print THING --out FILE.pdf [--size a4|letter] [--ink colour|low]
                      [--language en|de] [--match FILE | --plan FILE]
    Puts a game's paper into a PDF: blank, or with the marks of a match (its
    record, or what GET /api/matches/ID answers). --plan brings a plan from the
    workshop (its file or its code), which is the part "own". THING is a game,
    GAME/PART, or several parts as GAME/PART+PART; a THING that does not exist
    is answered with all that do.`,
  backup: `safehouse backup --out FILE [--data DIR]
    Copies the database of a server, which may be running, into one file and
    replays every match in it. DIR is SAFEHOUSE_DATA or "data" if not given.`,
  restore: `safehouse restore --from FILE [--data DIR]
    Replays every match of a backup, then puts it into an empty folder.`,
  reports: `safehouse reports [--data DIR] [--json] [--seen]
    Lists the chat messages that guests of a server, which may be running, have
    reported, and what the server found to be lost; --seen puts that away.`,
  quarantine: `safehouse quarantine [show ID | release ID] [--data DIR] [--json]
    Lists the matches that a server, which may be running, has set apart. "show"
    checks one and replays it by its rules; "release" also lets it be played on
    if nothing is wrong with it.`,
  export: `safehouse export GUEST [--data DIR] [--out FILE]
    Gives what a server, which may be running, has about a guest, as JSON.
    GUEST is an id or a name.`,
  erase: `safehouse erase GUEST [--data DIR]
    Removes a guest from a server that is closed: the name everywhere, all
    messages, and the reports by and about it.`,
};

export const en = {
  help: ({ games }: { games: string }) => `Safehouse: a parlour for heist games.

  ${usage.play}

  ${usage.simulate}

  ${usage.replay}

  ${usage.verify}

  ${usage.balance}

  ${usage.print}

  ${usage.backup}

  ${usage.restore}

  ${usage.reports}

  ${usage.quarantine}

  ${usage.export}

  ${usage.erase}

Games: ${games}.
Every command takes --lang en|de. NO_COLOR switches colours off.
Exit status: 0 fine, 1 a mismatch or a violation, 2 bad input.

Try:  safehouse play ${games.split(", ")[0]}`,

  "command.unknown": ({ given }: { given: string }) =>
    `There is no command ${given}. "safehouse help" lists the commands.`,
  "missing.game": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs a game. "safehouse help" lists the games.`,
  "missing.file": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs the file of a match record, such as "safehouse ${command} match.json".`,
  "missing.thing": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs something to print: a game, or a part of it as GAME/PART.`,
  "missing.match": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs the id of a match. "safehouse quarantine" lists them.`,
  "missing.guest": ({ command }: { command: string }) =>
    `"safehouse ${command}" needs a guest: the id, or the name in quotes.`,
  surplus: ({ text, command }: { text: string; command: string }) =>
    `"safehouse ${command}" takes one thing, and ${text} is a second. "safehouse help" shows how to call it.`,
  "surplus.any": ({ text, command }: { text: string; command: string }) =>
    `"safehouse ${command}" takes options only, and ${text} is none. "safehouse help" shows how to call it.`,
  "missing.option": ({ option, command }: { option: string; command: string }) =>
    `"safehouse ${command}" needs ${option} and a file name after it.`,
  "option.unknown": ({ option, command }: { option: string; command: string }) =>
    `"safehouse ${command}" has no option ${option}. "safehouse help" shows how to call it.`,
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

  "game.unknown": ({ given, games }: { given: string; games: string }) =>
    `There is no game ${given}. Games are: ${games}.`,
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

  "file.missing": ({ file }: { file: string }) => `There is no file ${file}.`,
  "file.folder": ({ file }: { file: string }) => `${file} is a folder. Name the file of a match record.`,
  "file.unreadable": ({ file, reason }: { file: string; reason: string }) => `${file} cannot be read (${reason}).`,
  "file.large": ({ file, limit }: { file: string; limit: number }) =>
    `${file} is larger than ${limit} MB: no match record is.`,
  "file.binary": ({ file }: { file: string }) => `${file} is not text (UTF-8), so it is no match record.`,
  "file.malformed": ({ file, problem }: { file: string; problem: string }) => `${file}: ${problem}`,
  "record.game": ({ file, given, games }: { file: string; given: string; games: string }) =>
    `${file} is a record of ${given}, a game that this program does not know. It plays: ${games}.`,
  "record.seat": ({ max }: { max: number }) => `--seat must be a seat of the record: 1 to ${max}.`,
  "record.cut": ({ file, n }: { file: string; n: number }) =>
    `${file} is cut off: the match is not over after entry ${n}. Only records of finished matches are read.`,
  "record.mismatch": ({ file, n, problem }: { file: string; n: number; problem: string }) =>
    `${file} does not hold: entry ${n} ${problem}.`,
  "verify.mismatch": ({ file, n, problem }: { file: string; n: number; problem: string }) =>
    `${file} does not hold: entry ${n}: ${problem}`,
  "verify.commitment": ({ file, problem }: { file: string; problem: string }) => `${file} does not hold: ${problem}`,
  "verify.fine": ({ moves, draws }: { moves: number; draws: number }) =>
    `OK: ${moves} ${moves === 1 ? "move" : "moves"}, ${draws} ${draws === 1 ? "draw" : "draws"}, seed matches its commitment`,

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
    traces,
  }: {
    guest: string;
    tables: number;
    messages: number;
    reports: number;
    traces: number;
    isScrubbed: boolean;
  }) =>
    `OK: ${guest} is erased (tables ${tables}, messages ${messages}, reports ${reports}, other traces ${traces}). Backups still have it.`,
  "erase.open": ({ folder }: { folder: string }) =>
    `The house in ${folder} is open, and only a closed one can be changed from here. Close it, then try again. Guests can have themselves forgotten at any time, with "Forget me" in the settings.`,
  "erase.unscrubbed":
    "The disk has no room to write the database anew: unused parts of the file may still have some of it.",

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

  "balance.none": ({ game }: { game: string }) => `${game} has no balance rules to measure.`,
  "balance.title": ({ game, matches, seed }: { game: string; matches: number; seed: number }) =>
    `${game}: ${whole.format(matches)} matches a line, seed ${seed}, by "safehouse balance"`,
  "balance.rule": "Rule",
  "balance.what": "What",
  "balance.measured": "Measured (± twice the standard error)",
  "balance.holds": "Holds",
  "balance.yes": "yes",
  "balance.no": "no",
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
    'Each question lists what you may do. Type the number of your choice and press Enter. An empty line shows the table again, "rules" the rules on one page, "u" takes back your last move while that is allowed, and "q" leaves the table; a match that is not over is not saved.',
  "play.choose": ({ max }: { max: number }) => `Type a number from 1 to ${max}, or ? for help.`,
  "play.undone": "Taken back.",
  "play.bye": "You leave the table. The match was not finished.",
  "play.unsaved": "Nothing was saved: only finished matches have a record.",
  "play.bot-failed": ({ name, problem }: { name: string; problem: string }) =>
    `${name} got stuck (${problem}) and plays the first move possible.`,
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
  "play.online.return": "You can come back, as long as you keep this to yourself, with:",
  "play.online.closed": "That question is no longer open.",
  "play.online.lost": "The connection is lost. Trying to reach the server again …",
  "play.online.back": "The connection is back.",
  "play.online.bye": "You leave the table. The match stays on the server; come back with:",
  "play.save.exists": ({ file }: { file: string }) => `${file} exists already. Give --save a new file name.`,
  "play.save.folder": ({ file }: { file: string }) => `${file} cannot be written: its folder is missing or closed.`,
  "play.save.failed": ({ file, reason }: { file: string; reason: string }) =>
    `The record could not be written to ${file} (${reason}).`,
} satisfies MessageTable;

export type CliText = SameMessages<typeof en>;
