import type { CliText, CommandName } from "./en.ts";

const whole = new Intl.NumberFormat("de-DE");
const points = (n: number): string => `${whole.format(n)} ${n === 1 ? "Punkt" : "Punkte"}`;

const usage: { readonly [command in CommandName]: string } = {
  play: `safehouse play SPIEL [--seats N] [--level L] [--config JSON] [--scenario X]
                       [--seed TEXT] [--save DATEI]
    Eine Partie in diesem Terminal: du und Bots an einem Tisch.
  safehouse play SPIEL --server URL [--name NAME] [--match ID [--token TOKEN]]
    Dasselbe über einen Server: eine neue Partie oder eine, die es schon gibt;
    ohne ihr Token sieht man ihr zu. SAFEHOUSE_TOKEN in der Umgebung steht für
    --token, das andere auf diesem Rechner sehen können.`,
  simulate: `safehouse simulate SPIEL [--games N] [--seats K] [--seed S]
                       [--level random|easy|normal|expert] [--scenario X]
                       [--config JSON] [--json]
    Spielt N Partien unter Bots und zählt, wie sie enden.
    --json gibt ein JSON-Objekt aus.`,
  replay: `safehouse replay DATEI [--seat N | --open] [--from EINTRAG]
    Erzählt eine beendete Partie Zug um Zug: ganz offen, oder so, wie Platz N
    (ab 1) sie sah.`,
  verify: `safehouse verify DATEI
    Spielt eine Partie nach und prüft jede Ziehung am hinterlegten Startwert.`,
  review: `safehouse review DATEI [--json]
    Sagt, woher das Ergebnis einer Partie kam: Glück, Verdecktes, eigene und
    fremde Antworten; was sie gedreht hat und was besser gewesen wäre.`,
  balance: `safehouse balance SPIEL [--games N] [--seed S] [--keep DATEI] [--json]
    Misst auf allen Kernen, ob die Balance-Regeln eines Spiels halten, und gibt
    eine Tabelle aus. DATEI behält, was gespielt ist: ein abgebrochener Lauf
    geht dort weiter.`,
  ladder: `safehouse ladder SPIEL [--games N] [--seats K] [--seed S]
                       [--scenario X] [--config JSON] [--keep DATEI] [--json]
    Vergleicht jede Stufe der Bots eines Spiels mit der nächsten, an Tischen
    jeder Größe oder mit K Plätzen, auf allen Kernen: einen der höheren unter
    niedrigeren, wo sie Gegner sind, sonst Banden mit denselben Startwerten.
    DATEI behält, was gespielt ist: ein abgebrochener Lauf geht dort weiter.
    Rückgabewert 1, wenn zwei Stufen nicht auseinanderliegen.`,
  survey: `safehouse survey SPIEL [--games N] [--seed S] [--keep DATEI] [--json]
    Schaut Bots jeder Stufe an den Tischen eines Spiels zu, auf allen Kernen:
    wie viele Punkte sie holen, mit --json auch, was sie benutzen. Experten
    spielen ein Viertel von N. DATEI behält, was gespielt ist: ein abgebrochener
    Lauf geht dort weiter.`,
  puzzles: `safehouse puzzles SPIEL [--number N] [--print N] [--json]
    Eine Aufgabe nach der anderen, zuerst die von heute: eine Frage aus einer
    Partie, einige Antworten und was jede wert ist. --number beginnt mit der
    N-ten; --print N druckt N davon und danach ihre Lösungen; --json gibt eine
    als ein JSON-Objekt aus.`,
  print: `safehouse print DING --out DATEI.pdf [--size a4|letter]
                       [--ink colour|low] [--language en|de]
                       [--match DATEI | --plan DATEI]
    Bringt das Papier eines Spiels in ein PDF: leer, oder mit den Zeichen einer
    Partie (ihrer Aufzeichnung, oder was GET /api/matches/ID antwortet). --plan
    bringt einen Plan aus der Werkstatt mit (seine Datei oder seinen Code): das
    ist der Teil "own". DING ist ein Spiel, SPIEL/TEIL oder mehrere Teile als
    SPIEL/TEIL+TEIL; auf ein DING, das es nicht gibt, folgen alle, die es gibt.`,
  backup: `safehouse backup --out DATEI [--data ORDNER | --store ADRESSE]
    Kopiert die Datenbank eines Servers, der dabei laufen darf, in eine Datei
    und spielt jede Partie darin nach. Ohne --data: SAFEHOUSE_DATA oder "data".
    ADRESSE ist die eines Postgres, wie in SAFEHOUSE_STORE.`,
  restore: `safehouse restore --from DATEI [--data ORDNER | --store ADRESSE]
    Spielt jede Partie einer Sicherung nach und legt sie in einen leeren Ordner
    oder in eine leere Datenbank von Postgres.`,
  move: `safehouse move --from ORT --to ORT
    Kopiert ein ganzes Haus, das geschlossen ist, an einen leeren Ort und spielt
    unterwegs jede Partie nach. Ein ORT ist ein Ordner oder die Adresse eines
    Postgres wie postgres://user@host/database. Am ersten Ort bleibt alles.`,
  reports: `safehouse reports [--data ORDNER | --store ADRESSE] [--json]
                         [--seen]
    Nennt die Nachrichten, die Gäste eines Servers, der dabei laufen darf,
    gemeldet haben, und was der Server verloren fand; --seen räumt das weg.`,
  quarantine: `safehouse quarantine [show ID | release ID]
                            [--data ORDNER | --store ADRESSE] [--json]
    Nennt die Partien, die ein Server, der dabei laufen darf, beiseitegelegt
    hat; wo mehrere ein Postgres teilen, auch die, die nur einige von ihnen
    beiseitegelegt haben. "show" prüft eine und spielt sie nach ihren Regeln
    nach; "release" gibt sie auch für alle wieder frei, wenn ihr nichts fehlt.`,
  export: `safehouse export GAST [--data ORDNER | --store ADRESSE]
                        [--out DATEI]
    Gibt als JSON aus, was ein Server, der dabei laufen darf, über einen Gast
    hat. GAST ist eine ID oder ein Name.`,
  erase: `safehouse erase GAST [--data ORDNER | --store ADRESSE]
    Entfernt einen Gast aus einem Server, der geschlossen ist: überall den
    Namen, alle Nachrichten und die Meldungen von ihm und über ihn.`,
  doctor: `safehouse doctor [--data ORDNER | --store ADRESSE] [--url URL]
                        [--json]
    Sieht sich ein Haus an, das dabei laufen darf, und sagt, was nicht stimmt
    und was zu tun ist: Ordner, Platte, Datenbank, Sicherungen, Uhr und Grenzen;
    mit der URL, die man eintippt, auch Version, Proxy, TLS und WebSockets. Er
    ändert nichts. Rückgabewert 1, wenn etwas zu tun ist.`,
  "new-game": `safehouse new-game NAME [--in ORDNER]
    Schreibt ein kleines eigenes Spiel, das sofort spielbar ist: Regeln, Texte
    in zwei Sprachen, Tests und ein Titelbild, in ORDNER/NAME (ORDNER ist
    "shelf", wenn nichts genannt ist). docs/a-game-in-an-hour.md führt weiter.`,
  shelf: `safehouse shelf build ORDNER [--data ORDNER]
    Versucht jedes Spiel eines Ordners für sich und macht die App mit denen, die
    halten, für "npm start -- --shelf ORDNER". Solchen Spielen wird vertraut wie
    dem Haus selbst. Status 1, wenn welche ausgelassen wurden.
  safehouse shelf test ORDNER
    Führt die Tests der Spiele eines Ordners aus.`,
  completion: `safehouse completion bash|zsh|fish
    Gibt ein Skript aus, mit dem die Shell Befehle, Optionen, Spiele und
    Dateinamen ergänzt. Für bash:  source <(safehouse completion bash)`,
};

