import { readSettings, type Settings } from "@safehouse/server/settings";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { lookAtBackup } from "./doctor/backup.ts";
import { lookAtClock } from "./doctor/clock.ts";
import { lookAtDatabase } from "./doctor/database.ts";
import { lookAtDisk } from "./doctor/disk.ts";
import { type Finding, MATTERS, skipped } from "./doctor/finding.ts";
import { lookAtFolder } from "./doctor/folder.ts";
import { lookAtHouse } from "./doctor/house.ts";
import { lookAtLimits } from "./doctor/limits.ts";
import { lookAtLock } from "./doctor/lock.ts";
import type { Patient } from "./doctor/patient.ts";
import { lookAtPostgres } from "./doctor/postgres.ts";
import { findProcess } from "./doctor/process.ts";
import { lookAtProxy } from "./doctor/proxy.ts";
import { lookAtSocket } from "./doctor/socket.ts";
import { lookAtTls } from "./doctor/tls.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { housePlace } from "./house-place.ts";
import type { Io } from "./io.ts";
import { padEnd, widthOfText, wrap } from "./layout.ts";
import { openSession, type Session } from "./session.ts";
import { ownVersion } from "./version.ts";

const SHAPE = { thing: null, values: { data: "folder", store: "text", url: "text" }, switches: ["json"] } as const;

export const doctorCommand: Command = { shape: SHAPE, run };

/** Looks at a house, which may be open, and says what is wrong and what to do. Changes nothing. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "doctor", SHAPE, argv);
  const { words, given, print } = session;
  const place = await housePlace(session);
  const { name: folder } = place;
  const url = readUrl(session);
  const findings =
    place.kind === "folder" ? await examine(session, folder, url) : await examineShared(session, place.address, url);
  const isWell = findings.every(({ verdict }) => verdict !== "wrong");
  if (given.switches.has("json")) print([JSON.stringify({ ok: isWell, version: ownVersion(), folder, findings })]);
  else {
    const count = findings.filter(({ verdict }) => verdict === "wrong").length;
    print([words("doctor.title", { folder: quote(folder), version: ownVersion() }), ""]);
    print(
      MATTERS.flatMap((matter) => findings.filter(({ about }) => about === matter)).flatMap((each) =>
        tell(session, each),
      ),
    );
    print(["", isWell ? words("doctor.well") : words("doctor.unwell", { count })]);
  }
  return isWell ? EXIT.fine : EXIT.mismatch;
}

async function examine({ io, words }: Session, folder: string, url: URL | null): Promise<readonly Finding[]> {
  const lock = lookAtLock(words, folder);
  const process = lock.pid === null ? null : findProcess(lock.pid);
  const database = lookAtDatabase(words, folder, lock.isHeld);
  const settings = process === null ? settingsFrom(io.env) : process.settings;
  const patient: Patient = { words, folder, url, process, settings, glance: database.glance, now: Date.now() };
  const house = await lookAtHouse(patient);
  return [
    ...lookAtFolder(patient),
    lock.finding,
    ...lookAtDisk(patient),
    ...database.findings,
    ...lookAtBackup(patient),
    ...lookAtClock(patient, house.time),
    ...house.findings,
    // Where nobody answers there is nothing more to see, but why may be in the certificate.
    ...(house.isThere || url === null ? await lookAtProxy(patient) : []),
    ...(await lookAtTls(patient)),
    ...(house.isThere || url === null ? await lookAtSocket(patient) : []),
    ...lookAtLimits(patient),
  ];
}

/** A house in a Postgres: there is no folder to look at, and its nodes may run anywhere. */
async function examineShared({ io, words }: Session, address: string, url: URL | null): Promise<readonly Finding[]> {
  const { glance, findings } = await lookAtPostgres(words, address);
  const settings = settingsFrom(io.env);
  const patient: Patient = { words, folder: "", url, process: null, settings, glance, now: Date.now() };
  const house = await lookAtHouse(patient);
  return [
    ...findings,
    skipped("backup", words("doctor.postgres.backup")),
    ...lookAtClock(patient, glance?.time ?? house.time),
    ...house.findings,
    ...(house.isThere || url === null ? await lookAtProxy(patient) : []),
    ...(await lookAtTls(patient)),
    ...(house.isThere || url === null ? await lookAtSocket(patient) : []),
  ];
}

/** What a house would be started with from here. */
function settingsFrom(env: Io["env"]): Settings | null {
  const read = readSettings([], env);
  return read.ok && read.value !== "help" ? read.value : null;
}

function readUrl({ words, given }: Session): URL | null {
  const text = given.values["url"];
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw CommandError.badInput(words("doctor.url", { given: quote(text) }));
  }
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}

const SIGNS = { fine: "✓", wrong: "✗", skipped: "·" } as const;
const COLOURS = { fine: "green", wrong: "red", skipped: "" } as const;

function tell({ words, paint, width }: Session, { about, verdict, what, todo }: Finding): string[] {
  const widest = Math.max(...MATTERS.map((matter) => widthOfText(words(`doctor.about.${matter}`))));
  const margin = " ".repeat(widest + 4);
  const name = padEnd(words(`doctor.about.${about}`), widest + 2);
  const line = `${SIGNS[verdict]} ${name}${what}`;
  const [first = "", ...rest] = wrap(line, width, margin);
  const sign = paint.colour(COLOURS[verdict], SIGNS[verdict]);
  return [
    sign + (verdict === "skipped" ? paint.dim(first.slice(1)) : first.slice(1)),
    ...rest,
    ...(todo === null ? [] : wrap(`${margin}→ ${todo}`, width, `${margin}  `).map((each) => paint.bold(each))),
  ];
}
