import { type AnyGame, guardGame } from "@safehouse/kernel";
import { LawBreak } from "./laws.ts";

/** The same game, but whatever it throws names the function and counts as a broken law. */
export function guarded(game: AnyGame): AnyGame {
  return guardGame(
    game,
    [
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
    ],
    (error, name) =>
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