const COMMON = `Jeder Befehl kennt --lang en|de, und --shelf ORDNER für einen Ordner mit
eigenen Spielen. NO_COLOR schaltet die Farben ab.`;

const didYouMean = (meant: string | null): string => (meant === null ? "" : ` Meintest du ${meant}?`);

const often = (count: number): string => (count === 1 ? "einmal" : `${count}-mal`);

export const de: CliText = {
  help: ({ games }) => `Safehouse: eine Spielstube für Gaunerspiele.

  ${Object.values(usage).join("\n\n  ")}

Spiele: ${games}.
${COMMON}
Rückgabewert: 0 alles gut, 1 Abweichung oder Regelverstoß, 2 falsche Eingabe.
"safehouse BEFEHL --help" erklärt einen Befehl, --version nennt die Version.

Zum Beispiel:  safehouse play ${games.split(", ")[0]}`,

  "help.command": ({ command, games }) => `  ${usage[command]}

${usage[command].includes("SPIEL") ? `Spiele: ${games}.\n` : ""}${COMMON}`,

  "command.unknown": ({ given, meant }) =>
    `Es gibt keinen Befehl ${given}.${didYouMean(meant)} "safehouse help" nennt die Befehle.`,
  "missing.game": ({ command }) => `"safehouse ${command}" braucht ein Spiel. "safehouse help" nennt die Spiele.`,
  "missing.file": ({ command }) =>
    `"safehouse ${command}" braucht die Datei einer Partie, etwa "safehouse ${command} partie.json".`,
  "missing.match": ({ command }) =>
    `"safehouse ${command}" braucht die Kennung einer Partie. "safehouse quarantine" nennt sie.`,
  "missing.thing": ({ command }) =>
    `"safehouse ${command}" braucht etwas zu drucken: ein Spiel, oder einen Teil davon als SPIEL/TEIL.`,
  "missing.name": ({ command }) =>
    `"safehouse ${command}" braucht einen Namen für das Spiel, etwa "safehouse ${command} nachtschicht".`,
  "missing.folder": ({ command }) =>
    `"safehouse ${command}" braucht den Ordner mit den Spielen, etwa "safehouse ${command} shelf".`,
  "missing.shell": ({ command }) => `"safehouse ${command}" braucht den Namen einer Shell: bash, zsh oder fish.`,
  "shell.unknown": ({ given, shells }) => `Für ${given} gibt es keine Ergänzung. Shells sind: ${shells}.`,
  "missing.guest": ({ command }) =>
    `"safehouse ${command}" braucht einen Gast: die ID, oder den Namen in Anführungszeichen.`,
  surplus: ({ text, command }) =>
    `"safehouse ${command}" nimmt nur eines, und ${text} ist ein Zweites. "safehouse ${command} --help" zeigt den Aufruf.`,
  "surplus.any": ({ text, command }) =>
    `"safehouse ${command}" nimmt nur Optionen, und ${text} ist keine. "safehouse ${command} --help" zeigt den Aufruf.`,
  "missing.option": ({ option, command }) => `"safehouse ${command}" braucht ${option} und dahinter einen Dateinamen.`,
  "option.unknown": ({ option, command, meant }) =>
    `"safehouse ${command}" kennt die Option ${option} nicht.${didYouMean(meant)} "safehouse ${command} --help" zeigt den Aufruf.`,
  "option.twice": ({ option }) => `Die Option ${option} steht zweimal da. Gib sie einmal an.`,
  "option.no-value": ({ option }) => `Die Option ${option} hat keinen Wert. Lass ihn weg.`,
  "option.needs-value": ({ option }) => `Nach der Option ${option} fehlt ihr Wert.`,
  "option.number": ({ option, min, max, given }) =>
    `${option} muss eine ganze Zahl von ${min} bis ${max} sein, nicht ${given}.`,
  "option.choice": ({ option, choices, given }) => `${option} muss eines von ${choices} sein, nicht ${given}.`,
  "option.seed": ({ max }) => `--seed muss ein Text von 1 bis ${max} Zeichen sein.`,
  "option.viewer": "Gib --seat oder --open an, nicht beides.",
  "option.either": ({ one, other }) => `Gib ${one} oder ${other} an, nicht beides.`,
  "store.address":
    "Die Adresse der Datenbank muss wie postgres://user@host/database aussehen; besondere Zeichen in Namen und Kennwort schreib als %XX.",
  "store.unknown": ({ problem }) => `${problem} Sieh nach, ob es geschehen ist, und tu es sonst noch einmal.`,

  "new-game.no-name": ({ given }) =>
    `${given} kann kein Spiel heißen. Nimm 2 bis 40 kleine Buchstaben, Ziffern und einzelne Striche, zuerst einen Buchstaben, etwa nachtschicht.`,
  "new-game.taken": ({ name }) => `Ein Spiel ${name} gibt es im Haus schon. Nimm einen anderen Namen.`,
  "new-game.exists": ({ folder }) =>
    `${folder} gibt es schon. Nimm einen anderen Namen oder mit --in einen anderen Ordner.`,
  "new-game.file": ({ shelf }) => `${shelf} ist eine Datei. Nenne mit --in einen Ordner.`,
  "new-game.written": ({ folder, name, shelf }) =>
    `${folder} ist ein Spiel. Jetzt:
  npx safehouse play ${name} --shelf ${shelf}
  npx safehouse shelf test ${shelf}
  npm start -- --shelf ${shelf}`,
  "shelf.no-verb": `"safehouse shelf" kann build oder test: "safehouse shelf build ORDNER".`,
  "shelf.verb": ({ given, meant }) =>
    `"safehouse shelf" kann nicht ${given}.${didYouMean(meant)} Es kann build und test: "safehouse shelf build ORDNER".`,
  "shelf.no-folder": ({ shelf }) =>
    `Es gibt keinen Ordner ${shelf}. Ein Regal ist ein Ordner, in dem für jedes Spiel ein Ordner liegt.`,
  "shelf.is-game": ({ shelf }) => `${shelf} ist selbst ein Spiel. Nenne den Ordner, in dem es liegt.`,
  "shelf.empty": ({ shelf }) =>
    `Kein Ordner in ${shelf} ist ein Spiel. "safehouse new-game NAME --in ORDNER" schreibt eines.`,
  "shelf.no-builder": ({ shelf }) =>
    `Was die App macht, ist hier nicht installiert. Führe "safehouse shelf build ${shelf}" aus, wo es das ist ("npm ci"), und bringe den Datenordner mit.`,
  "shelf.no-game": ({ shelf }) => `Kein Spiel von ${shelf} ist spielbar, also wurde nichts geschrieben.`,
  "shelf.house": ({ shelf }) =>
    `Jedes Spiel von ${shelf} lässt sich für sich bauen, aber nicht alle zusammen. Nichts wurde geschrieben.`,
  "shelf.left-out": ({ folder, file, reason }) => `Ausgelassen: ${folder}/${file}: ${reason}`,
  "shelf.misfit": ({ game, match, n, decision, problem }) =>
    `${game}: Partie ${match} passt ab Eintrag ${n} nicht mehr (${decision}): ${problem}`,
  "shelf.built": ({ games, data }) =>
    `Die App mit ${games === 1 ? "einem Spiel" : `${whole.format(games)} Spielen`} dieses Regals liegt in ${data}.`,

  "game.unknown": ({ given, games, meant }) =>
    `Es gibt kein Spiel ${given}.${didYouMean(meant)} Spiele sind: ${games}.`,
  "level.unknown": ({ given, game, levels }) => `Es gibt keine Stufe ${given}. Stufen von ${game} sind: ${levels}.`,
  "level.unbuilt": ({ given, game, levels }) =>
    `Die Stufe ${given} gibt es für ${game} noch nicht. Stufen von ${game} sind: ${levels}.`,
  "scenario.none": ({ game }) => `${game} hat keine Szenarien. Lass --scenario weg.`,
  "scenario.unknown": ({ given, game, scenarios }) =>
    `Es gibt kein Szenario ${given}. Szenarien von ${game} sind: ${scenarios}.`,
  "config.large": ({ size, limit }) =>
    `--config hat ${whole.format(size)} Bytes; höchstens ${whole.format(limit)} werden gelesen.`,
  "config.json": ({ given }) =>
    `--config muss JSON sein wie '{}', für die Shell in Anführungszeichen; das ist es nicht: ${given}.`,
  "config.wrong": ({ path, problem }) => `${path} ${problem}.`,

  "output.failed": ({ reason }) => `Was zu sagen war, lässt sich nicht schreiben (${reason}).`,
  "file.missing": ({ file }) => `Es gibt keine Datei ${file}.`,
  "file.folder": ({ file }) => `${file} ist ein Ordner. Nenne die Datei einer Partie.`,
  "file.unreadable": ({ file, reason }) => `${file} lässt sich nicht lesen (${reason}).`,
  "file.large": ({ file, limit }) => `${file} ist größer als ${limit} MB: so groß ist keine Partie.`,
  "file.binary": ({ file }) => `${file} ist kein Text (UTF-8), also keine Partie.`,
  "file.malformed": ({ file, problem }) => `${file}: ${problem}`,
  "record.game": ({ file, given, games }) =>
    `${file} ist eine Partie ${given}, und dieses Spiel kennt das Programm nicht. Es spielt: ${games}.`,
  "record.cut": ({ file, n }) =>
    `${file} ist abgeschnitten: nach Eintrag ${n} ist die Partie nicht zu Ende. Gelesen werden nur beendete Partien.`,
  "record.mismatch": ({ file, n, problem }) => `${file} stimmt nicht: Eintrag ${n} ${problem}.`,
  "verify.mismatch": ({ file, n, problem }) => `${file} stimmt nicht: Eintrag ${n}: ${problem}`,
  "verify.commitment": ({ file, problem }) => `${file} stimmt nicht: ${problem}`,
  "verify.fine": ({ moves, draws }) =>
    `OK: ${moves} ${moves === 1 ? "Zug" : "Züge"}, ${draws} ${draws === 1 ? "Ziehung" : "Ziehungen"}, der Startwert ist der hinterlegte`,

  "review.title.points": ({ game }) => `${game}: Wir oder die Würfel?`,
  "review.title.lead": ({ game }) => `${game}: Die Geschichte der Partie`,
  "review.title.chance": ({ game }) => `${game}: Wer konnte was wissen?`,
  "review.never": ({ game }) =>
    `Eine Partie ${game} kann niemand durchsehen: Das Spiel sagt nicht, was seine Stände wert sind.`,
  "review.unit.points": "In Punkten des Teams. Jede Zeile ergibt ihr Ergebnis.",
  "review.unit.lead": "In Punkten vor dem Mittel der anderen. Jede Zeile ergibt ihr Ergebnis.",
  "review.unit.chance": "In der Chance zu entkommen. Jede Zeile ergibt ihr Ergebnis.",
  "review.unjudged":
    "Die Regeln sind älter als die, die der Experte kennt: Was besser gewesen wäre, sagt hier niemand.",
  "review.partial": ({ n }) => `Nur ein Teil, bis Eintrag ${n}; das Ergebnis ist, was die Partie dort wert war.`,
  "review.progress": ({ percent }) => `Geht die Partie durch: ${percent} %`,
  "review.expected": "erwartet",
  "review.luck": "Glück",
  "review.hidden": "verdeckt",
  "review.own": "eigene",
  "review.others": "andere",
  "review.revision": "Korrektur",
  "review.result": "Ergebnis",
  "review.swings": "Was sie gedreht hat",
  "review.costliest": "Was am meisten gekostet hat",
  "review.crew": "des Teams",
  "review.luck-line": ({ n, who }) => `Eintrag ${n}: Glück (${who})`,
  "review.decision-line": ({ n, who, move }) => `Eintrag ${n}: ${who}: ${move}`,
  "review.better": ({ move }) => `Der Experte: ${move}.`,
  "review.close": "Zu knapp, um es zu sagen.",

  "print.fine": ({ file, pages }) =>
    `OK: ${pages} ${pages === 1 ? "Seite" : "Seiten"} in ${file}. Bei 100 % drucken: Das Maß am Fuß ist dann 20 mm lang.`,
  "print.unknown": ({ given, things }) => `${given} gibt es nicht zu drucken. Es gibt: ${things}.`,
  "print.elsewhere": ({ given, things }) => `${given} liegt in dieser Partie nicht auf dem Tisch. Es gibt: ${things}.`,
  "print.aside": ({ given, things }) => `${given} gehört nicht zu diesem Plan. Es gibt: ${things}.`,
  "print.both": "Eine Partie bringt ihren Plan mit: Gib --match oder --plan an, nicht beides.",
  "print.exists": ({ file }) => `${file} gibt es schon, und es ist kein PDF. Gib --out einen anderen Dateinamen.`,
  "print.failed": ({ file, reason }) => `${file} lässt sich nicht schreiben (${reason}).`,

  "backup.fine": ({ file, matches, entries }) =>
    `OK: ${whole.format(matches)} ${matches === 1 ? "Partie" : "Partien"} mit ${whole.format(entries)} Einträgen in ${file}, alle nachgespielt`,
  "backup.damaged": ({ file, count }) =>
    `Die Kopie liegt in ${file}, aber Schäden (${count}) wurden gefunden und darin beiseitegelegt. Behalte ältere Sicherungen.`,
  "backup.refused.no-database": ({ folder }) =>
    `In ${folder} ist keine Datenbank. Nenne den Ordner des Servers mit --data.`,
  "backup.refused.file-exists": ({ file }) => `${file} gibt es schon. Gib --out einen neuen Dateinamen.`,
  "backup.refused.no-folder": ({ file }) => `${file} lässt sich nicht schreiben: der Ordner fehlt.`,
  "backup.refused.folder-used": ({ folder }) =>
    `${folder} ist nicht leer, und nichts wird überschrieben. Nenne mit --data einen leeren oder neuen Ordner.`,
  "backup.refused.database-used": ({ folder }) =>
    `${folder} ist nicht leer, und nichts wird überschrieben. Nenne mit --store eine leere Datenbank.`,
  "backup.refused.no-backup": ({ file }) => `${file} ist keine Sicherung von Safehouse, oder es gibt die Datei nicht.`,
  "backup.problem": ({ problem }) => `  ${problem}`,
  "backup.document": ({ kind, id }) => `  Das Dokument ${kind} ${id} ist beschädigt.`,
  "backup.quarantined": ({ match }) => `  Die Partie ${match} war schon beiseitegelegt; sie bleibt, wie sie ist.`,
  "backup.unplayed": ({ match }) =>
    `  Die Partie ${match} gehört zu einem anderen Spiel oder Stand: sie ist heil, wurde aber nicht nachgespielt.`,
  "restore.fine": ({ folder, matches, entries }) =>
    `OK: ${whole.format(matches)} ${matches === 1 ? "Partie" : "Partien"} mit ${whole.format(entries)} Einträgen in ${folder}, alle nachgespielt`,
  "restore.damaged": ({ file, count }) =>
    `${file} stimmt nicht: die Sicherung ist beschädigt (${count}-mal). Nichts wurde wiederhergestellt. Versuche eine ältere Sicherung.`,

  "move.fine": ({ from, to, matches, entries }) =>
    `OK: ${whole.format(matches)} ${matches === 1 ? "Partie" : "Partien"} mit ${whole.format(entries)} Einträgen in ${to}, alle nachgespielt. Starte das Haus dort; ${from} ist, wie es war.`,
  "move.damaged": ({ from, count }) =>
    `${from} stimmt nicht: Schäden wurden gefunden (${count}-mal). Nichts wurde umgezogen. Leg sie erst beiseite: eine Sicherung tut das und lässt sich einspielen.`,
  "move.place": ({ option }) =>
    `"safehouse move" braucht ${option} und dahinter einen Ordner oder die Adresse eines Postgres.`,
  "move.none": ({ from }) => `In ${from} ist keine Datenbank. Nenne das Haus, das umzieht, mit --from.`,
  "move.used": ({ to }) =>
    `${to} ist nicht leer, und nichts wird überschrieben. Nenne mit --to einen leeren oder neuen Ort.`,

  "reports.none": "Keine Nachricht wurde gemeldet.",
  "reports.title": ({ time, table, message }) => `${time}, Tisch ${table}, Nachricht ${message}`,
  "reports.by": ({ reporter }) => `gemeldet von ${reporter}`,
  "reports.gone": "jemand, der fort ist",
  "reports.reason": ({ why }) => `Grund: ${why}`,
  "reports.insult": "eine Beleidigung",
  "reports.threat": "eine Drohung",
  "reports.private": "etwas Privates über jemanden",
  "reports.spam": "Spam",
  "reports.other": "etwas anderes",
  "reports.lost": ({ time, commits }) =>
    `${time}: Bestätigtes ist verloren (${whole.format(commits)} ${commits === 1 ? "Schreibvorgang" : "Schreibvorgänge"}; auch Gäste und Tische können dabei sein)`,
  "reports.lost.end": ({ match, acknowledged, left }) =>
    `Partie ${match}: Eintrag ${acknowledged} war bestätigt, Eintrag ${left} ist der letzte, der blieb; beiseitegelegt`,
  "reports.lost.match": ({ match, acknowledged }) => `Partie ${match}: ganz verloren, nach Eintrag ${acknowledged}`,
  "reports.lost.seen": 'Eine Sicherung hat vielleicht mehr. "safehouse reports --seen" räumt dies weg.',

  "guest.unknown": ({ given }) => `Einen Gast ${given} gibt es hier nicht. Gib eine ID oder einen ganzen Namen an.`,
  "guest.several": ({ given, list }) => `Mehrere Gäste heißen ${given}. Gib die ID von einem an: ${list}`,
  "guest.candidate": ({ id, name, time }) => `${id} (${name}, zuletzt da ${time})`,
  "export.fine": ({ file }) => `OK: Was das Haus über diesen Gast hat, steht in ${file}.`,
  "erase.fine": ({ guest, tables, messages, reports, studies, traces }) =>
    `OK: ${guest} ist gelöscht (Tische ${tables}, Nachrichten ${messages}, Meldungen ${reports}, Studien ${studies}, andere Spuren ${traces}). Sicherungen haben es noch.`,
  "erase.open": ({ folder }) =>
    `Das Haus in ${folder} ist offen, und von hier lässt sich nur ein geschlossenes ändern. Schließ es und versuch es noch einmal. Gäste können das jederzeit selbst, mit „Vergesst mich“ in den Einstellungen.`,
  "erase.unscrubbed":
    "Die Datenbank ließ sich nicht neu schreiben, vielleicht aus Platzmangel: Unbenutzte Teile können noch etwas davon haben.",

  "quarantine.none": "Keine Partie ist beiseitegelegt.",
  "quarantine.title": ({ match, game, time, entries }) =>
    `${match}: ${game}, begonnen ${time}, ${whole.format(entries)} ${entries === 1 ? "Eintrag" : "Einträge"}`,
  "quarantine.unreadable": ({ match, entries }) =>
    `${match}: woraus sie gemacht wurde, ist beschädigt, ${whole.format(entries)} ${entries === 1 ? "Eintrag" : "Einträge"}`,
  "quarantine.problem": ({ problem }) => `beiseitegelegt, weil: ${problem}`,
  "quarantine.complaint": ({ house, build, problem }) => `beiseitegelegt im Haus ${house} (${build}), weil: ${problem}`,
  "quarantine.unknown": ({ given }) =>
    `Keine Partie ${given} ist beiseitegelegt. "safehouse quarantine" nennt die, die es sind.`,
  "quarantine.damaged": ({ problem }) =>
    `gefunden: ${problem} Ein beschädigtes Protokoll lässt sich nicht freigeben; eine Sicherung hilft.`,
  "quarantine.unplayed":
    "gefunden: Ihr Protokoll ist heil, aber diese Ausgabe spielt ihr Spiel nicht nach diesen Regeln. Nimm die, unter der sie begonnen wurde.",
  "quarantine.illegal": ({ n, problem, rule }) =>
    `gefunden: Eintrag ${n} ${problem}${rule === "" ? "" : ` (${rule})`}. Sie bleibt beiseite.`,
  "quarantine.throws": ({ n, problem }) =>
    `gefunden: Die Regeln versagen bei Eintrag ${n} (${problem}). Sie bleibt beiseite, bis eine neue Ausgabe das behebt.`,
  "quarantine.sound": "gefunden: Ihr Protokoll ist heil, und die Regeln führen hindurch. Sie kann freigegeben werden.",
  "quarantine.released.running": ({ match }) => `OK: ${match} kann weitergespielt werden.`,
  "quarantine.released.over": ({ match }) => `OK: ${match} ist zu Ende und kann wieder angesehen werden.`,

  "doctor.title": ({ folder, version }) => `Safehouse ${version}: ein Blick auf das Haus in ${folder}`,
  "doctor.well": "Alles in Ordnung.",
  "doctor.unwell": ({ count }) => (count === 1 ? "Eines ist zu tun: siehe →." : `${count} Dinge sind zu tun: siehe →.`),
  "doctor.url": ({ given }) =>
    `--url muss die Adresse sein, die man eintippt, etwa https://play.example.org/, nicht ${given}.`,
  "doctor.needs-url": "nicht angesehen: nenne mit --url die Adresse, die man eintippt",
  "doctor.about.folder": "Ordner",
  "doctor.about.lock": "Sperre",
  "doctor.about.disk": "Platte",
  "doctor.about.database": "Datenbank",
  "doctor.about.backup": "Sicherung",
  "doctor.about.clock": "Uhr",
  "doctor.about.house": "Haus",
  "doctor.about.proxy": "Proxy",
  "doctor.about.tls": "TLS",
  "doctor.about.socket": "WebSocket",
  "doctor.about.files": "Offene Dateien",
  "doctor.about.memory": "Speicher",
  "doctor.folder.fine": ({ name }) => `${name} ist da und für andere Konten verschlossen`,
  "doctor.folder.missing": ({ name }) => `den Ordner ${name} gibt es nicht`,
  "doctor.folder.file": ({ name }) => `${name} ist eine Datei`,
  "doctor.folder.missing.todo":
    "Nenne mit --data den Ordner des Hauses. Ein neues Haus legt ihn beim ersten Start selbst an.",
  "doctor.folder.closed": ({ name }) => `dieses Konto darf nicht in ${name} hineinsehen`,
  "doctor.folder.closed.todo": ({ owner }) =>
    `Ruf den Doktor als das Konto, unter dem das Haus läuft: sudo -u '#${owner}' npx safehouse doctor …`,
  "doctor.folder.owner": ({ name, owner, runner }) =>
    `${name} gehört dem Konto ${owner}, das Haus läuft aber als Konto ${runner}`,
  "doctor.folder.owner.todo": ({ folder, runner }) => `chown -R ${runner} ${folder}`,
  "doctor.folder.open": ({ name, mode }) => `${name} steht anderen Konten dieses Rechners offen (${mode})`,
  "doctor.lock.held": ({ pid }) => (pid === 0 ? "hier ist ein Haus offen" : `hier ist ein Haus offen, Prozess ${pid}`),
  "doctor.lock.free": "hier ist kein Haus offen",
  "doctor.lock.unknown": "dieses Konto sieht nicht, ob hier ein Haus offen ist",
  "doctor.disk.fine": ({ free, size }) => `${whole.format(free)} MB frei; die Datenbank hat ${whole.format(size)} MB`,
  "doctor.disk.low": ({ free, size }) =>
    `nur ${whole.format(free)} MB frei; die Datenbank hat ${whole.format(size)} MB`,
  "doctor.disk.low.todo": ({ least }) =>
    `Schaff Platz für mindestens ${whole.format(least)} MB: Ein Haus, das nicht schreiben kann, weist jeden Zug ab.`,
  "doctor.disk.names": "die Platte nimmt keine neuen Dateien mehr an",
  "doctor.disk.names.todo": "Lösche kleine Dateien, die niemand braucht: Der Platte sind die Einträge ausgegangen.",
  "doctor.disk.unknown": "dieses System sagt nicht, wie viel frei ist",
  "doctor.database.none": "es gibt noch keine",
  "doctor.database.fine": ({ matches }) =>
    `lässt sich öffnen, jede Seite ist heil; ${whole.format(matches)} ${matches === 1 ? "Partie" : "Partien"}`,
  "doctor.database.todo":
    "Wenn sie beschädigt ist: Schließ das Haus, leg den Ordner beiseite und spiel mit safehouse restore die letzte Sicherung ein.",
  "doctor.database.quarantined": ({ count }) =>
    count === 1 ? "eine Partie ist beiseitegelegt" : `${count} Partien sind beiseitegelegt`,
  "doctor.database.losses": ({ count }) =>
    count === 1 ? "etwas Bestätigtes fehlte" : `${count}-mal fehlte etwas Bestätigtes`,
  "doctor.postgres.fine": ({ matches, used, most }) =>
    `${whole.format(matches)} ${matches === 1 ? "Partie" : "Partien"}; ${used} von ${most} Verbindungen sind belegt`,
  "doctor.postgres.todo": "Bis er wieder antwortet, ruht das Haus; nichts Bestätigtes ist verloren.",
  "doctor.postgres.fsync": "der Server wartet nicht auf seine Platte (fsync oder full_page_writes ist aus)",
  "doctor.postgres.fsync.todo":
    "Schalte beides in postgresql.conf ein: sonst geht bei Stromausfall verloren, was bestätigt war.",
  "doctor.postgres.full": ({ used, most }) => `${used} von ${most} Verbindungen sind belegt`,
  "doctor.postgres.full.todo": "Erhöhe max_connections in postgresql.conf, oder schließ andere Programme.",
  "doctor.postgres.backup":
    "von einem Postgres merkt sich hier niemand eine; sieh zu, dass safehouse backup oder eigene Werkzeuge laufen",
  "doctor.backup.nothing": "noch nichts zu sichern",
  "doctor.backup.never": "von diesem Ordner wurde noch nie eine gemacht",
  "doctor.backup.old": ({ days, file }) => `die letzte ist ${days} Tage alt: ${file}`,
  "doctor.backup.damaged": ({ time, file }) => `die letzte hat Schäden gefunden: ${time}, ${file}`,
  "doctor.backup.damaged.todo": "Behalte die älteren. safehouse quarantine nennt die Partien, um die es geht.",
  "doctor.backup.fine": ({ time, file }) => `${time}, ${file}`,
  "doctor.backup.todo": ({ folder }) => `Jeden Tag, mit einem Zeitgeber: safehouse backup --data ${folder} --out DATEI`,
  "doctor.clock.fine": ({ time }) => time,
  "doctor.clock.early": ({ time }) => `es kann nicht ${time} sein`,
  "doctor.clock.behind": ({ time, newest }) => `sie zeigt ${time}, aber das Haus hat schon um ${newest} geschrieben`,
  "doctor.clock.apart": ({ time, house }) => `sie zeigt ${time}, die des Hauses ${house}`,
  "doctor.clock.todo": "Lass den Rechner seine Uhr nach dem Netz stellen: timedatectl set-ntp true",
  "doctor.house.fine": ({ url, version }) => `antwortet unter ${url}, Version ${version}`,
  "doctor.house.unreachable": ({ url, problem }) => `unter ${url} antwortet niemand (${problem})`,
  "doctor.house.unreachable.todo": "Ist das Haus offen, läuft der Proxy, stimmt der Name, ist der Port frei?",
  "doctor.house.name": ({ host }) => `es hört nicht auf den Namen ${host}`,
  "doctor.house.name.todo": ({ name }) => `Starte das Haus mit --hosts ${name}.`,
  "doctor.house.failing": "es kann gerade nichts speichern",
  "doctor.house.failing.todo": "Sieh in sein Protokoll. Meist ist die Platte voll oder kaputt.",
  "doctor.house.other": ({ url, status }) => `was unter ${url} antwortet, ist kein Haus (Status ${status})`,
  "doctor.house.other.todo": ({ url }) =>
    `${url}api/health muss beim Haus ankommen. Unter einem Unterpfad müssen Proxy und --base denselben nennen.`,
  "doctor.house.version": ({ own, theirs }) => `es hat die Version ${theirs}, dieses Programm ${own}`,
  "doctor.house.version.todo":
    "Starte das Haus nach dem Aktualisieren neu, oder nimm das Programm seiner eigenen Version.",
  "doctor.proxy.direct": "es gibt keinen auf dem Weg",
  "doctor.proxy.fine": ({ address }) => `sagt, wer fragt (du bist ${address}), und wird geglaubt`,
  "doctor.proxy.silent": "das Haus sagt nicht, was es sieht: Es ist eine ältere Version",
  "doctor.proxy.headers": "er sagt nicht, wer fragt: Alle Gäste gelten als einer, oder als Leute an diesem Rechner",
  "doctor.proxy.headers.todo": "Lass ihn X-Forwarded-For und X-Forwarded-Proto senden: siehe docs/running.md.",
  "doctor.proxy.trust": "er sagt, wer fragt, aber das Haus glaubt ihm nicht: Alle Gäste teilen sich eine Grenze",
  "doctor.proxy.trust.todo": "Starte das Haus mit --trust-proxy und der Adresse, von der der Proxy kommt.",
  "doctor.proxy.proto": "er sagt nicht, dass man über https kommt: Cookies sind nicht als sicher markiert",
  "doctor.proxy.proto.todo": "Lass ihn X-Forwarded-Proto senden.",
  "doctor.proxy.liar": "wer eine andere Adresse vorgibt, dem wird geglaubt: Grenzen halten nicht",
  "doctor.proxy.liar.todo":
    "Lass den Proxy X-Forwarded-For ersetzen statt durchreichen, und nenne in --trust-proxy nur Proxys.",
  "doctor.proxy.host": ({ host, wanted }) =>
    `das Haus wird nach ${host} gefragt statt nach ${wanted}: Browser bekommen keine Live-Tische`,
  "doctor.proxy.host.todo": "Lass den Proxy Host so durchreichen, wie er kam.",
  "doctor.tls.fine": ({ days }) => `das Zertifikat gilt, noch ${days} ${days === 1 ? "Tag" : "Tage"}`,
  "doctor.tls.soon.todo": "Erneuere es, und sieh nach, warum sein Zeitgeber es nicht getan hat.",
  "doctor.tls.refused": ({ problem }) => `Browser werden dem Zertifikat nicht glauben (${problem})`,
  "doctor.tls.refused.todo": ({ host }) =>
    `Besorg eines für ${host}, das gültig ist, samt allen Zertifikaten bis zu seiner Wurzel.`,
  "doctor.tls.nobody": "nicht angesehen: niemand antwortet",
  "doctor.tls.local": "an diesem Rechner nicht nötig",
  "doctor.tls.none": "jeder auf dem Weg kann mitlesen und für andere spielen",
  "doctor.tls.none.todo": "Stell einen Proxy mit TLS vor das Haus: siehe docs/running.md.",
  "doctor.socket.fine": "kommt durch",
  "doctor.socket.failed": ({ problem }) => `kommt nicht durch (${problem})`,
  "doctor.socket.status": ({ status }) => `wird mit Status ${status} beantwortet`,
  "doctor.socket.todo": "Lass den Proxy Upgrade und Connection durchreichen, über HTTP/1.1: siehe docs/running.md.",
  "doctor.socket.origin.todo":
    "Lass den Proxy Host so durchreichen, wie er kam, oder nenne die Adresse der Seite in --origins.",
  "doctor.limits.unknown": "nicht angesehen: dieses Konto sieht nicht, wie das Haus gestartet wurde",
  "doctor.files.unknown": "dieses System sagt nicht, wie viele es erlaubt",
  "doctor.files.fine": ({ limit, connections }) =>
    `${limit === 0 ? "so viele es will" : whole.format(limit)}, für bis zu ${whole.format(connections)} Verbindungen`,
  "doctor.files.few": ({ limit, connections }) =>
    `nur ${whole.format(limit)}, aber --connections lässt ${whole.format(connections)} herein`,
  "doctor.files.todo": ({ needed, most }) =>
    `LimitNOFILE=${needed} im Dienst, ulimit -n ${needed} in einer Shell, oder --connections ${most}`,
  "doctor.memory.fine": ({ memory, needed }) =>
    `${whole.format(memory)} MB; ein volles Haus braucht etwa ${whole.format(needed)} MB`,
  "doctor.memory.little": ({ memory, needed, connections, matches }) =>
    `${whole.format(memory)} MB, aber ${whole.format(connections)} Verbindungen und ${whole.format(matches)} Partien brauchen etwa ${whole.format(needed)} MB`,
  "doctor.memory.todo": "Senke --connections und --most-awake, oder gib ihm mehr Speicher.",

  "balance.none": ({ game }) => `${game} hat keine Balance-Regeln zu messen.`,
  "balance.title": ({ game, matches, seed }) =>
    `${game}: ${whole.format(matches)} Partien je Zeile, Startwert ${seed}, mit "safehouse balance"`,
  "balance.rule": "Regel",
  "balance.what": "Was",
  "balance.measured": "Gemessen (± doppelter Standardfehler)",
  "balance.holds": "Hält",
  "balance.yes": "ja",
  "balance.no": "nein",
  "ladder.none": ({ game }) => `${game} hat keine zwei Stufen von Bots zu vergleichen.`,
  "survey.none": ({ game }) => `${game} sagt nicht, an welchen Tischen zuzuschauen ist.`,
  "survey.title": ({ game, seed }) =>
    `${game}: was Bots holen, Startwert ${seed}, ± ein Standardfehler, mit "safehouse survey"`,
  "survey.where": "Wo",
  "survey.seats": "Plätze",
  "survey.level": "Stufe",
  "survey.games": "Partien",
  "survey.points": "Punkte",
  "survey.won": "Gewonnen",
  "lab.other": ({ file }) =>
    `${file} enthält Partien einer anderen Messung: anderer Befehl, anderes Spiel, andere Ausgabe, Einstellung oder anderer Startwert. Nenne eine andere Datei oder lösche sie.`,
  "ladder.violation": ({ problem }) => `Verstoß: ${problem}`,
  "ladder.title": ({ game, matches, seed }) =>
    `${game}: ${whole.format(matches)} Partien je Zeile, Startwert ${seed}, mit "safehouse ladder"`,
  "ladder.crews": "Banden jeder Stufe mit denselben Startwerten; ± ein Standardfehler.",
  "ladder.rivals": "Ein Platz der höheren Stufe unter der niedrigeren, reihum auf allen Plätzen; ± ein Standardfehler.",
  "ladder.seats": "Plätze",
  "ladder.levels": "Stufen",
  "ladder.points": "Punkte",
  "ladder.won": "Gewonnen",
  "ladder.lead": "Mehr Punkte",
  "ladder.wins": "Mehr Siege",
  "ladder.takes": "Punkte über den anderen, je Partie",
  "ladder.apart": "Auseinander",
  "simulate.title": ({ game, seats, level, seed }) => `${game}: ${seats} Plätze, Stufe ${level}, Startwert ${seed}`,
  "simulate.games": "Partien",
  "simulate.moves": "Züge",
  "simulate.seconds": "Sekunden",
  "simulate.gamesPerSecond": "Partien je Sekunde",
  "simulate.movesPerSecond": "Züge je Sekunde",
  "simulate.meanScore": "mittlere Punkte",
  "simulate.violations": "Verstöße",
  "simulate.outcome": "Ausgang",
  "simulate.share": "Anteil",
  "simulate.seat": ({ seat }) => `Platz ${seat} gewinnt`,
  "simulate.shared": "geteilter Sieg",
  "simulate.unfinished": "ohne Ende",
  "simulate.progress": ({ done, games }) => `${whole.format(done)} von ${whole.format(games)} Partien`,
  "simulate.violation": ({ game, problem }) => `Verstoß in Partie ${game}: ${problem}`,
  "simulate.violation.more": ({ count }) => `… und ${whole.format(count)} weitere Verstöße`,

  "seat.name": ({ seat }) => `Platz ${seat}`,
  "replay.title": ({ game, entries }) => `${game}: ${whole.format(entries)} Einträge`,
  "replay.bot": ({ level }) => `Bot, ${level}`,
  "replay.human": "Mensch",
  "replay.chance": "Zufall",
  "replay.undo": ({ entry }) => `nimmt Eintrag ${entry} zurück`,
  "replay.secret": "antwortet",

  "result.title": "Ergebnis",
  points: ({ points: n }) => points(n),
  "result.shared": ({ result, points: n }) => `${result}: ${points(n)}`,

  "play.you": "Du",
  "play.welcome": ({ game, level }) => `${game} mit Bots (${level})`,
  "play.seed": ({ commitment }) => `Der Hash des Startwerts, der am Ende geöffnet wird:\n${commitment}`,
  "play.keys": "Tippe die Zahl einer Wahl · ? Hilfe · regeln · u zurücknehmen · q gehen",
  "play.help":
    'Jede Frage nennt, was du tun darfst. Tippe die Zahl deiner Wahl und drücke Enter. "? ruby-3" sagt, was ein Ding ist, nach seinem Namen im Spiel. Eine leere Zeile zeigt den Tisch noch einmal, "regeln" die Regeln auf einer Seite, "tipp" fragt den Trainer, was er täte (tipp 1 stupst, tipp 2 vergleicht, tipp 3 nennt den Zug), "u" nimmt deinen letzten Zug zurück, solange das erlaubt ist, und "q" verlässt den Tisch; eine Partie, die nicht zu Ende ist, wird nicht gespeichert.',
  "play.help.moves": ({ example }) =>
    `Einen Zug kannst du auch eintippen: ${example}. Die Wörter sind in jeder Sprache dieselben und dürfen abgekürzt sein; zu wenige führen zum nächsten Schritt, "b" geht zurück. Die Züge von jetzt:`,
  "play.costs": ({ text }) => `Kostet: ${text}`,
  "play.gives": ({ text }) => `Bringt: ${text}`,
  "play.does": ({ text }) => text,
  "play.why-not": ({ text }) => `Warum jetzt nicht: ${text}`,
  "play.unknown-thing": ({ thing }) => `Auf dem Tisch gibt es nichts, das ${thing} heißt.`,
  "play.choose": ({ max }) => `Tippe eine Zahl von 1 bis ${max}, oder ? für Hilfe.`,
  "play.earlier": ({ count }) => `· … davor ${count} ${count === 1 ? "Zeile" : "Zeilen"}: tippe log`,
  "play.left-out": ({ parts }) => `Mehr vom Tisch: tippe ${parts}`,
  "play.pages": ({ page, pages }) => `  … Seite ${page} von ${pages}: tippe m für mehr`,
  "play.more": "── Enter für mehr, q und Enter für genug ── ",
  "play.undone": "Zurückgenommen.",
  "play.bye": "Du verlässt den Tisch. Die Partie war nicht zu Ende.",
  "play.unsaved": "Nichts wurde gespeichert: nur beendete Partien haben eine Aufzeichnung.",
  "play.bot-failed": ({ name, problem }) =>
    `${name} kommt nicht weiter (${problem}) und spielt den ersten möglichen Zug.`,
  "coach.none": "Der Trainer kennt die Regeln dieser Partie nicht.",
  "coach.barred": "Der Trainer spricht nur, wo allein Bots mitspielen.",
  "coach.only": "Hier gibt es nichts zu wählen.",
  "coach.nudge": ({ where }) => `Jetzt kommt es wirklich darauf an. Denk hierüber nach: ${where}.`,
  "coach.close": "Mehrere Antworten sind fast gleich gut: Tu, was dir gefällt.",
  "coach.compare": ({ one, other }) => `Welche von diesen beiden? ${one} – oder: ${other}`,
  "coach.better": ({ gap, error }) => `${gap} besser als die nächstbeste Antwort, ± ${error}.`,
  "coach.too-close": ({ gap, error }) => `Zu knapp für ein Urteil: ${gap} vorn, ± ${error}.`,
  "worth.points": ({ number }) => points(number),
  "worth.chance": ({ number }) => `${number} %`,
  "puzzles.none": ({ game }) => `Es gibt keine Aufgaben zu ${game}.`,
  "puzzles.solutions": "Lösungen",
  "puzzles.title": ({ game, id, rating }) => `${game}, Aufgabe ${id}, Wertung ${rating}`,
  "puzzles.others": ({ level }) => `An den anderen Plätzen: Bots (${level}).`,
  "puzzles.record": ({ name, claims, shown, lies }) =>
    `${name} hat in dieser Partie ${often(claims)} „Ich kann nicht“ gesagt; ${shown === 0 ? "gezweifelt wurde nie" : `${often(shown)} wurde gezweifelt, gelogen war es ${lies === 0 ? "nie" : often(lies)}`}.`,
  "puzzles.ask": "Deine Antwort (ein Buchstabe; Enter zeigt die Lösung, q beendet): ",
  "puzzles.best": ({ letter }) => `${letter} ist am besten.`,
  "puzzles.good": "Du hast es gefunden.",
  "puzzles.missed": ({ letter, loss }) => `${letter} verschenkt ${loss}.`,
  "puzzles.next": "Enter für die nächste, q für genug: ",
  "play.over": "Die Partie ist zu Ende.",
  "play.save": ({ file }) => `Die Partie als ${file} speichern? [j/N] `,
  "play.yes": "j",
  "play.saved": ({ file }) => `Die Partie liegt in ${file}. Jede Ziehung prüft: safehouse verify ${file}`,
  "play.online.address": ({ given }) => `--server muss eine Adresse sein wie http://127.0.0.1:4600, nicht ${given}.`,
  "play.online.name": "--name muss 1 bis 24 sichtbare Zeichen haben.",
  "play.online.needs-server": ({ option }) => `${option} braucht --server.`,
  "play.online.needs-match": "--token braucht --match: eine neue Partie gibt dir ihr eigenes Token.",
  "play.online.only-new": ({ option }) => `${option} gilt für eine neue Partie. Lass es weg, oder lass --match weg.`,
  "play.online.other-game": ({ given, game }) => `Das ist keine Partie ${given}, sondern ${game}.`,
  "play.online.other-rules": ({ rules }) =>
    `Diese Partie läuft nach Regeln (Fassung ${rules}), die diese Version nicht kennt. Nimm die Version des Servers.`,
  "play.online.failed": ({ server, problem }) => `${server}: ${problem}`,
  "play.online.playing": ({ game }) => `${game}, auf einem Server`,
  "play.online.watching": ({ game }) => `${game}: du siehst zu`,
  "play.online.match": ({ id }) => `Das ist die Partie ${id}.`,
  "play.online.friend": "Zusehen kann ein Freund mit:",
  "play.online.token":
    "Dieses Token ist dein Platz. Es wird nur einmal genannt: Heb es auf, und behalte es für dich. Wenn du zurückkommst, steht es in SAFEHOUSE_TOKEN.",
  "play.online.closed": "Diese Frage ist nicht mehr offen.",
  "play.online.lost": "Die Verbindung ist weg. Der Server wird wieder gesucht …",
  "play.online.back": "Die Verbindung ist wieder da.",
  "play.online.bye":
    "Du verlässt den Tisch. Die Partie bleibt auf dem Server. Zurück kommst du mit deinem Token in SAFEHOUSE_TOKEN (ohne es siehst du zu) und:",
  "play.online.bye.watching": "Du verlässt den Tisch. Wieder zusehen kannst du mit:",
  "play.save.exists": ({ file }) => `${file} gibt es schon. Gib --save einen neuen Dateinamen.`,
  "play.save.folder": ({ file }) => `${file} lässt sich nicht schreiben: der Ordner fehlt oder ist gesperrt.`,
  "play.save.failed": ({ file, reason }) => `Die Partie ließ sich nicht nach ${file} schreiben (${reason}).`,
};
