import type { Shape } from "./arguments.ts";
import type { ExitStatus } from "./exit.ts";
import type { Io } from "./io.ts";

/** One of the things this program does. */
export interface Command {
  readonly shape: Shape;
  /** What may be asked for by a word of its own before the rest. */
  readonly verbs?: { readonly [verb: string]: Shape };
  run(io: Io, argv: readonly string[]): Promise<ExitStatus>;
}
