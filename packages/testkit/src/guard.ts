import { type AnyGame, guardGame, RULES } from "@safehouse/kernel";
import { LawBreak } from "./laws.ts";

/** The same game, but whatever it throws names the function and counts as a broken law. */
export function guarded(game: AnyGame): AnyGame {
  return guardGame(game, RULES, (error, name) =>
    error instanceof LawBreak ? error : new LawBreak("throws", `${name} threw: ${describeError(error)}`),
  );
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
