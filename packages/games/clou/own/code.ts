import { canonical } from "@safehouse/kernel";
import { MOST_BYTES, type OwnHeist } from "./own.ts";
import { pack, unpack } from "./pack.ts";
import { readShort, writeShort } from "./short-code.ts";

/** What a code begins with: the first kind is packed JSON and still read, the second is written. */
const FIRST = "CLOU1.";
const SECOND = "CLOU2.";

/** A sound heist as a code. */
export function writeHeist(heist: OwnHeist): string {
  return SECOND + writeShort(heist);
}

/** The same in the writing of another code: what a record says of its match stays as it was written. */
export function writeLike(code: string, heist: OwnHeist): string {
  return code.startsWith(FIRST) ? FIRST + pack(canonical({ ...heist })) : writeHeist(heist);
}

/** What is in a code, not judged yet; null if it is none. */
export function unpackCode(code: string): unknown {
  if (code.startsWith(SECOND)) return readShort(code.slice(SECOND.length));
  const json = code.startsWith(FIRST) ? unpack(code.slice(FIRST.length), MOST_BYTES) : null;
  return json === null ? null : parseJson(json);
}

/** Null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Opens a code that we wrote ourselves, when its match was configured: it is not judged again. */
export function openHeist(code: string): OwnHeist {
  const heist = unpackCode(code);
  if (heist === null) throw new Error("the match's plan is no code of one");
  return heist as OwnHeist;
}
