import type { CliText } from "./en.ts";

const whole = new Intl.NumberFormat("de-DE");
const points = (n: number): string => `${whole.format(n)} ${n === 1 ? "Punkt" : "Punkte"}`;

const usage = {
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
  balance: `safehouse balance SPIEL [--games N] [--seed S] [--json]
    Misst, ob die Balance-Regeln eines Spiels halten, und gibt eine Tabelle aus.`,
  print: `safehouse print DING --out DATEI.pdf [--size a4|letter]
                       [--ink colour|low] [--language en|de]
                       [--match DATEI | --plan DATEI]
    Bringt das Papier eines Spiels in ein PDF: leer, oder mit den Zeichen einer
    Partie (ihrer Aufzeichnung, oder was GET /api/matches/ID antwortet). --plan
    bringt einen Plan aus der Werkstatt mit (seine Datei oder seinen Code): das
    ist der Teil "own". DING ist ein Spiel, SPIEL/TEIL oder mehrere Teile als
    SPIEL/TEIL+TEIL; auf ein DING, das es nicht gibt, folgen alle, die es gibt.`,
  backup: `safehouse backup --out DATEI [--data ORDNER]
    Kopiert die Datenbank eines Servers, der dabei laufen darf, in eine Datei
    und spielt jede Partie darin nach. Ohne --data: SAFEHOUSE_DATA oder "data".`,
  restore: `safehouse restore --from DATEI [--data ORDNER]
    Spielt jede Partie einer Sicherung nach und legt sie in einen leeren Ordner.`,
  reports: `safehouse reports [--data ORDNER] [--json] [--seen]
    Nennt die Nachrichten, die Gäste eines Servers, der dabei laufen darf,
    gemeldet haben, und was der Server verloren fand; --seen räumt das weg.`,
  quarantine: `safehouse quarantine [show ID | release ID] [--data ORDNER] [--json]
    Nennt die Partien, die ein Server, der dabei laufen darf, beiseitegelegt
    hat. "show" prüft eine und spielt sie nach ihren Regeln nach; "release" gibt
    sie auch wieder frei, wenn ihr nichts fehlt.`,
  export: `safehouse export GAST [--data ORDNER] [--out DATEI]
    Gibt als JSON aus, was ein Server, der dabei laufen darf, über einen Gast
    hat. GAST ist eine ID oder ein Name.`,
  erase: `safehouse erase GAST [--data ORDNER]
    Entfernt einen Gast aus einem Server, der geschlossen ist: überall den
    Namen, alle Nachrichten und die Meldungen von ihm und über ihn.`,
};

