import type { Reason, TableReasons } from "@safehouse/kernel";
import type { Event } from "../events.ts";

/** A die below this is nothing that one saves. */
const HIGH = 5;

/** All lies open at a heist and a crew plans aloud, so its bots may say why at any time; they do where others might wonder. */
export const reasons: TableReasons<Event> = {
  texts: {
    en: async () => (await import("../text/reasons-en.ts")).reasonsEn,
    de: async () => (await import("../text/reasons-de.ts")).reasonsDe,
  },
  reasonFor(event, back) {
    switch (event.type) {
      case "crossed":
        return ofCrossing(event, back);
      case "overcome":
        return ofSavedDie(back);
      case "opened":
        return ofSavedDie(back) === null ? ofLastUse(back, "reason.opened") : null;
      case "let-go":
        return event.lapsed ? null : { by: [event.seat], why: { id: "reason.let-go" } };
      case "finished":
        if (event.unused === 0) return null;
        return { by: [event.seat], why: { id: "reason.unused", args: { unused: event.unused } } };
      case "star":
        if (event.for === null || event.for === event.seat) return null;
        return { by: [event.seat], why: { id: "reason.star" } };
      case "driver":
        return ofVotes(event.seat, event.votes);
      default:
        return null;
    }
  },
};

type Crossed = Extract<Event, { type: "crossed" }>;

/** Symbol circles of the own sheet; all else is on the plan. */
const CIRCLES = "special-";

/** For the own sheet in place of the plan, or for the first time where only others were at work. */
function ofCrossing({ seat, at }: Crossed, back: Iterable<Event>): Reason | null {
  if (at.startsWith(CIRCLES)) return { by: [seat], why: { id: "reason.circle" } };
  const thing = thingOf(at);
  let isBegun = false;
  for (const event of back) {
    if (event.type !== "crossed" || thingOf(event.at) !== thing) continue;
    if (event.seat === seat) return null;
    isBegun = true;
  }
  return isBegun ? { by: [seat], why: { id: "reason.helped" } } : null;
}

/** `coal-chute-3` is the third symbol of the coal chute. */
function thingOf(symbol: string): string {
  return symbol.slice(0, symbol.lastIndexOf("-"));
}

/** A high die that could have been used before, and was kept for what was overcome now. */
function ofSavedDie(back: Iterable<Event>): Reason | null {
  const [last, ...earlier] = usesThisRound(back);
  if (last === undefined) return null;
  const own = earlier.filter(({ seat }) => seat === last.seat);
  const die = Math.max(...last.dice);
  const isSaved = die >= HIGH && own.length > 0 && own.every(({ dice }) => dice.every((other) => other < die));
  return isSaved ? { by: [last.seat], why: { id: "reason.saved", args: { die } } } : null;
}

function ofLastUse(back: Iterable<Event>, id: string): Reason | null {
  const [last] = usesThisRound(back);
  return last === undefined ? null : { by: [last.seat], why: { id } };
}

/** Newest first. */
function usesThisRound(back: Iterable<Event>): Extract<Event, { type: "used" }>[] {
  const uses: Extract<Event, { type: "used" }>[] = [];
  for (const event of back) {
    if (event.type === "rolled") break;
    if (event.type === "used") uses.push(event);
  }
  return uses;
}

/** Whoever voted for the driver, who need not praise himself. */
function ofVotes(driver: number, votes: readonly number[]): Reason | null {
  const by = votes.flatMap((vote, seat) => (vote === driver && seat !== driver ? [seat] : []));
  return by.length === 0 ? null : { by, why: { id: "reason.driver" } };
}
