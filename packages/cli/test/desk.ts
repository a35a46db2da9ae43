import { Readable } from "node:stream";
import { loadGame } from "@safehouse/games";
import { memoryJournal, openMatch, systemClock } from "@safehouse/host";
import type { AnyGame, MatchRecord } from "@safehouse/kernel";
import type { Io } from "../src/io.ts";
import { run } from "../src/run.ts";

export interface Said {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Calls the program as a shell would, without a process of its own. */
export async function call(argv: readonly string[], options: Partial<Io> & { typed?: string } = {}): Promise<Said> {
  let out = "";
  let err = "";
  const { typed = "", ...io } = options;
  const status = await run(
    {
      input: Readable.from([typed]),
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      env: {},
      isInputTerminal: false,
      isOutputTerminal: false,
      isErrorTerminal: false,
      columns: undefined,
      rows: undefined,
      now: () => performance.now(),
      ...io,
    },
    argv,
  );
  return { status, out, err };
}

export async function klaumau(): Promise<AnyGame> {
  const game = await loadGame("klaumau");
  if (game === null) throw new Error("the registry has no klaumau");
  return game;
}

/** A finished match of three bots. */
export async function finishedRecord(seed = "a seed for the tests"): Promise<MatchRecord> {
  const match = await openMatch({
    game: await klaumau(),
    config: {},
    seats: ["Ada", "Bruno", "Carla"].map((name) => ({ kind: "bot" as const, name, level: "random" })),
    chance: { seed, contributions: ["c0ffee"] },
    journal: memoryJournal(),
    clock: systemClock,
  });
  await match.idle();
  const record = match.record();
  if (record === null) throw new Error("the match is not over");
  return record;
}
