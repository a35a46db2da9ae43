import { verifyChance } from "@safehouse/chance";
import { UNDO } from "@safehouse/kernel";
import { quote } from "./clean.ts";
import type { Command } from "./command.ts";
import { CommandError, EXIT, type ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";
import { loadRecord, requireSound } from "./record-file.ts";
import { openSession } from "./session.ts";

const SHAPE = { thing: "file", values: {}, switches: [] } as const;

export const verifyCommand: Command = { shape: SHAPE, run };

async function run(io: Io, argv: readonly string[]): Promise<ExitStatus> {
  const { given, words, print } = openSession(io, "verify", SHAPE, argv);
  const loaded = await loadRecord(words, given.thing);
  const { record, game } = loaded;
  // Draws first: an altered one usually makes later moves impossible too, and it is the draw that should be named.
  const verified = verifyChance(game, record);
  if (!verified.ok && verified.error.n === 0) {
    throw CommandError.mismatch(
      words("verify.commitment", { file: quote(given.thing), problem: verified.error.problem }),
    );
  }
  if (verified.ok) requireSound(words, given.thing, loaded);
  if (!verified.ok)
    throw CommandError.mismatch(words("verify.mismatch", { file: quote(given.thing), ...verified.error }));
  const moves = record.entries.filter(({ seat, decision }) => seat !== null && decision !== UNDO).length;
  print([words("verify.fine", { moves, draws: verified.value })]);
  return EXIT.fine;
}
