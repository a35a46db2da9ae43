import { isObject, type Json } from "@safehouse/kernel";
import type { Change } from "./change.ts";

/**
 * What turns one value into the other; null if they are the same. Applied, it gives the second value with its members in the same order:
 * where members would come to stand elsewhere, the whole object is told.
 */
export function changesBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after);
  if (isObject(before) && isObject(after)) return memberChanges(before, after);
  return [after as Json];
}

function memberChanges(before: Record<string, unknown>, after: Record<string, unknown>): Change | null {
  const members = Object.keys(after);
  // Hardly anything changes with a move, so nothing is made before something has.
  let changes: { [member: string]: Change } | null = null;
  let kept = 0;
  for (const member of Object.keys(before)) {
    const isKept = member === members[kept];
    if (!isKept && Object.hasOwn(after, member)) return [after as Json];
    if (isKept) kept++;
    if (isKept && before[member] === after[member]) continue;
    const change = isKept ? changesBetween(before[member], after[member]) : 0;
    if (change === null) continue;
    changes ??= {};
    changes[member] = change;
  }
  for (; kept < members.length; kept++) {
    const member = members[kept] as string;
    changes ??= {};
    changes[member] = [after[member] as Json];
  }
  return changes;
}

function listChanges(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length === after.length) {
    let changes: { [index: string]: Change } | null = null;
    let changed = 0;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const change = changesBetween(before[i], after[i]);
      if (change === null) continue;
      changes ??= {};
      changes[i] = change;
      changed++;
    }
    if (changes === null) return null;
    // Objects are told by what changes in them; other lists may have moved on.
    if (changed * 2 <= after.length || isObject(after[0])) return changes;
    return shorter(changes, splices(before, after));
  }
  return splices(before, after);
}

function shorter(one: Change, other: Change): Change {
  return JSON.stringify(one).length <= JSON.stringify(other).length ? one : other;
}

/** In place of more than this share of a list the list itself is told. */
const WORTH_SPLICING = 0.8;

function splices(before: readonly unknown[], after: readonly unknown[]): Change {
  const told: (number | Json[])[] = [];
  let fresh = 0;
  const replace = (at: number, end: number, items: readonly unknown[]): void => {
    if (end === at && items.length === 0) return;
    told.push(at, end - at, items as Json[]);
    fresh += items.length;
  };
  // Mostly a card comes or goes: what stands before and behind it is not looked at any further.
  const start = sameAtStart(before, after);
  const same = sameAtEnd(before, after, start);
  const [end, stop] = [before.length - same, after.length - same];
  let [at, from] = [start, start];
  if (start < end && start < stop) {
    const places = placesOf(before, start, end);
    for (let i = start; i < stop; i++) {
      const place = nextPlace(places.get(keyOf(after[i])), at);
      if (place === null) continue;
      replace(at, place, after.slice(from, i));
      at = place + 1;
      from = i + 1;
    }
  }
  replace(at, end, after.slice(from, stop));
  return fresh > after.length * WORTH_SPLICING ? [after as Json] : told;
}

function sameAtStart(before: readonly unknown[], after: readonly unknown[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && changesBetween(before[count], after[count]) === null) count++;
  return count;
}

/** What is the same at the start is not counted again. */
function sameAtEnd(before: readonly unknown[], after: readonly unknown[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && changesBetween(before.at(-1 - count), after.at(-1 - count)) === null) count++;
  return count;
}

/** Where each item from `start` to before `end` stands, first to last. */
function placesOf(list: readonly unknown[], start: number, end: number): Map<unknown, number[]> {
  const places = new Map<unknown, number[]>();
  for (let i = start; i < end; i++) {
    const key = keyOf(list[i]);
    const known = places.get(key);
    if (known === undefined) places.set(key, [i]);
    else known.push(i);
  }
  return places;
}

/** Lists of moves keep their order: the next equal item is the one that stayed. */
function nextPlace(places: number[] | undefined, from: number): number | null {
  while (places !== undefined && places.length > 0) {
    const place = places.shift() as number;
    if (place >= from) return place;
  }
  return null;
}

/** Equal for equal items. No text of ours begins with the mark, so none is taken for an object. */
function keyOf(item: unknown): unknown {
  return typeof item === "object" && item !== null ? `\0${JSON.stringify(item)}` : item;
}
