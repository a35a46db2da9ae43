import { loadGame } from "@safehouse/games";
import { damageCount, restore } from "@safehouse/server/store";
import { attempt, reportFindings, requiredFile } from "./backup-command.ts";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { housePlace, loadPostgres } from "./house-place.ts";
import type { Io } from "./io.ts";
import { openSession } from "./session.ts";

const SHAPE = { thing: null, values: { data: "folder", store: "text", from: "file" }, switches: [] } as const;

export const restoreCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "restore", SHAPE, argv);
  const { words, print } = session;
  const place = await housePlace(session);
  const file = requiredFile(session, "restore", "from");
  const inspection = await attempt(words, place.name, file, async () => {
    if (place.kind === "folder") return restore(file, place.name, loadGame);
    return (await loadPostgres()).restorePostgres(file, place.address, loadGame);
  });
  const { matches, entries } = inspection;
  const count = damageCount(inspection);
  reportFindings(session, inspection);
  if (count > 0) throw CommandError.mismatch(words("restore.damaged", { file: quote(file), count }));
  print([words("restore.fine", { folder: quote(place.name), matches, entries })]);
  return EXIT.fine;
}
