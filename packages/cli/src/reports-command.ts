import { type Loss, type NamedReport, putAwayLosses, readReported } from "@safehouse/server/reports";
import { attempt } from "./backup-command.ts";
import { cleanName, cleanText } from "./clean.ts";
import type { Command } from "./command.ts";
import { EXIT, type ExitStatus } from "./exit.ts";
import { addressOf, housePlace } from "./house-place.ts";
import type { Io } from "./io.ts";
import { wrap } from "./layout.ts";
import { openSession, type Session } from "./session.ts";
import { timeOf } from "./time.ts";

const KINDS = {
  insult: "reports.insult",
  threat: "reports.threat",
  private: "reports.private",
  spam: "reports.spam",
  other: "reports.other",
} as const;

const SHAPE = { thing: null, values: { data: "folder", store: "text" }, switches: ["json", "seen"] } as const;

export const reportsCommand: Command = { shape: SHAPE, run };

/** What guests have reported to the operator of a house, and what the house itself has to report. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "reports", SHAPE, argv);
  const { given, words, print } = session;
  const place = await housePlace(session);
  const { reports, losses } = await attempt(words, place.name, "", () => readReported(addressOf(place)));
  if (given.switches.has("json")) print([JSON.stringify([...losses.map((lost) => ({ lost })), ...reports])]);
  else if (reports.length + losses.length === 0) print([words("reports.none")]);
  else {
    print(losses.flatMap((loss) => describeLoss(session, loss)));
    print(reports.flatMap((report) => describe(session, report)));
  }
  if (given.switches.has("seen")) await attempt(words, place.name, "", () => putAwayLosses(addressOf(place), losses));
  return EXIT.fine;
}

function describeLoss({ words, paint, width }: Session, { at, commits, matches }: Loss): string[] {
  return [
    ...wrap(paint.bold(words("reports.lost", { time: timeOf(at), commits })), width),
    ...matches.flatMap(({ match, acknowledged, left }) => {
      const end = { match: cleanText(match), acknowledged, left: left ?? 0 };
      return wrap(`  ${words(left === null ? "reports.lost.match" : "reports.lost.end", end)}`, width, "    ");
    }),
    ...wrap(`  ${words("reports.lost.seen")}`, width, "    "),
  ];
}

function describe(
  { words, paint, width }: Session,
  { table, at, by, message, author, reporter, reason }: NamedReport,
): string[] {
  const person = (name: string | null, id: string): string =>
    `${cleanName(name ?? undefined) ?? words("reports.gone")} (${cleanText(id)})`;
  const title = words("reports.title", { time: timeOf(at), table: cleanText(table), message: message.n });
  const { kind = null, note = null } = reason ?? {};
  const why = [kind === null ? "" : words(KINDS[kind]), note === null ? "" : cleanText(note)]
    .filter(Boolean)
    .join(": ");
  return [
    ...wrap(paint.bold(title), width),
    ...wrap(`  ${person(author, message.guest)}: ${cleanText(message.text)}`, width, "    "),
    ...wrap(`  ${words("reports.by", { reporter: person(reporter, by) })}`, width, "    "),
    ...(why === "" ? [] : wrap(`  ${words("reports.reason", { why })}`, width, "    ")),
  ];
}
