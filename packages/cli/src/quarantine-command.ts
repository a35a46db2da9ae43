import { loadGame } from "@safehouse/games";
import {
  type ApartMatch,
  type Examined,
  examineApart,
  type Finding,
  listApart,
  releaseApart,
} from "@safehouse/server/quarantine";
import { attempt } from "./backup-command.ts";
import { cleanText, quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { addressOf, housePlace } from "./house-place.ts";
import type { Io } from "./io.ts";
import { wrap } from "./layout.ts";
import { openSession, type Session } from "./session.ts";
import { timeOf } from "./time.ts";

const OPTIONS = { values: { data: "folder", store: "text" }, switches: ["json"] } as const;
const LIST = { thing: null, ...OPTIONS } as const;
const ONE = { thing: "match", ...OPTIONS } as const;

export const quarantineCommand: Command = { shape: LIST, verbs: { show: ONE, release: ONE }, run };

/** The matches that a house has set apart: which, why, and what can be done about them. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const [verb, ...rest] = argv;
  if (verb === "show") return showOne(openSession(io, "quarantine show", ONE, rest));
  if (verb === "release") return releaseOne(openSession(io, "quarantine release", ONE, rest));
  return listAll(openSession(io, "quarantine", LIST, argv));
}

async function listAll(session: Session): Promise<ExitStatus> {
  const { words, given, print } = session;
  const place = await housePlace(session);
  const matches = await attempt(words, place.name, "", () => listApart(addressOf(place)));
  if (given.switches.has("json")) print([JSON.stringify(matches)]);
  else print(matches.length === 0 ? [words("quarantine.none")] : matches.flatMap((match) => describe(session, match)));
  return EXIT.fine;
}

async function showOne(session: Session): Promise<ExitStatus> {
  const examined = await lookAt(session, examineApart);
  tell(session, examined, []);
  return examined.finding.kind === "sound" ? EXIT.fine : EXIT.mismatch;
}

async function releaseOne(session: Session): Promise<ExitStatus> {
  const { words } = session;
  const examined = await lookAt(session, releaseApart);
  const { finding, id } = examined;
  const isSound = finding.kind === "sound";
  tell(
    session,
    examined,
    isSound ? [words(`quarantine.released.${finding.isOver ? "over" : "running"}`, { match: id })] : [],
  );
  return isSound ? EXIT.fine : EXIT.mismatch;
}

async function lookAt(session: Session, look: typeof examineApart): Promise<Examined> {
  const { words, given } = session;
  const place = await housePlace(session);
  const examined = await attempt(words, place.name, "", () => look(addressOf(place), given.thing, loadGame));
  if (examined === null) throw CommandError.badInput(words("quarantine.unknown", { given: quote(given.thing) }));
  return examined;
}

function tell(session: Session, examined: Examined, more: readonly string[]): void {
  const { words, given, print, width } = session;
  if (given.switches.has("json")) return print([JSON.stringify(examined)]);
  const found = wrap(`  ${cleanText(sentence(words, examined.finding))}`, width, "    ");
  print([...describe(session, examined), ...found, ...more]);
}

function describe({ words, paint, width }: Session, apart: ApartMatch): string[] {
  const { id, made, entries, isForAll, problem, complaints } = apart;
  const match = cleanText(id);
  const title =
    made === null
      ? words("quarantine.unreadable", { match, entries })
      : words("quarantine.title", { match, game: cleanText(made.game), time: timeOf(made.at), entries });
  const held = complaints.map((complaint) =>
    words("quarantine.complaint", {
      house: cleanText(complaint.node),
      build: cleanText(complaint.build),
      problem: cleanText(complaint.problem),
    }),
  );
  const lines = isForAll ? [words("quarantine.problem", { problem: cleanText(problem ?? "") }), ...held] : held;
  return [...wrap(paint.bold(title), width), ...lines.flatMap((line) => wrap(`  ${line}`, width, "    "))];
}

function sentence(words: Session["words"], finding: Finding): string {
  switch (finding.kind) {
    case "sound":
      return words("quarantine.sound");
    case "unplayed":
      return words("quarantine.unplayed");
    case "damaged":
      return words("quarantine.damaged", finding);
    case "illegal":
      return words("quarantine.illegal", { ...finding, rule: finding.rule ?? "" });
    case "throws":
      return words("quarantine.throws", finding);
  }
}
