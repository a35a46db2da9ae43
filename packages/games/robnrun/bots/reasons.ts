import type { Reason, TableReasons } from "@safehouse/kernel";
import { needOf } from "../content/safes.ts";
import { faceOf } from "../content/tools.ts";
import type { Event } from "../events.ts";

/** Why the boss robs where it does, by how many safes stand there. */
const ROBBING: readonly (string | undefined)[] = [undefined, "reason.one", "reason.two", "reason.three"];

/** Of the heist only when it is over: until then the rules demand silence. Before, and after, a crew plans aloud. */
export const reasons: TableReasons<Event> = {
  texts: {
    en: async () => (await import("../text/reasons-en.ts")).reasonsEn,
    de: async () => (await import("../text/reasons-de.ts")).reasonsDe,
  },
  reasonFor(event, back) {
    switch (event.type) {
      case "robbing": {
        const id = ROBBING[event.count];
        return id === undefined ? null : { by: [event.boss], why: { id }, isSaidBefore: true };
      }
      case "bribed":
        return ofBoss(back, `reason.bribed-${event.colour}`);
      case "revealed":
        return ofFirstHint(needOf(event.safes), back);
      default:
        return null;
    }
  },
};

function ofBoss(back: Iterable<Event>, id: string): Reason | null {
  for (const event of back) if (event.type === "robbing") return { by: [event.boss], why: { id } };
  return null;
}

type Told = Extract<Event, { type: "told" }>;

/** What was meant by the first tool that was named: what is agreed on, if it was kept to. */
function ofFirstHint(need: readonly number[], back: Iterable<Event>): Reason | null {
  let first: Told | null = null;
  for (const event of back) {
    if (event.type === "robbing") break;
    // What is named later goes by what is missing then. A secret is not everybody's.
    if (event.type === "round" && event.round > 1) first = null;
    if (event.type === "told" && event.hint !== 9 && event.tool !== null) first = event;
  }
  if (first === null) return null;
  const { boss, tool, second } = first;
  const by = [boss];
  const named = [tool, second].flatMap((name) => (name === null ? [] : [faceOf(name)]));
  const most = need.toSorted((a, b) => b - a).slice(0, named.length);
  const isMost = named.reduce((sum, face) => sum + need[face], 0) === most.reduce((sum, count) => sum + count, 0);
  if (first.hint === 2 || !isMost) return null;
  return second === null
    ? { by, why: { id: "reason.named", args: { tool } } }
    : { by, why: { id: "reason.named-two", args: { tool, second } } };
}
