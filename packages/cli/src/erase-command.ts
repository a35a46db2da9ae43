import { type Erased, eraseGuest } from "@safehouse/server/personal-data";
import { FolderInUse } from "@safehouse/server/store";
import { attempt } from "./backup-command.ts";
import { unclearGuest } from "./candidates.ts";
import { cleanName, quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { addressOf, housePlace } from "./house-place.ts";
import type { Io } from "./io.ts";
import { openSession } from "./session.ts";

const SHAPE = { thing: "guest", values: { data: "folder", store: "text" }, switches: [] } as const;

export const eraseCommand: Command = { shape: SHAPE, run };

/** Removes what a house that is closed has about a guest. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "erase", SHAPE, argv);
  const { given, words, print } = session;
  const place = await housePlace(session);
  const result = await attempt(words, place.name, "", async () => {
    try {
      return await eraseGuest(addressOf(place), given.thing);
    } catch (error) {
      throw error instanceof FolderInUse
        ? CommandError.badInput(words("erase.open", { folder: quote(place.name) }))
        : error;
    }
  });
  if ("candidates" in result) throw unclearGuest(words, given.thing, result.candidates);
  const { guest, ...counts }: Erased = result.erased;
  print([words("erase.fine", { guest: cleanName(guest.name ?? undefined) ?? guest.id, ...counts })]);
  if (!counts.isScrubbed) io.err(`${words("erase.unscrubbed")}\n`);
  return EXIT.fine;
}
