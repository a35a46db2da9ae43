import type { Event } from "@safehouse/games/clou/board";
import type { Names } from "../../../boards/clou/names.ts";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./text/en.ts";

/** What stands on the sheet, and what came of it: for a button, and for the list of what is entered. */
export interface Written {
  /** Faces of the dice that it takes. */
  readonly dice: readonly number[];
  readonly title: string;
  readonly brings: string;
  /** Symbols that are crossed by it. */
  readonly symbols: readonly string[];
}

type Words = Texts<typeof en>;

export function writtenOf(events: readonly Event[], seat: number, t: Words, names: Names): Written {
  const own = events.filter((event) => !("seat" in event) || event.seat === null || event.seat === seat);
  const titles = own.flatMap((event) => titleOf(event, t, names) ?? []);
  const brings = own.flatMap((event) => bringsOf(event, t, names) ?? []);
  // A symbol that only lies ready, or is settled: then that is all there is to say.
  if (titles.length === 0 && brings.length === 0) brings.push(...own.flatMap((event) => restOf(event, t, names) ?? []));
  if (titles.length === 0 && brings.length === 0) brings.push(t.other);
  const isCrossing = titles.length === 0;
  return {
    dice: own.flatMap((event) => (event.type === "used" ? [...event.dice] : [])),
    title: isCrossing ? t.and(brings.slice(0, 1)) : t.and(titles),
    brings: isCrossing ? brings.slice(1).join(" · ") : brings.length === 0 ? t.nothing : brings.join(" · "),
    symbols: own.flatMap((event) => (event.type === "crossed" ? [event.gift] : [])),
  };
}

function titleOf(event: Event, t: Words, names: Names): string | null {
  switch (event.type) {
    case "used": {
      const by = event.by === 0 ? [] : [event.by < 0 ? `−${-event.by}` : `${event.by}`];
      const parts = [...event.dice.map(String), ...event.extra.map(String), ...by];
      return t.into(t.sum(parts, event.number), names.place(event.cell));
    }
    case "any":
      return event.number === null
        ? t.crossedOut(names.place(event.cell))
        : t.into(String(event.number), names.place(event.cell));
    case "star":
      return names.star(event.star);
    default:
      return null;
  }
}

function bringsOf(event: Event, t: Words, names: Names): string | null {
  switch (event.type) {
    case "crossed":
      return t.crosses(names.symbol(event.gift), names.place(event.at));
    case "let-go":
      return t.letGo(names.symbol(event.gift));
    case "overcome":
      return t.done(names.thing(event.challenge));
    case "looted":
      return t.loot(names.thing(event.loot), event.value);
    case "line":
      return t.line(names.line(event.line));
    case "gained":
      return t.white(names.symbol(event.gift));
    default:
      return null;
  }
}

function restOf(event: Event, t: Words, names: Names): string | null {
  if (event.type === "readied") {
    const by = event.by ?? 0;
    return t.adds(by === 0 ? names.symbol(event.white) : by < 0 ? `−${-by}` : `+${by}`);
  }
  return event.type === "took" && event.gift === null ? t.leaves : null;
}
