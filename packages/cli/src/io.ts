import type { Readable } from "node:stream";

/** The terminal, or what stands in for it: all that a command may touch of the world around it. */
export interface Io {
  readonly input: Readable;
  /** Writes as it is given, without a line end of its own. */
  out(text: string): void;
  err(text: string): void;
  readonly env: { readonly [name: string]: string | undefined };
  readonly isInputTerminal: boolean;
  readonly isOutputTerminal: boolean;
  readonly isErrorTerminal: boolean;
  readonly columns: number | undefined;
  /** How many lines a screen has; undefined where there is no screen. */
  readonly rows: number | undefined;
  /** Milliseconds; only differences are used. */
  now(): number;
  /** Calls once when somebody presses Ctrl-C, instead of ending the program. Returns what ends that. */
  onInterrupt?(act: () => void): () => void;
}

export function processIo(): Io {
  return {
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    isInputTerminal: process.stdin.isTTY,
    isOutputTerminal: process.stdout.isTTY,
    isErrorTerminal: process.stderr.isTTY,
    columns: process.stdout.columns,
    // Somebody may pull at the window while we play.
    get rows() {
      return process.stdout.rows;
    },
    now: () => performance.now(),
    onInterrupt(act) {
      process.once("SIGINT", act);
      return () => void process.off("SIGINT", act);
    },
  };
}

/** How wide a line may be: the terminal's width within reason, 80 where there is none. */
export function widthOf({ columns }: Io): number {
  return Math.max(40, Math.min(100, columns || 80));
}

const FEWEST_ROWS = 16;

/** How many lines may be shown at once; null for as many as there are. */
export function heightOf({ rows }: Io): number | null {
  return rows ? Math.max(FEWEST_ROWS, rows) : null;
}
