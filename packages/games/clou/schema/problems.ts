import { isObject, type Message } from "@safehouse/kernel";
import { BETWEEN } from "../own/name.ts";

/** Where data is wrong and what is wrong with it, for whoever wrote it: `bars[0].boxes[2].own` "…". */
export interface Problem {
  readonly path: string;
  readonly problem: string;
  /** The same by the game's texts, where somebody can come to it who only moves things about. */
  readonly message?: Message;
}

/** A value of untrusted data with the way to it. Whoever reads it notes what is wrong; nothing here throws. */
export interface Spot {
  readonly value: unknown;
  readonly path: string;
  readonly problems: Problem[];
}

export function rootSpot(value: unknown, path: string): Spot {
  return { value, path, problems: [] };
}

export function complain({ path, problems }: Spot, problem: string): void {
  problems.push({ path, problem });
}

export function childOf(spot: Spot, key: string | number): Spot {
  const { value, path, problems } = spot;
  const own = isObject(value) || Array.isArray(value) ? (value as { [key: string]: unknown }) : {};
  const step = typeof key === "number" ? `[${key}]` : path === "" ? key : `.${key}`;
  return { value: Object.hasOwn(own, String(key)) ? own[String(key)] : undefined, path: path + step, problems };
}

/** Reads an object with exactly these fields; those ending in `?` may be missing. */
export function fields(
  spot: Spot,
  readers: { readonly [field: string]: (child: Spot) => void },
  what = "an object",
): boolean {
  if (!isObject(spot.value)) {
    complain(spot, `must be ${what}`);
    return false;
  }
  const known = Object.keys(readers).map((name) => name.replace(/\?$/, ""));
  for (const name of Object.keys(spot.value)) {
    if (!known.includes(name))
      complain(childOf(spot, name.slice(0, 40)), `is not a field here; there are ${known.join(", ")}`);
  }
  for (const [name, read] of Object.entries(readers)) {
    const child = childOf(spot, name.replace(/\?$/, ""));
    if (child.value !== undefined) read(child);
    else if (!name.endsWith("?")) complain(child, "is missing");
  }
  return true;
}

/** Reads a list of at least and at most so many things. */
export function list(
  spot: Spot,
  [least, most]: readonly [number, number],
  read: (child: Spot, index: number) => void,
): boolean {
  const { value } = spot;
  if (!Array.isArray(value)) {
    complain(spot, "must be a list");
    return false;
  }
  if (value.length < least || value.length > most) {
    complain(spot, `has ${value.length} entries; there must be ${least === most ? least : `${least} to ${most}`}`);
  }
  value.slice(0, most).forEach((_, i) => read(childOf(spot, i), i));
  return true;
}

export function whole(least: number, most: number): (spot: Spot) => void {
  return (spot) => {
    const { value } = spot;
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
      complain(spot, `must be a whole number from ${least} to ${most}, not ${show(value)}`);
    }
  };
}

export function oneOf(words: readonly unknown[]): (spot: Spot) => void {
  return (spot) => {
    if (!words.includes(spot.value))
      complain(spot, `must be one of ${words.map(String).join(", ")}, not ${show(spot.value)}`);
  };
}

/** A word that some reader understands. */
export function word(read: (text: string) => unknown, what: string): (spot: Spot) => void {
  return (spot) => {
    const isRight = typeof spot.value === "string" && read(spot.value) !== null;
    if (!isRight) complain(spot, `must be ${what}, not ${show(spot.value)}`);
  };
}

/** Words of letters and digits, joined by hyphens: a plan of one's own has no other names than its ids (`ownName`). */
const NAME = /^\p{L}[\p{L}\p{N}’]*(-\p{L}[\p{L}\p{N}’]*)*$/u;
export const LONGEST_NAME = 32;

export function isId(value: unknown): value is string {
  if (typeof value !== "string" || value !== value.normalize("NFC")) return false;
  const names = value.split(BETWEEN);
  // What every object has would be found where nothing was written.
  return names.length <= 2 && names.every((name) => name.length <= LONGEST_NAME && NAME.test(name)) && !(value in {});
}

export function readId(spot: Spot): void {
  if (!isId(spot.value)) complain(spot, `must be an id such as "side-door", not ${show(spot.value)}`);
}

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
