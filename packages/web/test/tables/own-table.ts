import type { OwnTable } from "@safehouse/protocol";

/** A table where this guest sits. */
export function ownTable(changes: Partial<OwnTable> = {}): OwnTable {
  return {
    id: "t1",
    game: "klaumau",
    phase: "playing",
    seat: 0,
    turn: [],
    isYourTurn: false,
    hasAnswered: false,
    isByBot: false,
    questions: [],
    n: null,
    timer: null,
    names: ["Ann", null],
    hats: [0, 1],
    match: null,
    token: null,
    createdAt: 0,
    expiresAt: null,
    ...changes,
  };
}
