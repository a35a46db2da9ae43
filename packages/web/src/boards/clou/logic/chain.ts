import type { Cell, Reader, View } from "@safehouse/games/clou/board";
import { found } from "@safehouse/kernel";

/** What a move would bring about, told before it is made. */
export type Link =
  | { readonly type: "line"; readonly line: string }
  /** A coloured symbol to be placed next. */
  | { readonly type: "activates"; readonly gift: string }
  /** Nothing takes it now. */
  | { readonly type: "lapses"; readonly gift: string }
  | { readonly type: "gains"; readonly gift: string }
  | { readonly type: "overcomes"; readonly thing: string }
  | { readonly type: "opens"; readonly room: string }
  | { readonly type: "loots"; readonly loot: string; readonly value: number }
  | { readonly type: "bar"; readonly id: string; readonly left: number }
  | { readonly type: "traces"; readonly count: number }
  | { readonly type: "time"; readonly count: number }
  | { readonly type: "alarm" }
  | { readonly type: "caught" };

/** The difference between two views of the same table, read as a story. `seat` is who writes. */
export function chainOf(reader: Reader, before: View, after: View, seat: number): Link[] {
  return [...onSheet(reader, before, after, seat), ...onPlan(reader, before, after), ...onBars(reader, before, after)];
}

function onSheet(reader: Reader, before: View, after: View, seat: number): Link[] {
  const marked = markedCells(reader, before, after, seat);
  if (marked.length === 0) return [];
  const names = new Set(marked.map(({ name }) => name));
  const isCrossed = crossedIn(reader, after, seat);
  const lines = reader
    .readLines(after, seat)
    .filter(({ cells }) => cells.some((cell) => names.has(cell)) && cells.every((cell) => isCrossed.has(cell)));
  // The number of a circle box is written first: only crossing it counts for its line.
  const finished = lines.filter(({ cells }) =>
    cells.some((cell) => names.has(cell) && !crossedIn(reader, before, seat).has(cell)),
  );
  const { whites } = reader.readHand(after, seat);
  // What a star gives may be for another.
  const kept = marked.flatMap(({ star, gives }) =>
    star === null ? gives : gives.filter((gift) => !isWhite(gift) || whites.includes(gift)),
  );
  const given = [...kept, ...finished.flatMap(({ gives }) => gives)];
  const waiting = [...reader.readNight(after).queue];
  for (const gift of reader.readNight(before).queue) take(waiting, gift);
  return [
    ...finished.map(({ name }): Link => ({ type: "line", line: name })),
    ...given.map((gift): Link => {
      if (isWhite(gift)) return { type: "gains", gift };
      return take(waiting, gift) ? { type: "activates", gift } : { type: "lapses", gift };
    }),
  ];
}

/** Cells that hold something else than before. */
export function markedCells(reader: Reader, before: View, after: View, seat: number): Cell[] {
  const old = reader.readCells(before, seat);
  return reader
    .readCells(after, seat)
    .filter(({ state, number }, i) => state !== found(old[i]).state || number !== found(old[i]).number);
}

function crossedIn(reader: Reader, view: View, seat: number): Set<string> {
  return new Set(reader.readCells(view, seat).flatMap(({ name, state }) => (state === "crossed" ? [name] : [])));
}

function take(list: string[], one: string): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

export function isWhite(gift: string): boolean {
  return gift.startsWith("±") || gift.startsWith("die ") || gift.startsWith("any");
}

function onPlan(reader: Reader, before: View, after: View): Link[] {
  const old = reader.readThings(before);
  const done = reader.readThings(after).filter(({ state }, i) => state === "done" && found(old[i]).state !== "done");
  const wasOpen = reader.readRooms(before);
  const opened = reader.readRooms(after).filter(({ isOpen }, i) => isOpen && !found(wasOpen[i]).isOpen);
  return [
    ...done.flatMap(({ name, kind }): Link[] => (kind === "challenge" ? [{ type: "overcomes", thing: name }] : [])),
    ...opened.map(({ name }): Link => ({ type: "opens", room: name })),
    ...done.flatMap(({ name, kind, value }): Link[] => (kind === "loot" ? [{ type: "loots", loot: name, value }] : [])),
  ];
}

function onBars(reader: Reader, before: View, after: View): Link[] {
  const old = reader.readNight(before);
  const now = reader.readNight(after);
  const links: Link[] = now.specials.flatMap(({ id, left }, i): Link[] =>
    left === found(old.specials[i]).left ? [] : [{ type: "bar", id, left }],
  );
  const traces = old.bars.traces.left - now.bars.traces.left;
  const time = old.bars.time.left - now.bars.time.left;
  if (traces !== 0) links.push({ type: "traces", count: traces });
  if (time !== 0) links.push({ type: "time", count: time });
  if (now.isAlarm && !old.isAlarm) links.push({ type: "alarm" });
  if (now.bars.traces.left === 0) links.push({ type: "caught" });
  return links;
}
