import type { NewLine, NewMatch } from "../packages/server/src/store/store.ts";

/** A match as stores are measured with. */
export function storedMatch(id: string): NewMatch {
  return {
    id,
    game: "klaumau",
    rules: 0,
    content: "",
    config: {},
    seats: [{ kind: "human" }, { kind: "human" }],
    tokenHashes: [null, null],
    seed: "bench",
    contributions: [],
    practice: true,
    isPrivate: false,
    createdAt: 0,
  };
}

/** Line n of match i: as long as a usual one. */
export function storedLine(n: number, i: number): NewLine {
  const entry = { n, decision: `turn:${i % 2}:${n}`, seat: i % 2, move: { do: "play", card: "ruby-3" } };
  return { entry, command: `command-${i}-${n}` };
}
