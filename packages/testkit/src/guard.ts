import type { AnyGame } from "@safehouse/kernel";
import { LawBreak } from "./laws.ts";

const FUNCTIONS = [
  "configure",
  "setup",
  "pending",
  "moves",
  "check",
  "apply",
  "clone",
  "view",
  "viewEvent",
  "imagine",
  "outcome",
  "audit",
  "label",
  "ask",
] as const satisfies readonly (keyof AnyGame)[];

/** The same game, but whatever it throws names the function and counts as a broken law. */
export function guarded(game: AnyGame): AnyGame {
  const guards = FUNCTIONS.map((name) => [
    name,
    (...args: unknown[]): unknown => {
      try {
        return (game[name] as (...args: unknown[]) => unknown)(...args);
      } catch (error) {
        if (error instanceof LawBreak) throw error;
        throw new LawBreak("throws", `${name} threw: ${describeError(error)}`);
      }
    },
  ]);
  return { ...game, ...(Object.fromEntries(guards) as Partial<AnyGame>) };
}

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack
    ?.split("\n")
    .slice(1, 3)
    .map((line) => line.trim())
    .join(" ");
  return `${error.message} ${place ?? ""}`;
}