export const de: CliText = {
  help: ({ games }) => `Safehouse: eine Spielstube für Gaunerspiele.

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

Spiele: ${games}.
Jeder Befehl kennt --lang en|de. NO_COLOR schaltet die Farben ab.
Rückgabewert: 0 alles gut, 1 Abweichung oder Regelverstoß, 2 falsche Eingabe.

Zum Beispiel:  safehouse play ${games.split(", ")[0]}`,

  "command.unknown": ({ given }) => `Es gibt keinen Befehl ${given}. "safehouse help" nennt die Befehle.`,
  "missing.game": ({ command }) => `"safehouse ${command}" braucht ein Spiel. "safehouse help" nennt die Spiele.`,
  "missing.file": ({ command }) =>
    `"safehouse ${command}" braucht die Datei einer Partie, etwa "safehouse ${command} partie.json".`,
  "missing.match": ({ command }) =>
    `"safehouse ${command}" braucht die Kennung einer Partie. "safehouse quarantine" nennt sie.`,
  "missing.thing": ({ command }) =>
    `"safehouse ${command}" braucht etwas zu drucken: ein Spiel, oder einen Teil davon als SPIEL/TEIL.`,
  "missing.guest": ({ command }) =>
    `"safehouse ${command}" braucht einen Gast: die ID, oder den Namen in Anführungszeichen.`,
  surplus: ({ text, command }) =>
    `"safehouse ${command}" nimmt nur eines, und ${text} ist ein Zweites. "safehouse help" zeigt den Aufruf.`,
  "surplus.any": ({ text, command }) =>
    `"safehouse ${command}" nimmt nur Optionen, und ${text} ist keine. "safehouse help" zeigt den Aufruf.`,
  "missing.option": ({ option, command }) => `"safehouse ${command}" braucht ${option} und dahinter einen Dateinamen.`,
  "option.unknown": ({ option, command }) =>
    `"safehouse ${command}" kennt die Option ${option} nicht. "safehouse help" zeigt den Aufruf.`,
  "option.twice": ({ option }) => `Die Option ${option} steht zweimal da. Gib sie einmal an.`,
  "option.no-value": ({ option }) => `Die Option ${option} hat keinen Wert. Lass ihn weg.`,
  "option.needs-value": ({ option }) => `Nach der Option ${option} fehlt ihr Wert.`,
  "option.number": ({ option, min, max, given }) =>
    `${option} muss eine ganze Zahl von ${min} bis ${max} sein, nicht ${given}.`,
  "option.choice": ({ option, choices, given }) => `${option} muss eines von ${choices} sein, nicht ${given}.`,
  "option.seed": ({ max }) => `--seed muss ein Text von 1 bis ${max} Zeichen sein.`,
  "option.viewer": "Gib --seat oder --open an, nicht beides.",

  "game.unknown": ({ given, games }) => `Es gibt kein Spiel ${given}. Spiele sind: ${games}.`,
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

  "file.missing": ({ file }) => `Es gibt keine Datei ${file}.`,
  "file.folder": ({ file }) => `${file} ist ein Ordner. Nenne die Datei einer Partie.`,
  "file.unreadable": ({ file, reason }) => `${file} lässt sich nicht lesen (${reason}).`,
  "file.large": ({ file, limit }) => `${file} ist größer als ${limit} MB: so groß ist keine Partie.`,
  "file.binary": ({ file }) => `${file} ist kein Text (UTF-8), also keine Partie.`,
  "file.malformed": ({ file, problem }) => `${file}: ${problem}`,
  "record.game": ({ file, given, games }) =>
    `${file} ist eine Partie ${given}, und dieses Spiel kennt das Programm nicht. Es spielt: ${games}.`,
  "record.seat": ({ max }) => `--seat muss ein Platz der Partie sein: 1 bis ${max}.`,
  "record.cut": ({ file, n }) =>
    `${file} ist abgeschnitten: nach Eintrag ${n} ist die Partie nicht zu Ende. Gelesen werden nur beendete Partien.`,
  "record.mismatch": ({ file, n, problem }) => `${file} stimmt nicht: Eintrag ${n} ${problem}.`,
  "verify.mismatch": ({ file, n, problem }) => `${file} stimmt nicht: Eintrag ${n}: ${problem}`,
  "verify.commitment": ({ file, problem }) => `${file} stimmt nicht: ${problem}`,
  "verify.fine": ({ moves, draws }) =>
    `OK: ${moves} ${moves === 1 ? "Zug" : "Züge"}, ${draws} ${draws === 1 ? "Ziehung" : "Ziehungen"}, der Startwert ist der hinterlegte`,

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
  "erase.fine": ({ guest, tables, messages, reports, traces }) =>
    `OK: ${guest} ist gelöscht (Tische ${tables}, Nachrichten ${messages}, Meldungen ${reports}, andere Spuren ${traces}). Sicherungen haben es noch.`,
  "erase.open": ({ folder }) =>
    `Das Haus in ${folder} ist offen, und von hier lässt sich nur ein geschlossenes ändern. Schließ es und versuch es noch einmal. Gäste können das jederzeit selbst, mit „Vergesst mich“ in den Einstellungen.`,
  "erase.unscrubbed":
    "Auf der Platte ist kein Platz, die Datenbank neu zu schreiben: Unbenutzte Teile der Datei können noch etwas davon haben.",

  "quarantine.none": "Keine Partie ist beiseitegelegt.",
  "quarantine.title": ({ match, game, time, entries }) =>
    `${match}: ${game}, begonnen ${time}, ${whole.format(entries)} ${entries === 1 ? "Eintrag" : "Einträge"}`,
  "quarantine.unreadable": ({ match, entries }) =>
    `${match}: woraus sie gemacht wurde, ist beschädigt, ${whole.format(entries)} ${entries === 1 ? "Eintrag" : "Einträge"}`,
  "quarantine.problem": ({ problem }) => `beiseitegelegt, weil: ${problem}`,
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

  "balance.none": ({ game }) => `${game} hat keine Balance-Regeln zu messen.`,
  "balance.title": ({ game, matches, seed }) =>
    `${game}: ${whole.format(matches)} Partien je Zeile, Startwert ${seed}, mit "safehouse balance"`,
  "balance.rule": "Regel",
  "balance.what": "Was",
  "balance.measured": "Gemessen (± doppelter Standardfehler)",
  "balance.holds": "Hält",
  "balance.yes": "ja",
  "balance.no": "nein",
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
    'Jede Frage nennt, was du tun darfst. Tippe die Zahl deiner Wahl und drücke Enter. Eine leere Zeile zeigt den Tisch noch einmal, "regeln" die Regeln auf einer Seite, "u" nimmt deinen letzten Zug zurück, solange das erlaubt ist, und "q" verlässt den Tisch; eine Partie, die nicht zu Ende ist, wird nicht gespeichert.',
  "play.choose": ({ max }) => `Tippe eine Zahl von 1 bis ${max}, oder ? für Hilfe.`,
  "play.undone": "Zurückgenommen.",
  "play.bye": "Du verlässt den Tisch. Die Partie war nicht zu Ende.",
  "play.unsaved": "Nichts wurde gespeichert: nur beendete Partien haben eine Aufzeichnung.",
  "play.bot-failed": ({ name, problem }) =>
    `${name} kommt nicht weiter (${problem}) und spielt den ersten möglichen Zug.`,
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
  "play.online.return": "Zurückkommen kannst du, solange du das für dich behältst, mit:",
  "play.online.closed": "Diese Frage ist nicht mehr offen.",
  "play.online.lost": "Die Verbindung ist weg. Der Server wird wieder gesucht …",
  "play.online.back": "Die Verbindung ist wieder da.",
  "play.online.bye": "Du verlässt den Tisch. Die Partie bleibt auf dem Server; zurück kommst du mit:",
  "play.save.exists": ({ file }) => `${file} gibt es schon. Gib --save einen neuen Dateinamen.`,
  "play.save.folder": ({ file }) => `${file} lässt sich nicht schreiben: der Ordner fehlt oder ist gesperrt.`,
  "play.save.failed": ({ file, reason }) => `Die Partie ließ sich nicht nach ${file} schreiben (${reason}).`,
};
