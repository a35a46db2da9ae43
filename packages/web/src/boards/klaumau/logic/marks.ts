import type { Event } from "@safehouse/games/klaumau/board";

export type Word = "skipped" | "crook" | "barter" | "police" | "spared" | "parried" | "doubts";

/** What is stamped upon a player for a moment: a word, whose hand came, or how many cards came or went. */
export type Mark =
  | { readonly type: "word"; readonly word: Word }
  | { readonly type: "hand"; readonly from: number }
  | { readonly type: "points"; readonly count: number }
  | { readonly type: "cards"; readonly count: number };

/** What just happened to whom, of what would else be told in words alone. */
export function marksOf(events: readonly Event[]): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const word = (seat: number, name: Word): void => void marks.set(seat, { type: "word", word: name });
  const cards = (seat: number, more: number): void => {
    const before = marks.get(seat);
    const count = (before?.type === "cards" ? before.count : 0) + more;
    if (before === undefined || before.type === "cards") marks.set(seat, { type: "cards", count });
  };
  for (const event of events) {
    switch (event.type) {
      case "skipped":
      case "parried":
      case "spared":
        word(event.seat, event.type);
        break;
      case "doubted":
        for (const seat of event.doubters) word(seat, "doubts");
        break;
      case "targeted":
        word(event.victim, event.how);
        break;
      case "took":
        cards(event.from, -1);
        cards(event.seat, 1);
        break;
      case "gave":
        cards(event.seat, -1);
        cards(event.to, 1);
        break;
      case "drew":
        cards(event.seat, 1);
        break;
      case "discarded":
        if (event.cards.length > 0) cards(event.seat, -event.cards.length);
        break;
      case "sold":
        marks.set(event.seat, { type: "points", count: event.points });
        break;
      case "received":
        marks.set(event.seat, { type: "hand", from: event.from });
        break;
      default:
    }
  }
  return marks;
}

/** Somebody turns to somebody else, or cards go from one to the other. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

export function waysOf(events: readonly Event[]): Way[] {
  return events.flatMap((event): Way[] => {
    switch (event.type) {
      case "targeted":
        return [{ from: event.seat, to: event.victim }];
      case "gave":
        return [{ from: event.seat, to: event.to }];
      case "took":
      case "received":
        return [{ from: event.from, to: event.seat }];
      default:
        return [];
    }
  });
}

export function hasTurned(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === "reversed");
}
