import { loadGame } from "@safehouse/games";
import { BackupRefused, damageCount } from "@safehouse/server/store";
import { attempt, reportFindings } from "./backup-command.ts";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { addressOf, loadPostgres, placeNamed } from "./house-place.ts";
import type { Io } from "./io.ts";
import { openSession, type Session } from "./session.ts";

const SHAPE = { thing: null, values: { from: "folder", to: "folder" }, switches: [] } as const;

export const moveCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "move", SHAPE, argv);
  const { words, print } = session;
  const from = await placeNamed(session, requiredPlace(session, "from"));
  const to = await placeNamed(session, requiredPlace(session, "to"));
  const { moveHouse } = await loadPostgres();
  const inspection = await attempt(words, from.name, "", async () => {
    try {
      return await moveHouse(addressOf(from), addressOf(to), loadGame);
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error;
      if (error.reason === "no-database") throw CommandError.badInput(words("move.none", { from: quote(from.name) }));
      if (error.reason.endsWith("-used")) throw CommandError.badInput(words("move.used", { to: quote(to.name) }));
      throw error;
    }
  });
  const { matches, entries } = inspection;
  const count = damageCount(inspection);
  reportFindings(session, inspection);
  if (count > 0) throw CommandError.mismatch(words("move.damaged", { from: quote(from.name), count }));
  print([words("move.fine", { from: quote(from.name), to: quote(to.name), matches, entries })]);
  return EXIT.fine;
}

function requiredPlace({ words, given }: Session, option: "from" | "to"): string {
  const place = given.values[option];
  if (!place) throw CommandError.badInput(words("move.place", { option: `--${option}` }));
  return place;
}
