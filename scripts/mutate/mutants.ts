import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fastRandom } from "@safehouse/chance";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { ROOT } from "../tool.ts";

/** One small change of the code. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** Where `from` stands in its file. */
  readonly at: number;
}

export interface Mutated {
  readonly mutants: readonly Mutant[];
  /** By file: the code with every mutant in it, each behind a switch. */
  readonly switched: { readonly [file: string]: string };
}

const SEED = 13;

/** All mutants that Stryker knows of these files. */
export async function mutate(files: readonly string[]): Promise<Mutated> {
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
  const { files: switched, mutants } = await new Instrumenter(SILENT).instrument(
    files.map((name) => ({ name, mutate: true, content: sources.get(name)! })),
    { ignorers: [], excludedMutations: [], plugins: null },
  );
  return {
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
      const source = sources.get(fileName)!;
      const at = offset(source, location.start);
      const from = source.slice(at, offset(source, location.end));
      return { id, file: fileName, line: location.start.line + 1, kind: mutatorName, from, to: replacement, at };
    }),
    switched: Object.fromEntries(switched.map(({ name, content }) => [name, content])),
  };
}

/** So many of them, always the same. */
export function draw(mutants: readonly Mutant[], count: number): Mutant[] {
  const random = fastRandom(SEED);
  const left = mutants.slice();
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]!);
}

function offset(source: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let start = 0;
  for (let i = 0; i < line; i++) start = source.indexOf("\n", start) + 1;
  return start + column;
}

const nothing = (): void => {};
const never = (): boolean => false;
const SILENT = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
