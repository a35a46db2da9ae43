import { loadGame } from "@safehouse/games";
import {
  backUp,
  BackupRefused,
  damageCount,
  DamagedDatabase,
  type Inspection,
  OutcomeUnknown,
  StoreUnavailable,
} from "@safehouse/server/store";
import { cleanText, quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { housePlace, loadPostgres } from "./house-place.ts";
import type { Io } from "./io.ts";
import { openSession, type Session } from "./session.ts";
import type { Words } from "./words.ts";

const SHAPE = { thing: null, values: { data: "folder", store: "text", out: "file" }, switches: [] } as const;

export const backupCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "backup", SHAPE, argv);
  const { words, print } = session;
  const place = await housePlace(session);
  const file = requiredFile(session, "backup", "out");
  const inspection = await attempt(words, place.name, file, async () => {
    if (place.kind === "folder") return backUp(place.name, file, loadGame);
    return (await loadPostgres()).backUpPostgres(place.address, file, loadGame);
  });
  const { matches, entries } = inspection;
  const count = damageCount(inspection);
  reportFindings(session, inspection);
  if (count > 0) throw CommandError.mismatch(words("backup.damaged", { file: quote(file), count }));
  print([words("backup.fine", { file: quote(file), matches, entries })]);
  return EXIT.fine;
}

export function requiredFile({ words, given }: Session, command: string, option: string): string {
  const file = given.values[option];
  if (!file) throw CommandError.badInput(words("missing.option", { option: `--${option}`, command }));
  return file;
}

/** What could not be asked for is bad input; what was found broken is a mismatch. */
export async function attempt<T>(words: Words, folder: string, file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof BackupRefused) {
      const place = { folder: quote(folder), file: quote(file) };
      throw CommandError.badInput(words(`backup.refused.${error.reason}`, place));
    }
    if (error instanceof DamagedDatabase) throw CommandError.mismatch(error.message);
    if (error instanceof StoreUnavailable) throw CommandError.badInput(error.message);
    if (error instanceof OutcomeUnknown)
      throw CommandError.badInput(words("store.unknown", { problem: error.message }));
    throw error;
  }
}

export function reportFindings({ io, words }: Session, inspection: Inspection): void {
  const { damaged, lost, quarantined, unplayed, damagedDocuments } = inspection;
  const lines = [
    ...[...damaged, ...lost].map(({ problem }) => words("backup.problem", { problem })),
    ...damagedDocuments.map((each) => words("backup.document", each)),
    ...quarantined.map((match) => words("backup.quarantined", { match })),
    ...unplayed.map((match) => words("backup.unplayed", { match })),
  ];
  for (const line of lines) io.err(`${cleanText(line)}\n`);
}
