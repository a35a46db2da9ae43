import { writeFileSync } from "node:fs";
import { exportGuest } from "@safehouse/server/personal-data";
import { attempt } from "./backup-command.ts";
import { unclearGuest } from "./candidates.ts";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import { addressOf, housePlace } from "./house-place.ts";
import type { Io } from "./io.ts";
import { openSession } from "./session.ts";

const SHAPE = { thing: "guest", values: { data: "folder", store: "text", out: "file" }, switches: [] } as const;

export const exportCommand: Command = { shape: SHAPE, run };

/** What a house, which may be open, has about a guest, as JSON. */
async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const session = openSession(io, "export", SHAPE, argv);
  const { given, words, print } = session;
  const house = await housePlace(session);
  const result = await attempt(words, house.name, "", () => exportGuest(addressOf(house), given.thing));
  if ("candidates" in result) throw unclearGuest(words, given.thing, result.candidates);
  const text = JSON.stringify(result.data, null, 2);
  const file = given.values["out"];
  if (file === undefined) {
    print([text]);
    return EXIT.fine;
  }
  try {
    // For the guest's eyes: neither over another file, nor for everybody on this machine to read.
    writeFileSync(file, `${text}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code = "?" } = error as NodeJS.ErrnoException;
    const place = { folder: quote(house.name), file: quote(file) };
    if (code === "EEXIST") throw CommandError.badInput(words("backup.refused.file-exists", place));
    throw CommandError.badInput(words("print.failed", { file: quote(file), reason: code }));
  }
  print([words("export.fine", { file: quote(file) })]);
  return EXIT.fine;
}
